// SPDX-License-Identifier: GPL-3.0-or-later
#include "CampaignBook.h"

#include "app/campaign/soldiers/BuyDialog.h"
#include "app/campaign/soldiers/KitDialog.h"
#include "documents/roster/LibraryRosterStore.h"
#include "rules/evaluate/Evaluator.h"
#include "support/OwnPacks.h"
#include "support/Widgets.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QSpinBox>
#include <QTimer>
#include <QTreeWidget>

using namespace muster;
using namespace muster::campaign;
using test::CampaignBook;

/// Kit in the window: the dialogs, what they record, and that it can be undone.
class tst_CampaignKit : public QObject
{
    Q_OBJECT

private:
    // The sample platoon, with some experience.
    static void open(CampaignBook &book)
    {
        const packs::PackPtr pack = book.store->find("space-crusade");
        Campaign campaign = test::platoon(*book.store);
        const auto force = enlistRoster(test::sampleRoster(*pack), GameBasis::of(*pack), campaign.rules, "p");
        if (!force)
            qFatal("%s", force.error().message().c_str());
        // A soldier of the line: whoever leads has most of the list's kit.
        const auto soldier = std::find_if(force->soldiers.begin(), force->soldiers.end(),
                                          [&](const Recruit &each) { return each.id != force->leader; });
        campaign.events = {makeEvent(*force), makeEvent(ExperienceGranted{{{soldier->id, 20}}, {}})};
        book.take(campaign);
        book.workspace->session().setCurrent(soldier->id);
    }

    // Runs the action, and does something in the dialog that it opens.
    template <typename Work>
    static void answer(CampaignBook &book, QAction *action, Work work)
    {
        bool answered = false;
        QTimer::singleShot(0, &book.window, [&] {
            auto *dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            QVERIFY(dialog);
            work(*dialog);
            answered = true;
            auto *verb = dialog->findChild<QPushButton *>("dialog.verb");
            verb->isEnabled() ? verb->click() : dialog->reject();
        });
        action->trigger();
        QVERIFY(answered);
    }

    static void type(QDialog &dialog, const QString &words) { dialog.findChild<QLineEdit *>("buy.text")->setText(words); }

private slots:
    void buying_offersTheArmyListWithPricesAndDice()
    {
        CampaignBook book;
        open(book);
        app::CampaignSession &session = book.workspace->session();
        const SoldierState who = *session.state().soldier(session.current());
        app::BuyDialog dialog(session, who, &book.window);
        auto *list = dialog.findChild<QTreeWidget *>("buy.list");
        auto *verb = dialog.findChild<QPushButton *>("dialog.verb");
        QVERIFY(list->topLevelItemCount() > 5);
        QVERIFY(!verb->isEnabled());
        type(dialog, "chainsword");
        QVERIFY(verb->isEnabled());
        QVERIFY2(list->currentItem()->text(1).contains("CC"), qPrintable(list->currentItem()->text(1)));
        const EquipmentBought sword = dialog.purchase();
        QVERIFY(sword.entry.endsWith("crusade.option.chainsword"));
        QVERIFY(sword.points > 0);
        QVERIFY(!dialog.findChild<QSpinBox *>("buy.points")->isEnabled()); // the list makes the price
        type(dialog, "Heirloom sabre");
        dialog.findChild<QSpinBox *>("buy.points")->setValue(4);
        dialog.findChild<QSpinBox *>("buy.experience")->setValue(3);
        QCOMPARE(dialog.purchase(), (EquipmentBought{who.id, "Heirloom sabre", 4, 3, {}}));
        type(dialog, "sw");
        QVERIFY(!verb->isEnabled()); // several: one must be chosen
    }

    void boughtSoldHandedOn_areStepsThatUndo()
    {
        CampaignBook book;
        open(book);
        app::CampaignSession &session = book.workspace->session();
        const QString who = session.current();
        const int points = session.state().soldier(who)->points;
        answer(book, book.workspace->actions().buy, [](QDialog &dialog) {
            type(dialog, "Medipac");
            dialog.findChild<QSpinBox *>("buy.experience")->setValue(6);
        });
        QCOMPARE(session.state().soldier(who)->equipment(), QStringList{"Medipac"});
        const int worth = session.state().soldier(who)->points - points;
        QVERIFY(worth > 0);
        QCOMPARE(session.state().soldier(who)->free(), 14);

        answer(book, book.workspace->actions().kit, [](QDialog &dialog) {
            QCOMPARE(dialog.findChild<QSpinBox *>("kit.back")->value(), 6); // what was paid
            dialog.findChild<QSpinBox *>("kit.back")->setValue(2);
        });
        QVERIFY(session.state().soldier(who)->kit.isEmpty());
        QCOMPARE(session.state().soldier(who)->free(), 16);
        QCOMPARE(session.state().soldier(who)->points, points);
        session.document()->undoStack().undo();
        QCOMPARE(session.state().soldier(who)->kit.size(), 1);

        QString comrade;
        answer(book, book.workspace->actions().kit, [&](QDialog &dialog) {
            dialog.findChild<QRadioButton *>("kit.hand")->setChecked(true);
            comrade = dialog.findChild<QComboBox *>("kit.comrade")->currentData().toString();
        });
        QCOMPARE(session.state().soldier(comrade)->equipment(), QStringList{"Medipac"});
        QVERIFY(session.state().problems.isEmpty());
        session.document()->undoStack().undo();
        QVERIFY(session.state().soldier(comrade)->kit.isEmpty());

        answer(book, book.workspace->actions().kit,
               [](QDialog &dialog) { dialog.findChild<QRadioButton *>("kit.mistake")->setChecked(true); });
        QVERIFY(session.state().soldier(who)->kit.isEmpty());
        QCOMPARE(session.state().soldier(who)->free(), 20);
        QVERIFY(session.document()->campaign().events.last().as<Correction>());
    }

    void kit_isPaidWithWhatTheForceCounts()
    {
        CampaignBook book;
        open(book);
        app::CampaignSession &session = book.workspace->session();
        CampaignRules rules = session.rules();
        rules.counters = {{"credits", packs::LocalText(QStringLiteral("credits")), 12, 0, 5, 2, 1, {}, "points", "paid / 2"}};
        session.document()->changeRules("Credits", rules);
        const QString who = session.current(), force = session.state().soldier(who)->force;
        const auto credits = [&] { return session.state().force(force)->counters.value("credits"); };
        QCOMPARE(credits(), 12);
        int price = 0;
        answer(book, book.workspace->actions().buy, [&](QDialog &dialog) {
            type(dialog, "chainsword");
            auto *list = dialog.findChild<QTreeWidget *>("buy.list");
            QVERIFY(!list->isColumnHidden(3));
            QCOMPARE(list->currentItem()->text(3), list->currentItem()->text(2)); // as many credits as points
            price = dialog.findChild<QSpinBox *>("price.credits")->value();
            QCOMPARE(price, dialog.findChild<QSpinBox *>("buy.points")->value());
            test::screenshot(dialog, "campaign-buy-credits");
        });
        QVERIFY(price > 0);
        QCOMPARE(credits(), 12 - price);
        // What the force cannot pay is refused with the reason, and nothing is recorded.
        answer(book, book.workspace->actions().buy, [&](QDialog &dialog) {
            type(dialog, "Heirloom cannon");
            dialog.findChild<QSpinBox *>("buy.points")->setValue(30);
            QVERIFY(!dialog.findChild<QPushButton *>("dialog.verb")->isEnabled());
            const QString words = dialog.findChild<QLabel *>("dialog.remark")->text();
            QVERIFY2(words.startsWith("30 credits needed") && words.contains(QString::number(12 - price)), qPrintable(words));
        });
        QCOMPARE(credits(), 12 - price);
        QCOMPARE(session.state().soldier(who)->kit.size(), 1);
        // A sale brings what the rules say; undo takes both back.
        answer(book, book.workspace->actions().kit, [&](QDialog &dialog) {
            QCOMPARE(dialog.findChild<QSpinBox *>("price.credits")->value(), qRound(price / 2.0));
            test::screenshot(dialog, "campaign-sell-credits");
        });
        QCOMPARE(credits(), 12 - price + qRound(price / 2.0));
        session.document()->undoStack().undo();
        QCOMPARE(credits(), 12 - price);
        session.document()->undoStack().undo();
        QCOMPARE(credits(), 12);
        QVERIFY(session.state().problems.isEmpty());
    }

    void battleRoster_hasThePointsOfTheBook_andSaysWhatIsNotOfTheList()
    {
        CampaignBook book;
        open(book);
        app::CampaignSession &session = book.workspace->session();
        session.document()->recordEvents("Buy", {makeEvent(EquipmentBought{session.current(), "Heirloom sabre", 4, 0, {}})});
        QString roster;
        connect(book.workspace.get(), &app::Workspace::requested, &book.window, [&](const app::Request &request) { roster = request.id; });
        book.workspace->actions().muster->trigger();
        documents::LibraryRosterStore stored(*book.library);
        const auto read = stored.load(roster);
        QVERIFY(read);
        rules::Evaluator evaluator(book.store->find("space-crusade")->data());
        evaluator.evaluate(read->roster);
        for (const rules::RosterCost &cost : evaluator.totals()) {
            if (cost.typeId == session.game().pointsCost)
                QCOMPARE(qRound(cost.value), session.state().forces.first().points);
        }
        QVERIFY(QString::fromStdString(read->roster.customNotes).contains("Heirloom sabre"));
    }
};

MUSTER_TEST_MAIN(tst_CampaignKit)
#include "tst_CampaignKit.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "TableDesk.h"
#include "app/print/PrintWorkspace.h"
#include "app/table/begin/BeginDraft.h"
#include "campaign/muster/ForceRoster.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/roster/LibraryRosterStore.h"

#include <QJsonDocument>
#include <QPushButton>

using namespace muster;
using namespace muster::battle;

/// A battle on paper, and how it begins with nothing in the library.
class tst_TablePaper : public QObject
{
    Q_OBJECT

    std::unique_ptr<test::TableDesk> m_desk;

    /// The crosses in boxes on all pages: each is two slanting lines of this weight.
    static int crosses(const print::Pages &pages)
    {
        int lines = 0;
        for (const print::Page &page : pages) {
            for (const print::Placed &placed : page.content) {
                for (const print::Item &item : *placed.list) {
                    const auto *line = std::get_if<print::LineItem>(&item);
                    lines += line && line->stroke.width == 0.45 && line->line.dx() != 0 && line->line.dy() != 0;
                }
            }
        }
        return lines / 2;
    }
    print::Pages printed()
    {
        m_desk->shell->showWorkspace("table");
        m_desk->run("table.print");
        auto &workspace = *static_cast<app::PrintWorkspace *>(m_desk->shell->workspace("print"));
        if (m_desk->shell->current() != &workspace)
            qWarning("the print workspace is not in sight");
        workspace.session().finish();
        return workspace.session().job().pages;
    }

private slots:
    void cleanup() { m_desk.reset(); }

    void cards_haveTheBoxesThatAreTicked_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"dust", "space-crusade", "dropzone-commander", "at-43"})
            QTest::newRow(game) << game;
    }

    void cards_haveTheBoxesThatAreTicked()
    {
        QFETCH(QString, game);
        m_desk = std::make_unique<test::TableDesk>();
        const QString mine = m_desk->bring(game, 0);
        m_desk->shell->handle({"table", "play", mine, {}});
        test::settle();
        m_desk->run("table.beginBattle");
        m_desk->run("table.nextTurn");
        const int before = crosses(printed());
        m_desk->shell->showWorkspace("table");
        QString hurt;
        for (const UnitState &unit : m_desk->state().units) {
            if (unit.boxes() > 1 && (unit.figures.first().boxes > 1 || game == "at-43") && hurt.isEmpty())
                hurt = unit.id;
        }
        QVERIFY(!hurt.isEmpty());
        m_desk->tap(hurt);
        m_desk->press("table.box.0");
        QCOMPARE(m_desk->state().unit(hurt)->boxes() - m_desk->state().unit(hurt)->boxesLeft(), 1);
        QCOMPARE(before, 0);
        QCOMPARE(crosses(printed()), 2); // on the card and on the sheet
        test::screenshot(*m_desk->shell.window, "table-cards-" + game);
    }

    void emptyLibrary_offersSamples_andSaysWhatIsMissing()
    {
        m_desk = std::make_unique<test::TableDesk>();
        m_desk->shell->showWorkspace("table");
        test::settle();
        test::screenshot(*m_desk->shell.window, "table-empty");
        // Enter presses what has the keyboard.
        auto *home = m_desk->find<QWidget>("table.home");
        auto *begin = home->findChild<QPushButton *>();
        QVERIFY(begin);
        begin->setFocus();
        QTest::keyClick(begin, Qt::Key_Return);
        test::settle();
        QCOMPARE(m_desk->table().page(), app::TableWorkspace::Page::Begin);
        test::screenshot(*m_desk->shell.window, "table-begin-empty");
        auto *mine = m_desk->find<app::Combo>("table.begin.mine.0");
        QVERIFY(mine->count() > 10); // thirteen samples
        m_desk->pick("table.begin.mine.0", m_desk->table().beginning().samples(false).first().id);
        QVERIFY(m_desk->table().beginning().canBegin());
        m_desk->choose("table.begin.against", 0);
        m_desk->pick("table.begin.opponent", m_desk->table().beginning().samples(true).last().id);
        test::screenshot(*m_desk->shell.window, "table-begin-samples");
        m_desk->run("table.beginBattle");
        QCOMPARE(m_desk->state().sides.size(), 2);
        QVERIFY(!m_desk->state().units.isEmpty());
        QVERIFY(m_desk->state().units.last().side == 1);
        // Nothing but the battle came into the library.
        library::Filter filter;
        filter.kind = library::Kind::Roster;
        QVERIFY(m_desk->shell.core->library().documents().list(filter)->isEmpty());
    }

    void forceOfACampaign_playsItsPlannedMission()
    {
        m_desk = std::make_unique<test::TableDesk>();
        const QString list = m_desk->bring("space-crusade", 1);
        const packs::PackPtr pack = m_desk->shell.core->packs().find("space-crusade");
        campaign::Campaign book;
        book.start.id = "book";
        book.start.name = "Gorgon's Wake";
        book.start.system = "space-crusade";
        book.start.players = {{"p", "Camille", {}, {}}};
        book.rules = campaign::CampaignRules::fromJson(QJsonDocument::fromJson(pack->campaignJson()).object());
        documents::LibraryRosterStore store(m_desk->shell.core->library());
        const auto force = campaign::enlistRoster(store.load(list)->roster, campaign::GameBasis::of(*pack), book.rules, "p");
        QVERIFY(force.ok());
        book.events.append(campaign::makeEvent(*force));
        campaign::MissionPlanned plan;
        plan.name = "Interception";
        plan.scenario = "crusade.scenario.seek-and-destroy";
        book.events.append(campaign::makeEvent(plan));
        const QString planned = book.events.last().id;
        {
            documents::CampaignDocument document(book, "Space Crusade");
            QVERIFY(document.attach(m_desk->shell.core->library(), "book").ok());
            document.finishSaving();
        }
        m_desk->shell->showWorkspace("table");
        m_desk->run("table.new");
        app::BeginDraft &draft = m_desk->table().beginning();
        QCOMPARE(draft.forces(false).size(), 1);
        m_desk->pick("table.begin.mine.0", draft.forces(false).first().id);
        QVERIFY2(draft.canBegin(), qPrintable(draft.problem()));
        QCOMPARE(draft.campaign(), QString("book")); // a force plays for its campaign
        m_desk->pick("table.begin.campaign", QStringList{"book", planned});
        QVERIFY(draft.scenario());
        QCOMPARE(draft.scenario()->id, plan.scenario);
        m_desk->run("table.beginBattle");
        QCOMPARE(m_desk->table().session().document()->plan(), planned);
        QCOMPARE(m_desk->table().session().document()->battle().start.campaign, QString("book"));
        QVERIFY(!m_desk->unit("Aldo", 0).isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_TablePaper)
#include "tst_TablePaper.moc"

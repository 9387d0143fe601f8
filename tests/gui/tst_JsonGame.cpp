// SPDX-License-Identifier: GPL-3.0-or-later
#include "EmbersGame.h"
#include "WorkspaceDesk.h"

#include "app/roster/RosterWorkspace.h"
#include "app/roster/unit/RuleText.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/PointsGauge.h"
#include "share/roster/LinkText.h"
#include "support/TestMain.h"
#include "support/Widgets.h"

#include <QCheckBox>
#include <QMouseEvent>
#include <QPushButton>
#include <QRadioButton>

#include <functional>

using namespace muster;
using share::toData;
using share::toText;

namespace {

struct Desk : test::WorkspaceDesk<app::RosterWorkspace>
{
    explicit Desk(const QString &folder) : WorkspaceDesk("roster", packs::PackFolders{{folder}, {}, {}, {}}) {}

    app::RosterEditor &editor() const { return *workspace->editor(); }
    documents::RosterDocument &document() const { return editor().document(); }
    std::string army() const { return document().roster().forces.front().id; }
    bool create()
    {
        documents::RosterWish wish;
        wish.name = "Test";
        wish.catalogueId = "wardens";
        return !store->packs().empty() && workspace->create(store->packs().front(), wish);
    }
    template <typename Widget>
    Widget *named(const QString &name) const
    {
        return window.findChild<Widget *>(name);
    }
};

} // namespace

/// A game that is kept as JSON: its folder opens, leaders join units, forces have their regiments.
class tst_JsonGame : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        app::Theme::current().install(*qApp);
        QFile system(m_folder.filePath("Embers of the Rim.json")), file(m_folder.filePath("Wardens.json")),
            other(m_folder.filePath("books.json"));
        for (QFile *each : {&system, &file, &other})
            QVERIFY(each->open(QIODevice::WriteOnly));
        system.write(test::embersSystem);
        file.write(test::embersCatalogue);
        other.write("{\"books\": []}");
    }

    void leader_joinsByAChoice()
    {
        Desk desk(m_folder.path());
        QVERIFY(desk.create());
        const std::string captain = *desk.document().addSelection(desk.army(), "captain");
        const std::string squad = *desk.document().addSelection(desk.army(), "squad");
        QVERIFY(desk.document().addSelection(desk.army(), "tank").ok());
        desk.editor().setCurrent(toText(captain));
        test::settle();
        QVERIFY(!desk.named<QRadioButton>("join-lead-" + toText(*desk.document().addSelection(desk.army(), "tank"))));
        auto *join = desk.named<QRadioButton>("join-lead-" + toText(squad));
        QVERIFY(join && join->isVisible());
        test::screenshot(desk.window, "json-leader");
        QTest::mouseClick(join, Qt::LeftButton, {}, QPoint(8, join->height() / 2));
        test::settle();
        QCOMPARE(desk.document().evaluator().attachedUnit(captain), (std::vector<std::string>{squad, captain}));
        QCOMPARE(share::LinkText(desk.document().evaluator(), desk.editor().look()).sentence(squad), QString("led by Captain"));
        test::screenshot(desk.window, "json-leader-joined");
        // One row with both, one card; apart when the player wants it.
        const auto rows = [&desk] {
            QStringList said;
            const QAbstractItemModel &model = desk.editor().formation();
            const std::function<void(const QModelIndex &, int)> walk = [&](const QModelIndex &parent, int depth) {
                for (int row = 0; row < model.rowCount(parent); ++row) {
                    const QModelIndex index = model.index(row, 0, parent);
                    said.append(QString(depth, ' ') + index.data(Qt::DisplayRole).toString());
                    walk(index, depth + 1);
                }
            };
            walk({}, 0);
            return said;
        };
        const QStringList together = rows();
        QVERIFY2(together.contains("  Squad") && together.contains("   Captain"), qPrintable(together.join('\n')));
        QVERIFY(!together.join('\n').contains("2")); // the captain is no second squad
        auto *one = desk.named<QCheckBox>("join-together");
        QVERIFY(one && one->isChecked());
        QTest::mouseClick(one, Qt::LeftButton, {}, QPoint(8, one->height() / 2));
        test::settle();
        QVERIFY2(rows().contains("  Captain"), qPrintable(rows().join('\n')));
        one = desk.named<QCheckBox>("join-together");
        QVERIFY(one && !one->isChecked());
        desk.document().undoStack().undo();
        test::settle();
        QCOMPARE(rows(), together);
        auto *nobody = desk.named<QRadioButton>("join-lead-nobody");
        QVERIFY(nobody && !nobody->isChecked());
        desk.document().undoStack().undo();
        test::settle();
        QVERIFY(desk.document().evaluator().attachedUnit(captain).empty());
        QCOMPARE(test::namelessControls(desk.window).join(", "), QString());
    }

    // Names of rules in texts lead to them: by their alias, in any case of letters, and not by parts of words.
    void rulesInTexts_areLinks()
    {
        Desk desk(m_folder.path());
        QVERIFY(desk.create());
        const std::string squad = *desk.document().addSelection(desk.army(), "squad");
        desk.editor().setCurrent(toText(squad));
        test::settle();
        app::RuleText *text = nullptr;
        for (app::RuleText *each : desk.window.findChildren<app::RuleText *>())
            text = each->accessibleName() == "Hold fast" ? each : text;
        QVERIFY(text);
        QCOMPARE(text->linkedNames(), QStringList{"Steady Aim"});
        QCOMPARE(text->focusPolicy(), Qt::TabFocus);
        test::screenshot(desk.window, "json-rule-links");
        // Somewhere in the text stands the link: the hand shows where.
        QPoint link(-1, -1);
        for (int y = 0; y < text->height() && link.x() < 0; y += 4)
            for (int x = 0; x < text->width() && link.x() < 0; x += 4) {
                QTest::mouseMove(text, QPoint(x, y));
                QMouseEvent move(QEvent::MouseMove, QPointF(x, y), text->mapToGlobal(QPointF(x, y)), Qt::NoButton, Qt::NoButton, {});
                QCoreApplication::sendEvent(text, &move);
                if (text->cursor().shape() == Qt::PointingHandCursor)
                    link = {x, y};
            }
        QVERIFY(link.x() >= 0);
        QTest::mouseClick(text, Qt::LeftButton, {}, link);
        test::settle();
        const auto *popup = desk.window.findChild<QFrame *>("rule-link");
        QVERIFY(popup && popup->isVisible());
        QCOMPARE(popup->accessibleName(), QString("Steady Aim"));
        test::screenshot(*const_cast<QFrame *>(popup), "json-rule-popup");
        QTest::keyClick(const_cast<QFrame *>(popup), Qt::Key_Escape);
    }

    void regiments_areOffered()
    {
        Desk desk(m_folder.path());
        QVERIFY(desk.create());
        desk.editor().setCurrent(toText(desk.army()));
        test::settle();
        auto *regiment = desk.named<QPushButton>("force-regiment");
        QVERIFY(regiment && regiment->isVisible() && regiment->isEnabled());
        test::screenshot(desk.window, "json-regiments");
        QTest::mouseClick(regiment, Qt::LeftButton);
        test::settle();
        QCOMPARE(desk.document().roster().forces.front().forces.size(), std::size_t(1));
        // What comes next goes into it, and counts.
        const std::string inner = desk.document().roster().forces.front().forces.front().id;
        QCOMPARE(desk.editor().current(), toText(inner));
        QVERIFY(desk.document().addSelection(inner, "squad").ok());
        test::settle();
        const auto *gauge = desk.workspace->toolBar()->findChild<app::PointsGauge *>();
        QVERIFY(gauge);
        QCOMPARE(gauge->data().used(), 90.0);
        desk.editor().setCurrent(toText(desk.army()));
        test::settle();
        regiment = desk.named<QPushButton>("force-regiment");
        QVERIFY(regiment && !regiment->isEnabled()); // there may be one
        QCOMPARE(test::namelessControls(desk.window).join(", "), QString());
    }

private:
    QTemporaryDir m_folder;
};

MUSTER_TEST_MAIN(tst_JsonGame)
#include "tst_JsonGame.moc"

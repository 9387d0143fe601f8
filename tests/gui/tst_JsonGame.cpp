// SPDX-License-Identifier: GPL-3.0-or-later
#include "WorkspaceDesk.h"

#include "app/roster/RosterWorkspace.h"
#include "app/theme/style/Theme.h"
#include "share/LinkText.h"
#include "support/TestMain.h"
#include "support/Widgets.h"

#include <QPushButton>
#include <QRadioButton>

using namespace muster;
using share::toData;
using share::toText;

namespace {

// A small game as the newest ones are kept: a captain leads squads, an army has regiments.
constexpr const char *gameSystem = R"({"gameSystem": {"id": "rim", "name": "Embers of the Rim", "revision": 1, "battleScribeVersion": 2.03,
  "costTypes": [{"id": "pts", "name": "pts", "defaultCostLimit": -1}],
  "categoryEntries": [{"id": "hq", "name": "Characters"}, {"id": "troops", "name": "Battleline"}],
  "forceEntries": [
    {"id": "army", "name": "Army", "childForcesLabel": "Regiments", "readme": "**Begin** with a captain.",
     "categoryLinks": [{"id": "a1", "targetId": "hq"}, {"id": "a2", "targetId": "troops"}],
     "forceEntryLinks": [{"id": "fl", "name": "Regiment", "targetId": "regiment", "type": "forceEntry"}]},
    {"id": "regiment", "name": "Regiment", "hidden": false, "constraints": [{"id": "cap", "type": "max", "value": 1, "field": "forces", "scope": "parent"}],
     "categoryLinks": [{"id": "r1", "targetId": "troops"}]}]}})";
constexpr const char
    *catalogue = R"({"catalogue": {"id": "wardens", "name": "Wardens", "revision": 1, "gameSystemId": "rim", "gameSystemRevision": 1,
  "selectionEntries": [
    {"id": "captain", "name": "Captain", "type": "unit", "costs": [{"name": "pts", "typeId": "pts", "value": 95}],
     "categoryLinks": [{"id": "c1", "targetId": "hq", "primary": true}],
     "associations": [{"id": "lead", "name": "Leads", "label": "Led by", "scope": "force", "childId": "unit", "min": 0, "max": 1, "action": "group",
       "conditions": [{"type": "instanceOf", "value": 1, "field": "selections", "scope": "self", "childId": "squad"}]}]},
    {"id": "squad", "name": "Squad", "type": "unit", "costs": [{"name": "pts", "typeId": "pts", "value": 90}],
     "categoryLinks": [{"id": "c2", "targetId": "troops", "primary": true}],
     "rules": [{"id": "r", "name": "Hold fast", "description": "The **^^Squad**^^ counts double."}]},
    {"id": "tank", "name": "Tank", "type": "unit", "categoryLinks": [{"id": "c3", "targetId": "troops", "primary": true}]}]}})";

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
        system.write(gameSystem);
        file.write(catalogue);
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
        QCOMPARE(share::LinkText(desk.document().evaluator(), desk.editor().look()).sentence(squad), QString("Led by Captain"));
        test::screenshot(desk.window, "json-leader-joined");
        auto *nobody = desk.named<QRadioButton>("join-lead-nobody");
        QVERIFY(nobody && !nobody->isChecked());
        desk.document().undoStack().undo();
        test::settle();
        QVERIFY(desk.document().evaluator().attachedUnit(captain).empty());
        QCOMPARE(test::namelessControls(desk.window).join(", "), QString());
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

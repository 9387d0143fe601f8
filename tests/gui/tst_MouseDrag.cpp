// SPDX-License-Identifier: GPL-3.0-or-later
#include "DragScript.h"
#include "WorkspaceDesk.h"

#include "app/roster/RosterWorkspace.h"
#include "app/roster/catalogue/CataloguePanel.h"
#include "app/roster/formation/FormationPanel.h"
#include "app/theme/style/Theme.h"
#include "support/Widgets.h"
#include "text/ProgramLanguage.h"

#include <QToolTip>

using namespace muster;
using models::FormationRow;
using share::toData;
using share::toText;

namespace {

packs::PackFolders ownFolders()
{
    packs::PackFolders folders;
    folders.program = test::sourceFolder() + "/data";
    return folders;
}

struct DragDesk : test::WorkspaceDesk<app::RosterWorkspace>
{
    explicit DragDesk(const QString &spoken = "en") : WorkspaceDesk("roster", ownFolders())
    {
        language = spoken;
        program.set(spoken);
        const packs::PackPtr pack = store->find("dust");
        documents::RosterWish wish;
        wish.name = "Test";
        wish.catalogueId = "dust.catalogue.allies";
        (void)workspace->create(pack, wish);
        force = editor().document().roster().forces.front().id;
        test::settle();
    }

    app::RosterEditor &editor() const { return *workspace->editor(); }
    documents::RosterDocument &document() const { return editor().document(); }
    models::FormationModel &model() const { return editor().formation(); }
    app::FormationView &view() const { return *window.findChild<app::FormationPanel *>()->view(); }

    QString add(const std::string &owner, const std::string &entry)
    {
        for (const rules::Slot &slot : document().evaluator().slotsOf(owner))
            for (const rules::Candidate &candidate : slot.candidates)
                if (candidate.canAdd && QString::fromStdString(candidate.entryId).endsWith(QString::fromStdString(entry))) {
                    const auto answer = document().addSelection(owner, candidate.entryId, slot.groupId);
                    test::settle();
                    return answer ? toText(*answer) : QString();
                }
        return {};
    }
    QString addPlatoon() { return add(force, "dust.formation.medium-combat-walker-platoon"); }

    // Fills the first empty slot for one; answers the unit.
    QString fill(const QString &platoon)
    {
        for (const rules::Slot &slot : document().evaluator().slotsOf(toData(platoon)))
            for (const rules::Candidate &candidate : slot.candidates)
                if (slot.max == 1 && slot.current == 0 && candidate.canAdd) {
                    const auto answer = document().addSelection(toData(platoon), candidate.entryId, slot.groupId);
                    test::settle();
                    return answer ? toText(*answer) : QString();
                }
        return {};
    }

    [[nodiscard]] QStringList order() const
    {
        QStringList ids;
        for (const rules::Selection &selection : document().roster().forces.front().selections)
            ids.append(toText(selection.id));
        return ids;
    }
    [[nodiscard]] QString parentOf(const QString &id) const
    {
        return toText(rules::findSelection(document().roster(), toData(id)).parentId());
    }
    /// In the view: over the middle of a row, or its upper or lower edge.
    [[nodiscard]] QPoint over(const QModelIndex &index, int edge = 0) const
    {
        const QRect row = view().visualRect(index);
        return {row.left() + std::min(row.width() - 8, 90), edge < 0 ? row.top() + 1 : edge > 0 ? row.bottom() - 1 : row.center().y()};
    }
    [[nodiscard]] QPoint over(const QString &id, int edge = 0) const { return over(model().indexOfId(id), edge); }
    [[nodiscard]] bool isShown(const QString &id) const
    {
        const QModelIndex index = model().indexOfId(id);
        return view().selectionModel()->isSelected(index) && view().viewport()->rect().contains(view().visualRect(index).center());
    }

    text::ProgramLanguage program;
    std::string force;
};

} // namespace

/// Drag and drop by the mouse of an X server, from the press to the release.
class tst_MouseDrag : public QObject
{
    Q_OBJECT

public:
    explicit tst_MouseDrag(const test::VirtualScreen &screen) : m_screen(screen) {}

private slots:
    void initTestCase()
    {
        if (!m_screen.isThere())
            QSKIP("there is no Xvfb here");
        app::Theme::current().install(*qApp);
        m_mouse = std::make_unique<test::ScreenMouse>(m_screen);
        QVERIFY(m_mouse->isThere());
    }

    void orderIsRightInBothDirections()
    {
        DragDesk desk;
        QStringList units;
        for (int i = 0; i < 4; ++i)
            units.append(desk.add(desk.force, "dust.unit.wildfire"));
        QCOMPARE(desk.order(), units);
        const auto carried = [&](const QString &unit, const QString &to, int edge) {
            test::DragScript hand(*m_mouse);
            hand.carry(desk.view(), desk.over(unit), desk.view(), desk.over(to, edge));
            hand.letGo();
            return hand.run();
        };
        const int steps = desk.document().undoStack().count();
        QVERIFY(carried(units[0], units[2], -1)); // downwards, before the third
        QTRY_COMPARE(desk.order(), (QStringList{units[1], units[0], units[2], units[3]}));
        QCOMPARE(desk.document().undoStack().count(), steps + 1);
        QTRY_VERIFY(desk.isShown(units[0]));
        desk.document().undoStack().undo();
        test::settle();
        QVERIFY(carried(units[2], units[0], -1)); // upwards
        QTRY_COMPARE(desk.order(), (QStringList{units[2], units[0], units[1], units[3]}));
        desk.document().undoStack().undo();
        test::settle();
        QVERIFY(carried(units[0], units[3], 1)); // behind the last
        QTRY_COMPARE(desk.order(), (QStringList{units[1], units[2], units[3], units[0]}));
        desk.document().undoStack().undo();
        QCOMPARE(desk.order(), units);
    }

    void severalKeepTheirOrder_inOneStep()
    {
        DragDesk desk;
        QStringList units;
        for (int i = 0; i < 4; ++i)
            units.append(desk.add(desk.force, "dust.unit.wildfire"));
        const int steps = desk.document().undoStack().count();
        desk.window.findChild<app::FormationPanel *>()->select({units[3], units[1]});
        test::settle();
        test::DragScript hand(*m_mouse);
        hand.carry(desk.view(), desk.over(units[3]), desk.view(), desk.over(units[0], -1));
        hand.letGo();
        QVERIFY(hand.run());
        QTRY_COMPARE(desk.order(), (QStringList{units[1], units[3], units[0], units[2]}));
        QCOMPARE(desk.document().undoStack().count(), steps + 1);
        QTRY_VERIFY(desk.isShown(units[1]) && desk.isShown(units[3]));
        desk.document().undoStack().undo();
        QCOMPARE(desk.order(), units);
    }

    void filledSlot_isSwapped()
    {
        DragDesk desk;
        const QString first = desk.addPlatoon(), second = desk.addPlatoon();
        const QString a = desk.fill(first), b = desk.fill(second);
        QVERIFY(!a.isEmpty() && !b.isEmpty());
        desk.view().expandAll();
        test::settle();
        const int steps = desk.document().undoStack().count();
        test::DragScript hand(*m_mouse);
        hand.carry(desk.view(), desk.over(a), desk.view(), desk.over(b));
        hand.letGo();
        QVERIFY(hand.run());
        QTRY_COMPARE(desk.parentOf(a), second);
        QCOMPARE(desk.parentOf(b), first);
        QCOMPARE(desk.document().undoStack().count(), steps + 1);
        desk.document().undoStack().undo();
        QCOMPARE(desk.parentOf(a), first);
        QCOMPARE(desk.parentOf(b), second);
    }

    // While it is in the hand, in the user's language and with the name that the row shows; letting go changes nothing.
    void refusal_saysWhy_inFrench()
    {
        DragDesk desk("fr");
        const QString platoon = desk.addPlatoon();
        desk.view().expandAll();
        test::settle();
        const QModelIndex slot = desk.model().find(
            [&](const FormationRow &row) { return row.kind == FormationRow::Kind::EmptySlot && row.ownerId == platoon; });
        QVERIFY(slot.isValid());
        const int steps = desk.document().undoStack().count();
        QString why;
        test::DragScript hand(*m_mouse);
        hand.carry(desk.view(), desk.over(platoon), desk.view(), desk.over(slot), false);
        hand.look([&why] { why = QToolTip::text(); });
        hand.letGo();
        QVERIFY(hand.run());
        const QString name = desk.model().row(desk.model().indexOfId(platoon))->name;
        QVERIFY2(why.contains(name) && why != name, qPrintable(why));
        QVERIFY2(!why.contains("itself") && !why.contains("Platoon"), qPrintable(why));
        QCOMPARE(desk.document().undoStack().count(), steps);
        desk.program.set("en");
    }

    // From the catalogue into an empty slot.
    void unitOfTheCatalogue_comesIntoTheSlot()
    {
        DragDesk desk;
        const QString platoon = desk.addPlatoon();
        desk.view().expandAll();
        test::settle();
        const QModelIndex slot = desk.model().find(
            [&](const FormationRow &row) { return row.kind == FormationRow::Kind::EmptySlot && row.ownerId == platoon; });
        auto *catalogue = desk.window.findChild<app::CataloguePanel *>()->findChild<QAbstractItemView *>("catalogueView");
        QVERIFY(slot.isValid() && catalogue);
        const QString name = desk.model().row(slot)->slotName;
        desk.view().setCurrentIndex(slot); // the catalogue shows what fits
        test::settle();
        QModelIndex unit = catalogue->model()->index(0, 0); // under its heading
        while (unit.isValid() && !(unit.flags() & Qt::ItemIsDragEnabled))
            unit = catalogue->model()->index(0, 0, unit);
        QVERIFY(unit.isValid());
        catalogue->scrollTo(unit);
        test::settle();
        const int steps = desk.document().undoStack().count();
        test::DragScript hand(*m_mouse);
        hand.carry(*catalogue, catalogue->visualRect(unit).center(), desk.view(), desk.over(slot));
        hand.letGo();
        QVERIFY(hand.run());
        QTRY_COMPARE(desk.document().undoStack().count(), steps + 1);
        const QModelIndex filled = desk.model().find(
            [&](const FormationRow &row) { return row.kind == FormationRow::Kind::Unit && row.slotName == name; });
        QVERIFY2(filled.isValid(), qPrintable(name));
    }

private:
    const test::VirtualScreen &m_screen;
    std::unique_ptr<test::ScreenMouse> m_mouse;
};

int main(int argc, char **argv)
{
    const test::VirtualScreen screen;
    if (screen.isThere()) {
        qputenv("DISPLAY", screen.display());
        qputenv("QT_QPA_PLATFORM", "xcb");
    }
    test::prepareProcess();
    int answer = 0;
    {
        QApplication application(argc, argv);
        tst_MouseDrag test(screen);
        answer = test::run(test, argc, argv);
    }
    return answer;
}
#include "tst_MouseDrag.moc"

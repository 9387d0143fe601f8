// SPDX-License-Identifier: GPL-3.0-or-later
// The actions and the tool strip of the roster workspace.
#include "app/docking/DockHost.h"
#include "app/roster/RosterWorkspace.h"
#include "app/roster/catalogue/CataloguePanel.h"
#include "app/roster/formation/FormationPanel.h"
#include "app/roster/start/LimitDialog.h"
#include "app/roster/unit/UnitPanel.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/NameEdit.h"
#include "app/theme/widgets/PointsGauge.h"
#include "app/theme/widgets/VerdictButton.h"
#include "app/workspace/Actions.h"
#include "app/workspace/ToolStrip.h"
#include "documents/history/StoredHistory.h"

#include <QAction>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::app {

using muster::share::toData;
using muster::share::toText;

void RosterWorkspace::makeActions()
{
    const auto make = [this](QAction *&action, const char *name, const char *icon, const QKeySequence &keys, auto &&run) {
        action = new QAction(this);
        dress(action, QString::fromLatin1(name), QString::fromLatin1(icon));
        action->setShortcut(keys);
        connect(action, &QAction::triggered, this, run);
    };
    make(m_saveFile, "roster.saveFile", "export", QKeySequence("Ctrl+Shift+S"), [this] { saveFile(); });
    make(m_showShare, "roster.share", "share", QKeySequence("Ctrl+Shift+C"), [this] { showShare(); });
    make(m_phonePage, "roster.phonePage", "qr", {}, [this] { savePhonePage(); });
    make(m_limit, "roster.limit", "pencil", {}, [this] { changeLimit(); });
    make(m_addForce, "roster.addForce", "plus", {}, [this] { addForce(); });
    make(m_cut, "roster.cut", "scissors", QKeySequence::Cut, [this] { copySelected(true); });
    make(m_copy, "roster.copy", "copy", QKeySequence::Copy, [this] { copySelected(false); });
    make(m_paste, "roster.paste", "paste", QKeySequence::Paste, [this] { paste(); });
    make(m_duplicate, "roster.duplicate", "copy", QKeySequence("Ctrl+D"), [this] { duplicateSelected(); });
    make(m_remove, "roster.remove", "trash", QKeySequence::Delete, [this] { removeSelected(); });
    make(m_rename, "roster.rename", "pencil", QKeySequence("F2"), [this] { m_unit->editName(); });
    make(m_noteAction, "roster.note", "note", QKeySequence("Ctrl+M"), [this] { m_unit->editNote(); });
    make(m_moveUp, "roster.moveUp", "move-up", QKeySequence("Alt+Up"), [this] { moveSelected(-1); });
    make(m_moveDown, "roster.moveDown", "move-down", QKeySequence("Alt+Down"), [this] { moveSelected(1); });
    make(m_nextSlot, "roster.nextSlot", "target", QKeySequence("Ctrl+J"), [this] {
        m_editor->targetNextEmptySlot();
        m_host->raise("roster.catalogue");
        m_catalogue->beginChoice({});
    });
    make(m_search, "roster.search", "search", QKeySequence::Find, [this] {
        m_host->raise("roster.catalogue");
        m_catalogue->beginChoice({});
    });
    make(m_print, "roster.print", "print", QKeySequence::Print, [this] {
        emit requested({"print", "roster", m_editor->document().id(), {}});
    });
    make(m_play, "roster.play", "table", {}, [this] { emit requested({"table", "play", m_editor->document().id(), {}}); });
    make(m_ready, "roster.ready", "calendar", {}, [this] { emit requested({"library", "ready", m_editor->document().id(), {}}); });
    make(m_ownUnits, "roster.ownUnits", "pencil", QKeySequence("Ctrl+Shift+E"), [this] { editOwnUnits(); }); // Ctrl+U empties a text field
    make(m_correct, "roster.correct", "pencil", {}, [this] { correctUnit(); });
    make(m_dataFolder, "roster.dataFolder", "database", QKeySequence("Ctrl+Shift+O"), [this] { askForDataFolder(); });
    // Undo and redo are the window's; these are the two buttons of the strip.
    make(m_undo, "roster.undo", "undo", {}, [this] { m_editor->document().undoStack().undo(); });
    make(m_redo, "roster.redo", "redo", {}, [this] { m_editor->document().undoStack().redo(); });
    makeOddsActions();
    makeRearrangeActions();
    makeVersionActions();
    m_shareMenu = new QMenu;
    connect(this, &QObject::destroyed, m_shareMenu, &QObject::deleteLater);
}

QList<MenuPart> RosterWorkspace::menus() const
{
    return {{MenuPart::File, {m_dataFolder, m_saveFile}},
            {MenuPart::Edit, {m_cut, m_copy, m_paste, m_duplicate, m_remove}},
            {MenuPart::Own,
             {m_limit,
              m_addForce,
              nullptr,
              m_nextSlot,
              m_search,
              m_whatFits,
              nullptr,
              m_rename,
              m_noteAction,
              m_replace,
              m_moveMenu->menuAction(),
              m_equipMenu->menuAction(),
              m_moveUp,
              m_moveDown,
              nullptr,
              m_chooseTarget,
              m_swapSides,
              m_showMatrix,
              nullptr,
              m_keepVersion,
              m_compareVersions,
              nullptr,
              m_shareMenu->menuAction(),
              m_print,
              m_play,
              m_ready}},
            {MenuPart::Tools, {m_ownUnits, m_correct}}};
}

QWidget *RosterWorkspace::toolBar()
{
    auto *strip = new ToolStrip;
    m_toolBar = strip;
    strip->addButton(m_undo);
    strip->addButton(m_redo);
    strip->addRule();
    m_tile = new QLabel;
    strip->addOrnament(m_tile);
    auto *names = new QWidget;
    auto *column = new QVBoxLayout(names);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_name = new NameEdit;
    m_name->setObjectName("rosterName");
    m_name->setProperty("plain", true);
    m_name->setFont(roleFont(FontRole::Title));
    m_name->setMaxLength(200);
    m_name->setMinimumWidth(110);
    m_game = new ElidedLabel;
    m_game->setFont(roleFont(FontRole::Caption));
    m_game->setIndent(8); // below the first letter of the name, which can be edited
    column->addWidget(m_name);
    column->addWidget(m_game);
    strip->addWidget(names, 2);
    strip->addRule();
    m_gauge = new PointsGauge;
    strip->addWidget(m_gauge, 3);
    connect(m_gauge, &PointsGauge::clicked, m_limit, &QAction::trigger);
    connect(m_gauge, &PointsGauge::remarkClicked, this, &RosterWorkspace::showFitting);
    m_verdict = new VerdictButton;
    m_verdict->setObjectName("verdict");
    strip->addWidget(m_verdict);
    m_origin = new VerdictButton;
    m_origin->setObjectName("origin");
    m_origin->hide();
    connect(m_origin, &QToolButton::clicked, this, &RosterWorkspace::openOrigin);
    strip->addWidget(m_origin);
    strip->addStretch();
    m_shareButton = new QToolButton;
    m_shareButton->setObjectName("shareButton");
    m_shareButton->setIcon(icons::icon("share"));
    m_shareButton->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_shareButton->setIconSize({20, 16});
    m_shareButton->setPopupMode(QToolButton::InstantPopup);
    m_shareButton->setMenu(m_shareMenu);
    strip->addWidget(m_shareButton);
    strip->addButton(m_play, true);
    strip->addButton(m_print, true);
    connectHead();
    fillShareMenu();
    refreshHead();
    refreshActions();
    return strip;
}

void RosterWorkspace::connectHead()
{
    connect(m_verdict, &QToolButton::clicked, this, [this] { m_host->focus("roster.findings"); });
    connect(m_name, &QLineEdit::editingFinished, this, [this] {
        if (!m_editor)
            return;
        if (!m_name->text().trimmed().isEmpty() && m_name->text().trimmed() != m_editor->document().name())
            m_editor->accept(m_editor->document().renameRoster(toData(m_name->text().trimmed())));
        m_name->setText(m_editor->document().name());
        m_name->setCursorPosition(0);
    });
    connect(&Theme::current(), &Theme::changed, this, [this] { refreshHead(); }); // the tile is a picture
}

void RosterWorkspace::refreshHead()
{
    if (!m_toolBar)
        return;
    const bool open = m_editor != nullptr;
    m_name->setEnabled(open);
    m_name->setAccessibleName(tr("Name of the roster"));
    m_shareButton->setText(tr("Share"));
    m_shareButton->setAccessibleName(tr("Share"));
    m_shareButton->setEnabled(open);
    m_gauge->setVisible(open);
    m_verdict->setVisible(open);
    m_tile->setVisible(open);
    m_game->setVisible(open);
    if (!open) {
        m_name->setText(tr("No roster"));
        m_game->clear();
        return;
    }
    const documents::RosterDocument &document = m_editor->document();
    if (!m_name->hasFocus()) {
        m_name->setText(document.name());
        m_name->setCursorPosition(0); // a long name shows its beginning
    }
    m_name->setToolTip(document.name());
    QStringList where{m_editor->pack() ? m_editor->pack()->name(m_services.language()) : toText(document.roster().gameSystemName)};
    for (const rules::Force &force : document.roster().forces)
        where.append(m_editor->look().name(force.catalogueId, force.catalogueName));
    where.removeDuplicates();
    m_game->setText(where.join(QStringLiteral(" · ")));
    const QColor strong = Theme::current().game(m_editor->hue()).strong;
    m_tile->setPixmap(icons::pixmap("roster", 22, strong, m_tile->devicePixelRatioF()));
    m_gauge->setData(gaugeData(), m_editor->hue());
    if (m_editor->pack())
        m_verdict->setVerdict(m_editor->findings().errorCount(), m_editor->findings().warningCount(), m_editor->isEmpty());
    else
        m_verdict->setVerdict(tr("Not checked"), Tone::Warning);
}

void RosterWorkspace::refreshActions()
{
    const QString closed = m_editor ? QString() : tr("no roster is open");
    const bool selection = m_editor && rules::findSelection(m_editor->document().roster(), toData(m_editor->current()));
    const QString nothing = !closed.isEmpty() ? closed : selection ? QString() : tr("no unit is selected");
    m_saveFile->setText(tr("Save as a roster file…"));
    m_showShare->setText(tr("Show, copy, save…"));
    m_phonePage->setText(tr("Page for the phone…"));
    m_limit->setText(tr("Points limit…"));
    m_addForce->setText(tr("Add a force…"));
    m_cut->setText(tr("Cut"));
    m_copy->setText(tr("Copy"));
    m_paste->setText(tr("Paste"));
    m_duplicate->setText(tr("Duplicate"));
    m_remove->setText(tr("Remove"));
    const models::FormationRow *row = selection ? m_editor->formation().row(m_editor->formation().indexOfId(m_editor->current())) : nullptr;
    const bool formation = row && row->kind == models::FormationRow::Kind::Formation;
    m_rename->setText(formation ? tr("Rename the formation") : tr("Rename the unit"));
    m_noteAction->setText(formation ? tr("Note on the formation") : tr("Note on the unit"));
    m_moveUp->setText(tr("Move up"));
    m_moveDown->setText(tr("Move down"));
    m_nextSlot->setText(tr("Fill the next empty slot"));
    m_search->setText(tr("Search the catalogue"));
    m_print->setText(tr("Print"));
    m_play->setText(tr("Play"));
    m_ready->setText(tr("Ready for Saturday?"));
    m_ownUnits->setText(tr("Own units…"));
    m_correct->setText(tr("Correct this unit…"));
    m_dataFolder->setText(tr("Open a folder of game data…"));
    m_undo->setText(tr("Undo"));
    m_redo->setText(tr("Redo"));
    m_shareMenu->setTitle(tr("Share"));
    refreshOddsActions(closed);
    refreshRearrangeActions(nothing);
    refreshVersionActions(closed);
    for (QAction *action :
         {m_saveFile, m_showShare, m_phonePage, m_limit, m_addForce, m_paste, m_nextSlot, m_search, m_print, m_play, m_ready, m_ownUnits})
        allowUnless(action, closed);
    for (QAction *action : {m_cut, m_copy, m_duplicate, m_remove, m_rename, m_noteAction, m_moveUp, m_moveDown, m_correct})
        allowUnless(action, nothing);
    const QUndoStack *stack = undoStack();
    const QString noUndo = documents::whyNoUndo(stack), noRedo = documents::whyNoRedo(stack);
    const auto follow = [](QAction *action, bool able, const QString &step, const QString &reason) {
        if (!able || !action->isEnabled()) // every change has the buttons of the action laid out again
            allowUnless(action, able ? QString() : reason);
        if (able)
            action->setToolTip(step);
    };
    follow(m_undo, stack && stack->canUndo(), tr("Undo: %1").arg(stack ? stack->undoText() : QString()),
           noUndo.isEmpty() ? tr("nothing to undo") : noUndo);
    follow(m_redo, stack && stack->canRedo(), tr("Redo: %1").arg(stack ? stack->redoText() : QString()),
           noRedo.isEmpty() ? tr("nothing to redo") : noRedo);
}

// What can be done with the row under the mouse, or with the current one for the menu key.
void RosterWorkspace::showFormationMenu(const QPoint &at)
{
    if (!m_editor)
        return;
    auto *menu = new QMenu(m_formation);
    menu->setObjectName("formationMenu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    if (rules::findSelection(m_editor->document().roster(), toData(m_editor->current())) && !m_formation->selectedIds().isEmpty()) {
        const models::FormationRow *row = m_editor->formation().row(m_editor->formation().indexOfId(m_editor->current()));
        const bool formation = row && row->kind == models::FormationRow::Kind::Formation; // has neither values nor equipment
        menu->addActions({m_rename, m_noteAction});
        if (!formation)
            menu->addAction(m_correct);
        menu->addSeparator();
        menu->addActions({m_cut, m_copy, m_paste, m_duplicate});
        menu->addSeparator();
        menu->addActions({m_replace, m_moveMenu->menuAction()});
        if (!formation)
            menu->addAction(m_equipMenu->menuAction());
        menu->addActions({m_moveUp, m_moveDown});
        menu->addSeparator();
        menu->addAction(m_remove);
    } else {
        menu->addActions({m_search, m_paste});
    }
    menu->popup(at);
}

void RosterWorkspace::removeSelected()
{
    const QStringList chosen = m_formation->selectedIds();
    std::vector<std::string> ids;
    for (const QString &id : chosen)
        ids.push_back(toData(id));
    const QString next = m_editor->neighbourOf(chosen);
    const RosterEditor::Step step(*m_editor);
    if (!ids.empty() && m_editor->accept(m_editor->document().removeSelections(ids)) && !next.isEmpty())
        m_editor->setCurrent(next);
}

void RosterWorkspace::duplicateSelected()
{
    const RosterEditor::Step step(*m_editor);
    for (const QString &id : m_formation->selectedIds()) {
        const auto answer = m_editor->document().duplicateSelection(toData(id));
        if (m_editor->accept(answer))
            m_editor->setCurrent(toText(answer.value()));
    }
}

void RosterWorkspace::moveSelected(int step)
{
    const rules::SelectionPlace place = rules::findSelection(m_editor->document().roster(), toData(m_editor->current()));
    if (!place)
        return;
    const auto &siblings = place.parent ? place.parent->selections : place.force->selections;
    // Within its slot: past siblings of other slots in one go.
    auto index = std::ptrdiff_t(place.index);
    do
        index += step;
    while (index >= 0 && index < std::ptrdiff_t(siblings.size())
           && siblings[std::size_t(index)].entryGroupId != place.selection->entryGroupId);
    if (index >= 0 && index < std::ptrdiff_t(siblings.size()))
        m_editor->accept(m_editor->document().moveSelection(place.selection->id, std::size_t(index)));
}

void RosterWorkspace::copySelected(bool cut)
{
    const QStringList ids = m_formation->selectedIds();
    if (ids.isEmpty())
        return;
    QApplication::clipboard()->setMimeData(m_editor->formation().mimeDataFor(ids));
    if (cut)
        removeSelected();
}

void RosterWorkspace::paste()
{
    const QMimeData *data = QApplication::clipboard()->mimeData();
    const auto selections = data ? models::FormationModel::selectionsFrom(*data) : std::vector<rules::Selection>();
    if (selections.empty())
        return say(tr("The clipboard holds no units."));
    models::Place place = m_formation->currentPlace();
    if (!place.isValid())
        place.ownerId = m_editor->currentForce();
    QStringList pasted;
    m_editor->document().runTogether(tr("Paste %n unit(s)", nullptr, int(selections.size())), [&] {
        for (const rules::Selection &selection : selections) {
            if (const QString id = pasteOne(selection, place); !id.isEmpty())
                pasted.append(id);
        }
    });
    m_formation->select(pasted);
}

QString RosterWorkspace::pasteOne(const rules::Selection &selection, const models::Place &place)
{
    const QString entry = models::plainId(toText(selection.entryId));
    models::Place target = place;
    if (!models::FormationModel::candidateFor(m_editor->document(), target, entry))
        target = models::FormationModel::findPlace(m_editor->document(), place.ownerId, entry);
    if (!target.isValid())
        target = models::FormationModel::findPlace(m_editor->document(), m_editor->currentForce(), entry);
    if (!target.isValid()) {
        say(tr("%1 has no place in this roster.").arg(toText(selection.name)));
        return {};
    }
    const auto answer = m_editor->document().pasteSelections({selection}, toData(target.ownerId), toData(target.groupId));
    return m_editor->accept(answer) ? toText(answer.value()) : QString();
}

void RosterWorkspace::changeLimit()
{
    double now = 0;
    for (const rules::RosterCost &total : m_editor->document().evaluator().totals()) {
        if (total.typeId == m_editor->look().costTypeId && total.limit)
            now = *total.limit;
    }
    LimitDialog dialog(now, m_editor->look().costName, m_formation->window());
    if (dialog.exec() == QDialog::Accepted)
        m_editor->accept(m_editor->document().changeCostLimit(m_editor->look().costTypeId, dialog.limit().value_or(-1)));
}

} // namespace muster::app

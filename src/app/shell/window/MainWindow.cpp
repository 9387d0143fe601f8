// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window/MainWindow.h"

#include "app/docking/DockHost.h"
#include "app/guide/GuideWindow.h"
#include "app/shell/palette/CommandPalette.h"
#include "app/shell/palette/PaletteSource.h"
#include "app/shell/palette/SearchField.h"
#include "app/shell/run/UnsavedWatch.h"
#include "app/shell/settings/AppSettings.h"
#include "app/shell/window/MainMenus.h"
#include "app/shell/window/NoticeBar.h"
#include "app/shell/window/ShellActions.h"
#include "app/shell/window/StatusLine.h"
#include "app/shell/window/WindowPlace.h"
#include "app/shell/window/WorkspaceBar.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/workspace/Actions.h"
#include "app/workspace/ToolStrip.h"
#include "documents/history/StoredHistory.h"
#include "text/ProgramLanguage.h"

#include <QActionGroup>
#include <QApplication>
#include <QMenuBar>
#include <QStackedWidget>
#include <QTimer>
#include <QUndoGroup>
#include <QUndoStack>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int buildingBreath = 40; // milliseconds: the window answers between two workspaces that are built

} // namespace

MainWindow::MainWindow(AppSettings &settings, text::ProgramLanguage &language, QWidget *parent)
    : QMainWindow(parent), m_settings(settings), m_language(language), m_undo(new QUndoGroup(this))
{
    setObjectName("mainWindow");
    setAcceptDrops(true);
    m_actions = new ShellActions(this);
    buildFrame();
    m_menus = new MainMenus(menuBar(), *m_actions);
    const PaletteSource source{[this] { return m_menus->actions(); }, [this](const QString &typed) { return paletteWorkspaces(typed); },
                               m_settings};
    m_palette = new CommandPalette(source, this);
    connect(m_palette, &CommandPalette::ran, this, [this](const QString &name) { m_settings.noteAction(name); });
    connectActions();
    connectUndo();
    resize(1440, 900);
}

MainWindow::~MainWindow()
{
    // Panels that end one after the other would hand the keyboard on to panels whose workspace is gone already.
    hide();
    if (QWidget *focused = QApplication::focusWidget())
        focused->clearFocus();
    // One that still saves says so when it goes; whoever hears it would ask the ones that are gone already.
    for (const Place &place : m_places)
        place.workspace->disconnect(this);
    // A workspace lets go of its panels while they are still there.
    for (Place &place : m_places)
        place.workspace.reset();
    for (Place &place : m_places)
        delete place.docks;
}

void MainWindow::buildFrame()
{
    menuBar()->setNativeMenuBar(false);
    menuBar()->setFixedHeight(30);
    auto *search = new SearchField(menuBar());
    connect(search, &SearchField::clicked, m_actions->find, &QAction::trigger);
    menuBar()->setCornerWidget(search);
    m_status = new StatusLine(this);
    setStatusBar(m_status);
    auto *frame = new QWidget(this);
    auto *row = new QHBoxLayout(frame);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    m_bar = new WorkspaceBar(frame);
    m_bar->addFoot(m_actions->toggleTheme);
    m_bar->addFoot(m_actions->settings);
    m_strips = new QStackedWidget(frame);
    m_strips->setFixedHeight(48);
    m_strips->setMinimumWidth(1);
    m_areas = new QStackedWidget(frame);
    m_areas->setMinimumSize(1, 1);
    auto *column = new QVBoxLayout;
    column->setSpacing(0);
    m_notices = new NoticeBar(frame);
    m_unsaved = new UnsavedWatch(*this);
    column->addWidget(m_strips);
    column->addWidget(m_notices);
    column->addWidget(m_areas, 1);
    row->addWidget(m_bar);
    row->addLayout(column, 1);
    setCentralWidget(frame);
    connect(m_bar, &WorkspaceBar::chosen, this, &MainWindow::showWorkspace);
}

void MainWindow::connectActions()
{
    const auto docksHere = [this] { return docks(m_current); };
    connect(m_actions->find, &QAction::triggered, this, [this] {
        if (Workspace *library = workspace("library"); library && library != current())
            library->activated(); // knows what was made since it was last looked at
        m_palette->open();
    });
    connect(m_actions->nextPanel, &QAction::triggered, this, [docksHere] { docksHere()->focusNext(); });
    connect(m_actions->previousPanel, &QAction::triggered, this, [docksHere] { docksHere()->focusNext(true); });
    connect(m_actions->resetLayout, &QAction::triggered, this, [docksHere] { docksHere()->resetLayout(); });
    connect(m_actions->toggleTheme, &QAction::triggered, this,
            [this] { setThemeMode(Theme::current().isDark() ? ThemeMode::Light : ThemeMode::Dark); });
    connect(m_actions->themeSystem, &QAction::triggered, this, [this] { setThemeMode(ThemeMode::System); });
    connect(m_actions->themeLight, &QAction::triggered, this, [this] { setThemeMode(ThemeMode::Light); });
    connect(m_actions->themeDark, &QAction::triggered, this, [this] { setThemeMode(ThemeMode::Dark); });
    connect(m_actions->languageSystem, &QAction::triggered, this, [this] { setLanguage({}); });
    for (QAction *action : m_actions->chosenLanguages)
        connect(action, &QAction::triggered, this, [this, action] { setLanguage(action->data().toString()); });
    connect(m_actions->fullScreen, &QAction::triggered, this, [this](bool on) { on ? showFullScreen() : showNormal(); });
    connect(m_actions->settings, &QAction::triggered, this, &MainWindow::showSettings);
    connect(m_actions->guide, &QAction::triggered, this, [this] { showGuide(m_current); });
    connect(m_actions->shortcuts, &QAction::triggered, this, [this] { showGuide(GuideBook::keysId()); });
    connect(m_actions->diagnostics, &QAction::triggered, this, &MainWindow::copyDiagnostics);
    connect(m_actions->about, &QAction::triggered, this, &MainWindow::showAbout);
    connect(m_actions->quit, &QAction::triggered, this, &QWidget::close);
    connect(&Theme::current(), &Theme::changed, this, [this] { m_actions->retranslate(); });
}

// What is here, and behind it every roster and campaign by its name.
QList<const Workspace *> MainWindow::paletteWorkspaces(const QString &typed) const
{
    QList<const Workspace *> asked;
    if (const Workspace *here = current())
        asked.append(here);
    if (const Workspace *library = workspace("library"); library && library != current() && !typed.isEmpty())
        asked.append(library);
    return asked;
}

void MainWindow::connectUndo()
{
    connect(m_actions->undo, &QAction::triggered, m_undo, &QUndoGroup::undo);
    connect(m_actions->redo, &QAction::triggered, m_undo, &QUndoGroup::redo);
    connect(m_undo, &QUndoGroup::indexChanged, this, &MainWindow::refreshUndo);
    connect(m_undo, &QUndoGroup::activeStackChanged, this, &MainWindow::refreshUndo);
    connect(m_undo, &QUndoGroup::undoTextChanged, this, &MainWindow::refreshUndo);
    connect(m_undo, &QUndoGroup::redoTextChanged, this, &MainWindow::refreshUndo);
}

void MainWindow::addWorkspace(std::unique_ptr<Workspace> workspace)
{
    Place place;
    const QString id = workspace->id();
    m_bar->addWorkspace(id, workspace->title(), workspace->icon());
    place.action = new QAction(workspace->title(), this);
    dress(place.action, "workspace." + id, workspace->icon());
    place.action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key(Qt::Key_1 + int(m_places.size()))));
    addAction(place.action);
    connect(place.action, &QAction::triggered, this, [this, id] { showWorkspace(id); });
    connect(workspace.get(), &Workspace::requested, this, &MainWindow::handle);
    connect(workspace.get(), &Workspace::stateChanged, this, [this, id] {
        const bool before = m_unsaved->any();
        m_unsaved->look();
        if (m_started && (id == m_current || before != m_unsaved->any()))
            refreshState();
    });
    connect(workspace.get(), &Workspace::menusChanged, this, [this] {
        if (m_started)
            refreshMenus();
    });
    place.workspace = std::move(workspace);
    if (!m_buildsLater)
        build(place);
    m_places.push_back(std::move(place));
}

void MainWindow::build(Place &place)
{
    Workspace &workspace = *place.workspace;
    place.docks = makeDockHost(workspace.id(), m_areas);
    workspace.build(*place.docks);
    m_areas->addWidget(place.docks->area());
    place.strip = makeStrip(workspace);
    m_strips->addWidget(place.strip);
    if (!m_started)
        return;
    place.docks->setActive(false);
    workspace.retranslate();
}

// One at a time: whoever clicks meanwhile waits for one of them at most.
void MainWindow::buildNext()
{
    const auto next = std::find_if(m_places.begin(), m_places.end(), [](const Place &place) { return !place.docks; });
    if (next == m_places.end())
        return;
    build(*next);
    refreshMenus(); // with what it offers everywhere
    QTimer::singleShot(buildingBreath, this, &MainWindow::buildNext);
}

QWidget *MainWindow::makeStrip(Workspace &workspace)
{
    QWidget *own = workspace.toolBar();
    if (!workspace.usesUndo())
        return own ? own : new ToolStrip(m_strips);
    auto *strip = new ToolStrip(m_strips);
    strip->addButton(m_actions->undo);
    strip->addButton(m_actions->redo);
    strip->addRule();
    if (own) {
        own->layout()->setContentsMargins(0, 0, 0, 0);
        own->setProperty("toolbar", false);
        strip->addWidget(own, 1);
    } else {
        strip->addStretch();
    }
    return strip;
}

void MainWindow::start()
{
    m_started = true;
    if (const auto place = WindowPlace::read(m_settings.geometry())) {
        place->apply(*this);
    } else {
        restoreGeometry(m_settings.geometry()); // of an older program; if it cannot be read, everything stays as it is
        WindowPlace::of(*this).apply(*this);
    }
    for (Place &place : m_places) {
        if (place.docks)
            place.docks->setActive(false);
    }
    const bool again = m_settings.takeRestart(); // somebody who only wanted larger texts goes on where they were
    const QString last = again || m_settings.reopensWorkspace() ? m_settings.lastWorkspace() : QString();
    retranslate();
    showWorkspace(workspace(last) ? last : m_places.front().workspace->id());
}

void MainWindow::paintEvent(QPaintEvent *event)
{
    QMainWindow::paintEvent(event);
    if (!std::exchange(m_painted, true))
        QTimer::singleShot(buildingBreath, this, &MainWindow::buildNext);
}

QStringList MainWindow::workspaces() const
{
    QStringList ids;
    for (const Place &place : m_places)
        ids.append(place.workspace->id());
    return ids;
}

QList<Workspace *> MainWindow::builtWorkspaces() const
{
    QList<Workspace *> built;
    for (const Place &place : m_places) {
        if (place.docks)
            built.append(place.workspace.get());
    }
    return built;
}

MainWindow::Place *MainWindow::place(const QString &id)
{
    // While the window ends, the keyboard may still be handed on: some workspaces are gone then.
    const auto found = std::find_if(m_places.begin(), m_places.end(),
                                    [&](const Place &place) { return place.workspace && place.workspace->id() == id; });
    if (found == m_places.end())
        return nullptr;
    if (!found->docks)
        build(*found);
    return &*found;
}

Workspace *MainWindow::workspace(const QString &id) const
{
    const Place *found = const_cast<MainWindow *>(this)->place(id);
    return found ? found->workspace.get() : nullptr;
}

Workspace *MainWindow::current() const
{
    return workspace(m_current);
}

DockHost *MainWindow::docks(const QString &workspace) const
{
    const Place *found = const_cast<MainWindow *>(this)->place(workspace);
    return found ? found->docks : nullptr;
}

void MainWindow::showWorkspace(const QString &id)
{
    Place *next = place(id);
    if (!next || id == m_current)
        return;
    const Request paper = current() ? current()->paper() : Request();
    if (Place *before = place(m_current))
        before->docks->setActive(false);
    m_current = id;
    m_areas->setCurrentWidget(next->docks->area());
    m_areas->layout()->activate(); // the area has its size before its layout comes back
    m_strips->setCurrentWidget(next->strip);
    next->docks->setActive(true);
    m_bar->setCurrent(id);
    m_notices->clear("saved");
    m_settings.setLastWorkspace(id);
    if (isVisible())
        restoreLayout(*next);
    if (paper.workspace != id || !next->workspace->open(paper)) // what was on the table is what one wants on paper
        next->workspace->activated();
    refreshMenus();
    refreshState();
    if (isVisible() && next->docks->focusedPanel().isEmpty())
        next->docks->focusNext();
    else if (isVisible())
        next->docks->focus(next->docks->focusedPanel());
}

void MainWindow::handle(const Request &request)
{
    Workspace *wanted = workspace(request.workspace);
    if (!wanted && request.what == QLatin1String("saved"))
        return showSaved(request.id);
    if (!wanted)
        return;
    // Something new is asked for first: whoever cancels stays where they were.
    const bool asksFirst = request.what == QLatin1String("new");
    if (asksFirst && !wanted->open(request))
        return;
    showWorkspace(request.workspace);
    if (!asksFirst && !request.what.isEmpty())
        wanted->open(request);
}

void MainWindow::refreshMenus()
{
    QList<QAction *> switches;
    QList<MenuPart> always;
    for (const Place &place : m_places) {
        switches.append(place.action);
        if (place.workspace->id() == m_current || !place.docks)
            continue;
        const QList<MenuPart> parts = place.workspace->menus(); // new roster, import and the like are wanted everywhere
        std::copy_if(parts.begin(), parts.end(), std::back_inserter(always), [](const MenuPart &part) { return part.everywhere; });
    }
    if (Place *here = place(m_current))
        m_menus->fill(*here->workspace, *here->docks, switches, always);
}

QList<QAction *> MainWindow::menuActions() const
{
    return m_menus->actions();
}

void MainWindow::refreshState()
{
    Workspace *here = current();
    if (!here)
        return;
    QUndoStack *stack = here->undoStack();
    if (stack && !m_undo->stacks().contains(stack))
        m_undo->addStack(stack);
    m_undo->setActiveStack(stack);
    StatusTexts texts = here->status();
    if (m_unsaved->any())
        texts.saved.clear(); // not while the notice says the opposite
    m_status->setTexts(texts);
    const QString name = here->documentName();
    setWindowTitle(name.isEmpty() ? tr("Muster") : tr("%1 – Muster").arg(name));
    refreshUndo();
}

void MainWindow::refreshUndo()
{
    const QString undone = m_undo->undoText();
    const QString redone = m_undo->redoText();
    m_actions->undo->setText(undone.isEmpty() ? tr("&Undo") : tr("&Undo: %1").arg(literal(undone)));
    m_actions->redo->setText(redone.isEmpty() ? tr("&Redo") : tr("&Redo: %1").arg(literal(redone)));
    const QString noUndo = documents::whyNoUndo(m_undo->activeStack()), noRedo = documents::whyNoRedo(m_undo->activeStack());
    allowUnless(m_actions->undo, m_undo->canUndo() ? QString() : noUndo.isEmpty() ? tr("nothing to undo") : noUndo);
    allowUnless(m_actions->redo, m_undo->canRedo() ? QString() : noRedo.isEmpty() ? tr("nothing to redo") : noRedo);
}

} // namespace muster::app

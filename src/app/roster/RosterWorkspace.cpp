// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/RosterWorkspace.h"

#include "app/docking/DockHost.h"
#include "app/roster/catalogue/CataloguePanel.h"
#include "app/roster/findings/DataChangeBar.h"
#include "app/roster/findings/FindingsPanel.h"
#include "app/roster/findings/HistoryPanel.h"
#include "app/roster/formation/FormationPanel.h"
#include "app/roster/start/NewRosterDialog.h"
#include "app/roster/unit/CardPanel.h"
#include "app/roster/unit/UnitPanel.h"
#include "app/theme/style/Theme.h"
#include "app/workspace/UnsavedDocument.h"
#include "documents/roster/Favourites.h"
#include "documents/roster/OpenRoster.h"
#include "logging/Note.h"
#include "text/Spoken.h"

#include <QApplication>
#include <QLineEdit>
#include <QMessageBox>
#include <QVBoxLayout>

namespace muster::app {

using muster::share::toData;
using muster::share::toText;

RosterWorkspace::RosterWorkspace(const Services &services, QObject *parent)
    : Workspace(parent), m_services(services), m_store(services.library)
{
    makeActions();
    connect(&Theme::current(), &Theme::changed, this, &RosterWorkspace::refreshHead); // the tile is a picture in the game's colour
}

RosterWorkspace::~RosterWorkspace()
{
    // Widgets may outlive us in the window: they must not look at an editor that is gone.
    blockSignals(true);
    m_toolBar.clear();
    setEditor(nullptr);
}

void RosterWorkspace::build(DockHost &host)
{
    m_host = &host;
    m_catalogue = new CataloguePanel;
    m_formation = new FormationPanel;
    m_unit = new UnitPanel;
    m_cardPanel = new CardPanel(m_services.library);
    m_findings = new FindingsPanel;
    m_history = new HistoryPanel;
    m_dataChange = new DataChangeBar;
    auto *middle = new QWidget;
    auto *column = new QVBoxLayout(middle);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_dataChange);
    column->addWidget(m_formation, 1);
    middle->setFocusProxy(m_formation);

    // Small screens and large texts: the unit goes behind the formation, then the findings behind the catalogue.
    host.addPanel({"roster.formation", tr("Formation"), middle, Side::Right, {}, {}, {}, true, false, {330, 200}, {}, {560, 300}});
    host.addPanel({"roster.catalogue", tr("Catalogue"), m_catalogue, Side::Left, "roster.formation", {}, {282, 0}, true, true, {240, 200}});
    host.addPanel({"roster.unit", tr("Unit"), m_unit, Side::Right, {}, {}, {520, 0}, true, true, {400, 0}, "roster.formation"});
    host.addPanel({"roster.card", tr("Card"), m_cardPanel, Side::Right, {}, "roster.unit", {}});
    host.addPanel({"roster.findings",
                   tr("Findings"),
                   m_findings,
                   Side::Below,
                   "roster.formation",
                   {},
                   {0, 196},
                   true,
                   true,
                   {0, 130},
                   "roster.catalogue"});
    host.addPanel({"roster.history", tr("History"), m_history, Side::Below, {}, "roster.findings", {}});
    buildOdds(host);
    buildVersions(host);
    host.raise("roster.formation");
    host.raise("roster.findings");
    host.raise("roster.unit");
    connectPanels();
    refreshActions();
}

void RosterWorkspace::connectPanels()
{
    m_catalogue->view()->setContextMenuPolicy(Qt::ActionsContextMenu);
    m_catalogue->view()->addActions(
        {m_catalogue->addUnitAction(), m_catalogue->favouriteAction(), m_catalogue->compareAction(), m_ownUnits});
    connect(m_catalogue, &CataloguePanel::favouritesChanged, this, [this](const QSet<QString> &entries) {
        if (const auto kept = documents::Favourites(m_services.library, m_editor->document().roster().gameSystemId).set(entries); !kept)
            say(text::spoken(kept.error()));
    });
    connect(m_formation, &FormationPanel::chooseWanted, this, [this](const QString &typed) {
        m_host->raise("roster.catalogue");
        m_catalogue->beginChoice(typed);
    });
    connect(m_formation, &FormationPanel::menuWanted, this, &RosterWorkspace::showFormationMenu);
    connect(m_formation, &FormationPanel::newRosterWanted, this, [this] { newRoster(); });
    connect(m_findings, &FindingsPanel::chooseWanted, this, [this] {
        m_host->raise("roster.catalogue");
        m_catalogue->beginChoice({});
    });
    connect(m_findings, &FindingsPanel::countsChanged, this, [this](int errors, int warnings) {
        m_host->setCounter("roster.findings", errors + warnings > 0 ? errors + warnings : -1, errors > 0 ? Tone::Error : Tone::Warning);
        m_host->setShort("roster.findings", m_findings->shortHeight());
    });
    connect(m_catalogue, &CataloguePanel::slotsFilled, this, [this] { m_formation->view()->setFocus(); });
    connect(m_dataChange, &DataChangeBar::folderWanted, this, &RosterWorkspace::askForDataFolder);
    const auto back = [this] { m_formation->view()->setFocus(); }; // what had the keyboard is gone
    connect(m_dataChange, &DataChangeBar::decided, this, back);
    connect(m_findings, &FindingsPanel::emptied, this, back);
    connect(m_findings, &FindingsPanel::optionsWanted, this, [this](const QString &groupId) {
        m_host->raise("roster.unit");
        m_unit->focusOptions(groupId);
    });
    connect(&m_services.library, &library::Library::changedElsewhere, this, [this](const QStringList &ids) {
        if (m_editor && ids.contains(m_editor->document().id())) {
            m_editor->document().refresh();
            m_versions->reload();
        }
    });
    m_unit->setLoadoutMenu(m_equipMenu);
    connect(m_unit, &UnitPanel::fittingWanted, this, &RosterWorkspace::showFitting);
    connect(m_unit, &UnitPanel::matrixWanted, this, [this] { m_host->focus("roster.matrix"); });
    connect(m_unit, &UnitPanel::summaryWanted, this, [this] {
        Request request = paper();
        request.more = {{"kind", "summary"}};
        if (!request.workspace.isEmpty())
            emit requested(request);
    });
}

QUndoStack *RosterWorkspace::undoStack() const
{
    return m_editor ? &m_editor->document().undoStack() : nullptr;
}

QString RosterWorkspace::documentName() const
{
    return m_editor ? m_editor->document().name() : QString();
}

Request RosterWorkspace::paper() const
{
    const bool stored = m_editor && m_editor->document().saveState() != documents::SaveState::NotStored && !unsaved().any();
    return stored ? Request{"print", "roster", m_editor->document().id(), {}} : Request();
}

StatusTexts RosterWorkspace::status() const
{
    StatusTexts texts;
    if (!m_editor) {
        texts.left = m_sentence.isEmpty() ? QStringList() : QStringList{m_sentence};
        return texts;
    }
    const documents::RosterDocument &document = m_editor->document();
    switch (document.saveState()) {
    case documents::SaveState::Saved:
        texts.saved = tr("Saved %1").arg(StatusTexts::timeText(document.changedAt()));
        break;
    case documents::SaveState::Pending:
        texts.saved = tr("Saving…");
        break;
    case documents::SaveState::Failed:
        texts.left.append(tr("Not saved: %1").arg(text::spoken(document.saveError().sentence)));
        break;
    case documents::SaveState::NotStored:
        texts.left.append(tr("Not stored"));
        break;
    }
    if (m_editor->pack())
        texts.left.append(tr("%1 pack %2").arg(m_editor->pack()->name(m_services.language()), m_editor->pack()->manifest().version));
    if (!m_sentence.isEmpty())
        texts.left.append(m_sentence);
    texts.right.append(tr("%n unit(s)", nullptr, document.unitCount()));
    return texts;
}

void RosterWorkspace::say(const QString &sentence)
{
    m_sentence = sentence;
    emit stateChanged();
}

bool RosterWorkspace::open(const Request &request)
{
    if (request.what == QLatin1String("new"))
        return newRoster(request.id);
    if (request.what == QLatin1String("roster")) {
        const bool opened = openRoster(request.id);
        const QString sentence = request.more.value("say").toString();
        if (opened && m_opening == request.id)
            m_sayOpened = sentence;
        else if (opened && !sentence.isEmpty())
            say(sentence);
        return opened;
    }
    if (request.what == QLatin1String("askData")) {
        QMetaObject::invokeMethod(this, &RosterWorkspace::askForDataFolder, Qt::QueuedConnection);
        return true;
    }
    if (request.what == QLatin1String("data")) {
        takeDataFolder(request.id);
        return true;
    }
    return request.what.isEmpty();
}

Unsaved RosterWorkspace::unsaved() const
{
    if (!m_editor || !m_editor->document().isUnsaved())
        return {};
    return unsavedDocument(m_editor->document(), m_services.library);
}

bool RosterWorkspace::newRoster(const QString &packId)
{
    NewRosterDialog dialog(m_services, QApplication::activeWindow());
    // The game that is on the table now is the likeliest.
    if (!packId.isEmpty())
        dialog.choosePack(packId);
    else if (m_editor && m_editor->pack())
        dialog.choosePack(m_editor->pack()->id());
    if (dialog.exec() != QDialog::Accepted || !dialog.pack())
        return false;
    return create(dialog.pack(), dialog.wish());
}

bool RosterWorkspace::leaveRoster()
{
    aboutToClose();
    return mayLeave(unsaved(), m_formation ? m_formation->window() : nullptr);
}

bool RosterWorkspace::create(const packs::PackPtr &pack, const documents::RosterWish &wish)
{
    if (!leaveRoster())
        return false;
    auto roster = documents::makeRoster(*pack, wish, m_services.ids);
    if (!roster) {
        QMessageBox::warning(m_formation ? m_formation->window() : nullptr, tr("The roster could not be made"),
                             text::spoken(roster.error()));
        return false;
    }
    auto document = std::make_unique<documents::RosterDocument>(documents::gameOf(pack, m_services.language()), std::move(*roster),
                                                                m_services.ids);
    logging::note(logging::lcDocuments(), "store the new roster",
                  document->attach(m_store, toText(m_services.ids.next()))); // stands in unsaved() then
    setEditor(std::make_unique<RosterEditor>(std::move(document), pack, m_services.language()));
    emit requested({"roster", {}, {}, {}});
    if (!m_host)
        return true;
    // An empty formation offers its cards to begin with; otherwise the keyboard stands on the first unit that fits, and a word
    // typed looks for another.
    const bool choosing = m_editor->target().isValid() || !m_editor->isEmpty();
    m_host->focus(choosing ? "roster.catalogue" : "roster.formation");
    if (choosing)
        m_catalogue->beginChoice({});
    return true;
}

void RosterWorkspace::setEditor(std::unique_ptr<RosterEditor> editor)
{
    if (editor)
        editor->followCollection(documents::CollectionBook::of(m_services.library));
    // The panels let go of the old editor before it dies.
    const auto hand = [next = editor.get()](const auto &panel) {
        if (panel)
            panel->setEditor(next);
    };
    hand(m_unit);
    hand(m_cardPanel);
    hand(m_odds);
    hand(m_matrix);
    hand(m_catalogue);
    hand(m_formation);
    hand(m_findings);
    hand(m_history);
    hand(m_compare);
    hand(m_versions);
    hand(m_dataChange);
    if (m_catalogue && editor)
        m_catalogue->setFavourites(documents::Favourites(m_services.library, editor->document().roster().gameSystemId).all());
    m_editor = std::move(editor);
    m_sentence.clear(); // it was about the other one
    if (m_editor) {
        connectEditor();
        logging::note(logging::lcDocuments(), "note which roster is open",
                      m_services.library.notes().set("open.roster", m_editor->document().id()));
    }
    refreshHead();
    followOrigin();
    refreshActions();
    emit stateChanged();
}

void RosterWorkspace::connectEditor()
{
    documents::RosterDocument &document = m_editor->document();
    connect(&document, &documents::RosterDocument::rosterChanged, this, [this] {
        m_sentence.clear();
        refreshHead();
        refreshActions();
        emit stateChanged();
    });
    connect(&document, &documents::RosterDocument::rosterReplaced, this, [this] { refreshHead(); });
    connect(&document, &documents::RosterDocument::saveStateChanged, this, [this] { emit stateChanged(); });
    connect(&document, &documents::RosterDocument::conflicted, this,
            [this] { say(tr("Somebody else changed this roster meanwhile; both versions are kept, this is now a copy.")); });
    // Only then does the stack know what it can undo: rosterChanged() comes from within the step. Queued: a stack that goes
    // away with its document speaks once more.
    connect(&document.undoStack(), &QUndoStack::indexChanged, this, &RosterWorkspace::refreshActions, Qt::QueuedConnection);
    connect(m_editor.get(), &RosterEditor::said, this, &RosterWorkspace::say);
    connect(m_editor.get(), &RosterEditor::currentChanged, this, &RosterWorkspace::refreshActions);
}

void RosterWorkspace::aboutToClose()
{
    if (m_unit)
        m_unit->commit();
    if (m_editor)
        m_editor->document().finishSaving();
}

void RosterWorkspace::retranslate()
{
    if (m_editor)
        m_editor->setLanguage(m_services.language());
    if (m_host) {
        m_host->setTitle("roster.formation", tr("Formation"));
        m_host->setTitle("roster.catalogue", tr("Catalogue"));
        m_host->setTitle("roster.unit", tr("Unit"));
        m_host->setTitle("roster.card", tr("Card"));
        m_cardPanel->retranslate();
        m_host->setTitle("roster.odds", tr("Odds"));
        m_host->setTitle("roster.matrix", tr("Matrix"));
        m_odds->retranslate();
        m_matrix->retranslate();
        m_host->setTitle("roster.findings", tr("Findings"));
        m_host->setTitle("roster.history", tr("History"));
        m_catalogue->retranslate();
        m_formation->retranslate();
        m_unit->retranslate();
        m_findings->retranslate();
        m_history->retranslate();
        retranslateVersions();
        m_dataChange->retranslate();
    }
    fillShareMenu();
    refreshHead();
    refreshActions();
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PrintWorkspace.h"

#include "app/docking/DockHost.h"
#include "app/paper/CardPreview.h"
#include "app/print/BattleCopy.h"
#include "app/print/LastPrinted.h"
#include "app/print/PdfSaving.h"
#include "app/print/PreviewPanel.h"
#include "app/print/SettingsPanel.h"
#include "app/print/WhatPanel.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/workspace/Actions.h"
#include "app/workspace/GameFolders.h"
#include "app/workspace/ToolStrip.h"
#include "documents/campaign/CampaignDocument.h"
#include "library/Library.h"
#include "text/Spoken.h"

#include <QAction>
#include <QComboBox>
#include <QLabel>
#include <QMessageBox>
#include <QVBoxLayout>

namespace muster::app {

using muster::share::toText;

namespace {

const QString battlePrefix = QStringLiteral("battle:");

} // namespace

PrintWorkspace::PrintWorkspace(const Services &services, QObject *parent)
    : Workspace(parent), m_services(services), m_store(services.library), m_presets(MachineNotes(services), services.library.settings()),
      m_photos(services.library)
{
    m_session.setSettings(m_presets.last(paperLanguage()));
    makeActions();
    connect(&m_session, &PrintSession::ready, this, [this] {
        refreshHead();
        emit stateChanged();
    });
    connect(&m_session, &PrintSession::rosterChanged, this, [this] {
        refreshHead();
        updateCard();
        emit stateChanged();
    });
    connect(&m_session, &PrintSession::settingsChanged, this, [this] {
        if (const QString chosen = m_session.settings().language; chosen != paperLanguage())
            m_presets.setLanguage(chosen == m_services.language() ? QString() : chosen);
        m_presets.setLast(m_session.settings(), m_game);
        updateCard();
        refreshPresets();
    });
    connect(&services.library, &library::Library::changedElsewhere, this, [this](const QStringList &ids) {
        if (ids.contains(m_session.rosterId()) && !m_telling)
            reopen();
    });
}

PrintWorkspace::~PrintWorkspace()
{
    PrintWorkspace::aboutToClose(); // while there is somebody to be told
    delete m_saving;                // it needs the session to finish the file
}

void PrintWorkspace::build(DockHost &host)
{
    m_host = &host;
    m_what = new WhatPanel(m_session);
    m_preview = new PreviewPanel(m_session);
    m_settings = new SettingsPanel(m_session);
    m_card = new CardPreview;
    host.addPanel({"print.preview", tr("Preview"), m_preview, Side::Right, {}, {}, {}, true, false, {270, 0}, {}, {560, 0}});
    host.addPanel({"print.what", tr("What to print"), m_what, Side::Left, "print.preview", {}, {248, 0}, true, true, {220, 0}});
    host.addPanel({"print.settings", tr("Settings"), m_settings, Side::Right, {}, {}, {332, 0}, true, true, {300, 250}, "print.what"});
    host.addPanel({"print.card", tr("Card"), m_card, Side::Below, "print.settings", {}, {0, 360}, true, true, {0, 200}, "print.preview"});
    connect(m_what, &WhatPanel::unitSelected, this, &PrintWorkspace::selectUnit);
    connect(m_what, &WhatPanel::kindSelected, m_preview, &PreviewPanel::showKind);
    connect(m_preview, &PreviewPanel::unitClicked, this, [this](const QString &unit) {
        m_what->select(unit);
        selectUnit(unit);
    });
    connect(m_preview, &PreviewPanel::openWanted, this, &PrintWorkspace::chooseRoster);
    connect(m_settings, &SettingsPanel::calibrationWanted, this, &PrintWorkspace::saveCalibration);
    connect(m_card, &CardPreview::photoChosen, this, &PrintWorkspace::attachPhoto);
    connect(m_card, &CardPreview::photoRemoved, this, [this](const QString &unit) { attachPhoto(unit, {}); });
    m_what->setUnitActions({m_allUnits, m_noUnits});
    refreshHead();
}

QWidget *PrintWorkspace::toolBar()
{
    if (m_toolBar)
        return m_toolBar;
    auto *strip = new ToolStrip;
    m_toolBar = strip;
    auto *head = new QWidget;
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_name = new ElidedLabel;
    m_name->setFont(roleFont(FontRole::Title));
    m_points = new ElidedLabel;
    m_points->setFont(roleFont(FontRole::Caption));
    column->addWidget(m_name);
    column->addWidget(m_points);
    strip->addWidget(head);
    strip->addRule();
    m_presetLabel = new QLabel;
    m_presetBox = new Combo;
    m_presetLabel->setBuddy(m_presetBox);
    strip->addOrnament(m_presetLabel);
    strip->addOptional(m_presetBox);
    strip->addButton(m_keepPreset);
    strip->addStretch();
    m_counts = new QLabel;
    m_counts->setTextFormat(Qt::PlainText);
    strip->addOrnament(m_counts);
    strip->addButton(m_print, true);
    strip->addPrimary(m_pdf);
    connect(m_presetBox, &QComboBox::activated, this, &PrintWorkspace::choosePreset);
    retranslate();
    return m_toolBar;
}

QList<MenuPart> PrintWorkspace::menus() const
{
    return {{MenuPart::File, {m_choose, m_pdf, m_print}},
            {MenuPart::Own, {m_allUnits, m_noUnits, nullptr, m_keepPreset, m_renamePreset, m_dropPreset, nullptr, m_calibrate}}};
}

StatusTexts PrintWorkspace::status() const
{
    StatusTexts texts;
    if (m_session.pack())
        texts.left.append(tr("%1 pack %2").arg(m_session.pack()->name(m_services.language()), m_session.pack()->manifest().version));
    if (!m_sentence.isEmpty())
        texts.left.append(m_sentence);
    if (m_session.hasRoster())
        texts.right.append(tr("The preview is the PDF"));
    return texts;
}

bool PrintWorkspace::open(const Request &request)
{
    m_sentence.clear(); // it was about another document
    if (request.what == QLatin1String("roster")) {
        const bool opened = openRoster(request.id);
        if (opened && request.more.value("kind").toString() == QLatin1String("matrix"))
            showMatrix(request.more.value("against").toString());
        if (opened && request.more.value("kind").toString() == QLatin1String("summary"))
            m_session.setWanted(print::PrintKind::Summary, true);
        return opened;
    }
    if (request.what == QLatin1String("campaign")) {
        if (!openCampaign(request.id, request.more.value("record").toString()))
            return false;
        if (request.more.value("chronicle").toBool()) {
            print::PrintSettings settings = m_session.settings();
            settings.campaignWhat = {print::PrintKind::Chronicle};
            m_session.setSettings(settings);
        }
        return true;
    }
    if (request.what == QLatin1String("scenario"))
        return openScenario(request.id);
    if (request.what == QLatin1String("battle"))
        return openBattleCopy(request);
    return request.what.isEmpty();
}

// Another list by its id, or the typical targets.
void PrintWorkspace::showMatrix(const QString &against)
{
    documents::LibraryRosterStore store(m_services.library);
    const QString id = against.startsWith("list:") ? against.section(':', 1) : QString();
    if (id.isEmpty())
        m_session.setOpponent({}, std::nullopt);
    else if (auto stored = store.load(id))
        m_session.setOpponent(stored->record.name, std::move(stored->roster));
    m_session.setWanted(print::PrintKind::Matrix, true);
}

bool PrintWorkspace::openBattleCopy(const Request &request)
{
    const std::optional<BattleCopy> copy = readBattleCopy(request, m_services);
    if (!leaveDocument() || !copy)
        return false;
    m_battle = request;
    m_unit.clear();
    if (!m_session.settings().what.contains(print::PrintKind::Cards))
        m_session.setWanted(print::PrintKind::Cards, true);
    show(battlePrefix + request.id, copy->roster);
    m_session.setDamage(copy->damage);
    return true;
}

void PrintWorkspace::reopen()
{
    if (m_session.rosterId().startsWith(battlePrefix)) {
        openBattleCopy(Request(m_battle));
        return;
    }
    if (m_session.isScenario())
        openScenario(m_session.rosterId());
    else
        m_session.isCampaign() ? openCampaign(m_session.rosterId()) : openRoster(m_session.rosterId());
}

bool PrintWorkspace::openCampaign(const QString &campaignId, const QString &soldier)
{
    if (!leaveDocument())
        return false;
    const auto stored = documents::CampaignDocument::load(m_services.library, campaignId);
    if (!stored) {
        QMessageBox::warning(window(), tr("The campaign could not be opened"), text::spoken(stored.error()));
        return false;
    }
    if (campaignId != m_session.rosterId())
        m_unit.clear();
    m_session.setCampaign(campaignId, stored->campaign, m_services.packs.find(stored->campaign.start.system));
    noteLastPrinted(m_services.library, {campaignId, true});
    if (!soldier.isEmpty()) {
        print::PrintSettings settings = m_session.settings();
        settings.campaignWhat = {print::PrintKind::Records};
        settings.without.clear();
        for (const PrintSession::Head::Unit &unit : m_session.head().units)
            if (unit.id != soldier)
                settings.without.insert(unit.id);
        m_session.setSettings(settings);
        if (m_what)
            m_what->select(soldier);
        selectUnit(soldier);
    }
    return true;
}

// The roster may have been edited in the meantime.
void PrintWorkspace::activated()
{
    if (m_session.hasRoster())
        reopen();
    else
        openLast();
}

void PrintWorkspace::openLast()
{
    if (const LastPrinted last = lastPrinted(m_services.library); !last.id.isEmpty())
        last.isCampaign ? openCampaign(last.id) : openRoster(last.id);
}

// After a start the data of a community's game are known, but not read yet. Once: a folder that cannot be read says so itself.
void PrintWorkspace::readGame()
{
    if (m_session.pack() || m_game.isEmpty() || m_gamesAsked.contains(m_game))
        return;
    m_gamesAsked.insert(m_game);
    withPackOfGame(m_services, m_game, window(), this, [this, game = m_game](const packs::PackPtr &pack) {
        if (pack && m_session.hasRoster() && !m_session.isCampaign() && !m_session.isScenario() && m_game == game)
            reopen();
    });
}

QString PrintWorkspace::paperLanguage() const
{
    const QString own = m_presets.language();
    return own.isEmpty() ? m_services.language() : own;
}

bool PrintWorkspace::openRoster(const QString &rosterId)
{
    const bool undo = m_document != nullptr;
    if (!leaveDocument()) // its history may be older than what is read now
        return false;
    const auto stored = m_store.load(rosterId);
    if (!stored) {
        QMessageBox::warning(window(), tr("The roster could not be opened"), text::spoken(stored.error()));
        return false;
    }
    if (m_session.isCampaign() || m_session.isScenario())
        m_unit.clear();
    if (const QString game = toText(stored->roster.gameSystemId); game != m_game) {
        m_game = game; // each game is printed as it was last time
        print::PrintSettings settings = m_presets.last(paperLanguage(), game);
        settings.backOffset = m_session.settings().backOffset;
        m_session.setSettings(settings);
    }
    show(rosterId, stored->roster);
    noteLastPrinted(m_services.library, {rosterId});
    readGame();
    if (undo)
        emit stateChanged();
    return true;
}

void PrintWorkspace::show(const QString &rosterId, const rules::Roster &roster)
{
    const bool other = rosterId != m_session.rosterId();
    m_session.setRoster(rosterId, roster, m_services.packs.forRoster(roster), m_photos.of(rosterId, roster));
    const auto &units = m_session.head().units;
    const bool gone = std::none_of(units.begin(), units.end(), [this](const auto &unit) { return unit.id == m_unit; });
    if (!units.empty() && (other || gone))
        selectUnit(units.front().id);
}

void PrintWorkspace::selectUnit(const QString &unitId)
{
    m_unit = unitId;
    if (m_preview)
        m_preview->showUnit(unitId);
    updateCard();
}

void PrintWorkspace::updateCard()
{
    if (!m_card)
        return;
    // The roster of a campaign's soldier is mustered only when their card is looked at.
    const PrintSession::CardPlace place = m_session.hasRoster() && !(m_session.isCampaign() && m_unit.isEmpty())
        ? m_session.cardOf(m_unit)
        : PrintSession::CardPlace();
    if (place.roster)
        m_card->setRoster(*place.roster, m_session.pack(), m_session.settings().language, place.photos);
    else
        m_card->clear();
    m_card->setOptions(m_session.settings().cardOptions());
    m_card->setUnit(place.unit);
    m_card->setPhotoEditing(m_session.hasRoster() && !m_session.isCampaign() && !m_session.isScenario());
}

void PrintWorkspace::refreshHead()
{
    const bool ready = !m_session.job().pages.empty();
    for (QAction *action : {m_pdf, m_print})
        allowUnless(action, m_saving ? tr("a PDF is being written") : ready ? QString() : tr("nothing to print yet"));
    if (!m_toolBar)
        return;
    m_name->setText(m_session.hasRoster() ? m_session.head().name : tr("No roster"));
    m_points->setText(!m_session.hasRoster()       ? QString()
                          : m_session.isScenario() ? m_session.head().points
                          : m_session.isCampaign()
                          ? tr("%1, %2").arg(m_session.head().points, tr("%n mission(s)", nullptr, m_session.head().missions))
                          : m_session.head().legal ? tr("%1, legal").arg(m_session.head().points)
                                                   : tr("%1, not legal").arg(m_session.head().points));
    const int pages = int(m_session.job().pages.size());
    m_counts->setText(pages == 0 ? QString()
                                 : tr("%1 on %2, print at 100 %")
                                       .arg(tr("%n page(s)", nullptr, pages), tr("%n sheet(s)", nullptr, m_session.job().sheetsOfPaper())));
}

QWidget *PrintWorkspace::window() const
{
    return m_preview ? m_preview->window() : nullptr;
}

void PrintWorkspace::retranslate()
{
    m_pdf->setText(tr("Save PDF"));
    m_print->setText(tr("Print…"));
    m_choose->setText(tr("Choose a roster or campaign to print…"));
    m_keepPreset->setText(tr("Keep the settings as preset…"));
    m_dropPreset->setText(tr("Remove the preset"));
    m_renamePreset->setText(tr("Rename the preset…"));
    m_allUnits->setText(tr("Print all units"));
    m_noUnits->setText(tr("Print no unit"));
    m_calibrate->setText(tr("Calibration sheet…"));
    print::PrintSettings settings = m_session.settings();
    settings.language = paperLanguage();
    m_session.setSettings(settings);
    if (m_toolBar) {
        m_presetLabel->setText(tr("Preset"));
        m_presetBox->setAccessibleName(tr("Preset"));
        refreshPresets();
    }
    if (m_host) {
        m_host->setTitle("print.preview", tr("Preview"));
        m_host->setTitle("print.what", tr("What to print"));
        m_host->setTitle("print.settings", tr("Settings"));
        m_host->setTitle("print.card", tr("Card"));
        m_what->retranslate();
        m_preview->retranslate();
        m_settings->retranslate();
        m_card->retranslate();
    }
    refreshHead();
}

} // namespace muster::app

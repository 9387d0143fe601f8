// SPDX-License-Identifier: GPL-3.0-or-later
// How the roster workspace opens a list: at once, or when the data of its game have been read.
#include "app/docking/DockHost.h"
#include "app/roster/RosterWorkspace.h"
#include "app/theme/widgets/VerdictButton.h"
#include "documents/campaign/MusterOrigin.h"
#include "documents/roster/OpenRoster.h"
#include "text/Spoken.h"

#include <QApplication>
#include <QMessageBox>

namespace muster::app {

using muster::share::toData;
using muster::share::toText;

// Nothing open yet: the roster that was open last, or else changed last, unless another one is asked for at once.
void RosterWorkspace::activated()
{
    followOrigin(); // the campaign may have gone on meanwhile
    if (!m_editor && !isReading())
        QMetaObject::invokeMethod(this, &RosterWorkspace::openLast, Qt::QueuedConnection);
}

void RosterWorkspace::followOrigin()
{
    if (!m_origin)
        return;
    const auto origin = m_editor ? documents::musterOrigin(m_editor->document().roster(), m_services.library) : std::nullopt;
    m_originCampaign = origin && origin->here ? origin->campaign : QString();
    m_origin->setVisible(origin.has_value());
    if (!origin)
        return;
    const bool old = !origin->news.isEmpty();
    m_origin->setVerdict(old ? tr("%1: the force has moved on").arg(origin->words) : origin->words, old ? Tone::Warning : Tone::Neutral);
    m_origin->setToolTip(old ? origin->news : origin->here ? tr("Open the campaign") : tr("This campaign is not in the library"));
}

void RosterWorkspace::openOrigin()
{
    if (!m_originCampaign.isEmpty())
        emit requested({"campaign", "campaign", m_originCampaign, {}});
}

void RosterWorkspace::openLast()
{
    if (isReading())
        return;
    const QString last = m_editor ? QString() : m_services.library.notes().get("open.roster").valueOr({});
    const auto record = m_services.library.documents().find(last);
    if (!last.isEmpty() && record && record->version > 0 && !record->deleted && m_store.load(last)) {
        openRoster(last);
        return;
    }
    library::Filter filter;
    filter.kind = library::Kind::Roster;
    const auto records = m_editor ? base::Result<QList<library::Record>>(QList<library::Record>())
                                  : m_services.library.documents().list(filter);
    // What cannot be read is no reason for a message that nobody asked for; the library shows it.
    if (records && !records->isEmpty() && m_store.load(records->first().id))
        openRoster(records->first().id);
}

bool RosterWorkspace::openRoster(const QString &id)
{
    if (m_reading && m_opening == id)
        return true;
    delete m_reading; // somebody thought better of it
    m_opening.clear();
    m_sayOpened.clear();
    if (m_editor && m_editor->document().id() == id)
        return true;
    // Large games take a second or two. Nothing is taken from the table before they are there.
    const auto record = m_services.library.documents().find(id);
    const QString game = record ? record->systemId : QString();
    if (game.isEmpty() || m_services.packs.forGameSystem(toData(game)))
        return openNow(id);
    m_opening = id;
    const auto opened = std::make_shared<bool>(true);
    m_reading = withPackOfGame(m_services, game, QApplication::activeWindow(), this, [this, id, opened](const packs::PackPtr &) {
        const QString sentence = std::exchange(m_sayOpened, {});
        m_opening.clear();
        *opened = openNow(id);
        if (*opened && !sentence.isEmpty())
            say(sentence);
    });
    if (m_reading)
        say(tr("Reading the game's data…"));
    return *opened;
}

bool RosterWorkspace::openNow(const QString &id)
{
    if (!leaveRoster())
        return false;
    auto opened = documents::openRoster(m_services.library, m_store, m_services.packs, id, m_services.language(), m_services.ids);
    if (!opened) {
        QMessageBox::warning(m_formation ? m_formation->window() : nullptr, tr("The roster could not be opened"),
                             text::spoken(opened.error()));
        return false;
    }
    std::unique_ptr<documents::RosterDocument> document = std::move(*opened);
    const packs::PackPtr pack = m_services.packs.forRoster(document->roster());
    judgeForTheLibrary(*document, pack);
    setEditor(std::make_unique<RosterEditor>(std::move(document), pack, m_services.language()));
    if (m_host && m_host->area()->isVisible()) // the player may be elsewhere by now
        m_host->focus("roster.formation");
    return true;
}

// A list that came in before its data had neither verdict nor points in the library; now it can have them.
void RosterWorkspace::judgeForTheLibrary(documents::RosterDocument &document, const packs::PackPtr &pack)
{
    const auto record = m_services.library.documents().find(document.id());
    if (pack && record && record->verdict == library::Verdict::Unknown && document.differences().empty())
        document.storeVerdict();
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/EmptyWorkspace.h"

#include "app/docking/DockHost.h"
#include "app/theme/EmptyState.h"

#include <QCoreApplication>

namespace muster::app {

namespace {

// Marked for translation here, translated when shown.
struct PanelText
{
    const char *id;
    const char *title;
    const char *icon;
    const char *sentence;
    const char *help;
};

constexpr PanelText panelTexts[] = {
    {"library.entries", QT_TRANSLATE_NOOP("EmptyWorkspace", "Rosters and campaigns"), "library", QT_TRANSLATE_NOOP("EmptyWorkspace", "No roster yet"),
     QT_TRANSLATE_NOOP("EmptyWorkspace", "Rosters and campaigns you make appear here.")},
    {"library.filter", QT_TRANSLATE_NOOP("EmptyWorkspace", "Filter"), "filter", QT_TRANSLATE_NOOP("EmptyWorkspace", "Nothing to filter"), ""},
    {"roster.formation", QT_TRANSLATE_NOOP("EmptyWorkspace", "Formation"), "roster", QT_TRANSLATE_NOOP("EmptyWorkspace", "No roster is open"),
     QT_TRANSLATE_NOOP("EmptyWorkspace", "Open one in the library, or make a new one.")},
    {"roster.catalogue", QT_TRANSLATE_NOOP("EmptyWorkspace", "Catalogue"), "search", QT_TRANSLATE_NOOP("EmptyWorkspace", "No units to choose from"),
     QT_TRANSLATE_NOOP("EmptyWorkspace", "The catalogue belongs to the roster's game and faction.")},
    {"roster.unit", QT_TRANSLATE_NOOP("EmptyWorkspace", "Unit"), "kind-walker-medium", QT_TRANSLATE_NOOP("EmptyWorkspace", "No unit selected"),
     QT_TRANSLATE_NOOP("EmptyWorkspace", "Select a unit in the formation or in the catalogue to see its profile, weapons and rules.")},
    {"roster.findings", QT_TRANSLATE_NOOP("EmptyWorkspace", "Findings"), "ok", QT_TRANSLATE_NOOP("EmptyWorkspace", "Nothing to report"), ""},
    {"campaign.soldiers", QT_TRANSLATE_NOOP("EmptyWorkspace", "Soldiers"), "campaign", QT_TRANSLATE_NOOP("EmptyWorkspace", "No campaign is open"),
     QT_TRANSLATE_NOOP("EmptyWorkspace", "Open one in the library, or make a new one.")},
    {"campaign.missions", QT_TRANSLATE_NOOP("EmptyWorkspace", "Missions"), "history", QT_TRANSLATE_NOOP("EmptyWorkspace", "No mission yet"),
     QT_TRANSLATE_NOOP("EmptyWorkspace", "Play one, then report it here. Experience and ranks follow.")},
    {"campaign.record", QT_TRANSLATE_NOOP("EmptyWorkspace", "Service record"), "person", QT_TRANSLATE_NOOP("EmptyWorkspace", "No soldier selected"), ""},
    {"print.preview", QT_TRANSLATE_NOOP("EmptyWorkspace", "Preview"), "print", QT_TRANSLATE_NOOP("EmptyWorkspace", "Nothing to print"),
     QT_TRANSLATE_NOOP("EmptyWorkspace", "Open a roster or a campaign first; its cards and sheets appear here as they will print.")},
    {"print.what", QT_TRANSLATE_NOOP("EmptyWorkspace", "What to print"), "document", QT_TRANSLATE_NOOP("EmptyWorkspace", "Nothing chosen"), ""},
    {"print.settings", QT_TRANSLATE_NOOP("EmptyWorkspace", "Settings"), "settings", QT_TRANSLATE_NOOP("EmptyWorkspace", "Paper and cards"), ""},
};

QString text(const char *source)
{
    return *source ? QCoreApplication::translate("EmptyWorkspace", source) : QString();
}

Panel placed(const QString &id)
{
    Panel panel;
    panel.id = id;
    if (id == "library.filter" || id == "roster.catalogue" || id == "campaign.missions" || id == "print.what") {
        panel.side = Side::Left;
        panel.size = {id == "roster.catalogue" ? 282 : 252, 0};
    } else if (id == "roster.unit" || id == "campaign.record" || id == "print.settings") {
        panel.size = {id == "roster.unit" ? 564 : id == "print.settings" ? 304 : 364, 0};
    } else if (id == "roster.findings") {
        panel.side = Side::Below;
        panel.beside = "roster.formation";
        panel.size = {0, 196};
    }
    return panel;
}

} // namespace

EmptyWorkspace::EmptyWorkspace(const QString &id) : m_id(id) {}

QString EmptyWorkspace::title() const
{
    return m_id == "library" ? tr("Library") : m_id == "roster" ? tr("Roster") : m_id == "campaign" ? tr("Campaign") : tr("Print");
}

void EmptyWorkspace::build(DockHost &host)
{
    m_host = &host;
    for (const PanelText &panelText : panelTexts) {
        const QString panelId = panelText.id;
        if (!panelId.startsWith(m_id + '.'))
            continue;
        auto *state = new EmptyState;
        state->setIcon(panelText.icon);
        m_states.insert(panelId, state);
        Panel panel = placed(panelId);
        panel.title = text(panelText.title);
        panel.widget = state;
        host.addPanel(panel);
    }
    retranslate();
}

void EmptyWorkspace::retranslate()
{
    bool first = true;
    for (const PanelText &panelText : panelTexts) {
        EmptyState *state = m_states.value(panelText.id);
        if (!state)
            continue;
        m_host->setTitle(panelText.id, text(panelText.title));
        state->setTexts(text(panelText.sentence), text(panelText.help), first);
        first = false;
    }
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
// What the command palette finds in an open roster: its own units, and those of the catalogue.
#include "app/docking/DockHost.h"
#include "app/roster/RosterWorkspace.h"
#include "text/Typography.h"

namespace muster::app {

namespace {

constexpr int mostOwnUnits = 8;
constexpr int mostCatalogueUnits = 12;

} // namespace

// Whoever has a name of their own is looked for by it.
void RosterWorkspace::addOwnUnits(QList<PaletteEntry> &entries, const QString &typed) const
{
    const QString wanted = text::searchForm(typed);
    const auto found = [&wanted](const QString &name) { return text::searchForm(name).contains(wanted); };
    (void)m_editor->formation().find([&](const models::FormationRow &row) {
        const bool shown = row.kind == models::FormationRow::Kind::Unit || row.kind == models::FormationRow::Kind::Formation;
        const bool byNickname = !row.nickname.isEmpty() && found(row.nickname);
        if (!shown || (!byNickname && !found(row.name)))
            return false;
        PaletteEntry entry;
        entry.group = tr("In this roster");
        entry.icon = row.kind == models::FormationRow::Kind::Formation ? QStringLiteral("roster") : row.icon;
        entry.text = byNickname ? row.nickname : row.name;
        entry.second = byNickname ? row.name : row.nickname;
        entry.right = row.pointsKnown ? m_editor->look().costText(row.points) : QStringLiteral("–");
        entry.run = [editor = QPointer(m_editor.get()), host = QPointer(m_host), id = row.id] {
            if (!editor || !host)
                return;
            editor->setCurrent(id);
            host->focus("roster.formation");
        };
        entries.append(entry);
        return entries.size() >= mostOwnUnits;
    });
}

QList<PaletteEntry> RosterWorkspace::paletteEntries(const QString &typed) const
{
    QList<PaletteEntry> entries;
    if (!m_editor || typed.isEmpty())
        return entries;
    addOwnUnits(entries, typed);
    const qsizetype most = entries.size() + mostCatalogueUnits;
    const models::CatalogueModel &model = m_editor->catalogue();
    for (int i = 0; i < model.rowCount(); ++i) {
        const QModelIndex group = model.index(i, 0);
        for (int k = 0; k < model.rowCount(group) && entries.size() < most; ++k) {
            const models::CatalogueRow *row = model.row(model.index(k, 0, group));
            if (!text::searchForm(row->name).contains(text::searchForm(typed)))
                continue;
            PaletteEntry entry;
            entry.group = tr("Units");
            entry.icon = row->icon;
            entry.text = row->name;
            entry.refused = !row->canAdd;
            entry.second = row->canAdd ? tr("add to the roster") : row->reason.isEmpty() ? model.row(group)->reason : row->reason;
            entry.right = row->pointsKnown ? m_editor->look().costText(row->points) : QStringLiteral("–");
            const QString id = row->entryId;
            const QPointer<RosterEditor> editor = m_editor.get();
            entry.run = [editor, id] {
                if (editor)
                    editor->addFromCatalogue(id);
            };
            entries.append(entry);
        }
    }
    return entries;
}

} // namespace muster::app

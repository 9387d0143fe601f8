// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/palette/PaletteSource.h"

#include "app/shell/settings/AppSettings.h"
#include "app/theme/paint/Literal.h"
#include "app/workspace/Actions.h"
#include "app/workspace/Workspace.h"

#include <QAction>
#include <QCoreApplication>
#include <QPointer>

namespace muster::app {

namespace {

PaletteModel::Candidate fromAction(QAction *action, const QStringList &recent)
{
    PaletteModel::Candidate candidate;
    candidate.entry.group = QCoreApplication::translate("CommandPalette", "Actions");
    candidate.entry.text = readable(action->text());
    if (action->objectName().startsWith("toggle."))
        candidate.entry.text = (action->isChecked() ? QCoreApplication::translate("CommandPalette", "Close panel: %1")
                                                    : QCoreApplication::translate("CommandPalette", "Open panel: %1"))
                                   .arg(candidate.entry.text);
    else if (action->isCheckable() && action->isChecked())
        candidate.entry.right = QCoreApplication::translate("CommandPalette", "on");
    candidate.entry.refused = !action->isEnabled();
    if (candidate.entry.refused) {
        const QString reason = reasonOf(action);
        candidate.entry.second = reason.isEmpty() ? QCoreApplication::translate("CommandPalette", "not possible now") : reason;
    }
    const QPointer<QAction> target = action;
    candidate.entry.run = [target] {
        if (target)
            target->trigger();
    };
    candidate.key = action->shortcut().toString(QKeySequence::NativeText);
    candidate.icon = action->icon();
    candidate.name = action->objectName().isEmpty() ? candidate.entry.text : action->objectName();
    const qsizetype place = recent.indexOf(candidate.name);
    candidate.recent = place < 0 ? 0 : int(recent.size() - place);
    return candidate;
}

} // namespace

QList<PaletteModel::Candidate> PaletteSource::operator()(const QString &typed) const
{
    QList<PaletteModel::Candidate> all;
    const QStringList recent = settings.recentActions();
    const QList<QAction *> offered = actions();
    for (QAction *action : offered) {
        if (action->objectName() != "find" && !action->text().isEmpty())
            all.append(fromAction(action, recent));
    }
    const QList<const Workspace *> asked = workspaces(typed);
    for (const Workspace *here : asked) {
        const QList<PaletteEntry> entries = here->paletteEntries(typed);
        for (const PaletteEntry &entry : entries) {
            PaletteModel::Candidate candidate;
            candidate.entry = entry;
            all.append(candidate);
        }
    }
    return all;
}

} // namespace muster::app

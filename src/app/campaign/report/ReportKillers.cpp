// SPDX-License-Identifier: GPL-3.0-or-later
// Who fell, by whom: the kill as it is chosen from the row of the victim.
#include "app/campaign/report/ReportRow.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"

#include <QMenu>
#include <QToolButton>

#include <algorithm>

namespace muster::app {

using models::ReportKiller;

// Whoever survived is passed by Tab: the button is a way for the mouse there.
void ReportRow::showKiller(const QStringList &killers)
{
    const bool fell = m_draft.lines().at(m_line).participant.outcome != campaign::Outcome::Survived;
    m_by->setVisible(!m_draft.killersFor(m_line).isEmpty());
    m_by->setFocusPolicy(fell ? Qt::StrongFocus : Qt::ClickFocus);
    m_by->setIcon(icons::icon("target", killers.isEmpty() ? Token::Text3 : Token::Error));
    m_by->setAccessibleName(tr("Who put %1 out of action").arg(m_soldier.name));
    m_by->setAccessibleDescription(killers.join(QStringLiteral(", ")));
    m_by->setToolTip(killers.isEmpty() ? tr("By whom? Choose who put %1 out of action.").arg(m_soldier.name)
                                       : tr("Put out of action by %1. Choose somebody else here.").arg(killers.join(QStringLiteral(", "))));
}

void ReportRow::chooseKiller()
{
    const QVector<ReportKiller> killers = m_draft.killersFor(m_line);
    auto *menu = new QMenu(this);
    menu->setObjectName("report.by.menu");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *nobody = menu->addAction(tr("Nobody in particular"));
    nobody->setCheckable(true);
    nobody->setChecked(std::none_of(killers.begin(), killers.end(), [](const ReportKiller &each) { return each.did; }));
    connect(nobody, &QAction::triggered, this, [this] { m_draft.setKiller(m_line, {}); });
    menu->addSeparator();
    addKillers(*menu, killers);
    menu->popup(m_by->mapToGlobal(QPoint(0, m_by->height())));
}

// One side is listed at once; of several each is a menu under its name.
void ReportRow::addKillers(QMenu &menu, const QVector<ReportKiller> &killers)
{
    const bool several = std::count_if(killers.begin(), killers.end(), [](const ReportKiller &each) { return each.side >= 0; }) > 1;
    const auto add = [this](QMenu &to, const ReportKiller &killer, const QString &words) {
        QAction *action = to.addAction(literal(words));
        action->setCheckable(true);
        action->setChecked(killer.did);
        connect(action, &QAction::triggered, this, [this, killer] { m_draft.setKiller(m_line, killer); });
    };
    QVector<ReportKiller> soldiers;
    for (const ReportKiller &killer : killers) {
        if (killer.side < 0) {
            soldiers.append(killer);
            continue;
        }
        QMenu *side = several ? menu.addMenu(literal(killer.name)) : &menu;
        for (const ReportKiller &soldier : std::as_const(soldiers))
            add(*side, soldier, soldier.name);
        side->addSeparator();
        add(*side, killer, tr("%1 as a whole", "a force").arg(killer.name));
        soldiers.clear();
    }
}

} // namespace muster::app

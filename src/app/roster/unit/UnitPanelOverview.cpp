// SPDX-License-Identifier: GPL-3.0-or-later
// What UnitPanel shows of the army itself.
#include "app/roster/unit/UnitPanel.h"

#include "app/roster/unit/OverviewList.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/theme/widgets/SectionHeader.h"
#include "packs/odds/OddsRules.h"

#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

using share::toData;

void UnitPanel::showOverview(const QString &forceId)
{
    const models::ArmyOverview shown = forceId.isEmpty()
        ? models::ArmyOverview()
        : models::armyOverview(m_editor->document().evaluator(), m_editor->pack().get(), m_editor->look(), toData(forceId));
    const bool any = !shown.figures.empty();
    m_overview.header->setVisible(any);
    m_overview.body->setVisible(any && m_overview.header->isOpen());
    if (shown == m_overviewShown)
        return;
    m_overviewShown = shown;
    clear(m_overview);
    if (!any)
        return;
    std::vector<UnitProfiles::Vital> boxes;
    for (const models::OverviewLine &figure : shown.figures)
        boxes.push_back({figure.label, figure.value, figure.remark});
    m_overview.rows->addWidget(new VitalBoxes(boxes));
    auto *steps = new QWidget;
    auto *row = new FlowLayout(steps);
    row->setContentsMargins(0, 0, 0, 0);
    const double left = m_editor->catalogue().pointsLeft();
    if (left != 0 && (left > 0 || shown.figures.front().remark.size() > 0)) {
        auto *fitting = new QPushButton(left > 0 ? tr("%1 left: what fits?").arg(m_editor->look().costText(left)) : tr("What could go?"));
        fitting->setObjectName("whatFits");
        fitting->setAccessibleName(fitting->text());
        fitting->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        connect(fitting, &QPushButton::clicked, this, &UnitPanel::fittingWanted, Qt::QueuedConnection); // it may go meanwhile
        row->addWidget(fitting);
    }
    const auto step = [row](const char *name, const QString &words) {
        auto *made = new QPushButton(words);
        made->setObjectName(name);
        made->setAccessibleName(words);
        made->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
        row->addWidget(made);
        return made;
    };
    if (m_editor->pack() && !m_editor->pack()->odds().isEmpty())
        connect(step("armyMatrix", tr("What hurts what")), &QPushButton::clicked, this, &UnitPanel::matrixWanted);
    connect(step("armyPrint", tr("Print the summary")), &QPushButton::clicked, this, &UnitPanel::summaryWanted);
    m_overview.rows->addWidget(steps);
    for (const models::OverviewPart &part : shown.parts) {
        auto *title = new QLabel(part.remark.isEmpty() ? part.title : part.title + QStringLiteral(" · ") + part.remark);
        title->setTextFormat(Qt::PlainText);
        title->setFont(roleFont(FontRole::SmallStrong));
        m_overview.rows->addWidget(title);
        m_overview.rows->addWidget(new OverviewList(part, m_editor->hue()));
    }
}

} // namespace muster::app

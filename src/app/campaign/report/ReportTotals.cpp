// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportTotals.h"

#include "app/campaign/report/ChipEdit.h"
#include "app/theme/paint/Paint.h"

#include <QLayout>

namespace muster::app {

ReportTotals::ReportTotals(Kind kind, CampaignSession &session, models::CampaignReportDraft &draft, QWidget *parent)
    : QWidget(parent), m_kind(kind), m_session(session), m_draft(draft)
{
    setFixedHeight(kind == Heads ? 26 : 32);
}

QStringList ReportTotals::totals(const campaign::MissionState &mission) const
{
    const auto able = m_draft.promotable().size();
    int killPoints = 0;
    for (const models::ReportLine &line : m_draft.lines()) {
        const campaign::SoldierState *soldier = m_session.state().soldier(line.participant.soldier);
        const bool there = line.in && soldier && m_draft.isPresent(soldier->force);
        for (const campaign::Kill &kill : there ? line.participant.kills : QVector<campaign::Kill>())
            killPoints += kill.count * kill.points;
    }
    return {QString(),
            tr("%n took part", nullptr, mission.participants),
            tr("%n eliminated", nullptr, mission.kills),
            QString::number(killPoints),
            tr("%n survived", nullptr, mission.survivors),
            QString(),
            QString(),
            QString("+%1").arg(mission.experience()),
            able ? tr("%n can be promoted", nullptr, int(able)) : QString()};
}

// Rows in two lines have no columns to stand under.
void ReportTotals::paintLine(QPainter &painter) const
{
    const campaign::MissionState *mission = m_kind == Totals ? m_draft.missionPreview() : nullptr;
    if (!mission)
        return;
    QStringList words = totals(*mission);
    words[3] = mission->killPoints ? QString("%1 %2").arg(words.at(3), m_session.pointsName()) : QString();
    if (m_session.rules().mode == campaign::ExperienceMode::None)
        words[7].clear();
    words.removeAll(QString());
    paint::text(painter, {14, 0, width() - 28.0, double(height())}, words.join(QStringLiteral(" · ")), FontRole::Small,
                color(Token::Text2));
}

void ReportTotals::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(m_kind == Heads ? Token::Header : Token::Alt));
    painter.fillRect(QRectF(0, m_kind == Heads ? height() - 1 : 0, width(), 1), color(Token::Line));
    if (!m_row || !m_row->layout())
        return;
    if (m_row->isNarrow())
        return paintLine(painter);
    // Columns: in, soldier, eliminated, points, outcome, note, bonus, gains, next.
    QStringList texts;
    const campaign::MissionState *mission = m_draft.missionPreview();
    if (m_kind == Heads) {
        texts = {tr("In"),
                 tr("Soldier"),
                 tr("Eliminated"),
                 m_session.pointsName(),
                 tr("Outcome"),
                 tr("Note"),
                 keepsUnits(m_session.rules()) ? tr("Lost", "figures of a unit") : tr("Bonus"),
                 tr("Gains"),
                 tr("To next rank")};
    } else if (mission) {
        texts = totals(*mission);
    }
    const FontRole role = m_kind == Heads ? FontRole::CaptionStrong : FontRole::Small;
    for (int i = 0; i < texts.size() && i < m_row->layout()->count(); ++i) {
        const QWidget *widget = m_row->layout()->itemAt(i)->widget();
        if (!widget || !widget->isVisibleTo(m_row) || widget->width() == 0)
            continue;
        QRectF cell(widget->x(), 0, widget->width(), height());
        const bool number = i == 3 || i == 6 || i == 7;
        if (i == 8)
            cell.setLeft(cell.left() + 8);
        if (m_kind == Totals && (i == 3 || i == 7))
            paint::drawNumber(painter, cell, texts.at(i), FontRole::BodyStrong, color(Token::Text));
        else
            paint::text(painter, cell, texts.at(i), role, color(Token::Text2),
                        (number ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportSide.h"

#include "app/theme/widgets/Segments.h"
#include "campaign/fold/Names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSpinBox>

namespace muster::app {

using namespace campaign;

ReportSide::ReportSide(CampaignSession &session, models::CampaignReportDraft &draft, int side, QWidget *parent)
    : QWidget(parent), m_session(session), m_draft(draft), m_side(side)
{
    setProperty("ground", "header");
    setAttribute(Qt::WA_StyledBackground);
    const ForceState *force = session.state().force(draft.side(side).force);
    const QString name = force ? force->name : QString();
    auto *title = new QLabel(name, this);
    title->setTextFormat(Qt::PlainText);
    title->setFont(roleFont(FontRole::BodyStrong));
    auto *player = new QLabel(force ? playerName(force->player, session.state()) : QString(), this);
    player->setTextFormat(Qt::PlainText);
    player->setFont(roleFont(FontRole::Small));
    player->setProperty("role", "second");
    m_result = new Segments(this);
    m_result->setObjectName("report.result." + name);
    m_result->setChoices({tr("Won"), tr("Drawn"), tr("Lost"), tr("Open", "result not known")});
    m_result->setAccessibleName(tr("Result of %1").arg(name));
    if (!session.rules().objectives.isEmpty())
        m_result->setToolTip(tr("Left open, this decides: %1. Done is won, failed is lost.")
                                 .arg(session.rules().objectives.first().name.in(session.language())));
    connect(m_result, &Segments::chosen, this, [this](int chosen) { m_draft.setResult(m_side, GameResult((chosen + 1) % 4)); });
    auto *pointsLabel = new QLabel(tr("Victory points"), this);
    pointsLabel->setFont(roleFont(FontRole::Caption));
    pointsLabel->setProperty("role", "second");
    m_points = new QSpinBox(this);
    m_points->setObjectName("report.victoryPoints." + name);
    m_points->setRange(0, 9999);
    m_points->setAccessibleName(tr("Victory points of %1").arg(name));
    connect(m_points, &QSpinBox::valueChanged, this, [this](int value) { m_draft.setVictoryPoints(m_side, value); });
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(14, 6, 14, 6);
    row->setSpacing(10);
    row->addWidget(title);
    row->addWidget(player);
    row->addStretch();
    row->addWidget(m_result);
    row->addWidget(pointsLabel);
    row->addWidget(m_points);
    addCounters(*row, name);
    load();
}

// What the result brings by the rules counts by itself; here stands what comes beside it.
void ReportSide::addCounters(QHBoxLayout &row, const QString &name)
{
    for (const ForceCounter &counter : m_session.rules().counters) {
        const QString words = counter.name.in(m_session.language());
        auto *label = new QLabel(tr("%1 ±", "something a force counts, more or less").arg(words), this);
        label->setTextFormat(Qt::PlainText);
        label->setFont(roleFont(FontRole::Caption));
        label->setProperty("role", "second");
        auto *field = new QSpinBox(this);
        field->setObjectName(QString("report.counter.%1.%2").arg(counter.id, name));
        field->setRange(-9999, 9999);
        field->setAccessibleName(tr("%1 of %2, more or less").arg(words, name));
        field->setToolTip(tr("Beside what the result brings: won %1, drawn %2, lost %3")
                              .arg(QString::number(counter.won), QString::number(counter.drawn), QString::number(counter.lost)));
        const QString id = counter.id;
        connect(field, &QSpinBox::valueChanged, this, [this, id](int value) { m_draft.setCounter(m_side, id, value); });
        row.addWidget(label);
        row.addWidget(field);
        m_counters.append({id, field});
    }
}

void ReportSide::load()
{
    const Side &side = m_draft.side(m_side);
    m_result->setCurrentIndex((int(side.result) + 3) % 4);
    const QSignalBlocker block(m_points);
    m_points->setValue(side.victoryPoints);
    for (const auto &[id, field] : std::as_const(m_counters)) {
        const QSignalBlocker quiet(field);
        field->setValue(side.counters.value(id));
    }
}

} // namespace muster::app

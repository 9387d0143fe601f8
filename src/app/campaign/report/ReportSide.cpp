// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportSide.h"

#include "app/campaign/report/ChipEdit.h"
#include "app/campaign/report/ReportTotals.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/theme/widgets/Segments.h"
#include "campaign/fold/Names.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QSpinBox>

namespace muster::app {

using namespace campaign;

ReportSide::ReportSide(CampaignSession &session, models::CampaignReportDraft &draft, int side, QWidget *parent)
    : QWidget(parent), m_field{session, draft, side, {}}
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_rows = new QVBoxLayout;
    m_rows->setSpacing(0);
    if (side >= 0) {
        m_field.suffix = '.' + sideName(draft.side(side), session.state());
        column->addWidget(makeHead());
        m_heads = new ReportTotals(ReportTotals::Heads, session, draft, this);
        m_heads->hide();
        column->addWidget(m_heads);
    }
    column->addLayout(m_rows);
    if (!force().isEmpty()) // whoever plays without a force has a score and nothing else
        column->addWidget(makeFoot());
    column->addStretch();
    load();
}

QString ReportSide::force() const
{
    return side() < 0 ? QString() : m_field.draft.mission().sides.value(side()).force;
}

QWidget *ReportSide::makeHead()
{
    const Side &side = m_field.draft.side(m_field.side);
    const ForceState *force = m_field.session.state().force(side.force);
    auto *head = new QWidget(this);
    head->setProperty("ground", "header");
    head->setAttribute(Qt::WA_StyledBackground);
    auto *title = new ElidedLabel(head);
    title->setText(sideName(side, m_field.session.state()));
    title->setFont(roleFont(FontRole::BodyStrong));
    auto *player = new ElidedLabel(head);
    player->setText(force ? playerName(force->player, m_field.session.state()) : QString());
    player->setFont(roleFont(FontRole::Small));
    player->setProperty("role", "second");
    player->setVisible(!player->text().isEmpty() && player->text() != title->text());
    m_result = m_field.result(head);
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(title);
    names->addWidget(player);
    auto *line = new QHBoxLayout;
    line->setSpacing(10);
    line->addLayout(names, 1);
    line->addWidget(m_result, 0, Qt::AlignTop);
    m_fields = new QWidget(head);
    auto *flow = new FlowLayout(m_fields);
    flow->setSpacing(14);
    flow->setContentsMargins(0, 0, 0, 0);
    for (const Objective &objective : m_field.session.rules().objectives)
        flow->addWidget(m_field.objective(objective, m_fields));
    m_points = m_field.victoryPoints(m_fields);
    flow->addWidget(ReportField::captioned(tr("Victory points"), m_points, m_fields));
    addCounters(*m_fields);
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(14, 8, 14, 8);
    column->setSpacing(6);
    column->addLayout(line);
    column->addWidget(m_fields);
    return head;
}

// What the result brings by the rules counts by itself; here stands what comes beside it.
void ReportSide::addCounters(QWidget &fields)
{
    const QString name = m_field.suffix.mid(1);
    for (const ForceCounter &counter : force().isEmpty() ? QVector<ForceCounter>() : m_field.session.rules().counters) {
        const QString words = counter.name.in(m_field.session.language());
        auto *field = new QSpinBox(&fields);
        field->setObjectName(QString("report.counter.%1.%2").arg(counter.id, name));
        field->setRange(-9999, 9999);
        field->setAccessibleName(tr("%1 of %2, more or less").arg(words, name));
        field->setToolTip(tr("Beside what the result brings: won %1, drawn %2, lost %3")
                              .arg(QString::number(counter.won), QString::number(counter.drawn), QString::number(counter.lost)));
        connect(field, &QSpinBox::valueChanged, this,
                [this, id = counter.id](int value) { m_field.draft.setCounter(m_field.side, id, value); });
        fields.layout()->addWidget(ReportField::captioned(tr("%1 ±", "something a force counts, more or less").arg(words), field, &fields));
        m_counters.append({counter.id, field});
    }
}

QWidget *ReportSide::makeFoot()
{
    auto *foot = new QWidget(this);
    foot->setProperty("ground", "alt");
    foot->setAttribute(Qt::WA_StyledBackground);
    auto *column = new QVBoxLayout(foot);
    column->setContentsMargins(14, 6, 14, 6);
    column->setSpacing(4);
    m_chips = m_field.wholeSide(foot);
    auto *label = new QLabel(tr("By the whole side"), foot);
    label->setFont(roleFont(FontRole::Caption));
    label->setProperty("role", "second");
    label->setBuddy(m_chips->input());
    auto *line = new QHBoxLayout;
    line->setSpacing(8);
    line->addWidget(label);
    line->addWidget(m_chips, 1);
    column->addLayout(line);
    connect(m_chips, &ChipEdit::focused, this, [this] { emit focused(this); });
    m_totals = new QLabel(foot);
    m_totals->setTextFormat(Qt::PlainText);
    m_totals->setWordWrap(true);
    m_totals->setFont(roleFont(FontRole::Small));
    m_totals->setProperty("role", "second");
    column->addWidget(m_totals);
    return foot;
}

void ReportSide::setTargets(const QVector<KillTarget> &targets)
{
    if (m_chips)
        m_chips->setTargets(targets, m_field.session.pointsName(), m_field.session.names());
}

void ReportSide::follow(ReportRow *row)
{
    if (!m_heads)
        return;
    m_heads->follow(row);
    m_heads->setVisible(row && !row->isNarrow());
}

void ReportSide::setBeside(bool beside)
{
    m_beside = beside;
    layout()->setContentsMargins(beside ? 1 : 0, 0, 0, 0);
    update();
}

void ReportSide::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), color(Token::Base));
    if (m_beside)
        painter.fillRect(QRect(0, 0, 1, height()), color(Token::Line));
}

void ReportSide::load()
{
    if (side() < 0)
        return;
    const Side &now = m_field.draft.side(side());
    ReportField::show(*m_result, now);
    for (const Objective &objective : m_field.session.rules().objectives)
        ReportField::show(objective, now, m_field.suffix, *m_fields);
    const QSignalBlocker block(m_points);
    m_points->setValue(now.victoryPoints);
    for (const auto &[id, field] : std::as_const(m_counters)) {
        const QSignalBlocker quiet(field);
        field->setValue(now.counters.value(id));
    }
    if (m_chips) {
        const QSignalBlocker quiet(m_chips);
        m_chips->setKills(now.kills);
    }
    refresh();
}

void ReportSide::refresh()
{
    if (!m_totals)
        return;
    const models::ReportTotal total = m_field.draft.totalOf(force());
    QStringList words{tr("%n took part", nullptr, total.participants), tr("%n eliminated", nullptr, total.kills)};
    if (total.killPoints > 0)
        words.last() += QString(" (%1 %2)").arg(QString::number(total.killPoints), m_field.session.pointsName());
    words.append(tr("%n survived", nullptr, total.survivors));
    if (m_field.session.rules().mode != ExperienceMode::None)
        words.append(tr("+%1 experience").arg(total.gained));
    m_totals->setText(words.join(QStringLiteral(" · ")));
}

} // namespace muster::app

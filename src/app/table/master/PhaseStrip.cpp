// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/master/PhaseStrip.h"

#include "app/table/board/TickBox.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Theme.h"

#include <QHBoxLayout>
#include <QToolButton>

namespace muster::app {

namespace {

constexpr int padding = 36, gap = 2;

} // namespace

PhaseStrip::PhaseStrip(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_verbs(session)
{
    setObjectName("table.phases");
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(gap);
    row->addStretch();
}

void PhaseStrip::refresh()
{
    const auto &phases = m_session.rules().phases;
    while (m_buttons.size() < phases.size()) {
        auto *button = new QToolButton(this);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setProperty("tableToggle", true);
        button->setMinimumHeight(TickBox::side);
        connect(button, &QToolButton::clicked, this, [this, button] {
            m_verbs.phase(button->property("phase").toString());
            dressButtons();
        });
        layout()->addWidget(button);
        m_buttons.append(button);
    }
    for (int i = 0; i < m_buttons.size(); ++i) {
        m_buttons.at(i)->setVisible(i < phases.size());
        m_buttons.at(i)->setProperty("phase", i < phases.size() ? phases.at(i).id : QString());
        m_buttons.at(i)->setObjectName(i < phases.size() ? "table.phase." + phases.at(i).id : QString());
    }
    dressButtons();
    updateGeometry();
}

void PhaseStrip::dressButtons()
{
    const auto &phases = m_session.rules().phases;
    const bool all = width() >= widthOf(true);
    int now = -1;
    for (int i = 0; i < phases.size(); ++i)
        now = phases.at(i).id == m_session.state().phase ? i : now;
    for (int i = 0; i < phases.size() && i < m_buttons.size(); ++i) {
        const QString name = phases.at(i).name.in(m_session.language());
        const QString sign = i < now ? QStringLiteral("✓") : QString::number(i + 1);
        m_buttons.at(i)->setText(all || i == now ? literal(sign + ' ' + name) : sign);
        m_buttons.at(i)->setChecked(i == now);
        m_buttons.at(i)->setToolTip(name);
        m_buttons.at(i)->setAccessibleName(i == now      ? tr("Phase %1: %2, now").arg(QString::number(i + 1), name)
                                               : i < now ? tr("Phase %1: %2, done").arg(QString::number(i + 1), name)
                                                         : tr("Phase %1: %2, to come").arg(QString::number(i + 1), name));
    }
}

int PhaseStrip::widthOf(bool all) const
{
    const auto &phases = m_session.rules().phases;
    const auto metrics = Theme::current().metrics(FontRole::BodyStrong);
    int sum = 0, longest = 0;
    for (const packs::TablePhase &phase : phases) {
        const int name = int(metrics.horizontalAdvance(phase.name.in(m_session.language())));
        sum += int(metrics.horizontalAdvance(QStringLiteral("✓ "))) + padding + gap + (all ? name : 0);
        longest = std::max(longest, name);
    }
    return all ? sum : sum + longest;
}

// Turn and score come first: names of phases get what is left beside them.
QSize PhaseStrip::sizeHint() const
{
    return {widthOf(false), TickBox::side};
}

QSize PhaseStrip::minimumSizeHint() const
{
    return {widthOf(false), TickBox::side};
}

void PhaseStrip::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    dressButtons();
}

} // namespace muster::app

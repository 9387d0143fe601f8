// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/missions/MissionSides.h"

#include "app/campaign/missions/PageLabel.h"
#include "app/campaign/missions/StrikeArrows.h"

#include <QGridLayout>
#include <QLabel>
#include <QResizeEvent>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

using namespace campaign;
using share::MissionFighter;
using share::MissionPage;
using share::MissionSide;

namespace {

constexpr int besideWidth = 600; ///< from here on two sides stand beside each other
constexpr int gapBetween = 24;

} // namespace

MissionSides::MissionSides(const MissionPage &page, bool keepsExperience, QWidget *parent) : QWidget(parent)
{
    m_grid = new QGridLayout(this);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(0);
    m_grid->setVerticalSpacing(0);
    for (const MissionSide &side : page.sides)
        m_sides.append(makeSide(side, keepsExperience));
    makeArrows(page);
    place();
}

QWidget *MissionSides::makeSide(const MissionSide &side, bool keepsExperience)
{
    auto *made = new QWidget(this);
    auto *column = new QVBoxLayout(made);
    column->setContentsMargins(0, 6, 0, 0);
    column->setSpacing(6);
    QStringList under{side.player == side.name ? QString() : side.player, side.resultText,
                      side.score ? tr("%n victory point(s)", nullptr, side.score) : QString(), side.objectives};
    under.removeAll(QString());
    column->addWidget(pageLabel(side.name, FontRole::BodyStrong));
    if (!under.isEmpty())
        column->addWidget(pageLabel(under.join(QStringLiteral(" · ")), FontRole::Small,
                                    side.result == GameResult::Won        ? "ok"
                                        : side.result == GameResult::Lost ? "error"
                                                                          : "second"));
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(14);
    grid->setVerticalSpacing(6);
    grid->setColumnStretch(1, 1);
    for (int i = 0; i < side.fighters.size(); ++i) {
        const MissionFighter &fighter = side.fighters.at(i);
        // The rank below the name: beside it neither has room in half a page.
        auto *who = new QWidget(made);
        auto *lines = new QVBoxLayout(who);
        lines->setContentsMargins(0, 0, 0, 0);
        lines->setSpacing(0);
        const QString rank = fighter.leads ? tr("%1, leads").arg(fighter.rank) : fighter.rank;
        for (QLabel *line : {pageLabel(fighter.name, FontRole::BodyMedium), pageLabel(rank, FontRole::Small, "second")}) {
            line->setWordWrap(false);
            lines->addWidget(line);
        }
        m_names.insert(fighter.id, who);
        grid->addWidget(who, i, 0);
        grid->addWidget(pageLabel(fighter.fate, FontRole::Small, fighter.outcome == Outcome::Dead ? "error" : "warning"), i, 1);
        if (keepsExperience) {
            QLabel *free = pageLabel(QString::fromUtf8("%1 → %2").arg(fighter.freeBefore).arg(fighter.freeAfter), FontRole::Small);
            free->setToolTip(tr("Free experience before and after it"));
            free->setWordWrap(false);
            grid->addWidget(free, i, 2, Qt::AlignRight);
        }
    }
    column->addLayout(grid);
    column->addStretch();
    return made;
}

void MissionSides::makeArrows(const MissionPage &page)
{
    QVector<StrikeArrows::Strike> strikes;
    const auto isLeft = [&page](const QString &soldier) {
        const QVector<MissionFighter> &left = page.sides.first().fighters;
        return std::any_of(left.begin(), left.end(), [&](const MissionFighter &fighter) { return fighter.id == soldier; });
    };
    for (const share::MissionStrike &strike : page.strikes) {
        QWidget *killer = m_names.value(strike.killerId), *victim = m_names.value(strike.victimId);
        if (killer && victim && isLeft(strike.killerId) != isLeft(strike.victimId))
            strikes.append({killer, victim, isLeft(strike.killerId), strike.points});
    }
    if (page.sides.size() == 2 && !strikes.isEmpty() && strikes.size() <= StrikeArrows::most)
        m_arrows = new StrikeArrows(strikes, this);
}

void MissionSides::place()
{
    const bool beside = width() >= besideWidth && m_sides.size() > 1;
    for (QWidget *side : std::as_const(m_sides))
        m_grid->removeWidget(side);
    for (int i = 0; i < m_sides.size(); ++i)
        m_grid->addWidget(m_sides.at(i), beside ? i / 2 : i, beside ? i % 2 * 2 : 0);
    if (m_arrows) {
        m_grid->removeWidget(m_arrows);
        m_grid->addWidget(m_arrows, 0, 1);
        m_arrows->setVisible(beside);
    }
    m_grid->setColumnMinimumWidth(1, beside ? gapBetween : 0);
    m_grid->setColumnStretch(0, 1);
    m_grid->setColumnStretch(2, beside);
}

void MissionSides::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if ((event->oldSize().width() >= besideWidth) != (width() >= besideWidth))
        place();
}

} // namespace muster::app

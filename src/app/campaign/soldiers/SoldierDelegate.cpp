// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/soldiers/SoldierDelegate.h"

#include "app/theme/paint/GaugePaint.h"
#include "app/theme/style/Icons.h"

namespace muster::app {

using SoldierModel = models::CampaignSoldierModel;

namespace {

constexpr int leastHeight = 36;
constexpr double shieldSide = 22;

} // namespace

SoldierDelegate::SoldierDelegate(CampaignSession &session, QObject *parent) : QStyledItemDelegate(parent), m_session(session) {}

QSize SoldierDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QString text = index.data().toString();
    double width = Theme::current().metrics(FontRole::BodyMedium).horizontalAdvance(text) + 21;
    if (index.column() == SoldierModel::Name) {
        const bool leader = index.data(SoldierModel::LeaderRole).toBool();
        width = std::max(width + (leader ? 20 : 0), Theme::current().metrics(FontRole::Caption).horizontalAdvance(below(index)) + 21);
        width += shieldSide + 8;
    }
    if (index.column() == SoldierModel::ToNext)
        width = 48 + 9 + paint::numberWidth(text, FontRole::BodyStrong) + 46;
    if (index.column() == SoldierModel::Status && campaign::Status(index.data(SoldierModel::StatusRole).toInt()) != campaign::Status::Fit)
        width += 20;
    return {int(width), std::max(rowHeight(), option.fontMetrics.height() + 8)};
}

void SoldierDelegate::setBelow(bool rank, bool force)
{
    m_rankBelow = rank;
    m_forceBelow = force;
}

int SoldierDelegate::rowHeight() const
{
    const Theme &theme = Theme::current();
    const double lines = theme.metrics(FontRole::BodyMedium).height()
        + (m_rankBelow || m_forceBelow ? theme.metrics(FontRole::Caption).height() : 0.0);
    return std::max(leastHeight, int(lines) + 4);
}

QString SoldierDelegate::below(const QModelIndex &index) const
{
    QStringList parts;
    if (m_rankBelow)
        parts.append(index.siblingAtColumn(SoldierModel::Rank).data().toString());
    if (m_forceBelow)
        parts.append(index.siblingAtColumn(SoldierModel::Force).data().toString());
    parts.removeAll(QString());
    return parts.join(QStringLiteral(" · "));
}

void SoldierDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    paint::rowGround(*painter, option, index, true);
    const bool inService = index.data(SoldierModel::InServiceRole).toBool();
    const QColor ink = color(inService ? Token::Text : Token::Text3);
    const QRectF rect = QRectF(option.rect).adjusted(8, 0, -8, 0);
    switch (index.column()) {
    case SoldierModel::Name:
        paintName(*painter, rect, index, ink);
        break;
    case SoldierModel::ToNext:
        paintExperience(*painter, rect, index, ink);
        break;
    case SoldierModel::Status:
        paintStatus(*painter, rect, index, ink);
        break;
    case SoldierModel::LifePoints:
    case SoldierModel::Points:
    case SoldierModel::Kills:
    case SoldierModel::Missions:
        paint::drawNumber(*painter, rect, index.data().toString(), FontRole::Body, ink);
        break;
    default:
        paint::text(*painter, rect, index.data().toString(), FontRole::Body, inService ? color(Token::Text) : ink);
    }
    if (option.state & QStyle::State_HasFocus && option.state & QStyle::State_KeyboardFocusChange) {
        QStyleOptionFocusRect focus;
        focus.QStyleOption::operator=(option);
        option.widget->style()->drawPrimitive(QStyle::PE_FrameFocusRect, &focus, painter, option.widget);
    }
    painter->restore();
}

void SoldierDelegate::paintName(QPainter &painter, QRectF rect, const QModelIndex &index, const QColor &ink) const
{
    const int rung = index.data(SoldierModel::RungRole).toInt();
    const bool inService = index.data(SoldierModel::InServiceRole).toBool();
    painter.setOpacity(inService ? 1 : 0.55);
    const QRectF square(rect.left(), rect.center().y() - shieldSide / 2, shieldSide, shieldSide);
    if (rung > 0)
        paint::rankShield(painter, square, rung, m_session.colours(), color(Token::Base));
    else
        icons::paint(painter, square.adjusted(3, 3, -3, -3), "person", color(Token::Text2));
    painter.setOpacity(1);
    rect.setLeft(square.right() + 8);
    if (const QString words = below(index); !words.isEmpty()) {
        const double name = Theme::current().metrics(FontRole::BodyMedium).height(),
                     second = Theme::current().metrics(FontRole::Caption).height();
        const double top = rect.center().y() - (name + second) / 2;
        paint::text(painter, {rect.left(), top + name - 1, rect.width(), second}, words, FontRole::Caption,
                    color(inService ? Token::Text2 : Token::Text3));
        rect = {rect.left(), top, rect.width(), name};
    }
    const bool leader = index.data(SoldierModel::LeaderRole).toBool();
    if (leader)
        rect.setRight(rect.right() - 18);
    const double width = paint::text(painter, rect, index.data().toString(), FontRole::BodyMedium, ink);
    if (leader)
        icons::paint(painter, QRectF(rect.left() + width + 8, rect.center().y() - 6, 12, 12), "campaign", color(Token::Text2));
}

void SoldierDelegate::paintExperience(QPainter &painter, QRectF rect, const QModelIndex &index, const QColor &ink) const
{
    const int needed = index.data(SoldierModel::NeededRole).toInt();
    if (needed <= 0) {
        paint::text(painter, rect, index.data().toString(), FontRole::Body, ink);
        return;
    }
    const paint::Experience experience{double(index.data(SoldierModel::ExperienceRole).toInt()), double(needed), -1};
    const QRectF bar(rect.left(), rect.center().y() - 4, std::min(92.0, rect.width() - 84), 8);
    if (bar.width() > 12)
        paint::experienceBar(painter, bar, experience, m_session.colours());
    const bool promotable = index.data(SoldierModel::PromotableRole).toBool();
    const QColor figure = promotable ? color(Token::Advantage) : color(Token::Text2);
    const QString text = index.data().toString();
    rect.setLeft(bar.right() + 9);
    paint::drawNumber(painter, rect, text, promotable ? FontRole::BodyStrong : FontRole::Body, figure, Qt::AlignLeft | Qt::AlignVCenter);
    if (promotable) {
        const double x = rect.left() + paint::numberWidth(text, FontRole::BodyStrong) + 9;
        icons::paint(painter, QRectF(x, rect.center().y() - 7, 14, 14), "promotion", figure);
    }
}

void SoldierDelegate::paintStatus(QPainter &painter, QRectF rect, const QModelIndex &index, const QColor &ink) const
{
    const auto status = campaign::Status(index.data(SoldierModel::StatusRole).toInt());
    QString icon;
    QColor tint = ink;
    if (status == campaign::Status::Wounded) {
        icon = "wounded";
        tint = color(Token::Warning);
    } else if (status == campaign::Status::Dead) {
        icon = "killed";
        tint = color(Token::Text2);
    } else if (status == campaign::Status::Retired) {
        icon = "star";
        tint = color(Token::Text2);
    }
    if (!icon.isEmpty()) {
        icons::paint(painter, QRectF(rect.left(), rect.center().y() - 7, 14, 14), icon, tint);
        rect.setLeft(rect.left() + 20);
    }
    paint::text(painter, rect, index.data().toString(), FontRole::Body, status == campaign::Status::Fit ? ink : tint);
}

} // namespace muster::app

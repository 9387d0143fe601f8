// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/soldiers/RecordPaint.h"

#include "app/theme/paint/GaugePaint.h"
#include "app/theme/style/Icons.h"
#include "archive/Pictures.h"
#include "share/campaign/CampaignReport.h"

#include <QPainter>
#include <QPainterPath>

#include <numeric>

namespace muster::app {

using campaign::SoldierState;

namespace {

constexpr double margin = 14;

Tone toneOf(campaign::Status status)
{
    switch (status) {
    case campaign::Status::Fit:
        return Tone::Ok;
    case campaign::Status::Wounded:
        return Tone::Warning;
    case campaign::Status::Dead:
        return Tone::Neutral;
    case campaign::Status::Retired:
        return Tone::Advantage;
    }
    return Tone::Neutral;
}

QString iconOf(campaign::Status status)
{
    return QStringList{"ok", "wounded", "killed", "star"}.value(int(status));
}

double heightOf(FontRole role)
{
    return Theme::current().metrics(role).height() + 2;
}

} // namespace

RecordHead::RecordHead(CampaignSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void RecordHead::show(const SoldierState *soldier)
{
    m_soldier = soldier ? *soldier : SoldierState();
    m_portrait = {};
    if (!m_soldier.portrait.isEmpty())
        m_portrait = QPixmap::fromImage(archive::readPicture(m_soldier.portrait, 256));
    QStringList words{m_soldier.name, m_session.rankName(m_soldier), m_session.names().list(m_soldier.role), share::statusText(m_soldier)};
    words.removeAll(QString());
    setAccessibleName(words.join(", "));
    setToolTip(m_session.names().list(m_soldier.role));
    update();
}

void RecordHead::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), color(Token::Base));
    if (m_soldier.id.isEmpty())
        return;
    const QRectF square(margin, 12, 44, 44);
    if (!m_portrait.isNull()) {
        QPainterPath round;
        round.addRoundedRect(square, 4, 4);
        painter.save();
        painter.setClipPath(round);
        painter.drawPixmap(square, m_portrait, QRectF(m_portrait.rect()));
        painter.restore();
        if (m_soldier.rank >= 0)
            paint::rankShield(painter, {square.right() - 14, square.bottom() - 14, 20, 20}, m_soldier.rank + 1, m_session.colours(),
                              color(Token::Base));
    } else if (m_soldier.rank >= 0) {
        paint::rankShield(painter, square, m_soldier.rank + 1, m_session.colours(), color(Token::Base));
    } else {
        paint::unitTile(painter, square, "person", m_session.colours());
    }
    const QString status = share::statusText(m_soldier);
    const double badge = paint::badgeWidth(status, iconOf(m_soldier.status));
    paint::badge(painter, width() - margin - badge, 24, status, toneOf(m_soldier.status), iconOf(m_soldier.status));
    const double left = square.right() + 14, title = heightOf(FontRole::PageTitle), small = heightOf(FontRole::Small);
    paint::text(painter, {left, 12, width() - left - margin - badge - 8, title}, m_soldier.name, FontRole::PageTitle, color(Token::Text));
    double y = 12 + title;
    QStringList lines{m_session.rankName(m_soldier), m_session.names().list(m_soldier.role)};
    lines.removeAll(QString());
    for (const QString &line : lines) {
        paint::text(painter, {left, y, width() - left - margin, small}, line, FontRole::Small, color(Token::Text2));
        y += small;
    }
    const QVector<QPair<QString, QString>> figures{{tr("Kills"), QString::number(m_soldier.kills)},
                                                   {tr("Missions"), QString::number(m_soldier.missions)},
                                                   {tr("Survived"), QString::number(m_soldier.survived)},
                                                   {m_session.pointsName(), QString::number(m_soldier.points)}};
    const double cell = (width() - 2 * margin) / double(figures.size());
    const double caption = heightOf(FontRole::Caption), bottom = height() - 10 - heightOf(FontRole::Title);
    for (int i = 0; i < figures.size(); ++i) {
        const double x = margin + i * cell;
        paint::text(painter, {x, bottom - caption, cell - 4, caption}, figures.at(i).first, FontRole::Caption, color(Token::Text2));
        paint::text(painter, {x, bottom, cell - 4, heightOf(FontRole::Title)}, figures.at(i).second, FontRole::Title, color(Token::Text));
    }
}

QSize RecordHead::sizeHint() const
{
    const double lines = heightOf(FontRole::PageTitle) + 2 * heightOf(FontRole::Small);
    return {300, int(12 + std::max(48.0, lines) + 8 + heightOf(FontRole::Caption) + heightOf(FontRole::Title) + 10)};
}

ExperienceSum::ExperienceSum(CampaignSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setFixedHeight(56);
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void ExperienceSum::show(int earned, int spent)
{
    m_earned = earned;
    m_spent = spent;
    setAccessibleName(tr("%1 experience earned, %2 spent, %3 free").arg(earned).arg(spent).arg(earned - spent));
    update();
}

void ExperienceSum::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), color(Token::Base));
    const QRectF bar(margin, 12, width() - 2 * margin, 12);
    QPainterPath round;
    round.addRoundedRect(bar, 3, 3);
    painter.save();
    painter.setClipPath(round);
    painter.fillRect(bar, color(Token::Track));
    if (m_earned > 0) {
        const double spent = bar.width() * m_spent / m_earned;
        QColor half = m_session.colours().strong;
        half.setAlphaF(0.55f);
        painter.fillRect(QRectF(bar.left(), bar.top(), spent, bar.height()), half);
        painter.fillRect(QRectF(bar.left() + spent + (m_spent ? 2 : 0), bar.top(), bar.width() - spent, bar.height()),
                         color(Token::Advantage));
    }
    painter.restore();
    double x = margin;
    const auto piece = [&](int value, const QString &word, Token tint) {
        x += paint::text(painter, {x, 30, 80, 18}, QString::number(value), FontRole::BodyStrong, color(tint)) + 4;
        x += paint::text(painter, {x, 30, 140, 18}, word, FontRole::Small, color(tint == Token::Text ? Token::Text2 : tint)) + 16;
    };
    piece(m_earned, tr("earned"), Token::Text);
    piece(m_spent, tr("spent"), Token::Text);
    piece(m_earned - m_spent, tr("free"), Token::Advantage);
}

RankComparison::RankComparison(CampaignSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setFixedHeight(66);
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void RankComparison::clear()
{
    m_figures[0].clear();
    m_figures[1].clear();
    setAccessibleName({});
    update();
}

void RankComparison::show(const SoldierState &soldier)
{
    clear();
    const campaign::NextRank next = campaign::nextRank(soldier, m_session.rules());
    if (!next.rank)
        return;
    for (int i = 0; i < 2; ++i) {
        m_rungs[i] = soldier.rank + 1 + i;
        m_names[i] = i ? next.rank->name.in(m_session.language()) : m_session.rankName(soldier);
        m_figures[i] = share::soldierFigures(soldier, soldier.rank + i, m_session.state(), m_session.rules(), m_session.pack().get(),
                                             m_session.language());
    }
    QStringList changes;
    for (int i = 0; i < m_figures[0].size() && i < m_figures[1].size(); ++i) {
        if (m_figures[0].at(i) != m_figures[1].at(i))
            changes.append(tr("%1 from %2 to %3").arg(m_figures[0].at(i).label, m_figures[0].at(i).value, m_figures[1].at(i).value));
    }
    setAccessibleName(tr("%1 to %2: %3").arg(m_names[0], m_names[1], changes.join(", ")));
    update();
}

// Each as wide as its widest figure: "1R2B" needs more than "6", and nothing is cut.
QList<double> RankComparison::columns() const
{
    const Theme &theme = Theme::current();
    QList<double> widths;
    for (int c = 0; c < m_figures[0].size(); ++c) {
        double width = theme.metrics(FontRole::Caption).horizontalAdvance(m_figures[0].at(c).label);
        for (const auto &row : m_figures)
            width = std::max(width, theme.metrics(FontRole::SmallStrong).horizontalAdvance(row.value(c).value));
        widths.append(std::max(26.0, width + 8));
    }
    return widths;
}

void RankComparison::paintRow(QPainter &painter, const QRectF &row, bool next) const
{
    const int i = next ? 1 : 0;
    const QList<double> widths = columns();
    paint::rankShield(painter, {row.left(), row.center().y() - 8, 16, 16}, m_rungs[i], m_session.colours(), color(Token::Base));
    const double right = row.right() - std::accumulate(widths.begin(), widths.end(), 0.0);
    paint::text(painter, {row.left() + 24, row.top(), right - row.left() - 26, row.height()}, m_names[i],
                next ? FontRole::SmallMedium : FontRole::Small, color(next ? Token::Text : Token::Text2));
    double left = right;
    for (int c = 0; c < widths.size(); ++c) {
        const bool different = next && m_figures[0].value(c).value != m_figures[1].value(c).value;
        paint::text(painter, {left, row.top(), widths.at(c), row.height()}, m_figures[i].value(c).value,
                    different ? FontRole::SmallStrong : FontRole::Small, color(different ? Token::Advantage : Token::Text),
                    Qt::AlignCenter);
        left += widths.at(c);
    }
}

void RankComparison::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.fillRect(rect(), color(Token::Base));
    const auto count = m_figures[0].size();
    if (count == 0)
        return;
    const QRectF area = QRectF(rect()).adjusted(margin, 4, -margin, 0);
    const QList<double> widths = columns();
    double left = area.right() - std::accumulate(widths.begin(), widths.end(), 0.0);
    for (int c = 0; c < count; ++c) {
        paint::text(painter, {left, area.top(), widths.at(c), 16}, m_figures[0].at(c).label, FontRole::Caption, color(Token::Text2),
                    Qt::AlignCenter);
        left += widths.at(c);
    }
    paintRow(painter, {area.left(), area.top() + 18, area.width(), 20}, false);
    paintRow(painter, {area.left(), area.top() + 40, area.width(), 20}, true);
}

} // namespace muster::app

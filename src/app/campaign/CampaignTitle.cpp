// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/CampaignTitle.h"

#include "app/theme/paint/Paint.h"

namespace muster::app {

CampaignTitle::CampaignTitle(CampaignSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void CampaignTitle::setTexts(const QString &first, const QString &second)
{
    m_first = first;
    m_second = second;
    setAccessibleName(second.isEmpty() ? first : first + ", " + second);
    updateGeometry();
    update();
}

QSize CampaignTitle::sizeHint() const
{
    const double first = Theme::current().metrics(FontRole::Title).horizontalAdvance(m_first);
    const double second = Theme::current().metrics(FontRole::Caption).horizontalAdvance(m_second);
    return {int(std::max(first, second)) + 46, 40};
}

void CampaignTitle::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::unitTile(painter, {4, height() / 2.0 - 11, 22, 22}, "campaign", m_session.colours());
    paint::text(painter, {36, 2, width() - 38.0, 20}, m_first, FontRole::Title, color(Token::Text));
    paint::text(painter, {36, 22, width() - 38.0, 15}, m_second, FontRole::Caption, color(Token::Text2));
}

CampaignFacts::CampaignFacts(QWidget *parent) : QWidget(parent)
{
    connect(&Theme::current(), &Theme::changed, this, qOverload<>(&QWidget::update));
}

void CampaignFacts::setFacts(const QVector<QPair<QString, QString>> &facts)
{
    m_facts = facts;
    QStringList words;
    for (const auto &[figure, word] : facts)
        words.append(figure + " " + word);
    setAccessibleName(words.join(", "));
    updateGeometry();
    update();
}

QSize CampaignFacts::sizeHint() const
{
    double width = 0;
    for (const auto &[figure, word] : m_facts)
        width += Theme::current().metrics(FontRole::BodyStrong).horizontalAdvance(figure) + 5
            + Theme::current().metrics(FontRole::Small).horizontalAdvance(word) + 16;
    return {int(width), 30};
}

void CampaignFacts::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    double x = 0;
    for (const auto &[figure, word] : std::as_const(m_facts)) {
        x += paint::text(painter, {x, 0, width() - x, double(height())}, figure, FontRole::BodyStrong, color(Token::Text)) + 5;
        x += paint::text(painter, {x, 0, width() - x, double(height())}, word, FontRole::Small, color(Token::Text2)) + 16;
    }
}

} // namespace muster::app

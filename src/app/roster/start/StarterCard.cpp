// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/start/StarterCard.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "models/roster/EntryFacts.h"
#include "models/roster/FormationRows.h"

namespace muster::app {

using share::toText;

namespace {

double nameLine()
{
    return std::max(20.0, Theme::current().metrics(FontRole::BodyMedium).height() + 3);
}

double smallLine()
{
    return std::max(18.0, Theme::current().metrics(FontRole::Small).height() + 3);
}

QString contentsOf(const rules::EntryNode &node, const share::RosterLook &look)
{
    QStringList mandatory, optional;
    for (const rules::EntryNode *child : node.children()) {
        if (!child->isGroup())
            continue;
        const auto &entries = child->entriesBelow();
        const bool units = std::any_of(entries.begin(), entries.end(), [](const rules::EntryNode *entry) {
            return models::isUnitType(rules::toString(entry->entry().type));
        });
        if (!units)
            continue;
        (child->minimum() > 0 ? mandatory : optional).append(look.name(child->entry().idText, child->name()));
    }
    if (mandatory.isEmpty())
        return optional.join(QStringLiteral(", "));
    QString text = mandatory.size() > 4
        ? StarterCard::tr("%1 and %2 more mandatory slots").arg(mandatory.first(), QString::number(mandatory.size() - 1))
        : mandatory.join(QStringLiteral(", "));
    if (!optional.isEmpty())
        text += StarterCard::tr("; optional: %1").arg(optional.join(QStringLiteral(", ")));
    return text;
}

QString advantageOf(const rules::EntryNode &node, const share::RosterLook &look)
{
    for (const rules::Entry *part : node.parts()) {
        for (const rules::InfoLink &link : part->infoLinks) {
            if (link.type == rules::InfoLink::Type::Rule) {
                if (const rules::Definition *rule = node.book().target(link))
                    return look.name(rule->idText, rule->name);
            }
        }
        for (const rules::Rule &rule : part->rules)
            return look.name(rule.idText, rule.name);
    }
    return {};
}

} // namespace

QSize StarterCard::sizeHint() const
{
    return {420, int(nameLine() + smallLine() * (m_summary.advantage.isEmpty() ? 1 : 2)) + 18};
}

FormationSummary describeFormation(const rules::EntryNode &node, const share::RosterLook &look)
{
    FormationSummary summary;
    summary.name = look.name(node.entry().idText, node.name());
    summary.contents = contentsOf(node, look);
    summary.advantage = advantageOf(node, look);
    const double price = models::leastPrice(node, look.costTypeId);
    if (price > 0)
        summary.price = StarterCard::tr("from %1").arg(look.costText(price));
    // A formation wears the sign of what it mostly takes.
    std::vector<rules::CategoryValue> categories;
    for (const rules::EntryNode *entry : node.entriesBelow()) {
        for (const rules::Entry *part : entry->parts()) {
            for (const rules::CategoryLink &link : part->categoryLinks) {
                if (const rules::CategoryEntry *category = node.book().category(link.targetId))
                    categories.push_back({{}, std::string(category->idText), std::string(category->name), link.primary});
            }
        }
        if (!categories.empty())
            break;
    }
    summary.icon = look.icon(categories);
    return summary;
}

StarterCard::StarterCard(FormationSummary summary, const QColor &hue, QWidget *parent)
    : QAbstractButton(parent), m_summary(std::move(summary)), m_hue(hue)
{
    setText(m_summary.name);
    setAccessibleName(m_summary.name);
    setAccessibleDescription(QStringList{m_summary.contents, m_summary.advantage, m_summary.price}.join(QStringLiteral(". ")));
    setFocusPolicy(Qt::StrongFocus);
    setMinimumHeight(sizeHint().height());
    setMinimumWidth(320);
}

void StarterCard::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
    painter.setBrush(color(underMouse() ? Token::Hover : Token::Raised));
    painter.setPen(QPen(color(hasFocus() ? Token::Focus : Token::Line), hasFocus() ? 2 : 1));
    painter.drawRoundedRect(hasFocus() ? frame.adjusted(0.5, 0.5, -0.5, -0.5) : frame, 6, 6);
    const GameColours game = Theme::current().game(m_hue);
    paint::unitTile(painter, QRectF(12, height() / 2.0 - 16, 32, 32), m_summary.icon, game);
    const double right = width() - 14;
    double priceWidth = 0;
    if (!m_summary.price.isEmpty()) {
        priceWidth = Theme::current().metrics(FontRole::Small).horizontalAdvance(m_summary.price) + 12;
        paint::text(painter, QRectF(right - priceWidth, 0, priceWidth, height()), m_summary.price, FontRole::Small, color(Token::Text2),
                    Qt::AlignRight | Qt::AlignVCenter);
    }
    const double left = 56, wide = right - priceWidth - left;
    const double first = nameLine(), line = smallLine();
    const double top = (height() - first - line * (m_summary.advantage.isEmpty() ? 1 : 2)) / 2;
    paint::text(painter, QRectF(left, top, wide, first), m_summary.name, FontRole::BodyMedium, color(Token::Text));
    paint::text(painter, QRectF(left, top + first, wide, line), m_summary.contents, FontRole::Small, color(Token::Text2));
    if (!m_summary.advantage.isEmpty()) {
        const double y = top + first + line;
        icons::paint(painter, QRectF(left, y + line / 2 - 6, 12, 12), QStringLiteral("star-hollow"), color(Token::Advantage));
        paint::text(painter, QRectF(left + 17, y, wide - 17, line), m_summary.advantage, FontRole::Small, color(Token::Advantage));
    }
}

} // namespace muster::app

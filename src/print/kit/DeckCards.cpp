// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/kit/DeckCards.h"

#include "print/cards/HeadPlate.h"
#include "print/layout/RichText.h"

#include <algorithm>

namespace muster::print {

using namespace packs;

namespace {

constexpr double largestText = 17, smallestText = 5;

/// One card of a deck while it is drawn.
class DeckFace
{
public:
    DeckFace(const EventDeck &deck, const Pack &pack, const QString &language, const CardOptions &options, const TextMeter &meter)
        : m_deck(deck), m_pack(pack), m_words(language), m_options(options), m_meter(meter), m_metrics(CardMetrics::forSize(options.size))
    {
        const QColor own(deck.colour.isEmpty() ? pack.cards().colour : deck.colour);
        m_colour = own.isValid() ? own.rgb() : 0xff3c3c3c;
    }

    DisplayList front(const EventCard &card, int number, int total) const
    {
        Canvas canvas = empty();
        frame(canvas);
        PlateText head;
        head.title = m_words.typeset(card.title.in(language()));
        head.badge = QString::number(card.number);
        double y = m_metrics.border
            + drawHeadPlate(canvas, headShapeFromName(m_pack.cards().head), head,
                            QRectF(m_metrics.border, m_metrics.border, m_metrics.width(), m_metrics.plateFront), m_metrics);
        const double bottom = foot(canvas, number, total) - 1;
        y += drawKind(canvas, y + 0.6) + 1;
        const double limit = bottom - (card.opensSecondary || isOrder() ? 6.5 : 0);
        drawBody(canvas, card, y, limit);
        if (card.opensSecondary)
            drawOpening(canvas, limit + 0.6);
        else if (isOrder())
            drawPlayed(canvas, limit + 1);
        return canvas.take();
    }

    DisplayList back() const
    {
        Canvas canvas = empty();
        const QRectF area(m_metrics.border, m_metrics.border, m_metrics.width(), m_metrics.height());
        canvas.plate(area);
        const QRgb on = canvas.inks().onPlate();
        const double size = std::min(area.width(), area.height()) * 0.42;
        canvas.symbol(m_deck.symbol.isEmpty() ? (isOrder() ? QStringLiteral("radio") : QStringLiteral("burst")) : m_deck.symbol,
                      {area.center().x() - size / 2, area.top() + area.height() * 0.18, size, size}, on);
        const RichText name = RichText::plain(m_words.typeset(m_deck.name.in(language())), Weight::Bold);
        RichText::Setting setting{bold(14), area.width() - 6, 1.15, Align::Centre, on, 0};
        while (setting.font.points > 7 && name.longestWord(m_meter, setting.font) > setting.width)
            setting.font.points -= 0.5;
        name.draw(canvas, area.left() + 3, area.top() + area.height() * 0.62, setting);
        canvas.text(area.center().x(), area.bottom() - 3, m_pack.name(language()), regular(m_metrics.foot), on, Align::Centre);
        return canvas.take();
    }

private:
    [[nodiscard]] QString language() const { return m_words.language(); }
    [[nodiscard]] bool isOrder() const { return m_deck.kind == QLatin1String("order"); }
    [[nodiscard]] double left() const { return m_metrics.border + 2; }
    [[nodiscard]] double width() const { return m_metrics.width() - 4; }
    [[nodiscard]] Canvas empty() const { return Canvas(m_meter, Inks{m_options.ink, darkEnough(m_colour)}, m_words); }

    void frame(Canvas &canvas) const
    {
        const double inset = m_metrics.border + 0.25;
        if (m_options.bleed > 0 && !canvas.inks().saver()) {
            QPainterPath edge;
            edge.addRect(
                QRectF(QPointF(-m_options.bleed, -m_options.bleed), m_metrics.trim + QSizeF(2 * m_options.bleed, 2 * m_options.bleed)));
            edge.addRect(QRectF(1.2, 1.2, m_metrics.trim.width() - 2.4, m_metrics.trim.height() - 2.4));
            canvas.path(edge, canvas.inks().plate());
        }
        canvas.rect(QRectF(inset, inset, m_metrics.trim.width() - 2 * inset, m_metrics.trim.height() - 2 * inset), 0,
                    {0.5, canvas.inks().line()});
    }

    // Whom the deck is for, or when an order is given.
    double drawKind(Canvas &canvas, double y) const
    {
        const QString text = isOrder() ? m_words.translate("Paper", "order, once, before anything else")
                                       : m_words.typeset(m_deck.name.in(language()));
        RichText::Setting setting{italic(m_metrics.label), width(), 1.12, Align::Centre, Inks::text, 0};
        return RichText::plain(text, Weight::Regular, true).draw(canvas, left(), y, setting) + 0.6;
    }

    double foot(Canvas &canvas, int number, int total) const
    {
        const double y = m_metrics.trim.height() - m_metrics.border - 4.6;
        canvas.rule(left(), y, width(), 0.15);
        const QString place = (isOrder() ? m_words.translate("Paper", "order %1 of %2") : m_words.translate("Paper", "event %1 of %2"))
                                  .arg(QString::number(number), QString::number(total));
        const double wide = canvas.text(left(), y + 3.2, place, regular(m_metrics.foot));
        const QString game = m_pack.name(language());
        canvas.text(left() + width(), y + 3.2, game, m_meter.fitted(game, regular(m_metrics.foot), width() - wide - 2, 4.5), Inks::text,
                    Align::Right);
        return y;
    }

    // The symbol gives way before the text becomes hard to read; nothing is cut.
    void drawBody(Canvas &canvas, const EventCard &card, double top, double bottom) const
    {
        const QString name = card.symbol.isEmpty() ? m_deck.symbol : card.symbol;
        const double room = bottom - top;
        double symbol = name.isEmpty() ? 0 : std::min({17.0, room * 0.36, width() * 0.36});
        const RichText text = RichText::plain(m_words.typeset(card.text.in(language())));
        RichText::Setting setting{regular(largestText), width() - 1, 1.16, Align::Centre, Inks::text, 0};
        const auto fits = [&] {
            return text.height(m_meter, setting) <= room - symbol - (symbol > 0 ? 2 : 0)
                && text.longestWord(m_meter, setting.font) <= setting.width;
        };
        for (const double least : {9.0, smallestText}) {
            for (setting.font.points = largestText; setting.font.points > least && !fits(); setting.font.points -= 0.4) {
            }
            if (fits())
                break;
            symbol = 0;
        }
        if (symbol > 0)
            canvas.symbol(name, {left() + (width() - symbol) / 2, top, symbol, symbol}, canvas.inks().line());
        const double y = top + symbol + (symbol > 0 ? 2 : 0);
        const double spare = std::max(0.0, bottom - y - text.height(m_meter, setting));
        text.draw(canvas, left() + 0.5, y + spare / 2, setting);
    }

    void drawOpening(Canvas &canvas, double y) const
    {
        canvas.rect({left() + 1, y, width() - 2, 5}, 0, {0.25, canvas.inks().line()});
        const QString text = m_words.translate("Paper", "opens the secondary mission");
        canvas.textMid(left() + width() / 2, y + 2.5, text, m_meter.fitted(text, regular(7.6), width() - 3, 5), Inks::text, Align::Centre);
    }

    void drawPlayed(Canvas &canvas, double y) const
    {
        const QString text = m_words.translate("Paper", "played", "a card");
        const double size = 4.4, wide = Canvas::tickBoxWidth(BoxShape::Hexagon, size) + 1.4 + m_meter.width(text, regular(7.6));
        const double x = left() + (width() - wide) / 2;
        const double after = canvas.tickBox(BoxShape::Hexagon, x, y, size);
        canvas.textMid(x + after + 1.4, y + size / 2, text, regular(7.6));
    }

    const EventDeck &m_deck;
    const Pack &m_pack;
    PaperText m_words;
    const CardOptions &m_options;
    const TextMeter &m_meter;
    CardMetrics m_metrics;
    QRgb m_colour = 0;
};

} // namespace

std::vector<Card> deckCards(const EventDeck &deck, const Pack &pack, const QString &language, const CardOptions &options,
                            const TextMeter &meter)
{
    const DeckFace face(deck, pack, language, options, meter);
    const auto back = std::make_shared<const DisplayList>(face.back());
    int total = 0, number = 0;
    for (const EventCard &card : deck.cards)
        total += card.copies;
    std::vector<Card> cards;
    for (const EventCard &card : deck.cards) {
        for (int copy = 0; copy < card.copies; ++copy) {
            Card made;
            made.front = std::make_shared<const DisplayList>(face.front(card, ++number, total));
            made.back = back;
            made.key = card.id;
            made.title = card.title.in(language);
            cards.push_back(std::move(made));
        }
    }
    return cards;
}

std::vector<const EventDeck *> decksFor(const Pack &pack, const QString &kind, const QString &catalogue)
{
    std::vector<const EventDeck *> all, mine;
    for (const EventDeck &deck : pack.decks()) {
        if (deck.kind != kind)
            continue;
        all.push_back(&deck);
        if (deck.catalogueIds.isEmpty() || deck.catalogueIds.contains(catalogue))
            mine.push_back(&deck);
    }
    return mine.empty() ? all : mine;
}

} // namespace muster::print

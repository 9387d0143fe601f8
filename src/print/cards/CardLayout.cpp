// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/cards/CardLayout.h"

#include "print/cards/FaceFrame.h"
#include "share/roster/UnitNames.h"

#include <algorithm>

namespace muster::print {

bool CardResult::has(Adaptation kind) const
{
    return std::any_of(notes.begin(), notes.end(), [kind](const AdaptationNote &note) { return note.kind == kind; });
}

QString CardNumber::text() const
{
    return number > 0 ? QStringLiteral("%1/%2").arg(number).arg(total) : QString();
}

namespace {

void takeOver(Leftover &all, Leftover &&more)
{
    std::move(more.tables.begin(), more.tables.end(), std::back_inserter(all.tables));
    std::move(more.blocks.begin(), more.blocks.end(), std::back_inserter(all.blocks));
    std::move(more.texts.begin(), more.texts.end(), std::back_inserter(all.texts));
    std::move(more.rules.begin(), more.rules.end(), std::back_inserter(all.rules));
}

std::shared_ptr<const DisplayList> shared(DisplayList list)
{
    return std::make_shared<const DisplayList>(std::move(list));
}

// The row of close combat in words, for where the table has no room for it.
std::optional<RuleEntry> handRule(const CardContent &content)
{
    for (const Block &block : content.front) {
        const auto *table = std::get_if<TableBlock>(&block);
        if (!table || !table->strip || table->strip->handValues.isEmpty())
            continue;
        const StripHead &head = *table->strip;
        QStringList values;
        for (size_t i = 0; i < head.groups.size(); ++i)
            if (const QString value = head.handValues.value(int(i)); !value.isEmpty())
                values.append(QStringLiteral("{%1} %2").arg(head.groups[i].symbol, value));
        RuleEntry rule;
        rule.name = head.handLabel.left(1).toUpper() + head.handLabel.mid(1);
        rule.text = values.join(QStringLiteral(" · "));
        rule.front = false;
        return rule;
    }
    return std::nullopt;
}

void addToBack(CardContent &content, const RuleEntry &rule)
{
    for (Block &block : content.back)
        if (auto *rules = std::get_if<RulesBlock>(&block)) {
            rules->entries.insert(rules->entries.begin(), rule);
            return;
        }
    content.back.push_back(RulesBlock{RulesBlock::Texts::Full, {rule}});
}

// Continuation cards until nothing is left; `parts` is what the plates say ("2/3").
std::vector<Card> continuation(const FaceFrame &frame, Leftover leftover, int parts)
{
    std::vector<Card> cards;
    for (int part = 2; !leftover.empty() && part < 40; ++part) {
        const QString label = QStringLiteral("%1/%2").arg(part).arg(parts);
        Card card;
        card.part = part;
        card.front = shared(layoutContinuation(frame, leftover, false, label));
        card.back = shared(frame.options.backs ? layoutContinuation(frame, leftover, true, label) : DisplayList());
        cards.push_back(std::move(card));
    }
    return cards;
}

} // namespace

CardResult layoutCard(const CardContent &content, const CardOptions &options, const TextMeter &meter, const CardNumber &number)
{
    const FaceFrame frame(content, options, meter, number);
    CardResult result;
    Face front = layoutFront(frame, result.notes);
    // No row is lost: what the front has no room for stands with the rules.
    CardContent turned = content;
    if (const auto hand = front.handLeft ? handRule(content) : std::nullopt; hand && options.backs)
        addToBack(turned, *hand);
    else if (hand)
        front.leftover.rules.push_back(*hand);
    Face back;
    if (options.backs)
        back = layoutBack(FaceFrame(turned, options, meter, number), result.notes);
    // Before there is a second card, the front may have room.
    if (options.backs && !back.leftover.empty() && moveToFront(frame, front, back.leftover)) {
        const auto continued = [](const AdaptationNote &note) { return note.kind == Adaptation::Continued; };
        std::replace_if(result.notes.begin(), result.notes.end(), continued, AdaptationNote{Adaptation::RulesToFront, 0, {}});
    } else if (back.leftover.empty() && front.leftover.empty()) {
        repeatRules(frame, front);
    }
    Card first;
    first.front = shared(std::move(front.list));
    first.back = shared(std::move(back.list));
    result.cards.push_back(std::move(first));
    Leftover leftover = std::move(front.leftover);
    takeOver(leftover, std::move(back.leftover));
    if (!leftover.empty()) {
        // Once to count the cards, once to say it on them.
        const int parts = 1 + int(continuation(frame, leftover, 2).size());
        for (Card &card : continuation(frame, leftover, parts))
            result.cards.push_back(std::move(card));
    }
    for (Card &card : result.cards) {
        card.key = content.key;
        card.title = share::unitTitle(content.name, content.type);
        card.parts = int(result.cards.size());
    }
    // The same thing happened to front and back: say it once.
    const auto same = [](const AdaptationNote &a, const AdaptationNote &b) { return a.kind == b.kind; };
    for (size_t i = 0; i < result.notes.size(); ++i)
        for (size_t j = i + 1; j < result.notes.size();)
            same(result.notes[i], result.notes[j]) ? void(result.notes.erase(result.notes.begin() + long(j))) : void(++j);
    return result;
}

} // namespace muster::print

// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/CardAdditions.h"

#include "print/content/CardBuilder.h"

namespace muster::print {

using share::toText;

namespace {

template <typename Kind>
bool hasBlock(const std::vector<Block> &blocks)
{
    for (const Block &block : blocks)
        if (std::holds_alternative<Kind>(block))
            return true;
    return false;
}

// Whom it joins and who rides it are needed while playing: on the front, over the boxes at its foot.
void addLinks(CardContent &card, const RosterSource &source, const RosterUnit &unit)
{
    const auto boxes = std::find_if(card.front.begin(), card.front.end(),
                                    [](const Block &block) { return std::holds_alternative<TracksBlock>(block); });
    std::vector<Block> lines;
    if (unit.with.empty()) // else the title says it
        for (const share::LinkText::Line &line : source.linksOf(*unit.selection))
            lines.push_back(LineBlock{line.label, line.value, {}});
    card.front.insert(boxes, lines.begin(), lines.end());
}

} // namespace

void addMissing(CardContent &card, const RosterSource &source, const RosterUnit &unit, const std::vector<RuleEntry> &rules,
                const packs::CardFaces *faces)
{
    const auto beforeFoot = [&](Block block) {
        auto at = card.back.end();
        for (auto it = card.back.begin(); it != card.back.end(); ++it)
            if (std::holds_alternative<FootBlock>(*it) || std::holds_alternative<NotesBlock>(*it)) {
                at = it;
                break;
            }
        card.back.insert(at, std::move(block));
    };
    addLinks(card, source, unit);
    if (!rules.empty() && !hasBlock<RulesBlock>(card.back))
        beforeFoot(RulesBlock{RulesBlock::Texts::Full, rules});
    const QString note = toText(unit.selection->customNotes);
    if (!note.isEmpty() && !hasBlock<NotesBlock>(card.back))
        beforeFoot(NotesBlock{note});
    if (const QImage photo = source.extras().photo ? source.extras().photo(unit.selection->id) : QImage();
        !photo.isNull() && !hasBlock<PhotoBlock>(card.back))
        card.back.insert(card.back.begin() + (hasBlock<HeadBlock>(card.back) ? 1 : 0), PhotoBlock{photo});
    const QString text = allText(card);
    QStringList options;
    const auto addOption = [&](const rules::Selection &each) {
        const QString name = source.titleOf(each);
        if (faces && faces->isSilent(toText(each.entryId)))
            return;
        if (!text.contains(name, Qt::CaseInsensitive) && !options.contains(name))
            options.append(each.number > 1 ? QStringLiteral("%1× %2").arg(each.number).arg(name) : name);
    };
    std::vector<const rules::Selection *> members{unit.selection};
    members.insert(members.end(), unit.with.begin(), unit.with.end());
    for (const rules::Selection *member : members)
        for (const rules::Selection &child : member->selections)
            forEachOwnPart(child, addOption);
    if (!options.isEmpty())
        beforeFoot(LineBlock{PaperText(source.language()).translate("Paper", "Options"), options.join(QStringLiteral(", ")), {}});
}

QString allText(const CardContent &card)
{
    QStringList all{card.name, card.type};
    for (const auto *face : {&card.front, &card.back})
        for (const Block &block : *face) {
            if (const auto *head = std::get_if<HeadBlock>(&block))
                all += {head->subtitle, head->badge};
            else if (const auto *table = std::get_if<TableBlock>(&block))
                for (const TableRow &row : table->rows) {
                    all += {row.name, row.tags};
                    for (const Figure &value : row.values)
                        all += value.text;
                }
            else if (const auto *line = std::get_if<LineBlock>(&block))
                all += {line->label, line->value};
            else if (const auto *rules = std::get_if<RulesBlock>(&block))
                for (const RuleEntry &rule : rules->entries)
                    all += {rule.name};
            else if (const auto *costs = std::get_if<CostsBlock>(&block))
                for (const CostLine &cost : costs->lines)
                    all += cost.label;
            else if (const auto *foot = std::get_if<FootBlock>(&block))
                all += {foot->left, foot->right};
        }
    return all.join('\n');
}

} // namespace muster::print

// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/CardBuilder.h"

#include "print/content/CardAdditions.h"
#include "print/content/CostLines.h"
#include "print/content/PlainCard.h"
#include "print/content/ValueTemplate.h"
#include "text/Markup.h"

#include <optional>

namespace muster::print {

using share::toText;
using BlockKind = packs::CardBlock::Kind;

bool holds(const packs::CardCondition &condition, const RosterSource &source, const RosterUnit &unit, const QString &profileType)
{
    if (!condition.category.isEmpty()) {
        const rules::EffectiveSelection *effective = source.evaluator().selection(unit.selection->id);
        bool found = false;
        for (const rules::CategoryValue &category : effective ? effective->categories : std::vector<rules::CategoryValue>())
            found = found || toText(category.entryId) == condition.category;
        if (!found)
            return false;
    }
    if (!condition.rule.isEmpty()) {
        bool found = false;
        for (const rules::EffectiveRule *rule : source.rulesOf(*unit.selection))
            found = found || toText(rule->id) == condition.rule;
        if (!found)
            return false;
    }
    if (!condition.characteristic.isEmpty()) {
        const ValueTemplate values({source, &unit, unit.selection, nullptr, 1, profileType});
        if (values.raw(QStringLiteral("{c:%1}").arg(condition.characteristic)) != condition.is)
            return false;
    }
    return true;
}

namespace {

BoxShape shapeOf(const QString &name)
{
    static const QHash<QString, BoxShape> shapes{
        {"circle", BoxShape::Circle}, {"shell", BoxShape::Shell}, {"hexagon", BoxShape::Hexagon}, {"field", BoxShape::Field}};
    return shapes.value(name, BoxShape::Square);
}

/// Builds the blocks of one face.
class FaceBuilder
{
public:
    FaceBuilder(const RosterSource &source, const RosterUnit &unit, const packs::CardFaces &faces)
        : m_source(source), m_unit(unit), m_faces(faces),
          m_values({source, &unit, unit.selection, nullptr, unit.selection->number, faces.profileType})
    {
        for (const auto *face : {&faces.front, &faces.back})
            for (const packs::CardBlock &block : *face)
                if (block.kind == BlockKind::Table || block.kind == BlockKind::Selections)
                    for (const TableRow &row : buildTable(source, unit, block).rows)
                        m_weapons.push_back(row);
        m_rules = ruleEntries(source, unit, m_weapons);
        for (const packs::CardBlock &block : faces.front)
            if (block.strip)
                nameMarkRules(block.json.value("strip").toObject().value("markRules").toObject());
    }

    std::vector<Block> face(const QList<packs::CardBlock> &design, bool back)
    {
        std::vector<Block> blocks;
        for (const packs::CardBlock &block : design)
            add(blocks, block, back);
        return blocks;
    }
    [[nodiscard]] const std::vector<RuleEntry> &rules() const { return m_rules; }

private:
    void add(std::vector<Block> &blocks, const packs::CardBlock &block, bool back);
    [[nodiscard]] HeadBlock head(const packs::CardBlock &block) const;
    [[nodiscard]] VitalsBlock vitals(const packs::CardBlock &block) const;
    [[nodiscard]] int groupsOf(const packs::CardTrack &track, const rules::Selection &part) const;
    [[nodiscard]] std::optional<Track> track(const packs::CardTrack &design, const rules::Selection &part) const;
    [[nodiscard]] TracksBlock tracks(const packs::CardBlock &block) const;
    [[nodiscard]] AdvantageBlock advantage() const;
    void markLoaded(TableBlock &table) const;
    void nameMarkRules(const QJsonObject &rules);
    [[nodiscard]] QString symbolForLabel(const QString &label) const;

    const RosterSource &m_source;
    const RosterUnit &m_unit;
    const packs::CardFaces &m_faces;
    ValueTemplate m_values;
    std::vector<TableRow> m_weapons;
    std::vector<RuleEntry> m_rules;
};

HeadBlock FaceBuilder::head(const packs::CardBlock &block) const
{
    HeadBlock head;
    head.badge = m_values.text(block.badge);
    // "Space Marine · Space Marine": a rank that is called like the figure is said once.
    QStringList parts = m_values.text(block.subtitle).split(QStringLiteral(" · "));
    parts.removeDuplicates();
    if (m_unit.selection->customName.empty()) // then the title says it
        parts.removeAll(m_source.typeOf(*m_unit.selection));
    head.subtitle = parts.join(QStringLiteral(" · "));
    head.points = block.points;
    for (const packs::CardSymbol &symbol : block.symbols)
        if (holds(symbol.when, m_source, m_unit, m_faces.profileType) && !head.symbols.contains(symbol.symbol))
            head.symbols.append(symbol.symbol);
    if (head.symbols.isEmpty() && !block.symbol.isEmpty())
        head.symbols.append(block.symbol);
    return head;
}

VitalsBlock FaceBuilder::vitals(const packs::CardBlock &block) const
{
    VitalsBlock vitals;
    const ValueTemplate values({m_source, &m_unit, m_unit.selection, nullptr, m_unit.selection->number, block.profileType});
    for (const packs::CardCell &cell : block.cells) {
        VitalsCell shown{cell.label.in(m_source.language()), values.figure(cell.value, cell.symbols), cell.symbol, {}};
        if (cell.optional && shown.value.unknown())
            continue;
        shown.value.field = block.writeRows >= 0 && shown.value.unknown();
        for (const packs::CardNote &note : cell.notes) {
            bool ok = false;
            const double number = shown.value.text.toDouble(&ok);
            const QString text = note.factor > 0
                ? (ok ? numberText(number * note.factor) + (note.unit == QLatin1String("\"") ? QString() : QString(QChar::Nbsp)) + note.unit
                      : QString())
                : values.text(note.text);
            if (!text.isEmpty())
                shown.notes.append(text);
        }
        vitals.cells.push_back(shown);
    }
    return vitals;
}

AdvantageBlock FaceBuilder::advantage() const
{
    AdvantageBlock block;
    for (const rules::Advantage &advantage : m_source.advantages()) {
        bool mine = false;
        for (const std::string &id : advantage.unitIds)
            mine = mine || id == m_unit.selection->id;
        if (!mine || !m_unit.formation || m_unit.formation->id != advantage.formationId)
            continue;
        block.name = m_source.look().name(advantage.ruleId, advantage.name);
        block.active = advantage.active;
        QStringList missing;
        for (const rules::MissingSlot &slot : advantage.missing)
            missing.append(m_source.look().name(slot.groupId, slot.name));
        block.missing = missing.join(QStringLiteral(", "));
        return block;
    }
    return block;
}

// The same word with the same symbol as in the row of big figures.
QString FaceBuilder::symbolForLabel(const QString &label) const
{
    for (const packs::CardBlock &block : m_faces.front)
        for (const packs::CardCell &cell : block.cells)
            if (!label.isEmpty() && cell.label.in(m_source.language()) == label)
                return cell.symbol;
    return {};
}

// So many rows of boxes: one for each model; a unit whose models are not chosen one by one says how many it has.
int FaceBuilder::groupsOf(const packs::CardTrack &track, const rules::Selection &part) const
{
    if (!track.perModel)
        return 1;
    const int models = m_source.chosenModels(part);
    const ValueTemplate values({m_source, &m_unit, &part, nullptr, part.number, m_faces.profileType});
    return std::clamp(models > 0 ? models : values.number(track.groups, part.number), 1, 24);
}

std::optional<Track> FaceBuilder::track(const packs::CardTrack &design, const rules::Selection &part) const
{
    Track shown;
    shown.count = std::min(60, ValueTemplate({m_source, &m_unit, &part, nullptr, part.number, m_faces.profileType}).number(design.count));
    if (shown.count <= 0)
        return std::nullopt;
    const bool whole = &part == m_unit.selection;
    shown.label = whole ? design.label.in(m_source.language()) : m_source.titleOf(part);
    shown.symbol = whole ? symbolForLabel(shown.label) : QString();
    if (!shown.symbol.isEmpty())
        shown.label.clear();
    shown.shape = shapeOf(design.shape);
    shown.groups = groupsOf(design, part);
    shown.numbered = design.numbered && shown.groups > 1;
    if (whole && m_source.extras().damage)
        shown.ticked = m_source.extras().damage(part.id);
    return shown;
}

TracksBlock FaceBuilder::tracks(const packs::CardBlock &block) const
{
    TracksBlock tracks;
    const auto known = [&](const Track &shown) {
        return std::any_of(tracks.tracks.begin(), tracks.tracks.end(),
                           [&](const Track &other) { return other.count == shown.count && other.groups == shown.groups; });
    };
    // Where profiles are listed, those of a retinue that is no unit of its own are among them.
    forEachOwnPart(*m_unit.selection, [&](const rules::Selection &part) {
        if (&part != m_unit.selection && (!block.alternatives || m_source.evaluator().info(part.id).profiles.empty()))
            return;
        for (const packs::CardTrack &design : block.tracks)
            if (const std::optional<Track> shown = track(design, part); shown && !(block.alternatives && known(*shown)))
                tracks.tracks.push_back(*shown);
    });
    if (block.alternatives && tracks.tracks.size() == 1)
        tracks.tracks.front().label = block.label.in(m_source.language());
    for (const rules::EffectiveRule *rule : m_source.rulesOf(*m_unit.selection))
        if (block.onceRules.contains(toText(rule->id)))
            tracks.once.append(m_source.look().name(rule->id, rule->name));
    return tracks;
}

// A weapon that must be loaded has a box for it.
void FaceBuilder::markLoaded(TableBlock &table) const
{
    for (const packs::CardBlock &block : m_faces.front)
        for (const QString &id : block.loadedRules)
            for (const rules::EffectiveRule *rule : m_source.rulesOf(*m_unit.selection)) {
                if (toText(rule->id) != id)
                    continue;
                const QString name = m_source.look().name(rule->id, rule->name);
                for (TableRow &row : table.rows)
                    if (row.tags.contains(name, Qt::CaseInsensitive))
                        row.loaded = std::min(12, row.count);
            }
}

// A sign in a cell (the burst of an area weapon) has a rule: it belongs to the weapons that show the sign.
void FaceBuilder::nameMarkRules(const QJsonObject &marks)
{
    for (auto it = marks.begin(); it != marks.end(); ++it) {
        for (const rules::EffectiveRule *rule : m_source.rulesOf(*m_unit.selection)) {
            if (toText(rule->id) != it.value().toString())
                continue;
            const QString name = m_source.look().name(rule->id, rule->name);
            for (RuleEntry &entry : m_rules) {
                if (entry.name != name)
                    continue;
                for (const TableRow &row : m_weapons)
                    for (const auto &group : row.strip)
                        for (const StripCell &cell : group)
                            if (cell.text.contains(it.key()) && !entry.weapons.contains(row.name))
                                entry.weapons.append(row.name);
                entry.front = entry.weapons.isEmpty();
            }
        }
    }
}

void FaceBuilder::add(std::vector<Block> &blocks, const packs::CardBlock &block, bool back)
{
    switch (block.kind) {
    case BlockKind::Head:
        blocks.push_back(head(block));
        break;
    case BlockKind::Vitals:
        blocks.push_back(vitals(block));
        break;
    case BlockKind::Advantage:
        blocks.push_back(advantage());
        break;
    case BlockKind::Table:
    case BlockKind::Selections: {
        TableBlock table = buildTable(m_source, m_unit, block);
        markLoaded(table);
        if (!table.rows.empty())
            blocks.push_back(std::move(table));
        break;
    }
    case BlockKind::Line: {
        QString value = m_values.text(block.value);
        if (block.optional && value == QLatin1String("-")) // "has none" needs no line
            value.clear();
        if (!value.isEmpty() || !block.optional)
            blocks.push_back(LineBlock{m_values.text(block.label.in(m_source.language())), value, {}});
        break;
    }
    case BlockKind::Tracks:
        blocks.push_back(tracks(block));
        break;
    case BlockKind::Rules: {
        RulesBlock rules;
        rules.texts = back                                  ? RulesBlock::Texts::Full
            : block.texts == packs::CardBlock::Texts::Names ? RulesBlock::Texts::Names
                                                            : RulesBlock::Texts::Fit;
        rules.entries = m_rules;
        if (!rules.entries.empty())
            blocks.push_back(rules);
        break;
    }
    case BlockKind::Costs:
        blocks.push_back(buildCosts(m_source, m_unit, block.json));
        break;
    case BlockKind::Photo:
        blocks.push_back(PhotoBlock{m_source.extras().photo ? m_source.extras().photo(m_unit.selection->id) : QImage()});
        break;
    case BlockKind::Notes:
        blocks.push_back(NotesBlock{toText(m_unit.selection->customNotes)});
        break;
    case BlockKind::Record:
        blocks.push_back(RecordBlock{back});
        break;
    case BlockKind::Foot: {
        FootBlock foot{m_values.text(block.left), m_values.text(block.right)};
        blocks.push_back(foot);
        break;
    }
    case BlockKind::Unknown:
        break;
    }
}

QStringList categoryIds(const RosterSource &source, const rules::Selection &selection)
{
    QStringList ids;
    if (const rules::EffectiveSelection *effective = source.evaluator().selection(selection.id))
        for (const rules::CategoryValue &category : effective->categories)
            ids.append(toText(category.entryId));
    return ids;
}

// A rule with a box of its own at the foot need not be named a second time above it.
void dropOnceNames(std::vector<Block> &front)
{
    QStringList once;
    for (const Block &block : front)
        if (const auto *tracks = std::get_if<TracksBlock>(&block))
            once += tracks->once;
    for (Block &block : front)
        if (auto *rules = std::get_if<RulesBlock>(&block))
            for (RuleEntry &entry : rules->entries)
                entry.front = entry.front && !once.contains(entry.name);
}

CardContent frameOf(const RosterSource &source, const RosterUnit &unit)
{
    CardContent card;
    card.key = toText(unit.selection->id);
    const QString own = toText(unit.selection->customName), type = source.typeOf(*unit.selection);
    card.name = own.isEmpty() ? type : own;
    card.type = own.isEmpty() || own == type ? QString() : type;
    card.mark = source.markOf(unit.force);
    card.colour = source.colourOf(unit.force);
    card.head = headShapeFromName(source.design().head);
    card.points = source.pointsKnown(*unit.selection) ? numberText(source.ownPoints(*unit.selection)) : QString();
    card.pointsUnit = source.look().costName;
    card.language = source.language();
    return card;
}

} // namespace

CardContent buildCard(const RosterSource &source, const RosterUnit &unit)
{
    CardContent card = frameOf(source, unit);
    QStringList types;
    for (const auto &found : source.profilesOf(*unit.selection))
        types.append(toText(found.profile->typeId));
    const packs::CardFaces *faces = source.design().facesFor(types, categoryIds(source, *unit.selection), toText(unit.selection->type));
    if (!faces) {
        plainFaces(card, source, unit);
        addMissing(card, source, unit, ruleEntries(source, unit, {}));
        return card;
    }
    FaceBuilder builder(source, unit, *faces);
    card.front = builder.face(faces->front, false);
    dropOnceNames(card.front);
    card.back = builder.face(faces->back, true);
    addMissing(card, source, unit, builder.rules(), faces);
    return card;
}

std::vector<RuleEntry> ruleEntries(const RosterSource &source, const RosterUnit &unit, const std::vector<TableRow> &weapons)
{
    std::vector<RuleEntry> advantages, own, byWeapon;
    const PaperText words(source.language());
    for (const rules::EffectiveRule *rule : source.rulesOf(*unit.selection)) {
        RuleEntry entry;
        entry.name = source.look().name(rule->id, rule->name);
        entry.text = words.typeset(oneLine(text::markedPaper(source.look().language->text(rule->id, rule->description))));
        for (const rules::Advantage &advantage : source.advantages())
            if (advantage.ruleId == rule->id && rule->source == rules::InfoSource::Granted)
                entry.grantedBy = words.translate("Paper", "granted by the formation");
        for (const TableRow &row : weapons)
            if (row.tags.contains(entry.name, Qt::CaseInsensitive) && !entry.weapons.contains(row.name))
                entry.weapons.append(row.name);
        entry.front = entry.weapons.isEmpty();
        (!entry.grantedBy.isEmpty() ? advantages : entry.front ? own : byWeapon).push_back(entry);
    }
    for (auto *group : {&own, &byWeapon})
        advantages.insert(advantages.end(), group->begin(), group->end());
    return advantages;
}

} // namespace muster::print

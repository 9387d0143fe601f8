// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/FaceBuilder.h"

#include "print/content/CardBuilder.h"
#include "print/content/CostLines.h"

namespace muster::print {

using share::toText;
using BlockKind = packs::CardBlock::Kind;

namespace {

BoxShape shapeOf(const QString &name)
{
    static const QHash<QString, BoxShape> shapes{
        {"circle", BoxShape::Circle}, {"shell", BoxShape::Shell}, {"hexagon", BoxShape::Hexagon}, {"field", BoxShape::Field}};
    return shapes.value(name, BoxShape::Square);
}

} // namespace

FaceBuilder::FaceBuilder(const RosterSource &source, const RosterUnit &unit, const packs::CardFaces &faces)
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

std::vector<Block> FaceBuilder::face(const QList<packs::CardBlock> &design, bool back) const
{
    std::vector<Block> blocks;
    for (const packs::CardBlock &block : design)
        add(blocks, block, back);
    return blocks;
}

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

// What the battle took: boxes figure by figure, all boxes, or figures where the track counts those.
void FaceBuilder::tick(Track &track, const std::vector<FigureDamage> &figures, bool perModel)
{
    int lost = 0, out = 0;
    for (const FigureDamage &figure : figures) {
        lost += figure.lost;
        out += figure.lost >= figure.boxes;
        if (perModel)
            track.tickedOf.push_back(figure.lost);
    }
    const bool counted = !perModel && figures.size() > 1 && track.count == int(figures.size());
    track.ticked = counted ? out : lost;
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
        tick(shown, m_source.extras().damage(part.id), design.perModel);
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

void FaceBuilder::addRules(std::vector<Block> &blocks, const packs::CardBlock &block, bool back) const
{
    if (m_rules.empty())
        return;
    RulesBlock rules;
    rules.texts = back                                  ? RulesBlock::Texts::Full
        : block.texts == packs::CardBlock::Texts::Names ? RulesBlock::Texts::Names
                                                        : RulesBlock::Texts::Fit;
    rules.entries = m_rules;
    blocks.push_back(rules);
}

void FaceBuilder::add(std::vector<Block> &blocks, const packs::CardBlock &block, bool back) const
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
    case BlockKind::Rules:
        addRules(blocks, block, back);
        break;
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

} // namespace muster::print

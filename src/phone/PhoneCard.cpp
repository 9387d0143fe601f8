// SPDX-License-Identifier: GPL-3.0-or-later
#include "phone/PhoneCard.h"

namespace muster::phone {

using namespace print;

namespace {

// Overrides of the direction would turn what stands beside a name; the page isolates names, so they need none.
bool isDirectionOverride(QChar sign)
{
    const char16_t code = sign.unicode();
    return (code >= 0x202a && code <= 0x202e) || (code >= 0x2066 && code <= 0x2069);
}

const char *kindOf(BoxShape shape)
{
    switch (shape) {
    case BoxShape::Circle:
        return "F";
    case BoxShape::Shell:
        return "A";
    case BoxShape::Hexagon:
        return "O";
    default:
        return "B";
    }
}

QJsonArray list(const QStringList &texts)
{
    QJsonArray array;
    for (const QString &text : texts)
        array.append(cleanText(text));
    return array;
}

} // namespace

QString cleanText(const QString &text, bool lines)
{
    QString clean;
    clean.reserve(text.size());
    for (qsizetype i = 0; i < text.size(); ++i) {
        const QChar sign = text[i];
        const bool pair = sign.isHighSurrogate() && i + 1 < text.size() && text[i + 1].isLowSurrogate();
        if (pair) {
            clean += sign;
            clean += text[++i];
        } else if (sign.isSurrogate() || isDirectionOverride(sign)) {
            continue;
        } else if (sign.category() == QChar::Other_Control || sign == QChar::LineSeparator || sign == QChar::ParagraphSeparator) {
            clean += lines && sign == '\n' ? sign : QChar(' ');
        } else {
            clean += sign;
        }
    }
    return lines ? clean.trimmed() : clean.simplified().isEmpty() ? QString() : clean.trimmed();
}

int RuleShelf::place(const QString &name, const QString &text)
{
    const QString key = name + '\n' + text;
    const auto known = m_places.constFind(key);
    if (known != m_places.constEnd())
        return *known;
    const int place = int(m_rules.size());
    m_rules.append(QJsonArray{cleanText(name), cleanText(text, true)});
    m_places.insert(key, place);
    return place;
}

void PhoneCard::need(const QString &symbol)
{
    if (!symbol.isEmpty())
        m_symbols.insert(symbol);
}

QString PhoneCard::word(const char *name, const QString &value) const
{
    // One place: what is filled in is not looked at again.
    QString sentence = m_words.value(QLatin1String(name)).toString();
    return sentence.replace(QStringLiteral("%1"), value);
}

QJsonValue PhoneCard::figure(const Figure &figure)
{
    if (!figure.symbols.isEmpty()) {
        for (const QString &symbol : figure.symbols)
            need(symbol);
        return QJsonObject{{"s", list(figure.symbols)}, {"t", QString()}};
    }
    if (figure.dice)
        return QJsonObject{{"t", cleanText(figure.text)}, {"d", 1}};
    return cleanText(figure.text);
}

void PhoneCard::add(const HeadBlock &head)
{
    if (m_badge.isEmpty())
        m_badge = cleanText(head.badge);
    if (m_subtitle.isEmpty())
        m_subtitle = cleanText(head.subtitle);
}

void PhoneCard::add(const VitalsBlock &vitals)
{
    QJsonArray cells;
    for (const VitalsCell &cell : vitals.cells) {
        if (!cell.symbol.isEmpty())
            m_labels.insert(cell.symbol, cell.label);
        cells.append(QJsonObject{{"l", cleanText(cell.label)}, {"v", figure(cell.value)}, {"n", list(cell.notes)}});
    }
    if (!cells.isEmpty())
        m_vitals.append(cells);
}

void PhoneCard::add(const AdvantageBlock &advantage)
{
    if (!advantage.name.isEmpty())
        m_advantage = {{"n", cleanText(advantage.name)}, {"a", advantage.active}, {"m", cleanText(advantage.missing)}};
}

QJsonObject PhoneCard::strip(const StripHead &head)
{
    QJsonArray groups;
    for (const StripGroupHead &group : head.groups) {
        need(group.symbol);
        groups.append(QJsonObject{{"s", group.symbol}, {"l", cleanText(group.label)}, {"c", list(group.labels)}});
    }
    QJsonObject marks;
    for (auto it = head.marks.begin(); it != head.marks.end(); ++it) {
        need(it.value());
        marks.insert(QString(it.key()), it.value());
    }
    return {{"g", groups},
            {"m", marks},
            {"k", head.stacked},
            {"e", cleanText(head.key)},
            {"h", list(head.handValues)},
            {"hl", cleanText(head.handLabel)}};
}

QJsonObject PhoneCard::row(const TableRow &row)
{
    QJsonArray values, strips;
    for (const Figure &value : row.values)
        values.append(figure(value));
    for (const std::vector<StripCell> &group : row.strip) {
        QJsonArray cells;
        for (const StripCell &cell : group)
            cells.append(cell.closed ? QJsonValue() : QJsonValue(cleanText(cell.text)));
        strips.append(cells);
    }
    QJsonObject json{{"n", cleanText(row.name)}, {"v", values}};
    if (row.count > 1)
        json.insert("x", row.count);
    if (!row.tags.isEmpty())
        json.insert("t", cleanText(row.tags));
    if (!row.nameNote.isEmpty())
        json.insert("o", cleanText(row.nameNote));
    if (!strips.isEmpty())
        json.insert("p", strips);
    return json;
}

void PhoneCard::add(const TableBlock &table)
{
    QJsonArray rows, columns;
    for (const TableRow &each : table.rows) {
        if (each.toWriteIn())
            continue;
        rows.append(row(each));
        if (each.shots > 0)
            m_weaponTracks.append(QJsonObject{{"k", "A"}, {"l", word("shots", cleanText(each.name))}, {"n", each.shots}, {"g", 1}});
        if (each.loaded > 0)
            m_weaponTracks.append(QJsonObject{{"k", "L"}, {"l", word("loaded", cleanText(each.name))}, {"n", each.loaded}, {"g", 1}});
    }
    for (const TableColumn &column : table.columns)
        columns.append(cleanText(column.label));
    if (rows.isEmpty())
        return;
    QJsonObject json{{"t", cleanText(table.title)}, {"c", columns}, {"r", rows}};
    if (table.strip)
        json.insert("s", strip(*table.strip));
    m_tables.append(json);
}

void PhoneCard::add(const LineBlock &line)
{
    if (!line.value.isEmpty())
        m_lines.append(QJsonArray{cleanText(line.label), cleanText(line.value)});
}

void PhoneCard::addTrack(const Track &track)
{
    QString label = track.label.isEmpty() ? m_labels.value(track.symbol) : track.label;
    if (label.isEmpty() && track.shape == BoxShape::Circle)
        label = m_words.value("figures").toString();
    m_tracks.append(QJsonObject{{"k", kindOf(track.shape)},
                                {"l", cleanText(label)},
                                {"n", std::clamp(track.count, 1, 999)},
                                {"g", std::clamp(track.groups, 1, 60)}});
}

void PhoneCard::addBoxes(const char *kind, const QString &label, int count)
{
    m_tracks.append(QJsonObject{{"k", kind}, {"l", cleanText(label)}, {"n", count}, {"g", 1}});
}

void PhoneCard::add(const TracksBlock &block)
{
    for (const Track &track : m_ownTracks ? std::vector<Track>() : block.tracks)
        if (track.count > 0)
            addTrack(track);
    for (const QString &name : block.once)
        addBoxes("O", word("once", cleanText(name)), 1);
}

void PhoneCard::add(const RulesBlock &rules)
{
    for (const RuleEntry &entry : rules.entries) {
        const int place = m_shelf.place(entry.name, entry.text);
        if (m_placed.contains(place))
            continue;
        m_placed.insert(place);
        const QString note = entry.grantedBy.isEmpty() ? entry.weapons.join(QStringLiteral(", ")) : entry.grantedBy;
        m_rules.append(QJsonArray{place, cleanText(note), entry.grantedBy.isEmpty() ? 0 : 1});
    }
}

void PhoneCard::add(const CostsBlock &costs)
{
    for (const CostLine &line : costs.lines)
        m_costs.append(QJsonArray{cleanText(line.detail.isEmpty() ? line.label : line.label + QStringLiteral(" · ") + line.detail),
                                  cleanText(line.value)});
}

void PhoneCard::add(const NotesBlock &notes)
{
    m_notes = cleanText(notes.text, true);
}

QJsonObject PhoneCard::json(const CardContent &card, const std::vector<Track> *tracks)
{
    m_labels.clear();
    m_placed.clear();
    m_vitals = m_tables = m_lines = m_tracks = m_weaponTracks = m_rules = m_costs = {};
    m_advantage = {};
    m_badge = m_subtitle = m_notes = QString();
    m_ownTracks = tracks;
    for (const Track &track : tracks ? *tracks : std::vector<Track>())
        addTrack(track);
    for (const auto *face : {&card.front, &card.back})
        for (const Block &block : *face)
            std::visit([this](const auto &each) { add(each); }, block);
    for (const QJsonValue &track : std::as_const(m_weaponTracks))
        m_tracks.append(track);
    QJsonObject json{{"n", cleanText(card.name)},
                     {"y", cleanText(card.type)},
                     {"b", m_badge},
                     {"u", m_subtitle},
                     {"vit", m_vitals},
                     {"tab", m_tables},
                     {"li", m_lines},
                     {"tr", m_tracks},
                     {"ru", m_rules},
                     {"co", m_costs},
                     {"no", m_notes}};
    json.insert("p", card.points.isEmpty() ? QString() : cleanText(card.points + QChar(QChar::Nbsp) + card.pointsUnit));
    if (!m_advantage.isEmpty())
        json.insert("adv", m_advantage);
    return json;
}

} // namespace muster::phone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/ProfileTable.h"

#include "share/roster/CardText.h"
#include "text/Markup.h"
#include "text/Typography.h"

namespace muster::app {

using share::toData;
using share::toText;

namespace {

const QString unknownFigure = QStringLiteral("–");
constexpr int longText = 26; ///< characters of a characteristic that no column holds

const packs::CardFaces *facesOf(const std::vector<rules::EffectiveProfile> &profiles, const std::vector<rules::CategoryValue> &categories,
                                std::string_view type, const share::RosterLook &look)
{
    if (!look.cards || look.cards->plain)
        return nullptr;
    QStringList types, ids;
    for (const rules::EffectiveProfile &profile : profiles)
        types.append(toText(profile.typeId));
    for (const rules::CategoryValue &category : categories)
        ids.append(toText(category.entryId));
    return look.cards->facesFor(types, ids, toText(type));
}

std::vector<rules::EffectiveProfile> ofType(const std::vector<rules::EffectiveProfile> &profiles, const QString &typeId)
{
    std::vector<rules::EffectiveProfile> chosen;
    for (const rules::EffectiveProfile &profile : profiles) {
        if (typeId.isEmpty() || toText(profile.typeId) == typeId)
            chosen.push_back(profile);
    }
    return chosen;
}

QString profileValue(const rules::EffectiveProfile &profile, const rules::CharacteristicValue &value, const share::RosterLook &look)
{
    return text::withoutMarks(look.language ? look.language->value(profile.id, value.typeId, value.value) : toText(value.value));
}

void addVitals(UnitProfiles &out, const packs::CardBlock &block, const std::vector<rules::EffectiveProfile> &profiles,
               const share::RosterLook &look, const UnitSubject &unit)
{
    const auto chosen = ofType(profiles, block.profileType);
    share::CardSubject subject;
    subject.profiles = &chosen;
    subject.language = look.language;
    subject.costs = unit.costs;
    subject.models = unit.models;
    subject.fire = unit.fire;
    const QString language = look.language ? look.language->code() : QStringLiteral("en");
    for (const packs::CardCell &cell : block.cells) {
        QString value = share::cardText(cell.value, subject);
        if (value.isEmpty()
            && (cell.optional || cell.value.contains(QLatin1String("cost")) || cell.value.contains(QLatin1String("dice"))
                || cell.value.contains(QLatin1String("shots"))))
            continue;
        QStringList notes;
        for (const packs::CardNote &note : cell.notes) {
            bool number = false;
            const double figure = value.toDouble(&number);
            if (note.factor > 0 && number)
                notes.append(share::amount(figure * note.factor) + (note.unit.size() == 1 ? QString() : QStringLiteral(" ")) + note.unit);
            else if (note.factor == 0)
                notes.append(share::cardText(note.text, subject));
        }
        notes.removeAll(QString());
        notes.removeAll(value); // the same figure twice says nothing
        // "3/6/9" is the figure as long as nobody has chosen one.
        if (value.isEmpty() && !notes.isEmpty())
            value = notes.takeFirst();
        out.vitals.push_back({cell.label.in(language), value.isEmpty() ? unknownFigure : value, notes.join(QStringLiteral(" · "))});
    }
}

ProfileTableData designedTable(const packs::CardBlock &block, const std::vector<rules::EffectiveProfile> &profiles,
                               const share::RosterLook &look)
{
    ProfileTableData table;
    const QString language = look.language ? look.language->code() : QStringLiteral("en");
    table.title = block.title.in(language);
    QStringList values;
    for (const packs::CardColumn &column : block.columns) {
        table.columns.push_back({column.label.in(language), {}});
        values.append(column.value);
    }
    if (block.strip && block.strip->kind == packs::CardStrip::Kind::Values) {
        for (const packs::StripGroup &group : block.strip->groups) {
            for (const packs::CardColumn &column : group.columns) {
                table.columns.push_back({column.label.in(language), stripGroupName(group.symbol)});
                values.append(column.value);
            }
        }
    }
    for (const rules::EffectiveProfile &profile : profiles) {
        const std::vector<rules::EffectiveProfile> one{profile};
        share::CardSubject subject;
        subject.profiles = &one;
        subject.language = look.language;
        ProfileTableData::Line line;
        line.name = look.name(profile.id, profile.name);
        line.id = toText(profile.id);
        const QString count = share::cardText(block.count, subject);
        if (!count.isEmpty() && count != QLatin1String("1"))
            line.name = count + QStringLiteral("× ") + line.name;
        line.small = share::cardText(block.tags, subject);
        if (line.small == QLatin1String("-"))
            line.small.clear();
        for (const QString &value : values) {
            const QString text = share::cardText(value, subject);
            line.cells.append(text == QLatin1String("-") || (block.strip && block.strip->closed.contains(text)) ? QString() : text);
        }
        table.lines.push_back(std::move(line));
    }
    return table;
}

// What stands large in the head of the card (armour), in the words that the data have for it.
void addBadge(UnitProfiles &out, const packs::CardBlock &head, const std::vector<rules::EffectiveProfile> &profiles,
              const share::RosterLook &look)
{
    for (const rules::EffectiveProfile &profile : profiles) {
        for (const rules::CharacteristicValue &value : profile.characteristics) {
            if (value.value.empty() || !head.badge.contains(':' + toText(value.typeId) + '}'))
                continue;
            const QString label = look.name(value.typeId, value.name);
            if (std::none_of(out.vitals.begin(), out.vitals.end(), [&label](const auto &vital) { return vital.label == label; }))
                out.vitals.insert(out.vitals.begin(), {label, profileValue(profile, value, look), {}});
            return;
        }
    }
}

// Which characteristics of a type hold sentences instead of figures.
std::vector<bool> wordyColumns(const std::vector<rules::EffectiveProfile> &profiles, const share::RosterLook &look)
{
    std::vector<bool> wordy(profiles.front().characteristics.size(), false);
    for (const rules::EffectiveProfile &profile : profiles) {
        for (std::size_t i = 0; i < profile.characteristics.size() && i < wordy.size(); ++i)
            wordy[i] = wordy[i] || profileValue(profile, profile.characteristics[i], look).size() > longText;
    }
    return wordy;
}

// Any other profile type: its figures as columns, what is long in small print below the name, or all of it as lines of text
// where there are hardly any figures.
void addPlain(UnitProfiles &out, const std::vector<rules::EffectiveProfile> &profiles, const share::RosterLook &look)
{
    const std::vector<bool> wordy = wordyColumns(profiles, look);
    const auto words = std::count(wordy.begin(), wordy.end(), true);
    if (words > 0 && std::ssize(wordy) - words < 3) {
        for (const rules::EffectiveProfile &profile : profiles) {
            QStringList lines;
            for (const rules::CharacteristicValue &value : profile.characteristics) {
                const bool alone = profile.characteristics.size() == 1; // its heading would only repeat the profile's
                if (!value.value.empty())
                    lines.append(alone ? profileValue(profile, value, look)
                                       : text::labelled(look.name(value.typeId, value.name), profileValue(profile, value, look)));
            }
            out.texts.emplace_back(look.name(profile.id, profile.name), lines.join('\n'));
        }
        return;
    }
    ProfileTableData table;
    table.title = look.name(profiles.front().typeId, profiles.front().typeName);
    for (std::size_t i = 0; i < wordy.size(); ++i) {
        const rules::CharacteristicValue &value = profiles.front().characteristics[i];
        if (!wordy[i])
            table.columns.push_back({look.language ? look.language->shortName(value.typeId, value.name) : toText(value.name), {}});
    }
    for (const rules::EffectiveProfile &profile : profiles) {
        ProfileTableData::Line line{look.name(profile.id, profile.name), {}, {}, toText(profile.id)};
        QStringList small;
        for (std::size_t i = 0; i < profile.characteristics.size() && i < wordy.size(); ++i) {
            const rules::CharacteristicValue &value = profile.characteristics[i];
            if (!wordy[i])
                line.cells.append(value.value.empty() ? unknownFigure : profileValue(profile, value, look));
            else if (!value.value.empty() && value.value != "-")
                small.append(profileValue(profile, value, look));
        }
        line.small = small.join(QStringLiteral(", "));
        table.lines.push_back(std::move(line));
    }
    out.tables.push_back(std::move(table));
}

} // namespace

UnitProfiles unitProfiles(const std::vector<rules::EffectiveProfile> &profiles, const std::vector<rules::CategoryValue> &categories,
                          std::string_view type, const share::RosterLook &look, const UnitSubject &unit)
{
    UnitProfiles out;
    QStringList done;
    if (const packs::CardFaces *faces = facesOf(profiles, categories, type, look)) {
        for (const packs::CardBlock &block : faces->front + faces->back) {
            if (done.contains(block.profileType) && !block.profileType.isEmpty())
                continue;
            if (block.kind == packs::CardBlock::Kind::Vitals) {
                addVitals(out, block, profiles, look, unit);
                if (!faces->front.isEmpty() && faces->front.first().kind == packs::CardBlock::Kind::Head)
                    addBadge(out, faces->front.first(), profiles, look);
                done.append(block.profileType.isEmpty() ? faces->profileType : block.profileType);
            } else if (block.kind == packs::CardBlock::Kind::Table) {
                const auto chosen = ofType(profiles, block.profileType);
                if (!chosen.empty())
                    out.tables.push_back(designedTable(block, chosen, look));
                done.append(block.profileType);
            }
        }
    }
    QStringList order;
    for (const rules::EffectiveProfile &profile : profiles) {
        const QString id = toText(profile.typeId);
        if (!done.contains(id) && !order.contains(id))
            order.append(id);
    }
    for (const QString &id : order)
        addPlain(out, ofType(profiles, id), look);
    return out;
}

QString stripGroupName(const QString &symbol)
{
    if (symbol == QLatin1String("infantry"))
        return ProfileTable::tr("Infantry");
    if (symbol == QLatin1String("vehicle"))
        return ProfileTable::tr("Vehicle");
    if (symbol == QLatin1String("aircraft"))
        return ProfileTable::tr("Aircraft");
    return symbol;
}

} // namespace muster::app

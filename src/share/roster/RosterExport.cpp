// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/RosterExport.h"

#include "rules/evaluate/Advantages.h"
#include "rules/evaluate/FormationOrder.h"
#include "share/FindingText.h"
#include "share/roster/CardText.h"
#include "share/roster/LinkText.h"
#include "share/roster/UnitNames.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace muster::share {

namespace {

struct RosterExportWords
{
    Q_DECLARE_TR_FUNCTIONS(RosterExport)
};

/// Walks the roster once; short-lived.
class Exporter
{
public:
    Exporter(rules::Evaluator &evaluator, const RosterLook &look)
        : m_evaluator(evaluator), m_look(look), m_groups(rules::rosterGroups(evaluator)), m_links(evaluator, look)
    {
    }

    ExportItem item(const rules::Selection &selection) const
    {
        ExportItem item;
        item.id = toText(selection.id);
        item.type = toText(selection.type);
        item.nickname = toText(selection.customName);
        item.notes = toText(selection.customNotes);
        item.number = selection.number;
        item.size = squadSize(selection);
        item.name = toText(selection.name);
        if (const auto tag = selection.extras.find("tag"); tag != selection.extras.end())
            item.tag = toText(tag->second);
        if (const rules::EffectiveSelection *effective = m_evaluator.selection(selection.id)) {
            fill(item, *effective);
            item.priceOnly = effective->type == "upgrade" && item.points == item.number && isSilent(selection);
        }
        item.links = m_links.sentence(selection.id);
        if (!item.links.isEmpty())
            item.remark += (item.remark.isEmpty() ? QString() : QStringLiteral(" · ")) + item.links;
        item.slot = slotName(selection);
        describe(item, selection.id);
        for (const rules::Selection &child : selection.selections) {
            if (!isForOthers(child))
                continue;
            item.children.push_back(this->item(child));
            ExportItem &last = item.children.back();
            last.said = item.isUnit() && last.type == QLatin1String("model") && last.name == item.name && last.number == item.size
                && (last.number > 1 || item.number == 1) // "5 ×" alone would mean five
                && last.children.empty() && last.nickname.isEmpty() && last.notes.isEmpty() && !last.orphan && isExpected(child, item.size);
        }
        item.severalUnits = item.isUnit() && item.number > 1 && (item.size != item.number || takesModels(selection));
        return item;
    }

    ExportItem item(const rules::Force &force) const
    {
        ExportItem item;
        item.id = toText(force.id);
        item.type = QStringLiteral("force");
        item.name = m_look.name(force.entryId, force.name);
        item.nickname = toText(force.customName);
        item.notes = toText(force.customNotes);
        item.categories = {m_look.name(force.catalogueId, force.catalogueName)};
        if (const rules::EffectiveForce *effective = m_evaluator.force(force.id)) {
            item.points = m_look.cost(effective->totalCosts);
            item.costs = costs(effective->totalCosts);
        }
        for (const rules::RosterGroup &group : m_groups) {
            if (group.force != &force)
                continue;
            if (std::none_of(group.selections.begin(), group.selections.end(), [this](const auto *one) { return isForOthers(*one); }))
                continue;
            if (!group.formation())
                item.headings.push_back(heading(group));
            for (const rules::Selection *selection : group.selections) {
                if (!isForOthers(*selection))
                    continue;
                item.children.push_back(this->item(*selection));
                item.children.back().heading = group.formation() ? -1 : int(item.headings.size()) - 1;
            }
        }
        for (const rules::Force &child : force.forces)
            if (isForOthers(child))
                item.children.push_back(this->item(child));
        return item;
    }

    /// The data may keep things out of texts: what only the one who builds the list needs.
    bool isForOthers(const rules::Force &force) const
    {
        const rules::EffectiveForce *effective = m_evaluator.force(force.id);
        return !effective || !effective->entry || effective->entry->exportable;
    }
    bool isForOthers(const rules::Selection &selection) const
    {
        const rules::EffectiveSelection *effective = m_evaluator.selection(selection.id);
        if (!effective || !effective->node)
            return true;
        const auto parts = effective->node->parts(); // the entry, and the link to it
        return std::all_of(parts.begin(), parts.end(), [](const rules::Entry *part) { return part->exportable; });
    }

    QStringList costs(const std::vector<rules::CostValue> &values) const
    {
        QStringList words;
        for (const rules::CostValue &value : values) {
            if (value.value != 0 && !isHidden(value.typeId))
                words.append(amount(value.value) + QChar(0x00a0) + m_look.name(value.typeId, value.name));
        }
        return words;
    }

private:
    ExportHeading heading(const rules::RosterGroup &group) const
    {
        std::vector<rules::CostValue> sums;
        for (const rules::Selection *selection : group.selections) {
            const rules::EffectiveSelection *effective = m_evaluator.selection(selection->id);
            for (const rules::CostValue &value : effective ? effective->totalCosts : std::vector<rules::CostValue>()) {
                const auto same = std::find_if(sums.begin(), sums.end(),
                                               [&](const rules::CostValue &sum) { return sum.typeId == value.typeId; });
                if (same == sums.end())
                    sums.push_back(value);
                else
                    same->value += value.value;
            }
        }
        const QString title = group.kind == rules::RosterGroup::Kind::Independent ? RosterExportWords::tr("Independent units")
            : group.categoryId.empty()                                            ? RosterExportWords::tr("Without category")
                                                                                  : m_look.name(group.categoryId, group.categoryName);
        return {title, costs(sums)};
    }

    // A line of the card that names options of a category may say more of them: what stands behind their names there.
    QString remark(const rules::EffectiveSelection &effective) const
    {
        if (!m_look.cards || effective.type != "upgrade")
            return {};
        for (const packs::CardFaces &faces : m_look.cards->cards)
            for (const packs::CardBlock &block : faces.front)
                for (const rules::CategoryValue &category : effective.categories) {
                    const QString names = QStringLiteral("{with:%1}").arg(toText(category.entryId));
                    if (block.kind != packs::CardBlock::Kind::Line || !block.value.contains(names))
                        continue;
                    CardSubject subject;
                    subject.profiles = &m_evaluator.info(effective.id).profiles;
                    subject.language = m_look.language;
                    const QString rest = cardText(QString(block.value).remove(names), subject);
                    return rest.startsWith(',') ? rest.mid(1).trimmed() : rest;
                }
        return {};
    }

    bool isSilent(const rules::Selection &selection) const
    {
        const QList<packs::CardFaces> designs = m_look.cards ? m_look.cards->cards : QList<packs::CardFaces>();
        return std::any_of(designs.begin(), designs.end(),
                           [&](const packs::CardFaces &faces) { return faces.isSilent(toText(selection.entryId)); });
    }

    void fill(ExportItem &item, const rules::EffectiveSelection &effective) const
    {
        item.name = m_look.name(effective);
        item.orphan = effective.orphan;
        item.remark = remark(effective);
        item.points = m_look.cost(effective.totalCosts);
        item.pointsKnown = m_look.hasCost(effective.totalCosts);
        item.costs = costs(effective.totalCosts);
        for (const rules::CategoryValue &category : effective.categories)
            item.categories.append(m_look.name(category.entryId, category.name));
    }

    void describe(ExportItem &item, const std::string &id) const
    {
        const rules::EffectiveInfo &info = m_evaluator.info(id);
        for (const rules::EffectiveRule &rule : info.rules)
            item.rules.append(m_look.name(rule.id, rule.name));
        for (const rules::EffectiveProfile &profile : info.profiles) {
            QStringList values;
            ExportProfile table{m_look.name(profile.typeId, profile.typeName), m_look.name(profile.id, profile.name), {}};
            for (const rules::CharacteristicValue &value : profile.characteristics) {
                const QString name = m_look.language ? m_look.language->shortName(value.typeId, value.name) : toText(value.name);
                if (value.value.empty()) {
                    table.values.emplace_back(name, QString()); // the column has its place all the same
                    continue;
                }
                const QString shown = m_look.language ? m_look.language->value(profile.id, value.typeId, value.value) : toText(value.value);
                values.append(name + ' ' + shown);
                table.values.emplace_back(name, shown);
            }
            item.tables.push_back(std::move(table));
            item.profiles.append(text::labelled(m_look.name(profile.id, profile.name), values.join(QStringLiteral(", "))));
        }
    }

    QString slotName(const rules::Selection &selection) const
    {
        const rules::EffectiveSelection *effective = m_evaluator.selection(selection.id);
        const rules::EntryNode *group = effective && effective->node ? effective->node->parent() : nullptr;
        return group && group->isGroup() ? m_look.name(group->entry().idText, group->name()) : QString();
    }

    // Whoever reads the text again has to know that they are there: by a size, or because the unit cannot be without.
    bool isExpected(const rules::Selection &model, int size) const
    {
        const rules::EffectiveSelection *effective = m_evaluator.selection(model.id);
        return size > 1 || (effective && effective->node && effective->node->minimum() > 0);
    }

    bool takesModels(const rules::Selection &unit) const
    {
        const rules::EffectiveSelection *effective = m_evaluator.selection(unit.id);
        if (!effective || !effective->node)
            return false;
        const auto &inside = effective->node->entriesBelow();
        return std::any_of(inside.begin(), inside.end(),
                           [](const rules::EntryNode *node) { return node->entry().type == rules::EntryType::Model; });
    }

    bool isHidden(const std::string &costTypeId) const
    {
        const auto &totals = m_evaluator.totals();
        return std::any_of(totals.begin(), totals.end(),
                           [&](const rules::RosterCost &total) { return total.typeId == costTypeId && total.hidden; });
    }

    rules::Evaluator &m_evaluator;
    const RosterLook &m_look;
    std::vector<rules::RosterGroup> m_groups;
    LinkText m_links;
};

// In the words of the game's language file, else of its data; a rule without words is only a name.
void addRules(RosterExport &out, rules::Evaluator &evaluator, const RosterLook &look)
{
    QHash<QString, QString> texts;
    const auto take = [&](const std::string &id) {
        for (const rules::EffectiveRule &rule : evaluator.info(id).rules) {
            const QString text = look.language ? look.language->text(rule.id, rule.description) : toText(rule.description);
            if (!text.trimmed().isEmpty())
                texts.insert(look.name(rule.id, rule.name), text.trimmed());
        }
    };
    rules::forEachSelection(evaluator.roster(), [&take](const rules::Selection &selection) { take(selection.id); });
    QStringList names = texts.keys();
    std::sort(names.begin(), names.end(), [](const QString &a, const QString &b) { return QString::localeAwareCompare(a, b) < 0; });
    for (const QString &name : std::as_const(names))
        out.ruleTexts.push_back({name, texts.value(name)});
}

void addFindings(RosterExport &out, const rules::Evaluator &evaluator, const RosterLook &look)
{
    std::vector<rules::RosterFinding> findings = evaluator.findings();
    std::stable_sort(findings.begin(), findings.end(), [](const auto &a, const auto &b) { return int(a.severity) > int(b.severity); });
    for (const rules::RosterFinding &finding : findings) {
        const FindingText text = findingText(finding, evaluator, look);
        out.findings.append(QStringLiteral("%1 (%2)").arg(text.title, text.scope));
    }
}

void addAdvantages(RosterExport &out, rules::Evaluator &evaluator, const RosterLook &look)
{
    for (const rules::Advantage &advantage : rules::advantages(evaluator)) {
        QStringList units, missing;
        for (std::size_t i = 0; i < advantage.unitIds.size(); ++i) {
            const rules::EffectiveSelection *unit = evaluator.selection(advantage.unitIds[i]);
            const rules::Selection *chosen = evaluator.chosen(advantage.unitIds[i]);
            units.append(unit && chosen ? unitTitle(toText(chosen->customName), withSize(look.name(*unit), squadSize(*chosen)))
                                        : toText(advantage.unitNames[i]));
        }
        for (const rules::MissingSlot &slot : advantage.missing)
            missing.append(look.name(slot.groupId, slot.name));
        const QString name = look.name(advantage.ruleId, advantage.name);
        out.advantages.append(advantage.active
                                  ? RosterExportWords::tr("%1: active for %2").arg(name, units.join(QStringLiteral(", ")))
                                  : RosterExportWords::tr("%1: inactive, missing %2").arg(name, missing.join(QStringLiteral(", "))));
    }
}

} // namespace

RosterExport exportRoster(const rules::Evaluator &given, const RosterLook &look, const ExportContext &context)
{
    rules::Evaluator evaluator(given.data());
    evaluator.evaluate(rules::inFormationOrder(given, look.cards ? leaderEntries(*look.cards) : std::vector<std::string>()));
    const rules::Roster &roster = evaluator.roster();
    const Exporter exporter(evaluator, look);
    RosterExport out;
    out.title = toText(roster.name);
    out.game = context.game.isEmpty() ? toText(roster.gameSystemName) : context.game;
    out.edition = context.edition;
    out.hue = context.hue;
    out.notes = toText(roster.customNotes);
    out.pointsName = look.costName;
    out.legal = evaluator.legal();
    for (const rules::RosterCost &total : evaluator.totals()) {
        if (total.typeId == look.costTypeId) {
            out.points = total.value;
            out.limit = total.limit.value_or(-1);
        }
        if (!total.hidden && (total.used || total.limit))
            out.totals.append(amount(total.value) + QChar(0x00a0) + look.name(total.typeId, total.name));
    }
    for (const rules::Force &force : roster.forces) {
        const QString faction = look.name(force.catalogueId, force.catalogueName);
        if (!out.factions.contains(faction))
            out.factions.append(faction);
        if (exporter.isForOthers(force))
            out.forces.push_back(exporter.item(force));
    }
    out.dataVersion = RosterExportWords::tr("%1, data revision %2")
                          .arg(toText(roster.gameSystemName), QString::number(roster.gameSystemRevision));
    if (!context.packVersion.isEmpty())
        out.dataVersion = RosterExportWords::tr("%1, pack %2").arg(out.dataVersion, context.packVersion);
    addFindings(out, evaluator, look);
    addAdvantages(out, evaluator, look);
    addRules(out, evaluator, look);
    return out;
}

} // namespace muster::share

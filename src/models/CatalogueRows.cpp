// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/CatalogueRows.h"

#include "share/FindingText.h"
#include "share/UnitTitles.h"

#include <QCollator>
#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace muster::models {

namespace {

using rules::Candidate;
using rules::EntryNode;
using share::amount;
using share::toData;
using share::toText;

struct Words { Q_DECLARE_TR_FUNCTIONS(CatalogueRows) };

double writtenCost(const EntryNode &node, const std::string &costTypeId)
{
    double sum = 0;
    for (const rules::Cost &cost : node.costs()) {
        if (cost.typeIdText == costTypeId)
            sum += cost.value;
    }
    return sum;
}

bool knowsCost(const EntryNode &node, const std::string &costTypeId)
{
    const auto costs = node.costs();
    return std::any_of(costs.begin(), costs.end(), [&](const rules::Cost &cost) { return cost.typeIdText == costTypeId; });
}

void addProfiles(std::vector<rules::EffectiveProfile> &profiles, const rules::Profile &profile)
{
    rules::EffectiveProfile value;
    value.id = std::string(profile.idText);
    value.name = std::string(profile.name);
    value.typeId = std::string(profile.typeIdText);
    value.typeName = std::string(profile.typeName);
    for (const rules::Characteristic &characteristic : profile.characteristics)
        value.characteristics.push_back({std::string(characteristic.name), std::string(characteristic.typeIdText),
                                         std::string(characteristic.value)});
    profiles.push_back(std::move(value));
}

/// One thing of the catalogue, gathered from every place that knows it.
struct Item
{
    const EntryNode *node = nullptr;
    std::optional<Candidate> root;   ///< as a single unit of the force
    std::optional<Candidate> target; ///< in the slot that is being filled
    std::optional<Candidate> inside; ///< in some formation of the roster
    QStringList otherSlots;          ///< slots of the same formation that know it
};

/// Gathers and sorts; short-lived.
class Builder
{
public:
    Builder(const documents::RosterDocument &document, const share::RosterLook &look, const CatalogueQuery &query)
        : m_document(document), m_evaluator(document.evaluator()), m_look(look), m_query(query)
    {
    }

    CatalogueRows build()
    {
        measurePoints();
        gatherRoots();
        gatherTarget();
        gatherFormations();
        makeRows();
        return std::move(m_result);
    }

private:
    void measurePoints()
    {
        for (const rules::RosterCost &total : m_evaluator.totals()) {
            if (total.typeId == m_look.costTypeId && total.limit)
                m_result.left = *total.limit - total.value;
        }
        m_limited = std::any_of(m_evaluator.totals().begin(), m_evaluator.totals().end(), [this](const rules::RosterCost &total) {
            return total.typeId == m_look.costTypeId && total.limit;
        });
    }

    Item &item(const EntryNode &node)
    {
        const std::string id(node.entry().idText);
        auto [found, isNew] = m_items.try_emplace(id);
        if (isNew) {
            found->second.node = &node;
            m_order.push_back(id);
        }
        return found->second;
    }

    void gatherRoots()
    {
        for (const rules::Slot &slot : m_evaluator.slotsOf(toData(m_query.forceId))) {
            for (const Candidate &candidate : slot.candidates) {
                if (!candidate.node)
                    continue;
                item(*candidate.node).root = candidate;
                if (!isFormation(*candidate.node))
                    continue;
                for (const EntryNode *inner : candidate.node->entriesBelow()) {
                    if (isUnitType(rules::toString(inner->entry().type)))
                        item(*inner);
                }
            }
        }
    }

    void gatherTarget()
    {
        if (!m_query.slot.isValid() || m_query.slot.ownerId == m_query.forceId)
            return;
        for (const rules::Slot &slot : m_evaluator.slotsOf(toData(m_query.slot.ownerId))) {
            const bool wanted = toText(slot.groupId) == m_query.slot.groupId;
            const QString name = slot.group ? m_look.name(slot.group->entry().idText, slot.name) : toText(slot.name);
            if (wanted)
                m_result.slotName = name;
            for (const Candidate &candidate : slot.candidates) {
                if (!candidate.node || !isUnitType(candidate.type))
                    continue;
                Item &known = item(*candidate.node);
                if (wanted)
                    known.target = candidate;
                else if (!known.otherSlots.contains(name))
                    known.otherSlots.append(name);
            }
        }
        m_targeted = !m_result.slotName.isEmpty() || !m_query.slot.groupId.isEmpty();
    }

    // Units that no force takes singly are added to the first formation of the roster that has room for them.
    void gatherFormations()
    {
        if (m_targeted)
            return;
        const rules::Force *force = rules::findForce(m_evaluator.roster(), toData(m_query.forceId));
        if (!force)
            return;
        for (const rules::Selection &selection : force->selections) {
            const rules::EffectiveSelection *effective = m_evaluator.selection(selection.id);
            if (!effective || !effective->node || !isFormation(*effective->node))
                continue;
            for (const rules::Slot &slot : m_evaluator.slotsOf(selection.id)) {
                for (const Candidate &candidate : slot.candidates) {
                    if (!candidate.node || !isUnitType(candidate.type))
                        continue;
                    Item &known = item(*candidate.node);
                    if (!known.inside || (!known.inside->canAdd && candidate.canAdd))
                        known.inside = candidate;
                }
            }
        }
    }

    CatalogueRow row(const std::string &id, const Item &item) const
    {
        const Candidate *shown = item.target ? &*item.target : item.root ? &*item.root : item.inside ? &*item.inside : nullptr;
        CatalogueRow row;
        row.key = row.entryId = toText(id);
        row.name = shown ? m_look.name(*shown) : m_look.name(id, item.node->name());
        row.kind = isFormation(*item.node) ? CatalogueRow::Kind::Formation
            : isUnitType(rules::toString(item.node->entry().type)) ? CatalogueRow::Kind::Unit : CatalogueRow::Kind::Other;
        row.points = shown ? m_look.cost(shown->costs) : writtenCost(*item.node, m_look.costTypeId);
        row.pointsKnown = row.points != 0 || knowsCost(*item.node, m_look.costTypeId) || row.kind != CatalogueRow::Kind::Unit;
        row.userMade = m_query.userIds.contains(row.entryId);
        if (row.kind == CatalogueRow::Kind::Formation)
            row.points = std::max(row.points, leastPrice(*item.node, m_look.costTypeId));
        const auto categories = shown ? shown->categories : std::vector<rules::CategoryValue>();
        const std::vector<rules::EffectiveProfile> profiles = writtenProfiles(*item.node);
        row.icon = m_look.icon(categories, profiles);
        row.code = m_look.code(profiles, categories, rules::toString(item.node->entry().type));
        judge(row, item, shown);
        return row;
    }

    void judge(CatalogueRow &row, const Item &item, const Candidate *shown) const
    {
        row.fits = m_targeted ? item.target.has_value() : shown != nullptr;
        row.affordable = !m_limited || row.points <= m_result.left;
        if (m_targeted && !item.target && row.kind == CatalogueRow::Kind::Unit) {
            row.reason = item.otherSlots.size() == 1 ? Words::tr("%1 only").arg(item.otherSlots.first()) : Words::tr("not in this slot");
            row.canAdd = false;
        } else if (!shown) {
            row.reason = Words::tr("needs a formation");
            row.canAdd = false;
        } else if (!shown->canAdd) {
            row.reason = share::refusalText(*shown, m_look);
            row.canAdd = false;
        } else if (!row.pointsKnown) {
            row.reason = Words::tr("no points");
        } else if (!row.affordable) {
            row.reason = Words::tr("%1 too many").arg(m_look.costText(row.points - m_result.left));
        } else if (m_targeted && m_limited) {
            row.remark = Words::tr("leaves %1").arg(amount(m_result.left - row.points));
        }
    }

    bool passes(const CatalogueRow &row) const
    {
        const CatalogueFilter &filter = m_query.filter;
        // While a slot is being filled the refused rows stay, with their reason, unless only what fits is wanted.
        if (filter.fitsSlot && m_targeted && row.kind == CatalogueRow::Kind::Unit && !row.fits)
            return false;
        if (filter.canAfford && row.pointsKnown && !row.affordable && !m_targeted)
            return false;
        if (filter.text.isEmpty())
            return true;
        for (const QString &word : filter.text.toLower().split(' ', Qt::SkipEmptyParts)) {
            if (!row.search.contains(word))
                return false;
        }
        return true;
    }

    struct Heading { QString id, name; };

    Heading headingOf(const CatalogueRow &row, const Item &item) const
    {
        const Candidate *shown = item.root ? &*item.root : item.target ? &*item.target : item.inside ? &*item.inside : nullptr;
        if (shown) {
            const rules::CategoryValue *chosen = nullptr;
            for (const rules::CategoryValue &category : shown->categories) {
                if (category.primary)
                    chosen = &category;
            }
            if (!chosen && !shown->categories.empty())
                chosen = &shown->categories.front();
            if (chosen)
                return {toText(chosen->entryId), m_look.name(chosen->entryId, chosen->name)};
        }
        for (const rules::CategoryLink &link : item.node->entry().categoryLinks) {
            if (link.primary || item.node->entry().categoryLinks.size() == 1) {
                if (const rules::CategoryEntry *category = item.node->book().category(link.targetId))
                    return {toText(category->idText), m_look.name(category->idText, category->name)};
            }
        }
        return {QStringLiteral("none"), row.kind == CatalogueRow::Kind::Formation ? Words::tr("Formations") : Words::tr("Without category")};
    }

    CatalogueRow &group(std::map<QString, CatalogueRow> &groups, std::vector<QString> &order, const Heading &heading) const
    {
        auto [found, isNew] = groups.try_emplace(heading.id);
        if (isNew) {
            found->second.kind = CatalogueRow::Kind::Group;
            found->second.key = QStringLiteral("group:") + heading.id;
            found->second.entryId = heading.id;
            found->second.name = heading.name;
            order.push_back(heading.id);
        }
        return found->second;
    }

    void makeRows()
    {
        std::map<QString, CatalogueRow> groups;
        std::vector<QString> order;
        CatalogueRow fitting;
        fitting.kind = CatalogueRow::Kind::Group;
        fitting.key = QStringLiteral("fits");
        fitting.name = Words::tr("Fits %1").arg(m_result.slotName);
        for (const std::string &id : m_order) {
            const Item &known = m_items.at(id);
            CatalogueRow shown = row(id, known);
            const Heading heading = headingOf(shown, known);
            shown.search = (shown.name + ' ' + toText(known.node->name()) + ' ' + heading.name + ' ' + shown.code + ' '
                + share::unitTitles(known.node->entry(), m_look.language).join(' ')).toLower();
            if (shown.kind == CatalogueRow::Kind::Unit)
                ++m_result.unitCount;
            const bool inFitting = m_targeted && shown.fits && shown.kind == CatalogueRow::Kind::Unit;
            CatalogueRow &target = inFitting ? fitting : group(groups, order, heading);
            if (passes(shown) && (m_query.filter.category.isEmpty() || m_query.filter.category == heading.id))
                target.children.push_back(std::move(shown));
        }
        finish(groups, order, std::move(fitting));
    }

    void finish(std::map<QString, CatalogueRow> &groups, std::vector<QString> &order, CatalogueRow fitting)
    {
        sortHeadings(order);
        for (const QString &id : order)
            m_result.categories.emplace_back(id, groups.at(id).name);
        if (!fitting.children.empty())
            m_result.rows.push_back(std::move(fitting));
        for (const QString &id : order) {
            if (!groups.at(id).children.empty())
                m_result.rows.push_back(std::move(groups.at(id)));
        }
        for (CatalogueRow &heading : m_result.rows)
            finishHeading(heading);
    }

    void finishHeading(CatalogueRow &heading) const
    {
        QCollator collator;
        collator.setNumericMode(true);
        std::stable_sort(heading.children.begin(), heading.children.end(),
                         [&collator](const CatalogueRow &a, const CatalogueRow &b) { return collator.compare(a.name, b.name) < 0; });
        heading.count = int(heading.children.size());
        // The same reason for all is said once, on the heading.
        const QString reason = heading.children.front().reason;
        const bool same = heading.count > 1 && !reason.isEmpty()
            && std::all_of(heading.children.begin(), heading.children.end(),
                           [&reason](const CatalogueRow &row) { return row.reason == reason && !row.canAdd; });
        const bool tooDear = m_limited && heading.count > 1 && !same
            && std::all_of(heading.children.begin(), heading.children.end(),
                           [](const CatalogueRow &row) { return row.canAdd && row.pointsKnown && !row.affordable; });
        if (same)
            heading.reason = reason;
        else if (tooDear)
            heading.reason = m_result.left <= 0 ? Words::tr("no points left") : Words::tr("too many points");
        for (CatalogueRow &row : heading.children) {
            QStringList parts{row.name};
            if (!row.code.isEmpty())
                parts.append(row.code);
            parts.append(row.pointsKnown ? m_look.costText(row.points) : Words::tr("points unknown"));
            parts.append(row.reason.isEmpty() ? row.remark : row.reason);
            parts.removeAll(QString());
            row.sentence = parts.join(QStringLiteral(", "));
            if (same || (tooDear && m_result.left <= 0))
                row.reason.clear();
        }
        heading.sentence = heading.reason.isEmpty() ? Words::tr("%1, %n entries", nullptr, heading.count).arg(heading.name)
                                                    : Words::tr("%1, %n entries", nullptr, heading.count).arg(heading.name) + ", " + heading.reason;
    }

    // Formations first, then as the force orders its categories.
    void sortHeadings(std::vector<QString> &order) const
    {
        std::map<QString, int> rank;
        if (const rules::EffectiveForce *force = m_evaluator.force(toData(m_query.forceId))) {
            for (const rules::EffectiveCategory &category : force->categories)
                rank.emplace(toText(category.entryId), int(rank.size()));
        }
        std::stable_sort(order.begin(), order.end(), [&rank](const QString &a, const QString &b) {
            const auto rankA = rank.find(a), rankB = rank.find(b);
            return (rankA == rank.end() ? 9999 : rankA->second) < (rankB == rank.end() ? 9999 : rankB->second);
        });
    }

    const documents::RosterDocument &m_document;
    rules::Evaluator &m_evaluator;
    const share::RosterLook &m_look;
    const CatalogueQuery &m_query;
    CatalogueRows m_result;
    std::map<std::string, Item> m_items;
    std::vector<std::string> m_order;
    bool m_limited = false;
    bool m_targeted = false;
};

double leastOf(const EntryNode &group, const std::string &costTypeId)
{
    double least = -1;
    for (const EntryNode *entry : group.entriesBelow()) {
        double price = writtenCost(*entry, costTypeId);
        // A pair or squad without a price of its own costs what is bought with it.
        for (const EntryNode *inner : entry->entriesBelow())
            price += inner->minimum() * writtenCost(*inner, costTypeId);
        if (price > 0 && (least < 0 || price < least))
            least = price;
    }
    return std::max(0.0, least);
}

} // namespace

double leastPrice(const EntryNode &formation, const std::string &costTypeId)
{
    double sum = writtenCost(formation, costTypeId);
    for (const EntryNode *child : formation.children()) {
        const int needed = child->minimum();
        if (needed > 0)
            sum += needed * (child->isGroup() ? leastOf(*child, costTypeId) : writtenCost(*child, costTypeId));
    }
    return sum;
}

std::vector<rules::EffectiveProfile> writtenProfiles(const EntryNode &node)
{
    std::vector<rules::EffectiveProfile> profiles;
    for (const rules::Entry *part : node.parts()) {
        for (const rules::Profile &profile : part->profiles)
            addProfiles(profiles, profile);
        for (const rules::InfoLink &link : part->infoLinks) {
            if (link.type != rules::InfoLink::Type::Profile || link.hidden)
                continue;
            if (const auto *profile = static_cast<const rules::Profile *>(node.book().target(link)))
                addProfiles(profiles, *profile);
        }
    }
    return profiles;
}

std::vector<rules::EffectiveRule> writtenRules(const EntryNode &node)
{
    std::vector<rules::EffectiveRule> found;
    const auto add = [&found](const rules::Rule &rule) {
        rules::EffectiveRule value;
        value.id = std::string(rule.idText);
        value.name = std::string(rule.name);
        value.description = std::string(rule.description);
        found.push_back(std::move(value));
    };
    for (const rules::Entry *part : node.parts()) {
        for (const rules::Rule &rule : part->rules)
            add(rule);
        for (const rules::InfoLink &link : part->infoLinks) {
            if (link.type != rules::InfoLink::Type::Rule || link.hidden)
                continue;
            if (const auto *rule = static_cast<const rules::Rule *>(node.book().target(link)))
                add(*rule);
        }
    }
    return found;
}

CatalogueRows catalogueRows(const documents::RosterDocument &document, const share::RosterLook &look, const CatalogueQuery &query)
{
    return Builder(document, look, query).build();
}

} // namespace muster::models

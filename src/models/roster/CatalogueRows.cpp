// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/CatalogueRows.h"

#include "models/roster/CatalogueItems.h"
#include "models/roster/EntryFacts.h"
#include "share/FindingText.h"
#include "share/roster/UnitTitles.h"
#include "text/Typography.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace muster::models {

namespace {

using rules::Candidate;
using share::amount;
using share::toData;
using share::toText;

struct CatalogueRowsWords
{
    Q_DECLARE_TR_FUNCTIONS(CatalogueRows)
};

/// So many that fit stand together under one heading; more are easier to find under their kinds.
constexpr int shortList = 16;

/// Gathers and sorts; short-lived.
class CatalogueRowsBuilder
{
public:
    CatalogueRowsBuilder(const documents::RosterDocument &document, const share::RosterLook &look, const CatalogueQuery &query)
        : m_evaluator(document.evaluator()), m_look(look), m_query(query),
          m_words(text::searchForm(query.filter.text).split(' ', Qt::SkipEmptyParts))
    {
    }

    CatalogueRows build()
    {
        measurePoints();
        m_items = catalogueItems(m_evaluator, m_look, m_query);
        m_result.slotName = m_items.slotName;
        makeRows();
        return std::move(m_result);
    }

private:
    void measurePoints()
    {
        for (const rules::RosterCost &total : m_evaluator.totals()) {
            if (total.typeId != m_look.costTypeId || !total.limit)
                continue;
            m_limited = true;
            m_result.left = *total.limit - total.value;
        }
    }

    CatalogueRow row(const std::string &id, const CatalogueItem &item) const
    {
        const Candidate *shown = item.shown(m_items.targeted);
        CatalogueRow row;
        row.key = row.entryId = toText(id);
        row.name = shown ? m_look.name(*shown) : m_look.name(id, item.node->name());
        const bool together = isFormation(*item.node) && !item.root; // units that are bought together for a slot
        row.kind = together || isUnitType(rules::toString(item.node->entry().type)) ? CatalogueRow::Kind::Unit
            : isFormation(*item.node)                                               ? CatalogueRow::Kind::Formation
                                                                                    : CatalogueRow::Kind::Other;
        row.points = shown ? m_look.cost(shown->costs) : leastCost(*item.node, m_look.costTypeId);
        const CatalogueFacts &facts = factsOf(item, shown, row.kind);
        row.pointsKnown = row.points != 0 || facts.knowsCost || row.kind != CatalogueRow::Kind::Unit;
        row.userMade = m_query.userIds.contains(row.entryId);
        row.from = facts.leastPrice > row.points;
        row.points = std::max(row.points, facts.leastPrice);
        row.icon = together ? QStringLiteral("roster") : facts.icon;
        row.code = facts.code;
        for (const CatalogueFacts::Figure &figure : facts.figures)
            row.figure = figure.column == m_query.filter.sort ? figure.value : row.figure;
        judge(row, item, shown);
        return row;
    }

    const CatalogueFacts &factsOf(const CatalogueItem &item, const Candidate *shown, CatalogueRow::Kind kind) const
    {
        std::vector<rules::CategoryValue> written;
        const auto &categories = shown ? shown->categories : (written = writtenCategories(*item.node));
        auto [found, isNew] = m_query.facts.try_emplace(item.node->serial());
        CatalogueFacts &facts = found->second;
        const bool same = std::equal(
            facts.categories.begin(), facts.categories.end(), categories.begin(), categories.end(),
            [](const auto &known, const rules::CategoryValue &now) { return known.first == now.entryId && known.second == now.primary; });
        if (!isNew && same)
            return facts;
        const std::vector<rules::EffectiveProfile> profiles = writtenProfiles(*item.node);
        facts.categories.clear();
        for (const rules::CategoryValue &category : categories)
            facts.categories.emplace_back(category.entryId, category.primary);
        facts.icon = m_look.icon(categories, profiles);
        facts.code = m_look.code(profiles, categories, rules::toString(item.node->entry().type));
        facts.knowsCost = knowsCost(*item.node, m_look.costTypeId);
        facts.leastPrice = kind == CatalogueRow::Kind::Formation ? leastPrice(*item.node, m_look.costTypeId) : 0;
        facts.searched.clear();
        learnFigures(facts, *item.node, profiles, m_look);
        return facts;
    }

    QString searchOf(const CatalogueRow &row, const CatalogueItem &item, const QString &heading) const
    {
        CatalogueFacts &facts = m_query.facts.at(item.node->serial());
        if (const QString words = row.name + '\n' + heading; facts.searched != words) {
            facts.searched = words;
            facts.search = text::searchForm(row.name + ' ' + toText(item.node->name()) + ' ' + heading + ' ' + row.code + ' '
                                            + share::unitTitles(item.node->entry(), m_look.language).join(' ') + ' ' + facts.learned);
        }
        return facts.search;
    }

    void judge(CatalogueRow &row, const CatalogueItem &item, const Candidate *shown) const
    {
        row.fits = m_items.targeted ? item.target != nullptr : shown != nullptr;
        row.affordable = !m_limited || row.points <= m_result.left;
        if (m_items.targeted && !item.target && row.kind == CatalogueRow::Kind::Unit) {
            row.reason = item.otherSlots.size() == 1 ? CatalogueRowsWords::tr("%1 only").arg(item.otherSlots.first())
                                                     : CatalogueRowsWords::tr("not in this slot");
            row.canAdd = false;
        } else if (!shown) {
            row.reason = CatalogueRowsWords::tr("needs a formation");
            row.canAdd = false;
        } else if (!shown->canAdd) {
            row.reason = share::refusalText(*shown, m_look);
            row.canAdd = false;
        } else if (!row.pointsKnown) {
            row.reason = CatalogueRowsWords::tr("no points");
        } else if (!row.affordable) {
            row.reason = CatalogueRowsWords::tr("%1 too many").arg(m_look.costText(row.points - m_result.left));
            row.remark = CatalogueRowsWords::tr("%1 over", "points").arg(amount(row.points - m_result.left));
        } else if (m_items.targeted && m_limited) {
            row.remark = CatalogueRowsWords::tr("leaves %1").arg(amount(m_result.left - row.points));
        }
    }

    bool matches(const CatalogueRow &row) const
    {
        return std::all_of(m_words.begin(), m_words.end(), [&row](const QString &word) { return row.search.contains(word); });
    }

    bool hasTraits(const CatalogueItem &item) const
    {
        if (m_query.filter.traits.isEmpty())
            return true;
        const auto &traits = m_query.facts.at(item.node->serial()).traits;
        return std::all_of(m_query.filter.traits.begin(), m_query.filter.traits.end(), [&traits](const QString &key) {
            return std::any_of(traits.begin(), traits.end(), [&key](const CatalogueTrait &trait) { return trait.key() == key; });
        });
    }

    // What a filter hides is counted, so that the panel can say so and offer it back.
    bool passes(const CatalogueRow &row, const CatalogueItem &item, const QString &category)
    {
        const CatalogueFilter &filter = m_query.filter;
        if (!matches(row))
            return false;
        int *hider = nullptr;
        if ((!filter.category.isEmpty() && filter.category != category) || (!filter.units.isEmpty() && !filter.units.contains(row.entryId))
            || !hasTraits(item))
            hider = &m_result.hidden.byType;
        else if (filter.fitsSlot && m_items.targeted && row.kind == CatalogueRow::Kind::Unit && !row.fits)
            hider = &m_result.hidden.bySlot;
        else if (filter.canAfford && row.pointsKnown && !row.affordable)
            hider = &m_result.hidden.byPoints;
        if (hider)
            ++*hider;
        return hider == nullptr;
    }

    struct Heading
    {
        QString id, name;
    };

    Heading headingOf(const CatalogueRow &row, const CatalogueItem &item) const
    {
        const Candidate *shown = item.root ? item.root : item.shown(m_items.targeted);
        std::vector<rules::CategoryValue> written;
        const auto &categories = shown && !shown->categories.empty() ? shown->categories : (written = writtenCategories(*item.node));
        const rules::CategoryValue *chosen = categories.empty() ? nullptr : &categories.front();
        for (const rules::CategoryValue &category : categories) {
            if (category.primary)
                chosen = &category;
        }
        if (chosen)
            return {toText(chosen->entryId), m_look.name(chosen->entryId, chosen->name)};
        return {QStringLiteral("none"),
                row.kind == CatalogueRow::Kind::Formation ? CatalogueRowsWords::tr("Formations")
                                                          : CatalogueRowsWords::tr("Without category")};
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
        fitting.name = CatalogueRowsWords::tr("Fits %1").arg(m_result.slotName);
        const auto fits = std::count_if(m_items.items.begin(), m_items.items.end(),
                                        [](const auto &item) { return item.second.target != nullptr; });
        for (const std::string &id : m_items.order) {
            const CatalogueItem &known = m_items.items.at(id);
            CatalogueRow shown = row(id, known);
            // Settings that every list has, and once: they are changed where they stand and cannot be taken.
            if (shown.kind == CatalogueRow::Kind::Other && !shown.canAdd && known.node && known.node->minimum() > 0)
                continue;
            const Heading heading = headingOf(shown, known);
            shown.search = searchOf(shown, known, heading.name);
            if (shown.kind == CatalogueRow::Kind::Unit) {
                ++m_result.unitCount;
                noteColumns(m_query.facts.at(known.node->serial()));
            }
            if (known.target && shown.canAdd && shown.affordable)
                ++m_result.takeable;
            CatalogueRow &home = group(groups, order, heading);
            const bool together = m_items.targeted && shown.fits && shown.kind == CatalogueRow::Kind::Unit && fits <= shortList;
            if (passes(shown, known, heading.id))
                (together ? fitting : home).children.push_back(std::move(shown));
        }
        finish(groups, order, std::move(fitting));
    }

    void noteColumns(const CatalogueFacts &facts)
    {
        auto &columns = m_result.columns;
        for (const CatalogueFacts::Figure &figure : facts.figures) {
            if (std::none_of(columns.begin(), columns.end(), [&](const auto &column) { return column.first == figure.column; }))
                columns.emplace_back(figure.column, figure.name);
        }
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
        sortCatalogue(heading.children, m_query.filter.sort, m_query.names);
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
            heading.reason = m_result.left <= 0 ? CatalogueRowsWords::tr("no points left") : CatalogueRowsWords::tr("too many points");
        for (CatalogueRow &row : heading.children) {
            QStringList parts{row.name};
            if (!row.code.isEmpty())
                parts.append(row.code);
            const QString price = row.from ? CatalogueRowsWords::tr("from %1").arg(m_look.costText(row.points))
                                           : m_look.costText(row.points);
            parts.append(row.pointsKnown ? price : CatalogueRowsWords::tr("points unknown"));
            parts.append(row.reason.isEmpty() ? row.remark : row.reason);
            parts.removeAll(QString());
            row.sentence = parts.join(QStringLiteral(", "));
            if (same || (tooDear && m_result.left <= 0)) {
                row.reason.clear();
                row.remark.clear();
            }
        }
        heading.sentence = heading.reason.isEmpty()
            ? CatalogueRowsWords::tr("%1, %n (entry|entries)", nullptr, heading.count).arg(heading.name)
            : CatalogueRowsWords::tr("%1, %n (entry|entries)", nullptr, heading.count).arg(heading.name) + ", " + heading.reason;
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

    rules::Evaluator &m_evaluator;
    const share::RosterLook &m_look;
    const CatalogueQuery &m_query;
    QStringList m_words; ///< that are searched for
    CatalogueRows m_result;
    CatalogueItems m_items;
    bool m_limited = false;
};

} // namespace

CatalogueRows catalogueRows(const documents::RosterDocument &document, const share::RosterLook &look, const CatalogueQuery &query)
{
    return CatalogueRowsBuilder(document, look, query).build();
}

} // namespace muster::models

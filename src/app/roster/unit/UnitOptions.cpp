// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/UnitOptions.h"

#include "app/roster/unit/OptionHint.h"
#include "documents/roster/Rearranging.h"
#include "models/roster/FormationRows.h"
#include "rules/data/ExactSizes.h"
#include "share/FindingText.h"
#include "text/Typography.h"

#include <QCoreApplication>

namespace muster::app {

using share::amount;
using share::toData;
using share::toText;

namespace {

struct UnitOptionsWords
{
    Q_DECLARE_TR_FUNCTIONS(UnitOptions)
};

QString noneText()
{
    return UnitOptionsWords::tr("None of these");
}

/// Gathers the choices of one unit; short-lived.
class Gatherer
{
public:
    explicit Gatherer(const RosterEditor &editor) : m_evaluator(editor.document().evaluator()), m_look(editor.look())
    {
        for (const rules::RosterCost &total : m_evaluator.totals()) {
            if (total.typeId == m_look.costTypeId && total.limit) {
                m_limited = true;
                m_left = *total.limit - total.value;
            }
        }
        m_reserved = editor.reservedPoints();
    }

    void gather(const std::string &selectionId, const QString &owner, int depth)
    {
        if (depth > 6)
            return;
        std::vector<std::string> inner;
        for (const rules::Slot &slot : m_evaluator.slotsOf(selectionId)) {
            if (slot.hidden && slot.selectionIds.empty())
                continue;
            OptionSection section = sectionOf(slot, owner);
            const bool radio = slot.group && slot.max == 1 && !hasMultiples(slot);
            for (const rules::Candidate &candidate : slot.candidates) {
                // Units inside units (transports, squads, pairs) are rows of the formation, not options.
                if (candidate.type == "unit" || (candidate.node && models::isFormation(*candidate.node))
                    || (candidate.hidden && candidate.selectionIds.empty()) || isFixed(candidate))
                    continue;
                section.options.push_back(option(slot, candidate, selectionId, radio));
            }
            if (radio && slot.min == 0 && !section.options.empty())
                section.options.insert(section.options.begin(), noneOption(slot, selectionId));
            for (const std::string &id : slot.selectionIds)
                inner.push_back(id);
            if (!section.options.empty())
                sections.push_back(std::move(section));
        }
        for (const std::string &id : inner) {
            const rules::SelectionPlace place = rules::findSelection(m_evaluator.roster(), id);
            const rules::EffectiveSelection *effective = place ? m_evaluator.selection(id) : nullptr;
            // What has a row of its own has a page of its own.
            if (!place || !place.parent
                || models::isRowIn(place.parent->type, place.selection->type, effective ? effective->node : nullptr))
                continue;
            gather(id, effective ? m_look.name(*effective) : toText(place.selection->name), depth + 1);
        }
    }

    std::vector<OptionSection> sections;

private:
    static bool hasMultiples(const rules::Slot &slot)
    {
        return std::any_of(slot.candidates.begin(), slot.candidates.end(),
                           [](const rules::Candidate &candidate) { return candidate.current > 1; });
    }

    // What must be there exactly so often is no choice.
    static bool isFixed(const rules::Candidate &candidate)
    {
        // As written: a minimum that follows the size ("by threes") does not fix it.
        return candidate.min > 0 && candidate.min == candidate.max && candidate.current == int(candidate.min) && candidate.node
            && candidate.node->minimum() == candidate.current;
    }

    // Free models of a unit are its size.
    static bool isSize(const rules::Slot &slot)
    {
        return !slot.group && std::all_of(slot.candidates.begin(), slot.candidates.end(), [](const rules::Candidate &candidate) {
            return candidate.type == "model" || candidate.type == "unit";
        });
    }

    OptionSection sectionOf(const rules::Slot &slot, const QString &owner) const
    {
        OptionSection section;
        section.key = toText(slot.groupId);
        section.title = slot.group ? m_look.name(slot.group->entry().idText, slot.name)
            : isSize(slot)         ? UnitOptionsWords::tr("Size")
                                   : UnitOptionsWords::tr("Options");
        if (!owner.isEmpty())
            section.title = text::labelled(owner, section.title);
        if (slot.min > 0 && slot.min == slot.max)
            section.remark = slot.min == 1 ? UnitOptionsWords::tr("choose one") : UnitOptionsWords::tr("choose %1").arg(amount(slot.min));
        else if (slot.min > 0 && slot.max > 0)
            section.remark = UnitOptionsWords::tr("%1 to %2").arg(amount(slot.min), amount(slot.max));
        else if (slot.max > 0)
            section.remark = UnitOptionsWords::tr("up to %1").arg(amount(slot.max));
        else if (slot.min > 0)
            section.remark = UnitOptionsWords::tr("at least %1").arg(amount(slot.min));
        return section;
    }

    // Of how many one choice is made: in the newer dialect a stack of seven takes it seven times.
    int numberOf(const std::string &owner) const
    {
        const rules::Selection *chosen = m_evaluator.data() && m_evaluator.data()->newerDialect() ? m_evaluator.chosen(owner) : nullptr;
        return chosen ? std::max(1, chosen->number) : 1;
    }

    // Points of the unit's own card are counted one by one in hundreds; things that are made one by one are not.
    static int unlimited(const rules::Candidate &candidate)
    {
        return candidate.node && !candidate.node->instanced() && candidate.type == "upgrade" ? 9999 : 99;
    }

    static int stepOf(const rules::EntryNode &node)
    {
        return node.link() ? std::max(node.link()->step, node.entry().step) : node.entry().step;
    }

    OptionSection::Option noneOption(const rules::Slot &slot, const std::string &owner) const
    {
        OptionSection::Option none;
        none.ownerId = toText(owner);
        none.groupId = toText(slot.groupId);
        none.data.key = QStringLiteral("option:%1:none").arg(none.groupId);
        none.data.control = OptionControl::Radio;
        none.data.name = noneText();
        none.data.price = QStringLiteral("0");
        none.data.count = slot.selectionIds.empty() ? 1 : 0;
        return none;
    }

    OptionSection::Option option(const rules::Slot &slot, const rules::Candidate &candidate, const std::string &owner, bool radio) const
    {
        OptionSection::Option option;
        option.ownerId = toText(owner);
        option.groupId = toText(slot.groupId);
        option.entryId = toText(candidate.entryId);
        for (const std::string &id : candidate.selectionIds)
            option.chosen.append(toText(id));
        option.each = numberOf(owner);
        option.factor = candidate.node && candidate.node->collective() ? 1 : option.each; // those follow by themselves
        OptionData &data = option.data;
        data.key = QStringLiteral("option:%1:%2").arg(toText(owner), option.entryId);
        data.name = m_look.name(candidate);
        data.gives = given(candidate);
        if (data.gives == data.name)
            data.gives.clear(); // a rule of the same name says nothing new
        data.hint = optionHint(candidate, m_look);
        if (const QString besides = otherCosts(candidate); !besides.isEmpty())
            data.gives += (data.gives.isEmpty() ? QString() : QStringLiteral(" · ")) + besides;
        data.count = candidate.current;
        data.step = candidate.node ? stepOf(*candidate.node) : 1;
        data.maximum = candidate.max >= 0 ? int(candidate.max) : slot.max >= 0 ? int(slot.max) : unlimited(candidate) * data.step;
        data.minimum = candidate.node ? std::min(candidate.node->minimum(), candidate.current) : 0;
        data.sizes = candidate.node ? rules::exactSizes(*candidate.node) : std::vector<int>();
        data.control = radio                              ? OptionControl::Radio
            : data.maximum == 1 && candidate.current <= 1 ? OptionControl::Check
                                                          : OptionControl::Spin;
        // What is chosen shows what it costs; of what can be taken several times, the next one's price is of interest.
        const bool paid = candidate.current > 0 && data.control != OptionControl::Spin;
        const double price = paid ? chosenPrice(candidate.selectionIds) : m_look.cost(candidate.costs);
        data.price = price > 0 ? QStringLiteral("+") + amount(price) : amount(price);
        // A radio button swaps: that the group is full is no reason against it.
        const bool swaps = radio && !slot.selectionIds.empty();
        data.enabled = candidate.canAdd || (swaps && !candidate.hidden) || candidate.current > 0;
        if (!data.enabled)
            data.reason = share::refusalText(candidate, m_look);
        else if (candidate.current == 0)
            judgePoints(data, price - (swaps ? chosenPrice(slot.selectionIds) : 0));
        return option;
    }

    /// What it costs besides points, where lists count that too: "3 Detachment Points".
    QString otherCosts(const rules::Candidate &candidate) const
    {
        QStringList said;
        for (const rules::RosterCost &total : m_evaluator.totals()) {
            if (total.hidden || total.typeId == m_look.costTypeId)
                continue;
            double value = 0;
            for (const rules::CostValue &cost : candidate.costs)
                value += cost.typeId == total.typeId ? cost.value : 0;
            if (value != 0)
                said.append(amount(value) + ' ' + m_look.name(total.typeId, total.name));
        }
        return said.join(QStringLiteral(", "));
    }

    double chosenPrice(const std::vector<std::string> &selectionIds) const
    {
        double sum = 0;
        for (const std::string &id : selectionIds) {
            if (const rules::EffectiveSelection *chosen = m_evaluator.selection(id))
                sum += m_look.cost(chosen->totalCosts);
        }
        return sum;
    }

    void judgePoints(OptionData &data, double price) const
    {
        if (!m_limited || price <= 0)
            return;
        if (price > m_left) {
            data.tooDear = true;
            data.reason = UnitOptionsWords::tr("%1 too many").arg(m_look.costText(price - m_left));
        } else if (m_reserved > 0 && price > m_left - m_reserved) {
            data.warning = true;
            data.reason = UnitOptionsWords::tr("leaves %1, empty slots need %2").arg(amount(m_left - price), amount(m_reserved));
        }
    }

    QString given(const rules::Candidate &candidate) const
    {
        QStringList names;
        if (!candidate.node)
            return {};
        for (const rules::Entry *part : candidate.node->parts()) {
            for (const rules::Rule &rule : part->rules)
                names.append(m_look.name(rule.idText, rule.name));
            for (const rules::InfoLink &link : part->infoLinks) {
                if (link.type != rules::InfoLink::Type::Rule || link.hidden)
                    continue;
                if (const rules::Definition *rule = candidate.node->book().target(link))
                    names.append(m_look.name(rule->idText, rule->name));
            }
        }
        return names.join(QStringLiteral(", "));
    }

    const rules::Evaluator &m_evaluator;
    const share::RosterLook &m_look;
    bool m_limited = false;
    double m_left = 0;
    double m_reserved = 0;
};

} // namespace

std::vector<OptionSection> optionSections(const RosterEditor &editor, const QString &selectionId)
{
    Gatherer gatherer(editor);
    gatherer.gather(toData(selectionId), {}, 0);
    return std::move(gatherer.sections);
}

// The same choice for every unit that is selected and knows it.
static void chooseForSeveral(RosterEditor &editor, const QStringList &units, const OptionSection::Option &option, int count)
{
    std::vector<std::string> ids;
    for (const QString &id : units)
        ids.push_back(toData(id));
    documents::OptionChoice choice = documents::optionChoice(editor.document().roster(), toData(editor.current()), toData(option.ownerId),
                                                             toData(option.entryId), toData(option.groupId));
    choice.alone = option.data.control == OptionControl::Radio;
    editor.accept(documents::chooseForAll(editor.document(), ids, choice, count));
}

// So many less of what is there in several stacks: from the last one on.
static void takeAway(RosterEditor &editor, const OptionSection &section, const OptionSection::Option &option, int surplus)
{
    std::vector<std::string> going;
    std::string smaller;
    int left = 0;
    for (auto id = option.chosen.rbegin(); id != option.chosen.rend() && surplus > 0; ++id) {
        const rules::SelectionPlace place = rules::findSelection(editor.document().roster(), toData(*id));
        const int number = place ? std::max(1, place.selection->number / option.each) : 1;
        if (number > surplus) {
            smaller = toData(*id);
            left = number - surplus;
        } else {
            going.push_back(toData(*id));
        }
        surplus -= number;
    }
    if (smaller.empty()) {
        editor.accept(editor.document().removeSelections(going));
        return;
    }
    editor.document().runTogether(UnitOptionsWords::tr("%1: %2").arg(section.title, option.data.name), [&] {
        if (!going.empty())
            editor.accept(editor.document().removeSelections(going));
        editor.accept(editor.document().changeCount(smaller, left * option.factor));
    });
}

void chooseOption(RosterEditor &editor, const OptionSection &section, const OptionSection::Option &option, int count)
{
    documents::RosterDocument &document = editor.document();
    if (const QStringList units = editor.selected(); units.size() > 1)
        return chooseForSeveral(editor, units, option, count);
    const auto removeOthers = [&] {
        for (const OptionSection::Option &other : section.options) {
            if (other.entryId == option.entryId)
                continue;
            for (const QString &id : other.chosen)
                editor.accept(document.removeSelection(toData(id)));
        }
    };
    if (option.data.control == OptionControl::Radio) {
        if (option.data.count > 0 && !option.entryId.isEmpty())
            return;
        document.runTogether(UnitOptionsWords::tr("%1: %2").arg(section.title, option.data.name), [&] {
            removeOthers();
            if (!option.entryId.isEmpty())
                editor.accept(document.addSelection(toData(option.ownerId), toData(option.entryId), toData(option.groupId)));
        });
        return;
    }
    if (option.chosen.isEmpty()) {
        if (count > 0)
            editor.accept(document.addSelection(toData(option.ownerId), toData(option.entryId), toData(option.groupId), count));
    } else if (option.chosen.size() == 1) {
        editor.accept(count == 0 ? document.removeSelection(toData(option.chosen.first()))
                                 : document.changeCount(toData(option.chosen.first()), count * option.factor));
    } else if (count > option.data.count) {
        editor.accept(
            document.addSelection(toData(option.ownerId), toData(option.entryId), toData(option.groupId), count - option.data.count));
    } else {
        takeAway(editor, section, option, option.data.count - count);
    }
}

} // namespace muster::app

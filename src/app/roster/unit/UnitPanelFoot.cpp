// SPDX-License-Identifier: GPL-3.0-or-later
// What stays in sight of a unit with many options, and what an option would make of it.
#include "app/roster/unit/OptionBar.h"
#include "app/roster/unit/UnitFoot.h"
#include "app/roster/unit/UnitPanel.h"
#include "documents/roster/commands/RosterCommand.h"
#include "share/roster/WeaponFire.h"

namespace muster::app {

using share::toData;
using share::toText;

namespace {

constexpr int restBeforeTrial = 120; ///< milliseconds on an option before it is tried

// As chooseOption() would: the others of a group of one go.
rules::Operations::Outcome tryOption(rules::Operations &operations, const OptionSection &section, const OptionSection::Option &option)
{
    rules::RosterEdit all;
    if (option.data.control == OptionControl::Radio) {
        for (const OptionSection::Option &other : section.options) {
            for (const QString &id : other.entryId == option.entryId ? QStringList() : other.chosen) {
                auto removed = operations.removeSelection(toData(id));
                if (!removed)
                    return removed;
                documents::appendEdit(all, std::move(*removed));
            }
        }
    }
    auto added = option.chosen.size() == 1 && option.data.control == OptionControl::Spin
        ? operations.setCount(toData(option.chosen.first()), (option.data.count + option.data.step) * option.factor)
        : operations.addSelection(toData(option.ownerId), toData(option.entryId), toData(option.groupId));
    if (!added)
        return added;
    documents::appendEdit(all, std::move(*added));
    return all;
}

} // namespace

void UnitPanel::buildFoot()
{
    m_foot = new UnitFoot;
    m_foot->hide(); // until a unit has many options
    m_rest.setSingleShot(true);
    m_rest.setInterval(restBeforeTrial);
    connect(&m_rest, &QTimer::timeout, this, &UnitPanel::previewOption);
}

UnitProfiles UnitPanel::profilesIn(const rules::Evaluator &evaluator, const std::string &unitId) const
{
    const rules::SelectionPlace place = rules::findSelection(evaluator.roster(), unitId);
    const rules::EffectiveSelection *effective = evaluator.selection(unitId);
    if (!place || !effective)
        return {};
    rules::EffectiveInfo info = evaluator.info(unitId);
    for (const rules::Selection &child : place.selection->selections)
        gatherInfo(evaluator, child, info);
    UnitSubject subject;
    subject.costs = &effective->totalCosts;
    for (const rules::Selection &child : place.selection->selections)
        subject.models += child.type == "model" ? child.number : 0;
    subject.fire = [this, &evaluator, chosen = place.selection](const QString &sum) {
        return share::fireText(evaluator, *chosen, m_editor->look(), sum);
    };
    return unitProfiles(info.profiles, effective->categories, place.selection->type, m_editor->look(), subject);
}

void UnitPanel::showFoot(bool several)
{
    m_rest.stop();
    const rules::EffectiveSelection *effective = m_editor ? m_editor->document().evaluator().selection(toData(m_shown)) : nullptr;
    m_foot->setVisible(several && effective);
    if (m_foot->isHidden())
        return;
    m_foot->showUnit(m_profilesShown.vitals, m_costsShown, m_editor->look().costText(m_editor->look().cost(effective->totalCosts)));
}

void UnitPanel::pointAt(int section, int option)
{
    m_pointed = {section, option};
    if (section < 0) {
        m_rest.stop();
        return m_foot->endPreview();
    }
    if (!m_foot->isHidden())
        m_rest.start();
}

void UnitPanel::previewOption()
{
    const auto [s, o] = m_pointed;
    if (!m_editor || !m_editor->document().game().data || s < 0 || std::size_t(s) >= m_options.size()
        || std::size_t(o) >= m_options[std::size_t(s)].options.size())
        return;
    const OptionSection &section = m_options[std::size_t(s)];
    const OptionSection::Option &option = section.options[std::size_t(o)];
    const bool more = option.data.control == OptionControl::Spin && option.data.count < option.data.maximum;
    if (option.entryId.isEmpty() || !option.data.enabled || (option.data.count > 0 && !more))
        return m_foot->endPreview();
    if (const auto &data = m_editor->document().game().data; !m_trial || m_trialData != data) {
        m_trialData = data; // the user may have taken newer ones
        m_trial = std::make_unique<rules::Trial>(data);
    }
    m_trial->follow(m_editor->document().roster(), 0, true);
    const rules::Evaluator *then = m_trial->with([&](rules::Operations &operations) { return tryOption(operations, section, option); });
    const rules::EffectiveSelection *unit = then ? then->selection(toData(m_shown)) : nullptr;
    if (!unit)
        return m_foot->endPreview();
    const share::RosterLook &look = m_editor->look();
    QString army;
    for (const rules::RosterCost &total : then->totals()) {
        if (total.typeId == look.costTypeId && total.limit)
            army = total.value > *total.limit
                ? tr("army %1 of %2, %3 over")
                      .arg(share::amount(total.value), share::amount(*total.limit), share::amount(total.value - *total.limit))
                : tr("army %1 of %2").arg(share::amount(total.value), share::amount(*total.limit));
    }
    m_foot->showPreview(option.data.name, profilesIn(*then, toData(m_shown)).vitals, look.costText(look.cost(unit->totalCosts)), army);
}

} // namespace muster::app

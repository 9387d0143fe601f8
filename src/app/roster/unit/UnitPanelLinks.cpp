// SPDX-License-Identifier: GPL-3.0-or-later
// How UnitPanel shows what a unit joins, rides or pilots.
#include "app/roster/unit/LinkChoices.h"
#include "app/roster/unit/UnitPanel.h"
#include "app/theme/widgets/SectionHeader.h"
#include "share/roster/LinkText.h"

namespace muster::app {

using share::toData;
using share::toText;

void UnitPanel::showLinks(const QString &id)
{
    const share::LinkText words(m_editor->document().evaluator(), m_editor->look());
    std::vector<LinkOffer> offers;
    for (const rules::LinkChoice &choice : words.links().choices(toData(id))) {
        LinkOffer offer{toText(choice.rule->id), words.ruleName(*choice.rule), toText(choice.hostId), {}};
        for (const rules::LinkChoice::Host &host : choice.hosts) {
            const bool possible = host.refusal == rules::LinkRefusal::None;
            const QString remark = !possible && host.refusal != rules::LinkRefusal::Full ? share::refusalText(host.refusal)
                : host.free >= 0 ? tr("%1 of %n place(s) free", nullptr, words.links().places(host.id, *choice.rule)).arg(host.free)
                : !possible      ? share::refusalText(host.refusal)
                                 : QString();
            offer.hosts.push_back({toText(host.id), words.nameOf(host.id), remark, possible});
        }
        offers.push_back(std::move(offer));
    }
    QStringList guests;
    for (const share::LinkText::Line &line : words.ruleLines(toData(id)))
        guests.append(line.label + ' ' + line.value);
    // What the unit itself does stands in its own list already.
    for (const rules::UnitLink &link : words.links().of(toData(id)))
        guests.removeOne(words.ruleName(*link.rule) + ' ' + words.nameOf(link.hostId));
    m_linkChoices->show(offers, guests);
    m_links.header->setVisible(!m_linkChoices->isEmpty());
    m_links.body->setVisible(!m_linkChoices->isEmpty() && m_links.header->isOpen());
}

} // namespace muster::app

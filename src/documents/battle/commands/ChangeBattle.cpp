// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/battle/commands/ChangeBattle.h"

#include "documents/battle/BattleDocument.h"

#include <QJsonDocument>

namespace muster::documents {

namespace {

// A copy has an id of its own and the steps of the original; what the campaign recorded is undone there.
battle::BattleStart changedFrom(const battle::BattleStart &now, battle::BattleStart start)
{
    start.id = now.id;
    start.report = now.report;
    start.told = now.told;
    start.faults = now.faults;
    return start;
}

QJsonObject battleHead(const battle::BattleStart &start)
{
    battle::Battle head;
    head.start = start;
    head.start.told = {};
    return battle::toJson(head);
}

} // namespace

ChangeBattle::ChangeBattle(const QString &sentence, battle::BattleStart before, battle::BattleStart after)
    : BattleCommand(sentence), m_before(std::move(before)), m_after(std::move(after))
{
}

QByteArray ChangeBattle::payload() const
{
    const QJsonObject json{{"format", 1}, {"before", battleHead(m_before)}, {"after", battleHead(m_after)}};
    return qCompress(QJsonDocument(json).toJson(QJsonDocument::Compact), 1);
}

bool ChangeBattle::fits(const battle::BattleStart &start) const
{
    return start == changedFrom(start, m_before);
}

void ChangeBattle::perform(bool forward)
{
    document().setHead(changedFrom(document().start(), forward ? m_after : m_before));
}

QString ChangeBattle::whyKept() const
{
    const battle::BattleStart &now = document().start();
    return now == changedFrom(now, m_after)
        ? QString()
        : BattleDocument::tr("This cannot be undone: somebody else changed the name or the campaign of the battle after it.");
}

} // namespace muster::documents

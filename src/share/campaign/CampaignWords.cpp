// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/CampaignReport.h"

#include "campaign/fold/Names.h"
#include "campaign/fold/Rivalries.h"
#include "text/Speaking.h"
#include "text/Typography.h"

#include <QCoreApplication>

namespace muster::share {

using namespace campaign;

namespace {

class CampaignWordsText
{
    Q_DECLARE_TR_FUNCTIONS(CampaignReport)
};

QString missionText(const ServiceEntry &entry, const CampaignState &state, const CampaignNames &names)
{
    const MissionFought *mission = state.log.at(entry.event).as<MissionFought>();
    if (!mission || entry.participant < 0)
        return {};
    const Participant &participant = mission->participants.at(entry.participant);
    QStringList parts;
    if (!participant.kills.isEmpty())
        parts.append(entry.killPoints ? QString("%1 %2").arg(killsText(participant.kills, names), QString::number(entry.killPoints))
                                      : killsText(participant.kills, names));
    if (entry.survivor)
        parts.append(CampaignWordsText::tr("survived %1").arg(entry.survivor));
    if (entry.share)
        parts.append(CampaignWordsText::tr("share %1").arg(entry.share));
    if (entry.bonus)
        parts.append(CampaignWordsText::tr("bonus %1").arg(entry.bonus));
    switch (participant.outcome) {
    case Outcome::Survived:
        break;
    case Outcome::Recovered:
        parts.append(CampaignWordsText::tr("eliminated, recovered"));
        break;
    case Outcome::Wounded:
        parts.append(CampaignWordsText::tr("wounded"));
        break;
    case Outcome::Dead:
        parts.append(CampaignWordsText::tr("killed"));
        break;
    }
    QStringList killers;
    for (const QString &id : entry.eliminatedBy)
        killers.append(state.soldier(id) ? state.soldier(id)->name : id);
    if (!killers.isEmpty())
        parts.append(CampaignWordsText::tr("by %1", "eliminated by").arg(killers.join(QStringLiteral(", "))));
    return parts.isEmpty() ? CampaignWordsText::tr("took part") : parts.join(", ");
}

// What it cost the soldier in experience and the force in what it counts.
QString tradeText(const ServiceEntry &entry, const Event &event, const CampaignRules &rules, const QString &language,
                  const CampaignNames &names)
{
    const EquipmentBought *bought = event.as<EquipmentBought>();
    const EquipmentSold *sold = event.as<EquipmentSold>();
    const QString name = names(bought ? bought->name : entry.item);
    const QString price = priceText(bought ? bought->price : sold ? sold->price : QMap<QString, int>(), rules, language);
    QString words = price.isEmpty()
        ? (bought ? CampaignWordsText::tr("%1 bought") : CampaignWordsText::tr("%1 sold")).arg(name)
        : (bought ? CampaignWordsText::tr("%1 bought for %2") : CampaignWordsText::tr("%1 sold for %2")).arg(name, price);
    if (entry.spent)
        words += QStringLiteral(", ")
            + (bought ? CampaignWordsText::tr("%1 experience spent").arg(entry.spent)
                      : CampaignWordsText::tr("%1 experience given back").arg(-entry.spent));
    return words;
}

} // namespace

QStringList rivalryTexts(const CampaignState &state, const QString &soldier, const QString &language)
{
    const text::Speaking speaking(language);
    QStringList lines;
    for (const Rivalry &rivalry : rivalries(state, soldier)) {
        const SoldierState *other = state.soldier(rivalry.other);
        QStringList missions;
        for (int mission : rivalry.missions)
            missions.append(QString::number(mission));
        if (other)
            lines.append(text::labelled(
                other->name,
                CampaignWordsText::tr("%1 to %2 (M%3)", "a rivalry, and the missions of it")
                    .arg(QString::number(rivalry.oneWins), QString::number(rivalry.otherWins), missions.join(QStringLiteral(", M")))));
    }
    return lines;
}

QString traitName(const Trait &trait, const CampaignRules &rules, const QString &language)
{
    const RollTable *table = rules.table(trait.table);
    const RollRow *row = table ? table->row(trait.row) : nullptr;
    return row ? row->name.in(language) : trait.name;
}

QString rollText(const TableRolled &rolled, const CampaignRules &rules, const QString &language)
{
    const text::Speaking speaking(language);
    const RollTable *table = rules.table(rolled.table);
    const RollRow *row = table ? table->row(rolled.row) : nullptr;
    QString words = row ? row->name.in(language) : rolled.name;
    if (const QString meaning = row ? row->text.in(language) : QString(); !meaning.isEmpty())
        words = text::labelled(words, meaning);
    if (const auto spec = table ? diceSpec(table->dice) : std::nullopt; spec && !rolled.dice.isEmpty())
        words += CampaignWordsText::tr(" (%1 thrown)").arg(spec->valueOf(rolled.dice));
    if (row && row->fate == RollFate::Misses)
        words += QStringLiteral(", ") + CampaignWordsText::tr("misses %n mission(s)", nullptr, row->misses);
    return rolled.note.isEmpty() ? words : text::labelled(words, rolled.note);
}

QString priceText(const QMap<QString, int> &price, const CampaignRules &rules, const QString &language)
{
    QStringList parts;
    for (auto it = price.begin(); it != price.end(); ++it) {
        const ForceCounter *counter = rules.counter(it.key());
        parts.append(QString("%1 %2").arg(QString::number(it.value()), counter ? counter->name.in(language) : it.key()));
    }
    return parts.join(QStringLiteral(", "));
}

QStringList counterTexts(const ForceState &force, const CampaignRules &rules, const QString &language)
{
    QStringList texts;
    for (const ForceCounter &counter : rules.counters)
        texts.append(QString("%1 %2").arg(QString::number(force.counters.value(counter.id, counter.start)), counter.name.in(language)));
    return texts;
}

QString statusKey(Status status)
{
    return QStringList{"fit", "wounded", "dead", "retired"}.value(int(status));
}

QString statusText(const SoldierState &soldier)
{
    const int mission = soldier.statusMission;
    switch (soldier.status) {
    case Status::Fit:
        return CampaignWordsText::tr("Fit");
    case Status::Wounded:
        if (soldier.missesMore > 1)
            return mission
                ? CampaignWordsText::tr("Wounded in M%1, misses %2 more").arg(QString::number(mission), QString::number(soldier.missesMore))
                : CampaignWordsText::tr("Wounded, misses %1 more").arg(soldier.missesMore);
        return mission ? CampaignWordsText::tr("Wounded in M%1").arg(mission) : CampaignWordsText::tr("Wounded");
    case Status::Dead:
        return mission ? CampaignWordsText::tr("Killed in M%1").arg(mission) : CampaignWordsText::tr("Dead");
    case Status::Retired:
        return mission ? CampaignWordsText::tr("Retired after M%1").arg(mission) : CampaignWordsText::tr("Retired");
    }
    return {};
}

QString killsText(const QVector<Kill> &kills, const CampaignNames &names)
{
    QStringList parts;
    for (const Kill &kill : kills)
        parts.append(kill.count > 1 ? QString("%1 ×%2").arg(names(kill.kind), QString::number(kill.count)) : names(kill.kind));
    return parts.join(", ");
}

QString serviceText(const ServiceEntry &entry, const SoldierState &soldier, const CampaignState &state, const CampaignRules &rules,
                    const QString &language, const CampaignNames &names)
{
    const text::Speaking speaking(language);
    const Event &event = state.log.at(entry.event);
    switch (entry.kind) {
    case ServiceEntry::Enlisted:
        if (event.as<SoldierRecruited>())
            return entry.gained ? CampaignWordsText::tr("Recruited with %1 experience").arg(entry.gained)
                                : CampaignWordsText::tr("Recruited");
        return entry.gained ? CampaignWordsText::tr("Enlisted with %1 experience").arg(entry.gained) : CampaignWordsText::tr("Enlisted");
    case ServiceEntry::Mission:
        return missionText(entry, state, names);
    case ServiceEntry::Grant: {
        const QString reason = event.as<ExperienceGranted>()->reason;
        return reason.isEmpty() ? CampaignWordsText::tr("Granted by the game master") : reason;
    }
    case ServiceEntry::Handout:
        return CampaignWordsText::tr("From the pool");
    case ServiceEntry::Promoted: {
        const QString rank = rankName(soldier, entry.rank, rules, language);
        return CampaignWordsText::tr("Promoted to %1, %2 spent").arg(rank, QString::number(entry.spent));
    }
    case ServiceEntry::Awarded: {
        const Award *award = event.as<Award>();
        return award->reason.isEmpty() ? award->name : text::labelled(award->name, award->reason);
    }
    case ServiceEntry::Bought:
    case ServiceEntry::Sold:
        return tradeText(entry, event, rules, language, names);
    case ServiceEntry::Stashed:
        return CampaignWordsText::tr("%1 left in the stash").arg(names(entry.item));
    case ServiceEntry::Rolled:
        return rollText(*event.as<TableRolled>(), rules, language);
    case ServiceEntry::HandedOn:
    case ServiceEntry::Received: {
        const EquipmentHanded *handed = event.as<EquipmentHanded>();
        if (!handed)
            return CampaignWordsText::tr("%1 from the stash").arg(names(entry.item));
        const bool given = entry.kind == ServiceEntry::HandedOn;
        const SoldierState *other = state.soldier(given ? handed->to : handed->soldier);
        return (given ? CampaignWordsText::tr("%1 handed on to %2") : CampaignWordsText::tr("%1 from %2"))
            .arg(names(entry.item), other ? other->name : QString());
    }
    case ServiceEntry::StatusChange: {
        const StatusChanged *change = event.as<StatusChanged>();
        const QString words = QStringList{CampaignWordsText::tr("Fit again"), CampaignWordsText::tr("Wounded"),
                                          CampaignWordsText::tr("Dead"), CampaignWordsText::tr("Retired")}
                                  .value(int(change->status));
        return change->reason.isEmpty() ? words : text::labelled(words, change->reason);
    }
    case ServiceEntry::Described:
        return CampaignWordsText::tr("Description changed");
    case ServiceEntry::Noted:
        return event.as<Note>()->text;
    }
    return {};
}

} // namespace muster::share

// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/content/CampaignSource.h"

#include "archive/Pictures.h"
#include "campaign/fold/Names.h"
#include "campaign/muster/BookSelection.h"
#include "campaign/muster/MusteredRoster.h"
#include "share/campaign/CampaignReport.h"
#include "text/Speaking.h"

#include <QLocale>

namespace muster::print {

using namespace campaign;

CampaignSource::CampaignSource(const Campaign &campaign, packs::PackPtr pack, const QString &language)
    : m_campaign(campaign), m_state(fold(campaign)), m_pack(std::move(pack)), m_language(language), m_words(language),
      m_names(campaign.rules, m_pack.get(), language), m_forces(size_t(m_state.forces.size()))
{
}

// What stands in the list from the book is said in the language of the pages, as the army list is.
void CampaignSource::translate(std::vector<rules::Selection> &selections) const
{
    for (rules::Selection &selection : selections) {
        if (const auto part = bookPart(selection))
            selection.name = (*part == BookPart::Price ? translate("Paper", "price in the campaign book")
                                                       : m_names.list(QString::fromStdString(selection.name)))
                                 .toStdString();
        translate(selection.selections);
    }
}

const RosterSource *CampaignSource::force(int index) const
{
    Force &force = m_forces.at(size_t(index));
    if (force.tried)
        return force.source.get();
    force.tried = true;
    const ForceState &state = m_state.forces.at(index);
    if (!m_pack)
        return nullptr;
    auto mustered = musterRoster(state.id, m_state, rules(), GameBasis::of(*m_pack));
    if (!mustered) {
        force.remarks.append(QStringLiteral("%1: %2").arg(state.name, text::Translator::of(m_language).say(mustered.error().sentence)));
        return nullptr;
    }
    // A force that was written down by hand is from the book altogether: nobody needs to be told so of each soldier.
    for (const MusterFinding &finding : mustered->findings) {
        if (!state.roster.isEmpty())
            force.remarks.append(QStringLiteral("%1: %2").arg(state.name, musterText(finding, m_state, rules(), m_language)));
    }
    for (rules::Force &part : mustered->roster.forces)
        translate(part.selections);
    mustered->roster.name = state.name.toStdString();
    mustered->roster.costLimits.clear(); // ranks make a force dearer: the limit it was once built for is past
    QHash<QString, QString> soldiers;
    for (auto it = mustered->selections.begin(); it != mustered->selections.end(); ++it) {
        soldiers.insert(it.value(), it.key());
        m_selections.insert(it.key(), it.value());
    }
    RosterExtras extras;
    extras.career = [this, soldiers](const std::string &id, const QString &key) {
        return career(soldiers.value(QString::fromStdString(id)), key);
    };
    extras.photo = [this, soldiers](const std::string &id) {
        const SoldierState *soldier = m_state.soldier(soldiers.value(QString::fromStdString(id)));
        return soldier ? portrait(*soldier) : QImage();
    };
    force.source = std::make_unique<RosterSource>(mustered->roster, m_pack, m_language, std::move(extras));
    return force.source.get();
}

QStringList CampaignSource::remarks() const
{
    QStringList all;
    for (int i = 0; i < m_state.forces.size(); ++i) {
        (void)force(i);
        all += m_forces.at(size_t(i)).remarks;
    }
    return all;
}

QString CampaignSource::selectionOf(const QString &soldier) const
{
    for (int i = 0; i < m_state.forces.size(); ++i)
        (void)force(i);
    return m_selections.value(soldier);
}

QString CampaignSource::career(const QString &id, const QString &key) const
{
    const SoldierState *soldier = m_state.soldier(id);
    if (!soldier)
        return {};
    if (key == QLatin1String("kills"))
        return QString::number(soldier->kills);
    if (!keepsExperience())
        return {};
    if (key == QLatin1String("xp-earned"))
        return QString::number(soldier->earned);
    if (key == QLatin1String("xp-spent"))
        return QString::number(soldier->spent);
    if (key == QLatin1String("xp-free"))
        return QString::number(soldier->free());
    const NextRank next = nextRank(*soldier, rules());
    return key == QLatin1String("xp-next") && next.rank ? QString::number(next.rank->cost) : QString();
}

QString CampaignSource::rankName(const SoldierState &soldier, int rank) const
{
    return campaign::rankName(soldier, rank, rules(), m_language);
}

QString CampaignSource::rankSymbol(const SoldierState &soldier, int rank) const
{
    if (soldier.ladder < 0 || rank < 1)
        return {};
    const Rank step = rules().ladders.at(soldier.ladder).ranks.value(rank);
    const int rung = step.lifePoints > 1 ? step.lifePoints - 1 : rank;
    return QStringLiteral("rank-%1").arg(std::clamp(rung, 1, 7));
}

QString CampaignSource::statusText(const SoldierState &soldier) const
{
    const text::Speaking speaking(m_language);
    return share::statusText(soldier);
}

QString CampaignSource::serviceText(const ServiceEntry &entry, const SoldierState &soldier) const
{
    return m_words.narrowed(share::serviceText(entry, soldier, m_state, rules(), m_language, m_names));
}

QString CampaignSource::dateText(const QDate &date) const
{
    return date.isValid() ? QLocale(m_language).toString(date, QStringLiteral("d MMM yyyy")) : QString();
}

QImage CampaignSource::portrait(const SoldierState &soldier) const
{
    return soldier.portrait.isEmpty() ? QImage() : archive::readPicture(soldier.portrait, 512);
}

int CampaignSource::points() const
{
    int sum = 0;
    for (const ForceState &force : m_state.forces)
        sum += force.points;
    return sum;
}

} // namespace muster::print

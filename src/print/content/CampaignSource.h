// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/fold/Fold.h"
#include "print/content/RosterSource.h"
#include "print/layout/PaperText.h"
#include "share/campaign/CampaignNames.h"

namespace muster::print {

/// A campaign folded once more, with the words of one language: everything printed of it is made from it. Use it in one thread.
class CampaignSource
{
public:
    /// Without a pack (data not installed) the book alone is printed.
    CampaignSource(const campaign::Campaign &campaign, packs::PackPtr pack, const QString &language);

    [[nodiscard]] const campaign::Campaign &campaign() const { return m_campaign; }
    [[nodiscard]] const campaign::CampaignState &state() const { return m_state; }
    [[nodiscard]] const campaign::CampaignRules &rules() const { return m_campaign.rules; }
    [[nodiscard]] const packs::PackPtr &pack() const { return m_pack; }
    [[nodiscard]] const QString &language() const { return m_language; }
    [[nodiscard]] const share::CampaignNames &names() const { return m_names; }
    [[nodiscard]] const PaperText &paper() const { return m_words; }
    [[nodiscard]] QString translate(const char *context, const char *english) const { return m_words.translate(context, english); }

    /// The force's roster as it stands now, with careers and portraits; null where the game's data are missing. Made when it
    /// is first asked for. Soldiers and kit that the army list does not know stand in it from the book.
    [[nodiscard]] const RosterSource *force(int index) const;
    /// The selection of a soldier in that roster; empty when they have none.
    [[nodiscard]] QString selectionOf(const QString &soldier) const;
    /// Where the lists are not simply the army list: what stands there from the book, and other prices.
    [[nodiscard]] QStringList remarks() const;

    [[nodiscard]] QString rankName(const campaign::SoldierState &soldier, int rank) const;
    [[nodiscard]] QString rankName(const campaign::SoldierState &soldier) const { return rankName(soldier, soldier.rank); }
    /// Chevrons and stars: a symbol's name, empty for the lowest rank.
    [[nodiscard]] QString rankSymbol(const campaign::SoldierState &soldier, int rank) const;
    [[nodiscard]] QString statusText(const campaign::SoldierState &soldier) const;
    /// A line of a service record, as the screen says it.
    [[nodiscard]] QString serviceText(const campaign::ServiceEntry &entry, const campaign::SoldierState &soldier) const;
    [[nodiscard]] QString dateText(const QDate &date) const;
    [[nodiscard]] QString pointsName() const { return rules().pointsName.in(m_language); }
    [[nodiscard]] QString gameName() const { return m_pack ? m_pack->name(m_language) : m_campaign.start.system; }
    [[nodiscard]] QImage portrait(const campaign::SoldierState &soldier) const;
    [[nodiscard]] int points() const; ///< of all forces
    [[nodiscard]] bool keepsExperience() const { return rules().mode != campaign::ExperienceMode::None; }

private:
    struct Force
    {
        bool tried = false;
        std::unique_ptr<RosterSource> source;
        QStringList remarks;
    };
    void translate(std::vector<rules::Selection> &selections) const;
    [[nodiscard]] QString career(const QString &soldier, const QString &key) const;

    campaign::Campaign m_campaign;
    campaign::CampaignState m_state;
    packs::PackPtr m_pack;
    QString m_language;
    PaperText m_words;
    share::CampaignNames m_names;
    mutable std::vector<Force> m_forces;
    mutable QHash<QString, QString> m_selections;
};

} // namespace muster::print

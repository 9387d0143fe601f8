// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/content/RosterSource.h"
#include "print/content/ValueTemplate.h"

#include <optional>

namespace muster::print {

/// Makes the blocks of a card, one face after the other, as the design of the pack has them.
class FaceBuilder
{
public:
    FaceBuilder(const RosterSource &source, const RosterUnit &unit, const packs::CardFaces &faces);

    [[nodiscard]] std::vector<Block> face(const QList<packs::CardBlock> &design, bool back) const;
    /// Rules of the unit, with the weapons that they belong to.
    [[nodiscard]] const std::vector<RuleEntry> &rules() const { return m_rules; }

private:
    void add(std::vector<Block> &blocks, const packs::CardBlock &block, bool back) const;
    void addRules(std::vector<Block> &blocks, const packs::CardBlock &block, bool back) const;
    [[nodiscard]] HeadBlock head(const packs::CardBlock &block) const;
    [[nodiscard]] VitalsBlock vitals(const packs::CardBlock &block) const;
    [[nodiscard]] int groupsOf(const packs::CardTrack &track, const rules::Selection &part) const;
    [[nodiscard]] std::optional<Track> track(const packs::CardTrack &design, const rules::Selection &part) const;
    static void tick(Track &track, const std::vector<FigureDamage> &figures, bool perModel);
    [[nodiscard]] TracksBlock tracks(const packs::CardBlock &block) const;
    [[nodiscard]] AdvantageBlock advantage() const;
    void markLoaded(TableBlock &table) const;
    void nameMarkRules(const QJsonObject &rules);
    [[nodiscard]] QString symbolForLabel(const QString &label) const;

    const RosterSource &m_source;
    const RosterUnit &m_unit;
    const packs::CardFaces &m_faces;
    ValueTemplate m_values;
    std::vector<TableRow> m_weapons;
    std::vector<RuleEntry> m_rules;
};

} // namespace muster::print

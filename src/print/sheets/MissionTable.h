// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/content/CampaignSource.h"
#include "print/sheets/SheetTable.h"

namespace muster::print {

/// The missions of a campaign as the printed report lists them: a row for each, its news below it.
class MissionTable
{
public:
    explicit MissionTable(const CampaignSource &source) : m_source(source) {}

    [[nodiscard]] SheetTable table() const;

private:
    [[nodiscard]] RichText newsOf(const campaign::MissionState &mission, const campaign::MissionFought &fought) const;
    [[nodiscard]] QString resultOf(const campaign::MissionFought &fought) const;
    [[nodiscard]] QString translate(const char *context, const char *english) const { return m_source.translate(context, english); }

    const CampaignSource &m_source;
};

} // namespace muster::print

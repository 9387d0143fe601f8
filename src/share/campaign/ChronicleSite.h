// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/campaign/MissionPage.h"

namespace muster::share {

/// A file of the chronicle as a folder of web pages.
struct SiteFile
{
    QString name; ///< "index.html", "pictures/1.jpg"
    QByteArray bytes;
};

/// The campaign as web pages that need nothing else: missions with pictures, standings after each round, roll of honour.
[[nodiscard]] QVector<SiteFile> chronicleSite(const campaign::Campaign &campaign, const campaign::CampaignState &state,
                                              const QString &language, const CampaignNames &names = {});

} // namespace muster::share

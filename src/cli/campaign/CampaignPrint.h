// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "cli/Command.h"
#include "print/job/PrintJob.h"

namespace muster::cli {

/// Whether the file is a campaign, or (there is no such file) a campaign of the library has this name.
[[nodiscard]] bool namesCampaign(const QString &name, const Context &context);
/// The pages of a campaign: report, platoon sheets, service records (all, or those of `soldiers`), cards.
[[nodiscard]] base::Result<print::PrintedJob> layoutCampaignNamed(const QString &name, print::PrintSettings settings,
                                                                  const QStringList &soldiers, const Context &context, QString *title);

} // namespace muster::cli

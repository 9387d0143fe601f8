// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/Categories.h"

namespace muster::logging {

// Debug lines are for --verbose.
Q_LOGGING_CATEGORY(lcLibrary, "muster.library", QtInfoMsg)
Q_LOGGING_CATEGORY(lcSync, "muster.sync", QtInfoMsg)
Q_LOGGING_CATEGORY(lcPacks, "muster.packs", QtInfoMsg)
Q_LOGGING_CATEGORY(lcDocuments, "muster.documents", QtInfoMsg)
Q_LOGGING_CATEGORY(lcCampaign, "muster.campaign", QtInfoMsg)
Q_LOGGING_CATEGORY(lcPrint, "muster.print", QtInfoMsg)
Q_LOGGING_CATEGORY(lcWindow, "muster.window", QtInfoMsg)
Q_LOGGING_CATEGORY(lcCli, "muster.cli", QtInfoMsg)

} // namespace muster::logging

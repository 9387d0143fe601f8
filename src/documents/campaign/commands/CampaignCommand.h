// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/history/LogCommand.h"

#include <memory>

namespace muster::documents {

class CampaignDocument;

/// One step of a campaign's history; holds values only.
class CampaignCommand : public LogCommand<CampaignDocument>
{
public:
    using LogCommand::LogCommand;

    /// A step as it was stored; null when it cannot be read.
    [[nodiscard]] static std::unique_ptr<CampaignCommand> restore(const QString &sentence, const QByteArray &payload);
};

} // namespace muster::documents

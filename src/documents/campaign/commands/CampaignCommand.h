// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/history/StoredCommand.h"

#include <memory>

namespace muster::documents {

class CampaignDocument;

/// One step of a campaign's history; holds values only.
class CampaignCommand : public StoredCommand
{
public:
    using StoredCommand::StoredCommand;

    /// A step as it was stored; null when it cannot be read.
    [[nodiscard]] static std::unique_ptr<CampaignCommand> restore(const QString &sentence, const QByteArray &payload);

    void setDocument(CampaignDocument &document) { m_document = &document; }

protected:
    [[nodiscard]] CampaignDocument &document() const { return *m_document; }

private:
    CampaignDocument *m_document = nullptr;
};

} // namespace muster::documents

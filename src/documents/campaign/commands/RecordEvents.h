// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/log/Event.h"
#include "documents/campaign/commands/CampaignCommand.h"

namespace muster::documents {

/// Appends events to the log of a campaign.
class RecordEvents final : public CampaignCommand
{
public:
    RecordEvents(const QString &sentence, QVector<campaign::Event> events);

    [[nodiscard]] const QVector<campaign::Event> &events() const { return m_events; }
    [[nodiscard]] QByteArray payload() const override;

private:
    void perform(bool forward) override;
    [[nodiscard]] QString whyKept() const override;

    QVector<campaign::Event> m_events;
};

} // namespace muster::documents

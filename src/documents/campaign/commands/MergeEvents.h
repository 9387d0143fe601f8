// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/log/Event.h"
#include "documents/campaign/commands/CampaignCommand.h"

namespace muster::documents {

/// The entries of another book of the campaign come into the log, each where it belongs.
class MergeEvents final : public CampaignCommand
{
public:
    /// `theirs`: their log; of what both have, only the neighbours of what is new are kept, by their ids.
    MergeEvents(const QString &sentence, const QVector<campaign::Event> &ours, const QVector<campaign::Event> &theirs);
    /// As it was stored.
    struct Stored
    {
        QVector<campaign::Event> fresh, order;
    };
    MergeEvents(const QString &sentence, Stored stored);

    [[nodiscard]] QByteArray payload() const override;

private:
    void perform(bool forward) override;
    [[nodiscard]] QString whyKept() const override;

    QVector<campaign::Event> m_fresh; ///< what was new
    QVector<campaign::Event> m_order; ///< the same with the neighbours, which have nothing but their ids
};

} // namespace muster::documents

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/campaign/CampaignDocument.h"
#include "models/RowDifference.h"
#include "share/campaign/CampaignNames.h"

#include <QPointer>

namespace muster::models {

/// A flat model whose rows follow an open campaign.
template <typename Base>
class CampaignRows : public ValueRows<Base>
{
public:
    using ValueRows<Base>::ValueRows;

    /// Null: nothing to show.
    void setDocument(documents::CampaignDocument *document)
    {
        if (m_document)
            m_document->disconnect(this);
        m_document = document;
        if (document)
            QObject::connect(document, &documents::CampaignDocument::changed, this, [this] { update(); });
        update();
    }

    /// Language of ranks and names that come from the pack.
    void setLanguage(const QString &language, const share::CampaignNames &names = {})
    {
        m_language = language;
        m_names = names;
        update();
    }

protected:
    /// Brings the rows to what the document says.
    virtual void update() = 0;

    QPointer<documents::CampaignDocument> m_document;
    QString m_language = QStringLiteral("en");
    share::CampaignNames m_names;
};

} // namespace muster::models

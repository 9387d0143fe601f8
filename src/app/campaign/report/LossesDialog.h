// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "app/campaign/setup/TitledDialog.h"
#include "documents/campaign/MusterOrigin.h"
#include "share/table/TableLosses.h"

class QComboBox;
class QPlainTextEdit;

namespace muster::app {

/// Brings back what happened at the table: which battle roster, what the phone page handed back, what became of the eliminated.
class LossesDialog final : public TitledDialog
{
    Q_OBJECT

public:
    LossesDialog(CampaignSession &session, QWidget *parent);

    [[nodiscard]] const share::TableLosses &losses() const { return m_losses; }
    [[nodiscard]] campaign::Outcome lost() const;

private:
    void build();
    void follow();

    CampaignSession &m_session;
    const QVector<documents::MusteredList> m_lists;
    share::TableLosses m_losses;
    QComboBox *m_list = nullptr;
    QPlainTextEdit *m_text = nullptr;
    QComboBox *m_fate = nullptr;
};

} // namespace muster::app

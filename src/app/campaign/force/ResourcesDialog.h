// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/setup/TitledDialog.h"
#include "campaign/CampaignRules.h"

class QComboBox;
class QLineEdit;
class QPlainTextEdit;
class QTableWidget;

namespace muster::app {

/// House rules of a campaign: what a force counts, and tables for injuries and skills.
class ResourcesDialog final : public TitledDialog
{
    Q_OBJECT

public:
    ResourcesDialog(const campaign::CampaignRules &rules, const QString &language, QWidget *parent);

    /// As the dialog has them.
    [[nodiscard]] campaign::CampaignRules rules() const;

private:
    void buildCounters();
    void buildTables();
    void addCounter(const campaign::ForceCounter &counter);
    void showTable(int index);
    void takeTable();
    void addTable();
    void removeTable();
    void follow();
    [[nodiscard]] QString wrongPrice() const;
    void explainPrices();

    campaign::CampaignRules m_rules;
    QString m_language;
    int m_shown = -1; ///< which table
    QTableWidget *m_counters = nullptr;
    QComboBox *m_tables = nullptr;
    QLineEdit *m_name = nullptr;
    QComboBox *m_kind = nullptr;
    QLineEdit *m_dice = nullptr;
    QPlainTextEdit *m_rows = nullptr;
};

} // namespace muster::app

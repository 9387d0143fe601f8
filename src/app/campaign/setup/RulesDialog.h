// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/CampaignRules.h"

#include <QDialog>

#include <functional>

class QComboBox;
class QGridLayout;
class QLineEdit;
class QTableWidget;
class QVBoxLayout;

namespace muster::app {

class Badge;
class EnemyTable;

/// The rules of the campaign, each with its value and a mark where it is a house rule.
class RulesDialog final : public QDialog
{
    Q_OBJECT

public:
    RulesDialog(const campaign::CampaignRules &rules, const campaign::CampaignRules &pack, const QString &language, QWidget *parent);
    [[nodiscard]] const campaign::CampaignRules &rules() const { return m_rules; }

private:
    void build();
    void addRule(QGridLayout &grid, const QString &key, const QString &label, QWidget *editor);
    QWidget *number(int value, const std::function<void(int)> &set);
    [[nodiscard]] QWidget *standingPoints();
    void addFormulas(QGridLayout &grid);
    QLineEdit *formula(const QString &text, bool forTies, const std::function<void(const QStringList &)> &take);
    void addDeckAndEfficiency(QGridLayout &grid);
    void buildLadders(QVBoxLayout &column);
    void buildEnemies(QVBoxLayout &column);
    void showLadder(int index);
    void takeRank(int row, int column);
    void mark();
    void backToPack();

    campaign::CampaignRules m_rules;
    campaign::CampaignRules m_pack;
    QString m_language;
    QWidget *m_body = nullptr;
    QVector<QPair<QString, Badge *>> m_badges;
    QComboBox *m_ladder = nullptr;
    QTableWidget *m_ranks = nullptr;
    EnemyTable *m_enemies = nullptr;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "campaign/CampaignRules.h"

#include <QWidget>

class QPushButton;
class QTableWidget;

namespace muster::app {

/// The enemy list of a campaign to write in: who it is, and what one earns for it.
class EnemyTable final : public QWidget
{
    Q_OBJECT

public:
    EnemyTable(const QVector<campaign::EnemyKind> &enemies, const QString &pointsName, const QString &language, QWidget *parent = nullptr);
    [[nodiscard]] const QVector<campaign::EnemyKind> &enemies() const { return m_enemies; }

signals:
    void changed();

private:
    void fill();
    void take(int row, int column);
    void add();
    void remove();

    QVector<campaign::EnemyKind> m_enemies;
    QString m_language;
    QTableWidget *m_table = nullptr;
    QPushButton *m_remove = nullptr;
};

} // namespace muster::app

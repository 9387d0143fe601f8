// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/report/KillTarget.h"

#include <QWidget>

class QListWidget;

namespace muster::app {

/// Whom one can have eliminated, beside the report: a click adds to the row that has the keyboard.
class EnemyList final : public QWidget
{
    Q_OBJECT

public:
    explicit EnemyList(QWidget *parent = nullptr);

    /// Fills the list anew only where it is different.
    void setTargets(const QVector<KillTarget> &targets, const QString &pointsName);

signals:
    void picked(const muster::app::KillTarget &target);

private:
    QListWidget *m_list = nullptr;
    QVector<KillTarget> m_targets;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Scenario.h"

#include <QWidget>

class QTableWidget;

namespace muster::app {

/// The counters of a mission: what stands on the hidden side, how many, blip or reinforcement.
class MissionTokens final : public QWidget
{
    Q_OBJECT

public:
    explicit MissionTokens(QWidget *parent = nullptr);

    void setTokens(const QList<packs::MissionToken> &tokens, const QString &language);
    /// Rows with a name and a number.
    [[nodiscard]] QList<packs::MissionToken> tokens() const;

private:
    void addRow(const QString &name, int count, bool reinforcement);

    QTableWidget *m_table = nullptr;
};

} // namespace muster::app

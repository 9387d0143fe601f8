// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/roster/RosterLook.h"

#include <QAbstractButton>
#include <QColor>

namespace muster::app {

/// A formation in three lines, for the empty roster and the dialog of a new one.
struct FormationSummary
{
    QString name;
    QString contents; ///< "Leader and 2 combat units, any support"
    QString advantage;
    QString price; ///< "from 39 pts"
    QString icon;
};

[[nodiscard]] FormationSummary describeFormation(const rules::EntryNode &node, const share::RosterLook &look);

/// A formation to begin with, as a button.
class StarterCard final : public QAbstractButton
{
    Q_OBJECT

public:
    StarterCard(FormationSummary summary, const QColor &hue, QWidget *parent = nullptr);
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    FormationSummary m_summary;
    QColor m_hue;
};

} // namespace muster::app

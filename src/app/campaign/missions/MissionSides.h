// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "share/campaign/MissionPage.h"

#include <QHash>
#include <QWidget>

class QGridLayout;

namespace muster::app {

class StrikeArrows;

/// Who fought in a mission, with ranks and experience as they were then: two sides beside each other where there is room, with
/// arrows from whom to whom.
class MissionSides final : public QWidget
{
    Q_OBJECT

public:
    MissionSides(const share::MissionPage &page, bool keepsExperience, QWidget *parent = nullptr);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    [[nodiscard]] QWidget *makeSide(const share::MissionSide &side, bool keepsExperience);
    void makeArrows(const share::MissionPage &page);
    void place();

    QGridLayout *m_grid = nullptr;
    QVector<QWidget *> m_sides;
    QHash<QString, QWidget *> m_names; ///< of the soldiers, by id
    StrikeArrows *m_arrows = nullptr;  ///< null: nobody put anybody out of action, or too many did
};

} // namespace muster::app

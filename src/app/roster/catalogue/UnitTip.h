// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/unit/ProfileTable.h"
#include "app/theme/style/Theme.h"

#include <QWidget>

class QVBoxLayout;

namespace muster::app {

class RosterEditor;

/// What a unit of the catalogue has, as the panel of the unit would show it.
[[nodiscard]] UnitProfiles catalogueProfiles(const RosterEditor &editor, const QString &entryId);
/// The slots of a formation of the catalogue in a sentence; nothing for a unit.
[[nodiscard]] QString catalogueSlots(const RosterEditor &editor, const QString &entryId);

/// The card of the unit that the mouse rests on: how it stands, its figures and weapons as tables, the names of its rules. It stands
/// beside the list, so that the rows and their buttons stay in sight, and takes neither the keyboard nor the mouse.
class UnitTip final : public QWidget
{
    Q_OBJECT

public:
    struct Content
    {
        QString title;
        QStringList woken; ///< advantages that it would wake
        UnitProfiles profiles;
        QString rules;
        QString spoken;   ///< all of it, for a screen reader
        QString contents; ///< the slots of a formation
    };

    explicit UnitTip(QWidget *owner);
    /// `row` and `list` in global coordinates.
    void showFor(const Content &content, const QRect &row, const QRect &list);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void addWords(const QString &words, FontRole role, Token ink);
    void place(const QRect &row, const QRect &list);
    QVBoxLayout *m_column = nullptr;
};

} // namespace muster::app

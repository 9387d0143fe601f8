// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/log/BattleEvent.h"

#include <QCoreApplication>

class QWidget;

namespace muster::app {

class TableSession;

/// Photos taken during a battle: they stand in its log, and can be looked at from there.
class BattlePictures
{
    Q_DECLARE_TR_FUNCTIONS(BattlePictures)

public:
    explicit BattlePictures(TableSession &session) : m_session(session) {}

    /// Asks for a file and what it shows.
    void ask(QWidget *window);
    /// What cannot be read is said.
    void take(const QString &file, const QString &caption);
    static void show(const battle::BattlePicture &picture, QWidget *window);

private:
    TableSession &m_session;
};

} // namespace muster::app

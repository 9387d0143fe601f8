// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Tone.h"
#include "app/workspace/Workspace.h"

#include <QStatusBar>

class QLabel;
class QToolButton;

namespace muster::app {

/// The 24 px foot of the window: saved, pack and edition at the left; counts and language at the right.
class StatusLine final : public QStatusBar
{
    Q_OBJECT

public:
    explicit StatusLine(QWidget *parent = nullptr);

    void setTexts(const StatusTexts &texts);
    /// The exchange with a club's server; an empty text takes it away.
    void setClub(const QString &text, const QString &icon, Tone tone);
    /// Name of the language, and the menu the button opens.
    void setLanguage(const QString &name, const QList<QAction *> &choices);

private:
    QLabel *makeLabel(const QString &name);
    static void dressLabel(QLabel *label, const QString &name);

    QLabel *m_tick = nullptr;
    QLabel *m_saved = nullptr;
    QLabel *m_left = nullptr;
    QLabel *m_right = nullptr;
    QLabel *m_clubIcon = nullptr;
    QLabel *m_club = nullptr;
    QToolButton *m_language = nullptr;
};

} // namespace muster::app

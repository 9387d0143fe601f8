// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "campaign/league/QuickGame.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QSpinBox;

namespace muster::app {

/// A game in fifteen seconds: player, figure, figure, player, Enter.
class QuickGameBar final : public QWidget
{
    Q_OBJECT

public:
    explicit QuickGameBar(CampaignSession &session, QWidget *parent = nullptr);

    /// Another list of players: who is chosen stays chosen.
    void refresh();
    /// Proposes a game that was paired; the keyboard goes to the first figure.
    void propose(const QString &one, const QString &other);
    void retranslate();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void enter();
    void proposeNext();
    void look();
    [[nodiscard]] campaign::QuickGame game() const;
    QComboBox *playerBox(const char *name);
    QSpinBox *scoreBox(const char *name);

    CampaignSession &m_session;
    QComboBox *m_one = nullptr, *m_other = nullptr;
    QSpinBox *m_oneScore = nullptr, *m_otherScore = nullptr;
    QPushButton *m_enter = nullptr;
    QComboBox *m_result = nullptr; ///< without a score, or where it does not decide
    QLabel *m_hint = nullptr;
};

} // namespace muster::app

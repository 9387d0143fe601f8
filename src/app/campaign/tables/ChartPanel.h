// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"
#include "app/theme/widgets/Segments.h"

#include <QWidget>

#include <optional>

class QLabel;
class QStackedWidget;

namespace muster::app {

class CampaignChart;
class EmptyState;
class Segments;

/// Experience over the missions by soldier or by force, kills by soldier, points of the players.
class ChartPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit ChartPanel(CampaignSession &session, QWidget *parent = nullptr);
    void retranslate();

private:
    enum class Kind { Experience, Kills, Forces, Players };
    void refresh();
    void fillChoices();
    [[nodiscard]] Kind kind() const { return m_kinds.value(std::max(0, m_choice->currentIndex()), Kind::Kills); }

    CampaignSession &m_session;
    QLabel *m_title = nullptr;
    Segments *m_choice = nullptr;
    QVector<Kind> m_kinds;        ///< what the choices stand for
    std::optional<Kind> m_wanted; ///< what somebody chose; otherwise the first
    CampaignChart *m_chart = nullptr;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/CampaignSession.h"

#include <QImage>
#include <QTimer>
#include <QWidget>

class QLabel;
class QListWidget;
class QPushButton;
class QSlider;
class QStackedWidget;

namespace muster::app {

class CampaignDesk;
class EmptyState;
class HeldBars;
class MapView;

/// The areas of a campaign: list and map with one selection, who holds what, and a slider through the missions.
class TerritoryPanel final : public QWidget
{
    Q_OBJECT

public:
    TerritoryPanel(CampaignSession &session, CampaignDesk &desk, QAction *draw, QWidget *parent = nullptr);

    /// The mission whose end is shown; the last one: today.
    [[nodiscard]] int shown() const;
    void setArea(const QString &area);
    void retranslate();

private:
    [[nodiscard]] QPushButton *button(const char *name);
    [[nodiscard]] QLayout *makeList();
    [[nodiscard]] QLayout *makeMap();
    void build();
    void refresh();
    void fillList();
    void showArea();
    void play();

    CampaignSession &m_session;
    CampaignDesk &m_desk;
    QAction *m_draw;
    QImage m_picture;
    QByteArray m_pictureBytes;
    QString m_area;
    QTimer m_step;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QListWidget *m_list = nullptr;
    MapView *m_map = nullptr;
    HeldBars *m_bars = nullptr;
    QSlider *m_slider = nullptr;
    QLabel *m_when = nullptr;
    QLabel *m_about = nullptr;
    QPushButton *m_play = nullptr;
    QPushButton *m_today = nullptr;
    QPushButton *m_owner = nullptr;
    QPushButton *m_edit = nullptr;
};

} // namespace muster::app

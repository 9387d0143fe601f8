// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/setup/TitledDialog.h"
#include "campaign/fold/CampaignState.h"

#include <QImage>

class QPushButton;
class QSpinBox;
class QTableWidget;

namespace muster::app {

class MapView;

/// Draws the map of a campaign: rows of hexes, or outlines on a picture of the players' own; each area with a name and what it gives.
class MapDialog final : public TitledDialog
{
    Q_OBJECT

public:
    MapDialog(const campaign::MapState &map, QWidget *parent);

    [[nodiscard]] campaign::MapDrawn drawn() const;
    /// The picture of the players' own; what cannot be read leaves the map as it is.
    bool setPicture(const QString &file);

private:
    void build();
    void connectMap();
    void fillTable();
    void takeTable();
    void setHexes();
    void choosePicture();
    void addCorner(int x, int y);
    void closeOutline();
    void removeArea();
    void follow();
    [[nodiscard]] QString freshName() const;

    campaign::MapDrawn m_map;
    campaign::MapState m_before;
    QImage m_picture;
    QVector<int> m_corners;
    MapView *m_view = nullptr;
    QSpinBox *m_columns = nullptr;
    QSpinBox *m_rows = nullptr;
    QTableWidget *m_areas = nullptr;
    QPushButton *m_close = nullptr;
    QPushButton *m_hexes = nullptr;
};

} // namespace muster::app

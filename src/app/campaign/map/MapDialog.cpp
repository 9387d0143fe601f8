// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/map/MapDialog.h"

#include "app/campaign/map/MapView.h"
#include "archive/Pictures.h"
#include "text/Spoken.h"

#include <QFileDialog>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

enum AreaColumn { AreaName, AreaGives, AreaOutline };
constexpr int longestPictureSide = 1800; ///< pixels: the log travels with the campaign
constexpr int leastCorners = 6;          ///< numbers: three corners

QString outlineText(const QVector<int> &outline)
{
    QStringList corners;
    for (int i = 0; i + 1 < outline.size(); i += 2)
        corners.append(QString("%1,%2").arg(QString::number(outline.at(i)), QString::number(outline.at(i + 1))));
    return corners.join(QLatin1Char(' '));
}

QVector<int> outlineFrom(const QString &text)
{
    QVector<int> outline;
    for (const QString &corner : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        outline.append(std::clamp(corner.section(QLatin1Char(','), 0, 0).toInt(), 0, 1000));
        outline.append(std::clamp(corner.section(QLatin1Char(','), 1, 1).toInt(), 0, 1000));
    }
    return outline;
}

} // namespace

MapDialog::MapDialog(const MapState &map, QWidget *parent) : TitledDialog(tr("Map of the campaign"), tr("Draw"), parent), m_before(map)
{
    setObjectName("campaign.map.dialog");
    resize(940, 620);
    for (const AreaState &area : map.areas)
        m_map.areas.append(area.area);
    m_map.picture = map.picture;
    if (!map.picture.isEmpty())
        m_picture = archive::readPicture(map.picture, longestPictureSide);
    build();
    if (m_map.areas.isEmpty())
        setHexes();
    fillTable();
    follow();
}

void MapDialog::build()
{
    m_view = new MapView(this);
    m_view->setObjectName("map.dialog.view");
    m_columns = new QSpinBox(this);
    m_rows = new QSpinBox(this);
    m_columns->setObjectName("map.columns");
    m_rows->setObjectName("map.rows");
    for (QSpinBox *spin : {m_columns, m_rows})
        spin->setRange(1, 12);
    m_columns->setValue(5);
    m_rows->setValue(4);
    m_columns->setAccessibleName(tr("Hexes beside each other"));
    m_rows->setAccessibleName(tr("Rows of hexes"));
    m_hexes = new QPushButton(tr("Lay hexes"), this);
    m_hexes->setObjectName("map.hexes");
    auto *picture = new QPushButton(tr("Picture of your own…"), this);
    picture->setObjectName("map.picture");
    m_close = new QPushButton(tr("Close the outline"), this);
    m_close->setObjectName("map.close");
    auto *remove = new QPushButton(tr("Remove the area"), this);
    remove->setObjectName("map.remove");
    m_areas = new QTableWidget(0, 3, this);
    m_areas->setObjectName("map.areas");
    m_areas->setAccessibleName(tr("Areas"));
    m_areas->setHorizontalHeaderLabels({tr("Area"), tr("What it gives"), tr("Outline")});
    m_areas->verticalHeader()->hide();
    m_areas->horizontalHeader()->setSectionResizeMode(AreaName, QHeaderView::Stretch);
    m_areas->horizontalHeader()->setSectionResizeMode(AreaGives, QHeaderView::Stretch);
    m_areas->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_areas->setSelectionMode(QAbstractItemView::SingleSelection);
    m_areas->setTabKeyNavigation(false);
    auto *tools = new QHBoxLayout;
    tools->addWidget(m_columns);
    tools->addWidget(new QLabel(QStringLiteral("×"), this));
    tools->addWidget(m_rows);
    tools->addWidget(m_hexes);
    tools->addWidget(picture);
    tools->addWidget(m_close);
    tools->addStretch();
    tools->addWidget(remove);
    page().addLayout(tools);
    auto *both = new QHBoxLayout;
    both->setSpacing(14);
    both->addWidget(m_view, 3);
    both->addWidget(m_areas, 2);
    page().addLayout(both, 1);
    remark().setWordWrap(true);
    connect(m_hexes, &QPushButton::clicked, this, [this] {
        takeTable();
        setHexes();
        fillTable();
        follow();
    });
    connect(picture, &QPushButton::clicked, this, &MapDialog::choosePicture);
    connect(m_close, &QPushButton::clicked, this, &MapDialog::closeOutline);
    connect(remove, &QPushButton::clicked, this, &MapDialog::removeArea);
    connectMap();
}

void MapDialog::connectMap()
{
    connect(m_view, &MapView::cornerSet, this, &MapDialog::addCorner);
    connect(m_view, &MapView::chosen, this, [this](const QString &area) {
        for (int i = 0; i < m_areas->rowCount(); ++i) {
            if (m_areas->item(i, AreaName)->data(Qt::UserRole).toString() == area)
                m_areas->setCurrentCell(i, AreaName);
        }
    });
    connect(m_areas, &QTableWidget::currentCellChanged, this, [this](int row) {
        if (row >= 0 && m_areas->item(row, AreaName))
            m_view->setCurrent(m_areas->item(row, AreaName)->data(Qt::UserRole).toString());
    });
    connect(m_areas, &QTableWidget::cellChanged, this, [this] {
        takeTable();
        follow();
    });
}

QString MapDialog::freshName() const
{
    for (int number = 1;; ++number) {
        const QString name = tr("Area %1").arg(number);
        if (std::none_of(m_map.areas.begin(), m_map.areas.end(), [&name](const Area &area) { return area.name == name; }))
            return name;
    }
}

// Areas that are there keep their names and holders; what is missing comes, what is too much goes.
void MapDialog::setHexes()
{
    m_map.picture.clear();
    m_picture = {};
    m_corners.clear();
    QVector<Area> hexes;
    for (int row = 0; row < m_rows->value(); ++row) {
        for (int column = 0; column < m_columns->value(); ++column) {
            const auto known = std::find_if(m_map.areas.begin(), m_map.areas.end(), [&](const Area &area) {
                return area.outline.isEmpty() && area.column == column && area.row == row;
            });
            Area area = known == m_map.areas.end() ? Area() : *known;
            if (known == m_map.areas.end()) {
                area.id = newId();
                area.name = QString("%1%2").arg(QString(QChar('A' + row)), QString::number(column + 1));
                area.column = column;
                area.row = row;
            }
            hexes.append(area);
        }
    }
    m_map.areas = hexes;
}

void MapDialog::choosePicture()
{
    const QString file = QFileDialog::getOpenFileName(this, tr("Picture of your own"), {}, tr("Pictures (*.png *.jpg *.jpeg)"));
    if (!file.isEmpty())
        setPicture(file);
}

bool MapDialog::setPicture(const QString &file)
{
    const auto image = archive::readPictureFile(file, longestPictureSide);
    if (!image) {
        remark().setText(text::spoken(image.error()));
        return false;
    }
    m_map.picture = archive::photoBytes(*image);
    m_picture = *image;
    m_map.areas.removeIf([](const Area &area) { return area.outline.isEmpty(); }); // hexes are no places of a picture
    fillTable();
    follow();
    return true;
}

void MapDialog::addCorner(int x, int y)
{
    m_corners += {x, y};
    follow();
}

void MapDialog::closeOutline()
{
    takeTable();
    Area area;
    area.id = newId();
    area.name = freshName();
    area.outline = m_corners;
    m_map.areas.append(area);
    m_corners.clear();
    fillTable();
    follow();
    m_areas->setCurrentCell(m_areas->rowCount() - 1, AreaName);
    m_areas->setFocus();
}

void MapDialog::removeArea()
{
    const int row = m_areas->currentRow();
    if (row < 0 || row >= m_map.areas.size())
        return;
    takeTable();
    m_map.areas.removeAt(row);
    fillTable();
    follow();
}

void MapDialog::fillTable()
{
    const QSignalBlocker block(m_areas);
    m_areas->setRowCount(0);
    for (const Area &area : std::as_const(m_map.areas)) {
        const int row = m_areas->rowCount();
        m_areas->insertRow(row);
        auto *name = new QTableWidgetItem(area.name);
        name->setData(Qt::UserRole, area.id);
        m_areas->setItem(row, AreaName, name);
        m_areas->setItem(row, AreaGives, new QTableWidgetItem(area.gives));
        m_areas->setItem(row, AreaOutline, new QTableWidgetItem(outlineText(area.outline)));
    }
    m_areas->setColumnHidden(AreaOutline, m_map.picture.isEmpty());
}

void MapDialog::takeTable()
{
    for (int row = 0; row < m_areas->rowCount() && row < m_map.areas.size(); ++row) {
        Area &area = m_map.areas[row];
        area.name = m_areas->item(row, AreaName)->text().trimmed();
        area.gives = m_areas->item(row, AreaGives)->text().trimmed();
        if (!m_map.picture.isEmpty())
            area.outline = outlineFrom(m_areas->item(row, AreaOutline)->text());
    }
}

MapDrawn MapDialog::drawn() const
{
    MapDrawn drawn = m_map;
    drawn.keepsPicture = !drawn.picture.isEmpty() && drawn.picture == m_before.picture;
    if (drawn.keepsPicture)
        drawn.picture.clear();
    return drawn;
}

void MapDialog::follow()
{
    CampaignState shown;
    shown.map.picture = m_map.picture;
    for (const Area &area : std::as_const(m_map.areas)) {
        AreaState state;
        state.area = area;
        shown.map.areas.append(state);
    }
    const bool picture = !m_map.picture.isEmpty();
    m_view->setMap(share::mapDrawing(shown, -1, m_picture.size()), {}, m_picture);
    m_view->setDrawing(picture);
    m_view->setPending(m_corners);
    m_close->setVisible(picture);
    m_close->setEnabled(m_corners.size() >= leastCorners);
    m_areas->setColumnHidden(AreaOutline, !picture);
    const bool named = std::all_of(m_map.areas.begin(), m_map.areas.end(), [](const Area &area) { return !area.name.isEmpty(); });
    remark().setText(!named ? tr("Every area needs a name.")
                         : picture
                         ? tr("Click the corners of an area, then close its outline. Outlines can be typed too: x,y in thousandths.")
                         : tr("Names and what an area gives stand in the table. Remove hexes that are no area."));
    verb().setEnabled(named && !m_map.areas.isEmpty());
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/map/TerritoryPanel.h"

#include "app/campaign/CampaignDesk.h"
#include "app/campaign/map/HeldBars.h"
#include "app/campaign/map/MapView.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/FlowLayout.h"
#include "archive/Pictures.h"
#include "share/campaign/MapShapes.h"

#include <QAction>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSlider>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

constexpr int longestMapSide = 2400; ///< pixels
constexpr int ownerSquare = 14;

// Colour and outline; the name stands beside it.
QPixmap squareOf(const QString &colour, double ratio)
{
    QPixmap square(QSize(ownerSquare, ownerSquare) * ratio);
    square.setDevicePixelRatio(ratio);
    square.fill(Qt::transparent);
    QPainter painter(&square);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(color(Token::Control));
    painter.setBrush(colour.isEmpty() ? QBrush(color(Token::Line), Qt::BDiagPattern) : QBrush(QColor(colour)));
    painter.drawRoundedRect(QRectF(0.5, 0.5, ownerSquare - 1, ownerSquare - 1), 3, 3);
    return square;
}

} // namespace

TerritoryPanel::TerritoryPanel(CampaignSession &session, CampaignDesk &desk, QAction *draw, QWidget *parent)
    : QWidget(parent), m_session(session), m_desk(desk), m_draw(draw)
{
    build();
    m_step.setInterval(1000);
    connect(&m_step, &QTimer::timeout, this, [this] {
        if (m_slider->value() >= m_slider->maximum())
            return play();
        m_slider->setValue(m_slider->value() + 1);
    });
    connect(&session, &CampaignSession::changed, this, [this] {
        const bool today = m_slider->value() == m_slider->maximum();
        refresh();
        if (today)
            m_slider->setValue(m_slider->maximum());
    });
    connect(&session, &CampaignSession::opened, this, [this] {
        refresh();
        m_slider->setValue(m_slider->maximum());
    });
    retranslate();
}

QPushButton *TerritoryPanel::button(const char *name)
{
    auto *made = new QPushButton(this);
    made->setObjectName(QString::fromLatin1(name));
    return made;
}

QLayout *TerritoryPanel::makeList()
{
    m_list = new QListWidget(this);
    m_list->setObjectName("map.list");
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMinimumWidth(170);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff); // what has no room elides and stands in the tool tip
    m_about = new QLabel(this);
    m_about->setObjectName("map.about");
    m_about->setTextFormat(Qt::PlainText);
    m_about->setWordWrap(true);
    m_about->setContentsMargins(4, 8, 12, 8);
    m_owner = button("map.change");
    m_edit = button("map.edit");
    auto *left = new QVBoxLayout;
    left->setContentsMargins(8, 6, 0, 10);
    left->setSpacing(6);
    left->addWidget(m_list, 3);
    left->addWidget(m_about, 0);
    auto *buttons = new QWidget(this); // one below the other where the map needs the room
    auto *flow = new FlowLayout(buttons);
    flow->addWidget(m_owner);
    flow->addWidget(m_edit);
    left->addWidget(buttons);
    return left;
}

QLayout *TerritoryPanel::makeMap()
{
    m_map = new MapView(this);
    m_map->setObjectName("map.view");
    m_bars = new HeldBars(this);
    m_slider = new QSlider(Qt::Horizontal, this);
    m_slider->setObjectName("map.slider");
    m_slider->setPageStep(1);
    m_slider->setTickPosition(QSlider::TicksBelow);
    m_slider->setTickInterval(1);
    m_play = button("map.play");
    m_today = button("map.today");
    m_when = new QLabel(this);
    m_when->setObjectName("map.when");
    m_when->setTextFormat(Qt::PlainText);
    m_when->setWordWrap(true);
    // The slider stands first: in sight however low the panel is, and never moved by the words below it.
    auto *time = new QHBoxLayout;
    time->addWidget(m_slider, 1);
    time->addWidget(m_play);
    auto *head = new QHBoxLayout;
    head->addWidget(m_when, 1);
    head->addWidget(m_today);
    auto *right = new QVBoxLayout;
    right->setContentsMargins(14, 8, 14, 10);
    right->setSpacing(6);
    right->addLayout(time);
    right->addLayout(head);
    right->addWidget(m_map, 1);
    right->addWidget(m_bars);
    return right;
}

void TerritoryPanel::build()
{
    auto *page = new QWidget(this);
    auto *row = new QHBoxLayout(page);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addLayout(makeList(), 1);
    row->addLayout(makeMap(), 3);
    m_empty = new EmptyState(this);
    m_empty->setIcon("layout");
    m_empty->addAction(m_draw, true);
    m_stack = new QStackedWidget(this);
    auto *scroll = new QScrollArea(this); // a narrow window must not be made wider by it
    scroll->setObjectName("map.scroll");
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    page->setProperty("panel", true);
    page->setAttribute(Qt::WA_StyledBackground);
    scroll->setWidget(page);
    m_stack->addWidget(scroll);
    m_stack->addWidget(m_empty);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_stack);
    connect(m_slider, &QSlider::valueChanged, this, &TerritoryPanel::refresh);
    connect(m_map, &MapView::chosen, this, &TerritoryPanel::setArea);
    connect(m_map, &MapView::activated, this, [this] { m_owner->click(); });
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (item)
            setArea(item->data(Qt::UserRole).toString());
    });
    connect(m_owner, &QPushButton::clicked, this, [this] { m_desk.changeOwner(m_area); });
    connect(m_edit, &QPushButton::clicked, this, [this] { m_draw->trigger(); });
    connect(m_play, &QPushButton::clicked, this, &TerritoryPanel::play);
    connect(m_today, &QPushButton::clicked, this, [this] { m_slider->setValue(m_slider->maximum()); });
}

int TerritoryPanel::shown() const
{
    return m_slider->value();
}

void TerritoryPanel::play()
{
    if (m_step.isActive()) {
        m_step.stop();
    } else {
        if (m_slider->value() == m_slider->maximum())
            m_slider->setValue(0);
        m_step.start();
    }
    m_play->setText(m_step.isActive() ? tr("Stop") : tr("Play"));
}

void TerritoryPanel::setArea(const QString &area)
{
    m_area = area;
    m_map->setCurrent(area);
    for (int i = 0; i < m_list->count(); ++i) {
        if (m_list->item(i)->data(Qt::UserRole).toString() == area && m_list->currentRow() != i) {
            const QSignalBlocker block(m_list);
            m_list->setCurrentRow(i);
        }
    }
    showArea();
}

void TerritoryPanel::refresh()
{
    const CampaignState &state = m_session.state();
    const bool any = m_session.document() && !state.map.areas.isEmpty();
    m_stack->setCurrentIndex(any ? 0 : 1);
    if (!any)
        m_step.stop();
    {
        const QSignalBlocker block(m_slider);
        m_slider->setRange(0, state.fought());
    }
    if (m_pictureBytes != state.map.picture) {
        m_pictureBytes = state.map.picture;
        m_picture = m_pictureBytes.isEmpty() ? QImage() : archive::readPicture(m_pictureBytes, longestMapSide);
    }
    const bool today = shown() == state.fought();
    m_map->setMap(share::mapDrawing(state, today ? -1 : shown(), m_picture.size()), state.players, m_picture);
    m_bars->setState(state, shown());
    const QString when = shown() == 0 ? tr("At the start") : tr("After mission %1").arg(shown());
    const QString news = share::mapNews(state, shown());
    m_when->setText(today                ? (news.isEmpty() ? tr("Today") : tr("Today. %1").arg(news))
                        : news.isEmpty() ? tr("%1. You look at the past.").arg(when)
                                         : tr("%1. %2 You look at the past.").arg(when, news));
    m_today->setVisible(!today);
    m_owner->setEnabled(today && any);
    m_owner->setToolTip(today ? QString() : tr("Only today's map can change."));
    fillList();
    setArea(m_map->drawing().shapes.isEmpty() ? QString() : m_map->current());
}

void TerritoryPanel::fillList()
{
    const QSignalBlocker block(m_list);
    const CampaignState &state = m_session.state();
    m_list->clear();
    for (const share::MapShape &shape : m_map->drawing().shapes) {
        const QString owner = shape.owner.isEmpty() ? tr("nobody") : shape.ownerName;
        auto *line = new QListWidgetItem(
            shape.since > 0
                ? tr("%1: %2, M%3", "area, who holds it, number of the mission").arg(shape.name, owner, QString::number(shape.since))
                : tr("%1: %2", "area, who holds it").arg(shape.name, owner),
            m_list);
        line->setIcon(squareOf(share::playerColour(state.players, shape.owner), devicePixelRatioF()));
        line->setData(Qt::UserRole, shape.id);
        line->setData(Qt::AccessibleTextRole, shape.words);
        line->setToolTip(shape.words);
    }
}

void TerritoryPanel::showArea()
{
    const AreaState *area = m_session.state().map.area(m_area);
    QStringList lines;
    if (area) {
        lines.append(area->area.name);
        if (!area->area.gives.isEmpty())
            lines.append(tr("Gives: %1").arg(area->area.gives));
        lines += share::areaHistory(m_session.state(), m_area).mid(0, 5);
    }
    m_about->setText(lines.join(QLatin1Char('\n')));
}

void TerritoryPanel::retranslate()
{
    m_empty->setTexts(tr("This campaign has no map."),
                      tr("Areas that change hands by missions: on hexes, or on a picture of your own. A campaign does not need one."));
    m_list->setAccessibleName(tr("Areas"));
    m_slider->setAccessibleName(tr("Mission that the map is shown after"));
    m_owner->setText(tr("Change the holder…"));
    m_edit->setText(tr("Edit the map…"));
    m_today->setText(tr("Back to today"));
    m_play->setText(m_step.isActive() ? tr("Stop") : tr("Play"));
    refresh();
}

} // namespace muster::app

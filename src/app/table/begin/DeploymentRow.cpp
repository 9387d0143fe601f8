// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/begin/DeploymentRow.h"

#include "app/table/board/TickBox.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/Segments.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QToolButton>

namespace muster::app {

using namespace battle;
using packs::TablePlace;

DeploymentRow::DeploymentRow(BeginDraft &draft, int side, const UnitAtStart &unit, QWidget *parent)
    : QWidget(parent), m_draft(draft), m_side(side), m_unit(unit.id), m_name(unit.name)
{
    setObjectName("table.deploy." + unit.id);
    setFocusPolicy(Qt::StrongFocus);
    m_ids = {QString()};
    m_words = {tr("Table")};
    const auto &places = draft.preview().rules.places;
    bool transport = places.isEmpty();
    for (const TablePlace &place : places) {
        transport = transport || place.kind == TablePlace::Kind::Transport;
        if (place.kind != TablePlace::Kind::Reserve && place.kind != TablePlace::Kind::Ambush)
            continue;
        m_ids.append(place.id);
        m_words.append(place.kind == TablePlace::Kind::Reserve ? tr("Reserve") : tr("Ambush"));
    }
    if (places.isEmpty()) {
        m_ids.append(QStringLiteral("reserve"));
        m_words.append(tr("Reserve"));
    }
    m_label = new ElidedLabel(this);
    m_label->setFont(roleFont(FontRole::BodyMedium));
    m_places = new Segments(this);
    m_places->setChoices(m_words);
    for (auto *button : m_places->findChildren<QToolButton *>())
        button->setMinimumHeight(TickBox::side - 4);
    m_rides = new QToolButton(this);
    m_rides->setObjectName("table.rides." + unit.id);
    m_rides->setIcon(icons::icon("rides"));
    m_rides->setPopupMode(QToolButton::InstantPopup);
    m_rides->setMinimumSize(TickBox::side, TickBox::side - 4);
    m_rides->setProperty("tableToggle", true);
    m_rides->setMenu(new QMenu(m_rides));
    m_rides->setVisible(transport);
    connect(m_rides->menu(), &QMenu::aboutToShow, this, &DeploymentRow::fillCarriers);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(unit.joins.isEmpty() ? 12 : 30, 3, 12, 3);
    row->setSpacing(6);
    row->addWidget(m_label, 1);
    row->addWidget(m_places);
    row->addWidget(m_rides);
    connect(m_places, &Segments::chosen, this, &DeploymentRow::choose);
    refresh();
}

void DeploymentRow::choose(int index)
{
    m_draft.setPlace(m_unit, m_ids.value(index));
}

void DeploymentRow::fillCarriers()
{
    QMenu *menu = m_rides->menu();
    menu->clear();
    connect(menu->addAction(tr("On its own")), &QAction::triggered, this, [this] { m_draft.setPlace(m_unit, {}); });
    const Begun *begun = m_draft.preview().begun();
    if (!begun || m_side >= begun->sides.size())
        return;
    for (const UnitAtStart &unit : begun->sides.at(m_side).units) {
        if (unit.id == m_unit || m_draft.place(unit.id) == "inside:" + m_unit)
            continue;
        QAction *action = menu->addAction(tr("rides in %1").arg(literal(unit.name)));
        connect(action, &QAction::triggered, this, [this, id = unit.id] { m_draft.setPlace(m_unit, "inside:" + id); });
    }
}

void DeploymentRow::refresh()
{
    const QString place = m_draft.place(m_unit);
    QString carrier;
    const Begun *begun = m_draft.preview().begun();
    if (place.startsWith(QLatin1String("inside:")) && begun && m_side < begun->sides.size()) {
        for (const UnitAtStart &unit : begun->sides.at(m_side).units) {
            if (unit.id == place.mid(7))
                carrier = unit.name;
        }
    }
    m_places->setCurrentIndex(carrier.isEmpty() ? int(std::max<qsizetype>(0, m_ids.indexOf(place))) : -1);
    m_label->setText(carrier.isEmpty() ? m_name : tr("%1, rides in %2").arg(m_name, carrier));
    setAccessibleName(carrier.isEmpty() ? tr("%1: %2").arg(m_name, m_words.value(m_places->currentIndex())) : m_label->text());
    m_rides->setAccessibleName(tr("%1: in which transport").arg(m_name));
    m_rides->setToolTip(tr("In which transport"));
}

void DeploymentRow::keyPressEvent(QKeyEvent *event)
{
    const int index = event->key() - Qt::Key_1;
    if (index >= 0 && index < m_ids.size() && event->modifiers() == Qt::NoModifier)
        choose(index);
    else
        QWidget::keyPressEvent(event);
}

void DeploymentRow::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void DeploymentRow::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void DeploymentRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setPen(color(Token::Line2));
    painter.drawLine(0, height() - 1, width(), height() - 1);
    if (hasFocus()) {
        painter.setPen(QPen(color(Token::Focus), 2));
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -2));
    }
}

} // namespace muster::app

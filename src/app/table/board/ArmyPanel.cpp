// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/ArmyPanel.h"

#include "app/table/board/ArmyDelegate.h"
#include "app/table/board/ArmyModel.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>

namespace muster::app {

using namespace battle;

ArmyPanel::ArmyPanel(TableSession &session, bool theirs, QWidget *parent)
    : QListView(parent), m_session(session), m_verbs(session), m_model(new ArmyModel(session, theirs, this)),
      m_delegate(new ArmyDelegate(*m_model, session, this)), m_theirs(theirs)
{
    setObjectName(theirs ? "table.theirs" : "table.mine");
    setModel(m_model);
    setItemDelegate(m_delegate);
    setMouseTracking(true);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setSelectionMode(SingleSelection);
    setTabKeyNavigation(false);
    setProperty("panel", true);
    connect(&session, &TableSession::opened, this, &ArmyPanel::follow);
    connect(&session, &TableSession::opened, viewport(), qOverload<>(&QWidget::update));
    connect(&session, &TableSession::changed, this, &ArmyPanel::follow);
    connect(&session, &TableSession::chosen, this, &ArmyPanel::follow);
    connect(&Theme::current(), &Theme::changed, viewport(), qOverload<>(&QWidget::update));
    retranslate();
}

void ArmyPanel::retranslate()
{
    setAccessibleName(m_theirs ? tr("Opposing army") : tr("Own army"));
    follow();
}

void ArmyPanel::follow()
{
    m_model->refresh();
    const QModelIndex selected = m_model->indexOfUnit(m_session.current());
    if (selected.isValid() && selected != currentIndex() && !hasFocus())
        setCurrentIndex(selected);
    if (m_selected != m_session.current()) {
        for (const QString &unit : {m_selected, m_session.current()})
            update(m_model->indexOfUnit(unit));
        m_selected = m_session.current();
    }
    if (m_model->rowCount() == 0)
        viewport()->update(); // why nobody stands here
}

// A list lays out all of its rows anew when one of them says something else; a tile that keeps its height is only painted.
void ArmyPanel::dataChanged(const QModelIndex &first, const QModelIndex &last, const QList<int> &roles)
{
    QStyleOptionViewItem option;
    initViewItemOption(&option);
    if (first == last && visualRect(first).height() == m_delegate->sizeHint(option, first).height())
        QAbstractItemView::dataChanged(first, last, roles);
    else
        QListView::dataChanged(first, last, roles);
}

QString ArmyPanel::unitAt(const QModelIndex &index) const
{
    const ArmyRow *row = m_model->row(index);
    return row && (row->kind == ArmyRow::Kind::Unit || row->kind == ArmyRow::Kind::Gone) ? row->key : QString();
}

void ArmyPanel::tap(const QString &unit)
{
    const UnitState *tapped = m_session.state().unit(unit);
    const UnitState *selected = m_session.currentUnit();
    if (!tapped)
        return;
    const bool enemy = selected && m_session.isTheirs(selected->side) != m_session.isTheirs(tapped->side);
    if (enemy && m_session.target() != unit)
        m_session.setTarget(unit);
    else
        emit opened(unit);
}

void ArmyPanel::mousePressEvent(QMouseEvent *event)
{
    QListView::mousePressEvent(event);
    m_pressed = event->button() == Qt::LeftButton ? indexAt(event->pos()) : QModelIndex();
}

void ArmyPanel::mouseReleaseEvent(QMouseEvent *event)
{
    QListView::mouseReleaseEvent(event);
    const QModelIndex index = indexAt(event->pos());
    if (event->button() != Qt::LeftButton || !index.isValid() || index != m_pressed)
        return;
    const ArmyRow *row = m_model->row(index);
    const QString unit = unitAt(index);
    if (row && row->kind == ArmyRow::Kind::Formation)
        return m_verbs.toggleFormation(row->side, QString(row->name));
    if (unit.isEmpty())
        return;
    if (row->kind == ArmyRow::Kind::Gone)
        emit goneTapped(unit, viewport()->mapToGlobal(event->pos()));
    else if (event->pos().x() >= viewport()->width() - ArmyDelegate::ring)
        m_verbs.toggleDone(unit);
    else
        tap(unit);
}

// Arrow keys walk through the tiles; the page follows within the army it belongs to.
void ArmyPanel::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QListView::currentChanged(current, previous);
    const QString unit = unitAt(current);
    const UnitState *selected = m_session.currentUnit();
    const bool mine = !selected || m_session.isTheirs(selected->side) == m_theirs;
    if (hasFocus() && !unit.isEmpty() && mine && !m_pressed.isValid() && unit != m_session.current())
        emit opened(unit);
}

bool ArmyPanel::keyVerb(int key, const QString &text, const QString &unit)
{
    if (text == QLatin1String("-"))
        m_verbs.hurt(unit);
    else if (text == QLatin1String("+") || text == QLatin1String("="))
        m_session.state().unit(unit)->isOut() ? m_verbs.bringBack(unit) : m_verbs.heal(unit);
    else if (key == Qt::Key_Space)
        m_verbs.toggleDone(unit);
    else if (key == Qt::Key_G)
        m_session.setTarget(unit);
    else if (key == Qt::Key_E)
        emit eliminatedByWanted(unit);
    else if (key == Qt::Key_N)
        m_verbs.nextTurn();
    else if (key == Qt::Key_U || key == Qt::Key_S || key == Qt::Key_T) {
        const int number = key == Qt::Key_U ? 0 : key == Qt::Key_S ? 1 : 2;
        if (number < m_session.rules().markers.size())
            m_verbs.toggleMarker(unit, m_session.rules().markers.at(number).id);
    } else if (key >= Qt::Key_0 && key <= Qt::Key_9)
        emit lossesTyped(key - Qt::Key_0);
    else
        return false;
    return true;
}

void ArmyPanel::keyPressEvent(QKeyEvent *event)
{
    const QString unit = unitAt(currentIndex());
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        if (plain && !unit.isEmpty()) {
            tap(unit);
            return;
        }
    }
    if (plain && !unit.isEmpty() && keyVerb(event->key(), event->text(), unit)) {
        event->accept();
        return;
    }
    const ArmyRow *row = m_model->row(currentIndex());
    if (plain && event->key() == Qt::Key_Space && row && row->kind == ArmyRow::Kind::Formation)
        return m_verbs.toggleFormation(row->side, QString(row->name));
    m_pressed = QModelIndex();
    QListView::keyPressEvent(event);
}

// Nobody stands here: it says why.
void ArmyPanel::paintEvent(QPaintEvent *event)
{
    QListView::paintEvent(event);
    if (m_model->rowCount() > 0)
        return;
    QPainter painter(viewport());
    painter.setFont(roleFont(FontRole::Body));
    painter.setPen(color(Token::Text2));
    const QString words = !m_session.document()
        ? (m_theirs ? tr("The opponent’s units stand here once a battle has begun.") : tr("Your units stand here once a battle has begun."))
        : tr("Just a name: no units to keep track of.");
    painter.drawText(viewport()->rect().adjusted(24, 24, -24, -24), Qt::AlignHCenter | Qt::AlignTop | Qt::TextWordWrap, words);
}

void ArmyPanel::resizeEvent(QResizeEvent *event)
{
    QListView::resizeEvent(event);
    m_delegate->setCompact(window() && window()->height() < 800);
    scheduleDelayedItemsLayout();
}

} // namespace muster::app

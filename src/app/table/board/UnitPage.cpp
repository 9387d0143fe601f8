// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/UnitPage.h"

#include "app/table/TableWords.h"
#include "app/table/board/AttackBox.h"
#include "app/table/board/LossColumns.h"
#include "app/table/board/TickBox.h"
#include "app/table/board/UnitBoxes.h"
#include "app/table/board/UnitMarkers.h"
#include "app/table/board/UnitOffers.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/EmptyState.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

namespace muster::app {

using namespace battle;
using packs::TablePlace;

namespace {

constexpr int tileSide = 48;

QPixmap tilePicture(const QString &icon, const GameColours &game, qreal ratio)
{
    QPixmap picture(QSize(tileSide, tileSide) * ratio);
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    paint::unitTile(painter, QRectF(0, 0, tileSide, tileSide), icon, game);
    return picture;
}

} // namespace

UnitPage::UnitPage(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_verbs(session)
{
    setProperty("fingers", true);
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    m_attack = new AttackBox(session);
    auto *body = new QWidget;
    body->setProperty("panel", true);
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(buildState());
    column->addWidget(buildPlace());
    column->addWidget(m_attack);
    column->addStretch();
    m_scroll = new QScrollArea;
    m_scroll->setWidget(body);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus); // what is in it has the keyboard
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setObjectName("table.unit.scroll");
    connect(m_attack, &AttackBox::answered, this, &UnitPage::showAnswer, Qt::QueuedConnection); // laid out by then
    m_empty = new EmptyState;
    m_empty->setIcon("table");
    m_pages = new QStackedWidget(this);
    m_pages->addWidget(m_scroll);
    m_pages->addWidget(m_empty);
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_pages);
    connect(&session, &TableSession::opened, this, &UnitPage::refresh);
    connect(&session, &TableSession::changed, this, &UnitPage::refresh);
    connect(&session, &TableSession::chosen, this, &UnitPage::refresh);
    connect(&Theme::current(), &Theme::changed, this, &UnitPage::refresh);
    retranslate();
}

void UnitPage::setHome(QWidget *home)
{
    m_pages->addWidget(home);
    refresh();
}

QWidget *UnitPage::buildHead()
{
    auto *head = new QWidget;
    m_tile = new QLabel(head);
    m_name = new ElidedLabel(head);
    m_name->setObjectName("table.unit.name");
    m_name->setFont(roleFont(FontRole::PageTitle));
    m_code = new QLabel(head);
    m_code->setTextFormat(Qt::PlainText);
    m_code->setFont(roleFont(FontRole::CaptionMedium));
    m_code->setProperty("role", "second");
    m_detail = new ElidedLabel(head);
    m_detail->setProperty("role", "second");
    m_done = new QPushButton(head);
    m_done->setObjectName("table.done");
    m_done->setProperty("primary", true);
    m_done->setMinimumHeight(TickBox::side);
    connect(m_done, &QPushButton::clicked, this, [this] { m_verbs.toggleDone(m_session.current()); });
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    auto *first = new QHBoxLayout;
    first->setSpacing(8);
    first->addWidget(m_name);
    first->addWidget(m_code, 0, Qt::AlignBottom);
    first->addStretch();
    names->addLayout(first);
    names->addWidget(m_detail);
    auto *row = new QHBoxLayout(head);
    row->setContentsMargins(14, 12, 14, 6);
    row->setSpacing(10);
    row->addWidget(m_tile);
    row->addLayout(names, 1);
    row->addWidget(m_done);
    return head;
}

QWidget *UnitPage::buildState()
{
    auto *state = new QWidget;
    m_boxes = new UnitBoxes(m_session, state);
    m_markers = new UnitMarkers(m_session, state);
    m_offers = new UnitOffers(m_session, state);
    m_eliminated = new QPushButton(state);
    m_eliminated->setObjectName("table.eliminated");
    m_eliminated->setIcon(icons::icon("killed"));
    m_eliminated->setMinimumHeight(TickBox::side);
    connect(m_eliminated, &QPushButton::clicked, this, [this] {
        const UnitState *unit = m_session.currentUnit();
        const QPoint at = m_eliminated->mapToGlobal(QPoint(0, m_eliminated->height()));
        if (unit && unit->isOut())
            showGone(unit->id, at);
        else if (unit)
            showKillers(unit->id, at);
    });
    auto *boxes = new QHBoxLayout;
    boxes->setSpacing(12);
    boxes->addWidget(m_boxes, 1);
    boxes->addWidget(m_eliminated, 0, Qt::AlignTop);
    auto *column = new QVBoxLayout(state);
    column->setContentsMargins(14, 4, 14, 6);
    column->setSpacing(8);
    column->addLayout(boxes);
    column->addWidget(m_markers);
    column->addWidget(m_offers);
    return state;
}

QWidget *UnitPage::buildPlace()
{
    auto *where = new QWidget;
    m_placeLabel = new QLabel(where);
    m_placeLabel->setProperty("role", "second");
    m_place = new Combo(where);
    m_place->setObjectName("table.place");
    m_place->setMinimumHeight(TickBox::side);
    m_placeLabel->setBuddy(m_place);
    m_note = new QLineEdit(where);
    m_note->setObjectName("table.note");
    m_note->setMinimumHeight(TickBox::side - 2);
    m_note->setMaxLength(2000);
    connect(m_place, &Combo::activated, this, &UnitPage::takePlace);
    connect(m_note, &QLineEdit::returnPressed, this, [this] {
        const QString words = m_note->text().trimmed();
        m_note->clear();
        if (!words.isEmpty())
            m_verbs.note(m_session.current(), words);
    });
    auto *row = new QHBoxLayout(where);
    row->setContentsMargins(14, 0, 14, 8);
    row->setSpacing(8);
    row->addWidget(m_placeLabel);
    row->addWidget(m_place, 1);
    row->addWidget(m_note, 1);
    return where;
}

void UnitPage::retranslate()
{
    setAccessibleName(tr("Unit"));
    m_empty->setTexts(tr("No unit is selected"), tr("Tap a unit of one of the armies."));
    m_eliminated->setText(tr("Eliminated by…"));
    m_placeLabel->setText(tr("Where"));
    m_place->setAccessibleName(tr("Where the unit is"));
    m_note->setPlaceholderText(tr("Note, Enter writes it into the log"));
    m_note->setAccessibleName(tr("Note about this unit"));
    m_placesOf.clear();
    m_attack->retranslate();
    m_offers->retranslate();
    refresh();
}

void UnitPage::refresh()
{
    const UnitState *unit = m_session.currentUnit();
    m_pages->setCurrentIndex(unit ? 0 : !m_session.document() && m_pages->count() > 2 ? 2 : 1);
    if (!unit)
        return;
    if (unit->id != m_shownUnit) {
        m_shownUnit = unit->id;
        m_aimed = m_session.target(); // who was aimed at before needs no look
        m_scroll->verticalScrollBar()->setValue(0);
    }
    const UnitLook &look = m_session.armies().look(unit->id);
    m_tile->setPixmap(tilePicture(look.icon, m_session.colours(), devicePixelRatioF()));
    m_name->setText(unit->name);
    m_code->setText(look.code);
    QStringList details;
    if (unit->side < m_session.state().sides.size())
        details.append(tablewords::sideName(m_session.state().sides.at(unit->side)));
    if (!look.detail.isEmpty())
        details.append(look.detail);
    if (unit->points > 0)
        details.append(tr("%n point(s)", nullptr, unit->points));
    m_detail->setText(details.join(QStringLiteral(", ")));
    m_done->setText(unit->activated ? tr("May act again") : tr("End activation"));
    m_done->setIcon(icons::icon(unit->activated ? "undo" : "check", Token::OnAccent, Token::OnAccent));
    m_done->setAccessibleName(tr("%1: %2").arg(readable(m_done->text()), unit->name));
    m_eliminated->setText(unit->isOut() ? tr("Eliminated…") : tr("Eliminated by…"));
    m_boxes->refresh();
    m_markers->refresh();
    m_offers->refresh();
    refreshPlace(*unit);
    m_attack->refresh();
}

void UnitPage::refreshPlace(const UnitState &unit)
{
    QStringList key{unit.id, m_session.language()};
    for (const UnitState &each : m_session.state().units) {
        if (each.side == unit.side && !each.isOut())
            key.append(each.id);
    }
    if (const QString now = key.join('\n'); now != m_placesOf) {
        m_placesOf = now;
        m_place->clear();
        QList<TablePlace> places = m_session.rules().places;
        if (places.isEmpty())
            places = {
                {"board", {}, TablePlace::Kind::Board}, {"reserve", {}, TablePlace::Kind::Reserve}, {"off", {}, TablePlace::Kind::Off}};
        for (const TablePlace &place : std::as_const(places)) {
            if (place.kind != TablePlace::Kind::Transport)
                m_place->addItem(tablewords::placeName(place, m_session.language()),
                                 place.id == QLatin1String("board") ? QString() : place.id);
        }
        for (const UnitState &each : m_session.state().units) {
            if (each.side == unit.side && !each.isOut() && each.id != unit.id && each.inside != unit.id)
                m_place->addItem(tr("in %1").arg(each.name), "inside:" + each.id);
        }
    }
    const QString at = unit.inside.isEmpty() ? (unit.place == QLatin1String("board") ? QString() : unit.place) : "inside:" + unit.inside;
    m_place->setCurrentIndex(std::max(0, m_place->findData(at)));
}

// On a low screen the results stand below the boxes: whoever aims wants to tap one of them, or the button below them.
void UnitPage::showAnswer()
{
    if (m_session.target() == m_aimed)
        return;
    m_aimed = m_session.target();
    if (m_attack->columns()->isVisible())
        m_scroll->ensureWidgetVisible(m_attack->columns(), 0, 8 + TickBox::side + 8);
}

void UnitPage::takePlace(int index)
{
    const QString place = m_place->itemData(index).toString();
    const UnitState *unit = m_session.currentUnit();
    if (!unit)
        return;
    if (place.startsWith(QLatin1String("inside:"))) {
        const UnitState *carrier = m_session.state().unit(place.mid(7));
        m_verbs.move(m_session.current(), carrier ? carrier->place : QString(), place.mid(7));
    } else {
        m_verbs.move(m_session.current(), place);
    }
}

void UnitPage::fillKillers(QMenu &menu, const QString &unit, const std::function<void(const QString &)> &then) const
{
    const BattleState &state = m_session.state();
    const UnitState *victim = state.unit(unit);
    if (!victim)
        return;
    // Whoever is selected or was aimed from is the likely one.
    QVector<const UnitState *> killers;
    for (const UnitState &each : state.units) {
        if (m_session.isTheirs(each.side) == m_session.isTheirs(victim->side) || each.isOut())
            continue;
        each.id == m_session.current() || each.id == m_session.target() ? killers.prepend(&each) : killers.append(&each);
    }
    const auto add = [&](const QString &icon, const QString &name, const QString &id) {
        QAction *action = icon.isEmpty() ? menu.addAction(literal(name)) : menu.addAction(icons::icon(icon), literal(name));
        QObject::connect(action, &QAction::triggered, this, [then, id] { then(id); });
    };
    for (const UnitState *each : std::as_const(killers))
        add(m_session.armies().look(each->id).icon, each->name, each->id);
    menu.addSeparator();
    for (int i = 0; i < state.sides.size(); ++i) {
        if (m_session.isTheirs(i) != m_session.isTheirs(victim->side))
            add({}, tr("%1, nobody in particular").arg(state.sides.at(i).name), state.sides.at(i).id);
    }
    add({}, tr("By nobody"), {});
}

void UnitPage::showKillers(const QString &unit, const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName("table.killers");
    fillKillers(*menu, unit, [this, unit](const QString &by) { m_verbs.eliminate(unit, by); });
    menu->popup(at);
}

void UnitPage::showGone(const QString &unit, const QPoint &at)
{
    const BattleState &state = m_session.state();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName("table.gone");
    QAction *back = menu->addAction(icons::icon("undo"), tr("It is still in the battle"));
    connect(back, &QAction::triggered, this, [this, unit] { m_verbs.bringBack(unit); });
    QAction *page = menu->addAction(tr("Show its page"));
    connect(page, &QAction::triggered, this, [this, unit] { m_session.setCurrent(unit); });
    for (const BattleKill &kill : state.kills) {
        if (state.units.at(kill.unit).id != unit)
            continue;
        QMenu *by = menu->addMenu(tr("Eliminated by"));
        fillKillers(*by, unit, [this, kill](const QString &killer) { m_verbs.nameKiller(kill, killer); });
        break;
    }
    menu->popup(at);
}

} // namespace muster::app

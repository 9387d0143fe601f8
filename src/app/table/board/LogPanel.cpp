// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/LogPanel.h"

#include "app/table/board/BattlePictures.h"
#include "app/table/board/LogDelegate.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/EmptyState.h"
#include "text/Spoken.h"

#include <QAction>
#include <QInputDialog>
#include <QLabel>
#include <QListView>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

using namespace battle;

namespace {

constexpr int mostEntries = 200; ///< a long battle has thousands: all of them are one tap away

QString logIcon(const QString &type)
{
    static const QMap<QString, QString> icons{
        {"begun", "table"},   {"turn", "history"},      {"phase", "history"},    {"activated", "check"}, {"damaged", "target"},
        {"healed", "plus"},   {"eliminated", "killed"}, {"ammunition", "minus"}, {"marker", "tag"},      {"marker-cleared", "tag"},
        {"moved", "move-up"}, {"card", "card"},         {"dice", "dice"},        {"scored", "score"},    {"resource", "plus"},
        {"scanned", "radar"}, {"token", "radar"},       {"secondary", "eye"},    {"note", "note"},       {"picture", "image"},
        {"ended", "trophy"},  {"correction", "pencil"}};
    return icons.value(type, QStringLiteral("info"));
}

} // namespace

QVariant LogModel::data(const QModelIndex &index, int role) const
{
    const LogRow *shown = row(index);
    if (!shown)
        return {};
    if (role == Qt::DisplayRole)
        return shown->text;
    if (role == Qt::ToolTipRole) // a row may be narrower than its words
        return QStringLiteral("<qt>") + shown->text.toHtmlEscaped() + QStringLiteral("</qt>");
    if (role == Qt::AccessibleTextRole)
        return shown->turn.isEmpty() ? shown->text : shown->turn + QStringLiteral(": ") + shown->text;
    return {};
}

void LogModel::refresh(int most, int turn)
{
    std::vector<LogRow> rows;
    const auto &log = m_session.state().log;
    for (auto line = log.rbegin(); line != log.rend() && (turn >= 0 || int(rows.size()) < most); ++line) {
        if (turn >= 0 && line->turn != turn)
            continue;
        LogRow made;
        made.key = line->event;
        made.turn = line->turn > 0 ? tr("Turn %1").arg(line->turn) : QString();
        made.text = text::spoken(line->text);
        made.icon = logIcon(line->type);
        made.corrected = line->corrected;
        rows.push_back(std::move(made));
    }
    setRows(std::move(rows));
}

LogPanel::LogPanel(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_model(new LogModel(session, this))
{
    setProperty("fingers", true);
    setProperty("panel", true);
    m_reminder = new QLabel(this);
    m_reminder->setObjectName("table.reminder");
    m_reminder->setTextFormat(Qt::PlainText);
    m_reminder->setWordWrap(true);
    m_reminder->setProperty("ground", "alt");
    m_reminder->setContentsMargins(14, 6, 14, 6);
    m_view = new QListView(this);
    m_view->setObjectName("table.log");
    m_view->setModel(m_model);
    auto *delegate = new LogDelegate(*m_model, m_view);
    m_view->setItemDelegate(delegate);
    m_view->setUniformItemSizes(true);
    m_view->setMouseTracking(true);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_empty = new EmptyState(this);
    m_empty->setIcon("history");
    buildFoot();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_reminder);
    column->addWidget(m_view, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_foot);
    setFocusProxy(m_view);
    connect(m_view, &QListView::clicked, this, [this](const QModelIndex &index) {
        showCorrections(index, m_view->viewport()->mapToGlobal(m_view->visualRect(index).bottomRight() - QPoint(200, 0)));
    });
    connect(m_view, &QListView::activated, this, [this](const QModelIndex &index) {
        if (!m_view->underMouse())
            showCorrections(index, m_view->viewport()->mapToGlobal(m_view->visualRect(index).center()));
    });
    connect(&session, &TableSession::opened, this, [this] { showTurn(-1); });
    connect(&session, &TableSession::changed, this, &LogPanel::refresh);
    connect(&Theme::current(), &Theme::changed, m_view->viewport(), qOverload<>(&QWidget::update));
    retranslate();
}

void LogPanel::buildFoot()
{
    m_all = new QToolButton(this);
    m_all->setObjectName("table.log.all");
    m_all->setCheckable(true);
    m_all->setProperty("quiet", true);
    m_foot = new QWidget(this);
    m_turns = new Combo(m_foot);
    m_turns->setObjectName("table.log.turn");
    m_everyTurn = new QToolButton(m_foot);
    m_everyTurn->setObjectName("table.log.everyTurn");
    m_everyTurn->setIcon(icons::icon("close"));
    m_everyTurn->setProperty("quiet", true);
    m_everyTurn->setFocusPolicy(Qt::StrongFocus);
    auto *foot = new QHBoxLayout(m_foot);
    foot->setContentsMargins(12, 2, 12, 2);
    foot->addWidget(m_turns);
    foot->addWidget(m_everyTurn);
    foot->addStretch();
    foot->addWidget(m_all);
    connect(m_turns, &Combo::activated, this, [this](int index) { showTurn(m_turns->itemData(index).toInt()); });
    connect(m_everyTurn, &QToolButton::clicked, this, [this] {
        m_turns->setFocus(Qt::OtherFocusReason); // the button goes
        showTurn(-1);
    });
    connect(m_all, &QToolButton::toggled, this, &LogPanel::refresh);
}

void LogPanel::retranslate()
{
    m_view->setAccessibleName(tr("Log"));
    m_all->setText(tr("All entries"));
    m_turns->setAccessibleName(tr("Turn whose entries are shown"));
    m_everyTurn->setToolTip(tr("Show every turn again"));
    m_everyTurn->setAccessibleName(m_everyTurn->toolTip());
    m_turns->clear();
    m_empty->setTexts(tr("Nothing has happened yet"), tr("Every tap of a battle is written here and can be corrected in its place."));
    refresh();
}

void LogPanel::refresh()
{
    const BattleState &state = m_session.state();
    fillTurns();
    m_model->refresh(m_all->isChecked() ? int(state.log.size()) : mostEntries, m_turn);
    m_all->setVisible(state.log.size() > mostEntries && m_turn < 0);
    m_foot->setVisible(m_turns->count() > 3 || state.log.size() > mostEntries);
    m_view->setVisible(!state.log.isEmpty());
    m_empty->setVisible(state.log.isEmpty());
    setFocusProxy(state.log.isEmpty() ? static_cast<QWidget *>(m_empty) : m_view);
    const packs::TablePhase *phase = m_session.rules().phase(state.phase);
    QStringList words;
    for (const packs::LocalText &reminder : phase ? phase->reminders : QList<packs::LocalText>())
        words.append(reminder.in(m_session.language()));
    for (const MarkerState &card : state.inForce)
        words.append(tr("In force to the end of turn %1: %2").arg(QString::number(card.until), card.text));
    m_reminder->setText(words.join(QLatin1Char('\n')));
    m_reminder->setVisible(!words.isEmpty() && !state.ended);
    emit counted(int(state.log.size()));
}

// A turn that was undone is nobody's choice any more.
void LogPanel::fillTurns()
{
    QList<int> turns;
    for (const LogLine &line : m_session.state().log) {
        if (!turns.contains(line.turn))
            turns.append(line.turn);
    }
    std::sort(turns.begin(), turns.end());
    if (!turns.contains(m_turn))
        m_turn = -1;
    turns.prepend(-1);
    QList<int> known;
    for (int i = 0; i < m_turns->count(); ++i)
        known.append(m_turns->itemData(i).toInt());
    if (known != turns) {
        m_turns->clear();
        for (const int turn : std::as_const(turns))
            m_turns->addItem(turn < 0 ? tr("All turns") : turn == 0 ? tr("Deployment") : tr("Turn %1").arg(turn), turn);
    }
    m_turns->setCurrentIndex(m_turns->findData(m_turn));
    m_turns->setVisible(turns.size() > 3); // deployment and one turn are all there is
    m_everyTurn->setVisible(m_turn >= 0);
}

void LogPanel::showTurn(int turn)
{
    m_turn = turn;
    refresh();
    m_view->scrollToTop();
}

void LogPanel::showCorrections(const QModelIndex &index, const QPoint &at)
{
    const LogRow *row = m_model->row(index);
    if (!row)
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName("table.corrections");
    menu->setAttribute(Qt::WA_DeleteOnClose);
    fillCorrections(*menu, row->key);
    if (menu->isEmpty()) {
        delete menu;
        m_session.say(tr("The beginning stays: begin another battle."));
        return;
    }
    menu->popup(at);
}

void LogPanel::fillCorrections(QMenu &menu, const QString &event)
{
    const Event *recorded = m_session.document() ? m_session.document()->battle().eventNow(event) : nullptr;
    if (!recorded || recorded->as<Begun>())
        return;
    const auto &log = m_session.state().log;
    const auto line = std::find_if(log.begin(), log.end(), [&event](const LogLine &each) { return each.event == event; });
    const QString words = line == log.end() ? QString() : text::spoken(line->text);
    QAction *never = menu.addAction(icons::icon("trash"), tr("It did not happen"));
    connect(never, &QAction::triggered, this,
            [this, event, words] { m_session.correct(tr("Not so: %1").arg(words), event, std::nullopt); });
    const auto number = [&](const QString &label, int now, auto change) {
        QAction *action = menu.addAction(icons::icon("pencil"), label);
        connect(action, &QAction::triggered, this, [this, event, words, now, change, payload = recorded->payload] {
            bool taken = false;
            const int wanted = QInputDialog::getInt(this, tr("Correct the entry"), words, now, -999, 999, 1, &taken);
            Payload other = payload;
            change(other, wanted);
            if (taken && wanted != now)
                m_session.correct(tr("Corrected: %1").arg(words), event, other);
        });
    };
    if (const auto *damaged = recorded->as<Damaged>())
        addDoers(menu, event, recorded->payload, damaged->unit);
    else if (const auto *eliminated = recorded->as<Eliminated>())
        addDoers(menu, event, recorded->payload, eliminated->unit);
    if (const auto *damaged = recorded->as<Damaged>())
        number(tr("Another number of boxes…"), damaged->boxes, [](Payload &other, int n) {
            auto &now = std::get<Damaged>(other);
            now.figure = n > now.boxes ? -1 : now.figure; // more than one figure has: the next ones, too
            now.boxes = n;
        });
    else if (const auto *healed = recorded->as<Healed>())
        number(tr("Another number of boxes…"), healed->boxes, [](Payload &other, int n) { std::get<Healed>(other).boxes = n; });
    else if (const auto *scored = recorded->as<Scored>())
        number(tr("Other points…"), scored->points, [](Payload &other, int n) { std::get<Scored>(other).points = n; });
    else if (const auto *changed = recorded->as<ResourceChanged>())
        number(tr("Another change…"), changed->change, [](Payload &other, int n) { std::get<ResourceChanged>(other).change = n; });
    else if (const auto *dice = recorded->as<DiceRolled>(); dice && !dice->faces.isEmpty()) {
        QAction *action = menu.addAction(icons::icon("pencil"), tr("Other faces…"));
        connect(action, &QAction::triggered, this, [this, event, old = *dice, words] { askFaces(event, old, words); });
    } else if (const auto *picture = recorded->as<BattlePicture>()) {
        QAction *look = menu.addAction(icons::icon("image"), tr("Show the picture"));
        connect(look, &QAction::triggered, this, [this, shown = *picture] { BattlePictures::show(shown, window()); });
    } else if (const auto *note = recorded->as<BattleNote>()) {
        QAction *action = menu.addAction(icons::icon("pencil"), tr("Other words…"));
        connect(action, &QAction::triggered, this, [this, event, old = *note] {
            bool taken = false;
            BattleNote other = old;
            other.text = QInputDialog::getMultiLineText(this, tr("Correct the note"), tr("Note"), old.text, &taken);
            if (taken && other.text != old.text)
                m_session.correct(tr("Corrected: %1").arg(tr("Note")), event, other);
        });
    }
}

// Who did it, where the wrong one was named or nobody.
void LogPanel::addDoers(QMenu &menu, const QString &event, const Payload &payload, const QString &victim)
{
    const BattleState &state = m_session.state();
    const UnitState *hurt = state.unit(victim);
    QMenu *doers = menu.addMenu(icons::icon("pencil"), tr("Done by"));
    for (const UnitState &each : state.units) {
        if (!hurt || m_session.isTheirs(each.side) == m_session.isTheirs(hurt->side))
            continue;
        QAction *action = doers->addAction(icons::icon(m_session.armies().look(each.id).icon), literal(each.name));
        connect(action, &QAction::triggered, this, [this, event, other = payload, by = each.id, name = each.name]() mutable {
            if (auto *damaged = std::get_if<Damaged>(&other)) {
                damaged->by = by;
                damaged->byFigure = -1;
            } else if (auto *eliminated = std::get_if<Eliminated>(&other)) {
                eliminated->by = by;
                eliminated->bySide.clear();
                eliminated->byFigure = -1;
            }
            m_session.correct(tr("Done by %1").arg(name), event, other);
        });
    }
    doers->menuAction()->setVisible(!doers->isEmpty());
}

void LogPanel::askFaces(const QString &event, const DiceRolled &dice, const QString &words)
{
    bool taken = false;
    const QString typedWords = QInputDialog::getText(this, tr("Correct the entry"), words, QLineEdit::Normal,
                                                     dice.faces.join(QLatin1Char(' ')), &taken);
    const QStringList faces = typedWords.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (!taken || faces.isEmpty() || faces == dice.faces)
        return;
    const auto typed = m_session.cup().typed(dice.roll, dice.die, faces);
    if (!typed)
        return m_session.say(text::spoken(typed.error()));
    DiceRolled other = dice;
    other.faces = typed->faces;
    other.rerolled.clear();
    other.before.clear();
    other.byHand = true;
    m_session.correct(tr("Corrected: %1").arg(words), event, other);
}

} // namespace muster::app

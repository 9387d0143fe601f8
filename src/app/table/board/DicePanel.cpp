// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/DicePanel.h"

#include "app/table/TableWords.h"
#include "app/table/board/TickBox.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/FlowLayout.h"
#include "battle/dice/RollResult.h"
#include "text/Spoken.h"

#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

using namespace battle;

namespace {

constexpr int mostFreeDice = 60, mostAdded = 20;

QScrollArea *scrolledDice(QWidget *page, QWidget *parent)
{
    auto *scroll = new QScrollArea(parent);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it has the keyboard
    scroll->setWidget(page);
    return scroll;
}

} // namespace

DicePanel::DicePanel(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    setProperty("fingers", true);
    auto *page = new QWidget;
    page->setProperty("panel", true);
    m_rolls = new Combo(page);
    m_rolls->setObjectName("table.rolls");
    m_who = new Combo(page);
    m_who->setObjectName("table.dice.who");
    m_text = new QLabel(page);
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_text->setProperty("role", "second");
    m_throwRoll = new QPushButton(icons::icon("dice", Token::OnAccent, Token::OnAccent), {}, page);
    m_throwRoll->setObjectName("table.dice.throw");
    m_throwRoll->setProperty("primary", true);
    m_result = new QLabel(page);
    m_result->setObjectName("table.dice.result");
    m_result->setTextFormat(Qt::PlainText);
    m_result->setWordWrap(true);
    m_result->setFont(roleFont(FontRole::BodyStrong));
    m_shown = new QWidget(page);
    auto *flow = new FlowLayout(m_shown);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(6);
    m_again = new QPushButton(icons::icon("refresh"), {}, page);
    m_again->setObjectName("table.dice.again");
    for (QWidget *control : std::initializer_list<QWidget *>{m_rolls, m_who, m_throwRoll, m_again})
        control->setMinimumHeight(TickBox::side);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(14, 10, 14, 10);
    column->setSpacing(8);
    column->addWidget(m_rolls);
    column->addWidget(m_text);
    column->addWidget(buildMore());
    column->addWidget(m_result);
    column->addWidget(m_shown);
    column->addWidget(m_again, 0, Qt::AlignLeft);
    column->addWidget(buildFree());
    column->addWidget(buildHand());
    column->addStretch();
    m_scroll = scrolledDice(page, this);
    m_empty = new EmptyState(this);
    m_empty->setIcon("dice");
    auto *outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(m_empty);
    outer->addWidget(m_scroll);
    connectAll();
    retranslate();
}

// For whom, with which dice besides, and what is added.
QWidget *DicePanel::buildMore()
{
    auto *more = new QWidget;
    m_moreLabel = new QLabel(more);
    m_more = new QSpinBox(more);
    m_more->setRange(-9, 9);
    m_moreLabel->setBuddy(m_more);
    m_plus = new QSpinBox(more);
    m_plus->setObjectName("table.dice.plus");
    m_plus->setPrefix(QStringLiteral("+ "));
    m_plus->setRange(0, mostAdded);
    for (QSpinBox *number : {m_more, m_plus})
        number->setMinimumHeight(TickBox::side);
    auto *row = new QHBoxLayout(more);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(m_who, 1);
    row->addWidget(m_moreLabel);
    row->addWidget(m_more);
    row->addWidget(m_plus);
    row->addWidget(m_throwRoll);
    return more;
}

void DicePanel::connectAll()
{
    connect(m_throwRoll, &QPushButton::clicked, this, &DicePanel::throwRoll);
    connect(m_again, &QPushButton::clicked, this, &DicePanel::throwAgain);
    connect(m_rolls, &Combo::currentIndexChanged, this, &DicePanel::chooseWho);
    connect(m_who, &Combo::currentIndexChanged, this, &DicePanel::takeWho);
    connect(m_more, &QSpinBox::valueChanged, this, &DicePanel::refresh);
    connect(&m_session, &TableSession::opened, this, [this] {
        showDice({});
        refresh();
    });
    connect(&m_session, &TableSession::changed, this, &DicePanel::refresh);
    connect(&m_session, &TableSession::chosen, this, &DicePanel::refresh);
}

QWidget *DicePanel::buildFree()
{
    auto *free = new QWidget;
    m_count = new QSpinBox(free);
    m_count->setRange(1, mostFreeDice);
    m_count->setObjectName("table.dice.count");
    m_dice = new Combo(free);
    m_dice->setObjectName("table.dice.die");
    m_throwFree = new QPushButton(icons::icon("dice"), {}, free);
    m_throwFree->setObjectName("table.dice.free");
    for (QWidget *control : std::initializer_list<QWidget *>{m_count, m_dice, m_throwFree})
        control->setMinimumHeight(TickBox::side);
    connect(m_throwFree, &QPushButton::clicked, this, &DicePanel::throwFree);
    auto *row = new QHBoxLayout(free);
    row->setContentsMargins(0, 6, 0, 0);
    row->addWidget(m_count);
    row->addWidget(m_dice, 1);
    row->addWidget(m_throwFree);
    return free;
}

QWidget *DicePanel::buildHand()
{
    auto *hand = new QWidget;
    m_handLabel = new QLabel(hand);
    m_handLabel->setProperty("role", "second");
    m_handLabel->setWordWrap(true);
    m_faces = new QLineEdit(hand);
    m_faces->setObjectName("table.dice.faces");
    m_faces->setMinimumHeight(TickBox::side - 2);
    m_handLabel->setBuddy(m_faces);
    m_record = new QPushButton(hand);
    m_record->setObjectName("table.dice.record");
    m_record->setMinimumHeight(TickBox::side);
    connect(m_faces, &QLineEdit::returnPressed, this, &DicePanel::recordTyped);
    connect(m_record, &QPushButton::clicked, this, &DicePanel::recordTyped);
    auto *row = new QHBoxLayout;
    row->addWidget(m_faces, 1);
    row->addWidget(m_record);
    auto *column = new QVBoxLayout(hand);
    column->setContentsMargins(0, 6, 0, 0);
    column->addWidget(m_handLabel);
    column->addLayout(row);
    return hand;
}

void DicePanel::retranslate()
{
    setAccessibleName(tr("Dice"));
    m_empty->setTexts(tr("No dice"), tr("The dice of the game that is played lie here."));
    m_rolls->setAccessibleName(tr("Roll of the game"));
    m_who->setAccessibleName(tr("For whom"));
    m_moreLabel->setText(tr("more dice"));
    m_more->setAccessibleName(tr("More or fewer dice than usual"));
    m_plus->setAccessibleName(tr("Added to the sum"));
    m_plus->setToolTip(tr("Added to the sum"));
    m_throwRoll->setText(tr("Throw"));
    m_throwRoll->setAccessibleName(tr("Throw this roll"));
    m_again->setText(tr("Throw the marked dice again"));
    m_count->setAccessibleName(tr("Number of dice"));
    m_dice->setAccessibleName(tr("Kind of dice"));
    m_throwFree->setText(tr("Throw dice"));
    m_handLabel->setText(tr("Thrown on the table: what they show, with spaces between"));
    m_faces->setAccessibleName(tr("What the dice on the table show"));
    m_record->setText(tr("Record"));
    m_built.clear();
    refresh();
}

QString DicePanel::chosenRoll() const
{
    return m_rolls->currentData().toString();
}

void DicePanel::fillRolls()
{
    const packs::TableRules &rules = m_session.rules();
    const QString language = m_session.language();
    QStringList key{language, m_session.document() ? m_session.document()->id() : QString()};
    if (const QString now = key.join('\n'); now == m_built)
        return;
    else
        m_built = now;
    const QSignalBlocker quiet(m_rolls), alsoQuiet(m_who);
    m_rolls->clear();
    for (const packs::TableRoll &roll : rules.rolls)
        m_rolls->addItem(roll.name.in(language), roll.id);
    m_dice->clear();
    for (const packs::TableDie &die : rules.dice)
        m_dice->addItem(die.name.in(language), die.id);
    m_who->clear();
    for (const SideState &side : m_session.state().sides)
        m_who->addItem(side.name, side.id);
    m_who->addItem(tr("all sides"), QStringLiteral("all"));
    m_who->addItem(tr("selected unit"), QStringLiteral("unit"));
    m_empty->setVisible(rules.dice.isEmpty());
    m_scroll->setVisible(!rules.dice.isEmpty());
    const bool plain = rules.rolls.isEmpty();
    for (QWidget *each : std::initializer_list<QWidget *>{m_rolls, m_who, m_text, m_moreLabel, m_more, m_throwRoll})
        each->setVisible(!plain);
    for (QWidget *each : std::initializer_list<QWidget *>{m_count, m_dice, m_throwFree, m_handLabel, m_faces, m_record})
        each->setVisible(!rules.dice.isEmpty());
}

void DicePanel::refresh()
{
    fillRolls();
    const packs::TableRoll *roll = m_session.rules().roll(chosenRoll());
    QStringList words;
    if (roll) {
        if (!roll->text.isEmpty())
            words.append(roll->text.in(m_session.language()));
        words.append(tablewords::neededText(m_session.cup().needed(*roll, moreDice())));
    }
    m_text->setText(words.join(QLatin1Char(' ')));
    m_plus->setVisible(isInitiative() && roll->success.isEmpty() && m_who->currentData().toString() != QLatin1String("all"));
}

void DicePanel::take(const base::Result<DiceRolled> &thrown, const QString &sentence)
{
    if (!thrown) {
        m_result->setText(text::spoken(thrown.error()));
        m_session.say(m_result->text());
        return;
    }
    DiceRolled dice = *thrown;
    if (isInitiative() && dice.roll == chosenRoll())
        dice.modifier = m_plus->value();
    if (m_who->currentData().toString() == QLatin1String("unit"))
        dice.unit = m_session.current();
    else if (!dice.roll.isEmpty())
        dice.side = m_who->currentData().toString();
    const auto before = m_session.state().log.size();
    TableVerbs(m_session).rolled(sentence, dice);
    m_lastEvent = before < m_session.state().log.size() ? m_session.state().log.at(before).event : QString();
    showDice(dice);
}

// A roll of a unit is thrown for the one that is selected, until told otherwise.
void DicePanel::chooseWho()
{
    const packs::TableRoll *roll = m_session.rules().roll(chosenRoll());
    const bool ofUnit = roll && roll->kind == packs::TableRoll::Kind::Unit;
    const bool forUnit = m_who->currentData().toString() == QLatin1String("unit");
    if (ofUnit != forUnit) {
        const QSignalBlocker quiet(m_who);
        m_who->setCurrentIndex(ofUnit ? m_who->count() - 1 : 0);
    }
    takeWho();
}

void DicePanel::takeWho()
{
    m_plus->setValue(initiativeNow().modifier);
    refresh();
}

// What was typed, and what the rules of the unit give for which they are thrown.
int DicePanel::moreDice() const
{
    const UnitState *unit = m_who->currentData().toString() == QLatin1String("unit") ? m_session.currentUnit() : nullptr;
    return m_more->value() + (unit ? TableVerbs(m_session).moreDice(unit->id, chosenRoll()) : initiativeNow().more);
}

bool DicePanel::isInitiative() const
{
    const packs::TableRoll *roll = m_session.rules().roll(chosenRoll());
    return roll && roll->kind == packs::TableRoll::Kind::Initiative;
}

// What the units of the chosen side give.
InitiativeThrow DicePanel::initiativeNow() const
{
    const BattleState &state = m_session.state();
    const SideState *side = isInitiative() ? state.side(m_who->currentData().toString()) : nullptr;
    return side ? initiativeOf(*side, m_session.rules(), state) : InitiativeThrow();
}

void DicePanel::throwRoll()
{
    if (m_who->currentData().toString() == QLatin1String("all")) {
        TableVerbs(m_session).initiative();
        const QMap<QString, DiceRolled> &thrown = m_session.state().initiative;
        showDice(thrown.isEmpty() ? DiceRolled() : thrown.last());
        m_lastEvent.clear(); // several throws: they are corrected in the log
        return;
    }
    take(m_session.cup().roll(chosenRoll(), moreDice()), tr("Dice"));
}

void DicePanel::throwFree()
{
    take(m_session.cup().dice(m_dice->currentData().toString(), m_count->value()), tr("Dice"));
}

void DicePanel::recordTyped()
{
    const QStringList faces = m_faces->text().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    if (faces.isEmpty())
        return;
    const packs::TableRoll *roll = m_session.rules().roll(chosenRoll());
    auto typed = m_session.cup().typed(roll ? roll->id : QString(), roll ? roll->die : m_dice->currentData().toString(), faces);
    if (typed)
        m_faces->clear();
    take(typed, tr("Dice"));
}

void DicePanel::throwAgain()
{
    QVector<int> which;
    const auto shown = m_shown->findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly);
    for (int i = 0; i < shown.size(); ++i) {
        if (shown.at(i)->isChecked())
            which.append(shown.at(i)->property("die").toInt());
    }
    if (which.isEmpty() || m_lastEvent.isEmpty()) {
        m_session.say(tr("Mark the dice that are thrown again."));
        return;
    }
    const auto dice = m_session.cup().again(m_last, which);
    if (!dice)
        return m_session.say(text::spoken(dice.error()));
    m_session.correct(tr("Dice thrown again"), m_lastEvent, *dice);
    if (const QVector<Payload> then = TableVerbs(m_session).followUp(*dice); !then.isEmpty())
        m_session.record(tr("Dice thrown again"), then);
    showDice(*dice);
}

void DicePanel::showDice(const DiceRolled &dice)
{
    m_last = dice;
    qDeleteAll(m_shown->findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly));
    const packs::TableDie *die = m_session.rules().die(dice.die);
    for (int i = 0; i < dice.faces.size(); ++i) {
        const int face = die ? die->faceOf(dice.faces.at(i)) : -1;
        const QString name = face >= 0 ? die->faces.at(face).name.in(m_session.language()) : dice.faces.at(i);
        auto *button = new QToolButton(m_shown);
        button->setText(literal(name.isEmpty() ? dice.faces.at(i) : name));
        button->setAccessibleName(tr("Die %1: %2").arg(QString::number(i + 1), name));
        button->setCheckable(true);
        button->setProperty("die", i);
        button->setProperty("tableToggle", true);
        button->setMinimumSize(TickBox::side, TickBox::side);
        m_shown->layout()->addWidget(button);
        button->show();
    }
    QString words;
    if (!dice.faces.isEmpty()) {
        const RollResult result = judgeRoll(dice, m_session.rules(), m_session.state());
        words = result.counts ? tr("%n success(es)", nullptr, result.successes) : tr("Sum %1").arg(result.sum);
        if (!result.counts && dice.modifier != 0)
            words = tr("%1 (%2 + %3)").arg(words, QString::number(result.sum - dice.modifier), QString::number(dice.modifier));
        if (result.outcome)
            words = tr("%1: %2").arg(words, result.outcome->text.in(m_session.language()));
        else if (result.judged)
            words = tr("%1: %2").arg(words, result.worked ? tr("it works") : tr("it does not work"));
    }
    m_result->setText(words);
    m_result->setVisible(!words.isEmpty());
    m_again->setVisible(!dice.faces.isEmpty());
}

} // namespace muster::app

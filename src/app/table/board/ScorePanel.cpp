// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/ScorePanel.h"

#include "app/table/TableWords.h"
#include "app/table/board/TickBox.h"
#include "app/theme/paint/SmallMarkdown.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/EmptyState.h"

#include <QInputDialog>
#include <QLabel>
#include <QScrollArea>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::app {

using namespace battle;

namespace {

QToolButton *stepButton(const QString &icon, const QString &name, QWidget *parent)
{
    auto *button = new QToolButton(parent);
    button->setIcon(icons::icon(icon));
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setFixedSize(TickBox::side, TickBox::side);
    button->setProperty("tableToggle", true);
    button->setFocusPolicy(Qt::StrongFocus);
    return button;
}

} // namespace

ScorePanel::ScorePanel(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_verbs(session)
{
    auto *scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it has the keyboard
    auto *page = new QWidget;
    page->setProperty("panel", true);
    m_rows = new QVBoxLayout(page);
    m_rows->setContentsMargins(0, 0, 0, 8);
    m_rows->setSpacing(0);
    m_conditions = new QLabel(page);
    m_conditions->setWordWrap(true);
    m_conditions->setContentsMargins(12, 8, 12, 0);
    m_conditions->setObjectName("table.winning");
    m_rows->addWidget(m_conditions);
    m_rows->addStretch();
    scroll->setWidget(page);
    m_scroll = scroll;
    m_empty = new EmptyState(this);
    m_empty->setIcon("score");
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_empty);
    column->addWidget(scroll);
    connect(&session, &TableSession::opened, this, &ScorePanel::refresh);
    connect(&session, &TableSession::changed, this, &ScorePanel::refresh);
    retranslate();
}

void ScorePanel::retranslate()
{
    setAccessibleName(tr("Score"));
    m_empty->setTexts(tr("No battle is open"), tr("Points, turn by turn, are counted here."));
    m_built.clear();
    refresh();
}

void ScorePanel::addCounter(const SideState &side, const QString &id, const QString &name, bool resource, int step, const QString &text)
{
    Counter counter{side.id, id, resource};
    auto *row = new QWidget(m_body);
    const QString whole = tr("%1, %2").arg(side.name, name);
    counter.name = new ElidedLabel(row);
    counter.name->setText(name);
    row->setToolTip(text.isEmpty() ? QString() : QStringLiteral("<qt>") + text.toHtmlEscaped() + QStringLiteral("</qt>"));
    counter.turns = new QLabel(row);
    counter.turns->setProperty("role", "second");
    counter.turns->setFont(roleFont(FontRole::Small));
    counter.value = new QToolButton(row);
    counter.value->setObjectName("table.count." + side.id + '.' + id);
    counter.value->setFont(roleFont(FontRole::Title));
    counter.value->setMinimumSize(TickBox::side, TickBox::side);
    counter.value->setProperty("quiet", true);
    counter.value->setFocusPolicy(Qt::StrongFocus);
    counter.value->setToolTip(tr("Type a number"));
    auto *less = stepButton("minus", tr("%1: less").arg(whole), row);
    auto *more = stepButton("plus", tr("%1: more").arg(whole), row);
    less->setObjectName("table.less." + side.id + '.' + id);
    more->setObjectName("table.more." + side.id + '.' + id);
    const auto change = [this, counter](int by) {
        counter.resource ? m_verbs.resource(counter.side, counter.id, by) : m_verbs.score(counter.side, counter.id, by);
    };
    connect(less, &QToolButton::clicked, this, [change, step] { change(-step); });
    connect(more, &QToolButton::clicked, this, [change, step] { change(step); });
    connect(counter.value, &QToolButton::clicked, this, [this, counter] { askValue(counter); });
    counter.less = less;
    counter.more = more;
    auto *names = new QVBoxLayout;
    names->setSpacing(0);
    names->addWidget(counter.name);
    names->addWidget(counter.turns);
    auto *line = new QHBoxLayout(row);
    line->setContentsMargins(12, 2, 8, 2);
    line->setSpacing(6);
    line->addLayout(names, 1);
    line->addWidget(less);
    line->addWidget(counter.value);
    line->addWidget(more);
    m_body->layout()->addWidget(row);
    m_counters.append(counter);
}

void ScorePanel::rebuild()
{
    delete m_body;
    m_counters.clear();
    m_sums.clear();
    m_body = new QWidget;
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_rows->insertWidget(0, m_body);
    const BattleState &state = m_session.state();
    const QString language = m_session.language();
    for (const SideState &side : state.sides) {
        auto *title = new QLabel(m_body);
        title->setTextFormat(Qt::PlainText);
        title->setWordWrap(true); // a long name must not push the buttons out of the panel
        title->setFont(roleFont(FontRole::SmallStrong));
        title->setProperty("ground", "header");
        title->setContentsMargins(12, 4, 12, 4);
        title->setObjectName("table.sum." + side.id);
        column->addWidget(title);
        m_sums.append({side.id, title});
        if (state.scoreLines.isEmpty())
            addCounter(side, {}, tr("Points"), false, 1);
        for (const ScoreSheetLine &line : state.scoreLines)
            addCounter(side, line.id, line.name.in(language), false, std::max(1, line.points));
        for (const packs::TableResource &resource : m_session.rules().resources)
            addCounter(side, resource.id, resource.name.in(language), true, 1, resource.text.in(language));
    }
}

void ScorePanel::refreshCounter(const Counter &counter)
{
    const SideState *side = m_session.state().side(counter.side);
    if (!side)
        return;
    int value = side->resources.value(counter.id);
    QStringList turns;
    if (!counter.resource) {
        value = 0;
        const QMap<int, int> points = side->scores.value(counter.id);
        for (auto it = points.begin(); it != points.end(); ++it) {
            value += it.value();
            if (it.value() != 0)
                turns.append(tr("T%1: %2").arg(QString::number(it.key()), QString::number(it.value())));
        }
    }
    counter.value->setText(QString::number(value));
    counter.value->setAccessibleName(tr("%1: %2").arg(counter.name->text(), QString::number(value)));
    counter.turns->setText(turns.join(QStringLiteral("  ")));
    counter.turns->setVisible(!turns.isEmpty());
}

// Large numbers are typed: those of this turn, or what is left of a resource.
void ScorePanel::askValue(const Counter &counter)
{
    const SideState *side = m_session.state().side(counter.side);
    if (!side)
        return;
    const int turn = m_session.state().turn;
    const int now = counter.resource ? side->resources.value(counter.id) : side->scores.value(counter.id).value(turn);
    const QString question = counter.resource || turn == 0 ? tr("How many?") : tr("How many in turn %1?").arg(turn);
    bool taken = false;
    const int wanted = QInputDialog::getInt(this, counter.name->text(), question, now, -9999, 9999, 1, &taken);
    if (!taken || wanted == now)
        return;
    counter.resource ? m_verbs.resource(counter.side, counter.id, wanted - now) : m_verbs.score(counter.side, counter.id, wanted - now);
}

void ScorePanel::refresh()
{
    const BattleState &state = m_session.state();
    QStringList key{m_session.language()};
    for (const SideState &side : state.sides)
        key << side.id << side.name;
    for (const ScoreSheetLine &line : state.scoreLines)
        key.append(line.id);
    for (const packs::TableResource &resource : m_session.rules().resources)
        key.append(resource.id);
    if (const QString now = key.join('\n'); now != m_built) {
        m_built = now;
        rebuild();
    }
    m_empty->setVisible(m_counters.isEmpty());
    m_scroll->setVisible(!m_counters.isEmpty());
    for (const Counter &counter : std::as_const(m_counters))
        refreshCounter(counter);
    for (const auto &sum : std::as_const(m_sums)) {
        const SideState *side = state.side(sum.first);
        if (side)
            sum.second->setText(
                tr("%1: score %2, %n eliminated", nullptr, side->kills).arg(tablewords::sideName(*side), QString::number(side->score)));
    }
    const packs::Scenario *scenario = m_session.scenario();
    const QString end = scenario && !scenario->sections.isEmpty() ? scenario->sections.last().text.in(m_session.language()) : QString();
    m_conditions->setText(richText(end));
    m_conditions->setVisible(!end.isEmpty());
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/AttackBox.h"

#include "app/table/TableWords.h"
#include "app/table/board/LossColumns.h"
#include "app/table/board/ThrownView.h"
#include "app/table/board/TickBox.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/theme/widgets/SectionHeader.h"
#include "share/odds/OddsText.h"

#include <QCheckBox>
#include <QLabel>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

using namespace battle;

AttackBox::AttackBox(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_verbs(session)
{
    m_head = new SectionHeader({}, this);
    m_body = new QWidget(this);
    m_head->setBody(m_body);
    m_head->setOpen(true);
    m_target = new Combo(m_body);
    m_target->setObjectName("table.target");
    m_target->setMinimumHeight(TickBox::side);
    m_modes = new Combo(m_body);
    m_modes->setObjectName("table.attack.mode");
    m_modes->setMinimumHeight(TickBox::side);
    m_open = new QToolButton(m_body);
    m_open->setObjectName("table.target.open");
    m_open->setIcon(icons::icon("swap"));
    m_open->setMinimumSize(TickBox::side, TickBox::side);
    m_open->setProperty("tableToggle", true);
    m_conditions = new QWidget(m_body);
    auto *flow = new FlowLayout(m_conditions);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->setSpacing(6);
    m_arms = new QWidget(m_body);
    auto *arms = new QVBoxLayout(m_arms);
    arms->setContentsMargins(0, 0, 0, 0);
    arms->setSpacing(0);
    m_sentence = new QLabel(m_body);
    m_sentence->setFont(roleFont(FontRole::BodyStrong));
    m_detail = new QLabel(m_body);
    m_detail->setProperty("role", "second");
    m_hint = new QLabel(m_body);
    m_hint->setProperty("role", "second");
    m_hint->setFont(roleFont(FontRole::Small));
    m_thrownWords = new QLabel(m_body);
    m_thrownWords->setObjectName("table.attack.thrown");
    m_thrownWords->setFont(roleFont(FontRole::BodyStrong));
    m_thrownWords->hide();
    m_thrown = new ThrownView(m_body);
    m_thrown->setObjectName("table.attack.dice");
    for (QLabel *label : {m_sentence, m_detail, m_hint, m_thrownWords}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_sentence->setObjectName("table.attack.sentence");
    m_columns = new LossColumns(m_body);
    m_throw = new QToolButton(m_body);
    m_throw->setObjectName("table.attack.throw");
    m_throw->setIcon(icons::icon("dice"));
    m_throw->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_throw->setMinimumHeight(TickBox::side);
    m_throw->setProperty("tableToggle", true);
    m_throw->setFocusPolicy(Qt::StrongFocus);
    layOut();
    connectAll();
    retranslate();
}

void AttackBox::layOut()
{
    auto *aim = new QHBoxLayout;
    aim->addWidget(m_target, 2);
    aim->addWidget(m_open);
    aim->addWidget(m_modes, 1);
    auto *foot = new QHBoxLayout;
    foot->addWidget(m_hint, 1);
    foot->addWidget(m_throw);
    auto *inner = new QVBoxLayout(m_body);
    inner->setContentsMargins(14, 8, 14, 10);
    inner->setSpacing(6);
    inner->addLayout(aim);
    inner->addWidget(m_sentence);
    inner->addWidget(m_columns); // what is tapped stays in sight
    inner->addLayout(foot);
    inner->addWidget(m_thrownWords);
    inner->addWidget(m_thrown);
    inner->addWidget(m_detail);
    inner->addWidget(m_conditions);
    inner->addWidget(m_arms);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_body);
}

void AttackBox::connectAll()
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    connect(&m_soon, &QTimer::timeout, this, &AttackBox::ask);
    connect(&m_work, &OddsWork::answered, this, &AttackBox::show);
    connect(m_columns, &LossColumns::chosen, this, &AttackBox::recordLosses);
    connect(m_throw, &QToolButton::clicked, this, &AttackBox::throwDice);
    connect(m_target, &Combo::activated, this, [this](int index) { m_session.setTarget(m_target->itemData(index).toString()); });
    connect(m_modes, &Combo::activated, this, [this](int index) {
        m_mode = m_modes->itemData(index).toString();
        m_weapons.clear();
        ask();
    });
    connect(m_open, &QToolButton::clicked, this, [this] {
        if (m_session.targetUnit())
            m_session.setCurrent(m_session.target());
    });
}

void AttackBox::retranslate()
{
    m_head->setTitle(tr("Attack"));
    m_head->setRemark(tr("exact odds"));
    m_target->setAccessibleName(tr("Target"));
    m_modes->setAccessibleName(tr("Kind of attack"));
    m_open->setAccessibleName(tr("Open the target’s page"));
    m_open->setToolTip(tr("Open the target’s page"));
    m_throw->setText(tr("Throw"));
    m_throw->setAccessibleName(tr("Throw the attack and record what comes of it"));
    m_throw->setToolTip(tr("Throws every die of the attack, shows them, and records what comes of it"));
    forgetThrow();
    m_columns->retranslate();
    m_targetsOf.clear();
    refresh();
}

void AttackBox::fillTargets()
{
    const UnitState *unit = m_session.currentUnit();
    QStringList key;
    for (const UnitState &each : m_session.state().units) {
        if (unit && m_session.isTheirs(each.side) != m_session.isTheirs(unit->side) && !each.isOut())
            key << each.id << tablewords::strength(each);
    }
    const QString now = key.join('\n') + m_session.language();
    if (now != m_targetsOf) {
        m_targetsOf = now;
        m_target->clear();
        m_target->addItem(tr("Choose a target"), QString());
        for (const UnitState &each : m_session.state().units) {
            if (!unit || m_session.isTheirs(each.side) == m_session.isTheirs(unit->side) || each.isOut())
                continue;
            const UnitLook &look = m_session.armies().look(each.id);
            QStringList words{each.name};
            if (!look.code.isEmpty())
                words.append(look.code);
            if (!each.figures.isEmpty())
                words.append(tablewords::strength(each));
            m_target->addItem(icons::icon(look.icon), words.join(QStringLiteral(", ")), each.id);
        }
    }
    m_target->setCurrentIndex(std::max(0, m_target->findData(m_session.target())));
}

void AttackBox::refresh()
{
    fillTargets();
    const QString pair = m_session.current() + '\n' + m_session.target();
    if (pair != m_pair) {
        m_pair = pair;
        m_weapons.clear();
        m_mode.clear();
        m_with.clear(); // the cover of one target is not that of the next
        forgetThrow();
    }
    const auto &log = m_session.state().log;
    if (!m_thrownEvent.isEmpty()
        && std::none_of(log.rbegin(), log.rend(), [this](const LogLine &line) { return line.event == m_thrownEvent; }))
        forgetThrow(); // it was undone
    m_soon.start();
}

QMap<QString, QString> AttackBox::conditions() const
{
    QMap<QString, QString> with;
    const auto add = [&](const UnitState *unit, QMap<QString, QString> packs::TableMarker::*says) {
        for (const MarkerState &marker : unit ? unit->markers : QVector<MarkerState>()) {
            const packs::TableMarker *known = m_session.rules().marker(marker.id);
            if (known)
                with.insert(known->*says);
        }
    };
    add(m_session.currentUnit(), &packs::TableMarker::whenAttacking);
    add(m_session.targetUnit(), &packs::TableMarker::whenTarget);
    with.insert(m_with);
    return with;
}

// Switched off is said as well: a rule or a marker would switch it on again.
void AttackBox::tapCondition(const QString &id, const QString &value, bool on)
{
    const auto &inputs = m_shown->mode->conditions;
    const auto input = std::find_if(inputs.begin(), inputs.end(), [&id](const packs::OddsInput &each) { return each.id == id; });
    if (on)
        m_with.insert(id, value.isEmpty() ? QStringLiteral("yes") : value);
    else if (input != inputs.end() && !input->words.empty())
        m_with.insert(id, input->words.front().id);
    else
        m_with.insert(id, QStringLiteral("no"));
    ask();
}

void AttackBox::ask()
{
    const UnitState *unit = m_session.currentUnit();
    const UnitState *target = m_session.targetUnit();
    m_open->setEnabled(target);
    const packs::OddsUnit attacker = unit ? m_session.armies().odds(*unit, m_session.rules()) : packs::OddsUnit();
    const packs::OddsUnit aimed = target ? m_session.armies().odds(*target, m_session.rules()) : packs::OddsUnit();
    if (!unit || !target || target->isOut() || attacker.profiles.empty() || aimed.profiles.empty() || !m_session.pack()) {
        show(nullptr);
        return;
    }
    if (!m_shown)
        m_sentence->setText(QStringLiteral("…")); // it is being counted
    OddsAsk question;
    question.pack = m_session.pack();
    question.attacker = attacker;
    question.target = aimed;
    question.mode = m_mode;
    question.weapons = m_weapons;
    question.figures = unit->figures.size() > 1 ? unit->figuresLeft() : 0;
    question.with = conditions();
    question.language = m_session.language();
    m_work.ask(question);
}

void AttackBox::show(const OddsShownPtr &shown)
{
    m_shown = shown;
    const UnitState *target = m_session.targetUnit();
    const bool known = shown && shown->mode && shown->problem.isEmpty() && shown->reply.unknown.isEmpty();
    const QString language = m_session.language();
    if (known) {
        const share::OddsWords words = share::oddsWords(*shown->mode, shown->reply, language);
        m_sentence->setText(words.head);
        m_detail->setText(words.lines.join(QLatin1Char(' ')));
        m_columns->setChances(shown->reply.answer.lost, !shown->reply.end.isEmpty(), m_session.colours().strong);
        m_hint->setText(tr("Tap what %1 lost: damage, killer and marker are written down.").arg(target ? target->name : QString()));
    } else {
        m_columns->setChances({}, true, m_session.colours().strong);
        m_detail->clear();
        m_sentence->setText(!target                         ? tr("Tap a unit of the other army: it becomes the target.")
                                : target->isOut()           ? tr("%1 is eliminated.").arg(target->name)
                                : !shown || !shown->mode    ? tr("The game data say nothing about this attack. Tick what was lost.")
                                : !shown->problem.isEmpty() ? shown->problem
                                                            : tr("Not known: %1").arg(shown->reply.unknown.join(QStringLiteral(", "))));
        m_hint->clear();
    }
    m_detail->setVisible(!m_detail->text().isEmpty());
    m_throw->setVisible(known);
    m_columns->setVisible(known);
    m_modes->setVisible(shown && shown->modes.size() > 1);
    if (m_modes->isVisibleTo(m_body)) {
        m_modes->clear();
        for (const packs::OddsMode *mode : shown->modes)
            m_modes->addItem(mode->name.in(language), mode->id);
        m_modes->setCurrentIndex(shown->mode ? m_modes->findData(shown->mode->id) : -1);
    }
    showConditions();
    showWeapons();
    if (known)
        emit answered();
}

// Kept while they are the same: the keyboard stays where it is.
void AttackBox::showConditions()
{
    QStringList wanted;
    if (m_shown && m_shown->mode) {
        for (const packs::OddsInput &input : m_shown->mode->conditions) {
            if (input.type == packs::OddsInput::Type::Flag && m_shown->offered.contains(input.id))
                wanted.append(input.id);
            else if (input.type == packs::OddsInput::Type::Choice)
                for (const packs::OddsWord &word : input.words)
                    wanted.append(input.id + '=' + word.id);
        }
    }
    if (wanted != m_conditions->property("built").toStringList()) {
        m_conditions->setProperty("built", wanted);
        qDeleteAll(m_conditions->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
        for (const QString &key : std::as_const(wanted)) {
            const QString id = key.section('=', 0, 0), value = key.section('=', 1);
            if (!value.isEmpty() && !m_conditions->findChild<QLabel *>("table.choice." + id)) { // "no" alone says nothing
                auto *label = new QLabel(m_conditions);
                label->setObjectName("table.choice." + id);
                label->setTextFormat(Qt::PlainText);
                label->setProperty("role", "second");
                label->setMinimumHeight(36);
                m_conditions->layout()->addWidget(label);
            }
            auto *button = new QToolButton(m_conditions);
            button->setObjectName("table.condition." + key);
            button->setCheckable(true);
            button->setFocusPolicy(Qt::StrongFocus);
            button->setMinimumHeight(36);
            button->setProperty("tableToggle", true);
            connect(button, &QToolButton::clicked, this, [this, id, value](bool on) { tapCondition(id, value, on); });
            m_conditions->layout()->addWidget(button);
        }
    }
    const QMap<QString, QString> with = conditions();
    for (const packs::OddsInput &input : m_shown && m_shown->mode ? m_shown->mode->conditions : std::vector<packs::OddsInput>()) {
        const auto dress = [&](const QString &key, const QString &name, bool on) {
            if (auto *button = m_conditions->findChild<QToolButton *>("table.condition." + key)) {
                button->setText(literal(name));
                button->setAccessibleName(name);
                button->setChecked(on);
            }
        };
        const QString language = m_session.language();
        if (auto *label = m_conditions->findChild<QLabel *>("table.choice." + input.id))
            label->setText(input.name.in(language));
        if (input.type == packs::OddsInput::Type::Choice)
            for (const packs::OddsWord &word : input.words)
                dress(input.id + '=' + word.id, word.name.in(language), with.value(input.id) == word.id);
        else
            dress(input.id, input.name.in(language),
                  with.contains(input.id) ? with.value(input.id) != QLatin1String("no") : m_shown->reply.set.contains(input.id));
    }
    m_conditions->setVisible(!wanted.isEmpty());
}

void AttackBox::showWeapons()
{
    QStringList wanted;
    const auto &arms = m_shown ? m_shown->reply.arms : std::vector<packs::OddsArmed>();
    for (const packs::OddsArmed &arm : arms) {
        if (arm.number > 0)
            wanted.append(arm.id);
    }
    if (wanted != m_arms->property("built").toStringList()) {
        m_arms->setProperty("built", wanted);
        qDeleteAll(m_arms->findChildren<QCheckBox *>(QString(), Qt::FindDirectChildrenOnly));
        for (const QString &id : std::as_const(wanted)) {
            auto *box = new QCheckBox(m_arms);
            box->setObjectName("table.weapon." + id);
            box->setMinimumHeight(36);
            connect(box, &QCheckBox::clicked, this, [this] {
                m_weapons.clear();
                for (const packs::OddsArmed &arm : m_shown->reply.arms) {
                    const auto *each = m_arms->findChild<QCheckBox *>("table.weapon." + arm.id);
                    if (each && each->isChecked())
                        m_weapons.append(arm.name);
                }
                m_mode = m_shown->mode ? m_shown->mode->id : QString();
                ask();
            });
            m_arms->layout()->addWidget(box);
        }
    }
    for (const packs::OddsArmed &arm : arms) {
        auto *box = m_arms->findChild<QCheckBox *>("table.weapon." + arm.id);
        if (!box)
            continue;
        const QString name = m_session.pack()->language(m_session.language()).name(arm.id.toStdString(), arm.name.toStdString());
        const QString words = arm.alone.lost.empty() ? name : tr("%1: %2 lost on average").arg(name, share::oddsMean(arm.alone.mean));
        box->setText(literal(words));
        box->setAccessibleName(words);
        box->setChecked(arm.fires);
    }
    m_arms->setVisible(!wanted.isEmpty());
}

} // namespace muster::app

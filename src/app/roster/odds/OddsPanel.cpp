// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/OddsPanel.h"

#include "app/roster/odds/OddsChart.h"
#include "app/roster/odds/OddsConditions.h"
#include "app/roster/odds/OddsStages.h"
#include "app/roster/odds/TargetDialog.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/SectionHeader.h"
#include "app/theme/widgets/Segments.h"
#include "share/odds/OddsText.h"

#include <QAccessible>
#include <QApplication>
#include <QPushButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QToolButton>

namespace muster::app {

namespace {

bool contains(const rules::Selection &selection, const std::string &id)
{
    return selection.id == id
        || std::any_of(selection.selections.begin(), selection.selections.end(), [&id](const auto &child) { return contains(child, id); });
}

} // namespace

OddsPanel::OddsPanel(const Services &services, QWidget *parent)
    : QWidget(parent), m_services(services), m_targets(services), m_notes(services)
{
    setObjectName("roster.odds");
    build();
    connectControls();
    retranslate();
}

OddsPanel::~OddsPanel() = default;

void OddsPanel::connectControls()
{
    m_soon.setSingleShot(true);
    m_soon.setInterval(0);
    m_speak.setSingleShot(true);
    m_speak.setInterval(300);
    connect(&m_soon, &QTimer::timeout, this, &OddsPanel::refresh);
    connect(&m_speak, &QTimer::timeout, this, &OddsPanel::speak);
    connect(&m_work, &OddsWork::answered, this, &OddsPanel::follow);
    connect(m_target, &QPushButton::clicked, this, &OddsPanel::chooseTarget);
    connect(m_swap, &QToolButton::clicked, this, &OddsPanel::swap);
    connect(m_figures, &QSpinBox::valueChanged, this, &OddsPanel::later);
    connect(m_kind, &Segments::chosen, this, &OddsPanel::showChart);
    connect(m_modes, &QComboBox::activated, this, [this](int index) {
        m_mode = m_modes->itemData(index).toString();
        m_weapons.clear();
        later();
    });
    connect(m_stages, &OddsStages::ticked, this, [this](const QStringList &weapons) {
        if (weapons.isEmpty()) { // an attack without a weapon is no question
            m_stages->show(m_shown);
            return;
        }
        m_weapons = weapons;
        m_mode = m_shown->mode->id;
        later();
    });
    connect(m_conditions, &OddsConditions::changed, this, [this](const QString &list, const QString &id, const QString &value) {
        (list == QLatin1String("attack") ? m_attack : m_with).insert(id, value);
        emit conditionsChanged();
        later();
    });
    connect(m_conditions, &OddsConditions::removed, this, [this](const QString &list, const QString &id) {
        (list == QLatin1String("attack") ? m_attack : m_with).remove(id);
        emit conditionsChanged();
        later();
    });
    connect(&Theme::current(), &Theme::changed, this, &OddsPanel::later);
}

void OddsPanel::setEditor(RosterEditor *editor)
{
    if (m_editor) {
        m_editor->disconnect(this);
        m_editor->document().disconnect(this);
    }
    m_editor = editor;
    m_aim = {};
    m_pair.clear();
    m_shown.reset();
    m_with.clear();
    m_attack.clear();
    m_mode.clear();
    m_key = editor && editor->pack() ? m_notes.get("odds.target." + editor->pack()->id()) : QString();
    if (editor) {
        connect(editor, &RosterEditor::currentChanged, this, &OddsPanel::later);
        connect(editor, &RosterEditor::lookChanged, this, [this] {
            m_aim = {}; // of the data as they were
            later();
        });
        connect(&editor->document(), &documents::RosterDocument::rosterChanged, this, &OddsPanel::later);
        connect(&editor->document(), &documents::RosterDocument::rosterReplaced, this, &OddsPanel::later);
    }
    later();
}

void OddsPanel::aimAt(const QString &key)
{
    m_key = key;
    m_aim = {};
    if (m_editor && m_editor->pack())
        m_notes.set("odds.target." + m_editor->pack()->id(), key);
    later();
}

void OddsPanel::showPair(const QString &attackerId, const QString &key)
{
    m_swapped = false;
    aimAt(key);
    if (m_editor)
        m_editor->setCurrent(attackerId);
}

void OddsPanel::chooseTarget()
{
    if (!m_editor || !m_editor->pack() || m_editor->pack()->odds().isEmpty())
        return;
    auto *dialog = new TargetDialog(m_targets, *m_editor, false, this);
    connect(dialog, &TargetDialog::chosen, this, &OddsPanel::aimAt);
    dialog->open();
}

void OddsPanel::swap()
{
    m_swapped = !m_swapped;
    m_mode.clear();
    later();
}

void OddsPanel::later()
{
    m_soon.start();
}

OddsAim OddsPanel::selected() const
{
    const std::string current = share::toData(m_editor->current());
    for (const rules::Selection *unit : share::oddsUnitsOf(m_editor->document().roster())) {
        if (!current.empty() && contains(*unit, current))
            return m_targets.find(*m_editor, "mine:" + share::toText(unit->id));
    }
    return {};
}

OddsAim OddsPanel::target()
{
    const bool kept = m_aim.isValid() && m_aim.key == m_key && !m_key.startsWith("mine:");
    if (!kept)
        m_aim = m_key.isEmpty() ? OddsAim() : m_targets.find(*m_editor, m_key);
    if (!m_aim.isValid()) { // nothing chosen yet, or it is gone
        const OddsAims typical = m_targets.typical(*m_editor);
        if (!typical.aims.empty())
            m_aim = typical.aims.front();
        m_key = m_aim.key;
    }
    return m_aim;
}

// Figures that nobody sees cost nothing: they are worked out when the panel comes to the front.
void OddsPanel::refresh()
{
    m_stale = !isVisible();
    if (m_stale)
        return;
    const bool able = m_editor && m_editor->pack() && !m_editor->pack()->odds().isEmpty();
    OddsAim attacker = able ? selected() : OddsAim();
    OddsAim aim = able ? target() : OddsAim();
    if (!attacker.isValid() || !aim.isValid()) {
        m_shown.reset();
        m_nothing->setTexts(able ? tr("No unit is selected") : tr("No odds for this game"),
                            able ? tr("Select a unit of the list to see what it does to a target.")
                                 : tr("Its data do not say how attacks are resolved."));
        m_pages->setCurrentIndex(0);
        return;
    }
    if (m_swapped)
        std::swap(attacker, aim);
    showPairOf(attacker, aim);
    OddsAsk ask{m_editor->pack(), attacker.unit, aim.unit, m_mode, m_weapons, 0, m_attack, {}, m_with, m_editor->language()};
    ask.figures = attacker.unit.figures > 1 && m_figures->value() < attacker.unit.figures ? m_figures->value() : 0;
    m_work.ask(ask);
}

void OddsPanel::showPairOf(const OddsAim &attacker, const OddsAim &aim)
{
    if (m_pair != attacker.key) { // ticks and losses were of another unit
        m_pair = attacker.key;
        m_weapons.clear();
        const QSignalBlocker quiet(m_figures);
        m_figures->setRange(1, std::max(1, attacker.unit.figures));
        m_figures->setValue(attacker.unit.figures);
    }
    if (m_figures->maximum() != attacker.unit.figures) {
        const QSignalBlocker quiet(m_figures);
        const bool all = m_figures->value() == m_figures->maximum();
        m_figures->setRange(1, std::max(1, attacker.unit.figures));
        if (all)
            m_figures->setValue(attacker.unit.figures);
    }
    m_figures->setVisible(attacker.unit.figures > 1);
    m_attackerTitle->setText(m_swapped ? tr("Attacker") : tr("Attacker, selected"));
    m_targetTitle->setText(m_swapped ? tr("Target, selected") : tr("Target"));
    m_attackerName->setText(attacker.name);
    m_attackerDetail->setText(attacker.detail);
    m_target->setText(literal(aim.name));
    m_target->setToolTip(aim.detail);
    m_target->setAccessibleName(tr("Target: %1").arg(aim.name));
    m_target->setEnabled(!m_swapped);
}

void OddsPanel::follow(const OddsShownPtr &shown)
{
    m_shown = shown;
    if (!m_editor)
        return;
    m_pages->setCurrentIndex(1);
    const QSignalBlocker quiet(m_modes);
    m_modes->clear();
    for (const packs::OddsMode *mode : shown->modes)
        m_modes->addItem(mode->name.in(shown->ask.language), mode->id);
    m_modes->setCurrentIndex(shown->mode ? m_modes->findData(shown->mode->id) : -1);
    m_modes->setVisible(shown->modes.size() > 1);
    showWords();
    m_conditions->show(shown);
    const bool known = shown->mode && shown->problem.isEmpty();
    m_stagesTitle->setVisible(known);
    m_stages->setVisible(known && m_stagesTitle->isOpen());
    if (known)
        m_stages->show(shown);
    showChart();
    showFoot();
    m_speak.start();
}

void OddsPanel::showWords()
{
    share::OddsWords words;
    if (!m_shown->mode)
        words.head = tr("It carries nothing that could hurt this target");
    else if (!m_shown->problem.isEmpty())
        words.head = m_shown->problem;
    else
        words = share::oddsWords(*m_shown->mode, m_shown->reply, m_shown->ask.language);
    m_head->setText(words.head);
    m_lines->setText(words.lines.join('\n'));
    m_lines->setVisible(!words.lines.isEmpty());
    setAccessibleName(words.head);
}

void OddsPanel::showChart()
{
    const bool known = m_shown && m_shown->mode && m_shown->problem.isEmpty() && m_shown->reply.unknown.isEmpty();
    const auto *answer = known ? &m_shown->reply.answer : nullptr;
    const bool any = answer && answer->mean > 0 && answer->lost.size() > 1;
    const bool own = answer && answer->ownMean > 0;
    m_chartTitle->setVisible(any || own);
    m_chartBody->setVisible((any || own) && m_chartTitle->isOpen());
    if (!any && !own)
        return;
    const QString counted = m_shown->reply.counted.isEmpty() ? QString() : m_shown->reply.counted.in(m_shown->ask.language);
    m_chartTitle->setTitle(counted.isEmpty() ? tr("Lost") : tr("Lost: %1").arg(counted));
    m_chartTitle->setRemark(tr("average %1").arg(share::oddsMean(answer->mean)));
    const print::LossWords words{tr("Lost"), tr("Exactly"), tr("At least"), tr("destroyed"), tr("%1 and more"), share::oddsPercent};
    const bool atLeast = m_kind->currentIndex() == 1;
    const bool ends = m_shown->mode->program.size.given() && answer->destroyed > 0;
    m_chart->setVisible(any);
    if (any)
        m_chart->show({answer->lost, answer->mean, ends, atLeast}, words, m_editor ? m_editor->hue() : QColor());
    m_ownTitle->setVisible(own);
    m_ownChart->setVisible(own);
    if (own)
        m_ownChart->show({answer->own, answer->ownMean, true, atLeast}, words, m_editor ? m_editor->hue() : QColor());
}

void OddsPanel::showFoot()
{
    m_worth->setVisible(m_shown->worth.has_value());
    if (m_shown->worth)
        m_worth->setText(tr("%1 points destroyed for each point spent").arg(share::oddsMean(*m_shown->worth, 2)));
    m_notCounted->setVisible(!m_shown->notCounted.isEmpty());
    m_notCounted->setText(tr("Not counted: %1").arg(m_shown->notCounted.join(", ")));
}

// Once after a change, and only to somebody who is here.
void OddsPanel::speak()
{
    if (!isVisible() || !isAncestorOf(QApplication::focusWidget()))
        return;
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void OddsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        later();
}

// Qt's own docks do not hide a panel behind a tab, they move it away: coming back it is only painted.
void OddsPanel::paintEvent(QPaintEvent *)
{
    if (m_stale && !m_soon.isActive())
        later();
}

} // namespace muster::app

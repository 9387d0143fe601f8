// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/own/RuleTexts.h"

#include <QComboBox>
#include <QLabel>
#include <QPlainTextEdit>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

RuleTexts::RuleTexts(const QList<Rule> &rules, QWidget *parent) : QWidget(parent), m_rules(rules)
{
    std::stable_sort(m_rules.begin(), m_rules.end(), [](const Rule &a, const Rule &b) { return a.text.isEmpty() && !b.text.isEmpty(); });
    m_choice = new QComboBox;
    m_choice->setObjectName("ruleChoice");
    m_choice->setAccessibleName(tr("Rule"));
    for (const Rule &rule : m_rules)
        m_choice->addItem(rule.text.isEmpty() ? tr("%1 (described in the rulebook)").arg(rule.name) : rule.name, rule.id);
    m_text = new QPlainTextEdit;
    m_text->setObjectName("ruleText");
    m_text->setAccessibleName(tr("Text of the rule"));
    m_text->setPlaceholderText(tr("Its text in your own words: for every unit that has it, on the screen and on paper"));
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(92);
    auto *label = new QLabel(tr("Text of a rule"));
    label->setBuddy(m_choice);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(label);
    layout->addWidget(m_choice);
    layout->addWidget(m_text);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &RuleTexts::showRule);
    connect(m_text, &QPlainTextEdit::textChanged, this,
            [this] { m_typed.insert(m_choice->currentData().toString(), m_text->toPlainText().trimmed()); });
    setVisible(!m_rules.isEmpty());
    showRule(0);
}

void RuleTexts::showRule(int index)
{
    if (index < 0 || index >= m_rules.size())
        return;
    const Rule &rule = m_rules.at(index);
    m_text->setPlainText(m_typed.value(rule.id, rule.text));
}

QMap<QString, QString> RuleTexts::changed() const
{
    QMap<QString, QString> changed;
    for (const Rule &rule : m_rules)
        if (m_typed.contains(rule.id) && m_typed.value(rule.id) != rule.text.trimmed())
            changed.insert(rule.id, m_typed.value(rule.id));
    return changed;
}

} // namespace muster::app

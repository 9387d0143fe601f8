// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/own/RulePicker.h"

#include "share/roster/RosterLook.h"
#include "text/Typography.h"

#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>

namespace muster::app {

using share::toText;

namespace {

enum RuleRole { RuleId = Qt::UserRole, RuleWords };

} // namespace

RulePicker::RulePicker(const packs::Pack &pack, const packs::Language &language, QWidget *parent) : QWidget(parent)
{
    m_search = new QLineEdit;
    m_search->setObjectName("ruleSearch");
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("Search the rules"));
    m_search->setAccessibleName(tr("Search the rules"));
    m_list = new QListWidget;
    m_list->setObjectName("gameRules");
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAccessibleName(tr("Rules of the game"));
    m_text = new QLabel;
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    for (const auto &file : pack.data()->files())
        for (const rules::Rule &rule : file->sharedRules) {
            auto *item = new QListWidgetItem(language.name(rule.idText, rule.name), m_list);
            item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable);
            item->setCheckState(Qt::Unchecked);
            item->setData(RuleId, toText(rule.idText));
            item->setData(RuleWords, language.text(rule.idText, rule.description));
        }
    m_list->sortItems();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(8, 8, 8, 8);
    layout->addWidget(m_search);
    layout->addWidget(m_list, 1);
    layout->addWidget(m_text);
    connect(m_search, &QLineEdit::textChanged, this, &RulePicker::filter);
    connect(m_list, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        const QString words = item ? item->data(RuleWords).toString() : QString();
        m_text->setText(item && words.isEmpty() ? tr("described in the rulebook of the game") : words);
    });
    connect(m_list, &QListWidget::itemChanged, this, [this] {
        if (!m_filling)
            emit changed();
    });
}

void RulePicker::choose(const QStringList &ruleIds)
{
    m_filling = true;
    m_unknown = ruleIds;
    for (int i = 0; i < m_list->count(); ++i) {
        const QString id = m_list->item(i)->data(RuleId).toString();
        m_list->item(i)->setCheckState(ruleIds.contains(id) ? Qt::Checked : Qt::Unchecked);
        m_unknown.removeAll(id);
    }
    m_search->clear();
    m_filling = false;
}

QStringList RulePicker::chosen() const
{
    QStringList ids;
    for (int i = 0; i < m_list->count(); ++i)
        if (m_list->item(i)->checkState() == Qt::Checked)
            ids.append(m_list->item(i)->data(RuleId).toString());
    return ids + m_unknown;
}

void RulePicker::filter(const QString &words)
{
    const QString wanted = text::searchForm(words);
    for (int i = 0; i < m_list->count(); ++i)
        m_list->item(i)->setHidden(!text::searchForm(m_list->item(i)->text()).contains(wanted));
}

} // namespace muster::app

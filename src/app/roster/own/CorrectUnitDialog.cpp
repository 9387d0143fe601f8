// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/own/CorrectUnitDialog.h"

#include "app/theme/widgets/VerdictButton.h"
#include "packs/user/Corrections.h"
#include "text/Spoken.h"

#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

namespace muster::app {

using share::toData;
using share::toText;

namespace {
enum Role { ProfileId = Qt::UserRole, CharacteristicId, Before };
}

CorrectUnitDialog::CorrectUnitDialog(const Services &services, RosterEditor &editor, const QString &selectionId, QWidget *parent)
    : QDialog(parent), m_services(services), m_editor(editor), m_selectionId(selectionId)
{
    const rules::EffectiveSelection *effective = editor.document().evaluator().selection(toData(selectionId));
    m_entryId = effective && effective->node ? toText(effective->node->entry().idText) : QString();
    setObjectName("correctUnitDialog");
    setWindowTitle(tr("Correct %1").arg(effective ? editor.look().name(*effective) : QString()));
    m_points = new QDoubleSpinBox;
    m_points->setRange(-100000, 1000000);
    m_points->setDecimals(2);
    m_points->setObjectName("correctPoints");
    m_points->setAccessibleName(tr("Points"));
    m_values = new QTreeWidget;
    m_values->setProperty("roomy", true);
    m_values->setAccessibleName(tr("Characteristics"));
    m_values->setHeaderLabels({tr("Characteristic"), tr("Value")});
    m_values->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    m_message = new QLabel(tr("Corrections are kept beside the pack, marked, and stay when the pack is updated."));
    m_message->setWordWrap(true);
    auto *form = new QFormLayout;
    form->addRow(tr("Points of one"), m_points);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Save | QDialogButtonBox::Cancel | QDialogButtonBox::Reset);
    buttons->button(QDialogButtonBox::Save)->setText(tr("Save"));
    buttons->button(QDialogButtonBox::Cancel)->setText(tr("Cancel"));
    buttons->button(QDialogButtonBox::Reset)->setText(tr("Back to the pack's values"));
    setStyleProperty(buttons->button(QDialogButtonBox::Save), "primary", true);
    auto *layout = new QVBoxLayout(this);
    layout->addLayout(form);
    layout->addWidget(m_values, 1);
    m_rules = new RuleTexts(rules());
    layout->addWidget(m_rules);
    layout->addWidget(m_message);
    layout->addWidget(buttons);
    resize(520, 640);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(buttons->button(QDialogButtonBox::Save), &QPushButton::clicked, this, [this] {
        if (save())
            accept();
    });
    connect(buttons->button(QDialogButtonBox::Reset), &QPushButton::clicked, this, &CorrectUnitDialog::reset);
    fill();
}

void CorrectUnitDialog::fill()
{
    const rules::EffectiveSelection *effective = m_editor.document().evaluator().selection(toData(m_selectionId));
    if (effective && effective->node) {
        for (const rules::Cost &cost : effective->node->costs()) {
            if (cost.typeIdText == m_editor.look().costTypeId)
                m_points->setValue(cost.value);
        }
    }
    m_pointsBefore = m_points->value();
    for (const rules::EffectiveProfile &profile : m_editor.document().evaluator().info(toData(m_selectionId)).profiles) {
        auto *head = new QTreeWidgetItem({m_editor.look().name(profile.id, profile.name)});
        m_values->addTopLevelItem(head);
        for (const rules::CharacteristicValue &value : profile.characteristics) {
            auto *item = new QTreeWidgetItem(head, {m_editor.look().name(value.typeId, value.name), toText(value.value)});
            item->setFlags(item->flags() | Qt::ItemIsEditable);
            item->setData(0, ProfileId, toText(profile.id));
            item->setData(0, CharacteristicId, toText(value.typeId));
            item->setData(0, Before, toText(value.value));
        }
        head->setExpanded(true);
    }
}

// Also those of what was chosen inside the unit: a weapon's rules are named on its card too.
QList<RuleTexts::Rule> CorrectUnitDialog::rules() const
{
    QList<RuleTexts::Rule> found;
    const rules::Evaluator &evaluator = m_editor.document().evaluator();
    const rules::Selection *chosen = evaluator.chosen(toData(m_selectionId));
    if (!chosen)
        return found;
    rules::forEachSelection(*chosen, [&](const rules::Selection &selection) {
        for (const rules::EffectiveRule &rule : evaluator.info(selection.id).rules) {
            const QString id = toText(rule.id);
            if (std::any_of(found.begin(), found.end(), [&id](const RuleTexts::Rule &known) { return known.id == id; }))
                continue;
            const packs::Language *words = m_editor.look().language;
            found.append(
                {id, m_editor.look().name(rule.id, rule.name), words ? words->text(rule.id, rule.description) : toText(rule.description)});
        }
    });
    return found;
}

bool CorrectUnitDialog::save()
{
    const QString folder = m_services.packs.folders().userUnits;
    auto corrections = packs::Corrections::load(folder, m_editor.pack()->id());
    if (!corrections) {
        m_message->setText(text::spoken(corrections.error()));
        return false;
    }
    if (m_points->value() != m_pointsBefore)
        corrections->setCost(m_entryId, toText(m_editor.look().costTypeId), m_points->value());
    for (int i = 0; i < m_values->topLevelItemCount(); ++i) {
        for (int k = 0; k < m_values->topLevelItem(i)->childCount(); ++k) {
            const QTreeWidgetItem *item = m_values->topLevelItem(i)->child(k);
            if (item->text(1) != item->data(0, Before).toString())
                corrections->setCharacteristic(item->data(0, ProfileId).toString(), item->data(0, CharacteristicId).toString(),
                                               item->text(1));
        }
    }
    const QMap<QString, QString> words = m_rules->changed();
    for (auto it = words.begin(); it != words.end(); ++it)
        corrections->setRuleText(it.key(), it.value());
    const auto written = corrections->save(folder, m_editor.pack()->id());
    if (!written)
        m_message->setText(text::spoken(written.error()));
    m_changed = written.ok();
    return m_changed;
}

void CorrectUnitDialog::reset()
{
    const QString folder = m_services.packs.folders().userUnits;
    auto corrections = packs::Corrections::load(folder, m_editor.pack()->id());
    if (!corrections)
        return m_message->setText(text::spoken(corrections.error()));
    corrections->remove(m_entryId);
    for (const rules::EffectiveProfile &profile : m_editor.document().evaluator().info(toData(m_selectionId)).profiles)
        corrections->remove(toText(profile.id));
    if (const auto written = corrections->save(folder, m_editor.pack()->id()); !written)
        return m_message->setText(text::spoken(written.error()));
    m_changed = true;
    accept();
}

} // namespace muster::app

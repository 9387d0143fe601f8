// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/force/ThrowDialog.h"

#include "app/theme/style/Theme.h"
#include "share/campaign/CampaignReport.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRandomGenerator>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

ThrowDialog::ThrowDialog(CampaignSession &session, const SoldierState &soldier, QWidget *parent)
    : TitledDialog(tr("Throw for %1").arg(soldier.name), tr("Record"), parent), m_session(session), m_soldier(soldier)
{
    setObjectName("campaign.throw.dialog");
    resize(540, 320);
    build();
    chooseTable();
}

void ThrowDialog::build()
{
    m_table = new QComboBox(this);
    m_table->setObjectName("throw.table");
    for (const RollTable &each : m_session.rules().tables)
        m_table->addItem(each.name.in(m_session.language()), each.id);
    m_value = new QSpinBox(this);
    m_value->setObjectName("throw.value");
    m_value->setAccessibleName(tr("What the dice show"));
    auto *dice = new QPushButton(tr("Throw the dice"), this);
    dice->setObjectName("throw.dice");
    auto *row = new QHBoxLayout;
    row->setSpacing(10);
    row->addWidget(m_value);
    row->addWidget(dice);
    row->addStretch();
    m_result = new QLabel(this);
    m_result->setObjectName("throw.result");
    m_result->setTextFormat(Qt::PlainText);
    m_result->setWordWrap(true);
    m_result->setFont(roleFont(FontRole::BodyStrong));
    m_note = new QLineEdit(this);
    m_note->setAccessibleName(tr("Note"));
    m_table->setAccessibleName(tr("Table"));
    auto *form = new QFormLayout;
    form->setLabelAlignment(Qt::AlignLeft);
    form->setHorizontalSpacing(14);
    form->setVerticalSpacing(10);
    form->addRow(tr("Table"), m_table);
    form->addRow(tr("What the dice show"), row);
    form->addRow(tr("What it means"), m_result);
    form->addRow(tr("Note"), m_note);
    page().addLayout(form);
    page().addStretch();
    remark().setText(tr("Type what fell at the table, or throw here."));
    connect(m_table, &QComboBox::currentIndexChanged, this, &ThrowDialog::chooseTable);
    connect(m_value, &QSpinBox::valueChanged, this, &ThrowDialog::follow);
    connect(dice, &QPushButton::clicked, this, &ThrowDialog::throwDice);
}

const RollTable *ThrowDialog::table() const
{
    return m_session.rules().table(m_table->currentData().toString());
}

void ThrowDialog::chooseTable()
{
    const RollTable *chosen = table();
    const auto spec = chosen ? diceSpec(chosen->dice) : std::nullopt;
    const DiceSpec dice = spec.value_or(DiceSpec());
    const QSignalBlocker block(m_value);
    m_value->setRange(dice.lowest() - 1, dice.highest()); // one less stands for: not thrown yet
    m_value->setSpecialValueText(tr("not yet", "dice are not thrown"));
    m_value->setValue(m_value->minimum());
    m_value->setPrefix(chosen ? chosen->dice + QStringLiteral(": ") : QString());
    m_dice.clear();
    follow();
}

void ThrowDialog::throwDice()
{
    const RollTable *chosen = table();
    const auto spec = chosen ? diceSpec(chosen->dice) : std::nullopt;
    const DiceSpec dice = spec.value_or(DiceSpec());
    const QVector<int> thrown = dice.thrown(*QRandomGenerator::global());
    m_value->setValue(dice.valueOf(thrown));
    m_dice = thrown;
}

TableRolled ThrowDialog::rolled() const
{
    TableRolled rolled;
    const RollTable *chosen = table();
    const RollRow *row = chosen ? chosen->rowFor(m_value->value()) : nullptr;
    if (!row)
        return rolled;
    const DiceSpec spec = diceSpec(chosen->dice).value_or(DiceSpec());
    rolled.soldier = m_soldier.id;
    rolled.table = chosen->id;
    rolled.dice = !m_dice.isEmpty() && spec.valueOf(m_dice) == m_value->value() ? m_dice
                                                                                : spec.showing(m_value->value()).value_or(QVector<int>());
    rolled.row = row->id;
    rolled.name = row->name.in(m_session.language());
    rolled.note = m_note->text().trimmed();
    return rolled;
}

void ThrowDialog::follow()
{
    const RollTable *chosen = table();
    const bool thrown = chosen && m_value->value() > m_value->minimum();
    const RollRow *row = thrown ? chosen->rowFor(m_value->value()) : nullptr;
    m_result->setText(row          ? share::rollText(rolled(), m_session.rules(), m_session.language())
                          : thrown ? tr("The table has no line for it.")
                                   : QString());
    verb().setEnabled(row != nullptr);
}

} // namespace muster::app

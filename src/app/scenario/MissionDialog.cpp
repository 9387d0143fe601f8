// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/MissionDialog.h"

#include "app/scenario/MissionSections.h"
#include "app/scenario/MissionTokens.h"
#include "app/theme/widgets/DialogFoot.h"
#include "app/theme/widgets/PageScroll.h"
#include "app/theme/widgets/SectionHeader.h"
#include "campaign/CampaignRules.h"

#include <QCheckBox>
#include <QFormLayout>
#include <QJsonDocument>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster::app {

using packs::LocalText;

namespace {

QLabel *title(const QString &text)
{
    auto *label = new QLabel(text);
    label->setTextFormat(Qt::PlainText);
    QFont font = label->font();
    font.setBold(true);
    label->setFont(font);
    return label;
}

} // namespace

MissionDialog::MissionDialog(const packs::Pack &pack, const packs::Scenario &mission, const QString &language, QWidget *parent)
    : QDialog(parent), m_pack(pack), m_before(mission), m_language(language)
{
    setObjectName("missionDialog");
    setWindowTitle(tr("Mission for %1").arg(pack.name(language)));
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->setSpacing(0);
    auto *page = new QWidget;
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(12);
    buildFigures(*column);
    column->addWidget(title(tr("Texts")));
    m_sections = new MissionSections;
    m_sections->setSections(mission.sections, language);
    column->addWidget(m_sections);
    buildSwitches(*column);
    if (!pack.paperKit().tokens.isEmpty()) {
        column->addWidget(title(tr("Tokens of the game master")));
        m_tokens = new MissionTokens;
        m_tokens->setTokens(mission.plan.tokens, language);
        column->addWidget(m_tokens);
    }
    buildSecondary(*column);
    column->addStretch();
    whole->addWidget(new PageScroll(page), 1);
    auto *foot = new DialogFoot(this);
    m_remark = foot->remark();
    QPushButton *cancel = foot->addButton(tr("Cancel"));
    m_keep = foot->addVerb(tr("Keep the mission"));
    whole->addWidget(foot);
    connect(cancel, &QPushButton::clicked, this, &MissionDialog::reject);
    connect(m_keep, &QPushButton::clicked, this, &MissionDialog::accept);
    connect(m_name, &QLineEdit::textChanged, this, &MissionDialog::check);
    check();
    m_before = this->mission(); // what the fields make of it: only what is changed from here on counts
    resize(640, 720);
}

QSpinBox *MissionDialog::number(int value, int most, const QString &name)
{
    auto *box = new QSpinBox;
    box->setRange(0, most);
    box->setSpecialValueText(tr("not set"));
    box->setValue(value);
    box->setAccessibleName(name);
    return box;
}

void MissionDialog::buildFigures(QVBoxLayout &column)
{
    auto *form = new QFormLayout;
    m_name = new QLineEdit(m_before.name.in(m_language));
    m_name->setObjectName("mission.name");
    m_name->setMaxLength(120);
    m_name->setAccessibleName(tr("Name"));
    m_summary = new QLineEdit(m_before.summary.in(m_language));
    m_summary->setAccessibleName(tr("In one sentence"));
    m_number = number(m_before.number, 999, tr("Number"));
    m_turns = number(m_before.turns, 99, tr("Turns"));
    m_turns->setObjectName("mission.turns");
    m_victory = number(m_before.victoryPoints, 60, tr("Victory points to win"));
    m_from = number(m_before.plan.pointsFrom, 99999, tr("Armies from"));
    m_to = number(m_before.plan.pointsTo, 99999, tr("Armies up to"));
    form->addRow(tr("Name"), m_name);
    form->addRow(tr("In one sentence"), m_summary);
    form->addRow(tr("Number"), m_number);
    form->addRow(tr("Turns"), m_turns);
    form->addRow(tr("Victory points to win"), m_victory);
    auto *armies = new QHBoxLayout;
    armies->addWidget(m_from);
    armies->addWidget(new QLabel(tr("to")));
    armies->addWidget(m_to);
    armies->addStretch();
    form->addRow(tr("Armies, points"), armies);
    buildAwards(*form);
    column.addLayout(form);
}

// What a campaign of this game rewards.
void MissionDialog::buildAwards(QFormLayout &form)
{
    const QByteArray json = m_pack.campaignJson();
    const campaign::CampaignRules rules = json.isEmpty() ? campaign::CampaignRules::generic()
                                                         : campaign::CampaignRules::fromJson(QJsonDocument::fromJson(json).object());
    for (const campaign::Objective &objective : rules.objectives) {
        const QString name = tr("Experience: %1").arg(objective.name.in(m_language));
        QSpinBox *box = number(m_before.awards.value(objective.id, 0), 9999, name);
        m_awards.append({objective.id, box});
        form.addRow(name, box);
    }
}

void MissionDialog::buildSwitches(QVBoxLayout &column)
{
    if (m_pack.missionSwitches().isEmpty())
        return;
    column.addWidget(title(tr("Of the game")));
    for (const packs::MissionSwitch &one : m_pack.missionSwitches()) {
        auto *row = new QHBoxLayout;
        auto *on = new QCheckBox(one.name.in(m_language));
        on->setObjectName("mission." + one.id);
        on->setChecked(m_before.plan.switches.contains(one.id));
        row->addWidget(on);
        QSpinBox *box = nullptr;
        if (one.hasNumber()) {
            box = new QSpinBox;
            box->setRange(one.least - 1, one.most);
            box->setSpecialValueText(tr("to be agreed"));
            const int value = m_before.plan.switches.value(one.id, one.usual);
            box->setValue(value < one.least ? one.least - 1 : value);
            box->setAccessibleName(tr("%1: number").arg(one.name.in(m_language)));
            box->setEnabled(on->isChecked());
            connect(on, &QCheckBox::toggled, box, &QWidget::setEnabled);
            row->addWidget(box);
        }
        row->addStretch();
        column.addLayout(row);
        m_switches.append({one.id, on, box});
    }
}

void MissionDialog::buildSecondary(QVBoxLayout &column)
{
    const packs::HiddenMission &hidden = m_before.plan.secondary;
    m_hidden = new QCheckBox(tr("A secondary mission that the players do not know yet"));
    m_hidden->setObjectName("mission.hidden");
    m_hidden->setChecked(hidden.there);
    auto *box = new QWidget;
    auto *form = new QFormLayout(box);
    form->setContentsMargins(0, 0, 0, 0);
    m_opens = new QLineEdit(hidden.opens.in(m_language));
    m_opens->setAccessibleName(tr("What opens it"));
    m_secondary = new QPlainTextEdit(hidden.text.in(m_language));
    m_secondary->setObjectName("mission.secondary");
    m_secondary->setAccessibleName(tr("Secondary mission"));
    m_secondary->setTabChangesFocus(true);
    m_secondary->setMaximumHeight(120);
    form->addRow(tr("What opens it"), m_opens);
    form->addRow(tr("Text"), m_secondary);
    box->setVisible(hidden.there);
    connect(m_hidden, &QCheckBox::toggled, box, &QWidget::setVisible);
    column.addWidget(m_hidden);
    column.addWidget(box);
}

packs::Scenario MissionDialog::mission() const
{
    packs::Scenario mission = m_before;
    mission.own = true;
    mission.name = LocalText(m_name->text().trimmed());
    mission.summary = LocalText(m_summary->text().trimmed());
    mission.number = m_number->value();
    mission.turns = m_turns->value();
    mission.victoryPoints = m_victory->value();
    mission.plan.pointsFrom = std::min(m_from->value(), m_to->value());
    mission.plan.pointsTo = std::max(m_from->value(), m_to->value());
    mission.sections = m_sections->sections();
    mission.awards.clear();
    for (const auto &[id, box] : m_awards)
        if (box->value() > 0)
            mission.awards.insert(id, box->value());
    mission.plan.switches.clear();
    for (const Switch &one : m_switches)
        if (one.on->isChecked())
            mission.plan.switches.insert(one.id, !one.number ? 1 : one.number->value() == one.number->minimum() ? 0 : one.number->value());
    if (m_tokens)
        mission.plan.tokens = m_tokens->tokens();
    mission.plan.secondary = {m_hidden->isChecked(), LocalText(m_opens->text().trimmed()), LocalText(m_secondary->toPlainText().trimmed())};
    return mission;
}

void MissionDialog::check()
{
    const bool named = !m_name->text().trimmed().isEmpty();
    m_keep->setEnabled(named);
    m_remark->setText(named ? QString() : tr("A mission needs a name."));
}

void MissionDialog::accept()
{
    if (m_keep->isEnabled() && (!m_keeper || m_keeper(mission())))
        QDialog::accept();
}

void MissionDialog::reject()
{
    if (mission() == m_before) {
        QDialog::reject();
        return;
    }
    QMessageBox ask(QMessageBox::Question, windowTitle(), tr("Throw away what you have written?"), QMessageBox::NoButton, this);
    QPushButton *back = ask.addButton(tr("Go on writing"), QMessageBox::RejectRole);
    QPushButton *away = ask.addButton(tr("Throw away"), QMessageBox::DestructiveRole);
    ask.setDefaultButton(back);
    ask.exec();
    if (ask.clickedButton() == static_cast<QAbstractButton *>(away))
        QDialog::reject();
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
// Who joins a force, and what the game master sets up.
#include "app/campaign/CampaignDesk.h"
#include "app/campaign/setup/FormDialog.h"
#include "app/theme/paint/SmallMarkdown.h"
#include "text/Typography.h"

#include <QComboBox>
#include <QDateEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QSpinBox>

namespace muster::app {

using namespace campaign;

namespace {

Recruit recruitLike(const SoldierState &like, const CampaignRules &rules)
{
    Recruit recruit;
    recruit.role = like.role;
    recruit.like = like.id;
    recruit.basePoints = like.basePoints;
    recruit.ladder = like.ladder >= 0 ? rules.ladders.at(like.ladder).id : QString();
    recruit.lifePoints = like.ladder < 0 ? like.lifePoints : 0;
    return recruit;
}

} // namespace

void CampaignDesk::recruit()
{
    FormDialog dialog(tr("Recruit a soldier"), tr("Recruit"), m_window);
    QLineEdit *name = dialog.addText(tr("Name"));
    const SoldierState *chosen = soldier();
    QStringList forces;
    QVariantList forceIds;
    int own = 0;
    for (const ForceState &force : m_session.state().forces) {
        if (chosen && chosen->force == force.id)
            own = int(forces.size());
        forces.append(force.name);
        forceIds.append(force.id);
    }
    QComboBox *force = dialog.addChoice(tr("Force"), forces, forceIds, own);
    force->setObjectName("recruit.force");
    QComboBox *kit = dialog.addChoice(tr("Same kit as"), {});
    kit->setObjectName("recruit.kit");
    QComboBox *rank = dialog.addChoice(tr("Rank"), {});
    rank->setObjectName("recruit.rank");
    QSpinBox *experience = dialog.addNumber(tr("Experience they bring"), 0, 0, 999);
    // A force takes its recruits from its own ranks: nobody joins with the kit of another army.
    const auto fillKits = [&] {
        kit->clear();
        for (const SoldierState &each : m_session.state().soldiers) {
            if (each.force == force->currentData().toString())
                kit->addItem(each.role.isEmpty() ? each.name : text::labelled(each.name, m_session.names().list(each.role)), each.id);
        }
        kit->setCurrentIndex(std::max(0, kit->findData(m_session.current())));
    };
    const auto fillRanks = [&] {
        rank->clear();
        const SoldierState *like = m_session.state().soldier(kit->currentData().toString());
        if (like && like->ladder >= 0) {
            for (const Rank &each : m_session.rules().ladders.at(like->ladder).ranks) {
                if (!each.retires)
                    rank->addItem(each.name.in(m_session.language()), each.id);
            }
        }
        rank->setEnabled(rank->count() > 0);
        dialog.addRemark(rank->count() > 0 || m_session.rules().ladders.isEmpty() ? QString() : tr("This kind of figure has no ranks."));
    };
    connect(force, &QComboBox::currentIndexChanged, &dialog, fillKits);
    connect(kit, &QComboBox::currentIndexChanged, &dialog, fillRanks);
    fillKits();
    fillRanks();
    dialog.require(name);
    if (!dialog.ask())
        return;
    const SoldierState *like = m_session.state().soldier(kit->currentData().toString());
    Recruit recruit = like ? recruitLike(*like, m_session.rules()) : Recruit();
    recruit.id = newId();
    recruit.name = name->text().trimmed();
    recruit.experience = experience->value();
    recruit.rank = rank->currentIndex() > 0 ? rank->currentData().toString() : QString();
    m_session.document()->recordEvents(tr("Recruit %1").arg(recruit.name),
                                       {makeEvent(SoldierRecruited{force->currentData().toString(), recruit})});
    m_session.setCurrent(recruit.id);
}

namespace {

/// What the game master writes down beside the scenario: each objective in their words with its points, and what they count.
struct OrderFields
{
    QVector<QPair<QString, QPlainTextEdit *>> words;
    QVector<QPair<QString, QSpinBox *>> awards, counts;

    void putInto(MissionPlanned &planned, const CampaignRules &rules) const
    {
        for (const auto &[id, field] : words) {
            if (const QString text = field->toPlainText().trimmed(); !text.isEmpty())
                planned.objectives.insert(id, text);
        }
        for (const auto &[id, field] : awards) {
            if (const Objective *objective = rules.objective(id); objective && objective->award != field->value())
                planned.awards.insert(id, field->value());
        }
        for (const auto &[id, field] : counts) {
            if (field->value() > 0)
                planned.setup.insert(id, field->value());
        }
    }
};

OrderFields addOrders(FormDialog &dialog, const CampaignRules &rules, const QString &language)
{
    OrderFields orders;
    for (const Objective &objective : rules.objectives) {
        const QString name = objective.name.in(language);
        QPlainTextEdit *words = dialog.addLongText(objective.closedAtStart ? CampaignDesk::tr("%1, hidden").arg(name) : name);
        words->setObjectName("plan.objective." + objective.id);
        words->setMaximumHeight(54);
        orders.words.append({objective.id, words});
        if (rules.mode != ExperienceMode::None)
            orders.awards.append({objective.id, dialog.addNumber(CampaignDesk::tr("%1: experience").arg(name), objective.award, 0, 9999)});
    }
    for (const SetupCount &count : rules.setup) {
        QSpinBox *number = dialog.addNumber(count.name.in(language), 0, 0, 999);
        number->setObjectName("plan.setup." + count.id);
        orders.counts.append({count.id, number});
    }
    return orders;
}

/// A tick for everybody who is fit.
QListWidget *addReady(FormDialog &dialog, const CampaignState &state)
{
    QStringList names;
    QVariantList ids;
    for (const SoldierState &soldier : state.soldiers) {
        if (soldier.status == Status::Fit) {
            names.append(soldier.name);
            ids.append(soldier.id);
        }
    }
    return dialog.addTicks(CampaignDesk::tr("Who goes"), names, ids, true);
}

QString aboutScenario(const packs::Scenario &scenario, const QString &language)
{
    QStringList words{scenario.summary.in(language)};
    for (const packs::ScenarioSection &section : scenario.sections)
        words.append(text::labelled(QStringLiteral("**%1**").arg(section.title.in(language)), section.text.in(language)));
    words.removeAll(QString());
    return words.join('\n');
}

} // namespace

void CampaignDesk::planMission()
{
    FormDialog dialog(tr("Set up a mission"), tr("Set up"), m_window);
    dialog.setMinimumWidth(640);
    const QString language = m_session.language();
    const std::vector<packs::Scenario> scenarios = m_session.pack() ? m_session.pack()->scenarios() : std::vector<packs::Scenario>();
    QStringList names;
    QVariantList ids;
    for (const packs::Scenario &scenario : scenarios) {
        names.append(packs::scenarioLabel(scenario, scenarios, language));
        ids.append(scenario.id);
    }
    QComboBox *mission = dialog.addChoice(tr("Mission"), names, ids);
    mission->setEditable(true);
    mission->setObjectName("plan.mission");
    // Two scenarios may have one name: what was picked counts, as long as it was not written over.
    const auto chosen = [&]() -> const packs::Scenario * {
        const bool picked = mission->currentIndex() >= 0 && mission->itemText(mission->currentIndex()) == mission->currentText();
        const int index = picked ? mission->currentIndex() : mission->findText(mission->currentText());
        return index >= 0 && std::size_t(index) < scenarios.size() ? &scenarios.at(std::size_t(index)) : nullptr;
    };
    auto *about = new QLabel(&dialog);
    about->setObjectName("plan.about");
    about->setTextFormat(Qt::RichText);
    about->setWordWrap(true);
    about->setMinimumHeight(60);
    dialog.addField(tr("What it is about"), about);
    auto *date = new QDateEdit(QDate::currentDate(), &dialog);
    date->setCalendarPopup(true);
    dialog.addField(tr("Date"), date);
    const OrderFields orders = addOrders(dialog, m_session.rules(), language);
    QListWidget *ready = addReady(dialog, m_session.state());
    QPlainTextEdit *notes = dialog.addLongText(tr("Notes"));
    const auto follow = [&] {
        const packs::Scenario *scenario = chosen();
        about->setText(scenario ? richText(aboutScenario(*scenario, language)) : tr("A mission of your own.").toHtmlEscaped());
        const QMap<QString, int> own = m_session.scenarioAwards(scenario ? scenario->id : QString());
        for (const auto &[id, field] : orders.awards) {
            const Objective *objective = m_session.rules().objective(id);
            field->setValue(own.value(id, objective ? objective->award : 0));
        }
    };
    connect(mission, &QComboBox::currentTextChanged, &dialog, follow);
    follow();
    dialog.require(mission->lineEdit());
    if (!dialog.ask())
        return;
    const packs::Scenario *scenario = chosen();
    MissionPlanned planned{scenario ? scenario->id : QString(), scenario ? scenario->name.in(language) : mission->currentText().trimmed(),
                           date->date(), tickedData(*ready), notes->toPlainText()};
    orders.putInto(planned, m_session.rules());
    m_session.document()->recordEvents(tr("Set up %1").arg(planned.name), {makeEvent(planned)});
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/ScenarioWorkspace.h"

#include "app/docking/DockHost.h"
#include "app/paper/PaperView.h"
#include "app/scenario/MissionDialog.h"
#include "app/scenario/ScenarioList.h"
#include "app/scenario/ScenarioPage.h"
#include "app/workspace/Actions.h"
#include "app/workspace/ToolStrip.h"
#include "base/Result.h"
#include "packs/user/OwnMissions.h"
#include "print/scenario/ScenarioSheet.h"
#include "share/ScenarioText.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QAction>
#include <QMessageBox>
#include <QPushButton>

namespace muster::app {

using namespace packs;

namespace {

constexpr QSizeF screenPaper{210, 297};

} // namespace

ScenarioWorkspace::ScenarioWorkspace(const Services &services, QObject *parent) : Workspace(parent), m_services(services)
{
    makeActions();
}

void ScenarioWorkspace::makeActions()
{
    const auto make = [this](const char *name, const char *icon, auto slot) {
        auto *action = new QAction(this);
        dress(action, QStringLiteral("scenarios.") + QLatin1String(name), QLatin1String(icon));
        connect(action, &QAction::triggered, this, slot);
        return action;
    };
    m_random = make("random", "dice", [this] {
        m_list->chooseByChance();
        if (const Scenario *scenario = current())
            m_sentence = tr("Chosen by chance: %1").arg(scenario->name.in(m_services.language()));
        emit stateChanged();
    });
    m_print = make("print", "print", &ScenarioWorkspace::print);
    m_print->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_P));
    m_new = make("new", "plus", &ScenarioWorkspace::writeMission);
    m_new->setShortcut(QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_M));
    m_edit = make("edit", "pencil", &ScenarioWorkspace::editMission);
    m_copy = make("copy", "copy", &ScenarioWorkspace::copyMission);
    m_delete = make("delete", "trash", &ScenarioWorkspace::deleteMission);
    m_secondary = make("secondary", "eye", &ScenarioWorkspace::show);
    m_secondary->setCheckable(true);
}

void ScenarioWorkspace::build(DockHost &host)
{
    m_host = &host;
    m_list = new ScenarioList;
    m_page = new ScenarioPage;
    m_sheet = new PaperView;
    host.addPanel({"scenarios.page", tr("Scenario"), m_page, Side::Right, {}, {}, {}, true, false, {280, 0}, {}, {420, 0}});
    host.addPanel({"scenarios.list", tr("Scenarios"), m_list, Side::Left, "scenarios.page", {}, {390, 0}, true, true, {240, 0}});
    host.addPanel(
        {"scenarios.sheet", tr("Sheet"), m_sheet, Side::Right, "scenarios.page", {}, {460, 0}, true, true, {300, 0}, "scenarios.page"});
    connect(m_list, &ScenarioList::chosen, this, [this](const ScenarioKey &key) {
        if (key != m_key) {
            m_secondary->setChecked(false); // the next one keeps its secret
            m_sentence.clear();
        }
        m_key = key;
        show();
    });
    retranslate();
}

QWidget *ScenarioWorkspace::toolBar()
{
    if (m_toolBar)
        return m_toolBar;
    auto *strip = new ToolStrip;
    m_toolBar = strip;
    strip->addButton(m_random, true);
    strip->addRule();
    strip->addButton(m_new, true);
    strip->addButton(m_copy);
    strip->addButton(m_edit);
    strip->addButton(m_delete);
    strip->addRule();
    strip->addButton(m_secondary, true);
    strip->addStretch();
    strip->addPrimary(m_print);
    return m_toolBar;
}

QList<MenuPart> ScenarioWorkspace::menus() const
{
    return {{MenuPart::File, {m_print}}, {MenuPart::Own, {m_random, m_secondary, nullptr, m_new, m_copy, m_edit, m_delete}}};
}

PackPtr ScenarioWorkspace::pack() const
{
    return m_services.packs.find(m_key.pack);
}

const Scenario *ScenarioWorkspace::current() const
{
    const PackPtr of = m_key.isEmpty() ? nullptr : pack();
    if (!of)
        return nullptr;
    const auto found = std::find_if(of->scenarios().begin(), of->scenarios().end(),
                                    [this](const Scenario &each) { return each.id == m_key.scenario; });
    return found == of->scenarios().end() ? nullptr : &*found;
}

QList<PaletteEntry> ScenarioWorkspace::paletteEntries(const QString &typed) const
{
    QList<PaletteEntry> entries;
    const QString wanted = text::searchForm(typed), language = m_services.language();
    if (wanted.size() < 2)
        return entries;
    for (const PackPtr &each : m_services.packs.packs()) {
        for (const Scenario &scenario : each->scenarios()) {
            const QString name = scenario.name.in(language);
            if (!text::searchForm(name).contains(wanted))
                continue;
            const ScenarioKey key{each->id(), scenario.id};
            entries.append({tr("Scenarios"), icon(), name, share::scenarioPlace(scenario, language), each->name(language), false,
                            [self = const_cast<ScenarioWorkspace *>(this), key] {
                                emit self->requested({self->id(), "scenario", key.toString(), {}});
                            }});
        }
    }
    return entries;
}

StatusTexts ScenarioWorkspace::status() const
{
    StatusTexts texts;
    if (const PackPtr of = pack())
        texts.left.append(tr("%1 pack %2").arg(of->name(m_services.language()), of->manifest().version));
    if (!m_sentence.isEmpty())
        texts.left.append(m_sentence);
    if (m_list)
        texts.right.append(tr("%n scenario(s)", nullptr, int(m_list->shown().size())));
    return texts;
}

QString ScenarioWorkspace::documentName() const
{
    const Scenario *scenario = current();
    return scenario ? scenario->name.in(m_services.language()) : QString();
}

Request ScenarioWorkspace::paper() const
{
    return current() ? Request{"print", "scenario", m_key.toString(), {}} : Request();
}

bool ScenarioWorkspace::open(const Request &request)
{
    if (request.what != QLatin1String("scenario"))
        return false;
    activated();
    m_list->select(ScenarioKey::fromString(request.id));
    return true;
}

// Filled when it is looked at for the first time: the start of the program does not wait for it.
void ScenarioWorkspace::activated()
{
    m_filled = true;
    refill();
}

void ScenarioWorkspace::refill()
{
    if (m_filled)
        m_list->setPacks(m_services.packs.packs(), m_services.language());
    show();
}

void ScenarioWorkspace::show()
{
    const Scenario *scenario = current();
    const PackPtr of = pack();
    const QString language = m_services.language();
    m_page->setScenario(scenario, of.get(), language, m_secondary->isChecked());
    if (scenario && of) {
        const print::TextMeter meter;
        const print::Pages pages = print::layoutScenario(*scenario, *of, language, screenPaper, print::InkMode::Colour, meter);
        m_sheet->setPage(pages.empty() ? print::Page() : pages.front());
    } else {
        m_sheet->setPage({});
    }
    const QString none = scenario ? QString() : tr("no scenario is chosen");
    const QString notOwn = !scenario ? none : scenario->own ? QString() : tr("it belongs to the game; copy it to write your own");
    allowUnless(m_print, none);
    allowUnless(m_copy, none);
    allowUnless(m_edit, notOwn);
    allowUnless(m_delete, notOwn);
    allowUnless(m_secondary, scenario && !scenario->plan.secondary.text.isEmpty() ? QString() : tr("this one has no hidden text"));
    emit stateChanged();
}

void ScenarioWorkspace::print()
{
    if (current())
        emit requested({"print", "scenario", m_key.toString(), {}});
}

PackPtr ScenarioWorkspace::packForNew() const
{
    if (const PackPtr chosen = m_services.packs.find(m_list->game()); chosen && !m_list->game().isEmpty())
        return chosen;
    if (const PackPtr shown = pack(); shown && !m_key.isEmpty())
        return shown;
    return m_services.packs.packs().empty() ? nullptr : m_services.packs.packs().front();
}

bool ScenarioWorkspace::keep(const Pack &of, const Scenario &mission)
{
    const QString folder = m_services.packs.folders().userUnits, game = of.id();
    auto own = OwnMissions::load(folder, game);
    base::Result<void> saved = own ? base::Result<void>() : base::Result<void>(own.error());
    if (own) {
        own->put(mission);
        saved = own->save(folder, game);
    }
    if (!saved) {
        QMessageBox::warning(window(), tr("The mission could not be kept"), text::spoken(saved.error()));
        return false;
    }
    m_services.packs.reload(game);
    refill();
    m_list->select({game, mission.id});
    return true;
}

void ScenarioWorkspace::writeMission()
{
    const PackPtr of = packForNew();
    if (!of)
        return;
    Scenario mission;
    mission.id = QStringLiteral("own.mission.") + QString::fromStdString(m_services.ids.next());
    MissionDialog dialog(*of, mission, m_services.language(), window());
    dialog.setKeeper([&](const Scenario &written) { return keep(*of, written); });
    dialog.exec();
}

void ScenarioWorkspace::editMission()
{
    const Scenario *scenario = current();
    const PackPtr of = pack();
    if (!scenario || !scenario->own)
        return;
    MissionDialog dialog(*of, *scenario, m_services.language(), window());
    dialog.setKeeper([&](const Scenario &written) { return keep(*of, written); });
    dialog.exec();
}

// Its texts become the user's, in the language they read now; map and reserves stay with the game's own scenario.
void ScenarioWorkspace::copyMission()
{
    const Scenario *scenario = current();
    const PackPtr of = pack();
    if (!scenario)
        return;
    const QString language = m_services.language();
    Scenario mission = *scenario;
    mission.id = QStringLiteral("own.mission.") + QString::fromStdString(m_services.ids.next());
    mission.own = true;
    mission.house = false;
    mission.group = {};
    mission.number = 0;
    mission.name = LocalText(tr("%1 (own)").arg(scenario->name.in(language)));
    mission.summary = LocalText(scenario->summary.in(language));
    mission.plan = {};
    mission.plan.pointsFrom = scenario->plan.pointsFrom;
    mission.plan.pointsTo = scenario->plan.pointsTo;
    mission.plan.tokens = scenario->plan.tokens;
    mission.plan.secondary = scenario->plan.secondary;
    mission.plan.switches = scenario->plan.switches;
    for (ScenarioSection &section : mission.sections)
        section = {LocalText(section.title.in(language)), LocalText(section.text.in(language))};
    MissionDialog dialog(*of, mission, language, window());
    dialog.setKeeper([&](const Scenario &written) { return keep(*of, written); });
    dialog.exec();
}

void ScenarioWorkspace::deleteMission()
{
    const Scenario *scenario = current();
    if (!scenario || !scenario->own)
        return;
    QMessageBox ask(QMessageBox::Question, tr("Delete the mission"), tr("Delete “%1”? It cannot be brought back.").arg(documentName()),
                    QMessageBox::Cancel, window());
    ask.setTextFormat(Qt::PlainText);
    QPushButton *sure = ask.addButton(tr("Delete"), QMessageBox::DestructiveRole);
    ask.setDefaultButton(QMessageBox::Cancel);
    ask.exec();
    if (ask.clickedButton() != static_cast<QAbstractButton *>(sure))
        return;
    const QString folder = m_services.packs.folders().userUnits, game = m_key.pack;
    auto own = OwnMissions::load(folder, game);
    base::Result<void> saved = own ? base::Result<void>() : base::Result<void>(own.error());
    if (own) {
        own->remove(m_key.scenario);
        saved = own->save(folder, game);
    }
    if (!saved) {
        QMessageBox::warning(window(), tr("The mission could not be deleted"), text::spoken(saved.error()));
        return;
    }
    m_services.packs.reload(game);
    m_key = {};
    refill();
}

QWidget *ScenarioWorkspace::window() const
{
    return m_page ? m_page->window() : nullptr;
}

void ScenarioWorkspace::retranslate()
{
    m_random->setText(tr("Choose by chance"));
    m_print->setText(tr("Print the scenario"));
    m_new->setText(tr("Write a mission…"));
    m_edit->setText(tr("Edit the mission…"));
    m_copy->setText(tr("Copy as a mission of your own…"));
    m_delete->setText(tr("Delete the mission…"));
    m_secondary->setText(tr("Show the secondary mission"));
    if (!m_host)
        return;
    m_host->setTitle("scenarios.page", tr("Scenario"));
    m_host->setTitle("scenarios.list", tr("Scenarios"));
    m_host->setTitle("scenarios.sheet", tr("Sheet"));
    m_page->setAccessibleName(tr("Scenario"));
    m_sheet->setAccessibleName(tr("The printed sheet"));
    m_list->retranslate();
    refill();
}

} // namespace muster::app

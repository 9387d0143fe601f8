// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourRoutes.h"

#include "app/docking/DockHost.h"
#include "app/roster/RosterWorkspace.h"
#include "app/roster/start/NewRosterDialog.h"
#include "app/shell/window/MainWindow.h"
#include "documents/roster/Rearranging.h"
#include "models/roster/FormationRows.h"

#include <QAbstractButton>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFile>
#include <QLineEdit>
#include <QListView>
#include <QListWidget>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTreeView>

namespace muster::tools {

using namespace app;

namespace {

RosterWorkspace *roster(TourGuide &guide)
{
    return qobject_cast<RosterWorkspace *>(guide.window.workspace("roster"));
}

QTreeView *tree(TourGuide &guide)
{
    return guide.inPanel<QTreeView>("roster.formation", "formationView");
}

/// A new roster without the dialog; `formation` is its id in the data, empty for none.
void begin(TourGuide &guide, const QString &packId, double limit, const QString &formation = {}, const QString &name = {})
{
    const packs::PackPtr pack = guide.services.packs.find(packId);
    if (!pack) {
        guide.trouble += "no pack " + packId;
        return;
    }
    documents::RosterWish wish;
    wish.catalogueId = std::string(pack->factions().front()->idText);
    wish.name = name.isEmpty() ? pack->name(guide.language) : name;
    wish.limit = limit;
    for (const rules::EntryNode *node : pack->data()->book(wish.catalogueId)->roots()) {
        if (!formation.isEmpty() && node->entry().idText == formation.toStdString())
            wish.formationEntryId = node->path();
    }
    roster(guide)->create(pack, wish);
    TourGuide::settle();
}

/// Units by their ids, into the slots that wait for them.
void take(TourGuide &guide, const QStringList &units)
{
    for (const QString &unit : units) {
        if (!roster(guide)->editor()->addFromCatalogue(unit))
            guide.trouble += "not added: " + unit;
    }
    TourGuide::settle();
}

void dustPlatoon(TourGuide &guide, const QStringList &units)
{
    begin(guide, "dust", 100, "dust.formation.medium-combat-walker-platoon");
    QStringList ids;
    for (const QString &unit : units)
        ids.append("dust.unit." + unit);
    take(guide, ids);
}

void lowerLimit(TourGuide &guide, double limit)
{
    RosterEditor *editor = roster(guide)->editor();
    editor->accept(editor->document().changeCostLimit(editor->look().costTypeId, limit));
    TourGuide::settle();
}

// The first button of the findings: the best fix of the first problem.
void fixFirst(TourGuide &guide)
{
    auto *view = guide.inPanel<QListView>("roster.findings", "findingsView");
    QWidget *buttons = view && view->model() ? view->indexWidget(view->model()->index(0, 0)) : nullptr;
    auto *button = buttons ? buttons->findChild<QPushButton *>() : nullptr;
    if (!button) {
        guide.trouble += "nothing to fix";
        return;
    }
    button->click();
    TourGuide::settle();
}

// A hero with a squad, seen at the hero.
void joinSquad(TourGuide &guide)
{
    dustPlatoon(guide, {"mickey", "pounder", "cobra", "gunners"});
    documents::RosterDocument &document = roster(guide)->editor()->document();
    const auto hero = document.addSelection(document.roster().forces.front().id, "dust.unit.bazooka-joe");
    std::string squad;
    rules::forEachSelection(document.roster(), [&squad](const rules::Selection &selection) {
        if (selection.entryId.ends_with("dust.unit.gunners"))
            squad = selection.id;
    });
    if (!hero.ok() || squad.empty() || !document.changeLink(*hero, "dust.link.joins", squad).ok()) {
        guide.trouble += "nobody joins";
        return;
    }
    TourGuide::settle();
    guide.selectRow(tree(guide), "Bazooka Joe");
}

// A roster as an older pack has saved it: one unit was cheaper then.
void openOldRoster(TourGuide &guide)
{
    const packs::PackPtr pack = guide.services.packs.find("dust");
    QFile in(pack->path(pack->manifest().samples.constFirst().file));
    QTemporaryDir folder;
    QFile out(folder.filePath("older.ros"));
    if (!in.open(QIODevice::ReadOnly) || !out.open(QIODevice::WriteOnly)) {
        guide.trouble += "no older roster";
        return;
    }
    out.write(in.readAll().replace("value=\"19.0\"", "value=\"17.0\"").replace("catalogueRevision=\"1\"", "catalogueRevision=\"0\""));
    out.close();
    guide.openFile(out.fileName());
    TourGuide::settle();
}

// Community data, where the tour was given some.
void bigRoster(TourGuide &guide)
{
    for (const packs::PackPtr &pack : guide.services.packs.packs()) {
        if (!pack->cards().plain)
            continue;
        begin(guide, pack->id(), 2000);
        QStringList units;
        (void)roster(guide)->editor()->catalogue().find([&units](const models::CatalogueRow &row) {
            if (row.kind == models::CatalogueRow::Kind::Unit && row.canAdd && units.size() < 8)
                units.append(row.entryId);
            return false;
        });
        return take(guide, units);
    }
    guide.trouble += "no community data";
}

void newRosterDialog(TourGuide &, QWidget *dialog)
{
    if (auto *wizard = qobject_cast<NewRosterDialog *>(dialog))
        wizard->choosePack("dust");
}

} // namespace

void writeOwnUnit(TourGuide &guide, QWidget *dialog)
{
    guide.type(dialog->findChild<QLineEdit *>("ownUnitName"), "Steel Badgers");
    if (auto *points = dialog->findChild<QDoubleSpinBox *>("ownUnitPoints"))
        points->setValue(120);
}

// A unit with its odds against a walker, and the matrix of the whole list.
QList<TourStop> oddsStops(const QSize &size)
{
    const auto odds = [](TourGuide &guide, const QString &pack, const QString &target, int row) {
        guide.openSample(pack);
        guide.selectRow(tree(guide), row);
        guide.window.docks("roster")->raise("roster.formation");
        guide.window.docks("roster")->raise("roster.odds");
        TourGuide::settle();
        auto *panel = guide.inPanel<OddsPanel>("roster.odds");
        if (panel)
            panel->aimAt("typical:" + target);
        TourGuide::settle();
        TourGuide::waitFor(panel);
    };
    QList<TourStop> stops;
    stops.append({"odds", [odds](TourGuide &guide) { odds(guide, "dust", "i2", 4); }, size});
    stops.append({"odds-vehicle", [odds](TourGuide &guide) { odds(guide, "dropzone-commander", "tanks", 2); }, size, true});
    stops.append({"odds-dice", [odds](TourGuide &guide) { odds(guide, "space-crusade", "dreadnought", 7); }, size, true});
    stops.append({"odds-matrix",
                  [](TourGuide &guide) {
                      guide.openSample("dust");
                      guide.selectRow(tree(guide), 4);
                      guide.window.docks("roster")->raise("roster.matrix");
                      TourGuide::settle();
                      TourGuide::waitFor(guide.inPanel<MatrixPanel>("roster.matrix"));
                      TourGuide::waitFor(guide.inPanel<OddsPanel>("roster.odds"));
                  },
                  size});
    return stops;
}

// The unit to which the player gave this name.
void selectCalled(TourGuide &guide, const QString &name)
{
    const models::FormationModel &formation = roster(guide)->editor()->formation();
    const QModelIndex found = formation.find([&name](const models::FormationRow &row) { return row.nickname == name; });
    if (!found.isValid())
        return void(guide.trouble += "nobody is called " + name);
    tree(guide)->setCurrentIndex(found);
    TourGuide::settle();
}

// A list, what it was before, and both side by side.
QList<TourStop> versionStops(const QSize &size)
{
    const auto keep = [](TourGuide &guide, const QString &name, const QString &note) {
        documents::RosterDocument &document = roster(guide)->editor()->document();
        const documents::RosterVersions versions(guide.services.library, document.id());
        if (!versions.keep(document, name, note).ok())
            guide.trouble += "no version";
    };
    const auto prepare = [keep](TourGuide &guide) {
        dustPlatoon(guide, {"mickey", "pounder", "hotdog", "rattler", "gunners"});
        RosterEditor *editor = roster(guide)->editor();
        keep(guide, "First draft", "before the Cobra was painted");
        guide.selectRow(tree(guide), "Hotdog");
        for (const rules::Candidate &each : documents::replacementsFor(editor->document().evaluator(), share::toData(editor->current()))) {
            if (each.entryId.ends_with("dust.unit.cobra"))
                editor->accept(documents::replaceAll(editor->document(), {share::toData(editor->current())}, each.entryId));
        }
        take(guide, {"dust.unit.wildfire"});
        keep(guide, "With the Cobra", {});
        guide.selectRow(tree(guide), "Gunners");
        editor->accept(editor->document().removeSelection(share::toData(editor->current())));
        if (auto *panel = guide.inPanel<VersionsPanel>("roster.versions"))
            panel->reload();
        TourGuide::settle();
    };
    QList<TourStop> stops;
    stops.append({"versions",
                  [prepare](TourGuide &guide) {
                      prepare(guide);
                      guide.window.docks("roster")->raise("roster.versions");
                  },
                  size});
    stops.append({"compare",
                  [](TourGuide &guide) {
                      guide.window.docks("roster")->raise("roster.compare");
                      TourGuide::settle();
                      auto *panel = guide.inPanel<ComparePanel>("roster.compare");
                      auto *versions = guide.inPanel<VersionsPanel>("roster.versions");
                      if (panel && versions && !versions->versions().empty())
                          panel->showVersion(versions->versions().back().id);
                  },
                  size});
    stops.append({"options-many",
                  [](TourGuide &guide) {
                      guide.window.docks("roster")->raise("roster.formation");
                      guide.window.docks("roster")->raise("roster.findings");
                      guide.window.docks("roster")->raise("roster.unit");
                      guide.openSample("space-crusade", "aldo.ros");
                      selectCalled(guide, "Aldo");
                  },
                  size});
    return stops;
}

// A unit and what one does with it, in every game.
static QList<TourStop> unitStops(const QSize &usual)
{
    QList<TourStop> stops;
    stops.append({"over-its-cap", [](TourGuide &guide) {
                      guide.openSample("dropzone-commander");
                      lowerLimit(guide, 950);
                      guide.selectRow(tree(guide), 2);
                  }});
    stops.append({"fixed", [](TourGuide &guide) { fixFirst(guide); }, usual, true});
    stops.append({"options",
                  [](TourGuide &guide) {
                      guide.openSample("dropzone-commander");
                      guide.selectRow(tree(guide), "Kodiak");
                  },
                  usual, true});
    stops.append({"together-with", joinSquad});
    stops.append({"calculation", [](TourGuide &guide) {
                      guide.openSample("space-crusade");
                      guide.selectRow(tree(guide), 7);
                  }});
    stops.append({"squads",
                  [](TourGuide &guide) {
                      guide.openSample("modern-skirmish");
                      guide.selectRow(tree(guide), 5);
                  },
                  usual, true});
    stops.append({"own-units",
                  [](TourGuide &guide) {
                      guide.openSample("at-43");
                      guide.run("roster.ownUnits");
                  },
                  usual,
                  false,
                  {},
                  0,
                  writeOwnUnit});
    stops.append({"share",
                  [](TourGuide &guide) {
                      guide.openSample("dust");
                      guide.run("roster.share");
                  },
                  usual, false, openedDialog});
    return stops;
}

QList<TourStop> rosterStops()
{
    const QSize usual{1440, 900};
    QList<TourStop> stops;
    stops.append({"nothing-open", [](TourGuide &guide) { guide.show("roster"); }, usual, true});
    stops.append({"new-roster", [](TourGuide &guide) { guide.run("library.newRoster"); }, usual, false, {}, 0, newRosterDialog});
    stops.append({"empty", [](TourGuide &guide) { begin(guide, "dust", 100); }});
    stops.append({"slots", [](TourGuide &guide) { dustPlatoon(guide, {}); }, usual, true});
    stops.append({"advantage-inactive", [](TourGuide &guide) { dustPlatoon(guide, {"mickey", "pounder"}); }});
    stops.append({"platoon", [](TourGuide &guide) {
                      guide.openSample("dust");
                      guide.selectRow(tree(guide), 4);
                  }});
    stops.append({"army-overview", [](TourGuide &guide) { guide.selectRow(tree(guide), 0); }});
    stops.append({"history",
                  [](TourGuide &guide) {
                      dustPlatoon(guide, {"mickey", "pounder", "cobra", "pounder", "rattler", "wildfire", "gunners", "bot-hunters"});
                      guide.window.docks("roster")->raise("roster.history");
                  },
                  usual, true});
    stops.append({"only-affordable",
                  [](TourGuide &guide) {
                      guide.window.docks("roster")->raise("roster.findings");
                      if (auto *chip = guide.inPanel<QAbstractButton>("roster.catalogue", "affordChip"))
                          chip->click();
                  },
                  usual, true});
    stops.append({"over-the-limit",
                  [](TourGuide &guide) {
                      if (auto *chip = guide.inPanel<QAbstractButton>("roster.catalogue", "affordChip"); chip && chip->isChecked())
                          chip->click();
                      lowerLimit(guide, 90);
                  },
                  usual, true});
    stops.append(unitStops(usual));
    stops.append(oddsStops(usual));
    stops.append(versionStops(usual));
    stops.append({"data-changed",
                  [](TourGuide &guide) {
                      guide.window.docks("roster")->raise("roster.formation");
                      guide.window.docks("roster")->raise("roster.unit");
                      openOldRoster(guide);
                  },
                  usual, true});
    stops.append({"large-data", bigRoster, usual, true, {}, 0, {}, true});
    return stops;
}

} // namespace muster::tools

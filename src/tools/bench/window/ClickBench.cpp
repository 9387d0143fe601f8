// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/RosterWorkspace.h"
#include "app/roster/catalogue/CataloguePanel.h"
#include "app/roster/formation/FormationPanel.h"
#include "cli/Command.h"
#include "tools/bench/window/BenchWindow.h"
#include "tools/bench/window/Samples.h"
#include "tools/bench/window/WindowBench.h"
#include "tools/tour/TourGuide.h"

#include <QApplication>
#include <QTreeView>

namespace muster::tools {

using namespace app;

namespace {

constexpr int wanted = 30; // units in the list that is built

packs::PackPtr packFor(const packs::PackStore &store)
{
    for (const packs::PackPtr &pack : store.packs()) {
        if (pack->origin() == packs::Origin::Given && !pack->factions().empty())
            return pack;
    }
    return store.find("dust"); // where any unit can be taken at once: in Dropzone a battlegroup has to be made first
}

// The faction with most to choose from: the hardest case.
std::string largestFaction(const packs::Pack &pack)
{
    std::string id;
    std::size_t most = 0;
    for (const rules::DataFile *file : pack.factions()) {
        const std::string own(pack.data()->text(file->id));
        const rules::Book *book = pack.data()->book(own);
        if (book && book->roots().size() >= most) {
            most = book->roots().size();
            id = own;
        }
    }
    return id;
}

/// Builds a list in the roster workspace by its own keys, and times each of them.
class Builder final
{
public:
    Builder(RosterWorkspace &workspace, MainWindow &window)
        : m_editor(*workspace.editor()), m_catalogue(window.findChild<CataloguePanel *>()),
          m_formation(window.findChild<FormationPanel *>())
    {
    }

    /// In some games units stand in forces inside of the army (regiments): they get one, as by the button for it.
    void openRegiment()
    {
        const rules::Evaluator &evaluator = m_editor.document().evaluator();
        if (evaluator.roster().forces.empty())
            return;
        const rules::Force army = evaluator.roster().forces.front();
        for (const rules::OfferedForce &offer : evaluator.forcesIn(army.id)) {
            if (!offer.canAdd || offer.max < 0) // one of several, not what stands beside them
                continue;
            if (const auto added = m_editor.document().addForce(offer.entryId, army.catalogueId, army.id); m_editor.accept(added))
                m_editor.setCurrent(share::toText(*added));
            return;
        }
    }
    void addUnits(Samples &samples)
    {
        for (int i = 0; i < wanted; ++i) {
            QStringList ids; // what can be taken may depend on what there is
            for (const QModelIndex &index : addable())
                ids.append(m_editor.catalogue().row(index)->entryId);
            if (ids.isEmpty())
                break;
            samples.time([&] { m_editor.addFromCatalogue(ids.at((i * 7) % ids.size())); });
        }
    }
    void selectUnits(Samples &samples)
    {
        const QModelIndexList rows = units();
        for (const QModelIndex &index : rows)
            samples.time([&] { m_formation->view()->setCurrentIndex(index); });
    }
    void changeCounts(Samples &samples)
    {
        const qsizetype count = units().size();
        for (qsizetype i = 0; i < count; ++i) {
            const QModelIndexList now = units(); // rows move while counts change
            if (i >= now.size())
                break;
            m_formation->view()->setCurrentIndex(now.at(i));
            letPaint();
            samples.time([&] { emit m_formation->view()->countStepped(+1); });
        }
    }

private:
    [[nodiscard]] QModelIndexList addable() const
    {
        QModelIndexList found;
        const models::CatalogueModel &model = m_editor.catalogue();
        for (int group = 0; group < model.rowCount(); ++group) {
            const QModelIndex above = model.index(group, 0);
            for (int row = 0; row < model.rowCount(above); ++row) {
                const QModelIndex index = model.index(row, 0, above);
                if (model.row(index)->canAdd)
                    found.append(index);
            }
        }
        return found;
    }
    [[nodiscard]] QModelIndexList units() const
    {
        QModelIndexList found;
        const FormationView *view = m_formation->view();
        for (QModelIndex index = view->model()->index(0, 0); index.isValid(); index = view->indexBelow(index)) {
            if (m_editor.formation().row(index)->kind == models::FormationRow::Kind::Unit)
                found.append(index);
        }
        return found;
    }

    RosterEditor &m_editor;
    CataloguePanel *m_catalogue;
    FormationPanel *m_formation;
};

BenchFigures clicks(cli::Context &context, bool withWork)
{
    const auto opened = openBenchWindow(context.dataFolders);
    if (!opened)
        return opened.error();
    TourWindow &tour = **opened;
    const packs::PackPtr pack = packFor(tour.services().packs);
    if (!pack)
        return base::Error{"bench.pack", QT_TRANSLATE_NOOP("Message", "there is no pack to build a list with"), {}};
    documents::RosterWish wish;
    wish.name = "Bench";
    wish.catalogueId = largestFaction(*pack);
    wish.limit = 100000;
    auto *workspace = static_cast<RosterWorkspace *>(tour.window().workspace("roster"));
    tour.window().showWorkspace("roster");
    if (!workspace->create(pack, wish))
        return base::Error{"bench.roster", QT_TRANSLATE_NOOP("Message", "a roster could not be made"), {}};
    TourGuide::settle();
    Builder builder(*workspace, tour.window());
    builder.openRegiment();
    TourGuide::settle();
    Samples add, select, count;
    builder.addUnits(add);
    builder.selectUnits(select);
    builder.changeCounts(count);
    std::vector<BenchFigure> figures;
    if (!add.empty())
        figures.push_back({"click_first", add.first(), "ms", 1, 150}); // after a faction was opened
    for (const auto &[name, samples] :
         {std::pair<std::string, const Samples *>{"click_add", &add}, {"click_select", &select}, {"click_count", &count}}) {
        if (samples->empty())
            continue;
        figures.push_back(samples->median(name + "_median", 40));
        figures.push_back(samples->p99(name + "_p99", 40));
        if (withWork) {
            figures.push_back(samples->work(name + "_work_median", 0.5));
            figures.push_back(samples->work(name + "_work_p99", 0.99));
        }
    }
    return figures;
}

} // namespace

BenchFigures clickFigures(cli::Context &context)
{
    return clicks(context, false);
}

BenchFigures clickWork(cli::Context &context)
{
    return clicks(context, true);
}

} // namespace muster::tools

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/BenchCommand.h"

#include "cli/data/DataFolder.h"
#include "packs/PackStore.h"
#include "print/content/CardBuilder.h"
#include "rules/roster/RosterReader.h"
#include "text/Spoken.h"
#include "tools/bench/BattleBenchmark.h"
#include "tools/bench/BrowserCards.h"
#include "tools/bench/CampaignBenchmark.h"
#include "tools/bench/ClubBenchmark.h"
#include "tools/bench/CollectionBenchmark.h"
#include "tools/bench/EngineBenchmark.h"
#include "tools/bench/LibraryBenchmark.h"
#include "tools/bench/OddsFigures.h"
#include "tools/bench/PrintBenchmark.h"
#include "tools/bench/window/WindowBench.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

namespace muster::tools {

namespace {

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BenchCommand)
};

/// The cards of the samples of the installed packs.
std::vector<print::CardContent> sampleCards(const packs::PackStore &store)
{
    std::vector<print::CardContent> cards;
    for (const packs::PackPtr &pack : store.packs()) {
        for (const packs::Sample &sample : pack->manifest().samples) {
            QFile file(pack->path(sample.file));
            if (!file.open(QIODevice::ReadOnly))
                continue;
            const auto roster = rules::readRoster(file.readAll().toStdString(), sample.file.toStdString());
            if (!roster)
                continue;
            const print::RosterSource source(roster->roster, pack, QStringLiteral("en"));
            for (const print::RosterUnit &unit : source.units())
                cards.push_back(print::buildCard(source, unit));
        }
    }
    return cards;
}

std::vector<BenchFigure> printFigures(const packs::PackStore &store)
{
    const std::vector<print::CardContent> cards = sampleCards(store);
    const PrintBenchmark result = printBenchmark(cards);
    std::vector<BenchFigure> figures{{"card_layout", result.cardMilliseconds, "ms", 3, 2}, {"cards_500_pdf", result.pdfSeconds, "s", 2, 3}};
    const QString browser = browserProgram();
    if (browser.isEmpty())
        return figures;
    // The best of several tries, as for everything that is compared: what else the machine does meanwhile only ever adds.
    const auto best = [&browser](const QByteArray &page) {
        std::optional<double> least;
        for (int i = 0; i < 3; ++i) {
            if (const auto seconds = browserSeconds(browser, page); seconds && (!least || *seconds < *least))
                least = seconds;
        }
        return least;
    };
    const auto alone = best("<p>"), printing = best(cardsAsHtml(cards, result.cards));
    if (alone && printing && *printing > *alone) {
        figures.push_back({"browser_start", *alone, "s"});
        figures.push_back({"cards_500_browser", *printing, "s"});
        // Neither side counts its start.
        figures.push_back({"cards_500_share", result.pdfSeconds / (*printing - *alone), "x", 3, 0.2});
    }
    return figures;
}

std::vector<BenchFigure> campaignFigures()
{
    const CampaignBenchmark result = campaignBenchmark();
    return {{"campaign_soldiers", double(result.soldiers), "count", 0},
            {"campaign_missions", double(result.missions), "count", 0},
            {"campaign_kills", double(result.kills), "count", 0},
            {"campaign_fold", result.milliseconds, "ms", 2, 100}};
}

QStringList packFolders(const packs::PackStore &store)
{
    QStringList folders;
    for (const packs::PackPtr &pack : store.packs())
        folders.append(pack->folder());
    return folders;
}

// The samples that lie with a pack.
std::vector<rules::Roster> playedLists(const QString &folder)
{
    std::vector<rules::Roster> lists;
    const QDir samples(QDir(folder).filePath("samples"));
    for (const QString &name : samples.entryList({"*.ros"}, QDir::Files, QDir::Name)) {
        QFile file(samples.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        if (auto read = rules::readRoster(file.readAll().toStdString(), name.toStdString()))
            lists.push_back(std::move(read->roster));
    }
    return lists;
}

BenchFigures dataFigures(const QString &folder)
{
    const auto sources = cli::readDataFolder(folder);
    if (!sources)
        return sources.error();
    return engineFigures(*sources, playedLists(folder));
}

std::vector<BenchSection> withoutWindow(const packs::PackStore &store, const QStringList &folders)
{
    std::vector<BenchSection> sections;
    for (const QString &folder : folders) {
        sections.emplace_back([folder, several = folders.size() > 1](cli::Context &context) {
            if (several)
                context.out << "# " << folder << '\n';
            return dataFigures(folder);
        });
    }
    sections.emplace_back([&store](cli::Context &) { return BenchFigures(printFigures(store)); });
    sections.emplace_back([](cli::Context &) { return BenchFigures(campaignFigures()); });
    sections.emplace_back([](cli::Context &) { return battleFigures(); });
    sections.emplace_back([&store](cli::Context &) { return oddsFigures(store); });
    sections.emplace_back([&store](cli::Context &) { return collectionFigures(store); });
    // The library is measured with the first pack that comes with the program, whatever data the engine was given.
    const packs::PackPtr first = store.packs().empty() ? nullptr : store.packs().front();
    sections.emplace_back([first](cli::Context &) { return libraryFigures(first); });
    return sections;
}

void write(const std::vector<BenchFigure> &figures, QTextStream &out)
{
    for (const BenchFigure &figure : figures) {
        const auto line = [&](const char *suffix, double value, int decimals) {
            out << figure.name.c_str() << suffix << ' ' << QString::number(value, 'f', decimals) << ' ' << figure.unit.c_str() << '\n';
        };
        line("", figure.value, figure.decimals);
        if (figure.goal)
            line("_goal", *figure.goal, *figure.goal < 1 ? figure.decimals : 0);
    }
    out.flush();
}

int measure(const std::vector<BenchSection> &sections, cli::Context &context)
{
    for (const BenchSection &section : sections) {
        const BenchFigures figures = section(context);
        if (!figures)
            return cli::couldNot(context, text::spoken(figures.error()));
        write(*figures, context.out);
    }
    return cli::Fine;
}

} // namespace

QString BenchCommand::summary() const
{
    return Words::tr("measures the program: loading, editing, opening, printing, saving");
}

QString BenchCommand::description() const
{
    return Words::tr(
        "With --data DIR the engine works on the game data in DIR, else on the installed packs. One line for each figure: "
        "name, value, unit. A line NAME_goal behind it says what NAME has to stay under on an ordinary machine with "
        "nothing else to do. plain_parse is what the XML parser alone needs for the same files in the same run; cards_500_share is our time for 500 "
        "cards against that of a headless browser for the same cards as HTML, where one is installed.");
}

void BenchCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOption({"window", Words::tr("Only what concerns the window.")});
    parser.addOption({"clicks", Words::tr("Only the clicks in a large list; also what they take of the processor.")});
    parser.addOption(
        {"club", Words::tr("Only how fast two devices of a club see each other's taps; an empty library on a server."), "ADDRESS"});
}

int BenchCommand::run(const QCommandLineParser &parser, cli::Context &context) const
{
    if (parser.isSet("club"))
        return measure({[server = parser.value("club")](cli::Context &) { return clubFigures(server); }}, context);
    if (parser.isSet("clicks"))
        return measure({clickWork}, context);
    packs::PackStore store(packs::PackFolders::standard());
    store.load();
    const QStringList folders = context.dataFolders.isEmpty() ? packFolders(store) : context.dataFolders;
    if (folders.isEmpty())
        return cli::couldNot(context, Words::tr("there are no game data to measure with"));
    std::vector<BenchSection> sections;
    if (!parser.isSet("window"))
        sections = withoutWindow(store, folders);
    sections.insert(sections.end(), {startFigures, workspaceFigures, tableFigures, pasteFigures, clickFigures, campaignWindowFigures});
    return measure(sections, context);
}

} // namespace muster::tools

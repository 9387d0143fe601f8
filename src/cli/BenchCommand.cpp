// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/BenchCommand.h"

#include "cli/DataFolder.h"
#include "cli/EngineBench.h"
#include "documents/Benchmark.h"
#include "packs/PackStore.h"
#include "print/content/CardBuilder.h"
#include "print/job/Benchmark.h"
#include "rules/roster/RosterReader.h"

#include <QCoreApplication>
#include <QFile>

namespace muster::cli {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(BenchCommand) };

// The library is measured with the first pack that comes with the program, whatever data the engine was given.
int benchLibrary(Context &context)
{
    packs::PackStore store(packs::PackFolders::standard());
    store.load();
    const auto lines = documents::libraryBenchmark(store.packs().empty() ? nullptr : store.packs().front());
    if (!lines)
        return couldNot(context, QString::fromStdString(lines.error().message()));
    for (const documents::BenchmarkLine &line : *lines)
        context.out << line.name << ' ' << QString::number(line.value, 'f', 2) << ' ' << line.unit << '\n';
    context.out.flush();
    return Fine;
}

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

void benchPrint(Context &context)
{
    packs::PackStore store(packs::PackFolders::standard());
    store.load();
    const print::PrintBenchmark result = print::printBenchmark(sampleCards(store));
    context.out << "card_layout " << QString::number(result.cardMilliseconds, 'f', 3) << " ms\n"
                << "cards_500_pdf " << QString::number(result.pdfSeconds, 'f', 2) << " s\n";
}

} // namespace

QString BenchCommand::summary() const
{
    return Words::tr("measures the engine: loading, editing, opening");
}

QString BenchCommand::description() const
{
    return Words::tr("With --data DIR it works on the game data in DIR, else on the installed packs. One line for each figure: name, value, "
                "unit. plain_parse is what the XML parser alone needs for the same files in the same run.");
}

int BenchCommand::run(const QCommandLineParser &, Context &context) const
{
    QStringList folders = context.dataFolders;
    if (folders.isEmpty()) {
        packs::PackStore store(packs::PackFolders::standard());
        store.load();
        for (const packs::PackPtr &pack : store.packs())
            folders.append(pack->folder());
    }
    if (folders.isEmpty())
        return couldNot(context, Words::tr("there are no game data to measure with"));
    for (const QString &folder : folders) {
        auto sources = readDataFolder(folder);
        if (!sources)
            return couldNot(context, QString::fromStdString(sources.error().message()));
        const auto figures = benchEngine(std::move(*sources));
        if (!figures)
            return couldNot(context, QString::fromStdString(figures.error().message()));
        if (folders.size() > 1)
            context.out << "# " << folder << '\n';
        for (const BenchFigure &figure : *figures)
            context.out << figure.name.c_str() << ' ' << QString::number(figure.value, 'f', figure.decimals) << ' '
                        << figure.unit.c_str() << '\n';
    }
    benchPrint(context);
    context.out.flush();
    return benchLibrary(context);
}

} // namespace muster::cli

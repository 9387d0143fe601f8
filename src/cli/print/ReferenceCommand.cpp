// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/print/ReferenceCommand.h"

#include "cli/print/PrintOptions.h"
#include "packs/PackStore.h"
#include "print/job/PrintJob.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::cli {

namespace {

struct ReferenceTexts
{
    Q_DECLARE_TR_FUNCTIONS(ReferenceCommand)
};

} // namespace

QString ReferenceCommand::summary() const
{
    return ReferenceTexts::tr("prints the quick reference of a game as PDF");
}

void ReferenceCommand::prepare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument("SYSTEM", ReferenceTexts::tr("Id or name of a game (see `muster systems`)."));
    addPaperOptions(parser);
}

int ReferenceCommand::run(const QCommandLineParser &parser, Context &context) const
{
    if (parser.positionalArguments().size() != 1)
        return couldNot(context, ReferenceTexts::tr("reference needs one game"));
    print::PrintSettings settings;
    if (const auto paper = readPaperOptions(parser, settings); !paper)
        return couldNot(context, text::spoken(paper.error()));
    const auto file = outputFile(parser);
    if (!file)
        return couldNot(context, text::spoken(file.error()));
    packs::PackStore store(packs::PackFolders::standard(context.dataFolders));
    store.load();
    const QString system = parser.positionalArguments().constFirst();
    const packs::PackPtr pack = store.find(system);
    if (!pack)
        return couldNot(context, ReferenceTexts::tr("no game \"%1\" is installed; `muster systems` lists them").arg(system));
    const print::TextMeter meter;
    const print::Pages pages = print::layoutReferenceOf(*pack, context.language, settings.paperSize(), settings.ink, meter);
    if (pages.empty())
        return couldNot(context, ReferenceTexts::tr("%1 has no quick reference").arg(pack->name(context.language)));
    const auto written = print::writePdf(*file, pages, {pack->name(context.language), context.language});
    if (!written)
        return couldNot(context, text::spoken(written.error()));
    context.out << "reference " << pages.size() << (pages.size() == 1 ? " page\n" : " pages\n");
    return Fine;
}

} // namespace muster::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/print/PrintOptions.h"

#include "print/imposition/Sizes.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace muster::cli {

namespace {

struct PrintOptionsTexts
{
    Q_DECLARE_TR_FUNCTIONS(PrintCommand)
};

} // namespace

void addPaperOptions(QCommandLineParser &parser)
{
    parser.addOption({"paper", PrintOptionsTexts::tr("A4 (default), Letter, A5, A3, Legal; card: one face per page."), "SIZE", "A4"});
    parser.addOption({"mono", PrintOptionsTexts::tr("Black and white.")});
    parser.addOption({"ink-saver", PrintOptionsTexts::tr("Black and white, outlines instead of filled plates.")});
    parser.addOption({{"o", "output"}, PrintOptionsTexts::tr("The PDF to write."), "FILE"});
    parser.addOption({"force", PrintOptionsTexts::tr("Replace the file if it is there.")});
}

base::Result<void> readPaperOptions(const QCommandLineParser &parser, print::PrintSettings &settings)
{
    const QString paper = parser.value("paper").toLower();
    if (paper != QLatin1String("card") && !print::paperSize(paper))
        return base::Error{"print.paper",
                           base::Message(QT_TRANSLATE_NOOP("Message", "unknown paper \"%1\"; known: A4, Letter, A5, A3, Legal, card"),
                                         {parser.value("paper")}),
                           {}};
    settings.paper = paper;
    if (parser.isSet("mono"))
        settings.ink = print::InkMode::Mono;
    if (parser.isSet("ink-saver"))
        settings.ink = print::InkMode::Saver;
    return {};
}

base::Result<QString> outputFile(const QCommandLineParser &parser)
{
    const QString file = parser.value("output");
    if (file.isEmpty())
        return base::Error{"print.output", base::Message(QT_TRANSLATE_NOOP("Message", "say with -o which PDF to write")), {}};
    if (QFileInfo::exists(file) && !parser.isSet("force"))
        return base::Error{"file.exists", base::Message(QT_TRANSLATE_NOOP("Message", "is there already; --force replaces it")),
                           file.toStdString()};
    return file;
}

} // namespace muster::cli

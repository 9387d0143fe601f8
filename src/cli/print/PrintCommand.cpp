// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/print/PrintCommand.h"

#include "cli/campaign/CampaignPrint.h"
#include "cli/data/FetchedGames.h"
#include "cli/print/PrintOptions.h"
#include "cli/roster/JudgedRoster.h"
#include "documents/roster/RosterFile.h"
#include "packs/PackStore.h"
#include "print/imposition/Sizes.h"
#include "print/job/KitJob.h"
#include "print/job/PrintJob.h"
#include "print/sheets/MatrixSheet.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::cli {

namespace {

struct PrintTexts
{
    Q_DECLARE_TR_FUNCTIONS(PrintCommand)
};

base::Error refuse(const QString &sentence)
{
    return {"print.option", sentence.toStdString(), {}};
}

base::Result<void> readKinds(const QString &list, print::PrintSettings &settings)
{
    settings.what.clear();
    for (const QString &word : list.split(',', Qt::SkipEmptyParts)) {
        const auto kind = print::printKindFromId(word);
        if (!kind)
            return refuse(
                PrintTexts::tr(
                    "unknown kind \"%1\"; known: cards, sheet, summary, rules, reference, blank, matrix, markers, tokens, events, orders, dividers, structures; of a campaign: report, sheet, records, cards, reference, chronicle")
                    .arg(word.trimmed()));
        settings.what.insert(*kind);
    }
    if (settings.what.isEmpty())
        return refuse(PrintTexts::tr("--what names nothing to print"));
    return {};
}

base::Result<void> readCards(const QCommandLineParser &parser, print::PrintSettings &settings)
{
    const auto card = print::cardSize(parser.value("card"));
    if (!card)
        return refuse(PrintTexts::tr("unknown card size \"%1\"; known: poker, mini, tarot, a6, or WxH in millimetres from 41x58 to 200x280")
                          .arg(parser.value("card")));
    settings.card = *card;
    const QString cut = parser.value("cut"), duplex = parser.value("duplex");
    const QStringList cuts{"none", "marks", "lines"}, ways{"none", "mirror", "fold", "separate"};
    if (!cuts.contains(cut))
        return refuse(PrintTexts::tr("unknown cut guide \"%1\"; known: none, marks, lines").arg(cut));
    if (!ways.contains(duplex))
        return refuse(PrintTexts::tr("unknown duplex \"%1\"; known: none, mirror, fold, separate").arg(duplex));
    settings.cut = print::CutGuide(int(cuts.indexOf(cut)));
    settings.backs = print::Backs(int(ways.indexOf(duplex)));
    bool ok = true;
    const auto millimetres = [&](const char *option, double most) {
        bool good = false;
        const double value = parser.value(option).toDouble(&good);
        ok = ok && good && value >= 0 && value <= most;
        return value;
    };
    settings.odds = parser.isSet("odds");
    settings.gap = millimetres("gap", 30);
    settings.bleed = millimetres("bleed", 5);
    settings.blankCards = std::max(1, parser.value("blank-count").toInt());
    if (!ok)
        return refuse(PrintTexts::tr("--gap and --bleed are millimetres, 0 to 30 and 0 to 5"));
    return {};
}

base::Result<print::PrintSettings> readSettings(const QCommandLineParser &parser, const QString &language)
{
    print::PrintSettings settings;
    settings.language = language;
    if (const auto kinds = readKinds(parser.value("what"), settings); !kinds)
        return kinds.error();
    if (const auto paper = readPaperOptions(parser, settings); !paper)
        return paper.error();
    if (const auto cards = readCards(parser, settings); !cards)
        return cards.error();
    return settings;
}

// Each kind of page belongs to rosters, to campaigns or to both.
base::Result<void> checkKinds(const print::PrintSettings &settings, bool campaign)
{
    for (const print::PrintKind kind : settings.what) {
        const bool known = campaign
            ? std::find(std::begin(print::campaignPrintKinds), std::end(print::campaignPrintKinds), kind)
                != std::end(print::campaignPrintKinds)
            : std::find(std::begin(print::allPrintKinds), std::end(print::allPrintKinds), kind) != std::end(print::allPrintKinds);
        if (!known)
            return refuse((campaign ? PrintTexts::tr("a campaign has no \"%1\"; it has report, sheet, records, cards, reference, chronicle")
                                    : PrintTexts::tr("only a campaign has \"%1\""))
                              .arg(print::printKindId(kind)));
    }
    return {};
}

// Markers, tokens, decks: not every game has them.
base::Result<void> checkBrought(const print::PrintSettings &settings, const packs::Pack *pack, const QString &language)
{
    const std::vector<print::PrintKind> known = print::rosterPrintKinds(pack);
    QStringList missing; // in the order of the alphabet, all of them at once
    for (const print::PrintKind kind : settings.what)
        if (std::find(known.begin(), known.end(), kind) == known.end())
            missing.append(print::printKindId(kind));
    missing.sort();
    if (!missing.isEmpty())
        return refuse(pack ? PrintTexts::tr("%1 has no \"%2\"").arg(pack->name(language), missing.join(", "))
                           : PrintTexts::tr("without the data of the game there is no \"%1\"").arg(missing.join(", ")));
    return {};
}

base::Result<print::RosterExtras> readOpponent(const QCommandLineParser &parser, const packs::PackPtr &pack, const Context &context)
{
    print::RosterExtras extras;
    if (!parser.isSet("against"))
        return extras;
    auto judged = judgeRoster(parser.value("against"), context);
    if (!judged)
        return judged.error();
    if (!pack || judged->pack->id() != pack->id())
        return refuse(PrintTexts::tr("the two rosters are of different games"));
    const share::OddsSide side = share::oddsSide(*judged->pack, *judged->evaluator, judged->look(context.language));
    extras.againstName = QString::fromStdString(judged->evaluator->roster().name);
    extras.against = [side] { return side; };
    return extras;
}

void report(const print::PrintedJob &job, const char *remarks, Context &context)
{
    for (const print::PrintSection &section : job.sections) {
        context.out << print::printKindId(section.kind);
        if (section.cards > 0)
            context.out << ' ' << section.cards << (section.cards == 1 ? " card" : " cards");
        if (section.pages > 0)
            context.out << ' ' << section.pages << (section.pages == 1 ? " page" : " pages") << ' ' << section.sheets
                        << (section.sheets == 1 ? " sheet" : " sheets");
        context.out << '\n';
    }
    for (const print::PrintWarning &warning : job.warnings)
        context.out << "warning " << warning.text() << '\n';
    for (const QString &remark : job.remarks)
        context.out << remarks << ' ' << remark << '\n';
}

int printCampaign(const QCommandLineParser &parser, print::PrintSettings settings, const QString &file, Context &context)
{
    if (parser.isSet("what"))
        settings.campaignWhat = settings.what;
    QString title;
    const auto job = layoutCampaignNamed(parser.positionalArguments().constFirst(), settings, parser.values("soldier"), context, &title);
    if (!job)
        return couldNot(context, text::spoken(job.error()));
    if (job->pages.empty())
        return couldNot(context, PrintTexts::tr("there is nothing to print"));
    if (const auto written = print::writePdf(file, job->pages, {title, settings.language}); !written)
        return couldNot(context, text::spoken(written.error()));
    report(*job, "book", context);
    return Fine;
}

} // namespace

QString PrintCommand::synopsis() const
{
    return QStringLiteral("FILE --what cards,sheet,summary,rules,reference,blank,matrix,markers,... -o OUT.pdf");
}

QString PrintCommand::summary() const
{
    return PrintTexts::tr("prints the cards and sheets of a roster or campaign as PDF");
}

QString PrintCommand::description() const
{
    return PrintTexts::tr(
        "Prints a line per kind (kind, cards, pages, sheets of paper) and a line \"warning ...\" for each card whose text had to "
        "shrink, move to the back or go on to a further card. Nothing is ever cut. Of a campaign: report, sheet, records, cards, reference, chronicle (report and sheet if nothing is named); "
        "a line \"book ...\" tells what stands on the pages from its book alone, or with another price than in the army list.");
}

void PrintCommand::prepare(QCommandLineParser &parser) const
{
    parser.addPositionalArgument("FILE",
                                 PrintTexts::tr("A roster (.ros, .rosz, .muster), or a campaign: a file, or its name in the library."));
    parser.addOption(
        {"what",
         PrintTexts::tr(
             "What to print: cards, sheet, summary, rules, reference, blank, matrix, dividers, and where the game has them markers, tokens, "
             "events, orders, structures; of a campaign also report, records, chronicle."),
         "LIST", "cards"});
    parser.addOption({"card", PrintTexts::tr("poker (default), mini, tarot, a6, or WxH in millimetres."), "SIZE", "poker"});
    parser.addOption({"cut", PrintTexts::tr("none, marks (default) or lines."), "GUIDE", "marks"});
    parser.addOption({"duplex", PrintTexts::tr("none (fronts only), mirror (default), fold, separate."), "WAY", "mirror"});
    parser.addOption({"gap", PrintTexts::tr("Space between cards, millimetres."), "MM", "0"});
    parser.addOption({"bleed", PrintTexts::tr("Colour beyond the cut, millimetres."), "MM", "0"});
    parser.addOption({"blank-count", PrintTexts::tr("How many blank cards."), "N", "9"});
    parser.addOption({"against", PrintTexts::tr("For matrix: the enemy's roster; without it the typical targets of the game."), "FILE"});
    parser.addOption({"odds", PrintTexts::tr("A line on cards and in the army summary: what an attack does to typical targets.")});
    parser.addOption({"soldier", PrintTexts::tr("Service records and cards of this soldier only; may be given again."), "NAME"});
    addPaperOptions(parser);
}

int PrintCommand::run(const QCommandLineParser &parser, Context &context) const
{
    if (parser.positionalArguments().size() != 1)
        return couldNot(context, PrintTexts::tr("print needs one roster file"));
    const auto settings = readSettings(parser, context.language);
    if (!settings)
        return couldNot(context, text::spoken(settings.error()));
    const auto file = outputFile(parser);
    if (!file)
        return couldNot(context, text::spoken(file.error()));
    const bool campaign = namesCampaign(parser.positionalArguments().constFirst(), context);
    if (parser.isSet("what"))
        if (const auto kinds = checkKinds(*settings, campaign); !kinds)
            return couldNot(context, text::spoken(kinds.error()));
    if (campaign)
        return printCampaign(parser, *settings, *file, context);
    const auto read = documents::readRosterFile(parser.positionalArguments().constFirst());
    if (!read)
        return couldNot(context, text::spoken(read.error()));
    packs::PackStore store(packs::PackFolders::standard(context.dataFolders));
    store.load();
    const packs::PackPtr pack = gameOfRoster(store, read->roster);
    if (!pack)
        context.err << "muster: "
                    << PrintTexts::tr("the data of \"%1\" are not installed; the values saved in the roster are printed")
                           .arg(QString::fromStdString(read->roster.gameSystemName))
                    << '\n';
    if (const auto kinds = checkBrought(*settings, pack.get(), context.language); !kinds)
        return couldNot(context, text::spoken(kinds.error()));
    const auto extras = readOpponent(parser, pack, context);
    if (!extras)
        return couldNot(context, text::spoken(extras.error()));
    const print::RosterSource source(read->roster, pack, settings->language, *extras);
    if (settings->what.contains(print::PrintKind::Matrix))
        if (const auto matrix = print::matrixContent(source); !matrix)
            return couldNot(context, text::spoken(matrix.error()));
    const print::TextMeter meter;
    const print::PrintedJob job = print::layoutJob(source, *settings, meter);
    if (job.cardTooLarge)
        return couldNot(context, PrintTexts::tr("the card does not fit the paper; take a larger paper or fronts only"));
    const QString title = QString::fromStdString(read->roster.name);
    if (job.pages.empty())
        return couldNot(context, PrintTexts::tr("there is nothing to print"));
    const auto written = print::writePdf(*file, job.pages, {title, settings->language});
    if (!written)
        return couldNot(context, text::spoken(written.error()));
    report(job, "warning", context);
    return Fine;
}

} // namespace muster::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/ShowCommand.h"

#include "archive/SafeFile.h"
#include "cli/roster/HandedBack.h"
#include "cli/roster/JudgedRoster.h"
#include "lists/ListCode.h"
#include "lists/QrPicture.h"
#include "phone/PhonePage.h"
#include "share/roster/ListTemplate.h"
#include "share/roster/RosterExport.h"
#include "text/Spoken.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace muster::cli {

namespace {
struct ShowWords
{
    Q_DECLARE_TR_FUNCTIONS(ShowCommand)
};
} // namespace

QString ShowCommand::summary() const
{
    return ShowWords::tr("shows a roster for sharing, with verdict and data version");
}

QString ShowCommand::description() const
{
    return ShowWords::tr(
        "Every format mentions every selection, in the order of the formations. JSON: {name, game, edition, data, factions, points, limit, legal, findings, advantages, totals, "
        "forces: [{id, name, type, number, size, points, customName, remark, heading, slot, notes, costs, categories, rules, profiles, selections: [...]}]}.\n\n"
        "phone: one HTML file for the table, to tick losses on a phone; --handed-back reads the text that it ends in. As JSON: {turn, score: [[own], [enemy]], opponent, notes, sameList, units: [{id, name, tracks: [{track, kind, ticked, each, left}], markers, figuresLeft, eliminatedInTurn, offTable, note}], unknownUnits}.");
}

void ShowCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOptions(
        {{"format", ShowWords::tr("text (default), markdown, discord, html, json, csv, newrecruit, wtc, short, qr or phone."), "FORMAT",
          "text"},
         {"template", ShowWords::tr("A text of your own with places to fill in; see the guide."), "FILE"},
         {"handed-back", ShowWords::tr("What the page for the phone handed back for this roster: its text, or a picture of its QR code."),
          "FILE"},
         {{"o", "output"}, ShowWords::tr("File to write instead of the standard output; .png or .svg for a QR code."), "FILE"},
         {"force", ShowWords::tr("Replace an existing file.")}});
}

namespace {

int deliver(const QByteArray &bytes, const QCommandLineParser &parser, Context &context)
{
    if (!parser.isSet("output")) {
        context.out << QString::fromUtf8(bytes);
        context.out.flush();
        return Fine;
    }
    const auto written = archive::writeSafely(parser.value("output"), bytes,
                                              parser.isSet("force") ? archive::Replace::Yes : archive::Replace::No);
    return written ? Fine : couldNot(context, text::spoken(written.error()));
}

int showCode(const rules::Roster &roster, const QCommandLineParser &parser, Context &context)
{
    const auto picture = lists::qrPicture(lists::listCode(roster));
    if (!picture)
        return couldNot(context, QStringLiteral("%1: %2").arg(parser.positionalArguments().first(), text::spoken(picture.error())));
    const QString output = parser.value("output");
    if (output.endsWith(QLatin1String(".svg"), Qt::CaseInsensitive))
        return deliver(lists::qrSvg(*picture), parser, context);
    if (!output.endsWith(QLatin1String(".png"), Qt::CaseInsensitive))
        return deliver(lists::qrLines(*picture).toUtf8(), parser, context);
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    picture->scaled(picture->size() * 6, Qt::IgnoreAspectRatio, Qt::FastTransformation).save(&buffer, "PNG");
    return deliver(png, parser, context);
}

// Folders stand for the rosters in them.
QStringList rosterFiles(const QStringList &arguments)
{
    QStringList files;
    for (const QString &argument : arguments) {
        if (!QFileInfo(argument).isDir()) {
            files.append(argument);
            continue;
        }
        for (const QFileInfo &info : QDir(argument).entryInfoList({"*.ros", "*.rosz", "*.muster"}, QDir::Files, QDir::Name))
            files.append(info.filePath());
    }
    return files;
}

} // namespace

int ShowCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList files = rosterFiles(parser.positionalArguments());
    if (files.isEmpty())
        return couldNot(context, ShowWords::tr("usage: muster show FILE... [--format FORMAT]"));
    const QString name = parser.value("format");
    const auto format = share::exportFormat(name);
    const bool code = name == QLatin1String("qr"), page = name == QLatin1String("phone");
    if (!format && !code && !page) {
        QStringList known;
        for (const share::ExportFormatInfo &info : share::exportFormats())
            known.append(info.name);
        known += {QStringLiteral("qr"), QStringLiteral("phone")};
        return couldNot(context, ShowWords::tr("the format %1 is not known; there are: %2").arg(name, known.join(QStringLiteral(", "))));
    }
    if (files.size() > 1 && (!format || parser.isSet("handed-back")))
        return couldNot(context, ShowWords::tr("several rosters go into one text only; %1 is for one").arg(name));
    const auto pattern = parser.isSet("template") ? archive::readWhole(parser.value("template"), 1024 * 1024)
                                                  : base::Result<QByteArray>(QByteArray());
    if (!pattern)
        return couldNot(context, text::spoken(pattern.error()));
    QStringList texts;
    std::vector<share::RosterExport> lists;
    for (const QString &file : files) {
        auto judged = judgeRoster(file, context);
        if (!judged)
            return couldNot(context, text::spoken(judged.error()));
        if (parser.isSet("handed-back"))
            return showHandedBack(*judged, parser, context);
        if (code)
            return showCode(judged->file.roster, parser, context);
        if (page)
            return deliver(phone::phonePage(judged->evaluator->roster(), judged->pack, context.language), parser, context);
        const share::ExportContext around{judged->pack->name(context.language), judged->pack->manifest().edition.in(context.language),
                                          judged->pack->manifest().version, judged->pack->manifest().hue};
        lists.push_back(share::exportRoster(*judged->evaluator, judged->look(context.language), around));
        if (parser.isSet("template"))
            texts.append(share::fillListTemplate(QString::fromUtf8(*pattern), lists.back()));
    }
    const QString all = parser.isSet("template") ? texts.join('\n') : share::renderAll(lists, *format);
    return deliver(all.toUtf8(), parser, context);
}

} // namespace muster::cli

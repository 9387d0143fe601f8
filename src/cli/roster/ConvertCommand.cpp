// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/ConvertCommand.h"

#include "cli/data/DataConversion.h"
#include "documents/roster/RosterFile.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace muster::cli {

namespace {

struct ConvertWords
{
    Q_DECLARE_TR_FUNCTIONS(ConvertCommand)
};

const QStringList rosterEndings{"ros", "rosz", "json", "muster"};

} // namespace

QString ConvertCommand::summary() const
{
    return ConvertWords::tr(
        "converts .ros, .rosz, .json and .muster rosters, and .cat, .catz, .gst, .gstz and .json data, between themselves");
}

QString ConvertCommand::description() const
{
    return ConvertWords::tr(
        "The format is chosen by the ending of OUT. An existing OUT is only replaced with --force. Whatever the target format "
        "cannot hold (pictures and game data in a .ros or .rosz) is named on standard error. Game data that would lose something on "
        "their way between XML and JSON are only written with --lossy.");
}

void ConvertCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOption({"force", ConvertWords::tr("Replace an existing file.")});
    parser.addOption({"lossy", ConvertWords::tr("Write game data even if the format cannot hold everything in them.")});
}

int ConvertCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 2)
        return couldNot(context, ConvertWords::tr("usage: muster convert IN OUT [--force] [--lossy]"));
    const QString from = arguments[0];
    const QString to = arguments[1];
    const QString ending = QFileInfo(to).suffix().toLower();
    const auto replace = parser.isSet("force") ? archive::Replace::Yes : archive::Replace::No;
    if (isDataConversion(from, to)) {
        std::vector<base::Finding> losses;
        const auto done = convertData(from, to, replace, parser.isSet("lossy"), losses);
        for (const base::Finding &loss : losses)
            context.err << "muster: "
                        << (loss.count > 1 ? ConvertWords::tr("%1 (%n time(s))", nullptr, loss.count).arg(text::spoken(loss))
                                           : text::spoken(loss))
                        << Qt::endl;
        return done ? Fine : couldNot(context, text::spoken(done.error()));
    }
    if (!rosterEndings.contains(ending))
        return couldNot(context,
                        ConvertWords::tr("%1: unknown format; known are %2").arg(to, rosterEndings.join(", ") + ", cat, catz, gst, gstz"));
    auto read = documents::readRosterFile(from);
    if (!read)
        return couldNot(context, text::spoken(read.error()));
    for (const base::Finding &finding : read->findings)
        context.err << "muster: " << text::spoken(finding) << Qt::endl;
    const bool plain = ending != "muster";
    if (plain && !read->package.pictures.isEmpty())
        context.err << "muster: "
                    << ConvertWords::tr("%1: %2 pictures are not in the new file, the format cannot hold them")
                           .arg(from, QString::number(read->package.pictures.size()))
                    << Qt::endl;
    if (plain && !read->package.data.empty())
        context.err << "muster: " << ConvertWords::tr("%1: the game data are not in the new file, the format cannot hold them").arg(from)
                    << Qt::endl;
    const auto done = documents::writeRosterFile(to, read->roster, replace, plain ? documents::Package() : read->package);
    return done ? Fine : couldNot(context, text::spoken(done.error()));
}

} // namespace muster::cli

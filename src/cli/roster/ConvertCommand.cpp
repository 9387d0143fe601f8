// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/ConvertCommand.h"

#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"
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

// "gst" and "gstz" are one family, "cat" and "catz" the other; empty = no game data.
QString dataFamily(const QString &ending)
{
    return ending.startsWith("gst") ? QStringLiteral("gst") : ending.startsWith("cat") ? QStringLiteral("cat") : QString();
}

// Game data are not understood and written again but taken as they are: nothing can get lost.
base::Result<void> convertData(const QString &from, const QString &to, archive::Replace replace)
{
    auto bytes = archive::readWhole(from);
    if (!bytes)
        return bytes.error();
    if (archive::looksLikeZip(*bytes)) {
        const auto entries = archive::ArchiveReader().readBytes(*bytes, from);
        if (!entries)
            return entries.error();
        if (entries->size() != 1)
            return base::Error{"convert.entries",
                               base::Message(QT_TRANSLATE_NOOP("Message", "an archive with exactly one file is expected")),
                               from.toStdString()};
        *bytes = entries->front().bytes;
    }
    const QString ending = QFileInfo(to).suffix().toLower();
    if (!ending.endsWith('z'))
        return archive::writeSafely(to, *bytes, replace);
    const QString inner = QFileInfo(to).completeBaseName() + '.' + dataFamily(ending);
    return archive::writeArchive(to, {{inner, *bytes}}, replace);
}

} // namespace

QString ConvertCommand::summary() const
{
    return ConvertWords::tr("converts .ros, .rosz, .json and .muster rosters, and .cat/.catz and .gst/.gstz data, between themselves");
}

QString ConvertCommand::description() const
{
    return ConvertWords::tr(
        "The format is chosen by the ending of OUT. An existing OUT is only replaced with --force. Whatever the target format "
        "cannot hold (pictures and game data in a .ros or .rosz) is named on standard error.");
}

void ConvertCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOption({"force", ConvertWords::tr("Replace an existing file.")});
}

int ConvertCommand::run(const QCommandLineParser &parser, Context &context) const
{
    const QStringList arguments = parser.positionalArguments();
    if (arguments.size() != 2)
        return couldNot(context, ConvertWords::tr("usage: muster convert IN OUT [--force]"));
    const QString from = arguments[0];
    const QString to = arguments[1];
    const QString fromEnding = QFileInfo(from).suffix().toLower();
    const QString ending = QFileInfo(to).suffix().toLower();
    const auto replace = parser.isSet("force") ? archive::Replace::Yes : archive::Replace::No;
    if (!dataFamily(ending).isEmpty()) {
        if (dataFamily(fromEnding) != dataFamily(ending))
            return couldNot(context, ConvertWords::tr("%1 cannot become %2").arg(from, to));
        const auto done = convertData(from, to, replace);
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

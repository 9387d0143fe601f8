// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/data/DataConversion.h"

#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"
#include "rules/document/DataForms.h"

#include <QFileInfo>

namespace muster::cli {

namespace {

QString endingOf(const QString &path)
{
    return QFileInfo(path).suffix().toLower();
}

// "gst" and "gstz" are one family, "cat" and "catz" the other; empty = no game data.
QString dataFamily(const QString &ending)
{
    return ending.startsWith("gst") ? QStringLiteral("gst") : ending.startsWith("cat") ? QStringLiteral("cat") : QString();
}

std::string_view view(const QByteArray &bytes)
{
    return {bytes.constData(), std::size_t(bytes.size())};
}

base::Result<QByteArray> unpacked(const QString &path)
{
    auto bytes = archive::readWhole(path);
    if (!bytes || !archive::looksLikeZip(*bytes))
        return bytes;
    const auto entries = archive::ArchiveReader().readBytes(*bytes, path);
    if (!entries)
        return entries.error();
    if (entries->size() != 1)
        return base::Error{"convert.entries", base::Message(QT_TRANSLATE_NOOP("Message", "an archive with exactly one file is expected")),
                           path.toStdString()};
    return entries->front().bytes;
}

base::Error impossible(const QString &from, const QString &to)
{
    return {"convert.kind", {QT_TRANSLATE_NOOP("Message", "it cannot become %1"), {to}}, from.toStdString()};
}

base::Result<void> writeData(const QString &to, const QByteArray &bytes, archive::Replace replace)
{
    const QString ending = endingOf(to);
    if (!ending.endsWith('z'))
        return archive::writeSafely(to, bytes, replace);
    return archive::writeArchive(to, {{QFileInfo(to).completeBaseName() + '.' + dataFamily(ending), bytes}}, replace);
}

} // namespace

bool isDataConversion(const QString &from, const QString &to)
{
    if (!dataFamily(endingOf(to)).isEmpty())
        return true;
    if (endingOf(to) != "json")
        return false;
    if (!dataFamily(endingOf(from)).isEmpty())
        return true;
    const auto bytes = endingOf(from) == "json" ? archive::readWhole(from) : base::Result<QByteArray>(QByteArray());
    return bytes && rules::isJsonData(view(*bytes));
}

base::Result<void> convertData(const QString &from, const QString &to, archive::Replace replace, bool mayLose,
                               std::vector<base::Finding> &losses)
{
    const QString before = dataFamily(endingOf(from)), after = dataFamily(endingOf(to));
    const bool sameKind = before.isEmpty() ? endingOf(from) == "json" : after.isEmpty() || before == after;
    if (!sameKind)
        return impossible(from, to);
    const auto bytes = unpacked(from);
    if (!bytes)
        return bytes.error();
    if (before == after && !before.isEmpty())
        return writeData(to, *bytes, replace); // neither understood nor written anew: nothing can get lost
    auto converted = rules::convertedData(view(*bytes), after.isEmpty() ? rules::DataForm::Json : rules::DataForm::Xml, from.toStdString());
    if (!converted)
        return converted.error();
    if (!after.isEmpty() && after != (converted->root == "gameSystem" ? "gst" : "cat"))
        return impossible(from, to);
    losses = std::move(converted->losses);
    if (!losses.empty() && !mayLose)
        return base::Error{"convert.loss",
                           QT_TRANSLATE_NOOP("Message", "nothing was written, because this would be lost; --lossy writes it all the same"),
                           from.toStdString()};
    return writeData(to, QByteArray::fromStdString(converted->text), replace);
}

} // namespace muster::cli

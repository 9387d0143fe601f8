// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/SpokenError.h"

#include <QCoreApplication>

namespace muster::packs {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(SpokenError) };

QString sentenceOf(const std::string &code)
{
    if (code == "xml.syntax")
        return Words::tr("The file is damaged or cut short: from here on it cannot be read.");
    if (code == "xml.encoding")
        return Words::tr("The file is damaged: its letters cannot be read.");
    if (code == "xml.doctype")
        return Words::tr("The file is refused: it declares a document type, which no roster and no game data need.");
    if (code == "file.size")
        return Words::tr("The file is refused: it is far larger than any roster or game data.");
    if (code == "file.kind")
        return Words::tr("This is neither a roster nor game data.");
    if (code == "roster.size")
        return Words::tr("The file is refused: it holds more selections than any roster can have.");
    if (code == "data.places")
        return Words::tr("The game's data are refused: their entries link to each other so often that not all of their places can be made.");
    if (code == "data.no-system")
        return Words::tr("There is no game system (.gst) among the files.");
    return {};
}

} // namespace

base::Error spoken(base::Error error)
{
    if (const QString sentence = sentenceOf(error.code); !sentence.isEmpty())
        error.text = sentence.toStdString();
    return error;
}

} // namespace muster::packs

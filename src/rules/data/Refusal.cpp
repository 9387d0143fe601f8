// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/Refusal.h"

#include <utility>

namespace muster::rules {

base::Message refusal(std::string_view code, base::Message detail)
{
    if (code == "xml.syntax")
        return QT_TRANSLATE_NOOP("Message", "The file is damaged or cut short: from here on it cannot be read.");
    if (code == "xml.encoding")
        return QT_TRANSLATE_NOOP("Message", "The file is damaged: its letters cannot be read.");
    if (code == "xml.doctype")
        return QT_TRANSLATE_NOOP("Message", "The file is refused: it declares a document type, which no roster and no game data need.");
    if (code == "file.size")
        return QT_TRANSLATE_NOOP("Message", "The file is refused: it is far larger than any roster or game data.");
    if (code == "file.kind")
        return QT_TRANSLATE_NOOP("Message", "This is neither a roster nor game data.");
    if (code == "roster.size")
        return QT_TRANSLATE_NOOP("Message", "The file is refused: it holds more selections than any roster can have.");
    return detail;
}

} // namespace muster::rules

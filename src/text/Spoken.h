// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/Speaking.h"

#include <string_view>

namespace muster::text {

/// In the language of this thread: what stands on the screen and in the terminal.
[[nodiscard]] inline QString spoken(const base::Message &message)
{
    return current().say(message);
}
/// "place: sentence"
[[nodiscard]] inline QString spoken(const base::Error &error)
{
    return current().say(error);
}
[[nodiscard]] inline QString spoken(const base::Finding &finding)
{
    return current().say(finding);
}

/// An error whose place is a file name. A QString as the sentence is said as it is in every language.
[[nodiscard]] inline base::Error error(const char *code, base::Message sentence, const QString &where = {})
{
    return {code, std::move(sentence), where.toStdString()};
}
/// A text of the layers without Qt.
[[nodiscard]] inline QString fromUtf8(std::string_view text)
{
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace muster::text

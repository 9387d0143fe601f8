// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/Escape.h"

namespace muster::share {

QString escapedMarkdown(const QString &text)
{
    static const QString special = QStringLiteral("\\`*_{}[]<>#|~");
    QString escaped;
    for (const QChar character : text) {
        if (special.contains(character))
            escaped += '\\';
        escaped += character;
        // A backslash does not keep Discord from calling everybody: a space of no width does.
        if (character == '@')
            escaped += QChar(0x200b);
    }
    return escaped;
}

} // namespace muster::share

// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/Escape.h"

namespace muster::share {

QString csvCell(QString text)
{
    bool number = false;
    (void)text.toDouble(&number);
    // A quote in front makes text of a formula; "+21" and "-3" are figures and stay so.
    if (!number && !text.isEmpty() && QStringLiteral("=+-@\t\r").contains(text.front()))
        text.prepend('\'');
    if (!text.contains(',') && !text.contains('"') && !text.contains('\n') && !text.contains('\r'))
        return text;
    return '"' + text.replace('"', QStringLiteral("\"\"")) + '"';
}

QString escapedMarkdown(const QString &text)
{
    static const QString special = QStringLiteral("\\`*_{}[]<>#|~");
    QString escaped;
    for (const QChar character : text) {
        if (special.contains(character))
            escaped += '\\';
        escaped += character;
    }
    return escaped;
}

} // namespace muster::share

// SPDX-License-Identifier: GPL-3.0-or-later
#include "language/EnglishPlurals.h"

#include <QRegularExpression>

namespace muster::language {

QString EnglishPlurals::translate(const char *, const char *source, const char *, int n) const
{
    if (n < 0 || !source)
        return {};
    static const QRegularExpression choice("\\((\\w+)\\|(\\w+)\\)");
    QString text = QString::fromUtf8(source);
    text.replace(choice, n == 1 ? "\\1" : "\\2");
    text.replace("(s)", n == 1 ? "" : "s");
    text.replace("(es)", n == 1 ? "" : "es");
    return text;
}

} // namespace muster::language

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/paint/SmallMarkdown.h"

#include <QRegularExpression>

namespace muster::app {

QString richText(const QString &markdown)
{
    // The shortest that holds: "**6** and **2 to 5**" are two.
    static const QRegularExpression bold(R"(\*\*(\S(?:.*?\S)??)\*\*)"), italic(R"((?<!\*)\*(\S(?:.*?\S)??)\*(?!\*))");
    QString text = markdown.toHtmlEscaped();
    text.replace(bold, QStringLiteral("<b>\\1</b>"));
    text.replace(italic, QStringLiteral("<i>\\1</i>"));
    return text.replace('\n', QStringLiteral("<br>"));
}

} // namespace muster::app

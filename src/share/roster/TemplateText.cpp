// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/roster/TemplateText.h"

#include "share/roster/RosterLook.h"

#include <QRegularExpression>

namespace muster::share {

QString oneLine(const QString &text)
{
    static const QRegularExpression run("[ \\t\\r\\n]+");
    return QString(text).replace(run, QStringLiteral(" ")).trimmed();
}

QString digitsOf(const QString &text)
{
    QString digits;
    for (const QChar character : text) {
        if (character.isDigit())
            digits += character;
    }
    return digits;
}

QString diceText(const QString &argument, const std::function<double(const QString &costTypeId)> &count)
{
    QStringList parts;
    for (const QString &term : argument.split(',')) {
        const double dice = count(term.section('=', 0, 0).trimmed());
        if (dice > 0)
            parts.append(amount(dice) + term.section('=', 1).trimmed());
    }
    return parts.join('+');
}

QString fillTemplate(const QString &pattern, const TemplatePart &part)
{
    QString result;
    bool any = false, lost = false, parts = false;
    for (qsizetype i = 0; i < pattern.size();) {
        const qsizetype end = pattern[i] == '{' ? pattern.indexOf('}', i) : -1;
        if (end < 0) {
            result += pattern[i++];
            continue;
        }
        const QString inner = pattern.mid(i + 1, end - i - 1);
        const QString value = part(inner.section(':', 0, 0), inner.section(':', 1));
        parts = true;
        any = any || !value.isEmpty();
        lost = lost || value.isEmpty();
        result += value;
        i = end + 1;
    }
    if (parts && !any)
        return {};
    if (lost) {
        static const QRegularExpression edges("^[\\s·,/–]+|[\\s·,/–]+$"), doubled("([·,/])(\\s*[·,/])+");
        result.replace(doubled, "\\1");
        result.remove(edges);
    }
    return oneLine(result);
}

} // namespace muster::share

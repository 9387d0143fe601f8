// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/roster/Roster.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRandomGenerator>

namespace muster::test {

/// What the page's script reads.
inline QJsonObject pageData(const QByteArray &page)
{
    const QByteArray start = "<script type=\"application/json\" id=\"data\">";
    const qsizetype from = page.indexOf(start) + start.size(), to = page.indexOf("</script>", from);
    return QJsonDocument::fromJson(page.mid(from, to - from)).object();
}
inline QJsonArray unitsOf(const QJsonObject &data, const QString &language)
{
    return data.value("sets").toObject().value(language).toObject().value("units").toArray();
}
inline QJsonObject unitNamed(const QJsonArray &units, const QString &name)
{
    for (const QJsonValue &unit : units)
        if (unit.toObject().value("n").toString().startsWith(name))
            return unit.toObject();
    return {};
}

/// Names that have broken pages before.
inline QStringList hostileNames()
{
    return {QStringLiteral("</script><script>window.broken=1</script>"),
            QStringLiteral("<img src=x onerror=window.broken=1>"),
            QStringLiteral("\"'`><svg onload=window.broken=1>"),
            QStringLiteral("<!--<script>"),
            QStringLiteral("]]>&lt;&amp;&#60;%1%2 {burst} **bold* \\u003c"),
            QString(2000, QChar('W')),
            QStringLiteral("\u202eevil\u202c \u2067rtl\u2069 \u05d0\u05d1\u05d2 \u0627\u0644"),
            QStringLiteral("a%1b%2c%3d%4e%5f%6g%7h%8i")
                .arg(QChar(0), QChar(1), QChar(0x1b), QChar(0x7f), QChar(9), QChar(10), QChar(0x2028), QChar(0x2029)),
            QStringLiteral("__proto__"),
            QStringLiteral("constructor"),
            QStringLiteral("javascript:alert(1)"),
            QString::fromUtf8("👩‍🚀 e\u0301 ﷽ \u200b"),
            QString(QChar(0xd800)) + "half"};
}

/// Pieces of those and signs from everywhere, in any order.
inline QString randomHostileName(QRandomGenerator &random)
{
    static const QStringList pieces{
        "</script>", "<script>", "<!--", "-->", "]]>",     "&lt;", "&#x3c;", "\\u003c", "\\", "\"",       "'",
        "`",         "${",       "%1",   "%n",  "{burst}", "**",   "\n",     "\r\n",    "\t", "</style>", "<svg onload=window.broken=1>",
        "//",        "/*"};
    QString name;
    for (int i = 1 + int(random.bounded(12)); i > 0; --i) {
        if (random.bounded(3) > 0)
            name += pieces.at(random.bounded(int(pieces.size())));
        else
            name += QChar(ushort(random.bounded(0x10000))); // halves of pairs and what is no sign, too
    }
    return name;
}

/// Gives this name to the list and everything in it.
inline void nameEverything(rules::Roster &roster, const QString &name)
{
    roster.name = roster.customNotes = name.toStdString();
    for (rules::Selection &selection : roster.forces.front().selections) {
        selection.customName = selection.customNotes = name.toStdString();
        for (rules::Selection &inner : selection.selections)
            inner.customName = name.toStdString();
    }
}

} // namespace muster::test

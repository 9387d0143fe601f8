// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/ChatParts.h"

#include <algorithm>

namespace muster::share {

namespace {

QStringList shortLines(const QString &text, int longest)
{
    QStringList lines;
    for (QString line : text.split('\n')) {
        while (line.size() > longest) {
            qsizetype cut = line.lastIndexOf(' ', longest - 1);
            if (cut <= 0)
                cut = line.at(longest - 1).isHighSurrogate() ? longest - 1 : longest;
            lines.append(line.left(cut));
            line = line.mid(line.at(cut) == ' ' ? cut + 1 : cut);
        }
        lines.append(line);
    }
    return lines;
}

} // namespace

QStringList chatParts(const QString &text, int longest)
{
    QStringList parts, now;
    qsizetype size = 0;
    const auto finish = [&](QStringList rest) {
        const QString part = now.join('\n');
        if (!part.trimmed().isEmpty())
            parts.append(part);
        now = std::move(rest);
        size = 0;
        for (const QString &line : std::as_const(now))
            size += line.size() + 1;
    };
    const QStringList lines = shortLines(text, std::max(2, longest));
    for (const QString &line : lines) {
        if (!now.isEmpty() && size + line.size() > longest) {
            QStringList rest; // headings at the end belong to what comes
            while (now.size() > 1 && now.last().startsWith('#'))
                rest.prepend(now.takeLast());
            finish(rest);
            if (size + line.size() > longest)
                finish({});
        }
        now.append(line);
        size += line.size() + 1;
    }
    finish({});
    return parts;
}

} // namespace muster::share

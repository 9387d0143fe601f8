// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch/Source.h"

#include <QRegularExpression>
#include <QUrlQuery>

namespace muster::fetch {

namespace {

bool isPlainPart(const QString &part)
{
    static const QRegularExpression plain(QStringLiteral("^[A-Za-z0-9_][A-Za-z0-9_.-]{0,99}$"));
    return plain.match(part).hasMatch() && !part.contains(QLatin1String(".."));
}

std::optional<Source> fromParts(QStringList parts, const QString &ref)
{
    if (parts.size() < 2)
        return std::nullopt;
    QString name = parts[1];
    if (name.endsWith(QLatin1String(".git")))
        name.chop(4);
    if (!isPlainPart(parts[0]) || !isPlainPart(name))
        return std::nullopt;
    Source source{parts[0], name, ref};
    if (parts.size() > 3 && (parts[2] == QLatin1String("tree") || parts[2] == QLatin1String("commit")))
        source.ref = parts.mid(3).join('/');
    else if (parts.size() > 4 && parts[2] == QLatin1String("releases") && parts[3] == QLatin1String("tag"))
        source.ref = parts.mid(4).join('/');
    return source;
}

} // namespace

std::optional<Source> sourceFrom(const QString &typed, const Addresses &addresses)
{
    const QString text = typed.trimmed();
    if (text.startsWith('/') || text.startsWith('~') || text.contains('\\'))
        return std::nullopt; // a place on this computer
    if (!text.contains(QLatin1String("://"))) {
        QString plain = text;
        for (const QString &start : {QStringLiteral("github.com/"), QStringLiteral("www.github.com/")})
            if (plain.startsWith(start, Qt::CaseInsensitive))
                plain = plain.mid(start.size());
        return fromParts(plain.split('/', Qt::SkipEmptyParts), {});
    }
    const QUrl url(text, QUrl::TolerantMode);
    if (const QUrlQuery query(url); query.hasQueryItem(QStringLiteral("addSystem"))) {
        const QString ref = query.queryItemValue(QStringLiteral("ref"), QUrl::FullyDecoded);
        return fromParts(query.queryItemValue(QStringLiteral("addSystem"), QUrl::FullyDecoded).split('/'),
                         ref == QLatin1String("HEAD") ? QString() : ref);
    }
    for (const QString &base : {addresses.web, QStringLiteral("https://github.com"), QStringLiteral("https://www.github.com"),
                                addresses.api + "/repos", addresses.raw, addresses.codeload})
        if (url.toString().startsWith(base + '/'))
            return fromParts(url.toString(QUrl::RemoveQuery | QUrl::RemoveFragment).mid(base.size() + 1).split('/', Qt::SkipEmptyParts),
                             {});
    return std::nullopt;
}

} // namespace muster::fetch

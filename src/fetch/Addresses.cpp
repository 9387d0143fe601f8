// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch/Addresses.h"

#include <QHostAddress>

#include <algorithm>
#include <array>

namespace muster::fetch {

Addresses Addresses::fromEnvironment()
{
    Addresses addresses;
    const auto take = [](const char *name, QString &address) {
        QString given = qEnvironmentVariable(name);
        while (given.endsWith('/'))
            given.chop(1);
        if (!given.isEmpty())
            address = given;
    };
    take("MUSTER_DATA_API", addresses.api);
    take("MUSTER_DATA_WEB", addresses.web);
    take("MUSTER_DATA_RAW", addresses.raw);
    take("MUSTER_DATA_CODELOAD", addresses.codeload);
    take("MUSTER_DATA_GALLERY", addresses.gallery);
    return addresses;
}

QUrl Addresses::join(const QString &base, const QStringList &parts)
{
    QByteArray address = base.toUtf8();
    for (const QString &part : parts)
        address += '/' + QUrl::toPercentEncoding(part);
    return QUrl::fromEncoded(address, QUrl::StrictMode);
}

QUrl Addresses::resolved(const QString &link) const
{
    const QString own = QStringLiteral("https://github.com");
    const QString address = link.startsWith(own + '/') ? web + link.mid(own.size()) : link;
    return QUrl(address, QUrl::StrictMode);
}

bool Addresses::allows(const QUrl &url) const
{
    if (!url.isValid() || url.host().isEmpty() || !url.userInfo().isEmpty())
        return false;
    const std::array bases{api, web, raw, codeload, gallery};
    const bool local = isLoopback(url);
    if (url.scheme() != QLatin1String("https") && !(url.scheme() == QLatin1String("http") && local))
        return false;
    // A computer's own services are asked only where somebody said so.
    if (local)
        return std::any_of(bases.begin(), bases.end(), [](const QString &base) { return isLoopback(QUrl(base)); });
    // What GitHub redirects downloads to.
    if (url.host() == QLatin1String("github.com") || url.host().endsWith(QLatin1String(".github.com"))
        || url.host().endsWith(QLatin1String(".githubusercontent.com")))
        return true;
    return std::any_of(bases.begin(), bases.end(), [&url](const QString &base) { return QUrl(base).host() == url.host(); });
}

bool isLoopback(const QUrl &url)
{
    const QHostAddress address(url.host());
    return url.host() == QLatin1String("localhost") || (!address.isNull() && address.isLoopback());
}

} // namespace muster::fetch

// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Address.h"

#include "archive/QtError.h"

#include <QCoreApplication>
#include <QDir>
#include <QStandardPaths>
#include <QUrl>

namespace muster::library {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(Library) };

} // namespace

base::Result<Address> Address::parse(const QString &given)
{
    Address address;
    if (!given.startsWith("postgresql://") && !given.startsWith("postgres://")) {
        address.path = given.isEmpty() ? defaultPath() : QDir::cleanPath(QDir::current().absoluteFilePath(given));
        return address;
    }
    const QUrl url(given, QUrl::StrictMode);
    address.backend = Backend::Postgres;
    address.host = url.host();
    address.port = url.port(5432);
    address.database = url.path(QUrl::FullyDecoded).mid(1);
    address.user = url.userName(QUrl::FullyDecoded);
    address.password = url.password(QUrl::FullyDecoded);
    if (!url.isValid() || address.host.isEmpty() || address.database.isEmpty())
        return archive::makeError("library.address", Words::tr("This is not the address of a library; it looks like postgresql://user@host/name."),
                                  url.isValid() ? address.shown() : QString());
    return address;
}

QString Address::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/library.sqlite";
}

QString Address::shown() const
{
    if (backend == Backend::Sqlite)
        return path;
    QUrl url;
    url.setScheme("postgresql");
    url.setUserName(user);
    url.setHost(host);
    if (port != 5432)
        url.setPort(port);
    url.setPath("/" + database);
    return url.toString();
}

} // namespace muster::library

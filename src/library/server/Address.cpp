// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/server/Address.h"

#include "text/Spoken.h"

#include <QCoreApplication>
#include <QDir>
#include <QRegularExpression>
#include <QStandardPaths>
#include <QUrl>
#include <QUrlQuery>

#include <algorithm>

namespace muster::library {

namespace {

struct AddressWords
{
    Q_DECLARE_TR_FUNCTIONS(Library)
};

// https://www.postgresql.org/docs/current/libpq-connect.html#LIBPQ-PARAMKEYWORDS, without those that hold a secret, that name
// the library itself, or that would change what the connection is.
const QStringList &knownOptions()
{
    static const QStringList names{"sslmode",
                                   "sslrootcert",
                                   "sslcert",
                                   "sslkey",
                                   "sslcrl",
                                   "sslcrldir",
                                   "sslsni",
                                   "sslcertmode",
                                   "sslnegotiation",
                                   "ssl_min_protocol_version",
                                   "ssl_max_protocol_version",
                                   "channel_binding",
                                   "require_auth",
                                   "gssencmode",
                                   "krbsrvname",
                                   "connect_timeout",
                                   "keepalives",
                                   "keepalives_idle",
                                   "keepalives_interval",
                                   "keepalives_count",
                                   "tcp_user_timeout",
                                   "target_session_attrs",
                                   "hostaddr",
                                   "passfile",
                                   "application_name",
                                   "options"};
    return names;
}

const QStringList &sslModes()
{
    static const QStringList modes{"disable", "allow", "prefer", "require", "verify-ca", "verify-full"};
    return modes;
}

bool isLoopback(const QString &host)
{
    return host == "127.0.0.1" || host == "::1" || host.compare("localhost", Qt::CaseInsensitive) == 0;
}

QUrl withoutOptions(const Address &address)
{
    QUrl url;
    url.setScheme("postgresql");
    url.setUserName(address.user);
    url.setHost(address.host.startsWith('/') ? QString("") : address.host);
    if (address.port != 5432 && !address.host.startsWith('/'))
        url.setPort(address.port);
    url.setPath("/" + address.database);
    return url;
}

QString encoded(const QString &name, const QString &value)
{
    return name + "=" + QString::fromLatin1(QUrl::toPercentEncoding(value, "/:,"));
}

QString socketOf(const Address &address)
{
    const QString folder = encoded("host", address.host);
    return address.port == 5432 ? folder : folder + "&" + encoded("port", QString::number(address.port));
}

// Without a computer it is misspelt, and may hold a password where nobody expects one.
QString safelyShown(const Address &address)
{
    return address.host.isEmpty() ? QString() : address.shown();
}

base::Error wrong(const QString &sentence, const Address &address)
{
    return text::error("library.address", sentence, safelyShown(address));
}

// Also one that is misspelt: taken for a file, it would be shown and logged with its password.
bool isAddress(const QString &given)
{
    static const QRegularExpression start(QStringLiteral("^(postgres(ql)?:|[a-z][a-z0-9+.-]+://)"),
                                          QRegularExpression::CaseInsensitiveOption);
    return start.match(given).hasMatch();
}

base::Result<void> takeOptions(const QUrl &url, Address &address)
{
    const auto items = QUrlQuery(url).queryItems(QUrl::FullyDecoded);
    for (const auto &[name, value] : items) {
        if (name == "password") {
            address.password = value;
        } else if (name == "host" && address.host.isEmpty() && value.startsWith('/')) {
            address.host = value;
        } else if (name == "port" && address.host.startsWith('/') && value.toInt() > 0) { // the server of a socket has one too
            address.port = value.toInt();
        } else if (!knownOptions().contains(name)) {
            return wrong(
                AddressWords::tr("The address of a library knows no option “%1”; it knows %2.").arg(name, knownOptions().join(", ")),
                address);
        } else if (name == "sslmode" && !sslModes().contains(value)) {
            return wrong(AddressWords::tr("“%1” is no way to secure the line; sslmode is one of %2.").arg(value, sslModes().join(", ")),
                         address);
        } else if (value.contains(';') || value.contains(QChar::Null)) { // Qt's driver parts options there
            return wrong(AddressWords::tr("The option “%1” of the address holds a character that cannot be sent.").arg(name), address);
        } else {
            address.setOption(name, value);
        }
    }
    return {};
}

} // namespace

base::Result<Address> Address::parse(const QString &given)
{
    Address address;
    if (!isAddress(given)) {
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
    if (base::Result<void> taken = takeOptions(url, address); url.isValid() && !taken)
        return taken.error();
    const bool known = url.scheme() == "postgresql" || url.scheme() == "postgres";
    if (!known || !url.isValid() || address.host.isEmpty() || address.database.isEmpty())
        return text::error(
            "library.address",
            base::Message(QT_TRANSLATE_NOOP("Message", "This is not the address of a library; it looks like postgresql://user@host/name.")),
            known && url.isValid() ? safelyShown(address) : QString());
    return address;
}

QString Address::defaultPath()
{
    return QStandardPaths::writableLocation(QStandardPaths::AppDataLocation) + "/library.sqlite";
}

QString Address::option(const QString &name) const
{
    const auto found = std::find_if(options.cbegin(), options.cend(), [&name](const auto &option) { return option.first == name; });
    return found == options.cend() ? QString() : found->second;
}

void Address::setOption(const QString &name, const QString &value)
{
    const auto found = std::find_if(options.begin(), options.end(), [&name](const auto &option) { return option.first == name; });
    if (found != options.end() && value.isEmpty())
        options.erase(found);
    else if (found != options.end())
        found->second = value;
    else if (!value.isEmpty())
        options.append({name, value});
}

bool Address::isThisMachine() const
{
    if (backend == Backend::Sqlite || host.startsWith('/'))
        return true;
    const QString number = option("hostaddr"); // goes there, whatever the name says
    return isLoopback(host) && (number.isEmpty() || isLoopback(number));
}

QString Address::shown() const
{
    if (backend == Backend::Sqlite)
        return path;
    QStringList query;
    if (host.startsWith('/'))
        query.append(socketOf(*this));
    for (const auto &[name, value] : options)
        query.append(encoded(name, value));
    const QString place = QString::fromLatin1(withoutOptions(*this).toEncoded());
    return query.isEmpty() ? place : place + "?" + query.join('&');
}

QString Address::identity() const
{
    if (backend == Backend::Sqlite)
        return path;
    QString name = withoutOptions(*this).toString();
    if (host.startsWith('/'))
        name += "?" + socketOf(*this);
    if (const QString given = option("options"); !given.isEmpty()) // may choose another schema of the database
        name += "?" + encoded("options", given);
    return name;
}

} // namespace muster::library

// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/server/ServerLine.h"

#include <QDir>
#include <QFile>
#include <QLibrary>

#include <initializer_list>

namespace muster::library {

namespace {

constexpr int knowsSystemStore = 160000;

// Qt's driver has loaded it; we only ask which one it is. 0: it does not say.
int libpqVersion()
{
    using Version = int (*)();
    QLibrary library("pq", 5);
    const auto version = reinterpret_cast<Version>(library.resolve("PQlibVersion"));
    return version ? version() : 0;
}

// Whom this computer trusts to say who a server is. Empty: libpq knows by itself, or there is nothing to name.
QString authorities(const QString &mode)
{
    if (qEnvironmentVariableIsSet("PGSSLROOTCERT") || QFile::exists(QDir::home().filePath(".postgresql/root.crt")))
        return {};
    if (mode == "verify-full" && libpqVersion() >= knowsSystemStore)
        return "system";
    // Where distributions keep them in one file: Debian and Arch, Fedora, SUSE, Alpine and the BSDs.
    for (const QString &file :
         {qEnvironmentVariable("SSL_CERT_FILE"), QString("/etc/ssl/certs/ca-certificates.crt"), QString("/etc/pki/tls/certs/ca-bundle.crt"),
          QString("/etc/ssl/ca-bundle.pem"), QString("/etc/ssl/cert.pem"), QString("/usr/local/share/certs/ca-root-nss.crt")}) {
        if (!file.isEmpty() && QFile::exists(file))
            return file;
    }
    return {};
}

QString quoted(QString value)
{
    return "'" + value.replace('\\', "\\\\").replace('\'', "\\'") + "'";
}

} // namespace

QString sslModeOf(const Address &address)
{
    const QString asked = address.option("sslmode");
    if (address.isThisMachine())
        return asked.isEmpty() ? QString("prefer") : asked;
    if (asked.isEmpty())
        return "verify-full";
    return asked == "allow" || asked == "prefer" ? QString("require") : asked;
}

QString connectOptionsOf(const Address &address)
{
    Address full = address;
    const auto unlessGiven = [&full](const QString &name, const QString &value) {
        if (full.option(name).isEmpty())
            full.setOption(name, value);
    };
    // A line that is cut is noticed within seconds, not after the system's own hours.
    unlessGiven("connect_timeout", "10");
    unlessGiven("application_name", "muster");
    unlessGiven("keepalives_idle", "5");
    unlessGiven("keepalives_interval", "2");
    unlessGiven("keepalives_count", "3");
    unlessGiven("tcp_user_timeout", "10000");
    unlessGiven("gssencmode", "disable"); // or a line secured that way would pass by sslmode
    const QString mode = sslModeOf(address);
    full.setOption("sslmode", mode);
    if (mode.startsWith("verify-"))
        unlessGiven("sslrootcert", authorities(mode));
    QStringList words;
    for (const auto &[name, value] : std::as_const(full.options))
        words.append(name + "=" + quoted(value));
    return words.join(';');
}

} // namespace muster::library

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QProcess>
#include <QTemporaryDir>

namespace muster::test {

/// A PostgreSQL server of our own: on loopback, in a temporary folder, gone with this object (and with this process,
/// however it ends). initdb refuses root, so root runs it as an unprivileged user.
class PostgresCluster
{
public:
    PostgresCluster() = default;
    ~PostgresCluster();
    PostgresCluster(const PostgresCluster &) = delete;
    PostgresCluster &operator=(const PostgresCluster &) = delete;

    /// Whether the distribution's server programs are installed at all.
    [[nodiscard]] static bool isInstalled();
    /// False with a reason in problem() when it does not come up.
    bool start();
    /// Also in the middle of somebody's work; resume() brings it back with everything that was committed.
    void stop();
    bool resume();
    /// Starts it again with TLS: a certificate made out for `hostName`, signed by an authority of its own (openssl makes both).
    bool secure(const QString &hostName);
    /// The authority's certificate after secure().
    [[nodiscard]] QString authority() const { return m_folder.filePath("ca.pem"); }
    [[nodiscard]] QString problem() const { return m_problem; }
    [[nodiscard]] int port() const { return m_port; }

    /// Address of a new, empty database, with the password.
    [[nodiscard]] QString freshDatabase();
    /// One statement after the other, as the superuser, in the database of that address. False with a reason in problem().
    bool sql(const QString &address, const QString &statements);
    /// The same without the password.
    [[nodiscard]] static QString withoutPassword(QString address);
    [[nodiscard]] static QString password() { return "not-a-secret"; }

private:
    bool runTool(const QString &name, const QStringList &arguments);
    bool runProgram(const QString &path, const QStringList &arguments);
    void prepare(QProcess &process) const;

    QTemporaryDir m_folder{"/tmp/muster-pg-XXXXXX"};
    QProcess m_server;
    QString m_problem;
    int m_port = 0;
    int m_databases = 0;
    bool m_secure = false;
};

} // namespace muster::test

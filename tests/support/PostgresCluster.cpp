// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/PostgresCluster.h"

#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QStandardPaths>

#include <arpa/inet.h>
#include <csignal>
#include <grp.h>
#include <netinet/in.h>
#include <sys/prctl.h>
#include <sys/socket.h>
#include <unistd.h>

namespace muster::test {

namespace {

constexpr uid_t clusterOwner = 65534;
constexpr const char *user = "muster";
constexpr int patience = 60000;

// Debian keeps the server's programs out of the path, one folder per version.
QString programFolder()
{
    const QDir root("/usr/lib/postgresql");
    int newest = 0;
    const QStringList versions = root.entryList(QDir::Dirs | QDir::NoDotAndDotDot);
    for (const QString &version : versions) {
        if (QFile::exists(root.filePath(version + "/bin/initdb")))
            newest = std::max(newest, version.toInt());
    }
    if (newest > 0)
        return root.filePath(QString("%1/bin").arg(newest));
    const QString found = QStandardPaths::findExecutable("initdb");
    return found.isEmpty() ? QString() : QFileInfo(found).absolutePath();
}

int freePort()
{
    const int handle = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof address;
    int port = 0;
    if (bind(handle, reinterpret_cast<sockaddr *>(&address), size) == 0
        && getsockname(handle, reinterpret_cast<sockaddr *>(&address), &size) == 0)
        port = ntohs(address.sin_port);
    close(handle);
    return port;
}

} // namespace

PostgresCluster::~PostgresCluster()
{
    stop();
}

bool PostgresCluster::isInstalled()
{
    return !programFolder().isEmpty();
}

void PostgresCluster::prepare(QProcess &process) const
{
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setWorkingDirectory(m_folder.path());
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert("PGPASSWORD", password());
    environment.insert("LC_ALL", "C");
    process.setProcessEnvironment(environment);
    process.setChildProcessModifier([] {
        if (geteuid() == 0) {
            if (setgroups(0, nullptr) != 0 || setgid(clusterOwner) != 0 || setuid(clusterOwner) != 0)
                _exit(126);
        }
        prctl(PR_SET_PDEATHSIG, SIGINT);
    });
}

bool PostgresCluster::runTool(const QString &name, const QStringList &arguments)
{
    return runProgram(programFolder() + "/" + name, arguments);
}

bool PostgresCluster::runProgram(const QString &path, const QStringList &arguments)
{
    QProcess process;
    prepare(process);
    process.start(path, arguments);
    if (process.waitForFinished(patience) && process.exitStatus() == QProcess::NormalExit && process.exitCode() == 0)
        return true;
    m_problem = path + ": " + process.errorString() + "\n" + QString::fromLocal8Bit(process.readAll());
    return false;
}

bool PostgresCluster::start()
{
    if (geteuid() == 0 && chown(m_folder.path().toLocal8Bit().constData(), clusterOwner, clusterOwner) != 0) {
        m_problem = "the folder cannot be handed to an unprivileged user";
        return false;
    }
    const QString data = m_folder.filePath("data"), passwordFile = m_folder.filePath("password");
    QFile file(passwordFile);
    if (!file.open(QIODevice::WriteOnly))
        return false;
    file.write(password().toUtf8());
    file.close();
    file.setPermissions(QFile::ReadOwner | QFile::ReadOther);
    if (!runTool("initdb",
                 {"-D", data, "-U", user, "--auth=scram-sha-256", "--pwfile=" + passwordFile, "-E", "UTF8", "--no-sync", "--locale=C"}))
        return false;
    m_port = freePort();
    return resume();
}

bool PostgresCluster::resume()
{
    const QString data = m_folder.filePath("data");
    prepare(m_server);
    QStringList arguments{"-D", data, "-h", "127.0.0.1", "-p", QString::number(m_port), "-k", "", "-F"};
    if (m_secure)
        arguments += {"-c", "ssl=on",
                      "-c", "ssl_cert_file=" + m_folder.filePath("server.pem"),
                      "-c", "ssl_key_file=" + m_folder.filePath("server.key")};
    m_server.start(programFolder() + "/postgres", arguments);
    QByteArray output;
    QElapsedTimer timer;
    timer.start();
    while (m_server.state() != QProcess::NotRunning && timer.elapsed() < patience) {
        m_server.waitForReadyRead(1000);
        output += m_server.readAll();
        if (output.contains("ready to accept connections"))
            return true;
    }
    m_problem = "postgres: " + QString::fromLocal8Bit(output);
    return false;
}

bool PostgresCluster::secure(const QString &hostName)
{
    const QString openssl = QStandardPaths::findExecutable("openssl");
    const QStringList key{"-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes"};
    const QStringList steps[] = {
        QStringList{"req", "-x509", "-keyout", "ca.key", "-out", "ca.pem", "-days", "3650", "-subj", "/CN=The club's authority"} + key,
        QStringList{"req", "-keyout", "server.key", "-out", "server.csr", "-subj", "/CN=" + hostName} + key,
        {"x509", "-req", "-in", "server.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-out", "server.pem", "-days",
         "3650"}};
    for (const QStringList &step : steps) {
        if (!runProgram(openssl, step))
            return false;
    }
    m_secure = true;
    stop();
    return resume();
}

bool PostgresCluster::sql(const QString &address, const QString &statements)
{
    return runTool("psql", {"-v", "ON_ERROR_STOP=1", "-q", "-d", address, "-c", statements});
}

void PostgresCluster::stop()
{
    if (m_server.state() == QProcess::NotRunning)
        return;
    ::kill(pid_t(m_server.processId()), SIGINT); // "fast": ends the sessions, writes everything
    if (!m_server.waitForFinished(patience))
        m_server.kill();
    m_server.waitForFinished(patience);
}

QString PostgresCluster::freshDatabase()
{
    const QString name = QString("library%1").arg(++m_databases);
    const QString port = QString::number(m_port);
    if (!runTool("createdb", {"-h", "127.0.0.1", "-p", port, "-U", user, name}))
        return {};
    return QString("postgresql://%1:%2@127.0.0.1:%3/%4").arg(user, password(), port, name);
}

QString PostgresCluster::withoutPassword(QString address)
{
    return address.remove(":" + password());
}

} // namespace muster::test

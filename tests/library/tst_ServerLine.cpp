// SPDX-License-Identifier: GPL-3.0-or-later
// The line to a club's server: secured as the address asks, or not used at all.
#include "library/Library.h"
#include "library/sync/ServerContents.h"
#include "support/GreedyServer.h"
#include "support/ServerTest.h"

using namespace muster;
using library::Address;

class tst_ServerLine : public test::ServerTest
{
    Q_OBJECT

private:
    // A name of another computer that leads to the cluster: the name is what the certificate is checked against.
    Address remote(const QString &name, const QString &mode = {}, const QString &authority = {}) const
    {
        Address address = *Address::parse(m_database);
        address.host = name;
        address.setOption("hostaddr", "127.0.0.1");
        address.setOption("sslmode", mode);
        address.setOption("sslrootcert", authority);
        return address;
    }
    static QString problemOf(const Address &address)
    {
        const auto opened = library::Database::open(address);
        return opened ? QString() : QString::fromStdString(opened.error().code + ": " + opened.error().text());
    }
    static bool isEncrypted(const Address &address)
    {
        const auto opened = library::Database::open(address);
        return opened && (*opened)->value("SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()")->toBool();
    }

    QString m_database;
    QTemporaryDir m_emptyHome;

private slots:
    void init()
    {
        qputenv("HOME", m_emptyHome.path().toUtf8()); // whom this computer's user trusts is not asked
        qunsetenv("PGSSLROOTCERT");
        if (m_database.isEmpty())
            m_database = m_cluster.freshDatabase();
    }

    // First, while the server still has no TLS.
    void serverWithoutTls_isRefusedUnlessTheUserAllowsIt()
    {
        for (const char *mode : {"", "prefer", "allow", "require", "verify-ca", "verify-full"}) {
            const QString problem = problemOf(remote("club.test", mode, {}));
            QVERIFY2(problem.startsWith("library.tls") && problem.contains("does not encrypt") && problem.contains("sslmode=disable"),
                     qPrintable(problem));
        }
        QCOMPARE(problemOf(remote("club.test", "disable")), "");
        QCOMPARE(problemOf(*Address::parse(m_database)), ""); // this machine
    }

    void whoeverRefusesTls_getsNoPassword()
    {
        for (const char *mode : {"", "sslmode=prefer", "sslmode=allow", "sslmode=require", "sslmode=verify-full"}) {
            test::GreedyServer greedy;
            const QString where =
                QString("postgresql://anna:SecretPw42@club.test:%1/league?hostaddr=127.0.0.1&%2").arg(greedy.port()).arg(mode);
            const base::Result<library::ServerContents> look = library::serverContents(*Address::parse(where));
            QVERIFY(!look.ok());
            QCOMPARE(look.error().code, "library.tls");
            QVERIFY(greedy.visits() > 0);
            QVERIFY2(!greedy.heard().contains("SecretPw42"), mode);
            QVERIFY2(!greedy.heard().contains("anna"), mode); // not even a name
        }
        // Neither one that libpq finds by itself.
        test::GreedyServer greedy;
        qputenv("PGPASSWORD", "SecretPw42");
        QVERIFY(!library::Library::open(QString("postgresql://anna@club.test:%1/league?hostaddr=127.0.0.1").arg(greedy.port())).ok());
        qunsetenv("PGPASSWORD");
        QVERIFY(!greedy.heard().contains("SecretPw42"));
    }

    void certificates_areChecked()
    {
        if (QStandardPaths::findExecutable("openssl").isEmpty())
            QSKIP("openssl is not installed");
        QVERIFY2(m_cluster.secure("club.test"), qPrintable(m_cluster.problem()));
        QCOMPARE(problemOf(remote("club.test", {}, m_cluster.authority())), "");
        QVERIFY(isEncrypted(remote("club.test", {}, m_cluster.authority())));
        QCOMPARE(problemOf(remote("club.test", "verify-ca", m_cluster.authority())), "");
        QCOMPARE(problemOf(remote("club.test", "require")), "");
        QVERIFY(isEncrypted(remote("club.test", "prefer")));
        QVERIFY(!isEncrypted(remote("club.test", "disable")));

        QString problem = problemOf(remote("other.test", {}, m_cluster.authority()));
        QVERIFY2(problem.startsWith("library.tls") && problem.contains("not made out for other.test"), qPrintable(problem));
        QCOMPARE(problemOf(remote("other.test", "verify-ca", m_cluster.authority())), "");

        problem = problemOf(remote("club.test")); // whom the computer trusts has not signed it
        QVERIFY2(problem.startsWith("library.tls") && problem.contains("sslrootcert"), qPrintable(problem));
        problem = problemOf(remote("club.test", {}, "/nowhere/ca.pem"));
        QVERIFY2(problem.startsWith("library.tls") && problem.contains("/nowhere/ca.pem"), qPrintable(problem));
        qputenv("SSL_CERT_FILE", m_cluster.authority().toUtf8()); // now it has
        QCOMPARE(problemOf(remote("club.test")), "");
        qunsetenv("SSL_CERT_FILE");
        QDir(m_emptyHome.path()).mkdir(".postgresql"); // where libpq's own users keep it
        QVERIFY(QFile::copy(m_cluster.authority(), m_emptyHome.filePath(".postgresql/root.crt")));
        QCOMPARE(problemOf(remote("club.test")), "");
        QVERIFY(QFile::remove(m_emptyHome.filePath(".postgresql/root.crt")));
    }

    void wrongPasswordOverTls_isStillAWrongPassword()
    {
        Address address = *Address::parse(m_database);
        address.password = "wrong";
        QVERIFY(problemOf(address).startsWith("library.password"));
    }

    void reasons_areUnderstoodInEveryLanguageOfTheSystem()
    {
        qputenv("LANGUAGE", "fr");
        const char *before = setlocale(LC_ALL, nullptr);
        const QByteArray kept(before);
        (void)setlocale(LC_ALL, "fr_FR.UTF-8"); // libpq speaks it where its translations are installed
        test::GreedyServer greedy;
        const QString problem = problemOf(
            *Address::parse(QString("postgresql://a:b@club.test:%1/l?hostaddr=127.0.0.1").arg(greedy.port())));
        (void)setlocale(LC_ALL, kept.constData());
        qunsetenv("LANGUAGE");
        QVERIFY2(problem.startsWith("library.tls"), qPrintable(problem));
    }

    void anOptionThatLibpqDoesNotKnow_isNamed()
    {
        Address address = *Address::parse(m_database);
        address.setOption("no_such_option", "1");
        const QString problem = problemOf(address);
        QVERIFY2(problem.startsWith("library.address") && problem.contains("no_such_option"), qPrintable(problem));
    }
};

MUSTER_TEST_MAIN(tst_ServerLine)
#include "tst_ServerLine.moc"

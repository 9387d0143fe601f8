// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/server/Address.h"
#include "library/server/ServerLine.h"
#include "library/sync/Replica.h"
#include "support/TestMain.h"

using namespace muster;
using library::Address;

class tst_Address : public QObject
{
    Q_OBJECT

private slots:
    void options_areKeptAndShownAgain()
    {
        const QString given =
            "postgresql://anna@club.example.org/league?sslmode=verify-ca&sslrootcert=/home/anna/my%20club/ca.pem&connect_timeout=3";
        const base::Result<Address> address = Address::parse(given);
        QVERIFY2(address.ok(), address ? "" : address.error().message().c_str());
        QCOMPARE(address->option("sslmode"), "verify-ca");
        QCOMPARE(address->option("sslrootcert"), "/home/anna/my club/ca.pem");
        const Address again = *Address::parse(address->shown());
        QCOMPARE(again.options, address->options);
        QCOMPARE(again.shown(), address->shown());
        const QString line = library::connectOptionsOf(*address);
        QVERIFY2(line.contains("sslmode='verify-ca'") && line.contains("connect_timeout='3'")
                     && line.contains("sslrootcert='/home/anna/my club/ca.pem'"),
                 qPrintable(line));
    }

    void odd_optionValuesComeBack_data()
    {
        QTest::addColumn<QString>("value");
        for (const char *value :
             {"/a b/c.pem", "/100%/c.pem", "/a&b=c.pem", "/é/c.pem", "/it's.pem", "/a+b.pem", "/a#b?.pem", "C:\\club\\ca.pem"})
            QTest::newRow(value) << QString::fromUtf8(value);
    }

    void odd_optionValuesComeBack()
    {
        QFETCH(QString, value);
        Address address = *Address::parse("postgresql://anna@club.example.org/league");
        address.setOption("sslrootcert", value);
        const base::Result<Address> again = Address::parse(address.shown());
        QVERIFY2(again.ok(), qPrintable(address.shown()));
        QCOMPARE(again->option("sslrootcert"), value);
    }

    void theWayToConnect_isNotPartOfTheLibrarysName()
    {
        const Address plain = *Address::parse("postgresql://anna@club.example.org/league");
        const Address secured = *Address::parse("postgresql://anna:pw@club.example.org/league?sslmode=require&sslrootcert=/x");
        QCOMPARE(library::Replica::pathFor(secured), library::Replica::pathFor(plain)); // or changes that wait would be left behind
        QCOMPARE(secured.identity(), plain.shown());
        const Address other = *Address::parse("postgresql://anna@club.example.org/league?options=-csearch_path%3Dother");
        QVERIFY(library::Replica::pathFor(other) != library::Replica::pathFor(plain));
        QCOMPARE(Address::parse(other.shown())->options, other.options);
    }

    void passwords_areNeverShown()
    {
        for (const char *given :
             {"postgresql://anna:SecretPw42@h/l?sslmode=require", "postgresql://anna@h/l?password=SecretPw42&sslmode=require"}) {
            const Address address = *Address::parse(given);
            QCOMPARE(address.password, "SecretPw42");
            QVERIFY(!address.shown().contains("SecretPw42"));
            QVERIFY(!address.identity().contains("SecretPw42"));
            QVERIFY(!library::connectOptionsOf(address).contains("SecretPw42"));
        }
        for (const char *given :
             {"postgresql://anna:SecretPw42@h/l?sslmdoe=require", "postgresql://anna:SecretPw42@h/l?sslpassword=SecretPw42",
              "postgresql://anna:SecretPw42@h/l?password=SecretPw42&sslmode=perhaps"}) {
            const base::Result<Address> address = Address::parse(given);
            QVERIFY(!address.ok());
            QVERIFY2(!QString::fromStdString(address.error().message()).contains("SecretPw42"), address.error().message().c_str());
        }
    }

    // Taken for a file, its name would be shown and logged with the password in it.
    void misspeltAddress_isNoFile()
    {
        for (const char *given : {"postgesql://anna:SecretPw42@h/l", "postgresql:/anna:SecretPw42@h/l", "postgresql:anna:SecretPw42@h/l",
                                  "postgresql:///anna:SecretPw42@h/l", "postgresql://anna:Secret/Pw42@h/l", "mysql://anna:SecretPw42@h/l",
                                  "https://anna:SecretPw42@h/l", "file:///home/anna/SecretPw42"}) {
            const base::Result<Address> address = Address::parse(given);
            QVERIFY2(!address.ok(), given);
            QCOMPARE(address.error().code, "library.address");
            QVERIFY2(!QString::fromStdString(address.error().message()).contains("Pw42"), address.error().message().c_str());
        }
        QCOMPARE(Address::parse("PostgreSQL://anna@h/l")->shown(), "postgresql://anna@h/l");
        QCOMPARE(Address::parse("/tmp/a:b/c.sqlite")->backend, library::Backend::Sqlite);
    }

    void whatItDoesNotKnow_isAnError_data()
    {
        QTest::addColumn<QString>("query");
        QTest::addColumn<QString>("named");
        QTest::newRow("misspelt") << "sslmdoe=require"
                                  << "sslmdoe";
        QTest::newRow("unknown way") << "sslmode=sometimes"
                                     << "sometimes";
        QTest::newRow("a secret") << "sslpassword=x"
                                  << "sslpassword";
        QTest::newRow("another host") << "host=elsewhere"
                                      << "host";
        QTest::newRow("parts options") << "sslrootcert=/a;sslmode=disable"
                                       << "sslrootcert";
    }

    void whatItDoesNotKnow_isAnError()
    {
        QFETCH(QString, query);
        QFETCH(QString, named);
        const base::Result<Address> address = Address::parse("postgresql://anna@club.example.org/league?" + query);
        QVERIFY(!address.ok());
        QCOMPARE(address.error().code, "library.address");
        QVERIFY2(QString::fromStdString(address.error().text()).contains(named), address.error().text().c_str());
    }

    void howTheLineIsSecured_data()
    {
        QTest::addColumn<QString>("where");
        QTest::addColumn<QString>("mode");
        QTest::newRow("another computer") << "h.example.org/l"
                                          << "verify-full";
        QTest::newRow("another, prefer is not enough") << "h.example.org/l?sslmode=prefer"
                                                       << "require";
        QTest::newRow("another, nor is allow") << "h.example.org/l?sslmode=allow"
                                               << "require";
        QTest::newRow("another, the user's word") << "h.example.org/l?sslmode=disable"
                                                  << "disable";
        QTest::newRow("another, as asked") << "h.example.org/l?sslmode=verify-ca"
                                           << "verify-ca";
        QTest::newRow("this one") << "localhost/l"
                                  << "prefer";
        QTest::newRow("this one by number") << "127.0.0.1/l"
                                            << "prefer";
        QTest::newRow("this one, IPv6") << "[::1]/l"
                                        << "prefer";
        QTest::newRow("this one, as asked") << "localhost/l?sslmode=verify-full"
                                            << "verify-full";
        QTest::newRow("a socket") << "/l?host=/run/postgresql"
                                  << "prefer";
        QTest::newRow("another number of loopback counts as another") << "127.0.0.2/l"
                                                                      << "verify-full";
        QTest::newRow("a name that leads elsewhere") << "localhost/l?hostaddr=192.0.2.1"
                                                     << "verify-full";
        QTest::newRow("a name that begins like ours") << "localhost.example.org/l"
                                                      << "verify-full";
    }

    void howTheLineIsSecured()
    {
        QFETCH(QString, where);
        QFETCH(QString, mode);
        const base::Result<Address> address = Address::parse("postgresql://" + where);
        QVERIFY2(address.ok(), address ? "" : address.error().message().c_str());
        QCOMPARE(library::sslModeOf(*address), mode);
        QVERIFY(library::connectOptionsOf(*address).contains("sslmode='" + mode + "'"));
    }

    void socketFolder_isAnAddressToo()
    {
        const Address address = *Address::parse("postgresql:///league?host=/run/postgresql");
        QCOMPARE(address.host, "/run/postgresql");
        QCOMPARE(Address::parse(address.shown())->host, address.host);
        const Address second = *Address::parse("postgresql://anna@/league?host=/run/postgresql&port=5433&sslmode=disable");
        QCOMPARE(second.port, 5433);
        QCOMPARE(Address::parse(second.shown())->port, 5433);
        QVERIFY(!QFileInfo(library::Replica::pathFor(address)).fileName().contains("run"));
    }
};

MUSTER_TEST_MAIN(tst_Address)
#include "tst_Address.moc"

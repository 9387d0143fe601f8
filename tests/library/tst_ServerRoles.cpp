// SPDX-License-Identifier: GPL-3.0-or-later
// Who may do what in a club's library: each role tries each thing, at the server itself and through the program.
#include "library/Library.h"
#include "library/server/ServerRights.h"
#include "library/server/ServerUpgrade.h"
#include "library/sql/Migrations.h"
#include "library/sync/ServerContents.h"
#include "support/ServerTest.h"

using namespace muster;
using library::Address;
using Role = library::ServerRights::Role;

class tst_ServerRoles : public test::ServerTest
{
    Q_OBJECT

private:
    QString m_where; ///< the club's database, as its owner
    int m_number = 0;

    // A club with a user in each group; "nobody" is in none.
    void setUpClub()
    {
        m_where = m_cluster.freshDatabase();
        const Address address = *Address::parse(m_where);
        ++m_number;
        QVERIFY2(m_cluster.sql(m_where,
                               QString("CREATE ROLE %1 LOGIN CREATEROLE PASSWORD 'pw'; ALTER DATABASE %2 OWNER TO %1; "
                                       "GRANT CREATE ON SCHEMA public TO %1")
                                   .arg(user("owner"), address.database)),
                 qPrintable(m_cluster.problem()));
        const auto library = library::Library::open(as("owner"));
        QVERIFY2(library.ok(), library ? "" : library.error().message().c_str());
        const base::Result<void> done = library::setUpRoles((*library)->database());
        QVERIFY2(done.ok(), done ? "" : done.error().message().c_str());
        for (const char *name : {"organiser", "member", "reader"})
            QVERIFY(m_cluster.sql(m_where,
                                  QString("CREATE ROLE %1 LOGIN PASSWORD 'pw' IN ROLE %2_%3").arg(user(name), address.database, name)));
        QVERIFY(
            m_cluster.sql(m_where, QString("CREATE ROLE %1 LOGIN PASSWORD 'pw' IN ROLE %2_member").arg(user("other"), address.database)));
        QVERIFY(m_cluster.sql(m_where, QString("CREATE ROLE %1 LOGIN PASSWORD 'pw'").arg(user("nobody"))));
    }
    [[nodiscard]] QString user(const QString &name) const { return QString("%1%2").arg(name).arg(m_number); }
    [[nodiscard]] QString as(const QString &name) const
    {
        Address address = *Address::parse(m_where);
        return QString("postgresql://%1:pw@127.0.0.1:%2/%3").arg(user(name)).arg(address.port).arg(address.database);
    }
    static library::DocumentSave sample(const QString &id)
    {
        library::DocumentSave save;
        save.record.id = id;
        save.record.name = "List " + id;
        save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
        save.content = "<roster/>";
        save.history.written = {{1, "Add", "p", save.record.created}};
        save.history.position = 1;
        save.events.written = {{1, "{}"}};
        return save;
    }
    // "" when it went well, else the code of the error.
    template <typename T>
    static QString codeOf(const base::Result<T> &result)
    {
        return result ? QString() : QString::fromStdString(result.error().code);
    }
    QString bring(const QString &name, const QString &id) const
    {
        const auto library = library::Library::open(as(name));
        return library ? codeOf((*library)->documents().save(sample(id))) : codeOf(library);
    }
    [[nodiscard]] int count(const QString &condition) const
    {
        return (*library::Library::open(as("owner")))->database().value("SELECT count(*) FROM documents WHERE " + condition)->toInt();
    }

private slots:
    void init()
    {
        if (m_where.isEmpty())
            setUpClub();
    }

    void everybodyKnowsTheirRole_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<int>("role");
        QTest::newRow("owner") << "owner" << int(Role::Owner);
        QTest::newRow("organiser") << "organiser" << int(Role::Organiser);
        QTest::newRow("member") << "member" << int(Role::Member);
        QTest::newRow("reader") << "reader" << int(Role::Reader);
        QTest::newRow("nobody") << "nobody" << int(Role::Nobody);
    }

    void everybodyKnowsTheirRole()
    {
        QFETCH(QString, name);
        QFETCH(int, role);
        const auto database = library::Database::open(*Address::parse(as(name)));
        QVERIFY2(database.ok(), database ? "" : database.error().message().c_str());
        const auto rights = library::rightsAt(**database);
        QVERIFY2(rights.ok(), rights ? "" : rights.error().message().c_str());
        QCOMPARE(int(rights->role), role);
        QCOMPARE(rights->limit.isEmpty(), rights->mayWrite());
        const auto look = library::serverContents(*Address::parse(as(name)));
        QCOMPARE(look.ok(), Role(role) != Role::Nobody);
        if (!look)
            QCOMPARE(look.error().code, "library.rights");
        else
            QCOMPARE(look->limit, rights->limit);
    }

    void whoMayBringInADocument()
    {
        QCOMPARE(bring("owner", "by-owner"), "");
        QCOMPARE(bring("organiser", "by-organiser"), "");
        QCOMPARE(bring("member", "by-member"), "");
        QCOMPARE(bring("reader", "by-reader"), "library.rights");
        QVERIFY(!bring("nobody", "by-nobody").isEmpty());
        QCOMPARE(count("id LIKE 'by-%'"), 3);
        QCOMPARE(count("id = 'by-member' AND owner = '" + user("member") + "'"), 1); // as the server knows them
    }

    void membersWriteEverybodysDocuments()
    {
        QCOMPARE(bring("member", "shared"), "");
        for (const char *name : {"other", "organiser", "owner", "reader"}) {
            const auto library = library::Library::open(as(name));
            library::DocumentSave change = sample("shared");
            change.record.version = *(*library)->documents().version("shared");
            change.history.written.clear();
            change.history.removed = {1}; // undone steps go
            change.events.written = {{2, "{}"}};
            QCOMPARE(codeOf((*library)->documents().save(change)), qstrcmp(name, "reader") == 0 ? "library.rights" : "");
        }
        QCOMPARE(count("id = 'shared' AND owner = '" + user("member") + "'"), 1); // still theirs
    }

    void readersReadEverything()
    {
        QCOMPARE(bring("member", "to-read"), "");
        const auto library = library::Library::open(as("reader"));
        QVERIFY((*library)->documents().load("to-read").ok());
        QTemporaryDir folder;
        const base::Result<void> copied = (*library)->backupTo(folder.filePath("copy.sqlite"));
        QVERIFY2(copied.ok(), copied ? "" : copied.error().message().c_str());
        const base::Result<void> trashed = (*library)->documents().moveToTrash("to-read");
        QCOMPARE(codeOf(trashed), "library.rights");
        QVERIFY2(QString::fromStdString(trashed.error().text()).contains(user("reader")), trashed.error().text().c_str());
    }

    // At the server itself: with whatever program somebody comes.
    void whoMayRemoveForEver_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<bool>("own");
        QTest::addColumn<bool>("others");
        QTest::newRow("owner") << "owner" << true << true;
        QTest::newRow("organiser") << "organiser" << true << true;
        QTest::newRow("member") << "member" << true << false;
        QTest::newRow("reader") << "reader" << false << false;
        QTest::newRow("nobody") << "nobody" << false << false;
    }

    void whoMayRemoveForEver()
    {
        QFETCH(QString, name);
        QFETCH(bool, own);
        QFETCH(bool, others);
        const QString mine = "mine-of-" + name, theirs = "theirs-for-" + name;
        QCOMPARE(bring("other", theirs), "");
        const bool brought = bring(name, mine).isEmpty();
        const auto database = library::Database::open(*Address::parse(as(name)));
        QVERIFY(database.ok());
        if (name != "owner") { // only from the trash
            (void)(*database)->execute("DELETE FROM documents WHERE id = ?", {mine});
            QCOMPARE(count("id = '" + mine + "'"), int(brought));
        }
        (void)(*database)->execute("UPDATE documents SET deleted = 1, deleted_by = ? WHERE id IN (?, ?)", {name, mine, theirs});
        (void)(*database)->execute("DELETE FROM documents WHERE id = ?", {mine});
        (void)(*database)->execute("DELETE FROM documents WHERE id = ?", {theirs});
        (void)(*database)->execute("DELETE FROM contents WHERE document_id = ?", {theirs});
        (void)(*database)->execute("TRUNCATE documents CASCADE");
        (void)(*database)->execute("UPDATE documents SET owner = current_user WHERE id = ?", {theirs});
        QCOMPARE(count("id = '" + mine + "'"), brought && !own ? 1 : 0);
        QCOMPARE(count("id = '" + theirs + "' AND owner = '" + user("other") + "'"), others ? 0 : 1);
        if (name == "owner") // may do everything, and just did
            m_where.clear();
    }

    void nobodyElseUpgradesOrMakesRoles()
    {
        for (const char *name : {"organiser", "member", "reader"}) {
            const auto database = library::Database::open(*Address::parse(as(name)));
            QCOMPARE(codeOf(library::setUpRoles(**database)), "library.rights");
            QVERIFY(!(*database)->execute("ALTER TABLE documents ADD COLUMN more TEXT").ok());
            QVERIFY(!(*database)->execute("UPDATE muster_schema SET version = 99").ok());
        }
        const auto database = library::Database::open(*Address::parse(as("owner")));
        QCOMPARE(codeOf(library::setUpRoles(**database)), ""); // again, at any time
    }

    void ungrantedUser_isToldInASentence()
    {
        const auto library = library::Library::open(as("nobody"));
        QVERIFY(!library.ok());
        QCOMPARE(library.error().code, "library.rights");
        QVERIFY2(QString::fromStdString(library.error().text()).contains(user("nobody")), library.error().text().c_str());
    }
};

MUSTER_TEST_MAIN(tst_ServerRoles)
#include "tst_ServerRoles.moc"

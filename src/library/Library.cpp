// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Library.h"

#include "library/Author.h"
#include "library/ChangeNotice.h"
#include "library/care/Backups.h"
#include "library/care/LibraryCopy.h"
#include "library/care/RowCheck.h"
#include "library/server/ServerUpgrade.h"
#include "library/sql/Migrations.h"
#include "logging/Note.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QDateTime>
#include <QLockFile>
#include <QSqlDriver>

namespace muster::library {

namespace {

constexpr int pollMilliseconds = 700; // a change is to be seen within two seconds
constexpr int passwordTries = 3;

base::Result<std::unique_ptr<Database>> openDatabase(Address address, const PasswordSource &password)
{
    base::Result<std::unique_ptr<Database>> database = Database::open(address);
    for (int tries = 0; !database && database.error().code == "library.password" && password && tries < passwordTries; ++tries) {
        const std::optional<QString> given = password(address, tries > 0);
        if (!given)
            break;
        address.password = *given;
        database = Database::open(address);
    }
    return database;
}

// The library of a computer is upgraded when it is opened; the one of a club when its owner says so, and is read as it is until then.
base::Result<void> bringToSchema(Database &database)
{
    const base::Result<int> schema = schemaVersion(database);
    if (!schema)
        return schema.error();
    if (!database.isSqlite() && *schema > 0 && *schema < currentSchema)
        return readOlder(database, *schema);
    if (base::Result<void> done = migrate(database, backupFolderOf(database.address().path)); !done)
        return done;
    return *schema > currentSchema ? database.forbidWriting(readableOnly(*schema)) : base::Result<void>();
}

} // namespace

base::Result<std::unique_ptr<Library>> Library::open(const QString &where, const PasswordSource &password, const base::Stamps &stamps)
{
    base::Result<Address> address = Address::parse(where);
    if (!address)
        return address.error();
    return open(*address, password, stamps);
}

base::Result<std::unique_ptr<Library>> Library::open(const Address &address, const PasswordSource &password, const base::Stamps &stamps)
{
    base::Result<std::unique_ptr<Database>> database = openDatabase(address, password);
    if (!database)
        return database.error();
    (*database)->setStamps(stamps);
    if (base::Result<void> done = bringToSchema(**database); !done)
        return done.error();
    qCDebug(logging::lcLibrary).noquote() << "opened" << address.shown();
    return std::unique_ptr<Library>(new Library(std::move(*database), text::freshId(stamps)));
}

Library::Library(std::unique_ptr<Database> database, const QString &client)
    : m_database(std::move(database)), m_client(client), m_author(authorHere()), m_shared(!m_database->isSqlite()),
      m_documents(*m_database, m_client, m_author), m_attachments(*m_database), m_settings(*m_database), m_notes(*m_database),
      m_data(*m_database), m_drafts(*m_database), m_collection(*m_database, m_client)
{
    m_timer.setInterval(pollMilliseconds);
    connect(&m_timer, &QTimer::timeout, this, &Library::poll);
}

Library::~Library()
{
    m_writer.reset(); // what it was given is written first
    m_timer.stop();
}

const DocumentRepository &Library::documents() const
{
    finishWriting();
    return m_documents;
}

void Library::writeBeside()
{
    if (!m_writer && m_database->writingForbidden().isEmpty())
        m_writer = std::make_unique<DocumentWriter>(*m_database, m_client);
}

void Library::save(const DocumentWriter::Save &save, const DocumentWriter::Answer &answer)
{
    if (m_writer && !m_database->inTransaction()) // the other connection would wait for the end of ours, and we for its answer
        m_writer->put(save, m_author, answer);
    else
        answer(m_documents.save(save()));
}

void Library::finishWriting() const
{
    if (m_writer && !m_database->inTransaction()) // it would wait for the end of ours
        m_writer->finish();
}

bool Library::mayPurge(const Record &record) const
{
    if (!m_shared || m_organiser)
        return true;
    return (record.author.isEmpty() ? record.deletedBy : record.author) == m_author;
}

base::Result<QStringList> Library::check() const
{
    base::Result<QStringList> problems = integrityProblems(*m_database);
    if (!problems && problems.error().code == "library.damaged") // so bad that the check itself gives up
        problems = QStringList{text::spoken(problems.error().sentence)};
    if (problems)
        *problems += rowProblems(*m_database).valueOr({});
    return problems;
}

base::Result<QString> Library::backupDaily() const
{
    if (!m_database->isSqlite() || !m_database->writingForbidden().isEmpty())
        return QString();
    const QString folder = backupFolderOf(address().path);
    if (!dailyIsDue(folder, text::now(stamps()).toLocalTime()))
        return QString();
    // Two windows may start at the same moment: one of them makes it.
    QLockFile making(address().path + ".backup-lock");
    if (!making.tryLock(0) && making.error() == QLockFile::LockFailedError)
        return QString();
    base::Result<QString> copy = copySqlite(*m_database, folder, "daily");
    if (logging::note(logging::lcLibrary(), "make the daily backup", copy)) {
        qCInfo(logging::lcLibrary).noquote() << "backup" << *copy;
        rotateBackups(folder);
    }
    return copy;
}

base::Result<void> Library::backupTo(const QString &path) const
{
    return m_database->isSqlite() ? copySqliteTo(*m_database, path) : copyLibrary(*m_database, path);
}

base::Result<void> Library::watch()
{
    if (!m_database->isSqlite()) {
        connect(m_database->driver(), &QSqlDriver::notification, this,
                [this](const QString &name, QSqlDriver::NotificationSource, const QVariant &payload) {
                    const ChangeNotice notice = ChangeNotice::fromPayload(payload.toString());
                    if (name == ChangeNotice::channel && notice.client != m_client)
                        emit changedElsewhere(notice.document.isEmpty() ? QStringList() : QStringList{notice.document});
                });
        if (!m_database->driver()->subscribeToNotification(ChangeNotice::channel))
            return text::error("library.watch", base::Message(QT_TRANSLATE_NOOP("Message", "The server does not send change notices.")),
                               address().shown());
        return {};
    }
    const base::Result<QVariant> version = m_database->value("PRAGMA data_version");
    const base::Result<qint64> newest = m_documents.newestChange();
    if (!version)
        return version.error();
    if (!newest)
        return newest.error();
    m_dataVersion = version->toLongLong();
    m_lastChange = *newest;
    m_timer.start();
    return {};
}

void Library::poll()
{
    if (!m_database->fileIsThere()) {
        if (!std::exchange(m_gone, true))
            emit fileGone(text::spoken(m_database->fileIsGone()));
        return;
    }
    const base::Result<QVariant> version = m_database->value("PRAGMA data_version");
    if (!version || version->toLongLong() == m_dataVersion)
        return;
    m_dataVersion = version->toLongLong();
    const base::Result<QStringList> ids = m_documents.changesSince(m_lastChange);
    if (ids && !ids->isEmpty())
        emit changedElsewhere(*ids);
}

} // namespace muster::library

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/DocumentWriter.h"
#include "library/repositories/AttachmentRepository.h"
#include "library/repositories/CollectionRepository.h"
#include "library/repositories/DataRepository.h"
#include "library/repositories/DocumentRepository.h"
#include "library/repositories/DraftRepository.h"
#include "library/repositories/NotesRepository.h"
#include "library/repositories/SettingsRepository.h"
#include "library/sql/Database.h"

#include <QObject>
#include <QTimer>

#include <functional>
#include <memory>

namespace muster::library {

/// Asked for the password of a club's server when the address has none; nothing = the user gave up.
/// `again`: the one given before was refused.
using PasswordSource = std::function<std::optional<QString>(const Address &address, bool again)>;

/// The user's library, open: rosters and campaigns with their history and pictures. Belongs to one thread; another thread
/// opens one of its own.
class Library : public QObject
{
    Q_OBJECT

public:
    /// Opens or creates it and brings its schema up to date; a club's server is only read when it is older (upgradeServer()), and
    /// every library when it is newer than this program but made to be read by it: database().writingForbidden() says so.
    [[nodiscard]] static base::Result<std::unique_ptr<Library>> open(const Address &address, const PasswordSource &password = {},
                                                                     const base::Stamps &stamps = base::Stamps::system());
    /// As above, for `--library`: a file, `postgresql://...`, or empty for the user's own.
    [[nodiscard]] static base::Result<std::unique_ptr<Library>> open(const QString &where, const PasswordSource &password = {},
                                                                     const base::Stamps &stamps = base::Stamps::system());
    ~Library() override;

    [[nodiscard]] const Address &address() const { return m_database->address(); }
    /// What save() was given before is stored when this returns: nobody reads an older state here than they wrote.
    [[nodiscard]] const DocumentRepository &documents() const;
    [[nodiscard]] const AttachmentRepository &attachments() const { return m_attachments; }
    [[nodiscard]] const SettingsRepository &settings() const { return m_settings; }
    [[nodiscard]] const NotesRepository &notes() const { return m_notes; }
    [[nodiscard]] const DataRepository &data() const { return m_data; }
    [[nodiscard]] const DraftRepository &drafts() const { return m_drafts; }
    [[nodiscard]] const CollectionRepository &collection() const { return m_collection; }
    [[nodiscard]] const Database &database() const { return *m_database; }
    /// The time, and ids, of what is new in it.
    [[nodiscard]] const base::Stamps &stamps() const { return m_database->stamps(); }

    /// From now on a thread with a connection of its own writes what save() is given. Where nothing can be written it stays
    /// without one.
    void writeBeside();
    /// Stores a document and answers: at once, or after writeBeside() later, from the event loop or from finishWriting(), in
    /// the order of the saves. `save` is then asked on another thread.
    void save(const DocumentWriter::Save &save, const DocumentWriter::Answer &answer);
    /// Returns when everything that save() was given has been written and answered.
    void finishWriting() const;

    /// Who works with it here: stands beside what is written, and tells one's own steps from those of others.
    [[nodiscard]] const QString &author() const { return m_author; }
    void setAuthor(const QString &author) { m_author = author; }
    /// Several people work with it: a club's server, or the copy of one. A file of this computer becomes one by setShared().
    [[nodiscard]] bool isShared() const { return m_shared; }
    void setShared(bool shared) { m_shared = shared; }
    /// In a club an organiser also removes for ever what others made.
    void setOrganiser(bool organiser) { m_organiser = organiser; }
    /// Whether the user here may remove it from the trash for ever: in a club what they made themselves, or put there themselves
    /// when nobody knows who made it.
    [[nodiscard]] bool mayPurge(const Record &record) const;

    /// What is wrong with it; empty when all is well.
    [[nodiscard]] base::Result<QStringList> check() const;
    /// A copy beside a SQLite library when the last one is older than a day; old ones go. Answers its name, or nothing.
    [[nodiscard]] base::Result<QString> backupDaily() const;
    /// The whole library as one SQLite file, also from PostgreSQL.
    [[nodiscard]] base::Result<void> backupTo(const QString &path) const;
    /// Starts looking for changes made by other programs; changedElsewhere() comes within two seconds.
    base::Result<void> watch();
    /// Something in this very program changed these behind the back of whoever has them open.
    void tell(const QStringList &ids) { emit changedElsewhere(ids); }
    /// The backup is made by a thread with a connection of its own; whoever works with the library must hear of a failure.
    void tellBackupFailed(const QString &reason, bool damaged) { emit backupFailed(reason, damaged); }

signals:
    /// The file was moved away or replaced while it was open; nothing is saved any more. Said once.
    void fileGone(const QString &reason);
    /// The daily backup could not be made; `damaged`: because the library itself is.
    void backupFailed(const QString &reason, bool damaged);
    /// Documents that another window, program or member saved, deleted or brought back; or that tell() named.
    void changedElsewhere(const QStringList &ids);

private:
    Library(std::unique_ptr<Database> database, const QString &client);
    void poll();

    std::unique_ptr<Database> m_database;
    QString m_client;
    QString m_author;
    bool m_shared = false;
    bool m_organiser = false;
    DocumentRepository m_documents;
    AttachmentRepository m_attachments;
    SettingsRepository m_settings;
    NotesRepository m_notes;
    DataRepository m_data;
    DraftRepository m_drafts;
    CollectionRepository m_collection;
    std::unique_ptr<DocumentWriter> m_writer; ///< null: save() writes at once
    QTimer m_timer;
    qint64 m_dataVersion = 0;
    qint64 m_lastChange = 0;
    bool m_gone = false;
};

} // namespace muster::library

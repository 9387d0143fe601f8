// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/StoredKind.h"
#include "library/repositories/DocumentSave.h"
#include "library/sql/Statement.h"

namespace muster::library {

/// Every row of one document, as the tables hold it: what goes from one database to another without being understood.
/// ImageTables.h reads and writes it.
struct DocumentImage
{
    enum Column {
        Id,
        DocumentKind,
        Name,
        PackId,
        PackName,
        SystemId,
        DataRevision,
        Faction,
        Points,
        PointsName,
        PointsLimit,
        DocumentVerdict,
        Units,
        Note,
        ConflictOf,
        Created,
        Changed,
        Deleted,
        Version,
        Author,
        ChangedBy,
        DeletedBy
    };
    enum StepColumn { StepSerial, StepSentence, StepHappened, StepAuthor, StepPayload };
    enum EventColumn { EventSerial, EventAuthor, EventPayload };
    enum PictureColumn { PictureSubject, PictureRole, PictureName, PictureType, PictureBytes };

    QVariantList head; ///< by Column
    qint64 position = 0;
    QByteArray content; ///< compressed
    QString words;      ///< for searches
    Rows history;
    Rows events;
    Rows attachments;

    [[nodiscard]] QString id() const { return head.value(Id).toString(); }
    [[nodiscard]] QString name() const { return head.value(Name).toString(); }
    [[nodiscard]] qint64 version() const { return head.value(Version).toLongLong(); }
    [[nodiscard]] qint64 changed() const { return head.value(Changed).toLongLong(); }
    [[nodiscard]] bool deleted() const { return !head.value(Deleted).isNull(); }
    [[nodiscard]] Kind kind() const { return Kind(head.value(DocumentKind).toInt()); }
    [[nodiscard]] bool hasLog() const;
    [[nodiscard]] Rows doneSteps() const { return history.mid(0, position); }

    /// What a user sees of it, as a digest; dates, pictures, history and the trash aside.
    [[nodiscard]] QByteArray face() const;
    /// Everything but the version, as a digest: the same on both sides of the line.
    [[nodiscard]] QByteArray digest() const;
    /// Whether a user would see no difference; dates, pictures and history aside.
    [[nodiscard]] bool saysTheSameAs(const DocumentImage &other) const { return deleted() == other.deleted() && face() == other.face(); }

    [[nodiscard]] StoredDocument stored() const;
    void setContent(const QByteArray &plain);
    /// Numbers them anew.
    void setEvents(const Rows &rows);
    /// What lists show of it, as somebody judged it who understands the contents.
    void judge(const Record &record);
};

/// By what an event, a step of the history or a picture is known wherever it stands.
[[nodiscard]] QByteArray eventKey(const QVariantList &row);
[[nodiscard]] QByteArray stepKey(const QVariantList &row);
[[nodiscard]] QStringList pictureKey(const QVariantList &row);
[[nodiscard]] QByteArray digestOf(const QByteArray &bytes);

} // namespace muster::library

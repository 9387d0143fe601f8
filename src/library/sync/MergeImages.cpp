// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/sync/MergeImages.h"

#include "archive/Packed.h"
#include "library/sync/CampaignLog.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace muster::library {

namespace {

/// What was changed by one side stays as that side left it; what both changed differently stays as theirs, and is told.
struct SettingsMerge
{
    bool known = true; ///< whether there is a common base at all
    bool collided = false;

    [[nodiscard]] QJsonValue merge(const QJsonValue &base, const QJsonValue &theirs, const QJsonValue &ours)
    {
        if (ours == theirs || (known && ours == base))
            return theirs;
        if (known && theirs == base)
            return ours;
        if (theirs.isObject() && ours.isObject())
            return merge(base.toObject(), theirs.toObject(), ours.toObject());
        collided = true;
        return theirs;
    }

    [[nodiscard]] QJsonObject merge(const QJsonObject &base, const QJsonObject &theirs, const QJsonObject &ours)
    {
        QStringList keys = theirs.keys();
        for (const QString &key : ours.keys()) {
            if (!keys.contains(key))
                keys.append(key);
        }
        QJsonObject merged;
        for (const QString &key : std::as_const(keys)) {
            const QJsonValue value = merge(base.value(key), theirs.value(key), ours.value(key));
            if (!value.isUndefined())
                merged.insert(key, value);
        }
        return merged;
    }
};

// Copies are made without reading what is inside: id and name count as the library has them. A report that is being written
// is no setting.
QJsonObject settingsOf(const QByteArray &content, const QString &id, const QString &name)
{
    QJsonObject json = QJsonDocument::fromJson(content).object();
    json["id"] = id;
    json["name"] = name;
    json.remove("draft");
    return json;
}

DocumentImage mergedCampaign(const SyncBase &base, const DocumentImage &theirs, const DocumentImage &ours, const CampaignJudge &judge,
                             bool &collided)
{
    DocumentImage image = theirs;
    const CampaignLog log = CampaignLog::merged(base, theirs, ours);
    image.setEvents(log.events);
    image.history = log.steps;
    image.position = log.steps.size();
    SettingsMerge settings{base.known};
    const QByteArray there = archive::unpacked(theirs.content), here = archive::unpacked(ours.content);
    QJsonObject head = settings.merge(settingsOf(base.head, ours.id(), base.name), settingsOf(there, ours.id(), theirs.name()),
                                      settingsOf(here, ours.id(), ours.name()));
    collided = settings.collided;
    image.head[DocumentImage::Name] = head.value("name").toString();
    for (const QByteArray &content : {there, here}) {
        const QJsonObject draft = QJsonDocument::fromJson(content).object().value("draft").toObject();
        if (!draft.isEmpty() && !head.contains("draft"))
            head["draft"] = draft;
    }
    image.setContent(QJsonDocument(head).toJson(QJsonDocument::Compact));
    image.head[DocumentImage::Changed] = std::max(theirs.changed(), ours.changed()) + 1;
    image.head[DocumentImage::ChangedBy] = ours.head.value(DocumentImage::ChangedBy);
    if (const std::optional<Record> judged = judge ? judge(image.stored()) : std::nullopt)
        image.judge(*judged);
    return image;
}

// Who changed or removed a picture saw the other one; ours where both did.
Rows mergedPictures(const SyncBase &base, const DocumentImage &theirs, const DocumentImage &ours)
{
    const auto changed = [&base](const QVariantList &picture) {
        return base.pictures.value(pictureKey(picture)) != digestOf(picture.at(DocumentImage::PictureBytes).toByteArray());
    };
    QMap<QStringList, QVariantList> here, pictures;
    for (const QVariantList &picture : ours.attachments)
        here.insert(pictureKey(picture), picture);
    for (const QVariantList &picture : theirs.attachments) {
        const QStringList key = pictureKey(picture);
        const bool removedHere = base.pictures.contains(key) && !here.contains(key);
        if (!removedHere || changed(picture))
            pictures.insert(key, picture);
    }
    for (auto own = here.cbegin(); own != here.cend(); ++own) {
        if (changed(*own))
            pictures.insert(own.key(), *own);
    }
    return pictures.values();
}

// What somebody still edits comes back from the trash.
void mergeTrash(const SyncBase &base, const DocumentImage &theirs, const DocumentImage &ours, DocumentImage &image)
{
    const bool movedHere = !base.known || ours.deleted() != base.deleted, movedThere = !base.known || theirs.deleted() != base.deleted;
    const bool editedHere = !base.known || ours.face() != base.face, editedThere = !base.known || theirs.face() != base.face;
    const DocumentImage &says = movedThere || !movedHere ? theirs : ours;
    const bool edited = &says == &theirs ? editedHere : editedThere;
    const bool agreed = ours.deleted() && theirs.deleted();
    const bool deleted = says.deleted() && (!edited || agreed);
    image.head[DocumentImage::Deleted] = deleted ? says.head.value(DocumentImage::Deleted) : QVariant(QMetaType::fromType<qlonglong>());
    image.head[DocumentImage::DeletedBy] = deleted ? says.head.value(DocumentImage::DeletedBy) : QVariant(QString(""));
}

} // namespace

MergedImage mergeImages(const SyncBase &base, const DocumentImage &theirs, const DocumentImage &ours, const CampaignJudge &judge)
{
    const bool editedHere = !base.known || ours.face() != base.face, editedThere = !base.known || theirs.face() != base.face;
    MergedImage merged{theirs, false};
    if (ours.face() == theirs.face() || !editedHere)
        merged.image = theirs;
    else if (!editedThere)
        merged.image = ours;
    else if (ours.hasLog() && theirs.hasLog())
        merged.image = mergedCampaign(base, theirs, ours, judge, merged.keepOurs);
    else
        merged.keepOurs = true;
    merged.image.attachments = mergedPictures(base, theirs, ours);
    mergeTrash(base, theirs, ours, merged.image);
    if (base.known && theirs.head.value(DocumentImage::ConflictOf).toString() == base.conflictOf)
        merged.image.head[DocumentImage::ConflictOf] = ours.head.value(DocumentImage::ConflictOf);
    merged.image.head[DocumentImage::Version] = theirs.version();
    return merged;
}

} // namespace muster::library

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/UnitPhotos.h"

#include "archive/Pictures.h"
#include "documents/collection/CollectionBook.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QImageReader>
#include <QMimeDatabase>
#include <QSet>

#include <cmath>

namespace muster::app {

namespace {

struct Texts
{
    Q_DECLARE_TR_FUNCTIONS(UnitPhotos)
};

constexpr const char *mark = "photo";
const QString fromCollection = QStringLiteral("collection:"); ///< before the id of a photo of the collection
constexpr int largest = 1600;                                 ///< pixels: 300 dpi on the widest card

constexpr double mostPixels = 24e6; ///< of all photos of a roster together

// All photos of a roster are held at once: the more there are, the smaller they are read.
int sideFor(qsizetype count)
{
    return std::min(largest, int(std::sqrt(mostPixels / double(std::max<qsizetype>(1, count)))));
}

library::Attachment pack(const QImage &image, const QString &file)
{
    library::Attachment kept;
    kept.role = QString::fromLatin1(mark);
    kept.name = QFileInfo(file).fileName();
    QBuffer buffer(&kept.bytes);
    buffer.open(QIODevice::WriteOnly);
    // Pictures with see-through parts stay exact, photographs stay small.
    const bool exact = image.hasAlphaChannel() || !image.save(&buffer, "JPG", 90);
    if (exact) {
        buffer.seek(0);
        kept.bytes.clear();
        image.save(&buffer, "PNG");
    }
    kept.mediaType = exact ? QStringLiteral("image/png") : QStringLiteral("image/jpeg");
    kept.subject = QStringLiteral("photo-")
        + QString::fromLatin1(QCryptographicHash::hash(kept.bytes, QCryptographicHash::Sha256).toHex().left(32));
    return kept;
}

} // namespace

QHash<QString, QImage> UnitPhotos::of(const QString &rosterId, const rules::Roster &roster)
{
    if (rosterId != m_rosterId)
        m_read.clear();
    m_rosterId = rosterId;
    QHash<QString, QString> keys; // by selection
    QSet<QString> wanted;
    // A unit without a photo of its own shows the one of the user's figures.
    const QHash<QString, QString> covers = documents::CollectionBook::of(m_library).covers(QString::fromStdString(roster.gameSystemId));
    rules::forEachSelection(roster, [&](const rules::Selection &selection) {
        const auto found = selection.extras.find(mark);
        const bool own = found != selection.extras.end() && !found->second.empty();
        const QString cover = own || covers.isEmpty() || selection.type == "upgrade"
            ? QString()
            : covers.value(QString::fromStdString(selection.entryId).section("::", -1));
        if (!own && cover.isEmpty())
            return;
        const QString key = own ? QString::fromStdString(found->second) : fromCollection + cover;
        keys.insert(QString::fromStdString(selection.id), key);
        wanted.insert(key);
    });
    if (const int side = sideFor(wanted.size()); side != m_side) {
        m_read.clear();
        m_side = side;
    }
    m_read.removeIf([&](const QHash<QString, QImage>::iterator &picture) { return !wanted.contains(picture.key()); });
    for (const QString &key : std::as_const(wanted)) {
        if (m_read.contains(key))
            continue;
        if (key.startsWith(fromCollection)) {
            if (const auto bytes = m_library.collection().photoBytes(key.mid(fromCollection.size())); bytes && !bytes->isEmpty())
                m_read.insert(key, archive::readPicture(*bytes, m_side));
        } else if (const auto kept = m_library.attachments().get(rosterId, key, QString::fromLatin1(mark));
                   kept && !kept->bytes.isEmpty()) {
            m_read.insert(key, archive::readPicture(kept->bytes, m_side));
        }
    }
    QHash<QString, QImage> photos;
    for (auto it = keys.cbegin(); it != keys.cend(); ++it)
        if (m_read.contains(*it))
            photos.insert(it.key(), m_read.value(*it));
    return photos;
}

base::Result<void> UnitPhotos::attach(documents::RosterDocument &document, const QString &unitId, const QString &file)
{
    const base::Result<QImage> image = archive::readPictureFile(file, largest);
    if (!image)
        return image.error();
    const library::Attachment picture = pack(*image, file);
    if (base::Result<void> kept = m_library.attachments().put(document.id(), picture); !kept)
        return kept;
    const auto answer = document.changeTag(unitId.toStdString(), mark, picture.subject.toStdString());
    return answer ? base::Result<void>() : base::Result<void>(answer.error());
}

base::Result<void> UnitPhotos::remove(documents::RosterDocument &document, const QString &unitId)
{
    const auto answer = document.changeTag(unitId.toStdString(), mark, {});
    return answer ? base::Result<void>() : base::Result<void>(answer.error());
}

QString UnitPhotos::fileFilter()
{
    QStringList endings;
    for (const QByteArray &format : QImageReader::supportedImageFormats())
        endings.append(QStringLiteral("*.") + QString::fromLatin1(format));
    return Texts::tr("Pictures (%1)").arg(endings.join(QLatin1Char(' ')));
}

bool UnitPhotos::isPicture(const QString &file)
{
    return QImageReader::supportedMimeTypes().contains(QMimeDatabase().mimeTypeForFile(file).name().toLatin1());
}

} // namespace muster::app

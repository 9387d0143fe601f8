// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/UnitPhotos.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QCryptographicHash>
#include <QFileInfo>
#include <QImageReader>
#include <QMimeDatabase>

namespace muster::app {

namespace {

struct Texts { Q_DECLARE_TR_FUNCTIONS(UnitPhotos) };

constexpr const char *mark = "photo";
constexpr int largest = 1600; ///< pixels: 300 dpi on the widest card

base::Error couldNot(const QString &file, const QString &reason)
{
    return {"photo.read", reason.toStdString(), file.toStdString()};
}

base::Result<QImage> readPicture(const QString &file)
{
    QImageReader reader(file);
    reader.setAutoTransform(true);
    const QSize size = reader.size();
    // Large photos are read small: a camera's picture would need more memory than the whole program.
    if (size.isValid() && std::max(size.width(), size.height()) > largest)
        reader.setScaledSize(size.scaled(largest, largest, Qt::KeepAspectRatio));
    QImage image = reader.read();
    if (image.isNull())
        return couldNot(file, reader.errorString());
    if (std::max(image.width(), image.height()) > largest)
        image = image.scaled(largest, largest, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    return image;
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
    kept.subject = QStringLiteral("photo-") + QString::fromLatin1(QCryptographicHash::hash(kept.bytes, QCryptographicHash::Sha256).toHex().left(32));
    return kept;
}

} // namespace

QHash<QString, QImage> UnitPhotos::of(const QString &rosterId, const rules::Roster &roster)
{
    if (rosterId != m_rosterId)
        m_read.clear();
    m_rosterId = rosterId;
    QHash<QString, QImage> photos;
    const auto look = [&](const rules::Selection &selection) {
        const auto found = selection.extras.find(mark);
        if (found == selection.extras.end() || found->second.empty())
            return;
        const QString key = QString::fromStdString(found->second);
        if (!m_read.contains(key))
            if (const auto kept = m_library.attachments().get(rosterId, key, QString::fromLatin1(mark)); kept && !kept->bytes.isEmpty())
                m_read.insert(key, QImage::fromData(kept->bytes));
        if (m_read.contains(key))
            photos.insert(QString::fromStdString(selection.id), m_read.value(key));
    };
    rules::forEachSelection(roster, look);
    return photos;
}

base::Result<void> UnitPhotos::attach(documents::RosterDocument &document, const QString &unitId, const QString &file)
{
    const base::Result<QImage> image = readPicture(file);
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/Files.h"

#include <QMimeData>
#include <QUrl>

namespace muster::app {

QString fileNameFor(const QString &document)
{
    QString name = document;
    for (QChar &letter : name) {
        if (QStringLiteral("/\\:*?\"<>|").contains(letter) || letter.unicode() < 32)
            letter = '-';
    }
    name = name.trimmed();
    return name.isEmpty() ? QStringLiteral("muster") : name;
}

QStringList draggedFiles(const QMimeData *data)
{
    QStringList files;
    const QList<QUrl> urls = data->urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            files.append(url.toLocalFile());
    }
    return files;
}

} // namespace muster::app

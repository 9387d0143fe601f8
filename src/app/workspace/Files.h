// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

class QMimeData;

namespace muster::app {

/// A document's name as that of a file, on every system; never empty.
[[nodiscard]] QString fileNameFor(const QString &document);
/// The files of this computer that are being dragged.
[[nodiscard]] QStringList draggedFiles(const QMimeData *data);

} // namespace muster::app

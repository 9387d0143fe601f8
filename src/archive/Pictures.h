// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QByteArray>
#include <QImage>
#include <QString>

namespace muster::archive {

/// Why a picture is not taken into a library, as the end of a sentence; empty when it is. Asks the header alone: a file of some
/// kilobytes may claim any number of pixels.
[[nodiscard]] base::Message reasonAgainstPicture(const QByteArray &bytes);

/// The picture of a file that came from elsewhere, read at most `longest` pixels wide and high; null when it is too large
/// or not to be read.
[[nodiscard]] QImage readPicture(const QByteArray &bytes, int longest);

/// A picture that the user chose; cameras make larger ones than anybody keeps. `mode` says whether the longer or the shorter
/// side becomes `side` when it is larger.
[[nodiscard]] base::Result<QImage> readPictureFile(const QString &path, int side, Qt::AspectRatioMode mode = Qt::KeepAspectRatio);

/// A photo as it is kept: without see-through parts, some hundred kilobytes.
[[nodiscard]] QByteArray photoBytes(const QImage &image);

} // namespace muster::archive

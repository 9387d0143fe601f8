// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QImage>
#include <QString>

namespace muster::lists {

/// A QR code with its quiet zone, one pixel for each of its squares; an error when the text is too long for one.
[[nodiscard]] base::Result<QImage> qrPicture(const QString &text);
/// The same as lines of half blocks, two rows of squares in one: for a terminal.
[[nodiscard]] QString qrLines(const QImage &code);
[[nodiscard]] QByteArray qrSvg(const QImage &code);

/// What stands in the QR code of a picture or photo; empty when there is none.
[[nodiscard]] QString textInQrPicture(const QImage &picture);
/// The picture that lines of half blocks show; null when they are none.
[[nodiscard]] QImage pictureOfLines(const QString &lines);

} // namespace muster::lists

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

namespace muster::archive {

/// What qCompress() packed; empty when it is damaged. Unlike qUncompress() it never takes more memory than the bytes can hold:
/// a row of somebody else's library may say any size, and unpack to another.
[[nodiscard]] QByteArray unpacked(const QByteArray &packed);

} // namespace muster::archive

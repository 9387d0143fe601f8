// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

namespace muster::print {

/// Qt cannot say in which language a PDF is; this appends it to the document's catalogue (an incremental update, as the
/// format foresees). A file it cannot read comes back unchanged.
[[nodiscard]] QByteArray withLanguage(const QByteArray &pdf, const QString &language);

} // namespace muster::print

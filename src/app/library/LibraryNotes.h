// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::app {

/// What this computer remembers of the library workspace: not empty when the samples are hidden.
inline const QString samplesNote = QStringLiteral("library.samplesHidden");

} // namespace muster::app

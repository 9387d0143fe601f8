// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"

#include <QString>

namespace muster::archive {

/// Why a name inside an archive is not taken, as a sentence; empty when it is a plain relative name.
[[nodiscard]] base::Message reasonAgainstName(const QString &name);

/// Two names with the same key would be the same file on some system.
[[nodiscard]] QString nameKey(const QString &name);

} // namespace muster::archive

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::logging {

/// The text without the passwords of addresses in it: for whatever may be written down or sent to somebody.
[[nodiscard]] QString withoutSecrets(QString text);

} // namespace muster::logging

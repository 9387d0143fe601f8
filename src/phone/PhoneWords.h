// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonObject>
#include <QString>

namespace muster::phone {

/// Every word of the page that is not the army's, in one language, under the names that its script uses.
[[nodiscard]] QJsonObject phoneWords(const QString &language);

} // namespace muster::phone

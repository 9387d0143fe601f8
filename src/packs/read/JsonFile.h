// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Finding.h"

#include <QJsonObject>
#include <QJsonValue>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster::packs {

using Findings = std::vector<base::Finding>;

/// The JSON object in a file; what is wrong with it becomes a finding that names the file as `relative`.
[[nodiscard]] std::optional<QJsonObject> readJsonObject(const QString &path, const QString &relative, Findings &findings);
[[nodiscard]] std::optional<QJsonObject> parseJsonObject(const QByteArray &bytes, const QString &relative, Findings &findings);
/// The bytes of a file, at most `limit`; what is wrong becomes a finding.
[[nodiscard]] std::optional<QByteArray> readFile(const QString &path, const QString &relative, Findings &findings,
                                                 qint64 limit = 256LL * 1024 * 1024);

void addError(Findings &findings, const QString &rule, const QString &file, base::Message sentence, int line = 0);
void addWarning(Findings &findings, const QString &rule, const QString &file, base::Message sentence);

/// Strings of an array; anything else in it is left out.
[[nodiscard]] QStringList stringList(const QJsonValue &value);

} // namespace muster::packs

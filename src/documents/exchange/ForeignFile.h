// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QByteArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QString>

namespace muster::documents {

// What a file from elsewhere may claim. Whatever passes here can be stored in every library, sent to every server and written
// to every disk; so no list that somebody made up can block the others.

/// Whether an id can be kept: not empty, at most 200 bytes, no blanks, slashes or control characters.
[[nodiscard]] bool isPlainId(const QString &id);

/// Whether a text can be a key as it is: not empty, at most 200 bytes on one line.
[[nodiscard]] bool isPlainName(const QString &name);

/// A name as it can be shown on one line: without control characters, at most 300 characters.
[[nodiscard]] QString plainName(const QString &name);

/// Whether a file begins like JSON, with or without a byte order mark.
[[nodiscard]] bool looksLikeJson(const QByteArray &bytes);
/// JSON whose first words are those of a roster, as other programs write it.
[[nodiscard]] bool looksLikeRosterJson(const QByteArray &bytes);

/// The JSON object in these bytes; `where` is used in messages. Refuses what would take more memory than any campaign, and says
/// in which line something else begins than JSON.
[[nodiscard]] base::Result<QJsonObject> readForeignJson(const QByteArray &bytes, const QString &where);
/// The same where a list may stand.
[[nodiscard]] base::Result<QJsonDocument> readForeignDocument(const QByteArray &bytes, const QString &where);

/// Refuses a battle with more events than anybody can have tapped.
[[nodiscard]] base::Result<void> checkBattleSize(const QJsonObject &battle, const QString &where);
/// Refuses a campaign with more players, soldiers, sides or events than anybody can have played.
[[nodiscard]] base::Result<void> checkCampaignSize(const QJsonObject &campaign, const QString &where);

} // namespace muster::documents

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

namespace muster::share {

constexpr int longestChatMessage = 2000; // of Discord, without a subscription

/// A text as messages that a chat takes: cut between lines, a heading stays with what follows it, a line that is too long is cut
/// between words. Nothing but the line ends at the cuts gets lost.
[[nodiscard]] QStringList chatParts(const QString &text, int longest = longestChatMessage);

} // namespace muster::share

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/history/LogCommand.h"

#include <memory>

namespace muster::documents {

class BattleDocument;

/// One step of a battle's history; holds values only.
class BattleCommand : public LogCommand<BattleDocument>
{
public:
    using LogCommand::LogCommand;

    /// A step as it was stored; null when it cannot be read.
    [[nodiscard]] static std::unique_ptr<BattleCommand> restore(const QString &sentence, const QByteArray &payload);
};

} // namespace muster::documents

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/history/StoredCommand.h"

#include <memory>

namespace muster::documents {

class BattleDocument;

/// One step of a battle's history; holds values only.
class BattleCommand : public StoredCommand
{
public:
    using StoredCommand::StoredCommand;

    /// A step as it was stored; null when it cannot be read.
    [[nodiscard]] static std::unique_ptr<BattleCommand> restore(const QString &sentence, const QByteArray &payload);

    void setDocument(BattleDocument &document) { m_document = &document; }

protected:
    [[nodiscard]] BattleDocument &document() const { return *m_document; }

private:
    BattleDocument *m_document = nullptr;
};

} // namespace muster::documents

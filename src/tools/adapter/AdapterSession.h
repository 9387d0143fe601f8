// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/IdSource.h"
#include "rules/evaluate/Evaluator.h"
#include "rules/roster/Operations.h"
#include "tools/adapter/JsonText.h"

#include <QByteArray>
#include <QJsonObject>

#include <memory>
#include <string>

namespace muster::tools {

/// One conversation over JSON lines: takes a command, gives the answer. See `muster adapter --help`.
class AdapterSession
{
public:
    [[nodiscard]] std::string answer(const QByteArray &line);

private:
    using Reply = base::Result<std::string>; ///< members of the answer, without braces and corrId

    Reply reply(const QJsonObject &command);
    Reply describe() const;
    Reply setup(std::vector<rules::DataSource> sources);
    Reply setupFromJson(const QJsonObject &command);
    Reply setupFromFiles(const QJsonObject &command);
    Reply act(const QJsonObject &command);
    Reply state();
    Reply errors();
    Reply exportXml();
    base::Result<rules::RosterEdit> edit(const QJsonObject &command);
    base::Result<rules::RosterEdit> customise(const QJsonObject &command, rules::Operations &operations);
    base::Result<rules::RosterEdit> load(const std::string &xml);
    void newRoster(const std::string &name);

    std::string m_specId;
    std::shared_ptr<const rules::GameData> m_data;
    std::unique_ptr<rules::Evaluator> m_evaluator;
    rules::Roster m_roster;
    base::RandomIdSource m_ids;
    std::vector<std::string> m_usedCosts; ///< types that once had a value stay in the list
};

} // namespace muster::tools

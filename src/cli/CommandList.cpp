// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/CommandList.h"

#include "cli/battle/BattleCommand.h"
#include "cli/campaign/CampaignCommand.h"
#include "cli/collection/CollectionCommand.h"
#include "cli/data/DataCommand.h"
#include "cli/data/SystemsCommand.h"
#include "cli/library/LibraryCommand.h"
#include "cli/odds/OddsCommand.h"
#include "cli/print/PrintCommand.h"
#include "cli/print/ReferenceCommand.h"
#include "cli/print/ScenarioCommand.h"
#include "cli/roster/ConvertCommand.h"
#include "cli/roster/DiffCommand.h"
#include "cli/roster/EditCommand.h"
#include "cli/roster/ImportCommand.h"
#include "cli/roster/NewCommand.h"
#include "cli/roster/ShowCommand.h"
#include "cli/roster/UnitsCommand.h"
#include "cli/roster/ValidateCommand.h"

#include <algorithm>

namespace muster::cli {

CommandList allCommands()
{
    CommandList commands;
    // One line for each, in the order of the help:
    commands.push_back(std::make_unique<SystemsCommand>());
    commands.push_back(std::make_unique<UnitsCommand>());
    commands.push_back(std::make_unique<NewCommand>());
    commands.push_back(std::make_unique<EditCommand>());
    commands.push_back(std::make_unique<ImportCommand>());
    commands.push_back(std::make_unique<ShowCommand>());
    commands.push_back(std::make_unique<PrintCommand>());
    commands.push_back(std::make_unique<ReferenceCommand>());
    commands.push_back(std::make_unique<ScenarioCommand>());
    commands.push_back(std::make_unique<OddsCommand>());
    commands.push_back(std::make_unique<LibraryCommand>());
    commands.push_back(std::make_unique<ValidateCommand>());
    commands.push_back(std::make_unique<ConvertCommand>());
    commands.push_back(std::make_unique<DiffCommand>());
    commands.push_back(std::make_unique<DataCommand>());
    commands.push_back(std::make_unique<CampaignCommand>());
    commands.push_back(std::make_unique<BattleCommand>());
    commands.push_back(std::make_unique<CollectionCommand>());
    return commands;
}

void insertBefore(CommandList &commands, const QString &name, std::unique_ptr<Command> command)
{
    const auto place = std::find_if(commands.begin(), commands.end(), [&name](const auto &other) { return other->name() == name; });
    commands.insert(place, std::move(command));
}

} // namespace muster::cli

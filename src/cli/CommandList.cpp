// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/CommandList.h"

#include "cli/AdapterCommand.h"
#include "cli/BenchCommand.h"
#include "cli/ConvertCommand.h"
#include "cli/DataCommand.h"
#include "cli/EditCommand.h"
#include "cli/NewCommand.h"
#include "cli/ShowCommand.h"
#include "cli/DiffCommand.h"
#include "cli/LibraryCommand.h"
#include "cli/SystemsCommand.h"
#include "cli/UnitsCommand.h"
#include "cli/ValidateCommand.h"
#include "cli/campaign/CampaignCommand.h"
#include "cli/odds/OddsCommand.h"
#include "cli/print/PrintCommand.h"
#include "cli/print/ReferenceCommand.h"

namespace muster::cli {

CommandList allCommands(std::vector<BenchSection> benchSections)
{
    CommandList commands;
    // One line for each, in the order of the help:
    commands.push_back(std::make_unique<SystemsCommand>());
    commands.push_back(std::make_unique<UnitsCommand>());
    commands.push_back(std::make_unique<NewCommand>());
    commands.push_back(std::make_unique<EditCommand>());
    commands.push_back(std::make_unique<ShowCommand>());
    commands.push_back(std::make_unique<PrintCommand>());
    commands.push_back(std::make_unique<ReferenceCommand>());
    commands.push_back(std::make_unique<OddsCommand>());
    commands.push_back(std::make_unique<LibraryCommand>());
    commands.push_back(std::make_unique<ValidateCommand>());
    commands.push_back(std::make_unique<ConvertCommand>());
    commands.push_back(std::make_unique<DiffCommand>());
    commands.push_back(std::make_unique<DataCommand>());
    commands.push_back(std::make_unique<BenchCommand>(std::move(benchSections)));
    commands.push_back(std::make_unique<AdapterCommand>());
    commands.push_back(std::make_unique<CampaignCommand>());
    return commands;
}

} // namespace muster::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLoggingCategory>

// What is logged, by the part of the program it is about. The rule of all of them: a warning says that something outside went
// wrong (a disk, a server, a file) which the program lived with; critical is a mistake of our own, and fails a test. No line
// holds a password or what is written in a list; documents are named by their ids.
namespace muster::logging {

Q_DECLARE_LOGGING_CATEGORY(lcLibrary)   ///< "muster.library": files, schema, backups
Q_DECLARE_LOGGING_CATEGORY(lcSync)      ///< "muster.sync": the line to a club's server
Q_DECLARE_LOGGING_CATEGORY(lcPacks)     ///< "muster.packs": game data, own units, known folders
Q_DECLARE_LOGGING_CATEGORY(lcDocuments) ///< "muster.documents": opening, saving, import and export
Q_DECLARE_LOGGING_CATEGORY(lcCampaign)  ///< "muster.campaign"
Q_DECLARE_LOGGING_CATEGORY(lcPrint)     ///< "muster.print"
Q_DECLARE_LOGGING_CATEGORY(lcWindow)    ///< "muster.window"
Q_DECLARE_LOGGING_CATEGORY(lcCli)       ///< "muster.cli"

} // namespace muster::logging

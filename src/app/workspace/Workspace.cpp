// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/Workspace.h"

// The meta-object of the interface lives in this file's moc output.

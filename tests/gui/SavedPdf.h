// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/PrintWorkspace.h"

#include <QSignalSpy>

namespace muster::test {

/// Saves what the print workspace shows and waits until the file is there, or is not.
inline bool savePdf(app::PrintWorkspace &workspace, const QString &file)
{
    QSignalSpy saved(&workspace, &app::PrintWorkspace::pdfSaved);
    workspace.savePdf(file);
    return (!saved.isEmpty() || saved.wait(30000)) && saved.first().at(1).toBool();
}

} // namespace muster::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantMap>

namespace muster::app {

/// One workspace asks the window to show something in another: it names the workspace, never its class.
struct Request
{
    QString workspace; ///< "library", "roster", "campaign", "print", "scenarios", "table"
    QString what; ///< what to open there: "roster", "campaign", "file", "new", "sample", "data", "askData", "scenario", "battle", "play",
                  ///< "afterBattle", "ready"; empty: just show the workspace
    QString id;   ///< id in the library, or a file name
    QVariantMap more; ///< whatever both sides agree on, like {"selection": "..."}
};

} // namespace muster::app

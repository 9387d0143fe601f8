// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Record.h"

#include <QString>

#include <span>

namespace muster::app {

/// How the window shows a kind of document and where it is opened: one row for each. See library::StoredKind.
struct DocumentLook
{
    library::Kind kind;
    const char *icon;
    const char *workspace; ///< where it is opened; empty when it cannot be
    const char *filter;    ///< key in the filters of the library
    bool opensSamples;     ///< its workspace brings the samples of a game along; otherwise they are imported like a file
    bool printed;
    const char *ending;            ///< of the file that is suggested for an export
    QString (*files)();            ///< what a file dialog offers for an export
    QString (*plural)();           ///< "Campaigns"
    QString (*counted)(int count); ///< "5 campaigns"
    QString (*badge)();            ///< on its card in the library; empty for the usual case
};

[[nodiscard]] std::span<const DocumentLook> documentLooks();
/// For a kind that only a newer Muster knows: a look with no workspace.
[[nodiscard]] const DocumentLook &documentLook(library::Kind kind);
/// Its name in a list of several kinds: "Crete (campaign)".
[[nodiscard]] QString nameWithKind(const library::Record &record);

} // namespace muster::app

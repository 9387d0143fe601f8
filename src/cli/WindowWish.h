// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

#include <optional>

namespace muster::cli {

/// What `muster` without a sub-command opens: the window, with these options and files.
struct WindowWish
{
    QString library;
    QStringList dataFolders;
    QString language;
    QStringList files; ///< absolute paths
};

/// Nothing: the window is not what was asked for, as there is something that is neither an option of it nor a file.
[[nodiscard]] std::optional<WindowWish> windowWish(const QStringList &arguments);

} // namespace muster::cli

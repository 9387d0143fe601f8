// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QString>

#include <functional>

class QWidget;

namespace muster::app {

/// What the user did and the disk has not got, because the last save failed.
struct Unsaved
{
    QString name;                ///< of the document
    QString reason;              ///< a sentence
    QString fileEnding;          ///< of a copy: ".rosz", ".muster"
    std::function<bool()> retry; ///< empty: everything is stored
    std::function<base::Result<void>(const QString &path)> copy;

    [[nodiscard]] bool any() const { return bool(retry); }
    /// "X is not saved: …"
    [[nodiscard]] QString sentence() const;
};

/// Whether the document may be left: it could be stored now, was written to a file, or the user gives it up.
[[nodiscard]] bool mayLeave(const Unsaved &work, QWidget *window);

} // namespace muster::app

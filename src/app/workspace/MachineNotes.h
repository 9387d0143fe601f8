// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"

namespace muster::app {

/// What a workspace remembers of this computer, whatever library is open: its printers and papers, the last choices. Never in
/// the library, which may be a club's.
class MachineNotes
{
public:
    explicit MachineNotes(const Services &services);

    [[nodiscard]] bool has(const QString &key) const;
    [[nodiscard]] QString get(const QString &key) const;
    /// What cannot be kept is no reason to disturb; the log says so.
    void set(const QString &key, const QString &value) const;

private:
    QString m_file;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/BackgroundWork.h"
#include "library/care/LibraryMerge.h"
#include "library/server/Address.h"

namespace muster::app {

/// Copies what one library holds into another, on a thread and connections of its own. The window shows how far it is and
/// takes no changes meanwhile.
class LibraryCopying final : public QObject
{
    Q_OBJECT

public:
    LibraryCopying(const library::Address &from, const library::Address &into, QWidget *over, QObject *parent);

    void start() { m_work.start(); }

signals:
    /// Once. "library.stopped": by the user; what was copied until then stays there.
    void ended(const muster::base::Result<muster::library::MergeReport> &report);

private:
    std::shared_ptr<base::Result<library::MergeReport>> m_report;
    QuietProgress m_progress;
    BackgroundWork m_work;
};

} // namespace muster::app

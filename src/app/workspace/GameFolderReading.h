// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/BackgroundWork.h"
#include "app/workspace/Services.h"

#include <memory>
#include <optional>

class QWidget;

namespace muster::app {

/// Reads a folder of game data beside the window, with progress and a way out. Nobody waits: done() comes once, at the end,
/// unless the reading goes away before.
class GameFolderReading final : public QObject
{
    Q_OBJECT

public:
    /// `over`: where progress is shown.
    GameFolderReading(const Services &services, QString folder, QWidget *over, QObject *parent);

    void start();
    /// done() comes with nothing.
    void cancel();

signals:
    /// The pack, which is in the store by now; or why there is none. A reading that was stopped ends with "pack.cancelled".
    void done(const muster::base::Result<muster::packs::PackPtr> &pack);

private:
    void end();

    const Services &m_services;
    QString m_folder;
    QPointer<QWidget> m_over;
    /// Written by the thread before it ends; it lives as long as the last of the two.
    std::shared_ptr<std::optional<base::Result<packs::PackPtr>>> m_result = std::make_shared<std::optional<base::Result<packs::PackPtr>>>();
    QuietProgress *m_progress = nullptr;
    BackgroundWork *m_work = nullptr;
    bool m_ended = false;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"

#include <QObject>
#include <QPointer>
#include <QTimer>

#include <atomic>
#include <memory>
#include <optional>

class QProgressDialog;
class QThread;
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
    ~GameFolderReading() override;

    void start();
    /// done() comes with nothing.
    void cancel();

signals:
    /// The pack, which is in the store by now; or why there is none. A reading that was stopped ends with "pack.cancelled".
    void done(const muster::base::Result<muster::packs::PackPtr> &pack);

private:
    /// What the thread and the window share; it lives as long as the last of them.
    struct Shared
    {
        std::atomic<bool> cancelled = false;
        std::atomic<int> percent = 0;
        std::optional<base::Result<packs::PackPtr>> result;
    };

    void look();
    void end();

    const Services &m_services;
    QString m_folder;
    QPointer<QWidget> m_over;
    std::shared_ptr<Shared> m_shared = std::make_shared<Shared>();
    QPointer<QThread> m_thread;
    QPointer<QProgressDialog> m_progress;
    QTimer m_look;
};

} // namespace muster::app

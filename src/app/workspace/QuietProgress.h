// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QProgressBar;
class QProgressDialog;
class QWidget;

namespace muster::app {

/// How far something is, over a window, with a way out. It never runs an event loop of its own, and shows itself only once
/// the work has lasted a moment.
class QuietProgress final : public QObject
{
    Q_OBJECT

public:
    static constexpr int aMoment = 200; ///< milliseconds after which somebody wonders

    QuietProgress(const QString &sentence, QWidget *over, QObject *parent = nullptr, int silentMilliseconds = aMoment);
    ~QuietProgress() override;

    /// `all` 0: nobody knows how much it will be.
    void set(int done, int all);
    /// For work that has to come to its end.
    void withoutWayOut();
    /// Gone from the screen; the work is over.
    void close();

signals:
    void cancelled();

private:
    QPointer<QProgressDialog> m_dialog; // the window it lies over may go before
    QProgressBar *m_bar = nullptr;
};

} // namespace muster::app

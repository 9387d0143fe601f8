// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/run/UnsavedWatch.h"

#include "app/shell/window/MainWindow.h"
#include "app/shell/window/NoticeBar.h"

namespace muster::app {

namespace {

constexpr int pause = 15000; // between two tries that nobody asked for
const QString unsavedTopic = QStringLiteral("unsaved");

} // namespace

UnsavedWatch::UnsavedWatch(MainWindow &window) : QObject(&window), m_window(window)
{
    m_again.setSingleShot(true);
    m_again.setInterval(pause);
    connect(&m_again, &QTimer::timeout, this, &UnsavedWatch::tryAgain);
}

void UnsavedWatch::look()
{
    QStringList sentences;
    for (const Workspace *workspace : m_window.builtWorkspaces()) {
        if (const Unsaved work = workspace->unsaved(); work.any())
            sentences.append(work.sentence());
    }
    const QString said = sentences.join('\n');
    if (said.isEmpty())
        m_again.stop();
    else if (!m_again.isActive())
        m_again.start();
    if (said == m_said)
        return;
    m_said = said;
    if (said.isEmpty())
        m_window.notices().clear(unsavedTopic);
    else
        m_window.notices().say(unsavedTopic, Tone::Error, said + ' ' + tr("What you did stays in this window until there is room."),
                               {{tr("Try again"), [this] {
                                     m_said.clear(); // the answer took the notice away; when it fails again, it comes back
                                     tryAgain();
                                 }}});
}

void UnsavedWatch::tryAgain()
{
    for (const Workspace *workspace : m_window.builtWorkspaces()) {
        if (const Unsaved work = workspace->unsaved(); work.any())
            (void)work.retry();
    }
    look();
}

bool UnsavedWatch::mayClose()
{
    for (const Workspace *workspace : m_window.builtWorkspaces()) {
        if (!m_givenUp && !mayLeave(workspace->unsaved(), &m_window))
            return false;
    }
    m_givenUp = true;
    return true;
}

} // namespace muster::app

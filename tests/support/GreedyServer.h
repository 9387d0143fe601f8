// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>

#include <atomic>
#include <mutex>
#include <thread>

namespace muster::test {

/// Somebody between us and the server: on loopback, speaks enough of PostgreSQL's protocol to refuse TLS and to ask for the
/// password in clear, and keeps what it is told.
class GreedyServer
{
public:
    /// `number`: of loopback; another one than 127.0.0.1 counts as another computer.
    explicit GreedyServer(const char *number = "127.0.0.1");
    ~GreedyServer();
    GreedyServer(const GreedyServer &) = delete;
    GreedyServer &operator=(const GreedyServer &) = delete;

    [[nodiscard]] int port() const { return m_port; }
    /// How many connections it had.
    [[nodiscard]] int visits() const { return m_visits; }
    /// Every byte that anybody sent.
    [[nodiscard]] QByteArray heard() const;

private:
    void listen();
    void talk(int line);

    int m_handle = -1;
    int m_port = 0;
    std::atomic<int> m_visits = 0;
    std::atomic<bool> m_stopping = false;
    mutable std::mutex m_mutex;
    QByteArray m_heard;
    std::thread m_thread;
};

} // namespace muster::test

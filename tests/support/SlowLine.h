// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <atomic>
#include <chrono>
#include <deque>
#include <list>
#include <thread>

namespace muster::test {

/// A line to a server on this computer on which everything takes its time, each way; it counts how often somebody asked and
/// waited for the answer.
class SlowLine
{
public:
    SlowLine(int serverPort, std::chrono::milliseconds oneWay);
    ~SlowLine();
    SlowLine(const SlowLine &) = delete;
    SlowLine &operator=(const SlowLine &) = delete;

    [[nodiscard]] int port() const { return m_port; }
    /// The address of a server, by way of this line.
    [[nodiscard]] QString by(const QString &address) const;
    [[nodiscard]] int roundTrips() const { return m_roundTrips; }

private:
    using Clock = std::chrono::steady_clock;
    struct Parcel
    {
        Clock::time_point due;
        QByteArray bytes;
    };
    struct Line
    {
        int ends[2];                   ///< the program's, the server's
        std::deque<Parcel> parcels[2]; ///< on their way to that end
        bool lastFromServer = true;
        bool open = true;
    };

    void work();
    void accept();
    void read(Line &line, int end);
    void deliver(Line &line);

    int m_serverPort;
    std::chrono::milliseconds m_oneWay;
    int m_listener = -1;
    int m_port = 0;
    std::list<Line> m_lines;
    std::atomic<int> m_roundTrips = 0;
    std::atomic<bool> m_over = false;
    std::thread m_thread;
};

} // namespace muster::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/SlowLine.h"

#include <QUrl>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <vector>

namespace muster::test {

namespace {

constexpr int pollMilliseconds = 2;

sockaddr_in loopback(int port)
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    address.sin_port = htons(uint16_t(port));
    return address;
}

void atOnce(int handle)
{
    const int yes = 1;
    setsockopt(handle, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
}

} // namespace

SlowLine::SlowLine(int serverPort, std::chrono::milliseconds oneWay) : m_serverPort(serverPort), m_oneWay(oneWay)
{
    m_listener = socket(AF_INET, SOCK_STREAM, 0);
    sockaddr_in address = loopback(0);
    socklen_t size = sizeof address;
    if (bind(m_listener, reinterpret_cast<sockaddr *>(&address), size) != 0 || listen(m_listener, 8) != 0
        || getsockname(m_listener, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        qFatal("no port for a slow line");
    m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { work(); });
}

SlowLine::~SlowLine()
{
    m_over = true;
    m_thread.join();
    close(m_listener);
    for (const Line &line : m_lines) {
        close(line.ends[0]);
        close(line.ends[1]);
    }
}

QString SlowLine::by(const QString &address) const
{
    QUrl url(address);
    url.setPort(m_port);
    return url.toString();
}

void SlowLine::accept()
{
    const int program = ::accept(m_listener, nullptr, nullptr);
    const int server = socket(AF_INET, SOCK_STREAM, 0);
    const sockaddr_in address = loopback(m_serverPort);
    if (connect(server, reinterpret_cast<const sockaddr *>(&address), sizeof address) != 0) {
        close(program);
        close(server);
        return;
    }
    atOnce(program);
    atOnce(server);
    Line &line = m_lines.emplace_back();
    line.ends[0] = program;
    line.ends[1] = server;
}

void SlowLine::read(Line &line, int end)
{
    QByteArray bytes(65536, Qt::Uninitialized);
    const ssize_t count = recv(line.ends[end], bytes.data(), size_t(bytes.size()), 0);
    if (count <= 0) {
        line.open = false;
        return;
    }
    bytes.truncate(count);
    if (end == 0 && line.lastFromServer)
        ++m_roundTrips;
    line.lastFromServer = end == 1;
    line.parcels[1 - end].push_back({Clock::now() + m_oneWay, bytes});
}

void SlowLine::deliver(Line &line)
{
    for (int end = 0; end < 2; ++end) {
        while (!line.parcels[end].empty() && line.parcels[end].front().due <= Clock::now()) {
            const QByteArray bytes = line.parcels[end].front().bytes;
            line.parcels[end].pop_front();
            for (qsizetype sent = 0; sent < bytes.size();) {
                const ssize_t count = send(line.ends[end], bytes.constData() + sent, size_t(bytes.size() - sent), MSG_NOSIGNAL);
                if (count <= 0) {
                    line.open = false;
                    return;
                }
                sent += count;
            }
        }
    }
}

void SlowLine::work()
{
    while (!m_over) {
        std::vector<pollfd> handles{{m_listener, POLLIN, 0}};
        for (const Line &line : m_lines) {
            handles.push_back({line.ends[0], POLLIN, 0});
            handles.push_back({line.ends[1], POLLIN, 0});
        }
        if (poll(handles.data(), nfds_t(handles.size()), pollMilliseconds) > 0) {
            size_t next = 1;
            for (Line &line : m_lines) {
                for (int end = 0; end < 2; ++end, ++next) {
                    if (line.open && handles.at(next).revents != 0)
                        read(line, end);
                }
            }
            if (handles.front().revents != 0)
                accept();
        }
        for (auto line = m_lines.begin(); line != m_lines.end();) {
            deliver(*line);
            if (line->open) {
                ++line;
                continue;
            }
            close(line->ends[0]);
            close(line->ends[1]);
            line = m_lines.erase(line);
        }
    }
}

} // namespace muster::test

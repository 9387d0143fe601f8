// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/GreedyServer.h"

#include <QtEndian>

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace muster::test {

namespace {

// https://www.postgresql.org/docs/current/protocol-message-formats.html
constexpr quint32 sslRequest = 80877103;
constexpr quint32 gssRequest = 80877104;

} // namespace

GreedyServer::GreedyServer(const char *number) : m_handle(socket(AF_INET, SOCK_STREAM, 0))
{
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = inet_addr(number);
    socklen_t size = sizeof address;
    if (bind(m_handle, reinterpret_cast<sockaddr *>(&address), size) != 0 || ::listen(m_handle, 4) != 0
        || getsockname(m_handle, reinterpret_cast<sockaddr *>(&address), &size) != 0)
        qFatal("no port on loopback");
    m_port = ntohs(address.sin_port);
    m_thread = std::thread([this] { listen(); });
}

GreedyServer::~GreedyServer()
{
    m_stopping = true;
    shutdown(m_handle, SHUT_RDWR);
    m_thread.join();
    close(m_handle);
}

QByteArray GreedyServer::heard() const
{
    const std::lock_guard lock(m_mutex);
    return m_heard;
}

void GreedyServer::listen()
{
    while (!m_stopping) {
        const int line = accept(m_handle, nullptr, nullptr);
        if (line < 0)
            return;
        ++m_visits;
        const timeval patience{5, 0};
        setsockopt(line, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
        talk(line);
        close(line);
    }
}

void GreedyServer::talk(int line)
{
    char bytes[4096];
    for (ssize_t count = 0; (count = recv(line, bytes, sizeof bytes, 0)) > 0;) {
        {
            const std::lock_guard lock(m_mutex);
            m_heard.append(bytes, count);
        }
        const quint32 request = count >= 8 ? qFromBigEndian<quint32>(bytes + 4) : 0;
        if (bytes[0] == 'p')
            return;
        if (request == sslRequest || request == gssRequest)
            (void)send(line, "N", 1, MSG_NOSIGNAL);
        else
            (void)send(line, "R\0\0\0\x08\0\0\0\x03", 9, MSG_NOSIGNAL); // "the password, in clear"
    }
}

} // namespace muster::test

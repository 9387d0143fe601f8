// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QPoint>
#include <QStandardPaths>

#include <array>
#include <csignal>
#include <cstdint>
#include <fcntl.h>
#include <poll.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>

namespace muster::test {

/// An X server of its own, with nothing but this test on it. Made before the application, which shall draw on it.
class VirtualScreen
{
public:
    VirtualScreen()
    {
        const QByteArray program = QStandardPaths::findExecutable("Xvfb").toLocal8Bit();
        int answer[2];
        if (program.isEmpty() || pipe(answer) != 0)
            return;
        m_process = fork();
        if (m_process == 0) {
            close(answer[0]);
            const int silent = open("/dev/null", O_RDWR | O_CLOEXEC);
            dup2(silent, STDOUT_FILENO);
            dup2(silent, STDERR_FILENO);
            const QByteArray descriptor = QByteArray::number(answer[1]);
            // Ends by itself when the test is gone, however that went.
            execl(program.constData(), program.constData(), "-displayfd", descriptor.constData(), "-screen", "0", "1600x1000x24",
                  "-nolisten", "tcp", "-terminate", static_cast<char *>(nullptr));
            _exit(127);
        }
        close(answer[1]);
        char letter = 0;
        while (read(answer[0], &letter, 1) == 1 && letter != '\n')
            m_number.append(letter);
        close(answer[0]);
    }
    ~VirtualScreen()
    {
        if (m_process <= 0)
            return;
        kill(m_process, SIGTERM);
        waitpid(m_process, nullptr, 0);
    }
    VirtualScreen(const VirtualScreen &) = delete;
    VirtualScreen &operator=(const VirtualScreen &) = delete;

    [[nodiscard]] bool isThere() const { return !m_number.isEmpty(); }
    [[nodiscard]] const QByteArray &number() const { return m_number; }
    [[nodiscard]] QByteArray display() const { return ':' + m_number; }

private:
    pid_t m_process = -1;
    QByteArray m_number;
};

/// The mouse of such a screen. It speaks the server's own protocol (XTEST): to the application nothing tells it from a hand.
class ScreenMouse
{
public:
    explicit ScreenMouse(const VirtualScreen &screen)
    {
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        const QByteArray path = "/tmp/.X11-unix/X" + screen.number();
        std::copy(path.begin(), path.end(), address.sun_path);
        m_socket = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
        if (connect(m_socket, reinterpret_cast<sockaddr *>(&address), sizeof address) != 0)
            return;
        send({'l', 0, 11, 0, 0, 0, 0, 0, 0, 0, 0, 0});
        const QByteArray greeting = receive(8);
        if (greeting.size() < 8 || greeting.at(0) != 1)
            return;
        (void)receive(4 * (std::uint8_t(greeting.at(6)) + 256 * std::uint8_t(greeting.at(7))));
        send({98, 0, 4, 0, 5, 0, 0, 0, 'X', 'T', 'E', 'S', 'T', 0, 0, 0});
        const QByteArray extension = receive(32);
        if (extension.size() == 32 && extension.at(8) != 0)
            m_opcode = extension.at(9);
    }
    ~ScreenMouse() { close(m_socket); }
    ScreenMouse(const ScreenMouse &) = delete;
    ScreenMouse &operator=(const ScreenMouse &) = delete;

    [[nodiscard]] bool isThere() const { return m_opcode != 0; }
    void move(const QPoint &to) { fake(6, 0, to); }
    void press() { fake(4, 1); }
    void release() { fake(5, 1); }
    void holdControl(bool held) { fake(held ? 2 : 3, 37); }

private:
    void send(const QByteArray &bytes) const { (void)!write(m_socket, bytes.constData(), std::size_t(bytes.size())); }
    void send(std::initializer_list<int> bytes) const
    {
        QByteArray message;
        for (const int byte : bytes)
            message.append(char(byte));
        send(message);
    }
    [[nodiscard]] QByteArray receive(int size) const
    {
        QByteArray bytes;
        pollfd waiting{m_socket, POLLIN, 0};
        std::array<char, 4096> part{};
        while (bytes.size() < size && poll(&waiting, 1, 20000) == 1) {
            const ssize_t got = read(m_socket, part.data(), std::min<std::size_t>(part.size(), std::size_t(size - bytes.size())));
            if (got <= 0)
                break;
            bytes.append(part.data(), qsizetype(got));
        }
        return bytes;
    }
    // FakeInput; the answer to a second question says that the server has done it.
    void fake(int type, int detail, const QPoint &at = {}) const
    {
        QByteArray message(36, 0);
        message[0] = m_opcode;
        message[1] = 2;
        message[2] = 9;
        message[4] = char(type);
        message[5] = char(detail);
        message[24] = char(at.x() & 0xff);
        message[25] = char(at.x() >> 8);
        message[26] = char(at.y() & 0xff);
        message[27] = char(at.y() >> 8);
        send(message);
        send({43, 0, 1, 0}); // where the keyboard is
        (void)receive(32);
    }

    int m_socket = -1;
    char m_opcode = 0;
};

} // namespace muster::test

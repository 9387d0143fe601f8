// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/CrashTrace.h"

#include "MusterVersion.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <array>
#include <cstring>

#if __has_include(<execinfo.h>) && __has_include(<signal.h>)
#define MUSTER_TRACES_CRASHES
#include <execinfo.h>
#include <fcntl.h>
#include <signal.h>
#include <time.h>
#include <unistd.h>
#endif

namespace muster::logging {

namespace {

QString notePath(const QString &logPath)
{
    return QFileInfo(logPath).absolutePath() + QStringLiteral("/crash.txt");
}

QString toldPath(const QString &logPath)
{
    return QFileInfo(logPath).absolutePath() + QStringLiteral("/crash-told.txt");
}

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed() : QString();
}

} // namespace

QString lastCrash(const QString &logPath)
{
    return textOf(notePath(logPath));
}

QString toldCrash(const QString &logPath)
{
    return textOf(toldPath(logPath));
}

void forgetCrash(const QString &logPath)
{
    QFile::remove(toldPath(logPath));
    QFile::rename(notePath(logPath), toldPath(logPath));
}

#ifdef MUSTER_TRACES_CRASHES

namespace {

// All that the handler needs is made before: within it nothing may be allocated and no lock taken.
constexpr std::array signalsOfCrash{SIGSEGV, SIGABRT, SIGFPE, SIGILL, SIGBUS};
constexpr int deepest = 64;
char logName[4096];
char noteName[4096];
alignas(16) char ownStack[64 * 1024];

void put(int file, const char *text)
{
    if (write(file, text, std::strlen(text)) < 0)
        return; // there is nobody left to tell
}

void putNumber(int file, long long number)
{
    char digits[24];
    char *at = digits + sizeof digits;
    *--at = '\0';
    do {
        *--at = char('0' + number % 10);
        number /= 10;
    } while (number > 0);
    put(file, at);
}

const char *nameOf(int number)
{
    switch (number) {
    case SIGSEGV:
        return "SIGSEGV";
    case SIGABRT:
        return "SIGABRT";
    case SIGFPE:
        return "SIGFPE";
    case SIGILL:
        return "SIGILL";
    case SIGBUS:
        return "SIGBUS";
    default:
        return "signal";
    }
}

void describe(int file, int number, void *const *frames, int count)
{
    put(file, "crash: Muster " MUSTER_VERSION ", process ");
    putNumber(file, getpid());
    put(file, ", second ");
    putNumber(file, time(nullptr));
    put(file, ", ");
    put(file, nameOf(number));
    put(file, "\n");
    backtrace_symbols_fd(frames, count, file);
}

void crashed(int number)
{
    void *frames[deepest];
    const int count = backtrace(frames, deepest);
    for (const char *name : {logName, noteName}) {
        const int flags = name == logName ? O_APPEND : O_TRUNC;
        const int file = open(name, O_WRONLY | O_CREAT | O_CLOEXEC | flags, 0600);
        if (file < 0)
            continue;
        describe(file, number, frames, count);
        close(file);
    }
    raise(number); // the handler is gone by now: the system ends the program as it always does
}

bool fits(const QString &path, char (&name)[4096])
{
    const QByteArray bytes = QFile::encodeName(path);
    if (bytes.isEmpty() || bytes.size() >= qsizetype(sizeof name))
        return false;
    std::memcpy(name, bytes.constData(), std::size_t(bytes.size()) + 1);
    return true;
}

} // namespace

void traceCrashes(const QString &logPath)
{
    if (!fits(logPath, logName) || !fits(notePath(logPath), noteName))
        return;
    QDir().mkpath(QFileInfo(logPath).absolutePath());
    void *first[1];
    backtrace(first, 1); // loads what it needs now, not in the middle of a crash
    stack_t stack{};
    stack.ss_sp = ownStack; // a stack that ran over cannot carry its own handler
    stack.ss_size = sizeof ownStack;
    sigaltstack(&stack, nullptr);
    for (const int number : signalsOfCrash) {
        struct sigaction before
        {
        };
        sigaction(number, nullptr, &before);
        if (before.sa_handler != SIG_DFL)
            continue;
        struct sigaction action
        {
        };
        action.sa_handler = crashed;
        sigemptyset(&action.sa_mask);
        action.sa_flags = int(SA_ONSTACK | SA_RESETHAND | SA_NODEFER);
        sigaction(number, &action, nullptr);
    }
}

#else

void traceCrashes(const QString &) {}

#endif

} // namespace muster::logging

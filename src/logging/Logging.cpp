// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/Logging.h"

#include "logging/ControlSigns.h"
#include "logging/LogFile.h"
#include "logging/Secrets.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLoggingCategory>

#include <cstdio>
#include <cstring>
#include <mutex>
#include <utility>

namespace muster::logging {

struct LoggingState
{
    LogFile file;
    bool verbose = false;
    QtMessageHandler before = nullptr;
    std::mutex mutex;
    QString last;     ///< what was said last, without the time
    int repeated = 0; ///< how often since: a server that is away all night is one line
};

namespace {

// A thread that nobody waits for may have something to say while the log ends: whoever writes holds the state meanwhile.
std::mutex activeMutex;
std::shared_ptr<LoggingState> active;

std::shared_ptr<LoggingState> activeState()
{
    const std::lock_guard locked(activeMutex);
    return active;
}

void setActive(std::shared_ptr<LoggingState> state)
{
    const std::lock_guard locked(activeMutex);
    active.swap(state); // the one before may be written to the end, outside of the lock
}

bool isOurs(const char *category)
{
    return category && std::strncmp(category, "muster.", 7) == 0;
}

const char *levelOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
        return "debug";
    case QtInfoMsg:
        return "info";
    case QtWarningMsg:
        return "warning";
    case QtCriticalMsg:
        return "critical";
    case QtFatalMsg:
        return "fatal";
    }
    return "info";
}

QByteArray stamped(const QString &words)
{
    return (QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs) + ' ' + QString::number(QCoreApplication::applicationPid()) + ' '
            + words)
        .toUtf8();
}

void tellRepeated(LoggingState &state)
{
    if (const int times = std::exchange(state.repeated, 0); times > 0)
        state.file.write(stamped(QStringLiteral("the same again, %1 times").arg(times)));
}

void keep(LoggingState &state, const QString &words, bool shown)
{
    const std::lock_guard locked(state.mutex);
    if (words == state.last) {
        ++state.repeated;
        return;
    }
    tellRepeated(state);
    state.last = words;
    state.file.write(stamped(words));
    if (shown) {
        std::fputs(qPrintable(words + '\n'), stderr);
        std::fflush(stderr);
    }
}

void takeMessage(QtMsgType type, const QMessageLogContext &context, const QString &said)
{
    static thread_local bool inside = false; // what writing the log has to say is not logged
    const QString message = withSigns(said); // names from files and folders are in it: whoever reads the log sees them, and no more
    const std::shared_ptr<LoggingState> state = inside ? nullptr : activeState();
    if (!state)
        return;
    inside = true;
    const bool ours = isOurs(context.category);
    if (!ours && state->before)
        state->before(type, context, message);
    if (ours || (type != QtDebugMsg && type != QtInfoMsg)) {
        QString text = withoutSecrets(message);
        text.replace('\n', QStringLiteral(" | "));
        const QLatin1String category(context.category ? context.category : "default");
        keep(*state, QStringLiteral("%1 %2: ").arg(QLatin1String(levelOf(type)), category) + text, ours && state->verbose);
    }
    inside = false;
}

} // namespace

Logging::Logging(const QString &file, bool verbose) : m_state(new LoggingState{LogFile(file), verbose, nullptr, {}, {}, 0})
{
    if (verbose)
        QLoggingCategory::setFilterRules(QStringLiteral("muster.*=true"));
    m_state->before = qInstallMessageHandler(takeMessage);
    setActive(m_state);
}

Logging::~Logging()
{
    qInstallMessageHandler(m_state->before);
    setActive(nullptr);
    {
        const std::lock_guard locked(m_state->mutex);
        tellRepeated(*m_state);
    }
    if (m_state->verbose)
        QLoggingCategory::setFilterRules({});
}

} // namespace muster::logging

// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/Logging.h"

#include "logging/LogFile.h"
#include "logging/Secrets.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLoggingCategory>
#include <QMutex>

#include <cstdio>
#include <cstring>
#include <utility>

namespace muster::logging {

struct LoggingState
{
    LogFile file;
    bool verbose = false;
    QtMessageHandler before = nullptr;
    QMutex mutex;
    QString last;     ///< what was said last, without the time
    int repeated = 0; ///< how often since: a server that is away all night is one line
};

namespace {

LoggingState *active = nullptr;

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
    const QMutexLocker locked(&state.mutex);
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

void takeMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    static thread_local bool inside = false; // what writing the log has to say is not logged
    if (!active || inside)
        return;
    inside = true;
    const bool ours = isOurs(context.category);
    if (!ours && active->before)
        active->before(type, context, message);
    if (ours || (type != QtDebugMsg && type != QtInfoMsg)) {
        QString text = withoutSecrets(message);
        text.replace('\n', QStringLiteral(" | "));
        const QLatin1String category(context.category ? context.category : "default");
        keep(*active, QStringLiteral("%1 %2: ").arg(QLatin1String(levelOf(type)), category) + text, ours && active->verbose);
    }
    inside = false;
}

} // namespace

Logging::Logging(const QString &file, bool verbose) : m_state(new LoggingState{LogFile(file), verbose, nullptr, {}, {}, 0})
{
    if (verbose)
        QLoggingCategory::setFilterRules(QStringLiteral("muster.*=true"));
    active = m_state.get();
    m_state->before = qInstallMessageHandler(takeMessage);
}

Logging::~Logging()
{
    qInstallMessageHandler(m_state->before);
    active = nullptr;
    tellRepeated(*m_state);
    if (m_state->verbose)
        QLoggingCategory::setFilterRules({});
}

} // namespace muster::logging

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QLocale>
#include <QStandardPaths>

namespace muster::test {

namespace {

// Qt warns, and warnings are fatal here, when the runtime folder is missing or open to others.
void giveRuntimeFolder()
{
    const QString folder = QDir::temp().filePath("muster-test-runtime");
    QDir().mkpath(folder);
    QFile::setPermissions(folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
    qputenv("XDG_RUNTIME_DIR", folder.toUtf8());
}

QtMessageHandler testHandler = nullptr;
QStringList allowed{"This plugin does not support"};

// What the program itself logs as a warning went wrong outside of it, often because the test wanted it to; critical is ours.
bool isProvoked(QtMsgType type, const QMessageLogContext &context)
{
    return type == QtWarningMsg && context.category && qstrncmp(context.category, "muster.", 7) == 0;
}

// Warnings are mistakes; but the screen that tests draw on says of every window that it has no window manager.
void strictHandler(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    for (const QString &beginning : std::as_const(allowed)) {
        if (type == QtWarningMsg && message.startsWith(beginning))
            return;
    }
    testHandler(type, context, message);
    if ((type != QtWarningMsg && type != QtCriticalMsg) || isProvoked(type, context))
        return;
    if (QTest::currentTestFunction())
        QTest::qFail(qPrintable("a warning: " + message), __FILE__, __LINE__);
    else
        qFatal("a warning outside of a test: %s", qPrintable(message));
}

} // namespace

int run(QObject &test, int argc, char **argv)
{
    QTest::qInit(&test, argc, argv);
    testHandler = qInstallMessageHandler(strictHandler);
    const int failures = QTest::qRun();
    QTest::qCleanup();
    return failures;
}

void allowWarnings(const QStringList &beginnings)
{
    allowed += beginnings;
}

void prepareProcess()
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    giveRuntimeFolder();
    static const QTemporaryDir state; // programs that a test starts log there
    qputenv("XDG_STATE_HOME", state.path().toUtf8());
    QStandardPaths::setTestModeEnabled(true);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
}

QString sourceFolder()
{
    return qEnvironmentVariable("MUSTER_SOURCE_DIR", QStringLiteral(MUSTER_SOURCE_FOLDER));
}

QString programPath()
{
    return qEnvironmentVariable("MUSTER_PROGRAM", QStringLiteral(MUSTER_PROGRAM_PATH));
}

} // namespace muster::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "CommandRun.h"
#include "support/Soak.h"
#include "support/TestMain.h"

#include <QProcess>
#include <QTemporaryDir>

#ifdef Q_OS_LINUX
#include <sys/resource.h>
#endif

namespace muster::test {

/// Runs whole commands on files that nobody wrote in good faith.
class HostileRun
{
protected:
    QTemporaryDir m_folder;

    QString put(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(QString::number(++m_files) + name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return file.fileName();
    }

    [[nodiscard]] QStringList inLibrary(const QStringList &arguments) const
    {
        return QStringList{"library", "--library", m_folder.filePath("l.sqlite")} + arguments;
    }

    // Never silent, never raw: exit code 0 or 1 with an answer, or 2 with a sentence that names the file.
    static void judge(const Answer &answer, const QString &path)
    {
        QVERIFY2(answer.code >= 0 && answer.code <= 2, qPrintable(answer.err));
        for (const QChar c : answer.out + answer.err)
            QVERIFY(c == '\n' || c == '\t' || c.unicode() >= 0x20);
        if (answer.code != 2)
            return;
        QVERIFY2(answer.err.startsWith("muster: ") && answer.err.contains(path), qPrintable(answer.err));
        QVERIFY2(answer.err.count('\n') == 1, qPrintable(answer.err));
    }

    // A process of its own (hostileMain() below runs commands as the program does), in a small address space.
    static Answer runProgram(const QStringList &arguments)
    {
        QProcess process;
#ifdef Q_OS_LINUX
        process.setChildProcessModifier([] {
            const rlimit limit{rlim_t(addressSpace), rlim_t(addressSpace)};
            if (!sanitized)
                setrlimit(RLIMIT_AS, &limit);
        });
#endif
        QElapsedTimer timer;
        timer.start();
        process.start(QCoreApplication::applicationFilePath(), QStringList{"--command"} + arguments);
        Answer answer;
        if (!process.waitForFinished(300000) || process.exitStatus() != QProcess::NormalExit) {
            answer.err = "crashed or hung: " + arguments.join(' ') + "\n" + QString::fromUtf8(process.readAllStandardError());
            process.kill();
            process.waitForFinished();
            return answer;
        }
        answer.code = process.exitCode();
        answer.out = QString::fromUtf8(process.readAllStandardOutput());
        answer.err = QString::fromUtf8(process.readAllStandardError());
        qInfo("%5.1f s  %s", double(timer.elapsed()) / 1000, qPrintable(arguments.join(' ').right(70)));
        return answer;
    }

private:
    // A sanitizer maps terabytes: there the limit of the address space is left to it.
#ifdef MUSTER_SANITIZED
    static constexpr bool sanitized = true;
#else
    static constexpr bool sanitized = false;
#endif
    static constexpr qint64 addressSpace = 1500LL << 20; ///< with all libraries; an ordinary command needs 400 MB of it

    int m_files = 0;
};

/// main() of a test that is a HostileRun: the test itself, or one command.
template <typename Test>
int hostileMain(int argc, char **argv)
{
    prepareProcess();
    QApplication application(argc, argv);
    if (const QStringList arguments = application.arguments().mid(1); arguments.value(0) == "--command") {
        QTextStream out(stdout), err(stderr);
        return cli::CommandLine(cli::allCommands()).run(arguments.mid(1), out, err);
    }
    Test hostile;
    return run(hostile, argc, argv);
}

} // namespace muster::test

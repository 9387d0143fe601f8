// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/Diagnostics.h"

#include "MusterVersion.h"
#include "logging/CrashTrace.h"
#include "logging/LogFile.h"
#include "logging/Secrets.h"

#include <QDir>
#include <QLocale>
#include <QSysInfo>

namespace muster::logging {

namespace {

constexpr int logLines = 200;

} // namespace

DiagnosticsPart programPart()
{
    return {QStringLiteral("Program"),
            {QStringLiteral("Muster %1").arg(QStringLiteral(MUSTER_VERSION)),
             QStringLiteral("Qt %1 (built with %2)").arg(QString::fromLatin1(qVersion()), QStringLiteral(QT_VERSION_STR)),
             QStringLiteral("%1, %2 %3, %4")
                 .arg(QSysInfo::prettyProductName(), QSysInfo::kernelType(), QSysInfo::kernelVersion(), QSysInfo::currentCpuArchitecture()),
             QStringLiteral("locale %1, desktop %2 (%3)")
                 .arg(QLocale().name(), QLocale::system().name(), QLocale::system().uiLanguages().join(' '))}};
}

QList<DiagnosticsPart> logParts(const QString &logPath)
{
    QList<DiagnosticsPart> parts;
    const QString fresh = lastCrash(logPath);
    const QString crash = fresh.isEmpty() ? toldCrash(logPath) : fresh;
    parts.append({QStringLiteral("Last crash"), crash.isEmpty() ? QStringList{QStringLiteral("none known")} : crash.split('\n')});
    const QStringList lines = LogFile(logPath).tail(logLines);
    parts.append({QStringLiteral("Log, last lines of %1").arg(QDir::toNativeSeparators(logPath)),
                  lines.isEmpty() ? QStringList{QStringLiteral("empty")} : lines});
    return parts;
}

QString diagnosticsText(const QList<DiagnosticsPart> &parts)
{
    QString text;
    for (const DiagnosticsPart &part : parts)
        text += QStringLiteral("== ") + part.title + QStringLiteral(" ==\n") + part.lines.join('\n') + QStringLiteral("\n\n");
    text = withoutSecrets(text.trimmed());
    if (const QString home = QDir::homePath(); home.size() > 1)
        text.replace(home + '/', QStringLiteral("~/"));
    return text + '\n';
}

} // namespace muster::logging

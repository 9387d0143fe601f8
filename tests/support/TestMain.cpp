// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"

#include <QDir>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>
#include <QStandardPaths>
#include <QVersionNumber>

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

} // namespace

void prepareProcess()
{
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
    giveRuntimeFolder();
    // Before 6.5 the offscreen platform itself warns about every size hint of a window; with newer ones each warning is fatal.
    if (QLibraryInfo::version() >= QVersionNumber(6, 5))
        qputenv("QT_FATAL_WARNINGS", "1");
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

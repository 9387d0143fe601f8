// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/run/Diagnostics.h"

#include "app/shell/run/PartVersions.h"
#include "app/shell/settings/AppSettings.h"

#include <QGuiApplication>
#include <QScreen>

namespace muster::app {

namespace {

logging::DiagnosticsPart partsPart()
{
    QStringList lines;
    const QList<PartVersion> parts = partVersions();
    for (const PartVersion &part : parts)
        lines.append((part.name + ' ' + part.version).trimmed());
#ifndef MUSTER_KDDOCKWIDGETS
    lines.append(QStringLiteral("docks: Qt's own"));
#endif
    return {QStringLiteral("Parts"), lines};
}

logging::DiagnosticsPart screenPart()
{
    if (!qobject_cast<QGuiApplication *>(QCoreApplication::instance()))
        return {QStringLiteral("Screens"), {QStringLiteral("not asked for without a window")}};
    QStringList lines{QStringLiteral("platform %1").arg(QGuiApplication::platformName())};
    const QList<QScreen *> screens = QGuiApplication::screens();
    for (const QScreen *screen : screens) {
        const QRect all = screen->geometry(), free = screen->availableGeometry();
        lines.append(QStringLiteral("%1 x %2 at %3,%4, of which %5 x %6 are free, ratio %7, %8 dpi")
                         .arg(all.width())
                         .arg(all.height())
                         .arg(all.x())
                         .arg(all.y())
                         .arg(free.width())
                         .arg(free.height())
                         .arg(screen->devicePixelRatio())
                         .arg(screen->logicalDotsPerInch()));
    }
    return {QStringLiteral("Screens"), lines};
}

} // namespace

QList<logging::DiagnosticsPart> windowParts(const AppSettings &settings)
{
    const QString library = settings.library();
    const logging::DiagnosticsPart chosen{
        QStringLiteral("Settings"),
        {QStringLiteral("language: %1").arg(settings.language().isEmpty() ? QStringLiteral("as the desktop") : settings.language()),
         QStringLiteral("theme: %1")
             .arg(settings.themeMode() == ThemeMode::Dark        ? QStringLiteral("dark")
                      : settings.themeMode() == ThemeMode::Light ? QStringLiteral("light")
                                                                 : QStringLiteral("as the desktop")),
         QStringLiteral("text size: %1 %").arg(settings.textSize()),
         QStringLiteral("library: %1").arg(library.isEmpty() ? QStringLiteral("the user's own file") : library)}};
    return {partsPart(), screenPart(), chosen};
}

} // namespace muster::app

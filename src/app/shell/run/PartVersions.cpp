// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/run/PartVersions.h"

#include <QCoreApplication>
#include <QSysInfo>
#include <QtGlobal>

#include <pugixml.hpp>
#ifdef MUSTER_KDDOCKWIDGETS
#include <kddockwidgets/kddockwidgets_version.h>
#endif

namespace muster::app {

QList<PartVersion> partVersions()
{
    QList<PartVersion> parts;
    parts.append({"Qt", QString::fromLatin1(qVersion()), "LGPL-3.0"});
#ifdef MUSTER_KDDOCKWIDGETS
    parts.append({"KDDockWidgets", KDDOCKWIDGETS_VERSION_STRING, "GPL-2.0, GPL-3.0"});
#endif
    parts.append({"QuaZip", MUSTER_QUAZIP_VERSION, "LGPL-2.1"});
    parts.append({"pugixml", QStringLiteral("%1.%2").arg(PUGIXML_VERSION / 1000).arg(PUGIXML_VERSION % 1000 / 10), "MIT"});
    parts.append({"SQLite", "3", QCoreApplication::translate("AboutDialog", "public domain")});
    parts.append({"Inter", "", "OFL-1.1"});
    parts.append({QSysInfo::prettyProductName(), QSysInfo::currentCpuArchitecture(), ""});
    return parts;
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Author.h"

#include <QSysInfo>

namespace muster::library {

QString authorHere()
{
    if (const QString given = qEnvironmentVariable("MUSTER_AUTHOR"); !given.isEmpty())
        return given;
    const QString user = qEnvironmentVariable("USER", qEnvironmentVariable("LOGNAME", qEnvironmentVariable("USERNAME")));
    return (user.isEmpty() ? QString("somebody") : user) + "@" + QSysInfo::machineHostName();
}

} // namespace muster::library

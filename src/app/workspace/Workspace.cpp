// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/workspace/Workspace.h"

#include <QDateTime>
#include <QLocale>

namespace muster::app {

QString StatusTexts::timeText(const QDateTime &when)
{
    const QDateTime local = when.toLocalTime();
    return local.date() == QDate::currentDate() ? QLocale().toString(local.time(), QLocale::ShortFormat)
                                                : QLocale().toString(local, QLocale::ShortFormat);
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Stamps.h"

#include <QDateTime>
#include <QString>

namespace muster::text {

/// An id that nobody has yet.
[[nodiscard]] inline QString freshId(const base::Stamps &stamps)
{
    return QString::fromStdString(stamps.ids->next());
}

/// The time it is, UTC.
[[nodiscard]] inline QDateTime now(const base::Stamps &stamps)
{
    return QDateTime::fromMSecsSinceEpoch(stamps.clock->now()).toUTC();
}

/// The day it is here.
[[nodiscard]] inline QDate today(const base::Stamps &stamps)
{
    return now(stamps).toLocalTime().date();
}

} // namespace muster::text

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace muster::app {

/// A library that the program is made of.
struct PartVersion
{
    QString name;
    QString version;
    QString licence;
};

[[nodiscard]] QList<PartVersion> partVersions();

} // namespace muster::app

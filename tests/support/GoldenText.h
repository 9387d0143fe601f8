// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/TestMain.h"

#include <QDir>

namespace muster::test {

/// Compares a text with the file tests/golden/NAME, and says the first line that differs. With MUSTER_WRITE_GOLDEN set the file
/// is written instead: look at what git says has changed.
inline QString differenceToGolden(const QString &name, const QString &text)
{
    QFile file(sourceFolder() + "/tests/golden/" + name);
    if (qEnvironmentVariableIsSet("MUSTER_WRITE_GOLDEN")) {
        QDir().mkpath(QFileInfo(file).path());
        if (!file.open(QIODevice::WriteOnly) || file.write(text.toUtf8()) < 0)
            return name + ": cannot be written";
        return {};
    }
    if (!file.open(QIODevice::ReadOnly))
        return name + ": there is no such file; MUSTER_WRITE_GOLDEN=1 makes it";
    const QStringList wanted = QString::fromUtf8(file.readAll()).split('\n'), found = text.split('\n');
    for (qsizetype line = 0; line < std::max(wanted.size(), found.size()); ++line) {
        if (wanted.value(line) != found.value(line))
            return QString("%1, line %2\n  golden: %3\n  now:    %4")
                .arg(name, QString::number(line + 1), wanted.value(line), found.value(line));
    }
    return wanted.size() == found.size() ? QString() : name + ": other number of lines";
}

} // namespace muster::test

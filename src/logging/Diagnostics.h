// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

namespace muster::logging {

/// A heading of the diagnostics and what stands below it.
struct DiagnosticsPart
{
    QString title;
    QStringList lines;
};

/// This program, this Qt, this computer.
[[nodiscard]] DiagnosticsPart programPart();
/// The last crash that is known, and the last lines of that log.
[[nodiscard]] QList<DiagnosticsPart> logParts(const QString &logPath);

/// What somebody who is to help needs to know, in English since helpers read it; without passwords, and with the user's home
/// as "~". What the parts say must not be about the contents of documents.
[[nodiscard]] QString diagnosticsText(const QList<DiagnosticsPart> &parts);

} // namespace muster::logging

// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/exchange/ImportReport.h"

#include "text/Typography.h"

#include <QCoreApplication>
#include <QStringList>

namespace muster::documents {

namespace {

QString label(ImportNote::Kind kind)
{
    switch (kind) {
    case ImportNote::Kind::Read:
        return QCoreApplication::translate("ImportReport", "read");
    case ImportNote::Kind::Skipped:
        return QCoreApplication::translate("ImportReport", "skipped");
    case ImportNote::Kind::Unknown:
        return QCoreApplication::translate("ImportReport", "not understood");
    case ImportNote::Kind::Guessed:
        break;
    }
    return QCoreApplication::translate("ImportReport", "assumed");
}

} // namespace

QString ImportReport::text() const
{
    QStringList lines;
    for (const ImportNote &note : notes) {
        const QString line = note.line > 0 ? QCoreApplication::translate("ImportReport", " (line %1)").arg(note.line) : QString();
        lines.append(text::labelled(label(note.kind), note.text) + line);
    }
    return lines.join('\n');
}

} // namespace muster::documents

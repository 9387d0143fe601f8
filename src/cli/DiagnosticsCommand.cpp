// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/DiagnosticsCommand.h"

#include "library/LibraryFacts.h"
#include "logging/LogFile.h"
#include "text/Spoken.h"

#include <QCoreApplication>

namespace muster::cli {

namespace {
struct DiagnosticsWords
{
    Q_DECLARE_TR_FUNCTIONS(DiagnosticsCommand)
};
} // namespace

QString DiagnosticsCommand::summary() const
{
    return DiagnosticsWords::tr("what somebody who is to help needs to know: versions, the library's place and schema, the end of the log");
}

QString DiagnosticsCommand::description() const
{
    return DiagnosticsWords::tr("In English. Never a password, and nothing of what is in the lists.");
}

int DiagnosticsCommand::run(const QCommandLineParser &parser, Context &context) const
{
    if (!parser.positionalArguments().isEmpty())
        return couldNot(context, DiagnosticsWords::tr("usage: muster diagnostics [--library PATH]"));
    const base::Result<library::Address> address = library::Address::parse(context.library);
    if (!address)
        return couldNot(context, text::spoken(address.error()));
    QList<logging::DiagnosticsPart> parts{logging::programPart()};
    if (m_window)
        parts += m_window();
    parts.append({QStringLiteral("Library"), library::libraryFacts(*address)});
    parts += logging::logParts(logging::LogFile::standardPath());
    context.out << logging::diagnosticsText(parts);
    return Fine;
}

} // namespace muster::cli

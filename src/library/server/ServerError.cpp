// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/server/ServerError.h"

#include "text/Spoken.h"

#include <QCoreApplication>
#include <QSqlError>

namespace muster::library {

namespace {

// The part of the server's words that says something: without its questions back, and without a full stop of its own.
QString serverSays(const QString &detail)
{
    QString words = detail.section('\n', 0, 0).simplified();
    if (const qsizetype fatal = words.lastIndexOf("FATAL:"); fatal >= 0)
        words = words.mid(fatal + 6).trimmed();
    if (const qsizetype failed = words.lastIndexOf("failed: "); failed >= 0)
        words = words.mid(failed + 8);
    while (words.endsWith('.'))
        words.chop(1);
    return words;
}

// Why the line is not as safe as it has to be, from libpq's words (see EnglishMessages); empty when it is about something else.
QString tlsSentence(const QString &detail, const Address &address)
{
    if (detail.contains("server does not support SSL"))
        return QCoreApplication::translate(
                   "Library",
                   "The server %1 does not encrypt its line, and no password is sent over an open one. Switch TLS on at the server, or allow an "
                   "unencrypted connection in the settings (in an address: sslmode=disable).")
            .arg(address.host);
    if (detail.contains("does not match host name"))
        return QCoreApplication::translate(
                   "Library",
                   "The certificate of the server is not made out for %1 (%2): it may be another server. Use the name that stands in the certificate.")
            .arg(address.host, serverSays(detail));
    if (detail.contains("certificate verify failed"))
        return QCoreApplication::translate(
                   "Library",
                   "The certificate of the server %1 is not signed by an authority that this computer trusts: it may be another server. If your club "
                   "has an authority of its own, name its file in the settings (in an address: sslrootcert=FILE).")
            .arg(address.host);
    if (detail.contains("root certificate file"))
        return QCoreApplication::translate(
                   "Library",
                   "The certificate of the server %1 cannot be checked: %2. Name the file of the authority in the settings (in an address: "
                   "sslrootcert=FILE).")
            .arg(address.host, serverSays(detail));
    if (detail.contains("SSL SYSCALL") || detail.contains("closed unexpectedly")) // the line was cut while it was being secured
        return {};
    if (detail.contains("SSL") || detail.contains("certificate") || detail.contains("private key"))
        return QCoreApplication::translate("Library", "The line to %1 cannot be secured as asked: %2.")
            .arg(address.host, serverSays(detail));
    if (detail.contains("authentication method requirement"))
        return QCoreApplication::translate("Library", "The server %1 asks for the password in a way that the address forbids: %2.")
            .arg(address.host, serverSays(detail));
    return {};
}

base::Error explainConnecting(const QString &detail, const Address &address)
{
    const bool answered = detail.contains("FATAL");
    if (detail.contains("invalid connection option"))
        return text::error(
            "library.address",
            base::Message(
                QT_TRANSLATE_NOOP("Message", "The PostgreSQL library of this computer is too old for an option of the address: %1."),
                {serverSays(detail)}),
            address.shown());
    if (const QString sentence = answered ? QString() : tlsSentence(detail, address); !sentence.isEmpty())
        return text::error("library.tls", sentence, address.shown());
    if (detail.contains("password") || detail.contains("mot de passe"))
        return text::error("library.password",
                           base::Message(QT_TRANSLATE_NOOP("Message", "The server refused the password of %1."), {address.user}),
                           address.shown());
    // It answers, but knows no such database or user, or does not let us in.
    if (answered && !detail.contains("starting up") && !detail.contains("shutting down"))
        return text::error(
            "library.refused",
            base::Message(QT_TRANSLATE_NOOP("Message", "The server of the library answers, but refuses: %1."), {serverSays(detail)}),
            address.shown());
    return text::error(
        "library.connection",
        serverSays(detail).isEmpty()
            ? base::Message(QT_TRANSLATE_NOOP("Message", "The line to the server of the library was cut."))
            : base::Message(QT_TRANSLATE_NOOP("Message", "The server of the library cannot be reached: %1."), {serverSays(detail)}),
        address.shown());
}

} // namespace

base::Error explainServer(const QSqlError &error, const Address &address)
{
    const QString detail = error.databaseText().isEmpty() ? error.driverText() : error.databaseText();
    const QString code = error.nativeErrorCode();
    if (error.type() == QSqlError::ConnectionError)
        return explainConnecting(detail, address);
    // Errors without a code come from the library that talks to the server, not from the server: the line is gone.
    if (code.isEmpty() || code.startsWith("08") || code.startsWith("57P"))
        return text::error(
            "library.connection",
            serverSays(detail).isEmpty()
                ? base::Message(QT_TRANSLATE_NOOP("Message", "The line to the server of the library was cut."))
                : base::Message(QT_TRANSLATE_NOOP("Message", "The server of the library cannot be reached: %1."), {serverSays(detail)}),
            address.shown());
    if (code == "42501")
        return text::error(
            "library.rights",
            base::Message(QT_TRANSLATE_NOOP(
                              "Message", "%1 does not have the right to do that in the library of the club (%2): its owner can give it."),
                          {address.user, serverSays(detail)}),
            address.shown());
    if (code == "25006")
        return text::error(
            "library.rights",
            base::Message(QT_TRANSLATE_NOOP(
                "Message", "The server lets nobody write at the moment: it is a copy of another server, or was set to read-only.")),
            address.shown());
    if (code == "53100")
        return text::error("library.disk",
                           base::Message(QT_TRANSLATE_NOOP("Message", "The library cannot be written: the disk of the server is full.")),
                           address.shown());
    return text::error("library.sql",
                       base::Message(QT_TRANSLATE_NOOP("Message", "The library answered with an error: %1."), {serverSays(detail)}),
                       address.shown());
}

} // namespace muster::library

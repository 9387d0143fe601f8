// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/library/LibraryTools.h"

#include "archive/SafeFile.h"
#include "cli/library/LibraryCommand.h"
#include "documents/DocumentType.h"
#include "library/care/Recovery.h"
#include "library/server/Keyring.h"
#include "library/sql/SqliteFile.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFile>

#include <filesystem>
#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace muster::cli {

namespace {

struct LibraryToolsWords
{
    Q_DECLARE_TR_FUNCTIONS(LibraryCommand)
};

// Only where somebody sits: a script gets the clear error instead of a prompt nobody answers.
std::optional<QString> askOnTerminal([[maybe_unused]] const library::Address &address, bool)
{
#ifdef Q_OS_UNIX
    if (!isatty(STDIN_FILENO))
        return std::nullopt;
    const QByteArray prompt = LibraryToolsWords::tr("Password of %1 on %2: ").arg(address.user, address.host).toLocal8Bit();
    const char *given = getpass(prompt.constData());
    return given ? std::optional(QString::fromLocal8Bit(given)) : std::nullopt;
#else
    return std::nullopt; // the keyring or the address has it
#endif
}

base::Result<void> readable(library::Library &library, const library::Record &record)
{
    const base::Result<const documents::DocumentType *> type = documents::documentType(record.kind);
    return type ? (*type)->check(library, record.id) : base::Result<void>(type.error());
}

} // namespace

std::unique_ptr<library::Library> openLibrary(Context &context)
{
    base::Result<std::unique_ptr<library::Library>> opened = library::Library::open(context.library, library::keyringThen(askOnTerminal));
    if (opened) {
        if (const QString notice = library::networkNotice((*opened)->address().path); !notice.isEmpty())
            context.err << notice << "\n";
        return std::move(*opened);
    }
    couldNot(context, text::spoken(opened.error()));
    return nullptr;
}

base::Result<QString> findDocument(const library::Library &library, const QString &idOrName)
{
    const base::Result<qint64> version = library.documents().version(idOrName);
    if (!version)
        return version.error();
    if (*version > 0)
        return idOrName;
    const base::Result<library::Records> records = library.documents().list();
    if (!records)
        return records.error();
    QStringList ids;
    for (const library::Record &record : *records) {
        if (record.name.compare(idOrName, Qt::CaseInsensitive) == 0)
            ids.append(record.id);
    }
    if (ids.size() == 1)
        return ids.first();
    return text::error("library.missing",
                       ids.isEmpty()
                           ? base::Message(QT_TRANSLATE_NOOP("Message", "there is no document %1 in the library"), {idOrName})
                           : base::Message(QT_TRANSLATE_NOOP("Message", "there are several documents named %1; give the id"), {idOrName}));
}

QString fileNameFor(const library::Record &record)
{
    QString name;
    for (const QChar character : record.name)
        name.append(character.isLetterOrNumber() || QString(" -_().").contains(character) ? character : QChar('_'));
    name = name.trimmed().left(80);
    while (name.startsWith('.'))
        name.remove(0, 1);
    QString id; // an id comes from anywhere, also from a file that wants to be written elsewhere
    for (const QChar character : record.id) {
        if (character.isLetterOrNumber() || character == '-' || character == '_')
            id.append(character);
    }
    return (name.isEmpty() ? QString("roster") : name) + " " + (id.isEmpty() ? QString("0") : id.left(8));
}

base::Result<void> replaceBackup(const library::Library &library, const QString &path)
{
    if (archive::isProtected(path))
        return text::error("file.unwritable", base::Message(QT_TRANSLATE_NOOP("Message", "The file cannot be written: it is read-only.")),
                           path);
    const QString fresh = path + ".new";
    QFile::remove(fresh);
    if (base::Result<void> done = library.backupTo(fresh); !done)
        return done;
    std::error_code error;
    std::filesystem::rename(fresh.toStdString(), path.toStdString(), error);
    if (error)
        return text::error("file.unwritable", base::Message(error.message()), path);
    return {};
}

int recoverLibrary(Context &context)
{
    const base::Result<library::Address> address = library::Address::parse(context.library);
    if (!address)
        return couldNot(context, text::spoken(address.error()));
    if (address->backend != library::Backend::Sqlite)
        return couldNot(
            context, LibraryToolsWords::tr("library recover: a server is recovered by its owner; this is for the library of a computer"));
    if (!QFile::exists(address->path))
        return couldNot(context, LibraryToolsWords::tr("%1: there is no library").arg(address->path));
    {
        const base::Result<std::unique_ptr<library::Library>> opened = library::Library::open(*address);
        if (!opened && opened.error().code != "library.damaged")
            return couldNot(context, text::spoken(opened.error()));
        const base::Result<QStringList> problems = opened ? checkEverything(**opened) : base::Result<QStringList>(opened.error());
        if (problems && problems->isEmpty()) {
            context.out << LibraryToolsWords::tr("The library is in order.") << "\n";
            return Fine;
        }
    }
    const base::Result<library::RecoveryReport> report = library::recover(address->path);
    if (!report)
        return couldNot(context, text::spoken(report.error()));
    context.out << report->text() << "\n";
    return report->lost.isEmpty() && report->older.isEmpty() ? Fine : AnswerIsNo;
}

base::Result<QStringList> checkEverything(library::Library &library)
{
    base::Result<QStringList> problems = library.check();
    if (!problems)
        return problems;
    for (const bool trash : {false, true}) {
        library::Filter filter;
        filter.trash = trash;
        const base::Result<library::Records> records = library.documents().list(filter);
        if (!records) {
            if (records.error().code != "library.damaged")
                return records.error();
            continue; // said already
        }
        for (const library::Record &record : *records) {
            if (const base::Result<void> read = readable(library, record); !read)
                problems->append(record.name + " (" + record.id + "): " + text::spoken(read.error()));
        }
    }
    return problems;
}

} // namespace muster::cli

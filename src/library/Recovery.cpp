// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/Recovery.h"

#include "library/Backups.h"
#include "logging/Note.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <QLocale>

namespace muster::library {

base::Result<OpenedLibrary> openOrRecover(const QString &where, const PasswordSource &password)
{
    base::Result<std::unique_ptr<Library>> opened = Library::open(where, password);
    if (opened)
        return OpenedLibrary{std::move(*opened), {}};
    const base::Result<Address> address = Address::parse(where);
    if (opened.error().code != "library.damaged" || !address || address->backend != Backend::Sqlite)
        return opened.error();
    logging::noteError(logging::lcLibrary(), "open the library", opened.error());
    const base::Result<QString> copy = recoverFromBackup(address->path);
    if (!logging::note(logging::lcLibrary(), "go back to a backup", copy))
        return opened.error(); // the damaged file was not touched
    opened = Library::open(where, password);
    if (!opened)
        return opened.error();
    const QString when = QLocale().toString(QFileInfo(*copy).lastModified(), QLocale::ShortFormat);
    return OpenedLibrary{std::move(*opened),
                         QCoreApplication::translate("Library", "The library was damaged. It was put aside as %1, and the backup of %2 is open now.")
                             .arg(QFileInfo(address->path).fileName() + ".damaged-…", when)};
}

} // namespace muster::library

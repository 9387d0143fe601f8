// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

namespace muster::library {

/// A library, and what had to be done to open it.
struct OpenedLibrary
{
    std::unique_ptr<Library> library;
    QString notice; ///< for the user when a damaged file was put aside and a backup taken; otherwise empty
};

/// Opens a library; a damaged SQLite file is put aside (never deleted) and the newest sound backup takes its place.
[[nodiscard]] base::Result<OpenedLibrary> openOrRecover(const QString &where, const PasswordSource &password = {});

} // namespace muster::library

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

namespace muster::library {

/// The library that is open here, for another thread: it opens a connection of its own there, for the same person.
class SameLibrary
{
public:
    /// On the thread of `library`.
    explicit SameLibrary(const Library &library);

    /// On the other thread. An error when the file has gone from its place: another one would come into being there.
    [[nodiscard]] base::Result<std::unique_ptr<Library>> open() const;

private:
    Address m_address;
    QString m_author;
    bool m_shared;
    bool m_there;
    base::Error m_gone;
};

} // namespace muster::library

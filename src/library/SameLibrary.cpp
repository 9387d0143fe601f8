// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/SameLibrary.h"

#include <QFileInfo>

namespace muster::library {

SameLibrary::SameLibrary(const Library &library)
    : m_address(library.address()), m_author(library.author()), m_shared(library.isShared()), m_there(library.database().fileIsThere()),
      m_gone(library.database().fileIsGone())
{
    (void)library.documents(); // what was saved here is there when the other thread looks
}

base::Result<std::unique_ptr<Library>> SameLibrary::open() const
{
    if (!m_there || (m_address.backend == Backend::Sqlite && !QFileInfo::exists(m_address.path)))
        return m_gone;
    base::Result<std::unique_ptr<Library>> opened = Library::open(m_address);
    if (opened) {
        (*opened)->setAuthor(m_author);
        (*opened)->setShared(m_shared);
    }
    return opened;
}

} // namespace muster::library

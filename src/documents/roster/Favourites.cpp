// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/Favourites.h"

#include <QStringList>

namespace muster::documents {

Favourites::Favourites(const library::Library &library, const std::string &gameSystemId)
    : m_library(library), m_setting(QStringLiteral("favourites.") + QString::fromStdString(gameSystemId))
{
}

QSet<QString> Favourites::all() const
{
    const QStringList ids = m_library.settings().get(m_setting).valueOr({}).split('\n', Qt::SkipEmptyParts);
    return {ids.begin(), ids.end()};
}

base::Result<void> Favourites::set(const QSet<QString> &entryIds) const
{
    QStringList ids(entryIds.begin(), entryIds.end());
    ids.sort(); // the same choice is the same text, whoever compares it
    return m_library.settings().set(m_setting, ids.join('\n'));
}

} // namespace muster::documents

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

#include <QDateTime>
#include <QList>

namespace muster::library {

/// Something half written for a document: a report, a correction.
struct Draft
{
    QString document;
    QString kind;   ///< "report", "correction:ID", ...; one of each kind for each writer
    QString author; ///< whose it is
    QDateTime changed;
    QByteArray content;
    friend bool operator==(const Draft &, const Draft &) = default;
};

/// What is being written and belongs to nobody but its writer. Stays on this computer: no club's server ever sees it, and a
/// library that is a server keeps none.
class DraftRepository
{
public:
    explicit DraftRepository(const Database &database) : m_database(database) {}

    /// Those of one writer for one document, oldest first.
    [[nodiscard]] base::Result<QList<Draft>> of(const QString &document, const QString &author) const;
    /// All changes in one transaction.
    [[nodiscard]] base::Result<void> store(const QList<Draft> &kept, const QList<Draft> &gone) const;

private:
    const Database &m_database;
};

} // namespace muster::library

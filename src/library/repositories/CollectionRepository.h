// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Database.h"

#include <QList>

namespace muster::library {

/// One entry of the log of what the user owns; what it says is known to the layer that reads it.
struct CollectionEvent
{
    QString id;
    QString game;
    qint64 happened = 0; ///< milliseconds since the epoch
    QByteArray body;
    friend bool operator==(const CollectionEvent &, const CollectionEvent &) = default;
};

/// A photo of figures in one stage.
struct CollectionPhoto
{
    QString id;
    QString game;
    QString figures; ///< which ones
    QString stage;
    qint64 taken = 0;
    QString name;
    QString mediaType;
    QByteArray bytes; ///< empty in lists
    friend bool operator==(const CollectionPhoto &, const CollectionPhoto &) = default;
};

/// What the user of this library owns: rows that are only ever added. In a club each member sees their own.
class CollectionRepository
{
public:
    /// What change notices name instead of a document.
    static constexpr QLatin1String notice{"collection"};

    CollectionRepository(const Database &database, const QString &client) : m_database(database), m_client(client) {}

    /// All of them, in the order in which they happened; an error when one is damaged or missing.
    [[nodiscard]] base::Result<QList<CollectionEvent>> events() const;
    /// Adds them in one transaction; those whose id is there already stay as they are.
    [[nodiscard]] base::Result<void> append(const QList<CollectionEvent> &events) const;
    /// Without their bytes, oldest first.
    [[nodiscard]] base::Result<QList<CollectionPhoto>> photos(const QString &game) const;
    [[nodiscard]] base::Result<QByteArray> photoBytes(const QString &id) const;
    [[nodiscard]] base::Result<void> addPhoto(const CollectionPhoto &photo) const;

    /// Rows of both tables that one database has of this user and the other has not, copied over; answers how many.
    [[nodiscard]] static base::Result<int> carry(const Database &from, const Database &into);

private:
    [[nodiscard]] base::Result<void> tell() const;

    const Database &m_database;
    const QString &m_client;
};

} // namespace muster::library

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QList>
#include <QMap>
#include <QString>
#include <QStringList>

namespace muster::packs {

/// A profile of a user's own unit: the unit's figures, or a weapon.
struct UserProfile
{
    QString id; ///< given by the catalogue when empty
    QString name;
    QString typeId;
    QString typeName;
    QList<QPair<QString, QString>> characteristics; ///< characteristic type id -> value, in the type's order
    friend bool operator==(const UserProfile &, const UserProfile &) = default;
};

/// A rule of a user's own unit.
struct UserRule
{
    QString id; ///< given by the catalogue when empty
    QString name;
    QString text;
    friend bool operator==(const UserRule &, const UserRule &) = default;
};

/// A unit that the user wrote down.
struct UserUnit
{
    QString id; ///< given by the catalogue when empty; stable for ever after
    QString name;
    QString type = QStringLiteral("unit"); ///< "unit" or "model"
    QStringList categoryIds;               ///< the first one is the primary
    QMap<QString, double> costs;           ///< cost type id -> value
    int modelsMin = 0;                     ///< more than one: the unit has so many models, costs are per model
    int modelsMax = 0;
    QList<UserProfile> profiles;
    QList<UserRule> rules;
    QStringList ruleIds; ///< rules of the pack
    bool root = true;    ///< offered to the force itself
    QStringList slotIds; ///< groups of formations in which it is offered too
    friend bool operator==(const UserUnit &, const UserUnit &) = default;
};

/// The user's own units for one faction of a pack: a catalogue beside the pack, in the same format as everything else.
/// Whatever it does not understand in the file is kept.
class UserCatalogue
{
public:
    UserCatalogue(const QString &packId, const QString &catalogueId, const QString &gameSystemId);

    /// Where it is kept below the folder of the user's units.
    [[nodiscard]] static QString filePath(const QString &userUnits, const QString &packId, const QString &catalogueId);
    /// The other direction: which catalogue of the pack the units of such a file belong to.
    [[nodiscard]] static QString catalogueOf(const QString &fileName);

    /// Reads the file; one that does not exist is an empty catalogue, one that cannot be read is an error and is not touched.
    [[nodiscard]] static base::Result<UserCatalogue> load(const QString &userUnits, const QString &packId, const QString &catalogueId,
                                                          const QString &gameSystemId);
    /// Writes it whole, beside the old one, then renames.
    [[nodiscard]] base::Result<void> save(const QString &userUnits) const;

    [[nodiscard]] const QList<UserUnit> &units() const { return m_units; }
    [[nodiscard]] const UserUnit *unit(const QString &id) const;
    /// Adds, or replaces the unit of the same id; gives the id.
    QString put(UserUnit unit);
    bool remove(const QString &id);

    /// Id of the catalogue itself.
    [[nodiscard]] QString id() const;
    /// As the file holds it: for export.
    [[nodiscard]] const QByteArray &toXml() const { return m_xml; }
    [[nodiscard]] static base::Result<UserCatalogue> fromXml(const QByteArray &xml, const QString &packId, const QString &catalogueId,
                                                             const QString &gameSystemId, const QString &fileName);

private:
    QString m_packId;
    QString m_catalogueId;
    QByteArray m_xml; ///< the truth; units are read from it
    QList<UserUnit> m_units;
};

} // namespace muster::packs

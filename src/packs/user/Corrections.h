// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"

#include <QMap>
#include <QString>
#include <QStringList>

namespace muster::packs {

/// What the user changed in the pack's own figures: kept apart, laid over the data when they are read.
class Corrections
{
public:
    /// Where they are kept below the folder of the user's units.
    [[nodiscard]] static QString filePath(const QString &userUnits, const QString &packId);
    /// A file that does not exist means no corrections; one that cannot be read is an error and is not touched.
    [[nodiscard]] static base::Result<Corrections> load(const QString &userUnits, const QString &packId);
    [[nodiscard]] base::Result<void> save(const QString &userUnits, const QString &packId) const;

    void setCost(const QString &entryId, const QString &costTypeId, double value);
    void setCharacteristic(const QString &profileId, const QString &characteristicTypeId, const QString &value);
    void setName(const QString &id, const QString &name);
    /// The player's own words for a rule; empty: back to what the pack says.
    void setRuleText(const QString &ruleId, const QString &text);
    /// Back to what the pack says, for this entry, profile or rule.
    void remove(const QString &id);

    [[nodiscard]] bool isEmpty() const;
    /// Entries, profiles and rules that are corrected, sorted.
    [[nodiscard]] QStringList ids() const;
    [[nodiscard]] QMap<QString, double> costs(const QString &entryId) const { return m_costs.value(entryId); }
    [[nodiscard]] const QMap<QString, QString> &ruleTexts() const { return m_ruleTexts; }
    [[nodiscard]] QMap<QString, QString> characteristics(const QString &profileId) const { return m_characteristics.value(profileId); }

    /// Lays them over the XML of a game system or catalogue; the bytes are unchanged where nothing is corrected in them.
    [[nodiscard]] QByteArray applied(const QByteArray &xml) const;

private:
    QMap<QString, QMap<QString, double>> m_costs;
    QMap<QString, QMap<QString, QString>> m_characteristics;
    QMap<QString, QString> m_names;
    QMap<QString, QString> m_ruleTexts;
};

} // namespace muster::packs

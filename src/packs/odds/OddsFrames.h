// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/odds/OddsQuestion.h"

namespace muster::packs {

/// A weapon that fires: its profile, the rules that its tags name, how many of it.
struct OddsArm
{
    const OddsProfile *profile = nullptr;
    QStringList rules;
    int number = 1;
    int bearers = -1;      ///< no more of it fire than this; -1 = all
    std::size_t place = 0; ///< in the reply
};

/// Finds the value of every input of a mode: typed, from the units, or by default.
class OddsFrames
{
public:
    OddsFrames(const OddsRules &rules, const OddsQuestion &question) : m_rules(rules), m_question(question) {}

    /// Whether all typed names and values are good.
    [[nodiscard]] base::Result<void> check() const;
    /// The frames of one weapon (several for several shots), or of a typed attack. Unknown figures are noted.
    [[nodiscard]] base::Result<std::vector<odds::Frame>> frames(const QMap<QString, QString> &typed, const OddsArm *arm);
    [[nodiscard]] const QStringList &unknown() const { return m_unknown; }
    /// Inputs that have to be known, were taken by default, and what was taken.
    [[nodiscard]] const QMap<QString, QString> &assumed() const { return m_assumed; }
    /// Ticks that the units set.
    [[nodiscard]] const QStringList &set() const { return m_set; }
    /// Whether the units say something of it.
    [[nodiscard]] bool finds(const OddsSource &source) { return from(source, nullptr).has_value(); }
    /// The value of an input by itself, where a unit says it.
    [[nodiscard]] std::optional<QString> fromUnits(const OddsInput &input, const OddsArm *arm);

private:
    [[nodiscard]] std::optional<QString> from(const OddsSource &source, const OddsArm *arm);
    /// The id with what stands for its `{…}` parts.
    [[nodiscard]] QString characteristic(const OddsSource &source) const;
    [[nodiscard]] std::optional<QString> fromArms(const OddsSource &source, const OddsUnit &unit) const;
    [[nodiscard]] std::optional<QString> fromProfile(const OddsSource &source, const OddsUnit *unit, const OddsArm *arm) const;
    [[nodiscard]] std::optional<QString> fromCosts(const OddsSource &source, const OddsUnit &unit) const;
    [[nodiscard]] base::Result<void> checkNames(const QMap<QString, QString> &typed,
                                                const std::vector<const std::vector<OddsInput> *> &lists, const QString &what) const;
    base::Result<void> fill(const OddsInput &input, const QMap<QString, QString> &typed, const OddsArm *arm,
                            std::vector<odds::Frame> &frames);
    void put(const OddsInput &input, const OddsValue &value, std::vector<odds::Frame> &frames) const;

    const OddsRules &m_rules;
    const OddsQuestion &m_question;
    QHash<QString, QString> m_texts; ///< what inputs are, by their name in formulas
    QStringList m_unknown;
    QMap<QString, QString> m_assumed;
    QStringList m_set;
};

} // namespace muster::packs

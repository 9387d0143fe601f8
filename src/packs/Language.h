// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>
#include <QStringList>

#include <string_view>

namespace muster::packs {

/// The words of one language for the ids of a pack; whatever it does not have is answered with the data's own.
/// A default-made one translates nothing, so code never has to ask whether there is a translation.
class Language
{
public:
    Language() = default;
    explicit Language(const QString &code) : m_code(code) {}

    [[nodiscard]] const QString &code() const { return m_code; }

    /// Name of an entry, category, rule, profile...; `id` may be a composite id ("link::entry"): its last part counts.
    [[nodiscard]] QString name(std::string_view id, std::string_view own) const;
    /// A shorter name for column heads and cards; else the name.
    [[nodiscard]] QString shortName(std::string_view id, std::string_view own) const;
    /// Description of a rule.
    [[nodiscard]] QString text(std::string_view id, std::string_view own) const;
    /// Value of a characteristic: the profile's own word, else the word for that value, else the value.
    [[nodiscard]] QString value(std::string_view profileId, std::string_view characteristicTypeId, std::string_view own) const;
    /// The sentence for a broken constraint; empty when there is none.
    [[nodiscard]] QString finding(std::string_view constraintId) const;
    /// A hint, warning or error that the data say themselves.
    [[nodiscard]] QString message(std::string_view own) const;

    /// The data's own words hold for these rules: the user wrote them.
    void leaveTexts(const QStringList &ruleIds);

    [[nodiscard]] bool hasName(std::string_view id) const;
    [[nodiscard]] bool hasText(std::string_view id) const;
    /// Every id that something is said about, sorted.
    [[nodiscard]] QStringList ids() const;

private:
    friend class LanguageReader;
    QString m_code = QStringLiteral("en");
    QHash<QString, QString> m_names;
    QHash<QString, QString> m_short;
    QHash<QString, QString> m_texts;
    QHash<QString, QHash<QString, QString>> m_values;
    QHash<QString, QHash<QString, QString>> m_profiles;
    QHash<QString, QString> m_findings;
    QHash<QString, QString> m_messages;
};

} // namespace muster::packs

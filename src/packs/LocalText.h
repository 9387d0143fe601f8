// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QMap>
#include <QStringList>

namespace muster::packs {

/// A text in several languages; asked for one it does not have, it gives the English or else any text.
class LocalText
{
public:
    LocalText() = default;
    /// The same in every language.
    LocalText(const QString &text);

    /// A string, or an object language -> string; anything else is an empty text.
    [[nodiscard]] static LocalText fromJson(const QJsonValue &value);
    /// The other direction: a plain string where all languages have the same.
    [[nodiscard]] QJsonValue toJson() const;

    [[nodiscard]] QString in(const QString &language) const;
    [[nodiscard]] bool has(const QString &language) const { return m_texts.contains(language); }
    [[nodiscard]] bool isEmpty() const { return m_texts.isEmpty(); }
    /// What it says in each of its languages.
    [[nodiscard]] QStringList all() const { return m_texts.values(); }
    /// Whether it says just this in one of its languages, capitals or not.
    [[nodiscard]] bool isAny(const QString &text) const;
    void set(const QString &language, const QString &text) { m_texts.insert(language, text); }
    friend bool operator==(const LocalText &, const LocalText &) = default;

private:
    QMap<QString, QString> m_texts; ///< "" = every language
};

} // namespace muster::packs

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonValue>
#include <QMap>
#include <QString>

namespace muster::campaign {

/// A short text in several languages, as the JSON files of a pack write it: a string, or {"en": …, "fr": …}.
class LocalText
{
public:
    LocalText() = default;
    LocalText(const QString &same) { m_texts.insert(QString(), same); }

    [[nodiscard]] static LocalText fromJson(const QJsonValue &value);
    [[nodiscard]] QJsonValue toJson() const;

    /// The text in that language, else the common or English one, else whatever there is.
    [[nodiscard]] QString in(const QString &language) const;
    [[nodiscard]] bool isEmpty() const { return m_texts.isEmpty(); }
    /// What the user types replaces the text in every language.
    void setAll(const QString &text);

    friend bool operator==(const LocalText &, const LocalText &) = default;

private:
    QMap<QString, QString> m_texts; ///< language -> text; the empty key stands for all languages
};

} // namespace muster::campaign

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Error.h"
#include "base/Finding.h"

#include <QLocale>
#include <QString>
#include <QStringList>
#include <QTranslator>

#include <memory>
#include <mutex>
#include <vector>

namespace muster::text {

/// One language: its sentences, its numbers, its typography. It never changes, so window, paper and command line may speak
/// different languages at once, from any thread. English needs no file: it is what the sources are written in.
class Translator final
{
public:
    /// Read when it is first asked for, kept for good. "fr_CA" is "fr"; a language that is not there is English.
    [[nodiscard]] static const Translator &of(const QString &language);
    /// English, and every language that has a file of translations.
    [[nodiscard]] static QStringList available();
    /// A language beside those that are built in.
    static void add(const QString &code, std::unique_ptr<QTranslator> sentences, const QLocale &locale);

    [[nodiscard]] const QString &code() const { return m_code; }
    /// What its speakers call it: English, Français.
    [[nodiscard]] QString name() const;
    [[nodiscard]] const QLocale &locale() const { return m_locale; }

    /// Like QCoreApplication::translate(), and found by lupdate under the same name.
    [[nodiscard]] QString translate(const char *context, const char *english, const char *remark = nullptr, int count = -1) const;
    /// What the files have for it; null when they have nothing.
    [[nodiscard]] QString lookUp(const char *context, const char *english, const char *remark, int count) const;

    [[nodiscard]] QString say(const base::Message &message) const;
    /// "place: sentence"
    [[nodiscard]] QString say(const base::Error &error) const;
    [[nodiscard]] QString say(const base::Finding &finding) const;

    /// "Label: text"
    [[nodiscard]] QString labelled(const QString &label, const QString &text) const;
    /// A text that was written with plain spaces and apostrophes as this language sets it.
    [[nodiscard]] QString typeset(QString text) const;
    /// Whether a no-break space stands before this sign.
    [[nodiscard]] bool isTight(QChar sign) const { return m_tightSigns.contains(sign); }

private:
    Translator(const QString &code, const QLocale &locale, std::vector<std::unique_ptr<QTranslator>> books);
    [[nodiscard]] QString placed(const QString &where, const base::Message &sentence) const;

    QString m_code;
    QLocale m_locale;
    std::vector<std::unique_ptr<QTranslator>> m_books; ///< the first that knows a sentence says it
    mutable std::mutex m_asking;
    QString m_tightSigns;
    QChar m_apostrophe;
};

} // namespace muster::text

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Message.h"
#include "text/Translator.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QSet>

namespace muster::test {

/// A language in which every letter has an accent: "[!! Ópéń !!]". A word without one was not translated.
class PseudoTranslator final : public QTranslator
{
public:
    static constexpr auto code = "xx";

    static void install()
    {
        text::Translator::add(code, std::make_unique<PseudoTranslator>(), QLocale(QLocale::English, QLocale::UnitedKingdom));
    }

    QString translate(const char *context, const char *english, const char *, int count) const override
    {
        if (qstrcmp(context, "Typography") == 0 || !english)
            return {};
        const QString form = count < 0 ? QString::fromUtf8(english) : QString::fromStdString(base::englishForm(english, count));
        return accented(form);
    }
    bool isEmpty() const override { return false; }

    // Places (%1, %n, %L2), tags and entities stay.
    static QString accented(const QString &english)
    {
        static const QString plain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
        static const QString marked = QString::fromUtf8("áƀćďéƒǵħíĵķĺɱńóƥɋŕśťúṽẃẋýźÁƁĆĎÉƑǴĦÍĴĶĹḾŃÓƤɊŔŚŤÚṼẂẊÝŹ");
        static const QRegularExpression kept("%L?\\d|%n|%Ln|<[^<>]*>|&\\w+;");
        QString text;
        qsizetype at = 0;
        const auto add = [&](QStringView part) {
            for (const QChar letter : part) {
                const qsizetype index = plain.indexOf(letter);
                text += index < 0 ? letter : marked.at(index);
            }
        };
        for (auto it = kept.globalMatch(english); it.hasNext();) {
            const auto match = it.next();
            add(QStringView(english).mid(at, match.capturedStart() - at));
            text += match.captured();
            at = match.capturedEnd();
        }
        add(QStringView(english).mid(at));
        return english.trimmed().isEmpty() ? english : text;
    }
};

/// Finds what is said past the pseudo-language; names of the packs and of the user may be plain.
class PlainWords
{
public:
    /// Everything that stands in the files of a folder is a name.
    void allowFiles(const QString &folder, const QStringList &patterns)
    {
        for (QDirIterator it(folder, patterns, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
            QFile file(it.next());
            if (file.open(QIODevice::ReadOnly))
                allow(QString::fromUtf8(file.readAll()));
        }
    }
    void allow(const QString &text)
    {
        static const QRegularExpression word("[A-Za-z]{2,}");
        for (auto it = word.globalMatch(text); it.hasNext();)
            m_known.insert(it.next().captured().toCaseFolded());
    }

    /// The words of a text that are neither accented nor names.
    [[nodiscard]] QStringList in(QString text) const
    {
        static const QRegularExpression tag("<[^<>]*>|&[a-z]+;|%\\d|/\\S+|\\p{L}*…\\p{L}*"), mnemonic("&(?=\\w)");
        static const QRegularExpression word("\\p{L}+");
        text.remove(tag).remove(mnemonic);
        QStringList found;
        for (auto it = word.globalMatch(text); it.hasNext();) {
            const QString each = it.next().captured();
            static const QRegularExpression plain("^[A-Za-z]{2,}$");
            if (plain.match(each).hasMatch() && !m_known.contains(each.toCaseFolded()))
                found.append(each);
        }
        return found;
    }

private:
    QSet<QString> m_known;
};

} // namespace muster::test

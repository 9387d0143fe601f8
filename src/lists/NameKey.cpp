// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/NameKey.h"

#include "text/Typography.h"

#include <QHash>
#include <QStringList>

#include <algorithm>

namespace muster::lists {

namespace {

QStringList wordsOf(const QString &key)
{
    return key.split(' ', Qt::SkipEmptyParts);
}

double pairLikeness(const QString &first, const QString &second)
{
    if (first.size() < 2 || second.size() < 2)
        return first == second ? 1 : 0;
    QHash<QString, int> pairs;
    for (qsizetype i = 0; i + 1 < first.size(); ++i)
        ++pairs[first.mid(i, 2)];
    int common = 0;
    for (qsizetype i = 0; i + 1 < second.size(); ++i) {
        const auto found = pairs.find(second.mid(i, 2));
        if (found != pairs.end() && *found > 0) {
            --*found;
            ++common;
        }
    }
    return 2.0 * common / double(first.size() + second.size() - 2);
}

bool isAbbreviation(const QStringList &longer, const QStringList &shorter)
{
    if (longer.size() != shorter.size() || longer.isEmpty())
        return false;
    for (qsizetype i = 0; i < longer.size(); ++i) {
        const QString &full = longer[i].size() >= shorter[i].size() ? longer[i] : shorter[i];
        const QString &cut = longer[i].size() >= shorter[i].size() ? shorter[i] : longer[i];
        if (cut.size() < std::min<qsizetype>(3, full.size()) || !full.startsWith(cut))
            return false;
    }
    return true;
}

} // namespace

QString nameKey(const QString &name)
{
    QString key = text::searchForm(name);
    for (QChar &c : key)
        if (!c.isLetterOrNumber() && c != '+' && c != '&')
            c = c == '\'' ? QChar(0x1) : QChar(' ');
    key.remove(QChar(0x1));
    key.replace('&', QLatin1String(" and "));
    return key.simplified();
}

QString singularKey(const QString &key)
{
    QStringList words = wordsOf(key);
    for (QString &word : words) {
        if (word.size() > 3 && word.endsWith(QLatin1String("ies")))
            word = word.chopped(3) + 'y';
        else if (word.size() > 3 && word.endsWith('s') && !word.endsWith(QLatin1String("ss")))
            word.chop(1);
    }
    return words.join(' ');
}

double likeness(const QString &first, const QString &second)
{
    if (first == second)
        return 1;
    if (singularKey(first) == singularKey(second))
        return 0.97;
    QStringList a = wordsOf(first), b = wordsOf(second);
    if (isAbbreviation(a, b))
        return 0.9;
    std::sort(a.begin(), a.end());
    std::sort(b.begin(), b.end());
    if (a == b)
        return 0.92;
    const QStringList &few = a.size() < b.size() ? a : b;
    const QStringList &many = a.size() < b.size() ? b : a;
    const auto common = std::count_if(few.begin(), few.end(), [&many](const QString &word) { return many.contains(word); });
    // "Captain" is in "Warden Captain": worth a look, not a certainty.
    const double inside = common == few.size() && common > 0 ? 0.55 + 0.3 * double(few.size()) / double(many.size()) : 0;
    return std::max({0.95 * pairLikeness(first, second), inside});
}

} // namespace muster::lists

// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/EntryName.h"

#include <QCoreApplication>
#include <QStringList>

namespace muster::archive {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(Archive) };

constexpr int longestName = 512;

bool hasControlCharacter(const QString &name)
{
    for (const QChar character : name) {
        if (character.category() == QChar::Other_Control || character == QChar::ReplacementCharacter)
            return true;
    }
    return false;
}

} // namespace

QString reasonAgainstName(const QString &name)
{
    if (name.isEmpty())
        return Words::tr("it has an entry without a name");
    if (name.size() > longestName)
        return Words::tr("it has an entry whose name is longer than %1 characters").arg(longestName);
    if (hasControlCharacter(name))
        return Words::tr("it has an entry whose name holds characters that cannot be shown");
    if (name.contains('\\'))
        return Words::tr("the entry %1 has a backslash in its name").arg(name);
    if (name.startsWith('/'))
        return Words::tr("the entry %1 has an absolute path").arg(name);
    if (name.size() > 1 && name.at(1) == ':' && name.at(0).isLetter())
        return Words::tr("the entry %1 names a drive").arg(name);
    const QStringList parts = (name.endsWith('/') ? name.chopped(1) : name).split('/');
    for (const QString &part : parts) {
        if (part == "..")
            return Words::tr("the entry %1 leads out of its folder").arg(name);
        if (part.isEmpty() || part == ".")
            return Words::tr("the entry %1 has an irregular path").arg(name);
    }
    return {};
}

QString nameKey(const QString &name)
{
    return name.normalized(QString::NormalizationForm_C).toCaseFolded();
}

} // namespace muster::archive

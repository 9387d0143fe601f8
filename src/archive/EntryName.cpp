// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/EntryName.h"

#include <QStringList>

namespace muster::archive {

namespace {

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

base::Message reasonAgainstName(const QString &name)
{
    if (name.isEmpty())
        return base::Message(QT_TRANSLATE_NOOP("Message", "it has an entry without a name"));
    if (name.size() > longestName)
        return base::Message(QT_TRANSLATE_NOOP("Message", "it has an entry whose name is longer than %1 characters"), {longestName});
    if (hasControlCharacter(name))
        return base::Message(QT_TRANSLATE_NOOP("Message", "it has an entry whose name holds characters that cannot be shown"));
    if (name.contains('\\'))
        return base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 has a backslash in its name"), {name});
    if (name.startsWith('/'))
        return base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 has an absolute path"), {name});
    if (name.size() > 1 && name.at(1) == ':' && name.at(0).isLetter())
        return base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 names a drive"), {name});
    const QStringList parts = (name.endsWith('/') ? name.chopped(1) : name).split('/');
    for (const QString &part : parts) {
        if (part == "..")
            return base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 leads out of its folder"), {name});
        if (part.isEmpty() || part == ".")
            return base::Message(QT_TRANSLATE_NOOP("Message", "the entry %1 has an irregular path"), {name});
    }
    return {};
}

QString nameKey(const QString &name)
{
    return name.normalized(QString::NormalizationForm_C).toCaseFolded();
}

} // namespace muster::archive

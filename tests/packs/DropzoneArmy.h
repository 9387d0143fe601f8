// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/PackArmy.h"

namespace muster::test {

/// A Dropzone army written as lines, one battlegroup each:
/// "armoured-formation standard:sabre*9+condor support:rapier shared:albatross". A squad is `slot:unit*models+child+child`;
/// children are transports, or `@captain`, a commander.
class DropzoneArmy : public PackArmy
{
public:
    DropzoneArmy(const QString &faction, double limit, const QStringList &lines = {})
        : PackArmy("dropzone-commander", "dzc.catalogue." + faction, limit), m_faction(faction)
    {
        for (const QString &line : lines)
            battlegroup(line);
        if (!lines.isEmpty())
            removeEmptyFormations();
    }

    std::string battlegroup(const QString &line)
    {
        QStringList words = line.split(' ', Qt::SkipEmptyParts);
        const QString name = words.takeFirst();
        const std::string id = formation("dzc.formation." + m_faction + '.' + name);
        for (const QString &word : words)
            squad(id, name, word);
        return id;
    }

    std::string squad(const std::string &group, const QString &formationName, const QString &word)
    {
        const QString slot = word.section(':', 0, 0);
        QStringList parts = word.section(':', 1).split('+');
        const QString unit = parts.first().section('*', 0, 0);
        const int models = parts.takeFirst().section('*', 1).toInt();
        const QString slotId = "dzc.slot." + m_faction + '.' + formationName + '.' + (slot == "shared" ? "shared-transport" : slot);
        const std::string id = add(group, "dzc.unit." + m_faction + '.' + unit, slotId);
        if (models > 0)
            setCount(id, "dzc.model." + m_faction + '.' + unit, models);
        for (const QString &part : parts) {
            const int count = std::max(1, part.section('*', 1).toInt());
            const QString name = part.section('*', 0, 0);
            for (int i = 0; i < count; ++i)
                add(id,
                    name.startsWith('@') ? "dzc.option." + m_faction + ".commander." + name.mid(1) : "dzc.unit." + m_faction + '.' + name);
        }
        return id;
    }

private:
    QString m_faction;
};

} // namespace muster::test

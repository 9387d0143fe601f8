// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/RosterPath.h"

#include "text/Typography.h"

#include <QCoreApplication>

namespace muster::cli {

namespace {

using share::toText;

/// Walks down a path, part by part.
class Walker
{
public:
    Walker(const rules::Evaluator &evaluator, const share::RosterLook &look) : m_evaluator(evaluator), m_look(look) {}

    base::Result<RosterPlace> walk(const QString &path)
    {
        for (const QString &part : path.split('/', Qt::SkipEmptyParts)) {
            if (!step(part.trimmed())) {
                return base::Error{
                    "path.unknown",
                    base::Message(QT_TRANSLATE_NOOP("Message", "there is no \"%1\" in %2; there are: %3"),
                                  {part.trimmed(), m_where.isEmpty() ? base::Message(QT_TRANSLATE_NOOP("Message", "the roster")) : m_where,
                                   m_known.join(QStringLiteral(", "))}),
                    {}};
            }
            m_where = part.trimmed();
        }
        if (m_place.id.empty())
            return base::Error{"path.empty", base::Message(QT_TRANSLATE_NOOP("Message", "the path is empty")), {}};
        return m_place;
    }

private:
    bool step(QString part)
    {
        int wanted = 1;
        if (const auto mark = part.lastIndexOf('#'); mark > 0) {
            bool number = false;
            wanted = part.mid(mark + 1).toInt(&number);
            if (number)
                part.truncate(mark);
            else
                wanted = 1;
        }
        m_known.clear();
        int seen = 0;
        if (m_place.id.empty())
            return stepToForce(m_evaluator.roster().forces, part, wanted, seen)
                || stepIntoForces(m_evaluator.roster().forces, part, wanted, seen);
        if (const rules::Force *force = m_place.isForce ? m_evaluator.chosenForce(m_place.id) : nullptr;
            force && stepToForce(force->forces, part, wanted, seen))
            return true;
        const auto *children = rules::childSelections(m_evaluator.roster(), m_place.id);
        if (m_place.groupId.empty() && !m_place.isForce) {
            for (const rules::Slot &slot : m_evaluator.slotsOf(m_place.id)) {
                if (!slot.group)
                    continue;
                m_known.append(m_look.name(slot.group->entry().idText, slot.name));
                if (isNamed(part, {m_known.last(), toText(slot.name), toText(slot.group->entry().idText)}) && ++seen == wanted)
                    return take({m_place.id, slot.groupId, false});
            }
        }
        return children && stepInto(*children, part, wanted, seen);
    }

    // Those of one level before what is inside of them.
    bool stepToForce(const std::vector<rules::Force> &forces, const QString &part, int wanted, int &seen)
    {
        for (const rules::Force &force : forces) {
            m_known.append(m_look.name(force.entryId, force.name));
            if (isNamed(part, {m_known.last(), toText(force.name), toText(force.customName), toText(force.id)}) && ++seen == wanted)
                return take({force.id, {}, true});
        }
        for (const rules::Force &force : forces)
            if (stepToForce(force.forces, part, wanted, seen))
                return true;
        return false;
    }

    bool stepIntoForces(const std::vector<rules::Force> &forces, const QString &part, int wanted, int &seen)
    {
        for (const rules::Force &force : forces)
            if (stepInto(force.selections, part, wanted, seen) || stepIntoForces(force.forces, part, wanted, seen))
                return true;
        return false;
    }

    bool stepInto(const std::vector<rules::Selection> &selections, const QString &part, int wanted, int &seen)
    {
        for (const rules::Selection &selection : selections) {
            if (!m_place.groupId.empty() && selection.entryGroupId != m_place.groupId)
                continue;
            const rules::EffectiveSelection *effective = m_evaluator.selection(selection.id);
            const QString name = effective ? m_look.name(*effective) : toText(selection.name);
            m_known.append(name);
            if (isNamed(part,
                        {name, toText(selection.name), toText(effective ? effective->name : selection.name), toText(selection.customName),
                         toText(selection.id)})
                && ++seen == wanted)
                return take({selection.id, {}, false});
        }
        return false;
    }

    bool take(RosterPlace place)
    {
        m_place = std::move(place);
        return true;
    }

    const rules::Evaluator &m_evaluator;
    const share::RosterLook &m_look;
    RosterPlace m_place;
    QString m_where;
    QStringList m_known;
};

} // namespace

bool isNamed(const QString &typed, const QStringList &names)
{
    for (const QString &name : names) {
        if (!name.isEmpty() && text::searchForm(typed) == text::searchForm(name))
            return true;
    }
    return false;
}

base::Result<RosterPlace> findPath(const rules::Evaluator &evaluator, const share::RosterLook &look, const QString &path)
{
    return Walker(evaluator, look).walk(path);
}

} // namespace muster::cli

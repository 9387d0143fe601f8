// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/FormationSections.h"

#include "models/roster/FormationRows.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace muster::models {

namespace {

struct FormationSectionsWords
{
    Q_DECLARE_TR_FUNCTIONS(FormationRows)
};

const QString attachedKey = QStringLiteral("attached");
const QString unitsKey = QStringLiteral("units");

} // namespace

FormationRow &FormationSections::byKey(const QString &key, const QString &name)
{
    for (FormationRow &section : m_sections) {
        if (section.key == key)
            return section;
    }
    FormationRow section;
    section.kind = FormationRow::Kind::Section;
    section.key = key;
    section.ownerId = share::toText(m_force.id);
    section.name = name;
    m_sections.push_back(std::move(section));
    return m_sections.back();
}

FormationRow &FormationSections::ofUnit(const rules::EffectiveSelection *effective)
{
    if (m_formations && (!effective || isUnitType(effective->type)))
        return units();
    const rules::CategoryValue *category = effective ? effective->primaryCategory() : nullptr;
    if (!category && effective && !effective->categories.empty())
        category = &effective->categories.front();
    if (!category)
        return byKey(QStringLiteral("none"), FormationSectionsWords::tr("Without category"));
    return byKey(share::toText(category->entryId), m_look.name(category->entryId, category->name));
}

FormationRow &FormationSections::attached()
{
    return byKey(attachedKey, FormationSectionsWords::tr("Attached units"));
}

FormationRow &FormationSections::units()
{
    return byKey(unitsKey, FormationSectionsWords::tr("Independent units"));
}

std::vector<FormationRow> FormationSections::sorted()
{
    std::map<QString, int> order;
    if (const rules::EffectiveForce *effective = m_evaluator.force(m_force.id)) {
        for (const rules::EffectiveCategory &category : effective->categories)
            order.emplace(share::toText(category.entryId), int(order.size()) + 1);
    }
    order[attachedKey] = -1;
    if (m_formations)
        order[unitsKey] = 0;
    const auto rank = [&order](const FormationRow &row) {
        const auto found = order.find(row.key);
        return found == order.end() ? int(order.size()) + 1 : found->second;
    };
    std::stable_sort(m_sections.begin(), m_sections.end(),
                     [&rank](const FormationRow &a, const FormationRow &b) { return rank(a) < rank(b); });
    for (FormationRow &section : m_sections) {
        if (section.children.empty())
            section.remark = FormationSectionsWords::tr("none");
        section.sentence = FormationSectionsWords::tr("%1, %2").arg(section.name, m_look.costText(section.points));
    }
    return std::move(m_sections);
}

} // namespace muster::models

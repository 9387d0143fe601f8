// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/Pack.h"

#include "packs/UnitList.h"
#include "packs/odds/OddsRules.h"

#include <QDir>

namespace muster::packs {

FactionStyle Pack::style(const QString &catalogueId) const
{
    for (const FactionStyle &style : m_manifest.factions) {
        if (style.catalogueId == catalogueId)
            return style;
    }
    return {catalogueId, {}, {}};
}

const Language &Pack::language(const QString &code) const
{
    static const Language none;
    const auto it = m_languages.constFind(code);
    return it == m_languages.constEnd() ? none : *it;
}

const OddsRules &Pack::odds() const
{
    static const OddsRules none;
    return m_odds ? *m_odds : none;
}

QString Pack::reference(const QString &language) const
{
    const auto it = m_references.constFind(language);
    return it == m_references.constEnd() ? m_references.value("en") : *it;
}

QString Pack::path(const QString &relative) const
{
    return QDir(m_folder).filePath(relative);
}

const rules::CostType *Pack::pointsType() const
{
    if (const rules::CostType *type = m_data->costType(m_manifest.costTypeId.toStdString()))
        return type;
    for (const rules::CostType &type : m_data->gameSystem().costTypes) {
        if (isShown(type))
            return &type;
    }
    return m_data->gameSystem().costTypes.empty() ? nullptr : &m_data->gameSystem().costTypes.front();
}

QString Pack::limitName(double limit, const QString &language) const
{
    for (const LimitPreset &preset : m_manifest.limitPresets) {
        const double min = preset.min < 0 ? preset.value : preset.min;
        const double max = preset.max < 0 ? preset.value : preset.max;
        if (limit >= min && limit <= max)
            return preset.name.in(language);
    }
    return {};
}

QStringList Pack::unreadFiles() const
{
    QStringList unread;
    for (const QString &file : m_manifest.catalogueFiles) {
        const std::string name = file.toStdString();
        const auto &read = m_data->catalogues();
        if (std::none_of(read.begin(), read.end(), [&name](const rules::DataFile *one) { return one->fileName == name; }))
            unread.append(file);
    }
    return unread;
}

bool Pack::broken() const
{
    return std::any_of(m_findings.begin(), m_findings.end(),
                       [](const base::Finding &finding) { return finding.severity == base::Severity::Error; });
}

} // namespace muster::packs

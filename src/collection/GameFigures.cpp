// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/GameFigures.h"

#include "packs/UnitList.h"
#include "packs/odds/OddsRules.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <algorithm>

namespace muster::collection {

namespace {

using rules::EntryNode;
using rules::EntryType;

QString entryIdOf(const EntryNode &node)
{
    return text::fromUtf8(node.entry().idText);
}

/// A model inside a unit, and how many of them the unit begins with.
struct ModelInside
{
    const EntryNode *model = nullptr;
    int number = 0;
};

// Models of units inside it belong to those.
void modelsIn(const EntryNode &node, QList<ModelInside> &models, int depth)
{
    for (const EntryNode *child : node.entriesBelow()) {
        if (child->hidden() || child->entry().type == EntryType::Unit || depth > 8)
            continue;
        if (child->entry().type == EntryType::Model) {
            const auto same = [child](const ModelInside &one) { return &one.model->entry() == &child->entry(); };
            if (std::none_of(models.cbegin(), models.cend(), same))
                models.append({child, child->defaultAmount()});
        } else {
            modelsIn(*child, models, depth + 1);
        }
    }
}

int writtenFigures(const packs::Pack &pack, const packs::ListedUnit &unit)
{
    const QString characteristic = pack.odds().figures;
    for (const rules::Profile *profile : unit.profiles) {
        for (const rules::Characteristic &value : profile->characteristics) {
            if (!characteristic.isEmpty() && text::fromUtf8(value.typeIdText) == characteristic)
                return std::max(1, text::fromUtf8(value.value).toInt());
        }
    }
    return 1;
}

double unitPoints(const packs::Pack &pack, const packs::ListedUnit &unit)
{
    const rules::CostType *type = pack.pointsType();
    for (const rules::Cost &cost : unit.minimumCosts) {
        if (type && cost.typeIdText == type->idText)
            return cost.value;
    }
    return -1;
}

QString knownNameKey(const QString &unit, const QString &figure)
{
    return text::searchForm(unit) + '\n' + text::searchForm(figure == unit ? QString() : figure);
}

} // namespace

GameFigures::GameFigures(const packs::Pack &pack, const QString &language)
{
    for (const rules::DataFile *faction : pack.factions())
        addUnits(pack, *faction, language);
    for (int i = 0; i < m_all.size(); ++i) {
        const KnownFigure &known = m_all.at(i);
        m_byKey.insert(known.key, i);
        for (const QString &name : {knownNameKey(known.unitName, known.figureName), knownNameKey(known.unitName, {})}) {
            const auto there = m_byName.constFind(name);
            m_byName.insert(name, there == m_byName.cend() || *there == i ? i : -1);
        }
    }
}

void GameFigures::addUnits(const packs::Pack &pack, const rules::DataFile &faction, const QString &language)
{
    const packs::Language &words = pack.language(language);
    const QString group = words.name(faction.idText, faction.name);
    const auto add = [this](KnownFigure figure) {
        if (!m_byKey.contains(figure.key)) { // a unit that two factions share stands with the first
            m_byKey.insert(figure.key, int(m_all.size()));
            m_all.append(std::move(figure));
        }
    };
    for (const packs::ListedUnit &unit : packs::listUnits(pack.data()->book(faction))) {
        const QString id = QString::fromStdString(unit.id), name = words.name(unit.id, unit.name);
        QList<ModelInside> models;
        if (unit.node->entry().type == EntryType::Unit)
            modelsIn(*unit.node, models, 0);
        int figures = models.isEmpty() ? writtenFigures(pack, unit) : 0;
        for (const ModelInside &inside : std::as_const(models))
            figures += inside.number;
        const double points = unitPoints(pack, unit), each = points < 0 ? -1 : points / std::max(1, figures);
        if (models.isEmpty())
            add({{id, {}}, name, {}, group, figures, each});
        for (const ModelInside &inside : std::as_const(models)) {
            const QString figure = words.name(inside.model->entry().idText, inside.model->name());
            add({{id, entryIdOf(*inside.model)}, name, figure == name ? QString() : figure, group, std::max(1, inside.number), each});
        }
    }
}

const KnownFigure *GameFigures::find(const FigureKey &key) const
{
    const auto at = m_byKey.constFind(key);
    return at == m_byKey.cend() ? nullptr : &m_all.at(*at);
}

const KnownFigure *GameFigures::named(const QString &unit, const QString &figure) const
{
    const int at = m_byName.value(knownNameKey(unit, figure), -1);
    return at < 0 ? nullptr : &m_all.at(at);
}

} // namespace muster::collection

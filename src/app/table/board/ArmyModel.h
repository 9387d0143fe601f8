// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableSession.h"
#include "app/table/TableWords.h"
#include "models/KeyedTreeModel.h"

namespace muster::app {

/// A tile, or the heading of a group of them.
struct ArmyRow
{
    enum class Kind { Heading, Formation, Unit, Gone };
    QString key; ///< id of the unit, "heading:…" or "formation:…"
    std::vector<ArmyRow> children{};
    Kind kind = Kind::Unit;
    QString name, second; ///< of a heading: title and remark; of one who is gone: by whom
    QString code, icon, spoken;
    QVector<QPair<bool, bool>> boxes; ///< circle, ticked
    QString count;                    ///< "4 / 6", where the boxes have no room
    QVector<TileBadge> badges;
    int side = 0; ///< of a formation
    bool done = false, target = false, along = false, comesNow = false;

    [[nodiscard]] bool sameContent(const ArmyRow &other) const;
};

/// The units of one half of the table as tiles: on it, off it, eliminated. A tap changes the rows it is about and no others.
class ArmyModel final : public models::KeyedTreeModel<ArmyRow>
{
    Q_OBJECT

public:
    ArmyModel(TableSession &session, bool theirs, QObject *parent = nullptr);

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QModelIndex indexOfUnit(const QString &unit) const;
    void refresh();

private:
    [[nodiscard]] ArmyRow heading(const QString &key, const QString &title, const QString &remark) const;
    /// What acts as one, above its units: a tap on its ring is a tap on the rings of all.
    [[nodiscard]] ArmyRow formation(const QVector<const battle::UnitState *> &units) const;
    void addTiles(std::vector<ArmyRow> &rows, const QVector<const battle::UnitState *> &units) const;
    [[nodiscard]] ArmyRow tile(const battle::UnitState &unit) const;
    [[nodiscard]] ArmyRow gone(const battle::UnitState &unit) const;
    /// Carriers first, whoever goes along behind them.
    [[nodiscard]] QVector<const battle::UnitState *> ordered(const QVector<const battle::UnitState *> &units) const;

    TableSession &m_session;
    bool m_theirs;
};

} // namespace muster::app

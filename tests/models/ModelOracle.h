// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "models/KeyedTreeModel.h"

#include <QAbstractItemModel>
#include <QPersistentModelIndex>
#include <QSet>
#include <QStringList>

#include <functional>

namespace muster::test {

/// Everything a delegate, a tool tip or a screen reader asks of an index.
inline QList<QPair<int, QVariant>> contentOf(const QModelIndex &index)
{
    QList<int> roles{Qt::DisplayRole,       Qt::EditRole,           Qt::ToolTipRole,
                     Qt::StatusTipRole,     Qt::AccessibleTextRole, Qt::AccessibleDescriptionRole,
                     Qt::TextAlignmentRole, Qt::CheckStateRole};
    for (int role = Qt::UserRole; role < Qt::UserRole + 24; ++role)
        roles.append(role);
    QList<QPair<int, QVariant>> content{{-1, int(index.flags())}};
    for (int role : roles)
        content.append({role, index.data(role)});
    return content;
}

/// Empty, or where two models differ first: row by row, column by column, role by role.
inline QString difference(const QAbstractItemModel &shown, const QAbstractItemModel &fresh, const QModelIndex &a = {},
                          const QModelIndex &b = {}, const QString &where = "root")
{
    if (shown.rowCount(a) != fresh.rowCount(b) || shown.columnCount(a) != fresh.columnCount(b))
        return QString("%1: %2 rows of %3 columns, should be %4 of %5")
            .arg(where)
            .arg(shown.rowCount(a))
            .arg(shown.columnCount(a))
            .arg(fresh.rowCount(b))
            .arg(fresh.columnCount(b));
    for (int row = 0; row < shown.rowCount(a); ++row) {
        for (int column = 0; column < shown.columnCount(a); ++column) {
            const QModelIndex one = shown.index(row, column, a), other = fresh.index(row, column, b);
            const auto is = contentOf(one), should = contentOf(other);
            for (qsizetype i = 0; i < is.size(); ++i) {
                if (is.at(i) != should.at(i))
                    return QString("%1/%2,%3 role %4: “%5”, should be “%6”")
                        .arg(where)
                        .arg(row)
                        .arg(column)
                        .arg(is.at(i).first)
                        .arg(is.at(i).second.toString(), should.at(i).second.toString());
            }
        }
        const QString name = where + "/" + shown.index(row, 0, a).data().toString();
        if (const QString below = difference(shown, fresh, shown.index(row, 0, a), fresh.index(row, 0, b), name); !below.isEmpty())
            return below;
    }
    for (int column = 0; column < shown.columnCount(a); ++column) {
        for (int role : {int(Qt::DisplayRole), int(Qt::ToolTipRole)}) {
            if (shown.headerData(column, Qt::Horizontal, role) != fresh.headerData(column, Qt::Horizontal, role))
                return QString("%1: head %2 differs").arg(where).arg(column);
        }
    }
    return {};
}

/// The same for what delegates of a keyed tree read from its rows themselves.
template <typename Row>
QString rowDifference(const models::KeyedTreeModel<Row> &shown, const models::KeyedTreeModel<Row> &fresh, const QModelIndex &a = {},
                      const QModelIndex &b = {})
{
    for (int i = 0; i < shown.rowCount(a); ++i) {
        const QModelIndex one = shown.index(i, 0, a), other = fresh.index(i, 0, b);
        if (!shown.row(one)->sameContent(*fresh.row(other)))
            return QString("the row %1 is stale").arg(shown.row(one)->key);
        if (const QString below = rowDifference(shown, fresh, one, other); !below.isEmpty())
            return below;
    }
    return {};
}

/// Looks at a model as a view does: what it was not told to look at again must be as it was.
class Onlooker : public QObject
{
public:
    explicit Onlooker(const QAbstractItemModel &model) : m_model(model)
    {
        connect(&model, &QAbstractItemModel::dataChanged, this, [this](const QModelIndex &first, const QModelIndex &last) {
            for (int row = first.row(); row <= last.row(); ++row) {
                for (int column = first.column(); column <= last.column(); ++column)
                    m_told.insert(m_model.index(row, column, first.parent()));
            }
        });
        const auto all = [this] { m_all = true; };
        connect(&model, &QAbstractItemModel::modelReset, this, all);
        connect(&model, &QAbstractItemModel::layoutChanged, this, all);
        (void)look();
    }

    /// Empty, or what changed without a word since the last look.
    [[nodiscard]] QString look()
    {
        QHash<QPersistentModelIndex, QList<QPair<int, QVariant>>> now;
        QString missed;
        walk({}, [&](const QModelIndex &index) {
            const auto content = contentOf(index);
            const auto before = m_seen.constFind(index);
            if (before != m_seen.constEnd() && *before != content && !m_all && !m_told.contains(index)) {
                for (qsizetype i = 0; i < content.size(); ++i) {
                    if (content.at(i) != before->at(i))
                        missed = QString("row %1 column %2 role %3 became “%4” from “%5” without a signal")
                                     .arg(index.row())
                                     .arg(index.column())
                                     .arg(content.at(i).first)
                                     .arg(content.at(i).second.toString(), before->at(i).second.toString());
                }
            }
            now.insert(index, content);
        });
        m_seen = now;
        m_told.clear();
        m_all = false;
        return missed;
    }

private:
    void walk(const QModelIndex &parent, const std::function<void(const QModelIndex &)> &visit) const
    {
        for (int row = 0; row < m_model.rowCount(parent); ++row) {
            for (int column = 0; column < m_model.columnCount(parent); ++column)
                visit(m_model.index(row, column, parent));
            walk(m_model.index(row, 0, parent), visit);
        }
    }

    const QAbstractItemModel &m_model;
    QHash<QPersistentModelIndex, QList<QPair<int, QVariant>>> m_seen;
    QSet<QPersistentModelIndex> m_told;
    bool m_all = false;
};

} // namespace muster::test

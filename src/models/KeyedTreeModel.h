// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QHash>

#include <memory>
#include <vector>

namespace muster::models {

/// A tree of rows that are computed anew after every edit and compared with what the view shows: rows with the same key stay
/// where they are, so that selection, expansion and scroll position survive, and the model never resets for an edit.
///
/// `Row` is a value with `QString key` (unique among its siblings), `std::vector<Row> children`, and
/// `bool sameContent(const Row &) const` (children not compared). Subclasses implement data().
template <typename Row>
class KeyedTreeModel : public QAbstractItemModel
{
public:
    using QAbstractItemModel::QAbstractItemModel;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex &parent = {}) const override
    {
        const Node &node = nodeAt(parent);
        if (row < 0 || row >= int(node.children.size()) || column < 0 || column >= columnCount(parent))
            return {};
        return createIndex(row, column, node.children[size_t(row)].get());
    }
    [[nodiscard]] QModelIndex parent(const QModelIndex &index) const override
    {
        if (!index.isValid())
            return {};
        return indexOf(static_cast<Node *>(index.internalPointer())->parent);
    }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.column() > 0 ? 0 : int(nodeAt(parent).children.size());
    }
    [[nodiscard]] int columnCount(const QModelIndex & = {}) const override { return 1; }

    /// The row behind an index; null for the invisible root.
    [[nodiscard]] const Row *row(const QModelIndex &index) const
    {
        return index.isValid() ? &static_cast<Node *>(index.internalPointer())->row : nullptr;
    }

    /// The first row, parents before children, for which `wanted` holds.
    template <typename Predicate>
    [[nodiscard]] QModelIndex find(Predicate &&wanted) const
    {
        return findBelow(m_root, wanted);
    }

protected:
    /// Shows these rows, with as few signals as the difference needs.
    void setRows(std::vector<Row> rows) { merge(m_root, std::move(rows)); }
    /// Shows these rows at once, forgetting the ones before: for thousands of rows that are mostly others.
    void replaceRows(std::vector<Row> rows)
    {
        beginResetModel();
        m_root.children.clear();
        for (Row &row : rows)
            m_root.children.push_back(grow(std::move(row), &m_root));
        endResetModel();
    }

private:
    struct Node
    {
        Row row;
        Node *parent = nullptr;
        std::vector<std::unique_ptr<Node>> children;
    };

    [[nodiscard]] const Node &nodeAt(const QModelIndex &index) const
    {
        return index.isValid() ? *static_cast<Node *>(index.internalPointer()) : m_root;
    }
    [[nodiscard]] QModelIndex indexOf(const Node *node) const
    {
        if (!node || node == &m_root)
            return {};
        const auto &siblings = node->parent->children;
        for (size_t i = 0; i < siblings.size(); ++i) {
            if (siblings[i].get() == node)
                return createIndex(int(i), 0, node);
        }
        return {};
    }

    template <typename Predicate>
    [[nodiscard]] QModelIndex findBelow(const Node &node, Predicate &wanted) const
    {
        for (size_t i = 0; i < node.children.size(); ++i) {
            if (wanted(node.children[i]->row))
                return createIndex(int(i), 0, node.children[i].get());
            if (const QModelIndex below = findBelow(*node.children[i], wanted); below.isValid())
                return below;
        }
        return {};
    }

    static std::unique_ptr<Node> grow(Row row, Node *parent)
    {
        auto node = std::make_unique<Node>();
        std::vector<Row> children = std::move(row.children);
        row.children.clear();
        node->row = std::move(row);
        node->parent = parent;
        for (Row &child : children)
            node->children.push_back(grow(std::move(child), node.get()));
        return node;
    }

    void merge(Node &node, std::vector<Row> rows)
    {
        const QModelIndex parent = indexOf(&node);
        removeMissing(node, rows, parent);
        for (size_t i = 0; i < rows.size(); ++i) {
            bringInPlace(node, i, rows[i], parent);
            Node &child = *node.children[i];
            std::vector<Row> inner = std::move(rows[i].children);
            rows[i].children.clear();
            if (!child.row.sameContent(rows[i])) {
                child.row = std::move(rows[i]);
                const QModelIndex changed = createIndex(int(i), 0, &child);
                emit dataChanged(changed, changed.siblingAtColumn(columnCount(parent) - 1));
            }
            merge(child, std::move(inner));
        }
    }

    void removeMissing(Node &node, const std::vector<Row> &rows, const QModelIndex &parent)
    {
        QHash<QString, int> wanted;
        for (const Row &row : rows)
            wanted.insert(row.key, 0);
        for (size_t end = node.children.size(); end > 0;) {
            if (wanted.contains(node.children[end - 1]->row.key)) {
                --end;
                continue;
            }
            size_t begin = end - 1;
            while (begin > 0 && !wanted.contains(node.children[begin - 1]->row.key))
                --begin;
            beginRemoveRows(parent, int(begin), int(end) - 1);
            node.children.erase(node.children.begin() + std::ptrdiff_t(begin), node.children.begin() + std::ptrdiff_t(end));
            endRemoveRows();
            end = begin;
        }
    }

    // Rows before `at` are right already: takes the row from further down, or inserts it.
    void bringInPlace(Node &node, size_t at, Row &row, const QModelIndex &parent)
    {
        for (size_t i = at; i < node.children.size(); ++i) {
            if (node.children[i]->row.key != row.key)
                continue;
            if (i != at) {
                beginMoveRows(parent, int(i), int(i), parent, int(at));
                auto moved = std::move(node.children[i]);
                node.children.erase(node.children.begin() + std::ptrdiff_t(i));
                node.children.insert(node.children.begin() + std::ptrdiff_t(at), std::move(moved));
                endMoveRows();
            }
            return;
        }
        beginInsertRows(parent, int(at), int(at));
        Row copy = row;
        node.children.insert(node.children.begin() + std::ptrdiff_t(at), grow(std::move(copy), &node));
        endInsertRows();
    }

    Node m_root;
};

} // namespace muster::models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/DockHost.h"

#include <memory>
#include <vector>

namespace muster::app {

/// The default layout as nested splits, built from panels that name their neighbours.
class LayoutTree
{
public:
    struct Node
    {
        Qt::Orientation orientation = Qt::Horizontal;
        std::vector<std::unique_ptr<Node>> children; ///< empty in a leaf
        QStringList tabs;                            ///< panels of a leaf, the first in front
        /// Some panel at the top left of this node.
        [[nodiscard]] const QString &anchor() const { return children.empty() ? tabs.first() : children.front()->anchor(); }
    };

    void add(const Panel &panel);
    [[nodiscard]] const Node *root() const { return m_root.get(); }
    /// The size of every open place in an area: what panels asked for, the rest to those that asked for nothing.
    [[nodiscard]] QHash<QString, QSize> sizes(const QSize &area, int gap) const;
    /// The room that all open places need beside each other.
    [[nodiscard]] QSize least(int gap) const;
    /// The panels with as many of them folded into others as the area asks for; the last ones go first.
    [[nodiscard]] static QList<Panel> fold(QList<Panel> panels, const QSize &area, int gap);

private:
    void addBeside(std::unique_ptr<Node> &place, Node *parent, std::unique_ptr<Node> leaf, Side side);
    [[nodiscard]] std::unique_ptr<Node> *find(const QString &id, std::unique_ptr<Node> &from, Node *parent, Node **parentOut);

    [[nodiscard]] bool isOpen(const Node &node) const;
    [[nodiscard]] int wanted(const Node &node, Qt::Orientation orientation) const;
    [[nodiscard]] int fair(const Node &node, Qt::Orientation orientation) const;
    [[nodiscard]] int least(const Node &node, Qt::Orientation orientation, int gap) const;
    [[nodiscard]] std::vector<int> lengths(const std::vector<const Node *> &nodes, Qt::Orientation orientation, int room, int gap) const;
    void share(const Node &node, const QSize &area, int gap, QHash<QString, QSize> &sizes) const;

    std::unique_ptr<Node> m_root;
    QHash<QString, Panel> m_panels;
};

} // namespace muster::app

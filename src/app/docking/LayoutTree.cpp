// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/LayoutTree.h"

#include <algorithm>

namespace muster::app {

void LayoutTree::add(const Panel &panel)
{
    auto leaf = std::make_unique<Node>();
    leaf->tabs = {panel.id};
    m_panels.insert(panel.id, panel);
    if (!m_root) {
        m_root = std::move(leaf);
        return;
    }
    Node *parent = nullptr;
    if (auto *place = panel.tabbedWith.isEmpty() ? nullptr : find(panel.tabbedWith, m_root, nullptr, &parent)) {
        (*place)->tabs.append(panel.id);
        return;
    }
    auto *place = panel.beside.isEmpty() ? nullptr : find(panel.beside, m_root, nullptr, &parent);
    addBeside(place ? *place : m_root, place ? parent : nullptr, std::move(leaf), panel.side);
}

void LayoutTree::addBeside(std::unique_ptr<Node> &place, Node *parent, std::unique_ptr<Node> leaf, Side side)
{
    const bool before = side == Side::Left || side == Side::Above;
    const Qt::Orientation orientation = side == Side::Left || side == Side::Right ? Qt::Horizontal : Qt::Vertical;
    if (parent && parent->orientation == orientation) {
        auto at = std::find_if(parent->children.begin(), parent->children.end(), [&](const auto &child) { return child == place; });
        parent->children.insert(before ? at : at + 1, std::move(leaf));
        return;
    }
    if (!place->children.empty() && place->orientation == orientation) {
        place->children.insert(before ? place->children.begin() : place->children.end(), std::move(leaf));
        return;
    }
    auto split = std::make_unique<Node>();
    split->orientation = orientation;
    split->children.push_back(std::move(place));
    split->children.insert(before ? split->children.begin() : split->children.end(), std::move(leaf));
    place = std::move(split);
}

std::unique_ptr<LayoutTree::Node> *LayoutTree::find(const QString &id, std::unique_ptr<Node> &from, Node *parent, Node **parentOut)
{
    if (from->tabs.contains(id)) {
        *parentOut = parent;
        return &from;
    }
    for (auto &child : from->children) {
        if (auto *found = find(id, child, from.get(), parentOut))
            return found;
    }
    return nullptr;
}

bool LayoutTree::isOpen(const Node &node) const
{
    return std::any_of(node.tabs.begin(), node.tabs.end(), [this](const QString &id) { return m_panels.value(id).open; })
        || std::any_of(node.children.begin(), node.children.end(), [this](const auto &child) { return isOpen(*child); });
}

int LayoutTree::wanted(const Node &node, Qt::Orientation orientation) const
{
    int length = 0;
    for (const QString &id : node.tabs) {
        const QSize size = m_panels.value(id).size;
        length = std::max(length, orientation == Qt::Horizontal ? size.width() : size.height());
    }
    for (const auto &child : node.children) {
        if (isOpen(*child))
            length = std::max(length, wanted(*child, orientation));
    }
    return length;
}

int LayoutTree::fair(const Node &node, Qt::Orientation orientation) const
{
    int length = 0;
    for (const QString &id : node.tabs) {
        const QSize size = m_panels.value(id).fair;
        length = std::max(length, orientation == Qt::Horizontal ? size.width() : size.height());
    }
    for (const auto &child : node.children) {
        if (isOpen(*child))
            length = std::max(length, fair(*child, orientation));
    }
    return length;
}

int LayoutTree::least(const Node &node, Qt::Orientation orientation, int gap) const
{
    int length = 0;
    for (const QString &id : node.tabs) {
        const QSize size = m_panels.value(id).open ? m_panels.value(id).least : QSize();
        length = std::max(length, orientation == Qt::Horizontal ? size.width() : size.height());
    }
    int sum = -gap;
    for (const auto &child : node.children) {
        if (!isOpen(*child))
            continue;
        const int own = least(*child, orientation, gap);
        length = std::max(length, own);
        sum += own + gap;
    }
    return node.orientation == orientation ? std::max(length, sum) : length;
}

QSize LayoutTree::least(int gap) const
{
    return m_root ? QSize(least(*m_root, Qt::Horizontal, gap), least(*m_root, Qt::Vertical, gap)) : QSize();
}

QList<Panel> LayoutTree::fold(QList<Panel> panels, const QSize &area, int gap)
{
    const auto sideways = [](const Panel &panel) { return panel.side == Side::Left || panel.side == Side::Right; };
    const auto need = [&] {
        LayoutTree tree;
        for (const Panel &panel : std::as_const(panels))
            tree.add(panel);
        return tree.least(gap);
    };
    for (const bool horizontal : {true, false}) {
        for (qsizetype i = panels.size() - 1; i > 0; --i) {
            const QSize least = need();
            if (horizontal ? least.width() <= area.width() : least.height() <= area.height())
                break;
            Panel &panel = panels[i];
            if (panel.foldsInto.isEmpty() || !panel.tabbedWith.isEmpty() || sideways(panel) != horizontal)
                continue;
            panel.tabbedWith = panel.foldsInto;
            panel.size = {}; // the place has the size of the panel that was there before
        }
    }
    return panels;
}

QHash<QString, QSize> LayoutTree::sizes(const QSize &area, int gap) const
{
    QHash<QString, QSize> found;
    if (m_root)
        share(*m_root, area, gap, found);
    return found;
}

std::vector<int> LayoutTree::lengths(const std::vector<const Node *> &nodes, Qt::Orientation orientation, int room, int gap) const
{
    std::vector<int> found;
    int left = room - gap * int(nodes.size() - 1);
    int undecided = 0, needed = 0, slack = 0;
    for (const Node *node : nodes) {
        const int length = wanted(*node, orientation);
        found.push_back(length);
        left -= length;
        if (length == 0) {
            ++undecided;
            needed += std::max({60, fair(*node, orientation), least(*node, orientation, gap)});
        } else {
            slack += std::max(0, length - least(*node, orientation, gap));
        }
    }
    // What asked for nothing gets the rest; where that is too little, the others give of what is above their least.
    const int given = std::clamp(needed - left, 0, slack);
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (found[i] == 0)
            found[i] = std::max(60, (left + given) / undecided);
        else if (slack > 0)
            found[i] -= int(qint64(given) * std::max(0, found[i] - least(*nodes[i], orientation, gap)) / slack);
    }
    return found;
}

void LayoutTree::share(const Node &node, const QSize &area, int gap, QHash<QString, QSize> &sizes) const
{
    for (const QString &id : node.tabs)
        sizes.insert(id, area);
    std::vector<const Node *> open;
    for (const auto &child : node.children) {
        if (isOpen(*child))
            open.push_back(child.get());
    }
    if (open.empty())
        return;
    const bool horizontal = node.orientation == Qt::Horizontal;
    const std::vector<int> found = lengths(open, node.orientation, horizontal ? area.width() : area.height(), gap);
    for (std::size_t i = 0; i < open.size(); ++i)
        share(*open[i], horizontal ? QSize(found[i], area.height()) : QSize(area.width(), found[i]), gap, sizes);
}

} // namespace muster::app

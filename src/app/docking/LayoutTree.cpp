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

QHash<QString, QSize> LayoutTree::sizes(const QSize &area, int gap) const
{
    QHash<QString, QSize> found;
    if (m_root)
        share(*m_root, area, gap, found);
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
    int left = (horizontal ? area.width() : area.height()) - gap * int(open.size() - 1);
    int undecided = 0;
    for (const Node *child : open) {
        const int length = wanted(*child, node.orientation);
        left -= length;
        undecided += length == 0 ? 1 : 0;
    }
    for (const Node *child : open) {
        int length = wanted(*child, node.orientation);
        if (length == 0)
            length = std::max(60, left / undecided);
        share(*child, horizontal ? QSize(length, area.height()) : QSize(area.width(), length), gap, sizes);
    }
}

} // namespace muster::app

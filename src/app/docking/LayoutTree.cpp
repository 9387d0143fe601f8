// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/docking/LayoutTree.h"

#include <algorithm>

namespace muster::app {

void LayoutTree::add(const Panel &panel)
{
    auto leaf = std::make_unique<Node>();
    leaf->tabs = {panel.id};
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

} // namespace muster::app

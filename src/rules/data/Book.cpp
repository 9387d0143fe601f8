// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/Book.h"

#include "base/Text.h"
#include "rules/data/GameData.h"

#include <algorithm>

namespace muster::rules {

namespace {

constexpr int maximalBookDepth = 48; // of links in links: far beyond any real data

void collectClosure(const GameData &data, const DataFile &file, std::vector<const DataFile *> &closure)
{
    if (std::find(closure.begin(), closure.end(), &file) != closure.end())
        return;
    closure.push_back(&file);
    for (const CatalogueLink &link : file.catalogueLinks)
        for (const DefinitionRef &ref : data.definitions(link.targetId))
            if (ref.kind == DefinitionKind::Catalogue)
                collectClosure(data, *static_cast<const DataFile *>(ref.pointer), closure);
}

template <typename T, typename Spans>
void collect(std::vector<const T *> &all, const Spans &span)
{
    for (const T &item : span)
        if (std::none_of(all.begin(), all.end(), [&](const T *known) { return known->id == item.id; }))
            all.push_back(&item);
}

// "a::b::c" has `part` as one of its segments.
bool hasSegment(std::string_view path, std::string_view part)
{
    for (const std::string_view segment : base::split(path, "::"))
        if (segment == part)
            return true;
    return false;
}

const EntryNode *search(const std::vector<const EntryNode *> &nodes, std::string_view entryId)
{
    for (const EntryNode *node : nodes)
        if (node->isSavedAs(entryId))
            return node;
    for (const EntryNode *node : nodes)
        if (hasSegment(node->path(), entryId))
            return node;
    return nullptr;
}

} // namespace

Book::Book(const GameData &data, const DataFile &catalogue) : m_data(data), m_catalogue(catalogue)
{
    collectClosure(data, catalogue, m_closure);
    for (const DataFile *file : m_closure)
        for (const CatalogueLink &link : file->catalogueLinks) {
            const auto refs = data.definitions(link.targetId);
            const bool there = std::any_of(refs.begin(), refs.end(),
                                           [](const DefinitionRef &ref) { return ref.kind == DefinitionKind::Catalogue; });
            if (!there && std::find(m_missing.begin(), m_missing.end(), link.name) == m_missing.end())
                m_missing.push_back(link.name);
        }
    const DataFile *system = &data.gameSystem();
    std::erase(m_closure, system);
    m_closure.push_back(system);
    std::vector<const DataFile *> order{system};
    order.insert(order.end(), m_closure.begin(), m_closure.end() - 1);
    for (const DataFile *file : order) {
        collect(m_costTypes, file->costTypes);
        collect(m_profileTypes, file->profileTypes);
        for (const CategoryEntry &category : file->categoryEntries)
            m_categories.push_back(&category);
    }
    for (const CategoryEntry *each : m_categories)
        if (!each->constraints.empty() && category(each->id) == each)
            m_limitedCategories.push_back(each);
}

Book::~Book() = default;

const std::vector<const EntryNode *> &Book::roots() const
{
    if (m_rootsReady.load(std::memory_order_acquire))
        return m_roots;
    const std::lock_guard lock(m_mutex);
    if (!m_rootsReady) {
        std::vector<const DataFile *> seen;
        addRoots(m_catalogue, false, seen);
        if (std::find(seen.begin(), seen.end(), &m_data.gameSystem()) == seen.end())
            addRoots(m_data.gameSystem(), false, seen);
        m_rootsReady.store(true, std::memory_order_release);
    }
    return m_roots;
}

void Book::addRoots(const DataFile &file, bool imported, std::vector<const DataFile *> &seen) const
{
    if (std::find(seen.begin(), seen.end(), &file) != seen.end())
        return;
    seen.push_back(&file);
    for (const Entry &entry : file.rootEntries) {
        if (imported && !entry.import)
            continue;
        if (const EntryNode *node = makeNode(entry, nullptr)) {
            if (node->isGroup())
                m_roots.insert(m_roots.end(), node->entriesBelow().begin(), node->entriesBelow().end());
            else
                m_roots.push_back(node);
        }
    }
    for (const CatalogueLink &link : file.catalogueLinks)
        for (const DefinitionRef &ref : m_data.definitions(link.targetId))
            if (link.importRootEntries && ref.kind == DefinitionKind::Catalogue)
                addRoots(*static_cast<const DataFile *>(ref.pointer), true, seen);
}

const std::vector<const EntryNode *> &Book::roots(const ForceEntry *force) const
{
    if (!force || force->children.empty())
        return roots();
    const auto &common = roots();
    const std::lock_guard lock(m_mutex);
    const auto [place, fresh] = m_forceRoots.try_emplace(force);
    if (fresh) {
        for (const Entry &entry : force->children) {
            const EntryNode *node = makeNode(entry, nullptr);
            if (node && node->isGroup())
                place->second.insert(place->second.end(), node->entriesBelow().begin(), node->entriesBelow().end());
            else if (node)
                place->second.push_back(node);
        }
        place->second.insert(place->second.end(), common.begin(), common.end());
    }
    return place->second;
}

std::vector<const ForceEntry *> Book::forceEntries() const
{
    std::vector<const ForceEntry *> forces;
    for (const ForceOffer &offer : forceOffers(nullptr))
        forces.push_back(offer.entry);
    return forces;
}

template <typename T>
const T *Book::nearest(Id id, std::initializer_list<DefinitionKind> kinds) const
{
    const T *best = nullptr;
    std::size_t bestRank = m_closure.size() + 1;
    for (const DefinitionRef &ref : m_data.definitions(id)) {
        if (std::find(kinds.begin(), kinds.end(), ref.kind) == kinds.end())
            continue;
        const auto rank = static_cast<std::size_t>(std::find(m_closure.begin(), m_closure.end(), ref.file) - m_closure.begin());
        if (rank < bestRank) {
            bestRank = rank;
            best = static_cast<const T *>(static_cast<const Definition *>(ref.pointer));
        }
    }
    return best;
}

const CategoryEntry *Book::category(Id id) const
{
    return nearest<CategoryEntry>(id, {DefinitionKind::Category});
}

const ForceEntry *Book::forceEntry(Id id, const ForceEntry *parent) const
{
    if (parent)
        for (const ForceEntry &inner : parent->forceEntries)
            if (inner.id == id)
                return &inner;
    return nearest<ForceEntry>(id, {DefinitionKind::Force});
}

const Association *Book::association(Id id) const
{
    return nearest<Association>(id, {DefinitionKind::Association});
}

std::vector<Book::ForceOffer> Book::forceOffers(const ForceEntry *parent) const
{
    std::vector<ForceOffer> offers;
    const auto add = [&](std::span<const ForceEntry> entries, std::span<const ForceLink> links) {
        for (const ForceEntry &entry : entries)
            offers.push_back({&entry, nullptr});
        for (const ForceLink &link : links)
            if (const ForceEntry *entry = forceEntry(link.targetId))
                offers.push_back({entry, &link});
    };
    if (parent) {
        add(parent->forceEntries, parent->forceLinks);
    } else {
        add(m_data.gameSystem().forceEntries, m_data.gameSystem().forceLinks);
        for (const DataFile *file : m_closure)
            if (file != &m_data.gameSystem())
                add(file->forceEntries, file->forceLinks);
    }
    // Those without a number come behind the others.
    const auto rank = [](const ForceOffer &offer) {
        const int index = offer.link && offer.link->sortIndex != 0 ? offer.link->sortIndex : offer.entry->sortIndex;
        return index == 0 ? 1'000'000 : index;
    };
    std::stable_sort(offers.begin(), offers.end(), [&](const ForceOffer &a, const ForceOffer &b) { return rank(a) < rank(b); });
    return offers;
}

const Publication *Book::publication(std::string_view id) const
{
    for (const DataFile *file : m_closure)
        for (const Publication &publication : file->publications)
            if (publication.idText == id)
                return &publication;
    return nullptr;
}

const Entry *Book::target(const Entry &link) const
{
    return link.target ? link.target : nearest<Entry>(link.targetId, {DefinitionKind::Entry, DefinitionKind::Group});
}

DefinitionKind Book::kindOf(InfoLink::Type type)
{
    switch (type) {
    case InfoLink::Type::Profile:
        return DefinitionKind::Profile;
    case InfoLink::Type::Rule:
        return DefinitionKind::Rule;
    case InfoLink::Type::InfoGroup:
        return DefinitionKind::InfoGroup;
    case InfoLink::Type::Unknown:
        break;
    }
    return DefinitionKind::None;
}

const Definition *Book::target(const InfoLink &link) const
{
    return link.target ? link.target : nearest<Definition>(link.targetId, {kindOf(link.type)});
}

const EntryNode *Book::makeNode(const Entry &definition, const EntryNode *parent, bool ofLink) const
{
    const bool isLink = definition.kind == EntryKind::Link;
    const Entry *entry = isLink ? target(definition) : &definition;
    if (!entry || (parent && parent->m_depth >= maximalBookDepth) || m_data.isOverfull())
        return nullptr;
    for (const EntryNode *above = parent; above && isLink; above = above->m_parent)
        if (above->m_entry == entry)
            return nullptr; // a cycle: reported by the linker
    EntryNode &node = m_nodes.emplace_back();
    node.m_entry = entry;
    node.m_link = isLink ? &definition : nullptr;
    node.m_parts = {entry, node.m_link};
    node.m_parent = parent;
    node.m_book = this;
    static std::atomic<std::uint32_t> lastSerial{0};
    node.m_serial = ++lastSerial;
    node.m_depth = static_cast<std::uint16_t>(parent ? parent->m_depth + 1 : 0);
    if (parent)
        node.m_prefix = parent->m_prefix;
    if (isLink)
        node.m_prefix.append(definition.idText).append("::");
    node.m_path = node.m_prefix + std::string(entry->idText);
    if (parent && parent->isGroup())
        node.m_groupPath = parent->m_path;
    if (parent && (ofLink || parent->m_other))
        nameOtherwise(node, *parent, ofLink);
    const std::size_t other = node.m_other ? sizeof *node.m_other + node.m_other->prefix.capacity() + node.m_other->path.capacity() : 0;
    (void)m_data.grantPlaces(sizeof node + node.m_prefix.capacity() + node.m_path.capacity() + node.m_groupPath.capacity() + other,
                             m_placeBytes);
    return &node;
}

void Book::nameOtherwise(EntryNode &node, const EntryNode &parent, bool ofLink)
{
    std::string prefix = parent.m_other ? parent.m_other->prefix : parent.m_prefix;
    if (ofLink) // the parent's own link stands at its end
        prefix.resize(prefix.size() - parent.m_link->idText.size() - 2);
    if (node.m_link)
        prefix.append(node.m_link->idText).append("::");
    std::string path = prefix + std::string(node.m_entry->idText);
    node.m_other = std::make_unique<const EntryNode::OtherIds>(EntryNode::OtherIds{std::move(prefix), std::move(path)});
}

const EntryNode::Expansion *Book::expand(const EntryNode &node) const
{
    const std::lock_guard lock(m_mutex);
    if (const EntryNode::Expansion *known = node.m_expansion.load(std::memory_order_acquire))
        return known;
    EntryNode::Expansion &expansion = m_expansions.emplace_back();
    for (const Entry *part : node.parts())
        for (const Entry &child : part->children)
            if (const EntryNode *made = makeNode(child, &node, part == node.m_link))
                expansion.children.push_back(made);
    for (const EntryNode *child : expansion.children) {
        if (!child->isGroup()) {
            expansion.entries.push_back(child);
            continue;
        }
        // What was made below is handed up even when nothing more may be: one list for each level that is still open.
        const auto &below = child->entriesBelow();
        (void)m_data.grantPlaces(below.size() * sizeof(const EntryNode *), m_placeBytes);
        expansion.entries.insert(expansion.entries.end(), below.begin(), below.end());
    }
    (void)m_data.grantPlaces(sizeof expansion + expansion.children.capacity() * sizeof(const EntryNode *), m_placeBytes);
    node.m_expansion.store(&expansion, std::memory_order_release);
    return &expansion;
}

bool Book::instanced(const Entry &entry) const
{
    const std::lock_guard lock(m_mutex);
    return instancedBelow(entry, 0);
}

// Only definitions matter here (flags as written), so the answer is kept per definition, not per node.
bool Book::instancedBelow(const Entry &entry, int depth) const
{
    const auto [place, fresh] = m_instanced.try_emplace(&entry, false);
    if (!fresh || depth > maximalBookDepth)
        return place->second;
    bool found = false;
    for (const Entry &child : entry.children) {
        const Entry *inner = child.kind == EntryKind::Link ? target(child) : &child;
        if (!inner)
            continue;
        const bool open = inner->kind == EntryKind::Entry && !inner->collective && !inner->hidden && !child.collective && !child.hidden;
        found = open || instancedBelow(*inner, depth + 1) || (inner != &child && instancedBelow(child, depth + 1));
        if (found)
            break;
    }
    m_instanced[&entry] = found;
    return found;
}

const EntryNode *Book::findRoot(std::string_view entryId, const ForceEntry *force) const
{
    return search(roots(force), entryId);
}

const EntryNode *Book::findBelow(const EntryNode &node, std::string_view entryId) const
{
    return search(node.entriesBelow(), entryId);
}

const EntryNode *Book::locate(const EntryNode *parent, const ForceEntry *force, std::string_view entryId, std::string_view groupId) const
{
    const EntryNode *first = nullptr;
    for (const EntryNode *node : parent ? parent->entriesBelow() : roots(force)) {
        if (!node->isSavedAs(entryId))
            continue;
        if (node->isSavedInGroup(groupId))
            return node;
        first = first ? first : node;
    }
    return first;
}

} // namespace muster::rules

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "TestGame.h"

#include <QDir>

#include <random>

namespace muster::test {

/// The game in a folder; null when it cannot be read.
inline std::shared_ptr<const rules::GameData> packData(const QString &folder)
{
    std::vector<rules::DataSource> sources;
    for (const QString &name : QDir(folder).entryList({"*.gst", "*.cat", "*.json"}, QDir::Files)) {
        QFile file(QDir(folder).filePath(name));
        if (file.open(QIODevice::ReadOnly))
            sources.push_back({name.toStdString(), file.readAll().toStdString()});
    }
    const auto data = rules::GameData::load(std::move(sources));
    return data ? *data : nullptr;
}

/// Random clicks of a user who does not care for rules.
class RandomUser
{
public:
    RandomUser(Session &session, unsigned seed) : m_session(session), m_random(seed) {}

    void start()
    {
        std::vector<const rules::DataFile *> usable;
        for (const rules::DataFile *file : m_session.data->catalogues())
            if (!file->library)
                usable.push_back(file);
        m_catalogue = usable[pick(usable.size())];
        const auto forces = m_session.data->book(*m_catalogue).forceEntries();
        m_session.take(m_session.operations().addForce(forces[pick(forces.size())]->idText, m_catalogue->idText));
        m_session.last = {}; // the army itself is not undone: every click is in it
    }

    void click()
    {
        std::vector<std::string> ids;
        rules::forEachSelection(m_session.roster, [&](const rules::Selection &selection) { ids.push_back(selection.id); });
        rules::Operations operations = m_session.operations();
        const std::size_t choice = ids.empty() ? 0 : ids.size() > 120 ? 8 : pick(14);
        const std::string id = ids.empty() ? std::string() : ids[pick(ids.size())];
        if (choice < 2) {
            const auto &roots = m_session.data->book(*m_catalogue).roots();
            m_session.take(operations.addSelection(anyForce(), roots[pick(roots.size())]->path()));
        } else if (choice < 7) {
            const rules::EntryNode *node = operations.nodeOf(id);
            if (!node || node->entriesBelow().empty())
                return;
            const rules::EntryNode *inner = node->entriesBelow()[pick(node->entriesBelow().size())];
            m_session.take(operations.addSelection(id, inner->path(), inner->groupPath()));
        } else if (choice == 7) {
            m_session.take(operations.setCount(id, 1 + int(pick(6))));
        } else if (choice == 8) {
            m_session.take(pick(2) ? operations.removeSelection(id) : operations.deselect(id));
        } else if (choice == 9) {
            m_session.take(operations.duplicateSelection(id));
        } else if (choice == 10) {
            m_session.take(operations.moveSelection(id, pick(4)));
        } else if (choice == 11) {
            joinOthers();
        } else if (choice == 12) {
            const std::string force = m_session.roster.forces.front().id;
            if (const auto offers = m_session.evaluator().forcesIn(force); !offers.empty())
                m_session.take(operations.addForce(offers[pick(offers.size())].entryId, m_catalogue->idText, force));
        } else if (!m_session.data->gameSystem().costTypes.empty()) {
            m_session.take(operations.setCostLimit(m_session.data->gameSystem().costTypes.front().idText, double(pick(2500))));
        }
        if (pick(6) == 0 && !m_session.last.empty()) { // undo
            rules::revert(m_session.roster, m_session.last);
            m_session.evaluator().update(m_session.roster, rules::inverse(m_session.last));
            m_session.same = m_session.same && (!m_session.compares || m_session.agrees());
            m_session.last = {};
        }
    }

    std::size_t pick(std::size_t count) { return m_random() % count; }

private:
    // The army, or one of the forces in it.
    std::string anyForce()
    {
        const rules::Force &army = m_session.roster.forces.front();
        const std::size_t place = army.forces.empty() ? 0 : pick(army.forces.size() + 1);
        return place == 0 ? army.id : army.forces[place - 1].id;
    }

    // Whoever can join somebody does, or leaves again.
    void joinOthers()
    {
        std::vector<std::pair<std::string, rules::AssociationOffer>> offers;
        rules::forEachSelection(m_session.roster, [&](const rules::Selection &selection) {
            for (rules::AssociationOffer &offer : m_session.evaluator().associationsOf(selection.id))
                offers.emplace_back(selection.id, std::move(offer));
        });
        if (offers.empty())
            return;
        const auto &[owner, offer] = offers[pick(offers.size())];
        std::vector<std::string> to;
        if (!offer.candidates.empty() && pick(3) != 0)
            to.push_back(offer.candidates[pick(offer.candidates.size())]);
        m_session.take(m_session.operations().setAssociation(owner, offer.id, to));
    }

    Session &m_session;
    std::mt19937 m_random;
    const rules::DataFile *m_catalogue = nullptr;
};

/// A list that grows by random clicks, judged by edits alone: the tests compare what they ask for themselves.
struct RandomList
{
    RandomList(const QString &folder, unsigned seed) : session(packData(folder)), user(session, seed)
    {
        session.compares = false;
        user.start();
    }

    Session session;
    RandomUser user;
};

/// A row for each pack that comes with the program and each seed: columns "folder" and "seed".
inline void addPackRows(unsigned seeds)
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<unsigned>("seed");
    const QDir packs(sourceFolder() + "/data");
    // MUSTER_RANDOM_SEEDS asks for more than the usual few: a long search.
    seeds = std::max(seeds, qEnvironmentVariable("MUSTER_RANDOM_SEEDS").toUInt());
    for (const QString &pack : packs.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        for (unsigned seed = 1; seed <= seeds; ++seed)
            QTest::addRow("%s %u", qPrintable(pack), seed) << packs.filePath(pack) << seed;
    // The big community data, where somebody has them: a folder with one game, or with several.
    const QString named = qEnvironmentVariable("MUSTER_BSDATA");
    if (named.isEmpty())
        return;
    const QDir community(named);
    QStringList games;
    if (!community.entryList({"*.gst", "*.json"}, QDir::Files).isEmpty())
        games.append(named);
    for (const QString &inner : community.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
        games.append(community.filePath(inner));
    for (const QString &game : std::as_const(games))
        for (unsigned seed = 1; seed <= std::min(seeds, 3u); ++seed)
            QTest::addRow("%s %u", qPrintable(QDir(game).dirName()), seed) << game << seed;
}

} // namespace muster::test

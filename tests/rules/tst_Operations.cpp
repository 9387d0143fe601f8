// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"
#include "support/Soak.h"

#include <functional>
#include <set>

using namespace muster;
using rules::Operations;

namespace {

/// Somebody who tries every operation on every place, sensible or not.
class Monkey
{
public:
    Monkey(test::Session &session, unsigned seed) : m_session(session), m_random(seed) {}

    void addForce()
    {
        std::vector<const rules::DataFile *> usable;
        for (const rules::DataFile *file : m_session.data->catalogues())
            if (!file->library && !m_session.data->book(*file).forceEntries().empty())
                usable.push_back(file);
        m_catalogue = usable[below(usable.size())];
        const auto forces = m_session.data->book(*m_catalogue).forceEntries();
        m_done = operations().addForce(forces[below(forces.size())]->idText, m_catalogue->idText, below(3) ? "" : someForce());
    }

    /// One operation of any kind; its name is for whoever reads the failure.
    std::string act()
    {
        const std::vector<std::pair<const char *, std::function<void()>>> all{
            {"addForce", [this] { addForce(); }},
            {"removeForce", [this] { m_done = operations().removeForce(someForce()); }},
            {"duplicateForce", [this] { m_done = operations().duplicateForce(someForce()); }},
            {"moveForce", [this] { m_done = operations().moveForce(someForce(), below(4)); }},
            {"addRoot", [this] { addRoot(); }},
            {"addRoot", [this] { addRoot(); }},
            {"addRoot", [this] { addRoot(); }},
            {"addInside", [this] { addInside(); }},
            {"addInside", [this] { addInside(); }},
            {"addInside", [this] { addInside(); }},
            {"deselect", [this] { m_done = operations().deselect(some()); }},
            {"remove", [this] { m_done = operations().removeSelection(some()); }},
            {"setCount", [this] { m_done = operations().setCount(some(), int(below(7)) - 1); }},
            {"duplicate", [this] { m_done = operations().duplicateSelection(some()); }},
            {"move", [this] { m_done = operations().moveSelection(some(), below(6)); }},
            {"moveUnder", [this] { m_done = operations().moveSelection(some(), below(2) ? some() : someForce(), {}, below(5)); }},
            {"swap", [this] { m_done = operations().swapSelections(some(), some()); }},
            {"copy", [this] { copy(); }},
            {"replace", [this] { replace(); }},
            {"name", [this] { m_done = operations().setCustomName(some(), words()); }},
            {"notes", [this] { m_done = operations().setCustomNotes(below(3) ? some() : someForce(), words()); }},
            {"rosterName", [this] { m_done = operations().setName(words()); }},
            {"rosterNotes", [this] { m_done = operations().setNotes(words()); }},
            {"category", [this] { category(); }},
            {"extra", [this] { extra(); }},
            {"limit", [this] { limit(); }},
        };
        const std::size_t size = rules::selectionCount(m_session.roster);
        const auto &[name, run] = all[m_session.roster.forces.empty() ? 0 : size > 150 ? 11 : below(all.size())];
        m_done.reset();
        run();
        return name;
    }

    /// What the last operation did; null: there was nothing to try it on.
    [[nodiscard]] const std::optional<Operations::Outcome> &done() const { return m_done; }

private:
    std::size_t below(std::size_t end) { return m_random() % std::max<std::size_t>(1, end); }
    Operations operations()
    {
        Operations operations = m_session.operations();
        if (below(2))
            operations.keepUnitsApart();
        return operations;
    }
    std::string some()
    {
        std::vector<std::string> ids;
        rules::forEachSelection(m_session.roster, [&ids](const rules::Selection &selection) { ids.push_back(selection.id); });
        return ids.empty() || below(40) == 0 ? "nobody" : ids[below(ids.size())];
    }
    std::string someForce()
    {
        std::vector<std::string> ids;
        const std::function<void(const std::vector<rules::Force> &)> gather = [&](const std::vector<rules::Force> &forces) {
            for (const rules::Force &force : forces) {
                ids.push_back(force.id);
                gather(force.forces);
            }
        };
        gather(m_session.roster.forces);
        return ids.empty() ? "nowhere" : ids[below(ids.size())];
    }
    std::string words() { return std::vector<std::string>{"", "Falke", "%1 <b>&\"'", "Zweite\nZeile", "é€"}[below(5)]; }

    void addRoot()
    {
        const auto &roots = m_session.data->book(*m_catalogue).roots();
        if (!roots.empty())
            m_done = operations().addSelection(someForce(), roots[below(roots.size())]->path(), {}, 1 + int(below(3)));
    }
    void addInside()
    {
        const std::string id = some();
        const rules::EntryNode *node = operations().nodeOf(id);
        if (!node || node->entriesBelow().empty())
            return;
        const rules::EntryNode *inner = node->entriesBelow()[below(node->entriesBelow().size())];
        m_done = operations().addSelection(id, inner->path(), inner->groupPath(), 1 + int(below(2)));
    }
    void copy()
    {
        const rules::SelectionPlace place = rules::findSelection(std::as_const(m_session.roster), some());
        if (place)
            m_done = operations().copySelection(rules::Selection(*place.selection), below(2) ? someForce() : some());
    }
    void replace()
    {
        const std::string id = some();
        const rules::EntryNode *node = operations().nodeOf(id);
        const rules::EntryNode *parent = node ? node->parent() : nullptr;
        if (!parent || parent->children().empty())
            return;
        m_done = operations().replaceSelection(id, parent->children()[below(parent->children().size())]->path());
    }
    void category()
    {
        const auto &categories = m_session.data->gameSystem().categoryEntries;
        if (!categories.empty())
            m_done = operations().setCategoryText(someForce(), categories[below(categories.size())].idText, words(), words());
    }
    void extra()
    {
        const std::string id = below(3) ? some() : std::string();
        m_done = operations().setExtra(id, "tag", below(2) ? std::optional<std::string>(words()) : std::nullopt);
    }
    void limit()
    {
        const auto &types = m_session.data->gameSystem().costTypes;
        if (!types.empty())
            m_done = operations().setCostLimit(types[below(types.size())].idText, double(below(2000)) - 100);
    }

    test::Session &m_session;
    std::mt19937 m_random;
    const rules::DataFile *m_catalogue = nullptr;
    std::optional<Operations::Outcome> m_done;
};

// Every id once, nothing of which there is less than one.
QString disorder(const rules::Roster &roster)
{
    std::set<std::string> ids;
    QString wrong;
    rules::forEachSelection(roster, [&](const rules::Selection &selection) {
        if (!ids.insert(selection.id).second)
            wrong = QString::fromStdString("the id " + selection.id + " is there twice");
        if (selection.number < 1)
            wrong = QString::fromStdString(selection.id + " is there " + std::to_string(selection.number) + " times");
    });
    const std::function<void(const std::vector<rules::Force> &)> look = [&](const std::vector<rules::Force> &forces) {
        for (const rules::Force &force : forces) {
            if (!ids.insert(force.id).second)
                wrong = QString::fromStdString("the id " + force.id + " is there twice");
            look(force.forces);
        }
    };
    look(roster.forces);
    return wrong;
}

} // namespace

/// Whatever is done to a list can be undone and done again to the letter; what is refused leaves it as it was.
class tst_Operations : public QObject
{
    Q_OBJECT

private slots:
    void anything_canBeUndoneAndRedone_data() { test::addPackRows(4); }
    void anything_canBeUndoneAndRedone()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        const auto data = test::packData(folder);
        QVERIFY(data);
        test::Session session(data);
        session.compares = false;
        Monkey monkey(session, seed);
        int refused = 0;
        std::set<std::string> worked;
        for (int step = 0; step < test::soakRounds(250, 4); ++step) {
            const rules::Roster before = session.roster;
            const std::string name = monkey.act();
            if (!monkey.done())
                continue;
            const QByteArray where = QByteArray::number(step) + ' ' + QByteArray::fromStdString(name);
            if (!*monkey.done()) {
                ++refused;
                QVERIFY2(session.roster == before, where.constData());
                QVERIFY2(!monkey.done()->error().message().empty(), where.constData());
                continue;
            }
            worked.insert(name);
            const rules::RosterEdit edit = **monkey.done();
            const rules::Roster after = session.roster;
            QVERIFY2(disorder(after).isEmpty(), qPrintable(QString(where) + ": " + disorder(after)));
            rules::revert(session.roster, edit);
            QVERIFY2(session.roster == before, where.constData());
            rules::reapply(session.roster, edit);
            QVERIFY2(session.roster == after, where.constData());
            rules::reapply(session.roster, rules::inverse(edit));
            QVERIFY2(session.roster == before, where.constData());
            rules::revert(session.roster, rules::inverse(edit));
            QVERIFY2(session.roster == after, where.constData());
        }
        QVERIFY2(worked.size() > 12, qPrintable(QString::number(worked.size())));
        QVERIFY(refused > 0);
    }

    // All steps back, one after the other, and the list is the one that there was at first; forward, and it is the last one.
    void wholeHistory_leadsBackAndForth_data() { test::addPackRows(2); }
    void wholeHistory_leadsBackAndForth()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::Session session(test::packData(folder));
        session.compares = false;
        Monkey monkey(session, seed + 1000);
        std::vector<rules::RosterEdit> history;
        const rules::Roster first = session.roster;
        for (int step = 0; step < 200; ++step) {
            monkey.act();
            if (monkey.done() && *monkey.done())
                history.push_back(**monkey.done());
        }
        const std::string last = rules::writeRoster(session.roster);
        for (auto edit = history.rbegin(); edit != history.rend(); ++edit)
            rules::revert(session.roster, *edit);
        QVERIFY(session.roster == first);
        for (const rules::RosterEdit &edit : history)
            rules::reapply(session.roster, edit);
        QCOMPARE(rules::writeRoster(session.roster), last);
    }

    // What is written of a list made at random is read as the same list.
    void randomLists_areWrittenAndReadTheSame_data() { test::addPackRows(2); }
    void randomLists_areWrittenAndReadTheSame()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        test::Session session(test::packData(folder));
        session.compares = false;
        Monkey monkey(session, seed + 2000);
        for (int step = 0; step < 120; ++step)
            monkey.act();
        const std::string written = rules::writeRoster(session.roster);
        const auto read = rules::readRoster(written, "again.ros");
        QVERIFY(read.ok());
        QCOMPARE(rules::writeRoster(read->roster), written);
        QVERIFY(disorder(read->roster).isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_Operations)
#include "tst_Operations.moc"

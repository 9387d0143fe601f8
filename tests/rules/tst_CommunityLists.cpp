// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"

#include "rules/evaluate/Automatic.h"
#include "rules/evaluate/trials/Difference.h"

#include <map>

using namespace muster;
using test::Session;

namespace {

/// Somebody who wants a legal list: takes what fits, does what findings advise, lets leaders join units.
class CarefulPlayer
{
public:
    CarefulPlayer(Session &session, unsigned seed, double limit) : m_session(session), m_random(seed), m_limit(limit) {}

    void build(const rules::ForceEntry &entry, const rules::DataFile &file)
    {
        m_catalogue = file.idText;
        if (const rules::CostType *points = pointsType()) {
            m_points = points->idText;
            m_session.take(m_session.operations().setCostLimit(points->idText, m_limit));
        }
        const std::string army = keep(m_session.operations().addForce(entry.idText, file.idText));
        mend(40);
        for (int turn = 0; turn < 60 && total() < m_limit * 0.97; ++turn) {
            if (!grow(army))
                break;
            mend(12);
            if (pick(3) == 0)
                join();
        }
        mend(60);
    }

    [[nodiscard]] double total() const { return m_points.empty() ? 0 : m_session.total(m_points); }

private:
    // The first cost that is not hidden: what lists are counted in.
    [[nodiscard]] const rules::CostType *pointsType() const
    {
        for (const rules::CostType &type : m_session.data->gameSystem().costTypes)
            if (!type.hidden && (type.name == "pts" || type.name == "Points"))
                return &type;
        const auto types = m_session.data->gameSystem().costTypes;
        return types.empty() ? nullptr : &types.front();
    }

    std::string keep(rules::Operations::Outcome outcome)
    {
        if (!outcome)
            return {};
        const std::string made = m_session.take(outcome);
        rules::RosterEdit more;
        rules::keepAutomatic(m_session.roster, more, m_session.evaluator(), m_session.ids());
        return made;
    }

    [[nodiscard]] std::vector<std::string> forces() const
    {
        std::vector<std::string> ids;
        const auto walk = [&ids](const auto &self, const rules::Force &force) -> void {
            ids.push_back(force.id);
            for (const rules::Force &inner : force.forces)
                self(self, inner);
        };
        for (const rules::Force &force : m_session.roster.forces)
            walk(walk, force);
        return ids;
    }

    // A unit in one of the forces, or one more of the forces that a force offers.
    bool grow(const std::string &army)
    {
        if (pick(6) == 0) {
            std::vector<rules::OfferedForce> offers;
            for (const rules::OfferedForce &offer : m_session.evaluator().forcesIn(army))
                if (offer.canAdd)
                    offers.push_back(offer);
            if (!offers.empty())
                keep(m_session.operations().addForce(offers[pick(offers.size())].entryId, m_catalogue, army));
        }
        const std::vector<std::string> all = forces();
        for (int attempt = 0; attempt < 8; ++attempt) {
            const std::string force = all[pick(all.size())];
            std::vector<std::string> fitting;
            for (const rules::Slot &slot : m_session.evaluator().slotsOf(force, false, rules::Priced::Yes))
                for (const rules::Candidate &candidate : slot.candidates)
                    if (candidate.canAdd && isUnit(candidate) && total() + priceOf(candidate) <= m_limit)
                        fitting.push_back(candidate.entryId);
            if (fitting.empty())
                continue;
            keep(m_session.operations().addSelection(force, fitting[pick(fitting.size())]));
            return true;
        }
        return false;
    }

    static bool isUnit(const rules::Candidate &candidate) { return candidate.type == "unit" || candidate.type == "model"; }
    [[nodiscard]] double priceOf(const rules::Candidate &candidate) const
    {
        for (const rules::CostValue &cost : candidate.costs)
            if (cost.typeId == m_points)
                return cost.value;
        return 0;
    }

    // Does what is advised; where nothing is, takes the unit away again that it is about.
    void mend(int rounds)
    {
        for (int round = 0; round < rounds; ++round) {
            bool done = false;
            const std::vector<rules::RosterFinding> findings = m_session.evaluator().findings();
            for (const rules::RosterFinding &finding : findings) {
                if (finding.severity != base::Severity::Error)
                    continue;
                const std::vector<rules::Fix> fixes = m_session.evaluator().fixes(finding);
                if (fixes.empty() && !choose(finding))
                    continue;
                rules::Operations operations = m_session.operations();
                if (!fixes.empty())
                    keep(rules::apply(operations, fixes[pick(std::min<std::size_t>(fixes.size(), 3))]));
                done = true;
                break;
            }
            if (!done)
                return;
        }
    }

    // What is a matter of taste nobody advises: two cards of six.
    bool choose(const rules::RosterFinding &finding)
    {
        if (finding.kind != rules::FindingKind::TooFew || finding.placeId.empty())
            return false;
        std::vector<std::string> open;
        for (const rules::Slot &slot : m_session.evaluator().slotsOf(finding.placeId, false, rules::Priced::No))
            for (const rules::Candidate &candidate : slot.candidates)
                if (slot.groupId == finding.nodeId && candidate.canAdd)
                    open.push_back(candidate.entryId);
        return !open.empty()
            && !keep(m_session.operations().addSelection(finding.placeId, open[pick(open.size())], finding.nodeId)).empty();
    }

    void join()
    {
        std::vector<std::pair<std::string, rules::AssociationOffer>> offers;
        rules::forEachSelection(m_session.roster, [&](const rules::Selection &selection) {
            for (rules::AssociationOffer &offer : m_session.evaluator().associationsOf(selection.id))
                if (offer.chosen.empty() && !offer.candidates.empty())
                    offers.emplace_back(selection.id, std::move(offer));
        });
        if (offers.empty())
            return;
        const auto &[owner, offer] = offers[pick(offers.size())];
        const rules::Roster before = m_session.roster;
        const bool legal = m_session.evaluator().legal();
        keep(m_session.operations().setAssociation(owner, offer.id, {offer.candidates[pick(offer.candidates.size())]}));
        if (legal && !m_session.evaluator().legal()) {
            m_session.roster = before;
            m_session.evaluator().evaluate(m_session.roster);
        }
    }

    std::size_t pick(std::size_t count) { return m_random() % count; }

    Session &m_session;
    std::mt19937 m_random;
    double m_limit;
    std::string m_points;
    std::string_view m_catalogue;
};

/// What a saved list says of itself: the costs at each selection, added up; and what forces cost, which files do not say.
std::map<std::string, double> savedSums(const rules::Roster &roster, const rules::Evaluator &evaluator)
{
    std::map<std::string, double> sums;
    rules::forEachSelection(roster, [&](const rules::Selection &selection) {
        if (selection.snapshot)
            for (const rules::CostValue &cost : selection.snapshot->costs)
                sums[cost.typeId] += cost.value;
    });
    const auto walk = [&](const auto &self, const rules::Force &force) -> void {
        if (const rules::EffectiveForce *effective = evaluator.force(force.id))
            for (const rules::CostValue &cost : effective->costs)
                sums[cost.typeId] += cost.value;
        for (const rules::Force &inner : force.forces)
            self(self, inner);
    };
    for (const rules::Force &force : roster.forces)
        walk(walk, force);
    return sums;
}

QStringList said(const rules::Evaluator &evaluator)
{
    QStringList all;
    for (const rules::RosterFinding &finding : evaluator.findings())
        all.append(QString::fromStdString(finding.text()));
    all.sort();
    return all;
}

} // namespace

/// Lists of large games as players make them: what a file says of them is what they are. The environment variable MUSTER_BSDATA names a
/// folder with a game, or with several; MUSTER_RANDOM_SEEDS asks for more than one list of each faction.
class tst_CommunityLists : public QObject
{
    Q_OBJECT

private slots:
    void saved_readBack_judgedTheSame_data()
    {
        QTest::addColumn<QString>("folder");
        const QString named = qEnvironmentVariable("MUSTER_BSDATA");
        if (named.isEmpty())
            QSKIP("MUSTER_BSDATA names no folder");
        const QDir top(named);
        if (!top.entryList({"*.gst", "*.cat", "*.json"}, QDir::Files).isEmpty())
            QTest::addRow("%s", qPrintable(top.dirName())) << named;
        for (const QString &inner : top.entryList(QDir::Dirs | QDir::NoDotAndDotDot))
            QTest::addRow("%s", qPrintable(inner)) << top.filePath(inner);
    }
    void saved_readBack_judgedTheSame()
    {
        QFETCH(QString, folder);
        const auto data = test::packData(folder);
        QVERIFY(data);
        const unsigned seeds = std::max(1u, qEnvironmentVariable("MUSTER_RANDOM_SEEDS").toUInt());
        const QString only = qEnvironmentVariable("MUSTER_FACTION");
        int lists = 0, legal = 0, unchecked = 0;
        for (const rules::DataFile *file : data->catalogues()) {
            const QString name = QString::fromUtf8(file->name.data(), qsizetype(file->name.size()));
            const auto entries = data->book(*file).forceEntries();
            if (file->library || entries.empty() || !name.contains(only))
                continue;
            for (unsigned seed = 1; seed <= seeds; ++seed) {
                Session session(data);
                session.compares = false;
                CarefulPlayer player(session, seed, 1000);
                player.build(*entries.front(), *file);
                ++lists;
                legal += session.evaluator().legal();
                unchecked += !session.evaluator().checked();
                if (session.evaluator().checked() && !session.evaluator().legal())
                    qInfo("%s (%u), %g points: %s", qPrintable(name), seed, player.total(),
                          qPrintable(said(session.evaluator()).join("; ")));
                compareSaved(session);
                if (QTest::currentTestFailed())
                    return;
            }
        }
        qInfo("%d lists, %d legal, %d without a file that they need", lists, legal, unchecked);
        QVERIFY(lists > 0);
    }

private:
    static void compareSaved(Session &session)
    {
        QVERIFY(session.agrees());
        rules::Roster saved = session.roster;
        rules::takeSnapshot(saved, session.evaluator());
        for (const std::string &written : {rules::writeRoster(saved), rules::writeRosterJson(saved)}) {
            auto read = rules::readRoster(written, "list.ros");
            QVERIFY2(read.ok(), read ? "" : read.error().message().c_str());
            rules::relink(read->roster, *session.data);
            rules::Evaluator again(session.data);
            again.evaluate(read->roster);
            const std::map<std::string, double> sums = savedSums(read->roster, again);
            QVERIFY(again.totals() == session.evaluator().totals());
            QCOMPARE(said(again), said(session.evaluator()));
            for (const rules::RosterCost &total : again.totals()) {
                const auto sum = sums.find(total.typeId);
                QCOMPARE(sum == sums.end() ? 0.0 : sum->second, total.value);
            }
            for (const rules::CostValue &cost : read->roster.savedCosts)
                for (const rules::RosterCost &total : again.totals())
                    QVERIFY(cost.typeId != total.typeId || cost.value == total.value);
        }
    }
};

MUSTER_TEST_MAIN(tst_CommunityLists)
#include "tst_CommunityLists.moc"

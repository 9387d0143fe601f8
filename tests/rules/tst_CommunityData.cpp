// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"

#include "rules/evaluate/Automatic.h"

#include <map>

using namespace muster;
using test::Session;

namespace {

// What a category allows the whole army (allies, by the size of the battle that nobody has chosen here) is not about the unit.
bool isOfArmy(const rules::RosterFinding &finding)
{
    return finding.nodeId.empty() && (finding.ownerType == rules::OwnerType::Force || finding.ownerType == rules::OwnerType::Roster);
}

bool concerns(const rules::RosterFinding &finding, const std::string &unit)
{
    return finding.severity == base::Severity::Error && !isOfArmy(finding)
        && (std::find(finding.path.begin(), finding.path.end(), unit) != finding.path.end() || finding.ownerId == unit
            || std::find(finding.memberIds.begin(), finding.memberIds.end(), unit) != finding.memberIds.end());
}

} // namespace

/// Large games as players have them. The environment variable MUSTER_BSDATA names a folder with one, or with several.
class tst_CommunityData : public QObject
{
    Q_OBJECT

private slots:
    // A unit that has just been chosen is as its authors meant it: what it brings along breaks no maximum and is not hidden.
    void everyUnit_comesWithoutTooMuch_data() { addFolders(); }
    void everyUnit_comesWithoutTooMuch()
    {
        QFETCH(QString, folder);
        const auto data = test::packData(folder);
        QVERIFY(data);
        std::map<QString, int> wrong;
        int units = 0, clean = 0;
        for (const rules::DataFile *file : data->catalogues()) {
            if (file->library)
                continue;
            for (const rules::ForceEntry *entry : data->book(*file).forceEntries())
                tryUnits(data, *file, *entry, units, clean, wrong);
        }
        qInfo("%d units, %d of them without any error, %d MB of places", units, clean, int(data->placeBytes() >> 20));
        QVERIFY(!data->isOverfull());
        for (const auto &[what, count] : wrong)
            qInfo("%4d %s", count, qPrintable(what));
        QVERIFY(units > 0 && int(wrong.size()) <= units / 200); // authors err, too
    }

private:
    static void addFolders()
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

    static void tryUnits(const std::shared_ptr<const rules::GameData> &data, const rules::DataFile &file, const rules::ForceEntry &entry,
                         int &units, int &clean, std::map<QString, int> &wrong)
    {
        Session session(data);
        session.compares = false;
        const std::string force = session.take(session.operations().addForce(entry.idText, file.idText));
        const auto offered = session.evaluator().slotsOf(force, false, rules::Priced::No);
        for (const rules::Slot &slot : offered) {
            for (const rules::Candidate &candidate : slot.candidates) {
                if (!candidate.canAdd)
                    continue;
                auto added = session.operations().addSelection(force, candidate.entryId);
                if (!added)
                    continue;
                rules::keepAutomatic(session.roster, *added, session.evaluator(), session.ids());
                const std::string unit = added->createdId;
                ++units;
                bool any = false;
                for (const rules::RosterFinding &finding : session.evaluator().findings()) {
                    if (!concerns(finding, unit))
                        continue;
                    any = true;
                    if (finding.kind == rules::FindingKind::TooMany || finding.kind == rules::FindingKind::Hidden)
                        ++wrong[QString::fromStdString(std::string(file.name) + ", " + candidate.name + ": " + finding.text())];
                }
                clean += any ? 0 : 1;
                session.take(session.operations().removeSelection(unit));
            }
        }
    }
};

MUSTER_TEST_MAIN(tst_CommunityData)
#include "tst_CommunityData.moc"

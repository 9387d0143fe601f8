// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

#include <QDir>

#include <random>

using namespace muster;

namespace {

std::string fileBytes(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

// Loads damaged data and walks through what is left of it.
void tryData(const std::string &system, const std::string &catalogue)
{
    const auto data = rules::GameData::load({{"a.gst", system}, {"b.cat", catalogue}});
    if (!data) {
        QVERIFY(!data.error().text.empty());
        return;
    }
    for (const rules::DataFile *file : (*data)->catalogues()) {
        const rules::Book &book = (*data)->book(*file);
        base::CountingIdSource ids;
        rules::Roster roster = rules::newRoster(**data, "x", ids);
        rules::Operations operations(roster, data->get(), ids);
        const auto forces = book.forceEntries();
        if (forces.empty() || !operations.addForce(forces.front()->idText, file->idText))
            continue;
        int added = 0;
        for (const rules::EntryNode *node : book.roots())
            if (added++ < 8)
                (void)operations.addSelection(roster.forces.front().id, node->path());
        rules::Evaluator evaluator(*data);
        evaluator.evaluate(roster);
        rules::takeSnapshot(roster, evaluator);
        QVERIFY(rules::readRoster(rules::writeRoster(roster)).ok());
    }
}

} // namespace

/// Damaged and hostile files give an error or findings, never a crash.
class tst_Robustness : public QObject
{
    Q_OBJECT

    QString m_pack = test::sourceFolder() + "/data/at-43";
    std::string m_system;
    std::string m_catalogue;

private slots:
    void initTestCase()
    {
        const QDir pack(m_pack);
        m_system = fileBytes(pack.filePath(pack.entryList({"*.gst"}).value(0)));
        m_catalogue = fileBytes(pack.filePath(pack.entryList({"*.cat"}).value(0)));
        QVERIFY(!m_system.empty() && !m_catalogue.empty());
    }

    void truncatedFiles()
    {
        for (int percent = 0; percent < 100; percent += 4) {
            const std::size_t length = m_catalogue.size() * std::size_t(percent) / 100;
            const auto data = rules::GameData::load({{"a.gst", m_system}, {"b.cat", m_catalogue.substr(0, length)}});
            QVERIFY(data.ok());
            const auto &findings = (*data)->findings();
            QVERIFY(std::any_of(findings.begin(), findings.end(), [](const base::Finding &finding) { return finding.file == "b.cat"; }));
            QVERIFY(!rules::GameData::load({{"a.gst", m_system.substr(0, m_system.size() * std::size_t(percent) / 100)}}).ok());
        }
    }

    void flippedBits()
    {
        std::mt19937 random(4711);
        for (int turn = 0; turn < 60; ++turn) {
            std::string system = m_system;
            std::string catalogue = m_catalogue;
            for (int flips = 0; flips < 1 + turn % 12; ++flips) {
                std::string &target = random() % 2 ? system : catalogue;
                target[random() % target.size()] ^= char(1 << (random() % 8));
            }
            tryData(system, catalogue);
        }
    }

    void swappedIds()
    {
        // Ids mixed up at random: links to the wrong things, cycles, entries inside themselves.
        std::mt19937 random(99);
        std::vector<std::string> ids;
        for (std::size_t at = m_catalogue.find(" id=\""); at != std::string::npos; at = m_catalogue.find(" id=\"", at + 5))
            ids.push_back(m_catalogue.substr(at + 5, m_catalogue.find('"', at + 5) - at - 5));
        for (int turn = 0; turn < 25; ++turn) {
            std::string catalogue = m_catalogue;
            for (int swaps = 0; swaps < 40; ++swaps) {
                std::size_t at = catalogue.find("Id=\"", random() % catalogue.size());
                if (at == std::string::npos)
                    continue;
                at += 4;
                catalogue.replace(at, catalogue.find('"', at) - at, ids[random() % ids.size()]);
            }
            tryData(m_system, catalogue);
        }
    }

    void hostileNumbers()
    {
        for (const char *number : {"1e308", "-1e308", "NaN", "inf", "99999999999999999999", "-1", "", "0x10", "1.5"}) {
            const std::string value(number);
            tryData("<gameSystem id=\"sys\" name=\"G\">" + test::plainSystem + "</gameSystem>",
                "<catalogue id=\"own\" name=\"Own\" gameSystemId=\"sys\"><selectionEntries><selectionEntry id=\"a\" name=\"A\" type=\"unit\" defaultAmount=\""
                    + value + "\"><costs><cost typeId=\"pts\" value=\"" + value + "\"/></costs><constraints><constraint id=\"c\" type=\"min\" value=\""
                    + value + "\" field=\"selections\" scope=\"parent\"/></constraints><modifiers><modifier type=\"increment\" field=\"pts\" value=\"" + value
                    + "\"><repeats><repeat value=\"" + value + "\" repeats=\"" + value
                    + "\" field=\"selections\" scope=\"force\" childId=\"any\"/></repeats></modifier></modifiers></selectionEntry></selectionEntries></catalogue>");
        }
    }

    void deepNesting()
    {
        std::string open;
        std::string close;
        for (int depth = 0; depth < 5000; ++depth) {
            open += "<selectionEntries><selectionEntry id=\"e" + std::to_string(depth) + "\" name=\"E\" type=\"unit\">";
            close += "</selectionEntry></selectionEntries>";
        }
        const auto data = test::loadGame(test::plainSystem, open + close);
        QVERIFY(data.ok());
        QCOMPARE((*data)->findings().front().rule, std::string("xml.depth"));
        std::string selections;
        for (int depth = 0; depth < 5000; ++depth)
            selections = "<selections><selection id=\"x" + std::to_string(depth) + "\" entryId=\"a\" number=\"1\">" + selections + "</selection></selections>";
        const auto roster = rules::readRoster("<roster><forces><force id=\"f\">" + selections + "</force></forces></roster>");
        QVERIFY(roster.ok());
        QVERIFY(!roster->findings.empty());
    }

    void damagedRosters()
    {
        const QDir samples(test::sourceFolder() + "/data/dust/samples");
        const std::string xml = fileBytes(samples.filePath(samples.entryList({"*.ros"}).value(0)));
        QVERIFY(!xml.empty());
        std::mt19937 random(5);
        for (int turn = 0; turn < 200; ++turn) {
            std::string damaged = turn < 50 ? xml.substr(0, xml.size() * std::size_t(turn) / 50) : xml;
            for (int flips = 0; turn >= 50 && flips < 5; ++flips)
                damaged[random() % damaged.size()] ^= char(1 << (random() % 8));
            const auto read = rules::readRoster(damaged, "damaged.ros");
            if (read)
                QVERIFY(rules::readRoster(rules::writeRoster(read->roster)).ok());
            else
                QVERIFY(QString::fromStdString(read.error().where).startsWith("damaged.ros"));
        }
    }
};

MUSTER_TEST_MAIN(tst_Robustness)
#include "tst_Robustness.moc"

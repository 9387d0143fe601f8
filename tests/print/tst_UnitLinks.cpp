// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackArmy.h"
#include "packs/user/Corrections.h"
#include "packs/user/UserCatalogue.h"
#include "print/content/CardBuilder.h"
#include "rules/links/UnitLinks.h"
#include "rules/roster/Links.h"
#include "rules/roster/RosterReader.h"
#include "rules/roster/RosterWriter.h"
#include "share/FindingText.h"
#include "share/roster/LinkText.h"
#include "share/roster/RosterExport.h"

#include <QTemporaryDir>

using namespace muster;
using namespace muster::print;

namespace {

/// A list of independent Dust units, by the last words of their ids.
class DustList
{
public:
    explicit DustList(const QString &bloc) : army("dust", "dust.catalogue." + bloc, 500) {}

    std::string take(const QString &unit) { return army.add({}, "dust.unit." + unit); }
    void link(const std::string &unit, const QString &rule, const std::string &host)
    {
        if (!army.operations().setLink(unit, ("dust.link." + rule).toStdString(), host))
            qFatal("no link");
    }
    /// What is wrong with the links: rule, then reason or "taken of places".
    QStringList wrong()
    {
        QStringList all;
        for (const rules::RosterFinding &finding : army.judge().findings()) {
            const QString rule = QString::fromStdString(finding.entryId).section('.', -1);
            if (finding.kind == rules::FindingKind::LinkRefused)
                all.append(rule + ": " + QString::fromStdString(finding.reason));
            if (finding.kind == rules::FindingKind::LinkFull)
                all.append(QString("%1: %2 of %3").arg(rule).arg(finding.current).arg(finding.wanted));
        }
        return all;
    }

    test::PackArmy army;
};

} // namespace

/// Who joins, rides and pilots whom: by the rules of the games, in the file, on the screen's lists, on paper and in shared texts.
class tst_UnitLinks : public QObject
{
    Q_OBJECT

private slots:
    void dust_data()
    {
        QTest::addColumn<QString>("bloc");
        QTest::addColumn<QStringList>("links"); ///< "unit rule host"
        QTest::addColumn<QStringList>("wrong");
        const auto row = [](const char *name, const char *bloc, const QStringList &links, const QStringList &wrong) {
            QTest::newRow(name) << QString(bloc) << links << wrong;
        };
        row("five men and a hero fill six places", "axis", {"old-man passenger prinzluther", "manfred passenger prinzluther"}, {});
        row("heavy armour needs two places", "axis",
            {"old-man passenger prinzluther", "manfred passenger prinzluther", "lara passenger prinzluther"}, {"passenger: 8 of 6"});
        row("inside and outside", "axis", {"ghosts rider sturmluther", "the-panzers passenger sturmluther"}, {});
        row("zombies never ride", "axis", {"brain-eaters passenger hanomag"}, {"passenger: not-this-unit"});
        row("a boat takes a walker and a squad", "allies", {"pounder sealift lcm-46", "gunners sealift lcm-46"}, {});
        row("but no second walker", "allies", {"pounder sealift lcm-46", "gunners sealift lcm-46", "cobra sealift lcm-46"},
            {"sealift: 17 of 12"});
        row("a large one fills it", "allies", {"bulldog sealift lcm-46"}, {});
        row("a huge one never", "allies", {"punisher sealift lcm-46"}, {"sealift: not-this-unit"});
        row("a hero joins his armour", "allies", {"bazooka-joe joins gunners"}, {});
        row("and no other", "allies", {"bazooka-joe joins grim-reapers"}, {"joins: different"});
        row("only one of them", "allies", {"bazooka-joe joins gunners", "johnny-one-eye joins gunners"}, {"joins: 2 of 1"});
        row("a loner nobody", "allies", {"the-chef joins recon-boys"}, {"joins: not-this-unit"});
        row("a superhuman nobody", "allies", {"sergeant-victory joins grim-reapers"}, {"joins: not-this-unit"});
        row("gorillas among themselves", "axis", {"markus joins gorilla-squad"}, {});
        row("no gorilla elsewhere", "axis", {"markus joins ghosts"}, {"joins: not-among"});
        row("nobody else to gorillas", "axis", {"manfred joins gorilla-squad"}, {"joins: not-among"});
        row("a pilot drives", "ssu", {"koshka pilot grandma"}, {});
        row("only the one it names", "ssu", {"nikolai pilot grandma"}, {"pilot: only-named"});
        row("who has no such skill does not", "ssu", {"yakov pilot natasha"}, {"pilot: not-this-unit"});
        row("her own machine", "axis", {"sigrid pilot-own snow-lynx"}, {});
        row("an airman flies", "axis", {"the-bloody-baron air-pilot blitz"}, {});
        row("and drives nothing", "axis", {"the-bloody-baron pilot ludwig"}, {"pilot: not-this-unit"});
        row("a lifter lifts what may be lifted", "ssu", {"nastasia airlift carrier"}, {});
        row("nothing heavier", "ssu", {"matrioshka airlift carrier"}, {"airlift: not-this-unit"});
        row("a commissar for every squad", "ssu", {"nkvd-political-commissar-tank-hunter commissar frontoviki"}, {});
        row("a squad is no vehicle", "axis", {"manfred passenger ghosts"}, {"passenger: not-there"});
        row("a joined hero needs his place", "axis", {"manfred joins old-man", "old-man passenger prinzluther"}, {});
        row("in a smaller one there is none", "axis", {"manfred joins old-man", "old-man passenger kommandowagen"}, {"passenger: 6 of 3"});
    }

    void dust()
    {
        QFETCH(QString, bloc);
        QFETCH(QStringList, links);
        DustList list(bloc);
        QMap<QString, std::string> units;
        const auto unit = [&](const QString &name) {
            if (!units.contains(name))
                units.insert(name, list.take(name));
            return units.value(name);
        };
        for (const QString &link : links)
            list.link(unit(link.section(' ', 0, 0)), link.section(' ', 1, 1), unit(link.section(' ', 2)));
        QTEST(list.wrong(), "wrong");
        for (const rules::RosterFinding &finding : list.army.judge().findings()) // a plan that does not work is no illegal list
            if (finding.kind == rules::FindingKind::LinkRefused || finding.kind == rules::FindingKind::LinkFull)
                QCOMPARE(finding.severity, base::Severity::Warning);
    }

    void aUnit_isInOnePlace()
    {
        DustList list("axis");
        const std::string manfred = list.take("manfred"), ghosts = list.take("ghosts"), truck = list.take("hanomag");
        list.link(manfred, "joins", ghosts);
        list.link(manfred, "passenger", truck);
        const rules::Selection &hero = *rules::findSelection(std::as_const(list.army.roster()), manfred).selection;
        QVERIFY(rules::linkTarget(hero, "dust.link.joins").empty());
        QCOMPARE(rules::linkTarget(hero, "dust.link.passenger"), truck);
        list.link(manfred, "passenger", {});
        QVERIFY(!rules::hasLinks(list.army.roster()));
    }

    void choices_sayWhoAndWhyNot()
    {
        DustList list("axis");
        const std::string manfred = list.take("manfred"), ghosts = list.take("ghosts"), panzers = list.take("the-panzers");
        list.take("ludwig");
        const std::string car = list.take("kommandowagen");
        list.link(ghosts, "passenger", car);
        const rules::UnitLinks links(list.army.judge());
        QStringList seen;
        for (const rules::LinkChoice &choice : links.choices(manfred))
            for (const rules::LinkChoice::Host &host : choice.hosts)
                seen.append(QString::fromStdString(choice.rule->id).section('.', -1) + ' '
                            + (host.id == ghosts        ? "ghosts"
                                   : host.id == panzers ? "panzers"
                                   : host.id == car     ? "car"
                                                        : "?")
                            + ' ' + toString(host.refusal));
        QCOMPARE(seen, (QStringList{"joins ghosts ", "joins panzers different", "passenger car full"}));
    }

    // ---- kept
    void roster_keepsItInTheFile()
    {
        DustList list("axis");
        const std::string manfred = list.take("manfred"), ghosts = list.take("ghosts");
        list.link(manfred, "joins", ghosts);
        const std::string xml = rules::writeRoster(list.army.roster());
        QVERIFY(QString::fromStdString(xml).contains(
            QString("<association associationId=\"dust.link.joins\" to=\"%1\"/>").arg(QString::fromStdString(ghosts))));
        const auto again = rules::readRoster(xml, "a.ros");
        QVERIFY(again.ok() && again->findings.empty());
        QCOMPARE(rules::linkTarget(*rules::findSelection(std::as_const(again->roster), manfred).selection, "dust.link.joins"), ghosts);
        QCOMPARE(rules::writeRoster(again->roster), xml);
    }

    // Links of another program, by rules that this game does not have, stay.
    void foreignAssociations_areKept()
    {
        const QByteArray xml = R"(<roster id="r" name="R" gameSystemId="g"><forces><force id="f"><selections>
            <selection id="a" name="A" entryId="a" number="1" type="unit"><associations><association associationId="x" to="b"/></associations></selection>
            <selection id="b" name="B" entryId="b" number="1" type="unit"><associations><association associationId="x" to="a"/></associations></selection>
            </selections></force></forces></roster>)";
        const auto read = rules::readRoster(xml.toStdString(), "a.ros");
        QVERIFY(read.ok());
        const QString written = QString::fromStdString(rules::writeRoster(read->roster));
        QVERIFY(written.contains("<association associationId=\"x\" to=\"b\"/>"));
        QVERIFY(written.contains("<association associationId=\"x\" to=\"a\"/>"));
    }

    void edits_leadWhereTheUnitWent()
    {
        DustList list("axis");
        const std::string manfred = list.take("manfred"), ghosts = list.take("ghosts");
        list.link(manfred, "joins", ghosts);
        rules::Operations &operations = list.army.operations();
        const rules::Roster before = list.army.roster();
        const auto copied = operations.duplicateSelection(manfred); // a copy alone belongs to nobody
        QVERIFY(copied.ok());
        QVERIFY(rules::linkTarget(*rules::findSelection(std::as_const(list.army.roster()), copied->createdId).selection, "dust.link.joins")
                    .empty());
        rules::Roster undone = list.army.roster();
        rules::revert(undone, *copied);
        QCOMPARE(undone, before);
        const auto force = operations.duplicateForce(list.army.force()); // in a copied army they stay together
        QVERIFY(force.ok());
        const rules::Force &copy = *rules::findForce(std::as_const(list.army.roster()), force->createdId);
        QString hero, squad;
        for (const rules::Selection &selection : copy.selections) {
            if (const std::string to = rules::linkTarget(selection, "dust.link.joins"); !to.empty())
                hero = QString::fromStdString(to);
            if (selection.entryId.ends_with("dust.unit.ghosts"))
                squad = QString::fromStdString(selection.id);
        }
        QVERIFY(!squad.isEmpty());
        QCOMPARE(hero, squad);
        const auto other = operations.replaceSelection(manfred, "dust.unit.stefan"); // another hero goes where the first one went
        QVERIFY(other.ok());
        QCOMPARE(rules::linkTarget(*rules::findSelection(std::as_const(list.army.roster()), other->createdId).selection, "dust.link.joins"),
                 ghosts);
        const auto replaced = operations.replaceSelection(ghosts, "dust.unit.old-man");
        QVERIFY(replaced.ok());
        QCOMPARE(rules::linkTarget(*rules::findSelection(std::as_const(list.army.roster()), other->createdId).selection, "dust.link.joins"),
                 replaced->createdId);
    }

    void aUnitThatWent_isNoMistake()
    {
        DustList list("axis");
        const std::string manfred = list.take("manfred"), ghosts = list.take("ghosts");
        list.link(manfred, "joins", ghosts);
        list.army.remove(ghosts);
        QCOMPARE(list.wrong(), QStringList());
        QVERIFY(share::LinkText(list.army.judge(), share::RosterLook::of(*test::pack("dust"), "en")).sentence(manfred).isEmpty());
    }

    // ---- shown
    void shown_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("hero");
        QTest::addColumn<QString>("car");
        QTest::addColumn<QString>("finding");
        QTest::newRow("English") << "en"
                                 << "Joins Ghosts"
                                 << "Carries Ghosts (6 of 3 places)"
                                 << "Kommandowagen: Carries, 6 places needed, 3 there";
        QTest::newRow("French") << "fr"
                                << "Rejoint Ghosts"
                                << "Transporte Ghosts (6 places sur 3)"
                                << QString::fromUtf8("Kommandowagen : Transporte, 6 places nécessaires, 3 disponibles");
    }

    void shown()
    {
        QFETCH(QString, language);
        QFETCH(QString, hero);
        QFETCH(QString, car);
        DustList list("axis");
        const std::string manfred = list.take("manfred"), ghosts = list.take("ghosts"), truck = list.take("kommandowagen");
        list.link(manfred, "joins", ghosts);
        list.link(ghosts, "passenger", truck);
        const auto plain = [](QString text) { return text.replace(QChar(0x202f), ' ').replace(QChar(0xa0), ' '); };
        const RosterSource source(list.army.roster(), test::pack("dust"), language);
        QCOMPARE(plain(source.linkSentence(*source.unit(manfred)->selection)), hero);
        QCOMPARE(plain(source.linkSentence(*source.unit(truck)->selection)), car);
        const QString card = allText(buildCard(source, *source.unit(manfred)));
        QVERIFY2(card.contains(hero.section(' ', 0, 0)) && card.contains("Ghosts"), qPrintable(card));
        QFETCH(QString, finding);
        QVERIFY2(plain(source.findings().join('\n')).contains(finding), qPrintable(source.findings().join('\n')));
        const auto look = share::RosterLook::of(*test::pack("dust"), language);
        const share::RosterExport exported = share::exportRoster(list.army.judge(), look, {});
        QVERIFY(share::render(exported, share::ExportFormat::Text).contains(hero));
    }

    // ---- the other games
    void dropzone_capacityIsEnteredOnce()
    {
        QTemporaryDir user;
        packs::Corrections corrections;
        corrections.setCharacteristic("dzc.profile.scourge.marauder", "dzc.char.aircraft.capacity", "6");
        QVERIFY(corrections.save(user.path(), "dropzone-commander").ok());
        packs::PackStore store({{test::sourceFolder() + "/data/dropzone-commander"}, {}, {}, user.path()});
        store.load();
        const packs::PackPtr pack = store.find("dropzone-commander");
        QVERIFY(pack);
        base::CountingIdSource ids;
        rules::Roster roster = rules::newRoster(*pack->data(), "A", ids);
        rules::Operations operations(roster, pack->data().get(), ids);
        const auto force = operations.addForce(pack->manifest().forceEntryId.toStdString(), "dzc.catalogue.scourge");
        QVERIFY(force.ok());
        std::string hunters;
        for (const rules::EntryNode *root : pack->data()->book("dzc.catalogue.scourge")->roots())
            for (const rules::EntryNode *inner : root->entriesBelow())
                if (hunters.empty() && inner->entry().idText == "dzc.unit.scourge.hunter") {
                    const auto group = operations.addSelection(force->createdId, root->path());
                    hunters = operations.addSelection(group->createdId, inner->path())->createdId;
                }
        QVERIFY(!hunters.empty());
        const auto ship = operations.addSelection(hunters, "dzc.unit.scourge.marauder");
        QVERIFY(ship.ok());
        const auto full = [&] {
            rules::Evaluator evaluator(pack->data());
            evaluator.evaluate(roster);
            QStringList found;
            for (const rules::RosterFinding &finding : evaluator.findings())
                if (finding.kind == rules::FindingKind::LinkFull)
                    found.append(QString("%1 of %2").arg(finding.current).arg(finding.wanted));
            return found;
        };
        QCOMPARE(full(), QStringList()); // three in a ship for six
        for (const rules::Selection &child : rules::findSelection(std::as_const(roster), hunters).selection->selections)
            if (child.type == "model") {
                QVERIFY(operations.setCount(std::string(child.id), 9).ok());
                break;
            }
        QCOMPARE(full(), QStringList{"9 of 6"});
        QVERIFY(operations.setCount(ship->createdId, 2).ok());
        QCOMPARE(full(), QStringList());
        // Two ships as two rows, as the editor adds them, carry the squad together.
        QVERIFY(operations.setCount(ship->createdId, 1).ok());
        operations.keepUnitsApart();
        QVERIFY(operations.addSelection(hunters, "dzc.unit.scourge.marauder").ok());
        QCOMPARE(full(), QStringList());
    }

    // Only own units have the skill: it leads to a superhuman, whom no other hero joins.
    void dust_sidekickFollowsHisSuperhuman()
    {
        const QString bloc = "dust.catalogue.allies";
        QTemporaryDir user;
        packs::UserCatalogue own("dust", bloc, "dust.system");
        packs::UserUnit unit;
        unit.name = "Kid";
        unit.type = "model";
        unit.categoryIds = QStringList{"dust.category.hero"};
        unit.ruleIds = QStringList{"dust.rule.sidekick"};
        const std::string kid = own.put(unit).toStdString();
        QVERIFY(own.save(user.path()).ok());
        packs::PackStore store({{test::sourceFolder() + "/data/dust"}, {}, {}, user.path()});
        store.load();
        const packs::PackPtr pack = store.find("dust");
        QVERIFY(pack);
        base::CountingIdSource ids;
        rules::Roster roster = rules::newRoster(*pack->data(), "A", ids);
        rules::Operations operations(roster, pack->data().get(), ids);
        const auto force = operations.addForce(pack->manifest().forceEntryId.toStdString(), bloc.toStdString());
        QVERIFY(force.ok());
        const auto add = [&](const std::string &entry) {
            const auto added = operations.addSelection(force->createdId, entry);
            return added ? added->createdId : std::string();
        };
        const std::string sidekick = add(kid), joe = add("dust.unit.bazooka-joe"), victory = add("dust.unit.sergeant-victory");
        QVERIFY(!sidekick.empty() && !joe.empty() && !victory.empty());
        const auto refused = [&](const std::string &who) {
            if (!operations.setLink(who, "dust.link.sidekick", victory))
                return -1;
            rules::Evaluator evaluator(pack->data());
            evaluator.evaluate(roster);
            const auto &all = evaluator.findings();
            return int(
                std::count_if(all.begin(), all.end(), [](const auto &each) { return each.kind == rules::FindingKind::LinkRefused; }));
        };
        QCOMPARE(refused(sidekick), 0);
        QCOMPARE(refused(joe), 1);
    }

    void links_ofEveryPack_areWhole_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<int>("links");
        QTest::newRow("dust") << "dust" << 10;
        QTest::newRow("dropzone") << "dropzone-commander" << 1;
        QTest::newRow("crusade") << "space-crusade" << 2;
        QTest::newRow("skirmish") << "modern-skirmish" << 1;
    }

    void links_ofEveryPack_areWhole()
    {
        QFETCH(QString, pack);
        const std::vector<rules::LinkRule> &links = test::pack(pack)->data()->links();
        QTEST(int(links.size()), "links");
        for (const rules::LinkRule &rule : links)
            for (const char *language : {"en", "fr"})
                QVERIFY2(rule.name.count(language) == 1 && rule.label.count(language) == 1, rule.id.c_str());
        QVERIFY(!test::pack(pack)->broken());
    }

    void crusade_terminatorsStayOnFoot()
    {
        test::PackArmy army("space-crusade", "crusade.catalogue.space-marines", 500);
        const std::string marine = army.add({}, "crusade.unit.space-marine"), tank = army.add({}, "crusade.unit.tank");
        const auto wrong = [&](const std::string &unit) {
            (void)army.operations().setLink(unit, "crusade.link.rides", tank);
            const auto &all = army.judge().findings();
            return std::count_if(all.begin(), all.end(), [](const auto &each) { return each.kind == rules::FindingKind::LinkRefused; });
        };
        QCOMPARE(wrong(marine), 0);
        QCOMPARE(wrong(army.add({}, "crusade.unit.terminator")), 1);
    }
};

MUSTER_TEST_MAIN(tst_UnitLinks)
#include "tst_UnitLinks.moc"

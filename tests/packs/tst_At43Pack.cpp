// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackArmy.h"
#include "packs/UnitList.h"

using namespace muster;
using test::PackArmy;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

} // namespace

/// What is known of AT-43: units, weapons, the universal table, the general platoon, the player's own cards.
class tst_At43Pack : public QObject
{
    Q_OBJECT

private:
    static std::vector<packs::ListedUnit> units(const QString &army)
    {
        return packs::listUnits(*test::pack("at-43")->data()->book(("at43.catalogue." + army).toStdString()));
    }

    static QString value(const rules::Profile &profile, const QString &name)
    {
        for (const rules::Characteristic &characteristic : profile.characteristics) {
            if (text(characteristic.typeIdText).endsWith('.' + name))
                return text(characteristic.value);
        }
        return "?";
    }

    // The strip of the weapon table on the card.
    static const packs::CardStrip &toHit()
    {
        static const packs::PackPtr pack = test::pack("at-43");
        for (const packs::CardBlock &block : pack->cards().cards.first().front) {
            if (block.strip)
                return *block.strip;
        }
        qFatal("no strip");
    }

    // Fills the slots of a platoon with units of the player's own cards.
    static std::string platoon(PackArmy &army, const QList<int> &slotNumbers)
    {
        const std::string id = army.add({}, "at43.formation.una.platoon");
        const QStringList kinds{"", "infantry-1", "infantry-2", "infantry-1", "infantry-3", "afv-1", "afv-2", "afv-3"};
        for (int slot : slotNumbers)
            army.add(id, "at43.unit.una.own-" + kinds[slot], "at43.slot.una.platoon." + QString::number(slot));
        return id;
    }

private slots:
    void units_asKnown()
    {
        QSet<QString> rows;
        for (const QString army : {"una", "therians", "red-blok", "karmans", "cogs", "oni"}) {
            for (const packs::ListedUnit &unit : units(army)) {
                if (unit.id.find(".own-") != std::string::npos)
                    continue;
                QString type, protection, strength;
                QStringList weapons;
                for (const rules::Profile *profile : unit.profiles) {
                    if (text(profile->typeName) == "Weapon") {
                        QStringList figures;
                        for (const char *name : {"accuracy", "rate", "rerolls", "penetration", "damage", "area"})
                            figures.append(value(*profile, QLatin1String(name)));
                        weapons.append(text(profile->name) + ' ' + figures.join('/'));
                    } else {
                        type = value(*profile, "type");
                        protection = value(*profile, "protection");
                    }
                }
                rows.insert(QStringList{army, QString::fromStdString(unit.name), type, protection, weapons.join("; ")}.join('\t'));
            }
        }
        for (const QStringList &row : test::expectedRows("at43_units.tsv"))
            QVERIFY2(rows.remove(row.join('\t')), qPrintable(row.join(" | ") + "\nleft:\n" + QStringList(rows.values()).join('\n')));
        QVERIFY2(rows.isEmpty(), qPrintable(QStringList(rows.values()).join('\n')));
    }

    void universalTable_data()
    {
        QTest::addColumn<int>("value");
        QTest::addColumn<int>("difficulty");
        QTest::addColumn<QString>("roll");
        QTest::newRow("A-1 nanoblaster 3 at range 5") << 3 << 5 << "5+";
        QTest::newRow("A-2 laser rifle 5 at range 4") << 5 << 4 << "4+";
        QTest::newRow("A-3 penetration 5 against 6") << 5 << 6 << "4+";
        QTest::newRow("A-4 launcher 4 at range 9") << 4 << 9 << "6";
        QTest::newRow("A-5 accuracy 3 at range 9") << 3 << 9 << "";
        QTest::newRow("A-6 accuracy 5 at 8 cm") << 5 << 0 << "2+";
        QTest::newRow("A-7 accuracy 6 at 9 cm") << 6 << 0 << "!";
        QTest::newRow("A-8 accuracy 7 at 47 cm") << 7 << 4 << "3+";
        for (int difference = -8; difference <= 8; ++difference) {
            const QString roll = difference <= -6 ? ""
                : difference <= -4                ? "6"
                : difference <= -2                ? "5+"
                : difference <= 1                 ? "4+"
                : difference <= 3                 ? "3+"
                : difference <= 5                 ? "2+"
                                                  : "!";
            QTest::addRow("difference %d", difference) << 10 + difference << 10 << roll;
        }
    }

    void universalTable()
    {
        QFETCH(int, value);
        QFETCH(int, difficulty);
        QTEST(toHit().cellText(value, difficulty), "roll");
    }

    void reference_holdsTheTable()
    {
        for (const QString language : {"en", "fr"}) {
            const QString reference = test::pack("at-43")->reference(language);
            const QList<QPair<QString, QString>> rows{
                {"−5, −4", "6"}, {"−3, −2", "5+"}, {"−1, 0, +1", "4+"}, {"+2, +3", "3+"}, {"+4, +5", "2+"}};
            for (const auto &[difference, roll] : rows)
                QVERIFY(reference.contains(QString("| %1 | %2 |").arg(difference, roll)));
            for (const QString figure : {"10 cm", "5+", "3+", "3 LP|3 PC", "1-2 | 3-5 | 6"}) {
                const QStringList either = figure == "3 LP|3 PC" ? figure.split('|') : QStringList{figure};
                QVERIFY2(std::any_of(either.begin(), either.end(), [&](const QString &one) { return reference.contains(one); }),
                         qPrintable(figure));
            }
        }
    }

    void platoon_firstTwoSlotsAreMandatory()
    {
        PackArmy army("at-43", "at43.catalogue.una", 2000);
        const std::string id = platoon(army, {1});
        QCOMPARE(army.broken(), QStringList{"at43.slot.una.platoon.2.min"});
        army.add(id, "at43.unit.una.own-infantry-2", "at43.slot.una.platoon.2");
        QCOMPARE(army.broken(), QStringList());
        army.add(id, "at43.unit.una.own-infantry-2", "at43.slot.una.platoon.2");
        QCOMPARE(army.broken(), QStringList{"at43.slot.una.platoon.2.max"});
    }

    void secondPlatoon_onlyWhenTheFirstIsFull()
    {
        PackArmy army("at-43", "at43.catalogue.una", 2000);
        platoon(army, {1, 2, 3, 4, 5, 6});
        platoon(army, {1, 2});
        QCOMPARE(army.broken(), QStringList{"at43.constraint.open-platoons"});
        PackArmy full("at-43", "at43.catalogue.una", 2000);
        platoon(full, {1, 2, 3, 4, 5, 6, 7});
        platoon(full, {1, 2});
        QCOMPARE(full.broken(), QStringList());
    }

    void slots_takeTheRightTypes()
    {
        const rules::Book &book = *test::pack("at-43")->data()->book("at43.catalogue.una");
        const rules::EntryNode *platoon = book.findRoot("at43.formation.una.platoon");
        const QMap<int, QStringList> expected{{1, {"infantry-1"}},
                                              {2, {"infantry-1", "infantry-2"}},
                                              {3, {"infantry-1", "infantry-2", "infantry-3"}},
                                              {4, {"infantry-2", "infantry-3"}},
                                              {5, {"infantry-3", "afv-1"}},
                                              {6, {"afv-1", "afv-2"}},
                                              {7, {"afv-1", "afv-2", "afv-3"}}};
        for (const rules::EntryNode *slot : platoon->children()) {
            if (text(slot->entry().idText) == "at43.options.una.officers")
                continue;
            QStringList own;
            for (const rules::EntryNode *unit : slot->children()) {
                const QString id = text(unit->entry().idText);
                if (id.contains(".own-"))
                    own.append(id.section(".own-", 1));
            }
            QCOMPARE(own, expected.value(text(slot->entry().idText).section('.', -1).toInt()));
        }
    }

    void officers_rankFourPerPlatoon_rankFivePerArmy()
    {
        PackArmy army("at-43", "at43.catalogue.una", 2000);
        const std::string first = platoon(army, {1, 2, 3, 4, 5, 6, 7});
        const std::string second = platoon(army, {1, 2});
        army.add(first, "at43.option.una.officer.rank-4");
        army.add(second, "at43.option.una.officer.rank-4");
        army.add(first, "at43.option.una.officer.rank-5");
        QCOMPARE(army.broken(), QStringList());
        army.add(first, "at43.option.una.officer.rank-4");
        army.add(second, "at43.option.una.officer.rank-5");
        QStringList rules = army.broken();
        rules.removeDuplicates();
        QCOMPARE(rules, (QStringList{"at43.option.una.officer.rank-4.max", "at43.option.una.officer.rank-5.max"}));
    }

    void ownCard_isPricedByThePlayer()
    {
        PackArmy army("at-43", "at43.catalogue.una", 245);
        const std::string id = army.add({}, "at43.formation.una.army-book");
        const std::string unit = army.add(id, "at43.unit.una.steel-troopers", "at43.slot.una.army-book.infantry");
        int warnings = 0;
        for (const rules::RosterFinding &finding : army.judge().findings())
            warnings += finding.severity == base::Severity::Warning ? 1 : 0;
        QCOMPARE(warnings, 1);
        army.add(unit, "at43.unit.una.steel-troopers.ap", {}, 205);
        army.add(id, "at43.option.una.officer.captain");
        QCOMPARE(army.total(), 245.0);
        QVERIFY(army.judge().findings().empty());
        army.setLimit(244);
        QVERIFY(!army.judge().legal());
    }
};

MUSTER_TEST_MAIN(tst_At43Pack)
#include "tst_At43Pack.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/DropzoneArmy.h"
#include "packs/UnitList.h"

using namespace muster;
using test::DropzoneArmy;

/// Battlegroups by faction, type and game size; squad sizes of every unit.
class tst_DropzonePackGroups : public QObject
{
    Q_OBJECT

private:
    // Ids of the formations of a type in a faction.
    static QStringList formations(const QString &faction, const QString &type)
    {
        const rules::Book &book = *test::pack("dropzone-commander")->data()->book(("dzc.catalogue." + faction).toStdString());
        const QString category = "dzc.category." + (type == "Infantry" ? QString("infantry-group") : type.toLower());
        QStringList ids;
        for (const rules::EntryNode *root : book.roots()) {
            for (const rules::CategoryLink &link : root->entry().categoryLinks) {
                if (link.primary && book.data().text(link.targetId) == category.toStdString())
                    ids.append(QString::fromStdString(std::string(root->entry().idText)));
            }
        }
        return ids;
    }

    // What is said about the number of battlegroups of this type.
    static QStringList complaints(DropzoneArmy &army, const QStringList &formationIds, const QString &type)
    {
        QStringList rules;
        for (const QString &rule : army.broken()) {
            for (const QString &id : formationIds) {
                if (rule == id + ".min" || rule == id + ".max" || (type == "Special" && rule == "dzc.constraint.special"))
                    rules.append(rule);
            }
        }
        rules.removeDuplicates();
        return rules;
    }

    static QList<int> allowedSizes(const QString &printed)
    {
        QList<int> sizes;
        if (printed.contains('-')) {
            for (int i = printed.section('-', 0, 0).toInt(); i <= printed.section('-', 1).toInt(); ++i)
                sizes.append(i);
            return sizes;
        }
        for (const QString &part : printed.split('/'))
            sizes.append(part.toInt());
        return sizes;
    }

private slots:
    void battlegroups_minimumAndMaximum_atEachGameSize()
    {
        int checked = 0;
        for (const QStringList &row : test::expectedRows("dropzone_battlegroups.tsv")) {
            const QString faction = row[0].toLower();
            const QStringList ids = formations(faction, row[1]);
            QVERIFY2(!ids.isEmpty(), qPrintable(row.join(' ')));
            const QList<double> limits{999, 1999, 3000};
            for (int size = 0; size < 3; ++size) {
                const int min = row[2 + size].section('-', 0, 0).toInt();
                const int max = row[2 + size].section('-', 1).toInt();
                for (int count = 0; count <= max + 1; ++count) {
                    DropzoneArmy army(faction, limits[size]);
                    army.removeEmptyFormations();
                    for (int i = 0; i < count; ++i)
                        army.add({}, ids[i % ids.size()]);
                    const bool wrong = count < min || count > max;
                    const QStringList said = complaints(army, ids, row[1]);
                    QVERIFY2(
                        said.isEmpty() != wrong,
                        qPrintable(
                            QString("%1 at %2: %3 battlegroups: %4").arg(row.join(' ')).arg(limits[size]).arg(count).arg(said.join(' '))));
                    ++checked;
                }
            }
        }
        QVERIFY(checked > 150);
    }

    void battlegroupsInAll_five_six_seven()
    {
        const QList<QPair<double, int>> sizes{{500, 5}, {999, 5}, {1000, 6}, {1999, 6}, {2000, 7}, {3000, 7}};
        for (const auto &[limit, most] : sizes) {
            DropzoneArmy army("ucm", limit);
            army.removeEmptyFormations();
            for (int i = 0; i < most; ++i)
                army.add({}, "dzc.formation.ucm.legionnaire-corps");
            QVERIFY(!army.broken().contains("dzc.constraint.battlegroups"));
            army.add({}, "dzc.formation.ucm.legionnaire-corps");
            QVERIFY(army.broken().contains("dzc.constraint.battlegroups"));
        }
    }

    void squads_haveExactlyThePrintedSizes()
    {
        QSet<QString> done;
        for (const QStringList &row : test::expectedRows("dropzone_units.tsv")) {
            const QString faction = row[0].toLower();
            const rules::Book &book = *test::pack("dropzone-commander")->data()->book(("dzc.catalogue." + faction).toStdString());
            for (const packs::ListedUnit &unit : packs::listUnits(book)) {
                const QString id = QString::fromStdString(unit.id);
                const QString model = QString(id).replace("dzc.unit.", "dzc.model.");
                const bool own = std::any_of(unit.profiles.begin(), unit.profiles.end(),
                                             [&row](const rules::Profile *profile) { return profile->name == row[2].toStdString(); });
                if (!own || row[10] == "T" || !book.findBelow(*unit.node, model.toStdString()) || done.contains(id))
                    continue;
                done.insert(id);
                // The unit is judged at the place where the list offers it first.
                const rules::EntryNode *slot = unit.node->parent();
                const rules::EntryNode *formation = slot;
                while (formation && formation->isGroup())
                    formation = formation->parent();
                if (!slot || !formation || formation->parent())
                    continue;
                DropzoneArmy army(faction, 3000);
                const std::string group = army.formation(QString::fromStdString(std::string(formation->entry().idText)));
                const std::string squad = army.add(group, id, QString::fromStdString(std::string(slot->entry().idText)));
                const QList<int> sizes = allowedSizes(row[10]);
                for (int count = 1; count <= sizes.last() + 1; ++count) {
                    army.setCount(squad, model, count);
                    const bool wrong = army.broken().contains(model + ".min") || army.broken().contains(model + ".max")
                        || !army.broken().filter(".models.m").isEmpty();
                    QVERIFY2(wrong != sizes.contains(count), qPrintable(QString("%1: %2 of %3").arg(id).arg(count).arg(row[10])));
                }
            }
        }
        QVERIFY2(done.size() > 100, qPrintable(QString::number(done.size())));
    }

    void slots_followTheGameSize()
    {
        // A second scout squad in the headquarters from Clash on; an exotic one not in a Skirmish.
        DropzoneArmy army("ucm", 999,
                          {"armoured-formation standard:sabre*3", "legionnaire-corps troops:legionnaire-squad*2",
                           "field-command command:kodiak scout:wolverine-a*4 scout:wolverine-b*4"});
        QCOMPARE(army.broken(), QStringList{"dzc.slot.ucm.field-command.scout.max"});
        army.setLimit(1000);
        QCOMPARE(army.broken(), QStringList());
        DropzoneArmy exotic("ucm", 999,
                            {"armoured-formation standard:sabre*3", "legionnaire-corps troops:legionnaire-squad*2",
                             "field-command command:kodiak exotic:praetorian-team*2"});
        QCOMPARE(exotic.broken(), QStringList{"dzc.slot.ucm.field-command.exotic.max"});
        exotic.setLimit(1500);
        QCOMPARE(exotic.broken(), QStringList());
    }

    void squadsOfABattlegroup_areLimitedInAll()
    {
        DropzoneArmy army("ucm", 1500,
                          {"armoured-formation standard:sabre*3 standard:katana*3 support:rapier*3", "field-command command:kodiak",
                           "legionnaire-corps troops:legionnaire-squad*2"});
        QCOMPARE(army.broken(), QStringList{"dzc.formation.ucm.armoured-formation.squads-max"});
        army.setLimit(2000);
        QCOMPARE(army.broken(), QStringList());
    }

    void transports_areNoSquads()
    {
        DropzoneArmy army("ucm", 999,
                          {"armoured-formation standard:sabre*3+condor standard:katana*3+condor shared:albatross",
                           "legionnaire-corps troops:legionnaire-squad*2"});
        QVERIFY(!army.broken().contains("dzc.formation.ucm.armoured-formation.squads-max"));
    }

    void freshRoster_hasItsMandatoryBattlegroups()
    {
        DropzoneArmy army("ucm", 999);
        QStringList names;
        for (const rules::Selection &selection : army.roster().forces.front().selections)
            names.append(QString::fromStdString(selection.name));
        QCOMPARE(names, (QStringList{"Armoured Formation", "Legionnaire Corps"}));
    }
};

MUSTER_TEST_MAIN(tst_DropzonePackGroups)
#include "tst_DropzonePackGroups.moc"

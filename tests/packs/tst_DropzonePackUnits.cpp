// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/DropzoneArmy.h"
#include "packs/UnitList.h"

using namespace muster;
using test::DropzoneArmy;

namespace {

QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

QString value(const rules::Profile &profile, const QString &name)
{
    for (const rules::Characteristic &characteristic : profile.characteristics) {
        if (text(characteristic.typeIdText).endsWith('.' + name))
            return text(characteristic.value);
    }
    return {};
}

} // namespace

/// Every unit, weapon and commander against the checked-in tables.
class tst_DropzonePackUnits : public QObject
{
    Q_OBJECT

private:
    static QString key(const QString &faction) { return faction.toLower(); }

    static const rules::Book &book(const QString &faction)
    {
        return *test::pack("dropzone-commander")->data()->book(("dzc.catalogue." + key(faction)).toStdString());
    }

    static const std::vector<packs::ListedUnit> &units(const QString &faction)
    {
        static QHash<QString, std::vector<packs::ListedUnit>> known;
        if (!known.contains(faction))
            known.insert(faction, packs::listUnits(book(faction)));
        return known[faction];
    }

    // Units that show a profile of this name; of several list entries with the same profile, the one that is named.
    static QList<const packs::ListedUnit *> unitsWith(const QString &faction, const QString &profile, const QString &listEntry)
    {
        QList<const packs::ListedUnit *> all, named;
        for (const packs::ListedUnit &unit : units(faction)) {
            for (const rules::Profile *entry : unit.profiles) {
                if (text(entry->name) != profile || text(entry->typeName) == "Commander" || text(entry->typeName) == "Weapon")
                    continue;
                all.append(&unit);
                if (listEntry.startsWith(QString::fromStdString(unit.name).section(',', 0, 0), Qt::CaseInsensitive))
                    named.append(&unit);
                break;
            }
        }
        return named.isEmpty() ? all : named;
    }

    static double points(const std::vector<rules::Cost> &costs)
    {
        for (const rules::Cost &cost : costs) {
            if (cost.typeIdText == "dzc.cost.pts")
                return cost.value;
        }
        return 0;
    }

private slots:
    void units_haveTheExpectedFigures()
    {
        int checked = 0;
        for (const QStringList &row : test::expectedRows("dropzone_units.tsv")) {
            const QList<const packs::ListedUnit *> found = unitsWith(row[0], row[2], row[1]);
            QVERIFY2(!found.isEmpty(), qPrintable(row.join(' ')));
            for (const packs::ListedUnit *unit : found) {
                const QByteArray where = (row[0] + ' ' + row[2] + " of " + QString::fromStdString(unit->name)).toUtf8();
                const auto it = std::find_if(unit->profiles.begin(), unit->profiles.end(),
                                             [&row](const rules::Profile *profile) { return text(profile->name) == row[2]; });
                const rules::Profile &profile = **it;
                const QStringList names{"a", "mv", "cm", "dp", "cqb", "f", "lz", "squad"};
                for (qsizetype i = 0; i < names.size(); ++i)
                    QVERIFY2(value(profile, names[i]) == row[3 + i],
                             qPrintable(QString("%1 %2: %3, not %4").arg(QString(where), names[i], value(profile, names[i]), row[3 + i])));
                const QStringList options = row.value(12).split("; ", Qt::SkipEmptyParts);
                const double cost = options.isEmpty()
                    ? row[11].toDouble()
                    : options.filter(QRegularExpression('^' + QString::fromStdString(unit->name) + " \\d+$"))
                          .value(0)
                          .section(' ', -1)
                          .toDouble();
                QVERIFY2(points(unit->costs) == cost,
                         qPrintable(QString("%1: %2, not %3").arg(QString(where)).arg(points(unit->costs)).arg(cost)));
                ++checked;
            }
        }
        QVERIFY(checked >= 182);
    }

    void everyUnit_isExpected()
    {
        QSet<QString> expected;
        for (const QStringList &row : test::expectedRows("dropzone_units.tsv")) {
            for (const packs::ListedUnit *unit : unitsWith(row[0], row[2], {}))
                expected.insert(row[0] + '/' + QString::fromStdString(unit->id));
        }
        for (const QString faction : {"UCM", "Scourge", "PHR", "Shaltari", "Resistance"}) {
            for (const packs::ListedUnit &unit : units(faction))
                QVERIFY2(expected.contains(faction + '/' + QString::fromStdString(unit.id)), unit.id.c_str());
        }
    }

    void weapons_haveTheExpectedFigures()
    {
        QSet<QString> known;
        for (const QString faction : {"UCM", "Scourge", "PHR", "Shaltari", "Resistance"}) {
            for (const packs::ListedUnit &unit : units(faction)) {
                for (const rules::Profile *profile : unit.profiles) {
                    QStringList row{faction, text(profile->name)};
                    for (const char *name : {"e", "sh", "ac", "rf", "rc", "mf", "arc"})
                        row.append(value(*profile, QLatin1String(name)));
                    known.insert(row.join('\t'));
                }
            }
        }
        for (const QStringList &row : test::expectedRows("dropzone_weapons.tsv"))
            QVERIFY2(known.contains(row.join('\t')), qPrintable(row.join(' ')));
    }

    void commanders_haveTheExpectedFigures()
    {
        for (const QStringList &row : test::expectedRows("dropzone_commanders.tsv")) {
            bool found = false;
            for (const packs::ListedUnit &unit : units(row[0])) {
                for (const rules::Profile *profile : unit.profiles) {
                    const bool famous = row[6] == "yes";
                    if (text(profile->typeName) != "Commander" || value(*profile, "cv") != row[2] || value(*profile, "radius") != row[3])
                        continue;
                    const QString name = text(profile->name);
                    found = found
                        || (famous ? name.contains(row[1].section(' ', 0, 0)) && points(unit.costs) == row[5].toDouble() : name == row[1]);
                }
            }
            QVERIFY2(found, qPrintable(row.join(' ')));
        }
    }

    void commanderPrices_countInTheArmy()
    {
        for (const QStringList &row : test::expectedRows("dropzone_commanders.tsv")) {
            if (row[6] == "yes")
                continue;
            const QHash<QString, QString> hosts{{"UCM", "field-command command:kodiak"},
                                                {"Scourge", "oppressors command:oppressor"},
                                                {"PHR", "hand-of-the-sphere command:nemesis"},
                                                {"Shaltari", "court-of-elders command:coyote"},
                                                {"Resistance", "warlords-hq command:m3-alexander"}};
            DropzoneArmy without(key(row[0]), 3000, {hosts[row[0]]});
            DropzoneArmy with(key(row[0]), 3000, {hosts[row[0]] + "+@" + QString(row[1]).toLower().replace(' ', '-')});
            QCOMPARE(with.total() - without.total(), row[5].toDouble());
            // The level that the size of the game allows.
            const QHash<QString, double> sizes{{"S", 999}, {"C", 1999}, {"B", 3000}};
            for (auto size = sizes.begin(); size != sizes.end(); ++size) {
                with.setLimit(size.value());
                const bool refused = !with.broken().filter(".level").isEmpty();
                QVERIFY2(refused != row[4].contains(size.key()), qPrintable(row.join(' ') + ' ' + size.key()));
            }
        }
    }

    void transformers_areOneUnitWithTwoProfiles()
    {
        for (const QString name : {"PHR/Hera", "PHR/Apollo", "PHR/Apollo-A", "PHR/Jocasta Cain, Battle Vizier", "Scourge/Annihilator",
                                   "Scourge/The Cavebreaker", "Resistance/J19 Hellhog", "Resistance/Karl Foley, Prince of New Troy"}) {
            int found = 0;
            const QString faction = name.section('/', 0, 0);
            for (const packs::ListedUnit &unit : units(faction)) {
                if (QString::fromStdString(unit.name) != name.section('/', 1))
                    continue;
                for (const rules::Profile *profile : unit.profiles)
                    found += !text(profile->idText).startsWith("dzc.option.")
                            && (text(profile->typeName) == "Vehicle" || text(profile->typeName) == "Aircraft")
                        ? 1
                        : 0;
            }
            QVERIFY2(found == 2, qPrintable(name + ": " + QString::number(found)));
        }
    }
};

MUSTER_TEST_MAIN(tst_DropzonePackUnits)
#include "tst_DropzonePackUnits.moc"

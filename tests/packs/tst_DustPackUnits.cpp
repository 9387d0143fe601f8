// SPDX-License-Identifier: GPL-3.0-or-later
#include "DustUnits.h"

#include <QCryptographicHash>

using namespace muster;
using test::characteristics;
using test::dustBook;
using test::dustUnit;
using test::ruleNames;
using test::text;

/// Every unit of the three blocs against a table of expected figures (expected/dust_units.tsv).
/// Its last two columns are the number of weapon rows and the beginning of the MD5 sum of the sorted rows
/// "count x name|arc|range|fourteen cells".
class tst_DustPackUnits : public QObject
{
    Q_OBJECT

private:
    QList<QMap<QString, QString>> m_expected;

    static QStringList weaponRows(const rules::Entry &entry, const rules::Book &book)
    {
        static const QStringList classes{"I1", "I2", "I3", "I4", "V1", "V2", "V3", "V4", "V5", "V6", "V7", "A1", "A2", "A3"};
        QStringList rows;
        for (const rules::InfoLink &link : entry.infoLinks) {
            if (link.type != rules::InfoLink::Type::Profile)
                continue;
            const auto *profile = static_cast<const rules::Profile *>(book.target(link));
            const QMap<QString, QString> values = characteristics(*profile);
            QStringList cells;
            for (const QString &armour : classes)
                cells << values.value(armour);
            rows << values["Count"] + "x" + text(profile->name) + "|" + values["Arc"] + "|" + values["Range"] + "|" + cells.join(',');
        }
        // By bytes, so that the order is the same everywhere.
        std::sort(rows.begin(), rows.end(), [](const QString &a, const QString &b) { return a.toUtf8() < b.toUtf8(); });
        return rows;
    }

private slots:
    void initTestCase()
    {
        QFile file(test::sourceFolder() + "/tests/packs/expected/dust_units.tsv");
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QStringList head = QString::fromUtf8(file.readLine()).trimmed().split('\t');
        while (!file.atEnd()) {
            const QStringList values = QString::fromUtf8(file.readLine()).remove('\n').split('\t');
            QCOMPARE(values.size(), head.size());
            QMap<QString, QString> row;
            for (int column = 0; column < head.size(); ++column)
                row.insert(head.at(column), values.at(column));
            m_expected << row;
        }
    }

    void dataHaveNoFaults()
    {
        for (const base::Finding &finding : test::dustData()->findings())
            QVERIFY2(finding.severity != base::Severity::Error, finding.message().c_str());
    }

    void everyUnitIsThere_andNoOther()
    {
        QCOMPARE(m_expected.size(), 329);
        QStringList wanted, offered;
        for (const QMap<QString, QString> &row : std::as_const(m_expected))
            wanted << row["bloc"].toLower() + " " + row["id"];
        for (const QString bloc : {"allies", "axis", "ssu"})
            for (const rules::EntryNode *root : dustBook(bloc).roots())
                if (root->link() && root->entry().type == rules::EntryType::Unit)
                    offered << bloc + " " + text(root->entry().idText);
        wanted.sort();
        offered.sort();
        QCOMPARE(offered, wanted);
    }

    void figures_areTheExpectedOnes()
    {
        for (const QMap<QString, QString> &row : std::as_const(m_expected)) {
            const rules::Entry *entry = dustUnit(row["id"]);
            QVERIFY2(entry, qPrintable(row["id"]));
            QCOMPARE(text(entry->name), row["name"]);
            QCOMPARE(entry->profiles.size(), std::size_t(1));
            const QMap<QString, QString> values = characteristics(entry->profiles.front());
            const QString actual = QStringList{values["Type"],  values["Armour"], values["Move"],
                                               values["March"], values["Damage"], values["Figures"]}
                                       .join(' ');
            const QString wanted = QStringList{row["type"], row["armour"], row["move"], row["march"], row["damage"], row["figures"]}.join(
                ' ');
            QCOMPARE(row["id"] + " " + actual, row["id"] + " " + wanted);
            QCOMPARE(entry->costs.size(), std::size_t(1));
            QCOMPARE(entry->costs.front().value, row["points"].toDouble());
        }
    }

    void weapons_areTheExpectedOnes()
    {
        for (const QMap<QString, QString> &row : std::as_const(m_expected)) {
            const QStringList rows = weaponRows(*dustUnit(row["id"]), dustBook(row["bloc"]));
            const QByteArray sum = QCryptographicHash::hash(rows.join('\n').toUtf8(), QCryptographicHash::Md5).toHex().left(8);
            QVERIFY2(rows.size() == row["weapons"].toInt(), qPrintable(row["id"]));
            QVERIFY2((rows.isEmpty() ? QByteArray("-") : sum) == row["table"].toUtf8(), qPrintable(row["id"] + "\n" + rows.join('\n')));
        }
    }

    void rules_areAtLeastTheExpectedOnes()
    {
        for (const QMap<QString, QString> &row : std::as_const(m_expected)) {
            const QStringList rules = ruleNames(*dustUnit(row["id"]), dustBook(row["bloc"]));
            for (const QString &rule : row["rules"].split("; ", Qt::SkipEmptyParts))
                QVERIFY2(rules.contains(rule), qPrintable(row["id"] + ": " + rule));
        }
    }

    void everyTagOfAWeapon_isARuleOfItsUnit()
    {
        for (const QMap<QString, QString> &row : std::as_const(m_expected)) {
            const rules::Entry *entry = dustUnit(row["id"]);
            const QStringList rules = ruleNames(*entry, dustBook(row["bloc"]));
            for (const rules::InfoLink &link : entry->infoLinks) {
                if (link.type != rules::InfoLink::Type::Profile)
                    continue;
                const auto *weapon = static_cast<const rules::Profile *>(dustBook(row["bloc"]).target(link));
                for (const QString &tag : characteristics(*weapon)["Special"].split(", ", Qt::SkipEmptyParts))
                    QVERIFY2(rules.contains(tag), qPrintable(row["id"] + ": " + tag));
            }
        }
    }

    void cells_areDiceAndDamage()
    {
        static const QRegularExpression cell("^([0-9]+|B{1,2})/([0-9]+|K)$");
        for (const rules::Profile &weapon : test::dustData()->gameSystem().sharedProfiles)
            for (const rules::Characteristic &value : weapon.characteristics)
                if (value.name.size() == 2 && !value.value.empty() && value.value != "–")
                    QVERIFY2(cell.match(text(value.value)).hasMatch(), qPrintable(text(weapon.idText)));
    }
};

MUSTER_TEST_MAIN(tst_DustPackUnits)
#include "tst_DustPackUnits.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/table/TableResult.h"
#include "share/table/TableSigns.h"
#include "support/TestMain.h"

#include <QRandomGenerator>

using namespace muster;

namespace {

rules::Roster roster(int units = 3)
{
    rules::Roster roster;
    roster.id = "list-1";
    roster.name = "Spearhead";
    rules::Force force;
    force.id = "force";
    for (int i = 0; i < units; ++i) {
        rules::Selection unit;
        unit.id = "unit-" + std::to_string(i);
        unit.entryId = "entry";
        force.selections.push_back(unit);
    }
    roster.forces.push_back(force);
    return roster;
}

QString words(const char *text)
{
    return share::tableSigns(QByteArray(text));
}

QString sealed(const QString &text)
{
    return text + " C" + share::tableChecksum(text.toLatin1());
}

QString sample(const rules::Roster &list)
{
    const auto keys = share::tableKeys(list);
    return sealed("MUSTERT1 " + share::tableListKey(list) + " T3 S0.7.9:0.6.-1 O" + words("Camille") + " N" + words("à bientôt")
                  + " M1:" + words("#dust.marker.under-fire") + " M2:" + words("Blessé") + " U" + keys.at("unit-0") + ":0F2/5.1A1/3.M1.M2 U"
                  + keys.at("unit-2") + ":0B2+0+4/4.X3.R.N" + words("brave"));
}

std::string codeOf(const QString &text, const rules::Roster &list)
{
    const auto read = share::readTableResult(text, list);
    return read ? "read" : read.error().code;
}

} // namespace

class TableResultTest : public QObject
{
    Q_OBJECT

private slots:
    void everything_isRead()
    {
        const rules::Roster list = roster();
        const auto read = share::readTableResult(sample(list), list);
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().message().c_str());
        QVERIFY(read->sameList);
        QCOMPARE(read->turn, 3);
        QCOMPARE(share::TableResult::sum(read->ownScore), 16);
        QCOMPARE(read->enemyScore, (std::vector<int>{0, 6, -1}));
        QCOMPARE(read->opponent, QString("Camille"));
        QCOMPARE(read->notes, QString::fromUtf8("à bientôt"));
        QCOMPARE(read->units.size(), size_t(2));
        const share::TableUnit &first = read->units[0], &last = read->units[1];
        QCOMPARE(first.selectionId, std::string("unit-0"));
        QCOMPARE(first.figuresLeft(), std::optional<int>(3));
        QCOMPARE(first.tracks[1].kind, share::TableTrackKind::Ammunition);
        QCOMPARE(first.tracks[1].left(), 2);
        QCOMPARE(first.markers, (std::vector<share::TableMarker>{{"dust.marker.under-fire", {}}, {{}, QString::fromUtf8("Blessé")}}));
        QCOMPARE(last.selectionId, std::string("unit-2"));
        QCOMPARE(last.tracks[0].ticked, (std::vector<int>{2, 0, 4}));
        QCOMPARE(last.tracks[0].left(), 6);
        QCOMPARE(last.eliminatedInTurn, 3);
        QVERIFY(last.offTable);
        QCOMPARE(last.note, QString("brave"));
    }

    void wordsAround_lineBreaksAndSmallLetters_doNotMatter()
    {
        const rules::Roster list = roster();
        const QString text = sample(list);
        QCOMPARE(codeOf("Salut ! Voici :\n" + text + "\nEnvoyé de mon téléphone", list), std::string("read"));
        QCOMPARE(codeOf(QString(text).replace(' ', "\r\n  "), list), std::string("read"));
        QCOMPARE(codeOf(text.toLower(), list), std::string("read"));
    }

    void everySingleChange_isNoticed()
    {
        const rules::Roster list = roster();
        const QString text = sample(list);
        for (qsizetype i = 0; i < text.size(); ++i) {
            QString changed = text;
            changed[i] = changed[i] == '7' ? '8' : '7';
            const std::string code = codeOf(changed, list);
            QVERIFY2(code == "table.damaged" || code == "table.none" || code == "table.newer", qPrintable(changed));
        }
        for (qsizetype i = 1; i < text.size(); ++i)
            QVERIFY(codeOf(text.left(i), list) != "read");
    }

    void errors_sayWhatIsWrong()
    {
        const rules::Roster list = roster();
        rules::Roster other = roster();
        other.id = "list-2";
        QCOMPARE(codeOf("hello", list), std::string("table.none"));
        QCOMPARE(codeOf({}, list), std::string("table.none"));
        QCOMPARE(codeOf(sealed("MUSTERT2 X"), list), std::string("table.newer"));
        QCOMPARE(codeOf(sample(list), other), std::string("table.other-list"));
        const QString head = "MUSTERT1 " + share::tableListKey(list) + " ";
        for (const char *bad : {"T0", "Tx", "S1", "S1:2:3", "S1.x:2", "UAAAA:0F6/5", "UAAAA:0F1", "UAAAA:0Q1/5", "UAAAA:M1", "UAAAA:X0",
                                "UAAAA:", "M0:ABC", "NI", "S99999999:1"})
            QCOMPARE(codeOf(sealed(head + bad), list), std::string("table.damaged"));
    }

    void anEditedList_isReadAsFarAsItGoes()
    {
        const rules::Roster list = roster();
        rules::Roster edited = list;
        edited.forces[0].selections.erase(edited.forces[0].selections.begin());
        std::reverse(edited.forces[0].selections.begin(), edited.forces[0].selections.end());
        const auto read = share::readTableResult(sample(list), edited);
        QVERIFY(read.ok());
        QVERIFY(!read->sameList);
        QCOMPARE(read->units.size(), size_t(1));
        QCOMPARE(read->unknownUnits.size(), 1);
        rules::Roster moved = list;
        std::reverse(moved.forces[0].selections.begin(), moved.forces[0].selections.end());
        QVERIFY(share::readTableResult(sample(list), moved)->sameList);
    }

    void keys_areUniqueAndShort()
    {
        const auto keys = share::tableKeys(roster(5000));
        QSet<QString> seen;
        for (const auto &[id, key] : keys) {
            QVERIFY(!seen.contains(key));
            seen.insert(key);
            QVERIFY(key.size() >= 4 && key.size() <= 10);
            QVERIFY(share::longTableKey(id).startsWith(key));
        }
        QCOMPARE(seen.size(), 5000);
    }

    void signs_comeBack()
    {
        QRandomGenerator random(7);
        for (int length = 0; length < 200; ++length) {
            QByteArray bytes;
            for (int i = 0; i < length; ++i)
                bytes += char(random.bounded(256));
            QCOMPARE(share::fromTableSigns(share::tableSigns(bytes)), std::optional<QByteArray>(bytes));
        }
        QVERIFY(!share::fromTableSigns("AIA"));
    }

    void noise_neverCrashes()
    {
        const rules::Roster list = roster();
        QRandomGenerator random(11);
        const QString signs = "0123456789ABCDEFGHJKMNPQRSTVWXYZ .:+/-";
        for (int round = 0; round < 3000; ++round) {
            QString text = "MUSTERT1 " + share::tableListKey(list) + " ";
            for (int i = random.bounded(60); i > 0; --i)
                text += signs[random.bounded(int(signs.size()))];
            (void)share::readTableResult(sealed(text.simplified()), list);
        }
    }
};

MUSTER_TEST_MAIN(TableResultTest)
#include "tst_TableResult.moc"

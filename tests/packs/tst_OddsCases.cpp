// SPDX-License-Identifier: GPL-3.0-or-later
#include "OddsCase.h"
#include "PackForce.h"

#include <cmath>

using namespace muster;

/// Attacks with random numbers, worked out apart from the program.
class tst_OddsCases : public QObject
{
    Q_OBJECT

private slots:
    // Every mode of every game with random numbers: the whole distribution.
    void randomAttacks_equalTheirEnumeration_data()
    {
        QTest::addColumn<QString>("system");
        QTest::addColumn<QString>("mode");
        QTest::addColumn<QString>("attack");
        QTest::addColumn<QString>("defence");
        QTest::addColumn<QString>("with");
        QTest::addColumn<QString>("lost");
        int number = 0;
        for (const QMap<QString, QString> &row : test::readExpected("odds_cases.tsv"))
            QTest::addRow("%d: %s %s", ++number, qPrintable(row["system"]), qPrintable(row["mode"]))
                << row["system"] << row["mode"] << row["attack"] << row["defence"] << row["with"] << row["lost"];
    }

    void randomAttacks_equalTheirEnumeration()
    {
        QFETCH(QString, system);
        QFETCH(QString, mode);
        QFETCH(QString, attack);
        QFETCH(QString, defence);
        QFETCH(QString, with);
        QFETCH(QString, lost);
        const auto reply = m_case.ask(system, mode, attack, defence, with);
        QVERIFY2(reply.ok(), reply.ok() ? "" : reply.error().text().c_str());
        const odds::Answer &answer = reply->answer;
        const std::vector<double> &found = answer.outcomes.empty() ? answer.lost : answer.outcomes;
        const QStringList expected = lost.split(' ');
        QCOMPARE(qsizetype(found.size()), expected.size());
        for (qsizetype i = 0; i < expected.size(); ++i)
            QVERIFY2(std::fabs(found[std::size_t(i)] - expected.at(i).toDouble()) < 1e-9,
                     qPrintable(QString("%1 with %2 and %3 at %4: %5, not %6")
                                    .arg(attack, with, defence)
                                    .arg(i)
                                    .arg(found[std::size_t(i)], 0, 'g', 12)
                                    .arg(expected.at(i))));
    }

private:
    test::OddsCase m_case;
};

MUSTER_TEST_MAIN(tst_OddsCases)
#include "tst_OddsCases.moc"

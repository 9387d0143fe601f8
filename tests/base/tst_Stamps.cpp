// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Stamps.h"
#include "support/TestMain.h"

#include <QDateTime>
#include <QRegularExpression>
#include <QUuid>

#include <set>
#include <thread>
#include <vector>

using namespace muster;

/// The time and the ids that new things are stamped with.
class tst_Stamps : public QObject
{
    Q_OBJECT

private slots:
    void setClock_standsStill_untilItIsMoved()
    {
        base::SetClock clock(1'000);
        QCOMPARE(clock.now(), 1'000);
        clock.advance(250);
        QCOMPARE(clock.now(), 1'250);
        clock.advance(-2'000); // that of a computer goes back too, when somebody sets it
        QCOMPARE(clock.now(), -750);
    }

    void systemClock_saysWhatQtSays()
    {
        const qint64 before = QDateTime::currentMSecsSinceEpoch();
        const qint64 now = base::systemClock().now();
        const qint64 after = QDateTime::currentMSecsSinceEpoch();
        QVERIFY2(before <= now && now <= after, qPrintable(QString("%1 %2 %3").arg(before).arg(now).arg(after)));
    }

    void uuids_areThoseOfRandomChance()
    {
        base::UuidSource source;
        static const QRegularExpression form("^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$");
        for (int i = 0; i < 200; ++i) {
            const QString id = QString::fromStdString(source.next());
            QVERIFY2(form.match(id).hasMatch(), qPrintable(id));
            QCOMPARE(QUuid(id).version(), QUuid::Random);
            QCOMPARE(QUuid(id).toString(QUuid::WithoutBraces), id);
        }
    }

    void uuids_neverComeTwice_norFromTwoThreads()
    {
        constexpr int each = 5'000;
        std::vector<std::string> first, second;
        std::thread other([&second] {
            for (int i = 0; i < each; ++i)
                second.push_back(base::systemUuids().next());
        });
        for (int i = 0; i < each; ++i)
            first.push_back(base::systemUuids().next());
        other.join();
        std::set<std::string> all(first.begin(), first.end());
        all.insert(second.begin(), second.end());
        QCOMPARE(int(all.size()), 2 * each);
    }

    void uuids_useEveryDigit()
    {
        base::UuidSource source;
        std::vector<std::set<char>> seen(36);
        for (int i = 0; i < 500; ++i) {
            const std::string id = source.next();
            for (std::size_t at = 0; at < id.size(); ++at)
                seen[at].insert(id[at]);
        }
        for (std::size_t at = 0; at < seen.size(); ++at) {
            const std::size_t wanted = at == 8 || at == 13 || at == 18 || at == 23 || at == 14 ? 1 : at == 19 ? 4 : 16;
            QCOMPARE(seen[at].size(), wanted);
        }
    }

    void system_isOneForAll()
    {
        const base::Stamps &stamps = base::Stamps::system();
        QCOMPARE(&base::Stamps::system(), &stamps);
        QCOMPARE(stamps.clock, &base::systemClock());
        QCOMPARE(stamps.ids, &base::systemUuids());
    }
};

MUSTER_TEST_MAIN(tst_Stamps)
#include "tst_Stamps.moc"

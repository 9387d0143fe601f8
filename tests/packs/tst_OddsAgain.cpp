// SPDX-License-Identifier: GPL-3.0-or-later
#include "OddsCase.h"

#include <cmath>
#include <functional>

using namespace muster;

/// "Or do I need two?": the same attack made again at what is left.
class tst_OddsAgain : public QObject
{
    Q_OBJECT

    [[nodiscard]] std::vector<double> again(const QString &system, const QString &mode, const QString &attack, const QString &defence,
                                            const QString &with = {}) const
    {
        const packs::PackPtr pack = m_case.store().find(system);
        packs::OddsQuestion question = test::OddsCase::question(*pack, mode, attack, defence, with);
        question.again = true;
        const auto reply = packs::OddsAsker(*pack).ask(question);
        return reply ? reply->again : std::vector<double>{-1};
    }

    // As many as it takes, and no more: up to nine of ten, at most twenty.
    static QString difference(const std::vector<double> &found, const std::function<double(int)> &expected)
    {
        if (found.empty())
            return "there is none";
        for (std::size_t i = 0; i < found.size(); ++i)
            if (std::fabs(found[i] - expected(int(i) + 1)) > 1e-9)
                return QString("%1 attacks: %2, not %3").arg(i + 1).arg(found[i]).arg(expected(int(i) + 1));
        const bool enough = found.back() >= 0.9 || found.size() == 20;
        const bool tooMany = found.size() > 1 && found[found.size() - 2] >= 0.9;
        return enough && !tooMany ? QString() : QString("%1 attacks").arg(found.size());
    }

    static double atLeast(int wanted, int dice, double chance)
    {
        double sum = 0;
        for (int hits = wanted; hits <= dice; ++hits)
            sum += std::exp(std::lgamma(dice + 1.0) - std::lgamma(hits + 1.0) - std::lgamma(dice - hits + 1.0)) * std::pow(chance, hits)
                * std::pow(1 - chance, dice - hits);
        return sum;
    }

private slots:
    void pointsAddUp()
    {
        // Two hits of four points destroy six boxes, whoever fires them.
        QCOMPARE(difference(again("dust", "shoot", "dice=3,damage=4", "kind=vehicle,size=6", "grenade"),
                            [](int n) { return atLeast(2, 3 * n, 1 / 3.0); }),
                 QString());
        QCOMPARE(difference(again("dropzone-commander", "shoot", "shots=3,accuracy=2,energy=10", "armour=8,damage=2,models=2"),
                            [](int n) { return atLeast(4, 3 * n, 5 / 9.0); }),
                 QString());
        QCOMPARE(difference(again("at-43", "shoot", "dice=6,accuracy=5,range=4,penetration=5", "protection=6,size=4"),
                            [](int n) { return atLeast(4, 6 * n, 1 / 4.0); }),
                 QString());
        QCOMPARE(
            difference(again("modern-skirmish", "shoot", "dice=1,die=8", "target=fighter"), [](int n) { return 1 - std::pow(3 / 8.0, n); }),
            QString());
        QCOMPARE(difference(again("space-crusade", "shoot", "dice=2R", "armour=2,life=1", "reroll=1"),
                            [](int n) { return 1 - std::pow(1 - 125 / 216.0, n); }),
                 QString());
    }

    // A template over fewer men has fewer dice: each man falls or not by himself.
    void fewerAreLeft_forTheNextAttack()
    {
        QCOMPARE(difference(again("dust", "shoot", "blast=1", "kind=infantry,size=3"),
                            [](int n) { return std::pow(1 - std::pow(7 / 9.0, n), 3); }),
                 QString());
    }

    void nobodyCanSay_whatDoesNotEnd()
    {
        QVERIFY(again("dust", "close-combat", "dice=5,size=5", "kind=infantry,size=4").empty());
        QVERIFY(again("at-43", "vehicles", "dice=4,accuracy=9,range=1,penetration=9", "protection=5").empty());     // no end
        QVERIFY(again("dropzone-commander", "shoot", "shots=3,accuracy=2,energy=2", "armour=12,damage=1").empty()); // no harm
        QCOMPARE(again("dropzone-commander", "shoot", "shots=30,accuracy=1,energy=12", "armour=2,damage=1").size(), std::size_t(1));
    }

private:
    test::OddsCase m_case;
};

MUSTER_TEST_MAIN(tst_OddsAgain)
#include "tst_OddsAgain.moc"

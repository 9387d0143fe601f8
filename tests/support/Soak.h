// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTest>

#include <algorithm>
#include <cstdio>

namespace muster::test {

/// How often the random tests go round: MUSTER_SOAK_ROUNDS (./check --soak sets it), or few enough for every day.
inline int soakRounds(int everyDay, int partOfTheSoak = 1)
{
    const int wanted = qEnvironmentVariableIntValue("MUSTER_SOAK_ROUNDS");
    return wanted > 0 ? std::max(1, wanted / partOfTheSoak) : everyDay;
}

/// How often a random test goes round that is about sentences, not about memory: less under the sanitizers, where a round takes ten
/// times as long.
constexpr int fewerIfSanitized(int rounds)
{
#ifdef MUSTER_SANITIZED
    return std::max(1, rounds / 5);
#else
    return rounds;
#endif
}

/// Every how manyth of many alike is tried where all of them are tried in the other build.
constexpr std::size_t strideIfSanitized([[maybe_unused]] std::size_t stride)
{
#ifdef MUSTER_SANITIZED
    return stride;
#else
    return 1;
#endif
}

/// One line of the soak's table, said when the test function ends, however it ends: ./check --soak collects them.
class SoakGroup
{
public:
    explicit SoakGroup(QString name) : m_name(std::move(name)) {}
    // Not by qInfo: Qt Test falls silent after two thousand messages.
    ~SoakGroup()
    {
        std::fprintf(stderr, "soak: %s: %d tries, %d failures\n", qPrintable(m_name), m_tries, QTest::currentTestFailed() ? 1 : 0);
    }
    SoakGroup(const SoakGroup &) = delete;
    SoakGroup &operator=(const SoakGroup &) = delete;

    void operator++() { ++m_tries; }
    void operator+=(int tries) { m_tries += tries; }

private:
    QString m_name;
    int m_tries = 0;
};

} // namespace muster::test

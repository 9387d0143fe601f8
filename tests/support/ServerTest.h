// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/PostgresCluster.h"
#include "support/TestMain.h"

namespace muster::test {

/// A test that needs a PostgreSQL server which it may stop and start again: derive the test class from it. Without PostgreSQL on
/// this computer the whole test is skipped.
class ServerTest : public QObject
{
    Q_OBJECT

protected:
    PostgresCluster m_cluster;

private slots:
    void initTestCase()
    {
        if (!PostgresCluster::isInstalled())
            QSKIP("PostgreSQL is not installed");
        // What Qt says of a line that was cut.
        allowWarnings({"QSocketNotifier: Invalid socket", "Unable to free statement", "QSqlQuery::exec: database not open"});
        QVERIFY2(m_cluster.start(), qPrintable(m_cluster.problem()));
    }

    void cleanupTestCase() { m_cluster.stop(); }
};

} // namespace muster::test

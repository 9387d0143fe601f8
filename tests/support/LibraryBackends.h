// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "support/PostgresCluster.h"
#include "support/TestMain.h"

namespace muster::test {

/// Runs every function of a test once on SQLite and once on PostgreSQL: derive the test class from it and ask
/// freshAddress() for a library nobody has used.
class LibraryBackends : public QObject
{
    Q_OBJECT

protected:
    [[nodiscard]] static bool onPostgres()
    {
        QFETCH_GLOBAL(QString, backend);
        return backend == "postgresql";
    }

    [[nodiscard]] QString freshAddress()
    {
        if (onPostgres())
            return m_cluster.freshDatabase();
        return m_folder.filePath(QString("library%1.sqlite").arg(++m_files));
    }

private slots:
    void initTestCase_data()
    {
        QTest::addColumn<QString>("backend");
        QTest::newRow("sqlite") << "sqlite";
        if (PostgresCluster::isInstalled())
            QTest::newRow("postgresql") << "postgresql";
        else
            qInfo("PostgreSQL is not installed: the tests run on SQLite only");
    }

    void initTestCase()
    {
        if (PostgresCluster::isInstalled())
            QVERIFY2(m_cluster.start(), qPrintable(m_cluster.problem()));
    }

    void cleanupTestCase() { m_cluster.stop(); }

private:
    QTemporaryDir m_folder;
    PostgresCluster m_cluster;
    int m_files = 0;
};

} // namespace muster::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/Benchmark.h"
#include "packs/PackStore.h"
#include "support/TestMain.h"

using namespace muster;

class tst_Benchmark : public QObject
{
    Q_OBJECT

private slots:
    // The limits here are wide: a busy machine must not fail the tests. `muster bench` prints the figures.
    void library_isFastEnough()
    {
        packs::PackStore store({{}, {}, test::sourceFolder() + "/data", {}});
        store.load();
        const packs::PackPtr pack = store.find("dust");
        QVERIFY(pack);
        const base::Result<QList<documents::BenchmarkLine>> lines = documents::libraryBenchmark(pack);
        QVERIFY2(lines.ok(), lines.ok() ? "" : lines.error().message().c_str());
        QMap<QString, double> values;
        for (const documents::BenchmarkLine &line : *lines) {
            qInfo("%s %.2f %s", qPrintable(line.name), line.value, qPrintable(line.unit));
            values.insert(line.name, line.value);
        }
        QVERIFY(values.value("library_save_median") < 50);
        QVERIFY(values.value("library_list_10000") < 1000);
        QVERIFY(values.value("library_search_10000") < 500);
    }
};

MUSTER_TEST_MAIN(tst_Benchmark)
#include "tst_Benchmark.moc"

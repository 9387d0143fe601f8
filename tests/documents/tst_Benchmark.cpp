// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/Benchmark.h"
#include "packs/PackStore.h"
#include "support/TestMain.h"

using namespace muster;

class tst_Benchmark : public QObject
{
    Q_OBJECT

private slots:
    // How long it takes is for `muster bench`, on a machine with nothing else to do; here only that it measures what it says.
    void library_isMeasured()
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
        for (const char *figure : {"library_save_median", "library_list_10000", "library_search_10000"})
            QVERIFY2(values.value(figure) > 0, figure);
    }
};

MUSTER_TEST_MAIN(tst_Benchmark)
#include "tst_Benchmark.moc"

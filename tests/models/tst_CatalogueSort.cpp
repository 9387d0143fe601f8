// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/roster/CatalogueModel.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

#include <QCollator>

using namespace muster;
using models::CatalogueRow;

/// The order of the catalogue, and what its search finds.
class tst_CatalogueSort : public QObject
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;
    std::unique_ptr<packs::PackStore> m_store = test::ownPacks();

    // The rows under each heading.
    [[nodiscard]] static std::vector<std::vector<CatalogueRow>> headings(const models::CatalogueModel &model)
    {
        std::vector<std::vector<CatalogueRow>> found;
        for (int i = 0; i < model.rowCount(); ++i) {
            const QModelIndex heading = model.index(i, 0);
            found.emplace_back();
            for (int k = 0; k < model.rowCount(heading); ++k)
                found.back().push_back(*model.row(model.index(k, 0, heading)));
        }
        return found;
    }

private slots:
    void everyColumn_sortsEveryGame_data()
    {
        QTest::addColumn<QString>("game");
        for (const char *game : {"at-43", "dropzone-commander", "dust", "modern-skirmish", "space-crusade"})
            QTest::newRow(game) << QString(game);
    }
    void everyColumn_sortsEveryGame()
    {
        QFETCH(QString, game);
        const packs::PackPtr pack = m_store->find(game);
        documents::RosterDocument document(documents::gameOf(pack, "en"), test::sampleRoster(*pack), m_ids);
        models::CatalogueModel model(document, share::RosterLook::of(*pack, "en"));
        QCollator collator;
        collator.setNumericMode(true);
        QStringList orders{QString(), QString::fromLatin1(models::catalogueByPrice)};
        for (const auto &column : model.columns()) {
            QVERIFY(!column.second.isEmpty());
            orders.append(column.first);
        }
        for (const QString &order : orders) {
            models::CatalogueFilter filter;
            filter.sort = order;
            model.setFilter(filter);
            for (const auto &rows : headings(model)) {
                for (std::size_t i = 1; i < rows.size(); ++i) {
                    const CatalogueRow &a = rows[i - 1], &b = rows[i];
                    if (order == QLatin1String(models::catalogueByPrice))
                        QVERIFY(!b.pointsKnown || (a.pointsKnown && a.points <= b.points));
                    else if (!b.figure.isEmpty())
                        QVERIFY(!a.figure.isEmpty() && collator.compare(a.figure, b.figure) <= 0);
                    else if (a.figure.isEmpty())
                        QVERIFY(collator.compare(a.name, b.name) <= 0);
                }
            }
        }
    }

    void weaponsAndRules_areFound()
    {
        const packs::PackPtr pack = m_store->find("dust");
        documents::RosterDocument document(documents::gameOf(pack, "en"), test::sampleRoster(*pack), m_ids);
        models::CatalogueModel model(document, share::RosterLook::of(*pack, "en"));
        QVERIFY(model.columns().size() > 1);
        models::CatalogueFilter filter;
        filter.text = "flame";
        model.setFilter(filter);
        int hits = 0;
        bool byNameOnly = true;
        for (const auto &rows : headings(model)) {
            hits += int(rows.size());
            for (const CatalogueRow &row : rows)
                byNameOnly = byNameOnly && row.name.contains("flame", Qt::CaseInsensitive);
        }
        QVERIFY(hits > 0);
        QVERIFY(!byNameOnly);
    }
};

MUSTER_TEST_MAIN(tst_CatalogueSort)
#include "tst_CatalogueSort.moc"

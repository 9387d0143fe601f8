// SPDX-License-Identifier: GPL-3.0-or-later
// What the formation, the catalogue and the findings of a list say, word by word in both languages: tests/golden/models. And what
// must hold of it in every game.
#include "documents/roster/RosterDocument.h"
#include "models/roster/CatalogueModel.h"
#include "models/roster/EntryCard.h"
#include "models/roster/EntryFacts.h"
#include "models/roster/FindingsModel.h"
#include "models/roster/FormationModel.h"
#include "models/roster/FormationRows.h"
#include "models/roster/UnitComparison.h"
#include "support/GoldenText.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <functional>

using namespace muster;
using namespace muster::test;
using models::FormationRow;

namespace {

void forEachRow(const std::vector<FormationRow> &rows, const std::function<void(const FormationRow &, int)> &visit, int depth = 0)
{
    for (const FormationRow &row : rows) {
        visit(row, depth);
        forEachRow(row.children, visit, depth + 1);
    }
}

void forEachIndex(const QAbstractItemModel &model, const std::function<void(const QModelIndex &, int)> &visit,
                  const QModelIndex &parent = {}, int depth = 0)
{
    for (int row = 0; row < model.rowCount(parent); ++row) {
        const QModelIndex index = model.index(row, 0, parent);
        visit(index, depth);
        forEachIndex(model, visit, index, depth + 1);
    }
}

/// A sample of a pack, open.
struct OpenSample
{
    OpenSample(const packs::PackPtr &pack, const QString &language, int sample = 0)
        : speaking(language), document(documents::gameOf(pack, language), sampleRoster(*pack, sample), ids),
          look(share::RosterLook::of(*pack, language))
    {
    }

    text::Speaking speaking;
    base::CountingIdSource ids;
    documents::RosterDocument document;
    share::RosterLook look;
};

} // namespace

class tst_RosterTexts : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = ownPacks();

    void everyPackInBothLanguages()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        for (const packs::PackPtr &pack : m_packs->packs())
            for (const char *language : {"en", "fr"})
                QTest::addRow("%s %s", qPrintable(pack->id()), language) << pack->id() << QString(language);
    }

private slots:
    void texts_data() { everyPackInBothLanguages(); }
    void texts()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        OpenSample sample(m_packs->find(pack), language);
        QString text = "== formation\n";
        forEachRow(models::formationRows(sample.document.evaluator(), sample.look), [&](const FormationRow &row, int depth) {
            text += QString(depth * 2, ' ') + (row.slot.isEmpty() ? QString() : row.slot + " | ") + row.name
                + (row.nickname.isEmpty() ? QString() : " (" + row.nickname + ")")
                + (row.code.isEmpty() ? QString() : " [" + row.code + "]") + " | " + row.remark + " | " + row.sentence + '\n';
        });
        text += "== catalogue\n";
        models::CatalogueModel catalogue(sample.document, sample.look);
        catalogue.setPlace(share::toText(sample.document.roster().forces.front().id), {});
        forEachIndex(catalogue, [&](const QModelIndex &index, int depth) {
            text += QString(depth * 2, ' ') + index.data().toString() + " | " + index.data(Qt::AccessibleTextRole).toString() + '\n';
        });
        const QString difference = differenceToGolden("models/" + pack + '-' + language + ".txt", text);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    // What stands below a row costs what the row says, or less: never more than the whole.
    void points_addUp_data() { everyPackInBothLanguages(); }
    void points_addUp()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        OpenSample sample(m_packs->find(pack), language);
        const auto rows = models::formationRows(sample.document.evaluator(), sample.look);
        QCOMPARE(rows.size(), sample.document.roster().forces.size());
        QSet<QString> seen;
        forEachRow(rows, [&](const FormationRow &row, int) {
            double below = 0;
            QSet<QString> keys;
            for (const FormationRow &child : row.children) {
                below += child.kind == FormationRow::Kind::Advantage ? 0 : child.points;
                QVERIFY2(!keys.contains(child.key), qPrintable(child.key)); // views tell rows apart by it
                keys.insert(child.key);
            }
            if (row.kind == FormationRow::Kind::Force || row.kind == FormationRow::Kind::Section)
                QVERIFY2(qAbs(below - row.points) < 1e-9, qPrintable(row.name));
            QVERIFY2(!row.sentence.isEmpty() && !row.name.isEmpty(), qPrintable(row.key));
            QVERIFY2(!row.sentence.contains("%1") && !row.sentence.contains(", ,"), qPrintable(row.sentence));
            if (!row.id.isEmpty()) {
                QVERIFY2(!seen.contains(row.id), qPrintable(row.id)); // nothing stands twice
                seen.insert(row.id);
            }
        });
        // And no unit is left out.
        for (const rules::Force &force : sample.document.roster().forces) {
            for (const rules::Selection &selection : force.selections)
                QVERIFY2(seen.contains(share::toText(selection.id)), selection.name.c_str());
        }
    }

    void aUnit_isSaidWithAllThatIsKnownOfIt()
    {
        OpenSample sample(m_packs->find("dust"), "en");
        forEachRow(models::formationRows(sample.document.evaluator(), sample.look), [&](const FormationRow &row, int) {
            if (row.kind != FormationRow::Kind::Unit)
                return;
            QVERIFY2(row.sentence.contains(row.name), qPrintable(row.sentence));
            QVERIFY2(!row.pointsKnown || row.sentence.contains(sample.look.costText(row.points)), qPrintable(row.sentence));
            QVERIFY2(row.code.isEmpty() || row.sentence.contains(row.code), qPrintable(row.sentence));
            QVERIFY2(row.number < 2 || row.sentence.contains(QString::number(row.number)), qPrintable(row.sentence));
        });
    }

    // The least a unit costs is no more than what adding it costs, in every game.
    void leastCosts_areNotAboveTheCatalogues_data() { everyPackInBothLanguages(); }
    void leastCosts_areNotAboveTheCatalogues()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        OpenSample sample(m_packs->find(pack), language);
        const rules::EffectiveForce *force = sample.document.evaluator().force(sample.document.roster().forces.front().id);
        QVERIFY(force && force->book);
        int looked = 0;
        for (const rules::EntryNode *node : force->book->roots(force->entry)) {
            if (node->isGroup())
                continue;
            ++looked;
            const double least = models::leastCost(*node, sample.look.costTypeId);
            QVERIFY(least >= 0);
            if (!models::knowsCost(*node, sample.look.costTypeId))
                continue;
            for (const rules::EffectiveProfile &profile : models::writtenProfiles(*node))
                QVERIFY(!profile.typeId.empty());
            for (const rules::EffectiveRule &rule : models::writtenRules(*node))
                QVERIFY(!rule.id.empty());
        }
        QVERIFY(looked > 0);
    }

    // Whoever points at a unit reads of it what its card will say.
    void cards_sayFiguresOfEveryUnit_data() { everyPackInBothLanguages(); }
    void cards_sayFiguresOfEveryUnit()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        OpenSample sample(m_packs->find(pack), language);
        const QString force = share::toText(sample.document.roster().forces.front().id);
        models::CatalogueModel catalogue(sample.document, sample.look);
        catalogue.setPlace(force, {});
        QStringList units;
        forEachIndex(catalogue, [&](const QModelIndex &index, int) {
            if (const QString id = catalogue.row(index)->entryId; !id.isEmpty())
                units.append(id);
        });
        QVERIFY(units.size() > 3);
        int said = 0;
        for (const QString &unit : std::as_const(units)) {
            for (const QString &line : models::entryCard(sample.document, sample.look, force, unit).lines()) {
                QVERIFY2(!line.isEmpty() && !line.contains("%1"), qPrintable(unit));
                ++said;
            }
        }
        QVERIFY(said > units.size() / 2);
        // Two of them side by side: as many values as units in every line, and equal ones are marked.
        const models::UnitComparison compared = models::compareUnits(sample.document.evaluator(), catalogue, sample.look, units.mid(0, 3));
        QCOMPARE(compared.names.size(), 3);
        for (const models::UnitComparison::Line &line : compared.lines) {
            QCOMPARE(line.values.size(), 3);
            QCOMPARE(line.same, line.values.at(0) == line.values.at(1) && line.values.at(1) == line.values.at(2));
        }
        const models::UnitComparison twice = models::compareUnits(sample.document.evaluator(), catalogue, sample.look,
                                                                  {units.first(), units.first()});
        for (const models::UnitComparison::Line &line : twice.lines)
            QVERIFY2(line.same, qPrintable(line.label));
    }

    // An edit changes sentences only where something is different: the rest of the rows stays equal.
    void rowsOfAnUnchangedList_areEqual()
    {
        OpenSample sample(m_packs->find("space-crusade"), "en");
        const auto once = models::formationRows(sample.document.evaluator(), sample.look);
        const auto again = models::formationRows(sample.document.evaluator(), sample.look);
        const std::function<bool(const std::vector<FormationRow> &, const std::vector<FormationRow> &)> equal =
            [&](const std::vector<FormationRow> &a, const std::vector<FormationRow> &b) {
                if (a.size() != b.size())
                    return false;
                for (std::size_t i = 0; i < a.size(); ++i)
                    if (!a[i].sameContent(b[i]) || !equal(a[i].children, b[i].children))
                        return false;
                return true;
            };
        QVERIFY(equal(once, again));
    }
};

MUSTER_TEST_MAIN(tst_RosterTexts)
#include "tst_RosterTexts.moc"

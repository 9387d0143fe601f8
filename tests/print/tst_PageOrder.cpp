// SPDX-License-Identifier: GPL-3.0-or-later
#include "PdfProbe.h"
#include "print/job/PrintJob.h"
#include "support/OwnPacks.h"
#include "support/ShuffledRoster.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::print;
using namespace muster::test;

namespace {

QString textOf(const Page &page)
{
    QString text;
    for (const Placed &placed : page.content)
        for (const Item &item : *placed.list)
            if (const auto *words = std::get_if<TextItem>(&item))
                text += words->text + ' ';
    return text;
}

bool samePages(const Pages &one, const Pages &other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), [](const Page &a, const Page &b) {
        return std::equal(a.content.begin(), a.content.end(), b.content.begin(), b.content.end(),
                          [](const Placed &x, const Placed &y) { return *x.list == *y.list && x.transform == y.transform; });
    });
}

} // namespace

/// Every page follows the order of the formations, names everything alike, and its parts add up.
class tst_PageOrder : public QObject
{
    Q_OBJECT

private:
    TextMeter m_meter;
    std::unique_ptr<packs::PackStore> m_store;

    void everySample() const
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<int>("sample");
        QTest::addColumn<QString>("language");
        for (const auto &pack : m_store->packs())
            for (int i = 0; i < pack->manifest().samples.size(); ++i)
                for (const char *language : {"en", "fr"})
                    QTest::addRow("%s %d %s", qPrintable(pack->id()), i, language) << pack->id() << i << QString(language);
    }

    /// Where texts stand whose foot is below a height.
    QList<QRectF> textBoxes(const Page &page, double below) const
    {
        QList<QRectF> boxes;
        for (const Placed &placed : page.content)
            for (const Item &item : *placed.list)
                if (const auto *words = std::get_if<TextItem>(&item); words && words->at.y() > below)
                    boxes.append({words->at.x(), words->at.y() - 1.6, m_meter.width(words->text, words->font) - 0.1, 1.6});
        return boxes;
    }

    PrintedJob job(const RosterSource &source, PrintKind kind) const
    {
        PrintSettings settings;
        settings.language = source.language();
        settings.what = {kind};
        return layoutJob(source, settings, m_meter);
    }

    /// Names of an own making for every other unit: they must be the same on every sheet.
    static void nameSome(rules::Roster &roster)
    {
        int count = 0;
        for (rules::Force &force : roster.forces)
            for (rules::Selection &selection : force.selections)
                nameIn(selection, count);
    }
    static void nameIn(rules::Selection &selection, int &count)
    {
        if (rules::isUnitType(selection.type) && selection.type == "unit" && count++ % 2 == 0)
            selection.customName = "Name" + std::to_string(count);
        for (rules::Selection &child : selection.selections)
            nameIn(child, count);
    }

private slots:
    void initTestCase() { m_store = ownPacks(); }

    void sheets_followTheFormations_data() { everySample(); }
    void sheets_followTheFormations()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        QFETCH(QString, language);
        const packs::PackPtr game = m_store->find(pack);
        rules::Roster roster = sampleRoster(*game, sample);
        nameSome(roster);
        const RosterSource source(roster, game, language);
        const PaperText paper(language);
        for (const PrintKind kind : {PrintKind::Sheet, PrintKind::Summary}) {
            QString text;
            for (const Page &page : job(source, kind).pages)
                text += textOf(page);
            text = folded(text);
            // The bar, the checks and the advantages of the summary stand above the table and name units, too.
            qsizetype at = kind == PrintKind::Summary ? text.indexOf(folded(paper.translate("Paper", "Damage or figures"))) : 0;
            QVERIFY(at >= 0);
            const auto next = [&](const QString &wanted) {
                const qsizetype found = text.indexOf(folded(wanted), at);
                if (found >= 0)
                    at = found + folded(wanted).size();
                return found >= 0;
            };
            for (const UnitGroup &group : source.groups()) {
                if (source.groups().size() > 1)
                    QVERIFY2(next(group.title), qPrintable("no heading " + group.title));
                for (const RosterUnit *unit : group.units) {
                    const bool models = kind == PrintKind::Sheet && source.design().sheet
                        && source.design().sheet->rows == QLatin1String("models") && unit->selection->type == "unit";
                    if (models) // every model of a squad has its row
                        for (const rules::Selection &child : unit->selection->selections) {
                            if (child.type == "model")
                                QVERIFY2(next(source.titleOf(child)), qPrintable(source.titleOf(child)));
                        }
                    else {
                        // The own name with what it is beside it, squad sizes in it.
                        QVERIFY2(next(source.titleOf(*unit->selection)), qPrintable(source.fullTitleOf(*unit->selection)));
                        if (!unit->selection->customName.empty())
                            QVERIFY2(next(source.typeOf(*unit->selection)), qPrintable(source.fullTitleOf(*unit->selection)));
                    }
                }
                for (const rules::Selection *other : group.others)
                    QVERIFY2(next(source.fullTitleOf(*other)), qPrintable(source.fullTitleOf(*other)));
                if (group.formation && source.groups().size() > 1 && kind == PrintKind::Sheet)
                    QVERIFY(next(paper.translate("Paper", "Total of the platoon")));
            }
            QVERIFY(next(paper.translate("Paper", "Total")));
        }
    }

    // "Not legal" and its reason stand in the foot, in as many lines as it takes.
    void foot_isNeverPrintedOver_data() { everySample(); }
    void foot_isNeverPrintedOver()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        QFETCH(QString, language);
        const packs::PackPtr game = m_store->find(pack);
        rules::Roster roster = sampleRoster(*game, sample);
        for (int copies = 0; copies < 3 && !roster.forces.empty(); ++copies) // too many of everything
            roster.forces.front().selections.push_back(roster.forces.front().selections.back());
        const RosterSource source(roster, game, language);
        for (const PrintKind kind : {PrintKind::Sheet, PrintKind::Summary})
            for (const Page &page : job(source, kind).pages) {
                const QList<QRectF> boxes = textBoxes(page, page.size.height() - 20);
                QVERIFY(boxes.size() >= 2);
                for (qsizetype i = 0; i < boxes.size(); ++i)
                    for (qsizetype j = 0; j < i; ++j)
                        QVERIFY(!boxes.at(i).intersects(boxes.at(j)));
            }
    }

    void cards_followTheFormations_data() { everySample(); }
    void cards_followTheFormations()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        QFETCH(QString, language);
        const packs::PackPtr game = m_store->find(pack);
        const RosterSource source(sampleRoster(*game, sample), game, language);
        QStringList wanted, found;
        for (const UnitGroup &group : source.groups())
            for (const RosterUnit *unit : group.units)
                wanted.append(share::toText(unit->selection->id));
        for (const CardOnPage &place : job(source, PrintKind::Cards).places)
            if (!place.back && (found.isEmpty() || found.last() != place.key))
                found.append(place.key);
        QCOMPARE(found, wanted);
        // A transport lies behind its squad.
        const auto &units = source.units();
        for (size_t i = 0; i < units.size(); ++i)
            if (units[i].carrier)
                QVERIFY(i > 0 && (units[i - 1].selection == units[i].carrier || units[i - 1].carrier == units[i].carrier));
    }

    void points_addUp_data() { everySample(); }
    void points_addUp()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        QFETCH(QString, language);
        const packs::PackPtr game = m_store->find(pack);
        const RosterSource source(sampleRoster(*game, sample), game, language);
        double army = 0;
        for (const UnitGroup &group : source.groups()) {
            double platoon = 0;
            for (const RosterUnit *unit : group.units)
                platoon += source.ownPoints(*unit->selection);
            for (const rules::Selection *other : group.others)
                platoon += source.points(*other);
            QCOMPARE(platoon, group.points); // no row "Other" is needed
            army += platoon;
        }
        QCOMPARE(army, source.totalPoints());
    }

    void orderOfAdding_changesNoPage_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<int>("sample");
        for (const auto &pack : m_store->packs())
            for (int i = 0; i < pack->manifest().samples.size(); ++i)
                QTest::addRow("%s %d", qPrintable(pack->id()), i) << pack->id() << i;
    }
    void orderOfAdding_changesNoPage()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        const packs::PackPtr game = m_store->find(pack);
        const rules::Roster roster = sampleRoster(*game, sample);
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(roster);
        PrintSettings settings;
        settings.what = {PrintKind::Cards, PrintKind::Sheet, PrintKind::Summary, PrintKind::Rules};
        const Pages wanted = layoutJob(RosterSource(roster, game, "en"), settings, m_meter).pages;
        for (unsigned seed = 1; seed <= 6; ++seed)
            QVERIFY2(samePages(layoutJob(RosterSource(ShuffledRoster(evaluator, seed)(), game, "en"), settings, m_meter).pages, wanted),
                     qPrintable(QString::number(seed)));
    }

    void reference_hasTheColourOfTheFaction()
    {
        for (const auto &pack : m_store->packs())
            for (int i = 0; i < pack->manifest().samples.size(); ++i) {
                const RosterSource source(sampleRoster(*pack, i), pack, "en");
                const QRgb colour = darkEnough(source.colourOf(source.mainForce()));
                bool found = false;
                for (const Page &page : job(source, PrintKind::Reference).pages)
                    for (const Placed &placed : page.content)
                        for (const Item &item : *placed.list) {
                            if (const auto *path = std::get_if<PathItem>(&item))
                                found = found || path->fill == colour;
                            if (const auto *rect = std::get_if<RectItem>(&item))
                                found = found || rect->fill == colour;
                        }
                QVERIFY2(found, qPrintable(QString("%1 %2").arg(pack->id()).arg(i)));
            }
    }

    void summaryBar_namesEveryUnit()
    {
        for (const auto &pack : m_store->packs())
            for (int i = 0; i < pack->manifest().samples.size(); ++i) {
                const RosterSource source(sampleRoster(*pack, i), pack, "en");
                const QString text = textOf(job(source, PrintKind::Summary).pages.front());
                const QString bar = folded(text.left(text.indexOf(source.legal() ? "Legal" : "Not legal")));
                for (const RosterUnit &unit : source.units())
                    if (source.ownPoints(*unit.selection) > 0)
                        QVERIFY2(bar.contains(folded(source.fullTitleOf(*unit.selection))),
                                 qPrintable(source.fullTitleOf(*unit.selection)));
            }
    }
};

MUSTER_TEST_MAIN(tst_PageOrder)
#include "tst_PageOrder.moc"

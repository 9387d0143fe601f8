// SPDX-License-Identifier: GPL-3.0-or-later
// Lists as other programs, tournaments and chats write them, word by word in both languages: tests/golden/share. And what must hold
// of them in every game.
#include "share/roster/ListRenderers.h"
#include "share/roster/ListTemplate.h"
#include "share/roster/RosterExport.h"
#include "support/GoldenText.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <functional>

using namespace muster;
using share::ExportFormat;
using share::ExportItem;
using share::RosterExport;

namespace {

void forEachItem(const std::vector<ExportItem> &items, const std::function<void(const ExportItem &)> &visit)
{
    for (const ExportItem &item : items) {
        visit(item);
        forEachItem(item.children, visit);
    }
}

} // namespace

class tst_ListTexts : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = test::ownPacks();

    void everyPackInBothLanguages()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        for (const packs::PackPtr &pack : m_packs->packs())
            for (const char *language : {"en", "fr"})
                QTest::addRow("%s %s", qPrintable(pack->id()), language) << pack->id() << QString(language);
    }

    [[nodiscard]] RosterExport exported(const QString &pack, const QString &language, int sample = 0) const
    {
        const packs::PackPtr game = m_packs->find(pack);
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(test::sampleRoster(*game, sample));
        return share::exportRoster(evaluator, share::RosterLook::of(*game, language),
                                   {game->name(language), game->manifest().edition.in(language), "1"});
    }

private slots:
    void texts_data() { everyPackInBothLanguages(); }
    void texts()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        const RosterExport list = exported(pack, language);
        const QString text = "== newrecruit\n" + share::render(list, ExportFormat::NewRecruit) + "\n== tournament\n"
            + share::render(list, ExportFormat::Tournament) + "\n== short\n" + share::render(list, ExportFormat::Short);
        const QString difference = test::differenceToGolden("share/list-" + pack + '-' + language + ".txt", text);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    // Every format names every unit and the points of the list, and ends with its last line.
    void everyFormat_namesEveryUnit_data() { everyPackInBothLanguages(); }
    void everyFormat_namesEveryUnit()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        const RosterExport list = exported(pack, language);
        QSet<QString> names;
        for (const share::ExportFormatInfo &format : share::exportFormats()) {
            QVERIFY2(!names.contains(format.name) && !format.title.isEmpty() && !format.suffix.isEmpty(), qPrintable(format.name));
            names.insert(format.name);
            QCOMPARE(share::exportFormat(format.name), std::optional(format.format));
            const QString text = share::render(list, format.format);
            QVERIFY2(text.contains(share::amount(list.points)), qPrintable(format.name));
            forEachItem(list.forces, [&](const ExportItem &item) {
                static const QRegularExpression words("^[\\w ]+$", QRegularExpression::UseUnicodePropertiesOption);
                if (item.isUnit() && !item.said && words.match(item.name).hasMatch()) // what is escaped is the business of tst_Escape
                    QVERIFY2(text.contains(item.name), qPrintable(format.name + ": " + item.name));
            });
        }
        QVERIFY(!share::exportFormat("no such format").has_value());
    }

    // What stands above adds up to what stands below it, or to more: the price of the unit itself.
    void points_addUp_data() { everyPackInBothLanguages(); }
    void points_addUp()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        for (int sample = 0; sample < int(m_packs->find(pack)->manifest().samples.size()); ++sample) {
            if (!m_packs->find(pack)->manifest().samples.at(sample).file.endsWith(".ros"))
                continue;
            const RosterExport list = exported(pack, language, sample);
            double sum = 0;
            for (const ExportItem &force : list.forces)
                sum += force.points;
            QVERIFY2(qAbs(sum - list.points) < 1e-6, qPrintable(list.title));
            QSet<QString> ids;
            forEachItem(list.forces, [&](const ExportItem &item) {
                QVERIFY2(!ids.contains(item.id), qPrintable(item.id)); // everybody stands there once
                ids.insert(item.id);
                double below = 0;
                for (const ExportItem &child : item.children)
                    below += child.points;
                QVERIFY2(below <= item.points + 1e-6, qPrintable(item.name));
                QVERIFY2(item.number > 0 && item.size > 0 && !item.name.isEmpty(), qPrintable(item.id));
            });
        }
    }

    void options_standInOneLine()
    {
        ExportItem unit, rifle, grenades, frag;
        rifle.name = "Bolt rifle";
        grenades.name = "Grenade";
        grenades.number = 2;
        frag.name = "Frag";
        grenades.children = {frag};
        unit.children = {rifle, grenades};
        QCOMPARE(share::optionsLine(unit, "x "), "Bolt rifle, 2x Grenade (Frag)");
        QCOMPARE(share::optionsLine(rifle, "x "), QString());
    }

    // Places that are no places, loops without an end, a list without units: what cannot be filled stays as it was written.
    void templates_fillWhatTheyKnow()
    {
        RosterExport list;
        list.title = "Falke {name} %1";
        list.points = 12.5;
        list.limit = 100;
        list.pointsName = "pts";
        QCOMPARE(share::fillListTemplate("{title}", list), "Falke {name} %1"); // a name is never a template
        QCOMPARE(share::fillListTemplate("{points} of {limit} {pointsname}", list), "12.5 of 100 pts");
        QCOMPARE(share::fillListTemplate("{nothing} {", list), "{nothing} {");
        QCOMPARE(share::fillListTemplate("a{#units}{name}{/units}b", list), "ab");
        ExportItem force, unit;
        force.type = "force";
        force.name = "Army";
        unit.type = "unit";
        unit.name = "Gunners";
        unit.points = 7;
        force.children = {unit, unit};
        list.forces = {force};
        QCOMPARE(share::fillListTemplate("{#units}{name} {points};{/units}", list), "Gunners 7;Gunners 7;");
        const QString open = share::fillListTemplate("{#units}{name}", list); // never closed
        QVERIFY2(!open.isEmpty(), qPrintable(open));
    }
};

MUSTER_TEST_MAIN(tst_ListTexts)
#include "tst_ListTexts.moc"

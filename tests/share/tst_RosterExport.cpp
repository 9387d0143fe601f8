// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/RosterReader.h"
#include "share/roster/RosterExport.h"
#include "support/OwnPacks.h"
#include "support/ShuffledRoster.h"
#include "support/TestMain.h"

using namespace muster;
using share::ExportFormat;

/// Every format mentions everything: whoever gets the list sees what the player sees.
class tst_RosterExport : public QObject
{
    Q_OBJECT

private:
    std::unique_ptr<packs::PackStore> m_packs;

    static rules::Roster read(const QString &path)
    {
        QFile file(path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("%s", qPrintable(path));
        auto roster = rules::readRoster(file.readAll().toStdString(), path.toStdString());
        if (!roster)
            qFatal("%s", roster.error().message().c_str());
        return std::move(roster->roster);
    }

    // As the format writes it, so that it can be found again.
    static QString escaped(QString text, ExportFormat format)
    {
        if (format == ExportFormat::Html)
            return text.toHtmlEscaped();
        if (format == ExportFormat::Markdown || format == ExportFormat::Discord)
            return text.replace(QRegularExpression("([\\\\`*_{}\\[\\]<>#|~])"), "\\\\1");
        if (format == ExportFormat::Csv)
            return text.replace('"', "\"\"");
        return text;
    }

    static void names(const std::vector<share::ExportItem> &items, QStringList &found)
    {
        for (const share::ExportItem &item : items) {
            found.append(item.name);
            if (!item.nickname.isEmpty())
                found.append(item.nickname);
            if (!item.notes.isEmpty())
                found.append(item.notes);
            names(item.children, found);
        }
    }

private slots:
    void initTestCase() { m_packs = test::ownPacks(); }

    void icon_isFoundInWordsWithAccents()
    {
        QCOMPARE(share::RosterLook().icon({{{}, "a", "Mittlerer Läufer", true}}), "kind-walker-medium");
        QCOMPARE(share::RosterLook().icon({{{}, "a", "Nothing of the kind", true}}), "kind-unit");
    }

    // A squad that hunts tanks is no tank, one that shoots at aircraft is no aircraft; a title tells vehicles apart.
    void icon_followsTheType_data()
    {
        QTest::addColumn<QString>("category");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("icon");
        QTest::newRow("Tank Killers") << "squad"
                                      << "Infantry"
                                      << "Wehrmacht Tank Hunter Grenadier Squad"
                                      << "kind-infantry";
        QTest::newRow("Flak Boys") << "squad"
                                   << "Infantry"
                                   << "Wehrmacht Heavy Anti-Aircraft Grenadier Squad"
                                   << "kind-infantry";
        QTest::newRow("Death Rays") << "support-weapon"
                                    << "Support weapon"
                                    << "Heavy Laser Anti-Tank Squad"
                                    << "kind-artillery";
        QTest::newRow("Old Man") << "squad"
                                 << "Infantry"
                                 << "Wehrmacht Command Grenadier Squad"
                                 << "kind-command";
        QTest::newRow("Mickey") << "vehicle"
                                << "Vehicle"
                                << "M3A Medium Combat Walker"
                                << "kind-walker-medium";
        QTest::newRow("Blackhawk") << "vehicle"
                                   << "Vehicle"
                                   << "M2 light walker"
                                   << "kind-walker-light";
        QTest::newRow("Karl Marx") << "vehicle"
                                   << "Vehicle"
                                   << "IS-48 super-heavy Tesla tank"
                                   << "kind-tank";
        QTest::newRow("Moskito") << "aircraft"
                                 << "Aircraft"
                                 << "Fledermaus anti-tank aircraft"
                                 << "kind-aircraft";
        QTest::newRow("Manfred") << "hero"
                                 << "Hero"
                                 << "Tank commander"
                                 << "kind-hero";
    }

    void icon_followsTheType()
    {
        QFETCH(QString, category);
        QFETCH(QString, type);
        QFETCH(QString, title);
        rules::EffectiveProfile profile;
        profile.characteristics = {{"Type", "dust.char.type", type.toStdString()}, {"Title", "dust.char.designation", title.toStdString()}};
        QTEST(share::RosterLook().icon({{{}, "dust.category." + category.toStdString(), {}, true}}, {profile}), "icon");
    }

    void everyFormat_mentionsEverything_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("file");
        QTest::addColumn<QString>("language");
        for (const packs::PackPtr &pack : m_packs->packs()) {
            for (const packs::Sample &sample : pack->manifest().samples) {
                for (const char *language : {"en", "fr"})
                    QTest::newRow(qPrintable(sample.file + ' ' + language + ' ' + pack->id()))
                        << pack->id() << pack->path(sample.file) << QString(language);
            }
        }
    }

    void everyFormat_mentionsEverything()
    {
        QFETCH(QString, pack);
        QFETCH(QString, file);
        QFETCH(QString, language);
        const packs::PackPtr game = m_packs->find(pack);
        rules::Roster roster = read(file);
        // A note with characters that every format has to guard.
        roster.forces.front().selections.front().customNotes = "5 < 6, *really* \"so\"";
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(roster);
        const auto look = share::RosterLook::of(*game, language);
        const share::RosterExport exported = share::exportRoster(evaluator, look, {game->name(language), {}, game->manifest().version, {}});
        QCOMPARE(exported.legal, evaluator.legal());
        QVERIFY(exported.dataVersion.contains(game->manifest().version));
        QStringList wanted{exported.title};
        names(exported.forces, wanted);
        for (const share::ExportFormatInfo &info : share::exportFormats()) {
            const QString text = share::render(exported, info.format);
            if (info.format == ExportFormat::Json) {
                QJsonParseError error;
                const QJsonObject json = QJsonDocument::fromJson(text.toUtf8(), &error).object();
                QCOMPARE(error.error, QJsonParseError::NoError);
                QCOMPARE(json.value("legal").toBool(), exported.legal);
                QCOMPARE(json.value("data").toString(), exported.dataVersion);
                QCOMPARE(json.value("findings").toArray().size(), exported.findings.size());
                continue;
            }
            for (const QString &name : std::as_const(wanted))
                QVERIFY2(text.contains(escaped(name, info.format)), qPrintable(info.name + ": " + name));
            for (const QString &finding : exported.findings)
                QVERIFY2(text.contains(escaped(finding, info.format)), qPrintable(info.name + ": " + finding));
            QVERIFY2(text.contains(escaped(exported.dataVersion, info.format)), qPrintable(info.name));
        }
    }

    void everyFormat_hasEverySelectionOnce_data() { everyFormat_mentionsEverything_data(); }

    void everyFormat_hasEverySelectionOnce()
    {
        QFETCH(QString, pack);
        QFETCH(QString, file);
        QFETCH(QString, language);
        const packs::PackPtr game = m_packs->find(pack);
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(read(file));
        const share::RosterExport exported = share::exportRoster(evaluator, share::RosterLook::of(*game, language),
                                                                 {game->name(language), {}, game->manifest().version, {}});
        int items = 0, said = 0, headings = 0;
        const auto count = [&](const share::ExportItem &item, const auto &self) -> void {
            ++items;
            said += item.said ? 1 : 0;
            headings += int(item.headings.size());
            for (const share::ExportItem &child : item.children)
                self(child, self);
        };
        for (const share::ExportItem &force : exported.forces)
            count(force, count);
        const int forces = int(exported.forces.size());
        QCOMPARE(items, int(rules::selectionCount(evaluator.roster())) + forces);
        const QString json = share::render(exported, ExportFormat::Json);
        rules::forEachSelection(evaluator.roster(), [&](const rules::Selection &selection) {
            QCOMPARE(json.count('"' + share::toText(selection.id) + '"'), 1);
        });
        QCOMPARE(share::render(exported, ExportFormat::Csv).count("\r\n"), items + 2);
        // What has a line of its own in a list: every selection but the models that the size of their unit speaks of.
        const int lines = items - forces - said + headings;
        static const QRegularExpression bullet("^ *- (?![⚠★])", QRegularExpression::MultilineOption);
        for (const ExportFormat format : {ExportFormat::Text, ExportFormat::Markdown, ExportFormat::Discord})
            QCOMPARE(share::render(exported, format).count(bullet), lines);
        const QString html = share::render(exported, ExportFormat::Html);
        QCOMPARE(html.count("class=\"item"), lines + forces);
        QCOMPARE(html.count("<li"), html.count("</li>"));
        QCOMPARE(html.count("<ul"), html.count("</ul>"));
        QCOMPARE(html.count("<section"), html.count("</section>"));
    }

    void orderOfAdding_changesNothing()
    {
        for (const packs::PackPtr &pack : m_packs->packs())
            for (int i = 0; i < pack->manifest().samples.size(); ++i) {
                rules::Evaluator evaluator(pack->data());
                evaluator.evaluate(test::sampleRoster(*pack, i));
                const auto look = share::RosterLook::of(*pack, "en");
                const share::RosterExport wanted = share::exportRoster(evaluator, look, {});
                for (unsigned seed = 1; seed <= 8; ++seed) {
                    rules::Evaluator other(pack->data());
                    other.evaluate(test::ShuffledRoster(evaluator, seed)());
                    const share::RosterExport found = share::exportRoster(other, look, {});
                    for (const share::ExportFormatInfo &info : share::exportFormats())
                        QCOMPARE(share::render(found, info.format), share::render(wanted, info.format));
                }
            }
    }

    QString shared(const QString &pack, const QString &sample, const std::function<void(rules::Roster &)> &change = {})
    {
        const packs::PackPtr game = m_packs->find(pack);
        rules::Roster roster = read(game->path("samples/" + sample));
        if (change)
            change(roster);
        rules::Evaluator evaluator(game->data());
        evaluator.evaluate(roster);
        return share::render(share::exportRoster(evaluator, share::RosterLook::of(*game, "en"), {}), ExportFormat::Text);
    }

    void platoons_leaderFirst_independentUnitsUnderTheirHeading()
    {
        const QString text = shared("dust", "sigrids-spearhead.ros");
        qsizetype at = 0;
        for (const char *wanted :
             {"- Blutkreuz Korps Platoon [46", "- Leader: Sigrid [7", "- Combat unit 1: Death Masks [6", "- Combat unit 2: Faceless Death",
              "- Support: Hermann", "- Panzer Kampfgruppe [48", "- Leader: Ludwig", "Old Fritz (Jagdluther)", "Sturmluther", "Ghosts",
              "- Independent units [6", "- Field Post 7 (Kommandowagen) [6"}) {
            at = text.indexOf(QString::fromUtf8(wanted).replace(" pts", "\u00a0pts"), at);
            QVERIFY2(at >= 0, qPrintable(QString(wanted) + " in\n" + text));
        }
    }

    void headquartersFirst_sizes_transports_commander()
    {
        const QString text = shared("dropzone-commander", "scourge-1000.ros");
        qsizetype at = 0;
        for (const char *wanted : {"- Oppressors [280", "Oppressor [", "Transport: Harbinger [55", "Commander: Master, CV 4 [85",
                                   "- Vanguard [292", "Hunter\u00a0×6 [292", "Transport: Marauder\u00a0×2 [82", "- Warrior Cabal"}) {
            at = text.indexOf(QString::fromUtf8(wanted), at);
            QVERIFY2(at >= 0, qPrintable(QString(wanted) + " in\n" + text));
        }
    }

    void squadLeader_standsFirst()
    {
        const QString text = shared("space-crusade", "coverfeld.ros");
        QVERIFY2(text.indexOf("Coverfeld (Space Marine)") > 0
                     && text.indexOf("Coverfeld (Space Marine)") < text.indexOf("Velasquez (Space Marine)"),
                 qPrintable(text));
    }

    void illegalList_neverLooksLegal()
    {
        const packs::PackPtr dust = m_packs->find("dust");
        rules::Roster roster = read(dust->path(dust->manifest().samples.constFirst().file));
        for (rules::CostValue &limit : roster.costLimits)
            limit.value = 99;
        rules::Evaluator evaluator(dust->data());
        evaluator.evaluate(roster);
        const share::RosterExport exported = share::exportRoster(evaluator, share::RosterLook::of(*dust, "en"),
                                                                 {"Dust Tactics", {}, "1.0.0"});
        QVERIFY(!exported.legal);
        for (const share::ExportFormatInfo &info : share::exportFormats()) {
            const QString text = share::render(exported, info.format);
            QVERIFY2(text.contains("Not legal") || text.contains("\"legal\": false"), qPrintable(info.name));
            QVERIFY2(text.contains("over the limit"), qPrintable(info.name));
        }
    }
};

MUSTER_TEST_MAIN(tst_RosterExport)
#include "tst_RosterExport.moc"

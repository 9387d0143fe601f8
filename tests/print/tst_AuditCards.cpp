// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackArmy.h"
#include "packs/UnitList.h"
#include "print/cards/CardBlocks.h"
#include "print/content/CardBuilder.h"
#include "print/job/PrintJob.h"
#include "support/OwnPacks.h"

using namespace muster;
using namespace muster::print;

namespace {

QString textOf(std::string_view view)
{
    return QString::fromUtf8(view.data(), qsizetype(view.size()));
}

QString plainId(const rules::EntryNode &node)
{
    return textOf(node.entry().idText);
}

/// An army with one unit in the place where the data offer it; gives the unit's selection.
std::string takeUnit(test::PackArmy &army, const rules::EntryNode &node)
{
    std::vector<const rules::EntryNode *> chain{&node};
    while (chain.back()->parent())
        chain.push_back(chain.back()->parent());
    std::string at;
    QString group;
    for (auto it = chain.rbegin(); it != chain.rend(); ++it) {
        if ((*it)->isGroup()) {
            group = plainId(**it);
            continue;
        }
        at = army.add(at, plainId(**it), group);
        group.clear();
    }
    return at;
}

template <typename Kind>
const Kind *block(const std::vector<Block> &face)
{
    for (const Block &each : face)
        if (const auto *found = std::get_if<Kind>(&each))
            return found;
    return nullptr;
}

/// Rows of every table of a face.
std::vector<TableRow> rows(const std::vector<Block> &face)
{
    std::vector<TableRow> all;
    for (const Block &each : face)
        if (const auto *table = std::get_if<TableBlock>(&each))
            all.insert(all.end(), table->rows.begin(), table->rows.end());
    return all;
}

/// "6", "5x4": the boxes of each row of the track.
QStringList boxes(const CardContent &card)
{
    QStringList shown;
    if (const auto *tracks = block<TracksBlock>(card.front))
        for (const Track &track : tracks->tracks)
            shown.append(track.groups > 1 ? QString("%1x%2").arg(track.count).arg(track.groups) : QString::number(track.count));
    return shown;
}

QString raw(const rules::EffectiveProfile &profile, const QString &name)
{
    for (const rules::CharacteristicValue &each : profile.characteristics)
        if (textOf(each.typeId).section('.', -1) == name)
            return textOf(each.value);
    return {};
}

/// The number in front: "3" of "3*".
int figureOf(const QString &value)
{
    static const QRegularExpression leading("^\\d+");
    return leading.match(value).captured(0).toInt();
}

} // namespace

/// What a comparison of the games with their rules found on the cards: every unit of Dropzone Commander, the men of a
/// skirmish squad, the units of AT-43 whose figures only their owner knows.
class tst_AuditCards : public QObject
{
    Q_OBJECT

private:
    static std::vector<packs::ListedUnit> units(const packs::Pack &pack)
    {
        std::vector<packs::ListedUnit> all;
        for (const rules::DataFile *catalogue : pack.data()->catalogues())
            for (const packs::ListedUnit &unit : packs::listUnits(pack.data()->book(*catalogue)))
                all.push_back(unit);
        return all;
    }

    /// Hands the unit, taken alone into an army, to `use`.
    template <typename Use>
    static void withUnit(const packs::Pack &pack, const packs::ListedUnit &unit, const QString &language, Use &&use)
    {
        test::PackArmy army(pack.id(), textOf(unit.node->book().catalogue().idText), 5000);
        const std::string id = takeUnit(army, *unit.node);
        const RosterSource source(army.roster(), test::pack(pack.id()), language);
        const RosterUnit *found = source.unit(id);
        if (!found)
            qFatal("%s is not printed", unit.id.c_str());
        use(source, *found);
    }

    /// The card of one unit by the last word of its id.
    static CardContent cardOf(const QString &packId, const QString &word, const QString &language)
    {
        const packs::PackPtr pack = test::pack(packId);
        CardContent card;
        for (const packs::ListedUnit &unit : units(*pack))
            if (QString::fromStdString(unit.id).section('.', -1) == word) {
                withUnit(*pack, unit, language,
                         [&](const RosterSource &source, const RosterUnit &found) { card = buildCard(source, found); });
                return card;
            }
        qFatal("no unit %s", qPrintable(word));
    }

    /// What the card of a Dropzone unit lacks.
    static QStringList lacking(const RosterSource &source, const RosterUnit &unit)
    {
        const CardContent card = buildCard(source, unit);
        const QString said = allText(card);
        QStringList wrong;
        const auto *head = block<HeadBlock>(card.front);
        if (!head || head->subtitle.isEmpty() || head->subtitle.contains("· ·"))
            wrong.append("its kind");
        for (const auto &found : source.profilesOf(*unit.selection)) {
            const rules::EffectiveProfile &profile = *found.profile;
            const QString type = textOf(profile.typeId).section('.', -1), special = raw(profile, "special");
            if (type == "weapon" || type == "commander")
                continue;
            const auto *tracks = block<TracksBlock>(card.front);
            const int points = figureOf(raw(profile, "dp"));
            if (!tracks
                || std::none_of(tracks->tracks.begin(), tracks->tracks.end(), [&](const Track &track) { return track.count == points; }))
                wrong.append("boxes for " + raw(profile, "dp"));
            if (!said.contains(raw(profile, "points")))
                wrong.append("the price " + raw(profile, "points"));
            const QString shown = source.look().language->value(profile.id, "dzc.char." + type.toStdString() + ".special",
                                                                special.toStdString());
            if (special != "-" && !said.contains(shown))
                wrong.append(shown);
        }
        return wrong;
    }

    static void languages()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }

private slots:
    // The special rules with their figure, the boxes of each profile, type and price: on the card of every unit.
    void dropzone_everyCardIsComplete_data() { languages(); }

    void dropzone_everyCardIsComplete()
    {
        QFETCH(QString, language);
        const packs::PackPtr pack = test::pack("dropzone-commander");
        int checked = 0;
        for (const packs::ListedUnit &unit : units(*pack))
            withUnit(*pack, unit, language, [&](const RosterSource &source, const RosterUnit &found) {
                const QStringList wrong = lacking(source, found);
                QVERIFY2(wrong.isEmpty(), qPrintable(QString::fromStdString(unit.id) + " lacks " + wrong.join("; ")));
                ++checked;
            });
        QVERIFY2(checked > 170, qPrintable(QString::number(checked)));
    }

    void dropzone_boxes_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::addColumn<QStringList>("expected");
        const QList<QPair<QString, QStringList>> cases{{"general-arthur-j-wade", {"4"}},
                                                       {"lieutenant-general-luciana-m-cato", {"5"}},
                                                       {"the-jungle-devil", {"5"}},
                                                       {"jessie-adams-guide-of-the-damned", {"8"}},
                                                       {"rakkon-krell-the-headhunter", {"4"}},
                                                       {"salakahn-tyrant-of-atlanta", {"6"}},
                                                       {"annihilator", {"6", "5"}},
                                                       {"the-cavebreaker", {"6", "5"}},
                                                       {"gunnar-of-elysium-the-ferryman", {"5x4", "4"}},
                                                       {"jocasta-cain-battle-vizier", {"3", "2x2"}},
                                                       {"hera", {"3"}},
                                                       {"j19-hellhog", {"3"}}};
        for (const auto &[unit, expected] : cases)
            QTest::newRow(qPrintable(unit)) << unit << expected;
    }

    void dropzone_boxes()
    {
        QFETCH(QString, unit);
        QTEST(boxes(cardOf("dropzone-commander", unit, "en")), "expected");
    }

    void dropzone_narrowFront_hasItsOwnSign()
    {
        const packs::PackPtr pack = test::pack("dropzone-commander");
        int narrow = 0;
        for (const packs::ListedUnit &unit : units(*pack))
            withUnit(*pack, unit, "en", [&](const RosterSource &source, const RosterUnit &found) {
                const std::vector<TableRow> all = rows(buildCard(source, found).front);
                for (const auto &each : source.profilesOf(*found.selection)) {
                    if (raw(*each.profile, "arc") != "Narrow front")
                        continue;
                    const bool drawn = std::any_of(all.begin(), all.end(), [&](const TableRow &row) {
                        return row.name == textOf(each.profile->name)
                            && std::any_of(row.values.begin(), row.values.end(),
                                           [](const Figure &value) { return value.symbols.contains("arc-narrow"); });
                    });
                    QVERIFY2(drawn, unit.id.c_str());
                    ++narrow;
                }
            });
        QVERIFY2(narrow > 8, qPrintable(QString::number(narrow)));
    }

    void skirmish_cardSaysWhoCarriesWhat_data() { languages(); }

    void skirmish_cardSaysWhoCarriesWhat()
    {
        QFETCH(QString, language);
        const packs::PackPtr pack = test::pack("modern-skirmish");
        const RosterSource source(test::sampleRoster(*pack), pack, language);
        int men = 0;
        for (const RosterUnit &unit : source.units()) {
            const std::vector<TableRow> all = rows(buildCard(source, unit).front);
            rules::forEachSelection(*unit.selection, [&](const rules::Selection &man) {
                if (man.type != "model")
                    return;
                const QString carried = source.namesWith(man.selections, "skirmish.category.equipment");
                const auto row = std::find_if(all.begin(), all.end(),
                                              [&](const TableRow &each) { return each.name == source.titleOf(man); });
                QVERIFY(row != all.end());
                QVERIFY2(row->values.front().text.endsWith(carried), qPrintable(row->name + ": " + row->values.front().text));
                men += carried.isEmpty() ? 0 : 1;
            });
        }
        QVERIFY(men > 1);
    }

    void at43_unknownFigures_areBoxesToWriteIn_data()
    {
        QTest::addColumn<QString>("unit");
        QTest::newRow("vehicle") << "fire-toad";
        QTest::newRow("infantry") << "tacarms";
        QTest::newRow("neither is stated") << "iron-rain";
    }

    void at43_unknownFigures_areBoxesToWriteIn()
    {
        QFETCH(QString, unit);
        const CardContent card = cardOf("at-43", unit, "en");
        const auto *vitals = block<VitalsBlock>(card.front);
        QVERIFY(vitals);
        for (const VitalsCell &cell : vitals->cells)
            QCOMPARE(cell.value.field, cell.value.text.isEmpty());
        QVERIFY(vitals->cells[1].value.field);
        const std::vector<TableRow> weapons = rows(card.front);
        QVERIFY(weapons.size() >= 2);
        QVERIFY(std::all_of(weapons.back().values.begin(), weapons.back().values.end(), [](const Figure &value) { return value.field; }));
    }

    // Lines for the weapons of a card that only its owner has are for that card, not for lists of weapons.
    void at43_linesToWriteIn_stayOnTheCard()
    {
        const packs::PackPtr pack = test::pack("at-43");
        const RosterSource source(test::sampleRoster(*pack), pack, "en");
        PrintSettings settings;
        settings.what = {PrintKind::Summary, PrintKind::Rules};
        const PrintedJob job = layoutJob(source, settings, TextMeter());
        QStringList words;
        for (const Page &page : job.pages)
            for (const Placed &placed : page.content)
                for (const Item &item : *placed.list)
                    if (const auto *text = std::get_if<TextItem>(&item))
                        words.append(text->text.trimmed());
        QVERIFY(words.filter("Fire Toad").size() > 1);
        QVERIFY(!words.contains(","));
        QVERIFY2(words.filter("2× Fire Toad").isEmpty(), qPrintable(words.filter("2×").join('|')));
    }

    void nameThatEndsASentence_hasNoFullStop()
    {
        const auto written = [](const QString &name) {
            const RichText rule = ruleText({name, "Down.", {}, {}, false});
            QString text;
            for (const Run &run : rule.runs())
                text += run.text;
            return text;
        };
        QCOMPARE(written("Take Cover"), QString("Take Cover. Down."));
        QCOMPARE(written("Cover !"), QString("Cover ! Down."));
    }

    void at43_indirectFire_comesWithTheLauncher()
    {
        test::PackArmy army("at-43", "at43.catalogue.una", 2000);
        const std::string platoon = army.add({}, "at43.formation.una.army-book");
        const std::string unit = army.add(platoon, "at43.unit.una.steel-troopers", "at43.slot.una.army-book.infantry");
        const auto rulesOf = [&] {
            const RosterSource source(army.roster(), test::pack("at-43"), "en");
            QStringList names;
            for (const rules::EffectiveRule *rule : source.rulesOf(*source.unit(unit)->selection))
                names.append(textOf(rule->name));
            return names;
        };
        QVERIFY(!rulesOf().contains("Indirect fire"));
        army.add(unit, "at43.option.una.steel-troopers.grenade-launcher");
        QVERIFY(rulesOf().contains("Indirect fire"));
    }

    void at43_cardNamesStrengthAndTheSign()
    {
        const CardContent card = cardOf("at-43", "steel-troopers", "fr");
        QVERIFY(allText(card).contains("6, 8 ou 10 dans les exemples"));
        const auto *table = block<TableBlock>(card.front);
        QVERIFY(table && table->strip && table->strip->groups.front().label.contains("! toujours"));
    }

    // The carriers of launchers were a unit of their own once: lists that have it stay legal, no other can take it.
    void at43_launcherCarriers_stayInOldListsOnly()
    {
        const packs::PackPtr pack = test::pack("at-43");
        for (const packs::ListedUnit &unit : units(*pack))
            QVERIFY(unit.id != "at43.unit.una.grenade-launcher-carriers");
        test::PackArmy army("at-43", "at43.catalogue.una", 2000);
        const std::string platoon = army.add({}, "at43.formation.una.army-book");
        army.add(platoon, "at43.unit.una.grenade-launcher-carriers", "at43.slot.una.army-book.infantry");
        QCOMPARE(army.broken(), QStringList());
    }
};

MUSTER_TEST_MAIN(tst_AuditCards)
#include "tst_AuditCards.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/RandomUser.h"

#include "lists/ForeignText.h"
#include "lists/ListCode.h"
#include "lists/ListReader.h"
#include "lists/QrPicture.h"
#include "share/roster/RosterExport.h"
#include "support/OwnPacks.h"
#include "support/Soak.h"
#include "text/Speaking.h"

#include <algorithm>

using namespace muster;
using lists::LineResult;

/// Muster's own text, and its QR code: what was written is read again, unit by unit and option by option.
class tst_OwnText : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs;

    // A model that is one for each of its unit, and nothing more: the text has no line for it.
    static bool isPlainModel(const rules::Selection &selection, const rules::Selection &owner)
    {
        return selection.type == "model" && selection.number == owner.number && selection.selections.empty() && selection.customName.empty()
            && selection.customNotes.empty() && selection.entryGroupId.empty();
    }
    // Every selection with where it was chosen, how many, and what is in it; the order does not count. Plain models are counted aside.
    static QString shape(const rules::Selection &selection, int &plainModels)
    {
        QStringList inside;
        for (const rules::Selection &child : selection.selections) {
            if (isPlainModel(child, selection))
                ++plainModels;
            else
                inside << shape(child, plainModels);
        }
        inside.sort();
        return QString("%1@%2 x%3 '%4' '%5' {%6}")
            .arg(QString::fromStdString(selection.entryId), QString::fromStdString(selection.entryGroupId),
                 QString::number(selection.number), QString::fromStdString(selection.customName),
                 QString::fromStdString(selection.customNotes), inside.join("; "));
    }
    /// What is chosen, and how many plain models are in it.
    using Shapes = std::vector<std::pair<QString, int>>;
    static Shapes shapes(const rules::Roster &roster)
    {
        Shapes all;
        for (const rules::Force &force : roster.forces) {
            all.emplace_back("force " + QString::fromStdString(force.entryId) + ' ' + QString::fromStdString(force.catalogueId), 0);
            for (const rules::Selection &selection : force.selections) {
                int plainModels = 0;
                const QString text = shape(selection, plainModels);
                all.emplace_back(text, plainModels);
            }
        }
        std::sort(all.begin(), all.end());
        return all;
    }
    // Where a click took the plain models away, which no rule allows, the text gives them back. That, and only that, may be more than
    // before.
    static QString difference(const Shapes &before, const Shapes &after)
    {
        for (std::size_t i = 0; i < std::max(before.size(), after.size()); ++i) {
            const auto was = i < before.size() ? before[i] : std::pair<QString, int>(), is = i < after.size() ? after[i] : was;
            if (i >= before.size() || i >= after.size() || was.first != is.first || was.second > is.second)
                return QString("%1 (%2)\nbecame\n%3 (%4)")
                    .arg(was.first, QString::number(was.second), is.first, QString::number(is.second));
        }
        return {};
    }

    packs::PackPtr packOf(const QString &folder) const
    {
        for (const packs::PackPtr &pack : m_packs->packs())
            if (QDir(pack->folder()) == QDir(folder))
                return pack;
        return nullptr;
    }

    static void nameSome(rules::Roster &roster, unsigned seed)
    {
        unsigned count = seed;
        const auto name = [&](std::vector<rules::Selection> &selections, const auto &self) -> void {
            for (rules::Selection &selection : selections) {
                ++count;
                if (count % 7 == 0)
                    selection.customName = "Nr. " + std::to_string(count);
                if (count % 11 == 0)
                    selection.customNotes = "to be painted\nin green";
                self(selection.selections, self);
            }
        };
        for (rules::Force &force : roster.forces)
            name(force.selections, name);
    }

private slots:
    void initTestCase() { m_packs = test::ownPacks(); }

    // Five packs: 200 lists.
    void text_readsBack_data() { test::addPackRows(test::fewerIfSanitized(40)); }

    void text_readsBack()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        const packs::PackPtr pack = packOf(folder);
        if (!pack)
            QSKIP("not a pack of the program");
        test::RandomList list(folder, seed);
        for (int i = 0; i < 50; ++i)
            list.user.click();
        rules::Roster roster = list.session.roster;
        nameSome(roster, seed);
        rules::Evaluator evaluator(pack->data());
        evaluator.evaluate(roster);
        for (const QString language : {"en", "fr"}) {
            const text::Speaking speaking(language);
            const QString text = share::render(share::exportRoster(evaluator, share::RosterLook::of(*pack, language),
                                                                   {pack->name(language), {}, pack->manifest().version, {}}),
                                               share::ExportFormat::Text);
            const auto read = lists::ListReader(m_packs->packs(), "en").read(text);
            QCOMPARE(read.size(), 1);
            QVERIFY(read.front().pack);
            QCOMPARE(read.front().pack->id(), pack->id());
            QStringList missing;
            for (const LineResult &line : read.front().lines)
                if (line.state == LineResult::State::NotFound)
                    missing << QString::number(line.line) + ' ' + line.text;
            QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n')));
            const QString different = difference(shapes(roster), shapes(read.front().roster));
            QVERIFY2(different.isEmpty(), qPrintable(different + "\nin\n" + text));
        }
    }

    void code_readsBack_data() { test::addPackRows(4); }

    void code_readsBack()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        const packs::PackPtr pack = packOf(folder);
        if (!pack)
            QSKIP("not a pack of the program");
        test::RandomList list(folder, seed);
        for (int i = 0; i < 30; ++i)
            list.user.click();
        rules::Roster roster = list.session.roster;
        roster.name = "Überfall \"Nord\"";
        const QString code = lists::listCode(roster);
        const auto again = lists::fromListCode(code, m_packs->packs());
        QVERIFY(again);
        QCOMPARE(again->unknown, 0);
        QVERIFY(shapes(again->roster) == shapes(roster));
        QCOMPARE(again->roster.name, roster.name);
        const auto picture = lists::qrPicture(code);
        QVERIFY(picture);
        QCOMPARE(lists::textInQrPicture(*picture), code);
        // A photo is larger, greyer and not straight; lines of a terminal are no picture at all.
        QCOMPARE(lists::textInQrPicture(lists::pictureOfLines(lists::qrLines(*picture))), code);
    }

    void code_damaged_isRefused()
    {
        const rules::Roster roster = test::sampleRoster(*m_packs->packs().front());
        const QString code = lists::listCode(roster);
        for (qsizetype i = 8; i < code.size(); i += 3) {
            QString broken = code;
            broken[i] = broken[i] == 'A' ? 'B' : 'A';
            (void)lists::fromListCode(broken, m_packs->packs()); // an error or another list, never a crash
            (void)lists::fromListCode(code.left(i), m_packs->packs());
        }
        QVERIFY(!lists::fromListCode(code.chopped(4), m_packs->packs()));
        QVERIFY(!lists::fromListCode("MUSTER1:", m_packs->packs()));
        const auto noGame = lists::fromListCode(code, {});
        QCOMPARE(noGame.error().code, "list.no-game");
        QVERIFY(!lists::qrPicture(QString(5000, 'A')));
    }

    // What a list in another program's form says, line by line: units and what hangs below them, without heads, headings and notes.
    static QMap<int, QString> linesWithItems(const QString &text, share::ExportFormat format)
    {
        QMap<int, QString> lines;
        const QStringList all = text.split('\n');
        int fences = 0;
        for (int i = 0; i < all.size(); ++i) {
            const QString line = all[i].trimmed();
            if (lists::isFence(line, '+'))
                ++fences;
            const bool head = format == share::ExportFormat::Tournament ? fences < 2 || lists::isFence(line, '+') : i == 0;
            if (!head && !line.isEmpty() && !line.startsWith('#') && !line.startsWith("++") && !line.startsWith("! ")
                && !lists::isSignature(line))
                lines[i + 1] = line;
        }
        return lines;
    }
    // Every line that names something is found, guessed or told as missing; so is each name behind its colon, by a report of its own
    // or by one of the whole line.
    static QStringList untold(const lists::ReadList &read, const QMap<int, QString> &lines)
    {
        QMultiMap<int, const LineResult *> told;
        for (const LineResult &line : read.lines)
            if (line.state != LineResult::State::Head)
                told.insert(line.line, &line);
        QStringList missing;
        for (auto it = lines.begin(); it != lines.end(); ++it) {
            QStringList texts;
            bool whole = false;
            qsizetype name = 0; // where that of the owner ends: it may have a colon itself
            for (const LineResult *result : told.values(it.key())) {
                texts << result->text;
                if (it.value() != result->text && it.value().mid(2) != result->text) // behind a bullet
                    continue;
                whole = whole || result->state == LineResult::State::NotFound;
                if (it.value().contains(result->becomes))
                    name = std::max(name, it.value().indexOf(result->becomes) + result->becomes.size());
            }
            const qsizetype colon = it.value().indexOf(": ", name);
            const QStringList names = colon < 0 || whole ? QStringList() : it.value().mid(colon + 2).split(", ");
            for (const QString &name : names)
                if (!texts.removeOne(name))
                    missing << QString("%1: %2 in %3").arg(QString::number(it.key()), name, it.value());
            if (!whole && texts.isEmpty())
                missing << QString("%1: %2").arg(QString::number(it.key()), it.value());
        }
        return missing;
    }

    // Five packs: 200 lists in each form.
    void otherFormats_nameEverything_data() { test::addPackRows(test::fewerIfSanitized(40)); }

    void otherFormats_nameEverything()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        const packs::PackPtr pack = packOf(folder);
        if (!pack)
            QSKIP("not a pack of the program");
        test::RandomList list(folder, seed);
        for (int i = 0; i < 40; ++i)
            list.user.click();
        rules::Roster roster = list.session.roster;
        if (seed % 2 == 0)
            nameSome(roster, seed);
        rules::Evaluator evaluator(pack->data());
        evaluator.evaluate(roster);
        const share::RosterExport exported = share::exportRoster(evaluator, share::RosterLook::of(*pack, "en"),
                                                                 {pack->name("en"), {}, {}, {}});
        QMap<QString, int> wanted;
        const auto count = [&](const std::vector<share::ExportItem> &all, const auto &self) -> void {
            for (const share::ExportItem &item : all) {
                ++wanted[item.name];
                self(item.children, self);
            }
        };
        count(exported.forces, count);
        for (const auto format : {share::ExportFormat::NewRecruit, share::ExportFormat::Tournament, share::ExportFormat::Short}) {
            const QString text = share::render(exported, format);
            for (auto it = wanted.begin(); it != wanted.end(); ++it)
                QVERIFY2(text.count(it.key()) >= it.value(), qPrintable(it.key() + " in\n" + text));
            if (format == share::ExportFormat::Short || exported.forces.empty())
                continue; // to be read by people; of nothing at all nobody can tell the game
            const auto read = lists::ListReader(m_packs->packs(), "en").read(text);
            QCOMPARE(read.size(), 1);
            QVERIFY2(read.front().pack, qPrintable(text));
            QCOMPARE(read.front().pack->id(), pack->id());
            const QStringList missing = untold(read.front(), linesWithItems(text, format));
            QVERIFY2(missing.isEmpty(), qPrintable(missing.join('\n') + "\nin\n" + text));
        }
    }
};

MUSTER_TEST_MAIN(tst_OwnText)
#include "tst_OwnText.moc"

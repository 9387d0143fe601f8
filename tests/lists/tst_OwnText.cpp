// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/RandomUser.h"

#include "lists/ListCode.h"
#include "lists/ListReader.h"
#include "lists/QrPicture.h"
#include "share/RosterExport.h"
#include "support/OwnPacks.h"
#include "text/Speaking.h"

#include <QRegularExpression>

using namespace muster;
using lists::LineResult;

/// Muster's own text, and its QR code: what was written is read again, unit by unit and option by option.
class tst_OwnText : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs;

    // Every selection with where it was chosen, how many, and what is in it; the order does not count.
    static QString shape(const rules::EntryNode *, const rules::Selection &selection)
    {
        QStringList inside;
        for (const rules::Selection &child : selection.selections)
            inside << shape(nullptr, child);
        inside.sort();
        return QString("%1@%2 x%3 '%4' '%5' {%6}")
            .arg(QString::fromStdString(selection.entryId), QString::fromStdString(selection.entryGroupId),
                 QString::number(selection.number), QString::fromStdString(selection.customName),
                 QString::fromStdString(selection.customNotes), inside.join("; "));
    }
    static QStringList shapes(const rules::Roster &roster)
    {
        // A squad's only model has no line: where a click took it away, which no rule allows, the text gives it back.
        static const QRegularExpression onlyModel(R"((?<=\{)[^{};]*\.model\.[^{};]*@ x1 '' '' \{\}(?=\}))");
        QStringList all;
        for (const rules::Force &force : roster.forces) {
            all << "force " + QString::fromStdString(force.entryId) + ' ' + QString::fromStdString(force.catalogueId);
            for (const rules::Selection &selection : force.selections)
                all << shape(nullptr, selection).remove(onlyModel);
        }
        all.sort();
        return all;
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

    void text_readsBack_data() { test::addPackRows(12); }

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
                                                                   {pack->name(language), {}, pack->manifest().version}),
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
            const QStringList before = shapes(roster), after = shapes(read.front().roster);
            if (before != after)
                for (int i = 0; i < std::max(before.size(), after.size()); ++i)
                    if (before.value(i) != after.value(i)) {
                        qInfo().noquote() << text << '\n' << before.value(i) << '\n' << after.value(i);
                        QCOMPARE(after.value(i), before.value(i));
                    }
            QCOMPARE(after, before);
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
        QCOMPARE(shapes(again->roster), shapes(roster));
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

    void otherFormats_nameEverything_data() { test::addPackRows(6); }

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
        rules::Evaluator evaluator(pack->data());
        evaluator.evaluate(list.session.roster);
        const share::RosterExport exported = share::exportRoster(evaluator, share::RosterLook::of(*pack, "en"), {pack->name("en"), {}, {}});
        int items = 0;
        QMap<QString, int> wanted;
        const auto count = [&](const std::vector<share::ExportItem> &all, const auto &self) -> void {
            for (const share::ExportItem &item : all) {
                ++items;
                ++wanted[item.name];
                self(item.children, self);
            }
        };
        count(exported.forces, count);
        for (const auto format : {share::ExportFormat::NewRecruit, share::ExportFormat::Tournament, share::ExportFormat::Short}) {
            const QString text = share::render(exported, format);
            for (auto it = wanted.begin(); it != wanted.end(); ++it)
                QVERIFY2(text.count(it.key()) >= it.value(), qPrintable(it.key() + " in\n" + text));
            const auto read = lists::ListReader(m_packs->packs(), "en").read(text);
            if (format == share::ExportFormat::Short)
                continue;
            // In another program's form a line may be misread, but none is lost: each is found, guessed or told as missing.
            QCOMPARE(read.size(), 1);
            QVERIFY(read.front().pack);
            QCOMPARE(read.front().pack->id(), pack->id());
            QVERIFY2(!read.front().lines.empty() || exported.forces.front().children.empty(), qPrintable(text));
        }
    }
};

MUSTER_TEST_MAIN(tst_OwnText)
#include "tst_OwnText.moc"

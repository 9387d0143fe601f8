// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonObject>
#include <QTemporaryDir>

using namespace muster;
using test::Answer;

/// `muster battle`: from the first turn into the campaign's book.
class tst_BattleCommand : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    static QString data() { return test::sourceFolder() + "/data"; }
    static QString sample(const QString &name) { return data() + '/' + name; }
    [[nodiscard]] QString path(const QString &name) const { return m_folder.filePath(name); }

    Answer run(const QStringList &arguments) const
    {
        return test::runCommand(arguments.mid(0, 1) + QStringList{"--lang", "en", "--data", data()} + arguments.mid(1));
    }

    void must(const QStringList &arguments) const
    {
        const Answer answer = run(arguments);
        QVERIFY2(answer.code == 0, qPrintable(arguments.join(' ') + '\n' + answer.err));
    }

    QString write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("no file");
        return file.fileName();
    }

    [[nodiscard]] QJsonObject report(const QString &file) const { return run({"battle", "report", file, "--json"}).json().object(); }

    static QJsonObject named(const QJsonArray &all, const QString &name)
    {
        for (const QJsonValue &each : all) {
            if (each["name"].toString() == name)
                return each.toObject();
        }
        return {};
    }

private slots:
    void dust_threeTurnsIntoTheBook()
    {
        for (const QString ending : {"json", "muster"}) {
            const QString file = path("dust." + ending), book = path("book-" + ending + ".json"), after = path("after-" + ending + ".json");
            must({"battle", "new", "--roster", sample("dust/samples/hedgerow-walkers.ros"), "--against",
                  sample("dust/samples/sigrids-spearhead.ros"), "--scenario", "dust.scenario.battlefield-4-the-pincer", "-o", file});
            const QJsonArray units = report(file)["units"].toArray();
            QString enemy;
            int points = 0;
            for (const QJsonValue &unit : units) {
                if (unit["side"].toString() == "2" && enemy.isEmpty()) {
                    enemy = unit["id"].toString();
                    points = unit["points"].toInt();
                }
            }
            must({"battle", "add", file, write("one.json", R"([{"type": "moved", "unit": "Rattler", "to": "reserve"},
                {"type": "turn", "turn": 1, "first": "1"}, {"type": "turn", "turn": 2}, {"type": "dice", "roll": "dust.roll.reserve", "unit": "Rattler"},
                {"type": "marker", "unit": "Gunners", "marker": "dust.marker.under-fire"},
                {"type": "marker", "unit": "Gunners", "marker": "dust.marker.under-fire"},
                {"type": "damaged", "unit": "Gunners", "boxes": 2}])")});
            must({"battle", "add", file,
                  write("two.json", QString(R"({"type": "eliminated", "unit": "%1", "by": "Cobra"})").arg(enemy).toUtf8())});
            must({"battle", "add", file, write("three.json", R"({"events": [{"type": "scored", "side": "1", "line": "vp", "points": 2},
                {"type": "ended", "sides": [{"side": "1", "result": "won"}, {"side": "2", "result": "lost"}]}]})")});
            const QJsonObject state = report(file);
            QCOMPARE(state["problems"].toArray().size(), 0);
            const QJsonObject gunners = named(state["units"].toArray(), "Gunners");
            QCOMPARE(gunners["figuresLeft"].toInt(), 3);
            QCOMPARE(gunners["markers"].toArray().first()["id"].toString(), QString("dust.marker.suppressed"));
            QCOMPARE(named(state["units"].toArray(), "Rattler")["place"].toString(), QString("reserve"));
            must({"battle", "result", file, "-o", after});
            must({"campaign", "new", "Hedgerow", "--system", "dust", "--player", "Anna", "-o", book});
            must({"campaign", "enlist", book, sample("dust/samples/hedgerow-walkers.ros"), "--player", "Anna"});
            must({"campaign", "record", book, after});
            const QJsonObject campaign = run({"campaign", "report", book, "--json"}).json().object();
            const QJsonObject cobra = named(campaign["soldiers"].toArray(), "Cobra");
            QCOMPARE(cobra["kills"].toInt(), 1);
            QCOMPARE(cobra["killPoints"].toInt(), points);
            QCOMPARE(campaign["problems"].toArray().size(), 0);
        }
    }

    void spaceCrusade_drawsAndPays()
    {
        const QString file = path("crusade.json"), book = path("crusade-book.json"), after = path("crusade-after.json");
        must({"battle", "new", "--roster", sample("space-crusade/samples/aldo.ros"), "--against", "Game master", "--scenario",
              "crusade.scenario.seek-and-destroy", "-o", file});
        must({"battle", "add", file, write("e.json", R"([{"type": "turn", "turn": 1}, {"type": "card", "pile": "crusade.deck.marines"},
            {"type": "dice", "die": "red", "count": 2, "why": "shot"}, {"type": "dice", "die": "white", "faces": ["2", "0"]},
            {"type": "eliminated", "unit": "Brun", "bySide": "Game master"},
            {"type": "ended", "sides": [{"side": "1", "result": "won", "objectives": {"primary": "done"}}]}])")});
        must({"battle", "result", file, "-o", after});
        must({"campaign", "new", "Wake", "--system", "space-crusade", "--player", "Anna", "-o", book});
        must({"campaign", "enlist", book, sample("space-crusade/samples/aldo.ros"), "--player", "Anna"});
        must({"campaign", "record", book, after});
        const QJsonArray soldiers = run({"campaign", "report", book, "--json"}).json().object()["soldiers"].toArray();
        QCOMPARE(named(soldiers, "Brun")["earned"].toInt(), 0);
        int all = 0;
        for (const QJsonValue &soldier : soldiers)
            all += soldier["earned"].toInt();
        QCOMPARE(all, 20 + 2 * (int(soldiers.size()) - 1)); // the primary mission shared out, two for each survivor
    }

    // Without a file it is a document of the library; whoever has it open there sees what a script records.
    void library_keepsBattlesToo()
    {
        const QString library = path("library.sqlite");
        const auto here = [&](const QStringList &arguments) { return run(arguments + QStringList{"--library", library}); };
        const Answer made = here({"battle", "new", "--roster", sample("dust/samples/hedgerow-walkers.ros"), "--against", "Bert", "--name",
                                  "Crossing the Meuse"});
        QVERIFY2(made.code == 0, qPrintable(made.err));
        const QString id = made.out.trimmed();
        QVERIFY(here({"battle", "add", id, write("turn.json", R"({"type": "turn", "turn": 2})")}).code == 0);
        const Answer hit = here({"battle", "add", "crossing the meuse", write("hit.json", R"({"type": "damaged", "unit": "Gunners"})")});
        QVERIFY2(hit.code == 0, qPrintable(hit.err));
        QVERIFY(hit.out.contains("Gunners"));
        const QJsonObject state = here({"battle", "report", id, "--json"}).json().object();
        QCOMPARE(state["turn"].toInt(), 2);
        QCOMPARE(named(state["units"].toArray(), "Gunners")["figuresLeft"].toInt(), 4);
        QVERIFY(here({"battle", "result", id, "-o", path("library-after.json")}).code == 0);
        const QJsonArray listed = here({"library", "list", "--json"}).json().array();
        QCOMPARE(listed.size(), 1);
        QCOMPARE(listed.first()["kind"].toString(), QString("battle"));
        QVERIFY2(listed.first()["note"].toString().endsWith("against Bert, turn 2"), qPrintable(listed.first()["note"].toString()));
        const QString file = path("exported.muster");
        QCOMPARE(here({"library", "export", id, file}).code, 0);
        QCOMPARE(named(report(file)["units"].toArray(), "Gunners")["figuresLeft"].toInt(), 4);
        const Answer unknown = here({"battle", "report", "no such battle"});
        QCOMPARE(unknown.code, 2);
        QVERIFY2(unknown.err.contains("no such battle in the library"), qPrintable(unknown.err));
    }

    void wrongInput_isToldAndChangesNothing()
    {
        const QString file = path("wrong.json");
        must({"battle", "new", "--roster", sample("dust/samples/hedgerow-walkers.ros"), "-o", file});
        QFile before(file);
        QVERIFY(before.open(QIODevice::ReadOnly));
        const QByteArray bytes = before.readAll();
        const auto refused = [&](const QByteArray &event) {
            const Answer answer = run({"battle", "add", file, write("bad.json", event)});
            return answer.code == 2 && answer.err.count('\n') == 1 && answer.out.isEmpty() && answer.err.contains("bad.json");
        };
        QVERIFY(refused("{"));
        QVERIFY(refused("[]"));
        QVERIFY(refused(R"({"type": "teleported"})"));
        QVERIFY(refused(R"({"type": "damaged", "unit": "Nobody"})"));
        QVERIFY(refused(R"({"type": "damaged", "unit": "Cobra", "boxes": "many"})"));
        QVERIFY(refused(R"([{"type": "turn", "turn": 1}, {"type": "dice", "die": "d7"}])"));
        QVERIFY(refused(R"({"type": "ammunition", "unit": "Cobra", "supply": "nothing"})"));
        before.seek(0);
        QCOMPARE(before.readAll(), bytes);
        QCOMPARE(run({"battle", "new", "--roster", sample("dust/samples/hedgerow-walkers.ros"), "-o", file}).code, 2); // it is there
        QCOMPARE(run({"battle", "report", path("none.json")}).code, 2);
        QCOMPARE(run({"battle", "report", sample("dust/pack.json")}).code, 2);
        QCOMPARE(run({"battle", "dance"}).code, 2);
    }
};

MUSTER_TEST_MAIN(tst_BattleCommand)
#include "tst_BattleCommand.moc"

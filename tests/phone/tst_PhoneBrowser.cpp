// SPDX-License-Identifier: GPL-3.0-or-later
// The page as a player has it: in a real browser. Skipped with a word where there is none.
#include "CommunityGame.h"
#include "PageData.h"
#include "lists/QrPicture.h"
#include "phone/PhonePage.h"
#include "share/table/TableResult.h"
#include "share/table/TableSigns.h"
#include "support/Browser.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

#include <QRandomGenerator>

using namespace muster;
using test::Browser;
using test::pageData;
using test::unitsOf;

namespace {

// Whatever can be pressed and is seen, but is smaller than a finger; whatever is wider than its room.
const char *const layoutScript = R"((() => {
  const wrong = [];
  for (const e of document.querySelectorAll("button, input, textarea, summary")) {
    if (!e.checkVisibility()) continue;
    const r = e.getBoundingClientRect();
    if (r.width < 43.5 || r.height < 43.5) wrong.push("small: " + e.className + " " + e.dataset.f + " " + r.width + "x" + r.height);
    if (!(e.getAttribute("aria-label") || e.textContent.trim() || e.closest("label"))) wrong.push("nameless: " + e.className);
  }
  for (const e of [document.documentElement, document.body, ...document.querySelectorAll("main > section, header, nav, #turnbar, dialog[open]")])
    if (e.checkVisibility() && e.scrollWidth > e.clientWidth + 1) wrong.push("wide: " + e.tagName + "#" + e.id + " " + e.scrollWidth + " > " + e.clientWidth);
  for (const e of document.querySelectorAll("main > section *"))
    if (e.checkVisibility() && !e.closest("svg") && !e.closest(".sr") && e.getBoundingClientRect().right > innerWidth + 1) { wrong.push("over: " + e.className + " " + e.tagName); break; }
  return wrong.slice(0, 8).join("\n");
})())";

void savePicture(Browser &browser, const QString &name)
{
    const QString folder = qEnvironmentVariable("MUSTER_SCREENSHOTS");
    if (!folder.isEmpty())
        browser.picture().save(folder + "/phone-" + name + ".png");
}

QImage gridPicture(const QJsonArray &grid)
{
    QImage image(int(grid.size()) + 8, int(grid.size()) + 8, QImage::Format_Grayscale8);
    image.fill(Qt::white);
    for (int y = 0; y < grid.size(); ++y)
        for (int x = 0; x < grid.size(); ++x)
            if (grid[y].toArray()[x].toBool())
                image.setPixel(x + 4, y + 4, 0);
    return image.scaled(image.size() * 4, Qt::IgnoreAspectRatio, Qt::FastTransformation);
}

} // namespace

class PhoneBrowserTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (Browser::program().isEmpty())
            QSKIP("there is no Chromium on this machine: the page for the phone is not tried in a browser");
        m_store = test::ownPacks();
        m_browser = std::make_unique<Browser>();
        QVERIFY(m_browser->isReady());
    }
    void cleanupTestCase() { m_browser.reset(); }

    void layout_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("width");
        QTest::addColumn<int>("height");
        for (const packs::PackPtr &pack : m_store->packs()) {
            QTest::addRow("%s phone", qPrintable(pack->id())) << pack->id() << 360 << 740;
            QTest::addRow("%s tablet", qPrintable(pack->id())) << pack->id() << 820 << 1180;
            QTest::addRow("%s small", qPrintable(pack->id())) << pack->id() << 320 << 568;
        }
        QTest::addRow("community phone") << QString() << 360 << 740;
        QTest::addRow("community tablet") << QString() << 820 << 1180;
    }

    // Every unit and every part, in both languages, light and dark: nothing too small, nothing sideways, nothing asked of a network.
    void layout()
    {
        QFETCH(QString, game);
        QFETCH(int, width);
        QFETCH(int, height);
        const test::CommunityGame community;
        const packs::PackPtr pack = game.isEmpty() ? community.pack : m_store->find(game);
        const rules::Roster roster = game.isEmpty() ? community.roster : test::sampleRoster(*pack, 0);
        Browser &browser = *m_browser;
        browser.size(width, height);
        for (const QString language : {"en", "fr"}) {
            browser.dark(language == "fr");
            openPage(roster, pack, language);
            const QString name = QString("%1-%2-%3").arg(game.isEmpty() ? "community" : game, QString::number(width), language);
            savePicture(browser, name + "-army");
            QCOMPARE(browser.text(layoutScript), QString());
            const QJsonArray units = unitsOf(pageData(m_page), language);
            for (int i = 0; i < units.size(); ++i) {
                const QString key = units[i].toObject().value("k").toString();
                QVERIFY(browser.tap("[data-f='row/" + key + "']"));
                QCOMPARE(browser.text("document.querySelector('#unit h2 bdi').textContent"), units[i].toObject().value("n").toString());
                browser.evaluate("document.querySelectorAll('#unit details').forEach(d => d.open = true)");
                QCOMPARE(browser.text(layoutScript), QString());
                if (i == 1) {
                    browser.evaluate("document.querySelectorAll('#unit details').forEach((d, i) => d.open = i == 0)");
                    savePicture(browser, name + "-unit");
                }
                if (width < 720)
                    QVERIFY(browser.tap("[data-f='close']"));
            }
            for (const QString tab : {"score", "rules", "back"}) {
                QVERIFY(browser.tap("[data-f='tab/" + tab + "']"));
                QCOMPARE(browser.text(layoutScript), QString());
                savePicture(browser, name + "-" + tab);
            }
            QVERIFY(browser.tap("[data-f='tab/army']"));
            QVERIFY(browser.tap("[data-f='menu']"));
            QCOMPARE(browser.text(layoutScript), QString());
            savePicture(browser, name + "-menu");
            QCOMPARE(browser.problems(), QStringList());
            QCOMPARE(browser.requests().size(), 1); // the file itself
        }
    }

    void ticking_isKeptOverReloads_undone_andBegunAnew()
    {
        const packs::PackPtr pack = m_store->find("dust");
        const rules::Roster roster = test::sampleRoster(*pack, 1);
        Browser &browser = *m_browser;
        browser.size(360, 740);
        openPage(roster, pack, "en");
        browser.evaluate("localStorage.clear()");
        openPage(roster, pack, "en");
        const QJsonObject unit = unitsOf(pageData(m_page), "en")[0].toObject();
        const QString key = unit.value("k").toString(), box = QString("[data-f='%1/0/0/0']").arg(key);
        QVERIFY(browser.tap("[data-f='row/" + key + "']"));
        QVERIFY(browser.tap(box));
        QCOMPARE(browser.text("document.querySelector(" + Browser::quoted(box) + ").getAttribute('aria-pressed')"), QString("true"));
        QVERIFY(browser.text("document.getElementById('live').textContent").contains(unit.value("n").toString()));
        QVERIFY(browser.tap(".markers .toggle"));
        QVERIFY(browser.tap("#unit textarea"));
        browser.type(QString::fromUtf8("tient bon"));
        QVERIFY(browser.tap("[data-f='done']"));
        QVERIFY(browser.tap("[data-f='close']"));
        QVERIFY(browser.tap("[data-f='turn1']"));
        QVERIFY(browser.tap("[data-f='tab/score']"));
        QVERIFY(browser.tap("[data-f='score/2/0/1']"));
        const QString text = browser.text("musterTable.text()");
        browser.reload();
        QCOMPARE(browser.text("musterTable.text()"), text);
        const auto read = share::readTableResult(text, roster);
        QVERIFY(read.ok());
        QCOMPARE(read->turn, 2);
        QCOMPARE(read->ownScore, (std::vector<int>{0, 1}));
        QCOMPARE(read->units.size(), size_t(1));
        QCOMPARE(read->units[0].tracks.front().lost(), 1);
        QCOMPARE(read->units[0].markers.size(), size_t(1));
        QCOMPARE(read->units[0].note, QString("tient bon"));
        // Back, step by step, to nothing; then forward to a new beginning, which asks.
        for (int i = 0; i < 6; ++i)
            QVERIFY(browser.tap("[data-f='undo']"));
        QVERIFY(browser.evaluate("document.querySelector('[data-f=undo]').disabled").toBool());
        QVERIFY(share::readTableResult(browser.text("musterTable.text()"), roster)->units.empty());
        QVERIFY(browser.tap("[data-f='turn1']"));
        QVERIFY(browser.tap("[data-f='menu']"));
        QVERIFY(browser.tap("[data-f='dialog/anew-menu']"));
        QVERIFY(browser.tap("[data-f='dialog/keep']"));
        QCOMPARE(browser.evaluate("musterTable.state().turn").toInt(), 2);
        QVERIFY(browser.tap("[data-f='menu']"));
        QVERIFY(browser.tap("[data-f='dialog/anew-menu']"));
        QVERIFY(browser.tap("[data-f='dialog/anew-do']"));
        QCOMPARE(browser.evaluate("musterTable.state().turn").toInt(), 1);
        QCOMPARE(browser.problems(), QStringList());
    }

    void keyboard_reachesEverything()
    {
        const packs::PackPtr pack = m_store->find("dust");
        Browser &browser = *m_browser;
        browser.size(360, 740);
        openPage(test::sampleRoster(*pack, 1), pack, "en");
        QSet<QString> reached;
        for (int i = 0; i < 80; ++i) {
            browser.key("Tab", 9);
            reached.insert(browser.text("document.activeElement.dataset.f || ''"));
        }
        for (const QJsonValue &unit : unitsOf(pageData(m_page), "en")) {
            QVERIFY(reached.contains("row/" + unit.toObject().value("k").toString()));
            QVERIFY(unit.toObject().contains("x") || reached.contains("ring/" + unit.toObject().value("k").toString()));
        }
        for (const char *name : {"menu", "turn1", "side0", "tab/back"})
            QVERIFY2(reached.contains(name), name);
        // Whoever tapped stays where they were, though everything was drawn anew.
        browser.evaluate("document.querySelector('.ring').focus(); document.querySelector('.ring').click()");
        QVERIFY(browser.text("document.activeElement.dataset.f").startsWith("ring/"));
    }

    void languageAndColours_switch_andStay()
    {
        const packs::PackPtr pack = m_store->find("dust");
        const rules::Roster roster = test::sampleRoster(*pack, 1);
        Browser &browser = *m_browser;
        browser.size(360, 740);
        browser.dark(false);
        openPage(roster, pack, "en");
        QCOMPARE(browser.text("document.documentElement.dataset.theme"), QString("light"));
        browser.dark(true);
        browser.settle();
        // The browser tells its page of the change when it has time.
        QTRY_COMPARE_WITH_TIMEOUT(browser.text("document.documentElement.dataset.theme"), QString("dark"), 30000);
        QVERIFY(browser.tap("[data-f='menu']"));
        QVERIFY(browser.tap("[data-f='choose/light']"));
        QVERIFY(browser.tap("[data-f='choose/fr']"));
        QVERIFY(browser.tap("[data-f='dialog/close']"));
        browser.reload();
        QCOMPARE(browser.text("document.documentElement.dataset.theme + document.documentElement.lang"), QString("lightfr"));
        QCOMPARE(browser.text("document.querySelector('[data-f=\"tab/army\"]').textContent"),
                 pageData(m_page).value("words").toObject().value("fr").toObject().value("army").toString());
        browser.evaluate("localStorage.clear()");
    }

    void hostileNames_areOnlyNames()
    {
        const packs::PackPtr pack = m_store->find("dust");
        Browser &browser = *m_browser;
        browser.size(360, 740);
        QStringList names = test::hostileNames();
        QRandomGenerator random(1);
        for (int i = 0; i < 40; ++i)
            names.append(test::randomHostileName(random));
        for (const QString &name : names) {
            rules::Roster roster = test::sampleRoster(*pack, 1);
            test::nameEverything(roster, name);
            openPage(roster, pack, "en");
            const QJsonObject set = pageData(m_page).value("sets").toObject().value("en").toObject();
            QCOMPARE(browser.text("document.querySelector('#head h1 bdi').textContent"),
                     set.value("army").toObject().value("n").toString());
            QCOMPARE(browser.text(layoutScript), QString());
            QVERIFY(browser.tap("#army .row"));
            QCOMPARE(browser.text(layoutScript), QString());
            browser.evaluate("document.querySelectorAll('#unit details').forEach(d => d.open = true)");
            QCOMPARE(browser.evaluate("document.scripts.length").toInt(), 2);
            QVERIFY(browser.evaluate("window.broken === undefined").toBool());
            QVERIFY(browser.tap(".tick"));
            QVERIFY(share::readTableResult(browser.text("musterTable.text()"), roster).ok());
            QCOMPARE(browser.problems(), QStringList());
            QCOMPARE(browser.requests().size(), 1);
        }
    }

    void hostileTyping_staysText_andComesBack()
    {
        const packs::PackPtr pack = m_store->find("dust");
        const rules::Roster roster = test::sampleRoster(*pack, 1);
        Browser &browser = *m_browser;
        browser.size(360, 740);
        openPage(roster, pack, "en");
        const QString hostile = QString::fromUtf8("<b>x</b>\"'&%1 é 👩‍🚀");
        QVERIFY(browser.tap("#army .row"));
        QVERIFY(browser.tap("[data-f='own-marker']"));
        browser.type(hostile);
        QVERIFY(browser.tap("[data-f='dialog/add']"));
        const auto read = share::readTableResult(browser.text("musterTable.text()"), roster);
        QVERIFY(read.ok());
        QCOMPARE(read->units[0].markers[0].name, hostile);
        QCOMPARE(browser.evaluate("document.querySelectorAll('#unit b b').length").toInt(), 0);
        browser.evaluate("localStorage.clear()");
    }

    // What the page's script writes, the C++ reads: random ticks on random units of every game.
    void randomBattles_comeBackWhole()
    {
        QRandomGenerator random(5);
        Browser &browser = *m_browser;
        const test::CommunityGame community;
        std::vector<std::pair<packs::PackPtr, rules::Roster>> lists{{community.pack, community.roster}};
        for (const packs::PackPtr &pack : m_store->packs())
            lists.emplace_back(pack, test::sampleRoster(*pack, 0));
        for (const auto &[pack, roster] : lists) {
            openPage(roster, pack, "en");
            const QJsonObject data = pageData(m_page);
            for (int round = 0; round < 25; ++round) {
                const QJsonObject state = randomState(data, random);
                const QString script = QString(
                                           "(() => { const k = 'muster.table.' + %1; localStorage.setItem(k, JSON.stringify({state: %2, "
                                           "steps: []})); window.dispatchEvent(new StorageEvent('storage', {key: k})); return "
                                           "musterTable.text(); })()")
                                           .arg(Browser::quoted(data.value("id").toString() + "." + data.value("hash").toString()),
                                                QString::fromUtf8(QJsonDocument(state).toJson(QJsonDocument::Compact)));
                const QString text = browser.text(script);
                const auto read = share::readTableResult(text, roster);
                QVERIFY2(read.ok(), qPrintable(text));
                compare(*read, state, data, roster);
                if (QTest::currentTestFailed())
                    return;
            }
            browser.evaluate("localStorage.clear()");
        }
        QCOMPARE(browser.problems(), QStringList());
    }

    void qrCodes_areReadByMuster()
    {
        const packs::PackPtr pack = m_store->find("dust");
        Browser &browser = *m_browser;
        browser.size(360, 740, 2);
        openPage(test::sampleRoster(*pack, 1), pack, "en");
        const QString signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:";
        QRandomGenerator random(3);
        for (int length = 1; length < 2500; length += length < 60 ? 7 : 97) {
            QString text;
            for (int i = 0; i < length; ++i)
                text += signs[random.bounded(36)];
            const QImage picture = gridPicture(browser.evaluate("musterTable.grid(" + Browser::quoted(text) + ")").toArray());
            QCOMPARE(lists::textInQrPicture(picture), text);
        }
        QVERIFY(browser.evaluate("musterTable.grid('A'.repeat(3000))").isNull());
        // As it stands on the screen, in the dark too.
        for (const bool dark : {false, true}) {
            browser.dark(dark);
            QVERIFY(browser.tap("[data-f='tab/back']"));
            browser.settle();
            QCOMPARE(lists::textInQrPicture(browser.picture()), browser.text("musterTable.text()"));
            QVERIFY(browser.evaluate("document.querySelector('.qr').getBoundingClientRect().width >= 150").toBool());
        }
    }

    void start_isQuick()
    {
        const packs::PackPtr pack = m_store->find("dropzone-commander");
        openPage(test::sampleRoster(*pack, 1), pack, "en");
        qInfo("%lld bytes, usable %d ms after opening", qlonglong(m_page.size()), m_browser->evaluate("musterTable.started").toInt());
    }

private:
    void openPage(const rules::Roster &roster, const packs::PackPtr &pack, const QString &language)
    {
        m_page = phone::phonePage(roster, pack, language);
        QFile file(m_folder.filePath("page.html"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(m_page);
        file.close();
        m_browser->open(file.fileName());
    }

    static QJsonObject randomState(const QJsonObject &data, QRandomGenerator &random)
    {
        QJsonObject units, score;
        for (const QJsonValue &each : unitsOf(data, "en")) {
            if (random.bounded(3) == 0)
                continue;
            const QJsonObject unit = each.toObject();
            QJsonObject ticks, own;
            const QJsonArray tracks = unit.value("tr").toArray();
            for (int t = 0; t < tracks.size(); ++t) {
                const int boxes = tracks[t].toObject().value("n").toInt();
                QJsonArray groups;
                for (int g = tracks[t].toObject().value("g").toInt(); g > 0; --g) {
                    QJsonArray ticked;
                    for (int b = 0; b < boxes; ++b)
                        if (random.bounded(3) == 0)
                            ticked.append(b);
                    groups.append(boxes > 24 ? QJsonValue(random.bounded(boxes + 1)) : QJsonValue(ticked));
                }
                if (random.bounded(2))
                    ticks.insert(QString::number(t), groups);
            }
            own.insert("t", ticks);
            if (random.bounded(4) == 0)
                own.insert("x", 1 + random.bounded(9));
            if (random.bounded(4) == 0)
                own.insert("off", 1);
            if (random.bounded(3) == 0)
                own.insert("m", QJsonArray{"#some.marker", QString::fromUtf8("Étourdi ") + QString::number(random.bounded(3))});
            if (random.bounded(5) == 0)
                own.insert("note", QString::fromUtf8("ligne 1\nligne 2 – “ça”"));
            units.insert(unit.value("k").toString(), own);
        }
        const int turn = 1 + random.bounded(8);
        for (int t = 1; t <= turn; ++t)
            score.insert(QString::number(t), QJsonObject{{"0", random.bounded(20) - 3}, {"1", random.bounded(20)}});
        return {{"v", 1},         {"turn", turn},   {"opponent", "Camille"},  {"notes", ""},
                {"score", score}, {"units", units}, {"markers", QJsonArray{}}};
    }

    static void compare(const share::TableResult &read, const QJsonObject &state, const QJsonObject &data, const rules::Roster &roster)
    {
        QVERIFY(read.sameList && read.unknownUnits.isEmpty());
        QCOMPARE(read.turn, state.value("turn").toInt());
        QCOMPARE(read.opponent, QString("Camille"));
        for (int t = 1; t <= read.turn; ++t) {
            const QJsonObject turn = state.value("score").toObject().value(QString::number(t)).toObject();
            QCOMPARE(read.ownScore[size_t(t - 1)], turn.value("0").toInt());
            QCOMPARE(read.enemyScore[size_t(t - 1)], turn.value("1").toInt());
        }
        const auto keys = share::tableKeys(roster);
        QMap<QString, share::TableUnit> told;
        for (const share::TableUnit &unit : read.units)
            told.insert(keys.at(unit.selectionId), unit);
        for (const QJsonValue &each : unitsOf(data, "en")) {
            const QString key = each.toObject().value("k").toString();
            const QJsonObject own = state.value("units").toObject().value(key).toObject();
            const share::TableUnit unit = told.value(key);
            QCOMPARE(unit.eliminatedInTurn, own.value("x").toInt());
            QCOMPARE(unit.offTable, own.contains("off"));
            QCOMPARE(unit.note, own.value("note").toString());
            QCOMPARE(int(unit.markers.size()), int(own.value("m").toArray().size()));
            const QJsonArray tracks = each.toObject().value("tr").toArray();
            for (int t = 0; t < tracks.size(); ++t) {
                std::vector<int> wanted;
                for (const QJsonValue &group : own.value("t").toObject().value(QString::number(t)).toArray())
                    wanted.push_back(group.isArray() ? int(group.toArray().size()) : group.toInt());
                std::vector<int> found;
                for (const share::TableTrack &track : unit.tracks)
                    if (track.index == t) {
                        found = track.ticked;
                        QCOMPARE(track.each, tracks[t].toObject().value("n").toInt());
                    }
                if (std::all_of(wanted.begin(), wanted.end(), [](int count) { return count == 0; }))
                    wanted.clear();
                QCOMPARE(found, wanted);
            }
        }
    }

    std::unique_ptr<packs::PackStore> m_store;
    std::unique_ptr<Browser> m_browser;
    QTemporaryDir m_folder;
    QByteArray m_page;
};

MUSTER_TEST_MAIN(PhoneBrowserTest)
#include "tst_PhoneBrowser.moc"

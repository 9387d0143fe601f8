// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommunityGame.h"
#include "PageData.h"
#include "phone/PhonePage.h"
#include "rules/evaluate/Evaluator.h"
#include "share/table/TableSigns.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

#include <QCryptographicHash>
#include <QRegularExpression>

using namespace muster;
using test::pageData;
using test::unitNamed;
using test::unitsOf;

namespace {

QStringList trackTexts(const QJsonObject &unit)
{
    QStringList texts;
    for (const QJsonValue &each : unit.value("tr").toArray()) {
        const QJsonObject track = each.toObject();
        texts.append(
            QStringLiteral("%1 %2x%3").arg(track.value("k").toString()).arg(track.value("g").toInt()).arg(track.value("n").toInt()));
    }
    return texts;
}

} // namespace

class PhonePageTest : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { m_store = test::ownPacks(); }

    // The short code of a unit is that of the window: a walker is V4, not 4.
    void codes_areWhole()
    {
        const packs::PackPtr dust = m_store->find("dust");
        const QJsonArray units = unitsOf(pageData(phone::phonePage(test::sampleRoster(*dust, 0), dust, "en")), "en");
        QCOMPARE(unitNamed(units, "Mickey").value("b").toString(), QString("V4"));
        QCOMPARE(unitNamed(units, "Gunners").value("b").toString(), QString("I2"));
    }

    void everySample_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("sample");
        for (const packs::PackPtr &pack : m_store->packs())
            for (int i = 0; i < pack->manifest().samples.size(); ++i)
                QTest::addRow("%s %d", qPrintable(pack->id()), i) << pack->id() << i;
    }

    // Both languages have the same units with the same boxes; every unit and every selection with a profile stands on a card.
    void everySample()
    {
        QFETCH(QString, game);
        QFETCH(int, sample);
        const packs::PackPtr pack = m_store->find(game);
        const rules::Roster roster = test::sampleRoster(*pack, sample);
        const QByteArray page = phone::phonePage(roster, pack, "en");
        QVERIFY2(page.size() < 400 * 1024, qPrintable(QString::number(page.size())));
        const QJsonObject data = pageData(page);
        const QJsonArray english = unitsOf(data, "en"), french = unitsOf(data, "fr");
        QVERIFY(!english.isEmpty());
        QCOMPARE(english.size(), french.size());
        const auto keys = share::tableKeys(roster);
        QSet<QString> known;
        for (const auto &[id, key] : keys)
            known.insert(key);
        for (int i = 0; i < english.size(); ++i) {
            const QJsonObject a = english[i].toObject(), b = french[i].toObject();
            QCOMPARE(a.value("k"), b.value("k"));
            QCOMPARE(trackTexts(a), trackTexts(b));
            QVERIFY(known.contains(a.value("k").toString()));
            QVERIFY(!a.value("n").toString().isEmpty());
            QVERIFY(a.value("h").toInt() < i); // whoever hangs stands behind its host
        }
        const QString all = QString::fromUtf8(QJsonDocument(data).toJson());
        rules::Evaluator evaluator(pack->data());
        evaluator.evaluate(roster);
        rules::forEachSelection(roster, [&](const rules::Selection &selection) {
            // By its name, or by what it is worth where the card shows that instead (a level of training).
            for (const rules::EffectiveProfile &profile : evaluator.info(selection.id).profiles) {
                const QString own = QString::fromStdString(selection.customName.empty() ? profile.name : selection.customName);
                bool shown = profile.hidden || all.contains(own) || all.contains(pack->language("en").name(profile.id, profile.name));
                for (const rules::CharacteristicValue &value : profile.characteristics)
                    shown = shown || (!value.value.empty() && all.contains(QString::fromStdString(value.value)));
                QVERIFY2(shown, qPrintable(own));
            }
        });
    }

    void policy_namesOnlyWhatIsInside()
    {
        const packs::PackPtr pack = m_store->find("dust");
        const QByteArray page = phone::phonePage(test::sampleRoster(*pack), pack, "fr");
        QVERIFY(page.contains("default-src 'none'"));
        QVERIFY(!page.contains("unsafe"));
        const auto hash = [](const QByteArray &text) { return QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64(); };
        const auto between = [&page](const QByteArray &start, const QByteArray &end) {
            const qsizetype from = page.lastIndexOf(start) + start.size();
            return page.mid(from, page.indexOf(end, from) - from);
        };
        QVERIFY(page.contains("script-src 'sha256-" + hash(between("<script>", "</script>"))));
        QVERIFY(page.contains("style-src 'sha256-" + hash(between("<style>", "</style>"))));
        QVERIFY(page.startsWith("<!DOCTYPE html>\n<html lang=\"fr\">"));
        // Nothing names another place: only the names of XML's vocabularies.
        static const QRegularExpression address("(https?:)?//[a-z]", QRegularExpression::CaseInsensitiveOption);
        QString text = QString::fromUtf8(page).remove("http://www.w3.org/2000/svg");
        const qsizetype code = text.lastIndexOf("<script>");
        text = text.left(code) + text.mid(code).remove(QRegularExpression("//[^\n]*"));
        QVERIFY2(!text.contains(address), qPrintable(address.match(text).captured()));
    }

    void hostileNames_stayText()
    {
        const packs::PackPtr pack = m_store->find("dust");
        QStringList names = test::hostileNames();
        QRandomGenerator random(22);
        for (int i = 0; i < 60; ++i)
            names.append(test::randomHostileName(random));
        for (const QString &name : names) {
            rules::Roster roster = test::sampleRoster(*pack);
            test::nameEverything(roster, name);
            const QByteArray page = phone::phonePage(roster, pack, "en");
            QCOMPARE(page.count("<script"), 2);
            QCOMPARE(page.count("</script"), 2);
            QVERIFY(!page.contains("<img") && !page.contains("<!--"));
            QVERIFY(!pageData(page).isEmpty());
        }
    }

    void linkedUnits_hangTogether()
    {
        const packs::PackPtr pack = m_store->find("dust");
        for (int i = 0; i < pack->manifest().samples.size(); ++i) {
            const QJsonArray units = unitsOf(pageData(phone::phonePage(test::sampleRoster(*pack, i), pack, "en")), "en");
            for (const QJsonValue &each : units)
                if (const int host = each.toObject().value("h").toInt(); host >= 0)
                    QVERIFY(!each.toObject().value("w").toString().isEmpty());
        }
    }

    // ---- community data
    void community_woundsOfTheProfiles()
    {
        const test::CommunityGame game;
        const QJsonArray units = unitsOf(pageData(phone::phonePage(game.roster, game.pack, "en")), "en");
        QCOMPARE(trackTexts(unitNamed(units, "Captain")), QStringList{"B 1x5"});
        QStringList squad = trackTexts(unitNamed(units, "Squad"));
        squad.sort();
        QCOMPARE(squad, (QStringList{"B 1x3", "B 4x2"}));
        QCOMPARE(trackTexts(unitNamed(units, "Mob")), QStringList{"F 1x20"});
        QCOMPARE(trackTexts(unitNamed(units, "Titan")), QStringList{"B 1x40"});
    }

    void community_leaderWithHisSquad_andWhatTheArmyHas()
    {
        const test::CommunityGame game;
        const QJsonArray units = unitsOf(pageData(phone::phonePage(game.roster, game.pack, "en")), "en");
        QStringList names;
        for (const QJsonValue &unit : units)
            names.append(unit.toObject().value("n").toString().section(QChar(0xa0), 0, 0));
        QCOMPARE(names.indexOf("Captain"), names.indexOf("Squad") + 1);
        const QJsonObject captain = unitNamed(units, "Captain");
        QCOMPARE(captain.value("h").toInt(), int(names.indexOf("Squad")));
        QVERIFY2(captain.value("w").toString().contains("Squad"), qPrintable(captain.value("w").toString()));
        QVERIFY(names.contains("Detachment"));
        QVERIFY(unitNamed(units, "Detachment").value("x").toInt() == 1);
    }

    void community_speaksTheWordsOfTheProgram()
    {
        const test::CommunityGame game;
        const QJsonObject data = pageData(phone::phonePage(game.roster, game.pack, "fr"));
        QCOMPARE(data.value("lang").toString(), QString("fr"));
        QCOMPARE(data.value("sets").toObject().keys(), QStringList{"fr"});
        QVERIFY(data.value("words").toObject().contains("en"));
    }

    void withoutItsGame_theSavedListIsShown()
    {
        const packs::PackPtr pack = m_store->find("dust");
        const rules::Roster roster = test::sampleRoster(*pack);
        QVERIFY(!unitsOf(pageData(phone::phonePage(roster, nullptr, "en")), "en").isEmpty());
    }

    void sameRoster_samePage_otherContent_otherHash()
    {
        const packs::PackPtr pack = m_store->find("dust");
        rules::Roster roster = test::sampleRoster(*pack);
        const QByteArray page = phone::phonePage(roster, pack, "en");
        QCOMPARE(phone::phonePage(roster, pack, "en"), page);
        const QString before = pageData(page).value("hash").toString();
        QCOMPARE(pageData(phone::phonePage(roster, pack, "fr")).value("hash").toString(), before);
        roster.forces.front().selections.front().customName = "Another name";
        QVERIFY(pageData(phone::phonePage(roster, pack, "en")).value("hash").toString() != before);
    }

private:
    std::unique_ptr<packs::PackStore> m_store;
};

MUSTER_TEST_MAIN(PhonePageTest)
#include "tst_PhonePage.moc"

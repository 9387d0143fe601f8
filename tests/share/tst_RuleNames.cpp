// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/RuleNames.h"

#include "support/TestMain.h"

using namespace muster;

namespace {

constexpr const char
    *ruleGame = R"(<?xml version="1.0"?><gameSystem id="sys" name="Game" revision="1"><costTypes><costType id="pts" name="pts"/></costTypes>
<sharedRules>
<rule id="hits" name="Lethal Hits"><description>Sixes wound.</description></rule>
<rule id="more" name="Lethal Hits and More"><description>And more.</description></rule>
<rule id="cover" name="Benefit of Cover"><alias>Cover</alias><alias>Light Cover</alias><description>Plus one.</description></rule>
<rule id="ap" name="AP"><description>Armour.</description></rule>
<rule id="mute" name="Mute"/>
<rule id="secret" name="Secret" noindex="true"><description>Hidden.</description></rule>
<rule id="x" name="X"><description>Too short.</description></rule>
</sharedRules></gameSystem>)";

} // namespace

/// Rules are found where texts name them.
class tst_RuleNames : public QObject
{
    Q_OBJECT

private slots:
    void names_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found");
        QTest::newRow("plain") << "It has Lethal Hits."
                               << "7-11 Lethal Hits";
        QTest::newRow("any case") << "[LETHAL HITS]"
                                  << "1-11 Lethal Hits";
        QTest::newRow("longest") << "lethal hits and more"
                                 << "0-20 Lethal Hits and More";
        QTest::newRow("whole words") << "Discovery of recovery, covers"
                                     << "";
        QTest::newRow("alias") << "in cover"
                               << "3-5 Benefit of Cover";
        QTest::newRow("longer alias") << "Light cover, too"
                                      << "0-11 Benefit of Cover";
        QTest::newRow("capitals stay capitals") << "ap AP Ap"
                                                << "3-2 AP";
        QTest::newRow("without a text, or not to be found") << "Mute Secret X"
                                                            << "";
        QTest::newRow("between back-ticks") << "`Cover` is no cover"
                                            << "14-5 Benefit of Cover";
        QTest::newRow("two") << "Cover, cover"
                             << "0-5 Benefit of Cover; 7-5 Benefit of Cover";
        QTest::newRow("nothing") << ""
                                 << "";
    }
    void names()
    {
        QFETCH(QString, text);
        QFETCH(QString, found);
        const share::RuleNames names = make();
        QStringList said;
        for (const share::RuleNames::Place &place : names.in(text))
            said.append(QString("%1-%2 %3").arg(place.start).arg(place.length).arg(names.entry(place.rule).name));
        QCOMPARE(said.join("; "), found);
    }

    void aText_doesNotLeadToItself()
    {
        const share::RuleNames names = make();
        QVERIFY(names.in("Lethal hits are lethal hits", "Lethal Hits").empty());
        QCOMPARE(names.in("Lethal hits in cover", "Lethal Hits").size(), std::size_t(1));
    }

private:
    static share::RuleNames make()
    {
        const auto data = rules::GameData::load({rules::DataSource{"game.gst", ruleGame}});
        return data ? share::RuleNames(**data, {}) : share::RuleNames();
    }
};

MUSTER_TEST_MAIN(tst_RuleNames)
#include "tst_RuleNames.moc"

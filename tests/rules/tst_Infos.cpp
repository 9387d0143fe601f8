// SPDX-License-Identifier: GPL-3.0-or-later
#include "TestGame.h"

using namespace muster;
using rules::InfoSource;
using test::Session;

namespace {

std::string modifier(const std::string &type, const std::string &field, const std::string &value, const std::string &inside = {})
{
    return "<modifier type=\"" + type + "\" field=\"" + field + "\" value=\"" + value + "\">" + inside + "</modifier>";
}

std::string modifiers(const std::string &inside)
{
    return inside.empty() ? std::string() : "<modifiers>" + inside + "</modifiers>";
}

// Holds when the unit has a flag.
const std::string withFlag =
    R"(<conditions><condition type="atLeast" value="1" field="selections" scope="self" childId="flag" includeChildSelections="true"/></conditions>)";

std::string rule(const std::string &id, const std::string &inside = {}, const std::string &attributes = {})
{
    return "<rule id=\"" + id + "\" name=\"Rule " + id + "\" page=\"5\" publicationId=\"book\"" + attributes
        + "><description>Text.</description>" + inside + "</rule>";
}

std::string profile(const std::string &id, const std::string &inside = {}, const std::string &attributes = {})
{
    return "<profile id=\"" + id + "\" name=\"Profile " + id + "\" typeId=\"unit\" typeName=\"Unit\" page=\"5\" publicationId=\"book\""
        + attributes + "><characteristics><characteristic name=\"M\" typeId=\"move\">6</characteristic>"
        + "<characteristic name=\"SV\" typeId=\"save\">4+</characteristic></characteristics>" + inside + "</profile>";
}

// A unit with what is said of it, and what is shared beside it.
std::shared_ptr<const rules::GameData> unit(const std::string &inside, const std::string &shared = {})
{
    const auto data = test::loadGame(
        test::plainSystem,
        shared + R"(<publications><publication id="book" name="Book"/><publication id="other" name="Other"/></publications>
<selectionEntries><selectionEntry id="u" name="Unit" type="unit">)"
            + inside
            + R"(<selectionEntries><selectionEntry id="flag" name="Flag" type="upgrade"/></selectionEntries></selectionEntry></selectionEntries>)");
    if (!data)
        qFatal("%s", data.error().message().c_str());
    return *data;
}

QString text(const std::string &text)
{
    return QString::fromStdString(text);
}

// "name|description or values|page|publication".
QString said(const rules::EffectiveRule &rule)
{
    return QStringList({text(rule.name), text(rule.description), text(rule.page), text(rule.publicationId)}).join('|');
}
QString said(const rules::EffectiveProfile &profile)
{
    QStringList values;
    for (const rules::CharacteristicValue &each : profile.characteristics)
        values.append(text(each.value));
    const QString note = profile.annotation.empty() ? QString() : " (" + text(profile.annotation) + ")";
    return QStringList({text(profile.name) + note, values.join(' '), text(profile.page), text(profile.publicationId)}).join('|');
}

} // namespace

/// Profiles and rules of a unit: what modifiers change of them, what is shown, and where it comes from.
class tst_Infos : public QObject
{
    Q_OBJECT

private slots:
    void fields_areModified_data()
    {
        QTest::addColumn<QString>("modifiers");
        QTest::addColumn<QString>("rule");
        QTest::addColumn<QString>("profile");
        const auto row = [](const char *name, const std::string &modifiers, const char *rule, const char *profile) {
            QTest::newRow(name) << text(modifiers) << QString(rule) << QString(profile);
        };
        row("nothing", "", "Rule r|Text.|5|book", "Profile p|6 4+|5|book");
        row("name", modifier("set", "name", "New"), "New|Text.|5|book", "New|6 4+|5|book");
        row("appended", modifier("append", "name", "too"), "Rule r too|Text.|5|book", "Profile p too|6 4+|5|book");
        row("page", modifier("set", "page", "77"), "Rule r|Text.|77|book", "Profile p|6 4+|77|book");
        row("book", modifier("set", "publicationId", "other"), "Rule r|Text.|5|other", "Profile p|6 4+|5|other");
        row("description", modifier("set", "description", "Else."), "Rule r|Else.|5|book", "Profile p|6 4+|5|book");
        row("annotation", modifier("set", "annotation", "aura"), "Rule r (aura)|Text.|5|book", "Profile p (aura)|6 4+|5|book");
        row("a characteristic", modifier("increment", "move", "2"), "Rule r|Text.|5|book", "Profile p|8 4+|5|book");
        row("less of it", modifier("decrement", "move", "1"), "Rule r|Text.|5|book", "Profile p|5 4+|5|book");
        row("set", modifier("set", "save", "2+"), "Rule r|Text.|5|book", "Profile p|6 2+|5|book");
        row("a number with a mark", modifier("increment", "save", "1"), "Rule r|Text.|5|book", "Profile p|6 5+|5|book");
        row("one after the other", modifier("set", "name", "A") + modifier("append", "name", "B"), "A B|Text.|5|book", "A B|6 4+|5|book");
        row("a condition that fails", modifier("set", "name", "A", withFlag), "Rule r|Text.|5|book", "Profile p|6 4+|5|book");
    }
    void fields_areModified()
    {
        QFETCH(QString, modifiers);
        const std::string changed = ::modifiers(modifiers.toStdString());
        Session session(unit("<rules>" + rule("r", changed) + "</rules><profiles>" + profile("p", changed) + "</profiles>"));
        const rules::EffectiveInfo &info = session.evaluator().info(session.add(session.army(), "u"));
        QCOMPARE(info.rules.size(), std::size_t(1));
        QTEST(said(info.rules.front()), "rule");
        QCOMPARE(info.profiles.size(), std::size_t(1));
        QTEST(said(info.profiles.front()), "profile");
        QVERIFY(session.same);
    }

    // The same words at the link change what it leads to, and nobody else's.
    void link_changesItsTargetHere()
    {
        const std::string shared = "<sharedRules>" + rule("r") + "</sharedRules><sharedProfiles>" + profile("p") + "</sharedProfiles>";
        const std::string named = modifiers(modifier("set", "name", "Mine"));
        const auto data = unit(R"(<infoLinks><infoLink id="lr" targetId="r" type="rule">)" + named
                                   + R"(</infoLink><infoLink id="lp" targetId="p" type="profile">)" + named
                                   + R"(</infoLink><infoLink id="lr2" targetId="r" type="rule"/></infoLinks>)",
                               shared);
        Session session(data);
        const rules::EffectiveInfo &info = session.evaluator().info(session.add(session.army(), "u"));
        QCOMPARE(info.rules.size(), std::size_t(2));
        QCOMPARE(text(info.rules.at(0).name), "Mine");
        QCOMPARE(text(info.rules.at(1).name), "Rule r");
        QCOMPARE(text(info.profiles.at(0).name), "Mine");
        for (const rules::EffectiveRule &each : info.rules)
            QCOMPARE(int(each.source), int(InfoSource::Linked));
        QVERIFY(info.rules.at(0).modified && !info.rules.at(1).modified);
    }

    // Of a profile an entry changes its figures, but neither name nor page.
    void entry_changesFiguresAlone()
    {
        Session session(
            unit("<profiles>" + profile("p") + "</profiles>"
                 + modifiers(modifier("increment", "move", "3") + modifier("set", "page", "9") + modifier("set", "name", "Unit Two"))));
        const std::string id = session.add(session.army(), "u");
        QCOMPARE(said(session.evaluator().info(id).profiles.front()), "Profile p|9 4+|5|book");
        QCOMPARE(session.name(id), "Unit Two");
        QCOMPARE(text(session.evaluator().selection(id)->page), "9");
    }

    void hidden_comesAndGoes_withItsCondition()
    {
        const std::string shows = modifiers(modifier("set", "hidden", "false", withFlag));
        const std::string hides = modifiers(modifier("set", "hidden", "true", withFlag));
        const std::string isHidden = " hidden=\"true\"";
        Session session(unit("<rules>" + rule("comes", shows, isHidden) + rule("goes", hides) + rule("stays") + "</rules><profiles>"
                             + profile("comes", shows, isHidden) + profile("goes", hides) + "</profiles>"));
        const std::string id = session.add(session.army(), "u");
        const auto names = [&] {
            QStringList all;
            const rules::EffectiveInfo &info = session.evaluator().info(id);
            for (const rules::EffectiveRule &each : info.rules)
                all.append(text(each.id) + (each.source == InfoSource::Granted ? "!" : ""));
            all.append("|");
            for (const rules::EffectiveProfile &each : info.profiles)
                all.append(text(each.id) + (each.source == InfoSource::Granted ? "!" : ""));
            all.append("|");
            for (const rules::EffectiveRule &each : info.hiddenRules)
                all.append(text(each.id));
            return all.join(' ');
        };
        QCOMPARE(names(), "goes stays | goes | comes");
        const std::string flag = session.add(id, "flag");
        QCOMPARE(names(), "comes! stays | comes! | goes");
        session.take(session.operations().removeSelection(flag));
        QCOMPARE(names(), "goes stays | goes | comes");
        QVERIFY(session.same);
    }

    void group_isShownAsAWhole_data()
    {
        QTest::addColumn<QString>("attributes");
        QTest::addColumn<QString>("modifiers");
        QTest::addColumn<bool>("before");
        QTest::addColumn<bool>("after");
        QTest::newRow("shown") << ""
                               << "" << true << true;
        QTest::newRow("hidden") << " hidden=\"true\""
                                << "" << false << false;
        QTest::newRow("shown with the flag") << " hidden=\"true\"" << text(modifier("set", "hidden", "false", withFlag)) << false << true;
        QTest::newRow("hidden with the flag") << "" << text(modifier("set", "hidden", "true", withFlag)) << true << false;
    }
    void group_isShownAsAWhole()
    {
        QFETCH(QString, attributes);
        QFETCH(QString, modifiers);
        const std::string group = "<infoGroup id=\"g\" name=\"Group\"" + attributes.toStdString() + "><rules>" + rule("inner")
            + "</rules><profiles>" + profile("inner") + "</profiles>" + ::modifiers(modifiers.toStdString()) + "</infoGroup>";
        for (const bool linked : {false, true}) {
            Session session(linked ? unit(R"(<infoLinks><infoLink id="lg" targetId="g" type="infoGroup"/></infoLinks>)",
                                          "<sharedInfoGroups>" + group + "</sharedInfoGroups>")
                                   : unit("<infoGroups>" + group + "</infoGroups>"));
            const std::string id = session.add(session.army(), "u");
            QTEST(!session.evaluator().info(id).rules.empty(), "before");
            QTEST(!session.evaluator().info(id).profiles.empty(), "before");
            session.add(id, "flag");
            QTEST(!session.evaluator().info(id).rules.empty(), "after");
            QTEST(!session.evaluator().info(id).profiles.empty(), "after");
            QVERIFY(session.same);
        }
    }

    void groupsInGroups_haveAnEnd()
    {
        std::string inner = "<rules>" + rule("deep") + "</rules>";
        for (int i = 0; i < 200; ++i)
            inner = "<infoGroups><infoGroup id=\"g" + std::to_string(i) + "\" name=\"G\">" + inner + "</infoGroup></infoGroups>";
        const auto data = test::loadGame(test::plainSystem,
                                         "<selectionEntries><selectionEntry id=\"u\" name=\"U\" type=\"unit\">" + inner
                                             + "</selectionEntry></selectionEntries>");
        if (!data)
            return; // too deep to be read at all
        Session session(*data);
        QVERIFY(session.evaluator().info(session.add(session.army(), "u")).rules.empty());
    }

    void circleOfGroups_ends()
    {
        const std::string shared =
            R"(<sharedInfoGroups><infoGroup id="a" name="A"><infoLinks><infoLink id="la" targetId="b" type="infoGroup"/></infoLinks></infoGroup>
<infoGroup id="b" name="B"><rules><rule id="once" name="Once"/></rules><infoLinks><infoLink id="lb" targetId="a" type="infoGroup"/></infoLinks></infoGroup></sharedInfoGroups>)";
        Session session(unit(R"(<infoLinks><infoLink id="l" targetId="a" type="infoGroup"/></infoLinks>)", shared));
        const rules::EffectiveInfo &info = session.evaluator().info(session.add(session.army(), "u"));
        QVERIFY(!info.rules.empty());
        QVERIFY(info.rules.size() < 100);
    }

    void linkToNothing_showsNothing()
    {
        Session session(unit(
            R"(<infoLinks><infoLink id="l" targetId="nobody" type="rule"/><infoLink id="m" targetId="nobody" type="strange"/></infoLinks>)"));
        const rules::EffectiveInfo &info = session.evaluator().info(session.add(session.army(), "u"));
        QVERIFY(info.rules.empty() && info.profiles.empty() && info.hiddenRules.empty());
        QVERIFY(session.evaluator().info("ghost").rules.empty());
    }

    void force_hasRulesOfItsOwn()
    {
        std::string system = test::plainSystem;
        const std::string place = "<forceEntry id=\"army\" name=\"Army\">";
        system.replace(system.find(place), place.size(), place + "<rules>" + rule("force") + "</rules>");
        const auto data = test::loadGame(system, "<rules>" + rule("everybody") + "</rules>");
        QVERIFY(data.ok());
        Session session(*data);
        QStringList names;
        for (const rules::EffectiveRule &each : session.evaluator().info(session.army()).rules)
            names.append(text(each.id));
        QVERIFY2(names.contains("force"), qPrintable(names.join(' ')));
    }
};

MUSTER_TEST_MAIN(tst_Infos)
#include "tst_Infos.moc"

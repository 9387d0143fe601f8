// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackStore.h"
#include "share/FindingText.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QRegularExpression>

#include <random>

using namespace muster;
using rules::FindingKind;
using rules::Fix;
using rules::OwnerType;
using rules::RosterFinding;

namespace {

RosterFinding finding(FindingKind kind, double current = 0, double wanted = 0)
{
    RosterFinding result;
    result.kind = kind;
    result.entryId = "unit";
    result.entryName = "Hunters";
    result.current = current;
    result.wanted = wanted;
    result.scope = "roster";
    return result;
}

RosterFinding cost(RosterFinding result)
{
    result.costTypeId = "pts";
    result.costName = "pts";
    return result;
}

RosterFinding percent(RosterFinding result)
{
    result.percent = true;
    return result;
}

RosterFinding times(RosterFinding result, int count)
{
    result.count = count;
    return result;
}

RosterFinding nameless(RosterFinding result)
{
    result.entryName.clear();
    result.entryId.clear();
    result.ownerName = "Old Guard";
    return result;
}

RosterFinding said(const std::string &words)
{
    RosterFinding result = finding(FindingKind::Message);
    result.authorText = words;
    return result;
}

Fix fix(Fix::Kind kind, int count, double value = 0)
{
    Fix result;
    result.kind = kind;
    result.entryId = "unit";
    result.name = "Hunters";
    result.targetId = "s1";
    result.count = count;
    result.value = value;
    return result;
}

// A list with one named unit, and one that is called as the data call it; the data are not there.
rules::Roster smallRoster()
{
    rules::Roster roster;
    rules::Force force;
    force.id = "f1";
    force.name = "Army";
    rules::Selection first;
    first.id = "s1";
    first.name = "Hunters";
    first.customName = "Red <b>%1";
    first.number = 3;
    rules::Selection second;
    second.id = "s2";
    second.name = "Falke";
    force.selections = {first, second};
    roster.forces.push_back(force);
    return roster;
}

QString plainSpaces(QString text)
{
    return text.replace(QChar(0x00a0), ' ').replace(QChar(0x202f), ' ');
}

} // namespace

/// What is said of a list that breaks a rule, word by word in both languages.
class tst_FindingTexts : public QObject
{
    Q_OBJECT

    rules::Evaluator m_evaluator{nullptr};
    share::RosterLook m_look;

private slots:
    void initTestCase()
    {
        m_evaluator.evaluate(smallRoster());
        m_look.costTypeId = "pts";
        m_look.costName = "pts";
    }

    void sentences_data()
    {
        QTest::addColumn<RosterFinding>("what");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("french");
        const auto row = [](const char *name, const RosterFinding &what, const char *english, const char *french) {
            QTest::newRow(name) << what << QString::fromUtf8(english) << QString::fromUtf8(french);
        };
        row("one missing", finding(FindingKind::TooFew, 0, 1), "Hunters is missing", "Hunters : il en manque 1");
        row("too few", finding(FindingKind::TooFew, 1, 3), "Hunters: 1 chosen, at least 3 needed",
            "Hunters : 1 choisis, au moins 3 requis");
        row("none of two", finding(FindingKind::TooFew, 0, 2), "Hunters: 0 chosen, at least 2 needed",
            "Hunters : 0 choisis, au moins 2 requis");
        row("forbidden", finding(FindingKind::TooMany, 1, 0), "Hunters is not allowed here", "Hunters n’est pas autorisé ici");
        row("too many", finding(FindingKind::TooMany, 4, 3), "Hunters: 4 chosen, at most 3 allowed",
            "Hunters : 4 choisis, au plus 3 autorisés");
        row("half", finding(FindingKind::TooMany, 2.5, 2), "Hunters: 2.5 chosen, at most 2 allowed",
            "Hunters : 2,5 choisis, au plus 2 autorisés");
        row("percent", percent(finding(FindingKind::TooMany, 30, 25)), "Hunters: 30 % chosen, at most 25 % allowed",
            "Hunters : 30 % choisis, au plus 25 % autorisés");
        row("few forces", finding(FindingKind::TooFewForces, 0, 1), "Hunters: 0 forces, at least 1 needed",
            "Hunters : 0 forces, au moins 1 requises");
        row("many forces", finding(FindingKind::TooManyForces, 3, 2), "Hunters: 3 forces, at most 2 allowed",
            "Hunters : 3 forces, au plus 2 autorisées");
        row("cheap", cost(finding(FindingKind::CostTooLow, 40, 50)), "Hunters has 40 pts, at least 50 pts needed",
            "Hunters : 40 pts, au moins 50 pts requis");
        row("dear", cost(finding(FindingKind::CostTooHigh, 60, 50)), "Hunters is 10 pts over its cap",
            "Hunters dépasse de 10 pts son plafond");
        row("over the limit", cost(finding(FindingKind::OverLimit, 1013, 1000)), "13 pts over the limit of 1000 pts",
            "13 pts au-dessus de la limite de 1000 pts");
        row("hidden", finding(FindingKind::Hidden), "Hunters is not available here", "Hunters n’est pas disponible ici");
        row("orphan", finding(FindingKind::Orphan), "Hunters is not in the data", "Hunters n’est pas dans les données");
        row("orphan by its owner", nameless(finding(FindingKind::Orphan)), "Old Guard is not in the data",
            "Old Guard n’est pas dans les données");
        row("unknown force", finding(FindingKind::UnknownForce), "The data of Hunters are not installed",
            "Les données de Hunters ne sont pas installées");
        row("circle", finding(FindingKind::CostCycle), "The cost of Hunters depends on itself", "Le coût de Hunters dépend de lui-même");
        row("of the author", said("Take no more than %1 of these."), "Take no more than %1 of these.", "Take no more than %1 of these.");
    }
    void sentences()
    {
        QFETCH(RosterFinding, what);
        QFETCH(QString, english);
        QFETCH(QString, french);
        for (const auto &[language, wanted] : {std::pair("en", english), std::pair("fr", french)}) {
            const text::Speaking speaking(language);
            const share::FindingText words = share::findingText(what, m_evaluator, m_look);
            QCOMPARE(plainSpaces(words.title), wanted);
            QCOMPARE(words.scope, language == QLatin1String("en") ? QString("whole army") : QString("toute l’armée"));
        }
    }

    void several_areCounted()
    {
        const RosterFinding what = times(finding(FindingKind::TooFew, 0, 1), 3);
        const text::Speaking english("en");
        QCOMPARE(share::findingText(what, m_evaluator, m_look).scope, "whole army, 3 times");
        const text::Speaking french("fr");
        QCOMPARE(share::findingText(what, m_evaluator, m_look).scope, "toute l’armée, 3 fois");
    }

    // Where it is, by the names that the player gave; a name that looks like a place in a sentence stays as it is.
    void scope_isThePathByItsOwnNames()
    {
        RosterFinding what = finding(FindingKind::TooMany, 2, 1);
        what.scope = "parent";
        what.ownerType = OwnerType::Selection;
        what.ownerId = "s1";
        what.path = {"f1", "s1"};
        QCOMPARE(share::findingText(what, m_evaluator, m_look).scope, "Army › Red <b>%1");
        what.path = {"f1", "s2"};
        QCOMPARE(share::findingText(what, m_evaluator, m_look).scope, "Army › Falke");
        what.path = {};
        QCOMPARE(share::findingText(what, m_evaluator, m_look).scope, "whole army");
        what.ownerType = OwnerType::Category;
        what.ownerName = "Walkers";
        what.path = {"f1"};
        QCOMPARE(share::findingText(what, m_evaluator, m_look).scope, "Army › Walkers");
    }

    void buttons_sayWhatTheyDo_data()
    {
        QTest::addColumn<Fix>("what");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("french");
        Fix two = fix(Fix::Kind::Remove, 0);
        two.alsoIds = {"s2"};
        Fix gone = fix(Fix::Kind::Remove, 0);
        gone.targetId = "nobody";
        gone.alsoIds = {"nobody either"};
        QTest::newRow("add") << fix(Fix::Kind::Add, 1) << "Add Hunters"
                             << "Ajouter Hunters";
        QTest::newRow("add two") << fix(Fix::Kind::Add, 2) << "Add 2× Hunters"
                                 << "Ajouter 2× Hunters";
        QTest::newRow("remove") << fix(Fix::Kind::Remove, 0) << "Remove Red <b>%1"
                                << "Retirer Red <b>%1";
        QTest::newRow("remove dear") << fix(Fix::Kind::Remove, 0, 15) << "Remove Red <b>%1 (15 pts)"
                                     << "Retirer Red <b>%1 (15 pts)";
        QTest::newRow("remove both") << two << "Remove Red <b>%1, Falke"
                                     << "Retirer Red <b>%1, Falke";
        QTest::newRow("remove equals") << gone << "Remove 2× Hunters"
                                       << "Retirer 2× Hunters";
        QTest::newRow("count") << fix(Fix::Kind::SetCount, 2) << "Red <b>%1: 3 to 2"
                               << "Red <b>%1 : de 3 à 2";
        QTest::newRow("limit") << fix(Fix::Kind::SetCostLimit, 0, 1250) << "Raise the limit to 1250"
                               << "Porter la limite à 1250";
    }
    void buttons_sayWhatTheyDo()
    {
        QFETCH(Fix, what);
        QFETCH(QString, english);
        QFETCH(QString, french);
        const RosterFinding about = cost(finding(FindingKind::OverLimit, 1013, 1000));
        for (const auto &[language, wanted] : {std::pair("en", english), std::pair("fr", french)}) {
            const text::Speaking speaking(language);
            QCOMPARE(plainSpaces(share::fixText(what, about, m_evaluator, m_look)), wanted);
        }
    }

    void refusals_areShort_data()
    {
        QTest::addColumn<rules::Candidate>("what");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("french");
        const auto row = [](const char *name, const std::function<void(rules::Candidate &)> &change, const char *english,
                            const char *french) {
            rules::Candidate what;
            what.canAdd = false;
            change(what);
            QTest::newRow(name) << what << QString::fromUtf8(english) << QString::fromUtf8(french);
        };
        row(
            "can", [](rules::Candidate &one) { one.canAdd = true; }, "", "");
        row(
            "hidden", [](rules::Candidate &one) { one.hidden = true; }, "not available here", "pas disponible ici");
        row(
            "hidden by a rule", [](rules::Candidate &one) { one.reasonConstraintId = "hidden"; }, "not available here",
            "pas disponible ici");
        row(
            "own maximum",
            [](rules::Candidate &one) {
                one.max = 2;
                one.current = 2;
            },
            "at most 2", "au plus 2");
        row(
            "none", [](rules::Candidate &one) { one.max = 0; }, "none allowed here", "pas autorisé ici");
        row(
            "full slot", [](rules::Candidate &one) { one.reasonMax = 3; }, "slot is full", "place complète");
        row(
            "army",
            [](rules::Candidate &one) {
                one.reasonMax = 3;
                one.reasonHere = false;
            },
            "at most 3 in the army", "3 au plus dans l’armée");
        row(
            "none in the army",
            [](rules::Candidate &one) {
                one.reasonMax = 0;
                one.reasonHere = false;
            },
            "none allowed in the army", "pas autorisé dans cette armée");
        row(
            "kept out by another",
            [](rules::Candidate &one) {
                one.max = 0;
                one.reasonParts = {{"bikes", "Bikes", false}, {"leader", "Leader", true}};
            },
            "not together with Bikes", "pas avec Bikes");
        row(
            "lets in only with another",
            [](rules::Candidate &one) {
                one.reasonMax = 0;
                one.reasonParts = {{"leader", "Leader", true}};
            },
            "only with Leader", "seulement avec Leader");
        row(
            "who knows", [](rules::Candidate &one) { one.reasonConstraintId = "c"; }, "breaks a limit", "dépasse une limite");
    }
    void refusals_areShort()
    {
        QFETCH(rules::Candidate, what);
        QFETCH(QString, english);
        QFETCH(QString, french);
        for (const auto &[language, wanted] : {std::pair("en", english), std::pair("fr", french)}) {
            const text::Speaking speaking(language);
            QCOMPARE(share::refusalText(what, m_look), wanted);
        }
    }

    // Every pack, at random: a sentence in each language, without places left open, marks or ids of the data.
    void randomLists_areSpokenOfInSentences()
    {
        const auto store = test::ownPacks();
        std::mt19937 random(20261117);
        static const QRegularExpression raw("%[0-9n]|[a-z]+\\.[a-z]+\\.[a-z]|\\*\\*|<[a-z]");
        int seen = 0;
        for (const packs::PackPtr &pack : store->packs()) {
            base::CountingIdSource ids;
            for (int sample = 0; sample < pack->manifest().samples.size(); ++sample) {
                rules::Roster roster = test::sampleRoster(*pack, sample);
                rules::Evaluator evaluator(pack->data());
                for (int step = 0; step < 15; ++step) {
                    std::vector<std::string> all;
                    rules::forEachSelection(roster, [&all](const rules::Selection &selection) { all.push_back(selection.id); });
                    if (all.empty())
                        break;
                    rules::Operations operations(roster, pack->data().get(), ids);
                    const std::string &some = all[random() % all.size()];
                    if (random() % 2)
                        (void)operations.removeSelection(some);
                    else
                        (void)operations.duplicateSelection(some);
                    evaluator.evaluate(roster);
                    for (const char *language : {"en", "fr"}) {
                        const text::Speaking speaking(language);
                        const share::RosterLook look = share::RosterLook::of(*pack, language);
                        for (const RosterFinding &found : evaluator.findings()) {
                            const share::FindingText words = share::findingText(found, evaluator, look);
                            QVERIFY2(!words.title.isEmpty() && !words.scope.isEmpty(), found.text().c_str());
                            QVERIFY2(!raw.match(words.title + ' ' + words.scope).hasMatch(), qPrintable(words.title + '|' + words.scope));
                            ++seen;
                        }
                    }
                }
            }
        }
        QVERIFY2(seen > 500, qPrintable(QString::number(seen)));
    }
};

MUSTER_TEST_MAIN(tst_FindingTexts)
#include "tst_FindingTexts.moc"

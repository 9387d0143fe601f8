// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/PackArmy.h"
#include "packs/user/Corrections.h"
#include "print/content/CardBuilder.h"

#include <QTemporaryDir>

using namespace muster;
using namespace muster::print;

/// A rule that nobody explained gets the player's own words: kept with their corrections, printed in every language.
class tst_OwnRuleTexts : public QObject
{
    Q_OBJECT

private:
    QTemporaryDir m_user;

    packs::PackPtr load() const
    {
        packs::PackStore store({{test::sourceFolder() + "/data/dust"}, {}, {}, m_user.path()});
        store.load();
        return store.find("dust");
    }

    void write(const QString &rule, const QString &text) const
    {
        auto corrections = packs::Corrections::load(m_user.path(), "dust");
        QVERIFY(corrections.ok());
        corrections->setRuleText(rule, text);
        QVERIFY(corrections->save(m_user.path(), "dust").ok());
    }

    /// The text that the card of a unit prints for one of its rules.
    static QString printed(const packs::PackPtr &pack, const QString &unit, const std::string &rule, const QString &language)
    {
        base::CountingIdSource ids;
        rules::Roster roster = rules::newRoster(*pack->data(), "A", ids);
        rules::Operations operations(roster, pack->data().get(), ids);
        const auto force = operations.addForce("dust.force.army", "dust.catalogue.allies");
        const auto added = operations.addSelection(force->createdId, unit.toStdString());
        const RosterSource source(roster, pack, language);
        const RosterUnit &found = *source.unit(added->createdId);
        for (const rules::EffectiveRule *each : source.rulesOf(*found.selection))
            if (each->id == rule)
                for (const RuleEntry &entry : ruleEntries(source, found, {}))
                    if (entry.name == source.look().name(each->id, each->name))
                        return entry.text;
        return QStringLiteral("no such rule");
    }

private slots:
    void text_isPrinted_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("English") << "en";
        QTest::newRow("French") << "fr";
    }

    void text_isPrinted()
    {
        QFETCH(QString, language);
        write("dust.rule.scout", "Moves before everybody else.");
        QCOMPARE(printed(load(), "dust.unit.recon-boys", "dust.rule.scout", language), "Moves before everybody else.");
        write("dust.rule.scout", {});
        const QString pack = printed(load(), "dust.unit.recon-boys", "dust.rule.scout", language);
        QVERIFY2(!pack.isEmpty() && pack != "Moves before everybody else.", qPrintable(pack));
    }

    // A pack's rule without words stands as a name; with the player's it is explained on every card that has it.
    void unexplainedRule_isExplained()
    {
        const packs::PackPtr before = load();
        std::string rule;
        QString unit;
        for (const auto &file : before->data()->files())
            for (const rules::Rule &each : file->sharedRules)
                if (each.description.empty() && rule.empty())
                    rule = std::string(each.idText);
        QVERIFY(!rule.empty());
        write(QString::fromStdString(rule), "As agreed at our table.");
        const packs::PackPtr after = load();
        bool found = false;
        for (const auto &file : after->data()->files())
            for (const rules::Rule &each : file->sharedRules)
                found = found
                    || (each.idText == rule && after->language("fr").text(each.idText, each.description) == "As agreed at our table.");
        QVERIFY(found);
        QVERIFY(!after->broken());
    }
};

MUSTER_TEST_MAIN(tst_OwnRuleTexts)
#include "tst_OwnRuleTexts.moc"

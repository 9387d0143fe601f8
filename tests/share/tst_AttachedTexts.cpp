// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/roster/Operations.h"
#include "share/roster/RosterExport.h"
#include "support/TestMain.h"

using namespace muster;
using share::ExportFormat;

namespace {

const std::string system11 = R"(<?xml version="1.0"?>
<gameSystem id="sys" name="Game" revision="3"><costTypes><costType id="pts" name="pts" defaultCostLimit="-1"/></costTypes>
<categoryEntries><categoryEntry id="hq" name="HQ"/><categoryEntry id="troops" name="Troops"/></categoryEntries>
<forceEntries><forceEntry id="army" name="Army"><categoryLinks><categoryLink id="a1" targetId="hq"/><categoryLink id="a2" targetId="troops"/></categoryLinks>
<forceEntries><forceEntry id="notes" name="Read Me First" exportable="false"/></forceEntries></forceEntry></forceEntries></gameSystem>)";

const std::string catalogue11 = R"(<?xml version="1.0"?>
<catalogue id="own" name="Own" revision="2" gameSystemId="sys">
<sharedAssociations><association id="lead" name="Leading" label="Led by" scope="force" childId="unit" min="0" max="1" action="group"/></sharedAssociations>
<selectionEntries>
<selectionEntry id="captain" name="Captain" type="model"><categoryLinks><categoryLink id="c1" targetId="hq" primary="true"/></categoryLinks>
  <associationLinks><associationLink id="al" targetId="lead" type="association"/></associationLinks></selectionEntry>
<selectionEntry id="squad" name="Squad" type="unit"><categoryLinks><categoryLink id="c2" targetId="troops" primary="true"/></categoryLinks>
  <costs><cost name="pts" typeId="pts" value="50"/></costs>
  <selectionEntries><selectionEntry id="banner" name="Banner" type="upgrade"/>
  <selectionEntry id="aid" name="Reminder" type="upgrade" exportable="false"/></selectionEntries></selectionEntry>
</selectionEntries></catalogue>)";

} // namespace

/// What texts say of units that belong together, and what the data keep out of them.
class tst_AttachedTexts : public QObject
{
    Q_OBJECT

private:
    std::shared_ptr<const rules::GameData> m_data;
    rules::Roster m_roster;
    base::CountingIdSource m_ids{"s"};

    QString text(ExportFormat format) const
    {
        rules::Evaluator evaluator(m_data);
        evaluator.evaluate(m_roster);
        return share::render(share::exportRoster(evaluator, share::RosterLook(), {}), format);
    }

private slots:
    void initTestCase()
    {
        const auto data = rules::GameData::load({{"game.gst", system11}, {"own.cat", catalogue11}});
        QVERIFY(data.ok());
        m_data = *data;
        m_roster = rules::newRoster(*m_data, "Test", m_ids);
        rules::Operations operations(m_roster, m_data.get(), m_ids);
        const std::string army = operations.addForce("army", "own")->createdId;
        const std::string captain = operations.addSelection(army, "captain", {}, 1)->createdId;
        const std::string squad = operations.addSelection(army, "squad", {}, 1)->createdId;
        QVERIFY(operations.addSelection(squad, "banner", {}, 1).ok());
        QVERIFY(operations.addSelection(squad, "aid", {}, 1).ok());
        QVERIFY(operations.setAssociation(captain, "lead", {squad}).ok());
        QVERIFY(operations.addForce("notes", "own", army).ok());
    }

    void everyFormat_saysWhoLeads_data()
    {
        QTest::addColumn<QString>("format");
        for (const share::ExportFormatInfo &format : share::exportFormats())
            if (format.format != ExportFormat::Csv) // a table of what is chosen, for sums
                QTest::newRow(qPrintable(format.name)) << format.name;
    }
    void everyFormat_saysWhoLeads()
    {
        QFETCH(QString, format);
        const QString said = text(*share::exportFormat(format));
        QVERIFY2(said.contains("led by Captain"), qPrintable(said));
        QVERIFY2(said.contains("Leading Squad"), qPrintable(said));
    }

    // Such a line is a remark for whoever reads the text: never taken for something that the unit has.
    void formsOfOthers_sayItInALineOfItsOwn()
    {
        for (const ExportFormat format : {ExportFormat::NewRecruit, ExportFormat::Tournament, ExportFormat::Short})
            QVERIFY2(text(format).contains("\n& led by Captain\n"), qPrintable(text(format)));
    }

    void whatIsNotForOthers_isLeftOut()
    {
        for (const share::ExportFormatInfo &format : share::exportFormats()) {
            const QString said = text(format.format);
            QVERIFY2(said.contains("Banner") && !said.contains("Read Me First"), qPrintable(said));
            QVERIFY2(!said.contains("Reminder"), qPrintable(said));
        }
    }
};

MUSTER_TEST_MAIN(tst_AttachedTexts)
#include "tst_AttachedTexts.moc"

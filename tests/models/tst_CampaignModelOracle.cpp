// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Monkey.h"
#include "documents/campaign/CampaignDocument.h"
#include "models/ModelOracle.h"
#include "models/campaign/CampaignMissionModel.h"
#include "models/campaign/CampaignRecordModel.h"
#include "models/campaign/CampaignSoldierModel.h"
#include "models/campaign/CampaignTableModel.h"
#include "share/campaign/CampaignReport.h"
#include "support/TestMain.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QRandomGenerator>

using namespace muster;
using namespace muster::campaign;
using documents::CampaignDocument;
using test::Onlooker;

namespace {

/// The models of an open campaign as the workspace fills them.
struct Screen
{
    models::CampaignSoldierModel soldiers;
    models::CampaignMissionModel missions;
    models::CampaignRecordModel record;
    std::array<models::CampaignTableModel, 3> tables;

    Screen(CampaignDocument &document, const QString &soldier, const QString &language)
    {
        soldiers.setDocument(&document);
        missions.setDocument(&document);
        follow(document, soldier, language);
    }
    void follow(CampaignDocument &document, const QString &soldier, const QString &language)
    {
        soldiers.setLanguage(language);
        missions.setLanguage(language);
        record.show(&document, soldier, language);
        const share::CampaignReport report = share::campaignReport(document.campaign(), document.state(), language);
        const QStringList ids{"standings", "honour", "problems"};
        for (size_t i = 0; i < tables.size(); ++i) {
            share::ReportTable table; // of what nothing is told there is none
            for (const share::ReportTable &part : report.tables)
                table = part.id == ids.at(qsizetype(i)) ? part : table;
            QStringList keys;
            for (qsizetype row = 0; row < table.rows.size(); ++row)
                keys.append(QString::number(row));
            tables[i].show(table, keys);
        }
    }
};

} // namespace

/// After anything that can happen to a log the models of a campaign show what models made at that moment would show.
class tst_CampaignModelOracle : public QObject
{
    Q_OBJECT

private:
    static QString compare(const Screen &screen, const Screen &fresh)
    {
        QString wrong = test::difference(screen.soldiers, fresh.soldiers);
        wrong = wrong.isEmpty() ? test::difference(screen.missions, fresh.missions) : wrong;
        wrong = wrong.isEmpty() ? test::difference(screen.record, fresh.record) : wrong;
        for (size_t i = 0; i < screen.tables.size(); ++i)
            wrong = wrong.isEmpty() ? test::difference(screen.tables[i], fresh.tables[i]) : wrong;
        return wrong;
    }

private slots:
    void modelsEqualFreshOnes()
    {
        for (quint32 seed = 1; seed <= 6; ++seed) {
            const Campaign whole = test::Monkey(seed).campaign(120);
            Campaign begun = whole;
            begun.events.clear();
            CampaignDocument document(begun);
            QString language = "en", soldier = "s1";
            Screen screen(document, soldier, language);
            Onlooker a(screen.soldiers), b(screen.missions), c(screen.record), d(screen.tables[0]), e(screen.tables[1]),
                f(screen.tables[2]);
            QRandomGenerator random(seed);
            qsizetype next = 0;
            for (int step = 0; step < 80; ++step) {
                switch (random.bounded(9)) {
                case 0:
                    document.undoStack().setIndex(random.bounded(document.undoStack().count() + 1));
                    break;
                case 1:
                    language = language == "en" ? "fr" : "en";
                    break;
                case 2:
                    soldier = QString("s%1").arg(random.bounded(12));
                    break;
                case 3: {
                    CampaignRules rules = document.campaign().rules;
                    rules.mode = ExperienceMode(random.bounded(3));
                    rules.survivorAward = random.bounded(5);
                    document.changeRules("Rules", rules);
                    break;
                }
                case 4: // as a newer program would write it
                    document.recordEvents(
                        "Newer",
                        {eventFromJson({{"id", newId()},
                                        {"type", "mission"},
                                        {"name", "Ambush"},
                                        {"participants", QJsonArray{QJsonObject{{"soldier", "s1"}, {"outcome", "captured"}}}}})});
                    break;
                default:
                    document.recordEvents("Record", whole.events.mid(next, 1 + random.bounded(3)));
                    next += 3;
                }
                screen.follow(document, soldier, language);
                QString wrong = compare(screen, Screen(document, soldier, language));
                for (Onlooker *onlooker : {&a, &b, &c, &d, &e, &f}) {
                    const QString missed = onlooker->look();
                    wrong = wrong.isEmpty() ? missed : wrong;
                }
                QVERIFY2(wrong.isEmpty(), qPrintable(QString("seed %1, step %2: %3").arg(seed).arg(step).arg(wrong)));
            }
        }
    }

    void missionOfANewerVersion_isShownAsOne()
    {
        Campaign campaign;
        campaign.start.id = "c";
        campaign.events = {eventFromJson({{"id", "m"},
                                          {"type", "mission"},
                                          {"name", "Ambush"},
                                          {"date", "2031-05-04"},
                                          {"participants", QJsonArray{QJsonObject{{"soldier", "s"}, {"outcome", "captured"}}}}})};
        CampaignDocument document(campaign);
        models::CampaignMissionModel missions;
        missions.setDocument(&document);
        QCOMPARE(missions.rowCount(), 1);
        QCOMPARE(missions.index(0).data().toString(), "1. Ambush");
        QCOMPARE(missions.index(0).data(models::CampaignMissionModel::OutcomeRole).toString(),
                 "Made by a newer version of Muster; does not count");
        QVERIFY(missions.index(0).data(Qt::AccessibleTextRole).toString().contains("newer version of Muster"));
        const share::CampaignReport report = share::campaignReport(document.campaign(), document.state(), "en");
        const auto table = [&](const char *id) {
            return *std::find_if(report.tables.begin(), report.tables.end(),
                                 [id](const share::ReportTable &part) { return part.id == QLatin1String(id); });
        };
        QVERIFY(table("missions").rows.first().join(' ').contains("Made by a newer version of Muster"));
        QVERIFY(table("problems").rows.first().join(' ').contains("Mission Ambush was made by a newer version of Muster"));
    }
};

MUSTER_TEST_MAIN(tst_CampaignModelOracle)
#include "tst_CampaignModelOracle.moc"

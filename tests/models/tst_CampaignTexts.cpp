// SPDX-License-Identifier: GPL-3.0-or-later
// What the soldiers, missions and service records of a campaign say in the window, word by word in both languages:
// tests/golden/models. And what must hold of it.
#include "documents/campaign/CampaignDocument.h"
#include "models/campaign/CampaignMissionModel.h"
#include "models/campaign/CampaignRecordModel.h"
#include "models/campaign/CampaignSoldierModel.h"
#include "support/GoldenText.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QAbstractItemModelTester>
#include <QJsonDocument>

using namespace muster;
using namespace muster::test;

namespace {

campaign::Campaign fiveMissions()
{
    campaign::Campaign book;
    QFile file(sourceFolder() + "/tests/golden/campaign-five-missions.json");
    if (!file.open(QIODevice::ReadOnly) || !campaign::fromJson(QJsonDocument::fromJson(file.readAll()).object(), book))
        qFatal("no campaign");
    return book;
}

// Every cell as it is shown, and what a screen reader says of the row.
QString shown(const QAbstractItemModel &model, const QModelIndex &parent = {}, int depth = 0)
{
    QString text;
    for (int row = 0; row < model.rowCount(parent); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(parent); ++column)
            cells.append(model.index(row, column, parent).data().toString().replace('\n', " / "));
        const QModelIndex first = model.index(row, 0, parent);
        text += QString(depth * 2, ' ') + cells.join(" | ") + " | " + first.data(Qt::AccessibleTextRole).toString().replace('\n', " / ")
            + '\n';
        text += shown(model, first, depth + 1);
    }
    return text;
}

QString heads(const QAbstractItemModel &model)
{
    QStringList words;
    for (int column = 0; column < model.columnCount(); ++column)
        words.append(model.headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    return words.join(" | ") + '\n';
}

void inBothLanguages()
{
    QTest::addColumn<QString>("language");
    QTest::newRow("en") << "en";
    QTest::newRow("fr") << "fr";
}

} // namespace

class tst_CampaignTexts : public QObject
{
    Q_OBJECT

private slots:
    void texts_data() { inBothLanguages(); }
    void texts()
    {
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        documents::CampaignDocument document(fiveMissions());
        models::CampaignSoldierModel soldiers;
        QAbstractItemModelTester soldierTester(&soldiers, QAbstractItemModelTester::FailureReportingMode::QtTest);
        soldiers.setLanguage(language);
        soldiers.setDocument(&document);
        models::CampaignMissionModel missions;
        QAbstractItemModelTester missionTester(&missions, QAbstractItemModelTester::FailureReportingMode::QtTest);
        missions.setLanguage(language);
        missions.setDocument(&document);
        QString text = "== soldiers\n" + heads(soldiers) + shown(soldiers) + "== missions\n" + heads(missions) + shown(missions);
        for (const campaign::SoldierState &soldier : document.state().soldiers) {
            models::CampaignRecordModel record;
            record.show(&document, soldier.id, language);
            text += "== " + soldier.name + '\n' + shown(record);
        }
        const QString difference = differenceToGolden("models/campaign-" + language + ".txt", text);
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    // Every soldier and every mission of the book has a row, and none of them leaves a place of a sentence open.
    void nobody_isLeftOut_data() { inBothLanguages(); }
    void nobody_isLeftOut()
    {
        QFETCH(QString, language);
        const text::Speaking speaking(language);
        documents::CampaignDocument document(fiveMissions());
        models::CampaignSoldierModel soldiers;
        soldiers.setLanguage(language);
        soldiers.setDocument(&document);
        const QString all = shown(soldiers);
        for (const campaign::SoldierState &soldier : document.state().soldiers)
            QVERIFY2(all.contains(soldier.name), qPrintable(soldier.name));
        models::CampaignMissionModel missions;
        missions.setLanguage(language);
        missions.setDocument(&document);
        QVERIFY(missions.rowCount() >= document.state().fought());
        for (const QString &text : {all, shown(missions)})
            QVERIFY(!text.contains("%1") && !text.contains("%n"));
        // Another language says the same rows in other words; nothing stays behind.
        const QString before = shown(missions);
        const QString other = language == "en" ? "fr" : "en";
        const text::Speaking otherwise(other);
        missions.setLanguage(other);
        QVERIFY(shown(missions) != before);
        missions.setDocument(nullptr);
        soldiers.setDocument(nullptr);
        QCOMPARE(missions.rowCount() + soldiers.rowCount(), 0);
    }
};

MUSTER_TEST_MAIN(tst_CampaignTexts)
#include "tst_CampaignTexts.moc"

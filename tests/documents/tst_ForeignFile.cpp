// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/ArchiveWriter.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/exchange/Exchange.h"
#include "documents/exchange/ForeignFile.h"
#include "support/TestMain.h"

#include <QBuffer>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>

using namespace muster;
using namespace muster::documents;

namespace {

QByteArray rosterWithId(const QString &id, const QString &inside = {})
{
    return QString("<?xml version=\"1.0\" encoding=\"UTF-8\"?><roster id=\"%1\" name=\"List\" gameSystemId=\"x\" gameSystemName=\"X\" "
                   "xmlns=\"http://www.battlescribe.net/schema/rosterSchema\"><forces><force id=\"f\" name=\"F\"><selections>%2"
                   "</selections></force></forces></roster>")
        .arg(id.toHtmlEscaped(), inside)
        .toUtf8();
}

QJsonObject campaignWithId(const QString &id)
{
    return {{"format", 1}, {"kind", "campaign"}, {"id", id}, {"name", "Book"}, {"system", "x"}, {"events", QJsonArray()}};
}

QByteArray png(int side)
{
    QImage image(side, side, QImage::Format_Mono);
    image.fill(0);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, "PNG");
    return bytes;
}

} // namespace

/// What files from elsewhere claim to be: whatever comes into the library can go on to a server, a disk and a terminal.
class tst_ForeignFile : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;
    std::unique_ptr<library::Library> m_library;

    base::Result<Imported> import(const QString &name, const QByteArray &bytes)
    {
        QFile file(m_folder.filePath(name));
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
        file.write(bytes);
        file.close();
        return Exchange(*m_library, nullptr, "en").importFile(file.fileName());
    }

    base::Result<Imported> importPackage(QJsonObject manifest, const archive::Entries &more = {})
    {
        manifest.insert("format", 1);
        archive::Entries entries{{"manifest.json", QJsonDocument(manifest).toJson()}, {"roster.ros", rosterWithId("r-package")}};
        entries.insert(entries.end(), more.begin(), more.end());
        return import("package.muster", *archive::packArchive(entries));
    }

    QString messageOf(const base::Result<Imported> &imported)
    {
        return imported ? QString() : QString::fromStdString(imported.error().message());
    }

private slots:
    void init() { m_library = library::Library::open(m_folder.filePath(QString(QTest::currentTestFunction()) + ".sqlite")).value(); }

    void idsThatFitNowhere_becomeFreshOnes_data()
    {
        QTest::addColumn<QString>("id");
        QTest::newRow("long") << QString(9000, 'x');
        QTest::newRow("blank") << "a b";
        QTest::newRow("lines") << "a\nb";
        QTest::newRow("path") << "/../../e";
        QTest::newRow("hidden") << "..";
        QTest::newRow("control code") << QString("a") + QChar(0x85) + "b";
        QTest::newRow("turns the direction") << QString("a") + QChar(0x202e) + "b";
    }
    void idsThatFitNowhere_becomeFreshOnes()
    {
        QFETCH(QString, id);
        QVERIFY(!isPlainId(id));
        const auto roster = import("a.ros", rosterWithId(id));
        QVERIFY2(roster.ok(), qPrintable(messageOf(roster)));
        QVERIFY(isPlainId(roster->record.id));
        const auto campaign = import("a.json", QJsonDocument(campaignWithId(id)).toJson());
        QVERIFY2(campaign.ok(), qPrintable(messageOf(campaign)));
        QVERIFY(isPlainId(campaign->record.id));
        // The book inside says the same id as its place in the library.
        QCOMPARE(CampaignDocument::load(*m_library, campaign->record.id)->campaign.start.id, campaign->record.id);
    }

    void plainIdsStay()
    {
        for (const QString &id : {QString("4f2b-11aa-0c9d-77e1"), QString("dust.list:7_ä"), QString(200, 'x')})
            QCOMPARE(import("a.ros", rosterWithId(id))->record.id, id);
    }

    void selectionsWithTheSameOrStrangeIds_areTold()
    {
        const QString inside = "<selection id=\"s\" name=\"A\"/><selection id=\"s\" name=\"B\"/><selection id=\"" + QString(5000, 'y')
            + "\" name=\"C\"/>";
        const auto imported = import("a.ros", rosterWithId("r", inside));
        QVERIFY2(imported.ok(), qPrintable(messageOf(imported)));
        QVERIFY(imported->report.text().contains("used twice"));
        QVERIFY(imported->report.text().contains("too long"));
        const QByteArray stored = m_library->documents().load("r")->content;
        QVERIFY(stored.contains("name=\"C\"") && !stored.contains("yyyyyyyy"));
    }

    void namesAreOneLine()
    {
        QCOMPARE(plainName("A\x1b[31mB\nC"), "A [31mB C");
        QCOMPARE(plainName(QString(5000, 'n')).size(), 300);
        QCOMPARE(plainName(QString::fromUtf8("Söhne “1”")), QString::fromUtf8("Söhne “1”"));
        QJsonObject json = campaignWithId("c");
        json["name"] = QString("A\x1b]0;x\a") + QChar(0) + "B";
        const QString name = import("c.json", QJsonDocument(json).toJson())->record.name;
        for (const QChar character : name)
            QVERIFY(character.unicode() >= 0x20);
    }

    void byteOrderMark_isNoDamage()
    {
        QCOMPARE(import("bom.json", "\xef\xbb\xbf" + QJsonDocument(campaignWithId("bom")).toJson())->record.id, "bom");
        QCOMPARE(import("bom.ros", "\xef\xbb\xbf" + rosterWithId("bom-list"))->record.id, "bom-list");
    }

    void cutCampaign_saysThatItIsCut()
    {
        const QByteArray whole = QJsonDocument(campaignWithId("cut")).toJson();
        const QString message = messageOf(import("cut.json", whole.left(whole.size() * 2 / 3)));
        QVERIFY2(message.contains("cut short") && message.contains("cut.json"), qPrintable(message));
        const QString damaged = messageOf(import("damaged.json", "{\"a\": 1,\n \"b\": ]}\n"));
        QVERIFY2(damaged.contains("damaged in line 2"), qPrintable(damaged));
        QVERIFY(messageOf(import("other.json", "{\"a\": 1}")).contains("neither a roster nor a campaign"));
    }

    void campaignLargerThanAnybodyPlayed_isRefusedWithANumber()
    {
        QJsonObject json = campaignWithId("many");
        QJsonArray players;
        for (int i = 0; i < 5001; ++i)
            players.append(QJsonObject{{"id", QString::number(i)}});
        json["players"] = players;
        const QString message = messageOf(import("players.json", QJsonDocument(json).toJson()));
        QVERIFY2(message.contains("5001 players"), qPrintable(message));
        const QByteArray events = "{\"kind\": \"campaign\", \"id\": \"e\", \"events\": [" + QByteArray("{},").repeated(1'000'001) + "{}]}";
        QVERIFY(messageOf(import("events.json", events)).contains("objects"));
        QVERIFY(!m_library->documents().find("many") && !m_library->documents().find("e"));
    }

    void picturesWithTooManyPixelsOrNoOwner_areLeftOut()
    {
        QJsonArray pictures;
        const QList<QPair<QString, QString>> owners{
            {"u1", "photo"}, {"u2", "photo"}, {QString(3000, 's'), "photo"}, {"u\n4", "photo"}, {"u5", ""}};
        archive::Entries files;
        for (int i = 0; i < owners.size(); ++i) {
            const QString file = QString("pictures/%1.png").arg(i);
            pictures.append(QJsonObject{{"file", file}, {"subject", owners.at(i).first}, {"role", owners.at(i).second}, {"name", "p"}});
            files.push_back({file, i == 1 ? png(8000) : png(20)});
        }
        const auto imported = importPackage({{"kind", "roster"}, {"id", "r"}, {"pictures", pictures}}, files);
        QVERIFY2(imported.ok(), qPrintable(messageOf(imported)));
        QVERIFY2(imported->report.text().contains("too large (8000"), qPrintable(imported->report.text()));
        QCOMPARE(m_library->attachments().all(imported->record.id)->size(), 1);
    }

    void packageWithDataOfNoGame_isImportedWithoutThem()
    {
        const auto imported = importPackage({{"kind", "roster"}, {"id", "r"}, {"game", QJsonObject{{"revision", "1"}}}},
                                            {{"data/a.gst", "<gameSystem/>"}});
        QVERIFY2(imported.ok(), qPrintable(messageOf(imported)));
    }
};

MUSTER_TEST_MAIN(tst_ForeignFile)
#include "tst_ForeignFile.moc"

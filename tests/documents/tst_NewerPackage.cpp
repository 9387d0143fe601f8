// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/ArchiveReader.h"
#include "archive/ArchiveWriter.h"
#include "documents/exchange/Exchange.h"
#include "documents/roster/LibraryRosterStore.h"
#include "documents/roster/RosterFile.h"
#include "support/TemporaryLibrary.h"
#include "support/TestMain.h"

#include <QJsonArray>

using namespace muster;

/// What a newer Muster writes into the manifest of a .muster file is still there when this one has had it.
class tst_NewerPackage : public QObject
{
    Q_OBJECT

    test::TemporaryLibrary m_place;

    static QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    static QJsonObject manifestOf(const QString &path)
    {
        const auto entries = archive::ArchiveReader().readBytes(bytesOf(path), path);
        return QJsonDocument::fromJson(archive::findEntry(*entries, "manifest.json")->bytes).object();
    }
    QString packed(const QString &kind, const QByteArray &content, const QJsonObject &more) const
    {
        QJsonObject manifest{
            {"format", 7},
            {"needs", 1},
            {"kind", kind},
            {"id", kind + "-1"},
            {"name", "From tomorrow"},
            {"game", QJsonObject{{"pack", "dust"}, {"name", "Dust"}, {"system", "dust.system"}, {"revision", "1"}, {"edition", "9th"}}}};
        for (auto key = more.begin(); key != more.end(); ++key)
            manifest.insert(key.key(), key.value());
        const QString path = m_place.file(kind + ".muster");
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly))
            qFatal("no file");
        file.write(*archive::packArchive(
            {{"manifest.json", QJsonDocument(manifest).toJson()}, {kind == "roster" ? "roster.ros" : "campaign.json", content}}));
        return path;
    }
    static void verifyKept(const QJsonObject &manifest)
    {
        QCOMPARE(manifest.value("mood").toObject().value("deep").toArray().size(), 2);
        QCOMPARE(manifest.value("licence").toString(), "CC");
        QCOMPARE(manifest.value("game").toObject().value("edition").toString(), "9th");
        QCOMPARE(manifest.value("format").toInt(), 1); // what this one writes
    }
    static QJsonObject more() { return {{"mood", QJsonObject{{"deep", QJsonArray{1, "two"}}}}, {"licence", "CC"}}; }
    static QByteArray roster() { return bytesOf(test::sourceFolder() + "/data/dust/samples/hedgerow-walkers.ros"); }

private slots:
    void rosterInTheLibrary()
    {
        const auto library = library::Library::open(m_place.library()).value();
        const documents::Exchange exchange(*library, nullptr, "en");
        const auto imported = exchange.importFile(packed("roster", roster(), more()));
        QVERIFY2(imported.ok(), imported ? "" : imported.error().message().c_str());
        QVERIFY2(imported->report.text().contains("licence"), qPrintable(imported->report.text()));
        const QString out = m_place.file("out.muster");
        QVERIFY(exchange.exportFile(imported->record.id, out, archive::Replace::Yes).ok());
        verifyKept(manifestOf(out));
    }

    void rosterInAFile()
    {
        const QString path = packed("roster", roster(), more());
        auto read = documents::readRosterFile(path);
        QVERIFY(read.ok());
        read->roster.name = "Edited";
        const auto written = documents::writeRosterFile(path, read->roster, archive::Replace::Yes, read->package);
        QVERIFY2(written.ok(), written ? "" : written.error().message().c_str());
        verifyKept(manifestOf(path));
    }

    void campaignInTheLibrary()
    {
        const auto library = library::Library::open(m_place.file("second.sqlite")).value();
        const documents::Exchange exchange(*library, nullptr, "en");
        const QByteArray book = QJsonDocument(QJsonObject{{"format", 2},
                                                          {"kind", "campaign"},
                                                          {"id", "c"},
                                                          {"name", "Book"},
                                                          {"system", "space-crusade"},
                                                          {"events", QJsonArray()},
                                                          {"players", QJsonArray()},
                                                          {"rules", QJsonObject()}})
                                    .toJson();
        const auto imported = exchange.importFile(packed("campaign", book, more()));
        QVERIFY2(imported.ok(), imported ? "" : imported.error().message().c_str());
        const QString out = m_place.file("book.muster");
        const auto written = exchange.exportFile(imported->record.id, out, archive::Replace::Yes);
        QVERIFY2(written.ok(), written ? "" : written.error().message().c_str());
        verifyKept(manifestOf(out));
    }

    void moreThanAnybodyWrites_isToldAndNotKept()
    {
        const auto library = library::Library::open(m_place.file("third.sqlite")).value();
        const documents::Exchange exchange(*library, nullptr, "en");
        const auto imported = exchange.importFile(packed("roster", roster(), {{"noise", QString(100000, 'x')}}));
        QVERIFY2(imported.ok(), imported ? "" : imported.error().message().c_str());
        const QString out = m_place.file("small.muster");
        QVERIFY(exchange.exportFile(imported->record.id, out, archive::Replace::Yes).ok());
        QVERIFY(!manifestOf(out).contains("noise"));
        QVERIFY(imported->report.text().contains("noise"));
    }
};

MUSTER_TEST_MAIN(tst_NewerPackage)
#include "tst_NewerPackage.moc"

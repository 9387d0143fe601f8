// SPDX-License-Identifier: GPL-3.0-or-later
// Two versions of a document that were built on the same one are brought together.
#include "library/ChangeNotice.h"
#include "library/sync/MergeImages.h"
#include "support/TestMain.h"

#include <QJsonDocument>
#include <QJsonObject>

using namespace muster::library;

class tst_MergeImages : public QObject
{
    Q_OBJECT

private:
    static QVariantList event(qint64 serial, const QJsonObject &json)
    {
        return {serial, "anna", QJsonDocument(json).toJson(QJsonDocument::Compact)};
    }
    static QVariantList note(qint64 serial, const QString &id) { return event(serial, {{"id", id}, {"type", "note"}, {"text", id}}); }
    static QVariantList picture(const QString &subject, const QByteArray &bytes)
    {
        return {subject, "portrait", "face.png", "image/png", bytes};
    }
    static DocumentImage campaign(const Rows &events,
                                  const QJsonObject &settings = {{"note", "old"}, {"rules", QJsonObject{{"a", 1}, {"b", 1}}}})
    {
        DocumentImage image;
        image.head = {"c", 1, "Crusade", "", "", "", "", "", 0.0, "", QVariant(), 0, 0, "", "", 1, 1, QVariant(), 5, "", "", ""};
        image.setContent(QJsonDocument(settings).toJson());
        image.events = events;
        return image;
    }
    static DocumentImage merged(const DocumentImage &before, DocumentImage theirs, const DocumentImage &ours, bool keepOurs = false)
    {
        theirs.head[DocumentImage::Version] = 6;
        const MergedImage merged = mergeImages(SyncBase::of(before), theirs, ours, {});
        if (merged.keepOurs != keepOurs)
            qWarning("keepOurs is %d", int(merged.keepOurs));
        return merged.image;
    }
    static QStringList log(const DocumentImage &image)
    {
        QStringList ids;
        for (const QVariantList &row : image.events)
            ids.append(QString::fromUtf8(eventKey(row)));
        return ids;
    }
    static QJsonObject settings(const DocumentImage &image) { return QJsonDocument::fromJson(qUncompress(image.content)).object(); }

private slots:
    void eventsOfBothOnce()
    {
        const DocumentImage before = campaign({note(1, "x")});
        const DocumentImage both = merged(before, campaign({note(1, "x"), note(2, "t"), note(3, "o1")}),
                                          campaign({note(1, "x"), note(2, "o1"), note(3, "o2")}));
        QCOMPARE(log(both), (QStringList{"x", "t", "o1", "o2"}));
        for (qsizetype i = 0; i < both.events.size(); ++i)
            QCOMPARE(both.events.at(i).at(DocumentImage::EventSerial).toLongLong(), i + 1);
    }

    void whatOneTookBackStaysOut()
    {
        const DocumentImage before = campaign({note(1, "x"), note(2, "y")});
        QCOMPARE(log(merged(before, campaign({note(1, "x"), note(2, "y"), note(3, "t")}), campaign({note(1, "x")}))),
                 (QStringList{"x", "t"}));
        QCOMPARE(log(merged(before, campaign({note(1, "x")}), campaign({note(1, "x"), note(2, "y"), note(3, "o")}))),
                 (QStringList{"x", "o"}));
    }

    // The server stored what was sent and its answer was lost; since then one event was taken back here, another one elsewhere.
    void whatWasSentIsRecognised_thoughPartOfItWasTakenBack()
    {
        SyncBase base = SyncBase::of(campaign({note(1, "x")}));
        base.sent = SyncBase::of(campaign({note(1, "x"), note(2, "o1"), note(3, "o2")})).packed();
        DocumentImage theirs = campaign({note(1, "x"), note(2, "o1"), note(3, "t")});
        theirs.head[DocumentImage::Version] = 7;
        const DocumentImage ours = campaign({note(1, "x"), note(2, "o2")});
        QCOMPARE(log(mergeImages(base.under(theirs), theirs, ours, {}).image), (QStringList{"x", "t"}));
        // Nothing of it is there: it was never stored, and all of ours is new.
        DocumentImage others = campaign({note(1, "x"), note(2, "t")});
        QCOMPARE(log(mergeImages(base.under(others), others, ours, {}).image), (QStringList{"x", "t", "o2"}));
    }

    void unlessTheOtherBuiltOnIt()
    {
        const QVariantList recruited = event(1, {{"id", "x"}, {"type", "recruited"}, {"recruit", QJsonObject{{"id", "soldier"}}}});
        const QVariantList promoted = event(2, {{"id", "t"}, {"type", "promotion"}, {"soldier", "soldier"}});
        const DocumentImage before = campaign({recruited});
        QCOMPARE(log(merged(before, campaign({recruited, promoted}), campaign({}))), (QStringList{"x", "t"}));
        QCOMPARE(log(merged(before, campaign({}), campaign({recruited, promoted}))), (QStringList{"x", "t"}));
    }

    void settingsAsWhoeverChangedThem()
    {
        const DocumentImage before = campaign({});
        const QJsonObject theirs{{"note", "old"}, {"rules", QJsonObject{{"a", 2}, {"b", 1}}}},
            ours{{"note", "new"}, {"rules", QJsonObject{{"a", 1}, {"b", 3}}}};
        const QJsonObject both = settings(merged(before, campaign({}, theirs), campaign({}, ours)));
        QCOMPARE(both.value("note").toString(), QString("new"));
        QCOMPARE(both.value("rules").toObject(), (QJsonObject{{"a", 2}, {"b", 3}}));
    }

    void settingsOfBothDiffer_oursIsKeptAndNoEventIsLost()
    {
        const DocumentImage before = campaign({});
        const DocumentImage both = merged(before, campaign({note(1, "t")}, {{"note", "theirs"}}),
                                          campaign({note(1, "o")}, {{"note", "ours"}}), true);
        QCOMPARE(settings(both).value("note").toString(), QString("theirs"));
        QCOMPARE(log(both), (QStringList{"t", "o"}));
    }

    /// What a newer Muster made is not understood here: nothing of either version is lost.
    void unknownKind_bothVersionsStay()
    {
        const auto battle = [](const Rows &events, const char *content) {
            DocumentImage image = campaign(events, {{"turn", content}});
            image.head[DocumentImage::DocumentKind] = 7;
            return image;
        };
        const DocumentImage before = battle({note(1, "x")}, "1");
        const DocumentImage theirs = merged(before, battle({note(1, "x"), note(2, "t")}, "2"), battle({note(1, "x"), note(2, "o")}, "3"),
                                            true);
        QCOMPARE(log(theirs), (QStringList{"x", "t"}));
        QCOMPARE(settings(theirs).value("turn").toString(), QString("2"));
        QCOMPARE(int(theirs.stored().record.kind), 7);
        QCOMPARE(theirs.head.value(DocumentImage::DocumentKind).toInt(), 7);
        const DocumentImage onlyOurs = merged(before, before, battle({note(1, "x"), note(2, "o")}, "3"));
        QCOMPARE(log(onlyOurs), (QStringList{"x", "o"}));
    }

    void pictures()
    {
        DocumentImage before = campaign({});
        before.attachments = {picture("a", "1"), picture("b", "1"), picture("two\nlines", "1")};
        DocumentImage theirs = before, ours = before;
        theirs.attachments = {picture("a", "2"), picture("b", "1"), picture("two\nlines", "1")};
        ours.attachments = {picture("a", "1"), picture("c", "3"), picture("b", "1")};
        const DocumentImage both = merged(before, theirs, ours);
        QCOMPARE(both.attachments, (Rows{picture("a", "2"), picture("b", "1"), picture("c", "3")}));
    }

    void whatSomebodyEditsComesBackFromTheTrash()
    {
        const DocumentImage before = campaign({});
        DocumentImage ours = before;
        ours.head[DocumentImage::Deleted] = 7;
        QVERIFY(!merged(before, campaign({note(1, "t")}), ours).deleted());
        QVERIFY(merged(before, before, ours).deleted());
    }

    void noticesOfAnyId()
    {
        for (const QString &id : {QString("r1"), QString("with a blank"), QString("two\nlines"), QString("50%"), QString("*")})
            QCOMPARE(ChangeNotice::fromPayload(ChangeNotice{"me", id}.payload()).document, id);
        const QString longest = ChangeNotice{"me", QString(100000, 'x')}.payload();
        QVERIFY(longest.size() < 100);
        QVERIFY(ChangeNotice::fromPayload(longest).document.isEmpty());
        QCOMPARE(ChangeNotice::fromPayload(longest).client, QString("me"));
    }
};

MUSTER_TEST_MAIN(tst_MergeImages)
#include "tst_MergeImages.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/ArchiveReader.h"
#include "archive/RawZip.h"
#include "support/TestMain.h"

using namespace muster;
using test::RawEntry;
using test::RawZip;

class tst_HostileArchives : public QObject
{
    Q_OBJECT

private slots:
    void honest_isRead()
    {
        const base::Result<archive::Entries> read = archive::ArchiveReader().readBytes(
            RawZip::build({{"a.txt", "one"}, {"sub/b.txt", QByteArray(200000, 'x'), false}, {"leer/", "", false, 0040755}}), "honest.zip");
        QVERIFY2(read.ok(), read.ok() ? "" : read.error().message().c_str());
        QCOMPARE(int(read->size()), 2);
        QCOMPARE(read->at(0).name, "a.txt");
        QCOMPARE(read->at(0).bytes, "one");
        QCOMPARE(int(read->at(1).bytes.size()), 200000);
    }

    void hostile_isRefusedWithTheReason_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *name, const QList<RawEntry> &entries, const char *reason) {
            QTest::newRow(name) << RawZip::build(entries) << QString(reason);
        };
        row("up", {{"../evil.txt", "x"}}, "leads out of its folder");
        row("up inside", {{"a/../../evil.txt", "x"}}, "leads out of its folder");
        row("up at the end", {{"a/..", "x"}}, "leads out of its folder");
        row("absolute", {{"/etc/evil", "x"}}, "absolute path");
        row("drive", {{"C:evil.txt", "x"}}, "names a drive");
        row("drive with slash", {{"c:/evil.txt", "x"}}, "names a drive");
        row("backslash", {{"..\\evil.txt", "x"}}, "backslash");
        row("share", {{"\\\\server\\evil", "x"}}, "backslash");
        row("dot", {{"./evil.txt", "x"}}, "irregular path");
        row("double slash", {{"a//evil.txt", "x"}}, "irregular path");
        row("no name", {{"", "x"}}, "without a name");
        row("control character", {{"a\nb", "x"}}, "cannot be shown");
        row("nul", {{QByteArray("a\0b", 3), "x"}}, "");
        row("symlink", {{"ln", "/tmp", false, 0120777}}, "symbolic link");
        row("write through symlink", {{"ln", "/tmp", false, 0120777}, {"ln/evil.txt", "x"}}, "symbolic link");
        row("device", {{"dev", "x", false, 0020666}}, "not a plain file");
        row("pipe", {{"pipe", "x", false, 0010666}}, "not a plain file");
        row("twice", {{"a.txt", "1"}, {"a.txt", "2"}}, "appears twice");
        row("twice by case", {{"a.txt", "1"}, {"A.TXT", "2"}}, "appears twice");
        row("twice by form", {{"\xC3\xA9.txt", "1"}, {"e\xCC\x81.txt", "2"}}, "appears twice");
        row("encrypted", {{"a.txt", "x", false, 0100644, 0x0801}}, "encrypted");
        row("unknown method", {{"a.txt", "x", false, 0100644, 0x0800, 97}}, "unknown way");
        row("checksum", {{"a.txt", "some text", true, 0100644, 0x0800, -1, -1, 1}}, "checksum");
        row("states less than it has", {{"a.txt", QByteArray(5000, 'x'), true, 0100644, 0x0800, -1, 10}}, "a.txt");
        row("states more than it has", {{"a.txt", "short", true, 0100644, 0x0800, -1, 5000}}, "cut short");
        row("overlap",
            {{"a", QByteArray(9000, 'a'), false},
             {"b", QByteArray(9000, 'a'), false, 0100644, 0x0800, -1, -1, 0, true},
             {"c", QByteArray(9000, 'a'), false, 0100644, 0x0800, -1, -1, 0, true}},
            "overlap");
        row("ratio", {{"bomb", QByteArray(4 * 1024 * 1024, '\0')}}, "200 times");
        row("too large by its own word", {{"huge", "x", true, 0100644, 0x0800, -1, 70LL * 1024 * 1024}}, "larger than 64 MB");
        QTest::newRow("empty") << QByteArray() << "not a zip";
        QTest::newRow("text") << QByteArray("<roster/>") << "not a zip";
        QTest::newRow("head only") << QByteArray("PK\x03\x04") << "end is missing";
    }

    void hostile_isRefusedWithTheReason()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QString, reason);
        const base::Result<archive::Entries> read = archive::ArchiveReader().readBytes(bytes, "hostile.zip");
        QVERIFY(!read.ok());
        const QString message = QString::fromStdString(read.error().message());
        QVERIFY2(message.contains(reason), qPrintable(message));
        QVERIFY2(message.startsWith("hostile.zip: "), qPrintable(message));
    }

    void emptyArchive_saysSo()
    {
        const base::Result<archive::Entries> read = archive::ArchiveReader().readBytes(RawZip::build({}), "empty.zip");
        QVERIFY(!read.ok());
        QVERIFY2(read.error().message().find("it is empty") != std::string::npos, read.error().message().c_str());
    }

    // A comment behind the end tells nothing and hides nothing.
    void comment_ofAnyLength_isNoHindrance()
    {
        for (const int length : {1, 1000, 65000, 65535}) {
            QByteArray bytes = RawZip::build({{"a.txt", "one"}});
            bytes[bytes.size() - 2] = char(length & 0xff);
            bytes[bytes.size() - 1] = char(length >> 8);
            bytes += QByteArray(length, 'c');
            const base::Result<archive::Entries> read = archive::ArchiveReader().readBytes(bytes, "comment.zip");
            QVERIFY2(read.ok(), read.ok() ? "" : read.error().message().c_str());
            QCOMPARE(read->at(0).bytes, QByteArray("one"));
        }
    }

    void limits_countRealBytes()
    {
        QList<RawEntry> many;
        for (int i = 0; i < 2001; ++i)
            many.append({"f" + QByteArray::number(i), "x", false});
        const auto messageOf = [](const QList<RawEntry> &entries, archive::Limits limits) {
            const base::Result<archive::Entries> read = archive::ArchiveReader(limits).readBytes(RawZip::build(entries), "big.zip");
            return read ? QString() : QString::fromStdString(read.error().message());
        };
        QVERIFY(messageOf(many, {}).contains("2001 entries"));
        archive::Limits small;
        small.totalBytes = 1000;
        QVERIFY(messageOf({{"a", QByteArray(600, 'a')}, {"b", QByteArray(600, 'b')}}, small).contains("unpacks to more than"));
        small = {};
        small.entryBytes = 500;
        QVERIFY(messageOf({{"a", QByteArray(600, 'a'), true, 0100644, 0x0800, -1, 100}}, small)
                    .contains("the checksum of the entry a")); // says 100, is 600
        QVERIFY(messageOf({{"a", QByteArray(600, 'a')}}, small).contains("larger than"));
        small = {};
        small.fileBytes = 50;
        QVERIFY(messageOf({{"a", QByteArray(600, 'a')}}, small).contains("it is larger than"));
    }

    // Whatever happens to the file on its way, the answer is the contents or an error, never something else.
    void truncatedAtEveryPercent_isRefused()
    {
        const QByteArray whole = RawZip::build({{"a.txt", "one two three four"}, {"b.txt", QByteArray(3000, 'b'), false}});
        for (int percent = 0; percent < 100; ++percent) {
            const base::Result<archive::Entries> read = archive::ArchiveReader().readBytes(whole.left(whole.size() * percent / 100),
                                                                                           "cut.zip");
            QVERIFY2(!read.ok(), qPrintable(QString::number(percent)));
        }
    }

    void flippedBits_neverGiveOtherContents()
    {
        const archive::Entries honest{{"a.txt", "one two three four"}, {"b.txt", QByteArray(300, 'b')}};
        const QByteArray whole = RawZip::build({{"a.txt", honest[0].bytes}, {"b.txt", honest[1].bytes, false}});
        for (int bit = 0; bit < whole.size() * 8; ++bit) {
            QByteArray flipped = whole;
            flipped[bit / 8] = char(flipped.at(bit / 8) ^ (1 << (bit % 8)));
            const base::Result<archive::Entries> read = archive::ArchiveReader().readBytes(flipped, "flip.zip");
            if (!read)
                continue;
            for (const archive::Entry &entry : *read) { // a name may change, contents may not
                const bool known = entry.bytes == honest[0].bytes || entry.bytes == honest[1].bytes;
                QVERIFY2(known, qPrintable(QString::number(bit)));
            }
        }
    }
};

MUSTER_TEST_MAIN(tst_HostileArchives)
#include "tst_HostileArchives.moc"

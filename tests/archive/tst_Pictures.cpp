// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/Pictures.h"
#include "support/TestMain.h"

#include <QBuffer>
#include <QPainter>

using namespace muster;

namespace {

QByteArray encoded(const QImage &image, const char *format)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

// Half red, half blue: what is left of it when it was made smaller can be told.
QByteArray picture(int width, int height, const char *format = "PNG")
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::red);
    QPainter(&image).fillRect(width / 2, 0, width - width / 2, height, Qt::blue);
    return encoded(image, format);
}

// A header that claims what it likes: width and height stand behind "IHDR".
QByteArray claiming(quint32 width, quint32 height)
{
    QByteArray bytes = picture(8, 8);
    const auto put = [&](qsizetype at, quint32 value) {
        for (int i = 0; i < 4; ++i)
            bytes[at + i] = char(value >> (24 - 8 * i));
    };
    put(16, width);
    put(20, height);
    const quint32 crc = [&] { // of "IHDR" and its 13 bytes
        quint32 rest = 0xffffffff;
        for (qsizetype i = 12; i < 29; ++i) {
            rest ^= quint8(bytes[i]);
            for (int bit = 0; bit < 8; ++bit)
                rest = rest & 1 ? (rest >> 1) ^ 0xedb88320u : rest >> 1;
        }
        return ~rest;
    }();
    put(29, crc);
    return bytes;
}

} // namespace

/// Pictures from elsewhere cost what they show, not what they claim.
class tst_Pictures : public QObject
{
    Q_OBJECT

private slots:
    void largePicture_isReadSmall_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("png") << picture(3000, 1500);
        QTest::newRow("jpeg") << picture(3000, 1500, "JPG");
        QImage alpha(3000, 1500, QImage::Format_ARGB32);
        alpha.fill(Qt::red);
        QPainter(&alpha).fillRect(1500, 0, 1500, 1500, Qt::blue);
        QTest::newRow("png with see-through parts") << encoded(alpha, "PNG");
    }
    void largePicture_isReadSmall()
    {
        QFETCH(QByteArray, bytes);
        QVERIFY(archive::reasonAgainstPicture(bytes).empty());
        const QImage image = archive::readPicture(bytes, 400);
        QCOMPARE(image.size(), QSize(400, 200));
        QVERIFY(QColor(image.pixel(20, 100)).red() > 200);
        QVERIFY(QColor(image.pixel(380, 100)).blue() > 200);
        QCOMPARE(archive::readPicture(bytes, 9000).size(), QSize(3000, 1500)); // never larger than it is
    }

    void claimOfManyPixels_isRefusedByTheHeader()
    {
        for (const QSize size : {QSize(8000, 8000), QSize(65000, 65000), QSize(1000000, 17)}) {
            const QByteArray bytes = claiming(quint32(size.width()), quint32(size.height()));
            const QString reason = QString::fromStdString(archive::reasonAgainstPicture(bytes).english());
            QVERIFY2(reason.contains("too large") && reason.contains(QString::number(size.width())), qPrintable(reason));
            QVERIFY(archive::readPicture(bytes, 100).isNull());
        }
    }

    void claimOfAJpeg_isRefusedByTheHeader()
    {
        QByteArray bytes = picture(40, 30, "JPG");
        const qsizetype frame = bytes.indexOf("\xff\xc0");
        QVERIFY(frame > 0);
        QVERIFY(archive::reasonAgainstPicture(bytes).empty());
        bytes[frame + 5] = bytes[frame + 7] = '\x7f';
        QVERIFY(archive::reasonAgainstPicture(bytes).english().find("too large") != std::string::npos);
        QVERIFY(archive::readPicture(bytes, 100).isNull());
        for (qsizetype length = 0; length < frame + 12; ++length) // cut anywhere
            (void)archive::reasonAgainstPicture(bytes.left(length));
    }

    void whatIsNoPicture_isNone()
    {
        QVERIFY(archive::readPicture("", 100).isNull());
        QVERIFY(archive::readPicture("\x89PNG\r\n\x1a\n and nothing more", 100).isNull());
        QVERIFY(archive::readPicture("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>", 100).isNull());
    }

    void chosenFile_ofAnySize_isReadSmall()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath("camera.jpg"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(picture(6000, 4000, "JPG"));
        file.close();
        QCOMPARE(archive::readPictureFile(file.fileName(), 1600)->width(), 1600);
        QCOMPARE(archive::readPictureFile(file.fileName(), 512, Qt::KeepAspectRatioByExpanding)->size(), QSize(768, 512));
        const auto missing = archive::readPictureFile(folder.filePath("none.png"), 100);
        QVERIFY(!missing.ok() && missing.error().where.find("none.png") != std::string::npos);
    }
};

MUSTER_TEST_MAIN(tst_Pictures)
#include "tst_Pictures.moc"

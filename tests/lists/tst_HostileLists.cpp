// SPDX-License-Identifier: GPL-3.0-or-later
#include "lists/ListCode.h"
#include "lists/ListReader.h"
#include "lists/QrPicture.h"
#include "share/roster/ListTemplate.h"
#include "support/OwnPacks.h"
#include "support/Soak.h"

#include <random>

using namespace muster;

/// Texts and pictures from elsewhere that are no list, or were made to do harm: each is nothing, or a report.
class tst_HostileLists : public QObject
{
    Q_OBJECT

    static QString damaged(QString text, std::mt19937 &random)
    {
        static const QString signs = QStringLiteral("[]{}()+-#:•,=\n\n\t 0123456789xX%\\\"<&") + QChar(0) + QChar(0xd800) + QChar(0x202e);
        const int changes = 1 + int(random() % 12);
        for (int i = 0; i < changes && !text.isEmpty(); ++i) {
            const qsizetype at = qsizetype(random() % std::size_t(text.size()));
            switch (random() % 4) {
            case 0:
                text[at] = signs[qsizetype(random() % std::size_t(signs.size()))];
                break;
            case 1:
                text.insert(at, text.mid(at, qsizetype(random() % 200)));
                break;
            case 2:
                text.remove(at, qsizetype(random() % 60));
                break;
            default:
                text.insert(at, signs[qsizetype(random() % std::size_t(signs.size()))]);
            }
        }
        return text;
    }

private slots:
    void oddPictures_holdNoCode_data()
    {
        QTest::addColumn<QSize>("size");
        for (const QSize size :
             {QSize(0, 0), QSize(1, 1), QSize(1, 4000), QSize(4000, 1), QSize(1, 30000), QSize(30000, 1), QSize(3, 599), QSize(599, 3)})
            QTest::addRow("%d x %d", size.width(), size.height()) << size;
    }
    void oddPictures_holdNoCode()
    {
        QFETCH(QSize, size);
        QImage picture(size, QImage::Format_RGB32);
        picture.fill(Qt::white);
        QVERIFY(lists::textInQrPicture(picture).isEmpty());
        picture.fill(Qt::black);
        QVERIFY(lists::textInQrPicture(picture).isEmpty());
    }

    void noise_holdsNoCode()
    {
        std::mt19937 random(3);
        for (int round = 0; round < 20; ++round) {
            QImage picture(20 + int(random() % 200), 20 + int(random() % 200), QImage::Format_RGB32);
            for (int y = 0; y < picture.height(); ++y)
                for (int x = 0; x < picture.width(); ++x)
                    picture.setPixel(x, y, random() % 2 ? qRgb(0, 0, 0) : qRgb(255, 255, 255));
            QVERIFY(lists::textInQrPicture(picture).isEmpty());
        }
    }

    // A photo is larger than any code, a code on the screen may be as small as its squares.
    void codes_areFoundInAnySize()
    {
        const auto code = lists::qrPicture("MUSTER:HELLO");
        QVERIFY(code);
        QCOMPARE(lists::textInQrPicture(*code), QString("MUSTER:HELLO"));
        QCOMPARE(lists::textInQrPicture(code->scaled(3000, 3000)), QString("MUSTER:HELLO"));
        QCOMPARE(lists::textInQrPicture(code->scaled(6000, 6000)), QString("MUSTER:HELLO"));
    }

    // A text of blocks as large as a wall is no code, and no picture of gigabytes.
    void wallsOfBlocks_areNoPicture()
    {
        const QString block(QChar(0x2588));
        QVERIFY(lists::pictureOfLines(block.repeated(40000) + ('\n' + block).repeated(10000)).isNull());
        QVERIFY(lists::pictureOfLines((block + '\n').repeated(100000)).isNull());
        QVERIFY(lists::pictureOfLines((block.repeated(5000) + '\n').repeated(20)).isNull());
    }

    void longTexts_areToldSo()
    {
        QVERIFY(!lists::ListReader::isTooLong(QString("Gunners\n").repeated(lists::ListReader::mostLines - 1)));
        QVERIFY(lists::ListReader::isTooLong(QString("Gunners\n").repeated(lists::ListReader::mostLines)));
    }

    // A megabyte of places, each with a thousand findings: the text ends, and says so.
    void endlessTemplates_end()
    {
        share::RosterExport roster;
        roster.title = "{title}";
        roster.findings.append(QString(1000, 'x'));
        QCOMPARE(share::fillListTemplate("{title} {#units}{name}{/units}{#lines}{/units}", roster), QString("{title} {#lines}{/units}"));
        const QString endless = share::fillListTemplate(QString("{findings}").repeated(100'000), roster);
        QVERIFY(endless.size() < 11'000'000);
        QVERIFY(endless.endsWith(QChar(0x2026)));
    }

    void damagedTexts_areReadAsFarAsTheyGo()
    {
        const QStringList texts{
            "My list - [1000 pts]\n# ++ Army ++ [1000 pts]\n## Infantry [20 pts]\nThe Gunners [20 pts]: Machine gun, Radio\n"
            "• 2x Recon Boys [30 pts]\n  • Knife\n",
            "+++ Army (Dust - Allies) [120 pts] +++\n+ HQ +\nBazooka Joe [32 pts]\n. Rifle\n+ Troops +\n2x Gunners [15 pts]\n",
            "Wardens (500 Points)\n\nCHARACTERS\n\nCaptain (80 Points)\n  • 1x Sword\n  • Warlord\n\nExported with App\n",
            "===\nArmy [1000 pts]\nGame, Faction\n===\n\n++ Characters [200 pts] ++\n\nLord [200 pts]\n- Sword\n- Shield\n"};
        const std::unique_ptr<packs::PackStore> packs = test::ownPacks();
        const lists::ListReader reader(packs->packs(), "en");
        std::mt19937 random(11);
        const int rounds = test::soakRounds(60, 1);
        test::SoakGroup group("damaged texts of lists");
        for (int round = 0; round < rounds; ++round) {
            ++group;
            const QString text = damaged(texts[round % texts.size()], random);
            for (const lists::ReadList &list : reader.read(text))
                for (const lists::LineResult &line : list.lines)
                    QVERIFY(line.line >= 0);
            (void)lists::isListCode(text);
        }
    }
};

MUSTER_TEST_MAIN(tst_HostileLists)
#include "tst_HostileLists.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
// Every word of every sheet and card of the samples, in the order in which it is drawn, against tests/golden/pages. Where lines
// break is a matter of the fonts of a machine; what is written is not.
#include "print/job/CampaignJob.h"
#include "support/GoldenText.h"
#include "support/OwnPacks.h"
#include "support/ShuffledRoster.h"
#include "support/TestMain.h"

#include <QJsonDocument>
#include <QRegularExpression>

using namespace muster;
using namespace muster::print;
using namespace muster::test;

namespace {

constexpr qsizetype lineWidth = 100;

// A word that was parted at the end of a line is one word again.
QString joined(QString text)
{
    static const QRegularExpression parted("\u00ad\\s*|\u2010\\s+");
    return text.remove(parted).simplified();
}

QString wordsOf(const Page &page)
{
    QString words;
    for (const Placed &placed : page.content) {
        for (const Item &item : *placed.list) {
            if (const auto *text = std::get_if<TextItem>(&item))
                words += text->text + ' ';
        }
    }
    return joined(words);
}

// Short lines, so that a difference can be read.
QString filled(const QString &words)
{
    QString text, line;
    for (const QString &word : words.split(' ', Qt::SkipEmptyParts)) {
        if (!line.isEmpty() && line.size() + 1 + word.size() > lineWidth) {
            text += line + '\n';
            line.clear();
        }
        line += line.isEmpty() ? word : ' ' + word;
    }
    return line.isEmpty() ? text : text + line + '\n';
}

QString textOf(const PrintedJob &job)
{
    QString text;
    for (const PrintSection &section : job.sections) {
        text += "== " + printKindId(section.kind) + '\n';
        QString words;
        for (int page = section.firstPage; page < section.firstPage + section.pages; ++page)
            words += wordsOf(job.pages.at(std::size_t(page))) + ' ';
        text += filled(words);
    }
    return text;
}

} // namespace

class tst_PageTexts : public QObject
{
    Q_OBJECT

    TextMeter m_meter;
    std::unique_ptr<packs::PackStore> m_store;

private slots:
    void initTestCase() { m_store = ownPacks(); }

    void rosters_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<QString>("language");
        for (const auto &pack : m_store->packs())
            for (const char *language : {"en", "fr"})
                QTest::addRow("%s %s", qPrintable(pack->id()), language) << pack->id() << QString(language);
    }
    void rosters()
    {
        QFETCH(QString, pack);
        QFETCH(QString, language);
        const packs::PackPtr game = m_store->find(pack);
        const RosterSource source(sampleRoster(*game, 0), game, language);
        PrintSettings settings;
        settings.language = language;
        settings.paper = "card"; // a face on each page: how many fit a sheet is the business of others
        settings.what = {PrintKind::Cards, PrintKind::Blank, PrintKind::Sheet, PrintKind::Summary, PrintKind::Rules};
        const QString difference = differenceToGolden("pages/" + pack + '-' + language + ".txt",
                                                      textOf(layoutJob(source, settings, m_meter)));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }

    void campaign_data()
    {
        QTest::addColumn<QString>("language");
        QTest::newRow("en") << "en";
        QTest::newRow("fr") << "fr";
    }
    void campaign()
    {
        QFETCH(QString, language);
        campaign::Campaign book;
        QFile file(sourceFolder() + "/tests/golden/campaign-five-missions.json");
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(campaign::fromJson(QJsonDocument::fromJson(file.readAll()).object(), book));
        PrintSettings settings;
        settings.language = language;
        settings.campaignWhat = {PrintKind::Report, PrintKind::Records, PrintKind::Sheet, PrintKind::Cards};
        const CampaignSource source(book, m_store->find(book.start.system), language);
        const QString difference = differenceToGolden("pages/campaign-" + language + ".txt",
                                                      textOf(layoutCampaignJob(source, settings, m_meter)));
        QVERIFY2(difference.isEmpty(), qPrintable(difference));
    }
};

MUSTER_TEST_MAIN(tst_PageTexts)
#include "tst_PageTexts.moc"

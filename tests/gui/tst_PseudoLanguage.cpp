// SPDX-License-Identifier: GPL-3.0-or-later
#include "../cli/CommandRun.h"

#include "documents/roster/RosterFile.h"
#include "packs/PackStore.h"
#include "print/job/PrintJob.h"
#include "support/PaintedTexts.h"
#include "support/PseudoLanguage.h"
#include "support/TestMain.h"
#include "text/Speaking.h"
#include "tools/tour/TourCamera.h"
#include "tools/tour/TourRoutes.h"
#include "tools/tour/TourWindow.h"

#include <QAction>
#include <QTemporaryDir>

using namespace muster;

/// A further language is files only: with one that is made here, nothing may speak past it.
class tst_PseudoLanguage : public QObject
{
    Q_OBJECT

private:
    test::PlainWords m_plain;

    void check(const QString &where, const QStringList &texts, QStringList &leaks) const
    {
        for (const QString &text : texts) {
            if (const QStringList words = m_plain.in(text); !words.isEmpty())
                leaks.append(QString("%1: \"%2\" in \"%3\"").arg(where, words.join(' '), text.left(120)));
        }
    }

    // What is painted, and what only a mouse or a screen reader finds.
    static QStringList textsOf(QWidget &widget)
    {
        QStringList texts = test::paintedTexts(widget);
        for (const QWidget *child : widget.findChildren<QWidget *>()) {
            if (child->isVisible())
                texts << child->toolTip() << child->accessibleName();
        }
        for (const QAction *action : widget.findChildren<QAction *>())
            texts << action->text() << action->toolTip();
        return texts;
    }

    static void fail(QStringList &leaks)
    {
        leaks.removeDuplicates();
        QVERIFY2(leaks.isEmpty(), qPrintable(QString("%1 texts are not translated:\n").arg(leaks.size()) + leaks.mid(0, 60).join('\n')));
    }

private slots:
    void initTestCase()
    {
        test::PseudoTranslator::install();
        m_plain.allowFiles(test::sourceFolder() + "/data", {"*.json", "*.gst", "*.cat", "*.ros", "*.md"});
        m_plain.allowFiles(test::sourceFolder() + "/docs/guide/en", {"*.md"}); // the guide has a folder for each language
        m_plain.allow("Muster xx GPL SQLite PDF HTML CSV Markdown Discord BattleScribe PostgreSQL ros rosz muster json");
        m_plain.allow("English Français"); // languages are called what their speakers call them
        for (int month = 1; month <= 12; ++month)
            m_plain.allow(QLocale(QLocale::English).monthName(month, QLocale::ShortFormat) + ' '
                          + QLocale(QLocale::English).monthName(month));
        for (int day = 1; day <= 7; ++day)
            m_plain.allow(QLocale(QLocale::English).dayName(day, QLocale::ShortFormat));
        // What the tour names its own units and the data that it brings along.
        m_plain.allow("Steel Badgers Foundry Skirmish The Ash Company Captain Rook Pioneers Stilt Walker War horn Sidearm Search lamp");
        m_plain.allow("Club evenings First draft Olive drab Camille");
        m_plain.allow(QDir::tempPath() + ' ' + QSysInfo::machineHostName() + ' ' + qEnvironmentVariable("USER")
                      + " root tst PseudoLanguage");
    }

    void window_speaksNothingElse_data()
    {
        QTest::addColumn<QString>("route");
        for (const tools::TourRoute &route : tools::tourRoutes()) {
            if (route.scale == 1)
                QTest::newRow(qPrintable(route.name)) << route.name;
        }
    }

    void window_speaksNothingElse()
    {
        QFETCH(QString, route);
        tools::TourWindow tour({test::sourceFolder() + "/data"}, test::PseudoTranslator::code);
        QCOMPARE(tour.error(), QString());
        tools::TourGuide guide(tour.window(), tour.services(), test::PseudoTranslator::code);
        QTemporaryDir pictures;
        QStringList leaks;
        for (const tools::TourRoute &each : tools::tourRoutes()) {
            if (each.name != route)
                continue;
            for (tools::TourStop stop : each.stops) {
                if (stop.needsData)
                    continue;
                const QString place = route + '-' + stop.name;
                if (stop.inDialog) {
                    const auto act = stop.inDialog;
                    stop.inDialog = [&, act](tools::TourGuide &here, QWidget *dialog) {
                        act(here, dialog);
                        tools::TourGuide::settle();
                        check(place, textsOf(*dialog), leaks);
                    };
                }
                (void)tools::takePicture(guide, stop, pictures.filePath("stop.png"));
                check(place, textsOf(tour.window()), leaks);
            }
        }
        fail(leaks);
    }

    void paper_speaksNothingElse()
    {
        packs::PackStore store({{}, {}, test::sourceFolder() + "/data", {}});
        store.load();
        QVERIFY(!store.packs().empty());
        QStringList leaks;
        const print::TextMeter meter;
        print::PrintSettings settings;
        settings.language = test::PseudoTranslator::code;
        for (const packs::PackPtr &pack : store.packs()) {
            for (const packs::Sample &sample : pack->manifest().samples) {
                const auto file = documents::readRosterFile(pack->path(sample.file));
                if (!file)
                    continue; // a campaign
                for (const print::PrintKind kind :
                     {print::PrintKind::Cards, print::PrintKind::Sheet, print::PrintKind::Summary, print::PrintKind::Rules}) {
                    settings.what = {kind};
                    const print::RosterSource source(file->roster, pack, settings.language, {});
                    check(pack->id(), textsOf(print::layoutJob(source, settings, meter).pages), leaks);
                }
            }
        }
        fail(leaks);
    }

    void commandLine_speaksNothingElse_data()
    {
        QTest::addColumn<QStringList>("arguments");
        const QString data = test::sourceFolder() + "/data";
        const QString sample = data + "/dust/samples/hundred-points.ros";
        for (const auto &command : cli::allCommands())
            QTest::newRow(qPrintable(command->name() + " --help")) << QStringList{command->name(), "--help", "--lang", "xx"};
        QTest::newRow("unknown") << QStringList{"nonsense"};
        QTest::newRow("systems") << QStringList{"systems", "--lang", "xx"};
        QTest::newRow("validate") << QStringList{"validate", sample, "--lang", "xx"};
        QTest::newRow("show") << QStringList{"show", sample, "--lang", "xx"};
        QTest::newRow("missing") << QStringList{"show", "/nowhere/at-all.ros", "--lang", "xx"};
        QTest::newRow("not a roster") << QStringList{"validate", test::sourceFolder() + "/LICENSE", "--lang", "xx"};
        QTest::newRow("data check") << QStringList{"data", "check", data + "/dust", "--lang", "xx"};
        QTest::newRow("data, none") << QStringList{"data", "check", data, "--lang", "xx"};
    }

    void commandLine_speaksNothingElse()
    {
        QFETCH(QStringList, arguments);
        const text::Speaking speaking(test::PseudoTranslator::code);
        const test::Answer answer = test::runCommand(arguments);
        test::PlainWords plain = m_plain;
        for (const auto &command : cli::allCommands())
            plain.allow(command->name() + ' ' + command->synopsis());
        plain.allow(arguments.join(' '));
        // Keys of --json stand in the help as they are.
        plain.allow("conflictOf author changedBy deletedBy rankId contributed killPoints killsByKind status statusMission item "
                    "platoonPoints poolEarned poolHandedOut retired overdue rankBefore byes scored conceded otherGames complete "
                    "oneScore otherScore oneResult otherResult disputed ended secondaryOpened scores figuresLeft boxesLeft supplies "
                    "lostWeapons bySide piles inOrder");
        // And names of other programs' texts.
        plain.allow("newrecruit app age");
        QStringList leaks;
        static const QRegularExpression option("--?\\w[\\w-]*( <\\w+>)?|\"[^\"]*\"|[A-Z]{3,}");
        for (QString line : (answer.out + answer.err).split('\n')) {
            if (const QStringList words = plain.in(line.remove(option)); !words.isEmpty())
                leaks.append(words.join(' ') + ": " + line);
        }
        fail(leaks);
    }

private:
    static QStringList textsOf(const print::Pages &pages)
    {
        QStringList texts;
        for (const print::Page &page : pages) {
            for (const print::Placed &placed : page.content) {
                for (const print::Item &item : *placed.list) {
                    if (const auto *text = std::get_if<print::TextItem>(&item))
                        texts.append(text->text);
                }
            }
        }
        return texts;
    }
};

MUSTER_TEST_MAIN(tst_PseudoLanguage)
#include "tst_PseudoLanguage.moc"

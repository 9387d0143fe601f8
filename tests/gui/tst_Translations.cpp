// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"
#include "text/ProgramLanguage.h"
#include "text/Translator.h"

#include <QXmlStreamReader>

using namespace muster;

/// Every text has its French. That every text of the sources is in the files is the test translations_current.
class tst_Translations : public QObject
{
    Q_OBJECT

private:
    struct Entry
    {
        QString source;
        QStringList forms;
        bool finished = true;
    };

    // One text, or one for each plural form; a text may have several lines.
    static QStringList formsOf(QXmlStreamReader &xml)
    {
        QStringList forms;
        QString plain;
        while (!(xml.readNext() == QXmlStreamReader::EndElement && xml.name() == QLatin1String("translation")) && !xml.atEnd()) {
            if (xml.isStartElement())
                forms.append(xml.readElementText());
            else if (xml.isCharacters())
                plain += xml.text();
        }
        if (forms.isEmpty() && !plain.trimmed().isEmpty())
            forms.append(plain);
        return forms;
    }

    static QList<Entry> entriesOf(const QString &file)
    {
        QList<Entry> entries;
        QFile in(file);
        if (!in.open(QIODevice::ReadOnly))
            return entries;
        QXmlStreamReader xml(&in);
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            if (xml.name() == QLatin1String("source")) {
                entries.append({xml.readElementText(), {}, true});
            } else if (xml.name() == QLatin1String("translation")) {
                entries.last().finished = xml.attributes().value("type").isEmpty();
                entries.last().forms = formsOf(xml);
            }
        }
        return entries;
    }

    static QStringList placeholders(const QString &text)
    {
        static const QRegularExpression pattern("%(n|L?\\d)");
        QStringList found;
        for (auto match = pattern.globalMatch(text); match.hasNext();)
            found.append(match.next().captured());
        found.sort();
        return found;
    }

private slots:
    void french_isComplete_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(test::sourceFolder() + "/translations/fr");
        const QStringList files = folder.entryList({"*.ts"}, QDir::Files);
        QVERIFY(!files.isEmpty());
        for (const QString &file : files)
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }

    void french_isComplete()
    {
        QFETCH(QString, file);
        QStringList problems;
        const QList<Entry> entries = entriesOf(file);
        QVERIFY(!entries.isEmpty());
        for (const Entry &entry : entries) {
            if (!entry.finished || entry.forms.isEmpty())
                problems.append("unfinished: " + entry.source);
            for (const QString &form : entry.forms) {
                // Plural forms may leave the number out ("one unit"), nothing else may be lost.
                QStringList wanted = placeholders(entry.source), found = placeholders(form);
                wanted.removeAll("%n");
                found.removeAll("%n");
                if (wanted != found)
                    problems.append("places differ: " + entry.source + " / " + form);
                static const QRegularExpression english("[ \\x{202f}][:;!?»]|«[ \\x{202f}]|\\p{L}'\\p{L}");
                if (english.match(form).hasMatch())
                    problems.append("a no-break space or a curled apostrophe is missing: " + form);
            }
        }
        QVERIFY2(problems.isEmpty(), qPrintable(QString::number(problems.size()) + " texts:\n" + problems.mid(0, 20).join('\n')));
    }

    void english_formsPluralsByRule()
    {
        const QString code = "en";
        const text::Translator &english = text::Translator::of(code);
        QCOMPARE(english.translate("", "%n problem(s)", nullptr, 1), "1 problem");
        QCOMPARE(english.translate("", "%n problem(s)", nullptr, 2), "2 problems");
        QCOMPARE(english.translate("", "%n (entry|entries)", nullptr, 0), "0 entries");
        QCOMPARE(english.translate("", "plain"), "plain");
    }

    // "1 units" is wrong: whatever is counted says how one of it is called, or is a word that stays the same.
    void english_hasASingularForEveryCount()
    {
        const QStringList unchanged{"%n selected",
                                    "%n more",
                                    "(and %n more)",
                                    "And %n more.",
                                    "%n can be promoted",
                                    "%n chosen",
                                    "%n eliminated",
                                    "%n in the trash",
                                    "%n not for this slot",
                                    "%n of other types",
                                    "%n survived",
                                    "%n too expensive",
                                    "%n took part",
                                    "%n painted this month",
                                    "%n wished",
                                    "%n only here",
                                    "%n in both",
                                    "%n bought",
                                    "%n built",
                                    "%n primed",
                                    "%n painted",
                                    "%1: %n painted",
                                    "%n running out",
                                    "%n missing for recipes",
                                    "%n based",
                                    "%n missing",
                                    "%n to buy",
                                    "%n to build",
                                    "%n to paint",
                                    "%n needed",
                                    "and %n more",
                                    "%1 in ambush, %n allowed",
                                    "Score %1, %n eliminated",
                                    "%1: score %2, %n eliminated",
                                    "Mission %1: %n eliminated, %2 experience",
                                    "%1, %n already in the book",
                                    "%1 of %n left",
                                    "%1 of %n done",
                                    "%n to go",
                                    "%n won",
                                    "%n drawn",
                                    "%n lost",
                                    "Thrown: %n lost",
                                    "Drawn from the exact chances: %n lost. This kind of attack is not thrown die by die.",
                                    "%n added",
                                    "%n removed",
                                    "%n replaced",
                                    "%n moved",
                                    "%n changed",
                                    "%n equal"};
        static const QRegularExpression choice("\\((?:s|es|\\w+\\|\\w+)\\)");
        QStringList wrong;
        const QDir folder(test::sourceFolder() + "/translations/fr");
        for (const QString &file : folder.entryList({"*.ts"}, QDir::Files)) {
            if (file == "qt.ts")
                continue;
            for (const Entry &entry : entriesOf(folder.filePath(file))) {
                if (entry.source.contains("%n") && !choice.match(entry.source).hasMatch() && !unchanged.contains(entry.source))
                    wrong.append(file + ": " + entry.source);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
    }

    void switching_changesTextsAndNumbers()
    {
        text::ProgramLanguage language;
        language.set("fr");
        QCOMPARE(QCoreApplication::translate("muster::app::VerdictButton", "%n problem(s)", nullptr, 2), "2 problèmes");
        QCOMPARE(QLocale().decimalPoint(), ",");
        // Qt's own dialogs too, where Qt's texts are not installed.
        QCOMPARE(QCoreApplication::translate("QFileDialog", "Look in:"), QString::fromUtf8("Dossier\u00a0:"));
        QCOMPARE(QCoreApplication::translate("QPlatformTheme", "Cancel"), "Annuler");
        language.set("en");
        QCOMPARE(QCoreApplication::translate("muster::app::VerdictButton", "%n problem(s)", nullptr, 1), "1 problem");
        QCOMPARE(QLocale().decimalPoint(), ".");
    }

    void unknownLanguage_isEnglish()
    {
        text::ProgramLanguage language;
        language.set("xx");
        QCOMPARE(language.code(), "en");
    }
};

MUSTER_TEST_MAIN(tst_Translations)
#include "tst_Translations.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/PseudoLanguage.h"
#include "support/TestMain.h"
#include "text/ProgramLanguage.h"
#include "text/Spoken.h"
#include "text/Typography.h"

using namespace muster;
using text::Translator;

/// One language beside the other.
class tst_Translator : public QObject
{
    Q_OBJECT

private slots:
    void message_isSaidInEveryLanguage()
    {
        const base::Message broken("entry link '%1' leads nowhere ('%2')", {"Guns", "a-b"});
        QCOMPARE(Translator::of("en").say(broken), "entry link 'Guns' leads nowhere ('a-b')");
        const QString french = Translator::of("fr").say(broken);
        QVERIFY2(french.contains("Guns") && french.contains("a-b") && !french.contains("leads"), qPrintable(french));
        const base::Error error{"x", {"the entry %1 is larger than %2 MB", {"Bravo %2", 2.5}}, "list.rosz"};
        const QString sentence = Translator::of("fr").say(error);
        QVERIFY2(sentence.startsWith("list.rosz: ") && sentence.contains("Bravo %2") && sentence.contains("2,5"), qPrintable(sentence));
        QCOMPARE(Translator::of("fr").say(base::Message(std::string("as it is"))), "as it is");
        QCOMPARE(Translator::of("fr").say(base::Message()), QString());
    }

    void innerMessage_isSaidInTheSameLanguage()
    {
        const base::Message message("%1 names the unknown id '%2'", {base::Message("a cost"), "x"});
        const QString french = Translator::of("fr").say(message);
        QVERIFY2(!french.contains("cost") && !french.contains("names"), qPrintable(french));
    }

    // Every sentence of the sources that is marked for messages and paper is known to the translator under its own words.
    void markedSentences_haveFrench()
    {
        static const QRegularExpression marked(
            "(?:QT_TRANSLATE_N?_?NOOP|\\btranslate)\\(\\s*\"(Message|Paper)\",\\s*((?:\"(?:[^\"\\\\]|\\\\.)*\"\\s*)+)");
        static const QRegularExpression literal("\"((?:[^\"\\\\]|\\\\.)*)\"");
        int seen = 0;
        QStringList missing;
        for (QDirIterator it(test::sourceFolder() + "/src", {"*.cpp", "*.h"}, QDir::Files, QDirIterator::Subdirectories); it.hasNext();) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString source = QString::fromUtf8(file.readAll());
            if (file.fileName().endsWith("base/Message.h"))
                continue;
            for (auto found = marked.globalMatch(source); found.hasNext(); ++seen) {
                const auto match = found.next();
                QString english;
                for (auto part = literal.globalMatch(match.captured(2)); part.hasNext();)
                    english += part.next().captured(1);
                english.replace("\\\"", "\"").replace("\\n", "\n");
                const int count = english.contains("(s)") || english.contains("%n") ? 2 : -1;
                const char *remark = english == "mission(s)" || english == "unit(s)" ? "under a figure" : nullptr;
                if (Translator::of("fr")
                        .lookUp(match.captured(1).toUtf8().constData(), english.toUtf8().constData(), remark, count)
                        .isNull())
                    missing.append(english);
            }
        }
        QVERIFY(seen > 300);
        QVERIFY2(missing.isEmpty(), qPrintable("\n" + missing.join('\n')));
    }

    void languages_areThoseWithAFile()
    {
        QCOMPARE(Translator::available().mid(0, 2), (QStringList{"en", "fr"}));
        QCOMPARE(Translator::of("fr").name(), "Français");
        QCOMPARE(Translator::of("en").name(), "English");
        QCOMPARE(Translator::of("fr_CA").code(), "fr");
        QCOMPARE(&Translator::of("tlh"), &Translator::of("en"));
    }

    // tr() speaks the language of its thread; what one thread says is nothing to the other.
    void threads_speakTheirOwnLanguages()
    {
        const auto problems = [] { return QCoreApplication::translate("muster::app::VerdictButton", "%n problem(s)", nullptr, 2); };
        QStringList wrong;
        const std::unique_ptr<QThread> paper(QThread::create([&] {
            for (int i = 0; i < 5000; ++i) {
                const text::Speaking french("fr");
                if (problems() != QString::fromUtf8("2 problèmes"))
                    wrong.append(problems());
                const text::Speaking english("en");
                if (problems() != "2 problems" || text::labelled("a", "b") != "a: b")
                    wrong.append(problems());
            }
        }));
        paper->start();
        text::ProgramLanguage program;
        for (int i = 0; i < 5000; ++i) {
            program.set(i % 2 ? "fr" : "en");
            QCOMPARE(problems(), i % 2 ? QString::fromUtf8("2 problèmes") : QString("2 problems"));
        }
        program.set("en");
        paper->wait();
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.value(0)));
    }

    void speaking_endsWithItsScope()
    {
        QCOMPARE(text::current().code(), "en");
        {
            const text::Speaking french("fr");
            QCOMPARE(text::current().code(), "fr");
            QCOMPARE(text::currentLocale().decimalPoint(), ",");
            {
                const text::Speaking english("en");
                QCOMPARE(text::current().code(), "en");
            }
            QCOMPARE(text::labelled("Points", "12"), QStringLiteral("Points\u00a0: 12"));
        }
        QCOMPARE(text::current().code(), "en");
    }

    void addedLanguage_isSpokenLikeTheOthers()
    {
        test::PseudoTranslator::install();
        QVERIFY(Translator::available().contains("xx"));
        const text::Speaking pseudo("xx");
        QCOMPARE(text::spoken(base::Message("the file has no id")), test::PseudoTranslator::accented("the file has no id"));
        QCOMPARE(text::spoken(base::Message("'%1' of %2", {"Guns", 3})), test::PseudoTranslator::accented("'%1' of %2").arg("Guns", "3"));
    }
};

MUSTER_TEST_MAIN(tst_Translator)
#include "tst_Translator.moc"

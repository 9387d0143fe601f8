// SPDX-License-Identifier: GPL-3.0-or-later
#include "CommandRun.h"
#include "MusterVersion.h"
#include "cli/WindowWish.h"
#include "support/TestMain.h"

#include <QFile>
#include <QRegularExpression>
#include <QTranslator>

using namespace muster;

namespace {

/// Says back what it was given.
class EchoCommand final : public cli::Command
{
public:
    QString name() const override { return "echo"; }
    QString synopsis() const override { return "WORD..."; }
    QString summary() const override { return "says it back"; }
    bool judgesData() const override { return true; } // it only names them
    void prepare(QCommandLineParser &parser) const override { parser.addOption({"loud", "In capitals."}); }
    int run(const QCommandLineParser &parser, cli::Context &context) const override
    {
        const QString words = parser.positionalArguments().join(' ');
        context.out << (parser.isSet("loud") ? words.toUpper() : words) << "|" << context.dataFolders.join(',') << "|" << context.language;
        return cli::AnswerIsNo;
    }
};

/// Qt's own head of the options, as another language writes it.
class OtherHead final : public QTranslator
{
public:
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *text, const char *, int) const override
    {
        return qstrcmp(text, "Options:") == 0 ? QStringLiteral("Choix\u00a0:") : QString();
    }
};

} // namespace

class tst_CommandLine : public QObject
{
    Q_OBJECT

private:
    test::Answer run(const QStringList &arguments) const
    {
        cli::CommandList commands;
        commands.push_back(std::make_unique<EchoCommand>());
        return test::runCommand(arguments, commands);
    }

private slots:
    // Names of lists and files are shown, never obeyed; whoever reads JSON gets them whole.
    void controlCodes_doNotReachTheTerminal()
    {
        cli::CommandList commands;
        commands.push_back(std::make_unique<EchoCommand>());
        const QString evil = QString("A\x1b]0;title\a\x1b[31mB\r\b\x7f") + QChar(0x9b) + "2J" + QChar(0x202e) + "C\tD\nE";
        const test::Answer people = test::runCommand({"echo", evil}, commands);
        QVERIFY2(people.out.startsWith(QString::fromUtf8("A␛]0;title␇␛[31mB␍␈␡\uFFFD2JC\tD\nE|")), qPrintable(people.out));
        const test::Answer json = test::runCommand({"echo", "{\"a\":\"\x1b" + QString(QChar(0x9b)) + "\"}"}, commands);
        QVERIFY2(json.out.startsWith("{\"a\":\"\\u001b\\u009b\"}"), qPrintable(json.out));
        // A table in CSV keeps the ends of its lines.
        QVERIFY(test::runCommand({"echo", "a,b\r\nc,d\r\n"}, commands).out.startsWith("a,b\r\nc,d\r\n|"));
        // Messages too: the name of a command that is not there.
        const test::Answer unknown = test::runCommand({"\x1b[2J"}, commands);
        QVERIFY(!unknown.err.contains('\x1b') && unknown.err.contains(QString::fromUtf8("␛[2J")));
    }

    void command_getsItsArgumentsAndTheCommonOptions()
    {
        const test::Answer answer = run({"--data", "a", "echo", "one", "--loud", "two", "--data", "b", "--lang", "fr"});
        QCOMPARE(answer.out, "ONE TWO|a,b|fr");
        QCOMPARE(answer.code, 1);
    }

    void unknownCommand_isNamedOnStandardError()
    {
        const test::Answer answer = run({"dance"});
        QCOMPARE(answer.code, 2);
        QVERIFY(answer.out.isEmpty());
        QVERIFY2(answer.err.contains("dance"), qPrintable(answer.err));
    }

    void unknownOption_isRefused()
    {
        const test::Answer answer = run({"echo", "--nonsense"});
        QCOMPARE(answer.code, 2);
        QVERIFY2(answer.err.contains("nonsense"), qPrintable(answer.err));
        const test::Answer without = run({"--lang", "en", "--library", "x", "--nonsense"});
        QCOMPARE(without.code, 2);
        QVERIFY2(without.err.contains("unknown option --nonsense"), qPrintable(without.err));
    }

    void unknownLanguage_isRefused() { QCOMPARE(run({"echo", "--lang", "tlh"}).code, 2); }

    void help_listsCommandsAndTheirOptions()
    {
        QVERIFY(run({"--help"}).out.contains("says it back"));
        const test::Answer answer = run({"echo", "--help"});
        QCOMPARE(answer.code, 0);
        QVERIFY2(answer.out.contains("--loud") && answer.out.contains("WORD..."), qPrintable(answer.out));
    }

    void help_keepsItsOptions_inAnotherLanguage()
    {
        OtherHead head;
        QVERIFY(QCoreApplication::installTranslator(&head));
        const test::Answer answer = run({"echo", "--help"});
        QVERIFY2(answer.out.contains(QStringLiteral("\n\nChoix\u00a0:\n")) && answer.out.contains("--loud"), qPrintable(answer.out));
    }

    void version_isOneLine() { QCOMPARE(run({"--version"}).out, "muster " MUSTER_VERSION "\n"); }

    // The number stands in several files, which tools read that know nothing of each other.
    void version_isTheSameEverywhere()
    {
        const QString version = MUSTER_VERSION;
        const auto file = [](const char *name) {
            QFile read(test::sourceFolder() + '/' + name);
            return read.open(QIODevice::ReadOnly) ? QString::fromUtf8(read.readAll()) : QString();
        };
        const auto firstOf = [&file](const char *name, const char *pattern) {
            const QRegularExpression expression(pattern, QRegularExpression::MultilineOption);
            return expression.match(file(name)).captured(1);
        };
        QCOMPARE(firstOf("CMakeLists.txt", R"(^project\(Muster VERSION ([\d.]+))"), version);
        QCOMPARE(firstOf("vcpkg.json", R"re("version-semver": "([\d.]+)")re"), version);
        QCOMPARE(firstOf("packaging/muster.metainfo.xml", R"re(<release version="([\d.]+)")re"), version);
        QCOMPARE(firstOf("packaging/muster.1", R"re(^\.TH MUSTER 1 "[\d-]+" "Muster ([\d.]+)")re"), version);
        QCOMPARE(firstOf("CHANGELOG.md", R"(^## (\d[\d.]+), )"), version);
    }

    void manual_namesEveryCommand()
    {
        QFile page(test::sourceFolder() + "/packaging/muster.1");
        QVERIFY(page.open(QIODevice::ReadOnly));
        const QString text = QString::fromUtf8(page.readAll());
        for (const auto &command : cli::allCommands()) {
            const QRegularExpression heading(QStringLiteral("^\\.BI? \"?%1\\b").arg(command->name()), QRegularExpression::MultilineOption);
            QVERIFY2(text.contains(heading), qPrintable(command->name()));
        }
    }

    // Options of the window and files that are there open it; anything else is a word that nobody knows.
    void window_isForItsOptionsAndFiles()
    {
        const QString file = test::sourceFolder() + "/README.md";
        const auto wish = cli::windowWish(
            {"--library", "/tmp/a b.sqlite", file, "--data", "/one", "--lang", "fr", "--data", "/two", "--verbose"});
        QVERIFY(wish.has_value());
        QCOMPARE(wish->library, "/tmp/a b.sqlite");
        QCOMPARE(wish->dataFolders, (QStringList{"/one", "/two"}));
        QCOMPARE(wish->language, "fr");
        QCOMPARE(wish->files, QStringList{file});
        QVERIFY(cli::windowWish({}).has_value());
        const auto spelled = cli::windowWish(cli::CommandLine::spelledOut({"--library=/tmp/x", "--lang=en"}));
        QVERIFY(spelled && spelled->library == "/tmp/x" && spelled->language == "en");
        for (const QStringList &other : {QStringList{"--help"}, QStringList{"--version"}, QStringList{"no-such-file.ros"},
                                         QStringList{"--library"}, QStringList{"--loud"}, QStringList{file, "--loud"}, QStringList{""}})
            QVERIFY2(!cli::windowWish(other).has_value(), qPrintable(other.join(' ')));
    }

    void commonOptions_mayBeWrittenWithAnEqualsSign()
    {
        QCOMPARE(cli::CommandLine::spelledOut({"--lang=fr", "show", "--format=csv", "--library=a=b.sqlite", "x=y"}),
                 (QStringList{"--lang", "fr", "show", "--format=csv", "--library", "a=b.sqlite", "x=y"}));
    }
};

MUSTER_TEST_MAIN(tst_CommandLine)
#include "tst_CommandLine.moc"

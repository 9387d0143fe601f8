// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/CommandLine.h"

#include "MusterVersion.h"
#include "cli/PlainOutput.h"
#include "packs/PackStore.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QLocale>

namespace muster::cli {

namespace {

struct CommandLineWords
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

// Options with a value: their value is not a sub-command.
bool takesValue(const QString &argument)
{
    return argument == "--library" || argument == "--data" || argument == "--lang";
}

// Data that the user names and that are broken are an error: an answer from other data would look like the right one.
bool dataCanBeUsed(Context &context)
{
    if (context.dataFolders.isEmpty())
        return true;
    packs::PackStore given({context.dataFolders, {}, {}, {}});
    given.load();
    bool usable = true;
    for (const packs::PackProblem &problem : given.problems()) {
        if (!problem.usable) {
            couldNot(context,
                     CommandLineWords::tr("the data in %1 cannot be used: %2").arg(problem.folder, text::spoken(problem.sentence())));
            usable = false;
        }
    }
    return usable;
}

int commandPosition(const QStringList &arguments)
{
    for (int i = 0; i < arguments.size(); ++i) {
        if (takesValue(arguments.at(i)))
            ++i;
        else if (!arguments.at(i).startsWith('-'))
            return i;
    }
    return -1;
}

// The first option without a command that is none of the common ones.
QString unknownOption(const QStringList &arguments)
{
    for (int i = 0; i < arguments.size(); ++i) {
        if (takesValue(arguments.at(i)))
            ++i;
        else if (arguments.at(i) != QLatin1String("--verbose"))
            return arguments.at(i);
    }
    return arguments.value(0);
}

} // namespace

QStringList CommandLine::spelledOut(const QStringList &arguments)
{
    QStringList result;
    for (const QString &argument : arguments) {
        const QString option = argument.section('=', 0, 0);
        if (option != argument && takesValue(option))
            result << option << argument.section('=', 1);
        else
            result << argument;
    }
    return result;
}

const Command *CommandLine::find(const QStringList &arguments) const
{
    const int position = commandPosition(arguments);
    if (position < 0)
        return nullptr;
    for (const auto &command : m_commands) {
        if (command->name() == arguments.at(position))
            return command.get();
    }
    return nullptr;
}

int CommandLine::run(const QStringList &arguments, QTextStream &out, QTextStream &err) const
{
    PlainOutput plainOut(out), plainErr(err);
    QTextStream forPeople(&plainOut), messages(&plainErr);
    Context context{forPeople, messages, {}, {}, text::current().code(), false};
    if (const Command *command = find(arguments))
        return runCommand(*command, arguments, context);
    if (arguments.contains("--version")) {
        forPeople << "muster " << MUSTER_VERSION << Qt::endl;
        return Fine;
    }
    if (arguments.contains("--help") || arguments.contains("-h")) {
        forPeople << helpText();
        return Fine;
    }
    const int position = commandPosition(arguments);
    if (position < 0)
        return couldNot(context, CommandLineWords::tr("unknown option %1; muster --help lists them").arg(unknownOption(arguments)));
    return couldNot(context, CommandLineWords::tr("there is no command %1; muster --help lists them").arg(arguments.at(position)));
}

void CommandLine::addCommonOptions(QCommandLineParser &parser)
{
    parser.addOptions({
        {"library", CommandLineWords::tr("The library: a SQLite file, or postgresql://user@host/name."), "PATH"},
        {"data", CommandLineWords::tr("A folder with further packs or game data; may be given again."), "DIR"},
        {"lang", CommandLineWords::tr("Language of the output: %1.").arg(text::Translator::available().join(", ")), "LANGUAGE"},
        {"verbose", CommandLineWords::tr("Say more on standard error.")},
        {{"h", "help"}, CommandLineWords::tr("Show this help.")},
    });
}

void CommandLine::readCommonOptions(const QCommandLineParser &parser, Context &context)
{
    context.library = parser.value("library");
    context.dataFolders = parser.values("data");
    context.verbose = parser.isSet("verbose");
    if (parser.isSet("lang"))
        context.language = parser.value("lang");
}

int CommandLine::runCommand(const Command &command, const QStringList &arguments, Context &context) const
{
    QCommandLineParser parser;
    parser.setOptionsAfterPositionalArgumentsMode(QCommandLineParser::ParseAsOptions);
    addCommonOptions(parser);
    command.prepare(parser);

    QStringList own = arguments;
    own.removeAt(commandPosition(arguments));
    if (!parser.parse(QStringList{"muster " + command.name()} + own))
        return couldNot(context, CommandLineWords::tr("%1: %2").arg(command.name(), parser.errorText()));
    if (parser.isSet("help")) {
        context.out << CommandLineWords::tr("Usage: muster %1 %2").arg(command.name(), command.synopsis()) << "\n\n"
                    << command.summary() << "\n";
        if (const QString more = command.description(); !more.isEmpty())
            context.out << "\n" << more << "\n";
        // Qt's own usage line stays away: ours says more. The options follow the first empty line, in whatever language.
        const QString help = parser.helpText();
        if (const auto options = help.indexOf("\n\n"); options >= 0)
            context.out << help.mid(options + 1);
        return Fine;
    }
    readCommonOptions(parser, context);
    if (const QStringList known = text::Translator::available(); !known.contains(context.language))
        return couldNot(context,
                        CommandLineWords::tr("the language %1 is not known; there are: %2").arg(context.language, known.join(", ")));
    const text::Speaking speaking(context.language);
    if (!command.judgesData() && !dataCanBeUsed(context))
        return CouldNot;
    return command.run(parser, context);
}

QString CommandLine::helpText() const
{
    QString help = CommandLineWords::tr("Muster, army lists and campaigns for miniature wargames.") + "\n\n"
        + CommandLineWords::tr("Usage: muster [OPTIONS] [FILE...]    open the window, and these files in it") + "\n"
        + CommandLineWords::tr("       muster COMMAND [OPTIONS]      work without the window; muster COMMAND --help tells more") + "\n\n"
        + CommandLineWords::tr("Commands:") + "\n";
    qsizetype width = 0;
    for (const auto &command : m_commands)
        width = std::max(width, command->name().size());
    for (const auto &command : m_commands)
        help += "  " + command->name().leftJustified(width + 2) + command->summary() + "\n";
    help += "\n"
        + CommandLineWords::tr("Options: --library PATH, --data DIR (again for more), --lang LANGUAGE (%1), --verbose, --version, --help")
              .arg(text::Translator::available().join(", "))
        + "\n" + CommandLineWords::tr("Exit codes: 0 fine, 1 the answer is no, 2 could not do it.") + "\n";
    return help;
}

} // namespace muster::cli

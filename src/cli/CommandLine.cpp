// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/CommandLine.h"

#include <QCoreApplication>
#include <QLocale>

namespace muster::cli {

namespace {

QString text(const char *source)
{
    return QCoreApplication::translate("CommandLine", source);
}

// Options with a value: their value is not a sub-command.
bool takesValue(const QString &argument)
{
    return argument == "--library" || argument == "--data" || argument == "--lang";
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

} // namespace

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
    Context context{out, err, {}, {}, QLocale().name().startsWith("fr") ? "fr" : "en", false};
    if (const Command *command = find(arguments))
        return runCommand(*command, arguments, context);
    if (arguments.contains("--version")) {
        out << "muster " << MUSTER_VERSION << Qt::endl;
        return Fine;
    }
    if (arguments.contains("--help") || arguments.contains("-h")) {
        out << helpText();
        return Fine;
    }
    const int position = commandPosition(arguments);
    if (position < 0)
        return couldNot(context, text("unknown option %1; muster --help lists them").arg(arguments.value(0)));
    return couldNot(context, text("there is no command %1; muster --help lists them").arg(arguments.at(position)));
}

void CommandLine::addCommonOptions(QCommandLineParser &parser)
{
    parser.addOptions({
        {"library", text("The library: a SQLite file, or postgresql://user@host/name."), "PATH"},
        {"data", text("A folder with further packs or game data; may be given again."), "DIR"},
        {"lang", text("Language of the output: en or fr."), "LANGUAGE"},
        {"verbose", text("Say more on standard error.")},
        {{"h", "help"}, text("Show this help.")},
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
        return couldNot(context, text("%1: %2").arg(command.name(), parser.errorText()));
    if (parser.isSet("help")) {
        context.out << text("Usage: muster %1 %2").arg(command.name(), command.synopsis()) << "\n\n"
                    << command.summary() << "\n";
        if (const QString more = command.description(); !more.isEmpty())
            context.out << "\n" << more << "\n";
        const QString help = parser.helpText();
        if (const auto options = help.indexOf("Options:"); options >= 0)
            context.out << "\n" << help.mid(options);
        return Fine;
    }
    readCommonOptions(parser, context);
    if (context.language != "en" && context.language != "fr")
        return couldNot(context, text("the language %1 is not known; en and fr are").arg(context.language));
    return command.run(parser, context);
}

QString CommandLine::helpText() const
{
    QString help = text("Muster, army lists and campaigns for miniature wargames.") + "\n\n"
        + text("Usage: muster [OPTIONS]              open the window") + "\n"
        + text("       muster COMMAND [OPTIONS]      work without it; muster COMMAND --help tells more") + "\n\n"
        + text("Commands:") + "\n";
    qsizetype width = 0;
    for (const auto &command : m_commands)
        width = std::max(width, command->name().size());
    for (const auto &command : m_commands)
        help += "  " + command->name().leftJustified(width + 2) + command->summary() + "\n";
    help += "\n" + text("Options: --library PATH, --data DIR (again for more), --lang en|fr, --verbose, --version, --help") + "\n"
        + text("Exit codes: 0 fine, 1 the answer is no, 2 could not do it.") + "\n";
    return help;
}

} // namespace muster::cli

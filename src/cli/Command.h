// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QCommandLineParser>
#include <QString>
#include <QStringList>
#include <QTextStream>

namespace muster::cli {

/// What a sub-command gets from outside: the common options and the two streams.
struct Context
{
    QTextStream &out;        ///< results only
    QTextStream &err;        ///< messages only
    QStringList dataFolders; ///< --data, further packs
    QString library;         ///< --library: a SQLite file or postgresql://...; empty = the user's own
    QString language;        ///< its code: "en", "fr"
    bool verbose = false;
};

/// Exit codes of every sub-command.
enum ExitCode { Fine = 0, AnswerIsNo = 1, CouldNot = 2 };

/// Which application object a sub-command needs; drawing works without a display in any case.
enum class Needs { Core, Gui, Widgets };

/// One sub-command of `muster`. Created once at start; holds no state between runs.
class Command
{
public:
    virtual ~Command() = default;

    [[nodiscard]] virtual QString name() const = 0;
    /// Like `FILE add UNIT`: what stands behind the name in the usage line.
    [[nodiscard]] virtual QString synopsis() const { return {}; }
    /// One line for the list of sub-commands.
    [[nodiscard]] virtual QString summary() const = 0;
    /// Further paragraphs for `muster NAME --help`, the JSON output among them.
    [[nodiscard]] virtual QString description() const { return {}; }
    /// Whether it tells by itself what is wrong with the folders of --data; otherwise a broken one is an error from the start.
    [[nodiscard]] virtual bool judgesData() const { return false; }
    [[nodiscard]] virtual Needs needs() const { return Needs::Core; }
    /// The same for these arguments, where only some of them need more.
    [[nodiscard]] virtual Needs needsFor(const QStringList &arguments) const
    {
        Q_UNUSED(arguments)
        return needs();
    }
    /// Adds the options and positional arguments of this sub-command.
    virtual void prepare(QCommandLineParser &parser) const { Q_UNUSED(parser) }
    /// Positional arguments come without the command's own name.
    virtual int run(const QCommandLineParser &parser, Context &context) const = 0;
};

/// Writes `muster: TEXT` to standard error and gives the exit code for "could not do it".
int couldNot(Context &context, const QString &text);

} // namespace muster::cli

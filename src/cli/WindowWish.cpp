// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/WindowWish.h"

#include <QCommandLineParser>
#include <QFileInfo>

namespace muster::cli {

std::optional<WindowWish> windowWish(const QStringList &arguments)
{
    // Asked before there is an application: no help, and so no words.
    QCommandLineParser parser;
    parser.addOptions({{"library", {}, "PATH"}, {"data", {}, "DIR"}, {"lang", {}, "LANGUAGE"}, {"verbose", {}}});
    if (!parser.parse(QStringList{"muster"} + arguments))
        return std::nullopt;
    WindowWish wish{parser.value("library"), parser.values("data"), parser.value("lang"), {}};
    const QStringList files = parser.positionalArguments();
    for (const QString &file : files) {
        if (!QFileInfo(file).isFile())
            return std::nullopt;
        wish.files.append(QFileInfo(file).absoluteFilePath());
    }
    return wish;
}

} // namespace muster::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/Symbols.h"

#include "print/layout/SvgPath.h"

#include <QDir>
#include <QFile>
#include <QHash>
#include <QRegularExpression>

// Outside any namespace: the macro declares a function of the resource compiler.
static void loadSymbolResource()
{
    Q_INIT_RESOURCE(symbols);
}

namespace muster::print {

namespace {

QHash<QString, QPainterPath> readAll()
{
    loadSymbolResource();
    static const QRegularExpression data("\\sd=\"([^\"]*)\"");
    QHash<QString, QPainterPath> all;
    const QDir folder(":/symbols");
    for (const QString &name : folder.entryList({"*.svg"})) {
        QFile file(folder.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            continue;
        const auto match = data.match(QString::fromUtf8(file.readAll()));
        all.insert(name.chopped(4), pathFromSvg(match.captured(1)));
    }
    return all;
}

const QHash<QString, QPainterPath> &all()
{
    static const QHash<QString, QPainterPath> symbols = readAll();
    return symbols;
}

} // namespace

bool Symbols::has(const QString &name)
{
    return all().contains(name);
}

QPainterPath Symbols::path(const QString &name)
{
    return all().value(name);
}

QStringList Symbols::names()
{
    QStringList names = all().keys();
    names.sort();
    return names;
}

} // namespace muster::print

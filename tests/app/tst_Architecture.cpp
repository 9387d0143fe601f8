// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"

#include <QDirIterator>
#include <QRegularExpression>

namespace {

QString textOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

using Arrows = QMap<QString, QStringList>;

QStringList sorted(QStringList list)
{
    list.removeAll({});
    list.sort();
    return list;
}

// muster_add_layer(NAME USES a b c QT ... ) of every folder.
Arrows fromBuild()
{
    static const QRegularExpression call(R"(muster_add_layer\((\w+)([^)]*)\))");
    static const QRegularExpression uses(R"(USES\s+((?:[a-z_]+\s*)+))");
    Arrows arrows;
    QDirIterator it(muster::test::sourceFolder() + "/src", {"CMakeLists.txt"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const auto match = call.match(textOf(it.next()));
        if (!match.hasMatch())
            continue;
        const auto list = uses.match(match.captured(2));
        arrows.insert(match.captured(1), sorted(list.captured(1).simplified().split(' ')));
    }
    return arrows;
}

// | `name` | what it holds | `a`, `b` |
Arrows fromDocument()
{
    static const QRegularExpression row(R"(^\| `(\w+)` \| .* \|([^|]*)\|$)", QRegularExpression::MultilineOption);
    Arrows arrows;
    auto it = row.globalMatch(textOf(muster::test::sourceFolder() + "/docs/ARCHITECTURE.md"));
    while (it.hasNext()) {
        const auto match = it.next();
        arrows.insert(match.captured(1), sorted(match.captured(2).remove('`').remove(' ').split(',')));
    }
    return arrows;
}

} // namespace

/// docs/ARCHITECTURE.md says what the build does, to the last arrow.
class tst_Architecture : public QObject
{
    Q_OBJECT

private slots:
    void document_hasEveryLayerAndArrow()
    {
        const Arrows build = fromBuild();
        const Arrows document = fromDocument();
        QVERIFY(build.size() > 15);
        QCOMPARE(document.keys(), build.keys());
        for (auto it = build.begin(); it != build.end(); ++it)
            QVERIFY2(document.value(it.key()) == it.value(), qPrintable(it.key() + ": " + it.value().join(", ")));
    }
};

MUSTER_TEST_MAIN(tst_Architecture)
#include "tst_Architecture.moc"

// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"

#include <QDirIterator>
#include <QRegularExpression>

#include <algorithm>

namespace {

constexpr int longestFile = 400, longestFunction = 60, usualFile = 80, mostClasses = 25;

QStringList linesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).split('\n') : QStringList();
}

/// Path below the project -> lines, of every source below a folder of the project.
QMap<QString, QStringList> sources(const QString &folder)
{
    QMap<QString, QStringList> found;
    const QDir project(muster::test::sourceFolder());
    QDirIterator it(project.filePath(folder), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString path = it.next();
        found.insert(project.relativeFilePath(path), linesOf(path));
    }
    return found;
}

// A file ends with a new line, behind which nothing stands.
int lengthOf(const QStringList &lines)
{
    return int(lines.size()) - (lines.last().isEmpty() ? 1 : 0);
}

/// A body of a function, by the format of the sources: both of its braces stand alone, in one column; behind that of a class stands
/// a semicolon.
struct Body
{
    int first = 0; ///< line of the opening brace, from 1
    int lines = 0;
};
QVector<Body> bodies(const QStringList &lines)
{
    static const QRegularExpression brace(R"(^( *)([{}])(;?)$)");
    QVector<Body> found;
    QVector<QPair<qsizetype, int>> open; // column and line
    for (int at = 0; at < lines.size(); ++at) {
        const QRegularExpressionMatch match = brace.match(lines.at(at));
        if (!match.hasMatch())
            continue;
        const qsizetype column = match.capturedLength(1);
        if (match.captured(2) == "{") {
            open.append({column, at});
            continue;
        }
        while (!open.isEmpty() && open.last().first > column)
            open.removeLast();
        if (open.isEmpty() || open.last().first != column)
            continue; // closes what was opened at the end of a line
        const int begin = open.takeLast().second;
        if (match.captured(3).isEmpty())
            found.append({begin + 1, at - begin + 1});
    }
    return found;
}

} // namespace

/// Sizes that CONTRIBUTING promises: whoever looks for a thing finds a short file, and a short function in it.
class tst_Bounds : public QObject
{
    Q_OBJECT

private slots:
    void files_areShort()
    {
        const auto all = sources("src");
        QVERIFY(all.size() > 1000);
        QStringList tooLong;
        QVector<int> lengths;
        for (auto it = all.begin(); it != all.end(); ++it) {
            lengths.append(lengthOf(*it));
            if (lengths.last() > longestFile)
                tooLong.append(QString("%1: %2 lines").arg(it.key(), QString::number(lengths.last())));
        }
        QVERIFY2(tooLong.isEmpty(), qPrintable("\n" + tooLong.join('\n')));
        std::sort(lengths.begin(), lengths.end());
        QVERIFY2(lengths.at(lengths.size() / 2) <= usualFile, "most files are long");
    }

    void bodies_areFound()
    {
        const QStringList text{"class A",
                               "{",
                               "    int b() const",
                               "    {",
                               "        if (c) {",
                               "        }",
                               "        return 1;",
                               "    }",
                               "};",
                               "",
                               "int d()",
                               "{",
                               "    const auto f = [] {",
                               "    };",
                               "}",
                               ""};
        const QVector<Body> found = bodies(text);
        QCOMPARE(found.size(), 2);
        QCOMPARE(found.at(0).first, 4);
        QCOMPARE(found.at(0).lines, 5);
        QCOMPARE(found.at(1).first, 12);
        QCOMPARE(found.at(1).lines, 4);
    }

    void functions_areShort()
    {
        const auto all = sources("src");
        QStringList tooLong;
        qsizetype functions = 0;
        for (auto it = all.begin(); it != all.end(); ++it) {
            for (const Body &body : bodies(*it)) {
                ++functions;
                if (body.lines > longestFunction)
                    tooLong.append(QString("%1:%2: %3 lines").arg(it.key(), QString::number(body.first), QString::number(body.lines)));
            }
        }
        QVERIFY(functions > 5000); // else the format is another one
        QVERIFY2(tooLong.isEmpty(), qPrintable("\n" + tooLong.join('\n')));
    }

    // A room is seen at a glance.
    void folders_haveFewClasses()
    {
        QMap<QString, QSet<QString>> names;
        const auto all = sources("src");
        for (auto it = all.begin(); it != all.end(); ++it)
            names[QFileInfo(it.key()).path()].insert(QFileInfo(it.key()).baseName());
        for (auto it = names.begin(); it != names.end(); ++it)
            QVERIFY2(it->size() <= mostClasses, qPrintable(QString("%1: %2").arg(it.key(), QString::number(it->size()))));
    }

    // Lines of tests for each line of source.
    void tests_keepUpWithTheSources()
    {
        const auto lines = [](const QString &folder) {
            int sum = 0;
            const auto all = sources(folder);
            for (const QStringList &file : all)
                sum += lengthOf(file);
            return sum;
        };
        const double ratio = double(lines("tests")) / lines("src");
        QVERIFY2(ratio >= 0.35, qPrintable(QString::number(ratio)));
    }
};

MUSTER_TEST_MAIN(tst_Bounds)
#include "tst_Bounds.moc"

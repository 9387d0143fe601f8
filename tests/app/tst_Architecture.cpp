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

// src/app/roster/X.h belongs to app_roster, src/tools/tour/X.h to tools_tour, src/rules/data/X.h to rules; main.cpp wires everything and
// belongs to none.
QString layerOf(const QString &pathBelowSrc)
{
    const QStringList parts = pathBelowSrc.split('/');
    if (parts.size() < 2)
        return {};
    const bool house = parts.at(0) == "app" || parts.at(0) == "tools"; // whose rooms are layers
    return house ? parts.at(0) + "_" + parts.at(1) : parts.at(0);
}

// Which layers' headers the files of a layer include.
Arrows fromIncludes()
{
    static const QRegularExpression include("^#include \"([^\"]+)\"", QRegularExpression::MultilineOption);
    const QDir source(muster::test::sourceFolder() + "/src");
    QMap<QString, QSet<QString>> found;
    QDirIterator it(source.path(), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
    while (it.hasNext()) {
        const QString file = it.next();
        const QString layer = layerOf(source.relativeFilePath(file));
        if (layer.isEmpty())
            continue;
        found[layer]; // also one that includes nothing
        auto match = include.globalMatch(textOf(file));
        while (match.hasNext()) {
            const QString other = layerOf(match.next().captured(1)); // "ui_AboutDialog.h" is of no layer
            if (!other.isEmpty() && other != layer)
                found[layer].insert(other);
        }
    }
    Arrows arrows;
    for (auto each = found.begin(); each != found.end(); ++each)
        arrows.insert(each.key(), sorted(QStringList(each->begin(), each->end())));
    return arrows;
}

// The order in which src/CMakeLists.txt lists the layers: from the ground up.
QStringList orderOfBuild()
{
    static const QRegularExpression folder(R"(add_subdirectory\(([\w/]+)\))");
    QStringList order;
    auto it = folder.globalMatch(textOf(muster::test::sourceFolder() + "/src/CMakeLists.txt"));
    while (it.hasNext())
        order.append(layerOf(it.next().captured(1) + "/"));
    return order;
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

    // Not one too few, or somebody reaches past their neighbours; not one too many, or the picture shows what is not there.
    void build_hasEveryArrowThatIsIncluded_andNoOther()
    {
        const Arrows build = fromBuild();
        const Arrows includes = fromIncludes();
        QCOMPARE(includes.keys(), build.keys());
        for (auto it = build.begin(); it != build.end(); ++it) {
            QVERIFY2(includes.value(it.key()) == it.value(),
                     qPrintable(QString("%1 includes %2, its CMakeLists.txt says %3")
                                    .arg(it.key(), includes.value(it.key()).join(", "), it.value().join(", "))));
        }
    }

    void arrows_pointToTheGround()
    {
        const QStringList order = orderOfBuild();
        const Arrows build = fromBuild();
        QCOMPARE(sorted(order), build.keys());
        for (auto it = build.begin(); it != build.end(); ++it) {
            for (const QString &used : it.value())
                QVERIFY2(order.indexOf(used) < order.indexOf(it.key()), qPrintable(it.key() + " uses " + used));
        }
    }

    // The flows name the files in which they happen.
    void flows_nameFilesThatAreThere()
    {
        const QString document = textOf(muster::test::sourceFolder() + "/docs/ARCHITECTURE.md");
        const auto begin = document.indexOf("## Three flows"), end = document.indexOf("\n## ", begin);
        QVERIFY(begin >= 0 && end > begin);
        static const QRegularExpression name(R"(`([\w/]+\.(?:cpp|h))`)");
        QSet<QString> files;
        auto it = name.globalMatch(document.mid(begin, end - begin));
        while (it.hasNext())
            files.insert(it.next().captured(1));
        QVERIFY(files.size() > 30);
        for (const QString &file : std::as_const(files))
            QVERIFY2(QFile::exists(muster::test::sourceFolder() + "/src/" + file), qPrintable(file));
    }

    // A further kind of document is a row in each table of kinds, and nothing else.
    void kindsOfDocuments_areAskedForInTheirTablesOnly()
    {
        static const QRegularExpression asked(
            R"((==|!=)\s*(library::)?Kind::(Roster|Campaign|Battle)\b|)"
            R"(\bKind::(Roster|Campaign|Battle)\s*(==|!=)|\bcase (library::)?Kind::(Roster|Campaign|Battle)\b)");
        QStringList places;
        QDirIterator it(muster::test::sourceFolder() + "/src", {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString file = it.next();
            if (file.contains("/src/rules/")) // which counts in rosters, and has a Kind of its own
                continue;
            if (const auto found = asked.match(textOf(file)); found.hasMatch())
                places.append(file + ": " + found.captured());
        }
        QVERIFY2(places.isEmpty(), qPrintable(places.join('\n')));
    }

    // Windows has none of these headers; and the same sources make the same program on every day.
    void sources_askForUnixBehindAGuard_andNeverForTheDate()
    {
        static const QRegularExpression line(R"(^\s*#\s*(?:(if|endif)|include <([\w/]+\.h)>))", QRegularExpression::MultilineOption);
        static const QRegularExpression date("__(DATE|TIME|TIMESTAMP)__");
        static const QRegularExpression ofUnix(
            "^(sys|arpa|netinet|net)/|^(unistd|fcntl|execinfo|signal|poll|pwd|grp|termios|dlfcn|netdb|pthread|sched|strings|emmintrin)\\.h$");
        int guarded = 0;
        QDirIterator it(muster::test::sourceFolder() + "/src", {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            const QString file = it.next(), text = textOf(file);
            QVERIFY2(!text.contains(date), qPrintable(file));
            int depth = 0;
            auto found = line.globalMatch(text);
            while (found.hasNext()) {
                const QRegularExpressionMatch each = found.next();
                if (const QString header = each.captured(2); !header.isEmpty()) {
                    const bool unixAlone = header.contains(ofUnix);
                    QVERIFY2(!unixAlone || depth > 0, qPrintable(file + ": " + header));
                    guarded += unixAlone;
                } else {
                    depth += each.captured(1) == "endif" ? -1 : 1;
                }
            }
            QCOMPARE(depth, 0);
        }
        QVERIFY(guarded > 5);
    }

    // Time and ids come by base::Stamps, chance by whoever asks for it: a test of what is stored is exact. Their sources stand in one
    // place each; the window and the command line, at the rim, ask the computer.
    void domain_asksNobodyForTheTimeOrForChance()
    {
        static const QRegularExpression asked(R"(\bcurrent(DateTime(Utc)?|Date|Time|MSecsSinceEpoch|SecsSinceEpoch)\(|\bcreateUuid|)"
                                              R"(\bsystem_clock\b|\brandom_device\b|QRandomGenerator::(global|system)\()");
        const QStringList sources{"base/Clock.cpp",           // the clock
                                  "base/IdSource.cpp",        // the ids
                                  "base/SeededHash.cpp",      // where the texts of a list stand in a table is nobody's guess
                                  "battle/dice/DiceCup.cpp"}; // the dice
        const QDir source(muster::test::sourceFolder() + "/src");
        QStringList places, seen;
        for (const char *layer : {"base", "text", "odds", "rules", "archive", "packs", "lists", "fetch", "campaign", "battle", "collection",
                                  "library", "share", "phone", "documents"}) {
            QDirIterator it(source.filePath(layer), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
            while (it.hasNext()) {
                const QString file = it.next();
                if (const auto found = asked.match(textOf(file)); found.hasMatch())
                    (sources.contains(source.relativeFilePath(file)) ? seen : places).append(file + ": " + found.captured());
            }
        }
        QVERIFY2(places.isEmpty(), qPrintable(places.join('\n')));
        QCOMPARE(seen.size(), sources.size());
    }

    // What decides what is legal can be read, fuzzed and measured without Qt.
    void rules_knowNoQt()
    {
        static const QRegularExpression qt("^#include <Q", QRegularExpression::MultilineOption);
        int files = 0;
        for (const char *layer : {"/src/base", "/src/rules"}) {
            QDirIterator it(muster::test::sourceFolder() + layer, {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
            for (; it.hasNext(); ++files) {
                const QString file = it.next();
                QVERIFY2(!textOf(file).contains(qt), qPrintable(file));
            }
        }
        QVERIFY(files > 50);
    }
};

MUSTER_TEST_MAIN(tst_Architecture)
#include "tst_Architecture.moc"

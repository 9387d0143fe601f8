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

QString below(const QString &path)
{
    return QDir(muster::test::sourceFolder()).filePath(path);
}

QStringList documents()
{
    QStringList found{"README.md", "CHANGELOG.md"};
    for (const QString &name : QDir(below("docs")).entryList({"*.md"}, QDir::Files))
        found.append("docs/" + name);
    return found;
}

// `data/GAME/lang`, `translations/xx`, `MigrationN.cpp`: what stands in capitals is to be filled in.
QString asPattern(QString part)
{
    static const QRegularExpression open("LANGUAGE|LAYER|GAME|CODE|NAME|NN-id|^xx$|N(?=\\.)");
    return part.replace(open, "*");
}

bool isThere(const QDir &folder, const QStringList &parts)
{
    if (parts.isEmpty())
        return true;
    const QStringList rest = parts.mid(1);
    if (parts.first() == "..")
        return isThere(QDir(folder.filePath("..")), rest);
    const QString pattern = asPattern(parts.first());
    const auto filter = QDir::Dirs | QDir::Files | QDir::Hidden | QDir::NoDotAndDotDot;
    for (const QString &name : folder.entryList({pattern}, filter)) {
        if (isThere(QDir(folder.filePath(name)), rest))
            return true;
    }
    // A class may be named without the ending of its files.
    return rest.isEmpty() && !folder.entryList({pattern + ".h", pattern + ".cpp"}, QDir::Files).isEmpty();
}

// The heading as a link names it: small letters, words joined by hyphens.
QSet<QString> anchorsOf(const QString &document)
{
    static const QRegularExpression heading("^#+ (.+)$", QRegularExpression::MultilineOption);
    static const QRegularExpression odd("[^\\w\\- ]", QRegularExpression::UseUnicodePropertiesOption);
    QSet<QString> anchors;
    auto it = heading.globalMatch(document);
    while (it.hasNext())
        anchors.insert(it.next().captured(1).toLower().remove(odd).replace(' ', '-'));
    return anchors;
}

} // namespace

/// What the documents for developers name is in the tree.
class tst_Documentation : public QObject
{
    Q_OBJECT

private slots:
    // `models/roster/FindingsModel.cpp`, `data/GAME/lang`: below the source folder or below src.
    void everyPathThatIsNamed_isThere()
    {
        static const QRegularExpression path("`([\\w.*-]+(?:/[\\w.*-]*)+)`");
        const QDir root(muster::test::sourceFolder()), source(below("src"));
        int looked = 0;
        QStringList gone;
        for (const QString &document : documents()) {
            auto it = path.globalMatch(textOf(below(document)));
            while (it.hasNext()) {
                const QString named = it.next().captured(1);
                const QStringList parts = named.split('/', Qt::SkipEmptyParts);
                if (parts.first().startsWith('.'))
                    continue; // ./check, ../share/muster/data: not from the root of the tree
                if (!QFileInfo(root.filePath(parts.first())).isDir() && !QFileInfo(source.filePath(parts.first())).isDir())
                    continue; // a folder of the user's, or of an archive
                ++looked;
                if (!isThere(root, parts) && !isThere(source, parts))
                    gone.append(document + ": " + named);
            }
        }
        QVERIFY(looked > 100);
        QVERIFY2(gone.isEmpty(), qPrintable(gone.join('\n')));
    }

    void everyLink_leadsToAFileAndAHeading()
    {
        static const QRegularExpression link("\\]\\(([^)#:]*)(?:#([^)]+))?\\)");
        int looked = 0;
        for (const QString &document : documents()) {
            const QString text = textOf(below(document));
            QVERIFY2(!text.isEmpty(), qPrintable(document));
            auto it = link.globalMatch(text);
            while (it.hasNext()) {
                const auto match = it.next();
                const QString target = match.captured(1).isEmpty() ? document : QFileInfo(document).path() + "/" + match.captured(1);
                ++looked;
                QVERIFY2(QFileInfo::exists(below(target)), qPrintable(document + ": " + match.captured()));
                if (!match.captured(2).isEmpty())
                    QVERIFY2(anchorsOf(textOf(below(target))).contains(match.captured(2)), qPrintable(document + ": " + match.captured()));
            }
        }
        QVERIFY(looked > 15);
    }

    // `tst_Architecture`, `./check --soak`: what is named can be run.
    void everyTestAndCheckThatIsNamed_canBeRun()
    {
        QSet<QString> programs;
        QDirIterator it(below("tests"), {"tst_*.cpp", "fuzz_*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext())
            programs.insert(QFileInfo(it.next()).completeBaseName());
        const QString check = textOf(below("check"));
        QVERIFY(programs.size() > 100 && !check.isEmpty());
        static const QRegularExpression test("\\b(tst_[A-Za-z]+)\\b"), option("\\./check (--[a-z]+)");
        for (const QString &document : documents()) {
            const QString text = textOf(below(document));
            auto named = test.globalMatch(text);
            while (named.hasNext()) {
                const QString program = named.next().captured(1);
                QVERIFY2(programs.contains(program), qPrintable(document + ": " + program));
            }
            auto options = option.globalMatch(text);
            while (options.hasNext()) {
                const QString word = options.next().captured(1);
                QVERIFY2(check.contains(word), qPrintable(document + ": " + word));
            }
        }
    }

    // The answers of CONTRIBUTING to a newcomer's questions: one file or folder each at least, and the text that they promise.
    void theFiveQuestions_haveAnswersThatHold()
    {
        const QString document = textOf(below("docs/CONTRIBUTING.md"));
        const auto begin = document.indexOf("## Five questions"), end = document.indexOf("\n## ", begin + 5);
        QVERIFY(begin >= 0 && end > begin);
        static const QRegularExpression row("^\\| \\*\\*(.+?)\\*\\* \\| (.+) \\|$", QRegularExpression::MultilineOption);
        QStringList questions;
        auto rows = row.globalMatch(document.mid(begin, end - begin));
        while (rows.hasNext()) {
            const auto match = rows.next();
            questions.append(match.captured(1));
            QVERIFY2(match.captured(2).contains('`'), qPrintable(match.captured(1)));
        }
        QCOMPARE(questions.size(), 5);
        // A sentence stands once, where it arises; its French is with its layer.
        QVERIFY(textOf(below("src/campaign/AfterAction.cpp")).contains("QT_TRANSLATE_NOOP(\"Message\", \"the report names no mission\")"));
        QVERIFY(textOf(below("translations/fr/campaign.ts")).contains("<source>the report names no mission</source>"));
        // A printed column is named by the pack.
        QVERIFY(textOf(below("data/dust/cards.json")).contains("\"columns\""));
    }

    // Muster speaks of itself alone: no path of somebody's machine, but for the example of a user called anna.
    void documents_speakOfNobodysMachine()
    {
        static const QRegularExpression machine("(/home/(?!anna/)\\w+|/root/|/work/)");
        for (const QString &document : documents()) {
            const auto found = machine.match(textOf(below(document)));
            QVERIFY2(!found.hasMatch(), qPrintable(document + ": " + found.captured()));
        }
    }
};

MUSTER_TEST_MAIN(tst_Documentation)
#include "tst_Documentation.moc"

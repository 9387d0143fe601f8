// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"

#include <QDirIterator>
#include <QRegularExpression>

namespace {

/// The end of what an opening bracket before `start` encloses; texts in quotation marks are skipped.
qsizetype closing(const QString &text, qsizetype start)
{
    int depth = 1;
    bool quoted = false;
    for (qsizetype i = start; i < text.size(); ++i) {
        const QChar c = text.at(i);
        if (c == '\\')
            ++i;
        else if (c == '"')
            quoted = !quoted;
        else if (!quoted && (c == '(' || c == ')'))
            depth += c == '(' ? 1 : -1;
        if (depth == 0)
            return i;
    }
    return text.size();
}

// The last name of an expression says what it is: "row.soldier.earned", "pages.size()", "award / survivors".
QString lastName(QString expression)
{
    expression.remove(QRegularExpression(R"(\([^()]*\)\s*$)"));
    static const QRegularExpression name(R"((\w+)\W*$)");
    return name.match(expression).captured(1);
}

// What the sources put first into a chain, though it is no text: numbers. Whoever adds a name here has looked at its type.
const QSet<QString> numbers{
    "1",
    "1000",
    "20",
    "4",
    "6",
    "8",
    "QChar",
    "active",
    "award",
    "boxesLeft",
    "cost",
    "count",
    "definitionCount",
    "devicePixelRatio",
    "drawPoints",
    "earned",
    "errors",
    "events",
    "failed",
    "figuresLeft",
    "free",
    "freeAfter",
    "freeBefore",
    "from",
    "getEntriesCount",
    "height",
    "kills",
    "left",
    "line",
    "linkCount",
    "m_number",
    "mission",
    "needed",
    "number",
    "oneScore",
    "oneWins",
    "owned",
    "painted",
    "part",
    "pictures",
    "played",
    "players",
    "points",
    "pointsFrom",
    "pool",
    "present",
    "qulonglong",
    "right",
    "rows",
    "schema",
    "sheet",
    "size",
    "spent",
    "steps",
    "survivors",
    "toDouble",
    "toInteger",
    "toLongLong",
    "total",
    "victoryPoints",
    "warnings",
    "width",
    "winPoints",
    "x",
    "y",
};

} // namespace

/// How the sources make sentences.
class tst_Sentences : public QObject
{
    Q_OBJECT

private slots:
    // A unit called "Bravo %2" must not swallow the number that comes after it: QString::arg(a, b) replaces all at once.
    void textIsNeverPutThroughASecondArg()
    {
        static const QRegularExpression next(R"(^\s*\.arg\()");
        QStringList wrong;
        int chains = 0;
        const QDir source(muster::test::sourceFolder() + "/src");
        QDirIterator it(source.path(), {"*.h", "*.cpp"}, QDir::Files, QDirIterator::Subdirectories);
        while (it.hasNext()) {
            QFile file(it.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            const QString text = QString::fromUtf8(file.readAll());
            for (qsizetype at = text.indexOf(".arg("); at >= 0; at = text.indexOf(".arg(", at + 5)) {
                const qsizetype end = closing(text, at + 5);
                if (!next.match(text.mid(end + 1, 200)).hasMatch())
                    continue;
                ++chains;
                const QString first = text.mid(at + 5, end - at - 5);
                if (!numbers.contains(lastName(first)))
                    wrong.append(QString("%1: .arg(%2)").arg(source.relativeFilePath(file.fileName()), first));
            }
        }
        QVERIFY(chains > 20); // else the search is broken
        QVERIFY2(wrong.isEmpty(), qPrintable("\n" + wrong.join('\n')));
    }
};

MUSTER_TEST_MAIN(tst_Sentences)
#include "tst_Sentences.moc"

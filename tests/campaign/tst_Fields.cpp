// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/log/FieldReader.h"

#include "campaign/muster/Figure.h"
#include "support/TestMain.h"

#include <QJsonDocument>
#include <QRandomGenerator>

using namespace muster;
using namespace muster::campaign;

namespace {

enum class Mood { Calm, Angry, Glad };
const QStringList moods{"", "angry", "glad"};

/// Something in something, with every kind of field that files have.
struct Inner
{
    QString name;
    int count = 1;
    Mood mood = Mood::Calm;
    QJsonObject extra{};
    friend bool operator==(const Inner &, const Inner &) = default;
};

struct Outer
{
    QString text;
    int figure = 0;
    bool yes = false;
    QDate date;
    QByteArray bytes;
    QStringList words;
    QVector<int> numbers;
    QMap<QString, int> counted;
    QMap<QString, QString> named;
    QMap<QString, Mood> feelings;
    QVector<Inner> items;
    Inner one;
    QJsonObject extra{};
    friend bool operator==(const Outer &, const Outer &) = default;
};

template <typename F>
void fields(F &f, Inner &v)
{
    f("name", v.name)("count", v.count, 1).choice("mood", v.mood, moods);
}

template <typename F>
void fields(F &f, Outer &v)
{
    f("text", v.text)("figure", v.figure)("yes", v.yes)("date", v.date)("bytes", v.bytes)("words", v.words)("numbers", v.numbers);
    f("counted", v.counted)("named", v.named).choices("feelings", v.feelings, moods).list("items", v.items).one("one", v.one);
}

Inner randomInner(QRandomGenerator &random)
{
    Inner inner;
    inner.name = QStringList{"", "Aldo", "é\n<\"%1"}.at(random.bounded(3));
    inner.count = int(random.bounded(4));
    inner.mood = Mood(random.bounded(3));
    return inner;
}

Outer randomOuter(QRandomGenerator &random)
{
    Outer outer;
    outer.text = QStringList{"", "text", "two\nlines"}.at(random.bounded(3));
    outer.figure = int(random.bounded(5)) - 2;
    outer.yes = random.bounded(2);
    outer.date = random.bounded(2) ? QDate(2026, 1 + int(random.bounded(12)), 3) : QDate();
    outer.bytes = random.bounded(2) ? QByteArray("\0\xff\x89png", 6) : QByteArray();
    for (int i = int(random.bounded(3)); i > 0; --i) {
        outer.words.append(QString("w%1").arg(i));
        outer.numbers.append(i - 1);
        outer.counted.insert(QString("c%1").arg(i), i - 2);
        outer.named.insert(QString("n%1").arg(i), i == 1 ? QString() : "x");
        outer.feelings.insert(QString("f%1").arg(i), Mood(random.bounded(3)));
        outer.items.append(randomInner(random));
    }
    outer.one = randomInner(random);
    return outer;
}

} // namespace

/// The fields of events in files, in both directions: what is written is read, what cannot be read is told and kept.
class tst_Fields : public QObject
{
    Q_OBJECT

private slots:
    void whatIsWritten_isRead()
    {
        QRandomGenerator random(6);
        for (int i = 0; i < 500; ++i) {
            const Outer outer = randomOuter(random);
            QVector<ReadFault> faults;
            // Through text, as a file has it.
            const QByteArray text = QJsonDocument(FieldWriter::write(outer)).toJson();
            const Outer read = FieldReader::read<Outer>(QJsonDocument::fromJson(text).object(), faults);
            QVERIFY2(faults.isEmpty(), text.constData());
            QVERIFY2(read == outer, text.constData());
        }
    }

    void usualValues_areLeftOut()
    {
        const QJsonObject json = FieldWriter::write(Outer());
        QCOMPARE(json.keys(), QStringList{"one"}); // what is always one stands there, empty
        QVERIFY(json["one"].toObject().isEmpty());
        Inner one;
        QVERIFY(FieldWriter::write(one).isEmpty());
        one.count = 0; // unusual: the usual is 1
        QCOMPARE(FieldWriter::write(one)["count"].toInt(-1), 0);
    }

    void whatCannotBeRead_isToldAndKept_data()
    {
        QTest::addColumn<QByteArray>("json");
        QTest::addColumn<QString>("where");
        QTest::addColumn<bool>("newer");
        const auto row = [](const char *name, const char *json, const char *where, bool newer = false) {
            QTest::newRow(name) << QByteArray(json) << QString(where) << newer;
        };
        row("number for a text", R"({"text": 3})", "text");
        row("text for a number", R"({"figure": "3"})", "figure");
        row("half a number", R"({"figure": 2.5})", "figure");
        row("beyond every figure", R"({"figure": 1e15})", "figure");
        row("a word for truth", R"({"yes": "yes"})", "yes");
        row("no date", R"({"date": "2026-13-01"})", "date");
        row("a list with a number", R"({"words": ["a", 2]})", "words");
        row("no list", R"({"numbers": 4})", "numbers");
        row("no object", R"({"counted": []})", "counted");
        row("an unknown word", R"({"one": {"mood": "jealous"}})", "one.mood", true);
        row("in a list", R"({"items": [{}, {"count": "many"}]})", "items[1].count");
        row("a word in a list", R"({"items": [{"mood": "jealous"}]})", "items[0].mood", true);
        row("nothing", R"({"text": null})", "text");
    }
    void whatCannotBeRead_isToldAndKept()
    {
        QFETCH(QByteArray, json);
        QFETCH(QString, where);
        QFETCH(bool, newer);
        const QJsonObject object = QJsonDocument::fromJson(json).object();
        QVERIFY(!object.isEmpty());
        QVector<ReadFault> faults;
        const Outer read = FieldReader::read<Outer>(object, faults);
        QCOMPARE(faults.size(), 1);
        QCOMPARE(faults.first().where, where);
        QCOMPARE(faults.first().newer, newer);
        QVERIFY(!faults.first().value.isEmpty() && faults.first().value.size() <= 41);
        // Nothing is guessed in its place, and written again it stands there as it stood.
        QJsonObject again = FieldWriter::write(read);
        if (!object.contains("one"))
            again.remove("one");
        QCOMPARE(again, object);
    }

    // Keys of a newer version stay where they are, at any depth, and are no fault.
    void unknownKeys_stayWhereTheyWere()
    {
        const QJsonObject object{{"text", "x"},
                                 {"weather", "fog"},
                                 {"items", QJsonArray{QJsonObject{{"name", "Aldo"}, {"boots", 2}}, QJsonObject{{"shoes", true}}}},
                                 {"one", QJsonObject{{"count", 3}, {"hat", QJsonObject{{"size", 7}}}}}};
        QVector<ReadFault> faults;
        const Outer read = FieldReader::read<Outer>(object, faults);
        QVERIFY(faults.isEmpty());
        QCOMPARE(read.extra, (QJsonObject{{"weather", "fog"}}));
        QCOMPARE(read.items.first().extra["boots"].toInt(), 2);
        QCOMPARE(read.one.count, 3);
        QCOMPARE(FieldWriter::write(read), object);
        // What this version changes is written, what it does not know goes along.
        Outer changed = read;
        changed.text = "y";
        QCOMPARE(FieldWriter::write(changed)["weather"].toString(), "fog");
        QCOMPARE(FieldWriter::write(changed)["text"].toString(), "y");
    }

    // A long value is shortened in the sentence, never in the file.
    void longValues_areShortenedInTheSentenceAlone()
    {
        const QString long_(500, 'x');
        QVector<ReadFault> faults;
        const Outer read = FieldReader::read<Outer>({{"figure", long_}}, faults);
        QCOMPARE(faults.size(), 1);
        QVERIFY(faults.first().value.size() <= 41 && faults.first().value.startsWith("xxx"));
        QCOMPARE(read.extra["figure"].toString(), long_);
        QCOMPARE(read.figure, 0);
    }

    void figures_areBounded()
    {
        QVector<ReadFault> faults;
        QCOMPARE(FieldReader::read<Outer>({{"figure", highestFigure}}, faults).figure, highestFigure);
        QCOMPARE(FieldReader::read<Outer>({{"figure", -highestFigure}}, faults).figure, -highestFigure);
        QVERIFY(faults.isEmpty());
        QCOMPARE(FieldReader::read<Outer>({{"figure", double(highestFigure) + 1}}, faults).figure, 0);
        QCOMPARE(faults.size(), 1);
    }
};

MUSTER_TEST_MAIN(tst_Fields)
#include "tst_Fields.moc"

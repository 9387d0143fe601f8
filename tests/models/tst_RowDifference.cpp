// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/RowDifference.h"

#include "models/roster/NameOrder.h"
#include "support/TestMain.h"

#include <QAbstractItemModelTester>
#include <QRandomGenerator>
#include <QSignalSpy>

using namespace muster;

namespace {

struct Line
{
    QString key, text;
    friend bool operator==(const Line &, const Line &) = default;
};

/// A list whose rows are brought to what is wanted, as those of the window are.
class Lines : public models::ValueRows<QAbstractListModel>
{
public:
    int rowCount(const QModelIndex &parent = {}) const override { return parent.isValid() ? 0 : int(m_rows.size()); }
    QVariant data(const QModelIndex &index, int role) const override
    {
        return role == Qt::DisplayRole && index.isValid() ? m_rows.at(index.row()).text : QVariant();
    }
    void show(const QVector<Line> &wanted)
    {
        models::bringRowsTo(
            m_rows, wanted, [](const Line &line) { return line.key; }, *this);
    }
    [[nodiscard]] const QVector<Line> &rows() const { return m_rows; }

private:
    QVector<Line> m_rows;
};

QVector<Line> linesOf(const QStringList &keys)
{
    QVector<Line> lines;
    for (const QString &key : keys)
        lines.append({key, key});
    return lines;
}

} // namespace

/// How a model comes from the rows it has to those it should have: views keep what is selected, and hear no more than they must.
class tst_RowDifference : public QObject
{
    Q_OBJECT

private slots:
    void randomLists_areReachedWithoutAReset()
    {
        QRandomGenerator random(4);
        Lines model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QSignalSpy resets(&model, &QAbstractItemModel::modelReset);
        QStringList mirror; // what a view that only listens would show
        connect(&model, &QAbstractItemModel::rowsInserted, this, [&](const QModelIndex &, int first, int last) {
            for (int row = first; row <= last; ++row)
                mirror.insert(row, model.index(row).data().toString());
        });
        connect(&model, &QAbstractItemModel::rowsRemoved, this,
                [&](const QModelIndex &, int first, int last) { mirror.remove(first, last - first + 1); });
        connect(&model, &QAbstractItemModel::dataChanged, this, [&](const QModelIndex &first, const QModelIndex &last) {
            for (int row = first.row(); row <= last.row(); ++row)
                mirror[row] = model.index(row).data().toString();
        });
        for (int round = 0; round < 400; ++round) {
            QVector<Line> wanted;
            for (int i = 0; i < 9; ++i) {
                if (random.bounded(3))
                    wanted.append({QString::number(i), QString("%1/%2").arg(i).arg(random.bounded(3))});
            }
            if (random.bounded(4) == 0 && wanted.size() > 1)
                wanted.swapItemsAt(0, wanted.size() - 1);
            model.show(wanted);
            QCOMPARE(model.rows(), wanted);
            QStringList texts;
            for (const Line &line : wanted)
                texts.append(line.text);
            QCOMPARE(mirror, texts);
        }
        QCOMPARE(resets.count(), 0);
    }

    void whatStays_keepsItsIndex()
    {
        Lines model;
        model.show(linesOf({"a", "b", "c", "d"}));
        const QPersistentModelIndex first(model.index(0)), last(model.index(3)), gone(model.index(1));
        model.show(linesOf({"a", "c", "d"}));
        QCOMPARE(first.row(), 0);
        QCOMPARE(last.row(), 2);
        QVERIFY(!gone.isValid());
        model.show(linesOf({"a", "x", "y", "c", "d"}));
        QCOMPARE(last.row(), 4);
        QCOMPARE(last.data().toString(), "d");
    }

    // An edit of one row is one signal about one row.
    void aChange_isToldOnceAndThereAlone()
    {
        Lines model;
        QVector<Line> lines = linesOf({"a", "b", "c", "d", "e"});
        model.show(lines);
        QSignalSpy changed(&model, &QAbstractItemModel::dataChanged), inserted(&model, &QAbstractItemModel::rowsInserted),
            removed(&model, &QAbstractItemModel::rowsRemoved);
        model.show(lines);
        QCOMPARE(changed.count() + inserted.count() + removed.count(), 0);
        lines[1].text = lines[2].text = "new";
        lines[4].text = "new too";
        model.show(lines);
        QCOMPARE(changed.count(), 2); // neighbours go together
        QCOMPARE(changed.at(0).at(0).toModelIndex().row(), 1);
        QCOMPARE(changed.at(0).at(1).toModelIndex().row(), 2);
        QCOMPARE(changed.at(1).at(0).toModelIndex().row(), 4);
        QCOMPARE(inserted.count() + removed.count(), 0);
        model.show({});
        QCOMPARE(removed.count(), 1);
        model.show(lines);
        QCOMPARE(inserted.count(), 1);
    }

    void names_areInTheOrderOfThePlayersLanguage()
    {
        QLocale::setDefault(QLocale("fr"));
        models::NameOrder order;
        QStringList names{"Équipe 10", "equipe 2", "Zorglub", "Équipe 2 bis", "Artilleur", "élan"};
        std::sort(names.begin(), names.end(), [&](const QString &a, const QString &b) { return order.compare(a, b) < 0; });
        QVERIFY(names.indexOf("Équipe 10") > names.indexOf("Équipe 2 bis")); // numbers count as numbers
        QCOMPARE(names.first(), "Artilleur");
        QCOMPARE(names.last(), "Zorglub"); // an accent does not send a name behind the alphabet
        // The same order however often it is asked, and from both sides.
        for (const QString &a : std::as_const(names)) {
            for (const QString &b : std::as_const(names)) {
                QCOMPARE(order.compare(a, b) < 0, order.compare(b, a) > 0);
                QCOMPARE(order.compare(a, b) == 0, a == b);
            }
        }
        order.forget();
        QVERIFY(order.compare("Artilleur", "Zorglub") < 0);
        QLocale::setDefault(QLocale::c());
    }
};

MUSTER_TEST_MAIN(tst_RowDifference)
#include "tst_RowDifference.moc"

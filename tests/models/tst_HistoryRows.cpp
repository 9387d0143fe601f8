// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/RosterDocument.h"
#include "models/HistoryModel.h"
#include "rules/roster/RosterWriter.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <QAbstractItemModelTester>
#include <QDateTime>
#include <QRandomGenerator>

using namespace muster;
using models::HistoryModel;

namespace {

/// A sample that is edited: every state it was in, oldest first.
class EditedList
{
public:
    explicit EditedList(const packs::PackPtr &pack)
        : m_document(documents::gameOf(pack, "en"), test::sampleRoster(*pack), m_ids), m_history(m_document.undoStack()),
          m_tester(&m_history, QAbstractItemModelTester::FailureReportingMode::QtTest)
    {
        m_states.append(now());
    }

    [[nodiscard]] HistoryModel &history() { return m_history; }
    [[nodiscard]] const QStringList &states() const { return m_states; }
    [[nodiscard]] QString now() const { return QString::fromStdString(rules::writeRoster(m_document.roster())); }

    /// One more of the first unit: a step that never becomes one with the step before.
    void step()
    {
        const std::string unit = m_document.roster().forces.front().selections.front().id;
        QVERIFY(m_document.duplicateSelection(unit).ok());
        m_states.append(now());
    }
    /// What is undone is forgotten when something else is done.
    void forget(qsizetype keep) { m_states.resize(keep); }

private:
    base::CountingIdSource m_ids;
    documents::RosterDocument m_document;
    HistoryModel m_history;
    QAbstractItemModelTester m_tester;
    QStringList m_states;
};

} // namespace

/// The panel History: a row for every state, newest first.
class tst_HistoryRows : public QObject
{
    Q_OBJECT

    std::unique_ptr<packs::PackStore> m_packs = test::ownPacks();

private slots:
    void everyRow_isAStateToGoBackTo()
    {
        EditedList list(m_packs->find("dust"));
        HistoryModel &history = list.history();
        QCOMPARE(history.rowCount(), 1);
        QVERIFY(history.index(0).data(HistoryModel::IsStartRole).toBool());
        QVERIFY(history.index(0).data(HistoryModel::IsCurrentRole).toBool());
        for (int i = 1; i <= 6; ++i)
            list.step();
        QCOMPARE(history.rowCount(), 7);
        QRandomGenerator random(4);
        for (int round = 0; round < 30; ++round) {
            const int row = int(random.bounded(7));
            history.jump(history.index(row));
            QCOMPARE(list.now(), list.states().at(6 - row));
            for (int other = 0; other < 7; ++other) {
                QCOMPARE(history.index(other).data(HistoryModel::IsCurrentRole).toBool(), other == row);
                QCOMPARE(history.index(other).data(HistoryModel::IsUndoneRole).toBool(), other < row);
                QCOMPARE(history.index(other).data(HistoryModel::IsStartRole).toBool(), other == 6);
            }
        }
        history.jump({}); // nothing
        history.jump(history.index(0));
        QCOMPARE(list.now(), list.states().last());
    }

    void newStep_takesThePlaceOfWhatWasUndone()
    {
        EditedList list(m_packs->find("dust"));
        HistoryModel &history = list.history();
        for (int i = 0; i < 3; ++i)
            list.step();
        history.jump(history.index(2)); // one step is left
        list.forget(2);
        list.step();
        QCOMPARE(history.rowCount(), 3);
        QVERIFY(history.index(0).data(HistoryModel::IsCurrentRole).toBool());
        for (int row = 0; row < 3; ++row) {
            history.jump(history.index(row));
            QCOMPARE(list.now(), list.states().at(2 - row));
        }
    }

    void rows_sayWhatWasDone_andWhen()
    {
        EditedList list(m_packs->find("dust"));
        const QDateTime before = QDateTime::currentDateTimeUtc();
        for (int i = 0; i < 3; ++i)
            list.step();
        HistoryModel &history = list.history();
        history.jump(history.index(1));
        QVERIFY(!history.index(3).data(HistoryModel::WhenRole).isValid()); // the start is no step
        QDateTime last = before;
        for (int row = 2; row >= 0; --row) {
            const QDateTime when = history.index(row).data(HistoryModel::WhenRole).toDateTime();
            QVERIFY(when >= last && when <= QDateTime::currentDateTimeUtc());
            last = when;
            QVERIFY(!history.index(row).data().toString().isEmpty());
        }
        // Who cannot see what is grey or bold hears it.
        const auto said = [&history](int row) { return history.index(row).data(Qt::AccessibleTextRole).toString(); };
        QVERIFY2(said(0).endsWith(", undone"), qPrintable(said(0)));
        QVERIFY2(said(1).endsWith(", now"), qPrintable(said(1)));
        QCOMPARE(said(2), history.index(2).data().toString());
        const text::Speaking french("fr");
        QVERIFY(!said(0).endsWith("undone") && !said(1).endsWith("now"));
        QVERIFY(history.index(3).data().toString() != "Start");
    }
};

MUSTER_TEST_MAIN(tst_HistoryRows)
#include "tst_HistoryRows.moc"

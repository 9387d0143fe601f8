// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/NewRoster.h"
#include "models/roster/FormationModel.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"
#include "text/Speaking.h"

#include <algorithm>

using namespace muster;
using models::FormationRow;

/// What drag and drop does to a formation.
class tst_FormationDrop : public QObject
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;
    std::shared_ptr<packs::PackStore> m_store;
    packs::PackPtr m_pack;
    std::unique_ptr<documents::RosterDocument> m_document;
    std::unique_ptr<models::FormationModel> m_model;
    QString m_force;

    // Ids of the units that stand directly in the force, in order.
    [[nodiscard]] QStringList order() const
    {
        QStringList ids;
        for (const rules::Selection &selection : m_document->roster().forces.front().selections)
            ids.append(QString::fromStdString(selection.id));
        return ids;
    }

    // Drops rows between others: before `before`, or behind the last row of its parent when that is empty.
    bool drop(const QStringList &ids, const QString &before, const QString &behind = {})
    {
        QModelIndexList indexes;
        for (const QString &id : ids)
            indexes.append(m_model->indexOfId(id));
        const std::unique_ptr<QMimeData> data(m_model->mimeData(indexes));
        const QModelIndex at = m_model->indexOfId(before.isEmpty() ? behind : before);
        return m_model->dropMimeData(data.get(), Qt::MoveAction, at.row() + (before.isEmpty() ? 1 : 0), 0, at.parent());
    }

    bool dropOn(const QString &id, const QString &on)
    {
        const std::unique_ptr<QMimeData> data(m_model->mimeData({m_model->indexOfId(id)}));
        return m_model->dropMimeData(data.get(), Qt::MoveAction, -1, -1, m_model->indexOfId(on));
    }

    // Four single units of the force, all of the same slot.
    [[nodiscard]] QStringList fourUnits()
    {
        QStringList ids;
        for (const rules::Slot &slot : m_document->evaluator().slotsOf(share::toData(m_force))) {
            for (const rules::Candidate &candidate : slot.candidates) {
                if (!candidate.canAdd || !candidate.node || models::isFormation(*candidate.node))
                    continue;
                for (int i = 0; i < 4; ++i) {
                    const auto answer = m_document->addSelection(share::toData(m_force), candidate.entryId, slot.groupId);
                    if (answer)
                        ids.append(QString::fromStdString(answer.value()));
                }
                if (ids.size() == 4)
                    return ids;
                while (m_document->undoStack().canUndo() && !ids.isEmpty()) {
                    m_document->undoStack().undo();
                    ids.removeLast();
                }
            }
        }
        return ids;
    }

private slots:
    void init()
    {
        m_store = test::ownPacks();
        m_pack = m_store->find("dust");
        documents::RosterWish wish;
        wish.name = "Test";
        wish.catalogueId = std::string(m_pack->factions().front()->idText);
        auto made = documents::makeRoster(*m_pack, wish, m_ids);
        QVERIFY(made.ok());
        m_document = std::make_unique<documents::RosterDocument>(documents::gameOf(m_pack, "en"), std::move(*made), m_ids);
        m_model = std::make_unique<models::FormationModel>(*m_document, share::RosterLook::of(*m_pack, "en"));
        m_force = QString::fromStdString(m_document->roster().forces.front().id);
    }

    void cleanup()
    {
        m_model.reset();
        m_document.reset();
    }

    void orderIsRightInBothDirections()
    {
        const QStringList units = fourUnits();
        QCOMPARE(units.size(), 4);
        const QStringList before = order();
        QVERIFY(drop({units[0]}, units[2])); // downwards: between the second and the third
        QCOMPARE(order(), (QStringList{units[1], units[0], units[2], units[3]}));
        m_document->undoStack().undo();
        QCOMPARE(order(), before);
        QVERIFY(drop({units[2]}, units[0])); // upwards
        QCOMPARE(order(), (QStringList{units[2], units[0], units[1], units[3]}));
        m_document->undoStack().undo();
        QVERIFY(drop({units[0]}, {}, units[3])); // to the end
        QCOMPARE(order(), (QStringList{units[1], units[2], units[3], units[0]}));
    }

    void severalKeepTheirOrder_inOneStep()
    {
        const QStringList units = fourUnits();
        const int steps = m_document->undoStack().count();
        QVERIFY(drop({units[3], units[1]}, units[0])); // clicked in another order than they stand in
        QCOMPARE(order(), (QStringList{units[1], units[3], units[0], units[2]}));
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        QCOMPARE(m_model->dropped(), (QStringList{units[1], units[3]}));
        m_document->undoStack().undo();
        QVERIFY(drop({units[0], units[2]}, {}, units[3]));
        QCOMPARE(order(), (QStringList{units[1], units[3], units[0], units[2]}));
        m_document->undoStack().undo();
        QCOMPARE(order(), units);
    }

    void whereItStands_isNoStep()
    {
        const QStringList units = fourUnits();
        const int steps = m_document->undoStack().count();
        drop({units[1]}, units[1]);
        drop({units[1]}, units[2]);
        dropOn(units[1], units[1]);
        QCOMPARE(order(), units);
        QCOMPARE(m_document->undoStack().count(), steps);
    }

    void whatDoesNotFit_isRefusedWithAReason()
    {
        const QString formation = addFormation();
        const std::unique_ptr<QMimeData> data(m_model->mimeData({m_model->indexOfId(formation)}));
        const QModelIndex slot = m_model->find(
            [&](const FormationRow &row) { return row.kind == FormationRow::Kind::EmptySlot && row.ownerId == formation; });
        QVERIFY(slot.isValid());
        QVERIFY(!m_model->canDropMimeData(data.get(), Qt::MoveAction, -1, -1, slot)); // into itself
        QVERIFY(m_model->refusal(*data, Qt::MoveAction, -1, slot).contains("inside itself"));
    }

    // In the words of the rows, not of the data.
    void refusal_namesTheUnitAsItsRowDoes()
    {
        text::Speaking french("fr");
        models::FormationModel model(*m_document, share::RosterLook::of(*m_pack, "fr"));
        const QString formation = addFormation();
        const QString shown = model.row(model.indexOfId(formation))->name;
        QVERIFY(shown != QString::fromStdString(rules::findSelection(m_document->roster(), share::toData(formation)).selection->name));
        const std::unique_ptr<QMimeData> data(model.mimeData({model.indexOfId(formation)}));
        QCOMPARE(data->text(), shown);
        const QModelIndex slot = model.find([&](const FormationRow &row) { return row.kind == FormationRow::Kind::EmptySlot; });
        const QString why = model.refusal(*data, Qt::MoveAction, -1, slot);
        QVERIFY2(why.contains(shown), qPrintable(why));
        QVERIFY2(!why.contains("inside itself"), qPrintable(why));
    }

    void filledSlot_isSwapped()
    {
        const QString first = addFormation(), second = addFormation();
        const QString a = fill(first), b = fill(second);
        QVERIFY(!a.isEmpty() && !b.isEmpty());
        const auto parentOf = [this](const QString &id) {
            return QString::fromStdString(rules::findSelection(m_document->roster(), share::toData(id)).parentId());
        };
        const int steps = m_document->undoStack().count();
        QVERIFY(dropOn(a, b));
        QCOMPARE(parentOf(a), second);
        QCOMPARE(parentOf(b), first);
        QCOMPARE(m_document->undoStack().count(), steps + 1);
        m_document->undoStack().undo();
        QCOMPARE(parentOf(a), first);
        QCOMPARE(parentOf(b), second);
    }

    // What the hand is shown as possible is possible: every unit of every sample on every other row.
    void whatIsOffered_isDone_data()
    {
        QTest::addColumn<QString>("pack");
        QTest::addColumn<int>("sample");
        const auto store = test::ownPacks();
        for (const auto &pack : store->packs())
            for (int i = 0; i < pack->manifest().samples.size(); ++i)
                QTest::addRow("%s %d", qPrintable(pack->id()), i) << pack->id() << i;
    }
    void whatIsOffered_isDone()
    {
        QFETCH(QString, pack);
        QFETCH(int, sample);
        const packs::PackPtr game = m_store->find(pack);
        documents::RosterDocument document(documents::gameOf(game, "en"), test::sampleRoster(*game, sample), m_ids);
        models::FormationModel model(document, share::RosterLook::of(*game, "en"));
        QStringList refused;
        connect(&document, &documents::RosterDocument::refused, this, [&](const QString &why) { refused.append(why); });
        QStringList units;
        (void)model.find([&](const FormationRow &row) {
            if (row.kind == FormationRow::Kind::Unit)
                units.append(row.id);
            return false;
        });
        QVERIFY(!units.isEmpty());
        for (const QString &unit : std::as_const(units))
            for (const QString &on : std::as_const(units)) {
                const std::unique_ptr<QMimeData> data(model.mimeData({model.indexOfId(unit)}));
                const QModelIndex at = model.indexOfId(on);
                if (unit == on || !model.canDropMimeData(data.get(), Qt::MoveAction, -1, -1, at))
                    continue;
                const int step = document.undoStack().index();
                const QString drop = model.row(model.indexOfId(unit))->name + " on " + model.row(at)->name; // rows move with it
                const bool done = model.dropMimeData(data.get(), Qt::MoveAction, -1, -1, at);
                QVERIFY2(done, qPrintable(drop + ": " + refused.join(' ')));
                document.undoStack().setIndex(step);
            }
    }

private:
    QString addFormation()
    {
        for (const rules::Slot &slot : m_document->evaluator().slotsOf(share::toData(m_force))) {
            for (const rules::Candidate &candidate : slot.candidates) {
                if (candidate.node && models::isFormation(*candidate.node) && candidate.canAdd)
                    return QString::fromStdString(*m_document->addSelection(share::toData(m_force), candidate.entryId, slot.groupId));
            }
        }
        return {};
    }

    // Fills the first slot with room for one; gives the unit.
    QString fill(const QString &formation)
    {
        for (const rules::Slot &slot : m_document->evaluator().slotsOf(share::toData(formation))) {
            if (slot.max != 1 || slot.current > 0)
                continue;
            for (const rules::Candidate &candidate : slot.candidates) {
                if (candidate.canAdd)
                    return QString::fromStdString(*m_document->addSelection(share::toData(formation), candidate.entryId, slot.groupId));
            }
        }
        return {};
    }
};

MUSTER_TEST_MAIN(tst_FormationDrop)
#include "tst_FormationDrop.moc"

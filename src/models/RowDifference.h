// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractItemModel>
#include <QVector>

#include <algorithm>

namespace muster::models {

/// Gives access to the row signals of a model, which are protected.
class RowSignals
{
public:
    virtual ~RowSignals() = default;
    virtual void removeStart(int first, int last) = 0;
    virtual void removeEnd() = 0;
    virtual void insertStart(int first, int last) = 0;
    virtual void insertEnd() = 0;
    virtual void rowsDiffer(int first, int last) = 0;
};

/// Brings `rows` to `wanted` with as few signals as possible: rows are the same when their keys are, so that views keep
/// their selection and place. Never resets.
template <typename Row, typename Key>
void bringRowsTo(QVector<Row> &rows, const QVector<Row> &wanted, Key key, RowSignals &model)
{
    const auto same = [&](const Row &a, const Row &b) { return key(a) == key(b); };
    qsizetype front = 0;
    while (front < rows.size() && front < wanted.size() && same(rows.at(front), wanted.at(front)))
        ++front;
    qsizetype back = 0;
    while (back < rows.size() - front && back < wanted.size() - front
           && same(rows.at(rows.size() - 1 - back), wanted.at(wanted.size() - 1 - back)))
        ++back;
    if (const qsizetype gone = rows.size() - front - back; gone > 0) {
        model.removeStart(int(front), int(front + gone - 1));
        rows.remove(front, gone);
        model.removeEnd();
    }
    if (const qsizetype fresh = wanted.size() - front - back; fresh > 0) {
        model.insertStart(int(front), int(front + fresh - 1));
        for (qsizetype i = 0; i < fresh; ++i)
            rows.insert(front + i, wanted.at(front + i));
        model.insertEnd();
    }
    for (qsizetype i = 0; i < rows.size(); ++i) {
        if (rows.at(i) == wanted.at(i))
            continue;
        const qsizetype first = i;
        for (; i < rows.size() && !(rows.at(i) == wanted.at(i)); ++i)
            rows[i] = wanted.at(i);
        model.rowsDiffer(int(first), int(i) - 1);
    }
}

/// A flat model (list or table) whose rows are values made from a document.
template <typename Base>
class ValueRows : public Base, protected RowSignals
{
public:
    using Base::Base;

protected:
    void removeStart(int first, int last) override { Base::beginRemoveRows({}, first, last); }
    void removeEnd() override { Base::endRemoveRows(); }
    void insertStart(int first, int last) override { Base::beginInsertRows({}, first, last); }
    void insertEnd() override { Base::endInsertRows(); }
    void rowsDiffer(int first, int last) override
    {
        const int columns = static_cast<const QAbstractItemModel *>(this)->columnCount({}); // private in lists
        emit Base::dataChanged(Base::index(first, 0), Base::index(last, columns - 1));
    }
};

} // namespace muster::models

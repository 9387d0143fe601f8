// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/history/SharedHistory.h"

#include <algorithm>

namespace muster::documents {

library::History SharedHistory::take(const library::History &history, const QString &author, bool shared)
{
    forget();
    library::History own;
    for (int i = 0; i < history.steps.size(); ++i) {
        const library::HistoryStep &step = history.steps.at(i);
        const bool done = i < history.position;
        m_serials.append(step.serial);
        m_last = std::max(m_last, step.serial);
        if (step.author == author || (step.author.isEmpty() && !shared)) {
            own.steps.append(step);
            own.position += done;
        } else {
            (done ? m_othersDone : m_othersUndone).append(step);
        }
    }
    m_ownDone = own.position;
    return own;
}

void SharedHistory::keepUnread(const QList<library::HistoryStep> &before, const QList<library::HistoryStep> &after)
{
    m_othersDone += before;
    std::sort(m_othersDone.begin(), m_othersDone.end(),
              [](const library::HistoryStep &first, const library::HistoryStep &second) { return first.serial < second.serial; });
    m_ownDone -= int(before.size());
    for (const library::HistoryStep &step : before)
        m_unreadBefore.append(step.serial);
    for (const library::HistoryStep &step : after)
        m_unreadAfter.append(step.serial);
    m_othersUndone += after;
}

void SharedHistory::dropUnread(bool oldest)
{
    if (oldest) {
        m_othersDone.removeIf([this](const library::HistoryStep &step) { return m_unreadBefore.contains(step.serial); });
        m_unreadBefore.clear();
    }
    m_othersUndone.removeIf([this](const library::HistoryStep &step) { return m_unreadAfter.contains(step.serial); });
    m_unreadAfter.clear();
}

void SharedHistory::forget()
{
    *this = SharedHistory();
}

QList<SharedHistory::Place> SharedHistory::order(const QList<Own> &own, int done) const
{
    QList<Place> places;
    const auto addOwn = [&](int index) { places.append({own.at(index).serial, false, index, {}}); };
    const auto addOther = [&](const library::HistoryStep &step) { places.append({step.serial, false, -1, step}); };
    int next = 0;
    for (const library::HistoryStep &other : m_othersDone) {
        for (; next < done && own.at(next).serial > 0 && own.at(next).serial < other.serial; ++next)
            addOwn(next);
        addOther(other);
    }
    for (; next < done; ++next)
        addOwn(next);
    for (const library::HistoryStep &other : m_othersUndone)
        addOther(other);
    for (int i = done; i < own.size(); ++i)
        addOwn(i);
    // The serials are the order: whoever stands behind a larger one gets a new one.
    qint64 before = 0, last = m_last;
    for (Place &place : places) {
        if (place.serial <= before) {
            place.serial = ++last;
            place.moved = true;
        }
        before = place.serial;
    }
    return places;
}

library::HistoryChange SharedHistory::change(const QList<Own> &own, int done, const QString &author) const
{
    library::HistoryChange change;
    change.position = int(m_othersDone.size()) + done;
    change.removed = m_serials;
    const QList<Place> places = order(own, done);
    for (const Place &place : places) {
        if (!place.moved)
            change.removed.removeOne(place.serial);
        if (place.own < 0 && place.moved) {
            change.written.append(place.other);
            change.written.last().serial = place.serial;
        } else if (place.own >= 0 && (place.moved || !own.at(place.own).stored)) {
            const Own &step = own.at(place.own);
            change.written.append({place.serial, step.sentence, step.payload(), step.when, author});
        }
    }
    return change;
}

QList<qint64> SharedHistory::stored(const QList<Own> &own, int done)
{
    QList<qint64> serials(own.size(), 0);
    const QList<Place> places = order(own, done);
    QList<library::HistoryStep> others;
    m_serials.clear();
    for (const Place &place : places) {
        m_serials.append(place.serial);
        m_last = std::max(m_last, place.serial);
        if (place.own >= 0) {
            serials[place.own] = place.serial;
        } else {
            if (const auto unread = m_unreadAfter.indexOf(place.other.serial); unread >= 0)
                m_unreadAfter[unread] = place.serial;
            others.append(place.other);
            others.last().serial = place.serial;
        }
    }
    const auto count = m_othersDone.size();
    m_othersDone = others.mid(0, count);
    m_othersUndone = others.mid(count);
    m_ownDone = done;
    return serials;
}

} // namespace muster::documents

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDateTime>
#include <QTimeZone>

namespace muster::test {

/// A clock that stands still until it is told to go on; hand it over as a function that gives the time.
class FixedClock
{
public:
    explicit FixedClock(const QDateTime &start = QDateTime(QDate(2026, 1, 10), QTime(14, 9), QTimeZone::utc())) : m_now(start) {}

    [[nodiscard]] QDateTime now() const { return m_now; }
    void advance(qint64 seconds) { m_now = m_now.addSecs(seconds); }
    QDateTime operator()() const { return m_now; }

private:
    QDateTime m_now;
};

} // namespace muster::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>

namespace muster::test {

/// A device that takes (or gives) a number of bytes and then fails, as a full disk or a pulled stick does.
class FailingDevice final : public QIODevice
{
public:
    explicit FailingDevice(qint64 goodBytes, QByteArray content = {}) : m_left(goodBytes), m_content(std::move(content)) {}

    [[nodiscard]] QByteArray written() const { return m_written; }

protected:
    qint64 readData(char *data, qint64 most) override
    {
        const qint64 count = qMin(most, qMin(m_left, m_content.size() - m_place));
        if (m_left <= 0) {
            setErrorString("the device is gone");
            return -1;
        }
        memcpy(data, m_content.constData() + m_place, size_t(count));
        m_place += count;
        m_left -= count;
        return count;
    }
    qint64 writeData(const char *data, qint64 most) override
    {
        const qint64 count = qMin(most, m_left);
        if (count < most)
            setErrorString("no space left on device");
        m_written.append(data, count);
        m_left -= count;
        return count == 0 && most > 0 ? -1 : count;
    }

private:
    qint64 m_left;
    QByteArray m_content;
    qint64 m_place = 0;
    QByteArray m_written;
};

} // namespace muster::test

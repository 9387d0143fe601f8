// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "LibraryShell.h"
#include "library/sql/Transaction.h"

#include <QProgressDialog>
#include <QPushButton>

#include <algorithm>

namespace muster::test {

constexpr int patience = 30000;

/// Looks at the window's thread while something long runs: how deep event loops stand in one another, and the longest time in
/// which nothing could be answered.
class Watcher : public QObject
{
public:
    Watcher()
    {
        m_since.start();
        connect(&m_timer, &QTimer::timeout, this, [this] {
            m_longest = std::max(m_longest, m_since.restart());
            m_deepest = std::max(m_deepest, QThread::currentThread()->loopLevel());
            ++m_looks;
        });
        m_timer.start(1);
        [[maybe_unused]] const bool looked = QTest::qWaitFor([this] { return m_looks > 0; });
        m_usual = std::exchange(m_deepest, 0);
    }
    /// How many more stood in one another than in the test itself.
    [[nodiscard]] int nested() const { return std::max(0, m_deepest - m_usual); }
    [[nodiscard]] int looks() const { return m_looks; }
    [[nodiscard]] qint64 longest() const { return m_longest; }

private:
    QTimer m_timer;
    QElapsedTimer m_since;
    qint64 m_longest = 0;
    int m_deepest = 0, m_usual = 0, m_looks = 0;
};

inline QProgressDialog *progressOf(const QWidget *window)
{
    const QList<QProgressDialog *> dialogs = window->findChildren<QProgressDialog *>("quietProgress");
    const auto shown = std::find_if(dialogs.begin(), dialogs.end(), [](const QProgressDialog *dialog) { return dialog->isVisible(); });
    return shown != dialogs.end() ? *shown : nullptr;
}

inline void pressCancel(const QProgressDialog &dialog)
{
    QTest::mouseClick(dialog.findChild<QPushButton *>(), Qt::LeftButton);
}

inline QByteArray bytesOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// Somebody else who writes into a library and takes their time: whoever wants to write waits for them, for some seconds.
class SlowNeighbour
{
public:
    explicit SlowNeighbour(const QString &path)
        : m_database(library::Database::open(*library::Address::parse(path)).value()),
          m_writing(std::make_unique<library::Transaction>(library::Transaction::begin(*m_database).value()))
    {
    }
    void goes() { m_writing.reset(); }

private:
    std::unique_ptr<library::Database> m_database;
    std::unique_ptr<library::Transaction> m_writing;
};

} // namespace muster::test

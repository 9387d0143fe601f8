// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

namespace muster::test {

/// A folder with a fresh SQLite library and settings file that vanish with the test.
class TemporaryLibrary
{
public:
    TemporaryLibrary() = default;
    /// A folder of somebody else's, which stays.
    explicit TemporaryLibrary(const QString &folder) : m_other(folder) {}
    [[nodiscard]] QString library() const { return file("library.sqlite"); }
    [[nodiscard]] QString settings() const { return file("settings.ini"); }
    [[nodiscard]] QString file(const QString &name) const { return m_other.isEmpty() ? m_folder.filePath(name) : m_other + QChar('/') + name; }

private:
    QTemporaryDir m_folder;
    QString m_other;
};

} // namespace muster::test

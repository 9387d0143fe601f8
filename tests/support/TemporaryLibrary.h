// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

namespace muster::test {

/// A folder with a fresh SQLite library and settings file that vanish with the test.
class TemporaryLibrary
{
public:
    [[nodiscard]] QString library() const { return m_folder.filePath("library.sqlite"); }
    [[nodiscard]] QString settings() const { return m_folder.filePath("settings.ini"); }
    [[nodiscard]] QString file(const QString &name) const { return m_folder.filePath(name); }

private:
    QTemporaryDir m_folder;
};

} // namespace muster::test

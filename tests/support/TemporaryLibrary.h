// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTemporaryDir>

#include <optional>

namespace muster::test {

/// A folder with a fresh SQLite library and settings file that vanish with the test.
class TemporaryLibrary
{
public:
    TemporaryLibrary() : m_own(std::in_place) {}
    /// A folder of somebody else's, which stays.
    explicit TemporaryLibrary(const QString &folder) : m_other(folder) {}
    [[nodiscard]] QString library() const { return file("library.sqlite"); }
    [[nodiscard]] QString settings() const { return file("settings.ini"); }
    [[nodiscard]] QString file(const QString &name) const { return m_own ? m_own->filePath(name) : m_other + QChar('/') + name; }

private:
    std::optional<QTemporaryDir> m_own; // none where it is not needed: a test that is killed would leave it behind
    QString m_other;
};

} // namespace muster::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace muster::test {

/// While it lives, no file of this process can grow beyond `bytes`: what a full disk looks like to a writer.
class FullDisk
{
public:
    explicit FullDisk(unsigned long bytes);
    ~FullDisk();
    FullDisk(const FullDisk &) = delete;
    FullDisk &operator=(const FullDisk &) = delete;

private:
    unsigned long m_before;
};

/// While it lives, nobody can write in the folder. Root is let through by the system, so root becomes an ordinary user
/// meanwhile, where that is allowed.
class ReadOnlyFolder
{
public:
    explicit ReadOnlyFolder(const QString &folder);
    ~ReadOnlyFolder();
    ReadOnlyFolder(const ReadOnlyFolder &) = delete;
    ReadOnlyFolder &operator=(const ReadOnlyFolder &) = delete;

    /// Whether the folder really is read-only for us now.
    [[nodiscard]] bool works() const;

private:
    QString m_folder;
    bool m_otherUser = false;
};

} // namespace muster::test

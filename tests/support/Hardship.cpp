// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/Hardship.h"

#include <QFile>

#include <csignal>
#include <fcntl.h>
#include <sys/resource.h>
#include <unistd.h>

namespace muster::test {

namespace {

constexpr uid_t nobody = 65534;

} // namespace

FullDisk::FullDisk(unsigned long bytes)
{
    std::signal(SIGXFSZ, SIG_IGN); // the writer shall get an error, not die
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    m_before = limit.rlim_cur;
    limit.rlim_cur = bytes;
    setrlimit(RLIMIT_FSIZE, &limit);
}

FullDisk::~FullDisk()
{
    rlimit limit{};
    getrlimit(RLIMIT_FSIZE, &limit);
    limit.rlim_cur = m_before;
    setrlimit(RLIMIT_FSIZE, &limit);
}

ReadOnlyFolder::ReadOnlyFolder(const QString &folder) : m_folder(folder)
{
    QFile::setPermissions(folder,
                          QFile::ReadOwner | QFile::ExeOwner | QFile::ReadGroup | QFile::ExeGroup | QFile::ReadOther | QFile::ExeOther);
    m_otherUser = geteuid() == 0 && seteuid(nobody) == 0;
}

ReadOnlyFolder::~ReadOnlyFolder()
{
    if (m_otherUser && seteuid(0) != 0)
        _exit(3); // the rest of the test would run as the wrong user
    QFile::setPermissions(m_folder, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
}

bool ReadOnlyFolder::works() const
{
    return faccessat(AT_FDCWD, m_folder.toLocal8Bit().constData(), W_OK, AT_EACCESS) != 0;
}

} // namespace muster::test

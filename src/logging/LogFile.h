// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>
#include <QStringList>

namespace muster::logging {

/// A log that several programs write at the same time. It never grows beyond `files` files of `limit` bytes: the full one
/// becomes NAME.1, that one NAME.2. What cannot be written (a full disk, a folder of somebody else) is left out: a log is
/// never a reason for trouble.
class LogFile
{
public:
    explicit LogFile(QString path, qint64 limit = 1024 * 1024, int files = 3);

    /// "muster.log" in the folder where programs of this user keep what they note of themselves.
    [[nodiscard]] static QString standardPath();

    [[nodiscard]] const QString &path() const { return m_path; }
    /// Puts a line at the end.
    void write(const QByteArray &line) const;
    /// The last lines, also of the file before this one when this one has too few.
    [[nodiscard]] QStringList tail(int lines) const;

private:
    void makeRoom() const;

    QString m_path;
    qint64 m_limit;
    int m_files;
};

} // namespace muster::logging

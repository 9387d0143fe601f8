// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIODevice>
#include <QTextStream>

namespace muster::cli {

/// Text without anything that a terminal would obey: control characters become their signs (an escape is shown as ␛), and the
/// marks that turn the direction of writing are left out. Lines and tabs stay. In JSON they are written as \\u001b: nothing is lost.
[[nodiscard]] QString plainForTerminal(const QString &text, bool json = false);

/// Stands between the sub-commands and their stream, so that no name in any list can write to the terminal by itself.
class PlainOutput final : public QIODevice
{
public:
    explicit PlainOutput(QTextStream &target) : m_target(target) { open(QIODevice::WriteOnly | QIODevice::Unbuffered); }

protected:
    qint64 readData(char *, qint64) override { return -1; }
    qint64 writeData(const char *data, qint64 size) override;

private:
    QTextStream &m_target;
    bool m_begun = false;
    bool m_json = false; ///< what came first was a bracket
};

} // namespace muster::cli

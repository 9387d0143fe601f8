// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableWidget>

namespace muster::app {

/// A table that the player writes line by line: below the last line there is always a free one. Each line keeps its id, so that
/// what refers to it still does.
class LineTable final : public QTableWidget
{
    Q_OBJECT

public:
    LineTable(const QString &title, const QStringList &heads, QWidget *parent = nullptr);

    /// Only the free line is left.
    void clearLines();
    void addLine(const QString &id, const QStringList &cells);
    [[nodiscard]] QString textAt(int line, int column) const;
    [[nodiscard]] bool isEmptyLine(int line) const;
    /// Empty: a line that was written just now.
    [[nodiscard]] QString lineId(int line) const;

signals:
    /// By the player; not by addLine().
    void edited();
};

} // namespace muster::app

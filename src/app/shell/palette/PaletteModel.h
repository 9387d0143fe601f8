// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/PaletteEntry.h"

#include <QAbstractListModel>
#include <QIcon>

namespace muster::app {

/// The lines of the command palette: headings and entries, already matched and sorted.
class PaletteModel final : public QAbstractListModel
{
    Q_OBJECT

public:
    enum Role { HeadingRole = Qt::UserRole + 1, SecondRole, RightRole, KeyRole, RefusedRole, LettersRole, IconNameRole };

    /// An entry with the key that also runs it and the rank it had in the menus.
    struct Candidate
    {
        PaletteEntry entry;
        QString key;    ///< shortcut
        QIcon icon;     ///< for actions; else the entry's icon name
        QString name;   ///< name of the action, to remember it
        int recent = 0; ///< higher: used lately
    };

    using QAbstractListModel::QAbstractListModel;

    void show(const QList<Candidate> &candidates, const QString &typed);
    [[nodiscard]] int results() const { return m_results; }
    [[nodiscard]] const Candidate *candidate(const QModelIndex &index) const;
    [[nodiscard]] bool isEntry(int row) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Row
    {
        QString heading;
        Candidate candidate;
        QList<int> letters;
        int score = 0;
    };
    QList<Row> m_rows;
    int m_results = 0;
};

} // namespace muster::app

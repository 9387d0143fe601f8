// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "documents/RosterDocument.h"

#include <QMap>
#include <QStringList>

namespace muster::test {

/// Writes down every structural signal and keeps a mirror of the tree by them alone.
class Mirror : public QObject
{
public:
    explicit Mirror(documents::RosterDocument &document)
    {
        connect(&document, &documents::RosterDocument::selectionInserted, this, [&](const QString &parent, int row, const QString &id) {
            m_children[parent].insert(row, id);
            read(*rules::findSelection(document.roster(), id.toStdString()).selection);
        });
        connect(&document, &documents::RosterDocument::selectionRemoved, this, [this](const QString &parent, int row, const QString &id) {
            if (m_children[parent].at(row) != id)
                qFatal("wrong row");
            m_children[parent].removeAt(row);
        });
        connect(&document, &documents::RosterDocument::selectionMoved, this, [this](const QString &id, const QString &parent, int row, const QString &newParent, int newRow) {
            if (m_children[parent].takeAt(row) != id)
                qFatal("wrong row");
            m_children[newParent].insert(newRow, id);
        });
        connect(&document, &documents::RosterDocument::forceInserted, this, [&](const QString &, int, const QString &id) {
            for (const rules::Selection &selection : rules::findForce(document.roster(), id.toStdString())->selections) {
                m_children[id].append(QString::fromStdString(selection.id));
                read(selection);
            }
        });
    }

    /// A list that is there already.
    void readAll(const rules::Roster &roster)
    {
        for (const rules::Force &force : roster.forces) {
            for (const rules::Selection &root : force.selections) {
                m_children[QString::fromStdString(force.id)].append(QString::fromStdString(root.id));
                read(root);
            }
        }
    }

    void read(const rules::Selection &selection)
    {
        QStringList &own = m_children[QString::fromStdString(selection.id)];
        own.clear();
        for (const rules::Selection &child : selection.selections) {
            own.append(QString::fromStdString(child.id));
            read(child);
        }
    }

    [[nodiscard]] bool agrees(const rules::Roster &roster) const
    {
        bool same = true;
        const auto compare = [&](const std::string &id, const std::vector<rules::Selection> &selections) {
            QStringList real;
            for (const rules::Selection &child : selections)
                real.append(QString::fromStdString(child.id));
            same = same && real == m_children.value(QString::fromStdString(id));
        };
        for (const rules::Force &force : roster.forces)
            compare(force.id, force.selections);
        rules::forEachSelection(roster, [&](const rules::Selection &selection) { compare(selection.id, selection.selections); });
        return same;
    }

private:
    QMap<QString, QStringList> m_children;
};

} // namespace muster::test

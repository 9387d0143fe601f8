// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sync/DocumentImage.h"

#include <QMap>

namespace muster::library {

/// What the server had of a document when ours was last built on it. What ours has beyond that is ours alone, merged or not,
/// until the server has stored it; what ours lacks of it was taken out here.
struct SyncBase
{
    qint64 serverVersion = 0; ///< 0: the server has never had it
    bool deleted = false;     ///< in the trash
    QByteArray sent;          ///< what the server has if it stored what was sent last: noted before it has answered; packed()

    bool known = false; ///< what follows; not for a document that was never agreed on
    QString name;
    QString conflictOf;
    QByteArray digest; ///< of everything
    QByteArray face;
    QByteArray head;                        ///< a campaign's contents; empty for a roster
    QList<QByteArray> events;               ///< by eventKey()
    QList<QByteArray> steps;                ///< done ones, by stepKey()
    QMap<QStringList, QByteArray> pictures; ///< digest by pictureKey()

    [[nodiscard]] static SyncBase of(const DocumentImage &theirs);
    /// The base of `theirs`: what was sent, when the server stored it and its answer was lost; otherwise this one.
    [[nodiscard]] SyncBase under(const DocumentImage &theirs) const;
    /// What is stored of the part that `known` is about.
    [[nodiscard]] QByteArray packed() const;
    void unpack(const QByteArray &packed);
};

} // namespace muster::library

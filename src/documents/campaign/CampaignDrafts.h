// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "library/Library.h"

#include <QElapsedTimer>
#include <QJsonObject>
#include <QMap>
#include <QObject>
#include <QPointer>
#include <QSet>
#include <QTimer>

namespace muster::documents {

/// What the user here is writing for a campaign and has not recorded: reports, corrections. Kept in the library of this
/// computer after a pause in the typing, or at once by flush(); never part of the campaign itself, so that nobody else meets
/// it. In memory alone where there is no library.
class CampaignDrafts final : public QObject
{
    Q_OBJECT

public:
    explicit CampaignDrafts(QObject *parent = nullptr);
    ~CampaignDrafts() override;

    /// Reads what was kept for the campaign. `inHead`: the draft that an older program put into the campaign itself; whoever
    /// opens it first on this computer takes it over.
    void load(library::Library &library, const QString &document, const QJsonObject &inHead);
    /// The campaign is stored from now on, or goes on as another one: its drafts follow it.
    void moveTo(library::Library &library, const QString &document);

    /// In the order in which they were begun, as far as that is known.
    [[nodiscard]] QStringList kinds() const { return m_order; }
    [[nodiscard]] bool has(const QString &kind) const { return m_drafts.contains(kind); }
    [[nodiscard]] QJsonObject draft(const QString &kind) const { return m_drafts.value(kind); }
    /// An empty one goes.
    void set(const QString &kind, const QJsonObject &draft);
    /// Stores what is not stored yet; false when it cannot be, and error() says why.
    bool flush();
    [[nodiscard]] bool isFailed() const { return m_failed; }
    [[nodiscard]] const base::Error &error() const { return m_error; }
    /// When something was last stored.
    [[nodiscard]] const QDateTime &stored() const { return m_stored; }

signals:
    /// One came, went or was changed.
    void changed();
    /// stored() or isFailed() is different.
    void storeStateChanged();

private:
    void takeOver(const QJsonObject &inHead);
    [[nodiscard]] library::Draft row(const QString &kind) const;
    void settle(const base::Result<void> &done);

    QPointer<library::Library> m_library;
    QString m_document;
    QMap<QString, QJsonObject> m_drafts;
    QStringList m_order;
    QSet<QString> m_dirty; ///< kinds whose row is not what it should be
    QTimer m_pause;
    QElapsedTimer m_waiting; ///< since the first change that is not stored
    QDateTime m_stored;
    bool m_failed = false;
    base::Error m_error;
};

} // namespace muster::documents

// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/campaign/CampaignDrafts.h"

#include "logging/Note.h"
#include "text/Stamped.h"

#include <QJsonDocument>

namespace muster::documents {

namespace {

constexpr int pauseMilliseconds = 700;
constexpr int longestWait = 5000;         // who types without a pause is stored all the same
constexpr QLatin1String headMark("head"); // the draft in the campaign's head was seen on this computer

QByteArray compact(const QJsonObject &json)
{
    return QJsonDocument(json).toJson(QJsonDocument::Compact);
}

} // namespace

CampaignDrafts::CampaignDrafts(QObject *parent) : QObject(parent)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pauseMilliseconds);
    connect(&m_pause, &QTimer::timeout, this, &CampaignDrafts::flush);
}

CampaignDrafts::~CampaignDrafts()
{
    blockSignals(true);
    flush();
}

void CampaignDrafts::load(library::Library &library, const QString &document, const QJsonObject &inHead)
{
    m_library = &library;
    m_document = document;
    const base::Result<QList<library::Draft>> rows = library.drafts().of(document, library.author());
    if (!rows)
        return settle(rows.error());
    for (const library::Draft &row : *rows) {
        const QJsonObject json = QJsonDocument::fromJson(row.content).object();
        if (json.isEmpty())
            continue;
        m_drafts.insert(row.kind, json);
        m_order.append(row.kind);
    }
    takeOver(inHead);
}

// Once for each campaign and computer: an older program in the same club may go on writing drafts into it, and those are
// somebody else's.
void CampaignDrafts::takeOver(const QJsonObject &inHead)
{
    const base::Result<QList<library::Draft>> marks = m_library->drafts().of(m_document, {});
    if (!marks || !marks->isEmpty())
        return;
    QList<library::Draft> rows{{m_document, headMark, QString(""), text::now(m_library->stamps()), "{}"}};
    if (!inHead.isEmpty() && m_drafts.isEmpty()) {
        QJsonObject taken = inHead;
        taken["aside"] = true; // it may be somebody else's: offered, not put over the book
        m_drafts.insert("report", taken);
        m_order.append("report");
        rows.append(row("report"));
    }
    // A library that cannot be written to is read all the same; then it is taken over again the next time.
    logging::note(logging::lcDocuments(), "take over the draft of an older version", m_library->drafts().store(rows, {}));
}

void CampaignDrafts::moveTo(library::Library &library, const QString &document)
{
    if (m_library && !m_document.isEmpty() && m_document != document) {
        QList<library::Draft> gone;
        for (const QString &kind : std::as_const(m_order))
            gone.append(row(kind));
        settle(m_library->drafts().store({}, gone));
    }
    m_library = &library;
    m_document = document;
    m_dirty = QSet<QString>(m_order.begin(), m_order.end());
    flush();
}

library::Draft CampaignDrafts::row(const QString &kind) const
{
    return {m_document, kind, m_library->author(), text::now(m_library->stamps()), compact(m_drafts.value(kind))};
}

void CampaignDrafts::set(const QString &kind, const QJsonObject &draft)
{
    if (draft == m_drafts.value(kind))
        return;
    if (draft.isEmpty()) {
        m_drafts.remove(kind);
        m_order.removeAll(kind);
    } else {
        m_drafts.insert(kind, draft);
        if (!m_order.contains(kind))
            m_order.append(kind);
    }
    if (m_dirty.isEmpty())
        m_waiting.start();
    m_dirty.insert(kind);
    emit changed();
    if (m_waiting.elapsed() > longestWait)
        flush();
    else
        m_pause.start();
}

bool CampaignDrafts::flush()
{
    m_pause.stop();
    if (m_dirty.isEmpty() || !m_library)
        return true;
    QList<library::Draft> kept, gone;
    for (const QString &kind : std::as_const(m_dirty))
        (m_drafts.contains(kind) ? kept : gone).append(row(kind));
    settle(m_library->drafts().store(kept, gone));
    return !m_failed;
}

void CampaignDrafts::settle(const base::Result<void> &done)
{
    m_failed = !done;
    m_error = done ? base::Error() : done.error();
    if (done) {
        m_dirty.clear();
        m_stored = text::now(m_library->stamps());
    }
    emit storeStateChanged();
}

} // namespace muster::documents

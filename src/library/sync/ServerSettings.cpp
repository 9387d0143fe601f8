// SPDX-License-Identifier: GPL-3.0-or-later
// Settings and game data of ServerExchange: what a club's library has beside its documents.
#include "library/sync/ServerExchange.h"

#include <QSet>

#include <algorithm>

namespace muster::library {

namespace {

constexpr const char
    *putSetting = "INSERT INTO settings (name, value) VALUES (?, ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value";
constexpr const char *allHashes = "SELECT hash FROM data_revisions";

base::Result<void> in(const Database &database, const Statements &statements)
{
    const base::Result<QList<Rows>> done = database.runAll(statements);
    return done ? base::Result<void>() : base::Result<void>(done.error());
}

QStringList missingSetting(const Rows &from, const Rows &to)
{
    QSet<QString> known;
    for (const QVariantList &row : to)
        known.insert(row.first().toString());
    QStringList missingSetting;
    for (const QVariantList &row : from) {
        if (!known.contains(row.first().toString()))
            missingSetting.append(row.first().toString());
    }
    return missingSetting;
}

base::Result<void> copyData(const Database &from, const Database &to, const QStringList &hashes)
{
    for (const QString &hash : hashes) {
        const base::Result<QList<Rows>> rows = from.runAll(
            {{"SELECT hash, system_id, name, revision, stored, files, source FROM data_revisions WHERE hash = ?", {hash}}});
        if (!rows)
            return rows.error();
        for (const QVariantList &row : rows->first()) {
            base::Result<void> done = in(
                to,
                {{"INSERT INTO data_revisions (hash, system_id, name, revision, stored, files, source) VALUES (?, ?, ?, ?, ?, ?, ?) "
                  "ON CONFLICT (hash) DO NOTHING",
                  row}});
            if (!done && !ServerExchange::isRefusal(done.error(), to))
                return done;
        }
    }
    return {};
}

} // namespace

bool ServerExchange::isRefusal(const base::Error &error, const Database &server)
{
    constexpr const char *codes[] = {"library.sql", "library.rights", "library.read-only", "library.damaged"};
    const bool answered = std::any_of(std::begin(codes), std::end(codes), [&error](const char *code) { return error.code == code; });
    return !server.isSqlite() && answered && error.where == server.address().shown().toStdString();
}

base::Result<void> ServerExchange::fetchSettings() const
{
    const base::Result<QList<Rows>> there = m_server.runAll({{"SELECT name, value FROM settings", {}}});
    if (!there)
        return there.error();
    base::Result<Transaction> transaction = Transaction::begin(m_local);
    if (!transaction)
        return transaction.error();
    for (const QVariantList &row : there->first()) {
        const base::Result<QVariant> waiting = m_local.value("SELECT 1 FROM sync_settings WHERE name = ?", {row.at(0)});
        if (!waiting)
            return waiting.error();
        if (!waiting->isNull())
            continue;
        if (base::Result<void> done = in(m_local, {{putSetting, row}, {"DELETE FROM sync_settings WHERE name = ?", {row.at(0)}}}); !done)
            return done;
    }
    return transaction->commit();
}

// One that the server refuses waits, and holds up nothing.
base::Result<void> ServerExchange::sendSettings() const
{
    const base::Result<QList<Rows>> waiting = m_local.runAll(
        {{"SELECT q.name, q.stamp, s.value FROM sync_settings q LEFT JOIN settings s ON s.name = q.name", {}}});
    if (!waiting)
        return waiting.error();
    for (const QVariantList &row : waiting->first()) {
        base::Result<void> done = in(m_server,
                                     {row.at(2).isNull() ? Statement{"DELETE FROM settings WHERE name = ?", {row.at(0)}}
                                                         : Statement{putSetting, {row.at(0), row.at(2)}}});
        if (!done && isRefusal(done.error(), m_server))
            continue;
        if (done)
            done = m_local.execute("DELETE FROM sync_settings WHERE name = ? AND stamp = ?", {row.at(0), row.at(1)});
        if (!done)
            return done;
    }
    return {};
}

base::Result<void> ServerExchange::exchangeData() const
{
    const base::Result<QList<Rows>> here = m_local.runAll({{allHashes, {}}}), there = m_server.runAll({{allHashes, {}}});
    if (!here)
        return here.error();
    if (!there)
        return there.error();
    if (base::Result<void> done = copyData(m_local, m_server, missingSetting(here->first(), there->first())); !done)
        return done;
    return copyData(m_server, m_local, missingSetting(there->first(), here->first()));
}

} // namespace muster::library

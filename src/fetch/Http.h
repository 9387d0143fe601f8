// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/Result.h"
#include "fetch/Addresses.h"
#include "fetch/AnswerMemory.h"

#include <QByteArray>

#include <functional>
#include <memory>

class QNetworkAccessManager;
class QNetworkReply;

namespace muster::fetch {

/// Told what is being fetched and how much of it is there (0 to 1); false stops it.
using Progress = std::function<bool(const QString &what, double done)>;

/// What a server answered.
struct Answer
{
    int status = 0;
    QByteArray body;
    QByteArray etag;
};

/// Asks servers for files, one after another, and waits for each. It works in a thread without a loop of events of its own: the
/// command line's, or one beside the window. Every limit is watched while the bytes come in.
class Http
{
public:
    /// `memory`: a folder for the answers of json(), so that what has not changed is not sent again; empty = none.
    explicit Http(Addresses addresses, const QString &memory = {});
    ~Http();
    Http(const Http &) = delete;
    Http &operator=(const Http &) = delete;

    static constexpr int mostRedirects = 5;
    static constexpr qint64 largestFile = 64LL * 1024 * 1024;

    /// An error for everything but 200, 304 and 404; an answer with these tells its status.
    [[nodiscard]] base::Result<Answer> get(const QUrl &url, qint64 limit = largestFile, const QByteArray &etag = {});
    /// The same, and anything but an answer with a body is an error.
    [[nodiscard]] base::Result<QByteArray> file(const QUrl &url, qint64 limit = largestFile);
    /// A JSON document, sent now or remembered when the server says that it is still the same: a web page in its place is told as one.
    [[nodiscard]] base::Result<Answer> json(const QUrl &url);

    void setProgress(const Progress &progress, const QString &what);
    [[nodiscard]] const Addresses &addresses() const { return m_addresses; }
    /// How long nothing may come before it is given up.
    void setPatience(int milliseconds) { m_patience = milliseconds; }

private:
    [[nodiscard]] base::Result<Answer> once(const QUrl &url, qint64 limit, const QByteArray &etag, QUrl &redirect);
    [[nodiscard]] base::Result<Answer> judged(QNetworkReply &reply, const QUrl &url, QByteArray body, QUrl &redirect) const;

    Addresses m_addresses;
    AnswerMemory m_memory;
    std::unique_ptr<QNetworkAccessManager> m_network;
    Progress m_progress;
    QString m_what;
    int m_patience = 30'000;
};

} // namespace muster::fetch

// SPDX-License-Identifier: GPL-3.0-or-later
#include "fetch/Http.h"

#include "MusterVersion.h"
#include "text/Spoken.h"

#include <QDateTime>
#include <QEventLoop>
#include <QJsonDocument>
#include <QLocale>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTimer>

namespace muster::fetch {

namespace {

using base::Message;

base::Error failure(const char *code, Message sentence, const QUrl &url)
{
    return {code, std::move(sentence), url.toDisplayString(QUrl::RemoveUserInfo).toStdString()};
}

// GitHub answers 60 questions of one address in an hour.
base::Error refused(const QNetworkReply &reply, int status, const QUrl &url)
{
    if (reply.rawHeader("X-RateLimit-Remaining") == "0" || status == 429) {
        const qint64 reset = reply.rawHeader("X-RateLimit-Reset").toLongLong();
        if (reset > 0)
            return failure("fetch.quota",
                           {QT_TRANSLATE_NOOP("Message", "the server answers no more questions from here until %1"),
                            {text::currentLocale().toString(QDateTime::fromSecsSinceEpoch(reset).time(), QLocale::ShortFormat)}},
                           url);
        return failure("fetch.quota", QT_TRANSLATE_NOOP("Message", "the server answers no more questions from here for now"), url);
    }
    return failure("fetch.status", {QT_TRANSLATE_NOOP("Message", "the server refuses it (%1)"), {status}}, url);
}

bool looksLikePage(const QByteArray &body)
{
    const QByteArray begin = body.left(300).trimmed().toLower();
    return begin.startsWith("<!doctype") || begin.startsWith("<html");
}

} // namespace

Http::Http(Addresses addresses, const QString &memory)
    : m_addresses(std::move(addresses)), m_memory(memory), m_network(std::make_unique<QNetworkAccessManager>())
{
    m_network->setAutoDeleteReplies(false);
    m_network->setRedirectPolicy(QNetworkRequest::ManualRedirectPolicy);
}

Http::~Http() = default;

void Http::setProgress(const Progress &progress, const QString &what)
{
    m_progress = progress;
    m_what = what;
}

base::Result<Answer> Http::get(const QUrl &given, qint64 limit, const QByteArray &etag)
{
    QUrl url = given;
    for (int hop = 0; hop <= mostRedirects; ++hop) {
        if (!m_addresses.allows(url))
            return failure("fetch.address", QT_TRANSLATE_NOOP("Message", "Muster does not fetch data from this address"), url);
        QUrl redirect;
        auto answer = once(url, limit, etag, redirect);
        if (!answer || redirect.isEmpty())
            return answer;
        url = redirect;
    }
    return failure("fetch.redirects", QT_TRANSLATE_NOOP("Message", "the server sends from one address to the next without end"), given);
}

base::Result<Answer> Http::once(const QUrl &url, qint64 limit, const QByteArray &etag, QUrl &redirect)
{
    QNetworkRequest request(url);
    request.setRawHeader("User-Agent", "Muster/" MUSTER_VERSION);
    request.setRawHeader("Accept-Encoding", "identity"); // what comes is what is counted
    if (!etag.isEmpty())
        request.setRawHeader("If-None-Match", etag);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    const std::unique_ptr<QNetworkReply> reply(m_network->get(request));
    QByteArray body;
    bool tooLarge = false, stopped = false, silent = false;
    QEventLoop loop;
    QTimer patience;
    patience.setSingleShot(true);
    patience.setInterval(m_patience);
    // Not from within a signal of the reply itself: older Qt then counts the error twice.
    const auto end = [&] { QMetaObject::invokeMethod(reply.get(), &QNetworkReply::abort, Qt::QueuedConnection); };
    const auto read = [&] {
        patience.start();
        body += reply->read(limit + 1 - body.size());
        tooLarge = tooLarge || body.size() > limit || reply->header(QNetworkRequest::ContentLengthHeader).toLongLong() > limit;
        const qint64 whole = reply->header(QNetworkRequest::ContentLengthHeader).toLongLong();
        stopped = stopped || (m_progress && !m_progress(m_what, whole > 0 ? double(body.size()) / double(whole) : 0));
        if (tooLarge || stopped)
            end();
    };
    QTimer pulse; // a silent server must not keep anybody from stopping it
    QObject::connect(&pulse, &QTimer::timeout, &loop, [&] {
        if (m_progress && !m_progress(m_what, 0)) {
            stopped = true;
            end();
        }
    });
    QObject::connect(reply.get(), &QNetworkReply::readyRead, &loop, read);
    QObject::connect(&patience, &QTimer::timeout, &loop, [&] {
        silent = true;
        end();
    });
    QObject::connect(reply.get(), &QNetworkReply::finished, &loop, &QEventLoop::quit);
    patience.start();
    pulse.start(150);
    if (!reply->isFinished())
        loop.exec();
    if (!tooLarge && !stopped && !silent && reply->isOpen())
        body += reply->readAll();
    if (stopped)
        return failure("fetch.cancelled", QT_TRANSLATE_NOOP("Message", "stopped by the user"), url);
    if (tooLarge || body.size() > limit)
        return failure(
            "fetch.large",
            {QT_TRANSLATE_NOOP("Message", "the answer is larger than %1 MB"), {double((limit + 1024 * 1024 - 1) / (1024 * 1024))}}, url);
    if (silent)
        return failure("fetch.silent", QT_TRANSLATE_NOOP("Message", "the server does not answer"), url);
    return judged(*reply, url, std::move(body), redirect);
}

base::Result<Answer> Http::judged(QNetworkReply &reply, const QUrl &url, QByteArray body, QUrl &redirect) const
{
    const int status = reply.attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
    if (status == 0)
        return failure("fetch.offline", QT_TRANSLATE_NOOP("Message", "no connection; the copies on this computer work"), url);
    if (status == 301 || status == 302 || status == 303 || status == 307 || status == 308) {
        redirect = url.resolved(QUrl::fromEncoded(reply.rawHeader("Location")));
        if (redirect.isEmpty() || redirect == url)
            return failure("fetch.redirects", QT_TRANSLATE_NOOP("Message", "the server sends from one address to the next without end"),
                           url);
        return Answer{status, {}, {}};
    }
    if (status == 403 || status == 429 || status == 401)
        return refused(reply, status, url);
    if (status == 304 || status == 404)
        return Answer{status, {}, {}};
    if (status != 200)
        return failure("fetch.status", {QT_TRANSLATE_NOOP("Message", "the server answers with the error %1"), {status}}, url);
    const QByteArray said = reply.rawHeader("Content-Length");
    if (reply.error() != QNetworkReply::NoError || (!said.isEmpty() && said.toLongLong() != body.size()))
        return failure("fetch.truncated", QT_TRANSLATE_NOOP("Message", "the answer breaks off in the middle"), url);
    return Answer{status, std::move(body), reply.rawHeader("ETag")};
}

base::Result<QByteArray> Http::file(const QUrl &url, qint64 limit)
{
    auto answer = get(url, limit);
    if (!answer)
        return answer.error();
    if (answer->status != 200)
        return failure("fetch.missing", QT_TRANSLATE_NOOP("Message", "the server has no such file"), url);
    return std::move(answer->body);
}

base::Result<Answer> Http::json(const QUrl &url)
{
    const auto kept = m_memory.find(url);
    auto answer = get(url, 16LL * 1024 * 1024, kept ? kept->etag : QByteArray());
    if (!answer)
        return answer;
    if (answer->status == 304) {
        if (kept)
            return Answer{200, kept->body, kept->etag};
        return failure("fetch.status", {QT_TRANSLATE_NOOP("Message", "the server answers with the error %1"), {answer->status}}, url);
    }
    if (answer->status != 200)
        return answer;
    if (looksLikePage(answer->body))
        return failure("fetch.page", QT_TRANSLATE_NOOP("Message", "the answer is a web page, not data"), url);
    QJsonParseError mistake;
    const QJsonDocument document = QJsonDocument::fromJson(answer->body, &mistake);
    if (mistake.error != QJsonParseError::NoError || (!document.isObject() && !document.isArray()))
        return failure("fetch.json", QT_TRANSLATE_NOOP("Message", "the answer is not the data that were asked for"), url);
    m_memory.keep(url, {answer->etag, answer->body});
    return answer;
}

} // namespace muster::fetch

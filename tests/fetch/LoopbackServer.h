// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "archive/ArchiveWriter.h"
#include "fetch/Repository.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QTcpServer>
#include <QTcpSocket>
#include <QUrl>

namespace muster::test {

/// Stands for GitHub, its raw files, its archives and the gallery; answers as badly as a test wants it.
class LoopbackServer : public QTcpServer
{
public:
    struct Reply
    {
        int status = 200;
        QByteArray body;
        QList<QPair<QByteArray, QByteArray>> headers;
        qint64 saidLength = -1; ///< what Content-Length says instead of the truth
        bool silent = false;    ///< nothing comes at all
        bool drop = false;      ///< the line is cut at once
    };

    LoopbackServer()
    {
        if (!listen(QHostAddress::LocalHost))
            qFatal("no loopback");
        connect(this, &QTcpServer::newConnection, this, [this] {
            while (QTcpSocket *socket = nextPendingConnection()) {
                connect(socket, &QTcpSocket::readyRead, socket, [this, socket] { read(socket); });
                connect(socket, &QTcpSocket::disconnected, socket, &QObject::deleteLater);
            }
        });
    }

    [[nodiscard]] QString base() const { return QString("http://127.0.0.1:%1").arg(serverPort()); }
    [[nodiscard]] fetch::Addresses addresses() const
    {
        return {base() + "/api", base() + "/web", base() + "/raw", base() + "/codeload", base() + "/gallery.json"};
    }

    void set(const QString &path, const QByteArray &body) { replies[path] = {200, body, {}, -1, false, false}; }
    void set(const QString &path, const QJsonObject &json) { set(path, QJsonDocument(json).toJson()); }

    /// A repository with these files: its list, its single files; no release.
    void setRepository(const QString &repository, const QMap<QString, QByteArray> &files, const QString &ref = "HEAD")
    {
        QJsonArray tree;
        QByteArray all;
        for (auto it = files.begin(); it != files.end(); ++it) {
            tree.append(QJsonObject{{"path", it.key()},
                                    {"type", "blob"},
                                    {"mode", "100644"},
                                    {"sha", fetch::blobHash(it.value())},
                                    {"size", it.value().size()}});
            set("/raw/" + repository + '/' + ref + '/' + it.key(), it.value());
            all += it.value();
        }
        set("/api/repos/" + repository + "/git/trees/" + ref,
            QJsonObject{{"sha", fetch::blobHash(all)}, {"truncated", false}, {"tree", tree}});
    }

    QHash<QString, Reply> replies; ///< by decoded path
    QStringList asked;
    /// Gives each answer a mark (ETag), and only says "unchanged" to who has it already.
    bool marks = false;
    QStringList unchanged; ///< what was answered so
    int answersLeft = -1;  ///< of those that count; then the address has asked too often

private:
    void read(QTcpSocket *socket)
    {
        QByteArray &head = m_heads[socket];
        head += socket->readAll();
        qsizetype end = 0;
        while ((end = head.indexOf("\r\n\r\n")) >= 0) {
            const QByteArray request = head.left(end);
            head.remove(0, end + 4);
            answer(socket, QUrl::fromPercentEncoding(request.split(' ').value(1)), request);
        }
    }

    // The mark of the last answer, as its asker sends it back.
    static QByteArray markIn(const QByteArray &request)
    {
        for (const QByteArray &line : request.split('\n'))
            if (line.toLower().startsWith("if-none-match:"))
                return line.mid(14).trimmed();
        return {};
    }

    Reply replyTo(const QString &path, const QByteArray &request)
    {
        Reply reply = replies.value(path, {404, "<html>no</html>", {}, -1, false, false});
        if (!marks || reply.status != 200)
            return reply;
        const QByteArray mark = "W/\"" + fetch::blobHash(reply.body).toLatin1() + '"';
        reply.headers.append({"ETag", mark});
        if (markIn(request) == mark) {
            unchanged << path;
            return {304, {}, reply.headers, -1, false, false};
        }
        if (path.startsWith("/api/") && answersLeft >= 0 && answersLeft-- == 0) {
            answersLeft = 0;
            return {403, "{}", {{"X-RateLimit-Remaining", "0"}}, -1, false, false};
        }
        return reply;
    }

    void answer(QTcpSocket *socket, const QString &path, const QByteArray &request)
    {
        asked << path;
        const Reply reply = replyTo(path, request);
        if (reply.silent)
            return;
        if (reply.drop) {
            socket->abort();
            return;
        }
        const qint64 length = reply.saidLength >= 0 ? reply.saidLength : reply.body.size();
        QByteArray head = "HTTP/1.1 " + QByteArray::number(reply.status) + " x\r\nContent-Length: " + QByteArray::number(length) + "\r\n";
        for (const auto &header : reply.headers)
            head += header.first + ": " + header.second + "\r\n";
        socket->write(head + "\r\n" + reply.body);
        if (reply.saidLength >= 0)
            socket->disconnectFromHost();
    }

    QHash<QTcpSocket *, QByteArray> m_heads;
};

} // namespace muster::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QElapsedTimer>
#include <QImage>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>

#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <unistd.h>

namespace muster::test {

/// A Chromium of the machine without a window, spoken to in its own protocol over a pipe: no driver, no port.
class Browser
{
public:
    /// Its program; empty when there is none here.
    static QString program()
    {
        if (const QString named = qEnvironmentVariable("MUSTER_CHROMIUM"); !named.isEmpty())
            return named;
        for (const char *name : {"chromium", "chromium-browser", "google-chrome"})
            if (const QString found = QStandardPaths::findExecutable(QLatin1String(name)); !found.isEmpty())
                return found;
        return {};
    }

    Browser()
    {
        std::signal(SIGPIPE, SIG_IGN); // a browser that went away is an answer, not an end
        int to[2], from[2];
        if (pipe2(to, O_CLOEXEC) != 0 || pipe2(from, O_CLOEXEC) != 0)
            qFatal("no pipe");
        m_process.setChildProcessModifier([to, from] { // the browser reads from 3 and writes to 4
            const int in = fcntl(to[0], F_DUPFD, 10), out = fcntl(from[1], F_DUPFD, 10);
            dup2(in, 3);
            dup2(out, 4);
        });
        m_process.setStandardOutputFile(QProcess::nullDevice());
        m_process.setStandardErrorFile(QProcess::nullDevice());
        m_process.start(program(),
                        {"--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
                         "--disable-background-networking", "--disable-component-update", "--disable-sync", "--hide-scrollbars",
                         "--force-color-profile=srgb", "--remote-debugging-pipe", "--user-data-dir=" + m_folder.path(), "about:blank"});
        close(to[0]);
        close(from[1]);
        m_to = to[1];
        m_from = from[0];
        if (!m_process.waitForStarted())
            return;
        const QString target = call("Target.createTarget", {{"url", "about:blank"}}).value("targetId").toString();
        m_session = call("Target.attachToTarget", {{"targetId", target}, {"flatten", true}}).value("sessionId").toString();
        for (const char *part : {"Page.enable", "Runtime.enable", "Network.enable", "Log.enable"})
            call(QLatin1String(part));
        call("Emulation.setFocusEmulationEnabled", {{"enabled", true}});
    }
    ~Browser()
    {
        m_session.clear();
        send("Browser.close", {});
        if (!m_process.waitForFinished(20'000)) {
            m_process.kill();
            m_process.waitForFinished();
        }
        close(m_to);
        close(m_from);
    }
    Browser(const Browser &) = delete;
    Browser &operator=(const Browser &) = delete;

    [[nodiscard]] bool isReady() const { return !m_session.isEmpty(); }

    /// A method of the protocol; its result, or {"failed": ...}.
    QJsonObject call(const QString &method, const QJsonObject &parameters = {})
    {
        const int id = send(method, parameters);
        while (true) {
            const QJsonObject message = next();
            if (message.isEmpty())
                return {{"failed", method + ": the browser does not answer"}};
            if (message.value("id").toInt() == id)
                return message.contains("error") ? QJsonObject{{"failed", message.value("error")}} : message.value("result").toObject();
            hear(message);
        }
    }
    void size(int width, int height, double ratio = 1)
    {
        call("Emulation.setDeviceMetricsOverride", {{"width", width}, {"height", height}, {"deviceScaleFactor", ratio}, {"mobile", true}});
    }
    void dark(bool on)
    {
        call("Emulation.setEmulatedMedia",
             {{"features", QJsonArray{QJsonObject{{"name", "prefers-color-scheme"}, {"value", on ? "dark" : "light"}}}}});
    }
    void open(const QString &file)
    {
        m_requests.clear();
        m_problems.clear();
        m_loaded = false;
        call("Page.navigate", {{"url", QUrl::fromLocalFile(file).toString()}});
        waitForLoad();
    }
    void reload()
    {
        m_loaded = false;
        call("Page.reload");
        waitForLoad();
    }
    /// What a script gives; an exception becomes a problem.
    QJsonValue evaluate(const QString &script)
    {
        const QJsonObject answer = call("Runtime.evaluate", {{"expression", script}, {"returnByValue", true}, {"awaitPromise", true}});
        if (answer.contains("exceptionDetails") || answer.contains("failed"))
            m_problems.append(QString::fromUtf8(QJsonDocument(answer).toJson(QJsonDocument::Compact)).left(600));
        return answer.value("result").toObject().value("value");
    }
    QString text(const QString &script) { return evaluate(script).toString(); }
    /// A real press in the middle of what the selector finds; false when it is not there or something lies over it.
    bool tap(const QString &selector)
    {
        const QJsonArray at = evaluate(QStringLiteral("(() => { const e = document.querySelector(%1); if (!e) return [];"
                                                      "e.scrollIntoView({block: 'center'}); const r = e.getBoundingClientRect();"
                                                      "const x = r.left + r.width / 2, y = r.top + r.height / 2;"
                                                      "return e.contains(document.elementFromPoint(x, y)) ? [x, y] : []; })()")
                                           .arg(quoted(selector)))
                                  .toArray();
        if (at.size() != 2)
            return false;
        for (const char *kind : {"mousePressed", "mouseReleased"})
            call("Input.dispatchMouseEvent",
                 {{"type", kind}, {"x", at[0]}, {"y", at[1]}, {"button", "left"}, {"buttons", 1}, {"clickCount", 1}});
        return true;
    }
    void type(const QString &text) { call("Input.insertText", {{"text", text}}); }
    void key(const QString &name, int code, int modifiers = 0)
    {
        for (const char *kind : {"rawKeyDown", "keyUp"})
            call("Input.dispatchKeyEvent",
                 {{"type", kind}, {"key", name}, {"code", name}, {"windowsVirtualKeyCode", code}, {"modifiers", modifiers}});
    }
    /// Until the page has drawn what it has changed, and heard what was changed around it.
    void settle() { evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))"); }
    QImage picture()
    {
        return QImage::fromData(
            QByteArray::fromBase64(call("Page.captureScreenshot", {{"format", "png"}}).value("data").toString().toLatin1()));
    }

    /// Everything that the page asked for since it was opened, itself included.
    [[nodiscard]] QStringList requests() const { return m_requests; }
    /// Exceptions, errors of the console, what the policy refused.
    [[nodiscard]] QStringList problems() const { return m_problems; }

    static QString quoted(const QString &text)
    {
        return QString::fromUtf8(QJsonDocument(QJsonArray{text}).toJson(QJsonDocument::Compact)).mid(1).chopped(1);
    }

private:
    int send(const QString &method, const QJsonObject &parameters)
    {
        QJsonObject message{{"id", ++m_last}, {"method", method}, {"params", parameters}};
        if (!m_session.isEmpty())
            message.insert("sessionId", m_session);
        const QByteArray bytes = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\0';
        for (qsizetype sent = 0; sent < bytes.size();) {
            const ssize_t step = write(m_to, bytes.constData() + sent, size_t(bytes.size() - sent));
            if (step <= 0)
                break;
            sent += step;
        }
        return m_last;
    }
    // One message; empty when the browser has gone or says nothing for minutes.
    QJsonObject next()
    {
        while (true) {
            if (const qsizetype end = m_buffer.indexOf('\0'); end >= 0) {
                const QByteArray message = m_buffer.left(end);
                m_buffer.remove(0, end + 1);
                return QJsonDocument::fromJson(message).object();
            }
            pollfd waiting{m_from, POLLIN, 0};
            char bytes[65536];
            const ssize_t got = poll(&waiting, 1, 120'000) > 0 ? read(m_from, bytes, sizeof bytes) : 0;
            if (got <= 0)
                return {};
            m_buffer.append(bytes, got);
        }
    }
    void hear(const QJsonObject &message)
    {
        const QString method = message.value("method").toString();
        const QJsonObject said = message.value("params").toObject();
        if (method == QLatin1String("Page.loadEventFired"))
            m_loaded = true;
        else if (method == QLatin1String("Network.requestWillBeSent"))
            m_requests.append(said.value("request").toObject().value("url").toString());
        else if (method == QLatin1String("Runtime.exceptionThrown")
                 || (method == QLatin1String("Log.entryAdded") && said.value("entry").toObject().value("level") == QLatin1String("error"))
                 || (method == QLatin1String("Runtime.consoleAPICalled") && said.value("type") == QLatin1String("error")))
            m_problems.append(QString::fromUtf8(QJsonDocument(said).toJson(QJsonDocument::Compact)).left(600));
    }
    void waitForLoad()
    {
        while (!m_loaded) {
            const QJsonObject message = next();
            if (message.isEmpty())
                return;
            hear(message);
        }
    }

    QTemporaryDir m_folder;
    QProcess m_process;
    int m_to = -1, m_from = -1, m_last = 0;
    QByteArray m_buffer;
    QString m_session;
    bool m_loaded = false;
    QStringList m_requests, m_problems;
};

} // namespace muster::test

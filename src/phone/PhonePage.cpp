// SPDX-License-Identifier: GPL-3.0-or-later
#include "phone/PhonePage.h"

#include "MusterVersion.h"
#include "phone/PhoneArmy.h"
#include "phone/PhoneCard.h"
#include "phone/PhoneWords.h"
#include "print/layout/Symbols.h"
#include "share/table/TableSigns.h"
#include "text/Translator.h"

#include <QColor>
#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>

static void initPhoneResources() // Q_INIT_RESOURCE does not work inside a namespace
{
    Q_INIT_RESOURCE(phone);
}

namespace muster::phone {

namespace {

QByteArray resource(const QString &path)
{
    initPhoneResources();
    QFile file(QStringLiteral(":/phone/") + path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QByteArray script()
{
    QByteArray whole("\"use strict\";\n(function () {\n");
    for (const char *part : {"tools.js", "qr.js", "state.js", "cards.js", "result.js", "views.js", "start.js"})
        whole += resource(QLatin1String(part));
    return whole + "})();\n";
}

QColor mixed(const QColor &a, const QColor &b, double share)
{
    const auto channel = [share](int x, int y) { return int(x * share + y * (1 - share) + 0.5); };
    return {channel(a.red(), b.red()), channel(a.green(), b.green()), channel(a.blue(), b.blue())};
}

// The colour of the game for the tiles of units, on light and dark ground.
QByteArray style(const packs::PackPtr &pack)
{
    const QColor wanted(pack ? pack->manifest().hue : QString());
    const QColor hue = wanted.isValid() ? wanted : QColor(0x4a, 0x5b, 0x73);
    const QString own = QStringLiteral("\n:root{--game-light:%1;--soft-light:%2;--game-dark:%3;--soft-dark:%4}\n")
                            .arg(hue.darker(110).name(), mixed(hue, Qt::white, 0.16).name(), mixed(hue, Qt::white, 0.45).name(),
                                 mixed(hue, QColor(0x1f, 0x21, 0x25), 0.35).name());
    return resource(QStringLiteral("style.css")) + own.toLatin1();
}

// A drawing of ours as a symbol that the page's script can use; lines take the colour of the text around.
QByteArray symbolOf(const QString &name, QByteArray svg, bool lines)
{
    const qsizetype start = svg.indexOf('>', svg.indexOf("<svg")) + 1, end = svg.lastIndexOf("</svg>");
    if (end < start)
        return {};
    const QByteArray inside = svg.mid(start, end - start).trimmed().replace("#010203", "currentColor");
    const QByteArray look = lines ? QByteArray(" viewBox=\"0 0 16 16\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"1.5\" "
                                               "stroke-linecap=\"round\" stroke-linejoin=\"round\"")
                                  : QByteArray(" viewBox=\"0 0 24 24\"");
    return "<symbol id=\"s-" + name.toLatin1() + "\"" + look + ">" + inside + "</symbol>";
}

QByteArray symbolSheet(const QSet<QString> &wanted)
{
    initPhoneResources();
    QByteArray sheet;
    const QStringList icons = QDir(QStringLiteral(":/phone/icons")).entryList();
    for (const QString &file : icons)
        sheet += symbolOf(file.chopped(4), resource(QStringLiteral("icons/") + file), true);
    QStringList names(wanted.begin(), wanted.end());
    names.sort();
    for (const QString &name : std::as_const(names)) {
        QFile file(QStringLiteral(":/symbols/%1.svg").arg(name));
        if (print::Symbols::has(name) && !icons.contains(name + QStringLiteral(".svg")) && file.open(QIODevice::ReadOnly))
            sheet += symbolOf(name, file.readAll(), false);
    }
    return sheet;
}

QByteArray hashed(const QByteArray &text)
{
    return "'sha256-" + QCryptographicHash::hash(text, QCryptographicHash::Sha256).toBase64() + "'";
}

// In a script element nothing but "<" could end or open anything.
QByteArray dataText(const QJsonObject &data)
{
    return QJsonDocument(data).toJson(QJsonDocument::Compact).replace('<', "\\u003c");
}

QStringList pageLanguages(const packs::PackPtr &pack)
{
    QStringList both;
    const QStringList all = text::Translator::available();
    for (const QString &code : all)
        if (pack && pack->manifest().languages.contains(code))
            both.append(code);
    return both;
}

QJsonObject pageData(const rules::Roster &roster, const packs::PackPtr &pack, const QString &language, QSet<QString> &symbols)
{
    const QString opened = text::Translator::of(language).code();
    QJsonObject sets, words;
    QJsonArray languages;
    QStringList armies = pageLanguages(pack);
    if (!armies.contains(opened))
        armies = QStringList{opened};
    for (const QString &code : std::as_const(armies))
        sets.insert(code, phoneArmy(roster, pack, code, symbols));
    for (const QString &code : text::Translator::available()) {
        words.insert(code, phoneWords(code));
        languages.append(QJsonObject{{"c", code}, {"n", text::Translator::of(code).name()}});
    }
    const QByteArray content = QJsonDocument(sets).toJson(QJsonDocument::Compact);
    const QByteArray hash = QCryptographicHash::hash(content, QCryptographicHash::Sha1);
    return {{"format", 1},
            {"id", cleanText(QString::fromStdString(roster.id))},
            {"key", share::tableListKey(roster)},
            {"hash", share::tableSigns(hash.left(10))},
            {"lang", opened},
            {"langs", languages},
            {"words", words},
            {"sets", sets}};
}

} // namespace

QByteArray phonePage(const rules::Roster &roster, const packs::PackPtr &pack, const QString &language)
{
    QSet<QString> symbols{QStringLiteral("hourglass")};
    const QJsonObject data = pageData(roster, pack, language, symbols);
    const QByteArray code = script(), look = style(pack);
    const QString title = cleanText(QString::fromStdString(roster.name)).toHtmlEscaped();
    QStringList noScript;
    for (const QString &each : text::Translator::available())
        noScript.append(text::Translator::of(each)
                            .translate("Phone", "This page needs JavaScript: open it in a browser, not in a preview.")
                            .toHtmlEscaped());
    const QByteArray policy = "default-src 'none'; script-src " + hashed(code) + "; style-src " + hashed(look)
        + "; base-uri 'none'; form-action 'none'";
    QByteArray page("<!DOCTYPE html>\n<html lang=\"");
    page += data.value("lang").toString().toLatin1() + "\"><head><meta charset=\"utf-8\">\n";
    page += "<meta http-equiv=\"Content-Security-Policy\" content=\"" + policy + "\">\n";
    page += "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1,viewport-fit=cover\">\n";
    page += "<meta name=\"referrer\" content=\"no-referrer\"><meta name=\"color-scheme\" content=\"light dark\">\n";
    page += "<meta name=\"generator\" content=\"Muster " MUSTER_VERSION "\"><title>" + title.toUtf8() + "</title>\n";
    page += "<style>" + look + "</style></head>\n<body>\n";
    page += "<svg width=\"0\" height=\"0\" class=\"sr\" aria-hidden=\"true\">" + symbolSheet(symbols) + "</svg>\n";
    page += "<header id=\"head\"></header><div id=\"turnbar\"></div>\n<main><section id=\"army\"></section><section id=\"unit\"></section>"
            "<section id=\"score\"></section><section id=\"rules\"></section><section id=\"back\"></section></main>\n"
            "<nav id=\"tabs\"></nav><dialog id=\"dialog\"></dialog><p id=\"live\" class=\"sr\" role=\"status\" aria-live=\"polite\"></p>\n";
    page += "<noscript><p>" + noScript.join(QStringLiteral("</p><p>")).toUtf8() + "</p></noscript>\n";
    page += "<script type=\"application/json\" id=\"data\">" + dataText(data) + "</script>\n";
    return page + "<script>" + code + "</script>\n</body></html>\n";
}

} // namespace muster::phone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/BrowserCards.h"

#include <QElapsedTimer>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QUrl>

namespace muster::tools {

using namespace print;

namespace {

constexpr int cardsOnASheet = 9;
constexpr int longestPrinting = 120'000; // milliseconds
constexpr qint64 smallestPdf = 400;      // of an empty page

const char *const sheetStyle = R"(<!DOCTYPE html><html><head><meta charset="utf-8"><title>Cards</title><style>
@page { size: A4; margin: 10mm }
body { margin: 0; font: 6.5pt/1.15 "Roboto Condensed", "Noto Sans", sans-serif }
.sheet { display: grid; grid-template-columns: repeat(3, 63.5mm); grid-auto-rows: 88.9mm; break-after: page }
.card { border: .2mm solid #888; box-sizing: border-box; overflow: hidden; padding: 1mm }
.head { color: #fff; padding: .8mm; font-weight: bold; font-size: 9pt; display: flex; justify-content: space-between }
table { width: 100%; border-collapse: collapse; margin: .6mm 0 } td, th { border-bottom: .1mm solid #bbb; text-align: center }
td:first-child { text-align: left } .vitals { display: flex } .vitals div { flex: 1; border: .1mm solid #888; text-align: center }
.box { display: inline-block; width: 2.4mm; height: 2.4mm; border: .2mm solid #000; margin: .2mm } p { margin: .4mm 0 }
</style></head><body>)";

QString escaped(const QString &text)
{
    return text.toHtmlEscaped();
}

QString valueText(const Figure &figure)
{
    return figure.unknown() ? QStringLiteral("–") : escaped(figure.text + figure.symbols.join(' '));
}

/// One block of a face as the elements that a page would have for it.
struct HtmlBlocks
{
    const CardContent &card;

    QString operator()(const HeadBlock &head) const
    {
        return QStringLiteral("<div class=head style='background:%1'><span>%2</span><span>%3</span></div><p>%4</p>")
            .arg(QColor(card.colour).name(), escaped(card.name), escaped(head.points ? card.points : head.badge), escaped(head.subtitle));
    }
    QString operator()(const VitalsBlock &vitals) const
    {
        QString html = QStringLiteral("<div class=vitals>");
        for (const VitalsCell &cell : vitals.cells)
            html += "<div>" + escaped(cell.label) + "<br><b>" + valueText(cell.value) + "</b>" + escaped(cell.notes.join(' ')) + "</div>";
        return html + "</div>";
    }
    QString operator()(const AdvantageBlock &advantage) const
    {
        return "<p><b>" + escaped(advantage.name + ' ' + advantage.missing) + "</b></p>";
    }
    QString operator()(const TableBlock &table) const
    {
        QString html = "<table><tr><th>" + escaped(table.title) + "</th>";
        for (const TableColumn &column : table.columns)
            html += "<th>" + escaped(column.label + column.symbol) + "</th>";
        for (const TableRow &row : table.rows) {
            html += "</tr><tr><td>" + escaped(row.letters.join(' ') + ' ' + row.name) + " <small>" + escaped(row.tags + row.nameNote)
                + "</small></td>";
            for (const Figure &value : row.values)
                html += "<td>" + valueText(value) + "</td>";
            for (const std::vector<StripCell> &group : row.strip)
                for (const StripCell &cell : group)
                    html += "<td>" + escaped(cell.text) + "</td>";
        }
        return html + "</tr></table>";
    }
    QString operator()(const LineBlock &line) const { return "<p>" + escaped(line.label) + " <b>" + escaped(line.value) + "</b></p>"; }
    QString operator()(const TracksBlock &tracks) const
    {
        QString html;
        for (const Track &track : tracks.tracks)
            html += "<p>" + escaped(track.label) + ' ' + QStringLiteral("<span class=box></span>").repeated(track.count) + "</p>";
        return html + "<p>" + escaped(tracks.once.join(", ")) + "</p>";
    }
    QString operator()(const RulesBlock &rules) const
    {
        QString html;
        for (const RuleEntry &rule : rules.entries)
            html += "<p><b>" + escaped(rule.name) + "</b> " + (rules.texts == RulesBlock::Texts::Names ? QString() : escaped(rule.text))
                + "</p>";
        return html;
    }
    QString operator()(const CostsBlock &costs) const
    {
        QString html = QStringLiteral("<table>");
        for (const CostLine &line : costs.lines)
            html += "<tr><td>" + escaped(line.label + ' ' + line.detail) + "</td><td>" + escaped(line.value) + "</td></tr>";
        return html + "</table>";
    }
    QString operator()(const PhotoBlock &) const { return {}; } // samples have none
    QString operator()(const NotesBlock &notes) const { return "<p>" + escaped(notes.text) + "</p>"; }
    QString operator()(const RecordBlock &record) const
    {
        return "<table>" + QStringLiteral("<tr><td>&nbsp;</td><td></td></tr>").repeated(record.table ? record.rows : 1) + "</table>";
    }
    QString operator()(const FootBlock &foot) const { return "<p><small>" + escaped(foot.left + ' ' + foot.right) + "</small></p>"; }
};

QString faceHtml(const CardContent &card, const std::vector<Block> &blocks)
{
    QString html = QStringLiteral("<div class=card>");
    for (const Block &block : blocks)
        html += std::visit(HtmlBlocks{card}, block);
    return html + "</div>";
}

} // namespace

QByteArray cardsAsHtml(const std::vector<CardContent> &contents, int count)
{
    QString html = QString::fromLatin1(sheetStyle);
    for (int first = 0; first < count && !contents.empty(); first += cardsOnASheet) {
        for (const bool front : {true, false}) {
            html += "<div class=sheet>";
            for (int i = first; i < std::min(count, first + cardsOnASheet); ++i) {
                const CardContent &card = contents[std::size_t(i) % contents.size()];
                html += faceHtml(card, front ? card.front : card.back);
            }
            html += "</div>";
        }
    }
    return (html + "</body></html>").toUtf8();
}

QString browserProgram()
{
    if (const QString named = qEnvironmentVariable("MUSTER_CHROMIUM"); !named.isEmpty())
        return named;
    for (const char *name : {"chromium", "chromium-browser", "google-chrome"})
        if (const QString found = QStandardPaths::findExecutable(QLatin1String(name)); !found.isEmpty())
            return found;
    return {};
}

std::optional<double> browserSeconds(const QString &program, const QByteArray &page)
{
    QTemporaryDir folder;
    const QString html = folder.filePath("cards.html"), pdf = folder.filePath("cards.pdf");
    QFile file(html);
    if (!file.open(QIODevice::WriteOnly) || file.write(page) != page.size())
        return std::nullopt;
    file.close();
    QProcess browser;
    browser.setStandardOutputFile(QProcess::nullDevice());
    browser.setStandardErrorFile(QProcess::nullDevice());
    QElapsedTimer timer;
    timer.start();
    browser.start(program,
                  {"--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--no-first-run", "--disable-extensions",
                   "--disable-background-networking", "--disable-component-update", "--disable-sync",
                   "--user-data-dir=" + folder.filePath("profile"), "--no-pdf-header-footer", "--print-to-pdf=" + pdf,
                   QUrl::fromLocalFile(html).toString()});
    if (!browser.waitForFinished(longestPrinting)) {
        browser.kill();
        browser.waitForFinished();
        return std::nullopt;
    }
    const double seconds = double(timer.nsecsElapsed()) / 1e9;
    return QFileInfo(pdf).size() > smallestPdf ? std::optional(seconds) : std::nullopt;
}

} // namespace muster::tools

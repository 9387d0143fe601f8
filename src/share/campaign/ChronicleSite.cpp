// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/campaign/ChronicleSite.h"

#include "campaign/fold/Names.h"
#include "campaign/fold/Rivalries.h"
#include "share/campaign/CampaignReport.h"
#include "share/campaign/ChronicleStyle.h"
#include "share/campaign/LastWords.h"
#include "share/campaign/LeagueText.h"
#include "share/campaign/MapSvg.h"
#include "share/campaign/StandingsChart.h"
#include "share/campaign/StandingsSvg.h"
#include "text/Speaking.h"

#include <QCoreApplication>

namespace muster::share {

using namespace campaign;

namespace {

class ChronicleSiteWords
{
    Q_DECLARE_TR_FUNCTIONS(Chronicle)
};

QString safe(const QString &text)
{
    return text.toHtmlEscaped().replace('\n', QLatin1String("<br>"));
}

QString element(const char *tag, const QString &inner, const char *of = nullptr)
{
    const QString name = QString::fromLatin1(tag);
    return QString("<%1%2>").arg(name, of ? QString(" class=\"%1\"").arg(QString::fromLatin1(of)) : QString()) + inner
        + QString("</%1>\n").arg(name);
}

QString cells(const QStringList &texts, const char *tag, int numbersFrom)
{
    QString row;
    for (int i = 0; i < texts.size(); ++i)
        row += element(tag, safe(texts.at(i)), i >= numbersFrom ? "n" : nullptr);
    return element("tr", row);
}

/// Makes the pages one by one; pictures come beside them.
class Site
{
public:
    Site(const Campaign &campaign, const CampaignState &state, const QString &language, const CampaignNames &names)
        : m_campaign(campaign), m_state(state), m_language(language), m_names(names)
    {
        for (int index : missionsByDate(state))
            m_pages.append(missionPage(campaign, state, index, language, names));
    }

    QVector<SiteFile> make()
    {
        m_files.append({"style.css", QByteArray(chronicleStyle) + mapStyle()});
        if (!m_state.map.picture.isEmpty()) {
            const QSizeF size = pictureSize(m_state.map.picture);
            m_map = {size.isValid() ? keepPicture(m_state.map.picture, QStringLiteral("map")) : QString(), size};
        }
        add("index.html", m_campaign.start.name, ChronicleSiteWords::tr("The chronicle"), index());
        for (int i = 0; i < m_pages.size(); ++i)
            add(fileOf(i), m_pages.at(i).title, QStringList{m_pages.at(i).date, m_pages.at(i).headline}.join(QStringLiteral(" · ")),
                mission(i));
        if (hasTable())
            add("table.html", ChronicleSiteWords::tr("Standings"), m_campaign.start.name, table());
        if (hasMap())
            add("territories.html", ChronicleSiteWords::tr("Territories"), m_campaign.start.name, territories());
        add("honour.html", ChronicleSiteWords::tr("Roll of honour"), m_campaign.start.name, honour());
        return m_files;
    }

private:
    void add(const QString &name, const QString &title, const QString &under, const QString &body);
    [[nodiscard]] static QString fileOf(int page) { return QString("mission-%1.html").arg(page + 1); }
    QString index();
    QString mission(int page);
    QString side(const MissionSide &side) const;
    QString pictures(const MissionPage &page, int number);
    QString table();
    QString roundTable() const;
    /// Whoever plays alone has none.
    [[nodiscard]] bool hasTable() const { return m_state.standings.size() > 1; }
    QString figures() const;
    QString dangerous() const;
    [[nodiscard]] bool hasMap() const { return !m_state.map.areas.isEmpty(); }
    QString territories() const;
    QString mapAfter(const MissionPage &page) const;
    QString honour();
    QString fallen(const SoldierState &soldier);
    QString keepPicture(const QByteArray &bytes, const QString &name);
    static QString list(const QString &title, const QStringList &lines);

    const Campaign &m_campaign;
    const CampaignState &m_state;
    QString m_language;
    const CampaignNames &m_names;
    QVector<MissionPage> m_pages;
    QVector<SiteFile> m_files;
    MapPicture m_map;
};

void Site::add(const QString &name, const QString &title, const QString &under, const QString &body)
{
    const auto link = [](const char *page, const QString &words) {
        return QString("<a href=\"%1\">").arg(QString::fromLatin1(page)) + safe(words) + "</a>";
    };
    QString html = QString("<!DOCTYPE html>\n<html lang=\"%1\">\n<head><meta charset=\"utf-8\"><meta name=\"viewport\" "
                           "content=\"width=device-width, initial-scale=1\"><title>")
                       .arg(m_language);
    html += safe(title) + "</title><link rel=\"stylesheet\" href=\"style.css\"></head>\n<body>\n<header><h1>" + safe(title) + "</h1><p>"
        + safe(under) + "</p></header>\n<nav><a href=\"index.html\">" + safe(m_campaign.start.name) + "</a>"
        + (hasTable() ? link("table.html", ChronicleSiteWords::tr("Standings")) : QString())
        + (hasMap() ? link("territories.html", ChronicleSiteWords::tr("Territories")) : QString())
        + link("honour.html", ChronicleSiteWords::tr("Roll of honour")) + "</nav>\n<main>\n" + body + "</main>\n<footer>"
        + safe(ChronicleSiteWords::tr("Made with Muster")) + "</footer>\n</body></html>\n";
    m_files.append({name, html.toUtf8()});
}

QString Site::keepPicture(const QByteArray &bytes, const QString &name)
{
    const bool jpeg = bytes.startsWith("\xff\xd8");
    if (!jpeg && !bytes.startsWith("\x89PNG"))
        return {};
    const QString file = "pictures/" + name + (jpeg ? ".jpg" : ".png");
    m_files.append({file, bytes});
    return file;
}

QString Site::list(const QString &title, const QStringList &lines)
{
    if (lines.isEmpty())
        return {};
    QString items;
    for (const QString &line : lines)
        items += element("li", safe(line));
    return element("h2", safe(title)) + element("ul", items);
}

// What the campaign was, in figures.
QString Site::figures() const
{
    int fallen = 0, kills = 0;
    for (const SoldierState &soldier : m_state.soldiers) {
        fallen += soldier.status == Status::Dead;
        kills += soldier.kills;
    }
    const auto figure = [](int number, const QString &words) {
        return element("span", element("b", QString::number(number)) + safe(words));
    };
    const int fought = m_state.fought(), players = int(m_state.players.size());
    QString all = figure(fought, ChronicleSiteWords::tr("mission(s)", "under a figure", fought))
        + figure(players, ChronicleSiteWords::tr("player(s)", "under a figure", players));
    if (!m_state.soldiers.isEmpty())
        all += figure(fallen, ChronicleSiteWords::tr("fallen", "under a figure", fallen))
            + figure(kills, ChronicleSiteWords::tr("eliminated", "under a figure", kills));
    return element("div", all, "figures");
}

QString Site::index()
{
    QString rows = cells({ChronicleSiteWords::tr("No."), ChronicleSiteWords::tr("Mission"), ChronicleSiteWords::tr("Date"),
                          ChronicleSiteWords::tr("Result")},
                         "th", 9);
    for (int i = 0; i < m_pages.size(); ++i) {
        const MissionPage &page = m_pages.at(i);
        const QString title = page.state == MissionPage::Cancelled ? "<s>" + safe(page.title) + "</s>" : safe(page.title);
        rows += element("tr",
                        element("td", page.number ? QString::number(page.number) : QString())
                            + element("td", QString("<a href=\"%1\">").arg(fileOf(i)) + title + "</a>") + element("td", safe(page.date))
                            + element("td", safe(page.headline)));
    }
    const QString note = m_campaign.start.note.isEmpty() ? QString() : element("p", safe(m_campaign.start.note));
    QString forces;
    for (const ForceState &force : m_state.forces)
        forces += element("li", element("b", safe(force.name)) + " " + safe(playerName(force.player, m_state)));
    return note + figures() + (forces.isEmpty() ? QString() : element("h2", safe(ChronicleSiteWords::tr("Forces"))) + element("ul", forces))
        + element("h2", safe(ChronicleSiteWords::tr("Missions"))) + element("div", element("table", rows), "wide");
}

QString Site::side(const MissionSide &side) const
{
    const char *look = side.result == GameResult::Won ? "won" : side.result == GameResult::Lost ? "lost" : "soft";
    QString rows;
    for (const MissionFighter &fighter : side.fighters)
        rows += element("tr",
                        element("td", element("b", safe(fighter.name)) + " " + element("span", safe(fighter.rank), "soft"))
                            + element("td", safe(fighter.fate))
                            + element("td", fighter.gained ? QString("+%1").arg(fighter.gained) : QString(), "n"));
    QString head = element("h2", safe(side.name) + " " + element("span", safe(side.resultText), look));
    QStringList under{side.player == side.name ? QString() : side.player, side.objectives,
                      side.score ? ChronicleSiteWords::tr("%n victory point(s)", nullptr, side.score) : QString()};
    under.removeAll(QString());
    return element("section", head + element("p", safe(under.join(QStringLiteral(", "))), "soft") + element("table", rows));
}

QString Site::pictures(const MissionPage &page, int number)
{
    QString all;
    for (int i = 0; i < page.pictures.size(); ++i) {
        const QString file = keepPicture(page.pictures.at(i).bytes, QString("mission-%1-%2").arg(number).arg(i + 1));
        if (file.isEmpty())
            continue;
        const QString caption = safe(page.pictures.at(i).caption);
        all += element("figure",
                       QString("<img src=\"%1\" alt=\"").arg(file) + caption + "\">"
                           + (caption.isEmpty() ? QString() : element("figcaption", caption)));
    }
    return all.isEmpty() ? QString() : element("div", all, "pictures");
}

QString Site::mission(int index)
{
    const MissionPage &page = m_pages.at(index);
    QString body = pictures(page, index + 1);
    QString story;
    for (const QString &paragraph : page.notes.split('\n', Qt::SkipEmptyParts))
        story += element("p", safe(paragraph), story.isEmpty() && paragraph.size() > 160 ? "story" : nullptr);
    body += story;
    QString sides;
    for (const MissionSide &each : page.sides)
        sides += side(each);
    body += element("div", sides, "sides");
    if (!page.strikes.isEmpty()) {
        QString rows;
        for (const MissionStrike &strike : page.strikes)
            rows += cells({strike.killer,
                           strike.count > 1 ? QString("%1 ×%2").arg(strike.victim, QString::number(strike.count)) : strike.victim,
                           strike.fate, strike.points ? QString::number(strike.points) : QString()},
                          "td", 3);
        body += element("h2", safe(ChronicleSiteWords::tr("Who put whom out of action"))) + element("table", rows);
    }
    body += list(ChronicleSiteWords::tr("Afterwards"), page.news) + list(ChronicleSiteWords::tr("Cards"), page.cards)
        + list(ChronicleSiteWords::tr("Standings after it"), hasTable() ? page.standings : QStringList()) + mapAfter(page);
    QString around;
    if (index > 0)
        around += QString("<a href=\"%1\">").arg(fileOf(index - 1)) + "← " + safe(m_pages.at(index - 1).title) + "</a> ";
    if (index + 1 < m_pages.size())
        around += QString("<a href=\"%1\">").arg(fileOf(index + 1)) + safe(m_pages.at(index + 1).title) + " →</a>";
    return body + element("p", around);
}

// The map as the mission left it; a step on the page of the territories.
QString Site::mapAfter(const MissionPage &page) const
{
    if (!hasMap() || page.state != MissionPage::Fought || page.number < 1)
        return {};
    const QString news = mapNews(m_state, page.number);
    return element("h2", safe(ChronicleSiteWords::tr("Territories after it")))
        + element("p", safe(news.isEmpty() ? ChronicleSiteWords::tr("Nothing changed hands.") : news), "soft")
        + element("figure", mapSvg(m_state, page.number, m_map))
        + element("p",
                  QString("<a href=\"territories.html#%1\">").arg(page.number)
                      + safe(ChronicleSiteWords::tr("The map through the campaign")) + "</a>");
}

QString Site::territories() const
{
    QStringList titles(m_state.fought());
    for (const MissionPage &page : m_pages) {
        if (page.number > 0 && page.number <= titles.size())
            titles[page.number - 1] = page.title;
    }
    return mapThroughTime(m_state, titles, m_map) + list(ChronicleSiteWords::tr("How they changed hands"), areaHistory(m_state, {}));
}

// The points after each round, and who stood where.
QString Site::roundTable() const
{
    const StandingsChart chart = standingsChart(m_state, m_campaign.rules);
    if (chart.steps < 1 || chart.lines.isEmpty())
        return {};
    QStringList head{ChronicleSiteWords::tr("Player")};
    for (int step = 1; step <= chart.steps; ++step)
        head.append(QString::number(step));
    QString rows = cells(head, "th", 1);
    for (const StandingsChart::Line &line : chart.lines) {
        QStringList points{line.player};
        for (int value : line.points.mid(1))
            points.append(QString::number(value));
        rows += cells(points, "td", 1);
    }
    return element("h2",
                   safe(chart.byRounds ? ChronicleSiteWords::tr("Standings after each round")
                                       : ChronicleSiteWords::tr("Standings after each mission")))
        + standingsSvg(chart) + element("div", element("table", rows), "wide");
}

QString Site::table()
{
    QString rows = cells({QString(), ChronicleSiteWords::tr("Player"), ChronicleSiteWords::tr("Played"), ChronicleSiteWords::tr("Won"),
                          ChronicleSiteWords::tr("Drawn"), ChronicleSiteWords::tr("Lost"), ChronicleSiteWords::tr("Score"),
                          ChronicleSiteWords::tr("Points")},
                         "th", 2);
    for (const Standing &line : m_state.standings)
        rows += cells({QString::number(line.rank), playerName(line.player, m_state), QString::number(line.played),
                       QString::number(line.won), QString::number(line.drawn), QString::number(line.lost),
                       QString("%1 : %2").arg(line.victoryPoints).arg(line.conceded), QString::number(line.points)},
                      "td", 2);
    return element("div", element("table", rows), "wide") + element("p", safe(leagueRulesText(m_campaign.rules, m_language)), "soft")
        + roundTable();
}

QString Site::fallen(const SoldierState &soldier)
{
    const QString picture = soldier.portrait.isEmpty()
        ? QString()
        : keepPicture(soldier.portrait, QString("soldier-%1").arg(m_state.soldierIndex.value(soldier.id) + 1));
    const QString portrait = picture.isEmpty() ? element("div", QLatin1String(chronicleNobody), "nobody")
                                               : QString("<img src=\"%1\" alt=\"").arg(picture) + safe(soldier.name) + "\">";
    const ForceState *force = m_state.force(soldier.force);
    QStringList lines{lastWords(soldier, m_state, m_language, m_names)};
    lines.append(soldier.awards);
    QString facts = ChronicleSiteWords::tr("%n mission(s)", nullptr, soldier.missions) + " · "
        + ChronicleSiteWords::tr("%n eliminated", nullptr, soldier.kills);
    if (m_campaign.rules.mode != ExperienceMode::None)
        facts += " · " + ChronicleSiteWords::tr("%1 experience").arg(soldier.earned);
    QStringList who{rankName(soldier, m_campaign.rules, m_language), force ? force->name : QString()};
    who.removeAll(QString());
    return element("div",
                   portrait
                       + element("div",
                                 element("h2", safe(soldier.name)) + element("p", safe(who.join(QStringLiteral(", "))), "soft")
                                     + element("p", safe(lines.join(QStringLiteral(" · ")))) + element("p", element("b", safe(facts)))),
                   "fallen");
}

QString Site::dangerous() const
{
    const QString points = m_campaign.rules.pointsName.in(m_language);
    QString rows = cells({ChronicleSiteWords::tr("Name"), ChronicleSiteWords::tr("Force"), ChronicleSiteWords::tr("Put out of action"),
                          ChronicleSiteWords::tr("Value in %1").arg(points)},
                         "th", 2);
    const QVector<const SoldierState *> best = mostDangerous(m_state).mid(0, 10);
    for (const SoldierState *soldier : best) {
        const ForceState *force = m_state.force(soldier->force);
        rows += cells(
            {soldier->name, force ? force->name : QString(), QString::number(soldier->kills), QString::number(soldier->killPoints)}, "td",
            2);
    }
    return best.isEmpty()
        ? QString()
        : element("h2", safe(ChronicleSiteWords::tr("Most put out of action"))) + element("div", element("table", rows), "wide");
}

QString Site::honour()
{
    QString body;
    for (const SoldierState &soldier : m_state.soldiers) {
        if (!soldier.inService())
            body += fallen(soldier);
    }
    if (body.isEmpty())
        body = element("p", safe(ChronicleSiteWords::tr("Nobody has fallen or retired.")));
    body += dangerous();
    QString rows;
    for (const Rivalry &rivalry : rivalries(m_state).mid(0, 20)) {
        const SoldierState *one = m_state.soldier(rivalry.one), *other = m_state.soldier(rivalry.other);
        if (one && other)
            rows += cells({one->name, QString("%1 : %2").arg(rivalry.oneWins).arg(rivalry.otherWins), other->name}, "td", 9);
    }
    return body + (rows.isEmpty() ? QString() : element("h2", safe(ChronicleSiteWords::tr("Rivalries"))) + element("table", rows));
}

} // namespace

QVector<SiteFile> chronicleSite(const Campaign &campaign, const CampaignState &state, const QString &language, const CampaignNames &names)
{
    const text::Speaking speaking(language);
    return Site(campaign, state, language, names).make();
}

} // namespace muster::share

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/scenario/ScenarioPage.h"

#include "app/theme/paint/SmallMarkdown.h"
#include "share/ScenarioText.h"

#include <cmath>

namespace muster::app {

using namespace packs;

namespace {

QString row(const QString &label, const QString &value)
{
    return QStringLiteral("<tr><td style=\"padding-right:16px\">%1</td><td><b>%2</b></td></tr>")
        .arg(label.toHtmlEscaped(), value.toHtmlEscaped());
}

QString paragraph(const QString &text)
{
    return QStringLiteral("<p>") + richText(text) + QStringLiteral("</p>");
}

QString heading(const QString &text)
{
    return QStringLiteral("<h3>") + text.toHtmlEscaped() + QStringLiteral("</h3>");
}

QString chances(const ScenarioReserves &reserves)
{
    QString rows;
    for (int turn = 1; turn <= reserves.automaticFrom(); ++turn)
        rows += row(turn == reserves.automaticFrom() ? ScenarioPage::tr("from turn %1 on").arg(turn)
                                                     : ScenarioPage::tr("turn %1").arg(turn),
                    ScenarioPage::tr("%1 %").arg(std::lround(reserves.chance(turn) * 100)));
    return heading(ScenarioPage::tr("Chance that a group of the reserves arrives")) + QStringLiteral("<table>%1</table>").arg(rows);
}

} // namespace

ScenarioPage::ScenarioPage(QWidget *parent) : QTextBrowser(parent)
{
    setFrameShape(QFrame::NoFrame);
    setOpenLinks(false);
    document()->setDocumentMargin(16);
}

QString ScenarioPage::html(const Scenario &scenario, const Pack &pack, const QString &language, bool secondary)
{
    QString html = QStringLiteral("<h1>%1</h1><p>%2</p>")
                       .arg(scenario.name.in(language).toHtmlEscaped(),
                            QStringLiteral("%1 · %2").arg(pack.name(language), share::scenarioPlace(scenario, language)).toHtmlEscaped());
    if (scenario.house)
        html += QStringLiteral("<p><i>%1</i></p>")
                    .arg(tr("A house mission: put together by us from the parts of the rules.").toHtmlEscaped());
    if (!scenario.summary.isEmpty())
        html += paragraph(scenario.summary.in(language));
    QString facts;
    for (const share::ScenarioFact &fact : share::scenarioFacts(scenario, pack, language))
        facts += row(fact.label, fact.value);
    for (const TableSize &table : scenario.plan.tables)
        facts += row(tr("Table %1 × %2 cm").arg(QString::number(table.width), QString::number(table.height)), table.use.in(language));
    html += QStringLiteral("<table>%1</table>").arg(facts);
    for (const QString &sentence : share::scenarioSwitches(scenario, pack, language))
        html += paragraph(sentence);
    for (const ScenarioSection &section : scenario.sections)
        html += heading(section.title.in(language)) + paragraph(section.text.in(language));
    if (!scenario.plan.reserves.isEmpty())
        html += chances(scenario.plan.reserves);
    QString tokens;
    for (const MissionToken &token : scenario.plan.tokens)
        tokens += row(token.reinforcement ? tr("%1 (reinforcement)").arg(token.name.in(language)) : token.name.in(language),
                      QString::number(token.count));
    if (!tokens.isEmpty())
        html += heading(tr("Tokens")) + QStringLiteral("<table>%1</table>").arg(tokens);
    const HiddenMission &hidden = scenario.plan.secondary;
    if (hidden.there && (!hidden.opens.isEmpty() || !hidden.text.isEmpty()))
        html += heading(tr("Secondary mission")) + paragraph(hidden.opens.in(language));
    if (hidden.there && !hidden.text.isEmpty())
        html += secondary ? paragraph(hidden.text.in(language))
                          : QStringLiteral("<p><i>%1</i></p>").arg(tr("Hidden. “Show the secondary mission” opens it.").toHtmlEscaped());
    return html;
}

void ScenarioPage::setScenario(const Scenario *scenario, const Pack *pack, const QString &language, bool secondary)
{
    setHtml(scenario && pack ? html(*scenario, *pack, language, secondary) : QString());
}

} // namespace muster::app

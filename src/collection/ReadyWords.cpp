// SPDX-License-Identifier: GPL-3.0-or-later
// What a plan says in words: on the page, on paper, in a message.
#include "collection/Ready.h"
#include "collection/Words.h"
#include "text/Speaking.h"
#include "text/Typography.h"

#include <QLocale>

#include <cmath>

namespace muster::collection {

namespace {

QString counted(State state, int count)
{
    switch (state) {
    case State::Wished:
        return Words::tr("%n wished", nullptr, count);
    case State::Bought:
        return Words::tr("%n bought", nullptr, count);
    case State::Built:
        return Words::tr("%n built", nullptr, count);
    case State::Primed:
        return Words::tr("%n primed", nullptr, count);
    case State::Painted:
        return Words::tr("%n painted", nullptr, count);
    case State::Based:
        return Words::tr("%n based", nullptr, count);
    }
    return {};
}

QString taskCount(Task task, int count)
{
    if (task == Task::Buy)
        return Words::tr("%n to buy", nullptr, count);
    return task == Task::Build ? Words::tr("%n to build", nullptr, count) : Words::tr("%n to paint", nullptr, count);
}

} // namespace

// A figure of a kind has the mean of its points: two decimals say enough of it.
QString pointsWords(double points, const QString &name)
{
    QLocale locale = text::currentLocale();
    locale.setNumberOptions(locale.numberOptions() | QLocale::OmitGroupSeparator);
    return locale.toString(std::round(points * 100) / 100, 'f', QLocale::FloatingPointShortest) + ' ' + name;
}

QString taskName(Task task)
{
    return task == Task::Buy ? Words::tr("To buy") : task == Task::Build ? Words::tr("To build") : Words::tr("To paint");
}

QString ReadyPlan::sentence() const
{
    if (rosters.isEmpty())
        return Words::tr("Choose a roster");
    if (ready())
        return Words::tr("Ready: all %n figure(s) are painted", nullptr, figures());
    QStringList parts;
    for (Task task : allTasks) {
        if (const int count = figures(task); count > 0)
            parts.append(taskCount(task, count));
    }
    return Words::tr("Not ready: %1").arg(parts.join(", "));
}

QString ReadyPlan::second() const
{
    if (rosters.isEmpty())
        return Words::tr("What it needs is compared with what you own.");
    QString text = Words::tr("%1 of %2 figures are painted.").arg(painted()).arg(figures());
    if (ready() || figures(Task::Build) + figures(Task::Paint) == 0)
        return text;
    return text + ' '
        + (days < 0 ? Words::tr("How long the rest takes is known after you have painted something.")
                    : Words::tr("At your pace, building and painting takes %n day(s).", nullptr, days));
}

QString countsText(const ReadyLine &line)
{
    QStringList parts;
    for (State state : allStates) {
        if (const int count = line.have.of(state); count > 0)
            parts.append(counted(state, count));
    }
    if (line.missing + line.stoodFor > 0)
        return parts.isEmpty() ? Words::tr("none owned") : Words::tr("%1 of %2 owned").arg(line.have.owned()).arg(line.wanted);
    return parts.join(", ");
}

QString readyText(const ReadyPlan &plan)
{
    QStringList lines;
    for (const ReadyRoster &roster : plan.rosters)
        lines.append(
            text::labelled(roster.needs.name,
                           Words::tr("%1 of %2 painted")
                               .arg(pointsWords(roster.painted, plan.pointsName), pointsWords(roster.needs.points(), plan.pointsName))));
    lines << QString() << plan.sentence() << plan.second();
    for (Task task : allTasks) {
        if (plan.figures(task) == 0)
            continue;
        lines << QString()
              << Words::tr("%1: %2, %3")
                     .arg(taskName(task), Words::tr("%n figure(s)", nullptr, plan.figures(task)),
                          pointsWords(plan.points(task), plan.pointsName));
        for (const ReadyLine &line : plan.lines) {
            if (line.count(task) > 0)
                lines << QStringLiteral("[ ] %1 × %2 (%3)").arg(QString::number(line.count(task)), line.name(), countsText(line));
        }
    }
    return lines.join('\n') + '\n';
}

} // namespace muster::collection

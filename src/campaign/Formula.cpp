// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Formula.h"

#include "campaign/muster/Figure.h"
#include "odds/ExpressionNode.h"
#include "text/Spoken.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace muster::campaign {

namespace {

// A book from elsewhere brings its rules along, and they are asked for everybody at every step: sums in sums would never end.
constexpr double mostFormulaWork = 20'000;
constexpr qsizetype longestFormula = 2'000; ///< characters
constexpr qsizetype longestShown = 60;

base::Result<Formula> refusedFormula(const QString &text)
{
    return text::error("campaign.formula", base::Message(QT_TRANSLATE_NOOP("Message", "%1 takes too much work"), {Formula::shown(text)}));
}

} // namespace

base::Result<Formula> Formula::parse(const QString &text, const QStringList &names)
{
    if (text.size() > longestFormula)
        return refusedFormula(text);
    odds::Names known;
    for (const QString &name : names)
        known.add(name.toStdString());
    base::Result<odds::Expression> expression = odds::Expression::parse(text.toStdString(), known);
    if (!expression)
        return expression.error();
    for (int place : expression->reads()) {
        if (place >= names.size())
            return text::error("campaign.formula", base::Message(QT_TRANSLATE_NOOP("Message", "%1 is no formula"), {shown(text)}));
    }
    if (expression->node() && expression->node()->most > mostFormulaWork)
        return refusedFormula(text);
    Formula formula;
    formula.m_expression = *expression;
    formula.m_places = known.places();
    return formula;
}

QString Formula::shown(const QString &text)
{
    return text.size() > longestShown ? text.left(longestShown) + QChar(0x2026) : text;
}

double Formula::of(const odds::Frame &values) const
{
    odds::Frame frame = values;
    frame.resize(std::max(frame.size(), m_places), 0.0);
    const double value = m_expression.value(frame);
    return std::isfinite(value) ? value : 0.0;
}

int Formula::whole(const odds::Frame &values) const
{
    return bounded(qint64(std::lround(std::clamp(of(values), -1e9, 1e9))));
}

} // namespace muster::campaign

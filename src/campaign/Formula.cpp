// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/Formula.h"

#include "campaign/muster/Figure.h"
#include "text/Spoken.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace muster::campaign {

base::Result<Formula> Formula::parse(const QString &text, const QStringList &names)
{
    odds::Names known;
    for (const QString &name : names)
        known.add(name.toStdString());
    base::Result<odds::Expression> expression = odds::Expression::parse(text.toStdString(), known);
    if (!expression)
        return expression.error();
    for (int place : expression->reads()) {
        if (place >= names.size())
            return text::error("campaign.formula", base::Message(QT_TRANSLATE_NOOP("Message", "%1 is no formula"), {text}));
    }
    Formula formula;
    formula.m_expression = *expression;
    formula.m_places = known.places();
    return formula;
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

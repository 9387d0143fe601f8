// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/Recipe.h"

#include "collection/Words.h"

namespace muster::collection {

QString stockId(Paint::Stock stock)
{
    return stock == Paint::Stock::Owned     ? QStringLiteral("owned")
        : stock == Paint::Stock::RunningOut ? QStringLiteral("low")
                                            : QStringLiteral("missing");
}

Paint::Stock stockFromId(const QString &id)
{
    return id == "low" ? Paint::Stock::RunningOut : id == "missing" ? Paint::Stock::Missing : Paint::Stock::Owned;
}

QString stockName(Paint::Stock stock)
{
    switch (stock) {
    case Paint::Stock::Owned:
        return Words::tr("Owned", "a paint");
    case Paint::Stock::RunningOut:
        return Words::tr("Running out");
    case Paint::Stock::Missing:
        return Words::tr("Missing");
    }
    return {};
}

} // namespace muster::collection

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/FigureKey.h"

#include <QList>

namespace muster::collection {

/// One step of a recipe: which paint, how, and a note.
struct RecipeStep
{
    QString paint; ///< name of the paint, as in the list of paints
    QString method;
    QString note;
    friend bool operator==(const RecipeStep &, const RecipeStep &) = default;
};

/// How something is painted: ordered steps, for one unit or several.
struct Recipe
{
    QString id;
    QString name;
    QList<RecipeStep> steps;
    QList<FigureKey> figures; ///< what is painted so
    friend bool operator==(const Recipe &, const Recipe &) = default;
};

/// A pot of paint.
struct Paint
{
    enum class Stock { Owned, RunningOut, Missing };

    QString id;
    QString name;
    QString range;  ///< brand or range, as the user writes it
    QString colour; ///< "#a03020", or empty
    Stock stock = Stock::Owned;
    QString note;
    friend bool operator==(const Paint &, const Paint &) = default;
};

[[nodiscard]] QString stockId(Paint::Stock stock);
[[nodiscard]] Paint::Stock stockFromId(const QString &id);
/// "Running out", in the language of this thread.
[[nodiscard]] QString stockName(Paint::Stock stock);

} // namespace muster::collection

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QString>

namespace muster::collection {

/// Which figures: a unit of the game's data, and the kind of figure in it where the unit has several.
struct FigureKey
{
    QString unit;   ///< plain id of the entry; "free:NAME" for a model that the data do not know
    QString figure; ///< plain id of the model inside the unit; empty when the unit counts no models

    friend bool operator==(const FigureKey &, const FigureKey &) = default;
    friend bool operator<(const FigureKey &a, const FigureKey &b) { return a.unit != b.unit ? a.unit < b.unit : a.figure < b.figure; }
    friend size_t qHash(const FigureKey &key, size_t seed = 0) { return qHashMulti(seed, key.unit, key.figure); }

    /// As one text, for rows of a table; fromText() reads it back.
    [[nodiscard]] QString text() const { return figure.isEmpty() ? unit : unit + "::" + figure; }
    [[nodiscard]] static FigureKey fromText(const QString &text) { return {text.section("::", 0, 0), text.section("::", 1)}; }
    /// A model that the user named.
    [[nodiscard]] static FigureKey free(const QString &name) { return {"free:" + name, {}}; }
};

} // namespace muster::collection

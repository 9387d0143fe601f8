// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <vector>

namespace muster::models {

/// One row of the catalogue: a heading, or something that can be added, with the reason when it cannot.
struct CatalogueContent
{
    enum class Kind { Group, Unit, Formation, Other };

    QString key;
    Kind kind = Kind::Unit;
    QString entryId; ///< plain id
    QString name;
    QString icon;
    QString code;
    QString figure;    ///< of the column that the catalogue is sorted by
    QString reason;    ///< why it cannot be added; on a heading: why none of its rows can
    QString remark;    ///< "leaves 5"; beside a reason, the same in short: "5 over"
    QString sentence;  ///< for a screen reader
    QString search;    ///< lower case words that the search looks at
    double points = 0; ///< what the next one costs
    bool from = false; ///< at least: its mandatory slots come to it
    bool pointsKnown = true;
    bool fits = true; ///< the place knows it
    bool canAdd = true;
    bool affordable = true;
    bool userMade = false; ///< from the player's own catalogue
    int count = 0;         ///< of a heading: rows below

    friend bool operator==(const CatalogueContent &, const CatalogueContent &) = default;
};

/// The same with the rows below it.
struct CatalogueRow : CatalogueContent
{
    std::vector<CatalogueRow> children;

    [[nodiscard]] bool sameContent(const CatalogueRow &other) const { return static_cast<const CatalogueContent &>(*this) == other; }
};

} // namespace muster::models

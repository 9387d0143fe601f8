// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <map>
#include <string>
#include <vector>

namespace muster::rules {

/// A test of a unit: of every list that is not empty it has something.
struct LinkTest
{
    std::vector<std::string> categories;
    std::vector<std::string> rules;
    std::vector<std::string> entries;
    std::string characteristic; ///< has one of the values
    std::vector<std::string> values;
};

/// Which units: those that pass one of the tests (none: all), and none of the others.
struct LinkWho
{
    std::vector<LinkTest> any;
    std::vector<LinkTest> none;
};

/// A number of places: how many a unit has, or how many it takes.
struct LinkPlaces
{
    LinkTest test;              ///< for units that pass it
    int count = 1;              ///< so many
    std::string characteristic; ///< or as many as this says; nothing there: nobody knows
    bool eachFigure = false;    ///< for each figure
};

/// A host of one kind takes units of one kind only: a machine and its pilot.
struct LinkOnly
{
    LinkTest host;
    LinkTest unit;
};

/// One way in which units of a game belong together: a hero joins a squad, infantry rides a vehicle.
struct LinkRule
{
    std::string id;
    std::map<std::string, std::string> name;  ///< language -> what the unit does: "Joins"
    std::map<std::string, std::string> label; ///< language -> what stands at the other: "With"
    LinkWho who;
    LinkWho to;
    std::vector<std::string> same;  ///< characteristics that must be equal
    std::vector<std::string> alike; ///< rules that both have, or neither
    std::vector<LinkOnly> only;
    int most = 0;                   ///< how many units one host takes; 0 = any number
    std::vector<LinkPlaces> places; ///< of the host, the first that fits; none: places are not counted
    std::vector<LinkPlaces> takes;  ///< by the unit, the first that fits; none: one
    std::string figures;            ///< characteristic with the number of figures, where the data count no models
    bool along = false;             ///< it goes wherever the other goes, and takes a place there too
    bool inside = false;            ///< a host that was bought with the unit carries it, unless it goes elsewhere

    /// In a language, else in English.
    [[nodiscard]] const std::string &nameIn(const std::string &language) const;
    [[nodiscard]] const std::string &labelIn(const std::string &language) const;
};

} // namespace muster::rules

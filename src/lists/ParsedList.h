// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include <optional>
#include <vector>

namespace muster::lists {

/// How a pasted text is built; told by its look, never by a signature alone.
enum class Shape {
    Own,         ///< Muster's plain text
    Tournament,  ///< NewRecruit: a fence of + with FACTION KEYWORD, then units with (N pts)
    Simple,      ///< NewRecruit: "# ++ Army Roster ++", "## Character", units with [N pts]
    App,         ///< the official 40k app: headings in capitals, "(N Points)", bullets
    AgeOfSigmar, ///< the official Age of Sigmar app: regiments, "(130)"
    OldWorld,    ///< Old World Builder: "===", "++ Characters [N pts] ++", "- Hand weapon"
    ListForge,   ///< ListForge: "name - faction - detachment (N Points)", "Epic Hero:"
};

/// One thing that a text names, with what stands below it.
struct ListItem
{
    int line = 0;  ///< in the pasted text, from 1
    int depth = 0; ///< below its unit
    QString text;  ///< as it was written, without the blanks around it
    QString name;
    QString whole; ///< with everything behind the first colon, when there is one: it may be part of the name
    QString label; ///< what stood before a colon: "Enhancement", a slot
    int count = 1;
    bool counted = false;    ///< "2x": a number was written
    bool with = false;       ///< "7 with Bolt rifle": so many of the models above carry what stands in it
    bool setting = false;    ///< "Detachment: Shield Line" of the head: wanted, but not a unit
    bool amongUnits = false; ///< a setting by its look, but it stands where units do: "Ghost: Staff" costs nothing
    std::optional<double> points;
    QString nickname; ///< the player's own name
    QString note;     ///< what the player wrote below it
    std::vector<ListItem> items;
};

/// A line that tells something about the list as a whole, or nothing.
struct HeadLine
{
    int line = 0;
    QString text;
};

/// One list of a pasted text, as names and numbers; nothing is known about the game yet.
struct ParsedList
{
    Shape shape = Shape::App;
    QString text; ///< what was pasted of it
    int firstLine = 1;
    QString title;
    QString game;
    QStringList factions;
    QString notes;
    std::optional<double> points;
    std::optional<double> limit;
    std::vector<HeadLine> head;
    std::vector<ListItem> items; ///< units; forces in Muster's own text
};

} // namespace muster::lists

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/LocalText.h"

#include <QList>
#include <QMap>
#include <QStringList>

namespace muster::packs {

/// In what the game measures.
enum class Measure { Inch, Centimetre };

/// A usual size of a game: a button in the dialog for a new roster.
struct LimitPreset
{
    double value = 0;
    double min = -1; ///< range in which the name holds; negative = only at the value
    double max = -1;
    LocalText name;
};

/// How a faction looks.
struct FactionStyle
{
    QString catalogueId;
    QString colour; ///< "#274B5F": dark enough for white text; empty = the card design's own
    QString mark;   ///< name of a symbol
};

/// A roster that comes with the pack.
struct Sample
{
    QString file; ///< relative to the pack's folder
    LocalText name;
    bool legal = true;
    bool worked = false; ///< it is the worked example of the rules
};

/// What pack.json says.
struct Manifest
{
    QString id;
    QString prefix;
    LocalText name;
    QString version;
    LocalText summary;
    LocalText edition;
    QList<LocalText> editionNotes;
    QList<LocalText> sources;
    QString hue; ///< colour of the game on the screen, "#626C1C"; empty = steel
    Measure measure = Measure::Inch;
    QString systemFile;
    QStringList catalogueFiles;
    QString costTypeId;
    QString forceEntryId;
    double defaultLimit = -1; ///< negative = none
    QList<LimitPreset> limitPresets;
    QList<FactionStyle> factions;
    QStringList languages; ///< the data's own first
    QString cardsFile;
    QString scenariosFile;
    QString eventsFile;
    QString campaignFile;
    QString oddsFile;
    QString linksFile;
    QMap<QString, QStringList> typicalSupport; ///< formation -> units that usually stand beside it
    QMap<QString, QString> referenceFiles;     ///< language -> file
    QString markersFile;
    QList<Sample> samples;
};

} // namespace muster::packs

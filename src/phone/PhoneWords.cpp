// SPDX-License-Identifier: GPL-3.0-or-later
#include "phone/PhoneWords.h"

#include "text/Translator.h"

#include <QCoreApplication>

namespace muster::phone {

namespace {

struct PageWord
{
    const char *name;
    const char *english;
};

constexpr PageWord pageWords[] = {
    {"army", QT_TRANSLATE_NOOP("Phone", "Army")},
    {"score", QT_TRANSLATE_NOOP("Phone", "Score")},
    {"rules", QT_TRANSLATE_NOOP("Phone", "Rules")},
    {"hand-back", QT_TRANSLATE_NOOP("Phone", "Hand back to Muster")},
    {"hand-back-short", QT_TRANSLATE_NOOP("Phone", "Hand back")},
    {"hand-back-text",
     QT_TRANSLATE_NOOP("Phone", "Scan the code with the computer, or copy the text: losses, markers, turn, score and notes.")},
    {"parts", QT_TRANSLATE_NOOP("Phone", "Parts of the page")},
    {"menu", QT_TRANSLATE_NOOP("Phone", "Settings")},
    {"undo", QT_TRANSLATE_NOOP("Phone", "Undo")},
    {"back-to-list", QT_TRANSLATE_NOOP("Phone", "Back to the army")},
    {"turn", QT_TRANSLATE_NOOP("Phone", "Turn")},
    {"next-turn", QT_TRANSLATE_NOOP("Phone", "Next turn")},
    {"last-turn", QT_TRANSLATE_NOOP("Phone", "One turn back")},
    {"you", QT_TRANSLATE_NOOP("Phone", "You")},
    {"opponent", QT_TRANSLATE_NOOP("Phone", "Opponent")},
    {"opponent-name", QT_TRANSLATE_NOOP("Phone", "Opponent's name")},
    {"against", QT_TRANSLATE_NOOP("Phone", "against %1")},
    {"sum", QT_TRANSLATE_NOOP("Phone", "Sum")},
    {"score-of", QT_TRANSLATE_NOOP("Phone", "Score of %1: %2")},
    {"point-more", QT_TRANSLATE_NOOP("Phone", "%1, turn %2: one more")},
    {"point-less", QT_TRANSLATE_NOOP("Phone", "%1, turn %2: one less")},
    {"battle-notes", QT_TRANSLATE_NOOP("Phone", "Notes on the battle")},
    {"note", QT_TRANSLATE_NOOP("Phone", "Note")},
    {"boxes", QT_TRANSLATE_NOOP("Phone", "Boxes")},
    {"figures", QT_TRANSLATE_NOOP("Phone", "Figures")},
    {"wounds", QT_TRANSLATE_NOOP("Phone", "Wounds")},
    {"shots", QT_TRANSLATE_NOOP("Phone", "Shots: %1")},
    {"loaded", QT_TRANSLATE_NOOP("Phone", "Loaded: %1")},
    {"once", QT_TRANSLATE_NOOP("Phone", "Once: %1")},
    {"box-figure", QT_TRANSLATE_NOOP("Phone", "%1 %2, lost")},
    {"box-box", QT_TRANSLATE_NOOP("Phone", "%1 %2, ticked")},
    {"left-of", QT_TRANSLATE_NOOP("Phone", "%1 of %2")},
    {"lose", QT_TRANSLATE_NOOP("Phone", "Lose %1, %2")},
    {"heal", QT_TRANSLATE_NOOP("Phone", "Bring back %1, %2")},
    {"marker", QT_TRANSLATE_NOOP("Phone", "Marker")},
    {"markers", QT_TRANSLATE_NOOP("Phone", "Markers")},
    {"more-markers", QT_TRANSLATE_NOOP("Phone", "More markers")},
    {"own-marker", QT_TRANSLATE_NOOP("Phone", "A marker of your own")},
    {"marker-name", QT_TRANSLATE_NOOP("Phone", "What it says")},
    {"add", QT_TRANSLATE_NOOP("Phone", "Add")},
    {"cancel", QT_TRANSLATE_NOOP("Phone", "Cancel")},
    {"close", QT_TRANSLATE_NOOP("Phone", "Close")},
    {"activated", QT_TRANSLATE_NOOP("Phone", "Activated")},
    {"done", QT_TRANSLATE_NOOP("Phone", "done")},
    {"done-of", QT_TRANSLATE_NOOP("Phone", "%1 has been activated")},
    {"ready", QT_TRANSLATE_NOOP("Phone", "ready")},
    {"eliminated", QT_TRANSLATE_NOOP("Phone", "Eliminated")},
    {"gone-turn", QT_TRANSLATE_NOOP("Phone", "Turn %1")},
    {"off-table", QT_TRANSLATE_NOOP("Phone", "Off the table")},
    {"on-table", QT_TRANSLATE_NOOP("Phone", "on the table")},
    {"also", QT_TRANSLATE_NOOP("Phone", "Also in the list")},
    {"choose", QT_TRANSLATE_NOOP("Phone", "Choose a unit.")},
    {"no-effect", QT_TRANSLATE_NOOP("Phone", "no effect")},
    {"no-text", QT_TRANSLATE_NOOP("Phone", "The data have no text for this rule.")},
    {"missing", QT_TRANSLATE_NOOP("Phone", "missing: %1")},
    {"price", QT_TRANSLATE_NOOP("Phone", "Price")},
    {"search", QT_TRANSLATE_NOOP("Phone", "Search")},
    {"none-found", QT_TRANSLATE_NOOP("Phone", "Nothing found.")},
    {"copy", QT_TRANSLATE_NOOP("Phone", "Copy text")},
    {"result-text", QT_TRANSLATE_NOOP("Phone", "Text for Muster")},
    {"qr-label", QT_TRANSLATE_NOOP("Phone", "QR code of the text")},
    {"qr-long", QT_TRANSLATE_NOOP("Phone", "Too much for a QR code: copy the text.")},
    {"look", QT_TRANSLATE_NOOP("Phone", "Colours")},
    {"look-device", QT_TRANSLATE_NOOP("Phone", "As the device")},
    {"look-light", QT_TRANSLATE_NOOP("Phone", "Light")},
    {"look-dark", QT_TRANSLATE_NOOP("Phone", "Dark")},
    {"language", QT_TRANSLATE_NOOP("Phone", "Language")},
    {"anew", QT_TRANSLATE_NOOP("Phone", "Begin anew?")},
    {"anew-menu", QT_TRANSLATE_NOOP("Phone", "Begin anew…")},
    {"anew-ask", QT_TRANSLATE_NOOP("Phone", "Every tick, marker, score and note of this list goes. This cannot be undone.")},
    {"anew-do", QT_TRANSLATE_NOOP("Phone", "Begin anew")},
    {"keep", QT_TRANSLATE_NOOP("Phone", "Keep")},
    {"not-kept", QT_TRANSLATE_NOOP("Phone", "This browser keeps nothing: what you tick is gone when the page is closed.")},
    {"colon", QT_TRANSLATE_NOOP("Phone", ": ")},
    {"live-left", QT_TRANSLATE_NOOP("Phone", "%1: %2 left")},
    {"live-marker-on", QT_TRANSLATE_NOOP("Phone", "%1: %2")},
    {"live-marker-off", QT_TRANSLATE_NOOP("Phone", "%1: no longer %2")},
    {"live-undone", QT_TRANSLATE_NOOP("Phone", "Undone.")},
    {"live-nothing", QT_TRANSLATE_NOOP("Phone", "Nothing to undo.")},
    {"live-turn", QT_TRANSLATE_NOOP("Phone", "Turn %1.")},
    {"live-copied", QT_TRANSLATE_NOOP("Phone", "Copied.")},
    {"live-not-copied", QT_TRANSLATE_NOOP("Phone", "The browser does not allow copying: mark the text and copy it.")},
    {"live-anew", QT_TRANSLATE_NOOP("Phone", "All new.")},
    {"symbol-infantry", QT_TRANSLATE_NOOP("Phone", "Infantry")},
    {"symbol-vehicle", QT_TRANSLATE_NOOP("Phone", "Vehicles")},
    {"symbol-aircraft", QT_TRANSLATE_NOOP("Phone", "Aircraft")},
    {"symbol-arc-turret", QT_TRANSLATE_NOOP("Phone", "turret")},
    {"symbol-arc-front", QT_TRANSLATE_NOOP("Phone", "front")},
    {"symbol-arc-rear", QT_TRANSLATE_NOOP("Phone", "rear")},
    {"symbol-arc-left", QT_TRANSLATE_NOOP("Phone", "left")},
    {"symbol-arc-right", QT_TRANSLATE_NOOP("Phone", "right")},
    {"symbol-arc-side", QT_TRANSLATE_NOOP("Phone", "sides")},
    {"symbol-arc-fs", QT_TRANSLATE_NOOP("Phone", "front and sides")},
    {"symbol-arc-narrow", QT_TRANSLATE_NOOP("Phone", "narrow front")},
    {"symbol-close", QT_TRANSLATE_NOOP("Phone", "close combat")},
    {"symbol-burst", QT_TRANSLATE_NOOP("Phone", "one die for each figure")},
};

} // namespace

QJsonObject phoneWords(const QString &language)
{
    const text::Translator &translator = text::Translator::of(language);
    QJsonObject words;
    for (const PageWord &word : pageWords)
        words.insert(QLatin1String(word.name), translator.translate("Phone", word.english));
    return words;
}

} // namespace muster::phone

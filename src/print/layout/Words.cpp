// SPDX-License-Identifier: GPL-3.0-or-later
#include "print/layout/Words.h"

#include "print/layout/CampaignWordPairs.h"

#include <QHash>
#include <QRegularExpression>

namespace muster::print {

namespace {

// U+202F, the narrow space of French typography, stands before : ; ! ? and %.
constexpr WordPair pairs[] = {
    {"Total", "Total"},
    {"platoon advantage", "avantage du peloton"},
    {"inactive: %1", "inactif\u202f: %1"},
    {"active", "actif"},
    {"inactive", "inactif"},
    {"granted by the formation", "accordé par la formation"},
    {"Kills: write down the points", "Éliminations\u202f: noter les points"},
    {"Kills", "Élim."},
    {"Mission", "Mission"},
    {"XP", "XP"},
    {"State", "État"},
    {"rules on the back", "règles au dos"},
    {"Notes", "Notes"},
    {"sheet %1 of %2 · front", "feuille %1 sur %2 · recto"},
    {"sheet %1 of %2 · back", "feuille %1 sur %2 · verso"},
    {"sheet %1 of %2", "feuille %1 sur %2"},
    {"print at 100 %, no scaling", "imprimer à 100\u202f%, sans mise à l’échelle"},
    {"the bar is 50 mm long", "la barre mesure 50 mm"},
    {"Unit cards", "Fiches d’unité"},
    {"Platoon sheet", "Fiche de peloton"},
    {"Army summary", "Résumé de l’armée"},
    {"Rules in use", "Règles utilisées"},
    {"Quick reference", "Aide de jeu"},
    {"Blank cards", "Fiches vierges"},
    {"printed by Muster", "imprimé par Muster"},
    {"page %1 of %2", "page %1 sur %2"},
    {"%1 pack %2", "pack %1 %2"},
    {"every rule and weapon of this army, once", "chaque règle et chaque arme de l’armée, une fois"},
    {"units", "unités"},
    {"unit", "unité"},
    {"points", "points"},
    {"no limit", "sans limite"},
    {"Legal", "Légale"},
    {"Legal at %1 %2", "Légale à %1 %2"},
    {"Not legal", "Non légale"},
    {"not legal: %1", "non légale\u202f: %1"},
    {"Points", "Points"},
    {"%1 of %2", "%1 sur %2"},
    {"Units", "Unités"},
    {"Formations", "Formations"},
    {"Rules checked", "Règles vérifiées"},
    {"no findings", "rien à signaler"},
    {"%1 findings", "%1 constats"},
    {"1 finding", "1 constat"},
    {"Reaches %1 of %2:", "Profite à %1 sur %2\u202f:"},
    {"Not:", "Pas à\u202f:"},
    {"Would reach:", "Profiterait à\u202f:"},
    {"Missing: %1", "Manque\u202f: %1"},
    {"Slot", "Place"},
    {"Unit", "Unité"},
    {"Profile", "Profil"},
    {"Weapons", "Armes"},
    {"Damage or figures", "Dégâts ou figurines"},
    {"Independent units", "Unités indépendantes"},
    {"Without category", "Sans catégorie"},
    {"Rules A–Z", "Règles de A à Z"},
    {"What the army can hurt", "Ce que l’armée peut blesser"},
    {"units able, of %1", "unités capables, sur %1"},
    {"longest range", "portée maximale"},
    {"Other", "Autres"},
    {"Game record", "Journal de la partie"},
    {"Date", "Date"},
    {"Opponent", "Adversaire"},
    {"Scenario", "Scénario"},
    {"Result", "Résultat"},
    {"Turn", "Tour"},
    {"Victory points", "Points de victoire"},
    {"me", "moi"},
    {"enemy", "adversaire"},
    {"Name", "Nom"},
    {"Options", "Options"},
    {"Total of the platoon", "Total du peloton"},
    {"Total of the army", "Total de l’armée"},
    {"within the limit", "dans la limite"},
    {"over the limit by %1", "dépasse la limite de %1"},
    {"advantage", "avantage"},
    {"see the rulebook", "voir le livre de règles"},
    {"Calibration, front", "Calibrage, recto"},
    {"Calibration, back", "Calibrage, verso"},
    {"Print this sheet on both sides at 100 %, turned on the long edge, with the printer you use for cards.",
     "Imprimez cette feuille des deux côtés à 100\u202f%, retournée sur le bord long, avec l’imprimante de vos fiches."},
    {"Lay a real ruler on the line: it must measure **100 mm**. If not, switch off “fit to page”.",
     "Posez une vraie règle sur la ligne\u202f: elle doit mesurer **100 mm**. Sinon, désactivez «\u202fajuster à la page\u202f»."},
    {"Smallest type", "Plus petit caractère"},
    {"Grey steps", "Échelle de gris"},
    {"5 and 10 must differ from the paper", "5 et 10 doivent se distinguer du papier"},
    {"Lines, mm", "Traits, mm"},
    {"Boxes: try your pencil", "Cases\u202f: essayez votre crayon"},
    {"Offset of the back", "Décalage du verso"},
    {"Hold the sheet against the light. Read where the cross of the back falls on each scale (right and down are plus), and "
     "enter the mean in the print settings.",
     "Tenez la feuille à contre-jour. Lisez où la croix du verso tombe sur chaque échelle (droite et bas sont positifs) et "
     "saisissez la moyenne dans les réglages d’impression."},
    {"printer", "imprimante"},
    {"Edge marks: the smallest number you can see is the margin of your printer.",
     "Repères du bord\u202f: le plus petit nombre visible est la marge de votre imprimante."},
    {": ", "\u202f: "},
    {"Army", "Armée"},
    {"complete", "complet"},
    {"%1 slots open", "%1 places vides"},
    {"At the table", "À la table"},
    {"all units", "toutes les unités"},
    {"Rules", "Règles"},
};

} // namespace

QString Words::operator()(const char *english) const
{
    static const QHash<QString, QString> french = [] {
        QHash<QString, QString> table;
        for (const WordPair &pair : campaignWordPairs)
            table.insert(QString::fromUtf8(pair.english), QString::fromUtf8(pair.french));
        for (const WordPair &pair : pairs)
            table.insert(QString::fromUtf8(pair.english), QString::fromUtf8(pair.french));
        return table;
    }();
    const QString text = QString::fromUtf8(english);
    return m_language.startsWith(QLatin1String("fr")) ? french.value(text, text) : text;
}

QString Words::typeset(QString text) const
{
    // A true minus, a true times; a figure keeps its unit.
    static const QRegularExpression minus(QStringLiteral("(?<=^|[\\s(|/])-(?=\\d)")), times(QStringLiteral("(?<=\\d)x(?=\\d)|(?<=[\\s(|])x(?=\\d)")),
        unit(QStringLiteral("(?<=\\d) (?=(?:cm|mm|m|pts|pas|VP|PV|XP|PA|AP|LP)\\b)"));
    text.replace(minus, QStringLiteral("\u2212"));
    text.replace(times, QStringLiteral("\u00d7"));
    text.replace(unit, QStringLiteral("\u00a0"));
    if (!m_language.startsWith(QLatin1String("fr")))
        return text;
    static const QRegularExpression before(QStringLiteral("[ \u00a0](?=[;:!?%»])")), after(QStringLiteral("(?<=«)[ \u00a0]"));
    text.replace(before, QStringLiteral("\u202f"));
    text.replace(after, QStringLiteral("\u202f"));
    return text;
}

QStringList Words::known()
{
    QStringList all;
    for (const WordPair &pair : pairs)
        all.append(QString::fromUtf8(pair.english));
    for (const WordPair &pair : campaignWordPairs)
        all.append(QString::fromUtf8(pair.english));
    return all;
}

} // namespace muster::print

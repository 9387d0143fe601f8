<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Message</name>
    <message>
        <source>there is nothing to print</source>
        <translation>il n’y a rien à imprimer</translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>arrêté par l’utilisateur</translation>
    </message>
</context>
<context>
    <name>PrintPresets</name>
    <message>
        <source>Club night, poker cards</source>
        <translation>Soirée du club, fiches poker</translation>
    </message>
    <message>
        <source>Tarot cards, both sides</source>
        <translation>Fiches tarot, recto verso</translation>
    </message>
    <message>
        <source>Fold-over cards</source>
        <translation>Fiches à plier</translation>
    </message>
    <message>
        <source>Quick and cheap: fronts only</source>
        <translation>Vite et à peu de frais&#xa0;: rectos seuls</translation>
    </message>
    <message>
        <source>Sheets only</source>
        <translation>Feuilles seules</translation>
    </message>
</context>
<context>
    <name>muster::app::PdfSaving</name>
    <message>
        <source>Writing the PDF…</source>
        <translation>Écriture du PDF…</translation>
    </message>
</context>
<context>
    <name>muster::app::PreviewPanel</name>
    <message>
        <source>Open a roster, or choose one of the library: its cards and sheets appear here as they will be printed.</source>
        <translation>Ouvrez une liste ou choisissez-en une dans la bibliothèque&#xa0;: ses fiches et ses feuilles apparaissent ici telles qu’elles seront imprimées.</translation>
    </message>
    <message>
        <source>Choose a roster</source>
        <translation>Choisir une liste</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Preview of the page</source>
        <translation>Aperçu de la page</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Réduire</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Agrandir</translation>
    </message>
    <message>
        <source>Fit page</source>
        <translation>Page entière</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Progress of the layout</source>
        <translation>Avancement de la mise en page</translation>
    </message>
    <message>
        <source>%1 Backs</source>
        <translation>%1 Versos</translation>
    </message>
    <message>
        <source>%1 Fronts</source>
        <translation>%1 Rectos</translation>
    </message>
    <message>
        <source>%1 Platoon</source>
        <translation>%1 Peloton</translation>
    </message>
    <message>
        <source>%1 Summary</source>
        <translation>%1 Résumé</translation>
    </message>
    <message>
        <source>%1 Rules</source>
        <translation>%1 Règles</translation>
    </message>
    <message>
        <source>%1 Reference</source>
        <translation>%1 Aide de jeu</translation>
    </message>
    <message>
        <source>%1 Markers</source>
        <translation>%1 Marqueurs</translation>
    </message>
    <message>
        <source>%1 Tokens</source>
        <translation>%1 Jetons</translation>
    </message>
    <message>
        <source>%1 Structures</source>
        <translation>%1 Structures</translation>
    </message>
    <message>
        <source>%1 Scenario</source>
        <translation>%1 Scénario</translation>
    </message>
    <message>
        <source>No pages</source>
        <translation>Aucune page</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 × %2 mm</source>
        <translation>%1 × %2 mm</translation>
    </message>
    <message>
        <source>%1 Report</source>
        <translation>%1 Bilan</translation>
    </message>
    <message>
        <source>%1 Record</source>
        <translation>%1 États</translation>
    </message>
    <message>
        <source>Real size</source>
        <translation>Taille réelle</translation>
    </message>
    <message>
        <source>100 %: a card on the screen is as large as on paper</source>
        <translation>100&#xa0;%&#xa0;: une fiche à l’écran est aussi grande que sur le papier</translation>
    </message>
    <message>
        <source>Nothing to print yet</source>
        <translation>Rien à imprimer pour le moment</translation>
    </message>
    <message>
        <source>%1 Odds</source>
        <translation>%1 Probabilités</translation>
    </message>
    <message>
        <source>%1 Chronicle</source>
        <translation>%1 Chronique</translation>
    </message>
</context>
<context>
    <name>muster::app::PrintWorkspace</name>
    <message>
        <source>Choose a roster</source>
        <translation>Choisir une liste</translation>
    </message>
    <message>
        <source>The library has no rosters yet. Make one in the Roster workspace.</source>
        <translation>La bibliothèque ne contient pas encore de liste. Composez-en une dans l’espace Liste.</translation>
    </message>
    <message>
        <source>Writing the PDF…</source>
        <translation>Écriture du PDF…</translation>
    </message>
    <message>
        <source>The PDF could not be written</source>
        <translation>Le PDF n’a pas pu être écrit</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>%1 enregistré</translation>
    </message>
    <message>
        <source>Save PDF</source>
        <translation>Enregistrer le PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Printing…</source>
        <translation>Impression…</translation>
    </message>
    <message>
        <source>The printer does not answer</source>
        <translation>L’imprimante ne répond pas</translation>
    </message>
    <message>
        <source>%1 did not take the job. Save a PDF and print it with your viewer at 100 %.</source>
        <translation>%1 n’a pas pris le travail. Enregistrez un PDF et imprimez-le à 100&#xa0;% avec votre visionneuse.</translation>
    </message>
    <message>
        <source>Save the calibration sheet</source>
        <translation>Enregistrer la feuille de calibrage</translation>
    </message>
    <message>
        <source>calibration.pdf</source>
        <translation>calibrage.pdf</translation>
    </message>
    <message>
        <source>Calibration sheet</source>
        <translation>Feuille de calibrage</translation>
    </message>
    <message>
        <source>Changed settings</source>
        <translation>Réglages modifiés</translation>
    </message>
    <message>
        <source>Keep the settings</source>
        <translation>Garder les réglages</translation>
    </message>
    <message>
        <source>Name of the preset:</source>
        <translation>Nom du préréglage&#xa0;:</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>À imprimer</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>%1 pack %2</source>
        <translation>Pack %1 %2</translation>
    </message>
    <message>
        <source>The preview is the PDF</source>
        <translation>L’aperçu est le PDF</translation>
    </message>
    <message>
        <source>The roster could not be opened</source>
        <translation>La liste n’a pas pu être ouverte</translation>
    </message>
    <message>
        <source>No roster</source>
        <translation>Aucune liste</translation>
    </message>
    <message>
        <source>%1, legal</source>
        <translation>%1, légale</translation>
    </message>
    <message>
        <source>%1, not legal</source>
        <translation>%1, non légale</translation>
    </message>
    <message>
        <source>%1 on %2, print at 100 %</source>
        <translation>%1 sur %2, imprimer à 100&#xa0;%</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n feuille</numerusform>
            <numerusform>%n feuilles</numerusform>
        </translation>
    </message>
    <message>
        <source>Print…</source>
        <translation>Imprimer…</translation>
    </message>
    <message>
        <source>Keep the settings as preset…</source>
        <translation>Garder les réglages comme préréglage…</translation>
    </message>
    <message>
        <source>Remove the preset</source>
        <translation>Supprimer le préréglage</translation>
    </message>
    <message>
        <source>Calibration sheet…</source>
        <translation>Feuille de calibrage…</translation>
    </message>
    <message>
        <source>Preset</source>
        <translation>Préréglage</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Impression</translation>
    </message>
    <message>
        <source>Roster or campaign to print:</source>
        <translation>Liste ou campagne à imprimer&#xa0;:</translation>
    </message>
    <message>
        <source>The campaign could not be opened</source>
        <translation>La campagne n’a pas pu être ouverte</translation>
    </message>
    <message>
        <source>a PDF is being written</source>
        <translation>un PDF est en cours d’écriture</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n mission(s)</source>
        <translation>
            <numerusform>%n mission</numerusform>
            <numerusform>%n missions</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a roster or campaign to print…</source>
        <translation>Choisir une liste ou une campagne à imprimer…</translation>
    </message>
    <message>
        <source>No printer</source>
        <translation>Pas d’imprimante</translation>
    </message>
    <message>
        <source>No printer is set up on this computer.</source>
        <translation>Aucune imprimante n’est installée sur cet ordinateur.</translation>
    </message>
    <message>
        <source>Save a PDF instead; it can be printed anywhere at 100 %.</source>
        <translation>Enregistrez plutôt un PDF&#xa0;: il s’imprime n’importe où à 100&#xa0;%.</translation>
    </message>
    <message>
        <source>Rename the preset</source>
        <translation>Renommer le préréglage</translation>
    </message>
    <message>
        <source>There is a preset called %1 already.</source>
        <translation>Un préréglage nommé %1 existe déjà.</translation>
    </message>
    <message>
        <source>The photo could not be used</source>
        <translation>La photo n’a pas pu être utilisée</translation>
    </message>
    <message>
        <source>Rename the preset…</source>
        <translation>Renommer le préréglage…</translation>
    </message>
    <message>
        <source>Print all units</source>
        <translation>Imprimer toutes les unités</translation>
    </message>
    <message>
        <source>Print no unit</source>
        <translation>N’imprimer aucune unité</translation>
    </message>
    <message>
        <source>nothing to print yet</source>
        <translation>rien à imprimer pour le moment</translation>
    </message>
    <message>
        <source>no preset is chosen</source>
        <translation>aucun préréglage n’est choisi</translation>
    </message>
    <message>
        <source>this preset comes with the program</source>
        <translation>ce préréglage est livré avec le programme</translation>
    </message>
    <message>
        <source>Replace it</source>
        <translation>Le remplacer</translation>
    </message>
</context>
<context>
    <name>muster::app::SettingsPanel</name>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>Width, height</source>
        <translation>Largeur, hauteur</translation>
    </message>
    <message>
        <source>Cutting</source>
        <translation>Coupe</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Versos</translation>
    </message>
    <message>
        <source>Turned on</source>
        <translation>Retournée sur</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Couleur</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Gap</source>
        <translation>Espace</translation>
    </message>
    <message>
        <source>Bleed</source>
        <translation>Fond perdu</translation>
    </message>
    <message>
        <source>Margin</source>
        <translation>Marge</translation>
    </message>
    <message>
        <source>Backs right</source>
        <translation>Versos à droite</translation>
    </message>
    <message>
        <source>Backs down</source>
        <translation>Versos en bas</translation>
    </message>
    <message>
        <source>Blank cards</source>
        <translation>Fiches vierges</translation>
    </message>
    <message>
        <source>One card per page</source>
        <translation>Une fiche par page</translation>
    </message>
    <message>
        <source>Own size</source>
        <translation>Format libre</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Aucun</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Repères</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Traits</translation>
    </message>
    <message>
        <source>None: fronts only</source>
        <translation>Aucun&#xa0;: rectos seuls</translation>
    </message>
    <message>
        <source>Mirrored, on the other side</source>
        <translation>En miroir, sur l’autre face</translation>
    </message>
    <message>
        <source>Beside, to fold over</source>
        <translation>À côté, à replier</translation>
    </message>
    <message>
        <source>After all the fronts</source>
        <translation>Après tous les rectos</translation>
    </message>
    <message>
        <source>Black and white</source>
        <translation>Noir et blanc</translation>
    </message>
    <message>
        <source>Ink saver</source>
        <translation>Économie d’encre</translation>
    </message>
    <message>
        <source>Long edge</source>
        <translation>Bord long</translation>
    </message>
    <message>
        <source>Short edge</source>
        <translation>Bord court</translation>
    </message>
    <message>
        <source>Damage boxes</source>
        <translation>Cases de dégâts</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Photo</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>Calibration sheet…</source>
        <translation>Feuille de calibrage…</translation>
    </message>
    <message>
        <source>A sheet to print on both sides: it shows by how much your printer is off.</source>
        <translation>Une feuille à imprimer des deux côtés&#xa0;: elle montre de combien votre imprimante décale.</translation>
    </message>
    <message>
        <source>Width of the card</source>
        <translation>Largeur de la fiche</translation>
    </message>
    <message>
        <source>Height of the card</source>
        <translation>Hauteur de la fiche</translation>
    </message>
    <message>
        <source>Edge on which the sheet is turned</source>
        <translation>Bord sur lequel la feuille est retournée</translation>
    </message>
    <message>
        <source>Gap between cards</source>
        <translation>Espace entre les fiches</translation>
    </message>
    <message>
        <source>Margin of the printer</source>
        <translation>Marge de l’imprimante</translation>
    </message>
    <message>
        <source>Offset of the backs to the right</source>
        <translation>Décalage des versos vers la droite</translation>
    </message>
    <message>
        <source>Offset of the backs downwards</source>
        <translation>Décalage des versos vers le bas</translation>
    </message>
    <message>
        <source>Language of the paper</source>
        <translation>Langue du papier</translation>
    </message>
    <message>
        <source>Number of blank cards</source>
        <translation>Nombre de fiches vierges</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>On cards and in the army summary: what an attack does to typical targets</source>
        <translation>Sur les cartes et dans le résumé d’armée&#xa0;: ce qu’une attaque fait aux cibles types</translation>
    </message>
</context>
<context>
    <name>muster::app::WhatPanel</name>
    <message>
        <source>Cards that need more room</source>
        <translation>Fiches qui manquent de place</translation>
    </message>
    <message>
        <source>Unit cards</source>
        <translation>Fiches d’unité</translation>
    </message>
    <message>
        <source>Blank cards</source>
        <translation>Fiches vierges</translation>
    </message>
    <message>
        <source>Platoon sheet</source>
        <translation>Fiche de peloton</translation>
    </message>
    <message>
        <source>Army summary</source>
        <translation>Résumé de l’armée</translation>
    </message>
    <message>
        <source>Rules in use</source>
        <translation>Règles utilisées</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Markers, templates, rulers</source>
        <translation>Marqueurs, gabarits, règles</translation>
    </message>
    <message>
        <source>Blips and tokens</source>
        <translation>Blips et jetons</translation>
    </message>
    <message>
        <source>Event cards</source>
        <translation>Cartes d’événement</translation>
    </message>
    <message>
        <source>Order cards</source>
        <translation>Cartes d’ordre</translation>
    </message>
    <message>
        <source>Divider cards</source>
        <translation>Intercalaires</translation>
    </message>
    <message>
        <source>Structure sheet</source>
        <translation>Feuille des structures</translation>
    </message>
    <message>
        <source>Scenario sheet</source>
        <translation>Feuille de scénario</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>À imprimer</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n fiche</numerusform>
            <numerusform>%n fiches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>The card does not fit this paper with these margins. Take a larger paper, another card size, or fronts only.</source>
        <translation>La fiche ne tient pas sur ce papier avec ces marges. Prenez un papier plus grand, un autre format, ou les rectos seuls.</translation>
    </message>
    <message>
        <source>The card does not fit</source>
        <translation>La fiche ne tient pas</translation>
    </message>
    <message numerus="yes">
        <source>Little room on %n card(s)</source>
        <translation>
            <numerusform>%n fiche à l’étroit</numerusform>
            <numerusform>%n fiches à l’étroit</numerusform>
        </translation>
    </message>
    <message>
        <source>Not everything fits</source>
        <translation>Tout ne tient pas</translation>
    </message>
    <message>
        <source>Nothing is cut.</source>
        <translation>Rien n’est coupé.</translation>
    </message>
    <message>
        <source>Campaign report</source>
        <translation>Bilan de campagne</translation>
    </message>
    <message>
        <source>Service records</source>
        <translation>États de service</translation>
    </message>
    <message>
        <source>Print only this one</source>
        <translation>N’imprimer que cet élément</translation>
    </message>
    <message>
        <source>From the campaign book</source>
        <translation>Du livre de campagne</translation>
    </message>
    <message>
        <source>What hurts what</source>
        <translation>Qui blesse quoi</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Chronique</translation>
    </message>
</context>
</TS>

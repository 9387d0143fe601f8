<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Phone</name>
    <message>
        <source>This page needs JavaScript: open it in a browser, not in a preview.</source>
        <translation>Cette page a besoin de JavaScript&#xa0;: ouvrez-la dans un navigateur, pas dans un aperçu.</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Hand back to Muster</source>
        <translation>Rendre à Muster</translation>
    </message>
    <message>
        <source>Hand back</source>
        <translation>Rendre</translation>
    </message>
    <message>
        <source>Scan the code with the computer, or copy the text: losses, markers, turn, score and notes.</source>
        <translation>Scannez le code avec l’ordinateur, ou copiez le texte&#xa0;: pertes, marqueurs, tour, score et notes.</translation>
    </message>
    <message>
        <source>Parts of the page</source>
        <translation>Parties de la page</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back to the army</source>
        <translation>Retour à l’armée</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Un tour en arrière</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Opponent&apos;s name</source>
        <translation>Nom de l’adversaire</translation>
    </message>
    <message>
        <source>against %1</source>
        <translation>contre %1</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Score of %1: %2</source>
        <translation>Score de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, turn %2: one more</source>
        <translation>%1, tour %2&#xa0;: un de plus</translation>
    </message>
    <message>
        <source>%1, turn %2: one less</source>
        <translation>%1, tour %2&#xa0;: un de moins</translation>
    </message>
    <message>
        <source>Notes on the battle</source>
        <translation>Notes sur la bataille</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Boxes</source>
        <translation>Cases</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Wounds</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>Shots: %1</source>
        <translation>Tirs&#xa0;: %1</translation>
    </message>
    <message>
        <source>Loaded: %1</source>
        <translation>Chargée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Once: %1</source>
        <translation>Une fois&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 %2, lost</source>
        <translation>%1 %2, perdue</translation>
    </message>
    <message>
        <source>%1 %2, ticked</source>
        <translation>%1 %2, cochée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Lose %1, %2</source>
        <translation>Perdre %1, %2</translation>
    </message>
    <message>
        <source>Bring back %1, %2</source>
        <translation>Rendre %1, %2</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Marqueur</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>More markers</source>
        <translation>Autres marqueurs</translation>
    </message>
    <message>
        <source>A marker of your own</source>
        <translation>Un marqueur de votre cru</translation>
    </message>
    <message>
        <source>What it says</source>
        <translation>Ce qu’il dit</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Activated</source>
        <translation>Activée</translation>
    </message>
    <message>
        <source>done</source>
        <translation>fait</translation>
    </message>
    <message>
        <source>%1 has been activated</source>
        <translation>%1 a été activée</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prête</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Éliminée</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Off the table</source>
        <translation>Hors de la table</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>Also in the list</source>
        <translation>Aussi dans la liste</translation>
    </message>
    <message>
        <source>Choose a unit.</source>
        <translation>Choisissez une unité.</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>sans effet</translation>
    </message>
    <message>
        <source>The data have no text for this rule.</source>
        <translation>Les données n’ont pas de texte pour cette règle.</translation>
    </message>
    <message>
        <source>missing: %1</source>
        <translation>manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Rechercher</translation>
    </message>
    <message>
        <source>Nothing found.</source>
        <translation>Rien trouvé.</translation>
    </message>
    <message>
        <source>Copy text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Text for Muster</source>
        <translation>Texte pour Muster</translation>
    </message>
    <message>
        <source>QR code of the text</source>
        <translation>Code QR du texte</translation>
    </message>
    <message>
        <source>Too much for a QR code: copy the text.</source>
        <translation>Trop long pour un code QR&#xa0;: copiez le texte.</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Couleurs</translation>
    </message>
    <message>
        <source>As the device</source>
        <translation>Comme l’appareil</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>Begin anew?</source>
        <translation>Recommencer&#xa0;?</translation>
    </message>
    <message>
        <source>Begin anew…</source>
        <translation>Recommencer…</translation>
    </message>
    <message>
        <source>Every tick, marker, score and note of this list goes. This cannot be undone.</source>
        <translation>Toutes les coches, tous les marqueurs, scores et notes de cette liste disparaissent. C’est sans retour.</translation>
    </message>
    <message>
        <source>Begin anew</source>
        <translation>Recommencer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>This browser keeps nothing: what you tick is gone when the page is closed.</source>
        <translation>Ce navigateur ne garde rien&#xa0;: ce que vous cochez disparaît quand la page est fermée.</translation>
    </message>
    <message>
        <source>: </source>
        <translation>&#xa0;: </translation>
    </message>
    <message>
        <source>%1: %2 left</source>
        <translation>%1&#xa0;: reste %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1&#xa0;: n’est plus %2</translation>
    </message>
    <message>
        <source>Undone.</source>
        <translation>Annulé.</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Rien à annuler.</translation>
    </message>
    <message>
        <source>Turn %1.</source>
        <translation>Tour %1.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>The browser does not allow copying: mark the text and copy it.</source>
        <translation>Le navigateur ne permet pas de copier&#xa0;: sélectionnez le texte et copiez-le.</translation>
    </message>
    <message>
        <source>All new.</source>
        <translation>Tout est remis à zéro.</translation>
    </message>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Vehicles</source>
        <translation>Véhicules</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>Aéronefs</translation>
    </message>
    <message>
        <source>turret</source>
        <translation>tourelle</translation>
    </message>
    <message>
        <source>front</source>
        <translation>avant</translation>
    </message>
    <message>
        <source>rear</source>
        <translation>arrière</translation>
    </message>
    <message>
        <source>left</source>
        <translation>gauche</translation>
    </message>
    <message>
        <source>right</source>
        <translation>droite</translation>
    </message>
    <message>
        <source>sides</source>
        <translation>côtés</translation>
    </message>
    <message>
        <source>front and sides</source>
        <translation>avant et côtés</translation>
    </message>
    <message>
        <source>narrow front</source>
        <translation>avant étroit</translation>
    </message>
    <message>
        <source>close combat</source>
        <translation>combat rapproché</translation>
    </message>
    <message>
        <source>one die for each figure</source>
        <translation>un dé par figurine</translation>
    </message>
</context>
</TS>

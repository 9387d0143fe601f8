<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>DocumentLook</name>
    <message>
        <source>BattleScribe roster (*.rosz);;Plain roster (*.ros);;JSON roster (*.json);;Muster with pictures (*.muster)</source>
        <translation>Liste BattleScribe (*.rosz);;Liste simple (*.ros);;Liste JSON (*.json);;Muster avec images (*.muster)</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Listes</translation>
    </message>
    <message numerus="yes">
        <source>%n roster(s)</source>
        <translation>
            <numerusform>%n liste</numerusform>
            <numerusform>%n listes</numerusform>
        </translation>
    </message>
    <message>
        <source>Muster (*.muster)</source>
        <translation>Muster (*.muster)</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campagnes</translation>
    </message>
    <message numerus="yes">
        <source>%n campaign(s)</source>
        <translation>
            <numerusform>%n campagne</numerusform>
            <numerusform>%n campagnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Of a newer Muster</source>
        <translation>D’un Muster plus récent</translation>
    </message>
    <message numerus="yes">
        <source>%n document(s) of a newer Muster</source>
        <translation>
            <numerusform>%n document d’un Muster plus récent</numerusform>
            <numerusform>%n documents d’un Muster plus récent</numerusform>
        </translation>
    </message>
    <message>
        <source>Newer</source>
        <translation>Plus récent</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Battles</source>
        <translation>Batailles</translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s)</source>
        <translation>
            <numerusform>%n bataille</numerusform>
            <numerusform>%n batailles</numerusform>
        </translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
</context>
<context>
    <name>GameFolders</name>
    <message>
        <source>Reading %1</source>
        <translation>Lecture de %1</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>The data could not be read</source>
        <translation>Les données n’ont pas pu être lues</translation>
    </message>
    <message>
        <source>Folder with game data (.gst, .cat, .json)</source>
        <translation>Dossier de données de jeu (.gst, .cat, .json)</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) of these data are damaged and were left out; the rest can be used.</source>
        <translation>
            <numerusform>%n fichier de ces données est endommagé et laissé de côté&#xa0;; le reste est utilisable.</numerusform>
            <numerusform>%n fichiers de ces données sont endommagés et laissés de côté&#xa0;; le reste est utilisable.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>stopped by the user</source>
        <translation>arrêté par l’utilisateur</translation>
    </message>
</context>
<context>
    <name>Unsaved</name>
    <message>
        <source>Not saved</source>
        <translation>Non enregistré</translation>
    </message>
    <message>
        <source>Make room and try again, or write it to a file in another place and bring it in later.</source>
        <translation>Libérez de la place et réessayez, ou enregistrez-le dans un fichier ailleurs et importez-le plus tard.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Save to a file…</source>
        <translation>Enregistrer dans un fichier…</translation>
    </message>
    <message>
        <source>Discard the changes</source>
        <translation>Abandonner les modifications</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Save to a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>Muster (%1)</source>
        <translation>Muster (%1)</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Le fichier n’a pas pu être écrit</translation>
    </message>
    <message>
        <source>%1 is not saved. %2</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas enregistré. %2</translation>
    </message>
</context>
<context>
    <name>muster::app::ToolStrip</name>
    <message>
        <source>More</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>More controls</source>
        <translation>Autres commandes</translation>
    </message>
</context>
</TS>

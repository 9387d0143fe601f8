<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>muster::app::LibraryDelegate</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légale</translation>
    </message>
    <message>
        <source>Sample</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
</context>
<context>
    <name>muster::app::LibraryWorkspace</name>
    <message>
        <source>Bring files in</source>
        <translation>Importer des fichiers</translation>
    </message>
    <message>
        <source>Rosters and campaigns (*.ros *.rosz *.muster);;All files (*)</source>
        <translation>Listes et campagnes (*.ros *.rosz *.muster);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>New roster…</source>
        <translation>Nouvelle liste…</translation>
    </message>
    <message>
        <source>New campaign…</source>
        <translation>Nouvelle campagne…</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Search the library</source>
        <translation>Chercher dans la bibliothèque</translation>
    </message>
    <message>
        <source>Search names, units, notes</source>
        <translation>Chercher noms, unités, notes</translation>
    </message>
    <message>
        <source>Problems</source>
        <translation>Problèmes</translation>
    </message>
    <message>
        <source>Changed this week</source>
        <translation>Modifié cette semaine</translation>
    </message>
    <message>
        <source>Last change</source>
        <translation>Dernière modification</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Rosters and campaigns</source>
        <translation>Listes et campagnes</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>Filtre</translation>
    </message>
    <message>
        <source>%1 (copy)</source>
        <translation>%1 (copie)</translation>
    </message>
    <message>
        <source>The copy could not be made</source>
        <translation>La copie n’a pas pu être faite</translation>
    </message>
    <message>
        <source>Delete %1</source>
        <translation>Supprimer %1</translation>
    </message>
    <message>
        <source>%1 is in the trash; undo brings it back.</source>
        <translation>%1 est dans la corbeille ; annuler le ramène.</translation>
    </message>
    <message>
        <source>Muster (*.muster)</source>
        <translation>Muster (*.muster)</translation>
    </message>
    <message>
        <source>BattleScribe roster (*.rosz);;Plain roster (*.ros);;Muster with pictures (*.muster)</source>
        <translation>Liste BattleScribe (*.rosz);;Liste simple (*.ros);;Muster avec images (*.muster)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Le fichier n’a pas pu être écrit</translation>
    </message>
    <message>
        <source>The file could not be read</source>
        <translation>Le fichier n’a pas pu être lu</translation>
    </message>
    <message>
        <source>Brought in with remarks</source>
        <translation>Importé avec des remarques</translation>
    </message>
    <message>
        <source>%1 was read, but not everything in it was understood.</source>
        <translation>%1 a été lu, mais tout n’a pas été compris.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n entries</source>
        <translation>
            <numerusform>%1, %n entrée</numerusform>
            <numerusform>%1, %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Campaigns</source>
        <translation>Campagnes</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légale</translation>
    </message>
    <message>
        <source>With problems</source>
        <translation>Avec problèmes</translation>
    </message>
    <message>
        <source>The library could not be read</source>
        <translation>La bibliothèque n’a pas pu être lue</translation>
    </message>
    <message>
        <source>Nothing here</source>
        <translation>Rien ici</translation>
    </message>
    <message>
        <source>Start a new roster, bring a file in, or clear the filter.</source>
        <translation>Commencez une liste, importez un fichier ou effacez le filtre.</translation>
    </message>
    <message>
        <source>samples stay as they are</source>
        <translation>les exemples restent tels quels</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>rien n’est sélectionné</translation>
    </message>
    <message>
        <source>The sample could not be opened</source>
        <translation>L’exemple n’a pas pu être ouvert</translation>
    </message>
    <message>
        <source>All saved</source>
        <translation>Tout est enregistré</translation>
    </message>
    <message numerus="yes">
        <source>%n entries</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pack(s) installed</source>
        <translation>
            <numerusform>%n pack installé</numerusform>
            <numerusform>%n packs installés</numerusform>
        </translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
</context>
</TS>

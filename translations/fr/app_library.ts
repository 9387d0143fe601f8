<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Message</name>
    <message>
        <source>%1 cannot be replaced; the backup is in %2</source>
        <translation>%1 ne peut pas être remplacé&#xa0;; la sauvegarde est dans %2</translation>
    </message>
    <message>
        <source>the backup could not be named %1; it is in %2</source>
        <translation>la sauvegarde n’a pas pu s’appeler %1&#xa0;; elle est dans %2</translation>
    </message>
    <message>
        <source>%1 cannot be read</source>
        <translation>%1 ne peut pas être lu</translation>
    </message>
    <message>
        <source>%1 is damaged: %2</source>
        <translation>%1 est endommagé&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::CollectionPanel</name>
    <message>
        <source>Import counts</source>
        <translation>Importer des quantités</translation>
    </message>
    <message>
        <source>%1 rows read, %2 changed</source>
        <translation>%1 lignes lues, %2 modifiées</translation>
    </message>
    <message>
        <source>No installed game knows these; they are kept under their names: %1</source>
        <translation>Aucun jeu installé ne les connaît&#xa0;; ils sont gardés sous leur nom&#xa0;: %1</translation>
    </message>
    <message>
        <source>Export the collection</source>
        <translation>Exporter la collection</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exporté vers %1</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>What I own</source>
        <translation>Ce que je possède</translation>
    </message>
    <message>
        <source>Not painted</source>
        <translation>Pas peintes</translation>
    </message>
    <message>
        <source>Missing for rosters</source>
        <translation>Manquantes pour des listes</translation>
    </message>
    <message>
        <source>All models of the game</source>
        <translation>Toutes les figurines du jeu</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rangement</translation>
    </message>
    <message>
        <source>Search models, places, notes</source>
        <translation>Chercher figurines, rangements, notes</translation>
    </message>
    <message>
        <source>Move on</source>
        <translation>Faire avancer</translation>
    </message>
    <message>
        <source>The figures of the selected rows come into another state</source>
        <translation>Les figurines des lignes choisies passent à un autre état</translation>
    </message>
    <message>
        <source>Add one box</source>
        <translation>Ajouter une boîte</translation>
    </message>
    <message>
        <source>As many more as come in one box, or make one unit</source>
        <translation>Autant de plus qu’il y en a dans une boîte, ou qu’il en faut pour une unité</translation>
    </message>
    <message>
        <source>I own all of a roster</source>
        <translation>Je possède toute une liste</translation>
    </message>
    <message>
        <source>CSV</source>
        <translation>CSV</translation>
    </message>
    <message>
        <source>Paints…</source>
        <translation>Peintures…</translation>
    </message>
    <message>
        <source>Which paints you have, which run out, which recipes want</source>
        <translation>Les peintures que vous avez, celles qui s’épuisent, celles que veulent les recettes</translation>
    </message>
    <message>
        <source>Ready for Saturday?</source>
        <translation>Prêt pour samedi&#xa0;?</translation>
    </message>
    <message>
        <source>One state further</source>
        <translation>Un état plus loin</translation>
    </message>
    <message>
        <source>Import counts…</source>
        <translation>Importer des quantités…</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>Tableaux (*.csv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export the collection…</source>
        <translation>Exporter la collection…</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Every place</source>
        <translation>Tous les rangements</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s)</source>
        <translation>
            <numerusform>%n sorte</numerusform>
            <numerusform>%n sortes</numerusform>
        </translation>
    </message>
    <message>
        <source>The collection cannot be read</source>
        <translation>La collection ne peut pas être lue</translation>
    </message>
    <message>
        <source>Nothing is written down yet</source>
        <translation>Rien n’est encore noté</translation>
    </message>
    <message>
        <source>%1 of %2 figures painted</source>
        <translation>%1 figurines peintes sur %2</translation>
    </message>
    <message>
        <source>Count a roster you own, choose “All models of the game” and type, or import a table.</source>
        <translation>Comptez une liste que vous possédez, choisissez «&#xa0;Toutes les figurines du jeu&#xa0;» et tapez, ou importez un tableau.</translation>
    </message>
    <message numerus="yes">
        <source>%n painted this month</source>
        <translation>
            <numerusform>%n peinte ce mois-ci</numerusform>
            <numerusform>%n peintes ce mois-ci</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wished</source>
        <translation>
            <numerusform>%n souhaitée</numerusform>
            <numerusform>%n souhaitées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>worth %1</source>
        <translation>valeur %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n painted</source>
        <translation>
            <numerusform>%1&#xa0;: %n peinte</numerusform>
            <numerusform>%1&#xa0;: %n peintes</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing to do for the selected rows</source>
        <translation>rien à faire pour les lignes choisies</translation>
    </message>
    <message>
        <source>There is no roster of this game</source>
        <translation>Il n’y a pas de liste de ce jeu</translation>
    </message>
    <message>
        <source>All figures of %1 are there already</source>
        <translation>Toutes les figurines de %1 sont déjà là</translation>
    </message>
</context>
<context>
    <name>muster::app::CollectionPart</name>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Ready for Saturday?</source>
        <translation>Prêt pour samedi&#xa0;?</translation>
    </message>
</context>
<context>
    <name>muster::app::FigurePanel</name>
    <message>
        <source>Add a photo</source>
        <translation>Ajouter une photo</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Images (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rangement</translation>
    </message>
    <message>
        <source>Price of one</source>
        <translation>Prix d’une figurine</translation>
    </message>
    <message>
        <source>Figures in a box</source>
        <translation>Figurines par boîte</translation>
    </message>
    <message>
        <source>Also usable as</source>
        <translation>Utilisable aussi comme</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Recipe: paint; method; note on each line</source>
        <translation>Recette&#xa0;: peinture&#xa0;; méthode&#xa0;; note, une étape par ligne</translation>
    </message>
    <message>
        <source>Stage of the next photo</source>
        <translation>État sur la prochaine photo</translation>
    </message>
    <message>
        <source>Add a photo…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Use for the card</source>
        <translation>Mettre sur la fiche</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Photos</source>
        <translation>Photos</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>No row is selected</source>
        <translation>Aucune ligne n’est choisie</translation>
    </message>
    <message numerus="yes">
        <source>%n kind(s) of figures</source>
        <translation>
            <numerusform>%n sorte de figurines</numerusform>
            <numerusform>%n sortes de figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>nothing else</source>
        <translation>rien d’autre</translation>
    </message>
    <message>
        <source>no longer %1</source>
        <translation>plus comme %1</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
</context>
<context>
    <name>muster::app::FilterList</name>
    <message numerus="yes">
        <source>%1, %n (entry|entries)</source>
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
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Folders</source>
        <translation>Dossiers</translation>
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
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
</context>
<context>
    <name>muster::app::FirstStart</name>
    <message>
        <source>Muster builds army lists, prints their cards and keeps the book of your campaigns.</source>
        <translation>Muster compose des listes d’armée, imprime leurs fiches et tient le livre de vos campagnes.</translation>
    </message>
    <message>
        <source>For miniature wargames, at home and at the table. Nothing leaves this computer unless you ask for it.</source>
        <translation>Pour les jeux de figurines, à la maison et à la table. Rien ne quitte cet ordinateur sans que vous le demandiez.</translation>
    </message>
    <message>
        <source>Look around in a sample</source>
        <translation>Regarder un exemple</translation>
    </message>
    <message>
        <source>A finished army. Nothing comes into your library before you change something in it.</source>
        <translation>Une armée toute prête. Rien n’entre dans votre bibliothèque avant que vous y changiez quelque chose.</translation>
    </message>
    <message>
        <source>Build a roster</source>
        <translation>Composer une liste</translation>
    </message>
    <message>
        <source>Choose game, side, size and formation in one dialog. Every rule is checked while you build; problems come with a button that mends them.</source>
        <translation>Choisissez jeu, camp, taille et formation en une fois. Chaque règle est vérifiée pendant que vous composez&#xa0;; un problème vient avec le bouton qui le règle.</translation>
    </message>
    <message>
        <source>Bring in a list</source>
        <translation>Apporter une liste</translation>
    </message>
    <message>
        <source>Paste the text of a friend or of another program, or drop a file anywhere on this window.</source>
        <translation>Collez le texte d’un ami ou d’un autre programme, ou déposez un fichier n’importe où sur cette fenêtre.</translation>
    </message>
    <message>
        <source>New roster…</source>
        <translation>Nouvelle liste…</translation>
    </message>
    <message>
        <source>Paste a list…</source>
        <translation>Coller une liste…</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Ouvrir un fichier…</translation>
    </message>
    <message>
        <source>Get games…</source>
        <translation>Obtenir des jeux…</translation>
    </message>
    <message>
        <source>Open the sample %1, %2</source>
        <translation>Ouvrir l’exemple %1, %2</translation>
    </message>
</context>
<context>
    <name>muster::app::FolderDialog</name>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Type a new name, or choose one that is there. Without a name it lies in no folder.</source>
        <translation>Tapez un nouveau nom, ou choisissez-en un. Sans nom, elle n’est dans aucun dossier.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>muster::app::ImportReportDialog</name>
    <message>
        <source>What was brought in</source>
        <translation>Ce qui a été importé</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>read: %1</source>
        <translation>lu&#xa0;: %1</translation>
    </message>
    <message>
        <source>assumed: %1</source>
        <translation>supposé&#xa0;: %1</translation>
    </message>
    <message>
        <source>skipped: %1</source>
        <translation>ignoré&#xa0;: %1</translation>
    </message>
    <message>
        <source>not understood: %1</source>
        <translation>pas compris&#xa0;: %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) brought in.</source>
        <translation>
            <numerusform>%n fichier importé.</numerusform>
            <numerusform>%n fichiers importés.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n file(s) brought in.</source>
        <translation>
            <numerusform>Fichiers importés&#xa0;: %1 sur %n.</numerusform>
            <numerusform>Fichiers importés&#xa0;: %1 sur %n.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::LibraryDelegate</name>
    <message>
        <source>Sample</source>
        <translation>Exemple</translation>
    </message>
    <message>
        <source>Two versions: yours</source>
        <translation>Deux versions&#xa0;: la vôtre</translation>
    </message>
    <message>
        <source>Two versions: theirs</source>
        <translation>Deux versions&#xa0;: la leur</translation>
    </message>
</context>
<context>
    <name>muster::app::LibraryWorkspace</name>
    <message>
        <source>%1 was made by a newer version of Muster. It is kept as it is; update Muster to open it.</source>
        <translation>%1 a été fait par une version plus récente de Muster. Le document est gardé tel quel&#xa0;; mettez Muster à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>Bring files in</source>
        <translation>Importer des fichiers</translation>
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
        <source>Share…</source>
        <translation>Partager…</translation>
    </message>
    <message>
        <source>Put into a folder…</source>
        <translation>Ranger dans un dossier…</translation>
    </message>
    <message>
        <source>Rename the folder…</source>
        <translation>Renommer le dossier…</translation>
    </message>
    <message>
        <source>Show the samples</source>
        <translation>Montrer les exemples</translation>
    </message>
    <message>
        <source>Back up everything…</source>
        <translation>Tout sauvegarder…</translation>
    </message>
    <message>
        <source>Restore…</source>
        <translation>Restaurer…</translation>
    </message>
    <message>
        <source>Search names, units, notes</source>
        <translation>Noms, unités, notes</translation>
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
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Sort by</source>
        <translation>Trier par</translation>
    </message>
    <message>
        <source>Show as cards</source>
        <translation>Afficher en vignettes</translation>
    </message>
    <message>
        <source>Show as a table</source>
        <translation>Afficher en tableau</translation>
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
        <source>%1 (copy %2)</source>
        <translation>%1 (copie %2)</translation>
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
        <source>Export</source>
        <translation>Exporter</translation>
    </message>
    <message numerus="yes">
        <source>Exporting %n file(s)…</source>
        <translation>
            <numerusform>Exportation de %n fichier…</numerusform>
            <numerusform>Exportation de %n fichiers…</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Le fichier n’a pas pu être écrit</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) could not be written</source>
        <translation>
            <numerusform>%n fichier n’a pas pu être écrit</numerusform>
            <numerusform>%n fichiers n’ont pas pu être écrits</numerusform>
        </translation>
    </message>
    <message>
        <source>The library could not be read</source>
        <translation>La bibliothèque n’a pas pu être lue</translation>
    </message>
    <message>
        <source>the collection is in front</source>
        <translation>la collection est au premier plan</translation>
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
    <message>
        <source>Rosters and campaigns (*.ros *.rosz *.muster *.json);;All files (*)</source>
        <translation>Listes et campagnes (*.ros *.rosz *.muster *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Restore from the trash</source>
        <translation>Restaurer de la corbeille</translation>
    </message>
    <message>
        <source>Delete for good…</source>
        <translation>Supprimer définitivement…</translation>
    </message>
    <message>
        <source>Empty the trash…</source>
        <translation>Vider la corbeille…</translation>
    </message>
    <message>
        <source>Keep both versions</source>
        <translation>Garder les deux versions</translation>
    </message>
    <message>
        <source>Show everything</source>
        <translation>Tout afficher</translation>
    </message>
    <message>
        <source>Search the library (%1)</source>
        <translation>Chercher dans la bibliothèque (%1)</translation>
    </message>
    <message>
        <source>The library cannot be written</source>
        <translation>Impossible d’écrire dans la bibliothèque</translation>
    </message>
    <message>
        <source>%1: in the trash. Undo brings it back.</source>
        <translation>%1&#xa0;: dans la corbeille. Annuler la fait revenir.</translation>
    </message>
    <message>
        <source>Restore %1</source>
        <translation>Restaurer %1</translation>
    </message>
    <message>
        <source>%1: back in the library.</source>
        <translation>%1&#xa0;: de retour dans la bibliothèque.</translation>
    </message>
    <message numerus="yes">
        <source>%n (entry|entries) (was|were) made by others: (it|they) (stays|stay) in the trash until whoever made (it|them), or an organiser of the club, removes (it|them).</source>
        <translation>
            <numerusform>%n entrée a été créée par quelqu’un d’autre&#xa0;: elle reste dans la corbeille jusqu’à ce que la personne qui l’a créée, ou un organisateur du club, la supprime.</numerusform>
            <numerusform>%n entrées ont été créées par d’autres&#xa0;: elles restent dans la corbeille jusqu’à ce que les personnes qui les ont créées, ou un organisateur du club, les suppriment.</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Supprimer définitivement</translation>
    </message>
    <message>
        <source>Delete %1 for good, with its history and pictures?</source>
        <translation>Supprimer définitivement %1, avec son historique et ses images&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Delete %n (entry|entries) for good, with (its|their) history and pictures?</source>
        <translation>
            <numerusform>Supprimer définitivement %n entrée, avec son historique et ses images&#xa0;?</numerusform>
            <numerusform>Supprimer définitivement %n entrées, avec leur historique et leurs images&#xa0;?</numerusform>
        </translation>
    </message>
    <message>
        <source>This cannot be undone.</source>
        <translation>Cela ne peut pas être annulé.</translation>
    </message>
    <message>
        <source>Muster backup %1</source>
        <translation>Sauvegarde Muster %1</translation>
    </message>
    <message>
        <source>Back up everything</source>
        <translation>Tout sauvegarder</translation>
    </message>
    <message>
        <source>Libraries of Muster (*.sqlite)</source>
        <translation>Bibliothèques de Muster (*.sqlite)</translation>
    </message>
    <message>
        <source>Backing up the library…</source>
        <translation>Sauvegarde de la bibliothèque…</translation>
    </message>
    <message>
        <source>The backup could not be made</source>
        <translation>La sauvegarde n’a pas pu être faite</translation>
    </message>
    <message>
        <source>Everything is in %1.</source>
        <translation>Tout est dans %1.</translation>
    </message>
    <message>
        <source>Restore from a backup</source>
        <translation>Restaurer une sauvegarde</translation>
    </message>
    <message>
        <source>Libraries of Muster (*.sqlite);;All files (*)</source>
        <translation>Bibliothèques de Muster (*.sqlite);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Looking into the backup…</source>
        <translation>Lecture de la sauvegarde…</translation>
    </message>
    <message>
        <source>This is no backup that can be brought back</source>
        <translation>Ce n’est pas une sauvegarde qui puisse être restaurée</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>Bring back what is missing from %1?</source>
        <translation>Remettre ce qui manque, depuis %1&#xa0;?</translation>
    </message>
    <message>
        <source>It holds: %1.</source>
        <translation>Elle contient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Nothing that is here is changed or removed. What is the same stays as it is, what you deleted comes back, and what is different comes in beside yours. Undo takes it away again.</source>
        <translation>Rien de ce qui est ici n’est changé ni retiré. Ce qui est identique reste tel quel, ce que vous avez supprimé revient, et ce qui diffère vient à côté. Annuler le retire.</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Bringing back what is missing…</source>
        <translation>Remise en place de ce qui manque…</translation>
    </message>
    <message>
        <source>The backup could not be brought back</source>
        <translation>La sauvegarde n’a pas pu être restaurée</translation>
    </message>
    <message>
        <source>Everything in the backup is here already.</source>
        <translation>Tout ce que contient la sauvegarde est déjà là.</translation>
    </message>
    <message numerus="yes">
        <source>%n (entry|entries) brought back, %1 were here already.</source>
        <translation>
            <numerusform>%n entrée remise, %1 déjà là.</numerusform>
            <numerusform>%n entrées remises, %1 déjà là.</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename to %1</source>
        <translation>Renommer en %1</translation>
    </message>
    <message>
        <source>Export to a folder</source>
        <translation>Exporter dans un dossier</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1.</source>
        <translation>
            <numerusform>%n fichier écrit dans %1.</numerusform>
            <numerusform>%n fichiers écrits dans %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at the files…</source>
        <translation>Examen des fichiers…</translation>
    </message>
    <message>
        <source>There is no roster and no campaign in that folder.</source>
        <translation>Il n’y a ni liste ni campagne dans ce dossier.</translation>
    </message>
    <message>
        <source>%1 is in the library already, with every entry of this file.</source>
        <translation>%1 est déjà dans la bibliothèque, avec toutes les entrées de ce fichier.</translation>
    </message>
    <message>
        <source>The two books could not be merged</source>
        <translation>Les deux livres n’ont pas pu être fusionnés</translation>
    </message>
    <message numerus="yes">
        <source>Importing %n file(s)…</source>
        <translation>
            <numerusform>Importation de %n fichier…</numerusform>
            <numerusform>Importation de %n fichiers…</numerusform>
        </translation>
    </message>
    <message>
        <source>The trash is empty</source>
        <translation>La corbeille est vide</translation>
    </message>
    <message>
        <source>What you delete comes here and stays until you empty it.</source>
        <translation>Ce que vous supprimez arrive ici et y reste jusqu’à ce que vous la vidiez.</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Rien ne correspond</translation>
    </message>
    <message>
        <source>No roster or campaign fits the search and the filter.</source>
        <translation>Aucune liste ni campagne ne correspond à la recherche et au filtre.</translation>
    </message>
    <message>
        <source>Nothing here yet</source>
        <translation>Rien ici pour l’instant</translation>
    </message>
    <message>
        <source>Start a new roster, or bring a file in: drop it anywhere on this window.</source>
        <translation>Commencez une nouvelle liste, ou importez un fichier&#xa0;: déposez-le n’importe où sur cette fenêtre.</translation>
    </message>
    <message>
        <source>it is in the trash</source>
        <translation>c’est dans la corbeille</translation>
    </message>
    <message>
        <source>no folder is chosen in the filter</source>
        <translation>aucun dossier n’est choisi dans le filtre</translation>
    </message>
    <message>
        <source>several are selected</source>
        <translation>plusieurs éléments sont sélectionnés</translation>
    </message>
    <message>
        <source>the trash is empty</source>
        <translation>la corbeille est vide</translation>
    </message>
    <message>
        <source>%1 is in the trash; restore it to open it.</source>
        <translation>%1 est dans la corbeille&#xa0;; restaurez-la pour l’ouvrir.</translation>
    </message>
    <message numerus="yes">
        <source>%n selected</source>
        <translation>
            <numerusform>%n sélectionnée</numerusform>
            <numerusform>%n sélectionnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in the trash</source>
        <translation>
            <numerusform>%n dans la corbeille</numerusform>
            <numerusform>%n dans la corbeille</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n (entry|entries)</source>
        <translation>
            <numerusform>%n entrée</numerusform>
            <numerusform>%n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 out of the folder</source>
        <translation>Sortir %1 du dossier</translation>
    </message>
    <message>
        <source>Put %1 into %2</source>
        <translation>Ranger %1 dans %2</translation>
    </message>
    <message>
        <source>%1: in no folder now.</source>
        <translation>%1&#xa0;: plus dans aucun dossier.</translation>
    </message>
    <message>
        <source>%1: now in the folder %2.</source>
        <translation>%1&#xa0;: maintenant dans le dossier %2.</translation>
    </message>
    <message>
        <source>Put into a folder</source>
        <translation>Ranger dans un dossier</translation>
    </message>
    <message>
        <source>Put it there</source>
        <translation>Ranger</translation>
    </message>
    <message>
        <source>Rename the folder</source>
        <translation>Renommer le dossier</translation>
    </message>
    <message>
        <source>Open a folder of game data…</source>
        <translation>Ouvrir un dossier de données de jeu…</translation>
    </message>
    <message>
        <source>%1 was in the library already, but different: this is a second one.</source>
        <translation>«&#xa0;%1&#xa0;» était déjà dans la bibliothèque, mais différente&#xa0;: en voici une seconde.</translation>
    </message>
    <message>
        <source>%1 is in the library already.</source>
        <translation>«&#xa0;%1&#xa0;» est déjà dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Get games…</source>
        <translation>Obtenir des jeux…</translation>
    </message>
    <message>
        <source>Paste a list…</source>
        <translation>Coller une liste…</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) (has|have) a newer version: Get games, in the menu Tools.</source>
        <translation>
            <numerusform>%n jeu a une version plus récente&#xa0;: Obtenir des jeux, dans le menu Outils.</numerusform>
            <numerusform>%n jeux ont une version plus récente&#xa0;: Obtenir des jeux, dans le menu Outils.</numerusform>
        </translation>
    </message>
    <message>
        <source>The collection never makes a list illegal</source>
        <translation>La collection ne rend jamais une liste illégale</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message>
        <source>Ready for Saturday?</source>
        <translation>Prêt pour samedi&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>Reading %n list(s)…</source>
        <translation>
            <numerusform>Lecture de %n liste…</numerusform>
            <numerusform>Lecture de %n listes…</numerusform>
        </translation>
    </message>
    <message>
        <source>Only rosters can be shared here; a campaign has a report in its own workspace.</source>
        <translation>Seules les listes se partagent ici&#xa0;; une campagne a son rapport dans son propre espace.</translation>
    </message>
    <message>
        <source>Left out, because they are no rosters: %1</source>
        <translation>Laissé de côté, car ce ne sont pas des listes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::MergeDialog</name>
    <message>
        <source>Merge campaigns</source>
        <translation>Fusionner les campagnes</translation>
    </message>
    <message>
        <source>%1 is in the library already</source>
        <translation>%1 est déjà dans la bibliothèque</translation>
    </message>
    <message numerus="yes">
        <source>%n new (entry|entries) in the file</source>
        <translation>
            <numerusform>%n nouvelle entrée dans le fichier</numerusform>
            <numerusform>%n nouvelles entrées dans le fichier</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n only here</source>
        <translation>
            <numerusform>%n seulement ici</numerusform>
            <numerusform>%n seulement ici</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in both</source>
        <translation>
            <numerusform>%n dans les deux</numerusform>
            <numerusform>%n dans les deux</numerusform>
        </translation>
    </message>
    <message>
        <source>Last entry here: %1. Last entry in the file: %2.</source>
        <translation>Dernière entrée ici&#xa0;: %1. Dernière entrée dans le fichier&#xa0;: %2.</translation>
    </message>
    <message>
        <source>They contradict each other:</source>
        <translation>Ils se contredisent&#xa0;:</translation>
    </message>
    <message>
        <source>Whose version counts</source>
        <translation>Quelle version compte</translation>
    </message>
    <message>
        <source>What stands here counts</source>
        <translation>Ce qui est ici compte</translation>
    </message>
    <message>
        <source>What the file says counts</source>
        <translation>Ce que dit le fichier compte</translation>
    </message>
    <message>
        <source>What stands here counts; a game recorded twice was two games</source>
        <translation>Ce qui est ici compte&#xa0;; une partie notée deux fois faisait deux parties</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Fusionner</translation>
    </message>
    <message>
        <source>Keep as a second campaign</source>
        <translation>Garder comme seconde campagne</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Nothing is lost: both versions stay in the log, and the merge can be undone.</source>
        <translation>Rien n’est perdu&#xa0;: les deux versions restent dans le journal et la fusion peut être annulée.</translation>
    </message>
</context>
<context>
    <name>muster::app::PaintsDialog</name>
    <message>
        <source>Paints</source>
        <translation>Peintures</translation>
    </message>
    <message>
        <source>Paint</source>
        <translation>Peinture</translation>
    </message>
    <message>
        <source>Range</source>
        <translation>Gamme</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Stock</translation>
    </message>
    <message>
        <source>In recipes</source>
        <translation>Recettes</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Add a paint</source>
        <translation>Ajouter une peinture</translation>
    </message>
    <message>
        <source>Take out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Import paints</source>
        <translation>Importer des peintures</translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>Tableaux (*.csv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Export paints</source>
        <translation>Exporter les peintures</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>not in the list</source>
        <translation>pas dans la liste</translation>
    </message>
    <message>
        <source>No paint is written down yet. Add one, or import a table with the columns name, range, colour, stock and note.</source>
        <translation>Aucune peinture n’est encore notée. Ajoutez-en une, ou importez un tableau avec les colonnes name, range, colour, stock et note.</translation>
    </message>
    <message numerus="yes">
        <source>%n paint(s)</source>
        <translation>
            <numerusform>%n peinture</numerusform>
            <numerusform>%n peintures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running out</source>
        <translation>
            <numerusform>%n presque vide</numerusform>
            <numerusform>%n presque vides</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing for recipes</source>
        <translation>
            <numerusform>%n manquante pour les recettes</numerusform>
            <numerusform>%n manquantes pour les recettes</numerusform>
        </translation>
    </message>
    <message>
        <source>New paint</source>
        <translation>Nouvelle peinture</translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <translation>Exporté vers %1</translation>
    </message>
</context>
<context>
    <name>muster::app::ReadyPanel</name>
    <message>
        <source>Ready for Saturday?</source>
        <translation>Prêt pour samedi&#xa0;?</translation>
    </message>
    <message>
        <source>Print the checklist</source>
        <translation>Imprimer la liste de contrôle</translation>
    </message>
    <message>
        <source>checklist.pdf</source>
        <translation>liste-de-controle.pdf</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>One after another</source>
        <translation>L’une après l’autre</translation>
    </message>
    <message>
        <source>At the same time</source>
        <translation>En même temps</translation>
    </message>
    <message>
        <source>How the rosters share figures</source>
        <translation>Comment les listes partagent les figurines</translation>
    </message>
    <message>
        <source>Use stand-ins</source>
        <translation>Utiliser des remplaçantes</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Checklist</source>
        <translation>Liste de contrôle</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier le texte</translation>
    </message>
    <message>
        <source>Print checklist…</source>
        <translation>Imprimer la liste de contrôle…</translation>
    </message>
    <message>
        <source>Ticking a line moves the figures on; undo brings them back.</source>
        <translation>Cocher une ligne fait avancer les figurines&#xa0;; annuler les ramène.</translation>
    </message>
    <message>
        <source>%1 (sample)</source>
        <translation>%1 (exemple)</translation>
    </message>
    <message>
        <source>Paints for this</source>
        <translation>Peintures pour cela</translation>
    </message>
    <message>
        <source>%1: %2 of %3 painted</source>
        <translation>%1&#xa0;: %2 sur %3 peints</translation>
    </message>
    <message>
        <source>The checklist is on the clipboard</source>
        <translation>La liste de contrôle est dans le presse-papiers</translation>
    </message>
    <message>
        <source>The checklist is in %1</source>
        <translation>La liste de contrôle est dans %1</translation>
    </message>
</context>
<context>
    <name>muster::app::RenamingDelegate</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
</context>
</TS>

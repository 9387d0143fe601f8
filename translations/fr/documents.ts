<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BattleMission</name>
    <message>
        <source>Correct %1 as at the table</source>
        <translation>Corriger %1 comme à la table</translation>
    </message>
    <message>
        <source>corrected at the table</source>
        <translation>corrigé à la table</translation>
    </message>
    <message>
        <source>Correct the end as in the campaign</source>
        <translation>Corriger la fin comme dans la campagne</translation>
    </message>
</context>
<context>
    <name>Exchange</name>
    <message>
        <source>the game %1 is not installed: the roster is kept as it is, without a verdict</source>
        <translation>le jeu %1 n’est pas installé&#xa0;: la liste est gardée telle quelle, sans verdict</translation>
    </message>
    <message>
        <source>the name, from the file&apos;s name</source>
        <translation>le nom, d’après celui du fichier</translation>
    </message>
    <message>
        <source>the campaign %1 with %2 events</source>
        <translation>la campagne %1 (événements&#xa0;: %2)</translation>
    </message>
    <message>
        <source>the game data: the file does not say of which game and revision they are</source>
        <translation>les données du jeu&#xa0;: le fichier ne dit pas de quel jeu ni de quelle révision elles sont</translation>
    </message>
    <message>
        <source>a damaged event, %1; it is kept as it is and does not count</source>
        <translation>un événement endommagé, %1&#xa0;; il est gardé tel quel et ne compte pas</translation>
    </message>
    <message numerus="yes">
        <source>%n selection(s) that the game&apos;s data do not know; (it|they) (is|are) kept with (its|their) old values</source>
        <translation>
            <numerusform>%n sélection inconnue des données du jeu&#xa0;; elle garde ses anciennes valeurs</numerusform>
            <numerusform>%n sélections inconnues des données du jeu&#xa0;; elles gardent leurs anciennes valeurs</numerusform>
        </translation>
    </message>
    <message>
        <source>an event of a newer version of Muster, %1; it is kept and does not count</source>
        <translation>un événement d’une version plus récente de Muster, %1&#xa0;; il est gardé et ne compte pas</translation>
    </message>
    <message>
        <source>Merge with %1</source>
        <translation>Fusion avec %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n new (entry|entries) merged</source>
        <translation>
            <numerusform>%1&#xa0;: %n nouvelle entrée fusionnée</numerusform>
            <numerusform>%1&#xa0;: %n nouvelles entrées fusionnées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the battle %1 with %n event(s)</source>
        <translation>
            <numerusform>la bataille %1 avec %n événement</numerusform>
            <numerusform>la bataille %1 avec %n événements</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ImportReport</name>
    <message>
        <source>read</source>
        <translation>lu</translation>
    </message>
    <message>
        <source>skipped</source>
        <translation>ignoré</translation>
    </message>
    <message>
        <source>not understood</source>
        <translation>pas compris</translation>
    </message>
    <message>
        <source>assumed</source>
        <translation>supposé</translation>
    </message>
    <message>
        <source> (line %1)</source>
        <translation> (ligne %1)</translation>
    </message>
</context>
<context>
    <name>LogDocument</name>
    <message>
        <source>This cannot be undone: %1 after it, and that builds on it.</source>
        <translation>Ceci ne peut pas être annulé&#xa0;: %1 ensuite, et cela s’appuie dessus.</translation>
    </message>
    <message>
        <source>%1 recorded “%2”</source>
        <translation>%1 a enregistré «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Quelqu’un d’autre</translation>
    </message>
    <message>
        <source>Somebody else recorded something</source>
        <translation>quelqu’un d’autre a enregistré quelque chose</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
    <message>
        <source>its game &quot;%1&quot; is not installed</source>
        <translation>son jeu «&#xa0;%1&#xa0;» n’est pas installé</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mission(s) fought</source>
        <translation>
            <numerusform>%n mission jouée</numerusform>
            <numerusform>%n missions jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>This was made by a newer version of Muster and is kept as it is. Update Muster to work with it.</source>
        <translation>Ceci a été fait par une version plus récente de Muster et est gardé tel quel. Mettez Muster à jour pour vous en servir.</translation>
    </message>
    <message>
        <source>The campaign cannot be read: %1.</source>
        <translation>La campagne ne peut pas être lue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The data of %1 are not installed and cannot be packed.</source>
        <translation>Les données de %1 ne sont pas installées et ne peuvent pas être jointes.</translation>
    </message>
    <message>
        <source>A campaign is written as .muster.</source>
        <translation>Une campagne s’écrit en .muster.</translation>
    </message>
    <message>
        <source>The file holds more than %1 objects and is not read.</source>
        <translation>Le fichier contient plus de %1 objets et n’est pas lu.</translation>
    </message>
    <message>
        <source>The file is cut short: it ends in line %1.</source>
        <translation>Le fichier est tronqué&#xa0;: il s’arrête à la ligne %1.</translation>
    </message>
    <message>
        <source>The file is damaged in line %1.</source>
        <translation>Le fichier est endommagé à la ligne %1.</translation>
    </message>
    <message>
        <source>The campaign has %1 events; more than %2 are not read.</source>
        <translation>La campagne compte %1 événements&#xa0;; au-delà de %2, elle n’est pas lue.</translation>
    </message>
    <message>
        <source>The campaign has %1 players; more than %2 are not read.</source>
        <translation>La campagne compte %1 joueurs&#xa0;; au-delà de %2, elle n’est pas lue.</translation>
    </message>
    <message>
        <source>The campaign has %1 soldiers; more than %2 are not read.</source>
        <translation>La campagne compte %1 soldats&#xa0;; au-delà de %2, elle n’est pas lue.</translation>
    </message>
    <message>
        <source>The campaign has more sides, soldiers, areas or points than anybody can have played; it is not read.</source>
        <translation>La campagne a plus de camps, de soldats, de territoires ou de points que personne n’a pu en jouer&#xa0;; elle n’est pas lue.</translation>
    </message>
    <message>
        <source>This is not a Muster file: it has no readable manifest.json.</source>
        <translation>Ce n’est pas un fichier Muster&#xa0;: il n’a pas de manifest.json lisible.</translation>
    </message>
    <message>
        <source>This file was written by a newer Muster (format %1). Update Muster to read it.</source>
        <translation>Ce fichier a été écrit par un Muster plus récent (format %1). Mettez Muster à jour pour le lire.</translation>
    </message>
    <message>
        <source>The file has no %1.</source>
        <translation>Le fichier n’a pas de %1.</translation>
    </message>
    <message>
        <source>A step of the history cannot be read.</source>
        <translation>Une étape de l’historique est illisible.</translation>
    </message>
    <message>
        <source>the data offer no force for this catalogue</source>
        <translation>les données ne proposent aucune force pour ce catalogue</translation>
    </message>
    <message>
        <source>The data of this game are not installed.</source>
        <translation>Les données de ce jeu ne sont pas installées.</translation>
    </message>
    <message>
        <source>There is no roster in this archive; it looks like game data: unpack it, then open its folder with Get games.</source>
        <translation>Il n’y a pas de liste dans cette archive&#xa0;; elle semble contenir des données de jeu&#xa0;: décompressez-la, puis ouvrez son dossier avec Obtenir des jeux.</translation>
    </message>
    <message>
        <source>There is no roster in this archive.</source>
        <translation>Il n’y a pas de liste dans cette archive.</translation>
    </message>
    <message>
        <source>There is no roster in this file.</source>
        <translation>Il n’y a pas de liste dans ce fichier.</translation>
    </message>
    <message>
        <source>The written roster differs from what was to be written.</source>
        <translation>La liste écrite diffère de ce qui devait l’être.</translation>
    </message>
    <message>
        <source>A roster is written as .ros, .rosz, .json or .muster.</source>
        <translation>Une liste s’écrit en .ros, .rosz, .json ou .muster.</translation>
    </message>
    <message>
        <source>there is no campaign in this file</source>
        <translation>il n’y a pas de campagne dans ce fichier</translation>
    </message>
    <message>
        <source>This is neither a roster nor a campaign nor a battle.</source>
        <translation>Ce n’est ni une liste, ni une campagne, ni une bataille.</translation>
    </message>
    <message>
        <source>The battle has %1 events; more than %2 are not read.</source>
        <translation>La bataille a %1 événements&#xa0;; au-delà de %2 ils ne sont pas lus.</translation>
    </message>
    <message>
        <source>This file holds neither a roster nor a campaign nor a battle, but “%1”. A newer version of Muster may know it.</source>
        <translation>Ce fichier ne contient ni liste, ni campagne, ni bataille, mais «&#xa0;%1&#xa0;». Une version plus récente de Muster le connaît peut-être.</translation>
    </message>
    <message>
        <source>The battle cannot be read: %1.</source>
        <translation>La bataille ne peut pas être lue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre %2</translation>
    </message>
    <message>
        <source>deployment</source>
        <translation>déploiement</translation>
    </message>
    <message>
        <source>turn %1 of %2</source>
        <translation>tour %1 sur %2</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>won by %1</source>
        <translation>victoire de %1</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>match nul</translation>
    </message>
    <message>
        <source>over</source>
        <translation>terminée</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n victoire</numerusform>
            <numerusform>%n victoires</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drawn</source>
        <translation>
            <numerusform>%n nul</numerusform>
            <numerusform>%n nuls</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lost</source>
        <translation>
            <numerusform>%n défaite</numerusform>
            <numerusform>%n défaites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n battle(s) without a result</source>
        <translation>
            <numerusform>%n bataille sans résultat</numerusform>
            <numerusform>%n batailles sans résultat</numerusform>
        </translation>
    </message>
    <message>
        <source>A battle is written as .muster.</source>
        <translation>Une bataille s’enregistre en .muster.</translation>
    </message>
</context>
<context>
    <name>Package</name>
    <message>
        <source>the picture %1 is not in the archive</source>
        <translation>l’image %1 n’est pas dans l’archive</translation>
    </message>
    <message>
        <source>%1 is not a picture</source>
        <translation>%1 n’est pas une image</translation>
    </message>
    <message>
        <source>%1 is there twice</source>
        <translation>%1 s’y trouve deux fois</translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s)</source>
        <translation>
            <numerusform>%n image</numerusform>
            <numerusform>%n images</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” in the manifest, of a newer version of Muster; it is kept</source>
        <translation>«&#xa0;%1&#xa0;» dans le manifeste, d’une version plus récente de Muster&#xa0;; c’est conservé</translation>
    </message>
    <message numerus="yes">
        <source>%n more key(s) in the manifest</source>
        <translation>
            <numerusform>%n autre clé dans le manifeste</numerusform>
            <numerusform>%n autres clés dans le manifeste</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n picture(s) more than are read</source>
        <translation>
            <numerusform>%n image de plus que ce qui est lu</numerusform>
            <numerusform>%n images de plus que ce qui est lu</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 does not belong into a Muster file</source>
        <translation>%1 n’a pas sa place dans un fichier Muster</translation>
    </message>
    <message>
        <source>game data, revision %1</source>
        <translation>les données du jeu, révision %1</translation>
    </message>
    <message>
        <source>“%1” in the manifest, of a newer version of Muster</source>
        <translation>«&#xa0;%1&#xa0;» dans le manifeste, d’une version plus récente de Muster</translation>
    </message>
    <message>
        <source>the picture %1 does not say whose it is</source>
        <translation>l’image %1 ne dit pas à qui elle appartient</translation>
    </message>
    <message>
        <source>the picture %1: %2</source>
        <translation>l’image %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the version “%1” cannot be read</source>
        <translation>la version «&#xa0;%1&#xa0;» est illisible</translation>
    </message>
    <message numerus="yes">
        <source>%n version(s) more than are read</source>
        <translation>
            <numerusform>%n version de plus que ce qui est lu</numerusform>
            <numerusform>%n versions de plus que ce qui est lu</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n version(s) of the list</source>
        <translation>
            <numerusform>%n version de la liste</numerusform>
            <numerusform>%n versions de la liste</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PastedList</name>
    <message>
        <source>Bring in the list</source>
        <translation>Importer la liste</translation>
    </message>
</context>
<context>
    <name>RenameDocument</name>
    <message>
        <source>Rename to %1</source>
        <translation>Renommer en %1</translation>
    </message>
</context>
<context>
    <name>RosterCommand</name>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Add %1× %2</source>
        <translation>Ajouter %1× %2</translation>
    </message>
    <message>
        <source>Remove the limit</source>
        <translation>Supprimer la limite</translation>
    </message>
    <message>
        <source>Set the limit to %1</source>
        <translation>Fixer la limite à %1</translation>
    </message>
    <message>
        <source>Set the number of %1 to %2</source>
        <translation>Fixer le nombre de %1 à %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Change the note of the roster</source>
        <translation>Modifier la note de la liste</translation>
    </message>
    <message>
        <source>Change the note of %1</source>
        <translation>Modifier la note de %1</translation>
    </message>
    <message>
        <source>Show %1 and its unit as one</source>
        <translation>Montrer %1 et son unité ensemble</translation>
    </message>
    <message>
        <source>Show %1 apart from its unit</source>
        <translation>Montrer %1 séparément de son unité</translation>
    </message>
    <message>
        <source>Take a tag off %1</source>
        <translation>Retirer une marque à %1</translation>
    </message>
    <message>
        <source>Tag %1</source>
        <translation>Marquer %1</translation>
    </message>
    <message>
        <source>Duplicate %1</source>
        <translation>Dupliquer %1</translation>
    </message>
    <message>
        <source>Move %1</source>
        <translation>Déplacer %1</translation>
    </message>
    <message>
        <source>Move %1 to %2</source>
        <translation>Déplacer %1 vers %2</translation>
    </message>
    <message>
        <source>Move %1 to the independent units</source>
        <translation>Déplacer %1 vers les unités indépendantes</translation>
    </message>
    <message numerus="yes">
        <source>Move %n unit(s) to the independent units</source>
        <translation>
            <numerusform>Déplacer %n unité vers les unités indépendantes</numerusform>
            <numerusform>Déplacer %n unités vers les unités indépendantes</numerusform>
        </translation>
    </message>
    <message>
        <source>Paste %1</source>
        <translation>Coller %1</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n selection(s)</source>
        <translation>
            <numerusform>Coller %n sélection</numerusform>
            <numerusform>Coller %n sélections</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename the roster to %1</source>
        <translation>Renommer la liste en %1</translation>
    </message>
    <message>
        <source>Take back the name of %1</source>
        <translation>Annuler le nom donné à %1</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Renommer %1 en %2</translation>
    </message>
    <message>
        <source>Replace %1 by %2</source>
        <translation>Remplacer %1 par %2</translation>
    </message>
    <message>
        <source>Remove the photo of %1</source>
        <translation>Retirer la photo de %1</translation>
    </message>
    <message>
        <source>Give %1 a photo</source>
        <translation>Donner une photo à %1</translation>
    </message>
    <message numerus="yes">
        <source>Move %n unit(s) to %1</source>
        <translation>
            <numerusform>Déplacer %n unité vers %1</numerusform>
            <numerusform>Déplacer %n unités vers %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Swap %1 and %2</source>
        <translation>Échanger %1 et %2</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n selection(s)</source>
        <translation>
            <numerusform>Retirer %n sélection</numerusform>
            <numerusform>Retirer %n sélections</numerusform>
        </translation>
    </message>
    <message>
        <source>Take %1 out of its unit</source>
        <translation>Séparer %1 de son unité</translation>
    </message>
    <message>
        <source>Put %1 with %2</source>
        <translation>Mettre %1 avec %2</translation>
    </message>
    <message>
        <source>%1 stands alone</source>
        <translation>%1 reste seul</translation>
    </message>
    <message>
        <source>%1 joins %2</source>
        <translation>%1 rejoint %2</translation>
    </message>
    <message numerus="yes">
        <source>Replace %n unit(s)</source>
        <translation>
            <numerusform>Remplacer %n unité</numerusform>
            <numerusform>Remplacer %n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Take the tag off %n unit(s)</source>
        <translation>
            <numerusform>Retirer la marque de %n unité</numerusform>
            <numerusform>Retirer la marque de %n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tag %n unit(s)</source>
        <translation>
            <numerusform>Marquer %n unité</numerusform>
            <numerusform>Marquer %n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Change the count of %n unit(s)</source>
        <translation>
            <numerusform>Changer le nombre de %n unité</numerusform>
            <numerusform>Changer le nombre de %n unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Equip %n unit(s)</source>
        <translation>
            <numerusform>Équiper %n unité</numerusform>
            <numerusform>Équiper %n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Equip %1</source>
        <translation>Équiper %1</translation>
    </message>
</context>
<context>
    <name>RosterFile</name>
    <message numerus="yes">
        <source>the roster %1 with %n selection(s)</source>
        <translation>
            <numerusform>la liste %1 avec %n sélection</numerusform>
            <numerusform>la liste %1 avec %n sélections</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not the roster</source>
        <translation>%1 n’est pas la liste</translation>
    </message>
</context>
<context>
    <name>RosterVersions</name>
    <message>
        <source>Back to “%1”</source>
        <translation>Retour à «&#xa0;%1&#xa0;»</translation>
    </message>
</context>
<context>
    <name>muster::documents::BattleDocument</name>
    <message>
        <source>entry %1 of its log cannot be read</source>
        <translation>l’entrée %1 de son journal ne peut pas être lue</translation>
    </message>
    <message>
        <source>%1 (my version)</source>
        <translation>%1 (ma version)</translation>
    </message>
    <message>
        <source>This cannot be undone: somebody else changed the name or the campaign of the battle after it.</source>
        <translation>Ceci ne peut pas être annulé&#xa0;: quelqu’un d’autre a changé ensuite le nom ou la campagne de la bataille.</translation>
    </message>
</context>
<context>
    <name>muster::documents::CampaignDocument</name>
    <message>
        <source>%1 (my version)</source>
        <translation>%1 (ma version)</translation>
    </message>
    <message>
        <source>entry %1 of its log cannot be read</source>
        <translation>l’entrée %1 de son journal est illisible</translation>
    </message>
    <message>
        <source>This cannot be undone: somebody else changed the rules or the name of the campaign after it.</source>
        <translation>Cela ne peut pas être annulé&#xa0;: quelqu’un d’autre a changé ensuite les règles ou le nom de la campagne.</translation>
    </message>
</context>
<context>
    <name>muster::documents::RosterDocument</name>
    <message>
        <source>Take the new data of the game</source>
        <translation>Prendre les nouvelles données du jeu</translation>
    </message>
    <message>
        <source>%1 (my version)</source>
        <translation>%1 (ma version)</translation>
    </message>
    <message>
        <source>This cannot be undone: what it was about is no longer in the list.</source>
        <translation>Cela ne peut pas être annulé&#xa0;: ce dont il s’agissait n’est plus dans la liste.</translation>
    </message>
    <message>
        <source>This cannot be undone: %1 changed the same thing after it (%2).</source>
        <translation>Cela ne peut pas être annulé&#xa0;: %1 a modifié la même chose ensuite (%2).</translation>
    </message>
    <message>
        <source>somebody else</source>
        <translation>quelqu’un d’autre</translation>
    </message>
</context>
<context>
    <name>muster::documents::StoredHistory</name>
    <message>
        <source>the step before was made by another version of Muster and can be undone only there</source>
        <translation>l’étape précédente vient d’une autre version de Muster et ne s’annule que là</translation>
    </message>
    <message>
        <source>the next step was made by another version of Muster and can be redone only there</source>
        <translation>l’étape suivante vient d’une autre version de Muster et ne se rétablit que là</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ArmyOverview</name>
    <message>
        <source>Points by formation</source>
        <translation>Points par formation</translation>
    </message>
    <message>
        <source>Points by type</source>
        <translation>Points par type</translation>
    </message>
    <message>
        <source>Independent units</source>
        <translation>Unités indépendantes</translation>
    </message>
    <message>
        <source>Without category</source>
        <translation>Sans catégorie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>of %1, %2 left</source>
        <translation>sur %1, reste %2</translation>
    </message>
    <message>
        <source>of %1, %2 over</source>
        <translation>sur %1, %2 de trop</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Models</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Activations</source>
        <translation>Activations</translation>
    </message>
    <message>
        <source>a turn</source>
        <translation>par tour</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Limits</source>
        <translation>Limites</translation>
    </message>
    <message>
        <source>used and left</source>
        <translation>utilisées et restantes</translation>
    </message>
    <message>
        <source>%1 missing</source>
        <translation>il en manque %1</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Advantages</source>
        <translation>Avantages</translation>
    </message>
    <message>
        <source>%1 of %2 active</source>
        <translation>%1 sur %2 actifs</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
</context>
<context>
    <name>CatalogueRows</name>
    <message>
        <source>%1 only</source>
        <translation>%1 seulement</translation>
    </message>
    <message>
        <source>not in this slot</source>
        <translation>pas à cette place</translation>
    </message>
    <message>
        <source>needs a formation</source>
        <translation>demande une formation</translation>
    </message>
    <message>
        <source>no points</source>
        <translation>sans coût</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>%1 over</source>
        <comment>points</comment>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>leaves %1</source>
        <translation>reste %1</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formations</translation>
    </message>
    <message>
        <source>Without category</source>
        <translation>Sans catégorie</translation>
    </message>
    <message>
        <source>Fits %1</source>
        <translation>Convient à %1</translation>
    </message>
    <message>
        <source>no points left</source>
        <translation>plus de points</translation>
    </message>
    <message>
        <source>too many points</source>
        <translation>trop de points</translation>
    </message>
    <message>
        <source>points unknown</source>
        <translation>points inconnus</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n (entry|entries)</source>
        <translation>
            <numerusform>%1, %n entrée</numerusform>
            <numerusform>%1, %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>dès %1</translation>
    </message>
</context>
<context>
    <name>EntryCard</name>
    <message>
        <source>★ would wake %1</source>
        <translation>★ activerait %1</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>FindingsModel</name>
    <message>
        <source>Mandatory slot %1 is empty</source>
        <translation>La place obligatoire %1 est vide</translation>
    </message>
    <message>
        <source>%1 is inactive</source>
        <translation>%1 est inactif</translation>
    </message>
    <message>
        <source>No unit of the formation can have it</source>
        <translation>Aucune unité de la formation ne peut en profiter</translation>
    </message>
    <message numerus="yes">
        <source>Becomes active for %n unit(s) once this is filled: %1</source>
        <translation>
            <numerusform>Devient actif pour %n unité une fois rempli&#xa0;: %1</numerusform>
            <numerusform>Devient actif pour %n unités une fois rempli&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Becomes active once this is filled: %1</source>
        <translation>Devient actif une fois rempli&#xa0;: %1</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>Problème</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Avertissement</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Remarque</translation>
    </message>
    <message>
        <source>%1: nothing is chosen yet</source>
        <translation>%1&#xa0;: rien n’est encore choisi</translation>
    </message>
</context>
<context>
    <name>FormationModel</name>
    <message>
        <source>%1 cannot stand inside itself.</source>
        <translation>%1 ne peut pas se trouver à l’intérieur de soi-même.</translation>
    </message>
    <message>
        <source>%1 does not fit there.</source>
        <translation>%1 n’a pas sa place ici.</translation>
    </message>
    <message>
        <source>%1 cannot take the place of %2, and there is no room for both.</source>
        <translation>%1 ne peut pas prendre la place de %2, et il n’y a pas de place pour les deux.</translation>
    </message>
    <message>
        <source>There is no room left for %1.</source>
        <translation>Il n’y a plus de place pour %1.</translation>
    </message>
    <message>
        <source>Nothing can be put there.</source>
        <translation>On ne peut rien poser ici.</translation>
    </message>
    <message>
        <source>This unit does not fit there.</source>
        <translation>Cette unité n’a pas sa place ici.</translation>
    </message>
</context>
<context>
    <name>FormationRows</name>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Attached units</source>
        <translation>Unités rattachées</translation>
    </message>
    <message>
        <source>Independent units</source>
        <translation>Unités indépendantes</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>Without category</source>
        <translation>Sans catégorie</translation>
    </message>
    <message>
        <source>Advantage %1, %2</source>
        <translation>Avantage %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>active for %n unit(s)</source>
        <translation>
            <numerusform>actif pour %n unité</numerusform>
            <numerusform>actif pour %n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactif</translation>
    </message>
    <message>
        <source>inactive: %1 is empty</source>
        <translation>inactif&#xa0;: %1 est vide</translation>
    </message>
    <message>
        <source>inactive: %1 are empty</source>
        <translation>inactif&#xa0;: %1 sont vides</translation>
    </message>
    <message>
        <source>Choose a unit</source>
        <translation>Choisir une unité</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1, empty, required, %2</source>
        <translation>%1, vide, obligatoire, %2</translation>
    </message>
    <message>
        <source>Add a unit</source>
        <translation>Ajouter une unité</translation>
    </message>
    <message>
        <source>not in the data</source>
        <translation>absent des données</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1 fois %2</translation>
    </message>
    <message>
        <source>points unknown</source>
        <translation>points inconnus</translation>
    </message>
    <message>
        <source>has the advantage</source>
        <translation>a l’avantage</translation>
    </message>
    <message>
        <source>has a problem</source>
        <translation>a un problème</translation>
    </message>
    <message>
        <source>%1 over its cap of %2</source>
        <translation>%1 de trop (plafond %2)</translation>
    </message>
    <message numerus="yes">
        <source>%n (fits|fit)</source>
        <translation>
            <numerusform>%n choix</numerusform>
            <numerusform>%n choix</numerusform>
        </translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>inactive: %n mandatory slot(s) empty</source>
        <translation>
            <numerusform>inactif&#xa0;: %n place obligatoire vide</numerusform>
            <numerusform>inactif&#xa0;: %n places obligatoires vides</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LibraryModel</name>
    <message>
        <source>Made by a newer Muster</source>
        <translation>Fait par un Muster plus récent</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légale</translation>
    </message>
    <message>
        <source>Today %1</source>
        <translation>Aujourd’hui %1</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Hier</translation>
    </message>
    <message>
        <source>Yours</source>
        <translation>Les vôtres</translation>
    </message>
    <message>
        <source>Samples</source>
        <translation>Exemples</translation>
    </message>
    <message>
        <source>Open one freely; what you change is a copy of your own.</source>
        <translation>Ouvrez-en un librement&#xa0;; ce que vous changez est une copie à vous.</translation>
    </message>
    <message>
        <source>hidden; click to show them</source>
        <translation>masqués&#xa0;; cliquez pour les montrer</translation>
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
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
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
    <message numerus="yes">
        <source>%n soldier(s)</source>
        <translation>
            <numerusform>%n soldat</numerusform>
            <numerusform>%n soldats</numerusform>
        </translation>
    </message>
    <message>
        <source>Somebody else changed it at the same time: this is your version.</source>
        <translation>Quelqu’un d’autre l’a modifiée en même temps&#xa0;: ceci est votre version.</translation>
    </message>
    <message>
        <source>You changed it at the same time as somebody else: this is their version.</source>
        <translation>Vous l’avez modifiée en même temps que quelqu’un d’autre&#xa0;: ceci est sa version.</translation>
    </message>
    <message>
        <source>Trash</source>
        <translation>Corbeille</translation>
    </message>
    <message>
        <source>Everything stays here until you empty it.</source>
        <translation>Tout reste ici jusqu’à ce que vous la vidiez.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n (entry|entries)</source>
        <translation>
            <numerusform>%1, %n entrée</numerusform>
            <numerusform>%1, %n entrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Non légale</translation>
    </message>
    <message>
        <source>Deleted %1</source>
        <translation>Supprimée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Deleted by %1, %2</source>
        <translation>Supprimée par %1, %2</translation>
    </message>
    <message>
        <source>Made by %1, %2</source>
        <translation>Créée par %1, %2</translation>
    </message>
    <message>
        <source>Last changed by %1, %2</source>
        <translation>Modifiée en dernier par %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message>
        <source>Battles: %1</source>
        <translation>Batailles&#xa0;: %1</translation>
    </message>
    <message>
        <source>made %1</source>
        <translation>faite %1</translation>
    </message>
    <message>
        <source>%1 of %2, %3</source>
        <translation>%1 sur %2, %3</translation>
    </message>
</context>
<context>
    <name>ListComparison</name>
    <message>
        <source>Added</source>
        <translation>Ajouté</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Retiré</translation>
    </message>
    <message>
        <source>Replaced</source>
        <translation>Remplacé</translation>
    </message>
    <message>
        <source>Moved</source>
        <translation>Déplacé</translation>
    </message>
    <message>
        <source>Changed</source>
        <translation>Modifié</translation>
    </message>
    <message>
        <source>equal</source>
        <translation>identique</translation>
    </message>
    <message>
        <source>Both are the same: %1.</source>
        <translation>Les deux sont identiques&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The same points, %1.</source>
        <translation>Autant de points, %1.</translation>
    </message>
    <message>
        <source>%1 more: %2 to %3.</source>
        <translation>%1 de plus&#xa0;: de %2 à %3.</translation>
    </message>
    <message>
        <source>%1 less: %2 to %3.</source>
        <translation>%1 de moins&#xa0;: de %2 à %3.</translation>
    </message>
    <message numerus="yes">
        <source>%n added</source>
        <translation>
            <numerusform>%n ajouté</numerusform>
            <numerusform>%n ajoutés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed</source>
        <translation>
            <numerusform>%n retiré</numerusform>
            <numerusform>%n retirés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n replaced</source>
        <translation>
            <numerusform>%n remplacé</numerusform>
            <numerusform>%n remplacés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moved</source>
        <translation>
            <numerusform>%n déplacé</numerusform>
            <numerusform>%n déplacés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed</source>
        <translation>
            <numerusform>%n modifié</numerusform>
            <numerusform>%n modifiés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n equal</source>
        <translation>
            <numerusform>%n identique</numerusform>
            <numerusform>%n identiques</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 instead of %2</source>
        <translation>%1 au lieu de %2</translation>
    </message>
    <message>
        <source>%1, before: %2</source>
        <translation>%1, avant&#xa0;: %2</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message numerus="yes">
        <source>%n model(s)</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>limit %1 → %2</source>
        <translation>limite %1 → %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>number %1</source>
        <translation>nombre %1</translation>
    </message>
    <message>
        <source>%1 models</source>
        <translation>%1 figurines</translation>
    </message>
    <message>
        <source>no own name</source>
        <translation>sans nom propre</translation>
    </message>
    <message>
        <source>called “%1”</source>
        <translation>nommé «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>another note</source>
        <translation>autre note</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>Choose a unit first.</source>
        <translation>Choisissez d’abord une unité.</translation>
    </message>
    <message>
        <source>There is no slot for this unit here; choose another slot or add a formation.</source>
        <translation>Aucune place ici pour cette unité&#xa0;; choisissez une autre place ou ajoutez une formation.</translation>
    </message>
    <message>
        <source>There is nothing to apply here.</source>
        <translation>Il n’y a rien à appliquer ici.</translation>
    </message>
</context>
<context>
    <name>UnitComparison</name>
    <message>
        <source>Price</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
<context>
    <name>muster::models::CampaignMissionModel</name>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>%1 done</source>
        <translation>%1 accomplie</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 échouée</translation>
    </message>
    <message numerus="yes">
        <source>%n eliminated</source>
        <translation>
            <numerusform>%n éliminé</numerusform>
            <numerusform>%n éliminés</numerusform>
        </translation>
    </message>
    <message>
        <source>Planned, round %1</source>
        <translation>Prévue, ronde %1</translation>
    </message>
    <message>
        <source>Cancelled: %1</source>
        <translation>Annulée&#xa0;: %1</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Annulée</translation>
    </message>
    <message>
        <source>result open</source>
        <translation>résultat ouvert</translation>
    </message>
    <message>
        <source>, %1 experience</source>
        <translation>, %1 d’expérience</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 promu %2</translation>
    </message>
    <message>
        <source>%1 wounded</source>
        <translation>%1 blessé</translation>
    </message>
    <message>
        <source>%1 killed</source>
        <translation>%1 tué</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigée</translation>
    </message>
    <message>
        <source>primary done</source>
        <translation>primaire accomplie</translation>
    </message>
    <message>
        <source>primary failed</source>
        <translation>primaire échouée</translation>
    </message>
    <message>
        <source>secondary done</source>
        <translation>secondaire accomplie</translation>
    </message>
    <message>
        <source>secondary failed</source>
        <translation>secondaire échouée</translation>
    </message>
    <message numerus="yes">
        <source>Planned, %n soldier(s)</source>
        <translation>
            <numerusform>Prévue, %n soldat</numerusform>
            <numerusform>Prévue, %n soldats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::models::CampaignRecordModel</name>
    <message>
        <source>Rivalries</source>
        <translation>Rivalités</translation>
    </message>
</context>
<context>
    <name>muster::models::CampaignReportDraft</name>
    <message>
        <source>There is no report to record.</source>
        <translation>Il n’y a pas de rapport à enregistrer.</translation>
    </message>
    <message>
        <source>The mission needs a name.</source>
        <translation>La mission a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Who plays? Choose the forces that are there.</source>
        <translation>Qui joue&#xa0;? Choisissez les forces présentes.</translation>
    </message>
    <message>
        <source>Nobody took part: tick at least one soldier.</source>
        <translation>Personne n’y était&#xa0;: cochez au moins un soldat.</translation>
    </message>
    <message>
        <source>Record %1</source>
        <translation>Enregistrer %1</translation>
    </message>
    <message>
        <source>Correct %1</source>
        <translation>Corriger %1</translation>
    </message>
    <message>
        <source>Discard the report</source>
        <translation>Abandonner le rapport</translation>
    </message>
    <message>
        <source>Mission of the report</source>
        <translation>Mission du rapport</translation>
    </message>
    <message>
        <source>Date of the mission</source>
        <translation>Date de la mission</translation>
    </message>
    <message>
        <source>Notes of the mission</source>
        <translation>Notes de la mission</translation>
    </message>
    <message>
        <source>Objective of the mission</source>
        <translation>Objectif de la mission</translation>
    </message>
    <message>
        <source>Result of the mission</source>
        <translation>Résultat de la mission</translation>
    </message>
    <message>
        <source>Victory points of the mission</source>
        <translation>Points de victoire de la mission</translation>
    </message>
    <message>
        <source>%1 took part</source>
        <translation>%1 y était</translation>
    </message>
    <message>
        <source>%1 was not there</source>
        <translation>%1 n’y était pas</translation>
    </message>
    <message>
        <source>Everyone took part</source>
        <translation>Tout le monde y était</translation>
    </message>
    <message>
        <source>Nobody took part</source>
        <translation>Personne n’y était</translation>
    </message>
    <message>
        <source>Kills of %1</source>
        <translation>Éliminations de %1</translation>
    </message>
    <message>
        <source>Kills of a force</source>
        <translation>Éliminés par une force</translation>
    </message>
    <message>
        <source>Outcome for %1</source>
        <translation>Sort de %1</translation>
    </message>
    <message>
        <source>Further experience for %1</source>
        <translation>Autre expérience de %1</translation>
    </message>
    <message>
        <source>Missions that %1 misses</source>
        <translation>Missions que manque %1</translation>
    </message>
    <message>
        <source>Figures that %1 lost</source>
        <translation>Figurines perdues par %1</translation>
    </message>
    <message>
        <source>Note about %1</source>
        <translation>Note sur %1</translation>
    </message>
    <message>
        <source>Promotion of %1</source>
        <translation>Promotion de %1</translation>
    </message>
    <message>
        <source>%1 plays</source>
        <translation>%1 joue</translation>
    </message>
    <message>
        <source>%1 does not play</source>
        <translation>%1 ne joue pas</translation>
    </message>
    <message>
        <source>Everyone plays</source>
        <translation>Tout le monde joue</translation>
    </message>
    <message>
        <source>Nobody plays</source>
        <translation>Personne ne joue</translation>
    </message>
    <message>
        <source>Together against the game master</source>
        <translation>Ensemble contre le maître du jeu</translation>
    </message>
    <message>
        <source>Against each other</source>
        <translation>Les uns contre les autres</translation>
    </message>
    <message>
        <source>Losses from the table</source>
        <translation>Pertes de la table</translation>
    </message>
    <message>
        <source>Who put %1 out of action</source>
        <translation>Qui a mis %1 hors de combat</translation>
    </message>
    <message>
        <source>Nobody in particular put %1 out of action</source>
        <translation>Personne en particulier n’a mis %1 hors de combat</translation>
    </message>
    <message>
        <source>Counters of a force</source>
        <translation>Compteurs d’une force</translation>
    </message>
    <message>
        <source>Areas of the mission</source>
        <translation>Zones de la mission</translation>
    </message>
</context>
<context>
    <name>muster::models::CampaignSoldierModel</name>
    <message>
        <source>leader</source>
        <translation>chef</translation>
    </message>
    <message>
        <source>can be promoted to %1</source>
        <translation>peut être promu %1</translation>
    </message>
    <message>
        <source>%1 of %2 experience for %3</source>
        <translation>%1 sur %2 d’expérience pour %3</translation>
    </message>
    <message>
        <source>%1 earned, %2 spent, %3 free. %4 costs %5.</source>
        <translation>%1 d’expérience acquise,&#xa0;%2 dépensée,&#xa0;%3 libre.&#xa0;%4 coûte&#xa0;%5.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Vie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>To next rank</source>
        <translation>Prochain grade</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Élim.</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Renommer %1 en %2</translation>
    </message>
</context>
<context>
    <name>muster::models::CollectionModel</name>
    <message>
        <source>Of your own</source>
        <translation>À vous</translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n manquante</numerusform>
            <numerusform>%n manquantes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n needed</source>
        <translation>
            <numerusform>%n nécessaire</numerusform>
            <numerusform>%n nécessaires</numerusform>
        </translation>
    </message>
    <message>
        <source>How many you have.
More: they are bought, wishes come true first.
Fewer: the least finished are taken out.</source>
        <translation>Combien vous en avez.
Plus&#xa0;: elles sont achetées, les souhaits d’abord.
Moins&#xa0;: les moins avancées sont retirées.</translation>
    </message>
    <message>
        <source>How many you would like to have; they are not counted as yours.</source>
        <translation>Combien vous en aimeriez&#xa0;; elles ne comptent pas parmi les vôtres.</translation>
    </message>
    <message>
        <source>Not built yet.
More: they are new, wishes come true first.
Fewer: they are taken out.</source>
        <translation>Pas encore montées.
Plus&#xa0;: elles sont nouvelles, les souhaits d’abord.
Moins&#xa0;: elles sont retirées.</translation>
    </message>
    <message>
        <source>How many have come this far.
More: they are taken from those that are less far,
and only what is missing is new.
Fewer: the others go back one state.</source>
        <translation>Combien en sont là.
Plus&#xa0;: elles sont prises parmi les moins avancées,
et seul ce qui manque est nouveau.
Moins&#xa0;: les autres reviennent un état en arrière.</translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Owned</source>
        <translation>Possédées</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Rangement</translation>
    </message>
</context>
<context>
    <name>muster::models::HistoryModel</name>
    <message>
        <source>Start</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>%1, now</source>
        <translation>%1, maintenant</translation>
    </message>
    <message>
        <source>%1, undone</source>
        <translation>%1, annulé</translation>
    </message>
</context>
<context>
    <name>muster::models::ReadyModel</name>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>Model</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>So far</source>
        <translation>Jusqu’ici</translation>
    </message>
    <message>
        <source>Rosters</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Figurines</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
</TS>

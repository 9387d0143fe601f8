<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>muster::app::MissionDialog</name>
    <message>
        <source>Mission for %1</source>
        <translation>Mission pour&#xa0;%1</translation>
    </message>
    <message>
        <source>Texts</source>
        <translation>Textes</translation>
    </message>
    <message>
        <source>Tokens of the game master</source>
        <translation>Jetons du meneur de jeu</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Keep the mission</source>
        <translation>Garder la mission</translation>
    </message>
    <message>
        <source>not set</source>
        <translation>non fixé</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>In one sentence</source>
        <translation>En une phrase</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Numéro</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Victory points to win</source>
        <translation>Points de victoire pour gagner</translation>
    </message>
    <message>
        <source>Armies from</source>
        <translation>Armées à partir de</translation>
    </message>
    <message>
        <source>Armies up to</source>
        <translation>Armées jusqu’à</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>Armies, points</source>
        <translation>Armées, points</translation>
    </message>
    <message>
        <source>Experience: %1</source>
        <translation>Expérience&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Of the game</source>
        <translation>Propre au jeu</translation>
    </message>
    <message>
        <source>to be agreed</source>
        <translation>à convenir</translation>
    </message>
    <message>
        <source>%1: number</source>
        <translation>%1&#xa0;: nombre</translation>
    </message>
    <message>
        <source>A secondary mission that the players do not know yet</source>
        <translation>Une mission secondaire que les joueurs ne connaissent pas encore</translation>
    </message>
    <message>
        <source>What opens it</source>
        <translation>Ce qui l’ouvre</translation>
    </message>
    <message>
        <source>Secondary mission</source>
        <translation>Mission secondaire</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>A mission needs a name.</source>
        <translation>Une mission a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Throw away what you have written?</source>
        <translation>Jeter ce que vous avez écrit&#xa0;?</translation>
    </message>
    <message>
        <source>Go on writing</source>
        <translation>Continuer à écrire</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Jeter</translation>
    </message>
</context>
<context>
    <name>muster::app::MissionSections</name>
    <message>
        <source>Add a part</source>
        <translation>Ajouter une partie</translation>
    </message>
    <message>
        <source>Title of the part</source>
        <translation>Titre de la partie</translation>
    </message>
    <message>
        <source>Title of part %1</source>
        <translation>Titre de la partie&#xa0;%1</translation>
    </message>
    <message>
        <source>Remove this part</source>
        <translation>Retirer cette partie</translation>
    </message>
    <message>
        <source>Remove part %1</source>
        <translation>Retirer la partie&#xa0;%1</translation>
    </message>
    <message>
        <source>Text of part %1</source>
        <translation>Texte de la partie&#xa0;%1</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Mise en place</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Aim</source>
        <translation>But</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Fin de la partie</translation>
    </message>
</context>
<context>
    <name>muster::app::MissionTokens</name>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Token</source>
        <translation>Jeton</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Reinforcement</source>
        <translation>Renfort</translation>
    </message>
    <message>
        <source>Add a token</source>
        <translation>Ajouter un jeton</translation>
    </message>
</context>
<context>
    <name>muster::app::ScenarioList</name>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Search in the scenarios</source>
        <translation>Chercher dans les scénarios</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Tours</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>No scenario has these words.</source>
        <translation>Aucun scénario ne contient ces mots.</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Tous les jeux</translation>
    </message>
    <message>
        <source>Own missions</source>
        <translation>Missions personnelles</translation>
    </message>
    <message>
        <source>This game has no scenarios. Write one of your own.</source>
        <translation>Ce jeu n’a pas de scénario. Écrivez le vôtre.</translation>
    </message>
</context>
<context>
    <name>muster::app::ScenarioPage</name>
    <message>
        <source>from turn %1 on</source>
        <translation>dès le tour&#xa0;%1</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Chance that a group of the reserves arrives</source>
        <translation>Chance qu’un groupe des réserves arrive</translation>
    </message>
    <message>
        <source>A house mission: put together by us from the parts of the rules.</source>
        <translation>Mission maison&#xa0;: composée par nous avec les éléments des règles.</translation>
    </message>
    <message>
        <source>Table %1 × %2 cm</source>
        <translation>Table de&#xa0;%1 ×&#xa0;%2 cm</translation>
    </message>
    <message>
        <source>%1 (reinforcement)</source>
        <translation>%1 (renfort)</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>Secondary mission</source>
        <translation>Mission secondaire</translation>
    </message>
    <message>
        <source>Hidden. “Show the secondary mission” opens it.</source>
        <translation>Cachée. «&#xa0;Montrer la mission secondaire&#xa0;» l’ouvre.</translation>
    </message>
</context>
<context>
    <name>muster::app::ScenarioWorkspace</name>
    <message>
        <source>Chosen by chance: %1</source>
        <translation>Choisi au hasard&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>%1 pack %2</source>
        <translation>Pack %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n scenario(s)</source>
        <translation>
            <numerusform>%n scénario</numerusform>
            <numerusform>%n scénarios</numerusform>
        </translation>
    </message>
    <message>
        <source>no scenario is chosen</source>
        <translation>aucun scénario n’est choisi</translation>
    </message>
    <message>
        <source>it belongs to the game; copy it to write your own</source>
        <translation>il appartient au jeu&#xa0;; copiez-le pour écrire le vôtre</translation>
    </message>
    <message>
        <source>this one has no hidden text</source>
        <translation>celui-ci n’a pas de texte caché</translation>
    </message>
    <message>
        <source>The mission could not be kept</source>
        <translation>La mission n’a pas pu être gardée</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (personnelle)</translation>
    </message>
    <message>
        <source>Delete the mission</source>
        <translation>Supprimer la mission</translation>
    </message>
    <message>
        <source>Delete “%1”? It cannot be brought back.</source>
        <translation>Supprimer «&#xa0;%1&#xa0;»&#xa0;? On ne pourra pas la récupérer.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>The mission could not be deleted</source>
        <translation>La mission n’a pas pu être supprimée</translation>
    </message>
    <message>
        <source>Choose by chance</source>
        <translation>Choisir au hasard</translation>
    </message>
    <message>
        <source>Print the scenario</source>
        <translation>Imprimer le scénario</translation>
    </message>
    <message>
        <source>Write a mission…</source>
        <translation>Écrire une mission…</translation>
    </message>
    <message>
        <source>Edit the mission…</source>
        <translation>Modifier la mission…</translation>
    </message>
    <message>
        <source>Copy as a mission of your own…</source>
        <translation>Copier comme mission à vous…</translation>
    </message>
    <message>
        <source>Delete the mission…</source>
        <translation>Supprimer la mission…</translation>
    </message>
    <message>
        <source>Show the secondary mission</source>
        <translation>Montrer la mission secondaire</translation>
    </message>
    <message>
        <source>The printed sheet</source>
        <translation>La feuille imprimée</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BattlePictures</name>
    <message>
        <source>Picture of the battle</source>
        <translation>Photo de la bataille</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Images (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>What does it show?</source>
        <translation>Que montre-t-elle&#xa0;?</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Photo</translation>
    </message>
    <message>
        <source>The picture cannot be read.</source>
        <translation>La photo ne peut pas être lue.</translation>
    </message>
</context>
<context>
    <name>MasterVerbs</name>
    <message>
        <source>Board %1 is scanned</source>
        <translation>Plateau %1 sondé</translation>
    </message>
    <message>
        <source>A token on board %1</source>
        <translation>Un jeton sur le plateau %1</translation>
    </message>
    <message>
        <source>A token goes back into the hand</source>
        <translation>Un jeton revient en main</translation>
    </message>
    <message>
        <source>%1 is turned over</source>
        <translation>%1 est retourné</translation>
    </message>
    <message>
        <source>No figure of %1 is free: this token cannot be played.</source>
        <translation>Aucune figurine libre pour %1&#xa0;: ce jeton ne peut pas être joué.</translation>
    </message>
    <message>
        <source>Reinforcements on board %1</source>
        <translation>Renforts sur le plateau %1</translation>
    </message>
    <message>
        <source>No figure is free for the tokens in the hand.</source>
        <translation>Aucune figurine libre pour les jetons en main.</translation>
    </message>
    <message>
        <source>There is no reinforcement token in the hand.</source>
        <translation>Il n’y a aucun jeton de renfort en main.</translation>
    </message>
    <message>
        <source>%1 leaves the board</source>
        <translation>%1 quitte le plateau</translation>
    </message>
    <message>
        <source>The secondary mission is opened</source>
        <translation>La mission secondaire est ouverte</translation>
    </message>
    <message>
        <source>The secondary mission is closed</source>
        <translation>La mission secondaire est refermée</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>its game &quot;%1&quot; is not installed</source>
        <translation>son jeu «&#xa0;%1&#xa0;» n’est pas installé</translation>
    </message>
</context>
<context>
    <name>TableVerbs</name>
    <message>
        <source>Dice for %1</source>
        <translation>Dés pour %1</translation>
    </message>
    <message>
        <source>Nobody throws for the initiative in this game.</source>
        <translation>Personne ne lance pour l’initiative dans ce jeu.</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>%1 is ready again</source>
        <translation>%1 est de nouveau prête</translation>
    </message>
    <message>
        <source>%1 is done</source>
        <translation>%1 a agi</translation>
    </message>
    <message>
        <source>Damage to %1</source>
        <translation>Dégâts à&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 recovers</source>
        <translation>%1 se rétablit</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1&#xa0;: plus&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>%1 est éliminée</translation>
    </message>
    <message>
        <source>%1 was not eliminated</source>
        <translation>%1 n’a pas été éliminée</translation>
    </message>
    <message>
        <source>%1 was eliminated by %2</source>
        <translation>%1 a été éliminée par&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 moves</source>
        <translation>%1 se déplace</translation>
    </message>
    <message>
        <source>Supplies of %1</source>
        <translation>Réserves de&#xa0;%1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>attacks %1: nothing lost</source>
        <translation>attaque&#xa0;%1&#xa0;: aucune perte</translation>
    </message>
    <message>
        <source>%1 loses nothing</source>
        <translation>%1 ne perd rien</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour&#xa0;%1</translation>
    </message>
    <message>
        <source>Phase: %1</source>
        <translation>Phase&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>%1 arrives</source>
        <translation>%1 arrive</translation>
    </message>
    <message>
        <source>%1 does not arrive</source>
        <translation>%1 n’arrive pas</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>%1: %2 works again</source>
        <translation>%1&#xa0;: %2 fonctionne de nouveau</translation>
    </message>
    <message>
        <source>%1: %2 is lost</source>
        <translation>%1&#xa0;: %2 est perdue</translation>
    </message>
</context>
<context>
    <name>TableWords</name>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>on the table</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>in reserve</source>
        <translation>en réserve</translation>
    </message>
    <message>
        <source>in ambush</source>
        <translation>en embuscade</translation>
    </message>
    <message>
        <source>in a transport</source>
        <translation>dans un transport</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>hors de la table</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n figure(s)</source>
        <translation>
            <numerusform>%1 sur&#xa0;%n figurine</numerusform>
            <numerusform>%1 sur&#xa0;%n figurines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n box(es)</source>
        <translation>
            <numerusform>%1 sur&#xa0;%n case</numerusform>
            <numerusform>%1 sur&#xa0;%n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>reserve</source>
        <translation>réserve</translation>
    </message>
    <message>
        <source>ambush</source>
        <translation>embuscade</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans&#xa0;%1</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdue</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>éliminée</translation>
    </message>
    <message>
        <source>done</source>
        <translation>a agi</translation>
    </message>
    <message>
        <source>ready</source>
        <translation>prête</translation>
    </message>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>comes by itself</source>
        <translation>arrive d’elle-même</translation>
    </message>
    <message>
        <source>not yet in this turn</source>
        <translation>pas encore ce tour-ci</translation>
    </message>
    <message numerus="yes">
        <source>%n (die|dice)</source>
        <translation>
            <numerusform>%n dé</numerusform>
            <numerusform>%n dés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 needed: %3</source>
        <translation>%1, il en faut&#xa0;%2&#xa0;:&#xa0;%3</translation>
    </message>
    <message>
        <source>%1 (%2 + %3)</source>
        <translation>%1 (%2 + %3)</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1,&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>muster::app::ArmyDelegate</name>
    <message>
        <source>target</source>
        <translation>cible</translation>
    </message>
    <message>
        <source>done</source>
        <translation>a agi</translation>
    </message>
</context>
<context>
    <name>muster::app::ArmyModel</name>
    <message>
        <source>comes now</source>
        <translation>arrive</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>éliminée</translation>
    </message>
    <message>
        <source>Turn %1, by %2</source>
        <translation>Tour&#xa0;%1, par&#xa0;%2</translation>
    </message>
    <message>
        <source>Turn %1, nobody named</source>
        <translation>Tour&#xa0;%1, auteur inconnu</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n done</source>
        <translation>
            <numerusform>%1 sur&#xa0;%n a agi</numerusform>
            <numerusform>%1 sur&#xa0;%n ont agi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n&#xa0;unité</numerusform>
            <numerusform>%n&#xa0;unités</numerusform>
        </translation>
    </message>
    <message>
        <source>done</source>
        <translation>a agi</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Sur la table</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n unit(s)</source>
        <translation>
            <numerusform>%1 sur %n&#xa0;unité</numerusform>
            <numerusform>%1 sur %n&#xa0;unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Off the table</source>
        <translation>Hors de la table</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Éliminées</translation>
    </message>
</context>
<context>
    <name>muster::app::ArmyPanel</name>
    <message>
        <source>Opposing army</source>
        <translation>Armée adverse</translation>
    </message>
    <message>
        <source>Own army</source>
        <translation>Mon armée</translation>
    </message>
    <message>
        <source>The opponent’s units stand here once a battle has begun.</source>
        <translation>Les unités de l’adversaire seront ici dès qu’une bataille aura commencé.</translation>
    </message>
    <message>
        <source>Your units stand here once a battle has begun.</source>
        <translation>Vos unités seront ici dès qu’une bataille aura commencé.</translation>
    </message>
    <message>
        <source>Just a name: no units to keep track of.</source>
        <translation>Seulement un nom&#xa0;: aucune unité à suivre.</translation>
    </message>
</context>
<context>
    <name>muster::app::AttackBox</name>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>exact odds</source>
        <translation>chances exactes</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Kind of attack</source>
        <translation>Genre d’attaque</translation>
    </message>
    <message>
        <source>Open the target’s page</source>
        <translation>Ouvrir la page de la cible</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Throw the attack and record what comes of it</source>
        <translation>Lancer l’attaque et noter le résultat</translation>
    </message>
    <message>
        <source>Throws every die of the attack, shows them, and records what comes of it</source>
        <translation>Lance chaque dé de l’attaque, les montre et note ce qui en résulte</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Choisir une cible</translation>
    </message>
    <message>
        <source>Tap what %1 lost: damage, killer and marker are written down.</source>
        <translation>Touchez les pertes de&#xa0;%1&#xa0;: dégâts, auteur et marqueur sont notés.</translation>
    </message>
    <message>
        <source>Tap a unit of the other army: it becomes the target.</source>
        <translation>Touchez une unité de l’autre armée&#xa0;: elle devient la cible.</translation>
    </message>
    <message>
        <source>%1 is eliminated.</source>
        <translation>%1 est éliminée.</translation>
    </message>
    <message>
        <source>The game data say nothing about this attack. Tick what was lost.</source>
        <translation>Les données du jeu ne disent rien de cette attaque. Cochez les pertes.</translation>
    </message>
    <message>
        <source>Not known: %1</source>
        <translation>Inconnu&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>%1: %2 lost on average</source>
        <translation>%1&#xa0;:&#xa0;%2 perdues en moyenne</translation>
    </message>
    <message>
        <source>The odds are being counted.</source>
        <translation>Les chances sont en cours de calcul.</translation>
    </message>
    <message numerus="yes">
        <source>Thrown: %n lost</source>
        <translation>
            <numerusform>Lancé&#xa0;: %n perte</numerusform>
            <numerusform>Lancé&#xa0;: %n pertes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Drawn from the exact chances: %n lost. This kind of attack is not thrown die by die.</source>
        <translation>
            <numerusform>Tiré des chances exactes&#xa0;: %n perte. Ce genre d’attaque ne se lance pas dé par dé.</numerusform>
            <numerusform>Tiré des chances exactes&#xa0;: %n pertes. Ce genre d’attaque ne se lance pas dé par dé.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::BeginDraft</name>
    <message>
        <source>This list belongs to another game.</source>
        <translation>Cette liste appartient à un autre jeu.</translation>
    </message>
    <message>
        <source>Dummy</source>
        <translation>Leurre</translation>
    </message>
    <message>
        <source>Game master</source>
        <translation>Meneur de jeu</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n unit(s) in reserve; the scenario: %2</source>
        <translation>
            <numerusform>%1 unité sur %n en réserve&#xa0;; le scénario&#xa0;:&#xa0;%2</numerusform>
            <numerusform>%1 unités sur %n en réserve&#xa0;; le scénario&#xa0;:&#xa0;%2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) in reserve; the scenario has no reserves for this side</source>
        <translation>
            <numerusform>%n unité en réserve&#xa0;; le scénario n’en prévoit pas pour ce camp</numerusform>
            <numerusform>%n unités en réserve&#xa0;; le scénario n’en prévoit pas pour ce camp</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 in ambush, %n allowed</source>
        <translation>
            <numerusform>%1 en embuscade,&#xa0;%n permise</numerusform>
            <numerusform>%1 en embuscade,&#xa0;%n permises</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 points; meant for %2 to %3</source>
        <translation>%1 points&#xa0;; prévu pour&#xa0;%2 à&#xa0;%3</translation>
    </message>
    <message>
        <source>%1: %2, planned</source>
        <translation>%1&#xa0;: %2, prévue</translation>
    </message>
</context>
<context>
    <name>muster::app::BeginPage</name>
    <message>
        <source>Sides</source>
        <translation>Camps</translation>
    </message>
    <message>
        <source>Scenarios</source>
        <translation>Scénarios</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>My side</source>
        <translation>Mon camp</translation>
    </message>
    <message>
        <source>Another list on my side</source>
        <translation>Une autre liste dans mon camp</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>File</source>
        <translation>Fichier</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Who is the opponent</source>
        <translation>Qui est l’adversaire</translation>
    </message>
    <message>
        <source>The opponent’s list</source>
        <translation>La liste de l’adversaire</translation>
    </message>
    <message>
        <source>Name of the opponent</source>
        <translation>Nom de l’adversaire</translation>
    </message>
    <message>
        <source>Swap roles</source>
        <translation>Échanger les rôles</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Throw for the initiative</source>
        <translation>Lancer l’initiative</translation>
    </message>
    <message>
        <source>Counts for</source>
        <translation>Compte pour</translation>
    </message>
    <message>
        <source>Campaign that it counts for</source>
        <translation>Campagne pour laquelle elle compte</translation>
    </message>
    <message>
        <source>Search scenarios</source>
        <translation>Chercher un scénario</translation>
    </message>
    <message>
        <source>The scenario with its map</source>
        <translation>Le scénario avec sa carte</translation>
    </message>
    <message>
        <source>My list</source>
        <translation>Ma liste</translation>
    </message>
    <message>
        <source>Further list on my side</source>
        <translation>Autre liste de mon camp</translation>
    </message>
    <message>
        <source>Choose a list</source>
        <translation>Choisir une liste</translation>
    </message>
    <message>
        <source>No further list</source>
        <translation>Pas d’autre liste</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1,&#xa0;%2&#xa0;%3</translation>
    </message>
    <message>
        <source>No campaign</source>
        <translation>Aucune campagne</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Sample: %1</source>
        <translation>Exemple&#xa0;: %1</translation>
    </message>
    <message>
        <source>Sample: %1 (%2)</source>
        <translation>Exemple&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>Without a scenario</source>
        <translation>Sans scénario</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1,&#xa0;%2</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
    <message>
        <source>You: %1. Opponent: %2.</source>
        <translation>Vous&#xa0;:&#xa0;%1. Adversaire&#xa0;:&#xa0;%2.</translation>
    </message>
    <message>
        <source>Left open</source>
        <translation>Laissé ouvert</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Choose your list first</source>
        <translation>Choisissez d’abord votre liste</translation>
    </message>
    <message>
        <source>A list of yours, or a sample to try it out: then the scenarios of its game are here.</source>
        <translation>Une liste à vous, ou un exemple pour essayer&#xa0;: les scénarios de son jeu apparaîtront ici.</translation>
    </message>
    <message>
        <source>Choose one on the left to read it, with its map. A battle needs none.</source>
        <translation>Choisissez-en un à gauche pour le lire avec sa carte. Une bataille peut s’en passer.</translation>
    </message>
    <message>
        <source>This game has no scenarios here; a battle needs none.</source>
        <translation>Ce jeu n’a pas de scénarios ici&#xa0;; une bataille peut s’en passer.</translation>
    </message>
    <message>
        <source>Lists (*.ros *.rosz *.muster *.json);;All files (*)</source>
        <translation>Listes (*.ros *.rosz *.muster *.json);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Tap to read it larger, and again to see the whole page</source>
        <translation>Touchez pour lire en plus grand, encore pour voir toute la page</translation>
    </message>
</context>
<context>
    <name>muster::app::BoardBox</name>
    <message>
        <source>Board %1</source>
        <translation>Plateau %1</translation>
    </message>
    <message>
        <source>not scanned</source>
        <translation>pas sondé</translation>
    </message>
    <message>
        <source>scanned, turn %1</source>
        <translation>sondé, tour %1</translation>
    </message>
    <message>
        <source>scanned</source>
        <translation>sondé</translation>
    </message>
    <message>
        <source>Scanned now</source>
        <translation>Sonder maintenant</translation>
    </message>
    <message>
        <source>Board %1: scanned now</source>
        <translation>Plateau %1&#xa0;: sonder maintenant</translation>
    </message>
</context>
<context>
    <name>muster::app::BoardsPanel</name>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>No boards</source>
        <translation>Pas de plateaux</translation>
    </message>
    <message>
        <source>They belong to a battle of a game with a game master.</source>
        <translation>Ils vont avec une bataille d’un jeu à meneur.</translation>
    </message>
    <message>
        <source>In the hand</source>
        <translation>En main</translation>
    </message>
    <message>
        <source>Nothing: the mission says how many blips and tokens the game master draws.</source>
        <translation>Rien&#xa0;: la mission dit combien de blips et de jetons le meneur tire.</translation>
    </message>
    <message>
        <source>Ring: a blip, players see “?”. Filled square: everybody sees the figure. Dashed: a dummy.</source>
        <translation>Cercle&#xa0;: un blip, les joueurs voient «&#xa0;?&#xa0;». Carré plein&#xa0;: figurine vue de tous. Pointillé&#xa0;: un leurre.</translation>
    </message>
    <message>
        <source>Blips, tokens and figures</source>
        <translation>Blips, jetons et figurines</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>In the bags</source>
        <translation>Dans les sacs</translation>
    </message>
    <message>
        <source>Blips held</source>
        <translation>Blips en main</translation>
    </message>
    <message>
        <source>Tokens held</source>
        <translation>Jetons en main</translation>
    </message>
    <message>
        <source>On boards</source>
        <translation>Sur plateaux</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libres</translation>
    </message>
    <message>
        <source>%1, in the hand</source>
        <translation>%1, en main</translation>
    </message>
    <message>
        <source>%1, everybody sees it, board %2</source>
        <translation>%1, vu de tous, plateau %2</translation>
    </message>
    <message>
        <source>Blip: %1, board %2</source>
        <translation>Blip&#xa0;: %1, plateau %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n board(s) scanned</source>
        <translation>
            <numerusform>%1 plateau sondé sur %n</numerusform>
            <numerusform>%1 plateaux sondés sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>The last scan places every blip that is left in the hand.</source>
        <translation>Le dernier sondage pose tous les blips qui restent en main.</translation>
    </message>
    <message numerus="yes">
        <source>A scan places none, some or all of the %n blip(s) in the hand; the last one all that are left.</source>
        <translation>
            <numerusform>Un sondage pose ou non le blip en main (%n)&#xa0;; le dernier pose tout ce qui reste.</numerusform>
            <numerusform>Un sondage pose aucun, une partie ou la totalité des %n blips en main&#xa0;; le dernier pose tout ce qui reste.</numerusform>
        </translation>
    </message>
    <message>
        <source>Blip from the bag (%1)</source>
        <translation>Tirer un blip (%1)</translation>
    </message>
    <message>
        <source>Token (%1)</source>
        <translation>Tirer un jeton (%1)</translation>
    </message>
    <message>
        <source>Reinforce</source>
        <translation>Renforts</translation>
    </message>
    <message>
        <source>Reinforce: all %1</source>
        <translation>Renforts&#xa0;: tous (%1)</translation>
    </message>
    <message>
        <source>Reinforce, up to %1</source>
        <translation>Renforts, jusqu’à %1</translation>
    </message>
    <message>
        <source>B: draws a blip into the hand</source>
        <translation>B&#xa0;: tire un blip en main</translation>
    </message>
    <message>
        <source>K: draws a reinforcement token into the hand</source>
        <translation>K&#xa0;: tire un jeton de renfort en main</translation>
    </message>
    <message>
        <source>R: at the end of the game master’s turn, never where a player’s figure can see</source>
        <translation>R&#xa0;: à la fin du tour du meneur, jamais en vue d’une figurine des joueurs</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>No figure is free: %1. A blip of it that is turned over is an echo, a token of it cannot be played.</source>
        <translation>Aucune figurine libre&#xa0;: %1. Un blip de ce type, une fois retourné, n’est qu’un écho&#xa0;; un jeton de ce type ne peut pas être joué.</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <translation>Retourner</translation>
    </message>
    <message>
        <source>Move to board %1</source>
        <translation>Vers le plateau %1</translation>
    </message>
    <message>
        <source>Back into the hand</source>
        <translation>Reprendre en main</translation>
    </message>
    <message>
        <source>Off the board</source>
        <translation>Retirer du plateau</translation>
    </message>
    <message>
        <source>Appears on board %1</source>
        <translation>Arrive sur le plateau %1</translation>
    </message>
    <message>
        <source>Place on board %1</source>
        <translation>Poser sur le plateau %1</translation>
    </message>
    <message>
        <source>Back into the bag</source>
        <translation>Remettre dans le sac</translation>
    </message>
    <message>
        <source>On board %1</source>
        <translation>Sur le plateau %1</translation>
    </message>
</context>
<context>
    <name>muster::app::DeploymentPanel</name>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Just a name: nothing has to be placed.</source>
        <translation>Un simple nom&#xa0;: rien à placer.</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n figure(s)</source>
        <translation>
            <numerusform>%1, %n figurine</numerusform>
            <numerusform>%1, %n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>One blip for each figure</source>
        <translation>Un blip par figurine</translation>
    </message>
    <message>
        <source>turn %1: %2</source>
        <translation>tour&#xa0;%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Reserves come in %1</source>
        <translation>Arrivée des réserves&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>You may begin anyway.</source>
        <translation>Vous pouvez commencer quand même.</translation>
    </message>
    <message>
        <source>%1 waits</source>
        <translation>%1 attend</translation>
    </message>
</context>
<context>
    <name>muster::app::DeploymentRow</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Reserve</source>
        <translation>Réserve</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Embuscade</translation>
    </message>
    <message>
        <source>On its own</source>
        <translation>Seule</translation>
    </message>
    <message>
        <source>rides in %1</source>
        <translation>à bord de&#xa0;%1</translation>
    </message>
    <message>
        <source>%1, rides in %2</source>
        <translation>%1, à bord de&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: in which transport</source>
        <translation>%1&#xa0;: dans quel transport</translation>
    </message>
    <message>
        <source>In which transport</source>
        <translation>Dans quel transport</translation>
    </message>
</context>
<context>
    <name>muster::app::DicePanel</name>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>No dice</source>
        <translation>Pas de dés</translation>
    </message>
    <message>
        <source>The dice of the game that is played lie here.</source>
        <translation>Ici sont les dés du jeu en cours.</translation>
    </message>
    <message>
        <source>Roll of the game</source>
        <translation>Jet du jeu</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Pour qui</translation>
    </message>
    <message>
        <source>more dice</source>
        <translation>dés en plus</translation>
    </message>
    <message>
        <source>More or fewer dice than usual</source>
        <translation>Dés en plus ou en moins</translation>
    </message>
    <message>
        <source>Added to the sum</source>
        <translation>Ajouté à la somme</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Throw this roll</source>
        <translation>Lancer ce jet</translation>
    </message>
    <message>
        <source>Throw the marked dice again</source>
        <translation>Relancer les dés marqués</translation>
    </message>
    <message>
        <source>Number of dice</source>
        <translation>Nombre de dés</translation>
    </message>
    <message>
        <source>Kind of dice</source>
        <translation>Genre de dés</translation>
    </message>
    <message>
        <source>Throw dice</source>
        <translation>Lancer des dés</translation>
    </message>
    <message>
        <source>Thrown on the table: what they show, with spaces between</source>
        <translation>Lancés sur la table&#xa0;: ce qu’ils montrent, séparé par des espaces</translation>
    </message>
    <message>
        <source>What the dice on the table show</source>
        <translation>Ce que montrent les dés de la table</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>all sides</source>
        <translation>tous les camps</translation>
    </message>
    <message>
        <source>selected unit</source>
        <translation>unité choisie</translation>
    </message>
    <message>
        <source>Mark the dice that are thrown again.</source>
        <translation>Marquez les dés à relancer.</translation>
    </message>
    <message>
        <source>Dice thrown again</source>
        <translation>Dés relancés</translation>
    </message>
    <message>
        <source>Die %1: %2</source>
        <translation>Dé&#xa0;%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>%n success(es)</source>
        <translation>
            <numerusform>%n succès</numerusform>
            <numerusform>%n succès</numerusform>
        </translation>
    </message>
    <message>
        <source>Sum %1</source>
        <translation>Somme&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 (%2 + %3)</source>
        <translation>%1 (%2 + %3)</translation>
    </message>
    <message>
        <source>it works</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>it does not work</source>
        <translation>raté</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::EndDraft</name>
    <message>
        <source>Primary mission</source>
        <translation>Mission principale</translation>
    </message>
    <message>
        <source>Secondary mission</source>
        <translation>Mission secondaire</translation>
    </message>
    <message>
        <source>Mission %1 of %2</source>
        <translation>Mission&#xa0;%1 de&#xa0;%2</translation>
    </message>
    <message>
        <source>End of the battle</source>
        <translation>Fin de la bataille</translation>
    </message>
    <message>
        <source>Another result</source>
        <translation>Autre résultat</translation>
    </message>
    <message>
        <source>It counts for a campaign</source>
        <translation>Elle compte pour une campagne</translation>
    </message>
</context>
<context>
    <name>muster::app::EndPage</name>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Who did what</source>
        <translation>Qui a fait quoi</translation>
    </message>
    <message>
        <source>What will be written</source>
        <translation>Ce qui sera écrit</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Victoire</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nul</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Défaite</translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation>Résultat de&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>Score %1, %n eliminated</source>
        <translation>
            <numerusform>Score %1,&#xa0;%n élimination</numerusform>
            <numerusform>Score %1,&#xa0;%n éliminations</numerusform>
        </translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Réussie</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échouée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Notes from the table</source>
        <translation>Notes de la table</translation>
    </message>
    <message>
        <source>Campaign that it counts for</source>
        <translation>Campagne pour laquelle elle compte</translation>
    </message>
    <message>
        <source>No campaign</source>
        <translation>Aucune campagne</translation>
    </message>
    <message>
        <source>Counts for</source>
        <translation>Compte pour</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>éliminée</translation>
    </message>
    <message>
        <source>Turn by turn: %1</source>
        <translation>Tour par tour&#xa0;: %1</translation>
    </message>
    <message>
        <source>Turn by turn: score</source>
        <translation>Tour par tour&#xa0;: score</translation>
    </message>
    <message>
        <source>Nobody named: %1, turn %2</source>
        <translation>Auteur inconnu&#xa0;:&#xa0;%1, tour&#xa0;%2</translation>
    </message>
    <message>
        <source>Who eliminated %1</source>
        <translation>Qui a éliminé&#xa0;%1</translation>
    </message>
    <message>
        <source>Who did it?</source>
        <translation>Qui l’a fait&#xa0;?</translation>
    </message>
    <message>
        <source>The battle stays in the library, with its result and its log.</source>
        <translation>La bataille reste dans la bibliothèque, avec son résultat et son journal.</translation>
    </message>
    <message>
        <source>won</source>
        <translation>victoire</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>défaite</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>nul</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>Before this battle: %1</source>
        <translation>Avant cette bataille&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>The campaign cannot take it yet: %1</source>
        <translation>La campagne ne peut pas encore la prendre&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>%1: +%2</source>
        <translation>%1&#xa0;: +%2</translation>
    </message>
    <message>
        <source>The after-battle report opens filled in; nothing is written before you record it.</source>
        <translation>Le rapport de mission s’ouvre rempli&#xa0;; rien n’est écrit avant que vous l’enregistriez.</translation>
    </message>
</context>
<context>
    <name>muster::app::LogDelegate</name>
    <message>
        <source>corrected</source>
        <translation>corrigé</translation>
    </message>
</context>
<context>
    <name>muster::app::LogModel</name>
    <message>
        <source>Turn %1</source>
        <translation>Tour&#xa0;%1</translation>
    </message>
</context>
<context>
    <name>muster::app::LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>All entries</source>
        <translation>Toutes les entrées</translation>
    </message>
    <message>
        <source>Turn whose entries are shown</source>
        <translation>Tour dont les entrées sont affichées</translation>
    </message>
    <message>
        <source>Show every turn again</source>
        <translation>Montrer de nouveau tous les tours</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Il ne s’est encore rien passé</translation>
    </message>
    <message>
        <source>Every tap of a battle is written here and can be corrected in its place.</source>
        <translation>Chaque geste d’une bataille est noté ici et se corrige à sa place.</translation>
    </message>
    <message>
        <source>In force to the end of turn %1: %2</source>
        <translation>En vigueur jusqu’à la fin du tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>All turns</source>
        <translation>Tous les tours</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour&#xa0;%1</translation>
    </message>
    <message>
        <source>The beginning stays: begin another battle.</source>
        <translation>Le début reste&#xa0;: commencez une autre bataille.</translation>
    </message>
    <message>
        <source>It did not happen</source>
        <translation>Cela n’a pas eu lieu</translation>
    </message>
    <message>
        <source>Not so: %1</source>
        <translation>Faux&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Correct the entry</source>
        <translation>Corriger l’entrée</translation>
    </message>
    <message>
        <source>Corrected: %1</source>
        <translation>Corrigé&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Another number of boxes…</source>
        <translation>Un autre nombre de cases…</translation>
    </message>
    <message>
        <source>Other points…</source>
        <translation>D’autres points…</translation>
    </message>
    <message>
        <source>Another change…</source>
        <translation>Un autre changement…</translation>
    </message>
    <message>
        <source>Show the picture</source>
        <translation>Montrer la photo</translation>
    </message>
    <message>
        <source>Other words…</source>
        <translation>D’autres mots…</translation>
    </message>
    <message>
        <source>Correct the note</source>
        <translation>Corriger la note</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Done by</source>
        <translation>Fait par</translation>
    </message>
    <message>
        <source>Done by %1</source>
        <translation>Fait par %1</translation>
    </message>
    <message>
        <source>Other faces…</source>
        <translation>D’autres faces…</translation>
    </message>
</context>
<context>
    <name>muster::app::LossColumns</name>
    <message>
        <source>Record</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Défaite</translation>
    </message>
    <message>
        <source>Record: all %1 lost, %2</source>
        <translation>Noter&#xa0;: les&#xa0;%1 perdues,&#xa0;%2</translation>
    </message>
    <message>
        <source>Record: %1 lost, %2</source>
        <translation>Noter&#xa0;:&#xa0;%1 perdues,&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>muster::app::PhaseStrip</name>
    <message>
        <source>Phase %1: %2, now</source>
        <translation>Phase %1&#xa0;: %2, en cours</translation>
    </message>
    <message>
        <source>Phase %1: %2, done</source>
        <translation>Phase %1&#xa0;: %2, faite</translation>
    </message>
    <message>
        <source>Phase %1: %2, to come</source>
        <translation>Phase %1&#xa0;: %2, à venir</translation>
    </message>
</context>
<context>
    <name>muster::app::PilesPanel</name>
    <message>
        <source>Secondary mission: open</source>
        <translation>Mission secondaire&#xa0;: ouverte</translation>
    </message>
    <message>
        <source>Secondary mission: closed</source>
        <translation>Mission secondaire&#xa0;: fermée</translation>
    </message>
    <message>
        <source>The players see it.</source>
        <translation>Les joueurs la voient.</translation>
    </message>
    <message>
        <source>Players read “not known yet”.</source>
        <translation>Les joueurs lisent «&#xa0;pas encore connue&#xa0;».</translation>
    </message>
    <message>
        <source>The mission book has it.</source>
        <translation>Elle est dans le livret de missions.</translation>
    </message>
    <message>
        <source>Read</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>Close again</source>
        <translation>Refermer</translation>
    </message>
    <message>
        <source>Open it</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Read the secondary mission</source>
        <translation>Lire la mission secondaire</translation>
    </message>
    <message>
        <source>Close the secondary mission again</source>
        <translation>Refermer la mission secondaire</translation>
    </message>
    <message>
        <source>Open the secondary mission</source>
        <translation>Ouvrir la mission secondaire</translation>
    </message>
    <message>
        <source>Decks and bags</source>
        <translation>Paquets et sacs</translation>
    </message>
    <message>
        <source>No decks, no bags</source>
        <translation>Ni paquets ni sacs</translation>
    </message>
    <message>
        <source>This game draws nothing, or the mission has no tokens.</source>
        <translation>Ce jeu ne tire rien, ou la mission n’a pas de jetons.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirer</translation>
    </message>
    <message>
        <source>Put back</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>The secondary mission opens with the next one: %1, within three: %2, within six: %3</source>
        <translation>La mission secondaire sort à la prochaine&#xa0;: %1, en trois&#xa0;: %2, en six&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n left</source>
        <translation>
            <numerusform>il en reste&#xa0;%1 sur&#xa0;%n</numerusform>
            <numerusform>il en reste&#xa0;%1 sur&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw: %1</source>
        <translation>Tirer&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Put back: %1</source>
        <translation>Remettre&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>muster::app::PlayersWindow</name>
    <message>
        <source>Players’ view</source>
        <translation>Vue des joueurs</translation>
    </message>
    <message>
        <source>What the players may know</source>
        <translation>Ce que les joueurs peuvent savoir</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour&#xa0;%1</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Secondary mission: not known yet</source>
        <translation>Mission secondaire&#xa0;: encore inconnue</translation>
    </message>
    <message>
        <source>Secondary mission: open, the game master reads it out</source>
        <translation>Mission secondaire&#xa0;: ouverte, le meneur la lit</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown blip(s)</source>
        <translation>
            <numerusform>%n blip inconnu</numerusform>
            <numerusform>%n blips inconnus</numerusform>
        </translation>
    </message>
    <message>
        <source>Board %1: not scanned</source>
        <translation>Plateau %1&#xa0;: pas sondé</translation>
    </message>
    <message>
        <source>Board %1: nothing in sight</source>
        <translation>Plateau %1&#xa0;: rien en vue</translation>
    </message>
    <message>
        <source>Board %1: %2</source>
        <translation>Plateau %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>Score %1, %n eliminated</source>
        <translation>
            <numerusform>Score %1,&#xa0;%n élimination</numerusform>
            <numerusform>Score %1,&#xa0;%n éliminations</numerusform>
        </translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>éliminée</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>muster::app::ReservesPanel</name>
    <message>
        <source>Reserves</source>
        <translation>Réserves</translation>
    </message>
    <message>
        <source>Nobody waits</source>
        <translation>Personne n’attend</translation>
    </message>
    <message>
        <source>Units in reserve or in ambush stand here, with what is needed to bring them.</source>
        <translation>Ici attendent les unités en réserve ou en embuscade, avec ce qu’il faut pour les faire venir.</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Lancer</translation>
    </message>
    <message>
        <source>Comes</source>
        <translation>Arrive</translation>
    </message>
    <message>
        <source>Stays away</source>
        <translation>Reste dehors</translation>
    </message>
    <message>
        <source>in ambush: appears when its player says so</source>
        <translation>en embuscade&#xa0;: paraît quand son joueur le dit</translation>
    </message>
    <message>
        <source>from turn 1 on</source>
        <translation>dès le tour 1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
</context>
<context>
    <name>muster::app::ScorePanel</name>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>No battle is open</source>
        <translation>Aucune bataille n’est ouverte</translation>
    </message>
    <message>
        <source>Points, turn by turn, are counted here.</source>
        <translation>Ici se comptent les points, tour par tour.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1,&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: less</source>
        <translation>%1&#xa0;: moins</translation>
    </message>
    <message>
        <source>%1: more</source>
        <translation>%1&#xa0;: plus</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>T%1: %2</source>
        <translation>T%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message numerus="yes">
        <source>%1: score %2, %n eliminated</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;score %2,&#xa0;%n élimination</numerusform>
            <numerusform>%1&#xa0;:&#xa0;score %2,&#xa0;%n éliminations</numerusform>
        </translation>
    </message>
    <message>
        <source>Type a number</source>
        <translation>Taper un nombre</translation>
    </message>
    <message>
        <source>How many?</source>
        <translation>Combien&#xa0;?</translation>
    </message>
    <message>
        <source>How many in turn %1?</source>
        <translation>Combien au tour %1&#xa0;?</translation>
    </message>
</context>
<context>
    <name>muster::app::TableHead</name>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouvert</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>of %1</source>
        <translation>sur&#xa0;%1</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>over</source>
        <translation>finie</translation>
    </message>
    <message>
        <source>Activation of %1</source>
        <translation>Activation de&#xa0;%1</translation>
    </message>
    <message numerus="yes">
        <source>%n to go</source>
        <translation>
            <numerusform>reste&#xa0;%n</numerusform>
            <numerusform>restent&#xa0;%n</numerusform>
        </translation>
    </message>
    <message>
        <source>To go</source>
        <translation>À jouer</translation>
    </message>
    <message numerus="yes">
        <source>%n eliminated</source>
        <translation>
            <numerusform>%n élimination</numerusform>
            <numerusform>%n éliminations</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, score %2</source>
        <translation>%1, score %2</translation>
    </message>
</context>
<context>
    <name>muster::app::TableHome</name>
    <message>
        <source>No battle is on the table</source>
        <translation>Aucune bataille sur la table</translation>
    </message>
    <message>
        <source>Two lists, a scenario, who waits in reserve: then every tap is kept, and every tap can be undone.</source>
        <translation>Deux listes, un scénario, qui attend en réserve&#xa0;: ensuite chaque geste est gardé, et chaque geste s’annule.</translation>
    </message>
    <message>
        <source>Battles to go on with</source>
        <translation>Batailles à poursuivre</translation>
    </message>
</context>
<context>
    <name>muster::app::TableSession</name>
    <message>
        <source>Somebody else recorded something too; both are in the log.</source>
        <translation>Quelqu’un d’autre a noté quelque chose aussi&#xa0;; les deux sont au journal.</translation>
    </message>
    <message>
        <source>%1 stands on the same side: the target is one of the enemy’s units.</source>
        <translation>%1 est du même camp&#xa0;: la cible est une unité ennemie.</translation>
    </message>
</context>
<context>
    <name>muster::app::TableWorkspace</name>
    <message>
        <source>only for a game with a game master</source>
        <translation>seulement pour un jeu à meneur</translation>
    </message>
    <message>
        <source>no battle is open</source>
        <translation>aucune bataille n’est ouverte</translation>
    </message>
    <message>
        <source>the board is not in sight</source>
        <translation>la table n’est pas en vue</translation>
    </message>
    <message>
        <source>no battle is being prepared</source>
        <translation>aucune bataille ne se prépare</translation>
    </message>
    <message>
        <source>choose your list first</source>
        <translation>choisissez d’abord votre liste</translation>
    </message>
    <message>
        <source>this game has no phases</source>
        <translation>ce jeu n’a pas de phases</translation>
    </message>
    <message>
        <source>the board is in sight</source>
        <translation>la table est en vue</translation>
    </message>
    <message>
        <source>end the battle first</source>
        <translation>finissez d’abord la bataille</translation>
    </message>
    <message>
        <source>Keep the result</source>
        <translation>Garder le résultat</translation>
    </message>
    <message>
        <source>Open the after-battle report</source>
        <translation>Ouvrir le rapport de mission</translation>
    </message>
    <message>
        <source>Who begins</source>
        <translation>Qui commence</translation>
    </message>
    <message>
        <source>Phase: %1</source>
        <translation>Phase&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Begin a battle</source>
        <translation>Commencer une bataille</translation>
    </message>
    <message>
        <source>%1: the scenario is checked, nothing is forced.</source>
        <translation>%1&#xa0;: le scénario est vérifié, rien n’est forcé.</translation>
    </message>
    <message>
        <source>Choose your list; an opponent may be just a name.</source>
        <translation>Choisissez votre liste&#xa0;; l’adversaire peut n’être qu’un nom.</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>There is no list on this side: nothing can be printed.</source>
        <translation>Il n’y a pas de liste de ce côté&#xa0;: rien à imprimer.</translation>
    </message>
    <message>
        <source>Begin a battle…</source>
        <translation>Commencer une bataille…</translation>
    </message>
    <message>
        <source>Begin the battle</source>
        <translation>Commencer la bataille</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>Next turn</source>
        <translation>Tour suivant</translation>
    </message>
    <message>
        <source>Next phase</source>
        <translation>Phase suivante</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Initiative</source>
        <translation>Initiative</translation>
    </message>
    <message>
        <source>Throw for the initiative of all sides</source>
        <translation>Lancer pour l’initiative de tous les camps</translation>
    </message>
    <message>
        <source>End the battle…</source>
        <translation>Finir la bataille…</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Retour à la table</translation>
    </message>
    <message>
        <source>Put the battle away</source>
        <translation>Ranger la bataille</translation>
    </message>
    <message>
        <source>Print cards with their damage…</source>
        <translation>Imprimer les cartes avec leurs dégâts…</translation>
    </message>
    <message>
        <source>Picture of the battle…</source>
        <translation>Photo de la bataille…</translation>
    </message>
    <message>
        <source>Window for the players</source>
        <translation>Fenêtre des joueurs</translation>
    </message>
    <message>
        <source>Blip from the bag</source>
        <translation>Tirer un blip</translation>
    </message>
    <message>
        <source>Reinforcement token from the bag</source>
        <translation>Tirer un jeton de renfort</translation>
    </message>
    <message>
        <source>Draw an event</source>
        <translation>Tirer un événement</translation>
    </message>
    <message>
        <source>Reinforce…</source>
        <translation>Renforts…</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Réserves</translation>
    </message>
    <message>
        <source>Decks and bags</source>
        <translation>Paquets et sacs</translation>
    </message>
    <message>
        <source>Boards</source>
        <translation>Plateaux</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Own army</source>
        <translation>Mon armée</translation>
    </message>
    <message>
        <source>Opposing army</source>
        <translation>Armée adverse</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non enregistré&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré à %1</translation>
    </message>
    <message>
        <source>The battle has copies of the lists: what is changed in them later changes nothing here.</source>
        <translation>La bataille a des copies des listes&#xa0;: ce qui y change ensuite ne change rien ici.</translation>
    </message>
    <message numerus="yes">
        <source>%n (entry|entries) without effect</source>
        <translation>
            <numerusform>%n entrée sans effet</numerusform>
            <numerusform>%n entrées sans effet</numerusform>
        </translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>End of the battle</source>
        <translation>Fin de la bataille</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>From the phone page</source>
        <translation>De la page du téléphone</translation>
    </message>
    <message>
        <source>From the phone page…</source>
        <translation>De la page du téléphone…</translation>
    </message>
    <message>
        <source>What the phone page handed back:</source>
        <translation>Ce que la page du téléphone a rendu&#xa0;:</translation>
    </message>
    <message>
        <source>Nothing is different from what the phone page says.</source>
        <translation>Rien ne diffère de ce que dit la page du téléphone.</translation>
    </message>
    <message>
        <source>The list was edited after the page was made.</source>
        <translation>La liste a été modifiée après la création de la page.</translation>
    </message>
</context>
<context>
    <name>muster::app::ThrownView</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Dice thrown: %1</source>
        <translation>Dés lancés&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::TurnChart</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Deployment</source>
        <translation>Déploiement</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour&#xa0;%1</translation>
    </message>
    <message>
        <source>D</source>
        <comment>deployment, on a chart</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>T%1</source>
        <comment>turn, on a chart</comment>
        <translation>T%1</translation>
    </message>
</context>
<context>
    <name>muster::app::UnitBoxes</name>
    <message>
        <source>Figure %1</source>
        <translation>Figurine&#xa0;%1</translation>
    </message>
    <message>
        <source>Box %1</source>
        <translation>Case&#xa0;%1</translation>
    </message>
    <message>
        <source>%1, lost</source>
        <translation>%1, perdue</translation>
    </message>
    <message>
        <source>%1, left</source>
        <translation>%1, intacte</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste&#xa0;%1</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Éliminées</translation>
    </message>
    <message>
        <source>cannot be eliminated</source>
        <translation>ne peut pas être éliminée</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <translation>%1&#xa0;:&#xa0;%2 sur&#xa0;%3</translation>
    </message>
    <message>
        <source>Use one</source>
        <translation>En utiliser une</translation>
    </message>
    <message>
        <source>Fill up again</source>
        <translation>Recharger</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>%1 perdue</translation>
    </message>
    <message>
        <source>Weapon lost…</source>
        <translation>Arme perdue…</translation>
    </message>
    <message>
        <source>Which weapons are lost</source>
        <translation>Quelles armes sont perdues</translation>
    </message>
</context>
<context>
    <name>muster::app::UnitMarkers</name>
    <message>
        <source>A marker of your own: take it away</source>
        <translation>Un marqueur à vous&#xa0;: l’enlever</translation>
    </message>
    <message>
        <source>Marker…</source>
        <translation>Marqueur…</translation>
    </message>
    <message>
        <source>Further markers</source>
        <translation>Autres marqueurs</translation>
    </message>
    <message>
        <source>Marker of your own…</source>
        <translation>Marqueur à vous…</translation>
    </message>
    <message>
        <source>Marker of your own</source>
        <translation>Marqueur à vous</translation>
    </message>
    <message>
        <source>What is to be remembered?</source>
        <translation>Que faut-il retenir&#xa0;?</translation>
    </message>
</context>
<context>
    <name>muster::app::UnitOffers</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Throw: %1</source>
        <translation>Lancer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::UnitPage</name>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>No unit is selected</source>
        <translation>Aucune unité n’est choisie</translation>
    </message>
    <message>
        <source>Tap a unit of one of the armies.</source>
        <translation>Touchez une unité d’une des armées.</translation>
    </message>
    <message>
        <source>Eliminated by…</source>
        <translation>Éliminée par…</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Où</translation>
    </message>
    <message>
        <source>Where the unit is</source>
        <translation>Où est l’unité</translation>
    </message>
    <message>
        <source>Note, Enter writes it into the log</source>
        <translation>Note, Entrée l’écrit au journal</translation>
    </message>
    <message>
        <source>Note about this unit</source>
        <translation>Note sur cette unité</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message>
        <source>May act again</source>
        <translation>Peut agir de nouveau</translation>
    </message>
    <message>
        <source>End activation</source>
        <translation>Finir l’activation</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Eliminated…</source>
        <translation>Éliminée…</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>dans&#xa0;%1</translation>
    </message>
    <message>
        <source>%1, nobody in particular</source>
        <translation>%1, personne en particulier</translation>
    </message>
    <message>
        <source>By nobody</source>
        <translation>Par personne</translation>
    </message>
    <message>
        <source>It is still in the battle</source>
        <translation>Elle est encore en jeu</translation>
    </message>
    <message>
        <source>Show its page</source>
        <translation>Montrer sa page</translation>
    </message>
    <message>
        <source>Eliminated by</source>
        <translation>Éliminée par</translation>
    </message>
</context>
</TS>

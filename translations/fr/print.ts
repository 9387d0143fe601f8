<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Message</name>
    <message>
        <source>the folder does not exist</source>
        <translation>le dossier n’existe pas</translation>
    </message>
    <message>
        <source>a folder has this name</source>
        <translation>un dossier porte ce nom</translation>
    </message>
    <message>
        <source>the file is write-protected</source>
        <translation>le fichier est protégé en écriture</translation>
    </message>
    <message>
        <source>the folder is write-protected</source>
        <translation>le dossier est protégé en écriture</translation>
    </message>
    <message>
        <source>the disk is full</source>
        <translation>le disque est plein</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>il n’y a rien à imprimer</translation>
    </message>
    <message>
        <source>stopped before the end, no file was written</source>
        <translation>arrêté avant la fin, aucun fichier n’a été écrit</translation>
    </message>
    <message>
        <source>cannot be written: %1</source>
        <translation>ne peut pas être écrit&#xa0;: %1</translation>
    </message>
    <message>
        <source>this game does not say how attacks are resolved</source>
        <translation>ce jeu ne dit pas comment une attaque se résout</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>: </source>
        <translation>&#xa0;: </translation>
    </message>
    <message>
        <source>platoon advantage</source>
        <translation>avantage du peloton</translation>
    </message>
    <message>
        <source>inactive: %1</source>
        <translation>inactif&#xa0;: %1</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>rules on the back</source>
        <translation>règles au dos</translation>
    </message>
    <message>
        <source>all units</source>
        <translation>toutes les unités</translation>
    </message>
    <message>
        <source>Kills: write down the points</source>
        <translation>Éliminations&#xa0;: noter les points</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Élim.</translation>
    </message>
    <message>
        <source>XP</source>
        <translation>XP</translation>
    </message>
    <message>
        <source>State</source>
        <translation>État</translation>
    </message>
    <message>
        <source>price in the campaign book</source>
        <translation>prix du livre de campagne</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>granted by the formation</source>
        <translation>accordé par la formation</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Autres</translation>
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
        <source>%1 pack %2</source>
        <translation>pack %1 %2</translation>
    </message>
    <message>
        <source>Smallest type</source>
        <translation>Plus petit caractère</translation>
    </message>
    <message>
        <source>Grey steps</source>
        <translation>Échelle de gris</translation>
    </message>
    <message>
        <source>5 and 10 must differ from the paper</source>
        <translation>5 et 10 doivent se distinguer du papier</translation>
    </message>
    <message>
        <source>Lines, mm</source>
        <translation>Traits, mm</translation>
    </message>
    <message>
        <source>Boxes: try your pencil</source>
        <translation>Cases&#xa0;: essayez votre crayon</translation>
    </message>
    <message>
        <source>Calibration, front</source>
        <translation>Calibrage, recto</translation>
    </message>
    <message>
        <source>Print this sheet on both sides at 100 %, turned on the long edge, with the printer you use for cards.</source>
        <translation>Imprimez cette feuille des deux côtés à 100&#xa0;%, retournée sur le bord long, avec l’imprimante de vos fiches.</translation>
    </message>
    <message>
        <source>Lay a real ruler on the line: it must measure **100 mm**. If not, switch off “fit to page”.</source>
        <translation>Posez une vraie règle sur la ligne&#xa0;: elle doit mesurer **100 mm**. Sinon, désactivez «&#xa0;ajuster à la page&#xa0;».</translation>
    </message>
    <message>
        <source>Offset of the back</source>
        <translation>Décalage du verso</translation>
    </message>
    <message>
        <source>Hold the sheet against the light. Read where the cross of the back falls on each scale (right and down are plus), and enter the mean in the print settings.</source>
        <translation>Tenez la feuille à contre-jour. Lisez où la croix du verso tombe sur chaque échelle (droite et bas sont positifs) et saisissez la moyenne dans les réglages d’impression.</translation>
    </message>
    <message>
        <source>printer</source>
        <translation>imprimante</translation>
    </message>
    <message>
        <source>Edge marks: the smallest number you can see is the margin of your printer.</source>
        <translation>Repères du bord&#xa0;: le plus petit nombre visible est la marge de votre imprimante.</translation>
    </message>
    <message>
        <source>Calibration, back</source>
        <translation>Calibrage, verso</translation>
    </message>
    <message>
        <source>sheet %1 of %2 · front</source>
        <translation>feuille %1 sur %2 · recto</translation>
    </message>
    <message>
        <source>sheet %1 of %2 · back</source>
        <translation>feuille %1 sur %2 · verso</translation>
    </message>
    <message>
        <source>sheet %1 of %2</source>
        <translation>feuille %1 sur %2</translation>
    </message>
    <message>
        <source>print at 100 %, no scaling</source>
        <translation>imprimer à 100&#xa0;%, sans mise à l’échelle</translation>
    </message>
    <message>
        <source>the bar is 50 mm long</source>
        <translation>la barre mesure 50 mm</translation>
    </message>
    <message>
        <source>Quick reference</source>
        <translation>Aide de jeu</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Non légale</translation>
    </message>
    <message>
        <source>Legal at %1 %2</source>
        <translation>Légale à %1 %2</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légale</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>Army</source>
        <translation>Armée</translation>
    </message>
    <message>
        <source>complete</source>
        <translation>complet</translation>
    </message>
    <message numerus="yes">
        <source>%n slot(s) open</source>
        <translation>
            <numerusform>%n place vide</numerusform>
            <numerusform>%n places vides</numerusform>
        </translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>Rules checked</source>
        <translation>Règles vérifiées</translation>
    </message>
    <message>
        <source>no findings</source>
        <translation>rien à signaler</translation>
    </message>
    <message numerus="yes">
        <source>%n finding(s)</source>
        <translation>
            <numerusform>%n constat</numerusform>
            <numerusform>%n constats</numerusform>
        </translation>
    </message>
    <message>
        <source>active</source>
        <translation>actif</translation>
    </message>
    <message>
        <source>inactive</source>
        <translation>inactif</translation>
    </message>
    <message>
        <source>Reaches %1 of %2:</source>
        <translation>Profite à %1 sur %2&#xa0;:</translation>
    </message>
    <message>
        <source>Would reach:</source>
        <translation>Profiterait à&#xa0;:</translation>
    </message>
    <message>
        <source>Not:</source>
        <translation>Pas à&#xa0;:</translation>
    </message>
    <message>
        <source>Missing: %1</source>
        <translation>Manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Formations</source>
        <translation>Formations</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Total of the army</source>
        <translation>Total de l’armée</translation>
    </message>
    <message>
        <source>What the army can hurt</source>
        <translation>Ce que l’armée peut blesser</translation>
    </message>
    <message>
        <source>Game record</source>
        <translation>Journal de la partie</translation>
    </message>
    <message>
        <source>Sum</source>
        <translation>Somme</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur&#xa0;%1</translation>
    </message>
    <message>
        <source>Victory points, %1</source>
        <translation>Points de victoire,&#xa0;%1</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>The rules state no number of turns. Agreed:  ……</source>
        <translation>Les règles ne fixent pas de nombre de tours. Convenu&#xa0;:  ……</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>Scenario</source>
        <translation>Scénario</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>me</source>
        <translation>moi</translation>
    </message>
    <message>
        <source>enemy</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Army summary</source>
        <translation>Résumé de l’armée</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Weapons</source>
        <translation>Armes</translation>
    </message>
    <message>
        <source>Damage or figures</source>
        <translation>Dégâts ou figurines</translation>
    </message>
    <message>
        <source>Campaign report</source>
        <translation>Bilan de campagne</translation>
    </message>
    <message numerus="yes">
        <source>mission(s)</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>mission</numerusform>
            <numerusform>missions</numerusform>
        </translation>
    </message>
    <message>
        <source>in service</source>
        <translation>en service</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>éliminés</translation>
    </message>
    <message>
        <source>experience</source>
        <translation>expérience</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>order, once, before anything else</source>
        <translation>ordre, une fois, avant toute chose</translation>
    </message>
    <message>
        <source>order %1 of %2</source>
        <translation>ordre&#xa0;%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>event %1 of %2</source>
        <translation>événement&#xa0;%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>opens the secondary mission</source>
        <translation>ouvre la mission secondaire</translation>
    </message>
    <message>
        <source>played</source>
        <comment>a card</comment>
        <translation>jouée</translation>
    </message>
    <message>
        <source>played</source>
        <translation>jouées</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagnées</translation>
    </message>
    <message>
        <source>draws</source>
        <translation>nulles</translation>
    </message>
    <message>
        <source>defeats</source>
        <translation>perdues</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>objectifs</translation>
    </message>
    <message>
        <source>value in %1</source>
        <translation>valeur en %1</translation>
    </message>
    <message>
        <source>losses</source>
        <translation>pertes</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>win %1, draw %2, loss %3</source>
        <translation>victoire %1, nul %2, défaite %3</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>earned</source>
        <translation>acquise</translation>
    </message>
    <message>
        <source>spent</source>
        <translation>dépensée</translation>
    </message>
    <message>
        <source>free</source>
        <translation>libre</translation>
    </message>
    <message>
        <source>missions</source>
        <translation>missions</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>%1, leads</source>
        <translation>%1, chef</translation>
    </message>
    <message>
        <source>pool: %1 of %2 left</source>
        <translation>réserve&#xa0;: reste %1 sur %2</translation>
    </message>
    <message>
        <source>Nobody is in service.</source>
        <translation>Personne n’est en service.</translation>
    </message>
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
        <source>not read</source>
        <translation>non lue</translation>
    </message>
    <message>
        <source>done</source>
        <translation>accomplie</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>échouée</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>%1 killed</source>
        <translation>%1 tué</translation>
    </message>
    <message>
        <source>%1 wounded</source>
        <translation>%1 blessé</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 promu %2</translation>
    </message>
    <message>
        <source>Events: %1</source>
        <translation>Événements&#xa0;: %1</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>took part</source>
        <translation>présents</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corrigée)</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>No mission was fought yet.</source>
        <translation>Aucune mission n’a encore été jouée.</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Earned experience after each mission</source>
        <translation>Expérience acquise après chaque mission</translation>
    </message>
    <message>
        <source>Eliminated by each soldier</source>
        <translation>Éliminations de chaque soldat</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>Décorations</translation>
    </message>
    <message>
        <source>Roll of honour</source>
        <translation>Tableau d’honneur</translation>
    </message>
    <message>
        <source>Nobody has fallen or retired.</source>
        <translation>Personne n’est mort ni retraité.</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) late</source>
        <translation>
            <numerusform>%n partie en retard</numerusform>
            <numerusform>%n parties en retard</numerusform>
        </translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Experience goes to the platoon, the player hands it out.</source>
        <translation>L’expérience va au peloton, le joueur la distribue.</translation>
    </message>
    <message>
        <source>Each soldier keeps their own experience.</source>
        <translation>Chaque soldat garde son expérience.</translation>
    </message>
    <message>
        <source>A survivor earns %1.</source>
        <translation>Un survivant gagne %1.</translation>
    </message>
    <message>
        <source>%1: %2, shared by the survivors.</source>
        <translation>%1&#xa0;: %2, partagée entre les survivants.</translation>
    </message>
    <message>
        <source>Figures count by the base game’s efficiency table.</source>
        <translation>Les figurines comptent d’après le tableau d’efficacité du jeu de base.</translation>
    </message>
    <message>
        <source>Price of life points: %1.</source>
        <translation>Prix des points de vie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Rules of this campaign</source>
        <translation>Règles de cette campagne</translation>
    </message>
    <message>
        <source>with house rules</source>
        <translation>avec des règles maison</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>What counts but is odd</source>
        <translation>Ce qui compte mais étonne</translation>
    </message>
    <message>
        <source>What no longer holds</source>
        <translation>Ce qui ne tient plus</translation>
    </message>
    <message>
        <source>units able, of %1</source>
        <translation>unités capables, sur %1</translation>
    </message>
    <message>
        <source>longest range</source>
        <translation>portée maximale</translation>
    </message>
    <message>
        <source>Platoon sheet</source>
        <translation>Fiche de peloton</translation>
    </message>
    <message>
        <source>Function</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>Total of the platoon</source>
        <translation>Total du peloton</translation>
    </message>
    <message>
        <source>within the limit</source>
        <translation>dans la limite</translation>
    </message>
    <message>
        <source>over the limit by %1</source>
        <translation>dépasse la limite de %1</translation>
    </message>
    <message>
        <source>Rules in use</source>
        <translation>Règles utilisées</translation>
    </message>
    <message>
        <source>every rule and weapon of this army, once</source>
        <translation>chaque règle et chaque arme de l’armée, une fois</translation>
    </message>
    <message numerus="yes">
        <source>unit(s)</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>unité</numerusform>
            <numerusform>unités</numerusform>
        </translation>
    </message>
    <message>
        <source>advantage</source>
        <translation>avantage</translation>
    </message>
    <message>
        <source>see the rulebook</source>
        <translation>voir le livre de règles</translation>
    </message>
    <message>
        <source>Rules A–Z</source>
        <translation>Règles de A à Z</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>À la table</translation>
    </message>
    <message>
        <source>%1 earned, %2 spent, %3 free</source>
        <translation>%1 acquise, %2 dépensée, %3 libre</translation>
    </message>
    <message>
        <source>%1 costs %2</source>
        <translation>%1 coûte %2</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>survived</source>
        <translation>survécues</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Grades</translation>
    </message>
    <message>
        <source>after M%1</source>
        <translation>après M%1</translation>
    </message>
    <message>
        <source>at the start</source>
        <translation>au départ</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>coûte %1</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucun</translation>
    </message>
    <message>
        <source>bought: %1</source>
        <translation>acheté&#xa0;: %1</translation>
    </message>
    <message>
        <source>without: %1</source>
        <translation>sans&#xa0;: %1</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Éliminés</translation>
    </message>
    <message>
        <source>Awards and equipment</source>
        <translation>Décorations et équipement</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>gain</source>
        <translation>gain</translation>
    </message>
    <message>
        <source>Service record</source>
        <translation>États de service</translation>
    </message>
    <message>
        <source>page %1 of %2</source>
        <translation>page %1 sur %2</translation>
    </message>
    <message>
        <source>printed by Muster</source>
        <translation>imprimé par Muster</translation>
    </message>
    <message>
        <source>not legal: %1</source>
        <translation>non légale&#xa0;: %1</translation>
    </message>
    <message>
        <source>activated in turn</source>
        <translation>activée au tour</translation>
    </message>
    <message>
        <source>control line, 50 mm</source>
        <translation>ligne de contrôle, 50 mm</translation>
    </message>
    <message>
        <source>shorter or longer? switch off “fit to page”</source>
        <translation>trop courte ou trop longue&#xa0;? sans «&#xa0;ajuster à la page&#xa0;»</translation>
    </message>
    <message>
        <source>cut along the thin lines, glue on card</source>
        <translation>découper sur les traits fins, coller sur carton</translation>
    </message>
    <message>
        <source>print at 100 %</source>
        <translation>imprimer à 100&#xa0;%</translation>
    </message>
    <message>
        <source>Markers</source>
        <translation>Marqueurs</translation>
    </message>
    <message>
        <source>Templates</source>
        <translation>Gabarits</translation>
    </message>
    <message>
        <source>true size</source>
        <translation>taille réelle</translation>
    </message>
    <message>
        <source>Rulers</source>
        <translation>Règles à mesurer</translation>
    </message>
    <message>
        <source>Tokens</source>
        <translation>Jetons</translation>
    </message>
    <message>
        <source>%1: fold along the dashed line, glue</source>
        <translation>%1&#xa0;: plier sur le pointillé, coller</translation>
    </message>
    <message>
        <source>fire %1 · bases %2</source>
        <translation>tir&#xa0;%1 · socles&#xa0;%2</translation>
    </message>
    <message>
        <source>structures</source>
        <translation>structures</translation>
    </message>
    <message>
        <source>Structures</source>
        <translation>Structures</translation>
    </message>
    <message>
        <source>walls · damage, thick line at half · garrison · search roll by turn for sides A and B</source>
        <translation>murs · dégâts, trait épais à la moitié · garnison · jet de recherche par tour pour les camps A et B</translation>
    </message>
    <message numerus="yes">
        <source>%n damage point(s)</source>
        <translation>
            <numerusform>%n point de dégâts</numerusform>
            <numerusform>%n points de dégâts</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 inches on the table, this bar is 50 mm</source>
        <translation>%1 pouces sur la table, cette barre fait 50 mm</translation>
    </message>
    <message>
        <source>%1 cm on the table, this bar is 50 mm</source>
        <translation>%1 cm sur la table, cette barre fait 50 mm</translation>
    </message>
    <message>
        <source>turns</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>A house mission: put together by us from the parts of the rules.</source>
        <translation>Mission maison&#xa0;: composée par nous avec les éléments des règles.</translation>
    </message>
    <message>
        <source>1 mm on the sheet is 1 cm on the table</source>
        <translation>1 mm sur la feuille est 1 cm sur la table</translation>
    </message>
    <message>
        <source>to scale, 1:%1</source>
        <translation>à l’échelle, 1:%1</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Turns and score</source>
        <translation>Tours et score</translation>
    </message>
    <message>
        <source>fold this part back before the game</source>
        <translation>replier ce volet avant la partie</translation>
    </message>
    <message>
        <source>Secondary mission</source>
        <translation>Mission secondaire</translation>
    </message>
    <message>
        <source>scenario sheet</source>
        <translation>feuille de scénario</translation>
    </message>
    <message>
        <source>turn</source>
        <translation>tour</translation>
    </message>
    <message>
        <source>dice</source>
        <translation>dés</translation>
    </message>
    <message>
        <source>chance</source>
        <translation>chance</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 and on</source>
        <translation>dès&#xa0;%1</translation>
    </message>
    <message>
        <source>comes</source>
        <translation>arrive</translation>
    </message>
    <message>
        <source>Arrival of reserves</source>
        <translation>Arrivée des réserves</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>for</source>
        <translation>pour</translation>
    </message>
    <message>
        <source>Size of the table, cm</source>
        <translation>Taille de la table, cm</translation>
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
        <source>%1 (reinforcement)</source>
        <translation>%1 (renfort)</translation>
    </message>
    <message>
        <source>Agreed</source>
        <translation>Convenu</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>What it destroys</source>
        <translation>Ce qu’elle détruit</translation>
    </message>
    <message>
        <source>one attack of every unit, on average</source>
        <translation>une attaque de chaque unité, en moyenne</translation>
    </message>
    <message>
        <source>Your attacks</source>
        <translation>Vos attaques</translation>
    </message>
    <message>
        <source>Their attacks</source>
        <translation>Leurs attaques</translation>
    </message>
    <message>
        <source>What hurts what</source>
        <translation>Qui blesse quoi</translation>
    </message>
    <message>
        <source>chance in % to destroy it whole;</source>
        <translation>chances en&#xa0;% de tout détruire&#xa0;;</translation>
    </message>
    <message>
        <source>bar: share of it lost on average</source>
        <translation>barre&#xa0;: part perdue en moyenne</translation>
    </message>
    <message>
        <source>no weapon can hurt it</source>
        <translation>aucune arme ne la blesse</translation>
    </message>
    <message>
        <source>– a figure is not known</source>
        <translation>– un chiffre n’est pas connu</translation>
    </message>
    <message>
        <source>exact, not thrown: one attack of</source>
        <translation>exact, sans tirage&#xa0;: une attaque,</translation>
    </message>
    <message>
        <source>everything in range, in the open</source>
        <translation>tout à portée, à découvert</translation>
    </message>
    <message>
        <source>Your best</source>
        <translation>Vos meilleurs</translation>
    </message>
    <message>
        <source>Kill first</source>
        <translation>À abattre d’abord</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Non compté</translation>
    </message>
    <message>
        <source>Every rule of these units is counted.</source>
        <translation>Toutes les règles de ces unités sont comptées.</translation>
    </message>
    <message>
        <source>mean of all targets</source>
        <translation>moyenne des cibles</translation>
    </message>
    <message>
        <source>%1 points an attack</source>
        <translation>%1 points par attaque</translation>
    </message>
    <message>
        <source>%1 % of a target</source>
        <translation>%1&#xa0;% d’une cible</translation>
    </message>
    <message>
        <source>typical targets</source>
        <translation>les cibles types</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre&#xa0;%2</translation>
    </message>
    <message>
        <source>The chronicle</source>
        <translation>La chronique</translation>
    </message>
    <message numerus="yes">
        <source>player(s)</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>joueur</numerusform>
            <numerusform>joueurs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>fallen</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>mort</numerusform>
            <numerusform>morts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>eliminated</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>éliminé</numerusform>
            <numerusform>éliminés</numerusform>
        </translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Who played</source>
        <translation>Qui a joué</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>score</source>
        <translation>score</translation>
    </message>
    <message>
        <source>Standings after each round</source>
        <translation>Classement après chaque ronde</translation>
    </message>
    <message>
        <source>Standings after each mission</source>
        <translation>Classement après chaque mission</translation>
    </message>
    <message>
        <source>the chronicle</source>
        <translation>la chronique</translation>
    </message>
    <message>
        <source>start</source>
        <translation>début</translation>
    </message>
    <message numerus="yes">
        <source>%n mission(s)</source>
        <translation>
            <numerusform>%n mission</numerusform>
            <numerusform>%n missions</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 %2 eliminated</source>
        <translation>%1 %2 éliminés</translation>
    </message>
    <message>
        <source>%1 experience</source>
        <translation>%1 d’expérience</translation>
    </message>
    <message>
        <source>Most put out of action</source>
        <translation>Les plus redoutables</translation>
    </message>
    <message>
        <source>Rivalries</source>
        <translation>Rivalités</translation>
    </message>
    <message>
        <source>who put whom out of action</source>
        <translation>qui a mis qui hors de combat</translation>
    </message>
    <message>
        <source>rivalry with %1</source>
        <translation>rivalité avec %1</translation>
    </message>
    <message>
        <source>Who put whom out of action</source>
        <translation>Qui a mis qui hors de combat</translation>
    </message>
    <message>
        <source>Afterwards:</source>
        <translation>Ensuite&#xa0;:</translation>
    </message>
    <message>
        <source>Cards:</source>
        <translation>Cartes&#xa0;:</translation>
    </message>
    <message>
        <source>Standings:</source>
        <translation>Classement&#xa0;:</translation>
    </message>
    <message>
        <source>Mission %1</source>
        <translation>Mission %1</translation>
    </message>
    <message>
        <source>Round %1</source>
        <translation>Ronde %1</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>areas</source>
        <translation>zones</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>from</source>
        <translation>de</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>How they changed hands</source>
        <translation>Comment elles ont changé de mains</translation>
    </message>
</context>
<context>
    <name>PrintJob</name>
    <message>
        <source>%1: the weapon table is set small (%2 pt).</source>
        <translation>%1&#xa0;: le tableau d’armes est composé en petit (%2 pt).</translation>
    </message>
    <message>
        <source>%1: the rules on the back are set in %2 pt.</source>
        <translation>%1&#xa0;: les règles du verso sont composées en %2 pt.</translation>
    </message>
    <message>
        <source>%1: the rules need the room of the photo.</source>
        <translation>%1&#xa0;: les règles prennent la place de la photo.</translation>
    </message>
    <message>
        <source>%1: the rules stand on the back only.</source>
        <translation>%1&#xa0;: les règles figurent seulement au verso.</translation>
    </message>
    <message>
        <source>%1: goes on to a further card (%2 cards).</source>
        <translation>%1&#xa0;: continue sur une autre fiche (%2 fiches).</translation>
    </message>
    <message>
        <source>%1: the last rules stand on the front.</source>
        <translation>%1&#xa0;: les dernières règles figurent au recto.</translation>
    </message>
    <message>
        <source>Larger than the paper, so not printed: %1</source>
        <translation>Plus grand que le papier, donc pas imprimé&#xa0;:&#xa0;%1</translation>
    </message>
</context>
</TS>

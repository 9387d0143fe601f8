<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>CampaignMerge</name>
    <message>
        <source>an entry</source>
        <translation>une entrée</translation>
    </message>
    <message>
        <source>an entry of %1</source>
        <comment>a day</comment>
        <translation>une entrée du %1</translation>
    </message>
    <message>
        <source> (%1)</source>
        <comment>who recorded it</comment>
        <translation> (%1)</translation>
    </message>
    <message>
        <source>An entry of the log reads differently in the two: %1</source>
        <translation>Une entrée du journal diffère entre les deux&#xa0;: %1</translation>
    </message>
    <message>
        <source>Both corrected %1</source>
        <translation>Les deux ont corrigé %1</translation>
    </message>
    <message>
        <source>The same game was recorded twice: here %1; there %2</source>
        <translation>La même partie a été notée deux fois&#xa0;: ici %1&#xa0;; là %2</translation>
    </message>
    <message>
        <source>The rules differ</source>
        <translation>Les règles diffèrent</translation>
    </message>
    <message>
        <source>Name, note or players differ</source>
        <translation>Le nom, la note ou les joueurs diffèrent</translation>
    </message>
    <message>
        <source>Recorded twice</source>
        <translation>Notée deux fois</translation>
    </message>
</context>
<context>
    <name>CampaignProblem</name>
    <message>
        <source>There is no soldier %1 in this campaign</source>
        <translation>Il n’y a pas de soldat %1 dans cette campagne</translation>
    </message>
    <message>
        <source>There is no force %1 in this campaign</source>
        <translation>Il n’y a pas de force %1 dans cette campagne</translation>
    </message>
    <message>
        <source>A correction is about an entry that is not in the log (%1)</source>
        <translation>Une correction porte sur une entrée absente du journal (%1)</translation>
    </message>
    <message>
        <source>%1: the rank %2 is not on their ladder</source>
        <translation>%1&#xa0;: le grade %2 n’est pas sur son échelle</translation>
    </message>
    <message>
        <source>An entry stands twice in the log</source>
        <translation>Une entrée figure deux fois dans le journal</translation>
    </message>
    <message>
        <source>%1 stands twice in the log</source>
        <translation>%1 figure deux fois dans le journal</translation>
    </message>
    <message>
        <source>%1 does not have the %2 experience that was taken, only %3</source>
        <translation>%1 n’a pas les %2 points d’expérience retirés, seulement %3</translation>
    </message>
    <message>
        <source>%1 to %2 no longer holds: it costs %3, only %4 was free</source>
        <translation>La promotion de %1 au grade de %2 ne tient plus&#xa0;: elle coûte %3, il n’avait que %4 de libre</translation>
    </message>
    <message>
        <source>%2 for %1 no longer holds: it costs %3, only %4 was free</source>
        <translation>%2 pour&#xa0;%1 ne tient plus&#xa0;: coût&#xa0;%3, il n’avait que&#xa0;%4 de libre</translation>
    </message>
    <message>
        <source>%1 to %2 no longer holds: it is not the next rank</source>
        <translation>La promotion de %1 au grade de %2 ne tient plus&#xa0;: ce n’est pas le grade suivant</translation>
    </message>
    <message>
        <source>, but %1 is possible (%2 of %3)</source>
        <translation>, mais %1 est possible (%2 sur %3)</translation>
    </message>
    <message>
        <source>%1 was no longer in service</source>
        <translation>%1 n’était plus en service</translation>
    </message>
    <message>
        <source>%1 was no longer in service in the mission %2</source>
        <translation>%1 n’était plus en service lors de la mission %2</translation>
    </message>
    <message>
        <source>%1 took part in %2 while recovering from a wound</source>
        <translation>%1 a participé à %2 alors qu’il se remettait d’une blessure</translation>
    </message>
    <message>
        <source>%1 to %2 no longer holds: already promoted since the last mission</source>
        <translation>La promotion de %1 au grade de %2 ne tient plus&#xa0;: déjà promu depuis la dernière mission</translation>
    </message>
    <message>
        <source>%1: %2 were handed out, but the pool held %3</source>
        <translation>%1&#xa0;: %2 ont été distribués, mais la réserve en avait %3</translation>
    </message>
    <message>
        <source>There is no area %1 on the map of this campaign</source>
        <translation>La carte de cette campagne n’a pas de zone %1</translation>
    </message>
    <message>
        <source>%1: the rules have no line %2 on a table</source>
        <translation>%1&#xa0;: les règles n’ont pas de ligne %2 dans une table</translation>
    </message>
    <message>
        <source>The rules count no %1</source>
        <translation>Les règles ne comptent pas de %1</translation>
    </message>
    <message>
        <source>%1 is no longer in the stash</source>
        <translation>%1 n’est plus dans la réserve</translation>
    </message>
    <message>
        <source>Earlier rules have other ranks than the campaign; those of the campaign count</source>
        <translation>Des règles antérieures ont d’autres grades que la campagne&#xa0;; celles de la campagne comptent</translation>
    </message>
    <message>
        <source>%1: nothing to hand out, each soldier keeps their own experience</source>
        <translation>%1&#xa0;: rien à distribuer, chaque soldat garde son expérience</translation>
    </message>
    <message>
        <source>Enlistment</source>
        <translation>Enrôlement</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Recrue</translation>
    </message>
    <message>
        <source>Planned mission</source>
        <translation>Mission prévue</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Experience from the pool</source>
        <translation>Expérience de la réserve</translation>
    </message>
    <message>
        <source>Promotion</source>
        <translation>Promotion</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Décoration</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Description</source>
        <translation>Description</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Change of leader</source>
        <translation>Changement de chef</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Event card</source>
        <translation>Carte d’événement</translation>
    </message>
    <message>
        <source>Shuffled cards</source>
        <translation>Cartes mélangées</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>Cancellation</source>
        <translation>Annulation</translation>
    </message>
    <message>
        <source>Confirmation</source>
        <translation>Confirmation</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Kit put into the stash</source>
        <translation>Équipement mis en réserve</translation>
    </message>
    <message>
        <source>Kit out of the stash</source>
        <translation>Équipement sorti de la réserve</translation>
    </message>
    <message>
        <source>Change of a counter</source>
        <translation>Changement d’un compteur</translation>
    </message>
    <message>
        <source>Throw on a table</source>
        <translation>Lancer sur une table</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Change of an area</source>
        <translation>Changement d’une zone</translation>
    </message>
    <message>
        <source>Earlier rules</source>
        <translation>Règles antérieures</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>kind of entry, its name</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>entry of the log, soldier</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2 %3 were taken, but only %4 could be spent</source>
        <translation>%1&#xa0;: retrait de %2&#xa0;%3, mais %4 seulement à dépenser</translation>
    </message>
    <message>
        <source>%1 is not bought: it costs %2 %3, and %4 can spend only %5</source>
        <translation>Achat refusé (%1)&#xa0;: il faut %2&#xa0;%3, et %4 ne peut en dépenser que %5</translation>
    </message>
    <message>
        <source>Damaged; does not count</source>
        <translation>Endommagée&#xa0;; ne compte pas</translation>
    </message>
    <message>
        <source>Made by a newer version of Muster; does not count</source>
        <translation>Écrite par une version plus récente de Muster&#xa0;; ne compte pas</translation>
    </message>
    <message>
        <source>There is no player %1 in this campaign</source>
        <translation>Il n’y a pas de joueur %1 dans cette campagne</translation>
    </message>
    <message>
        <source>An entry is about a mission that is not in the log (%1)</source>
        <translation>Une entrée concerne une mission absente du journal (%1)</translation>
    </message>
    <message>
        <source>An entry of the kind %1 was made by a newer version of Muster; it is kept and does not count</source>
        <translation>Une entrée du genre %1 vient d’une version plus récente de Muster&#xa0;; elle est gardée et ne compte pas</translation>
    </message>
    <message>
        <source>%1 was made by a newer version of Muster (%2: %3); it is kept and does not count</source>
        <translation>L’entrée «&#xa0;%1&#xa0;» vient d’une version plus récente de Muster (%2&#xa0;: %3)&#xa0;; elle est gardée et ne compte pas</translation>
    </message>
    <message>
        <source>%1 is damaged (%2: %3); it is kept as it is and does not count</source>
        <translation>L’entrée «&#xa0;%1&#xa0;» est endommagée (%2&#xa0;: %3)&#xa0;; elle est gardée telle quelle et ne compte pas</translation>
    </message>
    <message>
        <source>The campaign was made by a newer version of Muster (%1: %2); this is kept, and what follows from it does not count</source>
        <translation>La campagne vient d’une version plus récente de Muster (%1&#xa0;: %2)&#xa0;; ceci est gardé, et ce qui en découle ne compte pas</translation>
    </message>
    <message>
        <source>The campaign is damaged (%1: %2); this is kept as it is, and what follows from it does not count</source>
        <translation>La campagne est endommagée (%1&#xa0;: %2)&#xa0;; ceci est gardé tel quel, et ce qui en découle ne compte pas</translation>
    </message>
    <message>
        <source>Sale</source>
        <translation>Vente</translation>
    </message>
    <message>
        <source>Kit handed on</source>
        <translation>Équipement remis</translation>
    </message>
    <message>
        <source>%1 no longer has %2, so it can be neither sold nor handed on</source>
        <translation>%1 n’a plus %2&#xa0;: on ne peut ni le vendre ni le remettre</translation>
    </message>
    <message>
        <source>%1 for %2: %3 experience was given back, but %4 was paid</source>
        <translation>%1 pour %2&#xa0;: %3 d’expérience rendus, mais %4 payés</translation>
    </message>
    <message>
        <source>%1 cannot get %2: kit is handed on within a force</source>
        <translation>%1 ne peut pas recevoir %2&#xa0;: l’équipement se remet au sein d’une même force</translation>
    </message>
    <message>
        <source>%1 %2 needed, %3 can spend only %4.</source>
        <translation>Il faut %1&#xa0;%2, et %3 ne peut en dépenser que %4.</translation>
    </message>
</context>
<context>
    <name>Contradiction</name>
    <message>
        <source>%1: “%2” is done, but the result is not a win.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» est accomplie, mais le résultat n’est pas une victoire.</translation>
    </message>
    <message>
        <source>%1: “%2” is failed, but the result is a win.</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» est échouée, mais le résultat est une victoire.</translation>
    </message>
    <message>
        <source>A game is drawn for both or for nobody: %1, %2.</source>
        <translation>Une partie est nulle pour les deux ou pour personne&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot both win.</source>
        <translation>%1 et %2 ne peuvent pas gagner tous les deux.</translation>
    </message>
    <message>
        <source>%1 and %2 cannot both lose.</source>
        <translation>%1 et %2 ne peuvent pas perdre tous les deux.</translation>
    </message>
    <message>
        <source>%1 was eliminated by %2, but is said to have survived.</source>
        <translation>%1 a été éliminé par %2, mais il aurait survécu.</translation>
    </message>
    <message>
        <source>%1 was eliminated by %2 and by %3: once is enough.</source>
        <translation>%1 a été éliminé par %2 et par %3&#xa0;: une fois suffit.</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>%1 must be a whole number, %2 at most</source>
        <translation>%1 doit être un nombre entier, %2 au plus</translation>
    </message>
    <message>
        <source>%1 must be a list</source>
        <translation>%1 doit être une liste</translation>
    </message>
    <message>
        <source>there is no soldier %1, or several have that name</source>
        <translation>il n’y a pas de soldat %1, ou plusieurs portent ce nom</translation>
    </message>
    <message>
        <source>%1 is of the same force</source>
        <translation>%1 est de la même force</translation>
    </message>
    <message>
        <source>an eliminated figure needs a kind and a count of at least 1</source>
        <translation>une figurine éliminée a besoin d’un nom et d’un nombre d’au moins 1</translation>
    </message>
    <message>
        <source>%1 is not in the enemy list: give its points</source>
        <translation>%1 n’est pas dans la liste des ennemis&#xa0;: donnez ses points</translation>
    </message>
    <message>
        <source>%1: the outcome %2 is not known; survived, recovered, wounded and dead are</source>
        <translation>%1&#xa0;: le sort %2 est inconnu&#xa0;; il y a survived, recovered, wounded et dead</translation>
    </message>
    <message>
        <source>several forces are enlisted: say which one with &quot;force&quot;</source>
        <translation>plusieurs forces sont enrôlées&#xa0;: dites laquelle avec &quot;force&quot;</translation>
    </message>
    <message>
        <source>there is no force %1</source>
        <translation>il n’y a pas de force %1</translation>
    </message>
    <message>
        <source>the result %1 is not known; won, drawn and lost are</source>
        <translation>le résultat %1 est inconnu&#xa0;; il y a won, drawn et lost</translation>
    </message>
    <message>
        <source>there is no objective %1</source>
        <translation>il n’y a pas d’objectif %1</translation>
    </message>
    <message>
        <source>objective %1: %2 is not known; done, failed and not read are</source>
        <translation>objectif %1&#xa0;: %2 est inconnu&#xa0;; il y a done, failed et not read</translation>
    </message>
    <message>
        <source>a soldier: %1 cannot be %2</source>
        <translation>un soldat&#xa0;: %1 ne peut pas être %2</translation>
    </message>
    <message>
        <source>a soldier needs a name</source>
        <translation>un soldat a besoin d’un nom</translation>
    </message>
    <message>
        <source>%1: whose ranks? Say &quot;ladder&quot;: %2</source>
        <translation>%1&#xa0;: les grades de qui&#xa0;? Indiquez &quot;ladder&quot;&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: there is no ladder %2</source>
        <translation>%1&#xa0;: il n’y a pas d’échelle %2</translation>
    </message>
    <message>
        <source>%1: there is no rank %2 on this ladder</source>
        <translation>%1&#xa0;: il n’y a pas de grade %2 sur cette échelle</translation>
    </message>
    <message>
        <source>the report names no mission</source>
        <translation>le rapport ne nomme pas de mission</translation>
    </message>
    <message>
        <source>%1 is not a date (year-month-day)</source>
        <translation>%1 n’est pas une date (année-mois-jour)</translation>
    </message>
    <message>
        <source>there is no force for the recruits</source>
        <translation>il n’y a pas de force pour les recrues</translation>
    </message>
    <message>
        <source>%1: there is no soldier %2 in %3 whose kit they could have</source>
        <translation>%1&#xa0;: il n’y a dans %3 aucun soldat %2 dont il pourrait avoir l’équipement</translation>
    </message>
    <message>
        <source>%1 cannot be promoted: no such soldier, or no ranks</source>
        <translation>%1 ne peut être promu&#xa0;: soldat inconnu, ou pas de grades</translation>
    </message>
    <message>
        <source>the force has no soldiers</source>
        <translation>la force n’a pas de soldats</translation>
    </message>
    <message>
        <source>the leader %1 is not among the soldiers</source>
        <translation>le chef %1 n’est pas parmi les soldats</translation>
    </message>
    <message>
        <source>a price is never less than nothing</source>
        <translation>un prix n’est jamais négatif</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1 n’a pas de %2</translation>
    </message>
    <message>
        <source>%1: what was bought? &quot;item&quot; says it</source>
        <translation>%1&#xa0;: qu’a-t-il acheté&#xa0;? «&#xa0;item&#xa0;» le dit</translation>
    </message>
    <message>
        <source>the campaign is damaged: entry %1 of its log is none</source>
        <translation>la campagne est endommagée&#xa0;: l’entrée %1 de son journal n’en est pas une</translation>
    </message>
    <message>
        <source>this is not a campaign</source>
        <translation>ce n’est pas une campagne</translation>
    </message>
    <message>
        <source>it needs a newer version of Muster (format %1)</source>
        <translation>il faut une version plus récente de Muster (format %1)</translation>
    </message>
    <message>
        <source>the campaign is damaged: its log or its id is missing</source>
        <translation>la campagne est endommagée&#xa0;: il manque son journal ou son identifiant</translation>
    </message>
    <message>
        <source>the data of this game are not installed</source>
        <translation>les données de ce jeu ne sont pas installées</translation>
    </message>
    <message>
        <source>the roster %1 is empty</source>
        <translation>la liste %1 est vide</translation>
    </message>
    <message>
        <source>there is no soldier in the roster %1</source>
        <translation>il n’y a pas de soldat dans la liste %1</translation>
    </message>
    <message>
        <source>there is no such force</source>
        <translation>cette force n’existe pas</translation>
    </message>
    <message>
        <source>there is no such soldier</source>
        <translation>ce soldat n’existe pas</translation>
    </message>
    <message>
        <source>line %1: %2</source>
        <translation>ligne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no game in the table</source>
        <translation>il n’y a aucune partie dans le tableau</translation>
    </message>
    <message>
        <source>the table has %1 games; more than %2 are not read at once</source>
        <translation>le tableau compte %1 parties&#xa0;; au-delà de %2, il n’est pas lu d’un coup</translation>
    </message>
    <message>
        <source>the heading %1 is not known; date, player, score, player 2, score 2, result, round, scenario and notes are</source>
        <translation>l’en-tête %1 est inconnu&#xa0;; sont connus&#xa0;: date, joueur, score, joueur 2, score 2, résultat, ronde, scénario et notes</translation>
    </message>
    <message>
        <source>the first line must name the columns: player, score, player 2, score 2</source>
        <translation>la première ligne doit nommer les colonnes&#xa0;: joueur, score, joueur 2, score 2</translation>
    </message>
    <message>
        <source>there is no player %1, or several have that name</source>
        <translation>il n’y a pas de joueur %1, ou plusieurs portent ce nom</translation>
    </message>
    <message>
        <source>%1 is no score</source>
        <translation>%1 n’est pas un score</translation>
    </message>
    <message>
        <source>%1 is no round</source>
        <translation>%1 n’est pas une ronde</translation>
    </message>
    <message>
        <source>a game needs two players</source>
        <translation>une partie demande deux joueurs</translation>
    </message>
    <message>
        <source>a score has a figure for each of the two</source>
        <translation>un score a un chiffre pour chacun des deux</translation>
    </message>
    <message>
        <source>who won? Give a score or a result</source>
        <translation>qui a gagné&#xa0;? Indiquez un score ou un résultat</translation>
    </message>
    <message>
        <source>a score is %1 at most</source>
        <translation>un score est de %1 au plus</translation>
    </message>
    <message>
        <source>at %1 : %2 the first player has not won: give the right score or the right result</source>
        <translation>à %1&#xa0;: %2, le premier joueur n’a pas gagné&#xa0;: donnez le bon score ou le bon résultat</translation>
    </message>
    <message>
        <source>at %1 : %2 the first player has not lost: give the right score or the right result</source>
        <translation>à %1&#xa0;: %2, le premier joueur n’a pas perdu&#xa0;: donnez le bon score ou le bon résultat</translation>
    </message>
    <message>
        <source>%1 is no formula</source>
        <translation>%1 n’est pas une formule</translation>
    </message>
    <message>
        <source>%1 takes too much work</source>
        <translation>%1 demande trop de calculs</translation>
    </message>
    <message>
        <source>%1 and %2 are not the same campaign</source>
        <translation>%1 et %2 ne sont pas la même campagne</translation>
    </message>
    <message>
        <source>the rules have no table %1</source>
        <translation>les règles n’ont pas de table %1</translation>
    </message>
    <message>
        <source>%1 has no line for %2</source>
        <translation>%1 n’a pas de ligne pour %2</translation>
    </message>
    <message>
        <source>the rules count no %1</source>
        <translation>les règles ne comptent pas de %1</translation>
    </message>
    <message>
        <source>there is no area %1 on the map</source>
        <translation>la carte n’a pas de zone %1</translation>
    </message>
    <message>
        <source>there is no player %1</source>
        <translation>il n’y a pas de joueur %1</translation>
    </message>
    <message>
        <source>every area needs a name</source>
        <translation>chaque zone a besoin d’un nom</translation>
    </message>
    <message>
        <source>the map has no areas</source>
        <translation>la carte n’a pas de zones</translation>
    </message>
    <message>
        <source>%1 is no result; won, drawn and lost are</source>
        <translation>%1 n’est pas un résultat&#xa0;; il y a gagné, nul et perdu</translation>
    </message>
    <message>
        <source>all games of the table are in the book already</source>
        <translation>toutes les parties du tableau sont déjà dans le livre</translation>
    </message>
</context>
<context>
    <name>MusterLink</name>
    <message>
        <source>from %1, after mission %2</source>
        <translation>de %1, après la mission %2</translation>
    </message>
    <message>
        <source>from %1, before the first mission</source>
        <translation>de %1, avant la première mission</translation>
    </message>
    <message>
        <source>The campaign no longer has this force.</source>
        <translation>La campagne n’a plus cette force.</translation>
    </message>
    <message numerus="yes">
        <source>%n mission(s) since</source>
        <translation>
            <numerusform>%n mission depuis</numerusform>
            <numerusform>%n missions depuis</numerusform>
        </translation>
    </message>
    <message>
        <source>changed: %1</source>
        <translation>changés&#xa0;: %1</translation>
    </message>
    <message>
        <source>no longer in service: %1</source>
        <translation>plus en service&#xa0;: %1</translation>
    </message>
    <message>
        <source>new: %1</source>
        <translation>nouveaux&#xa0;: %1</translation>
    </message>
    <message>
        <source>The force has moved on (%1).</source>
        <translation>La force a changé depuis (%1).</translation>
    </message>
</context>
<context>
    <name>MusteredRoster</name>
    <message>
        <source>%1 is no entry of the army list and stands there as the book has it, with %2 %3</source>
        <translation>%1 n’est pas une entrée de la liste d’armée&#xa0;: il y figure tel que le livre le connaît, avec %2 %3</translation>
    </message>
    <message>
        <source>%1 for %2 is not in the army list for this figure: it stands there in your words, with %3 %4</source>
        <translation>%1 pour %2 n’est pas dans la liste d’armée pour cette figurine&#xa0;: il y figure avec vos mots et %3 %4</translation>
    </message>
    <message>
        <source>%1 was taken from %2, but their list does not hold it</source>
        <translation>%1 a été retiré à %2, mais sa liste ne le contient pas</translation>
    </message>
    <message>
        <source>%1: the army list does not give this figure the rank %2</source>
        <translation>%1&#xa0;: la liste d’armée ne donne pas le grade %2 à cette figurine</translation>
    </message>
    <message>
        <source>%1 has %2 %4 in the book and %3 by the army list; the book&apos;s price counts, as a line of its own</source>
        <translation>%1 vaut %2 %4 dans le livre et %3 selon la liste d’armée&#xa0;; le prix du livre compte, sur une ligne à part</translation>
    </message>
    <message>
        <source>The list was set to price life points by %1, the campaign prices them by %2; in the campaign its own way counts</source>
        <translation>La liste compte les points de vie selon «&#xa0;%1&#xa0;», la campagne selon «&#xa0;%2&#xa0;»&#xa0;; dans la campagne, c’est sa propre règle qui compte</translation>
    </message>
    <message>
        <source>%1 in the list is no soldier of the book: the list has %2 %3 more</source>
        <translation>%1 dans la liste n’est pas un soldat du livre&#xa0;: la liste compte %2 %3 de plus</translation>
    </message>
    <message>
        <source>%1: the list could not be changed as the book says (%2)</source>
        <translation>%1&#xa0;: la liste n’a pas pu être changée comme le dit le livre (%2)</translation>
    </message>
    <message>
        <source>Price in the campaign book</source>
        <translation>Prix du livre de campagne</translation>
    </message>
</context>
<context>
    <name>RollTable</name>
    <message>
        <source>dies</source>
        <translation>meurt</translation>
    </message>
    <message>
        <source>retires</source>
        <translation>prend sa retraite</translation>
    </message>
    <message>
        <source>misses</source>
        <translation>manque</translation>
    </message>
</context>
<context>
    <name>RulesEffect</name>
    <message>
        <source>%1: %2 → %3 experience</source>
        <translation>%1&#xa0;: expérience %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 → %3 points in the table</source>
        <translation>%1&#xa0;: points au classement %2 → %3</translation>
    </message>
    <message>
        <source>%1: %2 → %3 in the pool</source>
        <translation>%1&#xa0;: cagnotte %2 → %3</translation>
    </message>
    <message numerus="yes">
        <source>%n (entry|entries) in order again, or with another finding</source>
        <translation>
            <numerusform>%n entrée tient de nouveau ou pose un autre problème</numerusform>
            <numerusform>%n entrées tiennent de nouveau ou posent un autre problème</numerusform>
        </translation>
    </message>
</context>
</TS>

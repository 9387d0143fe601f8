<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>CampaignMap</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>since mission %1</source>
        <translation>depuis la mission %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>prise à %1</translation>
    </message>
    <message>
        <source>new</source>
        <comment>an area that nobody held</comment>
        <translation>nouvelle</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1, prise à %2</translation>
    </message>
    <message>
        <source>%1, mission %2</source>
        <translation>%1, mission %2</translation>
    </message>
    <message>
        <source>%1 lost %2.</source>
        <translation>%1 a perdu %2.</translation>
    </message>
    <message>
        <source>%1 took %2.</source>
        <translation>%1 a pris %2.</translation>
    </message>
    <message>
        <source>%1 took %2 from %3.</source>
        <translation>%1 a pris %2 à %3.</translation>
    </message>
</context>
<context>
    <name>CampaignReport</name>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Relances</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldats</translation>
    </message>
    <message>
        <source>No soldier is enlisted yet.</source>
        <translation>Aucun soldat n’est encore enrôlé.</translation>
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
        <source>Function</source>
        <translation>Fonction</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>Life points</source>
        <translation>Points de vie</translation>
    </message>
    <message>
        <source>Earned</source>
        <translation>Acquise</translation>
    </message>
    <message>
        <source>Spent</source>
        <translation>Dépensée</translation>
    </message>
    <message>
        <source>Free</source>
        <translation>Libre</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Éliminations</translation>
    </message>
    <message>
        <source>Kill points</source>
        <translation>Points d’élimination</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Éliminés</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Survived</source>
        <translation>Survécues</translation>
    </message>
    <message>
        <source>Awards</source>
        <translation>Décorations</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Achats</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>État</translation>
    </message>
    <message>
        <source>Roll of honour</source>
        <translation>Tableau d’honneur</translation>
    </message>
    <message>
        <source>Nobody has fallen or retired.</source>
        <translation>Personne n’est mort ni retraité.</translation>
    </message>
    <message>
        <source>What the forces have</source>
        <translation>Ce que possèdent les forces</translation>
    </message>
    <message>
        <source>Counted</source>
        <translation>Compté</translation>
    </message>
    <message>
        <source>In the stash</source>
        <translation>En réserve</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>Held by</source>
        <translation>Tenue par</translation>
    </message>
    <message>
        <source>Since mission</source>
        <translation>Depuis la mission</translation>
    </message>
    <message>
        <source>Gives</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
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
        <source>No mission was fought yet.</source>
        <translation>Aucune mission n’a encore été jouée.</translation>
    </message>
    <message>
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Took part</source>
        <translation>Participants</translation>
    </message>
    <message>
        <source>Survivors</source>
        <translation>Survivants</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Platoon %1</source>
        <translation>Peloton, %1</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>What no longer holds</source>
        <translation>Ce qui ne tient plus</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>experience belongs to the soldier</source>
        <translation>l’expérience appartient au soldat</translation>
    </message>
    <message>
        <source>experience belongs to the platoon</source>
        <translation>l’expérience appartient au peloton</translation>
    </message>
    <message>
        <source>Missions: %1</source>
        <translation>Missions&#xa0;: %1</translation>
    </message>
    <message>
        <source>In service: %1</source>
        <translation>En service&#xa0;: %1</translation>
    </message>
    <message>
        <source>with house rules</source>
        <translation>avec des règles maison</translation>
    </message>
    <message>
        <source>Pool of %1: %2 of %3 left</source>
        <translation>Réserve de %1&#xa0;: il reste %2 sur %3</translation>
    </message>
    <message>
        <source>Survived: %1</source>
        <translation>Survécues&#xa0;: %1</translation>
    </message>
    <message>
        <source>Kills: %1</source>
        <translation>Éliminations&#xa0;: %1</translation>
    </message>
    <message>
        <source>Experience: %1 earned, %2 spent, %3 free</source>
        <translation>Expérience&#xa0;: %1 acquise, %2 dépensée, %3 libre</translation>
    </message>
    <message>
        <source>Awards: %1</source>
        <translation>Décorations&#xa0;: %1</translation>
    </message>
    <message>
        <source>Service record</source>
        <translation>États de service</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Ce qui s’est passé</translation>
    </message>
    <message>
        <source>Gained</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>survived %1</source>
        <translation>survie %1</translation>
    </message>
    <message>
        <source>share %1</source>
        <translation>part %1</translation>
    </message>
    <message>
        <source>bonus %1</source>
        <translation>bonus %1</translation>
    </message>
    <message>
        <source>eliminated, recovered</source>
        <translation>éliminé, rétabli</translation>
    </message>
    <message>
        <source>wounded</source>
        <translation>blessé</translation>
    </message>
    <message>
        <source>killed</source>
        <translation>tué</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>eliminated by</comment>
        <translation>par %1</translation>
    </message>
    <message>
        <source>took part</source>
        <translation>a participé</translation>
    </message>
    <message>
        <source>%1 bought for %2</source>
        <translation>Achat&#xa0;: %1, pour %2</translation>
    </message>
    <message>
        <source>%1 sold for %2</source>
        <translation>Vente&#xa0;: %1, pour %2</translation>
    </message>
    <message>
        <source>%1 experience spent</source>
        <translation>%1 d’expérience dépensée</translation>
    </message>
    <message>
        <source>%1 experience given back</source>
        <translation>%1 d’expérience rendue</translation>
    </message>
    <message>
        <source> (%1 thrown)</source>
        <translation> (dés&#xa0;: %1)</translation>
    </message>
    <message numerus="yes">
        <source>misses %n mission(s)</source>
        <translation>
            <numerusform>manque %n mission</numerusform>
            <numerusform>manque %n missions</numerusform>
        </translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Apte</translation>
    </message>
    <message>
        <source>Wounded in M%1, misses %2 more</source>
        <translation>Blessé en M%1, encore %2 à manquer</translation>
    </message>
    <message>
        <source>Wounded, misses %1 more</source>
        <translation>Blessé, encore %1 à manquer</translation>
    </message>
    <message>
        <source>Wounded in M%1</source>
        <translation>Blessé en M%1</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Blessé</translation>
    </message>
    <message>
        <source>Killed in M%1</source>
        <translation>Tué en M%1</translation>
    </message>
    <message>
        <source>Dead</source>
        <translation>Mort</translation>
    </message>
    <message>
        <source>Retired after M%1</source>
        <translation>Retraité après M%1</translation>
    </message>
    <message>
        <source>Retired</source>
        <translation>Retraité</translation>
    </message>
    <message>
        <source>Recruited with %1 experience</source>
        <translation>Recruté avec %1 d’expérience</translation>
    </message>
    <message>
        <source>Recruited</source>
        <translation>Recruté</translation>
    </message>
    <message>
        <source>Enlisted with %1 experience</source>
        <translation>Enrôlé avec %1 d’expérience</translation>
    </message>
    <message>
        <source>Enlisted</source>
        <translation>Enrôlé</translation>
    </message>
    <message>
        <source>Granted by the game master</source>
        <translation>Accordée par le meneur de jeu</translation>
    </message>
    <message>
        <source>From the pool</source>
        <translation>De la réserve</translation>
    </message>
    <message>
        <source>Promoted to %1, %2 spent</source>
        <translation>Promu %1, %2 dépensés</translation>
    </message>
    <message>
        <source>%1 left in the stash</source>
        <translation>%1 laissé en réserve</translation>
    </message>
    <message>
        <source>%1 from the stash</source>
        <translation>%1 de la réserve</translation>
    </message>
    <message>
        <source>Fit again</source>
        <translation>De nouveau apte</translation>
    </message>
    <message>
        <source>Description changed</source>
        <translation>Description changée</translation>
    </message>
    <message>
        <source>What counts but is odd</source>
        <translation>Ce qui compte mais étonne</translation>
    </message>
    <message>
        <source>Bought: %1</source>
        <translation>Acheté&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 bought</source>
        <translation>Achat&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 sold</source>
        <translation>Vente&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 handed on to %2</source>
        <translation>%1 remis à %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <translation>%1, de %2</translation>
    </message>
    <message>
        <source>Rivalries: %1</source>
        <translation>Rivalités&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 to %2 (M%3)</source>
        <comment>a rivalry, and the missions of it</comment>
        <translation>%1 à %2 (M%3)</translation>
    </message>
</context>
<context>
    <name>Chronicle</name>
    <message>
        <source>The chronicle</source>
        <translation>La chronique</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Roll of honour</source>
        <translation>Tableau d’honneur</translation>
    </message>
    <message>
        <source>Made with Muster</source>
        <translation>Fait avec Muster</translation>
    </message>
    <message numerus="yes">
        <source>mission(s)</source>
        <comment>under a figure</comment>
        <translation>
            <numerusform>mission</numerusform>
            <numerusform>missions</numerusform>
        </translation>
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
        <source>No.</source>
        <translation>N°</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Forces</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>Who put whom out of action</source>
        <translation>Qui a mis qui hors de combat</translation>
    </message>
    <message>
        <source>Afterwards</source>
        <translation>Ensuite</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cartes</translation>
    </message>
    <message>
        <source>Standings after it</source>
        <translation>Classement après la mission</translation>
    </message>
    <message>
        <source>Territories after it</source>
        <translation>Territoires après la mission</translation>
    </message>
    <message>
        <source>Nothing changed hands.</source>
        <translation>Rien n’a changé de mains.</translation>
    </message>
    <message>
        <source>The map through the campaign</source>
        <translation>La carte au fil de la campagne</translation>
    </message>
    <message>
        <source>How they changed hands</source>
        <translation>Comment elles ont changé de mains</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
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
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message numerus="yes">
        <source>%n mission(s)</source>
        <translation>
            <numerusform>%n mission</numerusform>
            <numerusform>%n missions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eliminated</source>
        <translation>
            <numerusform>%n éliminé</numerusform>
            <numerusform>%n éliminés</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 experience</source>
        <translation>%1 d’expérience</translation>
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
        <source>Put out of action</source>
        <translation>Mis hors de combat</translation>
    </message>
    <message>
        <source>Value in %1</source>
        <translation>Valeur en %1</translation>
    </message>
    <message>
        <source>Most put out of action</source>
        <translation>Les plus redoutables</translation>
    </message>
    <message>
        <source>Nobody has fallen or retired.</source>
        <translation>Personne n’est tombé ni parti en retraite.</translation>
    </message>
    <message>
        <source>Rivalries</source>
        <translation>Rivalités</translation>
    </message>
    <message>
        <source>One mission back</source>
        <translation>Mission précédente</translation>
    </message>
    <message>
        <source>After which mission</source>
        <translation>Après quelle mission</translation>
    </message>
    <message>
        <source>One mission on</source>
        <translation>Mission suivante</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au début</translation>
    </message>
    <message>
        <source>After mission %1: %2</source>
        <translation>Après la mission %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Fell in mission %1.</source>
        <translation>Tombé lors de la mission %1.</translation>
    </message>
    <message>
        <source>Fell in mission %1, to %2.</source>
        <translation>Tombé lors de la mission %1, face à %2.</translation>
    </message>
    <message>
        <source>Fell in mission %1, %2.</source>
        <translation>Tombé lors de la mission %1, %2.</translation>
    </message>
    <message>
        <source>Fell in mission %1, %2, to %3.</source>
        <translation>Tombé lors de la mission %1, %2, face à %3.</translation>
    </message>
</context>
<context>
    <name>FindingText</name>
    <message>
        <source>whole army</source>
        <translation>toute l’armée</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1&#xa0;: il en manque 1</translation>
    </message>
    <message>
        <source>%1: %2 chosen, at least %3 needed</source>
        <translation>%1&#xa0;: %2 choisis, au moins %3 requis</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 n’est pas autorisé ici</translation>
    </message>
    <message>
        <source>%1: %2 chosen, at most %3 allowed</source>
        <translation>%1&#xa0;: %2 choisis, au plus %3 autorisés</translation>
    </message>
    <message>
        <source>%1: %2 forces, at least %3 needed</source>
        <translation>%1&#xa0;: %2 forces, au moins %3 requises</translation>
    </message>
    <message>
        <source>%1: %2 forces, at most %3 allowed</source>
        <translation>%1&#xa0;: %2 forces, au plus %3 autorisées</translation>
    </message>
    <message>
        <source>%1 has %2, at least %3 needed</source>
        <translation>%1&#xa0;: %2, au moins %3 requis</translation>
    </message>
    <message>
        <source>%1 over the limit of %2</source>
        <translation>%1 au-dessus de la limite de %2</translation>
    </message>
    <message>
        <source>%1 is not available here</source>
        <translation>%1 n’est pas disponible ici</translation>
    </message>
    <message>
        <source>%1 is not in the data</source>
        <translation>%1 n’est pas dans les données</translation>
    </message>
    <message>
        <source>The data of %1 are not installed</source>
        <translation>Les données de %1 ne sont pas installées</translation>
    </message>
    <message>
        <source>The cost of %1 depends on itself</source>
        <translation>Le coût de %1 dépend de lui-même</translation>
    </message>
    <message>
        <source>%1× %2</source>
        <translation>%1× %2</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Add %1× %2</source>
        <translation>Ajouter %1× %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Remove %1 (%2)</source>
        <translation>Retirer %1 (%2)</translation>
    </message>
    <message>
        <source>Raise the limit to %1</source>
        <translation>Porter la limite à %1</translation>
    </message>
    <message numerus="yes">
        <source>%n chosen</source>
        <translation>
            <numerusform>%n choisi</numerusform>
            <numerusform>%n choisis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>, %1 times</source>
        <translation>, %1 fois</translation>
    </message>
    <message>
        <source>not together with %1</source>
        <translation>pas avec %1</translation>
    </message>
    <message>
        <source>only with %1</source>
        <translation>seulement avec %1</translation>
    </message>
    <message>
        <source>none allowed here</source>
        <translation>pas autorisé ici</translation>
    </message>
    <message>
        <source>none allowed in the army</source>
        <translation>pas autorisé dans cette armée</translation>
    </message>
    <message>
        <source>not available here</source>
        <translation>pas disponible ici</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>breaks a limit</source>
        <translation>dépasse une limite</translation>
    </message>
    <message>
        <source>%1 is %2 over its cap</source>
        <translation>%1 dépasse de&#xa0;%2 son plafond</translation>
    </message>
    <message>
        <source>%1: %2 to %3</source>
        <translation>%1&#xa0;: de %2 à %3</translation>
    </message>
    <message>
        <source>%1 of %2: %3</source>
        <translation>%1 sur %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>slot is full</source>
        <translation>place complète</translation>
    </message>
    <message>
        <source>at most %1 in the army</source>
        <translation>%1 au plus dans l’armée</translation>
    </message>
    <message>
        <source>%1 comes from the campaign book</source>
        <translation>%1 vient du livre de campagne</translation>
    </message>
    <message>
        <source>%1: nobody is chosen for &quot;%2&quot;</source>
        <translation>%1&#xa0;: personne n’est choisi pour «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>%1: %2 joined, at most %3 allowed</source>
        <translation>%1&#xa0;: %2 rattachés, %3 au plus</translation>
    </message>
    <message>
        <source>%1 cannot join %2</source>
        <translation>%1 ne peut pas rejoindre %2</translation>
    </message>
    <message>
        <source>Not checked: the game data lack &quot;%1&quot;</source>
        <translation>Non vérifiée&#xa0;: il manque «&#xa0;%1&#xa0;» dans les données du jeu</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) of these data are not understood and left out</source>
        <translation>
            <numerusform>%n règle de ces données n’est pas comprise et laissée de côté</numerusform>
            <numerusform>%n règles de ces données ne sont pas comprises et laissées de côté</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>League</name>
    <message>
        <source>late</source>
        <comment>a game</comment>
        <translation>en retard</translation>
    </message>
    <message>
        <source>round %1</source>
        <comment>in a cell</comment>
        <translation>ronde %1</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Rang</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Parties</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nulles</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Balance</source>
        <translation>Différence</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Forme</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Quand</translation>
    </message>
    <message>
        <source>late, %1</source>
        <translation>en retard, %1</translation>
    </message>
    <message>
        <source>cancelled</source>
        <translation>annulée</translation>
    </message>
    <message>
        <source>%1, disputed</source>
        <translation>%1, contestée</translation>
    </message>
    <message>
        <source>no opponent</source>
        <translation>sans adversaire</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Face-à-face</translation>
    </message>
    <message>
        <source>Head to head, the first %1</source>
        <translation>Face-à-face des %1 premiers</translation>
    </message>
    <message>
        <source>Late: %1</source>
        <translation>En retard&#xa0;: %1</translation>
    </message>
    <message>
        <source>W</source>
        <comment>one letter: won</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter: drawn</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>L</source>
        <comment>one letter: lost</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <translation>%1, ronde %2</translation>
    </message>
    <message numerus="yes">
        <source>Late: %n game(s)</source>
        <translation>
            <numerusform>En retard&#xa0;: %n partie</numerusform>
            <numerusform>En retard&#xa0;: %n parties</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>et %n autre</numerusform>
            <numerusform>et %n autres</numerusform>
        </translation>
    </message>
    <message>
        <source>Round %1: %2 of %3 played</source>
        <translation>Ronde %1, parties jouées&#xa0;: %2 sur %3</translation>
    </message>
    <message>
        <source>open</source>
        <translation>à jouer</translation>
    </message>
    <message>
        <source>  %1 has no opponent</source>
        <translation>  %1 n’a pas d’adversaire</translation>
    </message>
    <message>
        <source>victory points</source>
        <translation>points de victoire</translation>
    </message>
    <message>
        <source>balance of victory points</source>
        <translation>différence de points de victoire</translation>
    </message>
    <message>
        <source>objectives</source>
        <translation>objectifs</translation>
    </message>
    <message>
        <source>points eliminated</source>
        <translation>points éliminés</translation>
    </message>
    <message>
        <source>figures eliminated</source>
        <translation>figurines éliminées</translation>
    </message>
    <message>
        <source>wins</source>
        <translation>victoires</translation>
    </message>
    <message>
        <source>the games against each other</source>
        <translation>les parties entre eux</translation>
    </message>
    <message>
        <source>points of the opponents</source>
        <translation>points des adversaires</translation>
    </message>
    <message>
        <source>points of those who were beaten</source>
        <translation>points des adversaires battus</translation>
    </message>
    <message>
        <source>Win %1, draw %2, loss %3.</source>
        <translation>Victoire %1, nul %2, défaite %3.</translation>
    </message>
    <message>
        <source>Points: %1.</source>
        <translation>Points&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Equal points: %1.</source>
        <translation>À égalité de points&#xa0;: %1.</translation>
    </message>
    <message>
        <source>, then </source>
        <translation>, puis </translation>
    </message>
</context>
<context>
    <name>LinkText</name>
    <message>
        <source>%1 is not the same</source>
        <translation>%1 différent(e)</translation>
    </message>
    <message>
        <source>because of the rule %1</source>
        <translation>à cause de la règle %1</translation>
    </message>
    <message>
        <source>supported by %1</source>
        <translation>soutenu par %1</translation>
    </message>
    <message>
        <source>led by %1</source>
        <translation>mené par %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n place(s)</source>
        <translation>
            <numerusform>%1 place sur %n</numerusform>
            <numerusform>%1 places sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>this unit may not</source>
        <translation>cette unité ne le peut pas</translation>
    </message>
    <message>
        <source>it takes nobody in this way</source>
        <translation>elle ne prend personne ainsi</translation>
    </message>
    <message>
        <source>not the same kind</source>
        <translation>pas de la même sorte</translation>
    </message>
    <message>
        <source>one of them keeps to its own kind</source>
        <translation>l’une des deux reste avec les siens</translation>
    </message>
    <message>
        <source>it takes somebody else only</source>
        <translation>elle ne prend que quelqu’un d’autre</translation>
    </message>
    <message>
        <source>no place left</source>
        <translation>plus de place</translation>
    </message>
    <message>
        <source>they would carry each other</source>
        <translation>elles se porteraient l’une l’autre</translation>
    </message>
    <message>
        <source>it is in another place already</source>
        <translation>elle est déjà ailleurs</translation>
    </message>
    <message>
        <source>%1: %2, %3 units, at most %4</source>
        <translation>%1&#xa0;: %2, %3 unités, %4 au plus</translation>
    </message>
    <message>
        <source>%1: %2, %3 places needed, %4 there</source>
        <translation>%1&#xa0;: %2, %3 places nécessaires, %4 disponibles</translation>
    </message>
    <message>
        <source>%1: %2 %3 is not possible, %4</source>
        <translation>%1&#xa0;: %2 %3 est impossible, %4</translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>Menée par</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>the text is not whole, or a sign in it was changed on the way: copy it once more, from %1 to its last word</source>
        <translation>le texte n’est pas entier, ou un signe a été changé en route&#xa0;: copiez-le encore une fois, de %1 à son dernier mot</translation>
    </message>
    <message>
        <source>this text belongs to another list, not to %1</source>
        <translation>ce texte appartient à une autre liste, pas à %1</translation>
    </message>
    <message>
        <source>there is no text of a phone page here: it begins with %1</source>
        <translation>il n’y a pas ici de texte d’une page pour le téléphone&#xa0;: il commence par %1</translation>
    </message>
    <message>
        <source>this text was written for a newer Muster</source>
        <translation>ce texte a été écrit pour un Muster plus récent</translation>
    </message>
    <message>
        <source>this text belongs to none of the lists of this battle</source>
        <translation>ce texte n’appartient à aucune des listes de cette bataille</translation>
    </message>
</context>
<context>
    <name>MissionPage</name>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nul</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>%1: done</source>
        <translation>%1&#xa0;: accomplie</translation>
    </message>
    <message>
        <source>%1: failed</source>
        <translation>%1&#xa0;: échouée</translation>
    </message>
    <message>
        <source>Recovered</source>
        <translation>Rétabli</translation>
    </message>
    <message>
        <source>Wounded</source>
        <translation>Blessé</translation>
    </message>
    <message>
        <source>Killed</source>
        <translation>Tué</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what became of a soldier, who did it</comment>
        <translation>%1, par %2</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) lost</source>
        <translation>
            <numerusform>%n figurine perdue</numerusform>
            <numerusform>%n figurines perdues</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 becomes %2</source>
        <translation>%1 devient %2</translation>
    </message>
    <message>
        <source>Entered on %1</source>
        <translation>Saisie le %1</translation>
    </message>
    <message>
        <source>Entered by %1, %2</source>
        <translation>Saisie par %1, %2</translation>
    </message>
    <message>
        <source>Corrected on %1</source>
        <translation>Corrigée le %1</translation>
    </message>
    <message>
        <source>Corrected by %1, %2</source>
        <translation>Corrigée par %1, %2</translation>
    </message>
    <message>
        <source>Disputed by %1</source>
        <translation>Contestée par %1</translation>
    </message>
    <message>
        <source>Confirmed by %1</source>
        <translation>Confirmée par %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 won against %2</source>
        <translation>
            <numerusform>%1 l’emporte sur %2</numerusform>
            <numerusform>%1 l’emportent sur %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won</source>
        <translation>
            <numerusform>%1 l’emporte</numerusform>
            <numerusform>%1 l’emportent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost</source>
        <translation>
            <numerusform>%1 perd</numerusform>
            <numerusform>%1 perdent</numerusform>
        </translation>
    </message>
    <message>
        <source>Drawn: %1</source>
        <translation>Match nul&#xa0;: %1</translation>
    </message>
    <message>
        <source>Planned</source>
        <translation>Prévue</translation>
    </message>
    <message>
        <source>Planned: %1</source>
        <translation>Prévue&#xa0;: %1</translation>
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
        <source>%1 put %2 out of action</source>
        <translation>%1 a mis %2 hors de combat</translation>
    </message>
</context>
<context>
    <name>OddsText</name>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Nothing of it can be lost.</source>
        <translation>Rien n’en peut être perdu.</translation>
    </message>
    <message>
        <source>On average %1 of %2 %3; at least one with %4.</source>
        <translation>En moyenne&#xa0;%1 sur&#xa0;%2&#xa0;%3&#xa0;; au moins une perte à&#xa0;%4.</translation>
    </message>
    <message>
        <source>%1 such attacks one after the other: %2.</source>
        <translation>%1&#xa0;attaques de ce genre à la suite&#xa0;: %2.</translation>
    </message>
    <message>
        <source>It takes %1 such attacks for %2.</source>
        <translation>Il faut %1&#xa0;attaques de ce genre pour %2.</translation>
    </message>
    <message>
        <source>It takes %1 such attacks for %2, %3 for %4.</source>
        <translation>Il faut %1&#xa0;attaques de ce genre pour %2, %3 pour %4.</translation>
    </message>
    <message>
        <source>&lt; %1</source>
        <comment>less than so many percent</comment>
        <translation>&lt;&#xa0;%1</translation>
    </message>
    <message>
        <source>&gt; %1</source>
        <comment>more than so many percent</comment>
        <translation>&gt;&#xa0;%1</translation>
    </message>
    <message>
        <source>A figure is not known</source>
        <translation>Un chiffre est inconnu</translation>
    </message>
    <message>
        <source>Nobody wrote down: %1.</source>
        <translation>Personne ne l’a noté&#xa0;:&#xa0;%1.</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>3 of 5 lost</comment>
        <translation>perdus</translation>
    </message>
    <message>
        <source>to destroy it</source>
        <translation>de chances de la détruire</translation>
    </message>
    <message>
        <source>%1 %2 on average</source>
        <translation>%1&#xa0;%2 en moyenne</translation>
    </message>
    <message>
        <source>This does nothing to it</source>
        <translation>Cela ne lui fait rien</translation>
    </message>
    <message>
        <source>The attacker loses %1 on average and is lost with %2.</source>
        <translation>L’attaquant perd&#xa0;%1 en moyenne&#xa0;; il est perdu lui-même à&#xa0;%2.</translation>
    </message>
    <message>
        <source>Assumed: %1 %2.</source>
        <translation>Supposé&#xa0;:&#xa0;%1&#xa0;%2.</translation>
    </message>
</context>
<context>
    <name>Renderers</name>
    <message>
        <source>not in the data</source>
        <translation>absent des données</translation>
    </message>
    <message>
        <source>%1 / %2 %3</source>
        <translation>%1 / %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légale</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Non légale</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note&#xa0;: %1</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texte simple</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Discord</source>
        <translation>Discord</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tableau (CSV)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>As NewRecruit writes it</source>
        <translation>Comme NewRecruit l’écrit</translation>
    </message>
    <message>
        <source>For a tournament (WTC)</source>
        <translation>Pour un tournoi (WTC)</translation>
    </message>
    <message>
        <source>Short: a line for each unit</source>
        <translation>Court&#xa0;: une ligne par unité</translation>
    </message>
</context>
<context>
    <name>RosterExport</name>
    <message>
        <source>Independent units</source>
        <translation>Unités indépendantes</translation>
    </message>
    <message>
        <source>Without category</source>
        <translation>Sans catégorie</translation>
    </message>
    <message>
        <source>%1: active for %2</source>
        <translation>%1&#xa0;: actif pour %2</translation>
    </message>
    <message>
        <source>%1: inactive, missing %2</source>
        <translation>%1&#xa0;: inactif, il manque %2</translation>
    </message>
    <message>
        <source>%1, data revision %2</source>
        <translation>%1, données révision %2</translation>
    </message>
    <message>
        <source>%1, pack %2</source>
        <translation>%1, pack %2</translation>
    </message>
</context>
<context>
    <name>ScenarioText</name>
    <message>
        <source>%1 cm</source>
        <translation>%1 cm</translation>
    </message>
    <message>
        <source>%1 inches</source>
        <translation>%1 pouces</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à&#xa0;%2</translation>
    </message>
    <message>
        <source>from turn %1 by themselves</source>
        <translation>d’elles-mêmes dès le tour&#xa0;%1</translation>
    </message>
    <message>
        <source>; </source>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>scattered</source>
        <translation>dispersées</translation>
    </message>
    <message>
        <source>all units, heroes too</source>
        <translation>toutes les unités, héros compris</translation>
    </message>
    <message>
        <source>all units, no heroes</source>
        <translation>toutes les unités, sauf les héros</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) of each side, heroes too</source>
        <translation>
            <numerusform>%n unité de chaque camp, héros compris</numerusform>
            <numerusform>%n unités de chaque camp, héros compris</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) of each side, no heroes</source>
        <translation>
            <numerusform>%n unité de chaque camp, sauf les héros</numerusform>
            <numerusform>%n unités de chaque camp, sauf les héros</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, discs of %2 mm</source>
        <translation>%1, disques de&#xa0;%2 mm</translation>
    </message>
    <message>
        <source>%1, discs of %2 inches</source>
        <translation>%1, disques de&#xa0;%2 pouces</translation>
    </message>
    <message>
        <source>Reserves</source>
        <translation>Réserves</translation>
    </message>
    <message>
        <source>Ambush</source>
        <translation>Embuscade</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n unit(s)</source>
        <translation>
            <numerusform>%1&#xa0;:&#xa0;%n unité</numerusform>
            <numerusform>%1&#xa0;:&#xa0;%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Comes back</source>
        <translation>Revient</translation>
    </message>
    <message>
        <source>Own missions</source>
        <translation>Missions personnelles</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
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
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Objectives</source>
        <translation>Objectifs</translation>
    </message>
    <message>
        <source>Victory points to win</source>
        <translation>Points de victoire pour gagner</translation>
    </message>
    <message>
        <source>A house mission: ours, not of the rules.</source>
        <translation>Mission maison&#xa0;: de nous, pas des règles.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Table de&#xa0;%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Secondary mission</source>
        <translation>Mission secondaire</translation>
    </message>
</context>
<context>
    <name>TableLosses</name>
    <message>
        <source>%1 of %2 figures of %3: say which</source>
        <translation>%1 des %2 figurines de %3&#xa0;: dites lesquelles</translation>
    </message>
</context>
<context>
    <name>Typography</name>
    <message>
        <source>%1 %</source>
        <comment>a figure in percent</comment>
        <translation>%1&#xa0;%</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
</context>
</TS>

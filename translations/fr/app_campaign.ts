<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Message</name>
    <message>
        <source>The game of this campaign is not installed.</source>
        <translation>Le jeu de cette campagne n’est pas installé.</translation>
    </message>
</context>
<context>
    <name>ReportField</name>
    <message>
        <source>Done</source>
        <translation>Accomplie</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Échouée</translation>
    </message>
    <message>
        <source>Not read</source>
        <translation>Non lue</translation>
    </message>
    <message>
        <source>Open</source>
        <comment>objective not decided</comment>
        <translation>Ouverte</translation>
    </message>
    <message>
        <source>%1, %2 to share</source>
        <translation>%1, %2 à partager</translation>
    </message>
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
        <source>Open</source>
        <comment>result not known</comment>
        <translation>Ouvert</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Result of %1</source>
        <translation>Résultat de %1</translation>
    </message>
    <message>
        <source>Left open, this decides: %1. Done is won, failed is lost.</source>
        <translation>Sans résultat, ceci décide&#xa0;: %1. Accomplie, c’est gagné&#xa0;; échouée, c’est perdu.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Victory points of %1</source>
        <translation>Points de victoire de %1</translation>
    </message>
    <message>
        <source>Eliminated by the force as a whole</source>
        <translation>Éliminés par la force entière</translation>
    </message>
</context>
<context>
    <name>muster::app::AdoptRulesDialog</name>
    <message>
        <source>Adopt the rules</source>
        <translation>Adopter les règles</translation>
    </message>
    <message>
        <source>Adopt</source>
        <translation>Adopter</translation>
    </message>
    <message>
        <source>They hold</source>
        <translation>Elles valent</translation>
    </message>
    <message>
        <source>from the first mission on</source>
        <translation>dès la première mission</translation>
    </message>
    <message>
        <source>from mission %1 on</source>
        <translation>à partir de la mission %1</translation>
    </message>
    <message>
        <source>from the next mission on</source>
        <translation>à partir de la prochaine mission</translation>
    </message>
    <message>
        <source>What would be different</source>
        <translation>Ce qui changerait</translation>
    </message>
    <message>
        <source>Prices of life points and the points of the table are always those of today&apos;s rules.</source>
        <translation>Le prix des points de vie et les points du classement sont toujours ceux des règles d’aujourd’hui.</translation>
    </message>
    <message>
        <source>Nothing that was recorded changes.</source>
        <translation>Rien de ce qui est consigné ne change.</translation>
    </message>
</context>
<context>
    <name>muster::app::ArmouryPanel</name>
    <message>
        <source>No counters; house rules can have some.</source>
        <translation>Aucun compteur&#xa0;; les règles maison peuvent en prévoir.</translation>
    </message>
    <message>
        <source>M%1: %2</source>
        <comment>number of a mission</comment>
        <translation>M%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The stash is empty.</source>
        <translation>La réserve est vide.</translation>
    </message>
    <message>
        <source>The rules of this campaign count nothing yet.</source>
        <translation>Les règles de cette campagne ne comptent encore rien.</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Stash of the force</source>
        <translation>Réserve de la force</translation>
    </message>
    <message>
        <source>Count…</source>
        <translation>Compter…</translation>
    </message>
    <message>
        <source>House rules…</source>
        <translation>Règles maison…</translation>
    </message>
    <message>
        <source>Add…</source>
        <translation>Ajouter…</translation>
    </message>
    <message>
        <source>Add to the stash</source>
        <translation>Ajouter à la réserve</translation>
    </message>
    <message>
        <source>Give to…</source>
        <translation>Donner à…</translation>
    </message>
    <message>
        <source>Take out…</source>
        <translation>Retirer…</translation>
    </message>
</context>
<context>
    <name>muster::app::BuyDialog</name>
    <message>
        <source>Equipment for %1</source>
        <translation>Équipement pour %1</translation>
    </message>
    <message>
        <source>What it is, in your own words</source>
        <translation>Ce que c’est, avec vos mots</translation>
    </message>
    <message>
        <source>Search the army list, or write anything</source>
        <translation>Chercher dans la liste d’armée, ou écrire autre chose</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>What the army list offers</source>
        <translation>Ce que la liste d’armée offre</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûte</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Ce que cela change</translation>
    </message>
    <message>
        <source>Experience it costs</source>
        <translation>Expérience que cela coûte</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Acheter</translation>
    </message>
    <message>
        <source>They can have no more of it, or of what stands in its place; sell that first.</source>
        <translation>Il ne peut pas en avoir plus, ni de ce qui en tient lieu&#xa0;: vendez cela d’abord.</translation>
    </message>
    <message>
        <source>In your own words: %1</source>
        <translation>Avec vos mots&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1: %2 → %3 %4</source>
        <translation>%1&#xa0;: %2 → %3 %4</translation>
    </message>
    <message>
        <source>%1, %2 experience left</source>
        <translation>%1, reste %2 d’expérience</translation>
    </message>
</context>
<context>
    <name>muster::app::CampaignActions</name>
    <message>
        <source>&amp;New campaign…</source>
        <translation>&amp;Nouvelle campagne…</translation>
    </message>
    <message>
        <source>&amp;After-battle report</source>
        <translation>&amp;Rapport de mission</translation>
    </message>
    <message>
        <source>Record mission</source>
        <translation>Enregistrer la mission</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Everyone took part</source>
        <translation>Tout le monde y était</translation>
    </message>
    <message>
        <source>&amp;Draw event</source>
        <translation>&amp;Tirer un événement</translation>
    </message>
    <message>
        <source>&amp;Set up a mission…</source>
        <translation>&amp;Préparer une mission…</translation>
    </message>
    <message>
        <source>&amp;Muster a battle roster</source>
        <translation>&amp;Former la liste de bataille</translation>
    </message>
    <message>
        <source>&amp;Correct the mission</source>
        <translation>&amp;Corriger la mission</translation>
    </message>
    <message>
        <source>Take the mission out</source>
        <translation>Retirer la mission</translation>
    </message>
    <message>
        <source>Show the page of the mission</source>
        <translation>Afficher la page de la mission</translation>
    </message>
    <message>
        <source>Enter a &amp;game</source>
        <translation>Saisir une &amp;partie</translation>
    </message>
    <message>
        <source>Two players and a score, with a list or without</source>
        <translation>Deux joueurs et un score, avec ou sans liste</translation>
    </message>
    <message>
        <source>Print the chronicle</source>
        <translation>Imprimer la chronique</translation>
    </message>
    <message>
        <source>Save the chronicle as web pages…</source>
        <translation>Enregistrer la chronique en pages web…</translation>
    </message>
    <message>
        <source>Losses from the table…</source>
        <translation>Pertes de la table…</translation>
    </message>
    <message>
        <source>Fills the report from what the phone page of the battle roster handed back</source>
        <translation>Remplit le rapport avec ce que la page du téléphone de la liste de bataille a rendu</translation>
    </message>
    <message>
        <source>Counters and tables of the house…</source>
        <translation>Compteurs et tables de la maison…</translation>
    </message>
    <message>
        <source>Draw the ma&amp;p…</source>
        <translation>Dessiner la c&amp;arte…</translation>
    </message>
    <message>
        <source>&amp;Throw on a table…</source>
        <translation>&amp;Lancer sur une table…</translation>
    </message>
    <message>
        <source>&amp;Enlist a roster…</source>
        <translation>&amp;Enrôler une liste…</translation>
    </message>
    <message>
        <source>&amp;Recruit a soldier…</source>
        <translation>&amp;Recruter un soldat…</translation>
    </message>
    <message>
        <source>Add a &amp;player…</source>
        <translation>Ajouter un &amp;joueur…</translation>
    </message>
    <message>
        <source>&amp;Promote</source>
        <translation>&amp;Promouvoir</translation>
    </message>
    <message>
        <source>Promotions…</source>
        <translation>Promotions…</translation>
    </message>
    <message>
        <source>&amp;Name and function…</source>
        <translation>&amp;Nom et fonction…</translation>
    </message>
    <message>
        <source>Portra&amp;it…</source>
        <translation>Portra&amp;it…</translation>
    </message>
    <message>
        <source>Portrait from the photo of the figure</source>
        <translation>Portrait d’après la photo de la figurine</translation>
    </message>
    <message>
        <source>Make &amp;leader</source>
        <translation>Nommer c&amp;hef</translation>
    </message>
    <message>
        <source>&amp;Award…</source>
        <translation>&amp;Décoration…</translation>
    </message>
    <message>
        <source>&amp;Buy equipment…</source>
        <translation>&amp;Acheter un équipement…</translation>
    </message>
    <message>
        <source>&amp;Give experience…</source>
        <translation>Donner de l’e&amp;xpérience…</translation>
    </message>
    <message>
        <source>&amp;Wounded…</source>
        <translation>&amp;Blessé…</translation>
    </message>
    <message>
        <source>&amp;Fit again</source>
        <translation>De nouveau &amp;apte</translation>
    </message>
    <message>
        <source>Dea&amp;d</source>
        <translation>&amp;Mort</translation>
    </message>
    <message>
        <source>&amp;Retired</source>
        <translation>&amp;Retraité</translation>
    </message>
    <message>
        <source>N&amp;ote…</source>
        <translation>N&amp;ote…</translation>
    </message>
    <message>
        <source>Campaign &amp;rules…</source>
        <translation>&amp;Règles de la campagne…</translation>
    </message>
    <message>
        <source>Rena&amp;me the campaign…</source>
        <translation>Reno&amp;mmer la campagne…</translation>
    </message>
    <message>
        <source>Copy campaign report as text</source>
        <translation>Copier le bilan en texte</translation>
    </message>
    <message>
        <source>Copy campaign report as Markdown</source>
        <translation>Copier le bilan en Markdown</translation>
    </message>
    <message>
        <source>Copy campaign report for Discord</source>
        <translation>Copier le bilan pour Discord</translation>
    </message>
    <message>
        <source>Save campaign report as HTML…</source>
        <translation>Enregistrer le bilan en HTML…</translation>
    </message>
    <message>
        <source>Save all numbers as CSV…</source>
        <translation>Enregistrer tous les chiffres en CSV…</translation>
    </message>
    <message>
        <source>Copy service record</source>
        <translation>Copier les états de service</translation>
    </message>
    <message>
        <source>Export the campaign…</source>
        <translation>Exporter la campagne…</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Take it back</source>
        <translation>Le retirer</translation>
    </message>
    <message>
        <source>Show the soldier</source>
        <translation>Montrer le soldat</translation>
    </message>
    <message>
        <source>Open the sample campaign</source>
        <translation>Ouvrir la campagne d’exemple</translation>
    </message>
    <message>
        <source>Campaign report, platoon sheets, service records</source>
        <translation>Bilan de campagne, fiches de peloton, états de service</translation>
    </message>
    <message>
        <source>Print &amp;service record</source>
        <translation>Imprimer les états de &amp;service</translation>
    </message>
    <message>
        <source>Rename a player…</source>
        <translation>Renommer un joueur…</translation>
    </message>
    <message>
        <source>Back to the book</source>
        <translation>Revenir au livre</translation>
    </message>
    <message>
        <source>Look into the book, the deck or a record; the report waits</source>
        <translation>Regarder le livre, le paquet ou un état de service&#xa0;; le rapport attend</translation>
    </message>
    <message>
        <source>Bring the discarded report back</source>
        <translation>Reprendre le rapport abandonné</translation>
    </message>
    <message>
        <source>Correct the mission</source>
        <translation>Corriger la mission</translation>
    </message>
    <message>
        <source>Was not in the mission</source>
        <translation>N’était pas dans la mission</translation>
    </message>
    <message>
        <source>Takes this soldier out of the mission; everything else in it stays</source>
        <translation>Retire ce soldat de la mission&#xa0;; tout le reste demeure</translation>
    </message>
    <message>
        <source>Sell or &amp;hand on equipment…</source>
        <translation>&amp;Vendre ou remettre un équipement…</translation>
    </message>
</context>
<context>
    <name>muster::app::CampaignChart</name>
    <message>
        <source>Start</source>
        <translation>Départ</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Éliminations</translation>
    </message>
    <message>
        <source>%1 killed</source>
        <translation>%1 tué</translation>
    </message>
    <message>
        <source>and %1 more</source>
        <translation>et %1 de plus</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>%1, not there</source>
        <translation>%1, absent</translation>
    </message>
</context>
<context>
    <name>muster::app::CampaignDesk</name>
    <message>
        <source>New campaign</source>
        <translation>Nouvelle campagne</translation>
    </message>
    <message>
        <source>Create campaign</source>
        <translation>Créer la campagne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>My campaign</source>
        <translation>Ma campagne</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>belongs to each soldier</source>
        <translation>appartient à chaque soldat</translation>
    </message>
    <message>
        <source>goes to a pool, the player hands it out</source>
        <translation>va dans une réserve que le joueur distribue</translation>
    </message>
    <message>
        <source>is not kept</source>
        <translation>n’est pas tenue</translation>
    </message>
    <message>
        <source>Some of the rules are house rules; all of them can be changed later.</source>
        <translation>Certaines règles sont des règles maison&#xa0;; toutes peuvent être changées plus tard.</translation>
    </message>
    <message>
        <source>Enlist %1</source>
        <translation>Enrôler %1</translation>
    </message>
    <message>
        <source>Rename the campaign</source>
        <translation>Renommer la campagne</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Rename the campaign to %1</source>
        <translation>Renommer la campagne en %1</translation>
    </message>
    <message>
        <source>Change the rules of the campaign</source>
        <translation>Changer les règles de la campagne</translation>
    </message>
    <message>
        <source>Keep the rules of the missions so far</source>
        <translation>Garder les règles des missions jusqu’ici</translation>
    </message>
    <message>
        <source>Enlist a roster</source>
        <translation>Enrôler une liste</translation>
    </message>
    <message>
        <source>Enlist</source>
        <translation>Enrôler</translation>
    </message>
    <message>
        <source>Roster</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>There is no roster of this game in the library yet.</source>
        <translation>La bibliothèque n’a pas encore de liste de ce jeu.</translation>
    </message>
    <message>
        <source>Each figure becomes a soldier. The roster itself stays as it is.</source>
        <translation>Chaque figurine devient un soldat. La liste elle-même ne change pas.</translation>
    </message>
    <message>
        <source>Add a player</source>
        <translation>Ajouter un joueur</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>%1 joins</source>
        <translation>%1 entre dans la campagne</translation>
    </message>
    <message>
        <source>Muster a battle roster</source>
        <translation>Former la liste de bataille</translation>
    </message>
    <message>
        <source>There is no force.</source>
        <translation>Il n’y a pas de force.</translation>
    </message>
    <message>
        <source>%1, after mission %2</source>
        <translation>%1, après la mission %2</translation>
    </message>
    <message>
        <source>Name and function</source>
        <translation>Nom et fonction</translation>
    </message>
    <message>
        <source>Change counters and tables</source>
        <translation>Changer compteurs et tables</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>What %1 has</source>
        <translation>Ce que %1 possède</translation>
    </message>
    <message>
        <source>%1, more or less</source>
        <translation>%1, en plus ou en moins</translation>
    </message>
    <message>
        <source>Count what %1 has</source>
        <translation>Compter ce que %1 possède</translation>
    </message>
    <message>
        <source>Into the stash of %1</source>
        <translation>Dans la réserve de %1</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>%1 paid</source>
        <translation>%1, payé</translation>
    </message>
    <message>
        <source>Bought or found, in your own words. Soldiers leave theirs by “Sell or hand on equipment”.</source>
        <translation>Acheté ou trouvé, dans vos mots. Les soldats y laissent le leur par «&#xa0;Vendre ou remettre un équipement&#xa0;».</translation>
    </message>
    <message>
        <source>%1 into the stash of %2</source>
        <translation>%1 dans la réserve de %2</translation>
    </message>
    <message>
        <source>Give %1 to</source>
        <translation>Donner %1 à</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>%1 gets %2 from the stash</source>
        <translation>%1 reçoit %2 de la réserve</translation>
    </message>
    <message>
        <source>%1 leaves the stash</source>
        <translation>%1 quitte la réserve</translation>
    </message>
    <message>
        <source>Take it out</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>%1 it brings</source>
        <translation>%1, rapporté</translation>
    </message>
    <message>
        <source>Sold, lost or used up. Undo brings it back.</source>
        <translation>Vendu, perdu ou usé. Annuler le ramène.</translation>
    </message>
    <message>
        <source>Draw the map</source>
        <translation>Dessiner la carte</translation>
    </message>
    <message>
        <source>Who holds %1?</source>
        <translation>Qui tient %1&#xa0;?</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>What a mission decides belongs into its report.</source>
        <translation>Ce qu’une mission décide va dans son rapport.</translation>
    </message>
    <message>
        <source>%1 goes to %2</source>
        <translation>%1 passe à %2</translation>
    </message>
    <message>
        <source>Function and weapons</source>
        <translation>Fonction et armes</translation>
    </message>
    <message>
        <source>Describe %1</source>
        <translation>Décrire %1</translation>
    </message>
    <message>
        <source>Portrait of %1</source>
        <translation>Portrait de %1</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.webp *.bmp)</source>
        <translation>Images (*.png *.jpg *.jpeg *.webp *.bmp)</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Portrait</translation>
    </message>
    <message>
        <source>%1 is not a picture that can be read: %2</source>
        <translation>%1 n’est pas une image lisible&#xa0;: %2</translation>
    </message>
    <message>
        <source>The photo of the collection cannot be read.</source>
        <translation>La photo de la collection ne peut pas être lue.</translation>
    </message>
    <message>
        <source>%1 leads</source>
        <translation>%1 prend le commandement</translation>
    </message>
    <message>
        <source>Award for %1</source>
        <translation>Décoration pour %1</translation>
    </message>
    <message>
        <source>Award</source>
        <translation>Décoration</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Award %1 to %2</source>
        <translation>Décorer %2&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 buys %2</source>
        <translation>%1 achète %2</translation>
    </message>
    <message>
        <source>Hand out experience</source>
        <translation>Distribuer l’expérience</translation>
    </message>
    <message>
        <source>Give experience</source>
        <translation>Donner de l’expérience</translation>
    </message>
    <message>
        <source>Hand out</source>
        <translation>Distribuer</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Donner</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>%1 of %2 in the pool</source>
        <translation>%1 sur %2 dans la réserve</translation>
    </message>
    <message>
        <source>Note about %1</source>
        <translation>Note sur %1</translation>
    </message>
    <message>
        <source>Write down</source>
        <translation>Noter</translation>
    </message>
    <message>
        <source>%1 is wounded</source>
        <translation>%1 est blessé</translation>
    </message>
    <message>
        <source>Missions to miss</source>
        <translation>Missions manquées</translation>
    </message>
    <message>
        <source>%1 is fit again</source>
        <translation>%1 est de nouveau apte</translation>
    </message>
    <message>
        <source>%1 is dead</source>
        <translation>%1 est mort</translation>
    </message>
    <message>
        <source>%1 retires</source>
        <translation>%1 prend sa retraite</translation>
    </message>
    <message>
        <source>The campaign report is in the clipboard.</source>
        <translation>Le bilan est dans le presse-papiers.</translation>
    </message>
    <message>
        <source>The service record is in the clipboard.</source>
        <translation>Les états de service sont dans le presse-papiers.</translation>
    </message>
    <message>
        <source>Save campaign report</source>
        <translation>Enregistrer le bilan</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Table (*.csv)</source>
        <translation>Tableau (*.csv)</translation>
    </message>
    <message>
        <source>Export the campaign</source>
        <translation>Exporter la campagne</translation>
    </message>
    <message>
        <source>Muster (*.muster)</source>
        <translation>Muster (*.muster)</translation>
    </message>
    <message>
        <source>Message %1 of %2 is copied. Paste it, then copy again.</source>
        <translation>Le message %1 sur %2 est copié. Collez-le, puis copiez de nouveau.</translation>
    </message>
    <message>
        <source>Message %1 of %2 is copied: the last one.</source>
        <translation>Le message %1 sur %2 est copié&#xa0;: c’est le dernier.</translation>
    </message>
    <message>
        <source>Save the chronicle as web pages</source>
        <translation>Enregistrer la chronique en pages web</translation>
    </message>
    <message>
        <source>The folder %1 cannot be made.</source>
        <translation>Le dossier %1 ne peut pas être créé.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>%1 (sample)</source>
        <translation>%1 (exemple)</translation>
    </message>
    <message>
        <source>Enlist the forces</source>
        <translation>Enrôler les forces</translation>
    </message>
    <message numerus="yes">
        <source>Promote %n soldier(s)</source>
        <translation>
            <numerusform>Promouvoir %n soldat</numerusform>
            <numerusform>Promouvoir %n soldats</numerusform>
        </translation>
    </message>
    <message>
        <source>Rename a player</source>
        <translation>Renommer un joueur</translation>
    </message>
    <message>
        <source>Rename %1 to %2</source>
        <translation>Renommer %1 en %2</translation>
    </message>
    <message>
        <source>Recruit a soldier</source>
        <translation>Recruter un soldat</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Recruter</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Same kit as</source>
        <translation>Même équipement que</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>Experience they bring</source>
        <translation>Expérience qu’il apporte</translation>
    </message>
    <message>
        <source>This kind of figure has no ranks.</source>
        <translation>Ce genre de figurine n’a pas de grades.</translation>
    </message>
    <message>
        <source>Recruit %1</source>
        <translation>Recruter %1</translation>
    </message>
    <message>
        <source>%1, hidden</source>
        <translation>%1, cachée</translation>
    </message>
    <message>
        <source>%1: experience</source>
        <translation>%1&#xa0;: expérience</translation>
    </message>
    <message>
        <source>Set up a mission</source>
        <translation>Préparer une mission</translation>
    </message>
    <message>
        <source>Set up</source>
        <translation>Préparer</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>What it is about</source>
        <translation>De quoi il s’agit</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Who goes</source>
        <translation>Qui part</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>A mission of your own.</source>
        <translation>Une mission de votre cru.</translation>
    </message>
    <message>
        <source>Set up %1</source>
        <translation>Préparer %1</translation>
    </message>
    <message>
        <source>%1 sells %2</source>
        <translation>%1 vend %2</translation>
    </message>
    <message>
        <source>%1 hands %2 on to %3</source>
        <translation>%1 remet %2 à %3</translation>
    </message>
    <message>
        <source>%1 leaves %2 in the stash</source>
        <translation>%1 laisse %2 dans la réserve</translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) of the list come from the campaign book; its notes say which.</source>
        <translation>
            <numerusform>%n ligne de la liste vient du livre de campagne&#xa0;; ses notes disent laquelle.</numerusform>
            <numerusform>%n lignes de la liste viennent du livre de campagne&#xa0;; ses notes disent lesquelles.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::CampaignSession</name>
    <message>
        <source>Somebody else recorded something meanwhile; both are in the log now.</source>
        <translation>Quelqu’un d’autre a enregistré entre-temps&#xa0;; les deux sont dans le journal.</translation>
    </message>
    <message>
        <source>Somebody else changed this campaign meanwhile; yours goes on as a copy.</source>
        <translation>Quelqu’un d’autre a changé cette campagne entre-temps&#xa0;; la vôtre continue comme copie.</translation>
    </message>
    <message>
        <source>Promote %1 to %2</source>
        <translation>Promouvoir %1 au grade de %2</translation>
    </message>
    <message>
        <source>Take an entry of the log back</source>
        <translation>Retirer une entrée du journal</translation>
    </message>
    <message>
        <source>The report for %1</source>
        <translation>Le rapport pour %1</translation>
    </message>
    <message>
        <source>mission %1, %2</source>
        <translation>mission %1, %2</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer la %1</translation>
    </message>
    <message>
        <source>%1 was not in %2</source>
        <translation>%1 n’était pas dans la %2</translation>
    </message>
</context>
<context>
    <name>muster::app::CampaignWorkspace</name>
    <message>
        <source>Campaign</source>
        <translation>Campagne</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldats</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Service record</source>
        <translation>États de service</translation>
    </message>
    <message>
        <source>Roll of honour</source>
        <translation>Tableau d’honneur</translation>
    </message>
    <message>
        <source>Charts</source>
        <translation>Graphiques</translation>
    </message>
    <message>
        <source>Event deck</source>
        <translation>Paquet d’événements</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Mission</source>
        <translation>Mission</translation>
    </message>
    <message>
        <source>League</source>
        <translation>Ligue</translation>
    </message>
    <message>
        <source>Armoury</source>
        <translation>Armurerie</translation>
    </message>
    <message>
        <source>Territories</source>
        <translation>Territoires</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message numerus="yes">
        <source>mission(s)</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>mission</numerusform>
            <numerusform>missions</numerusform>
        </translation>
    </message>
    <message>
        <source>Correct a mission</source>
        <translation>Corriger une mission</translation>
    </message>
    <message>
        <source>After-battle report</source>
        <translation>Rapport de mission</translation>
    </message>
    <message>
        <source>%1 · mission %2</source>
        <translation>%1 · mission %2</translation>
    </message>
    <message>
        <source>Record correction</source>
        <translation>Enregistrer la correction</translation>
    </message>
    <message>
        <source>Record mission</source>
        <translation>Enregistrer la mission</translation>
    </message>
    <message>
        <source>Draft kept %1</source>
        <translation>Brouillon gardé à %1</translation>
    </message>
    <message numerus="yes">
        <source>%n force(s)</source>
        <translation>
            <numerusform>%n force</numerusform>
            <numerusform>%n forces</numerusform>
        </translation>
    </message>
    <message>
        <source>No campaign</source>
        <translation>Aucune campagne</translation>
    </message>
    <message>
        <source>in service</source>
        <translation>en service</translation>
    </message>
    <message>
        <source>in the pool</source>
        <translation>dans la réserve</translation>
    </message>
    <message numerus="yes">
        <source>%n can be promoted</source>
        <translation>
            <numerusform>%n peut être promu</numerusform>
            <numerusform>%n peuvent être promus</numerusform>
        </translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
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
        <source>Tab: next cell</source>
        <translation>Tab&#xa0;: case suivante</translation>
    </message>
    <message>
        <source>Ctrl+Enter: record mission</source>
        <translation>Ctrl+Entrée&#xa0;: enregistrer la mission</translation>
    </message>
    <message>
        <source>With house rules</source>
        <translation>Avec des règles maison</translation>
    </message>
    <message>
        <source>%1 pack %2</source>
        <translation>Pack %1 %2</translation>
    </message>
    <message>
        <source>no campaign is open</source>
        <translation>aucune campagne n’est ouverte</translation>
    </message>
    <message>
        <source>nobody is enlisted yet</source>
        <translation>personne n’est encore enrôlé</translation>
    </message>
    <message>
        <source>this game has no event deck</source>
        <translation>ce jeu n’a pas de paquet d’événements</translation>
    </message>
    <message>
        <source>no soldier is selected</source>
        <translation>aucun soldat n’est choisi</translation>
    </message>
    <message>
        <source>the collection has no photo of this figure</source>
        <translation>la collection n’a pas de photo de cette figurine</translation>
    </message>
    <message>
        <source>%1 is no longer in service</source>
        <translation>%1 n’est plus en service</translation>
    </message>
    <message>
        <source>the rules of this campaign have no table</source>
        <translation>les règles de cette campagne n’ont pas de table</translation>
    </message>
    <message>
        <source>this campaign keeps no experience</source>
        <translation>cette campagne ne tient pas d’expérience</translation>
    </message>
    <message>
        <source>%1 is fit</source>
        <translation>%1 est apte</translation>
    </message>
    <message>
        <source>there is no higher rank</source>
        <translation>il n’y a pas de grade plus élevé</translation>
    </message>
    <message>
        <source>%1 more experience is needed</source>
        <translation>il manque %1 points d’expérience</translation>
    </message>
    <message>
        <source>nobody can be promoted now</source>
        <translation>personne ne peut être promu pour l’instant</translation>
    </message>
    <message>
        <source>no mission is selected</source>
        <translation>aucune mission n’est choisie</translation>
    </message>
    <message>
        <source>nothing is selected</source>
        <translation>rien n’est choisi</translation>
    </message>
    <message>
        <source>There is no player yet.</source>
        <translation>Il n’y a pas encore de joueur.</translation>
    </message>
    <message>
        <source>no report was discarded</source>
        <translation>aucun rapport n’a été abandonné</translation>
    </message>
    <message>
        <source>Report: %1</source>
        <translation>Rapport&#xa0;: %1</translation>
    </message>
    <message>
        <source>Correction: %1</source>
        <translation>Correction&#xa0;: %1</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Discard the correction of %1?</source>
        <translation>Abandonner la correction de %1&#xa0;?</translation>
    </message>
    <message>
        <source>Discard the report of %1?</source>
        <translation>Abandonner le rapport de %1&#xa0;?</translation>
    </message>
    <message>
        <source>What was entered goes away. Undo brings it back.</source>
        <translation>Ce qui a été saisi disparaît. Annuler le fait revenir.</translation>
    </message>
    <message>
        <source>Go on writing</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>The report was discarded. Undo brings it back.</source>
        <translation>Le rapport est abandonné. Annuler le fait revenir.</translation>
    </message>
    <message>
        <source>The report waits: “Report in progress” leads back to it.</source>
        <translation>Le rapport attend&#xa0;: «&#xa0;Rapport en cours&#xa0;» y ramène.</translation>
    </message>
    <message numerus="yes">
        <source>%n report(s) in progress</source>
        <translation>
            <numerusform>%n rapport en cours</numerusform>
            <numerusform>%n rapports en cours</numerusform>
        </translation>
    </message>
    <message>
        <source>Report in progress</source>
        <translation>Rapport en cours</translation>
    </message>
    <message>
        <source>Correction in progress</source>
        <translation>Correction en cours</translation>
    </message>
    <message>
        <source>Go on writing where you left it</source>
        <translation>Reprendre là où vous en étiez</translation>
    </message>
    <message>
        <source>Take the mission out</source>
        <translation>Retirer la mission</translation>
    </message>
    <message>
        <source>Remove %1, with its kills and deaths?</source>
        <translation>Retirer la %1, avec ses éliminations et ses morts&#xa0;?</translation>
    </message>
    <message>
        <source>Experience and promotions that came from it no longer hold. Undo brings it back.</source>
        <translation>L’expérience et les promotions qui en viennent ne tiennent plus. Annuler la fait revenir.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>the mission counts; only one soldier of it is in question</source>
        <translation>la mission compte&#xa0;; seul un de ses soldats est en cause</translation>
    </message>
    <message>
        <source>this is not about a soldier in a mission</source>
        <translation>il ne s’agit pas d’un soldat dans une mission</translation>
    </message>
    <message>
        <source>Not printed: the last changes are not stored, so the pages would be old. %1</source>
        <translation>Rien n’est imprimé&#xa0;: les derniers changements ne sont pas enregistrés, les pages seraient périmées. %1</translation>
    </message>
    <message>
        <source>this version cannot read it; it is kept as it is</source>
        <translation>cette version ne sait pas la lire&#xa0;; elle est gardée telle quelle</translation>
    </message>
    <message>
        <source>this is no entry of the log</source>
        <translation>ce n’est pas une entrée du journal</translation>
    </message>
    <message>
        <source>a newer version of Muster made it, and counts it</source>
        <translation>une version plus récente de Muster l’a écrite et en tient compte</translation>
    </message>
</context>
<context>
    <name>muster::app::ChartPanel</name>
    <message>
        <source>Eliminated by each soldier</source>
        <translation>Éliminations de chaque soldat</translation>
    </message>
    <message>
        <source>Earned experience after each mission</source>
        <translation>Expérience acquise après chaque mission</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Éliminations</translation>
    </message>
    <message>
        <source>Forces</source>
        <translation>Forces</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Earned by each force after each mission</source>
        <translation>Expérience gagnée par chaque force après chaque mission</translation>
    </message>
    <message>
        <source>Points of each player after each mission</source>
        <translation>Points de chaque joueur après chaque mission</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Nothing to draw yet</source>
        <translation>Rien à tracer pour l’instant</translation>
    </message>
    <message>
        <source>Lines begin with the first mission.</source>
        <translation>Les courbes commencent avec la première mission.</translation>
    </message>
</context>
<context>
    <name>muster::app::ChipEdit</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>Take one away</source>
        <translation>En retirer un</translation>
    </message>
    <message>
        <source>%1, take one away</source>
        <translation>%1, en retirer un</translation>
    </message>
    <message>
        <source>already by %1</source>
        <comment>put out of action by</comment>
        <translation>déjà par %1</translation>
    </message>
    <message>
        <source>+ Other figure “%1”</source>
        <translation>+ Autre figurine «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Other figure</source>
        <translation>Autre figurine</translation>
    </message>
    <message>
        <source>What is %1 worth, in %2?</source>
        <translation>Combien vaut %1, en %2&#xa0;?</translation>
    </message>
</context>
<context>
    <name>muster::app::DeckPanel</name>
    <message>
        <source>Draw %1</source>
        <translation>Tirer %1</translation>
    </message>
    <message>
        <source>Reshuffle %1</source>
        <translation>Rebattre %1</translation>
    </message>
    <message>
        <source>%1 of %2 cards left</source>
        <translation>%1 cartes sur %2</translation>
    </message>
    <message>
        <source>Every card was drawn: reshuffle first.</source>
        <translation>Toutes les cartes sont tirées&#xa0;: rebattez d’abord.</translation>
    </message>
    <message>
        <source>No card drawn yet</source>
        <translation>Aucune carte tirée</translation>
    </message>
    <message>
        <source>Draw one in the game master&apos;s turn. No card comes twice until you reshuffle.</source>
        <translation>Tirez-en une au tour du meneur de jeu. Aucune carte ne revient avant que vous ne rebattiez.</translation>
    </message>
    <message>
        <source>The secondary mission is open.</source>
        <translation>La mission secondaire est ouverte.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Paquet</translation>
    </message>
    <message>
        <source>Draw event</source>
        <translation>Tirer un événement</translation>
    </message>
    <message>
        <source>Reshuffle</source>
        <translation>Rebattre</translation>
    </message>
    <message>
        <source>Cards drawn, newest first</source>
        <translation>Cartes tirées, les dernières d’abord</translation>
    </message>
    <message>
        <source>This game has no event deck</source>
        <translation>Ce jeu n’a pas de paquet d’événements</translation>
    </message>
    <message>
        <source>Packs can bring one in events.json.</source>
        <translation>Un pack peut en apporter un dans events.json.</translation>
    </message>
    <message>
        <source>No campaign is open</source>
        <translation>Aucune campagne ouverte</translation>
    </message>
    <message>
        <source>Open one in the library, or start a new one.</source>
        <translation>Ouvrez-en une dans la bibliothèque, ou commencez-en une nouvelle.</translation>
    </message>
    <message>
        <source>Draw one in the game master&apos;s turn. No card comes twice in a mission.</source>
        <translation>Tirez-en une au tour du meneur de jeu. Aucune carte ne revient dans une même mission.</translation>
    </message>
</context>
<context>
    <name>muster::app::EnemyList</name>
    <message>
        <source>Click, or press the number, to add to the focused row.</source>
        <translation>Cliquez, ou tapez le numéro, pour ajouter à la ligne active.</translation>
    </message>
    <message>
        <source>Enemy list</source>
        <translation>Liste des ennemis</translation>
    </message>
    <message>
        <source>already by %1</source>
        <comment>put out of action by</comment>
        <translation>déjà par %1</translation>
    </message>
</context>
<context>
    <name>muster::app::EnemyTable</name>
    <message>
        <source>Enemy list</source>
        <translation>Liste des ennemis</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Figurine</translation>
    </message>
    <message>
        <source>Add a figure</source>
        <translation>Ajouter une figurine</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Empty, it offers the units of the game.</source>
        <translation>Vide, elle propose les unités du jeu.</translation>
    </message>
    <message>
        <source>New figure</source>
        <translation>Nouvelle figurine</translation>
    </message>
</context>
<context>
    <name>muster::app::ExperienceSum</name>
    <message>
        <source>%1 experience earned, %2 spent, %3 free</source>
        <translation>%1 d’expérience acquise, %2 dépensée, %3 libre</translation>
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
</context>
<context>
    <name>muster::app::FormDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
<context>
    <name>muster::app::HeldBars</name>
    <message>
        <source>%1 holds %2</source>
        <comment>player, number of areas</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Areas held</source>
        <translation>Zones tenues</translation>
    </message>
</context>
<context>
    <name>muster::app::KitDialog</name>
    <message>
        <source>Kit of %1</source>
        <translation>Équipement de %1</translation>
    </message>
    <message>
        <source>Equipment</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>Sell it and give experience back</source>
        <translation>Le vendre et rendre de l’expérience</translation>
    </message>
    <message>
        <source>Sell it</source>
        <translation>Le vendre</translation>
    </message>
    <message>
        <source>Hand it on to</source>
        <translation>Le remettre à</translation>
    </message>
    <message>
        <source>Leave it in the stash of the force</source>
        <translation>Le laisser dans la réserve de la force</translation>
    </message>
    <message>
        <source>It was never bought: take the entry back</source>
        <translation>Il n’a jamais été acheté&#xa0;: retirer l’entrée</translation>
    </message>
    <message>
        <source>Experience they get back</source>
        <translation>Expérience qu’il récupère</translation>
    </message>
    <message>
        <source>Who gets it</source>
        <translation>Qui le reçoit</translation>
    </message>
    <message>
        <source>Sell</source>
        <translation>Vendre</translation>
    </message>
    <message>
        <source>%1 (from the start)</source>
        <translation>%1 (d’origine)</translation>
    </message>
    <message>
        <source>Hand on</source>
        <translation>Remettre</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Laisser</translation>
    </message>
    <message>
        <source>%1: %2 → %3 %4</source>
        <translation>%1&#xa0;: %2 → %3 %4</translation>
    </message>
    <message>
        <source>%1 has nothing that could be sold or handed on.</source>
        <translation>%1 n’a rien à vendre ni à remettre.</translation>
    </message>
</context>
<context>
    <name>muster::app::LeaguePanel</name>
    <message>
        <source>Table</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Rounds</source>
        <translation>Rondes</translation>
    </message>
    <message>
        <source>Head to head</source>
        <translation>Face-à-face</translation>
    </message>
    <message>
        <source>%1 has no opponent</source>
        <translation>%1 n’a pas d’adversaire</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Ronde %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Everybody has met everybody.</source>
        <translation>Tout le monde s’est déjà rencontré.</translation>
    </message>
    <message>
        <source>Pair players</source>
        <translation>Apparier des joueurs</translation>
    </message>
    <message>
        <source>How</source>
        <translation>Comment</translation>
    </message>
    <message>
        <source>Two players, by hand</source>
        <translation>Deux joueurs, à la main</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronde</translation>
    </message>
    <message>
        <source>To be played by</source>
        <translation>À jouer jusqu’au</translation>
    </message>
    <message>
        <source>Who meets</source>
        <translation>Qui se rencontre</translation>
    </message>
    <message>
        <source>Choose two players.</source>
        <translation>Choisissez deux joueurs.</translation>
    </message>
    <message numerus="yes">
        <source>They have %n game(s) already.</source>
        <translation>
            <numerusform>Ils ont déjà %n partie.</numerusform>
            <numerusform>Ils ont déjà %n parties.</numerusform>
        </translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Appariement de la ronde %1</translation>
    </message>
    <message>
        <source>Pair everybody against everybody</source>
        <translation>Appariement de tous contre tous</translation>
    </message>
    <message>
        <source>Games from a table</source>
        <translation>Parties d’un tableau</translation>
    </message>
    <message>
        <source>New here: %1. Do they join?</source>
        <translation>Nouveaux&#xa0;: %1. Rejoignent-ils la campagne&#xa0;?</translation>
    </message>
    <message>
        <source>They join</source>
        <translation>Ils la rejoignent</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) recorded</source>
        <translation>
            <numerusform>%n partie enregistrée</numerusform>
            <numerusform>%n parties enregistrées</numerusform>
        </translation>
    </message>
    <message>
        <source>Tables (*.csv *.txt);;All files (*)</source>
        <translation>Tableaux (*.csv *.txt);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The table is copied: %1 of %2 characters.</source>
        <translation>Le classement est copié&#xa0;: %1 caractères sur %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) had no room: the picture shows everybody.</source>
        <translation>
            <numerusform>%n joueur n’a pas trouvé place&#xa0;: l’image montre tout le monde.</numerusform>
            <numerusform>%n joueurs n’ont pas trouvé place&#xa0;: l’image montre tout le monde.</numerusform>
        </translation>
    </message>
    <message>
        <source>A picture of the table is copied.</source>
        <translation>Une image du classement est copiée.</translation>
    </message>
    <message>
        <source>What of the league is shown</source>
        <translation>Ce qui est affiché de la ligue</translation>
    </message>
    <message>
        <source>Table of the league</source>
        <translation>Classement de la ligue</translation>
    </message>
    <message>
        <source>Games, newest round first</source>
        <translation>Parties, la ronde la plus récente en premier</translation>
    </message>
    <message>
        <source>Who has met whom</source>
        <translation>Qui a rencontré qui</translation>
    </message>
    <message>
        <source>Pair…</source>
        <translation>Apparier…</translation>
    </message>
    <message>
        <source>The next round, everybody against everybody, or two players, with a day to play by</source>
        <translation>La ronde suivante, tous contre tous, ou deux joueurs, avec un jour limite</translation>
    </message>
    <message>
        <source>Copy the whole table as a picture</source>
        <translation>Copier tout le classement en image</translation>
    </message>
    <message>
        <source>Games that somebody kept in a spreadsheet, as CSV: player, score, player 2, score 2; also date, round, notes</source>
        <translation>Les parties que quelqu’un a tenues dans un tableur, en CSV&#xa0;: joueur, score, joueur 2, score 2&#xa0;; aussi date, ronde, notes</translation>
    </message>
    <message>
        <source>Pair</source>
        <translation>Apparier</translation>
    </message>
    <message>
        <source>Next round (Swiss)</source>
        <translation>Ronde suivante (système suisse)</translation>
    </message>
    <message>
        <source>Everybody against everybody</source>
        <translation>Tous contre tous</translation>
    </message>
    <message>
        <source>Copy for Discord</source>
        <translation>Copier pour Discord</translation>
    </message>
    <message>
        <source>Copy as a picture</source>
        <translation>Copier en image</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 is not over: %n game(s) open. The table may still change.</source>
        <translation>
            <numerusform>La ronde %1 n’est pas finie&#xa0;: %n partie à jouer. Le classement peut encore changer.</numerusform>
            <numerusform>La ronde %1 n’est pas finie&#xa0;: %n parties à jouer. Le classement peut encore changer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n already in the book</source>
        <translation>
            <numerusform>%1, %n déjà dans le livre</numerusform>
            <numerusform>%1, %n déjà dans le livre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::LossesDialog</name>
    <message>
        <source>Losses from the table</source>
        <translation>Pertes de la table</translation>
    </message>
    <message>
        <source>Fill in</source>
        <translation>Remplir</translation>
    </message>
    <message>
        <source>have recovered</source>
        <translation>se sont rétablis</translation>
    </message>
    <message>
        <source>are wounded</source>
        <translation>sont blessés</translation>
    </message>
    <message>
        <source>are dead</source>
        <translation>sont morts</translation>
    </message>
    <message>
        <source>Battle roster</source>
        <translation>Liste de bataille</translation>
    </message>
    <message>
        <source>What the phone page handed back</source>
        <translation>Ce que la page du téléphone a rendu</translation>
    </message>
    <message>
        <source>Those who were eliminated</source>
        <translation>Les éliminés</translation>
    </message>
    <message>
        <source>No list of the library was mustered from this campaign: “Muster a battle roster” makes one.</source>
        <translation>Aucune liste de la bibliothèque ne vient de cette campagne&#xa0;: «&#xa0;Former la liste de bataille&#xa0;» en fait une.</translation>
    </message>
    <message>
        <source>Copy the result on the phone page and paste it here.</source>
        <translation>Copiez le résultat sur la page du téléphone et collez-le ici.</translation>
    </message>
    <message>
        <source>Nobody was eliminated.</source>
        <translation>Personne n’a été éliminé.</translation>
    </message>
    <message>
        <source>Eliminated: %1.</source>
        <translation>Éliminés&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The list was edited after the page was made.</source>
        <translation>La liste a été modifiée après la création de la page.</translation>
    </message>
</context>
<context>
    <name>muster::app::MapDialog</name>
    <message>
        <source>Map of the campaign</source>
        <translation>Carte de la campagne</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Dessiner</translation>
    </message>
    <message>
        <source>Hexes beside each other</source>
        <translation>Hexagones par rangée</translation>
    </message>
    <message>
        <source>Rows of hexes</source>
        <translation>Rangées d’hexagones</translation>
    </message>
    <message>
        <source>Lay hexes</source>
        <translation>Poser les hexagones</translation>
    </message>
    <message>
        <source>Picture of your own…</source>
        <translation>Image à vous…</translation>
    </message>
    <message>
        <source>Close the outline</source>
        <translation>Fermer le contour</translation>
    </message>
    <message>
        <source>Remove the area</source>
        <translation>Retirer la zone</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Area</source>
        <translation>Zone</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Ce qu’elle donne</translation>
    </message>
    <message>
        <source>Outline</source>
        <translation>Contour</translation>
    </message>
    <message>
        <source>Area %1</source>
        <translation>Zone %1</translation>
    </message>
    <message>
        <source>Picture of your own</source>
        <translation>Image à vous</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Images (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Every area needs a name.</source>
        <translation>Chaque zone a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Click the corners of an area, then close its outline. Outlines can be typed too: x,y in thousandths.</source>
        <translation>Cliquez les coins d’une zone, puis fermez son contour. Un contour peut aussi être tapé&#xa0;: x,y en millièmes.</translation>
    </message>
    <message>
        <source>Names and what an area gives stand in the table. Remove hexes that are no area.</source>
        <translation>Les noms et ce que donne une zone sont dans le tableau. Retirez les hexagones qui ne sont pas des zones.</translation>
    </message>
</context>
<context>
    <name>muster::app::MapView</name>
    <message>
        <source>Map</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>No area</source>
        <translation>Aucune zone</translation>
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
</context>
<context>
    <name>muster::app::MissionDelegate</name>
    <message>
        <source>Corrected</source>
        <translation>Corrigée</translation>
    </message>
</context>
<context>
    <name>muster::app::MissionPanel</name>
    <message>
        <source>Missions, newest first</source>
        <translation>Missions, les dernières d’abord</translation>
    </message>
    <message>
        <source>No mission yet</source>
        <translation>Aucune mission pour l’instant</translation>
    </message>
    <message>
        <source>Play one, then report it here.</source>
        <translation>Jouez-en une, puis rapportez-la ici.</translation>
    </message>
    <message>
        <source>Play one, then report it here. Experience and ranks follow.</source>
        <translation>Jouez-en une, puis rapportez-la ici. L’expérience et les grades suivent.</translation>
    </message>
</context>
<context>
    <name>muster::app::MissionSides</name>
    <message numerus="yes">
        <source>%n victory point(s)</source>
        <translation>
            <numerusform>%n point de victoire</numerusform>
            <numerusform>%n points de victoire</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, leads</source>
        <translation>%1, chef</translation>
    </message>
    <message>
        <source>Free experience before and after it</source>
        <translation>Expérience libre avant et après</translation>
    </message>
</context>
<context>
    <name>muster::app::MissionView</name>
    <message>
        <source>No mission was fought yet.</source>
        <translation>Aucune mission n’a encore été jouée.</translation>
    </message>
    <message>
        <source>round %1</source>
        <translation>ronde %1</translation>
    </message>
    <message>
        <source>corrected</source>
        <translation>corrigée</translation>
    </message>
    <message>
        <source>disputed</source>
        <translation>contestée</translation>
    </message>
    <message>
        <source>%1 put %2 out of action</source>
        <translation>%1 a mis %2 hors de combat</translation>
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
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Standings after it</source>
        <translation>Classement après la mission</translation>
    </message>
    <message>
        <source>Who says so</source>
        <translation>Qui le dit</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>Image</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Images</translation>
    </message>
    <message>
        <source>%1 confirms it</source>
        <translation>%1 confirme</translation>
    </message>
    <message>
        <source>%1 disputes it…</source>
        <translation>%1 conteste…</translation>
    </message>
    <message>
        <source>Dispute the mission</source>
        <translation>Contester la mission</translation>
    </message>
    <message>
        <source>Dispute</source>
        <translation>Contester</translation>
    </message>
    <message>
        <source>Reason</source>
        <translation>Motif</translation>
    </message>
    <message>
        <source>%1 disputes the mission</source>
        <translation>%1 conteste la mission</translation>
    </message>
    <message>
        <source>%1 confirms the mission</source>
        <translation>%1 confirme la mission</translation>
    </message>
    <message>
        <source>Cancel the mission</source>
        <translation>Annuler la mission</translation>
    </message>
    <message>
        <source>Cancel it</source>
        <translation>Annuler la mission</translation>
    </message>
    <message>
        <source>It stays in the list, struck out.</source>
        <translation>Elle reste dans la liste, barrée.</translation>
    </message>
    <message>
        <source>Add a picture</source>
        <translation>Ajouter une image</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg)</source>
        <translation>Images (*.png *.jpg *.jpeg)</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Caption</source>
        <translation>Légende</translation>
    </message>
    <message>
        <source>Earlier</source>
        <translation>Plus tôt</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Plus tard</translation>
    </message>
    <message>
        <source>Correct…</source>
        <translation>Corriger…</translation>
    </message>
    <message>
        <source>Report it…</source>
        <translation>Faire le rapport…</translation>
    </message>
    <message>
        <source>kills</source>
        <comment>column: experience</comment>
        <translation>éliminations</translation>
    </message>
    <message>
        <source>survived</source>
        <comment>column: experience</comment>
        <translation>survie</translation>
    </message>
    <message>
        <source>share</source>
        <comment>column: experience</comment>
        <translation>part</translation>
    </message>
    <message>
        <source>bonus</source>
        <comment>column: experience</comment>
        <translation>bonus</translation>
    </message>
    <message>
        <source>sum</source>
        <comment>column: experience</comment>
        <translation>somme</translation>
    </message>
    <message>
        <source>Gains: %1</source>
        <comment>experience of a mission</comment>
        <translation>Gains&#xa0;: %1</translation>
    </message>
    <message>
        <source>Add a picture…</source>
        <translation>Ajouter une image…</translation>
    </message>
    <message>
        <source>Confirm or dispute</source>
        <translation>Confirmer ou contester</translation>
    </message>
    <message>
        <source>Cancel it…</source>
        <translation>Annuler la mission…</translation>
    </message>
    <message>
        <source>Page of the mission</source>
        <translation>Page de la mission</translation>
    </message>
</context>
<context>
    <name>muster::app::PlayerRows</name>
    <message>
        <source>Player 1</source>
        <translation>Joueur 1</translation>
    </message>
    <message>
        <source>Name of player %1</source>
        <translation>Nom du joueur %1</translation>
    </message>
    <message>
        <source>Player %1, if any</source>
        <translation>Joueur %1 éventuel</translation>
    </message>
    <message>
        <source>Force of player %1</source>
        <translation>Force du joueur %1</translation>
    </message>
    <message>
        <source>no force yet</source>
        <translation>pas encore de force</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>muster::app::PromotionDialog</name>
    <message>
        <source>Promotions</source>
        <translation>Promotions</translation>
    </message>
    <message>
        <source>%1 to %2: costs %3, leaves %4 free</source>
        <translation>%1 au grade de %2&#xa0;: coûte %3, il reste %4</translation>
    </message>
    <message>
        <source>; they retire with honours</source>
        <translation>&#xa0;; il se retire avec les honneurs</translation>
    </message>
    <message>
        <source>One step: undo takes all of them back.</source>
        <translation>Une seule étape&#xa0;: Annuler les reprend toutes.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Promote</source>
        <translation>Promouvoir</translation>
    </message>
</context>
<context>
    <name>muster::app::QuickGameBar</name>
    <message>
        <source>The score decides</source>
        <translation>Le score décide</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>%1 a gagné</translation>
    </message>
    <message>
        <source>Drawn</source>
        <translation>Nul</translation>
    </message>
    <message>
        <source>A game needs two players: add them in the campaign.</source>
        <translation>Une partie demande deux joueurs&#xa0;: ajoutez-les à la campagne.</translation>
    </message>
    <message>
        <source>Choose two players.</source>
        <translation>Choisissez deux joueurs.</translation>
    </message>
    <message>
        <source>The higher figure wins. Lists and losses can follow later.</source>
        <translation>Le plus haut score gagne. Listes et pertes peuvent suivre plus tard.</translation>
    </message>
    <message>
        <source>Drawn.</source>
        <translation>Match nul.</translation>
    </message>
    <message>
        <source>%1 wins.</source>
        <translation>%1 gagne.</translation>
    </message>
    <message>
        <source>Game of %1 and %2</source>
        <translation>Partie de %1 et %2</translation>
    </message>
    <message>
        <source>%1 %2 : %3 %4 recorded</source>
        <translation>%1 %2&#xa0;: %3 %4, partie enregistrée</translation>
    </message>
    <message>
        <source>%1 – %2 recorded</source>
        <translation>%1 – %2&#xa0;: partie enregistrée</translation>
    </message>
    <message>
        <source>First player</source>
        <translation>Premier joueur</translation>
    </message>
    <message>
        <source>Second player</source>
        <translation>Second joueur</translation>
    </message>
    <message>
        <source>Score of the first player</source>
        <translation>Score du premier joueur</translation>
    </message>
    <message>
        <source>Score of the second player</source>
        <translation>Score du second joueur</translation>
    </message>
    <message>
        <source>Enter the game</source>
        <translation>Saisir la partie</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Who won where there is no score, or where the score does not decide: nobody wins with the lower figure</source>
        <translation>Qui a gagné quand il n’y a pas de score, ou quand le score ne décide pas&#xa0;: personne ne gagne avec le chiffre le plus bas</translation>
    </message>
</context>
<context>
    <name>muster::app::RankComparison</name>
    <message>
        <source>%1 from %2 to %3</source>
        <translation>%1 de %2 à %3</translation>
    </message>
    <message>
        <source>%1 to %2: %3</source>
        <translation>%1 à %2&#xa0;: %3</translation>
    </message>
</context>
<context>
    <name>muster::app::RecordHead</name>
    <message>
        <source>Kills</source>
        <translation>Éliminations</translation>
    </message>
    <message>
        <source>Missions</source>
        <translation>Missions</translation>
    </message>
    <message>
        <source>Survived</source>
        <translation>Survécues</translation>
    </message>
</context>
<context>
    <name>muster::app::RecordPanel</name>
    <message>
        <source>costs %1, house rule</source>
        <translation>coûte %1, règle maison</translation>
    </message>
    <message>
        <source>costs %1</source>
        <translation>coûte %1</translation>
    </message>
    <message>
        <source>Promote to %1</source>
        <translation>Promouvoir&#xa0;: %1</translation>
    </message>
    <message>
        <source>leaves %1 free</source>
        <translation>il reste %1</translation>
    </message>
    <message>
        <source>%1 more needed</source>
        <translation>il manque %1</translation>
    </message>
    <message>
        <source>after the next mission</source>
        <translation>après la prochaine mission</translation>
    </message>
    <message>
        <source>More</source>
        <comment>further actions of a soldier</comment>
        <translation>Plus</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>earned = spent + free</source>
        <translation>acquise = dépensée + libre</translation>
    </message>
    <message>
        <source>Next promotion</source>
        <translation>Prochaine promotion</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Journal</translation>
    </message>
    <message>
        <source>Service record</source>
        <translation>États de service</translation>
    </message>
    <message>
        <source>Nobody is selected</source>
        <translation>Aucun soldat sélectionné</translation>
    </message>
    <message>
        <source>Choose a soldier to see their record.</source>
        <translation>Choisissez un soldat pour voir ses états de service.</translation>
    </message>
    <message numerus="yes">
        <source>%n mission(s)</source>
        <translation>
            <numerusform>%n mission</numerusform>
            <numerusform>%n missions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ReportAreas</name>
    <message>
        <source>Fought over</source>
        <translation>Enjeu</translation>
    </message>
    <message>
        <source>which goes to</source>
        <translation>qui passe à</translation>
    </message>
    <message>
        <source>Area that changes hands</source>
        <translation>Zone qui change de mains</translation>
    </message>
    <message>
        <source>no area</source>
        <comment>none changes hands</comment>
        <translation>aucune zone</translation>
    </message>
    <message>
        <source>Who holds it from then on</source>
        <translation>Qui la tient désormais</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
</context>
<context>
    <name>muster::app::ReportForces</name>
    <message>
        <source>Who plays tonight</source>
        <translation>Qui joue ce soir</translation>
    </message>
    <message>
        <source>Against each other</source>
        <translation>Les uns contre les autres</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
    <message>
        <source>Kind of game</source>
        <translation>Type de partie</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>%1 of %2 forces</source>
        <translation>%1 sur %2 forces</translation>
    </message>
</context>
<context>
    <name>muster::app::ReportHead</name>
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
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>Eliminated by nobody in particular</source>
        <translation>Éliminés par personne en particulier</translation>
    </message>
</context>
<context>
    <name>muster::app::ReportOrders</name>
    <message>
        <source>Read what is hidden</source>
        <translation>Lire ce qui est caché</translation>
    </message>
    <message>
        <source>%1: no card opened it in this mission.</source>
        <translation>%1&#xa0;: aucune carte ne l’a ouverte dans cette mission.</translation>
    </message>
    <message>
        <source>hidden until it is opened</source>
        <translation>cachée jusqu’à ce qu’elle soit ouverte</translation>
    </message>
    <message>
        <source>%1: opened by “%2”.</source>
        <translation>%1&#xa0;: ouverte par «&#xa0;%2&#xa0;».</translation>
    </message>
</context>
<context>
    <name>muster::app::ReportPage</name>
    <message>
        <source>Mission notes</source>
        <translation>Notes de mission</translation>
    </message>
    <message>
        <source>Enemy list</source>
        <translation>Liste des ennemis</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldats</translation>
    </message>
    <message>
        <source>Recorded, it is one step: undo in the book takes all of it back.</source>
        <translation>Une fois enregistré, c’est une seule étape&#xa0;: annuler dans le livre reprend le tout.</translation>
    </message>
</context>
<context>
    <name>muster::app::ReportPreview</name>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Promotions and casualties appear here while you fill in the report.</source>
        <translation>Promotions et pertes apparaissent ici à mesure que vous remplissez le rapport.</translation>
    </message>
    <message>
        <source>Promotions to grant now</source>
        <translation>Promotions à accorder</translation>
    </message>
    <message>
        <source>optional</source>
        <translation>facultatif</translation>
    </message>
    <message>
        <source>%1
to %2</source>
        <translation>%1
promu&#xa0;%2</translation>
    </message>
    <message>
        <source>Promote %1 to %2</source>
        <translation>Promouvoir %1 au grade de %2</translation>
    </message>
    <message>
        <source>−%1
leaves %2</source>
        <translation>−%1
reste %2</translation>
    </message>
    <message>
        <source>Casualties</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>%1, by %2</source>
        <comment>what became of a soldier, who did it</comment>
        <translation>%1 par %2</translation>
    </message>
    <message>
        <source>%1 wounded</source>
        <translation>%1 blessé</translation>
    </message>
    <message numerus="yes">
        <source>Misses %n mission(s)</source>
        <translation>
            <numerusform>Manque %n mission</numerusform>
            <numerusform>Manque %n missions</numerusform>
        </translation>
    </message>
    <message>
        <source>, keeps %1 experience</source>
        <translation>, garde %1 d’expérience</translation>
    </message>
    <message>
        <source>%1 killed</source>
        <translation>%1 tué</translation>
    </message>
    <message>
        <source>Goes to the roll of honour with %1 experience</source>
        <translation>Entre au tableau d’honneur avec %1 d’expérience</translation>
    </message>
    <message>
        <source>Goes to the roll of honour</source>
        <translation>Entre au tableau d’honneur</translation>
    </message>
    <message>
        <source>%1 eliminated, recovered</source>
        <translation>%1 éliminé, rétabli</translation>
    </message>
    <message>
        <source>%1 eliminated by %2, recovered</source>
        <translation>%1 éliminé par %2, rétabli</translation>
    </message>
    <message>
        <source>Fit again, but earns nothing for surviving</source>
        <translation>De nouveau apte, mais ne gagne rien pour avoir survécu</translation>
    </message>
    <message>
        <source>Fit again</source>
        <translation>De nouveau apte</translation>
    </message>
    <message>
        <source>%1 and %2, %3 to %4</source>
        <comment>two rivals, how often each put the other out of action</comment>
        <translation>%1 et %2, %3 à %4</translation>
    </message>
    <message>
        <source>Missions %1</source>
        <comment>numbers</comment>
        <translation>Missions %1</translation>
    </message>
    <message>
        <source>Rivalries</source>
        <translation>Rivalités</translation>
    </message>
    <message>
        <source>No longer holds</source>
        <translation>Ne tient plus</translation>
    </message>
    <message>
        <source>Counts, but is odd</source>
        <translation>Compte, mais étonne</translation>
    </message>
</context>
<context>
    <name>muster::app::ReportRow</name>
    <message>
        <source>Survived</source>
        <translation>A survécu</translation>
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
        <source>misses </source>
        <comment>before a number of missions</comment>
        <translation>manque </translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>figures of a unit</comment>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Missions that %1 misses</source>
        <translation>Missions que manque %1</translation>
    </message>
    <message>
        <source>How many missions they miss</source>
        <translation>Combien de missions il manque</translation>
    </message>
    <message>
        <source>%1 took part</source>
        <translation>%1 y était</translation>
    </message>
    <message>
        <source>Outcome for %1</source>
        <translation>Sort de %1</translation>
    </message>
    <message>
        <source>Note about %1</source>
        <translation>Note sur %1</translation>
    </message>
    <message>
        <source>Further experience for %1</source>
        <translation>Expérience en plus pour %1</translation>
    </message>
    <message>
        <source>Figures that %1 lost</source>
        <translation>Figurines perdues par %1</translation>
    </message>
    <message>
        <source>Further experience, given by hand</source>
        <translation>Expérience en plus, donnée à la main</translation>
    </message>
    <message>
        <source>Figures that the unit lost, whatever became of it</source>
        <translation>Figurines que l’unité a perdues, quel que soit son sort</translation>
    </message>
    <message>
        <source>Eliminated by %1</source>
        <translation>Éliminés par %1</translation>
    </message>
    <message>
        <source>by %1</source>
        <comment>put out of action by</comment>
        <translation>par %1</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>recovers from a wound</source>
        <translation>se remet d’une blessure</translation>
    </message>
    <message>
        <source>gains %1</source>
        <translation>gagne %1</translation>
    </message>
    <message>
        <source>Who put %1 out of action</source>
        <translation>Qui a mis %1 hors de combat</translation>
    </message>
    <message>
        <source>By whom? Choose who put %1 out of action.</source>
        <translation>Par qui&#xa0;? Choisissez qui a mis %1 hors de combat.</translation>
    </message>
    <message>
        <source>Put out of action by %1. Choose somebody else here.</source>
        <translation>Hors de combat, par %1. Vous pouvez choisir quelqu’un d’autre ici.</translation>
    </message>
    <message>
        <source>Nobody in particular</source>
        <translation>Personne en particulier</translation>
    </message>
    <message>
        <source>%1 as a whole</source>
        <comment>a force</comment>
        <translation>%1, toute la force</translation>
    </message>
</context>
<context>
    <name>muster::app::ReportSide</name>
    <message>
        <source>Victory points</source>
        <translation>Points de victoire</translation>
    </message>
    <message>
        <source>%1 ±</source>
        <comment>something a force counts, more or less</comment>
        <translation>%1 ±</translation>
    </message>
    <message>
        <source>%1 of %2, more or less</source>
        <translation>%1 de %2, en plus ou en moins</translation>
    </message>
    <message>
        <source>Beside what the result brings: won %1, drawn %2, lost %3</source>
        <translation>En plus de ce que rapporte le résultat&#xa0;: gagné %1, nul %2, perdu %3</translation>
    </message>
    <message>
        <source>By the whole side</source>
        <translation>Par tout le camp</translation>
    </message>
    <message numerus="yes">
        <source>%n took part</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eliminated</source>
        <translation>
            <numerusform>%n éliminé</numerusform>
            <numerusform>%n éliminés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n survived</source>
        <translation>
            <numerusform>%n survivant</numerusform>
            <numerusform>%n survivants</numerusform>
        </translation>
    </message>
    <message>
        <source>+%1 experience</source>
        <translation>+%1 d’expérience</translation>
    </message>
</context>
<context>
    <name>muster::app::ReportSum</name>
    <message>
        <source>Eliminations</source>
        <translation>Éliminations</translation>
    </message>
    <message>
        <source>Survivors</source>
        <translation>Survivants</translation>
    </message>
    <message>
        <source>, house rule</source>
        <translation>, règle maison</translation>
    </message>
    <message>
        <source>, and %1 more for the leader</source>
        <translation>, et %1 de plus pour le chef</translation>
    </message>
    <message>
        <source>By hand</source>
        <translation>À la main</translation>
    </message>
    <message>
        <source>How %1 comes about</source>
        <translation>D’où vient l’expérience (%1)</translation>
    </message>
    <message>
        <source>Nothing yet</source>
        <translation>Rien encore</translation>
    </message>
</context>
<context>
    <name>muster::app::ReportTotals</name>
    <message>
        <source>In</source>
        <translation>Là</translation>
    </message>
    <message>
        <source>Soldier</source>
        <translation>Soldat</translation>
    </message>
    <message>
        <source>Eliminated</source>
        <translation>Éliminés</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Sort</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Bonus</source>
        <translation>Bonus</translation>
    </message>
    <message>
        <source>Lost</source>
        <comment>figures of a unit</comment>
        <translation>Perdues</translation>
    </message>
    <message>
        <source>Gains</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>To next rank</source>
        <translation>Prochain grade</translation>
    </message>
    <message numerus="yes">
        <source>%n took part</source>
        <translation>
            <numerusform>%n participant</numerusform>
            <numerusform>%n participants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n eliminated</source>
        <translation>
            <numerusform>%n éliminé</numerusform>
            <numerusform>%n éliminés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n survived</source>
        <translation>
            <numerusform>%n survivant</numerusform>
            <numerusform>%n survivants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n can be promoted</source>
        <translation>
            <numerusform>%n promouvable</numerusform>
            <numerusform>%n promouvables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::ResourcesDialog</name>
    <message>
        <source>Counters and tables</source>
        <translation>Compteurs et tables</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changer</translation>
    </message>
    <message>
        <source>What a force counts: credits, reputation…</source>
        <translation>Ce qu’une force compte&#xa0;: crédits, réputation…</translation>
    </message>
    <message>
        <source>Counters</source>
        <translation>Compteurs</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au départ</translation>
    </message>
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
        <source>Item costs</source>
        <translation>À l’achat</translation>
    </message>
    <message>
        <source>Item brings</source>
        <translation>À la vente</translation>
    </message>
    <message>
        <source>Add a counter</source>
        <translation>Ajouter un compteur</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Remove the counter</source>
        <translation>Retirer le compteur</translation>
    </message>
    <message>
        <source>credits</source>
        <comment>name of a counter</comment>
        <translation>crédits</translation>
    </message>
    <message>
        <source>Tables for injuries and skills</source>
        <translation>Tables de blessures et de talents</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Add a table</source>
        <translation>Ajouter une table</translation>
    </message>
    <message>
        <source>Remove the table</source>
        <translation>Retirer la table</translation>
    </message>
    <message>
        <source>Name of the table</source>
        <translation>Nom de la table</translation>
    </message>
    <message>
        <source>What it gives</source>
        <translation>Ce qu’elle donne</translation>
    </message>
    <message>
        <source>an injury</source>
        <translation>une blessure</translation>
    </message>
    <message>
        <source>a skill</source>
        <translation>un talent</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>Lines of the table</source>
        <translation>Lignes de la table</translation>
    </message>
    <message>
        <source>2-3 Lost an eye: -1 to shoot; misses 2
4-5 Flesh wound; misses 1
6 Full recovery; +5</source>
        <translation>2-3 Œil perdu: -1 au tir; manque 2
4-5 Blessure légère; manque 1
6 Remis; +5</translation>
    </message>
    <message>
        <source>Injuries</source>
        <translation>Blessures</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>What a piece of kit costs the force: a number, or a formula with points, such as points or points * 2. Empty: kit is not paid with it.</source>
        <translation>Ce qu’un équipement coûte à la force&#xa0;: un nombre, ou une formule avec points, comme points ou points * 2. Vide&#xa0;: l’équipement ne se paie pas ainsi.</translation>
    </message>
    <message>
        <source>What selling it brings: a number, or a formula with points and paid, such as paid / 2. Empty: what was paid comes back.</source>
        <translation>Ce que rapporte sa vente&#xa0;: un nombre, ou une formule avec points et paid (le prix payé), comme paid / 2. Vide&#xa0;: ce qui a été payé revient.</translation>
    </message>
    <message>
        <source>Dice are written as 2D6, D66 or D100.</source>
        <translation>Les dés s’écrivent 2D6, D66 ou D100.</translation>
    </message>
    <message>
        <source>Line %1 cannot be read: value, name, then “: meaning” and “; misses 2”, “; dies”, “; +5”.</source>
        <translation>La ligne %1 est illisible&#xa0;: valeur, nom, puis «&#xa0;: sens&#xa0;» et «&#xa0;; manque 2&#xa0;», «&#xa0;; meurt&#xa0;», «&#xa0;; +5&#xa0;».</translation>
    </message>
</context>
<context>
    <name>muster::app::RulesDialog</name>
    <message>
        <source>Campaign rules</source>
        <translation>Règles de la campagne</translation>
    </message>
    <message>
        <source>As in the pack</source>
        <translation>Comme dans le pack</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Use these rules</source>
        <translation>Adopter ces règles</translation>
    </message>
    <message>
        <source>Everything recorded is counted again by the new rules.</source>
        <translation>Tout ce qui est enregistré est recompté avec les nouvelles règles.</translation>
    </message>
    <message>
        <source>House rule</source>
        <translation>Règle maison</translation>
    </message>
    <message>
        <source>is not kept</source>
        <translation>n’est pas tenue</translation>
    </message>
    <message>
        <source>belongs to each soldier</source>
        <translation>appartient à chaque soldat</translation>
    </message>
    <message>
        <source>goes to a pool, the player hands it out</source>
        <translation>va dans une réserve que le joueur distribue</translation>
    </message>
    <message>
        <source>Experience</source>
        <translation>Expérience</translation>
    </message>
    <message>
        <source>its points</source>
        <translation>ses points</translation>
    </message>
    <message>
        <source>Eliminating a figure earns</source>
        <translation>Éliminer une figurine rapporte</translation>
    </message>
    <message>
        <source>Surviving a mission earns</source>
        <translation>Survivre à une mission rapporte</translation>
    </message>
    <message>
        <source>%1, shared by the survivors</source>
        <translation>%1, partagée entre les survivants</translation>
    </message>
    <message>
        <source>Price of life points</source>
        <translation>Prix des points de vie</translation>
    </message>
    <message>
        <source>Promotions between two missions (0: any number)</source>
        <translation>Promotions entre deux missions (0&#xa0;: sans limite)</translation>
    </message>
    <message>
        <source>Names: %1</source>
        <translation>Noms&#xa0;: %1</translation>
    </message>
    <message>
        <source>win, draw and loss as above</source>
        <translation>victoire, nul et défaite comme ci-dessus</translation>
    </message>
    <message>
        <source>Points of a player, as a formula</source>
        <translation>Points d’un joueur, en formule</translation>
    </message>
    <message>
        <source>Equal points: what decides, in this order</source>
        <translation>À égalité de points&#xa0;: ce qui décide, dans cet ordre</translation>
    </message>
    <message>
        <source>goes on through the campaign</source>
        <translation>continue d’une mission à l’autre</translation>
    </message>
    <message>
        <source>is whole again in every mission</source>
        <translation>est de nouveau entier à chaque mission</translation>
    </message>
    <message>
        <source>The event deck</source>
        <translation>Le paquet d’événements</translation>
    </message>
    <message>
        <source>missions count double</source>
        <translation>les missions comptent double</translation>
    </message>
    <message>
        <source>Figures by the base game’s efficiency table</source>
        <translation>Figurines d’après le tableau d’efficacité du jeu de base</translation>
    </message>
    <message>
        <source>Enemy list</source>
        <translation>Liste des ennemis</translation>
    </message>
    <message>
        <source>Enemy list: house rule</source>
        <translation>Liste des ennemis&#xa0;: règle maison</translation>
    </message>
    <message>
        <source>Points for a win</source>
        <translation>Points pour une victoire</translation>
    </message>
    <message>
        <source>Points for a draw</source>
        <translation>Points pour un nul</translation>
    </message>
    <message>
        <source>Points for a loss</source>
        <translation>Points pour une défaite</translation>
    </message>
    <message>
        <source>Standings: win, draw, loss</source>
        <translation>Classement&#xa0;: victoire, nul, défaite</translation>
    </message>
    <message>
        <source>Ladder</source>
        <translation>Échelle</translation>
    </message>
    <message>
        <source>Ranks and what they cost</source>
        <translation>Grades et leur coût</translation>
    </message>
    <message>
        <source>Rank</source>
        <translation>Grade</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coût</translation>
    </message>
    <message>
        <source>Re-rolls</source>
        <translation>Relances</translation>
    </message>
    <message>
        <source>Costs: house rule</source>
        <translation>Coûts&#xa0;: règle maison</translation>
    </message>
</context>
<context>
    <name>muster::app::SoldierPanel</name>
    <message>
        <source>All forces</source>
        <translation>Toutes les forces</translation>
    </message>
    <message>
        <source>Soldiers</source>
        <translation>Soldats</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>No soldier is enlisted yet</source>
        <translation>Aucun soldat n’est encore enrôlé</translation>
    </message>
    <message>
        <source>Take a roster of your library into the campaign: its figures become soldiers with a record of their own.</source>
        <translation>Prenez une liste de votre bibliothèque dans la campagne&#xa0;: ses figurines deviennent des soldats avec leurs propres états de service.</translation>
    </message>
</context>
<context>
    <name>muster::app::TablePanel</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>No player yet</source>
        <translation>Pas encore de joueur</translation>
    </message>
    <message>
        <source>Standings count missions, results, objectives and losses of every player.</source>
        <translation>Le classement compte missions, résultats, objectifs et pertes de chaque joueur.</translation>
    </message>
    <message>
        <source>Roll of honour</source>
        <translation>Tableau d’honneur</translation>
    </message>
    <message>
        <source>Nobody has fallen or retired</source>
        <translation>Personne n’est mort ni retraité</translation>
    </message>
    <message>
        <source>Whoever leaves service keeps their place here.</source>
        <translation>Qui quitte le service garde sa place ici.</translation>
    </message>
    <message>
        <source>Everything holds</source>
        <translation>Tout tient</translation>
    </message>
    <message>
        <source>Every promotion, purchase and mission of the log fits the rules of the campaign.</source>
        <translation>Chaque promotion, achat et mission du journal respecte les règles de la campagne.</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Pl.</source>
        <comment>missions played, head of a column</comment>
        <translation>J</translation>
    </message>
    <message>
        <source>W</source>
        <comment>won</comment>
        <translation>V</translation>
    </message>
    <message>
        <source>D</source>
        <comment>drawn</comment>
        <translation>N</translation>
    </message>
    <message>
        <source>L</source>
        <comment>lost</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Pts</source>
        <comment>points</comment>
        <translation>Pts</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>victory points</comment>
        <translation>PdV</translation>
    </message>
    <message>
        <source>Obj.</source>
        <comment>objectives</comment>
        <translation>Obj.</translation>
    </message>
    <message>
        <source>Kills</source>
        <translation>Élim.</translation>
    </message>
    <message>
        <source>Value</source>
        <comment>points of the figures eliminated</comment>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Losses</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>Weight</source>
        <translation>Poids</translation>
    </message>
    <message>
        <source>Entry</source>
        <translation>Entrée</translation>
    </message>
    <message>
        <source>Counts, but is odd</source>
        <translation>Compte, mais étonne</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Ne compte pas</translation>
    </message>
    <message>
        <source>What does not hold, and what is odd</source>
        <translation>Ce qui ne tient pas, et ce qui étonne</translation>
    </message>
</context>
<context>
    <name>muster::app::TerritoryPanel</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lecture</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au départ</translation>
    </message>
    <message>
        <source>After mission %1</source>
        <translation>Après la mission %1</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>Today. %1</source>
        <translation>Aujourd’hui. %1</translation>
    </message>
    <message>
        <source>%1. You look at the past.</source>
        <translation>%1. Vous regardez le passé.</translation>
    </message>
    <message>
        <source>%1. %2 You look at the past.</source>
        <translation>%1. %2 Vous regardez le passé.</translation>
    </message>
    <message>
        <source>Only today&apos;s map can change.</source>
        <translation>Seule la carte d’aujourd’hui peut changer.</translation>
    </message>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1: %2, M%3</source>
        <comment>area, who holds it, number of the mission</comment>
        <translation>%1&#xa0;: %2, M%3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>area, who holds it</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Gives: %1</source>
        <translation>Donne&#xa0;: %1</translation>
    </message>
    <message>
        <source>This campaign has no map.</source>
        <translation>Cette campagne n’a pas de carte.</translation>
    </message>
    <message>
        <source>Areas that change hands by missions: on hexes, or on a picture of your own. A campaign does not need one.</source>
        <translation>Des zones qui changent de mains par les missions&#xa0;: sur des hexagones, ou sur une image à vous. Une campagne peut s’en passer.</translation>
    </message>
    <message>
        <source>Areas</source>
        <translation>Zones</translation>
    </message>
    <message>
        <source>Mission that the map is shown after</source>
        <translation>Mission après laquelle la carte est montrée</translation>
    </message>
    <message>
        <source>Change the holder…</source>
        <translation>Changer le détenteur…</translation>
    </message>
    <message>
        <source>Edit the map…</source>
        <translation>Modifier la carte…</translation>
    </message>
    <message>
        <source>Back to today</source>
        <translation>Revenir à aujourd’hui</translation>
    </message>
</context>
<context>
    <name>muster::app::ThrowDialog</name>
    <message>
        <source>Throw for %1</source>
        <translation>Lancer pour %1</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Consigner</translation>
    </message>
    <message>
        <source>What the dice show</source>
        <translation>Ce que montrent les dés</translation>
    </message>
    <message>
        <source>Throw the dice</source>
        <translation>Lancer les dés</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>What it means</source>
        <translation>Ce que cela veut dire</translation>
    </message>
    <message>
        <source>Type what fell at the table, or throw here.</source>
        <translation>Tapez ce qui est tombé à la table, ou lancez ici.</translation>
    </message>
    <message>
        <source>not yet</source>
        <comment>dice are not thrown</comment>
        <translation>pas encore</translation>
    </message>
    <message>
        <source>The table has no line for it.</source>
        <translation>La table n’a pas de ligne pour cela.</translation>
    </message>
</context>
<context>
    <name>muster::app::TitledDialog</name>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
</context>
</TS>

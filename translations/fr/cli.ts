<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BattleCommand</name>
    <message>
        <source>%1 is a list of another game (%2)</source>
        <translation>%1 est une liste d’un autre jeu (%2)</translation>
    </message>
    <message>
        <source>%1 has no scenario &quot;%2&quot;</source>
        <translation>%1 n’a pas de scénario «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>Opponent</source>
        <translation>Adversaire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>battle result: -o is needed</source>
        <translation>battle result&#xa0;: -o est nécessaire</translation>
    </message>
    <message>
        <source>--lost is recovered, wounded or dead, not %1</source>
        <translation>--lost vaut recovered, wounded ou dead, et non %1</translation>
    </message>
    <message>
        <source>keeps the log of a game at the table</source>
        <translation>tient le journal d’une partie à la table</translation>
    </message>
    <message>
        <source>Events: units and sides by id or name.
  {&quot;type&quot;: &quot;turn&quot;, &quot;turn&quot;: 1, &quot;first&quot;: SIDE}, {&quot;type&quot;: &quot;phase&quot;, &quot;phase&quot;: ID, &quot;side&quot;: SIDE}, {&quot;type&quot;: &quot;activated&quot;, &quot;unit&quot;: U, &quot;what&quot;: &quot;&quot;}
  {&quot;type&quot;: &quot;damaged&quot;, &quot;unit&quot;: U, &quot;boxes&quot;: 2, &quot;figure&quot;: 0, &quot;weapon&quot;: &quot;&quot;, &quot;by&quot;: U}, {&quot;type&quot;: &quot;healed&quot;, &quot;unit&quot;: U, &quot;boxes&quot;: 1}
  {&quot;type&quot;: &quot;eliminated&quot;, &quot;unit&quot;: U, &quot;figure&quot;: 0, &quot;by&quot;: U}, {&quot;type&quot;: &quot;ammunition&quot;, &quot;unit&quot;: U, &quot;supply&quot;: ID, &quot;change&quot;: -1}
  {&quot;type&quot;: &quot;marker&quot;, &quot;unit&quot;: U, &quot;marker&quot;: ID, &quot;text&quot;: &quot;&quot;, &quot;turns&quot;: 2}, {&quot;type&quot;: &quot;marker-cleared&quot;, &quot;unit&quot;: U, &quot;marker&quot;: ID}
  {&quot;type&quot;: &quot;moved&quot;, &quot;unit&quot;: U, &quot;to&quot;: &quot;reserve&quot;, &quot;inside&quot;: U, &quot;anew&quot;: true}
  {&quot;type&quot;: &quot;card&quot;, &quot;pile&quot;: ID, &quot;card&quot;: ID, &quot;back&quot;: true}                 without a card one is drawn
  {&quot;type&quot;: &quot;dice&quot;, &quot;roll&quot;: ID, &quot;more&quot;: 1, &quot;faces&quot;: [&quot;A&quot;, &quot;T&quot;]}           without faces they are thrown; or &quot;die&quot; and &quot;count&quot;
  {&quot;type&quot;: &quot;scored&quot;, &quot;side&quot;: SIDE, &quot;line&quot;: ID, &quot;points&quot;: 2}, {&quot;type&quot;: &quot;resource&quot;, &quot;side&quot;: SIDE, &quot;resource&quot;: ID, &quot;change&quot;: -1}
  {&quot;type&quot;: &quot;scanned&quot;, &quot;board&quot;: 1}, {&quot;type&quot;: &quot;token&quot;, &quot;token&quot;: EVENT, &quot;board&quot;: 1, &quot;turned&quot;: true, &quot;unit&quot;: U, &quot;aside&quot;: true}
  {&quot;type&quot;: &quot;secondary&quot;, &quot;undone&quot;: true}, {&quot;type&quot;: &quot;note&quot;, &quot;text&quot;: &quot;&quot;, &quot;unit&quot;: U}
  {&quot;type&quot;: &quot;ended&quot;, &quot;sides&quot;: [{&quot;side&quot;: &quot;1&quot;, &quot;result&quot;: &quot;won&quot;, &quot;objectives&quot;: {&quot;primary&quot;: &quot;done&quot;}}], &quot;why&quot;: &quot;&quot;}
  {&quot;type&quot;: &quot;correction&quot;, &quot;target&quot;: EVENT, &quot;replacement&quot;: {event} or null, &quot;reason&quot;: &quot;&quot;}</source>
        <translation>Événements&#xa0;: unités et camps par identifiant ou par nom.
  {&quot;type&quot;: &quot;turn&quot;, &quot;turn&quot;: 1, &quot;first&quot;: SIDE}, {&quot;type&quot;: &quot;phase&quot;, &quot;phase&quot;: ID, &quot;side&quot;: SIDE}, {&quot;type&quot;: &quot;activated&quot;, &quot;unit&quot;: U, &quot;what&quot;: &quot;&quot;}
  {&quot;type&quot;: &quot;damaged&quot;, &quot;unit&quot;: U, &quot;boxes&quot;: 2, &quot;figure&quot;: 0, &quot;weapon&quot;: &quot;&quot;, &quot;by&quot;: U}, {&quot;type&quot;: &quot;healed&quot;, &quot;unit&quot;: U, &quot;boxes&quot;: 1}
  {&quot;type&quot;: &quot;eliminated&quot;, &quot;unit&quot;: U, &quot;figure&quot;: 0, &quot;by&quot;: U}, {&quot;type&quot;: &quot;ammunition&quot;, &quot;unit&quot;: U, &quot;supply&quot;: ID, &quot;change&quot;: -1}
  {&quot;type&quot;: &quot;marker&quot;, &quot;unit&quot;: U, &quot;marker&quot;: ID, &quot;text&quot;: &quot;&quot;, &quot;turns&quot;: 2}, {&quot;type&quot;: &quot;marker-cleared&quot;, &quot;unit&quot;: U, &quot;marker&quot;: ID}
  {&quot;type&quot;: &quot;moved&quot;, &quot;unit&quot;: U, &quot;to&quot;: &quot;reserve&quot;, &quot;inside&quot;: U, &quot;anew&quot;: true}
  {&quot;type&quot;: &quot;card&quot;, &quot;pile&quot;: ID, &quot;card&quot;: ID, &quot;back&quot;: true}                 sans carte, on en tire une
  {&quot;type&quot;: &quot;dice&quot;, &quot;roll&quot;: ID, &quot;more&quot;: 1, &quot;faces&quot;: [&quot;A&quot;, &quot;T&quot;]}           sans faces, ils sont lancés&#xa0;; ou &quot;die&quot; et &quot;count&quot;
  {&quot;type&quot;: &quot;scored&quot;, &quot;side&quot;: SIDE, &quot;line&quot;: ID, &quot;points&quot;: 2}, {&quot;type&quot;: &quot;resource&quot;, &quot;side&quot;: SIDE, &quot;resource&quot;: ID, &quot;change&quot;: -1}
  {&quot;type&quot;: &quot;scanned&quot;, &quot;board&quot;: 1}, {&quot;type&quot;: &quot;token&quot;, &quot;token&quot;: EVENT, &quot;board&quot;: 1, &quot;turned&quot;: true, &quot;unit&quot;: U, &quot;aside&quot;: true}
  {&quot;type&quot;: &quot;secondary&quot;, &quot;undone&quot;: true}, {&quot;type&quot;: &quot;note&quot;, &quot;text&quot;: &quot;&quot;, &quot;unit&quot;: U}
  {&quot;type&quot;: &quot;ended&quot;, &quot;sides&quot;: [{&quot;side&quot;: &quot;1&quot;, &quot;result&quot;: &quot;won&quot;, &quot;objectives&quot;: {&quot;primary&quot;: &quot;done&quot;}}], &quot;why&quot;: &quot;&quot;}
  {&quot;type&quot;: &quot;correction&quot;, &quot;target&quot;: EVENT, &quot;replacement&quot;: {événement} ou null, &quot;reason&quot;: &quot;&quot;}</translation>
    </message>
    <message>
        <source>new: my list.</source>
        <translation>new&#xa0;: ma liste.</translation>
    </message>
    <message>
        <source>new: the opponent&apos;s list, or a name.</source>
        <translation>new&#xa0;: la liste de l’adversaire, ou un nom.</translation>
    </message>
    <message>
        <source>new: the scenario, by id, name or number.</source>
        <translation>new&#xa0;: le scénario, par identifiant, nom ou numéro.</translation>
    </message>
    <message>
        <source>new: name of the battle.</source>
        <translation>new&#xa0;: nom de la bataille.</translation>
    </message>
    <message>
        <source>result: what became of the eliminated: recovered, wounded or dead.</source>
        <translation>result&#xa0;: ce que deviennent les éliminés&#xa0;: recovered, wounded ou dead.</translation>
    </message>
    <message>
        <source>new, result: the file to write.</source>
        <translation>new, result&#xa0;: le fichier à écrire.</translation>
    </message>
    <message>
        <source>new, result: replace an existing file.</source>
        <translation>new, result&#xa0;: remplacer un fichier existant.</translation>
    </message>
    <message>
        <source>report: for programs.</source>
        <translation>report&#xa0;: pour les programmes.</translation>
    </message>
    <message>
        <source>battle: what to do? new, add, report or result</source>
        <translation>battle&#xa0;: que faire&#xa0;? new, add, report ou result</translation>
    </message>
    <message>
        <source>battle %1: wrong number of arguments; muster battle --help explains</source>
        <translation>battle %1&#xa0;: nombre d’arguments incorrect&#xa0;; muster battle --help explique</translation>
    </message>
    <message>
        <source>eliminated</source>
        <translation>élimination</translation>
    </message>
    <message>
        <source>%1 of %2 figures</source>
        <translation>%1 figurines sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 boxes</source>
        <translation>%1 cases sur %2</translation>
    </message>
    <message>
        <source>activated</source>
        <translation>a agi</translation>
    </message>
    <message>
        <source>over</source>
        <translation>finie</translation>
    </message>
    <message>
        <source>turn %1</source>
        <translation>tour %1</translation>
    </message>
    <message>
        <source>deployment</source>
        <translation>déploiement</translation>
    </message>
    <message>
        <source>%1: score %2, %3 points eliminated</source>
        <translation>%1&#xa0;: score %2, %3 points éliminés</translation>
    </message>
    <message>
        <source>battle new: --roster is needed</source>
        <translation>battle new&#xa0;: --roster est nécessaire</translation>
    </message>
    <message>
        <source>Record %1</source>
        <translation>Enregistrer %1</translation>
    </message>
    <message>
        <source>BATTLE is a .muster or .json file, or a battle of the library by name or id.

  new --roster A [--against B] [--scenario S] [--name NAME] [-o FILE] [--force]
      a battle with copies of the lists, in a file or in the library; B is a roster or just a name; prints its id
  add BATTLE EVENT.json
      records an event, or a list of them, or what a phone page handed back (its text in a file); prints what happened
  report BATTLE [--json]
      every unit as it stands, score, log
  result BATTLE -o AFTER.json [--lost recovered|wounded|dead] [--force]
      the after-battle report that muster campaign record reads</source>
        <translation>BATTLE est un fichier .muster ou .json, ou une bataille de la bibliothèque par son nom ou son identifiant.

  new --roster A [--against B] [--scenario S] [--name NAME] [-o FILE] [--force]
      une bataille avec des copies des listes, dans un fichier ou dans la bibliothèque&#xa0;; B est une liste ou juste un nom&#xa0;; affiche son identifiant
  add BATTLE EVENT.json
      enregistre un événement, une liste d’événements, ou ce qu’une page du téléphone a rendu (son texte dans un fichier)&#xa0;; affiche ce qui s’est passé
  report BATTLE [--json]
      chaque unité dans son état, le score, le journal
  result BATTLE -o AFTER.json [--lost recovered|wounded|dead] [--force]
      le rapport d’après-bataille que lit muster campaign record</translation>
    </message>
    <message>
        <source>Nothing is different.</source>
        <translation>Rien n’est différent.</translation>
    </message>
</context>
<context>
    <name>CampaignCommand</name>
    <message>
        <source>keeps the campaign book: missions, experience, promotions</source>
        <translation>tient le livre de campagne&#xa0;: missions, expérience, promotions</translation>
    </message>
    <message>
        <source>new: the game, by id or name.</source>
        <translation>new&#xa0;: le jeu, par identifiant ou par nom.</translation>
    </message>
    <message>
        <source>new: a player, may be given again; enlist: whose force it is (left out: the first player without one).</source>
        <translation>new&#xa0;: un joueur, peut être répété&#xa0;; enlist&#xa0;: à qui est la force (par défaut, le premier joueur qui n’en a pas).</translation>
    </message>
    <message>
        <source>new: who owns experience: soldier, pool or none.</source>
        <translation>new&#xa0;: à qui est l’expérience&#xa0;: soldier, pool ou none.</translation>
    </message>
    <message>
        <source>new: how life points are priced, by the pack&apos;s id (formula, table).</source>
        <translation>new&#xa0;: prix des points de vie, par l’identifiant du pack (formula, table).</translation>
    </message>
    <message>
        <source>enlist: the soldier who leads it.</source>
        <translation>enlist&#xa0;: le soldat qui la commande.</translation>
    </message>
    <message>
        <source>correct: the mission never happened.</source>
        <translation>correct&#xa0;: la mission n’a jamais eu lieu.</translation>
    </message>
    <message>
        <source>correct: why.</source>
        <translation>correct&#xa0;: pourquoi.</translation>
    </message>
    <message>
        <source>promote: the rank they shall hold (the next one if left out).</source>
        <translation>promote&#xa0;: le grade voulu (le suivant si absent).</translation>
    </message>
    <message>
        <source>report: the service record of one soldier.</source>
        <translation>report&#xa0;: les états de service d’un soldat.</translation>
    </message>
    <message>
        <source>campaign %1: wrong number of arguments; muster campaign --help explains</source>
        <translation>campaign %1&#xa0;: mauvais nombre d’arguments&#xa0;; muster campaign --help explique</translation>
    </message>
    <message>
        <source>%1 can become %2 (%3 of %4)</source>
        <translation>%1 peut devenir %2 (%3 sur %4)</translation>
    </message>
    <message>
        <source>the game %1 is not installed; muster systems lists them</source>
        <translation>le jeu %1 n’est pas installé&#xa0;; muster systems les liste</translation>
    </message>
    <message>
        <source>campaign new: which game? --system names it</source>
        <translation>campaign new&#xa0;: quel jeu&#xa0;? --system le nomme</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>the mode %1 is not known; soldier, pool and none are</source>
        <translation>le mode %1 est inconnu&#xa0;; il y a soldier, pool et none</translation>
    </message>
    <message>
        <source>the pricing %1 is not known; there are: %2</source>
        <translation>le prix %1 est inconnu&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: there is no soldier %2</source>
        <translation>%1&#xa0;: il n’y a pas de soldat %2</translation>
    </message>
    <message>
        <source>Enlist %1</source>
        <translation>Enrôler %1</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n soldier(s), %2 %3</source>
        <translation>
            <numerusform>%1&#xa0;: %n soldat, %2 %3</numerusform>
            <numerusform>%1&#xa0;: %n soldats, %2 %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Record %1</source>
        <translation>Enregistrer %1</translation>
    </message>
    <message numerus="yes">
        <source>Mission %1: %n eliminated, %2 experience</source>
        <translation>
            <numerusform>Mission %1&#xa0;: %n éliminé, %2 d’expérience</numerusform>
            <numerusform>Mission %1&#xa0;: %n éliminés, %2 d’expérience</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>there is no mission %1; %n (was|were) fought</source>
        <translation>
            <numerusform>il n’y a pas de mission %1&#xa0;; %n a été jouée</numerusform>
            <numerusform>il n’y a pas de mission %1&#xa0;; %n ont été jouées</numerusform>
        </translation>
    </message>
    <message>
        <source>there is no entry %1 in the log</source>
        <translation>il n’y a pas d’entrée %1 dans le journal</translation>
    </message>
    <message>
        <source>campaign correct: give a report, or --void</source>
        <translation>campaign correct&#xa0;: donnez un rapport, ou --void</translation>
    </message>
    <message>
        <source>Correct mission %1</source>
        <translation>Corriger la mission %1</translation>
    </message>
    <message>
        <source>there is no soldier %1, or several have that name</source>
        <translation>il n’y a pas de soldat %1, ou plusieurs portent ce nom</translation>
    </message>
    <message>
        <source>%1 cannot be promoted: %2</source>
        <translation>%1 ne peut être promu&#xa0;: %2</translation>
    </message>
    <message>
        <source>they hold the highest rank, or the game has none</source>
        <translation>il a le grade le plus élevé, ou le jeu n’en a pas</translation>
    </message>
    <message>
        <source>%1: there is no rank %2 on this ladder</source>
        <translation>%1&#xa0;: il n’y a pas de grade %2 sur cette échelle</translation>
    </message>
    <message>
        <source>%1 cannot be promoted: %2 costs %3, only %4 is free</source>
        <translation>%1 ne peut être promu&#xa0;:&#xa0;%2 coûte&#xa0;%3, il n’a que&#xa0;%4 de libre</translation>
    </message>
    <message>
        <source>Promote %1 to %2</source>
        <translation>Promouvoir %1 au grade de %2</translation>
    </message>
    <message>
        <source>%1 is now %2: %3 %4 -&gt; %5, %6 %7 -&gt; %8, %9 experience free</source>
        <translation>%1 est maintenant %2&#xa0;: %3 %4 -&gt; %5, %6 %7 -&gt; %8, %9 d’expérience libre</translation>
    </message>
    <message>
        <source>the format %1 is not known; text, markdown, discord, html and csv are</source>
        <translation>le format %1 est inconnu&#xa0;; il y a text, markdown, discord, html et csv</translation>
    </message>
    <message>
        <source>%1: %2 (%3 %4)</source>
        <translation>%1&#xa0;: %2 (%3 %4)</translation>
    </message>
    <message>
        <source>CAMPAIGN is a file (.muster, or .json to read it with other tools), or the name or id of a campaign in the library.

  new NAME --system SYSTEM [--player NAME]... [--mode soldier|pool|none] [--pricing ID] [-o FILE]
      a campaign by the rules of the game; without -o in the library; prints its id
  enlist CAMPAIGN FILE [--player NAME] [--name NAME] [--leader SOLDIER]
      a roster (.ros, .rosz) or a force as JSON joins
  record CAMPAIGN REPORT.json
      an after-battle report: recruits, the mission, promotions, kit, as one step
  correct CAMPAIGN MISSION REPORT.json | correct CAMPAIGN MISSION --void
      replaces a mission (its number, or the id of any entry) or takes it out; prints what no longer holds
  promote CAMPAIGN SOLDIER [--to RANK]
      one rank up; answers no (1) when it is not possible
  report CAMPAIGN [--json] [--format text|markdown|discord|html|csv] [--soldier NAME]
      the campaign report: soldiers, missions, standings; --soldier: their service record
  game CAMPAIGN --between A B --score N M [--result won|drawn|lost] [--date D] [--round N] [--scenario NAME] [--join]
      a game of two players, with a list or without; it fulfils the one that was paired for them
  game CAMPAIGN --csv FILE [--join]
      games from a table: headings date, player, score, player 2, score 2, result, round, scenario, notes;
      what is in the book with its day already is left out
  table CAMPAIGN [--json] [--format text|discord]
      table, rules of the table and rounds; discord: the table in under 2,000 characters
  pair CAMPAIGN [--how swiss|round-robin] [--due D] [--without NAME]... | pair CAMPAIGN --between A B [--round N]
      the next round, or all that are missing; answers no (1) when everybody has met everybody
  merge A B -o OUT [--prefer first|second|both] [--force]
      two books of one campaign become one; answers no (1) when they contradict each other and nothing is preferred:
      then the first one counts, and the file is written all the same
  merge CAMPAIGN B.muster [--prefer ...]
      into a campaign of the library
  chronicle CAMPAIGN -o OUT.pdf | -o FOLDER [--force]
      the campaign as a book: PDF, or a folder of web pages
  muster CAMPAIGN [FORCE] -o LIST.ros [--force]
      the force as it stands as a battle roster; the list knows where it comes from
  losses CAMPAIGN LIST.ros TABLE.txt [--lost recovered|wounded|dead] [--name MISSION]
      what the phone page of that list handed back as a report for record; says when the force has moved on since
  map CAMPAIGN [MAP.json]
      who holds which area; MAP.json draws it: {&quot;areas&quot;: [{&quot;name&quot;, &quot;gives&quot;, &quot;column&quot;, &quot;row&quot;, &quot;holder&quot;}]}

muster print CAMPAIGN --what report,sheet,records,cards [--soldier NAME]... -o OUT.pdf prints it.</source>
        <translation>CAMPAIGN est un fichier (.muster, ou .json pour le lire avec d’autres outils), ou le nom ou l’identifiant d’une campagne de la bibliothèque.

  new NAME --system SYSTEM [--player NAME]... [--mode soldier|pool|none] [--pricing ID] [-o FILE]
      une campagne selon les règles du jeu&#xa0;; sans -o, dans la bibliothèque&#xa0;; affiche son identifiant
  enlist CAMPAIGN FILE [--player NAME] [--name NAME] [--leader SOLDIER]
      enrôle une liste (.ros, .rosz) ou une force en JSON
  record CAMPAIGN REPORT.json
      un rapport de mission&#xa0;: recrues, mission, promotions et équipement en une seule étape
  correct CAMPAIGN MISSION REPORT.json | correct CAMPAIGN MISSION --void
      remplace une mission (son numéro, ou l’identifiant d’une entrée) ou la retire&#xa0;; affiche ce qui ne tient plus
  promote CAMPAIGN SOLDIER [--to RANK]
      un grade de plus&#xa0;; répond non (1) si c’est impossible
  report CAMPAIGN [--json] [--format text|markdown|discord|html|csv] [--soldier NAME]
      le bilan de campagne&#xa0;: soldats, missions, classement&#xa0;; --soldier&#xa0;: ses états de service
  game CAMPAIGN --between A B --score N M [--result won|drawn|lost] [--date D] [--round N] [--scenario NAME] [--join]
      une partie de deux joueurs, avec ou sans liste&#xa0;; elle remplit celle qui était appariée
  game CAMPAIGN --csv FILE [--join]
      les parties d’un tableau&#xa0;: colonnes date, joueur, score, joueur 2, score 2, résultat, ronde, scénario, notes&#xa0;;
      ce qui est déjà dans le livre, avec sa date, est laissé de côté
  table CAMPAIGN [--json] [--format text|discord]
      classement, règles du classement et rondes&#xa0;; discord&#xa0;: le classement en moins de 2000 caractères
  pair CAMPAIGN [--how swiss|round-robin] [--due D] [--without NAME]... | pair CAMPAIGN --between A B [--round N]
      la ronde suivante, ou toutes celles qui manquent&#xa0;; répond non (1) quand tout le monde s’est rencontré
  merge A B -o OUT [--prefer first|second|both] [--force]
      deux livres d’une campagne n’en font plus qu’un&#xa0;; répond non (1) s’ils se contredisent sans préférence donnée&#xa0;:
      le premier compte alors, et le fichier est écrit quand même
  merge CAMPAIGN B.muster [--prefer ...]
      dans une campagne de la bibliothèque
  chronicle CAMPAIGN -o OUT.pdf | -o FOLDER [--force]
      la campagne comme un livre&#xa0;: en PDF, ou en dossier de pages web
  muster CAMPAIGN [FORCE] -o LIST.ros [--force]
      la force telle qu’elle est, en liste de bataille&#xa0;; la liste sait d’où elle vient
  losses CAMPAIGN LIST.ros TABLE.txt [--lost recovered|wounded|dead] [--name MISSION]
      ce que la page du téléphone de cette liste a rendu, en rapport pour record&#xa0;; dit si la force a changé depuis
  map CAMPAIGN [MAP.json]
      qui tient quelle zone&#xa0;; MAP.json la dessine&#xa0;: {&quot;areas&quot;: [{&quot;name&quot;, &quot;gives&quot;, &quot;column&quot;, &quot;row&quot;, &quot;holder&quot;}]}

muster print CAMPAIGN --what report,sheet,records,cards [--soldier NAME]... -o OUT.pdf l’imprime.</translation>
    </message>
    <message>
        <source>After-battle report:
  {&quot;mission&quot;: &quot;Seek and destroy&quot;, &quot;scenario&quot;: &quot;id, optional&quot;, &quot;date&quot;: &quot;2026-09-06&quot;,
   &quot;objectives&quot;: {&quot;primary&quot;: &quot;done&quot;, &quot;secondary&quot;: &quot;failed&quot;},       done, failed, not read
   &quot;result&quot;: &quot;won&quot;, &quot;victoryPoints&quot;: 0, &quot;actingLeader&quot;: &quot;Egon&quot;,    won, drawn, lost; all optional
   &quot;soldiers&quot;: [{&quot;name&quot;: &quot;Aldo&quot;, &quot;kills&quot;: [&quot;Ork&quot;, {&quot;kind&quot;: &quot;Gretchin&quot;, &quot;count&quot;: 2}, {&quot;kind&quot;: &quot;Tank&quot;, &quot;points&quot;: 30},
                           {&quot;victim&quot;: &quot;Zog&quot;}],       a soldier of another force, at their present points
                 &quot;outcome&quot;: &quot;survived&quot;, &quot;misses&quot;: 1, &quot;bonus&quot;: 0, &quot;lost&quot;: 0, &quot;note&quot;: &quot;&quot;}],
                 survived, recovered, wounded, dead; who is not listed was not there
   &quot;awards&quot;: {&quot;primary&quot;: 30}, &quot;eventsDrawn&quot;: [&quot;id&quot;], &quot;notes&quot;: &quot;&quot;,
   &quot;recruits&quot;: [{&quot;name&quot;: &quot;Falk&quot;, &quot;role&quot;: &quot;Bolter&quot;, &quot;rank&quot;: &quot;Veteran&quot;, &quot;points&quot;: 11, &quot;force&quot;: &quot;&quot;, &quot;like&quot;: &quot;Brun&quot;}],
   &quot;promotions&quot;: [{&quot;soldier&quot;: &quot;Egon&quot;, &quot;rank&quot;: &quot;Veteran&quot;}],
   &quot;sales&quot;: [{&quot;soldier&quot;: &quot;Aldo&quot;, &quot;item&quot;: &quot;Bolter&quot;, &quot;experience&quot;: 0}],
   &quot;handovers&quot;: [{&quot;soldier&quot;: &quot;Brun&quot;, &quot;to&quot;: &quot;Cato&quot;, &quot;item&quot;: &quot;Chainsword&quot;}],
   &quot;purchases&quot;: [{&quot;soldier&quot;: &quot;Aldo&quot;, &quot;item&quot;: &quot;Heavy bolter&quot;, &quot;points&quot;: 9, &quot;experience&quot;: 5}],
   &quot;throws&quot;: [{&quot;soldier&quot;: &quot;Aldo&quot;, &quot;table&quot;: &quot;Injuries&quot;, &quot;value&quot;: 7}],     dice that fell at the table
   &quot;counted&quot;: [{&quot;force&quot;: &quot;&quot;, &quot;counters&quot;: {&quot;credits&quot;: -4}, &quot;reason&quot;: &quot;&quot;}]}
  Beside &quot;result&quot; also &quot;counters&quot;: {&quot;credits&quot;: 5}; in the report also &quot;areas&quot;: {&quot;Refinery&quot;: &quot;Bruno&quot;}.
  Kit of the army list has its price from there, other kit costs its points. A report of kit alone needs no mission.
  Where the rules say that kit is paid with a counter, a purchase takes it and a sale brings it; &quot;price&quot;: {&quot;credits&quot;: 5} says another.
  With several forces: &quot;force&quot; beside &quot;objectives&quot;, or &quot;sides&quot;: [{&quot;force&quot;, &quot;objectives&quot;, &quot;result&quot;, ...}]. A name means somebody of these
  forces; where several have it, say Zog (Name of the force), here and wherever a soldier is named.

Force as JSON: {&quot;name&quot;, &quot;leader&quot;, &quot;catalogue&quot; or &quot;ladder&quot;, &quot;soldiers&quot;: [{&quot;name&quot;, &quot;role&quot;, &quot;rank&quot;, &quot;points&quot;, &quot;lifePoints&quot;, &quot;experience&quot;}]}</source>
        <translation>Rapport de mission&#xa0;:
  {&quot;mission&quot;: &quot;Chercher et détruire&quot;, &quot;scenario&quot;: &quot;id, facultatif&quot;, &quot;date&quot;: &quot;2026-09-06&quot;,
   &quot;objectives&quot;: {&quot;primary&quot;: &quot;done&quot;, &quot;secondary&quot;: &quot;failed&quot;},       done, failed, not read
   &quot;result&quot;: &quot;won&quot;, &quot;victoryPoints&quot;: 0, &quot;actingLeader&quot;: &quot;Egon&quot;,    won, drawn, lost&#xa0;; tous facultatifs
   &quot;soldiers&quot;: [{&quot;name&quot;: &quot;Aldo&quot;, &quot;kills&quot;: [&quot;Ork&quot;, {&quot;kind&quot;: &quot;Gretchin&quot;, &quot;count&quot;: 2}, {&quot;kind&quot;: &quot;Blindé&quot;, &quot;points&quot;: 30},
                           {&quot;victim&quot;: &quot;Zog&quot;}],       un soldat d’une autre force, à ses points présents
                 &quot;outcome&quot;: &quot;survived&quot;, &quot;misses&quot;: 1, &quot;bonus&quot;: 0, &quot;lost&quot;: 0, &quot;note&quot;: &quot;&quot;}],
                 survived, recovered, wounded, dead&#xa0;; qui n’est pas nommé n’y était pas
   &quot;awards&quot;: {&quot;primary&quot;: 30}, &quot;eventsDrawn&quot;: [&quot;id&quot;], &quot;notes&quot;: &quot;&quot;,
   &quot;recruits&quot;: [{&quot;name&quot;: &quot;Falk&quot;, &quot;role&quot;: &quot;Bolter&quot;, &quot;rank&quot;: &quot;Vétéran&quot;, &quot;points&quot;: 11, &quot;force&quot;: &quot;&quot;, &quot;like&quot;: &quot;Brun&quot;}],
   &quot;promotions&quot;: [{&quot;soldier&quot;: &quot;Egon&quot;, &quot;rank&quot;: &quot;Vétéran&quot;}],
   &quot;sales&quot;: [{&quot;soldier&quot;: &quot;Aldo&quot;, &quot;item&quot;: &quot;Bolter&quot;, &quot;experience&quot;: 0}],
   &quot;handovers&quot;: [{&quot;soldier&quot;: &quot;Brun&quot;, &quot;to&quot;: &quot;Cato&quot;, &quot;item&quot;: &quot;Épée tronçonneuse&quot;}],
   &quot;purchases&quot;: [{&quot;soldier&quot;: &quot;Aldo&quot;, &quot;item&quot;: &quot;Bolter lourd&quot;, &quot;points&quot;: 9, &quot;experience&quot;: 5}],
   &quot;throws&quot;: [{&quot;soldier&quot;: &quot;Aldo&quot;, &quot;table&quot;: &quot;Blessures&quot;, &quot;value&quot;: 7}],     les dés tombés à la table
   &quot;counted&quot;: [{&quot;force&quot;: &quot;&quot;, &quot;counters&quot;: {&quot;crédits&quot;: -4}, &quot;reason&quot;: &quot;&quot;}]}
  À côté de &quot;result&quot; aussi &quot;counters&quot;: {&quot;crédits&quot;: 5}&#xa0;; dans le rapport aussi &quot;areas&quot;: {&quot;Raffinerie&quot;: &quot;Bruno&quot;}.
  L’équipement de la liste d’armée a le prix de la liste, tout autre coûte ses points. Un rapport d’équipement seul se passe de mission.
  Si les règles disent que l’équipement se paie avec un compteur, l’achat le prélève et la vente le rend&#xa0;; &quot;price&quot;: {&quot;crédits&quot;: 5} en fixe un autre.
  Avec plusieurs forces&#xa0;: &quot;force&quot; à côté de &quot;objectives&quot;, ou &quot;sides&quot;: [{&quot;force&quot;, &quot;objectives&quot;, &quot;result&quot;, ...}]. Un nom désigne quelqu’un de ces
  forces&#xa0;; s’il en désigne plusieurs, écrivez Zog (nom de la force), ici et partout où un soldat est nommé.

Force en JSON&#xa0;: {&quot;name&quot;, &quot;leader&quot;, &quot;catalogue&quot; ou &quot;ladder&quot;, &quot;soldiers&quot;: [{&quot;name&quot;, &quot;role&quot;, &quot;rank&quot;, &quot;points&quot;, &quot;lifePoints&quot;, &quot;experience&quot;}]}</translation>
    </message>
    <message>
        <source>new: write to this file instead of the library; merge, chronicle, muster: the file (or folder).</source>
        <translation>new&#xa0;: écrire dans ce fichier plutôt que dans la bibliothèque&#xa0;; merge, chronicle, muster&#xa0;: le fichier (ou dossier).</translation>
    </message>
    <message>
        <source>new, merge, chronicle, muster: replace an existing file.</source>
        <translation>new, merge, chronicle, muster&#xa0;: remplacer un fichier existant.</translation>
    </message>
    <message>
        <source>game, pair: the two players.</source>
        <translation>game, pair&#xa0;: les deux joueurs.</translation>
    </message>
    <message>
        <source>game: what each of them scored; who scored more has won.</source>
        <translation>game&#xa0;: le score de chacun&#xa0;; le plus haut score gagne.</translation>
    </message>
    <message>
        <source>game: how it ended for the first: won, drawn or lost.</source>
        <translation>game&#xa0;: le résultat du premier&#xa0;: won, drawn ou lost.</translation>
    </message>
    <message>
        <source>game: when (year-month-day); today if left out.</source>
        <translation>game&#xa0;: la date (année-mois-jour)&#xa0;; aujourd’hui par défaut.</translation>
    </message>
    <message>
        <source>game, pair: the round of the league.</source>
        <translation>game, pair&#xa0;: la ronde de la ligue.</translation>
    </message>
    <message>
        <source>game: what was played.</source>
        <translation>game&#xa0;: ce qui a été joué.</translation>
    </message>
    <message>
        <source>game: a few words.</source>
        <translation>game&#xa0;: quelques mots.</translation>
    </message>
    <message>
        <source>game: a table of games.</source>
        <translation>game&#xa0;: un tableau de parties.</translation>
    </message>
    <message>
        <source>game: whoever is not a player yet joins.</source>
        <translation>game&#xa0;: qui n’est pas encore joueur rejoint la campagne.</translation>
    </message>
    <message>
        <source>pair: swiss (the next round) or round-robin (all rounds).</source>
        <translation>pair&#xa0;: swiss (la ronde suivante) ou round-robin (toutes les rondes).</translation>
    </message>
    <message>
        <source>pair: to be played by this day.</source>
        <translation>pair&#xa0;: à jouer avant ce jour.</translation>
    </message>
    <message>
        <source>merge: whose version counts where they differ: first, second or both.</source>
        <translation>merge&#xa0;: quelle version compte en cas de désaccord&#xa0;: first, second ou both.</translation>
    </message>
    <message>
        <source>enlist: name of the force; losses: of the mission.</source>
        <translation>enlist&#xa0;: nom de la force&#xa0;; losses&#xa0;: de la mission.</translation>
    </message>
    <message>
        <source>losses: what became of the eliminated: recovered, wounded or dead.</source>
        <translation>losses&#xa0;: ce que sont devenus les éliminés&#xa0;: recovered, wounded ou dead.</translation>
    </message>
    <message>
        <source>report, table: for programs.</source>
        <translation>report, table&#xa0;: pour les programmes.</translation>
    </message>
    <message>
        <source>report: text, markdown, discord, html or csv; table: text or discord.</source>
        <translation>report&#xa0;: text, markdown, discord, html ou csv&#xa0;; table&#xa0;: text ou discord.</translation>
    </message>
    <message>
        <source>campaign: what to do? new, enlist, record, correct, promote, report, game, table, pair, merge, chronicle, muster, losses or map</source>
        <translation>campaign&#xa0;: que faire&#xa0;? new, enlist, record, correct, promote, report, game, table, pair, merge, chronicle, muster, losses ou map</translation>
    </message>
    <message>
        <source>campaign: there is no %1; new, enlist, record, correct, promote, report, game, table, pair, merge, chronicle, muster, losses and map are</source>
        <translation>campaign&#xa0;: il n’y a pas de %1&#xa0;; il y a new, enlist, record, correct, promote, report, game, table, pair, merge, chronicle, muster, losses et map</translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the folder cannot be made</source>
        <translation>%1&#xa0;: le dossier ne peut pas être créé</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s)</source>
        <translation>
            <numerusform>%n fichier</numerusform>
            <numerusform>%n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>campaign chronicle: where to? -o names a PDF or a folder</source>
        <translation>campaign chronicle&#xa0;: où&#xa0;? -o nomme un PDF ou un dossier</translation>
    </message>
    <message>
        <source>%1 is there already; --force replaces it</source>
        <translation>%1 existe déjà&#xa0;; --force le remplace</translation>
    </message>
    <message>
        <source>Games from a table</source>
        <translation>Parties d’un tableau</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) recorded</source>
        <translation>
            <numerusform>%n partie enregistrée</numerusform>
            <numerusform>%n parties enregistrées</numerusform>
        </translation>
    </message>
    <message>
        <source>campaign game: --csv goes with nothing else</source>
        <translation>campaign game&#xa0;: --csv ne va avec rien d’autre</translation>
    </message>
    <message>
        <source>campaign game: say --between A B, and --score N M or --result won|drawn|lost</source>
        <translation>campaign game&#xa0;: indiquez --between A B, et --score N M ou --result won|drawn|lost</translation>
    </message>
    <message>
        <source>Game of %1 and %2</source>
        <translation>Partie de %1 et %2</translation>
    </message>
    <message>
        <source>Game %1: %2 %3 : %4 %5</source>
        <translation>Partie %1&#xa0;: %2 %3&#xa0;: %4 %5</translation>
    </message>
    <message>
        <source>, round %1</source>
        <translation>, ronde %1</translation>
    </message>
    <message>
        <source>the format %1 is not known; text and discord are</source>
        <translation>le format %1 est inconnu&#xa0;; text et discord sont connus</translation>
    </message>
    <message>
        <source>Everybody has met everybody.</source>
        <translation>Tout le monde s’est déjà rencontré.</translation>
    </message>
    <message>
        <source>Pair round %1</source>
        <translation>Appariement de la ronde %1</translation>
    </message>
    <message>
        <source>Round %1: %2 has no opponent</source>
        <translation>Ronde %1&#xa0;: %2 n’a pas d’adversaire</translation>
    </message>
    <message>
        <source>Round %1: %2 – %3</source>
        <translation>Ronde %1&#xa0;: %2 – %3</translation>
    </message>
    <message>
        <source>campaign merge: --prefer %1 is not known; first, second and both are</source>
        <translation>campaign merge&#xa0;: --prefer %1 est inconnu&#xa0;; first, second et both sont connus</translation>
    </message>
    <message>
        <source>campaign merge: where to? -o names the file</source>
        <translation>campaign merge&#xa0;: où&#xa0;? -o nomme le fichier</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>Fusion avec %1</translation>
    </message>
    <message>
        <source>Entries in both: %1; only in the first: %2; only in the second: %3</source>
        <translation>Entrées dans les deux&#xa0;: %1&#xa0;; seulement dans le premier&#xa0;: %2&#xa0;; seulement dans le second&#xa0;: %3</translation>
    </message>
    <message>
        <source>campaign muster: where to? -o names a .ros or .rosz file</source>
        <translation>campaign muster&#xa0;: où&#xa0;? -o nomme un fichier .ros ou .rosz</translation>
    </message>
    <message>
        <source>campaign muster: which force? Name one of its forces</source>
        <translation>campaign muster&#xa0;: quelle force&#xa0;? Nommez une de ses forces</translation>
    </message>
    <message>
        <source>%1 was not mustered from this campaign</source>
        <translation>%1 ne vient pas de cette campagne</translation>
    </message>
    <message>
        <source>--lost %1 is not known; recovered, wounded and dead are</source>
        <translation>--lost %1 n’est pas connu&#xa0;; il y a recovered, wounded et dead</translation>
    </message>
    <message>
        <source>Battle</source>
        <translation>Bataille</translation>
    </message>
    <message>
        <source>Draw the map</source>
        <translation>Dessiner la carte</translation>
    </message>
    <message>
        <source>This campaign has no map.</source>
        <translation>Cette campagne n’a pas de carte.</translation>
    </message>
    <message numerus="yes">
        <source>Round %1 is not over: %n game(s) open. The table may still change.</source>
        <translation>
            <numerusform>La ronde %1 n’est pas finie&#xa0;: %n partie à jouer. Le classement peut encore changer.</numerusform>
            <numerusform>La ronde %1 n’est pas finie&#xa0;: %n parties à jouer. Le classement peut encore changer.</numerusform>
        </translation>
    </message>
    <message>
        <source>pair: a player who stays away, may be given again.</source>
        <translation>pair&#xa0;: un joueur absent, peut être répété.</translation>
    </message>
    <message>
        <source>Game %1: %2 – %3, drawn</source>
        <translation>Partie %1&#xa0;: %2 – %3, nulle</translation>
    </message>
    <message>
        <source>Game %1: %2 – %3, %4 won</source>
        <translation>Partie %1&#xa0;: %2 – %3, %4 gagne</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) of the table (is|are) in the book already</source>
        <translation>
            <numerusform>%n partie du tableau est déjà dans le livre</numerusform>
            <numerusform>%n parties du tableau sont déjà dans le livre</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>CollectionCommand</name>
    <message>
        <source>there is no game %1; muster systems lists them</source>
        <translation>il n’y a pas de jeu %1&#xa0;; muster systems les énumère</translation>
    </message>
    <message>
        <source>unit</source>
        <translation>unité</translation>
    </message>
    <message>
        <source>figure</source>
        <translation>figurine</translation>
    </message>
    <message>
        <source>place</source>
        <translation>rangement</translation>
    </message>
    <message numerus="yes">
        <source>%n paint(s) changed</source>
        <translation>
            <numerusform>%n peinture modifiée</numerusform>
            <numerusform>%n peintures modifiées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 rows read, %2 changed</source>
        <translation>%1 lignes lues, %2 modifiées</translation>
    </message>
    <message>
        <source>no installed game knows %1; it is kept under this name</source>
        <translation>aucun jeu installé ne connaît %1&#xa0;; la ligne est gardée sous ce nom</translation>
    </message>
    <message>
        <source>the rosters are of different games</source>
        <translation>les listes sont de jeux différents</translation>
    </message>
    <message>
        <source>what you own, in which state, and what is missing for a list</source>
        <translation>ce que vous possédez, dans quel état, et ce qui manque pour une liste</translation>
    </message>
    <message>
        <source>SYSTEM        what you own of this game (id or name of a pack)
import F      counts of a CSV file replace those of the collection; --paints: a list of paints. Exit 1 when a unit
              is in no installed game: it is kept under its name
export F      the collection of every game as CSV; --paints: the paints
ready R...    what is to buy, to build and to paint for these rosters (files, or ids or names in the library);
              exit 1 when something is. --together: figures are not shared; --stand-ins: use what may stand for it</source>
        <translation>SYSTEM        ce que vous possédez de ce jeu (identifiant ou nom d’un pack)
import F      les quantités d’un fichier CSV remplacent celles de la collection&#xa0;; --paints&#xa0;: une liste de peintures.
              Code 1 quand une unité n’est dans aucun jeu installé&#xa0;: elle est gardée sous son nom
export F      la collection de tous les jeux en CSV&#xa0;; --paints&#xa0;: les peintures
ready R...    ce qu’il faut acheter, monter et peindre pour ces listes (fichiers, ou identifiants ou noms de la
              bibliothèque)&#xa0;; code 1 s’il reste quelque chose. --together&#xa0;: figurines non partagées&#xa0;; --stand-ins&#xa0;: remplaçantes</translation>
    </message>
    <message>
        <source>CSV columns: game, faction, unit, figure, wished, bought, built, primed, painted, based, place, box, price, note,
also_usable_as, unit_id, figure_id; game and unit are needed, ids win over names. Paints: name, range, colour,
stock (owned, low, missing), note.
JSON: {game, name, figures: [{unitId, figureId, unit, figure, faction, wished, bought, built, primed, painted, based,
owned, place, note, price, box, alsoUsableAs: [id]}], totals: {wished, ..., based, owned, money}}; ready: {ready, sentence,
figures, painted, days, toBuy, toBuild, toPaint: {figures, points, lines: [{unit, figure, count, points, rosters}]},
rosters: [{name, points, painted, fielded, toBuild, missing}]}</source>
        <translation>Colonnes du CSV&#xa0;: game, faction, unit, figure, wished, bought, built, primed, painted, based, place, box, price, note,
also_usable_as, unit_id, figure_id&#xa0;; game et unit sont nécessaires, les identifiants l’emportent sur les noms.
Peintures&#xa0;: name, range, colour, stock (owned, low, missing), note.
JSON&#xa0;: {game, name, figures: [{unitId, figureId, unit, figure, faction, wished, bought, built, primed, painted, based,
owned, place, note, price, box, alsoUsableAs: [id]}], totals: {wished, ..., based, owned, money}}&#xa0;; ready&#xa0;: {ready, sentence,
figures, painted, days, toBuy, toBuild, toPaint: {figures, points, lines: [{unit, figure, count, points, rosters}]},
rosters: [{name, points, painted, fielded, toBuild, missing}]}</translation>
    </message>
    <message>
        <source>Output as JSON.</source>
        <translation>Sortie en JSON.</translation>
    </message>
    <message>
        <source>The list of paints instead of the figures.</source>
        <translation>La liste des peintures au lieu des figurines.</translation>
    </message>
    <message>
        <source>The rosters play at the same time, each with its own figures.</source>
        <translation>Les listes jouent en même temps, chacune avec ses propres figurines.</translation>
    </message>
    <message>
        <source>Figures that may stand for others are used where they are free.</source>
        <translation>Les figurines qui peuvent en remplacer d’autres sont utilisées quand elles sont libres.</translation>
    </message>
    <message>
        <source>Overwrite an existing file.</source>
        <translation>Remplacer un fichier existant.</translation>
    </message>
    <message>
        <source>collection: name a game, or import, export or ready</source>
        <translation>collection&#xa0;: nommez un jeu, ou import, export ou ready</translation>
    </message>
    <message>
        <source>collection %1: name one CSV file</source>
        <translation>collection %1&#xa0;: nommez un fichier CSV</translation>
    </message>
    <message>
        <source>collection ready: name a roster</source>
        <translation>collection ready&#xa0;: nommez une liste</translation>
    </message>
    <message>
        <source>collection: name one game</source>
        <translation>collection&#xa0;: nommez un seul jeu</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>unknown option %1; muster --help lists them</source>
        <translation>option %1 inconnue&#xa0;; muster --help les liste</translation>
    </message>
    <message>
        <source>there is no command %1; muster --help lists them</source>
        <translation>il n’y a pas de commande %1&#xa0;; muster --help les liste</translation>
    </message>
    <message>
        <source>The library: a SQLite file, or postgresql://user@host/name.</source>
        <translation>La bibliothèque&#xa0;: un fichier SQLite, ou postgresql://utilisateur@hôte/nom.</translation>
    </message>
    <message>
        <source>A folder with further packs or game data; may be given again.</source>
        <translation>Un dossier avec d’autres packs ou données de jeu&#xa0;; peut être répété.</translation>
    </message>
    <message>
        <source>Language of the output: %1.</source>
        <translation>Langue de la sortie&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the language %1 is not known; there are: %2</source>
        <translation>la langue %1 n’est pas connue&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>Options: --library PATH, --data DIR (again for more), --lang LANGUAGE (%1), --verbose, --version, --help</source>
        <translation>Options&#xa0;: --library PATH, --data DIR (répétable), --lang LANGUAGE (%1), --verbose, --version, --help</translation>
    </message>
    <message>
        <source>Say more on standard error.</source>
        <translation>En dire plus sur la sortie d’erreur.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Usage: muster %1 %2</source>
        <translation>Usage&#xa0;: muster %1 %2</translation>
    </message>
    <message>
        <source>Muster, army lists and campaigns for miniature wargames.</source>
        <translation>Muster, listes d’armée et campagnes pour jeux de figurines.</translation>
    </message>
    <message>
        <source>Usage: muster [OPTIONS] [FILE...]    open the window, and these files in it</source>
        <translation>Usage&#xa0;: muster [OPTIONS] [FILE...]   ouvrir la fenêtre, et ces fichiers dedans</translation>
    </message>
    <message>
        <source>       muster COMMAND [OPTIONS]      work without the window; muster COMMAND --help tells more</source>
        <translation>        muster COMMAND [OPTIONS]     travailler sans la fenêtre&#xa0;; muster COMMAND --help en dit plus</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes&#xa0;:</translation>
    </message>
    <message>
        <source>Exit codes: 0 fine, 1 the answer is no, 2 could not do it.</source>
        <translation>Codes de sortie&#xa0;: 0 tout va bien, 1 la réponse est non, 2 impossible.</translation>
    </message>
    <message>
        <source>the data in %1 cannot be used: %2</source>
        <translation>les données de %1 sont inutilisables&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ConvertCommand</name>
    <message>
        <source>converts .ros, .rosz, .json and .muster rosters, and .cat, .catz, .gst, .gstz and .json data, between themselves</source>
        <translation>convertit entre elles les listes .ros, .rosz, .json et .muster, et les données .cat, .catz, .gst, .gstz et .json</translation>
    </message>
    <message>
        <source>The format is chosen by the ending of OUT. An existing OUT is only replaced with --force. Whatever the target format cannot hold (pictures and game data in a .ros or .rosz) is named on standard error. Game data that would lose something on their way between XML and JSON are only written with --lossy.</source>
        <translation>Le format est choisi d’après l’extension de OUT. Un fichier OUT existant n’est remplacé qu’avec --force. Ce que le format d’arrivée ne peut pas contenir (images et données de jeu dans un .ros ou .rosz) est signalé sur la sortie d’erreur. Les données de jeu qui perdraient quelque chose entre XML et JSON ne sont écrites qu’avec --lossy.</translation>
    </message>
    <message>
        <source>Replace an existing file.</source>
        <translation>Remplacer un fichier existant.</translation>
    </message>
    <message>
        <source>usage: muster convert IN OUT [--force] [--lossy]</source>
        <translation>usage&#xa0;: muster convert IN OUT [--force] [--lossy]</translation>
    </message>
    <message>
        <source>%1: unknown format; known are %2</source>
        <translation>%1&#xa0;: format inconnu&#xa0;; formats connus&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 pictures are not in the new file, the format cannot hold them</source>
        <translation>%1&#xa0;: %2 images ne sont pas dans le nouveau fichier, son format ne peut pas les contenir</translation>
    </message>
    <message>
        <source>%1: the game data are not in the new file, the format cannot hold them</source>
        <translation>%1&#xa0;: les données de jeu ne sont pas dans le nouveau fichier, son format ne peut pas les contenir</translation>
    </message>
    <message>
        <source>Write game data even if the format cannot hold everything in them.</source>
        <translation>Écrire les données de jeu même si le format ne peut pas tout contenir.</translation>
    </message>
    <message numerus="yes">
        <source>%1 (%n time(s))</source>
        <translation>
            <numerusform>%1 (%n fois)</numerusform>
            <numerusform>%1 (%n fois)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DataCommand</name>
    <message>
        <source> (%1 times)</source>
        <translation> (%1 fois)</translation>
    </message>
    <message>
        <source>%1 catalogues, %2 ids, %3 links; %4 errors, %5 warnings, %6 notes</source>
        <translation>%1 catalogues, %2 identifiants, %3 liens&#xa0;; %4 erreurs, %5 avertissements, %6 remarques</translation>
    </message>
    <message>
        <source>Output as JSON.</source>
        <translation>Sortie en JSON.</translation>
    </message>
    <message>
        <source>error</source>
        <translation>erreur</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>info</source>
        <translation>note</translation>
    </message>
    <message>
        <source>checks a folder of game data; fetches, updates and removes games from elsewhere</source>
        <translation>vérifie un dossier de données de jeu&#xa0;; télécharge, met à jour et retire des jeux venus d’ailleurs</translation>
    </message>
    <message>
        <source>check looks for broken links, duplicate ids, unknown references and unused entries of a folder; it ends with 1 when there is an error, with 2 when the folder cannot be loaded at all.
JSON: {gameSystem, revision, catalogues, elements, ids, links, errors, warnings, notes, findings: [{rule, severity, file, line, message, count}]}

sources lists the games that can be fetched; install fetches one, by its name, its repository OWNER/REPO or a link; update fetches what is newer (--check only asks); use goes back to a revision that was kept; remove deletes the copies. The newest release is taken, or the newest state where there is none. The addresses can be set: MUSTER_DATA_API, MUSTER_DATA_WEB, MUSTER_DATA_RAW, MUSTER_DATA_CODELOAD, MUSTER_DATA_GALLERY.
JSON of sources: [{name, repository, archived, source, version, date, installed}]; of a game: {name, repository, gameSystem, folder, current, pinned, newest, newestDate, installed, revisions: [{revision, name, ref, date, fetched, files, bytes}]}, with update, changedFiles, changedBytes of --check, updated of update.</source>
        <translation>check cherche dans un dossier les liens rompus, les identifiants en double, les références inconnues et les entrées inutilisées&#xa0;; il finit par 1 s’il y a une erreur, par 2 si le dossier ne peut pas être chargé du tout.
JSON&#xa0;: {gameSystem, revision, catalogues, elements, ids, links, errors, warnings, notes, findings: [{rule, severity, file, line, message, count}]}

sources énumère les jeux qu’on peut télécharger&#xa0;; install en télécharge un, par son nom, son dépôt PROPRIÉTAIRE/DÉPÔT ou un lien&#xa0;; update télécharge ce qui est plus récent (--check demande seulement)&#xa0;; use revient à une révision conservée&#xa0;; remove efface les copies. La dernière version publiée est prise, ou l’état le plus récent s’il n’y en a pas. Les adresses se règlent&#xa0;: MUSTER_DATA_API, MUSTER_DATA_WEB, MUSTER_DATA_RAW, MUSTER_DATA_CODELOAD, MUSTER_DATA_GALLERY.
JSON de sources&#xa0;: [{name, repository, archived, source, version, date, installed}]&#xa0;; d’un jeu&#xa0;: {name, repository, gameSystem, folder, current, pinned, newest, newestDate, installed, revisions: [{revision, name, ref, date, fetched, files, bytes}]}, avec update, changedFiles, changedBytes de --check, updated de update.</translation>
    </message>
    <message>
        <source>The branch, tag or commit to take.</source>
        <translation>La branche, l’étiquette ou le commit à prendre.</translation>
    </message>
    <message>
        <source>The folder for the game; else one of Muster&apos;s own.</source>
        <translation>Le dossier du jeu&#xa0;; sinon un dossier de Muster.</translation>
    </message>
    <message>
        <source>Only ask whether there is something newer.</source>
        <translation>Demander seulement s’il y a plus récent.</translation>
    </message>
    <message>
        <source>Do not ask the gallery of games.</source>
        <translation>Ne pas interroger la galerie des jeux.</translation>
    </message>
    <message>
        <source>usage: muster data check DIR [--json], or sources, install, update, use, remove</source>
        <translation>usage&#xa0;: muster data check DOSSIER [--json], ou sources, install, update, use, remove</translation>
    </message>
    <message>
        <source>  installed: %1</source>
        <translation>  installé&#xa0;: %1</translation>
    </message>
    <message>
        <source>  (archived)</source>
        <translation>  (archivé)</translation>
    </message>
    <message>
        <source>%1 is installed: %2, %3 files, in %4</source>
        <translation>%1 est installé&#xa0;: %2, %3 fichiers, dans %4</translation>
    </message>
    <message>
        <source>no game was fetched yet; muster data install fetches one</source>
        <translation>aucun jeu n’a encore été téléchargé&#xa0;; muster data install en télécharge un</translation>
    </message>
    <message>
        <source>the game %1 was not fetched; muster data sources lists those that were</source>
        <translation>le jeu %1 n’a pas été téléchargé&#xa0;; muster data sources énumère ceux qui l’ont été</translation>
    </message>
    <message>
        <source>%1 uses %2, %3 files, in %4</source>
        <translation>%1 utilise %2, %3 fichiers, dans %4</translation>
    </message>
    <message>
        <source>%1 is removed</source>
        <translation>%1 est retiré</translation>
    </message>
    <message>
        <source>%1: %2 is newer than %3; %4 files have changed</source>
        <translation>%1&#xa0;: %2 est plus récent que %3&#xa0;; %4 fichiers ont changé</translation>
    </message>
    <message>
        <source>%1 is up to date: %2</source>
        <translation>%1 est à jour&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is kept at %2</source>
        <translation>%1 est gardé à %2</translation>
    </message>
    <message>
        <source>%1: %2 instead of %3, which is kept</source>
        <translation>%1&#xa0;: %2 au lieu de %3, qui est conservé</translation>
    </message>
    <message>
        <source>usage: muster data sources | install NAME|OWNER/REPO|URL [--ref REF] [--into DIR] | update [NAME] [--check] | use NAME REVISION | remove NAME</source>
        <translation>usage&#xa0;: muster data sources | install NOM|PROPRIÉTAIRE/DÉPÔT|URL [--ref REF] [--into DOSSIER] | update [NOM] [--check] | use NOM RÉVISION | remove NOM</translation>
    </message>
</context>
<context>
    <name>DiagnosticsCommand</name>
    <message>
        <source>what somebody who is to help needs to know: versions, the library&apos;s place and schema, the end of the log</source>
        <translation>ce que doit savoir quelqu’un qui vous aide&#xa0;: versions, emplacement et schéma de la bibliothèque, fin du journal</translation>
    </message>
    <message>
        <source>In English. Never a password, and nothing of what is in the lists.</source>
        <translation>En anglais. Jamais un mot de passe, rien de ce que contiennent les listes.</translation>
    </message>
    <message>
        <source>usage: muster diagnostics [--library PATH]</source>
        <translation>usage&#xa0;: muster diagnostics [--library PATH]</translation>
    </message>
</context>
<context>
    <name>DiffCommand</name>
    <message>
        <source>new rule: %1</source>
        <translation>nouvelle règle&#xa0;: %1</translation>
    </message>
    <message>
        <source>new profile: %1</source>
        <translation>nouveau profil&#xa0;: %1</translation>
    </message>
    <message>
        <source>new category: %1</source>
        <translation>nouvelle catégorie&#xa0;: %1</translation>
    </message>
    <message>
        <source>rule gone: %1</source>
        <translation>règle disparue&#xa0;: %1</translation>
    </message>
    <message>
        <source>profile gone: %1</source>
        <translation>profil disparu&#xa0;: %1</translation>
    </message>
    <message>
        <source>category gone: %1</source>
        <translation>catégorie disparue&#xa0;: %1</translation>
    </message>
    <message>
        <source>rule changed: %1</source>
        <translation>règle modifiée&#xa0;: %1</translation>
    </message>
    <message>
        <source>profile changed: %1 %2 -&gt; %3</source>
        <translation>profil modifié&#xa0;: %1 %2 -&gt; %3</translation>
    </message>
    <message>
        <source>category changed: %1 %2 -&gt; %3</source>
        <translation>catégorie modifiée&#xa0;: %1 %2 -&gt; %3</translation>
    </message>
    <message>
        <source>%1: revision %2 -&gt; not there</source>
        <translation>%1&#xa0;: révision %2 -&gt; absente</translation>
    </message>
    <message>
        <source>%1: revision %2 -&gt; %3</source>
        <translation>%1&#xa0;: révision %2 -&gt; %3</translation>
    </message>
    <message>
        <source>not known to the data any more; kept with its old values</source>
        <translation>inconnu des données désormais&#xa0;; conservé avec ses anciennes valeurs</translation>
    </message>
    <message>
        <source>found again at another place of the data</source>
        <translation>retrouvé à un autre endroit des données</translation>
    </message>
    <message>
        <source>renamed: %1 -&gt; %2</source>
        <translation>renommé&#xa0;: %1 -&gt; %2</translation>
    </message>
    <message>
        <source>total %1 %2 -&gt; %3</source>
        <translation>total %1 %2 -&gt; %3</translation>
    </message>
    <message>
        <source>shows what is different between two rosters, or what another data set changes in one</source>
        <translation>montre ce qui distingue deux listes, ou ce que d’autres données changent dans une liste</translation>
    </message>
    <message>
        <source>Compares two rosters of one game unit by unit: what was added, removed, replaced, moved or changed, and the points.
JSON: {a: {name, points}, b, same, rows: [{kind, change, a: {name, detail, place, points}, b, news, message}]}.

With a folder of data: compares the values saved in the roster with what the data in DATA_DIR say.
JSON: [{kind, selection, path, subject, before, after, message}]; kind is revision, gone, moved, renamed, cost, total, profile, rule, category or finding.

Ends with 0 when nothing is different, 1 when something is.</source>
        <translation>Compare deux listes d’un même jeu unité par unité&#xa0;: ce qui a été ajouté, retiré, remplacé, déplacé ou modifié, et les points.
JSON&#xa0;: {a: {name, points}, b, same, rows: [{kind, change, a: {name, detail, place, points}, b, news, message}]}.

Avec un dossier de données&#xa0;: compare les valeurs enregistrées dans la liste à ce que disent les données de DATA_DIR.
JSON&#xa0;: [{kind, selection, path, subject, before, after, message}]&#xa0;; kind vaut revision, gone, moved, renamed, cost, total, profile, rule, category ou finding.

Finit par 0 si rien ne diffère, par 1 sinon.</translation>
    </message>
    <message>
        <source>usage: muster diff FILE OTHER_FILE|DATA_DIR [--json]</source>
        <translation>usage&#xa0;: muster diff FICHIER AUTRE_FICHIER|DOSSIER_DONNÉES [--json]</translation>
    </message>
    <message>
        <source>Output as JSON.</source>
        <translation>Sortie en JSON.</translation>
    </message>
    <message>
        <source>%1: the roster belongs to another game (%2)</source>
        <translation>%1&#xa0;: la liste appartient à un autre jeu (%2)</translation>
    </message>
    <message>
        <source>no difference</source>
        <translation>aucune différence</translation>
    </message>
</context>
<context>
    <name>EditCommand</name>
    <message>
        <source>there is no unit %1; there are: %2</source>
        <translation>il n’y a pas d’unité %1&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no place for %1 in this roster</source>
        <translation>il n’y a pas de place pour %1 dans cette liste</translation>
    </message>
    <message>
        <source>%1 does not fit into %2</source>
        <translation>%1 ne va pas dans %2</translation>
    </message>
    <message>
        <source>%1 is no force</source>
        <translation>%1 n’est pas une force</translation>
    </message>
    <message>
        <source>no force can be added here</source>
        <translation>aucune force ne peut être ajoutée ici</translation>
    </message>
    <message>
        <source>there is no force &quot;%1&quot;; there are: %2</source>
        <translation>il n’y a pas de force «&#xa0;%1&#xa0;»&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is not a count</source>
        <translation>%1 n’est pas un nombre</translation>
    </message>
    <message>
        <source>%1 cannot belong to %2</source>
        <translation>%1 ne peut pas aller avec %2</translation>
    </message>
    <message>
        <source>%1 belongs to no unit</source>
        <translation>%1 ne va avec aucune unité</translation>
    </message>
    <message>
        <source>%1 is not a number of points</source>
        <translation>%1 n’est pas un nombre de points</translation>
    </message>
    <message>
        <source>edits a roster from a script, with the same operations as the editor</source>
        <translation>modifie une liste par script, avec les mêmes opérations que l’éditeur</translation>
    </message>
    <message>
        <source>PATH is Formation/Slot/Unit by name (any language) or id; #2 picks the second of equals. The file is changed in place: written beside, read back, then renamed. The new selection&apos;s id is printed. add-force adds a force where the data offer it: a regiment or detachment inside of --to, else inside of the first force that takes it, else beside the others.</source>
        <translation>PATH est Formation/Place/Unité, par nom (dans n’importe quelle langue) ou par identifiant&#xa0;; #2 prend le deuxième parmi des égaux. Le fichier est modifié sur place&#xa0;: écrit à côté, relu, puis renommé. L’identifiant de la nouvelle sélection est affiché. add-force ajoute une force là où les données la proposent&#xa0;: un régiment ou un détachement dans --to, sinon dans la première force qui le prend, sinon à côté des autres.</translation>
    </message>
    <message>
        <source>Where to add: a formation or one of its slots.</source>
        <translation>Où ajouter&#xa0;: une formation ou l’une de ses places.</translation>
    </message>
    <message>
        <source>How many to add.</source>
        <translation>Combien en ajouter.</translation>
    </message>
    <message>
        <source>How the unit belongs to the other: Joins, Rides in…</source>
        <translation>Comment l’unité va avec l’autre&#xa0;: Rejoint, À bord de…</translation>
    </message>
    <message>
        <source>usage: muster edit %1</source>
        <translation>usage&#xa0;: muster edit %1</translation>
    </message>
    <message>
        <source>--count %1 is not a count</source>
        <translation>--count %1 n’est pas un nombre</translation>
    </message>
</context>
<context>
    <name>HandedBack</name>
    <message>
        <source>%1 of %2 figures left</source>
        <translation>reste %1 figurines sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 shots left</source>
        <translation>reste %1 tirs sur %2</translation>
    </message>
    <message>
        <source>used up what works once</source>
        <translation>a employé ce qui ne sert qu’une fois</translation>
    </message>
    <message>
        <source>%1 of %2 boxes “loaded” free</source>
        <translation>%1 cases «&#xa0;chargée&#xa0;» libres sur %2</translation>
    </message>
    <message>
        <source>%1 of %2 boxes left</source>
        <translation>reste %1 cases sur %2</translation>
    </message>
    <message>
        <source>eliminated in turn %1</source>
        <translation>éliminée au tour %1</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>hors de la table</translation>
    </message>
    <message>
        <source>The roster was edited after the page was made.</source>
        <translation>La liste a été modifiée depuis que la page a été faite.</translation>
    </message>
    <message>
        <source>opponent</source>
        <translation>adversaire</translation>
    </message>
    <message>
        <source>Turn %1, score %2 to %3 (%4)</source>
        <translation>Tour %1, score %2 à %3 (%4)</translation>
    </message>
    <message>
        <source>A unit that this roster no longer has (%1)</source>
        <translation>Une unité que cette liste n’a plus (%1)</translation>
    </message>
</context>
<context>
    <name>ImportCommand</name>
    <message numerus="yes">
        <source>%n choice(s) of the code (is|are) not in these data</source>
        <translation>
            <numerusform>%n choix du code n’est pas dans ces données</numerusform>
            <numerusform>%n choix du code ne sont pas dans ces données</numerusform>
        </translation>
    </message>
    <message>
        <source>the format %1 is not known; there are: %2</source>
        <translation>le format %1 est inconnu&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>brings in a list from elsewhere: text of other programs or of Muster, a file, a QR code</source>
        <translation>importe une liste venue d’ailleurs&#xa0;: texte d’autres programmes ou de Muster, fichier, code QR</translation>
    </message>
    <message>
        <source>FILE, or - for the standard input: Muster&apos;s own text, NewRecruit&apos;s texts and JSON, the text of the official apps (English and French), of Old World Builder and ListForge, .ros, .rosz, .muster, or a picture of Muster&apos;s QR code. The shape of the text tells what it is; several lists in one text become OUT, OUT-2 and so on. What is not found stays as a note in the list; then it ends with 1.
JSON: {lists: [{list, title, format, firstLine, game, gameSystem, faction, textPoints, total, legal, file, found, guessed, notFound}], found: [{line, list, text, name}], guessed: [{line, list, text, name, reason, candidates: [{name, where, entryId, likeness}]}], notFound: [{line, list, text, reason, candidates}]}</source>
        <translation>FICHIER, ou - pour l’entrée standard&#xa0;: texte de Muster, textes et JSON de NewRecruit, texte des applications officielles (anglais et français), d’Old World Builder et de ListForge, .ros, .rosz, .muster, ou image d’un code QR de Muster. La forme du texte dit ce qu’il est&#xa0;; plusieurs listes dans un texte deviennent SORTIE, SORTIE-2 et ainsi de suite. Ce qui est introuvable reste en note dans la liste&#xa0;; la commande finit alors par 1.
JSON&#xa0;: {lists: [{list, title, format, firstLine, game, gameSystem, faction, textPoints, total, legal, file, found, guessed, notFound}], found: [{line, list, text, name}], guessed: [{line, list, text, name, reason, candidates: [{name, where, entryId, likeness}]}], notFound: [{line, list, text, reason, candidates}]}</translation>
    </message>
    <message>
        <source>Output as JSON.</source>
        <translation>Sortie en JSON.</translation>
    </message>
    <message>
        <source>Read it as: %1.</source>
        <translation>La lire comme&#xa0;: %1.</translation>
    </message>
    <message>
        <source>File to write.</source>
        <translation>Fichier à écrire.</translation>
    </message>
    <message>
        <source>Replace an existing file.</source>
        <translation>Remplacer un fichier existant.</translation>
    </message>
    <message>
        <source>these data do not know it</source>
        <translation>ces données ne le connaissent pas</translation>
    </message>
    <message>
        <source>usage: muster import FILE|- [--data DIR] [--json] -o OUT</source>
        <translation>usage&#xa0;: muster import FICHIER|- [--data DOSSIER] [--json] -o SORTIE</translation>
    </message>
    <message>
        <source>%1: %2 found, %3 guessed, %4 not found; %5 points, written to %6</source>
        <translation>%1&#xa0;: %2 trouvés, %3 devinés, %4 introuvables&#xa0;; %5 points, écrit dans %6</translation>
    </message>
    <message>
        <source>  line %1, guessed: %2 is %3 (%4)</source>
        <translation>  ligne %1, deviné&#xa0;: %2 est %3 (%4)</translation>
    </message>
    <message>
        <source>  not found: %1 (%2)</source>
        <translation>  introuvable&#xa0;: %1 (%2)</translation>
    </message>
    <message>
        <source>  line %1, not found: %2 (%3)</source>
        <translation>  ligne %1, introuvable&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>; perhaps %1</source>
        <translation>&#xa0;; peut-être %1</translation>
    </message>
</context>
<context>
    <name>LibraryCommand</name>
    <message>
        <source>lists, exports, imports, backs up and checks the library</source>
        <translation>liste, exporte, importe, sauvegarde et vérifie la bibliothèque</translation>
    </message>
    <message>
        <source>list          a line for each document: id, name, game, faction, points, verdict, last change
export ID F   writes a roster (.ros, .rosz, .muster), a campaign or a battle (.muster); ID may be a name that only one document has
export --all  DIR: every document as a .muster file
import F...   brings files in and says what was read, assumed, skipped or not understood
backup F      the whole library as one SQLite file, also from a server
check         exit 1 when something is wrong</source>
        <translation>list          une ligne par document&#xa0;: id, nom, jeu, faction, points, verdict, dernière modification
export ID F   écrit une liste (.ros, .rosz, .muster), une campagne ou une bataille (.muster)&#xa0;; ID peut être un nom qu’un seul document porte
export --all  DIR&#xa0;: chaque document en fichier .muster
import F...   importe des fichiers et dit ce qui a été lu, supposé, ignoré ou pas compris
backup F      toute la bibliothèque en un fichier SQLite, même depuis un serveur
check         code 1 si quelque chose ne va pas</translation>
    </message>
    <message>
        <source>Output as JSON.</source>
        <translation>Sortie en JSON.</translation>
    </message>
    <message>
        <source>Only documents that hold all these words.</source>
        <translation>Seulement les documents qui contiennent tous ces mots.</translation>
    </message>
    <message>
        <source>The deleted ones instead.</source>
        <translation>Plutôt ceux qui ont été supprimés.</translation>
    </message>
    <message>
        <source>Export every document into a folder.</source>
        <translation>Exporter tous les documents dans un dossier.</translation>
    </message>
    <message>
        <source>Put the game&apos;s data into the .muster file too.</source>
        <translation>Joindre aussi les données du jeu au fichier .muster.</translation>
    </message>
    <message>
        <source>Replace an existing file.</source>
        <translation>Remplacer un fichier existant.</translation>
    </message>
    <message>
        <source>import: a campaign that the library has already gets what is new in the file.</source>
        <translation>import&#xa0;: une campagne déjà présente reçoit ce que le fichier a de nouveau.</translation>
    </message>
    <message>
        <source>library export --all: name one folder</source>
        <translation>library export --all&#xa0;: indiquez un dossier</translation>
    </message>
    <message>
        <source>%1: the folder cannot be made</source>
        <translation>%1&#xa0;: le dossier ne peut pas être créé</translation>
    </message>
    <message>
        <source>library export: name a document and a file</source>
        <translation>library export&#xa0;: indiquez un document et un fichier</translation>
    </message>
    <message>
        <source>library import: name at least one file</source>
        <translation>library import&#xa0;: indiquez au moins un fichier</translation>
    </message>
    <message>
        <source>library backup: name a file</source>
        <translation>library backup&#xa0;: indiquez un fichier</translation>
    </message>
    <message>
        <source>The library is in order.</source>
        <translation>La bibliothèque est en ordre.</translation>
    </message>
    <message>
        <source>Password of %1 on %2: </source>
        <translation>Mot de passe de %1 sur %2&#xa0;: </translation>
    </message>
    <message>
        <source>Set up the roles instead of printing them.</source>
        <translation>Mettre les rôles en place au lieu de les afficher.</translation>
    </message>
    <message>
        <source>library roles: only a club&apos;s server has roles (--library postgresql://user@host/name)</source>
        <translation>library roles&#xa0;: seul le serveur d’un club a des rôles (--library postgresql://utilisateur@hôte/nom)</translation>
    </message>
    <message>
        <source>The groups are set up: %1 may read, %2 may write, %3 may also empty the trash of others.</source>
        <translation>Les groupes sont en place&#xa0;: %1 peut lire, %2 peut écrire, %3 peut aussi vider la corbeille des autres.</translation>
    </message>
    <message>
        <source>The library is up to date (schema %1).</source>
        <translation>La bibliothèque est à jour (schéma %1).</translation>
    </message>
    <message>
        <source>The library is upgraded to schema %1; programs that do not know it cannot open it any more. As it was before:</source>
        <translation>La bibliothèque est passée au schéma %1&#xa0;; les programmes qui ne le connaissent pas ne peuvent plus l’ouvrir. Telle qu’elle était avant&#xa0;:</translation>
    </message>
    <message>
        <source>deleted %1 by %2</source>
        <translation>supprimé le %1 par %2</translation>
    </message>
    <message>
        <source>roles         prints who may do what at a club&apos;s server, as SQL; --apply runs it as the owner
upgrade [F]   brings a club&apos;s server to this program&apos;s schema, after a backup to F; only its owner may
In a club, list also says who changed a document last, and list --trash who deleted it and when.</source>
        <translation>roles         affiche en SQL qui peut faire quoi sur le serveur d’un club&#xa0;; --apply l’exécute en tant que propriétaire
upgrade [F]   met le serveur d’un club au schéma de ce programme, après une sauvegarde dans F&#xa0;; seul son propriétaire le peut
Dans un club, list dit aussi qui a modifié un document en dernier, et list --trash qui l’a supprimé et quand.</translation>
    </message>
    <message>
        <source>recover       puts a damaged library together from the newest sound backup and what is whole; exit 1 when something is lost</source>
        <translation>recover       reconstitue une bibliothèque endommagée avec la dernière bonne sauvegarde et ce qui est intact&#xa0;; code 1 si quelque chose est perdu</translation>
    </message>
    <message>
        <source>the library&apos;s version was kept: %1</source>
        <translation>la version de la bibliothèque est gardée&#xa0;: %1</translation>
    </message>
    <message>
        <source>the library had this campaign already, with all that is in the file: this is a second copy</source>
        <translation>la bibliothèque avait déjà cette campagne, avec tout ce que contient le fichier&#xa0;: ceci est une seconde copie</translation>
    </message>
    <message>
        <source>the library had this campaign already: this is a second book of it; import --merge brings the two together</source>
        <translation>la bibliothèque avait déjà cette campagne&#xa0;: ceci en est un second livre&#xa0;; import --merge réunit les deux</translation>
    </message>
    <message>
        <source>library: say list, export, import, backup, check, recover, roles or upgrade</source>
        <translation>library&#xa0;: dites list, export, import, backup, check, recover, roles ou upgrade</translation>
    </message>
    <message>
        <source>%1 of %2 documents were not written</source>
        <translation>%1 documents sur %2 n’ont pas été écrits</translation>
    </message>
    <message>
        <source>library recover: a server is recovered by its owner; this is for the library of a computer</source>
        <translation>library recover&#xa0;: un serveur est réparé par son propriétaire&#xa0;; ceci vaut pour la bibliothèque d’un ordinateur</translation>
    </message>
    <message>
        <source>%1: there is no library</source>
        <translation>%1&#xa0;: il n’y a pas de bibliothèque</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>it cannot become %1</source>
        <translation>ne peut pas devenir %1</translation>
    </message>
    <message>
        <source>nothing was written, because this would be lost; --lossy writes it all the same</source>
        <translation>rien n’a été écrit, car cela se perdrait&#xa0;; --lossy l’écrit quand même</translation>
    </message>
    <message>
        <source>There is no such file, and no such roster in the library.</source>
        <translation>Il n’y a pas de tel fichier, ni de telle liste dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Several rosters have this name; name its id.</source>
        <translation>Plusieurs listes portent ce nom&#xa0;; donnez son identifiant.</translation>
    </message>
    <message>
        <source>the file holds no JSON object</source>
        <translation>le fichier ne contient pas d’objet JSON</translation>
    </message>
    <message>
        <source>there is no campaign in this file</source>
        <translation>il n’y a pas de campagne dans ce fichier</translation>
    </message>
    <message>
        <source>there is no such file and no such campaign in the library</source>
        <translation>ni fichier ni campagne de la bibliothèque de ce nom</translation>
    </message>
    <message>
        <source>several campaigns of the library have this name; give the id</source>
        <translation>plusieurs campagnes de la bibliothèque portent ce nom&#xa0;; donnez l’identifiant</translation>
    </message>
    <message>
        <source>there is no such file</source>
        <translation>ce fichier n’existe pas</translation>
    </message>
    <message>
        <source>there is no soldier %1, or several have that name</source>
        <translation>il n’y a pas de soldat %1, ou plusieurs portent ce nom</translation>
    </message>
    <message>
        <source>the game %1 is not installed</source>
        <translation>le jeu %1 n’est pas installé</translation>
    </message>
    <message>
        <source>there is no such folder</source>
        <translation>ce dossier n’existe pas</translation>
    </message>
    <message>
        <source>no game data in this folder</source>
        <translation>pas de données de jeu dans ce dossier</translation>
    </message>
    <message>
        <source>there is no document %1 in the library</source>
        <translation>il n’y a pas de document %1 dans la bibliothèque</translation>
    </message>
    <message>
        <source>there are several documents named %1; give the id</source>
        <translation>plusieurs documents s’appellent %1&#xa0;; donnez l’identifiant</translation>
    </message>
    <message>
        <source>The file cannot be written: it is read-only.</source>
        <translation>Le fichier ne peut pas être écrit&#xa0;: il est en lecture seule.</translation>
    </message>
    <message>
        <source>unknown paper &quot;%1&quot;; known: A4, Letter, A5, A3, Legal, card</source>
        <translation>papier inconnu «&#xa0;%1&#xa0;»&#xa0;; connus&#xa0;: A4, Letter, A5, A3, Legal, card</translation>
    </message>
    <message>
        <source>say with -o which PDF to write</source>
        <translation>indiquez avec -o quel PDF écrire</translation>
    </message>
    <message>
        <source>is there already; --force replaces it</source>
        <translation>existe déjà&#xa0;; --force le remplace</translation>
    </message>
    <message>
        <source>an archive with exactly one file is expected</source>
        <translation>une archive contenant exactement un fichier est attendue</translation>
    </message>
    <message>
        <source>%1 is a slot; name the unit in it</source>
        <translation>%1 est une place&#xa0;; nommez l’unité qui s’y trouve</translation>
    </message>
    <message>
        <source>its game &quot;%1&quot; is not installed</source>
        <translation>son jeu «&#xa0;%1&#xa0;» n’est pas installé</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; in %2; there are: %3</source>
        <translation>il n’y a pas de «&#xa0;%1&#xa0;» dans %2&#xa0;; il y a&#xa0;: %3</translation>
    </message>
    <message>
        <source>the roster</source>
        <translation>la liste</translation>
    </message>
    <message>
        <source>the path is empty</source>
        <translation>le chemin est vide</translation>
    </message>
    <message>
        <source>there are several units %1: %2</source>
        <translation>il y a plusieurs unités %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 has no unit %2; muster units lists them</source>
        <translation>%1 n’a pas d’unité %2&#xa0;; muster units les énumère</translation>
    </message>
    <message>
        <source>%1 has no unit %2; there are: %3</source>
        <translation>%1 n’a pas d’unité %2&#xa0;; il y a&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is not a unit</source>
        <translation>%1 n’est pas une unité</translation>
    </message>
    <message>
        <source>the two rosters are of different games: %1 and %2</source>
        <translation>les deux listes sont de jeux différents&#xa0;: %1 et %2</translation>
    </message>
    <message>
        <source>odds: name one game or a roster; muster systems lists the games</source>
        <translation>odds&#xa0;: nommez un jeu ou une liste&#xa0;; muster systems énumère les jeux</translation>
    </message>
    <message>
        <source>there is no game %1; muster systems lists them</source>
        <translation>il n’y a pas de jeu %1&#xa0;; muster systems les énumère</translation>
    </message>
    <message>
        <source>there is no player %1, or several have that name</source>
        <translation>il n’y a pas de joueur %1, ou plusieurs portent ce nom</translation>
    </message>
    <message>
        <source>%1 is not a date (year-month-day)</source>
        <translation>%1 n’est pas une date (année-mois-jour)</translation>
    </message>
    <message>
        <source>%1 is no score</source>
        <translation>%1 n’est pas un score</translation>
    </message>
    <message>
        <source>the result %1 is not known; won, drawn and lost are</source>
        <translation>le résultat %1 est inconnu&#xa0;; won, drawn et lost sont connus</translation>
    </message>
    <message>
        <source>%1 is no round</source>
        <translation>%1 n’est pas une ronde</translation>
    </message>
    <message>
        <source>Muster does not fetch data from this address</source>
        <translation>Muster ne télécharge pas de données depuis cette adresse</translation>
    </message>
    <message>
        <source>no game %1 is known; name its repository as OWNER/NAME</source>
        <translation>aucun jeu %1 n’est connu&#xa0;; nommez son dépôt sous la forme PROPRIÉTAIRE/NOM</translation>
    </message>
    <message>
        <source>%1 may be: %2</source>
        <translation>%1 peut être&#xa0;: %2</translation>
    </message>
    <message>
        <source>the standard input cannot be read</source>
        <translation>l’entrée standard est illisible</translation>
    </message>
    <message>
        <source>this is too large for a list</source>
        <translation>c’est trop gros pour une liste</translation>
    </message>
    <message>
        <source>there is no QR code in this picture</source>
        <translation>il n’y a pas de code QR dans cette image</translation>
    </message>
    <message>
        <source>nothing in this text looks like a list</source>
        <translation>rien dans ce texte ne ressemble à une liste</translation>
    </message>
    <message>
        <source>no installed game knows what stands in this list</source>
        <translation>aucun jeu installé ne connaît le contenu de cette liste</translation>
    </message>
    <message>
        <source>%1 is already there</source>
        <translation>%1 existe déjà</translation>
    </message>
    <message>
        <source>there is no unit %1 in this battle, or several are called so: give the id</source>
        <translation>il n’y a pas d’unité %1 dans cette bataille, ou plusieurs portent ce nom&#xa0;: donnez l’identifiant</translation>
    </message>
    <message>
        <source>there is no side %1 in this battle</source>
        <translation>il n’y a pas de camp %1 dans cette bataille</translation>
    </message>
    <message>
        <source>the file has %1 events; more than %2 are not read at once</source>
        <translation>le fichier contient %1 événements&#xa0;; plus de %2 ne sont pas lus à la fois</translation>
    </message>
    <message>
        <source>event %1: %2</source>
        <translation>événement %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no event of the type %1</source>
        <translation>il n’y a pas d’événement du type %1</translation>
    </message>
    <message>
        <source>%1 cannot be %2</source>
        <translation>%1 ne peut pas valoir %2</translation>
    </message>
    <message>
        <source>there is no event in this file</source>
        <translation>il n’y a pas d’événement dans ce fichier</translation>
    </message>
    <message>
        <source>there is no battle in this file</source>
        <translation>il n’y a pas de bataille dans ce fichier</translation>
    </message>
    <message>
        <source>there is no such file and no such battle in the library</source>
        <translation>il n’y a ni fichier ni bataille de ce nom dans la bibliothèque</translation>
    </message>
    <message>
        <source>several battles of the library have this name; give the id</source>
        <translation>plusieurs batailles de la bibliothèque ont ce nom&#xa0;; donnez l’identifiant</translation>
    </message>
    <message>
        <source>a game needs two players</source>
        <translation>une partie demande deux joueurs</translation>
    </message>
    <message>
        <source>campaign pair: there are no two players</source>
        <translation>campaign pair&#xa0;: il n’y a pas deux joueurs</translation>
    </message>
    <message>
        <source>campaign pair: %1 is not known; swiss and round-robin are</source>
        <translation>campaign pair&#xa0;: %1 est inconnu&#xa0;; il y a swiss et round-robin</translation>
    </message>
</context>
<context>
    <name>NewCommand</name>
    <message>
        <source>makes an empty roster: formation slots laid out, mandatory fixed choices filled in</source>
        <translation>crée une liste vide&#xa0;: places des formations prêtes, choix imposés remplis</translation>
    </message>
    <message>
        <source>SYSTEM is the id or name of an installed pack (muster systems). FILE ends in .ros, .rosz or .muster.</source>
        <translation>SYSTEM est l’identifiant ou le nom d’un pack installé (muster systems). FILE se termine par .ros, .rosz ou .muster.</translation>
    </message>
    <message>
        <source>Faction, by name or id.</source>
        <translation>Faction, par nom ou identifiant.</translation>
    </message>
    <message>
        <source>Limit of the army&apos;s points.</source>
        <translation>Limite de points de l’armée.</translation>
    </message>
    <message>
        <source>Formation to lay out; may be given again.</source>
        <translation>Formation à mettre en place&#xa0;; peut être répété.</translation>
    </message>
    <message>
        <source>Name of the roster.</source>
        <translation>Nom de la liste.</translation>
    </message>
    <message>
        <source>File to write.</source>
        <translation>Fichier à écrire.</translation>
    </message>
    <message>
        <source>Replace an existing file.</source>
        <translation>Remplacer un fichier existant.</translation>
    </message>
    <message>
        <source>usage: muster new SYSTEM --faction F [--limit N] [--formation NAME] -o FILE</source>
        <translation>usage&#xa0;: muster new SYSTEM --faction F [--limit N] [--formation NAME] -o FILE</translation>
    </message>
    <message>
        <source>the game %1 is not installed; muster systems lists those that are</source>
        <translation>le jeu %1 n’est pas installé&#xa0;; muster systems liste ceux qui le sont</translation>
    </message>
    <message>
        <source>name a faction with --faction; %1 has: %2</source>
        <translation>indiquez une faction avec --faction&#xa0;; %1 a&#xa0;: %2</translation>
    </message>
    <message>
        <source>--limit %1 is not a number of points</source>
        <translation>--limit %1 n’est pas un nombre de points</translation>
    </message>
    <message>
        <source>there is no formation %1; there are: %2</source>
        <translation>il n’y a pas de formation %1&#xa0;; il y a&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>OddsCommand</name>
    <message>
        <source>%1 does not say how attacks are resolved (no odds.json)</source>
        <translation>%1 ne dit pas comment se résolvent les attaques (pas d’odds.json)</translation>
    </message>
    <message>
        <source>%1 has no mode &quot;%2&quot;; there are: %3</source>
        <translation>%1 n’a pas de mode «&#xa0;%2&#xa0;»&#xa0;; il y a&#xa0;: %3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not written like NAME=VALUE,NAME=VALUE</source>
        <translation>«&#xa0;%1&#xa0;» ne s’écrit pas NAME=VALUE,NAME=VALUE</translation>
    </message>
    <message>
        <source>%1 is not a number of figures</source>
        <translation>%1 n’est pas un nombre de figurines</translation>
    </message>
    <message>
        <source>nobody knows: %1; type them with --attack and --defence</source>
        <translation>personne ne connaît&#xa0;: %1&#xa0;; donnez-les avec --attack et --defence</translation>
    </message>
    <message>
        <source>says what an attack does, exactly</source>
        <translation>dit exactement ce que fait une attaque</translation>
    </message>
    <message>
        <source>What can be asked.</source>
        <translation>Ce que l’on peut demander.</translation>
    </message>
    <message>
        <source>Figures of the attack.</source>
        <translation>Valeurs de l’attaque.</translation>
    </message>
    <message>
        <source>Figures of the target.</source>
        <translation>Valeurs de la cible.</translation>
    </message>
    <message>
        <source>A condition.</source>
        <translation>Une condition.</translation>
    </message>
    <message>
        <source>Unit that attacks.</source>
        <translation>Unité qui attaque.</translation>
    </message>
    <message>
        <source>Unit that is attacked.</source>
        <translation>Unité attaquée.</translation>
    </message>
    <message>
        <source>Only this weapon.</source>
        <translation>Seulement cette arme.</translation>
    </message>
    <message>
        <source>Figures of the attacker that are left.</source>
        <translation>Figurines qui restent à l’attaquant.</translation>
    </message>
    <message>
        <source>Roster of the attacker.</source>
        <translation>Liste de l’attaquant.</translation>
    </message>
    <message>
        <source>Roster of the target.</source>
        <translation>Liste de la cible.</translation>
    </message>
    <message>
        <source>All units of both rosters.</source>
        <translation>Toutes les unités des deux listes.</translation>
    </message>
    <message>
        <source>Output as JSON.</source>
        <translation>Sortie en JSON.</translation>
    </message>
    <message>
        <source>Lost     exactly    at least</source>
        <translation>Perdus  exactement  au moins</translation>
    </message>
    <message>
        <source>Lost by the attacker</source>
        <translation>Pertes de l’attaquant</translation>
    </message>
    <message>
        <source>%1: %2 → %3</source>
        <translation>%1&#xa0;: %2 → %3</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <translation>Non compté&#xa0;: %1</translation>
    </message>
    <message>
        <source>muster odds SYSTEM --list: modes, inputs and conditions of the game.
muster odds SYSTEM --mode MODE --attack K=V,... --defence K=V,... [--with NAME[=VALUE]]...: typed by hand; --attack again is a further weapon.
muster odds SYSTEM --attacker UNIT --target UNIT [--weapon NAME]... [--figures N]: units of the pack (FACTION/UNIT where a name is not unique);
  --attack and --defence type figures over; --target may also name one of the game&apos;s typical targets.
muster odds --roster MINE --attacker PATH --against THEIRS --target PATH: units of rosters.
muster odds --roster MINE [--against THEIRS] --matrix [--csv]: each of mine at each of theirs, or at the typical targets.
JSON: {system, mode, attacker, target, weapons, with, stages: [{id, name, mean}], lost: [chance of exactly 0, 1, ... all], mean, any, destroyed,
       notCounted: [rule], assumed: {input: value}, pointsPerPoint, chances: [{id, name, chance}],
       again: [chance that 1, 2, ... such attacks destroy it], unknown}; where both sides risk something attackerLost and joint [lost][attackerLost];
       mode fight: lost is [attacker wins, tie, defender wins], defenderLost beside it.
--matrix: {system, mode, attackers, targets, cells: [[{mode, destroyed, mean, size, share, notCounted}]]}. Exit 1: a figure is not known.</source>
        <translation>muster odds SYSTEM --list&#xa0;: modes, valeurs et conditions du jeu.
muster odds SYSTEM --mode MODE --attack K=V,... --defence K=V,... [--with NAME[=VALUE]]...&#xa0;: à la main&#xa0;; --attack encore une fois est une arme de plus.
muster odds SYSTEM --attacker UNIT --target UNIT [--weapon NAME]... [--figures N]&#xa0;: unités du pack (FACTION/UNIT si un nom n’est pas unique)&#xa0;;
  --attack et --defence remplacent des chiffres&#xa0;; --target peut aussi nommer une cible type du jeu.
muster odds --roster MINE --attacker PATH --against THEIRS --target PATH&#xa0;: unités de listes.
muster odds --roster MINE [--against THEIRS] --matrix [--csv]&#xa0;: chacune des miennes sur chacune des leurs, ou sur les cibles types.
JSON&#xa0;: {system, mode, attacker, target, weapons, with, stages: [{id, name, mean}], lost: [chance d’exactement 0, 1, ... tout], mean, any, destroyed,
       notCounted: [règle], assumed: {valeur: chiffre}, pointsPerPoint, chances: [{id, name, chance}],
       again: [chance que 1, 2, ... attaques de ce genre le détruisent], unknown}&#xa0;; là où les deux camps risquent quelque chose attackerLost et joint [lost][attackerLost]&#xa0;;
       mode fight&#xa0;: lost est [l’attaquant gagne, égalité, le défenseur gagne], defenderLost à côté.
--matrix&#xa0;: {system, mode, attackers, targets, cells: [[{mode, destroyed, mean, size, share, notCounted}]]}. Sortie 1&#xa0;: un chiffre est inconnu.</translation>
    </message>
    <message>
        <source>Kind of attack; default: the first, between units the one that does most.</source>
        <translation>Genre d’attaque&#xa0;; par défaut le premier, entre unités celui qui fait le plus.</translation>
    </message>
    <message>
        <source>The matrix as CSV.</source>
        <translation>La matrice en CSV.</translation>
    </message>
    <message>
        <source>--matrix needs --roster, and --against where it is not to be the typical targets</source>
        <translation>--matrix demande --roster, et --against s’il ne s’agit pas des cibles types</translation>
    </message>
</context>
<context>
    <name>PrintCommand</name>
    <message>
        <source>--what names nothing to print</source>
        <translation>--what ne nomme rien à imprimer</translation>
    </message>
    <message>
        <source>unknown card size &quot;%1&quot;; known: poker, mini, tarot, a6, or WxH in millimetres from 41x58 to 200x280</source>
        <translation>format de fiche inconnu «&#xa0;%1&#xa0;»&#xa0;; connus&#xa0;: poker, mini, tarot, a6, ou LxH en millimètres de 41x58 à 200x280</translation>
    </message>
    <message>
        <source>unknown cut guide &quot;%1&quot;; known: none, marks, lines</source>
        <translation>guide de coupe inconnu «&#xa0;%1&#xa0;»&#xa0;; connus&#xa0;: none, marks, lines</translation>
    </message>
    <message>
        <source>unknown duplex &quot;%1&quot;; known: none, mirror, fold, separate</source>
        <translation>recto verso inconnu «&#xa0;%1&#xa0;»&#xa0;; connus&#xa0;: none, mirror, fold, separate</translation>
    </message>
    <message>
        <source>--gap and --bleed are millimetres, 0 to 30 and 0 to 5</source>
        <translation>--gap et --bleed sont en millimètres, de 0 à 30 et de 0 à 5</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;</source>
        <translation>%1 n’a pas de «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>without the data of the game there is no &quot;%1&quot;</source>
        <translation>sans les données du jeu, il n’y a pas de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>poker (default), mini, tarot, a6, or WxH in millimetres.</source>
        <translation>poker (par défaut), mini, tarot, a6, ou LxH en millimètres.</translation>
    </message>
    <message>
        <source>none, marks (default) or lines.</source>
        <translation>none, marks (par défaut) ou lines.</translation>
    </message>
    <message>
        <source>none (fronts only), mirror (default), fold, separate.</source>
        <translation>none (rectos seuls), mirror (par défaut), fold, separate.</translation>
    </message>
    <message>
        <source>Space between cards, millimetres.</source>
        <translation>Espace entre les fiches, en millimètres.</translation>
    </message>
    <message>
        <source>Colour beyond the cut, millimetres.</source>
        <translation>Couleur au-delà de la coupe, en millimètres.</translation>
    </message>
    <message>
        <source>How many blank cards.</source>
        <translation>Nombre de fiches vierges.</translation>
    </message>
    <message>
        <source>print needs one roster file</source>
        <translation>print demande un fichier de liste</translation>
    </message>
    <message>
        <source>the data of &quot;%1&quot; are not installed; the values saved in the roster are printed</source>
        <translation>les données de «&#xa0;%1&#xa0;» ne sont pas installées&#xa0;; les valeurs enregistrées dans la liste sont imprimées</translation>
    </message>
    <message>
        <source>the card does not fit the paper; take a larger paper or fronts only</source>
        <translation>la fiche ne tient pas sur le papier&#xa0;; prenez un papier plus grand ou les rectos seuls</translation>
    </message>
    <message>
        <source>A4 (default), Letter, A5, A3, Legal; card: one face per page.</source>
        <translation>A4 (par défaut), Letter, A5, A3, Legal&#xa0;; card&#xa0;: une face par page.</translation>
    </message>
    <message>
        <source>Black and white.</source>
        <translation>Noir et blanc.</translation>
    </message>
    <message>
        <source>Black and white, outlines instead of filled plates.</source>
        <translation>Noir et blanc, contours au lieu de plaques pleines.</translation>
    </message>
    <message>
        <source>The PDF to write.</source>
        <translation>Le PDF à écrire.</translation>
    </message>
    <message>
        <source>Replace the file if it is there.</source>
        <translation>Remplacer le fichier s’il existe.</translation>
    </message>
    <message>
        <source>only a campaign has &quot;%1&quot;</source>
        <translation>seule une campagne a «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is nothing to print</source>
        <translation>il n’y a rien à imprimer</translation>
    </message>
    <message>
        <source>prints the cards and sheets of a roster or campaign as PDF</source>
        <translation>imprime en PDF les fiches et feuilles d’une liste ou d’une campagne</translation>
    </message>
    <message>
        <source>A roster (.ros, .rosz, .muster), or a campaign: a file, or its name in the library.</source>
        <translation>Une liste (.ros, .rosz, .muster), ou une campagne&#xa0;: un fichier, ou son nom dans la bibliothèque.</translation>
    </message>
    <message>
        <source>What to print: cards, sheet, summary, rules, reference, blank, matrix, dividers, and where the game has them markers, tokens, events, orders, structures; of a campaign also report, records, chronicle.</source>
        <translation>Que faut-il imprimer&#xa0;: cards, sheet, summary, rules, reference, blank, matrix, dividers et, là où le jeu les a, markers, tokens, events, orders, structures&#xa0;; d’une campagne aussi report, records, chronicle.</translation>
    </message>
    <message>
        <source>Service records and cards of this soldier only; may be given again.</source>
        <translation>États de service et fiches de ce soldat seulement&#xa0;; peut être répété.</translation>
    </message>
    <message>
        <source>the two rosters are of different games</source>
        <translation>les deux listes sont de jeux différents</translation>
    </message>
    <message>
        <source>For matrix: the enemy&apos;s roster; without it the typical targets of the game.</source>
        <translation>Pour matrix&#xa0;: la liste de l’ennemi&#xa0;; sans elle les cibles types du jeu.</translation>
    </message>
    <message>
        <source>A line on cards and in the army summary: what an attack does to typical targets.</source>
        <translation>Une ligne sur les cartes et dans le résumé d’armée&#xa0;: ce qu’une attaque fait aux cibles types.</translation>
    </message>
    <message>
        <source>a campaign has no &quot;%1&quot;; it has report, sheet, records, cards, reference, chronicle</source>
        <translation>une campagne n’a pas de «&#xa0;%1&#xa0;»&#xa0;; elle a report, sheet, records, cards, reference, chronicle</translation>
    </message>
    <message>
        <source>unknown kind &quot;%1&quot;; known: cards, sheet, summary, rules, reference, blank, matrix, markers, tokens, events, orders, dividers, structures; of a campaign: report, sheet, records, cards, reference, chronicle</source>
        <translation>sorte inconnue «&#xa0;%1&#xa0;»&#xa0;; connues&#xa0;: cards, sheet, summary, rules, reference, blank, matrix, markers, tokens, events, orders, dividers, structures&#xa0;; d’une campagne&#xa0;: report, sheet, records, cards, reference, chronicle</translation>
    </message>
    <message>
        <source>Prints a line per kind (kind, cards, pages, sheets of paper) and a line &quot;warning ...&quot; for each card whose text had to shrink, move to the back or go on to a further card. Nothing is ever cut. Of a campaign: report, sheet, records, cards, reference, chronicle (report and sheet if nothing is named); a line &quot;book ...&quot; tells what stands on the pages from its book alone, or with another price than in the army list.</source>
        <translation>Écrit une ligne par genre (genre, fiches, pages, feuilles de papier) et une ligne «&#xa0;warning ...&#xa0;» pour chaque fiche dont le texte a dû rétrécir, passer au dos ou continuer sur une autre fiche. Rien n’est jamais coupé. D’une campagne&#xa0;: report, sheet, records, cards, reference, chronicle (report et sheet si rien n’est nommé)&#xa0;; une ligne «&#xa0;book ...&#xa0;» dit ce qui vient du livre seul, ou à un autre prix que dans la liste d’armée.</translation>
    </message>
</context>
<context>
    <name>ReferenceCommand</name>
    <message>
        <source>prints the quick reference of a game as PDF</source>
        <translation>imprime en PDF l’aide de jeu d’un jeu</translation>
    </message>
    <message>
        <source>Id or name of a game (see `muster systems`).</source>
        <translation>Identifiant ou nom d’un jeu (voir `muster systems`).</translation>
    </message>
    <message>
        <source>reference needs one game</source>
        <translation>reference demande un jeu</translation>
    </message>
    <message>
        <source>no game &quot;%1&quot; is installed; `muster systems` lists them</source>
        <translation>aucun jeu «&#xa0;%1&#xa0;» installé&#xa0;; `muster systems` les liste</translation>
    </message>
    <message>
        <source>%1 has no quick reference</source>
        <translation>%1 n’a pas d’aide de jeu</translation>
    </message>
</context>
<context>
    <name>ScenarioCommand</name>
    <message>
        <source>shows or prints the scenarios of a game</source>
        <translation>montre ou imprime les scénarios d’un jeu</translation>
    </message>
    <message>
        <source>Without a name: the list. NAME is an id, a name in any language, or group and number (&quot;Battlefield 3&quot;).
With -o: a page each, with the map to scale where the rules give measures. The user&apos;s own missions are among them.
JSON: [{id, number, group, name, summary, turns, victoryPoints, points, players, house, own, sides, map, tables, reserves, ambush, comesBack, engagement, tokens, switches, sections, awards, secondary}], of one scenario the object; lengths in the measure of the game; map and reserves are null where the rules give none.</source>
        <translation>Sans nom&#xa0;: la liste. NAME est un identifiant, un nom dans n’importe quelle langue, ou le groupe et le numéro («&#xa0;Battlefield 3&#xa0;»).
Avec -o&#xa0;: une page chacun, avec la carte à l’échelle là où les règles donnent des mesures. Les missions de l’utilisateur en font partie.
JSON&#xa0;: [{id, number, group, name, summary, turns, victoryPoints, points, players, house, own, sides, map, tables, reserves, ambush, comesBack, engagement, tokens, switches, sections, awards, secondary}], pour un seul scénario l’objet&#xa0;; longueurs dans la mesure du jeu&#xa0;; map et reserves sont null là où les règles n’en donnent pas.</translation>
    </message>
    <message>
        <source>Id or name of a game (see `muster systems`).</source>
        <translation>Identifiant ou nom d’un jeu (voir `muster systems`).</translation>
    </message>
    <message>
        <source>One scenario; without it all of them.</source>
        <translation>Un scénario&#xa0;; sans lui, tous.</translation>
    </message>
    <message>
        <source>Output as JSON.</source>
        <translation>Sortie en JSON.</translation>
    </message>
    <message>
        <source>One of them by chance.</source>
        <translation>L’un d’eux au hasard.</translation>
    </message>
    <message>
        <source>With the text of the hidden mission.</source>
        <translation>Avec le texte de la mission cachée.</translation>
    </message>
    <message>
        <source>scenario needs a game and at most one scenario</source>
        <translation>scenario demande un jeu et au plus un scénario</translation>
    </message>
    <message>
        <source>no game &quot;%1&quot; is installed; `muster systems` lists them</source>
        <translation>aucun jeu «&#xa0;%1&#xa0;» n’est installé&#xa0;; `muster systems` en donne la liste</translation>
    </message>
    <message>
        <source>%1 has no scenarios</source>
        <translation>%1 n’a pas de scénario</translation>
    </message>
    <message>
        <source>%1 has no scenario &quot;%2&quot;, or several of that name; without a name they are listed</source>
        <translation>%1 n’a pas de scénario «&#xa0;%2&#xa0;», ou plusieurs de ce nom&#xa0;; sans nom, ils sont listés</translation>
    </message>
</context>
<context>
    <name>ShowCommand</name>
    <message>
        <source>shows a roster for sharing, with verdict and data version</source>
        <translation>montre une liste à partager, avec verdict et version des données</translation>
    </message>
    <message>
        <source>Every format mentions every selection, in the order of the formations. JSON: {name, game, edition, data, factions, points, limit, legal, findings, advantages, totals, forces: [{id, name, type, number, size, points, customName, remark, heading, slot, notes, costs, categories, rules, profiles, selections: [...]}]}.

phone: one HTML file for the table, to tick losses on a phone; --handed-back reads the text that it ends in. As JSON: {turn, score: [[own], [enemy]], opponent, notes, sameList, units: [{id, name, tracks: [{track, kind, ticked, each, left}], markers, figuresLeft, eliminatedInTurn, offTable, note}], unknownUnits}.</source>
        <translation>Chaque format mentionne chaque sélection, dans l’ordre des formations. JSON&#xa0;: {name, game, edition, data, factions, points, limit, legal, findings, advantages, totals, forces: [{id, name, type, number, size, points, customName, remark, heading, slot, notes, costs, categories, rules, profiles, selections: [...]}]}.

phone&#xa0;: un seul fichier HTML pour la table, où cocher les pertes sur un téléphone&#xa0;; --handed-back lit le texte qu’il donne à la fin. En JSON&#xa0;: {turn, score: [[own], [enemy]], opponent, notes, sameList, units: [{id, name, tracks: [{track, kind, ticked, each, left}], markers, figuresLeft, eliminatedInTurn, offTable, note}], unknownUnits}.</translation>
    </message>
    <message>
        <source>text (default), markdown, discord, html, json, csv, newrecruit, wtc, short, qr or phone.</source>
        <translation>text (par défaut), markdown, discord, html, json, csv, newrecruit, wtc, short, qr ou phone.</translation>
    </message>
    <message>
        <source>A text of your own with places to fill in; see the guide.</source>
        <translation>Un texte à vous avec des places à remplir&#xa0;; voir le guide.</translation>
    </message>
    <message>
        <source>What the page for the phone handed back for this roster: its text, or a picture of its QR code.</source>
        <translation>Ce que la page pour le téléphone a rendu pour cette liste&#xa0;: son texte, ou une image de son code QR.</translation>
    </message>
    <message>
        <source>File to write instead of the standard output; .png or .svg for a QR code.</source>
        <translation>Fichier à écrire au lieu de la sortie standard&#xa0;; .png ou .svg pour un code QR.</translation>
    </message>
    <message>
        <source>Replace an existing file.</source>
        <translation>Remplacer un fichier existant.</translation>
    </message>
    <message>
        <source>usage: muster show FILE... [--format FORMAT]</source>
        <translation>usage&#xa0;: muster show FICHIER... [--format FORMAT]</translation>
    </message>
    <message>
        <source>the format %1 is not known; there are: %2</source>
        <translation>le format %1 est inconnu&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>several rosters go into one text only; %1 is for one</source>
        <translation>plusieurs listes ne vont que dans un texte&#xa0;; %1 n’en contient qu’une</translation>
    </message>
</context>
<context>
    <name>SystemsCommand</name>
    <message>
        <source>%1 units: %2</source>
        <translation>%1 unités&#xa0;: %2</translation>
    </message>
    <message>
        <source>lists the installed game packs</source>
        <translation>liste les packs de jeu installés</translation>
    </message>
    <message>
        <source>A broken pack is named on standard error with the reason; the others are listed.
JSON: [{id, name, edition, version, folder, factions: [{id, name, units}], units, loaded, problems: [text]}]</source>
        <translation>Un pack défectueux est nommé sur la sortie d’erreur avec la raison&#xa0;; les autres sont listés.
JSON&#xa0;: [{id, name, edition, version, folder, factions: [{id, name, units}], units, loaded, problems: [texte]}]</translation>
    </message>
    <message>
        <source>Output as JSON.</source>
        <translation>Sortie en JSON.</translation>
    </message>
    <message>
        <source>broken pack: %1</source>
        <translation>pack défectueux&#xa0;: %1</translation>
    </message>
    <message>
        <source>no game pack could be loaded</source>
        <translation>aucun pack de jeu n’a pu être chargé</translation>
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
    <name>UnitsCommand</name>
    <message>
        <source>lists the units of a game with cost and profiles</source>
        <translation>liste les unités d’un jeu avec coût et profils</translation>
    </message>
    <message>
        <source>SYSTEM is the id or name of a pack (muster systems). A unit bought by the model has the cost of one model;
minimumCosts is what it costs when added.
JSON: [{id, name, faction, categories: [name], costs: {name: number}, minimumCosts, own,
        profiles: [{id, name, type, characteristics: {name: text}}], rules: [{id, name, text}]}]</source>
        <translation>SYSTEM est l’identifiant ou le nom d’un pack (muster systems). Une unité achetée à la figurine a le coût d’une figurine&#xa0;;
minimumCosts est ce qu’elle coûte quand on l’ajoute.
JSON&#xa0;: [{id, name, faction, categories: [nom], costs: {nom: nombre}, minimumCosts, own,
        profiles: [{id, name, type, characteristics: {nom: texte}}], rules: [{id, name, text}]}]</translation>
    </message>
    <message>
        <source>Only this faction (id or name).</source>
        <translation>Cette faction seulement (identifiant ou nom).</translation>
    </message>
    <message>
        <source>Output as JSON.</source>
        <translation>Sortie en JSON.</translation>
    </message>
    <message>
        <source>units: name one game; muster systems lists them</source>
        <translation>units&#xa0;: nommez un jeu&#xa0;; muster systems les liste</translation>
    </message>
    <message>
        <source>broken pack: %1</source>
        <translation>pack défectueux&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no game %1; muster systems lists them</source>
        <translation>il n’y a pas de jeu %1&#xa0;; muster systems les liste</translation>
    </message>
    <message>
        <source>%1 has no faction %2</source>
        <translation>%1 n’a pas de faction %2</translation>
    </message>
</context>
<context>
    <name>ValidateCommand</name>
    <message>
        <source>legal</source>
        <translation>légale</translation>
    </message>
    <message>
        <source>not legal</source>
        <translation>non légale</translation>
    </message>
    <message>
        <source>advantage</source>
        <translation>avantage</translation>
    </message>
    <message>
        <source>no advantage</source>
        <translation>pas d’avantage</translation>
    </message>
    <message>
        <source>; missing: %1</source>
        <translation>&#xa0;; manque&#xa0;: %1</translation>
    </message>
    <message>
        <source>says whether a roster is legal: costs, findings, advantages of formations</source>
        <translation>dit si une liste est légale&#xa0;: coûts, constats, avantages des formations</translation>
    </message>
    <message>
        <source>Ends with 0 when the roster is legal, 1 when not, 2 when it cannot be read or its game is not installed.
JSON: {legal, checked, notUnderstood, costs: [{name, value, limit}], findings: [{rule, kind, severity, scope, path, ids, entry, message, where, current, wanted, count, fix}], advantages: [{formation, name, active, missing, units}], data: {id, gameSystem, revision, version}}. checked is false when a file of the game data is missing: such a roster is never legal. notUnderstood counts rules of the data that are left out because this program does not know their words. units of an inactive advantage are those that would have it.</source>
        <translation>Se termine par 0 si la liste est légale, par 1 sinon, par 2 si elle ne peut pas être lue ou si son jeu n’est pas installé.
JSON&#xa0;: {legal, checked, notUnderstood, costs: [{name, value, limit}], findings: [{rule, kind, severity, scope, path, ids, entry, message, where, current, wanted, count, fix}], advantages: [{formation, name, active, missing, units}], data: {id, gameSystem, revision, version}}. checked est faux quand un fichier des données manque&#xa0;: une telle liste n’est jamais légale. notUnderstood compte les règles des données laissées de côté parce que ce programme n’en connaît pas les mots. units d’un avantage inactif&#xa0;: les unités qui l’auraient.</translation>
    </message>
    <message>
        <source>Output as JSON.</source>
        <translation>Sortie en JSON.</translation>
    </message>
    <message>
        <source>usage: muster validate FILE [--json]</source>
        <translation>usage&#xa0;: muster validate FILE [--json]</translation>
    </message>
    <message>
        <source>problem</source>
        <translation>problème</translation>
    </message>
    <message>
        <source>warning</source>
        <translation>avertissement</translation>
    </message>
    <message>
        <source>hint</source>
        <translation>remarque</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>non vérifiée</translation>
    </message>
</context>
</TS>

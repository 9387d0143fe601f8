<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AdapterCommand</name>
    <message>
        <source>The engine over JSON lines on standard input and output</source>
        <translation>Le moteur par lignes JSON sur l’entrée et la sortie standard</translation>
    </message>
    <message>
        <source>One JSON object per line, one answer per line. Commands: describe, setup, setupFromFiles, action, getState, getErrors, exportRosterXml, teardown. An integer corrId is echoed.</source>
        <translation>Un objet JSON par ligne, une réponse par ligne. Commandes : describe, setup, setupFromFiles, action, getState, getErrors, exportRosterXml, teardown. Un corrId entier est renvoyé.</translation>
    </message>
    <message>
        <source>standard input cannot be read</source>
        <translation>l’entrée standard est illisible</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>unknown option %1; muster --help lists them</source>
        <translation>option %1 inconnue ; muster --help les énumère</translation>
    </message>
    <message>
        <source>there is no command %1; muster --help lists them</source>
        <translation>il n’y a pas de commande %1 ; muster --help les énumère</translation>
    </message>
    <message>
        <source>The library: a SQLite file, or postgresql://user@host/name.</source>
        <translation>La bibliothèque : un fichier SQLite, ou postgresql://utilisateur@hôte/nom.</translation>
    </message>
    <message>
        <source>A folder with further packs or game data; may be given again.</source>
        <translation>Un dossier avec d’autres paquets ou données de jeu ; peut être répété.</translation>
    </message>
    <message>
        <source>Language of the output: en or fr.</source>
        <translation>Langue de la sortie : en ou fr.</translation>
    </message>
    <message>
        <source>Say more on standard error.</source>
        <translation>En dire plus sur l’erreur standard.</translation>
    </message>
    <message>
        <source>Show this help.</source>
        <translation>Afficher cette aide.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1 : %2</translation>
    </message>
    <message>
        <source>Usage: muster %1 %2</source>
        <translation>Usage : muster %1 %2</translation>
    </message>
    <message>
        <source>the language %1 is not known; en and fr are</source>
        <translation>la langue %1 est inconnue ; en et fr existent</translation>
    </message>
    <message>
        <source>Muster, army lists and campaigns for miniature wargames.</source>
        <translation>Muster, listes d’armée et campagnes pour jeux de figurines.</translation>
    </message>
    <message>
        <source>Usage: muster [OPTIONS]              open the window</source>
        <translation>Usage : muster [OPTIONS]             ouvrir la fenêtre</translation>
    </message>
    <message>
        <source>       muster COMMAND [OPTIONS]      work without it; muster COMMAND --help tells more</source>
        <translation>        muster COMMANDE [OPTIONS]    travailler sans elle ; muster COMMANDE --help en dit plus</translation>
    </message>
    <message>
        <source>Commands:</source>
        <translation>Commandes :</translation>
    </message>
    <message>
        <source>Options: --library PATH, --data DIR (again for more), --lang en|fr, --verbose, --version, --help</source>
        <translation>Options : --library CHEMIN, --data DOSSIER (répétable), --lang en|fr, --verbose, --version, --help</translation>
    </message>
    <message>
        <source>Exit codes: 0 fine, 1 the answer is no, 2 could not do it.</source>
        <translation>Codes de sortie : 0 tout va bien, 1 la réponse est non, 2 impossible.</translation>
    </message>
</context>
<context>
    <name>SystemsCommand</name>
    <message>
        <source>%1 units: %2</source>
        <translation>%1 unités : %2</translation>
    </message>
    <message>
        <source>lists the installed game packs</source>
        <translation>énumère les paquets de jeu installés</translation>
    </message>
    <message>
        <source>A broken pack is named on standard error with the reason; the others are listed.
JSON: [{id, name, edition, version, folder, factions: [{id, name, units}], units, loaded, problems: [text]}]</source>
        <translation>Un paquet défectueux est nommé sur l’erreur standard avec la raison ; les autres sont énumérés.
JSON : [{id, name, edition, version, folder, factions: [{id, name, units}], units, loaded, problems: [texte]}]</translation>
    </message>
    <message>
        <source>Output as JSON.</source>
        <translation>Sortie en JSON.</translation>
    </message>
    <message>
        <source>broken pack: %1</source>
        <translation>paquet défectueux : %1</translation>
    </message>
    <message>
        <source>no game pack could be loaded</source>
        <translation>aucun paquet de jeu n’a pu être chargé</translation>
    </message>
</context>
<context>
    <name>UnitsCommand</name>
    <message>
        <source>lists the units of a game with cost and profiles</source>
        <translation>énumère les unités d’un jeu avec coût et profils</translation>
    </message>
    <message>
        <source>SYSTEM is the id or name of a pack (muster systems). A unit bought by the model has the cost of one model;
minimumCosts is what it costs when added.
JSON: [{id, name, faction, categories: [name], costs: {name: number}, minimumCosts, own,
        profiles: [{id, name, type, characteristics: {name: text}}], rules: [{id, name, text}]}]</source>
        <translation>SYSTEM est l’identifiant ou le nom d’un paquet (muster systems). Une unité achetée à la figurine a le coût d’une figurine ;
minimumCosts est ce qu’elle coûte quand on l’ajoute.
JSON : [{id, name, faction, categories: [nom], costs: {nom: nombre}, minimumCosts, own,
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
        <translation>units : nommez un jeu ; muster systems les énumère</translation>
    </message>
    <message>
        <source>broken pack: %1</source>
        <translation>paquet défectueux : %1</translation>
    </message>
    <message>
        <source>there is no game %1; muster systems lists them</source>
        <translation>il n’y a pas de jeu %1 ; muster systems les énumère</translation>
    </message>
    <message>
        <source>%1 has no faction %2</source>
        <translation>%1 n’a pas de faction %2</translation>
    </message>
</context>
</TS>

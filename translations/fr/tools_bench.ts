<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>BenchCommand</name>
    <message>
        <source>there are no game data to measure with</source>
        <translation>il n’y a pas de données de jeu pour mesurer</translation>
    </message>
    <message>
        <source>measures the program: loading, editing, opening, printing, saving</source>
        <translation>mesure le programme&#xa0;: chargement, modification, ouverture, impression, enregistrement</translation>
    </message>
    <message>
        <source>With --data DIR the engine works on the game data in DIR, else on the installed packs. One line for each figure: name, value, unit. A line NAME_goal behind it says what NAME has to stay under on an ordinary machine with nothing else to do. plain_parse is what the XML parser alone needs for the same files in the same run; cards_500_share is our time for 500 cards against that of a headless browser for the same cards as HTML, where one is installed.</source>
        <translation>Avec --data DIR, le moteur travaille sur les données de jeu de DIR, sinon sur les packs installés. Une ligne par mesure&#xa0;: nom, valeur, unité. Une ligne NAME_goal à la suite donne la valeur que NAME ne doit pas dépasser sur une machine ordinaire qui n’a rien d’autre à faire. plain_parse est le temps que l’analyseur XML seul met pour les mêmes fichiers dans la même exécution&#xa0;; cards_500_share compare notre temps pour 500 fiches à celui d’un navigateur sans fenêtre pour les mêmes fiches en HTML, s’il y en a un d’installé.</translation>
    </message>
    <message>
        <source>Only what concerns the window.</source>
        <translation>Seulement ce qui concerne la fenêtre.</translation>
    </message>
    <message>
        <source>Only the clicks in a large list; also what they take of the processor.</source>
        <translation>Seulement les clics dans une grande liste, avec ce qu’ils prennent du processeur.</translation>
    </message>
    <message>
        <source>Only how fast two devices of a club see each other&apos;s taps; an empty library on a server.</source>
        <translation>Seulement le temps après lequel deux appareils d’un club voient ce que l’autre a touché&#xa0;; une bibliothèque vide sur un serveur.</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>there is no table of soldiers</source>
        <translation>il n’y a pas de tableau des soldats</translation>
    </message>
    <message>
        <source>the campaign could not be kept</source>
        <translation>la campagne n’a pas pu être gardée</translation>
    </message>
    <message>
        <source>there is no pack to build a list with</source>
        <translation>il n’y a pas de pack pour composer une liste</translation>
    </message>
    <message>
        <source>a roster could not be made</source>
        <translation>une liste n’a pas pu être créée</translation>
    </message>
    <message>
        <source>a battle could not be begun</source>
        <translation>une bataille n’a pas pu être commencée</translation>
    </message>
    <message>
        <source>the samples could not be opened</source>
        <translation>les exemples n’ont pas pu être ouverts</translation>
    </message>
    <message>
        <source>The game offers nothing to add.</source>
        <translation>Le jeu n’offre rien à ajouter.</translation>
    </message>
    <message>
        <source>The other device did not get the battle.</source>
        <translation>L’autre appareil n’a pas reçu la bataille.</translation>
    </message>
    <message>
        <source>This measure needs an empty library on the server.</source>
        <translation>Cette mesure demande une bibliothèque vide sur le serveur.</translation>
    </message>
    <message>
        <source>The library does not list what was put into it.</source>
        <translation>La bibliothèque ne liste pas ce qu’on y a mis.</translation>
    </message>
</context>
<context>
    <name>WindowBench</name>
    <message>
        <source>the program could not be started as a child</source>
        <translation>le programme n’a pas pu être lancé comme processus fils</translation>
    </message>
</context>
</TS>

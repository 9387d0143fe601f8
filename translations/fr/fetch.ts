<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>GameFetcher</name>
    <message>
        <source>%1 of %2 files</source>
        <translation>%1 fichiers sur %2</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>stopped by the user</source>
        <translation>arrêté par l’utilisateur</translation>
    </message>
    <message>
        <source>this game has more than %1 files or %2 MB</source>
        <translation>ce jeu a plus de %1 fichiers ou de %2 Mo</translation>
    </message>
    <message>
        <source>there are no game data in this repository</source>
        <translation>il n’y a pas de données de jeu dans ce dépôt</translation>
    </message>
    <message>
        <source>the file %1 is not the one that the repository lists; try again later</source>
        <translation>le fichier %1 n’est pas celui qu’annonce le dépôt&#xa0;; réessayez plus tard</translation>
    </message>
    <message>
        <source>another game lies in this folder: %1</source>
        <translation>un autre jeu se trouve dans ce dossier&#xa0;: %1</translation>
    </message>
    <message>
        <source>there are other files in this folder</source>
        <translation>il y a d’autres fichiers dans ce dossier</translation>
    </message>
    <message>
        <source>the repository now holds another game: %1</source>
        <translation>le dépôt contient maintenant un autre jeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>the version %1 is not on this computer</source>
        <translation>la version %1 n’est pas sur cet ordinateur</translation>
    </message>
    <message>
        <source>the folder cannot be written</source>
        <translation>impossible d’écrire dans le dossier</translation>
    </message>
    <message>
        <source>there is no game system among these files</source>
        <translation>il n’y a pas de système de jeu parmi ces fichiers</translation>
    </message>
    <message>
        <source>there is more than one game system among these files</source>
        <translation>il y a plus d’un système de jeu parmi ces fichiers</translation>
    </message>
    <message>
        <source>the game system has no id</source>
        <translation>le système de jeu n’a pas d’identifiant</translation>
    </message>
    <message>
        <source>the repository holds a file with a dangerous name, %1: %2</source>
        <translation>le dépôt contient un fichier au nom dangereux, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>these data were not fetched by Muster; remove the folder yourself</source>
        <translation>ces données n’ont pas été téléchargées par Muster&#xa0;; supprimez le dossier vous-même</translation>
    </message>
    <message>
        <source>the server answers no more questions from here until %1</source>
        <translation>le serveur ne répond plus d’ici à %1</translation>
    </message>
    <message>
        <source>the server answers no more questions from here for now</source>
        <translation>le serveur ne répond plus pour l’instant</translation>
    </message>
    <message>
        <source>the server refuses it (%1)</source>
        <translation>le serveur le refuse (%1)</translation>
    </message>
    <message>
        <source>Muster does not fetch data from this address</source>
        <translation>Muster ne télécharge pas de données depuis cette adresse</translation>
    </message>
    <message>
        <source>the server sends from one address to the next without end</source>
        <translation>le serveur renvoie sans fin d’une adresse à l’autre</translation>
    </message>
    <message>
        <source>the answer is larger than %1 MB</source>
        <translation>la réponse dépasse %1 Mo</translation>
    </message>
    <message>
        <source>the server does not answer</source>
        <translation>le serveur ne répond pas</translation>
    </message>
    <message>
        <source>no connection; the copies on this computer work</source>
        <translation>pas de connexion&#xa0;; les copies de cet ordinateur servent</translation>
    </message>
    <message>
        <source>the server answers with the error %1</source>
        <translation>le serveur répond par l’erreur %1</translation>
    </message>
    <message>
        <source>the answer breaks off in the middle</source>
        <translation>la réponse s’interrompt au milieu</translation>
    </message>
    <message>
        <source>the server has no such file</source>
        <translation>le serveur n’a pas ce fichier</translation>
    </message>
    <message>
        <source>the answer is a web page, not data</source>
        <translation>la réponse est une page web, pas des données</translation>
    </message>
    <message>
        <source>the answer is not the data that were asked for</source>
        <translation>la réponse n’est pas ce qui était demandé</translation>
    </message>
    <message>
        <source>there is no repository %1 with game data</source>
        <translation>il n’y a pas de dépôt %1 avec des données de jeu</translation>
    </message>
    <message>
        <source>there is no repository %1, or no state %2 of it</source>
        <translation>il n’y a pas de dépôt %1, ou pas d’état %2 de celui-ci</translation>
    </message>
    <message>
        <source>the server lists only a part of this repository</source>
        <translation>le serveur n’énumère qu’une partie de ce dépôt</translation>
    </message>
    <message>
        <source>two files of the repository have the same name on some computers: %1</source>
        <translation>deux fichiers du dépôt ont le même nom sur certains ordinateurs&#xa0;: %1</translation>
    </message>
    <message>
        <source>the file %1 is larger than %2 MB</source>
        <translation>le fichier %1 dépasse %2 Mo</translation>
    </message>
</context>
</TS>

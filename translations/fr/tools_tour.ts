<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Tour</name>
    <message>
        <source>Club night</source>
        <translation>Soirée au club</translation>
    </message>
    <message>
        <source>slot</source>
        <comment>a word to look for</comment>
        <translation>place</translation>
    </message>
</context>
<context>
    <name>TourCommand</name>
    <message>
        <source>the picture %1 could not be written</source>
        <translation>l’image %1 n’a pas pu être écrite</translation>
    </message>
    <message>
        <source>draws every workspace and every kind of PDF into a folder</source>
        <translation>dessine chaque espace de travail et chaque sorte de PDF dans un dossier</translation>
    </message>
    <message>
        <source>Folder for the files; it is made if it is missing.</source>
        <translation>Dossier des fichiers&#xa0;; il est créé s’il manque.</translation>
    </message>
    <message>
        <source>Write over files of an earlier tour.</source>
        <translation>Remplacer les fichiers d’une visite précédente.</translation>
    </message>
    <message>
        <source>tour: give one folder, as in: muster tour DIR</source>
        <translation>tour&#xa0;: indiquez un dossier, par exemple&#xa0;: muster tour DIR</translation>
    </message>
    <message>
        <source>%1 is there already; --force writes over it</source>
        <translation>%1 existe déjà&#xa0;; --force le remplace</translation>
    </message>
    <message>
        <source>the pack %1 or its sample is missing</source>
        <translation>le pack %1 ou son exemple manque</translation>
    </message>
    <message>
        <source>tour: %1 is a file, not a folder</source>
        <translation>tour&#xa0;: %1 est un fichier, pas un dossier</translation>
    </message>
    <message>
        <source>tour: the folder %1 cannot be made; choose another one</source>
        <translation>tour&#xa0;: le dossier %1 ne peut pas être créé&#xa0;; choisissez-en un autre</translation>
    </message>
    <message>
        <source>tour: nothing can be written into %1 (%2); choose another folder</source>
        <translation>tour&#xa0;: impossible d’écrire dans %1 (%2)&#xa0;; choisissez un autre dossier</translation>
    </message>
    <message>
        <source>the pictures of %1 could not be taken</source>
        <translation>les images de %1 n’ont pas pu être prises</translation>
    </message>
    <message>
        <source>tour: there is no part %1; the parts are: %2</source>
        <translation>tour&#xa0;: il n’y a pas de partie %1&#xa0;; les parties sont&#xa0;: %2</translation>
    </message>
    <message>
        <source>Walks through the program and takes a PNG at every stop, in light and in dark, and prints the samples as PDF. Prints the name of every file it writes. Works without a display and touches nothing of yours.</source>
        <translation>Parcourt le programme, prend une image PNG à chaque étape, en clair et en sombre, et imprime les exemples en PDF. Affiche le nom de chaque fichier écrit. Fonctionne sans écran et ne touche à rien de ce qui vous appartient.</translation>
    </message>
    <message>
        <source>Only this part, like roster, campaign, papers; may be given again.</source>
        <translation>Seulement cette partie, comme roster, campaign, papers&#xa0;; peut être répété.</translation>
    </message>
    <message numerus="yes">
        <source>%n file(s) written to %1</source>
        <translation>
            <numerusform>%n fichier écrit dans %1</numerusform>
            <numerusform>%n fichiers écrits dans %1</numerusform>
        </translation>
    </message>
</context>
</TS>

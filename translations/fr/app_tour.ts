<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>TourCommand</name>
    <message>
        <source>the picture %1 could not be written</source>
        <translation>l’image %1 n’a pas pu être écrite</translation>
    </message>
    <message>
        <source>draw every workspace and every kind of PDF into a folder</source>
        <translation>dessiner chaque espace de travail et chaque sorte de PDF dans un dossier</translation>
    </message>
    <message>
        <source>One PNG per workspace in light and in dark, dialogs, and the samples as PDF. Prints the name of every file it writes. Works without a display.</source>
        <translation>Un PNG par espace de travail, en clair et en sombre, les dialogues, et les exemples en PDF. Affiche le nom de chaque fichier écrit. Fonctionne sans écran.</translation>
    </message>
    <message>
        <source>Folder for the files; it is made if it is missing.</source>
        <translation>Dossier des fichiers ; il est créé s’il manque.</translation>
    </message>
    <message>
        <source>Write over files of an earlier tour.</source>
        <translation>Remplacer les fichiers d’une visite précédente.</translation>
    </message>
    <message>
        <source>tour: give one folder, as in: muster tour DIR</source>
        <translation>tour : indiquez un dossier, par exemple : muster tour DOSSIER</translation>
    </message>
    <message>
        <source>%1 is there already; --force writes over it</source>
        <translation>%1 existe déjà ; --force le remplace</translation>
    </message>
    <message>
        <source>the folder %1 cannot be made</source>
        <translation>le dossier %1 ne peut pas être créé</translation>
    </message>
    <message>
        <source>the pack %1 or its sample is missing</source>
        <translation>le pack %1 ou son exemple manque</translation>
    </message>
</context>
</TS>

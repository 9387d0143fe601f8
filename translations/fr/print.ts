<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>PdfFile</name>
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
        <source>en</source>
        <comment>code of this language, for numbers</comment>
        <translation>fr</translation>
    </message>
    <message>
        <source>%1: the last rules stand on the front.</source>
        <translation>%1&#xa0;: les dernières règles figurent au recto.</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>PackStore</name>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(et %n autre)</numerusform>
            <numerusform>(et %n autres)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenError</name>
    <message>
        <source>The file is damaged or cut short: from here on it cannot be read.</source>
        <translation>Le fichier est endommagé ou tronqué&#xa0;: à partir d’ici, il est illisible.</translation>
    </message>
    <message>
        <source>The file is damaged: its letters cannot be read.</source>
        <translation>Le fichier est endommagé&#xa0;: ses caractères sont illisibles.</translation>
    </message>
    <message>
        <source>The file is refused: it declares a document type, which no roster and no game data need.</source>
        <translation>Le fichier est refusé&#xa0;: il déclare un type de document, ce dont aucune liste ni aucune donnée de jeu n’a besoin.</translation>
    </message>
    <message>
        <source>The file is refused: it is far larger than any roster or game data.</source>
        <translation>Le fichier est refusé&#xa0;: il est bien plus gros que n’importe quelle liste ou donnée de jeu.</translation>
    </message>
    <message>
        <source>This is neither a roster nor game data.</source>
        <translation>Ce n’est ni une liste ni des données de jeu.</translation>
    </message>
    <message>
        <source>The file is refused: it holds more selections than any roster can have.</source>
        <translation>Le fichier est refusé&#xa0;: il contient plus de sélections qu’aucune liste ne peut en avoir.</translation>
    </message>
    <message>
        <source>There is no game system (.gst) among the files.</source>
        <translation>Il n’y a pas de système de jeu (.gst) parmi les fichiers.</translation>
    </message>
</context>
</TS>

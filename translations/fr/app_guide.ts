<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>muster::app::GuideView</name>
    <message>
        <source>Page of the guide</source>
        <translation>Page du guide</translation>
    </message>
</context>
<context>
    <name>muster::app::GuideWindow</name>
    <message>
        <source>Guide – Muster</source>
        <translation>Guide – Muster</translation>
    </message>
    <message>
        <source>Back (%1)</source>
        <translation>Page précédente (%1)</translation>
    </message>
    <message>
        <source>Forward (%1)</source>
        <translation>Page suivante (%1)</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Page précédente</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Page suivante</translation>
    </message>
    <message>
        <source>Search the guide</source>
        <translation>Chercher dans le guide</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Page of the guide</source>
        <translation>Page du guide</translation>
    </message>
    <message>
        <source>No page has these words.</source>
        <translation>Aucune page ne contient ces mots.</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Touches</translation>
    </message>
    <message>
        <source>The keys of what can be done in the workspace that is shown. `Ctrl+K` finds every action by its name.</source>
        <translation>Les touches de ce qui peut se faire dans l’espace affiché. `Ctrl+K` trouve toute action par son nom.</translation>
    </message>
    <message>
        <source>Action</source>
        <translation>Action</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
</context>
</TS>

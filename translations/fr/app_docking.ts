<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>muster::app::DockButtonKeeper</name>
    <message>
        <source>Close the panel</source>
        <translation>Fermer le panneau</translation>
    </message>
    <message>
        <source>Take out of the window, or put back</source>
        <translation>Détacher de la fenêtre, ou remettre</translation>
    </message>
    <message>
        <source>Change the panel</source>
        <translation>Modifier le panneau</translation>
    </message>
</context>
<context>
    <name>muster::app::DockTitle</name>
    <message>
        <source>Put back into the window</source>
        <translation>Remettre dans la fenêtre</translation>
    </message>
    <message>
        <source>Take out of the window</source>
        <translation>Détacher de la fenêtre</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Close %1</source>
        <translation>Fermer %1</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AdapterCommand</name>
    <message>
        <source>serves the rules engine as JSON lines over standard input and output</source>
        <translation>offre le moteur de règles en lignes JSON sur l’entrée et la sortie standard</translation>
    </message>
    <message>
        <source>One JSON object per line, one answer per line. Commands: describe, setup, setupFromFiles, action, getState, getErrors, exportRosterXml, teardown. An integer corrId is echoed.</source>
        <translation>Un objet JSON par ligne, une réponse par ligne. Commandes&#xa0;: describe, setup, setupFromFiles, action, getState, getErrors, exportRosterXml, teardown. Un corrId entier est renvoyé.</translation>
    </message>
    <message>
        <source>standard input cannot be read</source>
        <translation>l’entrée standard est illisible</translation>
    </message>
</context>
</TS>

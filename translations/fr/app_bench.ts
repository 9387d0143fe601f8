<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>WindowBench</name>
    <message>
        <source>the program could not be started as a child</source>
        <translation>le programme n’a pas pu être lancé comme processus fils</translation>
    </message>
</context>
</TS>

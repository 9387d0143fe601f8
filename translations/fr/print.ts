<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>PrintJob</name>
    <message>
        <source>%1: the weapon table is set small (%2 pt).</source>
        <translation>%1&#xa0;: le tableau d&apos;armes est composé en petit (%2 pt).</translation>
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
</context>
</TS>

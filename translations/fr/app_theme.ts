<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>PointsGauge</name>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>%1 over</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>reste&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 %2, no limit</source>
        <translation>%1 %2, sans limite</translation>
    </message>
    <message>
        <source>%1 of %2 %3, %4</source>
        <translation>%1 sur %2 %3, %4</translation>
    </message>
    <message>
        <source>, %1 needed for empty slots</source>
        <translation>, dont %1 à garder pour les places vides</translation>
    </message>
</context>
<context>
    <name>muster::app::PointsGauge</name>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Every part of the bar is a formation or a unit; hatched: what empty slots will cost at least.</source>
        <translation>Chaque partie de la barre est une formation ou une unité&#xa0;; hachuré&#xa0;: ce que coûteront au moins les places vides.</translation>
    </message>
    <message>
        <source>Click on what is over: what could go. Elsewhere: change the limit.</source>
        <translation>Cliquer sur le dépassement&#xa0;: que retirer. Ailleurs&#xa0;: changer la limite.</translation>
    </message>
    <message>
        <source>Click on what is left: what fits. Elsewhere: change the limit.</source>
        <translation>Cliquer sur ce qui reste&#xa0;: que prendre. Ailleurs&#xa0;: changer la limite.</translation>
    </message>
</context>
<context>
    <name>muster::app::VerdictButton</name>
    <message>
        <source>Empty</source>
        <translation>Vide</translation>
    </message>
    <message numerus="yes">
        <source>%n problem(s)</source>
        <translation>
            <numerusform>%n problème</numerusform>
            <numerusform>%n problèmes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hint(s)</source>
        <translation>
            <numerusform>%n remarque</numerusform>
            <numerusform>%n remarques</numerusform>
        </translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légale</translation>
    </message>
    <message>
        <source>Verdict: %1</source>
        <translation>Verdict&#xa0;: %1</translation>
    </message>
    <message>
        <source>Show the findings</source>
        <translation>Montrer les constats</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Message</name>
    <message>
        <source>&quot;%1&quot; is not expected here</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas attendu ici</translation>
    </message>
    <message>
        <source>it is too long with everything that its names stand for</source>
        <translation>elle est trop longue avec tout ce que ses noms représentent</translation>
    </message>
    <message>
        <source>too many brackets in each other</source>
        <translation>trop de parenthèses imbriquées</translation>
    </message>
    <message>
        <source>something is missing at the end</source>
        <translation>il manque quelque chose à la fin</translation>
    </message>
    <message>
        <source>a bracket is not closed</source>
        <translation>une parenthèse n’est pas fermée</translation>
    </message>
    <message>
        <source>a word in quotes is not closed</source>
        <translation>un mot entre guillemets n’est pas fermé</translation>
    </message>
    <message>
        <source>a number cannot be read</source>
        <translation>un nombre est illisible</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot;</source>
        <translation>il n’y a pas de «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the brackets of %1() are not closed</source>
        <translation>les parenthèses de %1() ne sont pas fermées</translation>
    </message>
    <message>
        <source>%1() has another number of values</source>
        <translation>%1() a un autre nombre de valeurs</translation>
    </message>
    <message>
        <source>there is no function or table &quot;%1&quot;</source>
        <translation>il n’y a ni fonction ni table «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1() begins with the name of its running number</source>
        <translation>%1() commence par le nom du nombre qui court</translation>
    </message>
    <message>
        <source>%1() has four values</source>
        <translation>%1() a quatre valeurs</translation>
    </message>
    <message>
        <source>more than four numbers are carried along at the same time</source>
        <translation>plus de quatre nombres sont suivis en même temps</translation>
    </message>
    <message>
        <source>the numbers are too large</source>
        <translation>les nombres sont trop grands</translation>
    </message>
    <message>
        <source>too many dice for dice thrown anew by choice</source>
        <translation>trop de dés pour des dés relancés au choix</translation>
    </message>
    <message>
        <source>there are too many dice to look at</source>
        <translation>il y a trop de dés pour les regarder</translation>
    </message>
    <message>
        <source>a step of it is no throw of dice</source>
        <translation>une de ses étapes n’est pas un lancer de dés</translation>
    </message>
</context>
</TS>

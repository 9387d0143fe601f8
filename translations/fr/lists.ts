<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>ListReader</name>
    <message>
        <source>no such choice in these data</source>
        <translation>pas de tel choix dans ces données</translation>
    </message>
    <message>
        <source>no unit of this army has such a name</source>
        <translation>aucune unité de cette armée ne porte ce nom</translation>
    </message>
    <message>
        <source>its unit was not found</source>
        <translation>son unité est introuvable</translation>
    </message>
    <message>
        <source>the name is not quite the same</source>
        <translation>le nom n’est pas tout à fait le même</translation>
    </message>
    <message>
        <source>%1 has no such choice</source>
        <translation>%1 n’a pas de tel choix</translation>
    </message>
    <message>
        <source>the models are told by their weapons</source>
        <translation>les armes disent quelles figurines</translation>
    </message>
    <message>
        <source>the text does not say which models</source>
        <translation>le texte ne dit pas quelles figurines</translation>
    </message>
    <message>
        <source>no installed game knows this list</source>
        <translation>aucun jeu installé ne connaît cette liste</translation>
    </message>
    <message>
        <source>as you chose before</source>
        <translation>comme vous l’avez choisi auparavant</translation>
    </message>
    <message>
        <source>Pasted list</source>
        <translation>Liste collée</translation>
    </message>
    <message>
        <source>the game has no such force</source>
        <translation>le jeu n’a pas de telle force</translation>
    </message>
    <message>
        <source>it was not in the data when the text was written</source>
        <translation>ce n’était pas dans les données quand le texte a été écrit</translation>
    </message>
    <message>
        <source>no such entry here</source>
        <translation>pas de telle entrée ici</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>the game %1 of this list is not installed</source>
        <translation>le jeu %1 de cette liste n’est pas installé</translation>
    </message>
    <message>
        <source>this code is damaged, or of a newer Muster</source>
        <translation>ce code est endommagé, ou vient d’un Muster plus récent</translation>
    </message>
    <message>
        <source>this list is too long for a QR code: %1 signs, at most %2</source>
        <translation>cette liste est trop longue pour un code QR&#xa0;: %1 signes, au plus %2</translation>
    </message>
</context>
</TS>

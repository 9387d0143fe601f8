<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Collection</name>
    <message numerus="yes">
        <source>%n figure(s) taken out</source>
        <translation>
            <numerusform>%n figurine retirée</numerusform>
            <numerusform>%n figurines retirées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wished</source>
        <translation>
            <numerusform>%n souhaitée</numerusform>
            <numerusform>%n souhaitées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bought</source>
        <translation>
            <numerusform>%n achetée</numerusform>
            <numerusform>%n achetées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n built</source>
        <translation>
            <numerusform>%n montée</numerusform>
            <numerusform>%n montées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n primed</source>
        <translation>
            <numerusform>%n sous-couchée</numerusform>
            <numerusform>%n sous-couchées</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n painted</source>
        <translation>
            <numerusform>%n peinte</numerusform>
            <numerusform>%n peintes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n based</source>
        <translation>
            <numerusform>%n soclée</numerusform>
            <numerusform>%n soclées</numerusform>
        </translation>
    </message>
    <message>
        <source>name</source>
        <translation>nom</translation>
    </message>
    <message>
        <source>place</source>
        <translation>rangement</translation>
    </message>
    <message>
        <source>note</source>
        <translation>note</translation>
    </message>
    <message>
        <source>price</source>
        <translation>prix</translation>
    </message>
    <message>
        <source>figures in a box</source>
        <translation>figurines par boîte</translation>
    </message>
    <message>
        <source>also usable as</source>
        <translation>utilisable aussi comme</translation>
    </message>
    <message>
        <source>photo</source>
        <translation>photo</translation>
    </message>
    <message>
        <source>recipe</source>
        <translation>recette</translation>
    </message>
    <message>
        <source>paint</source>
        <translation>peinture</translation>
    </message>
    <message>
        <source>Collection</source>
        <translation>Collection</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s) of several units</source>
        <translation>
            <numerusform>%n figurine de plusieurs unités</numerusform>
            <numerusform>%n figurines de plusieurs unités</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n missing</source>
        <translation>
            <numerusform>%n manquante</numerusform>
            <numerusform>%n manquantes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 painted</source>
        <translation>peintes&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>%n to buy</source>
        <translation>
            <numerusform>%n à acheter</numerusform>
            <numerusform>%n à acheter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to build</source>
        <translation>
            <numerusform>%n à monter</numerusform>
            <numerusform>%n à monter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n to paint</source>
        <translation>
            <numerusform>%n à peindre</numerusform>
            <numerusform>%n à peindre</numerusform>
        </translation>
    </message>
    <message>
        <source>To buy</source>
        <translation>À acheter</translation>
    </message>
    <message>
        <source>To build</source>
        <translation>À monter</translation>
    </message>
    <message>
        <source>To paint</source>
        <translation>À peindre</translation>
    </message>
    <message>
        <source>Choose a roster</source>
        <translation>Choisissez une liste</translation>
    </message>
    <message numerus="yes">
        <source>Ready: all %n figure(s) are painted</source>
        <translation>
            <numerusform>Prêt&#xa0;: la figurine est peinte</numerusform>
            <numerusform>Prêt&#xa0;: les %n figurines sont peintes</numerusform>
        </translation>
    </message>
    <message>
        <source>Not ready: %1</source>
        <translation>Pas prêt&#xa0;: %1</translation>
    </message>
    <message>
        <source>What it needs is compared with what you own.</source>
        <translation>Ce qu’il lui faut est comparé à ce que vous possédez.</translation>
    </message>
    <message>
        <source>%1 of %2 figures are painted.</source>
        <translation>%1 figurines sur %2 sont peintes.</translation>
    </message>
    <message>
        <source>How long the rest takes is known after you have painted something.</source>
        <translation>On saura combien de temps prend le reste quand vous aurez peint quelque chose.</translation>
    </message>
    <message numerus="yes">
        <source>At your pace, building and painting takes %n day(s).</source>
        <translation>
            <numerusform>À votre rythme, monter et peindre prend %n jour.</numerusform>
            <numerusform>À votre rythme, monter et peindre prend %n jours.</numerusform>
        </translation>
    </message>
    <message>
        <source>none owned</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>%1 of %2 owned</source>
        <translation>%1 sur %2 possédées</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message numerus="yes">
        <source>%n figure(s)</source>
        <translation>
            <numerusform>%n figurine</numerusform>
            <numerusform>%n figurines</numerusform>
        </translation>
    </message>
    <message>
        <source>Owned</source>
        <comment>a paint</comment>
        <translation>Possédée</translation>
    </message>
    <message>
        <source>Running out</source>
        <translation>Presque vide</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Manquante</translation>
    </message>
    <message>
        <source>Wished</source>
        <translation>Souhaitées</translation>
    </message>
    <message>
        <source>Bought</source>
        <translation>Achetées</translation>
    </message>
    <message>
        <source>Built</source>
        <translation>Montées</translation>
    </message>
    <message>
        <source>Primed</source>
        <translation>Sous-couche</translation>
    </message>
    <message>
        <source>Painted</source>
        <translation>Peintes</translation>
    </message>
    <message>
        <source>Based</source>
        <translation>Soclées</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>An entry of the collection cannot be read: %1.</source>
        <translation>Une entrée de la collection ne peut pas être lue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the table has %1 rows; more than %2 are not read at once</source>
        <translation>le tableau a %1 lignes&#xa0;; plus de %2 ne sont pas lues d’un coup</translation>
    </message>
    <message>
        <source>there is no game “%1”; muster systems lists them</source>
        <translation>il n’y a pas de jeu «&#xa0;%1&#xa0;»&#xa0;; muster systems les énumère</translation>
    </message>
    <message>
        <source>the unit has no name</source>
        <translation>l’unité n’a pas de nom</translation>
    </message>
    <message>
        <source>the table changes more than is changed at once</source>
        <translation>le tableau change plus de choses qu’on n’en change à la fois</translation>
    </message>
    <message>
        <source>%1: “%2” is no count</source>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;» n’est pas une quantité</translation>
    </message>
    <message>
        <source>price: “%1” is no number</source>
        <translation>prix&#xa0;: «&#xa0;%1&#xa0;» n’est pas un nombre</translation>
    </message>
    <message>
        <source>The column “%1” is missing.</source>
        <translation>La colonne «&#xa0;%1&#xa0;» manque.</translation>
    </message>
    <message>
        <source>the paint has no name</source>
        <translation>la peinture n’a pas de nom</translation>
    </message>
    <message>
        <source>This is no table in UTF-8.</source>
        <translation>Ce n’est pas un tableau en UTF-8.</translation>
    </message>
</context>
</TS>

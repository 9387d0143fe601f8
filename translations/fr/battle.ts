<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Message</name>
    <message>
        <source>this is not a battle</source>
        <translation>ce n’est pas une bataille</translation>
    </message>
    <message>
        <source>it needs a newer version of Muster (format %1)</source>
        <translation>il faut une version plus récente de Muster (format %1)</translation>
    </message>
    <message>
        <source>the battle is damaged: its log or its id is missing</source>
        <translation>la bataille est endommagée&#xa0;: son journal ou son identifiant manque</translation>
    </message>
    <message>
        <source>the battle is damaged: entry %1 of its log is none</source>
        <translation>la bataille est endommagée&#xa0;: l’entrée %1 de son journal n’en est pas une</translation>
    </message>
    <message>
        <source>the game has no roll %1</source>
        <translation>le jeu n’a pas de jet %1</translation>
    </message>
    <message>
        <source>%1 has no dice in turn %2</source>
        <translation>%1 n’a pas de dé au tour %2</translation>
    </message>
    <message>
        <source>the game has no die %1</source>
        <translation>le jeu n’a pas de dé %1</translation>
    </message>
    <message>
        <source>%1 is no number of dice from 1 to %2</source>
        <translation>%1 n’est pas un nombre de dés de 1 à %2</translation>
    </message>
    <message>
        <source>there is no die number %1 in this throw</source>
        <translation>il n’y a pas de dé numéro %1 dans ce lancer</translation>
    </message>
    <message>
        <source>the die %1 has no face %2</source>
        <translation>le dé %1 n’a pas de face %2</translation>
    </message>
    <message>
        <source>there is no deck or bag %1 in this battle</source>
        <translation>il n’y a ni paquet ni sac %1 dans cette bataille</translation>
    </message>
    <message>
        <source>nothing is left in %1</source>
        <translation>il ne reste rien dans %1</translation>
    </message>
    <message>
        <source>this entry is there twice; it counts once</source>
        <translation>cette entrée figure deux fois&#xa0;; elle compte une fois</translation>
    </message>
    <message>
        <source>it corrects an entry that is not there</source>
        <translation>elle corrige une entrée qui n’existe pas</translation>
    </message>
    <message>
        <source>the battle has not begun yet</source>
        <translation>la bataille n’a pas encore commencé</translation>
    </message>
    <message>
        <source>%1. Dice: %2</source>
        <translation>%1. Dés&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no unit %1 in this battle</source>
        <translation>il n’y a pas d’unité %1 dans cette bataille</translation>
    </message>
    <message>
        <source>there is no side %1 in this battle</source>
        <translation>il n’y a pas de camp %1 dans cette bataille</translation>
    </message>
    <message>
        <source>the entry is damaged (%1) and does not count</source>
        <translation>l’entrée est endommagée (%1) et ne compte pas</translation>
    </message>
    <message>
        <source>a newer version of Muster made this entry (%1); it is kept and does not count</source>
        <translation>une version plus récente de Muster a écrit cette entrée (%1)&#xa0;; elle est conservée et ne compte pas</translation>
    </message>
    <message>
        <source>the unit %1 is there twice or has no id</source>
        <translation>l’unité %1 figure deux fois ou n’a pas d’identifiant</translation>
    </message>
    <message>
        <source>the battle has begun already</source>
        <translation>la bataille a déjà commencé</translation>
    </message>
    <message>
        <source>The battle begins: %1</source>
        <translation>La bataille commence&#xa0;: %1</translation>
    </message>
    <message>
        <source>The battle begins: %1; scenario %2</source>
        <translation>La bataille commence&#xa0;: %1&#xa0;; scénario %2</translation>
    </message>
    <message>
        <source>The battle is over: %1 has won</source>
        <translation>La bataille est finie&#xa0;: victoire de %1</translation>
    </message>
    <message>
        <source>The battle is over: nobody has won</source>
        <translation>La bataille est finie&#xa0;: pas de vainqueur</translation>
    </message>
    <message>
        <source>The battle is over</source>
        <translation>La bataille est finie</translation>
    </message>
    <message>
        <source>Turn %1: %2 has the initiative</source>
        <translation>Tour %1&#xa0;: %2 a l’initiative</translation>
    </message>
    <message>
        <source>Turn %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>Dice</source>
        <translation>Dés</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 %2 (%3)</source>
        <translation>%1 %2 (%3)</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <translation>%1&#xa0;; %2</translation>
    </message>
    <message>
        <source>more than %1 turns are not counted</source>
        <translation>plus de %1 tours ne sont pas comptés</translation>
    </message>
    <message>
        <source>%1 begins</source>
        <translation>%1 commence</translation>
    </message>
    <message>
        <source>%1: marker %2</source>
        <translation>%1&#xa0;: marqueur %2</translation>
    </message>
    <message>
        <source>%1: no longer %2</source>
        <translation>%1&#xa0;: fin de %2</translation>
    </message>
    <message>
        <source>there is no card %1 in this deck or bag</source>
        <translation>il n’y a pas de carte %1 dans ce paquet ou ce sac</translation>
    </message>
    <message>
        <source>%1 goes back: %2</source>
        <translation>%1 y retourne&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 was drawn already</source>
        <translation>%1 a déjà été tirée</translation>
    </message>
    <message>
        <source>%1: %2 is drawn</source>
        <translation>%1&#xa0;: tirage de %2</translation>
    </message>
    <message>
        <source>Dice: %1</source>
        <translation>Dés&#xa0;: %1</translation>
    </message>
    <message>
        <source>Dice (%1): %2</source>
        <translation>Dés (%1)&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: yes</source>
        <translation>%1&#xa0;: oui</translation>
    </message>
    <message>
        <source>%1: no</source>
        <translation>%1&#xa0;: non</translation>
    </message>
    <message numerus="yes">
        <source>%1 scores %n point(s)</source>
        <translation>
            <numerusform>%1 marque %n point</numerusform>
            <numerusform>%1 marque %n points</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1, %2: %3 left</source>
        <translation>%1, %2&#xa0;: reste %3</translation>
    </message>
    <message>
        <source>A picture</source>
        <translation>Une photo</translation>
    </message>
    <message>
        <source>A picture: %1</source>
        <translation>Une photo&#xa0;: %1</translation>
    </message>
    <message>
        <source>more than %1 eliminations are not counted</source>
        <translation>au-delà de %1, les éliminations ne sont plus comptées</translation>
    </message>
    <message>
        <source>more than %1 units are not counted</source>
        <translation>au-delà de %1, les unités ne sont plus comptées</translation>
    </message>
    <message>
        <source>%1 may act again</source>
        <translation>%1 peut agir de nouveau</translation>
    </message>
    <message>
        <source>%1 is activated</source>
        <translation>Activation&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is activated: %2</source>
        <translation>Activation&#xa0;: %1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n box(es)</source>
        <translation>
            <numerusform>%1 perd %n case</numerusform>
            <numerusform>%1 perd %n cases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 loses %n box(es) to %2</source>
        <translation>
            <numerusform>%1 perd %n case face à %2</numerusform>
            <numerusform>%1 perd %n cases face à %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2 is lost</source>
        <translation>%1&#xa0;; arme perdue&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: eliminated</source>
        <translation>%1&#xa0;: élimination</translation>
    </message>
    <message numerus="yes">
        <source>%1 gets %n box(es) back</source>
        <translation>
            <numerusform>%1 récupère %n case</numerusform>
            <numerusform>%1 récupère %n cases</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is eliminated</source>
        <translation>Élimination de %1</translation>
    </message>
    <message>
        <source>%1 is eliminated by %2</source>
        <translation>Élimination de %1 par %2</translation>
    </message>
    <message>
        <source>%1 uses %2: %3 left</source>
        <translation>%1 utilise %2&#xa0;: reste %3</translation>
    </message>
    <message>
        <source>%1 fills up %2: %3 left</source>
        <translation>%1 recharge %2&#xa0;: reste %3</translation>
    </message>
    <message>
        <source>%1 has no %2</source>
        <translation>%1 n’a pas de %2</translation>
    </message>
    <message>
        <source>in %1</source>
        <translation>à bord de %1</translation>
    </message>
    <message>
        <source>on the board</source>
        <translation>sur la table</translation>
    </message>
    <message>
        <source>in reserve</source>
        <translation>en réserve</translation>
    </message>
    <message>
        <source>in ambush</source>
        <translation>en embuscade</translation>
    </message>
    <message>
        <source>off the table</source>
        <translation>hors de la table</translation>
    </message>
    <message>
        <source>%1 comes back: %2</source>
        <translation>Retour de %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>there is no board %1 in this battle</source>
        <translation>il n’y a pas de plateau %1 dans cette bataille</translation>
    </message>
    <message>
        <source>Board %1 was not scanned</source>
        <translation>Plateau %1&#xa0;: pas sondé</translation>
    </message>
    <message>
        <source>Board %1 is scanned</source>
        <translation>Plateau %1 sondé</translation>
    </message>
    <message>
        <source>this token was not drawn</source>
        <translation>ce jeton n’a pas été tiré</translation>
    </message>
    <message>
        <source>Board %1: nothing stands there (%2)</source>
        <translation>Plateau %1&#xa0;: il n’y a rien (%2)</translation>
    </message>
    <message>
        <source>Board %1: %2 appears</source>
        <translation>Plateau %1&#xa0;: %2 apparaît</translation>
    </message>
    <message>
        <source>Board %1: a token is placed (%2)</source>
        <translation>Plateau %1&#xa0;: un jeton est posé (%2)</translation>
    </message>
    <message>
        <source>A token goes back into the hand (%1)</source>
        <translation>Un jeton revient en main (%1)</translation>
    </message>
    <message>
        <source>The secondary mission is not known yet</source>
        <translation>La mission secondaire n’est pas encore connue</translation>
    </message>
    <message>
        <source>The secondary mission is opened</source>
        <translation>La mission secondaire est ouverte</translation>
    </message>
    <message>
        <source>%1: comes by itself</source>
        <translation>%1&#xa0;: vient de lui-même</translation>
    </message>
    <message>
        <source>%1: %2 is lost</source>
        <translation>%1&#xa0;: %2 est perdue</translation>
    </message>
    <message>
        <source>%1: %2 works again</source>
        <translation>%1&#xa0;: %2 fonctionne de nouveau</translation>
    </message>
</context>
</TS>

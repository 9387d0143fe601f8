<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Message</name>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(et %n autre)</numerusform>
            <numerusform>(et %n autres)</numerusform>
        </translation>
    </message>
    <message>
        <source>stopped by the user</source>
        <translation>arrêté par l’utilisateur</translation>
    </message>
    <message>
        <source>there is no block &quot;%1&quot;</source>
        <translation>il n’y a pas de bloc «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;format&quot; is not 1</source>
        <translation>«&#xa0;format&#xa0;» n’est pas 1</translation>
    </message>
    <message>
        <source>%1 has no &quot;%2&quot;; there are: %3</source>
        <translation>%1 n’a pas de «&#xa0;%2&#xa0;»&#xa0;; il y a&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 is missing (%2)</source>
        <translation>%1 manque (%2)</translation>
    </message>
    <message>
        <source>a mode needs &quot;id&quot; and &quot;name&quot;</source>
        <translation>un mode a besoin de «&#xa0;id&#xa0;» et de «&#xa0;name&#xa0;»</translation>
    </message>
    <message>
        <source>two inputs have the name %1 in formulas; &quot;as&quot; gives another</source>
        <translation>deux entrées ont le nom %1 dans les formules&#xa0;; «&#xa0;as&#xa0;» en donne un autre</translation>
    </message>
    <message>
        <source>it is neither true nor an input of &quot;defence&quot;: %1</source>
        <translation>ce n’est ni true ni une entrée de «&#xa0;defence&#xa0;»&#xa0;: %1</translation>
    </message>
    <message>
        <source>there is no input %1 in &quot;inputs&quot;</source>
        <translation>il n’y a pas d’entrée %1 dans «&#xa0;inputs&#xa0;»</translation>
    </message>
    <message>
        <source>an input needs &quot;id&quot; and &quot;name&quot;</source>
        <translation>une entrée a besoin de «&#xa0;id&#xa0;» et de «&#xa0;name&#xa0;»</translation>
    </message>
    <message>
        <source>there is no type %1; number, flag, choice and dice are</source>
        <translation>il n’y a pas de type %1&#xa0;; number, flag, choice et dice existent</translation>
    </message>
    <message>
        <source>a value needs &quot;id&quot; and &quot;name&quot;</source>
        <translation>une valeur a besoin de «&#xa0;id&#xa0;» et de «&#xa0;name&#xa0;»</translation>
    </message>
    <message>
        <source>a choice needs values</source>
        <translation>un choix a besoin de valeurs</translation>
    </message>
    <message>
        <source>%1 is not attacker, weapon or target</source>
        <translation>%1 n’est ni attacker, ni weapon, ni target</translation>
    </message>
    <message>
        <source>a source names char, rule, category, cost, figures or number</source>
        <translation>une source nomme char, rule, category, cost, figures ou number</translation>
    </message>
    <message>
        <source>the pattern cannot be read: %1</source>
        <translation>le motif est illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>it names no profile type</source>
        <translation>cela ne nomme aucun type de profil</translation>
    </message>
    <message>
        <source>%1; there are %2</source>
        <translation>%1&#xa0;; il y a %2</translation>
    </message>
    <message>
        <source>the mode %1 cannot be asked for units; type its figures with --attack and --defence</source>
        <translation>le mode %1 ne se demande pas pour des unités&#xa0;; donnez ses valeurs avec --attack et --defence</translation>
    </message>
    <message>
        <source>%1 has no such weapon for this; there are: %2</source>
        <translation>%1 n’a pas cette arme ici&#xa0;; il y a&#xa0;: %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>aucune</translation>
    </message>
    <message>
        <source>a die has one letter and up to 100 faces from 0 to 1000</source>
        <translation>un dé a une lettre et jusqu’à 100 faces de 0 à 1000</translation>
    </message>
    <message>
        <source>a die has 2 to 1000 faces</source>
        <translation>un dé a de 2 à 1000 faces</translation>
    </message>
    <message>
        <source>a table has rows [limit, value] with rising limits</source>
        <translation>une table a des lignes [limite, valeur] aux limites croissantes</translation>
    </message>
    <message>
        <source>it is not 1</source>
        <translation>ce n’est pas 1</translation>
    </message>
    <message>
        <source>there is none</source>
        <translation>il n’y en a pas</translation>
    </message>
    <message>
        <source>there are two of this id</source>
        <translation>il y en a deux avec cet identifiant</translation>
    </message>
    <message>
        <source>it needs &quot;id&quot; and &quot;is&quot;</source>
        <translation>il faut «&#xa0;id&#xa0;» et «&#xa0;is&#xa0;»</translation>
    </message>
    <message>
        <source>a step needs an &quot;id&quot;</source>
        <translation>une étape a besoin d’un «&#xa0;id&#xa0;»</translation>
    </message>
    <message>
        <source>it may only ask for inputs, not for what was thrown</source>
        <translation>cela ne peut demander que des entrées, pas ce qui a été jeté</translation>
    </message>
    <message>
        <source>a step is one of set, roll, dice, each, allocate</source>
        <translation>une étape est l’une de set, roll, dice, each, allocate</translation>
    </message>
    <message>
        <source>a roll needs a &quot;chance&quot;</source>
        <translation>un jet a besoin d’une «&#xa0;chance&#xa0;»</translation>
    </message>
    <message>
        <source>dice have &quot;sides&quot;, or a &quot;kind&quot; of the file&apos;s &quot;dice&quot;</source>
        <translation>des dés ont «&#xa0;sides&#xa0;», ou un «&#xa0;kind&#xa0;» des «&#xa0;dice&#xa0;» du fichier</translation>
    </message>
    <message>
        <source>there are no dice</source>
        <translation>il n’y a pas de dés</translation>
    </message>
    <message>
        <source>a die here has 1 to 100 sides, as a number</source>
        <translation>un dé a ici de 1 à 100 faces, en nombre</translation>
    </message>
    <message>
        <source>it is missing</source>
        <translation>cela manque</translation>
    </message>
    <message>
        <source>it is missing: the formula of what the target loses</source>
        <translation>cela manque&#xa0;: la formule de ce que perd la cible</translation>
    </message>
    <message>
        <source>it needs &quot;id&quot;, &quot;name&quot; and &quot;of&quot;</source>
        <translation>il faut «&#xa0;id&#xa0;», «&#xa0;name&#xa0;» et «&#xa0;of&#xa0;»</translation>
    </message>
    <message>
        <source>%1 cannot be &quot;%2&quot;; allowed: %3</source>
        <translation>%1 ne peut pas être «&#xa0;%2&#xa0;»&#xa0;; permis&#xa0;: %3</translation>
    </message>
    <message>
        <source>yes, no</source>
        <translation>oui, non</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1 to %2, %3</source>
        <translation>%1 à %2, %3</translation>
    </message>
    <message>
        <source>dice like %1</source>
        <translation>des dés comme %1</translation>
    </message>
    <message>
        <source>the file does not exist</source>
        <translation>le fichier n’existe pas</translation>
    </message>
    <message>
        <source>the file is too large</source>
        <translation>le fichier est trop grand</translation>
    </message>
    <message>
        <source>not valid JSON: %1</source>
        <translation>JSON incorrect&#xa0;: %1</translation>
    </message>
    <message>
        <source>the JSON is not an object</source>
        <translation>le JSON n’est pas un objet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not an object</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un objet</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of &quot;%2&quot; is not a text</source>
        <translation>«&#xa0;%1&#xa0;» de «&#xa0;%2&#xa0;» n’est pas un texte</translation>
    </message>
    <message>
        <source>&quot;language&quot; is not &quot;%1&quot;</source>
        <translation>«&#xa0;language&#xa0;» n’est pas «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;id&quot; is missing</source>
        <translation>«&#xa0;id&#xa0;» manque</translation>
    </message>
    <message>
        <source>&quot;id&quot; is &quot;%1&quot;, not a plain name</source>
        <translation>«&#xa0;id&#xa0;» est «&#xa0;%1&#xa0;», ce n’est pas un simple nom</translation>
    </message>
    <message>
        <source>&quot;system&quot; is missing</source>
        <translation>«&#xa0;system&#xa0;» manque</translation>
    </message>
    <message>
        <source>&quot;name&quot; is missing</source>
        <translation>«&#xa0;name&#xa0;» manque</translation>
    </message>
    <message>
        <source>&quot;version&quot; is missing</source>
        <translation>«&#xa0;version&#xa0;» manque</translation>
    </message>
    <message>
        <source>&quot;catalogues&quot; is missing or empty</source>
        <translation>«&#xa0;catalogues&#xa0;» manque ou est vide</translation>
    </message>
    <message>
        <source>&quot;measure&quot; is &quot;%1&quot;, not cm or inch</source>
        <translation>«&#xa0;measure&#xa0;» est «&#xa0;%1&#xa0;», ni cm ni inch</translation>
    </message>
    <message>
        <source>There is no game system (.gst or .json) in this folder.</source>
        <translation>Il n’y a pas de système de jeu (.gst ou .json) dans ce dossier.</translation>
    </message>
    <message>
        <source>a folder has one game system; this one is left out</source>
        <translation>un dossier a un seul système de jeu&#xa0;; celui-ci est laissé de côté</translation>
    </message>
    <message>
        <source>the file is not inside the pack&apos;s folder</source>
        <translation>le fichier n’est pas dans le dossier du pack</translation>
    </message>
    <message>
        <source>the file named as &quot;system&quot; is not the game system</source>
        <translation>le fichier nommé «&#xa0;system&#xa0;» n’est pas le système de jeu</translation>
    </message>
    <message>
        <source>there is no &quot;%1&quot; in the game data</source>
        <translation>il n’y a pas de «&#xa0;%1&#xa0;» dans les données du jeu</translation>
    </message>
    <message>
        <source>the archive is empty</source>
        <translation>l’archive est vide</translation>
    </message>
    <message>
        <source>&quot;id&quot; or &quot;%1&quot; is missing</source>
        <translation>«&#xa0;id&#xa0;» ou «&#xa0;%1&#xa0;» manque</translation>
    </message>
    <message>
        <source>&quot;id&quot; or &quot;%1&quot; is missing in %2</source>
        <translation>«&#xa0;id&#xa0;» ou «&#xa0;%1&#xa0;» manque dans %2</translation>
    </message>
    <message>
        <source>the user&apos;s own units cannot be read: %1</source>
        <translation>les unités personnelles sont illisibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>not a catalogue</source>
        <translation>ce n’est pas un catalogue</translation>
    </message>
    <message>
        <source>the link &quot;%1&quot; needs an id of its own, a name and a label</source>
        <translation>le lien «&#xa0;%1&#xa0;» doit avoir un identifiant à lui, un nom et une étiquette</translation>
    </message>
    <message>
        <source>two scenarios have the id &quot;%1&quot;</source>
        <translation>deux scénarios ont l’identifiant «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no switch &quot;%1&quot;</source>
        <translation>il n’y a pas de réglage «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;id&quot; is missing in &quot;%1&quot;</source>
        <translation>«&#xa0;id&#xa0;» manque dans «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is no length in millimetres up to %3</source>
        <translation>«&#xa0;%1&#xa0;» de&#xa0;%2 n’est pas une longueur en millimètres jusqu’à&#xa0;%3</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no shape of a marker (%2)</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une forme de marqueur (%2)</translation>
    </message>
    <message>
        <source>a size of structure needs a name and an armour for each kind of wall</source>
        <translation>une taille de structure demande un nom et un blindage pour chaque sorte de mur</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2: %3</source>
        <translation>«&#xa0;%1&#xa0;» de&#xa0;%2&#xa0;:&#xa0;%3</translation>
    </message>
    <message>
        <source>not a whole number from %1 to %2</source>
        <translation>pas un nombre entier de&#xa0;%1 à&#xa0;%2</translation>
    </message>
    <message>
        <source>there is no side &quot;%1&quot;</source>
        <translation>il n’y a pas de camp «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>not a point [x, y] on the table</source>
        <translation>pas un point [x, y] de la table</translation>
    </message>
    <message>
        <source>not a rectangle [x, y, width, height] on the table</source>
        <translation>pas un rectangle [x, y, largeur, hauteur] de la table</translation>
    </message>
    <message>
        <source>not a circle [x, y, radius] with its centre on the table</source>
        <translation>pas un cercle [x, y, rayon] centré sur la table</translation>
    </message>
    <message>
        <source>a side needs an id of its own and a name</source>
        <translation>un camp demande un identifiant à lui et un nom</translation>
    </message>
    <message>
        <source>it has no area</source>
        <translation>elle n’a pas de surface</translation>
    </message>
    <message>
        <source>an objective is shown outside of its own area</source>
        <translation>un objectif est montré hors de sa propre zone</translation>
    </message>
    <message>
        <source>&quot;edge&quot; is &quot;%1&quot;, not left, top, right or bottom</source>
        <translation>«&#xa0;edge&#xa0;» vaut «&#xa0;%1&#xa0;», ni left, ni top, ni right, ni bottom</translation>
    </message>
    <message>
        <source>&quot;from&quot; and &quot;to&quot; are no stretch of this edge</source>
        <translation>«&#xa0;from&#xa0;» et «&#xa0;to&#xa0;» ne sont pas une portion de ce bord</translation>
    </message>
    <message>
        <source>not the [width, height] of a table</source>
        <translation>pas la [largeur, hauteur] d’une table</translation>
    </message>
    <message>
        <source>not [from, to]</source>
        <translation>pas [de, à]</translation>
    </message>
    <message>
        <source>not a chance [1, 3]</source>
        <translation>pas une chance [1, 3]</translation>
    </message>
    <message>
        <source>not a share [1, 2]</source>
        <translation>pas une part [1, 2]</translation>
    </message>
    <message>
        <source>a switch needs an id, a name and a number [from, to]: &quot;%1&quot;</source>
        <translation>un réglage demande un identifiant, un nom et un nombre [de, à]&#xa0;: «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>%1 is not sum, most or any</source>
        <translation>%1 n’est ni sum, ni most, ni any</translation>
    </message>
    <message>
        <source>a target needs &quot;id&quot; and &quot;name&quot;</source>
        <translation>une cible demande «&#xa0;id&#xa0;» et «&#xa0;name&#xa0;»</translation>
    </message>
    <message>
        <source>it needs a &quot;name&quot;</source>
        <translation>il faut un «&#xa0;name&#xa0;»</translation>
    </message>
    <message>
        <source>there is no deck &quot;%1&quot;</source>
        <translation>il n’y a pas de paquet «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no card &quot;%1&quot;</source>
        <translation>il n’y a pas de carte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>format %1 needs a newer version of Muster</source>
        <translation>le format %1 demande une version plus récente de Muster</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is there twice in &quot;%2&quot;</source>
        <translation>«&#xa0;%1&#xa0;» figure deux fois dans «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 is no number from %3 to %4</source>
        <translation>«&#xa0;%1&#xa0;» de %2 n’est pas un nombre de %3 à %4</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is no value of &quot;%2&quot; (%3)</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une valeur de «&#xa0;%2&#xa0;» (%3)</translation>
    </message>
    <message>
        <source>&quot;%1&quot; of %2 names no marker</source>
        <translation>«&#xa0;%1&#xa0;» de %2 ne nomme aucun marqueur</translation>
    </message>
    <message>
        <source>the die %1 needs &quot;sides&quot; or two &quot;faces&quot;, each with an id</source>
        <translation>le dé %1 demande «&#xa0;sides&#xa0;» ou deux «&#xa0;faces&#xa0;», chacune avec un identifiant</translation>
    </message>
    <message>
        <source>the roll %1 names no die of &quot;dice&quot;</source>
        <translation>le jet %1 ne nomme aucun dé de «&#xa0;dice&#xa0;»</translation>
    </message>
    <message>
        <source>the roll %1: the die %2 has no face %3</source>
        <translation>le jet %1&#xa0;: le dé %2 n’a pas de face %3</translation>
    </message>
</context>
<context>
    <name>Odds</name>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message>
        <source>which weapon (%1)</source>
        <translation>quelle arme (%1)</translation>
    </message>
</context>
</TS>

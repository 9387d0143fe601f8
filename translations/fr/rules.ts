<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Message</name>
    <message>
        <source>not game data</source>
        <translation>pas des données de jeu</translation>
    </message>
    <message>
        <source>it cannot be written as XML</source>
        <translation>impossible de l’écrire en XML</translation>
    </message>
    <message>
        <source>more values than any game has</source>
        <translation>plus de valeurs qu’aucun jeu n’en a</translation>
    </message>
    <message>
        <source>elements within elements without end</source>
        <translation>des éléments dans des éléments, sans fin</translation>
    </message>
    <message>
        <source>the value of &apos;%1&apos; would come back as something else</source>
        <translation>la valeur de «&#xa0;%1&#xa0;» reviendrait changée</translation>
    </message>
    <message>
        <source>something in the list &apos;%1&apos; would be lost</source>
        <translation>quelque chose se perdrait dans la liste «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>&apos;%1&apos; would be lost</source>
        <translation>«&#xa0;%1&#xa0;» se perdrait</translation>
    </message>
    <message>
        <source>a text between the elements of &apos;%1&apos; would be lost</source>
        <translation>un texte entre les éléments de «&#xa0;%1&#xa0;» se perdrait</translation>
    </message>
    <message>
        <source>a comment would be lost</source>
        <translation>un commentaire se perdrait</translation>
    </message>
    <message>
        <source>the instruction &apos;%1&apos; would be lost</source>
        <translation>l’instruction «&#xa0;%1&#xa0;» se perdrait</translation>
    </message>
    <message>
        <source>%1 &apos;%2&apos; is used by nothing</source>
        <translation>%1 «&#xa0;%2&#xa0;»&#xa0;: rien ne s’en sert</translation>
    </message>
    <message>
        <source>shared entry</source>
        <translation>entrée partagée</translation>
    </message>
    <message>
        <source>shared rule</source>
        <translation>règle partagée</translation>
    </message>
    <message>
        <source>shared profile</source>
        <translation>profil partagé</translation>
    </message>
    <message>
        <source>shared info group</source>
        <translation>groupe d’informations partagé</translation>
    </message>
    <message>
        <source>category</source>
        <translation>catégorie</translation>
    </message>
    <message>
        <source>the file is larger than 256 MB</source>
        <translation>le fichier dépasse 256 Mo</translation>
    </message>
    <message>
        <source>the text encoding cannot be read</source>
        <translation>le codage du texte est illisible</translation>
    </message>
    <message>
        <source>the file holds more than 800,000 elements</source>
        <translation>le fichier contient plus de 800&#xa0;000 éléments</translation>
    </message>
    <message>
        <source>not well-formed XML: %1</source>
        <translation>XML mal formé&#xa0;: %1</translation>
    </message>
    <message>
        <source>neither a game system nor a catalogue (root element &apos;%1&apos;)</source>
        <translation>ni système de jeu ni catalogue (élément racine «&#xa0;%1&#xa0;»)</translation>
    </message>
    <message>
        <source>the file holds more definitions than any game: over 96 MB of them</source>
        <translation>le fichier contient plus de définitions que n’importe quel jeu&#xa0;: plus de 96&#xa0;Mo</translation>
    </message>
    <message>
        <source>the file has no id</source>
        <translation>le fichier n’a pas d’identifiant</translation>
    </message>
    <message>
        <source>element &lt;%1&gt; in &lt;%2&gt;</source>
        <translation>élément &lt;%1&gt; dans &lt;%2&gt;</translation>
    </message>
    <message>
        <source>attribute %1 of &lt;%2&gt;</source>
        <translation>attribut %1 de &lt;%2&gt;</translation>
    </message>
    <message>
        <source>condition type &apos;%1&apos;</source>
        <translation>type de condition «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>condition group type &apos;%1&apos;</source>
        <translation>type de groupe de conditions «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>constraint type &apos;%1&apos;</source>
        <translation>type de contrainte «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>modifier type &apos;%1&apos;</source>
        <translation>type de modificateur «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>There is no game system among the files.</source>
        <translation>Il n’y a pas de système de jeu parmi les fichiers.</translation>
    </message>
    <message>
        <source>The game&apos;s data are refused: their entries link to each other so often that not all of their places can be made.</source>
        <translation>Les données du jeu sont refusées&#xa0;: leurs entrées renvoient si souvent les unes aux autres que toutes leurs places ne peuvent pas être créées.</translation>
    </message>
    <message>
        <source>a second game system beside %1; this file is left out</source>
        <translation>un second système de jeu à côté de %1&#xa0;; ce fichier est laissé de côté</translation>
    </message>
    <message>
        <source>the same id as %1; this file is left out</source>
        <translation>le même identifiant que %1&#xa0;; ce fichier est laissé de côté</translation>
    </message>
    <message>
        <source>written for another game system (%1)</source>
        <translation>écrit pour un autre système de jeu (%1)</translation>
    </message>
    <message>
        <source>entry link &apos;%1&apos; leads nowhere (&apos;%2&apos;)</source>
        <translation>le lien d’entrée «&#xa0;%1&#xa0;» ne mène nulle part («&#xa0;%2&#xa0;»)</translation>
    </message>
    <message>
        <source>info link &apos;%1&apos; leads nowhere (&apos;%2&apos;)</source>
        <translation>le lien d’information «&#xa0;%1&#xa0;» ne mène nulle part («&#xa0;%2&#xa0;»)</translation>
    </message>
    <message>
        <source>category link &apos;%1&apos; leads nowhere (&apos;%2&apos;)</source>
        <translation>le lien de catégorie «&#xa0;%1&#xa0;» ne mène nulle part («&#xa0;%2&#xa0;»)</translation>
    </message>
    <message>
        <source>catalogue link &apos;%1&apos; leads nowhere (&apos;%2&apos;)</source>
        <translation>le lien de catalogue «&#xa0;%1&#xa0;» ne mène nulle part («&#xa0;%2&#xa0;»)</translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; was already given in line %2</source>
        <translation>l’identifiant «&#xa0;%1&#xa0;» a déjà été donné à la ligne %2</translation>
    </message>
    <message>
        <source>the id &apos;%1&apos; is also used in %2</source>
        <translation>l’identifiant «&#xa0;%1&#xa0;» sert aussi dans %2</translation>
    </message>
    <message>
        <source>a scope</source>
        <translation>une portée</translation>
    </message>
    <message>
        <source>a condition or repeat</source>
        <translation>une condition ou répétition</translation>
    </message>
    <message>
        <source>the field of a query</source>
        <translation>le champ d’une requête</translation>
    </message>
    <message>
        <source>the field of a modifier</source>
        <translation>le champ d’un modificateur</translation>
    </message>
    <message>
        <source>a category modifier</source>
        <translation>un modificateur de catégorie</translation>
    </message>
    <message>
        <source>a cost</source>
        <translation>un coût</translation>
    </message>
    <message>
        <source>a profile</source>
        <translation>un profil</translation>
    </message>
    <message>
        <source>a characteristic</source>
        <translation>une caractéristique</translation>
    </message>
    <message>
        <source>a publication reference</source>
        <translation>un renvoi à une publication</translation>
    </message>
    <message>
        <source>a default entry</source>
        <translation>une entrée par défaut</translation>
    </message>
    <message>
        <source>%1 names the unknown id &apos;%2&apos;</source>
        <translation>%1 nomme l’identifiant inconnu «&#xa0;%2&#xa0;»</translation>
    </message>
    <message>
        <source>not known to this program, not applied: %1</source>
        <translation>inconnu de ce programme, non appliqué&#xa0;: %1</translation>
    </message>
    <message>
        <source>entry link &apos;%1&apos; leads back to an entry that contains it; it is not followed there</source>
        <translation>le lien d’entrée «&#xa0;%1&#xa0;» ramène à une entrée qui le contient&#xa0;; il n’y est pas suivi</translation>
    </message>
    <message>
        <source>info link &apos;%1&apos; leads back to a group that contains it; it is not followed there</source>
        <translation>le lien d’information «&#xa0;%1&#xa0;» ramène à un groupe qui le contient&#xa0;; il n’y est pas suivi</translation>
    </message>
    <message>
        <source>The file is damaged or cut short: from here on it cannot be read.</source>
        <translation>Le fichier est endommagé ou tronqué&#xa0;: à partir d’ici, il est illisible.</translation>
    </message>
    <message>
        <source>The file is damaged: its letters cannot be read.</source>
        <translation>Le fichier est endommagé&#xa0;: ses caractères sont illisibles.</translation>
    </message>
    <message>
        <source>The file is refused: it declares a document type, which no roster and no game data need.</source>
        <translation>Le fichier est refusé&#xa0;: il déclare un type de document, ce dont aucune liste ni aucune donnée de jeu n’a besoin.</translation>
    </message>
    <message>
        <source>The file is refused: it is far larger than any roster or game data.</source>
        <translation>Le fichier est refusé&#xa0;: il est bien plus gros que n’importe quelle liste ou donnée de jeu.</translation>
    </message>
    <message>
        <source>This is neither a roster nor game data.</source>
        <translation>Ce n’est ni une liste ni des données de jeu.</translation>
    </message>
    <message>
        <source>The file is refused: it holds more selections than any roster can have.</source>
        <translation>Le fichier est refusé&#xa0;: il contient plus de sélections qu’aucune liste ne peut en avoir.</translation>
    </message>
    <message>
        <source>the encoding &apos;%1&apos; is not known; the text was read as UTF-8</source>
        <translation>l’encodage «&#xa0;%1&#xa0;» n’est pas connu&#xa0;; le texte a été lu comme de l’UTF-8</translation>
    </message>
    <message>
        <source>the text is not valid UTF-8; what was not was read as Windows-1252</source>
        <translation>le texte n’est pas de l’UTF-8 valide&#xa0;; le reste a été lu comme du Windows-1252</translation>
    </message>
    <message>
        <source>the file ends inside an element</source>
        <translation>le fichier s’arrête dans un élément</translation>
    </message>
    <message>
        <source>there is no element in the file</source>
        <translation>il n’y a aucun élément dans le fichier</translation>
    </message>
    <message>
        <source>a document type declaration is not allowed</source>
        <translation>une déclaration de type de document n’est pas admise</translation>
    </message>
    <message>
        <source>a comment, instruction or text section does not end</source>
        <translation>un commentaire, une instruction ou une section de texte ne se termine pas</translation>
    </message>
    <message>
        <source>text outside of the root element</source>
        <translation>du texte hors de l’élément racine</translation>
    </message>
    <message>
        <source>an element without a name</source>
        <translation>un élément sans nom</translation>
    </message>
    <message>
        <source>a second root element</source>
        <translation>un second élément racine</translation>
    </message>
    <message>
        <source>an element does not end</source>
        <translation>un élément ne se termine pas</translation>
    </message>
    <message>
        <source>an attribute is not well formed</source>
        <translation>un attribut est mal formé</translation>
    </message>
    <message>
        <source>an attribute value without quotes</source>
        <translation>une valeur d’attribut sans guillemets</translation>
    </message>
    <message>
        <source>an attribute value does not end</source>
        <translation>une valeur d’attribut ne se termine pas</translation>
    </message>
    <message>
        <source>an element has too many attributes</source>
        <translation>un élément a trop d’attributs</translation>
    </message>
    <message>
        <source>an element is closed that was not opened</source>
        <translation>un élément est fermé sans avoir été ouvert</translation>
    </message>
    <message>
        <source>the start and end of an element do not match</source>
        <translation>le début et la fin d’un élément ne concordent pas</translation>
    </message>
    <message>
        <source>there is no selection with the id &apos;%1&apos;</source>
        <translation>il n’y a pas de sélection d’identifiant «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the data offer no entry &apos;%1&apos; here</source>
        <translation>les données ne proposent pas «&#xa0;%1&#xa0;» ici</translation>
    </message>
    <message>
        <source>there is no force or selection with the id &apos;%1&apos;</source>
        <translation>il n’y a ni force ni sélection d’identifiant «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>a count must be between 0 and %1</source>
        <translation>un nombre doit être compris entre 0 et %1</translation>
    </message>
    <message>
        <source>a selection cannot be moved into itself</source>
        <translation>une sélection ne peut pas être déplacée dans elle-même</translation>
    </message>
    <message>
        <source>there is no force with the id &apos;%1&apos;</source>
        <translation>il n’y a pas de force d’identifiant «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is no catalogue &apos;%1&apos;</source>
        <translation>il n’y a pas de catalogue «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the data know no force &apos;%1&apos;</source>
        <translation>les données ne connaissent pas la force «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>there is nothing with the id &apos;%1&apos;</source>
        <translation>rien n’a l’identifiant «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the data know no cost type &apos;%1&apos;</source>
        <translation>les données ne connaissent pas le type de coût «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>the file is larger than 64 MB</source>
        <translation>le fichier dépasse 64 Mo</translation>
    </message>
    <message>
        <source>control characters, which XML does not know, were left out</source>
        <translation>des caractères de contrôle, que XML ne connaît pas, ont été laissés de côté</translation>
    </message>
    <message>
        <source>not a roster (root element &apos;%1&apos;)</source>
        <translation>ce n’est pas une liste (élément racine «&#xa0;%1&#xa0;»)</translation>
    </message>
    <message>
        <source>it has more than 10,000 selections</source>
        <translation>elle compte plus de 10&#x202f;000 sélections</translation>
    </message>
    <message>
        <source>an id is missing or used twice; a new one was given</source>
        <translation>un identifiant manque ou sert deux fois&#xa0;; un nouveau a été donné</translation>
    </message>
    <message>
        <source>an id is too long or holds control characters; a new one was given</source>
        <translation>un identifiant est trop long ou contient des caractères de contrôle&#xa0;; un nouveau a été donné</translation>
    </message>
    <message>
        <source>forces are nested too deeply; the inner ones are left out</source>
        <translation>les forces sont imbriquées trop profondément&#xa0;; celles de l’intérieur sont laissées de côté</translation>
    </message>
    <message>
        <source>selections are nested too deeply; the inner ones are left out</source>
        <translation>les sélections sont imbriquées trop profondément&#xa0;; celles de l’intérieur sont laissées de côté</translation>
    </message>
    <message>
        <source>a selection has an impossible number; 1 was taken</source>
        <translation>une sélection a un nombre impossible&#xa0;; 1 a été retenu</translation>
    </message>
    <message>
        <source>not well-formed JSON: %1</source>
        <translation>JSON mal formé&#xa0;: %1</translation>
    </message>
    <message>
        <source>subType &apos;%1&apos;</source>
        <translation>sous-type «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>costs of a category</source>
        <translation>coûts d’une catégorie</translation>
    </message>
    <message>
        <source>association action &apos;%1&apos;</source>
        <translation>action d’association «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>letters that are no UTF-8</source>
        <translation>des lettres qui ne sont pas de l’UTF-8</translation>
    </message>
    <message>
        <source>lists within lists without end</source>
        <translation>des listes dans des listes sans fin</translation>
    </message>
    <message>
        <source>the file is empty</source>
        <translation>le fichier est vide</translation>
    </message>
    <message>
        <source>a mark is missing or stands where none may</source>
        <translation>un signe manque ou se trouve là où il ne peut être</translation>
    </message>
    <message>
        <source>force link &apos;%1&apos; leads nowhere (&apos;%2&apos;)</source>
        <translation>le lien de force «&#xa0;%1&#xa0;» ne mène nulle part («&#xa0;%2&#xa0;»)</translation>
    </message>
    <message>
        <source>association link &apos;%1&apos; leads nowhere (&apos;%2&apos;)</source>
        <translation>le lien d’association «&#xa0;%1&#xa0;» ne mène nulle part («&#xa0;%2&#xa0;»)</translation>
    </message>
    <message>
        <source>not a roster</source>
        <translation>pas une liste</translation>
    </message>
</context>
</TS>

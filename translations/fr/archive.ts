<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Message</name>
    <message>
        <source>The archive is refused: %1.</source>
        <translation>L’archive est refusée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The archive is broken: %1.</source>
        <translation>L’archive est endommagée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>it has %1 entries, more than %2</source>
        <translation>elle contient %1 entrées, plus que %2</translation>
    </message>
    <message>
        <source>it has more than %1 entries</source>
        <translation>elle contient plus de %1 entrées</translation>
    </message>
    <message>
        <source>its list of entries cannot be read</source>
        <translation>la liste de ses entrées est illisible</translation>
    </message>
    <message>
        <source>its list of entries is cut short</source>
        <translation>la liste de ses entrées est tronquée</translation>
    </message>
    <message>
        <source>the entry %1 is a symbolic link</source>
        <translation>l’entrée %1 est un lien symbolique</translation>
    </message>
    <message>
        <source>the entry %1 is not a plain file</source>
        <translation>l’entrée %1 n’est pas un fichier ordinaire</translation>
    </message>
    <message>
        <source>the folder %1 has contents of its own</source>
        <translation>le dossier %1 a lui-même un contenu</translation>
    </message>
    <message>
        <source>the name %1 appears twice</source>
        <translation>le nom %1 apparaît deux fois</translation>
    </message>
    <message>
        <source>the entry %1 is encrypted</source>
        <translation>l’entrée %1 est chiffrée</translation>
    </message>
    <message>
        <source>the entry %1 is packed in an unknown way</source>
        <translation>l’entrée %1 est compressée d’une manière inconnue</translation>
    </message>
    <message>
        <source>its entries overlap each other</source>
        <translation>ses entrées se chevauchent</translation>
    </message>
    <message>
        <source>the entry %1 is larger than %2 MB</source>
        <translation>l’entrée %1 dépasse %2 Mo</translation>
    </message>
    <message>
        <source>the entry %1 cannot be opened</source>
        <translation>l’entrée %1 ne peut pas être ouverte</translation>
    </message>
    <message>
        <source>the entry %1 cannot be unpacked</source>
        <translation>l’entrée %1 ne peut pas être décompressée</translation>
    </message>
    <message>
        <source>it unpacks to more than %1 MB</source>
        <translation>décompressée, elle dépasse %1 Mo</translation>
    </message>
    <message>
        <source>the entry %1 unpacks to more than %2 times its size</source>
        <translation>l’entrée %1, décompressée, dépasse %2 fois sa taille</translation>
    </message>
    <message>
        <source>the entry %1 is cut short</source>
        <translation>l’entrée %1 est tronquée</translation>
    </message>
    <message>
        <source>the checksum of the entry %1 is wrong</source>
        <translation>la somme de contrôle de l’entrée %1 est fausse</translation>
    </message>
    <message>
        <source>it is larger than %1 MB</source>
        <translation>elle dépasse %1 Mo</translation>
    </message>
    <message>
        <source>This is not a zip archive.</source>
        <translation>Ce n’est pas une archive zip.</translation>
    </message>
    <message>
        <source>its end is missing</source>
        <translation>il manque la fin</translation>
    </message>
    <message>
        <source>it is empty</source>
        <translation>elle est vide</translation>
    </message>
    <message>
        <source>The archive cannot be made: %1.</source>
        <translation>L’archive ne peut pas être créée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The archive cannot be made.</source>
        <translation>L’archive ne peut pas être créée.</translation>
    </message>
    <message>
        <source>The entry %1 cannot be packed.</source>
        <translation>L’entrée %1 ne peut pas être compressée.</translation>
    </message>
    <message>
        <source>The written archive differs from what was to be written.</source>
        <translation>L’archive écrite diffère de ce qui devait l’être.</translation>
    </message>
    <message>
        <source>it has an entry without a name</source>
        <translation>elle contient une entrée sans nom</translation>
    </message>
    <message>
        <source>it has an entry whose name is longer than %1 characters</source>
        <translation>elle contient une entrée dont le nom dépasse %1 caractères</translation>
    </message>
    <message>
        <source>it has an entry whose name holds characters that cannot be shown</source>
        <translation>elle contient une entrée dont le nom comporte des caractères non affichables</translation>
    </message>
    <message>
        <source>the entry %1 has a backslash in its name</source>
        <translation>le nom de l’entrée %1 contient une barre oblique inverse</translation>
    </message>
    <message>
        <source>the entry %1 has an absolute path</source>
        <translation>l’entrée %1 a un chemin absolu</translation>
    </message>
    <message>
        <source>the entry %1 names a drive</source>
        <translation>l’entrée %1 désigne un lecteur</translation>
    </message>
    <message>
        <source>the entry %1 leads out of its folder</source>
        <translation>l’entrée %1 sort de son dossier</translation>
    </message>
    <message>
        <source>the entry %1 has an irregular path</source>
        <translation>l’entrée %1 a un chemin irrégulier</translation>
    </message>
    <message>
        <source>it is too large (%1 × %2 pixels)</source>
        <translation>elle est trop grande (%1 × %2 pixels)</translation>
    </message>
    <message>
        <source>The file cannot be written: %1.</source>
        <translation>Le fichier ne peut pas être écrit&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The written file differs from what was to be written; the disk may be full or failing.</source>
        <translation>Le fichier écrit diffère de ce qui devait l’être&#xa0;; le disque est peut-être plein ou défaillant.</translation>
    </message>
    <message>
        <source>The file is already there and is not overwritten.</source>
        <translation>Le fichier existe déjà et n’est pas écrasé.</translation>
    </message>
    <message>
        <source>it is a folder</source>
        <translation>c’est un dossier</translation>
    </message>
    <message>
        <source>it is read-only</source>
        <translation>il est en lecture seule</translation>
    </message>
    <message>
        <source>the folder %1 does not exist</source>
        <translation>le dossier %1 n’existe pas</translation>
    </message>
    <message>
        <source>The file cannot be read: %1.</source>
        <translation>Le fichier ne peut pas être lu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB and is not read.</source>
        <translation>Le fichier dépasse %1 Mo et n’est pas lu.</translation>
    </message>
</context>
</TS>

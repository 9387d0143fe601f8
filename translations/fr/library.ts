<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Library</name>
    <message>
        <source>The library lies on a drive of another computer. Let only one computer work with it at a time; for several, a club&apos;s server is made.</source>
        <translation>La bibliothèque se trouve sur le disque d’un autre ordinateur. Un seul ordinateur à la fois doit l’utiliser&#xa0;; pour plusieurs, il y a le serveur d’un club.</translation>
    </message>
    <message>
        <source>%1 documents have no contents</source>
        <translation>%1 documents n’ont pas de contenu</translation>
    </message>
    <message>
        <source>a row of %1 belongs to nothing</source>
        <translation>une ligne de %1 n’appartient à rien</translation>
    </message>
    <message>
        <source>The library is busy: another program has been writing to it for a while. Try again.</source>
        <translation>La bibliothèque est occupée&#xa0;: un autre programme y écrit depuis un moment. Réessayez.</translation>
    </message>
    <message>
        <source>The library cannot be written: the file or its folder is read-only.</source>
        <translation>La bibliothèque ne peut pas être écrite&#xa0;: le fichier ou son dossier est en lecture seule.</translation>
    </message>
    <message>
        <source>The library cannot be written: the disk is full. Nothing that was saved is lost.</source>
        <translation>La bibliothèque ne peut pas être écrite&#xa0;: le disque est plein. Rien de ce qui était enregistré n’est perdu.</translation>
    </message>
    <message>
        <source>The library cannot be written: the disk is full or failing (%1). Nothing that was saved is lost.</source>
        <translation>La bibliothèque ne peut pas être écrite&#xa0;: le disque est plein ou défaillant (%1). Rien de ce qui était enregistré n’est perdu.</translation>
    </message>
    <message>
        <source>The library is damaged or is not a library (%1).</source>
        <translation>La bibliothèque est endommagée ou n’en est pas une (%1).</translation>
    </message>
    <message>
        <source>%1 (brought in)</source>
        <translation>%1 (importé)</translation>
    </message>
    <message>
        <source>%1 (my version)</source>
        <translation>%1 (ma version)</translation>
    </message>
    <message>
        <source>The address of a library knows no option “%1”; it knows %2.</source>
        <translation>L’adresse d’une bibliothèque ne connaît pas l’option «&#xa0;%1&#xa0;»&#xa0;; elle connaît %2.</translation>
    </message>
    <message>
        <source>“%1” is no way to secure the line; sslmode is one of %2.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une façon de protéger la liaison&#xa0;; sslmode est l’un de %2.</translation>
    </message>
    <message>
        <source>The option “%1” of the address holds a character that cannot be sent.</source>
        <translation>L’option «&#xa0;%1&#xa0;» de l’adresse contient un caractère qui ne peut pas être transmis.</translation>
    </message>
    <message>
        <source>The server %1 does not encrypt its line, and no password is sent over an open one. Switch TLS on at the server, or allow an unencrypted connection in the settings (in an address: sslmode=disable).</source>
        <translation>Le serveur %1 ne chiffre pas sa liaison, et aucun mot de passe n’est envoyé sur une liaison ouverte. Activez TLS sur le serveur, ou autorisez une connexion non chiffrée dans les réglages (dans une adresse&#xa0;: sslmode=disable).</translation>
    </message>
    <message>
        <source>The certificate of the server is not made out for %1 (%2): it may be another server. Use the name that stands in the certificate.</source>
        <translation>Le certificat du serveur n’est pas établi pour %1 (%2)&#xa0;: c’est peut-être un autre serveur. Utilisez le nom qui figure dans le certificat.</translation>
    </message>
    <message>
        <source>The certificate of the server %1 is not signed by an authority that this computer trusts: it may be another server. If your club has an authority of its own, name its file in the settings (in an address: sslrootcert=FILE).</source>
        <translation>Le certificat du serveur %1 n’est pas signé par une autorité à laquelle cet ordinateur fait confiance&#xa0;: c’est peut-être un autre serveur. Si votre club a sa propre autorité, indiquez son fichier dans les réglages (dans une adresse&#xa0;: sslrootcert=FICHIER).</translation>
    </message>
    <message>
        <source>The certificate of the server %1 cannot be checked: %2. Name the file of the authority in the settings (in an address: sslrootcert=FILE).</source>
        <translation>Le certificat du serveur %1 ne peut pas être vérifié&#xa0;: %2. Indiquez le fichier de l’autorité dans les réglages (dans une adresse&#xa0;: sslrootcert=FICHIER).</translation>
    </message>
    <message>
        <source>The line to %1 cannot be secured as asked: %2.</source>
        <translation>La liaison avec %1 ne peut pas être protégée comme demandé&#xa0;: %2.</translation>
    </message>
    <message>
        <source>The server %1 asks for the password in a way that the address forbids: %2.</source>
        <translation>Le serveur %1 demande le mot de passe d’une façon que l’adresse interdit&#xa0;: %2.</translation>
    </message>
    <message>
        <source>This library was written by a newer Muster (schema %1, this one knows %2): it can be read, not changed. Update Muster to go on writing.</source>
        <translation>Cette bibliothèque a été écrite par un Muster plus récent (schéma %1, celui-ci connaît %2)&#xa0;: elle peut être lue, pas modifiée. Mettez Muster à jour pour continuer à écrire.</translation>
    </message>
    <message>
        <source>%1 may not look into this library: its owner has to take them into one of its groups (%2, %3).</source>
        <translation>%1 ne peut pas consulter cette bibliothèque&#xa0;: son propriétaire doit l’admettre dans l’un de ses groupes (%2, %3).</translation>
    </message>
    <message>
        <source>%1 may only read in this library: for more, its owner has to give the rights of a member.</source>
        <translation>%1 ne peut que lire dans cette bibliothèque&#xa0;: pour davantage, son propriétaire doit donner les droits d’un membre.</translation>
    </message>
    <message>
        <source>The server lets nobody write at the moment: it is a copy of another server, or was set to read-only.</source>
        <translation>Le serveur ne laisse personne écrire en ce moment&#xa0;: c’est la copie d’un autre serveur, ou il a été mis en lecture seule.</translation>
    </message>
    <message>
        <source>The library on the server is of an older Muster (schema %1, this one writes %2) and can only be read from here until its owner upgrades it: muster library upgrade.</source>
        <translation>La bibliothèque du serveur est celle d’un Muster plus ancien (schéma %1, celui-ci écrit %2) et ne peut être que lue d’ici jusqu’à ce que son propriétaire la mette à niveau&#xa0;: muster library upgrade.</translation>
    </message>
    <message>
        <source>the picture %1 was changed</source>
        <translation>l’image %1 a été altérée</translation>
    </message>
    <message>
        <source>its contents are missing</source>
        <translation>son contenu manque</translation>
    </message>
    <message>
        <source>its contents were changed</source>
        <translation>son contenu a été altéré</translation>
    </message>
    <message>
        <source>step %1 of its history was changed</source>
        <translation>l’étape %1 de son historique a été altérée</translation>
    </message>
    <message>
        <source>entry %1 of its log was changed</source>
        <translation>l’entrée %1 de son journal a été altérée</translation>
    </message>
    <message>
        <source>%1 of %2 entries of its log are there</source>
        <translation>%1 entrées de son journal sur %2 sont là</translation>
    </message>
    <message>
        <source>%1 of %2 steps of its history are there</source>
        <translation>%1 étapes de son historique sur %2 sont là</translation>
    </message>
    <message>
        <source>%1 of %2 pictures are there</source>
        <translation>%1 images sur %2 sont là</translation>
    </message>
    <message>
        <source>its line in the list</source>
        <translation>sa ligne dans la liste</translation>
    </message>
    <message>
        <source>a row of %1 was changed</source>
        <translation>une ligne de %1 a été altérée</translation>
    </message>
    <message>
        <source>The library cannot be opened or made: its folder does not exist, or you have no permission to write there.</source>
        <translation>La bibliothèque ne peut être ni ouverte ni créée&#xa0;: son dossier n’existe pas, ou vous n’avez pas le droit d’y écrire.</translation>
    </message>
    <message>
        <source>The library can be read, not changed: its file, its folder or its disk cannot be written.</source>
        <translation>La bibliothèque peut être lue, pas modifiée&#xa0;: son fichier, son dossier ou son disque ne peut pas être écrit.</translation>
    </message>
    <message>
        <source>The library was damaged. It was put aside as %1.</source>
        <translation>La bibliothèque était endommagée. Elle a été mise de côté sous le nom %1.</translation>
    </message>
    <message>
        <source>The backup of %1 is open now.</source>
        <translation>La sauvegarde du %1 est maintenant ouverte.</translation>
    </message>
    <message>
        <source>Whole and taken from the damaged file: %1.</source>
        <translation>Intacts et repris du fichier endommagé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Taken from the damaged file without their undo history or some pictures: %1.</source>
        <translation>Repris du fichier endommagé sans leur historique d’annulation ou sans quelques images&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Damaged, so they are as the backup has them: %1.</source>
        <translation>Endommagés, donc dans l’état de la sauvegarde&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Damaged and in no backup: %1.</source>
        <translation>Endommagés et dans aucune sauvegarde&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: a row of %2 is not as it was written (%3)</source>
        <translation>%1&#xa0;: une ligne de %2 n’est pas telle qu’elle a été écrite (%3)</translation>
    </message>
    <message>
        <source>%1: its contents are missing</source>
        <translation>%1&#xa0;: son contenu manque</translation>
    </message>
    <message>
        <source>the game data of %1, revision %2, are not as they were written</source>
        <translation>les données du jeu %1, révision %2, ne sont pas telles qu’elles ont été écrites</translation>
    </message>
    <message>
        <source>Entries of the collection taken from the damaged file: %1.</source>
        <translation>Entrées de la collection tirées du fichier endommagé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>the collection</source>
        <translation>la collection</translation>
    </message>
    <message>
        <source>an entry of its log was changed</source>
        <translation>une entrée de son journal a été modifiée</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>The server does not send change notices.</source>
        <translation>Le serveur n’annonce pas les changements.</translation>
    </message>
    <message>
        <source>The copy is damaged: %1.</source>
        <translation>La copie est endommagée&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The file is already there and is not overwritten.</source>
        <translation>Le fichier existe déjà et n’est pas écrasé.</translation>
    </message>
    <message>
        <source>The copy cannot be put in its place.</source>
        <translation>La copie ne peut pas être mise à sa place.</translation>
    </message>
    <message>
        <source>The folder for backups cannot be made.</source>
        <translation>Le dossier des sauvegardes ne peut pas être créé.</translation>
    </message>
    <message>
        <source>The damaged file cannot be put aside.</source>
        <translation>Le fichier endommagé ne peut pas être mis de côté.</translation>
    </message>
    <message>
        <source>There is no sound backup to go back to.</source>
        <translation>Il n’y a pas de sauvegarde intacte à laquelle revenir.</translation>
    </message>
    <message>
        <source>The backup %1 cannot be copied.</source>
        <translation>La sauvegarde %1 ne peut pas être copiée.</translation>
    </message>
    <message>
        <source>The damaged file is of another schema; nothing is taken from it.</source>
        <translation>Le fichier endommagé est d’un autre schéma&#xa0;; rien n’en est repris.</translation>
    </message>
    <message>
        <source>The library is damaged: %1 cannot be read whole (%2). It stays as it is until the library is recovered.</source>
        <translation>La bibliothèque est endommagée&#xa0;: %1 ne peut pas être lu en entier (%2). Rien n’y est changé tant que la bibliothèque n’est pas réparée.</translation>
    </message>
    <message>
        <source>The library is damaged: %1 of %2 rosters and campaigns can be found. It stays as it is until it is recovered.</source>
        <translation>La bibliothèque est endommagée&#xa0;: %1 listes et campagnes sur %2 se trouvent encore. Rien n’y est changé tant qu’elle n’est pas réparée.</translation>
    </message>
    <message>
        <source>There is no document %1 in the library.</source>
        <translation>Il n’y a pas de document %1 dans la bibliothèque.</translation>
    </message>
    <message>
        <source>%1 was changed elsewhere in the meantime.</source>
        <translation>%1 a été modifié ailleurs entre-temps.</translation>
    </message>
    <message>
        <source>This is not the address of a library; it looks like postgresql://user@host/name.</source>
        <translation>Ce n’est pas l’adresse d’une bibliothèque&#xa0;; elle ressemble à postgresql://utilisateur@hôte/nom.</translation>
    </message>
    <message>
        <source>The PostgreSQL library of this computer is too old for an option of the address: %1.</source>
        <translation>La bibliothèque PostgreSQL de cet ordinateur est trop ancienne pour une option de l’adresse&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The server refused the password of %1.</source>
        <translation>Le serveur a refusé le mot de passe de %1.</translation>
    </message>
    <message>
        <source>The server of the library answers, but refuses: %1.</source>
        <translation>Le serveur de la bibliothèque répond, mais refuse&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The line to the server of the library was cut.</source>
        <translation>La liaison avec le serveur de la bibliothèque a été coupée.</translation>
    </message>
    <message>
        <source>The server of the library cannot be reached: %1.</source>
        <translation>Le serveur de la bibliothèque est injoignable&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 does not have the right to do that in the library of the club (%2): its owner can give it.</source>
        <translation>%1 n’a pas le droit de faire cela dans la bibliothèque du club (%2)&#xa0;: son propriétaire peut le donner.</translation>
    </message>
    <message>
        <source>The server lets nobody write at the moment: it is a copy of another server, or was set to read-only.</source>
        <translation>Le serveur ne laisse personne écrire en ce moment&#xa0;: c’est la copie d’un autre serveur, ou il a été mis en lecture seule.</translation>
    </message>
    <message>
        <source>The library cannot be written: the disk of the server is full.</source>
        <translation>La bibliothèque ne peut pas être écrite&#xa0;: le disque du serveur est plein.</translation>
    </message>
    <message>
        <source>The library answered with an error: %1.</source>
        <translation>La bibliothèque a répondu par une erreur&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 cannot find the tables of the library: the owner of the database must allow it.</source>
        <translation>%1 ne trouve pas les tables de la bibliothèque&#xa0;: le propriétaire de la base doit l’autoriser.</translation>
    </message>
    <message>
        <source>%1 may not set up the groups: that takes the owner of the library with the right to make groups (CREATEROLE). Print the statements and have an administrator run them.</source>
        <translation>%1 ne peut pas mettre les groupes en place&#xa0;: il faut être propriétaire de la bibliothèque et avoir le droit de créer des groupes (CREATEROLE). Affichez les instructions et faites-les exécuter par un administrateur.</translation>
    </message>
    <message>
        <source>%1 may not upgrade this library: only the owner of its tables may.</source>
        <translation>%1 ne peut pas mettre à niveau cette bibliothèque&#xa0;: seul le propriétaire de ses tables le peut.</translation>
    </message>
    <message>
        <source>This file belongs to another program and is no library of Muster. It was not changed.</source>
        <translation>Ce fichier appartient à un autre programme et n’est pas une bibliothèque de Muster. Il n’a pas été modifié.</translation>
    </message>
    <message>
        <source>Qt&apos;s database driver %1 is not installed.</source>
        <translation>Le pilote de base de données %1 de Qt n’est pas installé.</translation>
    </message>
    <message>
        <source>The file of the library was moved away, replaced or deleted while it was open. What you do from now on is not saved in it.</source>
        <translation>Le fichier de la bibliothèque a été déplacé, remplacé ou supprimé pendant qu’il était ouvert. Ce que vous faites à partir de maintenant n’y est pas enregistré.</translation>
    </message>
    <message>
        <source>This SQLite does not check foreign keys; the library is not opened.</source>
        <translation>Ce SQLite ne vérifie pas les clés étrangères&#xa0;; la bibliothèque n’est pas ouverte.</translation>
    </message>
    <message>
        <source>This library was written by a newer Muster (schema %1, this one knows %2). Update Muster to open it.</source>
        <translation>Cette bibliothèque a été écrite par un Muster plus récent (schéma %1, celui-ci connaît le %2). Mettez Muster à jour pour l’ouvrir.</translation>
    </message>
    <message>
        <source>The library cannot be opened: this is a folder, not a file.</source>
        <translation>La bibliothèque ne peut pas être ouverte&#xa0;: c’est un dossier, pas un fichier.</translation>
    </message>
    <message>
        <source>The library cannot be opened: you have no permission to read the file.</source>
        <translation>La bibliothèque ne peut pas être ouverte&#xa0;: vous n’avez pas le droit de lire le fichier.</translation>
    </message>
    <message>
        <source>The library cannot be opened: %1.</source>
        <translation>La bibliothèque ne peut pas être ouverte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no library yet, and %1 may not create one: the owner of the database must allow it.</source>
        <translation>Il n’y a pas encore de bibliothèque, et %1 n’a pas le droit d’en créer une&#xa0;: le propriétaire de la base doit l’autoriser.</translation>
    </message>
    <message>
        <source>The library on the server is of a very old Muster (schema %1): its owner has to upgrade it first (muster library upgrade).</source>
        <translation>La bibliothèque du serveur est celle d’un très vieux Muster (schéma %1)&#xa0;: son propriétaire doit d’abord la mettre à niveau (muster library upgrade).</translation>
    </message>
    <message>
        <source>The server of the library does not answer.</source>
        <translation>Le serveur de la bibliothèque ne répond pas.</translation>
    </message>
    <message>
        <source>The library is damaged: %1 of %2 entries of the collection can be found. It stays as it is until it is recovered.</source>
        <translation>La bibliothèque est endommagée&#xa0;: %1 entrées de la collection sur %2 se trouvent. Elle reste telle quelle jusqu’à sa récupération.</translation>
    </message>
</context>
<context>
    <name>muster::library::ServerSync</name>
    <message>
        <source>The server of the library does not answer.</source>
        <translation>Le serveur de la bibliothèque ne répond pas.</translation>
    </message>
</context>
</TS>

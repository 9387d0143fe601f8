<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>About Muster</source>
        <translation>À propos de Muster</translation>
    </message>
    <message>
        <source>Picture of Muster</source>
        <translation>Emblème de Muster</translation>
    </message>
    <message>
        <source>Army lists and campaigns for miniature wargames</source>
        <translation>Listes d’armée et campagnes pour jeux de figurines</translation>
    </message>
    <message>
        <source>Versions and licences</source>
        <translation>Versions et licences</translation>
    </message>
    <message>
        <source>Copy the versions</source>
        <translation>Copier les versions</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>public domain</source>
        <translation>domaine public</translation>
    </message>
</context>
<context>
    <name>AppCore</name>
    <message>
        <source>Sending the last changes to %1…</source>
        <translation>Envoi des dernières modifications à %1…</translation>
    </message>
    <message>
        <source>Finishing the backup…</source>
        <translation>Fin de la sauvegarde…</translation>
    </message>
</context>
<context>
    <name>CommandPalette</name>
    <message>
        <source>Actions</source>
        <translation>Actions</translation>
    </message>
    <message>
        <source>Close panel: %1</source>
        <translation>Fermer le panneau&#xa0;: %1</translation>
    </message>
    <message>
        <source>Open panel: %1</source>
        <translation>Ouvrir le panneau&#xa0;: %1</translation>
    </message>
    <message>
        <source>on</source>
        <translation>actif</translation>
    </message>
    <message>
        <source>not possible now</source>
        <translation>impossible pour l’instant</translation>
    </message>
</context>
<context>
    <name>LibrarySettings</name>
    <message>
        <source>Where the library is kept</source>
        <translation>Emplacement de la bibliothèque</translation>
    </message>
    <message>
        <source>Open its folder</source>
        <translation>Ouvrir son dossier</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Adresse</translation>
    </message>
    <message>
        <source>Address of the server</source>
        <translation>Adresse du serveur</translation>
    </message>
    <message>
        <source>Port</source>
        <translation>Port</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>Base de données</translation>
    </message>
    <message>
        <source>User</source>
        <translation>Utilisateur</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>Keep the password in the system&apos;s keyring</source>
        <translation>Garder le mot de passe dans le trousseau du système</translation>
    </message>
    <message>
        <source>Test the connection</source>
        <translation>Tester la connexion</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Liaison</translation>
    </message>
    <message>
        <source>How the line to the server is secured</source>
        <translation>Comment la liaison avec le serveur est protégée</translation>
    </message>
    <message>
        <source>Authority</source>
        <translation>Autorité</translation>
    </message>
    <message>
        <source>File with the certificate of the club&apos;s own authority</source>
        <translation>Fichier du certificat de l’autorité propre au club</translation>
    </message>
    <message>
        <source>those that this computer trusts</source>
        <translation>celles auxquelles cet ordinateur fait confiance</translation>
    </message>
    <message>
        <source>Choose a file…</source>
        <translation>Choisir un fichier…</translation>
    </message>
</context>
<context>
    <name>Message</name>
    <message>
        <source>stopped by the user</source>
        <translation>arrêté par l’utilisateur</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Settings</source>
        <translation>Réglages</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Thème</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Au démarrage</translation>
    </message>
    <message>
        <source>Show the workspace that was open last</source>
        <translation>Montrer le dernier espace de travail ouvert</translation>
    </message>
    <message>
        <source>Panels</source>
        <translation>Panneaux</translation>
    </message>
    <message>
        <source>Reset the layout of every workspace</source>
        <translation>Rétablir la disposition de tous les espaces</translation>
    </message>
    <message>
        <source>Changes apply at once.</source>
        <translation>Les changements prennent effet aussitôt.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Page</source>
        <translation>Page</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Taille des textes</translation>
    </message>
    <message>
        <source>Everything is as it was afterwards: the workspace, the open roster, undo.</source>
        <translation>Tout est ensuite comme avant&#xa0;: l’espace de travail, la liste ouverte, l’annulation.</translation>
    </message>
    <message>
        <source>Restart now</source>
        <translation>Redémarrer maintenant</translation>
    </message>
</context>
<context>
    <name>muster::app::AboutDialog</name>
    <message>
        <source>Muster %1</source>
        <translation>Muster %1</translation>
    </message>
    <message>
        <source>Muster is free software: you may use, change and share it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Muster est un logiciel libre&#xa0;: vous pouvez l’utiliser, le modifier et le partager selon la Licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
    </message>
    <message>
        <source>Your rosters and campaigns stay on this machine. Muster sends nothing anywhere.</source>
        <translation>Vos listes et vos campagnes restent sur cette machine. Muster n’envoie rien nulle part.</translation>
    </message>
    <message>
        <source>The games named in the packs belong to their owners; the packs hold numbers for play, no pictures and no rule books.</source>
        <translation>Les jeux cités dans les packs appartiennent à leurs propriétaires&#xa0;; les packs contiennent des chiffres pour jouer, ni images ni livres de règles.</translation>
    </message>
</context>
<context>
    <name>muster::app::AppRun</name>
    <message>
        <source>The daily backup of the library could not be made: %1</source>
        <translation>La sauvegarde quotidienne de la bibliothèque n’a pas pu être faite&#xa0;: %1</translation>
    </message>
    <message>
        <source>Recover…</source>
        <translation>Récupérer…</translation>
    </message>
    <message>
        <source>Putting the library together from what is whole…</source>
        <translation>Reconstitution de la bibliothèque à partir de ce qui est intact…</translation>
    </message>
    <message>
        <source>The library cannot be opened</source>
        <translation>Impossible d’ouvrir la bibliothèque</translation>
    </message>
    <message>
        <source>You go on with the library that was open.</source>
        <translation>Vous continuez avec la bibliothèque qui était ouverte.</translation>
    </message>
    <message>
        <source>The contents could not be copied</source>
        <translation>Le contenu n’a pas pu être copié</translation>
    </message>
    <message>
        <source>You go on with the library that was open; nothing in it was changed.</source>
        <translation>Vous continuez avec la bibliothèque qui était ouverte&#xa0;; rien n’y a changé.</translation>
    </message>
    <message>
        <source>The library cannot be opened.</source>
        <translation>La bibliothèque ne peut pas être ouverte.</translation>
    </message>
    <message>
        <source>Opening the library…</source>
        <translation>Ouverture de la bibliothèque…</translation>
    </message>
    <message>
        <source>Nothing in it was changed.</source>
        <translation>Rien n’y a été modifié.</translation>
    </message>
    <message>
        <source>Begin an empty library</source>
        <translation>Commencer une bibliothèque vide</translation>
    </message>
    <message>
        <source>The damaged file gets another name and is kept.</source>
        <translation>Le fichier endommagé est renommé et conservé.</translation>
    </message>
    <message>
        <source>Open another…</source>
        <translation>En ouvrir une autre…</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Quitter</translation>
    </message>
    <message>
        <source>Open another library</source>
        <translation>Ouvrir une autre bibliothèque</translation>
    </message>
    <message>
        <source>Libraries (*.sqlite)</source>
        <translation>Bibliothèques (*.sqlite)</translation>
    </message>
    <message>
        <source>Muster ended unexpectedly last time. What was saved is there; the diagnostics say where it happened.</source>
        <translation>Muster s’est arrêté de façon inattendue la dernière fois. Ce qui était enregistré est là&#xa0;; le diagnostic dit où cela s’est produit.</translation>
    </message>
    <message>
        <source>Copy diagnostics</source>
        <translation>Copier le diagnostic</translation>
    </message>
</context>
<context>
    <name>muster::app::ClubPresenter</name>
    <message>
        <source>Connecting to %1…</source>
        <translation>Connexion à %1…</translation>
    </message>
    <message>
        <source>All saved at %1</source>
        <translation>Tout est enregistré sur %1</translation>
    </message>
    <message numerus="yes">
        <source>Saving at %2: %n change(s) to send…</source>
        <translation>
            <numerusform>Enregistrement sur %2&#xa0;: %n modification à envoyer…</numerusform>
            <numerusform>Enregistrement sur %2&#xa0;: %n modifications à envoyer…</numerusform>
        </translation>
    </message>
    <message>
        <source>Receiving from %1: %2 of %3…</source>
        <translation>Réception depuis %1&#xa0;: %2 sur %3…</translation>
    </message>
    <message>
        <source>Comparing with %1…</source>
        <translation>Comparaison avec %1…</translation>
    </message>
    <message>
        <source>%1 wants a password</source>
        <translation>%1 demande un mot de passe</translation>
    </message>
    <message numerus="yes">
        <source>%2 is away: %n change(s) saved here, not sent yet</source>
        <translation>
            <numerusform>%2 ne répond pas&#xa0;: %n modification enregistrée ici, pas encore envoyée</numerusform>
            <numerusform>%2 ne répond pas&#xa0;: %n modifications enregistrées ici, pas encore envoyées</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is away</source>
        <translation>%1 ne répond pas</translation>
    </message>
    <message>
        <source>You work with the copy on this computer, as of %1; what you change is kept here and sent when the server is back.</source>
        <translation>Vous travaillez avec la copie de cet ordinateur, à jour à %1&#xa0;; vos modifications sont gardées ici et envoyées au retour du serveur.</translation>
    </message>
    <message>
        <source>There is no copy of its library on this computer yet; what you make is kept here and sent when the server is back.</source>
        <translation>Il n’y a pas encore de copie de sa bibliothèque sur cet ordinateur&#xa0;; ce que vous créez est gardé ici et envoyé au retour du serveur.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Use the library of this computer</source>
        <translation>Utiliser la bibliothèque de cet ordinateur</translation>
    </message>
    <message>
        <source>This system has no keyring that answers: the password will be asked for at each start.</source>
        <translation>Aucun trousseau ne répond sur ce système&#xa0;: le mot de passe sera demandé à chaque démarrage.</translation>
    </message>
    <message>
        <source>Without the password the server lets nobody in.</source>
        <translation>Sans mot de passe, le serveur ne laisse entrer personne.</translation>
    </message>
    <message>
        <source>Somebody else changed “%1” too. Both are kept: theirs in its place, yours as “%1 (my version)”.</source>
        <translation>Quelqu’un d’autre a aussi modifié «&#xa0;%1&#xa0;». Les deux versions sont gardées&#xa0;: la sienne à sa place, la vôtre sous «&#xa0;%1 (ma version)&#xa0;».</translation>
    </message>
    <message>
        <source>Show both</source>
        <translation>Voir les deux</translation>
    </message>
    <message numerus="yes">
        <source>%2 does not take %n document(s)</source>
        <translation>
            <numerusform>%2 refuse %n document</numerusform>
            <numerusform>%2 refuse %n documents</numerusform>
        </translation>
    </message>
    <message>
        <source>“%1” cannot be sent: %2 It stays on this computer and is tried again; everything else goes on.</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être envoyé&#xa0;: %2 Il reste sur cet ordinateur et l’envoi sera retenté&#xa0;; tout le reste continue.</translation>
    </message>
    <message>
        <source>“%1” cannot be received: %2</source>
        <translation>«&#xa0;%1&#xa0;» ne peut pas être reçu&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>And %n more.</source>
        <translation>
            <numerusform>Et %n autre.</numerusform>
            <numerusform>Et %n autres.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only reading at %2: %n change(s) stay on this computer</source>
        <translation>
            <numerusform>Lecture seule sur %2&#xa0;: %n modification reste sur cet ordinateur</numerusform>
            <numerusform>Lecture seule sur %2&#xa0;: %n modifications restent sur cet ordinateur</numerusform>
        </translation>
    </message>
    <message>
        <source>Only reading at %1</source>
        <translation>Lecture seule sur %1</translation>
    </message>
    <message numerus="yes">
        <source>No exchange with %2: %n change(s) saved here, not sent</source>
        <translation>
            <numerusform>Pas d’échange avec %2&#xa0;: %n modification enregistrée ici, pas envoyée</numerusform>
            <numerusform>Pas d’échange avec %2&#xa0;: %n modifications enregistrées ici, pas envoyées</numerusform>
        </translation>
    </message>
    <message>
        <source>No exchange with %1</source>
        <translation>Pas d’échange avec %1</translation>
    </message>
    <message numerus="yes">
        <source>%n change(s) stay on this computer and are not sent.</source>
        <translation>
            <numerusform>%n modification reste sur cet ordinateur et n’est pas envoyée.</numerusform>
            <numerusform>%n modifications restent sur cet ordinateur et ne sont pas envoyées.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you change stays on this computer and is not sent.</source>
        <translation>Ce que vous modifiez reste sur cet ordinateur et n’est pas envoyé.</translation>
    </message>
    <message>
        <source>The library on %1 is of an older Muster. Everything goes on; who wrote and who deleted what is kept there once you have upgraded it.</source>
        <translation>La bibliothèque de %1 est celle d’un Muster plus ancien. Tout continue&#xa0;; qui a écrit et qui a supprimé quoi y sera gardé une fois que vous l’aurez mise à niveau.</translation>
    </message>
    <message>
        <source>Upgrade…</source>
        <translation>Mettre à niveau…</translation>
    </message>
    <message>
        <source>Upgrade the library of the club</source>
        <translation>Mettre à niveau la bibliothèque du club</translation>
    </message>
    <message>
        <source>Upgrade the library on %1?</source>
        <translation>Mettre à niveau la bibliothèque de %1&#xa0;?</translation>
    </message>
    <message>
        <source>Members whose Muster is older than yours cannot open it any more until they update. First the whole library is copied to this computer: %1</source>
        <translation>Les membres dont le Muster est plus ancien que le vôtre ne peuvent plus l’ouvrir avant de le mettre à jour. Toute la bibliothèque est d’abord copiée sur cet ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Upgrade</source>
        <translation>Mettre à niveau</translation>
    </message>
    <message>
        <source>Not now</source>
        <translation>Pas maintenant</translation>
    </message>
    <message>
        <source>The library on %1 is upgraded.</source>
        <translation>La bibliothèque de %1 est à niveau.</translation>
    </message>
    <message>
        <source>The library was not upgraded: %1</source>
        <translation>La bibliothèque n’a pas été mise à niveau&#xa0;: %1</translation>
    </message>
    <message>
        <source>You work with the copy on this computer; what you change is kept here until that is put right.</source>
        <translation>Vous travaillez avec la copie de cet ordinateur&#xa0;; ce que vous modifiez est gardé ici jusqu’à ce que ce soit réglé.</translation>
    </message>
</context>
<context>
    <name>muster::app::CommandPalette</name>
    <message>
        <source>Command palette</source>
        <translation>Palette de commandes</translation>
    </message>
    <message>
        <source>Find an action or a unit</source>
        <translation>Chercher action ou unité</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Enter runs, Tab completes, Esc closes</source>
        <translation>Entrée exécute, Tab complète, Échap ferme</translation>
    </message>
    <message>
        <source>&gt; for actions only, @ for the rest</source>
        <translation>&gt;&#xa0;: actions seules, @&#xa0;: le reste</translation>
    </message>
    <message>
        <source>Nothing of that name.</source>
        <translation>Rien de ce nom.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s)</source>
        <translation>
            <numerusform>%n résultat</numerusform>
            <numerusform>%n résultats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>muster::app::DataSettings</name>
    <message>
        <source>Folders with data of other games (.gst, .cat, .json). Rosters of these games find their data here; what is in the folders is only read.</source>
        <translation>Dossiers de données d’autres jeux (.gst, .cat, .json). Les listes de ces jeux y trouvent leurs données&#xa0;; le contenu des dossiers est seulement lu.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Folder</source>
        <translation>Dossier</translation>
    </message>
    <message>
        <source>Folders of game data</source>
        <translation>Dossiers de données de jeu</translation>
    </message>
    <message>
        <source>Add a folder…</source>
        <translation>Ajouter un dossier…</translation>
    </message>
    <message>
        <source>Show the folder</source>
        <translation>Montrer le dossier</translation>
    </message>
    <message>
        <source>Forget it</source>
        <translation>L’oublier</translation>
    </message>
    <message>
        <source>The folder itself stays as it is.</source>
        <translation>Le dossier lui-même ne change pas.</translation>
    </message>
    <message>
        <source>%1 (is gone)</source>
        <translation>%1 (a disparu)</translation>
    </message>
    <message>
        <source>No folder yet. The games that come with Muster need none.</source>
        <translation>Aucun dossier pour l’instant. Les jeux livrés avec Muster n’en ont pas besoin.</translation>
    </message>
    <message>
        <source>The data were read. “New roster…” offers the game now.</source>
        <translation>Les données ont été lues. «&#xa0;Nouvelle liste…&#xa0;» propose maintenant ce jeu.</translation>
    </message>
    <message>
        <source>Folder with game data (.gst, .cat, .json)</source>
        <translation>Dossier de données de jeu (.gst, .cat, .json)</translation>
    </message>
    <message>
        <source>%1 is forgotten; its folder stays as it is.</source>
        <translation>%1 est oublié&#xa0;; son dossier ne change pas.</translation>
    </message>
    <message>
        <source>Reading the data…</source>
        <translation>Lecture des données…</translation>
    </message>
</context>
<context>
    <name>muster::app::FinishingDialog</name>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>Finishing</source>
        <translation>Fin du travail</translation>
    </message>
    <message>
        <source>Leave it for the next start</source>
        <translation>Laisser pour le prochain démarrage</translation>
    </message>
    <message>
        <source>Nothing is lost: what waits is kept on this computer.</source>
        <translation>Rien n’est perdu&#xa0;: ce qui attend est gardé sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>muster::app::LibraryCopying</name>
    <message>
        <source>Copying what the library holds…</source>
        <translation>Copie du contenu de la bibliothèque…</translation>
    </message>
</context>
<context>
    <name>muster::app::LibrarySettings</name>
    <message>
        <source>This computer</source>
        <translation>Cet ordinateur</translation>
    </message>
    <message>
        <source>A club&apos;s server</source>
        <translation>Le serveur d’un club</translation>
    </message>
    <message>
        <source>Open now: %1</source>
        <translation>Ouverte actuellement&#xa0;: %1</translation>
    </message>
    <message>
        <source>Use this library</source>
        <translation>Utiliser cette bibliothèque</translation>
    </message>
    <message>
        <source>Copy the rosters and campaigns of the open library to the server</source>
        <translation>Copier les listes et campagnes de la bibliothèque ouverte sur le serveur</translation>
    </message>
    <message>
        <source>Copy the rosters and campaigns of the server to this computer</source>
        <translation>Copier les listes et campagnes du serveur sur cet ordinateur</translation>
    </message>
    <message>
        <source>You work with a copy on this computer that is exchanged with the server all the time: nothing waits for the network, and what you do without it is sent later. Every member of the club sees every roster and campaign.</source>
        <translation>Vous travaillez avec une copie sur cet ordinateur, échangée en permanence avec le serveur&#xa0;: rien n’attend le réseau, et ce que vous faites sans lui est envoyé plus tard. Chaque membre du club voit toutes les listes et campagnes.</translation>
    </message>
    <message>
        <source>Rosters and campaigns are in one file on this computer: %1</source>
        <translation>Les listes et campagnes sont dans un fichier de cet ordinateur&#xa0;: %1</translation>
    </message>
    <message>
        <source>Fill in the address, the database and the user; whoever runs the server knows them.</source>
        <translation>Indiquez l’adresse, la base de données et l’utilisateur&#xa0;; la personne qui gère le serveur les connaît.</translation>
    </message>
    <message>
        <source>Looking for %1…</source>
        <translation>Recherche de %1…</translation>
    </message>
    <message>
        <source>The server answers. There is no library in this database yet; it will be created.</source>
        <translation>Le serveur répond. Il n’y a pas encore de bibliothèque dans cette base&#xa0;; elle sera créée.</translation>
    </message>
    <message>
        <source>The server answers. Its library holds: %1.</source>
        <translation>Le serveur répond. Sa bibliothèque contient&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Your rosters and campaigns are all in that one file.</source>
        <translation>Toutes vos listes et campagnes sont dans ce seul fichier.</translation>
    </message>
    <message>
        <source>Encrypted, and the server proves who it is</source>
        <translation>Chiffrée, et le serveur prouve qui il est</translation>
    </message>
    <message>
        <source>Encrypted, without checking who the server is</source>
        <translation>Chiffrée, sans vérifier qui est le serveur</translation>
    </message>
    <message>
        <source>Allow an unencrypted connection</source>
        <translation>Autoriser une connexion non chiffrée</translation>
    </message>
    <message>
        <source>Everybody between this computer and the server can read the rosters, and the password too. Only for a network that you trust.</source>
        <translation>Toute personne entre cet ordinateur et le serveur peut lire les listes, et aussi le mot de passe. Seulement pour un réseau de confiance.</translation>
    </message>
    <message>
        <source>Nobody can listen, but somebody else may pretend to be the server and be told the password.</source>
        <translation>Personne ne peut écouter, mais un autre peut se faire passer pour le serveur et apprendre le mot de passe.</translation>
    </message>
    <message>
        <source>Certificate of the club&apos;s own authority</source>
        <translation>Certificat de l’autorité propre au club</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificats (*.pem *.crt *.cer);;Tous les fichiers (*)</translation>
    </message>
</context>
<context>
    <name>muster::app::MainMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fichier</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Tools</source>
        <translation>&amp;Outils</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>&amp;Panneaux</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Thème</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Langue</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Montrer&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>muster::app::MainWindow</name>
    <message>
        <source>Muster</source>
        <translation>Muster</translation>
    </message>
    <message>
        <source>%1 – Muster</source>
        <translation>%1 – Muster</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Undo: %1</source>
        <translation>&amp;Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>&amp;Redo: %1</source>
        <translation>&amp;Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>nothing to undo</source>
        <translation>rien à annuler</translation>
    </message>
    <message>
        <source>nothing to redo</source>
        <translation>rien à rétablir</translation>
    </message>
    <message>
        <source>Workspace: %1</source>
        <translation>Espace&#xa0;: %1</translation>
    </message>
    <message>
        <source>Workspaces</source>
        <translation>Espaces de travail</translation>
    </message>
    <message>
        <source>The diagnostics are on the clipboard, to be pasted into a message. They hold no password and nothing of your lists.</source>
        <translation>Le diagnostic est dans le presse-papiers, à coller dans un message. Il ne contient ni mot de passe ni rien de vos listes.</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
</context>
<context>
    <name>muster::app::NoticeBar</name>
    <message>
        <source>Dismiss</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>muster::app::PasswordDialog</name>
    <message>
        <source>&amp;Keep it in the system&apos;s keyring</source>
        <translation>&amp;Le garder dans le trousseau du système</translation>
    </message>
    <message>
        <source>Library of the club</source>
        <translation>Bibliothèque du club</translation>
    </message>
    <message>
        <source>&amp;Password of %1 on %2:</source>
        <translation>&amp;Mot de passe de %1 sur %2&#xa0;:</translation>
    </message>
    <message>
        <source>Password</source>
        <translation>Mot de passe</translation>
    </message>
    <message>
        <source>The server refused that password.</source>
        <translation>Le serveur a refusé ce mot de passe.</translation>
    </message>
</context>
<context>
    <name>muster::app::SearchField</name>
    <message>
        <source>Find an action or a unit</source>
        <translation>Chercher action ou unité</translation>
    </message>
    <message>
        <source>Every action by its name (Ctrl+K)</source>
        <translation>Toute action par son nom (Ctrl+K)</translation>
    </message>
</context>
<context>
    <name>muster::app::SettingsDialog</name>
    <message>
        <source>The layouts are as on the first day.</source>
        <translation>Les dispositions sont comme au premier jour.</translation>
    </message>
    <message>
        <source>As the desktop</source>
        <translation>Comme le bureau</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Clair</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Sombre</translation>
    </message>
    <message>
        <source>As the desktop (%1)</source>
        <translation>Comme le bureau (%1)</translation>
    </message>
    <message>
        <source>General</source>
        <translation>Général</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Bibliothèque</translation>
    </message>
    <message>
        <source>The text size changes when Muster is started again.</source>
        <translation>La taille des textes changera au prochain démarrage de Muster.</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Game data</source>
        <translation>Données de jeu</translation>
    </message>
</context>
<context>
    <name>muster::app::ShellActions</name>
    <message>
        <source>&amp;Find an action…</source>
        <translation>&amp;Chercher une action…</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>Panneau &amp;suivant</translation>
    </message>
    <message>
        <source>&amp;Previous panel</source>
        <translation>Panneau &amp;précédent</translation>
    </message>
    <message>
        <source>&amp;Reset the layout</source>
        <translation>&amp;Rétablir la disposition</translation>
    </message>
    <message>
        <source>Light theme</source>
        <translation>Thème clair</translation>
    </message>
    <message>
        <source>Dark theme</source>
        <translation>Thème sombre</translation>
    </message>
    <message>
        <source>Theme: as the &amp;desktop</source>
        <translation>Thème&#xa0;: comme le &amp;bureau</translation>
    </message>
    <message>
        <source>Theme: &amp;light</source>
        <translation>Thème&#xa0;: &amp;clair</translation>
    </message>
    <message>
        <source>Theme: dar&amp;k</source>
        <translation>Thème&#xa0;: &amp;sombre</translation>
    </message>
    <message>
        <source>Language: as the &amp;desktop</source>
        <translation>Langue&#xa0;: comme le &amp;bureau</translation>
    </message>
    <message>
        <source>Language: %1</source>
        <translation>Langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>Plein éc&amp;ran</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Réglages…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts</source>
        <translation>Raccourcis &amp;clavier</translation>
    </message>
    <message>
        <source>&amp;About Muster</source>
        <translation>À &amp;propos de Muster</translation>
    </message>
    <message>
        <source>&amp;Guide</source>
        <translation>&amp;Guide</translation>
    </message>
    <message>
        <source>&amp;Copy diagnostics</source>
        <translation>&amp;Copier le diagnostic</translation>
    </message>
</context>
<context>
    <name>muster::app::StatusLine</name>
    <message>
        <source>Language: %1</source>
        <translation>Langue&#xa0;: %1</translation>
    </message>
    <message>
        <source>Change the language</source>
        <translation>Changer de langue</translation>
    </message>
</context>
<context>
    <name>muster::app::UnsavedWatch</name>
    <message>
        <source>What you did stays in this window until there is room.</source>
        <translation>Ce que vous avez fait reste dans cette fenêtre jusqu’à ce qu’il y ait de la place.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
</context>
</TS>

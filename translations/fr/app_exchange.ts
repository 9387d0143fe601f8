<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>UpdateEffects</name>
    <message>
        <source>%1 is no longer in the data</source>
        <translation>%1 n’est plus dans les données</translation>
    </message>
    <message>
        <source>%1 is now called %2</source>
        <translation>%1 s’appelle maintenant %2</translation>
    </message>
    <message>
        <source>%1, %2: %3 → %4</source>
        <translation>%1, %2&#xa0;: %3 → %4</translation>
    </message>
    <message>
        <source>%1: the text of %2 has changed</source>
        <translation>%1&#xa0;: le texte de %2 a changé</translation>
    </message>
</context>
<context>
    <name>muster::app::GetGamesDialog</name>
    <message>
        <source>No known game is called so. An address is owner/name, or a link.</source>
        <translation>Aucun jeu connu ne s’appelle ainsi. Une adresse s’écrit propriétaire/nom, ou c’est un lien.</translation>
    </message>
    <message>
        <source>Fetching %1…</source>
        <translation>Téléchargement de %1…</translation>
    </message>
    <message>
        <source>%1 is installed.</source>
        <translation>%1 est installé.</translation>
    </message>
    <message>
        <source>Looking for updates…</source>
        <translation>Recherche de mises à jour…</translation>
    </message>
    <message>
        <source>Fetching what is newer of %1…</source>
        <translation>Téléchargement des nouveautés de %1…</translation>
    </message>
    <message>
        <source>%1 is up to date.</source>
        <translation>%1 est à jour.</translation>
    </message>
    <message>
        <source>No roster of yours is of this game.</source>
        <translation>Aucune de vos listes n’est de ce jeu.</translation>
    </message>
    <message>
        <source>What %1 changes in my rosters:</source>
        <translation>Ce que %1 change dans mes listes&#xa0;:</translation>
    </message>
    <message>
        <source>%1: %2 → %3 %4</source>
        <translation>%1&#xa0;: %2 → %3 %4</translation>
    </message>
    <message>
        <source>    %1 over the limit</source>
        <translation>    %1 au-dessus de la limite</translation>
    </message>
    <message>
        <source>    legal</source>
        <translation>    conforme</translation>
    </message>
    <message>
        <source>    not legal</source>
        <translation>    non conforme</translation>
    </message>
    <message numerus="yes">
        <source>    and %n more change(s)</source>
        <translation>
            <numerusform>    et %n autre changement</numerusform>
            <numerusform>    et %n autres changements</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is changed in the lists themselves; each asks when it is opened, and both versions are kept.</source>
        <translation>Rien ne change dans les listes elles-mêmes&#xa0;; chacune pose la question à son ouverture, et les deux versions sont conservées.</translation>
    </message>
    <message>
        <source>Take %1</source>
        <translation>Prendre %1</translation>
    </message>
    <message>
        <source>Versions on this computer</source>
        <translation>Versions sur cet ordinateur</translation>
    </message>
    <message>
        <source>Use this version of %1:</source>
        <translation>Utiliser cette version de %1&#xa0;:</translation>
    </message>
    <message>
        <source>Remove a game</source>
        <translation>Retirer un jeu</translation>
    </message>
    <message>
        <source>Remove the data of %1?</source>
        <translation>Retirer les données de %1&#xa0;?</translation>
    </message>
    <message numerus="yes">
        <source>%n roster(s) use(s) it; (it|they) stay(s), but without a verdict.</source>
        <translation>
            <numerusform>%n liste s’en sert&#xa0;; elle reste, mais sans verdict.</numerusform>
            <numerusform>%n listes s’en servent&#xa0;; elles restent, mais sans verdict.</numerusform>
        </translation>
    </message>
    <message>
        <source>No roster uses it.</source>
        <translation>Aucune liste ne s’en sert.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>From a folder on this computer…</source>
        <translation>Depuis un dossier de cet ordinateur…</translation>
    </message>
    <message>
        <source>%1 is ready for new rosters.</source>
        <translation>%1 est prêt pour de nouvelles listes.</translation>
    </message>
    <message>
        <source>Get games</source>
        <translation>Obtenir des jeux</translation>
    </message>
    <message>
        <source>Game data belong to their authors; Muster ships none of them.</source>
        <translation>Les données de jeu appartiennent à leurs auteurs&#xa0;; Muster n’en fournit aucune.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Search games, or paste an address: owner/name or a link</source>
        <translation>Chercher des jeux, ou coller une adresse&#xa0;: propriétaire/nom ou un lien</translation>
    </message>
    <message>
        <source>Search games, or paste an address</source>
        <translation>Chercher des jeux, ou coller une adresse</translation>
    </message>
    <message>
        <source>Look for updates</source>
        <translation>Chercher les mises à jour</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Avancement</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Installed</source>
        <translation>Installé</translation>
    </message>
    <message>
        <source>Newest</source>
        <translation>Le plus récent</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>In use</source>
        <translation>Utilisé par</translation>
    </message>
    <message>
        <source>Look for updates at the start, at most once a day</source>
        <translation>Chercher les mises à jour au démarrage, au plus une fois par jour</translation>
    </message>
    <message>
        <source>What an update changes</source>
        <translation>Ce que change une mise à jour</translation>
    </message>
    <message>
        <source>Keep this version</source>
        <translation>Garder cette version</translation>
    </message>
    <message>
        <source>Older versions…</source>
        <translation>Versions antérieures…</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Retirer…</translation>
    </message>
    <message>
        <source>kept</source>
        <translation>conservé</translation>
    </message>
    <message>
        <source>up to date</source>
        <translation>à jour</translation>
    </message>
    <message numerus="yes">
        <source>%n roster(s)</source>
        <translation>
            <numerusform>%n liste</numerusform>
            <numerusform>%n listes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2 installed</source>
        <translation>%1, %2 installé</translation>
    </message>
    <message>
        <source>Install from this address</source>
        <translation>Installer depuis cette adresse</translation>
    </message>
    <message>
        <source>Update there</source>
        <translation>Mise à jour disponible</translation>
    </message>
    <message>
        <source>Known games, asked only when you install</source>
        <translation>Jeux connus, interrogés seulement à l’installation</translation>
    </message>
    <message>
        <source>Archived by their authors</source>
        <translation>Archivés par leurs auteurs</translation>
    </message>
    <message numerus="yes">
        <source>Installed: %1, %n file(s)</source>
        <translation>
            <numerusform>Installé&#xa0;: %1, %n fichier</numerusform>
            <numerusform>Installé&#xa0;: %1, %n fichiers</numerusform>
        </translation>
    </message>
    <message>
        <source>Newest: %1</source>
        <translation>Le plus récent&#xa0;: %1</translation>
    </message>
    <message>
        <source>Looked: %1</source>
        <translation>Vérifié&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing of it is on this computer. The licence of these data is what their authors say.</source>
        <translation>Rien n’en est sur cet ordinateur. La licence de ces données est celle que disent leurs auteurs.</translation>
    </message>
    <message>
        <source>Update…</source>
        <translation>Mettre à jour…</translation>
    </message>
    <message>
        <source>Install</source>
        <translation>Installer</translation>
    </message>
    <message>
        <source>Do not keep it</source>
        <translation>Ne plus la garder</translation>
    </message>
</context>
<context>
    <name>muster::app::PasteListDialog</name>
    <message>
        <source>Paste a list</source>
        <translation>Coller une liste</translation>
    </message>
    <message>
        <source>There is no QR code in %1.</source>
        <translation>Il n’y a pas de code QR dans %1.</translation>
    </message>
    <message>
        <source>This text is too long for lists: it has more than %1 lines.</source>
        <translation>Ce texte est trop long pour des listes&#xa0;: il a plus de %1 lignes.</translation>
    </message>
    <message>
        <source>Nothing in this text looks like a list: units with points or numbers are looked for.</source>
        <translation>Rien dans ce texte ne ressemble à une liste&#xa0;: on y cherche des unités avec des points ou des nombres.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 of %2 found, %3 guessed, %4 not found.</source>
        <translation>Trouvé&#xa0;: %1 sur %2&#xa0;; deviné&#xa0;: %3&#xa0;; introuvable&#xa0;: %4.</translation>
    </message>
    <message>
        <source>No game on this computer knows this list. Choose one, or get it with Tools &gt; Get games.</source>
        <translation>Aucun jeu de cet ordinateur ne connaît cette liste. Choisissez-en un, ou obtenez-le par Outils &gt; Obtenir des jeux.</translation>
    </message>
    <message>
        <source>Bring in list %1</source>
        <translation>Importer la liste %1</translation>
    </message>
    <message>
        <source>Bring in the list</source>
        <translation>Importer la liste</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Conforme</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Non conforme</translation>
    </message>
    <message>
        <source>The text says %1.</source>
        <translation>Le texte dit %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n note(s) from what was not found</source>
        <translation>
            <numerusform>%n note de ce qui est introuvable</numerusform>
            <numerusform>%n notes de ce qui est introuvable</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: %2
%3</source>
        <translation>Ligne %1&#xa0;: %2
%3</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Leave it as a note</source>
        <translation>Le laisser en note</translation>
    </message>
    <message>
        <source>Muster&apos;s own text</source>
        <translation>Texte de Muster</translation>
    </message>
    <message>
        <source>NewRecruit, tournament</source>
        <translation>NewRecruit, tournoi</translation>
    </message>
    <message>
        <source>NewRecruit, simple</source>
        <translation>NewRecruit, simple</translation>
    </message>
    <message>
        <source>Age of Sigmar app</source>
        <translation>Application Age of Sigmar</translation>
    </message>
    <message>
        <source>Old World Builder</source>
        <translation>Old World Builder</translation>
    </message>
    <message>
        <source>ListForge</source>
        <translation>ListForge</translation>
    </message>
    <message>
        <source>Official app</source>
        <translation>Application officielle</translation>
    </message>
    <message>
        <source>Paste the text of a list here, or drop a file on it</source>
        <translation>Collez ici le texte d’une liste, ou déposez-y un fichier</translation>
    </message>
    <message>
        <source>Texts of NewRecruit, of the official apps, of Old World Builder and ListForge, and Muster&apos;s own; several lists in one text are told apart. NewRecruit&apos;s JSON and .ros files are read exactly, and so is a picture of a QR code of Muster.</source>
        <translation>Textes de NewRecruit, des applications officielles, d’Old World Builder, de ListForge et de Muster&#xa0;; plusieurs listes dans un même texte sont distinguées. Le JSON de NewRecruit et les fichiers .ros sont lus exactement, comme l’image d’un code QR de Muster.</translation>
    </message>
    <message>
        <source>Pasted list</source>
        <translation>Liste collée</translation>
    </message>
    <message>
        <source>Remember the choice for this game</source>
        <translation>Retenir ce choix pour ce jeu</translation>
    </message>
    <message>
        <source>Text of the list</source>
        <translation>Texte de la liste</translation>
    </message>
    <message>
        <source>From a file…</source>
        <translation>D’un fichier…</translation>
    </message>
    <message>
        <source>File with a list</source>
        <translation>Fichier contenant une liste</translation>
    </message>
    <message>
        <source>Lists (*.txt *.md *.json *.ros *.rosz *.png *.jpg *.jpeg);;All files (*)</source>
        <translation>Listes (*.txt *.md *.json *.ros *.rosz *.png *.jpg *.jpeg);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Read it</source>
        <translation>Lire</translation>
    </message>
    <message>
        <source>List</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Read as</source>
        <translation>Lire comme</translation>
    </message>
    <message>
        <source>Game and army</source>
        <translation>Jeu et armée</translation>
    </message>
    <message>
        <source>Paste again</source>
        <translation>Coller à nouveau</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Doubt before</source>
        <translation>Doute précédent</translation>
    </message>
    <message>
        <source>Next doubt</source>
        <translation>Doute suivant</translation>
    </message>
    <message>
        <source>The list will be</source>
        <translation>La liste sera</translation>
    </message>
    <message>
        <source>All lines</source>
        <translation>Toutes les lignes</translation>
    </message>
    <message>
        <source>Guessed</source>
        <translation>Deviné</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>Lines of the text and what they became</source>
        <translation>Lignes du texte et ce qu’elles sont devenues</translation>
    </message>
    <message>
        <source>The pasted text is kept with the roster. One step of the history.</source>
        <translation>Le texte collé est conservé avec la liste. Une étape de l’historique.</translation>
    </message>
    <message>
        <source>Bring in all</source>
        <translation>Tout importer</translation>
    </message>
</context>
<context>
    <name>muster::app::PastedLinesModel</name>
    <message>
        <source>Guessed</source>
        <translation>Deviné</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>Introuvable</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>une note</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>Ligne</translation>
    </message>
    <message>
        <source>Pasted</source>
        <translation>Collé</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Devient</translation>
    </message>
</context>
<context>
    <name>muster::app::QrDialog</name>
    <message>
        <source>QR code of %1</source>
        <translation>Code QR de %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Muster reads it from a picture: Tools &gt; Paste a list.</source>
        <translation>Muster le relit depuis une image&#xa0;: Outils &gt; Coller une liste.</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Save as a picture…</source>
        <translation>Enregistrer comme image…</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Enregistrer comme image</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Image (*.png)</translation>
    </message>
</context>
<context>
    <name>muster::app::ShareDialog</name>
    <message>
        <source>Share %1</source>
        <translation>Partager %1</translation>
    </message>
    <message numerus="yes">
        <source>Share %n list(s)</source>
        <translation>
            <numerusform>Partager %n liste</numerusform>
            <numerusform>Partager %n listes</numerusform>
        </translation>
    </message>
    <message>
        <source>Format</source>
        <translation>Format</translation>
    </message>
    <message>
        <source>The roster as it will be shared</source>
        <translation>La liste telle qu’elle sera partagée</translation>
    </message>
    <message>
        <source>Part before</source>
        <translation>Message précédent</translation>
    </message>
    <message>
        <source>Next part</source>
        <translation>Message suivant</translation>
    </message>
    <message>
        <source>Templates…</source>
        <translation>Modèles…</translation>
    </message>
    <message>
        <source>Texts of your own, with places for names and points</source>
        <translation>Vos propres textes, avec des emplacements pour les noms et les points</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Ouvrir</translation>
    </message>
    <message>
        <source>Show in folder</source>
        <translation>Montrer dans le dossier</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Enregistrer…</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>for mail and messages</source>
        <translation>pour le courriel et les messages</translation>
    </message>
    <message>
        <source>for forums and wikis</source>
        <translation>pour les forums et les wikis</translation>
    </message>
    <message>
        <source>for a chat channel</source>
        <translation>pour un salon de discussion</translation>
    </message>
    <message>
        <source>for a browser, with every profile</source>
        <translation>pour un navigateur, avec tous les profils</translation>
    </message>
    <message>
        <source>for a spreadsheet</source>
        <translation>pour un tableur</translation>
    </message>
    <message>
        <source>for other programs</source>
        <translation>pour d’autres programmes</translation>
    </message>
    <message>
        <source>for who uses NewRecruit</source>
        <translation>pour qui utilise NewRecruit</translation>
    </message>
    <message>
        <source>for who runs a tournament</source>
        <translation>pour qui organise un tournoi</translation>
    </message>
    <message>
        <source>for a quick look</source>
        <translation>pour un coup d’œil</translation>
    </message>
    <message>
        <source>a template of yours</source>
        <translation>un de vos modèles</translation>
    </message>
    <message>
        <source>Legal. %1</source>
        <translation>Conforme. %1</translation>
    </message>
    <message>
        <source>Not legal, and the text says so. %1</source>
        <translation>Non conforme, et le texte le dit. %1</translation>
    </message>
    <message>
        <source>Message %1 of %2, %3 characters: a message holds %4 at most.</source>
        <translation>Message %1 sur %2, %3 caractères&#xa0;: un message en contient %4 au plus.</translation>
    </message>
    <message>
        <source>Copy message %1</source>
        <translation>Copier le message %1</translation>
    </message>
    <message>
        <source>Message %1 is copied. Paste it, then copy the next one.</source>
        <translation>Le message %1 est copié. Collez-le, puis copiez le suivant.</translation>
    </message>
    <message>
        <source>Copied. Paste it where you like.</source>
        <translation>Copié. Collez-le où vous voulez.</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Save as %1</source>
        <translation>Enregistrer sous %1</translation>
    </message>
</context>
<context>
    <name>muster::app::TemplatesDialog</name>
    <message>
        <source>name of the list</source>
        <translation>nom de la liste</translation>
    </message>
    <message>
        <source>the game</source>
        <translation>le jeu</translation>
    </message>
    <message>
        <source>its edition</source>
        <translation>son édition</translation>
    </message>
    <message>
        <source>the factions</source>
        <translation>les factions</translation>
    </message>
    <message>
        <source>points: of the list, or of the unit inside a block</source>
        <translation>points&#xa0;: de la liste, ou de l’unité dans un bloc</translation>
    </message>
    <message>
        <source>the limit of points</source>
        <translation>la limite de points</translation>
    </message>
    <message>
        <source>what the points are called</source>
        <translation>le nom des points</translation>
    </message>
    <message>
        <source>legal or not</source>
        <translation>conforme ou non</translation>
    </message>
    <message>
        <source>the problems, one line each</source>
        <translation>les problèmes, une ligne chacun</translation>
    </message>
    <message>
        <source>notes: of the list, or of the unit inside a block</source>
        <translation>notes&#xa0;: de la liste, ou de l’unité dans un bloc</translation>
    </message>
    <message>
        <source>version of the game&apos;s data</source>
        <translation>version des données du jeu</translation>
    </message>
    <message>
        <source>a block: once for each unit</source>
        <translation>un bloc&#xa0;: une fois par unité</translation>
    </message>
    <message>
        <source>a block: once for everything chosen</source>
        <translation>un bloc&#xa0;: une fois par choix</translation>
    </message>
    <message>
        <source>in a block: the name</source>
        <translation>dans un bloc&#xa0;: le nom</translation>
    </message>
    <message>
        <source>in a block: your own name for it</source>
        <translation>dans un bloc&#xa0;: le nom que vous lui donnez</translation>
    </message>
    <message>
        <source>in a block: how many</source>
        <translation>dans un bloc&#xa0;: combien</translation>
    </message>
    <message>
        <source>in a block: models in the unit</source>
        <translation>dans un bloc&#xa0;: figurines de l’unité</translation>
    </message>
    <message>
        <source>in a block: the slot</source>
        <translation>dans un bloc&#xa0;: l’emplacement</translation>
    </message>
    <message>
        <source>in a block: everything the unit has, on one line</source>
        <translation>dans un bloc&#xa0;: tout ce que porte l’unité, sur une ligne</translation>
    </message>
    <message>
        <source>in a block: the formation it belongs to</source>
        <translation>dans un bloc&#xa0;: sa formation</translation>
    </message>
    <message>
        <source>in a block: blanks by depth</source>
        <translation>dans un bloc&#xa0;: le retrait selon la profondeur</translation>
    </message>
    <message>
        <source>Templates for sharing</source>
        <translation>Modèles de partage</translation>
    </message>
    <message>
        <source>New template</source>
        <translation>Nouveau modèle</translation>
    </message>
    <message>
        <source>Bring it back</source>
        <translation>Le remettre</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Garder</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Name of the template</source>
        <translation>Nom du modèle</translation>
    </message>
    <message>
        <source>Insert a place</source>
        <translation>Insérer un emplacement</translation>
    </message>
    <message>
        <source>Insert a place…</source>
        <translation>Insérer un emplacement…</translation>
    </message>
    <message>
        <source>Text of the template</source>
        <translation>Texte du modèle</translation>
    </message>
    <message>
        <source>The list in it</source>
        <translation>La liste dans ce modèle</translation>
    </message>
    <message>
        <source>Write the text as it shall be; what stands in braces is filled in. Below is %1 in it.</source>
        <translation>Écrivez le texte tel qu’il doit être&#xa0;; ce qui est entre accolades est rempli. Dessous, voici %1.</translation>
    </message>
    <message>
        <source>Give it a name first.</source>
        <translation>Donnez-lui d’abord un nom.</translation>
    </message>
    <message>
        <source>There is no text in it yet.</source>
        <translation>Il n’y a pas encore de texte.</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is kept in the library.</source>
        <translation>%1 est gardé dans la bibliothèque.</translation>
    </message>
    <message>
        <source>Not removed: %1</source>
        <translation>Non retiré&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 is removed.</source>
        <translation>%1 est retiré.</translation>
    </message>
    <message>
        <source>Keep what you wrote?</source>
        <translation>Garder ce que vous avez écrit&#xa0;?</translation>
    </message>
    <message>
        <source>Throw away</source>
        <translation>Abandonner</translation>
    </message>
    <message>
        <source>Go on writing</source>
        <translation>Continuer à écrire</translation>
    </message>
</context>
</TS>

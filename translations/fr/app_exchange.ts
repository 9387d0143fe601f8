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
        <source>Texts of NewRecruit, of the official apps, of Old World Builder and ListForge, and Muster&apos;s own; several lists in one text are told apart. A picture of a QR code of Muster works too.</source>
        <translation>Textes de NewRecruit, des applications officielles, d’Old World Builder, de ListForge et de Muster&#xa0;; plusieurs listes dans un même texte sont distinguées. L’image d’un code QR de Muster convient aussi.</translation>
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
        <source>Texts and pictures (*.txt *.md *.png *.jpg *.jpeg);;All files (*)</source>
        <translation>Textes et images (*.txt *.md *.png *.jpg *.jpeg);;Tous les fichiers (*)</translation>
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
</TS>

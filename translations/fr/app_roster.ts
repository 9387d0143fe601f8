<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>OddsTargets</name>
    <message>
        <source>Typical targets</source>
        <translation>Cibles types</translation>
    </message>
    <message>
        <source>This list</source>
        <translation>Cette liste</translation>
    </message>
</context>
<context>
    <name>Paper</name>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 pack %2</source>
        <translation>%1, pack&#xa0;%2</translation>
    </message>
    <message>
        <source>What hurts what</source>
        <translation>Qui blesse quoi</translation>
    </message>
</context>
<context>
    <name>UnitOptions</name>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>choose one</source>
        <translation>un au choix</translation>
    </message>
    <message>
        <source>choose %1</source>
        <translation>%1 au choix</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>au moins %1</translation>
    </message>
    <message>
        <source>%1 too many</source>
        <translation>%1 de trop</translation>
    </message>
    <message>
        <source>leaves %1, empty slots need %2</source>
        <translation>reste %1, les places vides demandent %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>None of these</source>
        <translation>Aucun de ceux-ci</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
</context>
<context>
    <name>muster::app::CardPanel</name>
    <message>
        <source>The photo could not be used</source>
        <translation>La photo n’a pas pu être utilisée</translation>
    </message>
</context>
<context>
    <name>muster::app::CatalogueDelegate</name>
    <message>
        <source>from %1</source>
        <translation>dès %1</translation>
    </message>
</context>
<context>
    <name>muster::app::CataloguePanel</name>
    <message>
        <source>What I own</source>
        <translation>Ce que je possède</translation>
    </message>
    <message>
        <source>Only painted</source>
        <translation>Seulement peint</translation>
    </message>
    <message numerus="yes">
        <source>Search %n unit(s)</source>
        <translation>
            <numerusform>Chercher parmi %n unité</numerusform>
            <numerusform>Chercher parmi %n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation>Chercher dans le catalogue</translation>
    </message>
    <message>
        <source>Fits slot</source>
        <translation>Convient</translation>
    </message>
    <message>
        <source>Can afford</source>
        <translation>Abordable</translation>
    </message>
    <message>
        <source>Only what fits the slot</source>
        <translation>Seulement ce qui convient à la place</translation>
    </message>
    <message>
        <source>Only what the points allow</source>
        <translation>Seulement ce que les points permettent</translation>
    </message>
    <message>
        <source>Type of unit</source>
        <translation>Type d’unité</translation>
    </message>
    <message>
        <source>Order of the catalogue</source>
        <translation>Ordre du catalogue</translation>
    </message>
    <message>
        <source>Only units with a keyword, rule or weapon…</source>
        <translation>Seulement les unités avec un mot-clé, une règle ou une arme…</translation>
    </message>
    <message>
        <source>Stop filling this slot</source>
        <translation>Ne plus remplir cette place</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Favourites</source>
        <translation>Favoris</translation>
    </message>
    <message>
        <source>Support of %1</source>
        <translation>Soutien&#xa0;: %1</translation>
    </message>
    <message>
        <source>Nothing matches</source>
        <translation>Rien ne correspond</translation>
    </message>
    <message>
        <source>Clear the search or switch a filter off.</source>
        <translation>Effacez la recherche ou désactivez un filtre.</translation>
    </message>
    <message>
        <source>All types</source>
        <translation>Tous</translation>
    </message>
    <message>
        <source>For %1</source>
        <translation>Pour %1</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>Show what the filters hide</source>
        <translation>Afficher ce que les filtres cachent</translation>
    </message>
    <message>
        <source>up to %1</source>
        <translation>jusqu’à %1</translation>
    </message>
    <message numerus="yes">
        <source>%n not for this slot</source>
        <translation>
            <numerusform>%n pas pour cette place</numerusform>
            <numerusform>%n pas pour cette place</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n too expensive</source>
        <translation>
            <numerusform>%n trop cher</numerusform>
            <numerusform>%n trop chers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of other types</source>
        <translation>
            <numerusform>%n d’un autre type</numerusform>
            <numerusform>%n d’autres types</numerusform>
        </translation>
    </message>
    <message>
        <source>Hidden: %1</source>
        <translation>Caché&#xa0;: %1</translation>
    </message>
    <message>
        <source>No data</source>
        <translation>Pas de données</translation>
    </message>
    <message>
        <source>The data of %1 are not here.</source>
        <translation>Les données de %1 ne sont pas là.</translation>
    </message>
    <message>
        <source>Add to the roster</source>
        <translation>Ajouter à la liste</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>Par nom</translation>
    </message>
    <message>
        <source>By price</source>
        <translation>Par prix</translation>
    </message>
    <message>
        <source>By %1</source>
        <translation>Par %1</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparer…</translation>
    </message>
    <message>
        <source>select two or three units of the catalogue with Ctrl</source>
        <translation>sélectionnez deux ou trois unités du catalogue avec Ctrl</translation>
    </message>
    <message>
        <source>No longer only units with %1</source>
        <translation>Ne plus montrer seulement les unités avec %1</translation>
    </message>
    <message>
        <source>Favourite</source>
        <translation>Favori</translation>
    </message>
    <message>
        <source>select a unit of the catalogue</source>
        <translation>sélectionnez une unité du catalogue</translation>
    </message>
</context>
<context>
    <name>muster::app::CompareDialog</name>
    <message>
        <source>Compare units</source>
        <translation>Comparer des unités</translation>
    </message>
    <message>
        <source>Only differences</source>
        <translation>Seulement les différences</translation>
    </message>
    <message>
        <source>Units side by side</source>
        <translation>Unités côte à côte</translation>
    </message>
</context>
<context>
    <name>muster::app::ComparePanel</name>
    <message>
        <source>First version or roster</source>
        <translation>Première version ou liste</translation>
    </message>
    <message>
        <source>Second version or roster</source>
        <translation>Deuxième version ou liste</translation>
    </message>
    <message>
        <source>Swap A and B</source>
        <translation>Échanger A et B</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copier en texte</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Tout</translation>
    </message>
    <message>
        <source>Only changes</source>
        <translation>Seulement les changements</translation>
    </message>
    <message>
        <source>Which rows are shown</source>
        <translation>Quelles lignes sont montrées</translation>
    </message>
    <message>
        <source>Two lists side by side</source>
        <translation>Deux listes côte à côte</translation>
    </message>
    <message>
        <source>Slot</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>B</source>
        <translation>B</translation>
    </message>
    <message>
        <source>B − A</source>
        <translation>B − A</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Roster %1</source>
        <translation>Liste %1</translation>
    </message>
    <message>
        <source>This cannot be read</source>
        <translation>Illisible</translation>
    </message>
    <message>
        <source>Nothing to compare with yet</source>
        <translation>Rien à comparer pour l’instant</translation>
    </message>
    <message>
        <source>Choose another version or roster.</source>
        <translation>Choisissez une autre version ou une autre liste.</translation>
    </message>
    <message>
        <source>Save a version of this roster, or make another one of the same game.</source>
        <translation>Enregistrez une version de cette liste, ou créez-en une autre du même jeu.</translation>
    </message>
    <message>
        <source>The comparison is on the clipboard.</source>
        <translation>La comparaison est dans le presse-papiers.</translation>
    </message>
</context>
<context>
    <name>muster::app::CorrectUnitDialog</name>
    <message>
        <source>Correct %1</source>
        <translation>Corriger %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Characteristics</source>
        <translation>Caractéristiques</translation>
    </message>
    <message>
        <source>Characteristic</source>
        <translation>Caractéristique</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Corrections are kept beside the pack, marked, and stay when the pack is updated.</source>
        <translation>Les corrections sont gardées à côté du pack, marquées, et restent quand le pack est mis à jour.</translation>
    </message>
    <message>
        <source>Points of one</source>
        <translation>Points d’un exemplaire</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Back to the pack&apos;s values</source>
        <translation>Revenir aux valeurs du pack</translation>
    </message>
</context>
<context>
    <name>muster::app::CostTable</name>
    <message>
        <source>Calculation of the points</source>
        <translation>Calcul des points</translation>
    </message>
</context>
<context>
    <name>muster::app::DataChangeBar</name>
    <message>
        <source>Show changes…</source>
        <translation>Voir les changements…</translation>
    </message>
    <message>
        <source>Keep old data</source>
        <translation>Garder les anciennes</translation>
    </message>
    <message>
        <source>Take new data</source>
        <translation>Prendre les nouvelles</translation>
    </message>
    <message numerus="yes">
        <source>The game&apos;s data changed since this roster was saved: %n difference(s).</source>
        <translation>
            <numerusform>Les données du jeu ont changé depuis l’enregistrement de cette liste&#xa0;: %n différence.</numerusform>
            <numerusform>Les données du jeu ont changé depuis l’enregistrement de cette liste&#xa0;: %n différences.</numerusform>
        </translation>
    </message>
    <message>
        <source>What the new data change</source>
        <translation>Ce que changent les nouvelles données</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Quoi</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>Avant</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>no longer in the data</source>
        <translation>n’est plus dans les données</translation>
    </message>
    <message>
        <source>new name</source>
        <translation>nouveau nom</translation>
    </message>
    <message>
        <source>found at another place</source>
        <translation>trouvé à une autre place</translation>
    </message>
    <message>
        <source>revision of the data</source>
        <translation>révision des données</translation>
    </message>
    <message>
        <source>whole roster</source>
        <translation>toute la liste</translation>
    </message>
    <message>
        <source>costs (%1)</source>
        <translation>coût (%1)</translation>
    </message>
    <message>
        <source>total (%1)</source>
        <translation>total (%1)</translation>
    </message>
    <message>
        <source>rule %1</source>
        <translation>règle %1</translation>
    </message>
    <message>
        <source>category %1</source>
        <translation>catégorie %1</translation>
    </message>
    <message>
        <source>verdict</source>
        <translation>verdict</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Open a folder of game data…</source>
        <translation>Ouvrir un dossier de données de jeu…</translation>
    </message>
    <message>
        <source>The data of %1 are not here: the list is kept as it is, but it cannot be checked, and nothing can be added.</source>
        <translation>Les données de %1 ne sont pas là&#xa0;: la liste est gardée telle quelle, mais elle ne peut pas être vérifiée, et rien ne peut y être ajouté.</translation>
    </message>
</context>
<context>
    <name>muster::app::FindingsPanel</name>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>Too much is wrong here to look for a fix for everything. Mend something, and the search goes on.</source>
        <translation>Il y a ici trop de problèmes pour chercher un remède à chacun. Corrigez quelque chose, et la recherche reprend.</translation>
    </message>
    <message>
        <source>No roster is open</source>
        <translation>Aucune liste ouverte</translation>
    </message>
    <message>
        <source>Nothing to report. Every rule of %1 was checked.</source>
        <translation>Rien à signaler. Chaque règle de %1 a été vérifiée.</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Choisir…</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifiée</translation>
    </message>
    <message>
        <source>The data of %1 are not here.</source>
        <translation>Les données de %1 ne sont pas là.</translation>
    </message>
</context>
<context>
    <name>muster::app::FormationDelegate</name>
    <message>
        <source>“%1”</source>
        <translation>«&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Required</source>
        <translation>Obligatoire</translation>
    </message>
</context>
<context>
    <name>muster::app::FormationHeader</name>
    <message>
        <source>Slot</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
</context>
<context>
    <name>muster::app::FormationPanel</name>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>New roster…</source>
        <translation>Nouvelle liste…</translation>
    </message>
    <message>
        <source>No roster is open</source>
        <translation>Aucune liste ouverte</translation>
    </message>
    <message>
        <source>Open one in the library, or start a new one.</source>
        <translation>Ouvrez-en une dans la bibliothèque ou commencez-en une nouvelle.</translation>
    </message>
    <message>
        <source>Start with a formation, or with independent units</source>
        <translation>Commencez par une formation ou par des unités indépendantes</translation>
    </message>
    <message>
        <source>A formation with every mandatory slot filled may bring an advantage.</source>
        <translation>Une formation dont chaque place obligatoire est remplie peut apporter un avantage.</translation>
    </message>
    <message>
        <source>Add an independent unit</source>
        <translation>Ajouter une unité indépendante</translation>
    </message>
    <message>
        <source>Armour</source>
        <translation>Armure</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
</context>
<context>
    <name>muster::app::HistoryDelegate</name>
    <message>
        <source>now</source>
        <translation>maintenant</translation>
    </message>
    <message>
        <source>now, %1</source>
        <translation>maintenant, %1</translation>
    </message>
</context>
<context>
    <name>muster::app::HistoryPanel</name>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
</context>
<context>
    <name>muster::app::LimitDialog</name>
    <message>
        <source>Points limit</source>
        <translation>Limite de points</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Limit</source>
        <translation>Limite</translation>
    </message>
    <message>
        <source>0 means no limit.</source>
        <translation>0 veut dire sans limite.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Set the limit</source>
        <translation>Fixer la limite</translation>
    </message>
</context>
<context>
    <name>muster::app::LinkChoices</name>
    <message>
        <source>nobody</source>
        <translation>personne</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>muster::app::MatrixModel</name>
    <message>
        <source>A, all together: %1</source>
        <translation>A, tous ensemble&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>B, all together: %1</source>
        <translation>B, tous ensemble&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Difference, B to A</source>
        <translation>Différence, B par rapport à A</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 sur&#xa0;%2</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre&#xa0;%2</translation>
    </message>
    <message>
        <source>%1: it carries nothing for this</source>
        <translation>%1&#xa0;: elle n’a rien pour cela</translation>
    </message>
    <message>
        <source>%1: not known (%2)</source>
        <translation>%1&#xa0;: inconnu (%2)</translation>
    </message>
    <message>
        <source>%1: %2 of it lost on average (%3 %4), destroyed with %5</source>
        <translation>%1&#xa0;:&#xa0;%2 perdus en moyenne (%3&#xa0;%4), détruite à&#xa0;%5</translation>
    </message>
    <message>
        <source>Average</source>
        <translation>Moyenne</translation>
    </message>
</context>
<context>
    <name>muster::app::MatrixPanel</name>
    <message>
        <source>Working out the odds…</source>
        <translation>Calcul des chances…</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <translation>Non compté&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <translation>%1 contre&#xa0;%2</translation>
    </message>
    <message>
        <source>No odds for this game</source>
        <translation>Pas de probabilités pour ce jeu</translation>
    </message>
    <message>
        <source>No units yet</source>
        <translation>Pas encore d’unité</translation>
    </message>
    <message>
        <source>Its data do not say how attacks are resolved.</source>
        <translation>Ses données ne disent pas comment une attaque se résout.</translation>
    </message>
    <message>
        <source>Here stands what each of your units does to each of theirs.</source>
        <translation>On lit ici ce que chacune de vos unités fait à chacune des leurs.</translation>
    </message>
    <message>
        <source>Typical targets</source>
        <translation>Cibles types</translation>
    </message>
    <message>
        <source>Against: %1</source>
        <translation>Contre&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Against which list?</source>
        <translation>Contre quelle liste&#xa0;?</translation>
    </message>
    <message>
        <source>Share lost</source>
        <translation>Part perdue</translation>
    </message>
    <message>
        <source>Chance to destroy</source>
        <translation>Chances de détruire</translation>
    </message>
    <message>
        <source>What the cells say</source>
        <translation>Ce que disent les cases</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>A second list of your own beside this one</source>
        <translation>Une deuxième liste à vous à côté de celle-ci</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copies the matrix</source>
        <translation>Copie la matrice</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Prints the page: what hurts what</source>
        <translation>Imprime la page&#xa0;: qui blesse quoi</translation>
    </message>
    <message>
        <source>As text</source>
        <translation>En texte</translation>
    </message>
    <message>
        <source>As a table (CSV)</source>
        <translation>En tableau (CSV)</translation>
    </message>
    <message>
        <source>As a picture</source>
        <translation>En image</translation>
    </message>
    <message>
        <source>One attack of each unit, everything in range: share of the target that is lost on average, in five steps of colour from under 20 % to 80 % and more. A dot: nothing can hurt it. The average counts targets by their points.</source>
        <translation>Une attaque de chaque unité, tout à portée&#xa0;: part de la cible perdue en moyenne, en cinq degrés de couleur, de moins de 20&#xa0;% à 80&#xa0;% et plus. Un point&#xa0;: rien ne peut la blesser. La moyenne pèse les cibles selon leurs points.</translation>
    </message>
</context>
<context>
    <name>muster::app::NewRosterDialog</name>
    <message>
        <source>New roster</source>
        <translation>Nouvelle liste</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>Faction</source>
        <translation>Faction</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Points limit</source>
        <translation>Limite de points</translation>
    </message>
    <message>
        <source>Name of the roster</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <source>Everything can be changed later.</source>
        <translation>Tout peut être changé plus tard.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Create roster</source>
        <translation>Créer la liste</translation>
    </message>
    <message>
        <source>%1, %2 %3</source>
        <translation>%1, %2 %3</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>sans limite</translation>
    </message>
    <message>
        <source>Other game…</source>
        <translation>Autre jeu…</translation>
    </message>
    <message>
        <source>Open a folder of game data (.gst, .cat, .json)</source>
        <translation>Ouvrir un dossier de données de jeu (.gst, .cat, .json)</translation>
    </message>
    <message>
        <source>None yet</source>
        <translation>Aucune pour l’instant</translation>
    </message>
    <message>
        <source>Begin with independent units, or choose later</source>
        <translation>Commencer par des unités indépendantes, ou choisir plus tard</translation>
    </message>
</context>
<context>
    <name>muster::app::OddsConditions</name>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Further conditions of this attack</source>
        <translation>Autres conditions de cette attaque</translation>
    </message>
</context>
<context>
    <name>muster::app::OddsPanel</name>
    <message>
        <source>No unit is selected</source>
        <translation>Aucune unité sélectionnée</translation>
    </message>
    <message>
        <source>No odds for this game</source>
        <translation>Pas de probabilités pour ce jeu</translation>
    </message>
    <message>
        <source>Select a unit of the list to see what it does to a target.</source>
        <translation>Sélectionnez une unité de la liste pour voir ce qu’elle fait à une cible.</translation>
    </message>
    <message>
        <source>Its data do not say how attacks are resolved.</source>
        <translation>Ses données ne disent pas comment une attaque se résout.</translation>
    </message>
    <message>
        <source>Attacker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Attacker, selected</source>
        <translation>Attaquant, sélectionné</translation>
    </message>
    <message>
        <source>Target, selected</source>
        <translation>Cible, sélectionnée</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Cible</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>Cible&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>It carries nothing that could hurt this target</source>
        <translation>Elle n’a rien qui puisse blesser cette cible</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Pertes</translation>
    </message>
    <message>
        <source>Lost: %1</source>
        <translation>Pertes&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>average %1</source>
        <translation>moyenne&#xa0;%1</translation>
    </message>
    <message>
        <source>Exactly</source>
        <translation>Exactement</translation>
    </message>
    <message>
        <source>At least</source>
        <translation>Au moins</translation>
    </message>
    <message>
        <source>destroyed</source>
        <translation>détruit</translation>
    </message>
    <message>
        <source>%1 and more</source>
        <translation>%1 et plus</translation>
    </message>
    <message>
        <source>%1 points destroyed for each point spent</source>
        <translation>%1 point détruit par point dépensé</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <translation>Non compté&#xa0;:&#xa0;%1</translation>
    </message>
    <message>
        <source>Against %1: %2</source>
        <translation>Contre&#xa0;%1&#xa0;:&#xa0;%2</translation>
    </message>
    <message>
        <source>Figures of the attacker that are left</source>
        <translation>Figurines restantes de l’attaquant</translation>
    </message>
    <message>
        <source>Swap attacker and target</source>
        <translation>Inverser attaquant et cible</translation>
    </message>
    <message>
        <source>Kind of attack</source>
        <translation>Genre d’attaque</translation>
    </message>
    <message>
        <source>Weapons and stages</source>
        <translation>Armes et étapes</translation>
    </message>
    <message>
        <source>Chances of what the target loses</source>
        <translation>Chances des pertes de la cible</translation>
    </message>
    <message>
        <source>Chances of what the attacker loses</source>
        <translation>Chances des pertes de l’attaquant</translation>
    </message>
    <message>
        <source>Lost by the attacker</source>
        <translation>Pertes de l’attaquant</translation>
    </message>
    <message>
        <source>Exactly or at least</source>
        <translation>Exactement ou au moins</translation>
    </message>
</context>
<context>
    <name>muster::app::OddsStages</name>
    <message>
        <source>Weapon</source>
        <translation>Arme</translation>
    </message>
    <message>
        <source>Attack</source>
        <translation>Attaque</translation>
    </message>
    <message>
        <source>%1: it does not carry this</source>
        <translation>%1&#xa0;: elle ne la porte pas</translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Ensemble</translation>
    </message>
</context>
<context>
    <name>muster::app::OptionBar</name>
    <message>
        <source>Loadout</source>
        <translation>Équipement</translation>
    </message>
    <message>
        <source>Find an option</source>
        <translation>Trouver une option</translation>
    </message>
    <message>
        <source>Affordable</source>
        <translation>Abordables</translation>
    </message>
    <message>
        <source>Only options that the points allow</source>
        <translation>Seulement les options que permettent les points</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permises</translation>
    </message>
    <message>
        <source>Only options that are allowed</source>
        <translation>Seulement les options permises</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2</source>
        <translation>Choisies&#xa0;: %1 sur %2</translation>
    </message>
    <message numerus="yes">
        <source>for %n selected unit(s)</source>
        <translation>
            <numerusform>pour %n unité sélectionnée</numerusform>
            <numerusform>pour %n unités sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>Take back %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>One of its group must be chosen</source>
        <translation>Il faut en choisir une de son groupe</translation>
    </message>
</context>
<context>
    <name>muster::app::OwnUnitForm</name>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Category</source>
        <translation>Catégorie</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Fewest models</source>
        <translation>Figurines au moins</translation>
    </message>
    <message>
        <source>Most models</source>
        <translation>Figurines au plus</translation>
    </message>
    <message>
        <source>to</source>
        <translation>à</translation>
    </message>
    <message>
        <source>models; with several, the points are for each</source>
        <translation>figurines&#xa0;; à plusieurs, les points valent pour chacune</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Taille</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>Slots of formations</source>
        <translation>Places de formation</translation>
    </message>
    <message>
        <source>Where it fits</source>
        <translation>Où elle va</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Profile and rules</source>
        <translation>Profil et règles</translation>
    </message>
    <message>
        <source>Unnamed unit</source>
        <translation>Unité sans nom</translation>
    </message>
</context>
<context>
    <name>muster::app::OwnUnitsDialog</name>
    <message>
        <source>Own units: %1</source>
        <translation>Vos unités&#xa0;: %1</translation>
    </message>
    <message>
        <source>Own units</source>
        <translation>Vos unités</translation>
    </message>
    <message>
        <source>New unit</source>
        <translation>Nouvelle unité</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exporter…</translation>
    </message>
    <message>
        <source>Save unit</source>
        <translation>Enregistrer l’unité</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The unit needs a name.</source>
        <translation>L’unité a besoin d’un nom.</translation>
    </message>
    <message>
        <source>Saved.</source>
        <translation>Enregistré.</translation>
    </message>
    <message>
        <source>Export own units</source>
        <translation>Exporter vos unités</translation>
    </message>
    <message>
        <source>Catalogue (*.cat)</source>
        <translation>Catalogue (*.cat)</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>Undo delete</source>
        <translation>Annuler la suppression</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importer…</translation>
    </message>
    <message>
        <source>Kept beside the pack, marked with a pencil, untouched by updates.</source>
        <translation>Conservées à côté du pack, marquées d’un crayon, épargnées par les mises à jour.</translation>
    </message>
    <message>
        <source>%1 was deleted.</source>
        <translation>%1 a été supprimée.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2</source>
        <translation>%1 ne peut pas être lu&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) came in.</source>
        <translation>
            <numerusform>%n unité importée.</numerusform>
            <numerusform>%n unités importées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Import own units</source>
        <translation>Importer vos unités</translation>
    </message>
    <message>
        <source>No unit of your own yet. Fill in the form and save it.</source>
        <translation>Aucune unité à vous pour l’instant. Remplissez le formulaire, puis enregistrez.</translation>
    </message>
    <message>
        <source>Saved. No slot of a formation takes it yet: tick them under “Where it fits”.</source>
        <translation>Enregistrée. Aucune place d’une formation ne l’accepte encore&#xa0;: cochez-les sous «&#xa0;Où elle va&#xa0;».</translation>
    </message>
    <message>
        <source>%1 was deleted. This roster uses it: there it stays, without its figures.</source>
        <translation>%1 a été supprimée. Cette liste l’utilise&#xa0;: elle y reste, sans ses chiffres.</translation>
    </message>
</context>
<context>
    <name>muster::app::ProfileTable</name>
    <message>
        <source>Infantry</source>
        <translation>Infanterie</translation>
    </message>
    <message>
        <source>Vehicle</source>
        <translation>Véhicule</translation>
    </message>
    <message>
        <source>Aircraft</source>
        <translation>Aéronef</translation>
    </message>
</context>
<context>
    <name>muster::app::ReplaceDialog</name>
    <message>
        <source>Replace %1</source>
        <translation>Remplacer %1</translation>
    </message>
    <message>
        <source>Find a unit</source>
        <translation>Trouver une unité</translation>
    </message>
    <message>
        <source>Units for this slot</source>
        <translation>Unités pour cette place</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Remplacer</translation>
    </message>
</context>
<context>
    <name>muster::app::RosterEditor</name>
    <message>
        <source>%1 was added to the roster.</source>
        <translation>%1 a été ajouté à la liste.</translation>
    </message>
    <message>
        <source>%1 was added to %2.</source>
        <translation>%1 a été ajouté à %2.</translation>
    </message>
</context>
<context>
    <name>muster::app::RosterWorkspace</name>
    <message>
        <source>Roster</source>
        <translation>Liste</translation>
    </message>
    <message>
        <source>Name of the roster</source>
        <translation>Nom de la liste</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>No roster</source>
        <translation>Aucune liste</translation>
    </message>
    <message>
        <source>no roster is open</source>
        <translation>aucune liste ouverte</translation>
    </message>
    <message>
        <source>no unit is selected</source>
        <translation>aucune unité sélectionnée</translation>
    </message>
    <message>
        <source>Page for the phone…</source>
        <translation>Page pour le téléphone…</translation>
    </message>
    <message>
        <source>Points limit…</source>
        <translation>Limite de points…</translation>
    </message>
    <message>
        <source>Add a force…</source>
        <translation>Ajouter une force…</translation>
    </message>
    <message>
        <source>Cut</source>
        <translation>Couper</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Coller</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Dupliquer</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Retirer</translation>
    </message>
    <message>
        <source>Rename the unit</source>
        <translation>Renommer l’unité</translation>
    </message>
    <message>
        <source>Note on the unit</source>
        <translation>Note sur l’unité</translation>
    </message>
    <message>
        <source>Rename the formation</source>
        <translation>Renommer la formation</translation>
    </message>
    <message>
        <source>Note on the formation</source>
        <translation>Note sur la formation</translation>
    </message>
    <message>
        <source>Move up</source>
        <translation>Monter</translation>
    </message>
    <message>
        <source>Move down</source>
        <translation>Descendre</translation>
    </message>
    <message>
        <source>Fill the next empty slot</source>
        <translation>Remplir la prochaine place vide</translation>
    </message>
    <message>
        <source>Search the catalogue</source>
        <translation>Chercher dans le catalogue</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jouer</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Ready for Saturday?</source>
        <translation>Prêt pour samedi&#xa0;?</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
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
        <source>Undo: %1</source>
        <translation>Annuler&#xa0;: %1</translation>
    </message>
    <message>
        <source>Redo: %1</source>
        <translation>Rétablir&#xa0;: %1</translation>
    </message>
    <message>
        <source>The clipboard holds no units.</source>
        <translation>Le presse-papiers ne contient pas d’unités.</translation>
    </message>
    <message>
        <source>%1 has no place in this roster.</source>
        <translation>%1 n’a pas de place dans cette liste.</translation>
    </message>
    <message>
        <source>The game&apos;s data are not installed.</source>
        <translation>Les données du jeu ne sont pas installées.</translation>
    </message>
    <message>
        <source>Add a force</source>
        <translation>Ajouter une force</translation>
    </message>
    <message>
        <source>Force</source>
        <translation>Force</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>Enregistré sous %1.</translation>
    </message>
    <message>
        <source>The file could not be written</source>
        <translation>Le fichier n’a pas pu être écrit</translation>
    </message>
    <message>
        <source>Saved as %1. Send it to the phone and open it there in the browser.</source>
        <translation>Enregistré sous %1. Envoyez-le au téléphone et ouvrez-le là dans le navigateur.</translation>
    </message>
    <message>
        <source>Page for the phone</source>
        <translation>Page pour le téléphone</translation>
    </message>
    <message>
        <source>Web page (*.html)</source>
        <translation>Page web (*.html)</translation>
    </message>
    <message>
        <source>Formation</source>
        <translation>Formation</translation>
    </message>
    <message>
        <source>Catalogue</source>
        <translation>Catalogue</translation>
    </message>
    <message>
        <source>Unit</source>
        <translation>Unité</translation>
    </message>
    <message>
        <source>Findings</source>
        <translation>Constats</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Historique</translation>
    </message>
    <message>
        <source>Saved %1</source>
        <translation>Enregistré à %1</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Enregistrement…</translation>
    </message>
    <message>
        <source>Not saved: %1</source>
        <translation>Non enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>Not stored</source>
        <translation>Non conservée</translation>
    </message>
    <message>
        <source>%1 pack %2</source>
        <translation>Pack %1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s)</source>
        <translation>
            <numerusform>%n unité</numerusform>
            <numerusform>%n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: the force has moved on</source>
        <translation>%1&#xa0;: la force a changé depuis</translation>
    </message>
    <message>
        <source>Open the campaign</source>
        <translation>Ouvrir la campagne</translation>
    </message>
    <message>
        <source>This campaign is not in the library</source>
        <translation>Cette campagne n’est pas dans la bibliothèque</translation>
    </message>
    <message>
        <source>The roster could not be opened</source>
        <translation>La liste n’a pas pu être ouverte</translation>
    </message>
    <message>
        <source>The roster could not be made</source>
        <translation>La liste n’a pas pu être créée</translation>
    </message>
    <message>
        <source>Somebody else changed this roster meanwhile; both versions are kept, this is now a copy.</source>
        <translation>Quelqu’un d’autre a modifié cette liste entre-temps&#xa0;; les deux versions sont gardées, celle-ci est maintenant une copie.</translation>
    </message>
    <message>
        <source>Units</source>
        <translation>Unités</translation>
    </message>
    <message>
        <source>add to the roster</source>
        <translation>ajouter à la liste</translation>
    </message>
    <message>
        <source>In this roster</source>
        <translation>Dans cette liste</translation>
    </message>
    <message>
        <source>Own units…</source>
        <translation>Vos unités…</translation>
    </message>
    <message>
        <source>Correct this unit…</source>
        <translation>Corriger cette unité…</translation>
    </message>
    <message>
        <source>Open a folder of game data…</source>
        <translation>Ouvrir un dossier de données de jeu…</translation>
    </message>
    <message>
        <source>The pack could not be read again.</source>
        <translation>Le pack n’a pas pu être relu.</translation>
    </message>
    <message>
        <source>The data were read again.</source>
        <translation>Les données ont été relues.</translation>
    </message>
    <message numerus="yes">
        <source>%1 is ready: %n faction(s).</source>
        <translation>
            <numerusform>%1 est prêt&#xa0;: %n faction.</numerusform>
            <numerusform>%1 est prêt&#xa0;: %n factions.</numerusform>
        </translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Fiche</translation>
    </message>
    <message>
        <source>Save as a roster file…</source>
        <translation>Enregistrer en fichier de liste…</translation>
    </message>
    <message>
        <source>Show, copy, save…</source>
        <translation>Voir, copier, enregistrer…</translation>
    </message>
    <message>
        <source>Save as a file</source>
        <translation>Enregistrer dans un fichier</translation>
    </message>
    <message>
        <source>BattleScribe roster (*.rosz);;Plain roster (*.ros);;JSON roster (*.json);;Muster with pictures (*.muster)</source>
        <translation>Liste BattleScribe (*.rosz);;Liste simple (*.ros);;Liste JSON (*.json);;Muster avec images (*.muster)</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifiée</translation>
    </message>
    <message>
        <source>No data were read; nothing changed.</source>
        <translation>Aucune donnée n’a été lue&#xa0;; rien n’a changé.</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copié</translation>
    </message>
    <message numerus="yes">
        <source>Paste %n unit(s)</source>
        <translation>
            <numerusform>Coller %n unité</numerusform>
            <numerusform>Coller %n unités</numerusform>
        </translation>
    </message>
    <message>
        <source>Reading the game&apos;s data…</source>
        <translation>Lecture des données du jeu…</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Probabilités</translation>
    </message>
    <message>
        <source>Matrix</source>
        <translation>Matrice</translation>
    </message>
    <message>
        <source>Odds: choose a target…</source>
        <translation>Probabilités&#xa0;: choisir une cible…</translation>
    </message>
    <message>
        <source>Odds: swap attacker and target</source>
        <translation>Probabilités&#xa0;: inverser attaquant et cible</translation>
    </message>
    <message>
        <source>What hurts what</source>
        <translation>Qui blesse quoi</translation>
    </message>
    <message>
        <source>this game does not say how attacks are resolved</source>
        <translation>ce jeu ne dit pas comment une attaque se résout</translation>
    </message>
    <message>
        <source>QR code…</source>
        <translation>Code QR…</translation>
    </message>
    <message>
        <source>What fits the points left</source>
        <translation>Ce que permettent les points restants</translation>
    </message>
    <message>
        <source>Replace with…</source>
        <translation>Remplacer par…</translation>
    </message>
    <message>
        <source>Move to</source>
        <translation>Déplacer vers</translation>
    </message>
    <message>
        <source>Equip</source>
        <translation>Équiper</translation>
    </message>
    <message>
        <source>Nothing else fits this slot.</source>
        <translation>Rien d’autre ne convient à cette place.</translation>
    </message>
    <message>
        <source>Independent units</source>
        <translation>Unités indépendantes</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No other place knows this unit</source>
        <translation>Aucune autre place ne connaît cette unité</translation>
    </message>
    <message>
        <source>Loadout %1</source>
        <translation>Équipement %1</translation>
    </message>
    <message>
        <source>Save as a loadout…</source>
        <translation>Enregistrer comme équipement…</translation>
    </message>
    <message>
        <source>Forget a loadout</source>
        <translation>Oublier un équipement</translation>
    </message>
    <message>
        <source>Same as: %1</source>
        <translation>Comme&#xa0;: %1</translation>
    </message>
    <message>
        <source>Same as %1: %2</source>
        <translation>Comme %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Save as a loadout</source>
        <translation>Enregistrer comme équipement</translation>
    </message>
    <message>
        <source>Name of the loadout</source>
        <translation>Nom de l’équipement</translation>
    </message>
    <message>
        <source>Loadout %1 is kept.</source>
        <translation>L’équipement %1 est conservé.</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>Save a version…</source>
        <translation>Enregistrer une version…</translation>
    </message>
    <message>
        <source>Compare versions and rosters</source>
        <translation>Comparer des versions et des listes</translation>
    </message>
</context>
<context>
    <name>muster::app::RulePicker</name>
    <message>
        <source>Search the rules</source>
        <translation>Chercher une règle</translation>
    </message>
    <message>
        <source>Rules of the game</source>
        <translation>Règles du jeu</translation>
    </message>
    <message>
        <source>described in the rulebook of the game</source>
        <translation>à lire dans le livre de règles du jeu</translation>
    </message>
</context>
<context>
    <name>muster::app::RuleText</name>
    <message>
        <source>Copy the text</source>
        <translation>Copier le texte</translation>
    </message>
</context>
<context>
    <name>muster::app::RuleTexts</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
    <message>
        <source>%1 (described in the rulebook)</source>
        <translation>%1 (décrite dans le livre)</translation>
    </message>
    <message>
        <source>Text of the rule</source>
        <translation>Texte de la règle</translation>
    </message>
    <message>
        <source>Its text in your own words: for every unit that has it, on the screen and on paper</source>
        <translation>Son texte, avec vos mots&#xa0;: pour toutes les unités qui l’ont, à l’écran et sur papier</translation>
    </message>
    <message>
        <source>Text of a rule</source>
        <translation>Texte d’une règle</translation>
    </message>
</context>
<context>
    <name>muster::app::StarterCard</name>
    <message>
        <source>%1 and %2 more mandatory slots</source>
        <translation>%1 et %2 autres places obligatoires</translation>
    </message>
    <message>
        <source>; optional: %1</source>
        <translation>&#xa0;; en option&#xa0;: %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>dès %1</translation>
    </message>
</context>
<context>
    <name>muster::app::TargetDialog</name>
    <message>
        <source>Against which list?</source>
        <translation>Contre quelle liste&#xa0;?</translation>
    </message>
    <message>
        <source>Choose a target</source>
        <translation>Choisir une cible</translation>
    </message>
    <message>
        <source>Search a list</source>
        <translation>Chercher une liste</translation>
    </message>
    <message>
        <source>Search a unit or a list</source>
        <translation>Chercher une unité ou une liste</translation>
    </message>
    <message>
        <source>Lists</source>
        <translation>Listes</translation>
    </message>
    <message>
        <source>Targets</source>
        <translation>Cibles</translation>
    </message>
</context>
<context>
    <name>muster::app::TraitDialog</name>
    <message>
        <source>Only units with</source>
        <translation>Seulement les unités avec</translation>
    </message>
    <message>
        <source>Find a keyword, rule or weapon</source>
        <translation>Chercher un mot-clé, une règle ou une arme</translation>
    </message>
    <message>
        <source>Keywords, rules and weapons</source>
        <translation>Mots-clés, règles et armes</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Afficher</translation>
    </message>
    <message>
        <source>keyword</source>
        <translation>mot-clé</translation>
    </message>
    <message>
        <source>rule</source>
        <translation>règle</translation>
    </message>
    <message>
        <source>weapon or profile</source>
        <translation>arme ou profil</translation>
    </message>
</context>
<context>
    <name>muster::app::UnitFoot</name>
    <message>
        <source>Profile and calculation</source>
        <translation>Profil et calcul</translation>
    </message>
    <message>
        <source>With %1</source>
        <translation>Avec %1</translation>
    </message>
</context>
<context>
    <name>muster::app::UnitHead</name>
    <message>
        <source>Own name</source>
        <translation>Nom propre</translation>
    </message>
    <message>
        <source>Own name of the unit</source>
        <translation>Nom propre de l’unité</translation>
    </message>
    <message>
        <source>Count</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Orange tag</source>
        <translation>Marque orange</translation>
    </message>
    <message>
        <source>Blue tag</source>
        <translation>Marque bleue</translation>
    </message>
    <message>
        <source>Green tag</source>
        <translation>Marque verte</translation>
    </message>
    <message>
        <source>Purple tag</source>
        <translation>Marque violette</translation>
    </message>
    <message>
        <source>Grey tag</source>
        <translation>Marque grise</translation>
    </message>
</context>
<context>
    <name>muster::app::UnitPanel</name>
    <message>
        <source>No unit selected</source>
        <translation>Aucune unité sélectionnée</translation>
    </message>
    <message>
        <source>Select a unit in the formation or in the catalogue to see its profile, weapons and rules.</source>
        <translation>Sélectionnez une unité dans la formation ou dans le catalogue pour voir son profil, ses armes et ses règles.</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Vue d’ensemble</translation>
    </message>
    <message>
        <source>Together with</source>
        <translation>Avec qui</translation>
    </message>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Weapons and equipment</source>
        <translation>Armes et équipement</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Calculation</source>
        <translation>Calcul</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
    <message>
        <source>prints on the card</source>
        <translation>s’imprime sur la fiche</translation>
    </message>
    <message>
        <source>Note on this unit</source>
        <translation>Note sur cette unité</translation>
    </message>
    <message>
        <source>Anything worth remembering about this unit</source>
        <translation>Ce qu’il faut retenir de cette unité</translation>
    </message>
    <message>
        <source>not in the data</source>
        <translation>absent des données</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) selected</source>
        <translation>
            <numerusform>%n unité sélectionnée</numerusform>
            <numerusform>%n unités sélectionnées</numerusform>
        </translation>
    </message>
    <message>
        <source>in the catalogue</source>
        <translation>dans le catalogue</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Ajouter</translation>
    </message>
    <message>
        <source>Add to %1</source>
        <translation>Ajouter à %1</translation>
    </message>
    <message>
        <source>from %1</source>
        <translation>apporté par&#xa0;: %1</translation>
    </message>
    <message>
        <source>inactive until this is filled: %1</source>
        <translation>inactif tant que ceci est vide&#xa0;: %1</translation>
    </message>
    <message>
        <source>described in the rulebook of the game</source>
        <translation>à lire dans le livre de règles du jeu</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n place(s) free</source>
        <translation>
            <numerusform>%1 place libre sur %n</numerusform>
            <numerusform>%1 places libres sur %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Led by</source>
        <translation>Menée par</translation>
    </message>
    <message>
        <source>Attached unit</source>
        <translation>Unité rattachée</translation>
    </message>
    <message>
        <source>at most one unit</source>
        <translation>une unité au plus</translation>
    </message>
    <message>
        <source>One row and one card for both</source>
        <translation>Une ligne et une carte pour les deux</translation>
    </message>
    <message>
        <source>In the formation, on cards and on sheets the attached unit is one</source>
        <translation>Dans la formation, sur les cartes et les feuilles, l’unité rattachée n’en fait qu’une</translation>
    </message>
    <message>
        <source>Nobody</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>What the data say</source>
        <translation>Ce que disent les données</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 sur %3)</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>%1 au plus</translation>
    </message>
    <message>
        <source>Child forces</source>
        <translation>Forces rattachées</translation>
    </message>
    <message>
        <source>none of %1</source>
        <translation>aucune sur %1</translation>
    </message>
    <message>
        <source>%1 left: what fits?</source>
        <translation>Reste %1&#xa0;: que prendre&#xa0;?</translation>
    </message>
    <message>
        <source>What could go?</source>
        <translation>Que retirer&#xa0;?</translation>
    </message>
    <message>
        <source>What hurts what</source>
        <translation>Qui blesse quoi</translation>
    </message>
    <message>
        <source>Print the summary</source>
        <translation>Imprimer le résumé</translation>
    </message>
    <message>
        <source>army %1 of %2, %3 over</source>
        <translation>armée %1 sur %2, %3 de trop</translation>
    </message>
    <message>
        <source>army %1 of %2</source>
        <translation>armée %1 sur %2</translation>
    </message>
</context>
<context>
    <name>muster::app::VersionDialog</name>
    <message>
        <source>Name of the version</source>
        <translation>Nom de la version</translation>
    </message>
    <message>
        <source>Note on the version</source>
        <translation>Note sur la version</translation>
    </message>
    <message>
        <source>What it was for, if you like</source>
        <translation>À quoi elle servait, si vous voulez</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Note</translation>
    </message>
</context>
<context>
    <name>muster::app::VersionsPanel</name>
    <message>
        <source>Legal</source>
        <translation>Légale</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Pas légale</translation>
    </message>
    <message>
        <source>Not checked</source>
        <translation>Non vérifiée</translation>
    </message>
    <message>
        <source>Versions</source>
        <translation>Versions</translation>
    </message>
    <message>
        <source>Save version…</source>
        <translation>Enregistrer la version…</translation>
    </message>
    <message>
        <source>Compare</source>
        <translation>Comparer</translation>
    </message>
    <message>
        <source>This version beside the roster as it is now</source>
        <translation>Cette version à côté de la liste actuelle</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Restaurer</translation>
    </message>
    <message>
        <source>The roster becomes what it was then: one step, which can be undone</source>
        <translation>La liste redevient ce qu’elle était&#xa0;: une seule étape, qui peut être annulée</translation>
    </message>
    <message>
        <source>Name and note…</source>
        <translation>Nom et note…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>A version keeps the roster as it is under a name: before a tournament, before a bold idea. It goes along into copies, backups, .muster files and to a club&apos;s server.</source>
        <translation>Une version garde la liste telle quelle sous un nom&#xa0;: avant un tournoi, avant une idée audacieuse. Elle suit la liste dans les copies, les sauvegardes, les fichiers .muster et sur le serveur d’un club.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Maintenant</translation>
    </message>
    <message>
        <source>Bring back “%1”</source>
        <translation>Reprendre «&#xa0;%1&#xa0;»</translation>
    </message>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>Save a version</source>
        <translation>Enregistrer une version</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Enregistrer</translation>
    </message>
    <message>
        <source>The version “%1” is kept with the roster.</source>
        <translation>La version «&#xa0;%1&#xa0;» est gardée avec la liste.</translation>
    </message>
    <message>
        <source>The roster is as it was in “%1”; Undo brings the other one back.</source>
        <translation>La liste est comme dans «&#xa0;%1&#xa0;»&#xa0;; Annuler ramène l’autre.</translation>
    </message>
    <message>
        <source>Name and note</source>
        <translation>Nom et note</translation>
    </message>
    <message>
        <source>The version “%1” is removed; the roster stays as it is.</source>
        <translation>La version «&#xa0;%1&#xa0;» est supprimée&#xa0;; la liste reste telle quelle.</translation>
    </message>
</context>
<context>
    <name>muster::app::VitalBoxes</name>
    <message>
        <source>Profile</source>
        <translation>Profil</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
</TS>

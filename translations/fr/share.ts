<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>FindingText</name>
    <message>
        <source>whole army</source>
        <translation>toute l’armée</translation>
    </message>
    <message>
        <source>%1 %</source>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 is missing</source>
        <translation>%1 : il en manque</translation>
    </message>
    <message>
        <source>%1: %2 chosen, at least %3 needed</source>
        <translation>%1 : %2 choisis, au moins %3 requis</translation>
    </message>
    <message>
        <source>%1 is not allowed here</source>
        <translation>%1 n’est pas autorisé ici</translation>
    </message>
    <message>
        <source>%1: %2 chosen, at most %3 allowed</source>
        <translation>%1 : %2 choisis, au plus %3 autorisés</translation>
    </message>
    <message>
        <source>%1: %2 forces, at least %3 needed</source>
        <translation>%1 : %2 forces, au moins %3 requises</translation>
    </message>
    <message>
        <source>%1: %2 forces, at most %3 allowed</source>
        <translation>%1 : %2 forces, au plus %3 autorisées</translation>
    </message>
    <message>
        <source>%1 has %2, at least %3 needed</source>
        <translation>%1 : %2, au moins %3 requis</translation>
    </message>
    <message>
        <source>%1 costs %2, %3 over its cap of %4</source>
        <translation>%1 coûte %2, soit %3 au-dessus de son plafond de %4</translation>
    </message>
    <message>
        <source>%1 over the limit of %2</source>
        <translation>%1 au-dessus de la limite de %2</translation>
    </message>
    <message>
        <source>%1 is not available here</source>
        <translation>%1 n’est pas disponible ici</translation>
    </message>
    <message>
        <source>%1 is not in the data</source>
        <translation>%1 n’est pas dans les données</translation>
    </message>
    <message>
        <source>The data of %1 are not installed</source>
        <translation>Les données de %1 ne sont pas installées</translation>
    </message>
    <message>
        <source>The cost of %1 depends on itself</source>
        <translation>Le coût de %1 dépend de lui-même</translation>
    </message>
    <message>
        <source>Add %1</source>
        <translation>Ajouter %1</translation>
    </message>
    <message>
        <source>Remove %1</source>
        <translation>Retirer %1</translation>
    </message>
    <message>
        <source>Set to %1</source>
        <translation>Mettre à %1</translation>
    </message>
    <message>
        <source>Raise the limit to %1</source>
        <translation>Porter la limite à %1</translation>
    </message>
    <message>
        <source>, %1 times</source>
        <translation>, %1 fois</translation>
    </message>
    <message>
        <source>not available here</source>
        <translation>pas disponible ici</translation>
    </message>
    <message>
        <source>not allowed</source>
        <translation>pas autorisé</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>au plus %1</translation>
    </message>
    <message>
        <source>breaks a limit</source>
        <translation>dépasse une limite</translation>
    </message>
</context>
<context>
    <name>Renderers</name>
    <message>
        <source> “%1”</source>
        <translation> « %1 »</translation>
    </message>
    <message>
        <source>not in the data</source>
        <translation>absent des données</translation>
    </message>
    <message>
        <source>%1 / %2 %3</source>
        <translation>%1 / %2 %3</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Legal</source>
        <translation>Légale</translation>
    </message>
    <message>
        <source>Not legal</source>
        <translation>Non légale</translation>
    </message>
    <message>
        <source>Note: %1</source>
        <translation>Note : %1</translation>
    </message>
    <message>
        <source>en</source>
        <translation>fr</translation>
    </message>
    <message>
        <source>Plain text</source>
        <translation>Texte simple</translation>
    </message>
    <message>
        <source>Markdown</source>
        <translation>Markdown</translation>
    </message>
    <message>
        <source>Discord</source>
        <translation>Discord</translation>
    </message>
    <message>
        <source>Web page</source>
        <translation>Page web</translation>
    </message>
    <message>
        <source>Table (CSV)</source>
        <translation>Tableau (CSV)</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
</context>
<context>
    <name>RosterExport</name>
    <message>
        <source>%1: active for %2</source>
        <translation>%1 : actif pour %2</translation>
    </message>
    <message>
        <source>%1: inactive, missing %2</source>
        <translation>%1 : inactif, il manque %2</translation>
    </message>
    <message>
        <source>%1, data revision %2</source>
        <translation>%1, données révision %2</translation>
    </message>
    <message>
        <source>%1, pack %2</source>
        <translation>%1, pack %2</translation>
    </message>
</context>
</TS>

<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>UnitPhotos</name>
    <message>
        <source>Pictures (%1)</source>
        <translation>Images (%1)</translation>
    </message>
</context>
<context>
    <name>muster::app::CardPreview</name>
    <message>
        <source>Front</source>
        <translation>Recto</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Verso</translation>
    </message>
    <message>
        <source>Side of the card</source>
        <translation>Face de la fiche</translation>
    </message>
    <message>
        <source>Card preview</source>
        <translation>Aperçu de la fiche</translation>
    </message>
    <message>
        <source>Photo of the unit…</source>
        <translation>Photo de l’unité…</translation>
    </message>
    <message>
        <source>Remove the photo</source>
        <translation>Retirer la photo</translation>
    </message>
    <message>
        <source>Photo of the unit</source>
        <translation>Photo de l’unité</translation>
    </message>
</context>
</TS>

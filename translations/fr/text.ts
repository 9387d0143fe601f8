<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
<context>
    <name>Language</name>
    <message>
        <source>English</source>
        <comment>the name of the language you translate to, in that language</comment>
        <translation>Français</translation>
    </message>
</context>
<context>
    <name>Typography</name>
    <message>
        <source>none</source>
        <comment>the signs that have a no-break space before them</comment>
        <translation>:;!?%»</translation>
    </message>
    <message>
        <source>&apos;</source>
        <comment>the apostrophe inside a word</comment>
        <translation>’</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a label and what it stands before</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
</TS>

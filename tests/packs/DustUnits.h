// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "DustArmy.h"

namespace muster::test {

inline QString text(std::string_view view)
{
    return QString::fromUtf8(view.data(), int(view.size()));
}

/// A unit of the Dust pack as it is written, or null.
inline const rules::Entry *dustUnit(const QString &id)
{
    const rules::GameData &data = *dustData();
    for (const rules::DefinitionRef &found : data.definitions(data.find(id.toStdString())))
        if (found.kind == rules::DefinitionKind::Entry)
            return static_cast<const rules::Entry *>(found.pointer);
    return nullptr;
}

inline const rules::Book &dustBook(const QString &bloc)
{
    return *dustData()->book(("dust.catalogue." + bloc.toLower()).toStdString());
}

/// Name of a characteristic -> value.
inline QMap<QString, QString> characteristics(const rules::Profile &profile)
{
    QMap<QString, QString> values;
    for (const rules::Characteristic &characteristic : profile.characteristics)
        values.insert(text(characteristic.name), text(characteristic.value));
    return values;
}

/// Names of the rules a unit links to, those of its weapons too.
inline QStringList ruleNames(const rules::Entry &entry, const rules::Book &book)
{
    QStringList names;
    for (const rules::InfoLink &link : entry.infoLinks)
        if (link.type == rules::InfoLink::Type::Rule)
            names << text(book.target(link)->name);
    return names;
}

} // namespace muster::test

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QString>

#include <pugixml.hpp>

namespace muster::packs {

/// Everything that counts in a file stays in it, comments too; blanks between elements are set anew, a document type goes.
inline constexpr unsigned int keepAll = pugi::parse_full & ~pugi::parse_doctype;

/// The document as bytes, indented by two blanks, with a final line end.
[[nodiscard]] QByteArray toBytes(const pugi::xml_document &document);
/// Value of an attribute as a QString.
[[nodiscard]] QString attribute(const pugi::xml_node &node, const char *name);
void setAttribute(pugi::xml_node node, const char *name, const QString &value);
/// The child element of that name, made at the end when there is none.
[[nodiscard]] pugi::xml_node childOf(pugi::xml_node node, const char *name);

} // namespace muster::packs

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/document/JsonOfXml.h"

#include "rules/document/DataNames.h"

#include <algorithm>
#include <set>
#include <string>

namespace muster::rules {

namespace {

constexpr std::size_t mostDigits = 15; ///< of a number that every program reads as the same

bool isElement(pugi::xml_node node)
{
    return node.type() == pugi::node_element;
}

bool isText(pugi::xml_node node)
{
    return node.type() == pugi::node_pcdata || node.type() == pugi::node_cdata;
}

bool hasAny(pugi::xml_node element, bool (*is)(pugi::xml_node))
{
    return std::any_of(element.begin(), element.end(), is);
}

// Ids and names stay texts, whatever they look like.
JsonValue scalar(std::string_view name, std::string_view value)
{
    const bool word = name == "id" || name == "name" || name.ends_with("Id") || name.ends_with("Name");
    const bool number = value.size() <= mostDigits && isJsonNumberToken(value);
    return !word && (value == "true" || value == "false" || number) ? JsonValue::word(value) : JsonValue::text(value);
}

// Up to the next element: a comment in the middle ends a piece, not the text.
std::string textFrom(pugi::xml_node piece)
{
    std::string text;
    for (; piece && !isElement(piece); piece = piece.next_sibling())
        if (isText(piece))
            text += piece.value();
    return text;
}

std::string textOf(pugi::xml_node element)
{
    return textFrom(element.first_child());
}

bool isPlain(pugi::xml_node element)
{
    return !element.first_attribute() && !hasAny(element, isElement);
}

bool isContainer(pugi::xml_node element)
{
    const std::string inside = itemName(element.name());
    return !element.first_attribute() && !hasAny(element, isText) && inside != element.name()
        && std::all_of(element.begin(), element.end(), [&](pugi::xml_node child) { return !isElement(child) || inside == child.name(); });
}

JsonValue item(pugi::xml_node element)
{
    return isPlain(element) && hasAny(element, isText) ? JsonValue::text(textOf(element)) : jsonOfXml(element);
}

JsonValue container(pugi::xml_node element)
{
    JsonValue list = JsonValue::list();
    for (const pugi::xml_node child : element.children())
        if (isElement(child))
            list.items.push_back(item(child));
    return list;
}

bool isShort(std::string_view name)
{
    return isTextName(name) || name == "alias";
}

// Elements that stand in their parent without a container, one or several.
JsonValue siblings(pugi::xml_node first)
{
    JsonValue list = JsonValue::list();
    for (pugi::xml_node element = first; element; element = element.next_sibling(first.name()))
        list.items.push_back(isPlain(element) && isShort(first.name()) ? JsonValue::text(textOf(element)) : item(element));
    return list;
}

JsonValue memberOf(pugi::xml_node element)
{
    const std::string_view name = element.name();
    if (name == "alias" || (itemName(name) == name && element.next_sibling(element.name())))
        return siblings(element);
    if (isTextName(name) && isPlain(element))
        return JsonValue::text(textOf(element));
    return isContainer(element) ? container(element) : jsonOfXml(element);
}

} // namespace

JsonValue jsonOfXml(pugi::xml_node element)
{
    JsonValue object;
    for (const pugi::xml_attribute attribute : element.attributes())
        object.add(attribute.name(), scalar(attribute.name(), attribute.value()));
    std::set<std::string_view> used; // the second text, or the second one of the same name, has no place
    for (const pugi::xml_node child : element.children()) {
        if (isText(child) && used.insert("$text").second)
            object.add("$text", JsonValue::text(textFrom(child)));
        else if (isElement(child) && used.insert(child.name()).second)
            object.add(child.name(), memberOf(child));
    }
    return object;
}

} // namespace muster::rules

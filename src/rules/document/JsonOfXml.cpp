// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/document/JsonOfXml.h"

#include "base/SeededHash.h"
#include "rules/document/DataNames.h"

#include <algorithm>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

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

using Namesakes = std::vector<pugi::xml_node>;

// Elements that stand in their parent without a container, one or several.
JsonValue siblings(const Namesakes &elements)
{
    JsonValue list = JsonValue::list();
    for (const pugi::xml_node element : elements)
        list.items.push_back(isPlain(element) && isShort(element.name()) ? JsonValue::text(textOf(element)) : item(element));
    return list;
}

JsonValue memberOf(const Namesakes &elements)
{
    const pugi::xml_node element = elements.front();
    const std::string_view name = element.name();
    if (name == "alias" || (itemName(name) == name && elements.size() > 1))
        return siblings(elements);
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
    // All at once: whoever looks for the others behind each does not come back.
    std::unordered_map<std::string_view, Namesakes, base::SeededTextHash> called;
    for (const pugi::xml_node child : element.children())
        if (isElement(child))
            called[child.name()].push_back(child);
    bool hasText = false; // the second one has no place, nor has the second element of the same name
    for (const pugi::xml_node child : element.children()) {
        if (isText(child) && !std::exchange(hasText, true))
            object.add("$text", JsonValue::text(textFrom(child)));
        else if (isElement(child) && called[child.name()].front() == child)
            object.add(child.name(), memberOf(called[child.name()]));
    }
    return object;
}

} // namespace muster::rules

// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/document/DataLosses.h"

#include "base/SeededHash.h"

#include <algorithm>
#include <string>
#include <unordered_map>

namespace muster::rules {

namespace {

constexpr std::size_t mostLosses = 100; ///< that are told one by one; whoever loses so many things knows enough

/// The same thing is told once, with the first place.
class Losses
{
public:
    explicit Losses(std::string_view fileName) : m_fileName(fileName) {}

    template <typename Line>
    void add(const base::Message &sentence, Line lineOf)
    {
        const auto same = std::find_if(found.begin(), found.end(), [&](const base::Finding &each) { return each.sentence == sentence; });
        if (same != found.end())
            ++same->count;
        else if (found.size() < mostLosses)
            found.push_back({"convert.loss", base::Severity::Warning, std::string(m_fileName), lineOf(), sentence, {}, 1});
    }

    std::vector<base::Finding> found;

private:
    std::string_view m_fileName;
};

class JsonComparison
{
public:
    explicit JsonComparison(std::string_view fileName) : losses(fileName) {}

    Losses losses;

    void compare(const std::string &key, const JsonValue &original, const JsonValue &back)
    {
        if (original.isScalar() && back.isScalar()) {
            if (original.isNull() || original.content() != back.content())
                tell(QT_TRANSLATE_NOOP("Message", "the value of '%1' would come back as something else"), key, original);
        } else if (original.kind != back.kind) {
            tell(QT_TRANSLATE_NOOP("Message", "the value of '%1' would come back as something else"), key, original);
        } else if (original.kind == JsonValue::Kind::List) {
            compareLists(key, original, back);
        } else {
            compareObjects(original, back);
        }
    }

private:
    void tell(const char *sentence, const std::string &key, const JsonValue &place)
    {
        losses.add({sentence, {std::string_view(key).substr(0, 60)}}, [&place] { return int(place.line); });
    }

    void compareLists(const std::string &key, const JsonValue &original, const JsonValue &back)
    {
        if (original.items.size() != back.items.size())
            return tell(QT_TRANSLATE_NOOP("Message", "something in the list '%1' would be lost"), key, original);
        for (std::size_t i = 0; i < original.items.size(); ++i)
            compare(key, original.items[i], back.items[i]);
    }

    void compareObjects(const JsonValue &original, const JsonValue &back)
    {
        std::unordered_map<std::string, const JsonValue *, base::SeededTextHash> left;
        for (const JsonMember &member : back.members)
            left.emplace(member.key(), &member.value);
        for (const JsonMember &member : original.members) {
            const std::string key = member.key();
            const auto found = left.find(key);
            if (found != left.end()) {
                compare(key, member.value, *found->second);
                left.erase(found);
            } else if (key != "$text" || member.value.token != "\"\"") { // an empty text is none
                tell(QT_TRANSLATE_NOOP("Message", "'%1' would be lost"), key, member.value);
            }
        }
    }
};

class XmlComparison
{
public:
    XmlComparison(std::string_view text, std::string_view fileName) : losses(fileName), m_text(text) {}

    Losses losses;

    void compare(pugi::xml_node original, pugi::xml_node back)
    {
        compareAttributes(original, back);
        if (textOf(original) != textOf(back))
            tell(QT_TRANSLATE_NOOP("Message", "a text between the elements of '%1' would be lost"), original.name(), original);
        pugi::xml_node other = nextElement(back.first_child());
        for (pugi::xml_node child = original.first_child(); child; child = child.next_sibling()) {
            if (child.type() == pugi::node_comment)
                losses.add(QT_TRANSLATE_NOOP("Message", "a comment would be lost"), [&] { return lineOf(child); });
            else if (child.type() == pugi::node_pi)
                tell(QT_TRANSLATE_NOOP("Message", "the instruction '%1' would be lost"), child.name(), child);
            if (child.type() != pugi::node_element)
                continue;
            if (std::string_view(child.name()) != other.name()) {
                tell(QT_TRANSLATE_NOOP("Message", "'%1' would be lost"), child.name(), child);
                continue;
            }
            compare(child, other);
            other = nextElement(other.next_sibling());
        }
    }

private:
    static pugi::xml_node nextElement(pugi::xml_node node)
    {
        while (node && node.type() != pugi::node_element)
            node = node.next_sibling();
        return node;
    }

    // With a mark for every element, so that it is known between which of them it stands.
    static std::string textOf(pugi::xml_node element)
    {
        std::string text;
        for (const pugi::xml_node child : element.children()) {
            if (child.type() == pugi::node_pcdata || child.type() == pugi::node_cdata)
                text += child.value();
            else if (child.type() == pugi::node_element)
                text += '\1';
        }
        const auto isMark = [](char character) { return character == '\1'; };
        return std::all_of(text.begin(), text.end(), isMark) ? std::string() : text;
    }

    void compareAttributes(pugi::xml_node original, pugi::xml_node back)
    {
        for (const pugi::xml_attribute attribute : original.attributes()) {
            const pugi::xml_attribute other = back.attribute(attribute.name());
            if (!other)
                tell(QT_TRANSLATE_NOOP("Message", "'%1' would be lost"), attribute.name(), original);
            else if (std::string_view(attribute.value()) != other.value())
                tell(QT_TRANSLATE_NOOP("Message", "the value of '%1' would come back as something else"), attribute.name(), original);
        }
    }

    void tell(const char *sentence, std::string_view name, pugi::xml_node place)
    {
        losses.add({sentence, {name.substr(0, 60)}}, [&] { return lineOf(place); });
    }

    int lineOf(pugi::xml_node place) const
    {
        const auto end = std::clamp<std::ptrdiff_t>(place.offset_debug(), 0, std::ptrdiff_t(m_text.size()));
        return int(std::count(m_text.begin(), m_text.begin() + end, '\n')) + 1;
    }

    std::string_view m_text;
};

} // namespace

std::vector<base::Finding> lossesOf(const JsonValue &original, const JsonValue &back, std::string_view fileName)
{
    JsonComparison comparison(fileName);
    comparison.compare({}, original, back);
    return std::move(comparison.losses.found);
}

std::vector<base::Finding> lossesOf(const pugi::xml_document &original, const pugi::xml_document &back, std::string_view text,
                                    std::string_view fileName)
{
    XmlComparison comparison(text, fileName);
    comparison.compare(original, back);
    return std::move(comparison.losses.found);
}

} // namespace muster::rules

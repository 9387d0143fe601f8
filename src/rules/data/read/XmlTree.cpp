// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/read/XmlTree.h"

#include "base/Message.h"

#include <algorithm>

namespace muster::rules {

namespace {

// `in` stands on '&'. Writes what it means and moves behind it; something unknown stays as it is written.
char *decodeEntity(char *&in, char *last, char *out)
{
    const std::string_view rest(in, static_cast<std::size_t>(last - in));
    const std::size_t end = rest.substr(0, 12).find(';');
    const std::string_view name = end == std::string_view::npos ? std::string_view() : rest.substr(1, end - 1);
    char plain = 0;
    if (name == "amp")
        plain = '&';
    else if (name == "lt")
        plain = '<';
    else if (name == "gt")
        plain = '>';
    else if (name == "quot")
        plain = '"';
    else if (name == "apos")
        plain = '\'';
    if (plain) {
        in += end + 1;
        *out++ = plain;
        return out;
    }
    if (name.size() >= 2 && name[0] == '#') {
        const bool hex = name[1] == 'x' || name[1] == 'X';
        std::uint32_t code = 0;
        bool good = name.size() > (hex ? 2u : 1u);
        for (const char digit : name.substr(hex ? 2 : 1)) {
            const int value = digit >= '0' && digit <= '9' ? digit - '0'
                : hex && digit >= 'a' && digit <= 'f'      ? digit - 'a' + 10
                : hex && digit >= 'A' && digit <= 'F'      ? digit - 'A' + 10
                                                           : 99;
            good = good && value < 16;
            code = good ? code * (hex ? 16 : 10) + static_cast<std::uint32_t>(value) : code;
        }
        if (good && code > 0 && code <= 0x10FFFF) {
            in += end + 1;
            return appendUtf8(out, code); // never longer than what it was written as
        }
    }
    *out++ = *in++;
    return out;
}

// Decodes in place: entities, line ends; in attributes every blank becomes a space. Gives the new end.
char *decode(char *first, char *last, bool attribute)
{
    char *out = first;
    for (char *in = first; in < last;) {
        if (*in == '&') {
            out = decodeEntity(in, last, out);
        } else if (*in == '\r') {
            in += in + 1 < last && in[1] == '\n' ? 2 : 1;
            *out++ = attribute ? ' ' : '\n';
        } else if (attribute && (*in == '\n' || *in == '\t')) {
            *out++ = ' ';
            ++in;
        } else {
            *out++ = *in++;
        }
    }
    return out;
}

} // namespace

char *XmlTree::fail(const char *problem)
{
    m_problem = problem;
    return nullptr;
}

XmlElement &XmlTree::newElement()
{
    const std::size_t block = m_elementCount / elementChunk;
    if (block == m_elements.size())
        m_elements.push_back(std::make_unique<XmlElement[]>(elementChunk));
    XmlElement &element = m_elements[block][m_elementCount++ % elementChunk];
    element = {};
    return element;
}

XmlAttribute *XmlTree::roomForAttribute(XmlElement &element)
{
    if (m_attributeAt == attributeChunk) {
        // The attributes of one element stand together: those read already move along into the next block.
        if (element.attributeCount >= attributeChunk / 2)
            return nullptr;
        if (++m_attributeBlock == m_attributes.size())
            m_attributes.push_back(std::make_unique<XmlAttribute[]>(attributeChunk));
        std::copy_n(element.attributes, element.attributeCount, m_attributes[m_attributeBlock].get());
        element.attributes = m_attributes[m_attributeBlock].get();
        m_attributeAt = element.attributeCount;
    }
    return &m_attributes[m_attributeBlock][m_attributeAt++];
}

XmlTree::Outcome XmlTree::parse(std::string &buffer)
{
    m_elementCount = 0;
    m_attributeBlock = 0;
    m_attributeAt = 0;
    m_open.clear();
    m_root = nullptr;
    m_problem = nullptr;
    m_doctype = false;
    if (m_attributes.empty())
        m_attributes.push_back(std::make_unique<XmlAttribute[]>(attributeChunk));
    char *start = buffer.data();
    m_end = start + buffer.size(); // a zero stands there: every scan stops at it
    m_line = 1;
    char *at = start + (buffer.starts_with("\xEF\xBB\xBF") ? 3 : 0);
    const char *problem = parseAll(at);
    return {XmlNode(m_root), problem, m_doctype, m_line};
}

const char *XmlTree::parseAll(char *at)
{
    while (at && at < m_end) {
        if (*at != '<') {
            at = takeText(at);
        } else if (at[1] == '/') {
            at = closeElement(at);
        } else if (at[1] == '!' || at[1] == '?') {
            at = skipMarkup(at);
        } else {
            at = openElement(at);
        }
    }
    if (!m_problem && !m_open.empty())
        fail(QT_TRANSLATE_NOOP("Message", "the file ends inside an element"));
    if (!m_problem && !m_root)
        fail(QT_TRANSLATE_NOOP("Message", "there is no element in the file"));
    return m_problem;
}

char *XmlTree::skipMarkup(char *at)
{
    const std::string_view rest(at, static_cast<std::size_t>(m_end - at));
    const auto behind = [&](std::string_view mark, std::size_t from) -> char * {
        const std::size_t place = rest.find(mark, from);
        return place == std::string_view::npos ? nullptr : at + place + mark.size();
    };
    char *next = nullptr;
    const bool words = rest.starts_with("<![CDATA[");
    if (rest.starts_with("<?")) {
        next = behind("?>", 2);
    } else if (rest.starts_with("<!--")) {
        next = behind("-->", 4);
    } else if (words) {
        next = behind("]]>", 9);
    } else {
        m_doctype = true;
        return fail(QT_TRANSLATE_NOOP("Message", "a document type declaration is not allowed"));
    }
    if (!next)
        return fail(QT_TRANSLATE_NOOP("Message", "a comment, instruction or text section does not end"));
    m_line += static_cast<std::uint32_t>(std::count(at, next, '\n'));
    if (words)
        addText(at + 9, next - 3, false); // may move them, so that their lines are counted before
    return next;
}

// A comment in the middle does not end a text: the next piece moves up to the one before it, over what was read already. Behind
// a child element it cannot, for the child's own texts stand between; no format of ours has such texts.
void XmlTree::addText(char *first, char *last, bool decoded)
{
    if (m_open.empty())
        return;
    const Open &open = m_open.back();
    XmlElement &element = *open.element;
    if (element.text && open.lastChild && open.lastChild->name > element.text)
        return;
    if (decoded)
        last = decode(first, last, false);
    const auto length = static_cast<std::size_t>(last - first);
    if (element.text)
        std::memmove(const_cast<char *>(element.text) + element.textLength, first, length);
    else
        element.text = first;
    element.textLength += length;
}

char *XmlTree::takeText(char *at)
{
    const std::uint32_t line = m_line;
    char *first = skipBlanks(at, m_end, m_line);
    if (*first == '<' || first >= m_end) {
        if (first < m_end && !m_open.empty() && m_open.back().element->text)
            addText(at, first, true); // between two pieces of a text blanks count
        return first;
    }
    if (m_open.empty())
        return fail(QT_TRANSLATE_NOOP("Message", "text outside of the root element"));
    auto *next = static_cast<char *>(std::memchr(first, '<', static_cast<std::size_t>(m_end - first)));
    if (!next)
        next = m_end;
    m_line = line + static_cast<std::uint32_t>(std::count(at, next, '\n'));
    addText(at, next, true); // with the blanks before it, as it is written
    return next;
}

char *XmlTree::openElement(char *at)
{
    char *name = at + 1;
    char *end = nameEnd(name);
    if (end == name)
        return fail(QT_TRANSLATE_NOOP("Message", "an element without a name"));
    if (m_open.empty() && m_root)
        return fail(QT_TRANSLATE_NOOP("Message", "a second root element"));
    XmlElement &element = newElement();
    element.name = name;
    element.nameLength = static_cast<std::uint32_t>(end - name);
    element.key = nameKeyIn(name, element.nameLength, m_end);
    element.line = m_line;
    if (m_open.empty()) {
        m_root = &element;
    } else {
        Open &parent = m_open.back();
        (parent.lastChild ? parent.lastChild->next : parent.element->firstChild) = &element;
        parent.lastChild = &element;
    }
    char *next = isXmlBlank(*end) ? readAttributes(end, element) : end;
    if (!next)
        return nullptr;
    if (*next == '/' && next[1] == '>') {
        *end = '\0'; // the name ends here; what stood there is read already
        return next + 2;
    }
    if (*next != '>')
        return fail(QT_TRANSLATE_NOOP("Message", "an element does not end"));
    *end = '\0';
    m_open.push_back({&element, nullptr});
    return next + 1;
}

char *XmlTree::readAttributes(char *at, XmlElement &element)
{
    element.attributes = &m_attributes[m_attributeBlock][0] + m_attributeAt;
    for (;;) {
        at = skipBlanks(at, m_end, m_line);
        if (*at == '>' || *at == '/')
            return at;
        at = readAttribute(at, element);
        if (!at)
            return nullptr;
    }
}

char *XmlTree::readAttribute(char *at, XmlElement &element)
{
    char *name = at;
    char *end = nameEnd(name);
    at = skipBlanks(end, m_end, m_line);
    if (end == name || *at != '=')
        return fail(QT_TRANSLATE_NOOP("Message", "an attribute is not well formed"));
    at = skipBlanks(at + 1, m_end, m_line);
    const char quote = *at;
    if (quote != '"' && quote != '\'')
        return fail(QT_TRANSLATE_NOOP("Message", "an attribute value without quotes"));
    char *value = ++at;
    at = plainValueEnd(at, m_end, quote);
    char *valueEnd = at;
    if (*at != quote) {
        at = static_cast<char *>(std::memchr(at, quote, static_cast<std::size_t>(m_end - at)));
        if (!at)
            return fail(QT_TRANSLATE_NOOP("Message", "an attribute value does not end"));
        m_line += static_cast<std::uint32_t>(std::count(value, at, '\n'));
        valueEnd = decode(value, at, true);
    }
    XmlAttribute *attribute = roomForAttribute(element);
    if (!attribute)
        return fail(QT_TRANSLATE_NOOP("Message", "an element has too many attributes"));
    const auto length = static_cast<std::size_t>(end - name);
    *attribute = {name, nameKeyIn(name, length, m_end), static_cast<std::uint32_t>(valueEnd - value), value};
    *end = '\0';
    ++element.attributeCount;
    return at + 1;
}

char *XmlTree::closeElement(char *at)
{
    if (m_open.empty())
        return fail(QT_TRANSLATE_NOOP("Message", "an element is closed that was not opened"));
    const XmlElement &element = *m_open.back().element;
    char *next = at + 2;
    if (static_cast<std::size_t>(m_end - next) < element.nameLength || std::memcmp(next, element.name, element.nameLength) != 0)
        return fail(QT_TRANSLATE_NOOP("Message", "the start and end of an element do not match"));
    next = skipBlanks(next + element.nameLength, m_end, m_line);
    if (*next != '>')
        return fail(QT_TRANSLATE_NOOP("Message", "the start and end of an element do not match"));
    m_open.pop_back();
    return next + 1;
}

} // namespace muster::rules

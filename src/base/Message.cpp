// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Message.h"

#include "base/Number.h"
#include "base/Text.h"

#include <algorithm>
#include <cctype>

namespace muster::base {

namespace {

bool isWord(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](unsigned char c) { return std::isalnum(c) || c == '_' || c >= 0x80; });
}

std::string englishOf(const Message::Argument &argument)
{
    if (const auto *text = std::get_if<std::string>(&argument.value))
        return *text;
    if (const auto *number = std::get_if<double>(&argument.value))
        return formatNumber(*number);
    return std::get<Message>(argument.value).english();
}

} // namespace

Message::Message() = default;
Message::Message(const Message &) = default;
Message::Message(Message &&) noexcept = default;
Message &Message::operator=(const Message &) = default;
Message &Message::operator=(Message &&) noexcept = default;
Message::~Message() = default;

Message::Message(const char *sentence) : id(sentence) {}

Message::Message(const char *sentence, std::vector<Argument> places) : id(sentence), arguments(std::move(places)) {}

Message::Message(std::string verbatim) : id(verbatim.empty() ? "" : "%1")
{
    if (!verbatim.empty())
        arguments.emplace_back(std::move(verbatim));
}

Message Message::counted(const char *sentence, int count)
{
    return counted(sentence, count, {});
}

Message Message::counted(const char *sentence, int count, std::vector<Argument> arguments)
{
    Message message(sentence, std::move(arguments));
    message.count = count;
    return message;
}

std::string Message::english() const
{
    const std::string sentence = count < 0 ? id : englishForm(id, count);
    std::string said;
    for (std::size_t i = 0; i < sentence.size(); ++i) {
        const char next = sentence[i] == '%' && i + 1 < sentence.size() ? sentence[i + 1] : '\0';
        const std::size_t place = next >= '1' && next <= '9' ? std::size_t(next - '0') : 0;
        if (place > 0 && place <= arguments.size()) {
            said += englishOf(arguments[place - 1]);
            ++i;
        } else if (next == 'n' && count >= 0) {
            said += std::to_string(count);
            ++i;
        } else {
            said += sentence[i];
        }
    }
    return said;
}

bool operator==(const Message &first, const Message &second)
{
    return first.id == second.id && first.count == second.count && first.arguments == second.arguments;
}

bool operator==(const Message::Argument &first, const Message::Argument &second)
{
    return first.value == second.value;
}

std::string englishForm(std::string_view sentence, int count)
{
    std::string form;
    while (!sentence.empty()) {
        const std::size_t open = sentence.find('(');
        const std::size_t close = open == std::string_view::npos ? open : sentence.find(')', open);
        if (close == std::string_view::npos)
            break;
        const std::string_view inside = sentence.substr(open + 1, close - open - 1);
        const std::size_t bar = inside.find('|');
        form += sentence.substr(0, open);
        if (inside == "s" || inside == "es") {
            form += count == 1 ? "" : inside;
            sentence.remove_prefix(close + 1);
        } else if (bar != std::string_view::npos && isWord(inside.substr(0, bar)) && isWord(inside.substr(bar + 1))) {
            form += count == 1 ? inside.substr(0, bar) : inside.substr(bar + 1);
            sentence.remove_prefix(close + 1);
        } else {
            form += '('; // brackets of the sentence itself; there may be a choice inside
            sentence.remove_prefix(open + 1);
        }
    }
    return form += sentence;
}

} // namespace muster::base

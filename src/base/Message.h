// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

// Marks a sentence for lupdate, exactly as Qt does, in layers that know no Qt.
#ifndef QT_TRANSLATE_NOOP
#define QT_TRANSLATE_NOOP(scope, x) x
#endif
#ifndef QT_TRANSLATE_N_NOOP
#define QT_TRANSLATE_N_NOOP(scope, x) x
#endif

namespace muster::base {

/// Something to be told to a person, in whatever language they read: the id of a sentence and what stands in its places.
/// The id is the English sentence itself, with places %1, %2, ... and %n for the count, marked where it is written:
/// QT_TRANSLATE_NOOP("Message", "the id '%1' was already given in line %2"). text::Translator says it in other languages.
struct Message
{
    struct Argument;

    Message();
    Message(const char *sentence);
    Message(const char *sentence, std::vector<Argument> arguments);
    /// What is the same in every language: a name, or the words of another program.
    Message(std::string verbatim);
    /// The same from a text of Qt, which this layer does not know.
    template <typename Text>
    requires requires(const Text &text) { text.toStdString(); }
    Message(const Text &verbatim) : Message(verbatim.toStdString()) {}
    /// A sentence with "%n unit(s)" or "%n (entry|entries)", marked with QT_TRANSLATE_N_NOOP.
    [[nodiscard]] static Message counted(const char *sentence, int count);
    [[nodiscard]] static Message counted(const char *sentence, int count, std::vector<Argument> arguments);

    // Written out because an argument may be a message: it is only known further down what they hold.
    Message(const Message &);
    Message(Message &&) noexcept;
    Message &operator=(const Message &);
    Message &operator=(Message &&) noexcept;
    ~Message();

    [[nodiscard]] bool empty() const { return id.empty(); }
    /// In English, for logs and where there is no translator.
    [[nodiscard]] std::string english() const;

    std::string id;
    std::vector<Argument> arguments;
    int count = -1; ///< for %n; -1 when nothing is counted
};

/// A text that stays as it is, a number, or a message to be said in the same language.
struct Message::Argument
{
    Argument(const char *text) : value(std::string(text)) {}
    Argument(std::string text) : value(std::move(text)) {}
    Argument(std::string_view text) : value(std::string(text)) {}
    Argument(int number) : value(double(number)) {}
    Argument(long number) : value(double(number)) {}
    Argument(long long number) : value(double(number)) {}
    Argument(unsigned number) : value(double(number)) {}
    Argument(unsigned long number) : value(double(number)) {}
    Argument(double number) : value(number) {}
    Argument(Message message) : value(std::move(message)) {}
    /// Text of Qt, which this layer does not know.
    template <typename Text>
    requires requires(const Text &text) { text.toStdString(); }
    Argument(const Text &text) : Argument(text.toStdString()) {}

    std::variant<std::string, double, Message> value;
};

[[nodiscard]] bool operator==(const Message &first, const Message &second);
[[nodiscard]] bool operator==(const Message::Argument &first, const Message::Argument &second);

/// "%n unit(s)" for 1 or for 2; "%n (entry|entries)" is a choice. The count itself is put in by whoever says it.
[[nodiscard]] std::string englishForm(std::string_view sentence, int count);

} // namespace muster::base

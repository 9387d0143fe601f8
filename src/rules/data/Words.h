// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

namespace muster::rules {

/// A word of the files and what it stands for.
template <typename T>
struct Word
{
    std::string_view text;
    T value;
};

template <typename T, std::size_t count>
bool translate(const std::array<Word<T>, count> &words, std::string_view text, T &value)
{
    if (text.empty())
        return false;
    for (const Word<T> &word : words) {
        // Most differ in their length or first letter: seen without a call.
        if (word.text.size() == text.size() && word.text.front() == text.front() && word.text == text) {
            value = word.value;
            return true;
        }
    }
    return false;
}

} // namespace muster::rules

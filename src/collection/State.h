// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include <array>
#include <numeric>
#include <optional>

namespace muster::collection {

/// How far a figure has come, in the order of the hobby.
enum class State { Wished, Bought, Built, Primed, Painted, Based };
inline constexpr int stateCount = 6;
inline constexpr std::array<State, stateCount> allStates{State::Wished, State::Bought,  State::Built,
                                                         State::Primed, State::Painted, State::Based};

/// The word in files and in the log; never translated.
[[nodiscard]] QString stateId(State state);
[[nodiscard]] std::optional<State> stateFromId(const QString &id);
/// "Painted", in the language of this thread.
[[nodiscard]] QString stateName(State state);

/// How many figures of one kind are in each state.
struct Counts
{
    std::array<int, stateCount> number{};

    [[nodiscard]] int of(State state) const { return number[size_t(state)]; }
    [[nodiscard]] int &of(State state) { return number[size_t(state)]; }
    [[nodiscard]] int atLeast(State state) const { return std::accumulate(number.begin() + int(state), number.end(), 0); }
    [[nodiscard]] int owned() const { return atLeast(State::Bought); }
    [[nodiscard]] int painted() const { return atLeast(State::Painted); }
    Counts &operator+=(const Counts &other)
    {
        for (size_t i = 0; i < number.size(); ++i)
            number[i] += other.number[i];
        return *this;
    }
    friend bool operator==(const Counts &, const Counts &) = default;
};

} // namespace muster::collection

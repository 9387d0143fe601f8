// SPDX-License-Identifier: GPL-3.0-or-later
#include "collection/State.h"

#include "collection/Words.h"

namespace muster::collection {

namespace {

constexpr std::array<const char *, stateCount> ids{"wished", "bought", "built", "primed", "painted", "based"};

} // namespace

QString stateId(State state)
{
    return QString::fromLatin1(ids[size_t(state)]);
}

std::optional<State> stateFromId(const QString &id)
{
    for (State state : allStates) {
        if (id == stateId(state))
            return state;
    }
    return std::nullopt;
}

QString stateName(State state)
{
    switch (state) {
    case State::Wished:
        return Words::tr("Wished");
    case State::Bought:
        return Words::tr("Bought");
    case State::Built:
        return Words::tr("Built");
    case State::Primed:
        return Words::tr("Primed");
    case State::Painted:
        return Words::tr("Painted");
    case State::Based:
        return Words::tr("Based");
    }
    return {};
}

} // namespace muster::collection

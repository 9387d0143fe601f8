// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/PackStore.h"

namespace muster::app {

/// One scenario of one game; as a text "dust dust.scenario.meeting", for requests and notes.
struct ScenarioKey
{
    QString pack;
    QString scenario;

    [[nodiscard]] QString toString() const { return pack + QLatin1Char(' ') + scenario; }
    [[nodiscard]] static ScenarioKey fromString(const QString &text)
    {
        return {text.section(QLatin1Char(' '), 0, 0), text.section(QLatin1Char(' '), 1)};
    }
    [[nodiscard]] bool isEmpty() const { return scenario.isEmpty(); }
    friend bool operator==(const ScenarioKey &, const ScenarioKey &) = default;
};

} // namespace muster::app

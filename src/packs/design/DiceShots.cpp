// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/design/DiceShots.h"

#include <QRegularExpression>

#include <optional>

namespace muster::packs {

namespace {

constexpr int mostPrintedShots = 99;

std::optional<DicePoolText> poolOfText(const QString &text)
{
    static const QRegularExpression term("^(\\d{1,3})([A-Z])$");
    DicePoolText pool;
    for (const QString &part : text.split('+')) {
        const auto match = term.match(part.trimmed());
        if (!match.hasMatch())
            return std::nullopt;
        pool[match.captured(2)] += match.captured(1).toInt();
    }
    return pool;
}

} // namespace

std::vector<DicePoolText> diceShots(const QString &text)
{
    static const QRegularExpression several("^(\\d{1,2})\\s*[x×]\\s*\\(?([^()]*)\\)?$");
    std::vector<DicePoolText> shots;
    for (const QString &part : text.split('/')) {
        const auto match = several.match(part.trimmed());
        const int times = match.hasMatch() ? match.captured(1).toInt() : 1;
        const auto pool = poolOfText(match.hasMatch() ? match.captured(2) : part);
        if (!pool || times < 1 || int(shots.size()) + times > mostPrintedShots)
            return {};
        shots.insert(shots.end(), std::size_t(times), *pool);
    }
    return shots;
}

} // namespace muster::packs

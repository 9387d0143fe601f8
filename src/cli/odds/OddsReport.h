// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "packs/odds/OddsQuestion.h"

#include <QJsonObject>
#include <QTextStream>

namespace muster::cli {

/// What was asked, in words, beside its answer.
struct OddsReport
{
    const packs::Pack &pack;
    const packs::OddsAsker &asker;
    const packs::OddsQuestion &question;
    const packs::OddsReply &reply;
    QString attacker, target; ///< names, empty when typed by hand
};

[[nodiscard]] QJsonObject oddsJson(const OddsReport &report, const QString &language);
void writeOdds(const OddsReport &report, const QString &language, QTextStream &out);

/// The modes, inputs and conditions of a game.
[[nodiscard]] QJsonObject oddsListJson(const packs::Pack &pack, const QString &language);
void writeOddsList(const packs::Pack &pack, const QString &language, QTextStream &out);

/// "12.3 %", in the way of the language.
[[nodiscard]] QString percent(double chance, const QString &language);

} // namespace muster::cli

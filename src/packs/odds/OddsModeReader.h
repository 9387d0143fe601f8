// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/odds/OddsRules.h"
#include "packs/read/JsonFile.h"

#include <QJsonArray>

#include <set>

namespace muster::packs {

/// What all modes of a file share.
struct OddsShared
{
    QMap<QString, std::vector<int>> dice; ///< faces by letter
    QMap<QString, odds::Table> tables;
    QJsonValue die{QJsonValue::Undefined}; ///< faces of the die of the game; undefined: there is none
    bool low = false;
    QJsonArray inputs; ///< inputs and conditions that modes name by id
};

/// Reads one mode of odds.json. Keys in findings are paths like modes.shoot.each[2].chance.
class OddsModeReader
{
public:
    OddsModeReader(const OddsShared &shared, const QString &file, Findings &findings) : m_shared(shared), m_file(file), m_findings(findings)
    {
    }

    /// Nothing when there is a mistake.
    [[nodiscard]] std::optional<OddsMode> read(const QJsonObject &json);

private:
    void readInputs(const QJsonObject &json);
    std::vector<OddsInput> readList(const QJsonValue &list, const QString &key, OddsSide side);
    OddsInput readInput(const QJsonObject &json, const QString &key, OddsSide side);
    void readWords(const QJsonObject &json, const QString &key, OddsInput &input);
    OddsSource readSource(const QJsonObject &json, const QString &key, OddsSide side);
    void readFallbacks(const QJsonObject &json);
    void readFallbacks(const QJsonArray &list, std::vector<OddsInput> &inputs, const QString &key);
    OddsWeapons readWeapons(const QJsonObject &json, const QString &key);
    void readArms(const QJsonObject &json, const QString &key, OddsSource &source);
    void readAgain(const QJsonValue &value);
    void readLets(const QJsonArray &list);
    void readSteps(const QJsonArray &list, const QString &key, std::vector<odds::Step> &steps);
    void readStep(const QJsonObject &json, const QString &key, odds::Step &step);
    void readDie(const QJsonObject &json, const QString &key, odds::Step &step);
    void readDice(const QJsonArray &list, const QString &key, odds::Step &step);
    void readOutcomes(const QJsonValue &value, const QString &key, odds::Step &step);
    void readResults(const QJsonObject &json);
    void readNamed(const QJsonValue &list, const QString &key, std::vector<OddsNamed> &names, std::vector<odds::Expression> &formulas);
    odds::Expression formula(const QJsonValue &value, const QString &key);
    QRegularExpression pattern(const QJsonValue &value, const QString &key);
    [[nodiscard]] QJsonObject sharedInput(const QJsonValue &value) const;
    void mistake(const QString &key, const base::Message &what);

    const OddsShared &m_shared;
    QString m_file;
    Findings &m_findings;
    OddsMode m_mode;
    QString m_path;
    std::set<int> m_thrown; ///< places that steps write
    bool m_faulty = false;
};

} // namespace muster::packs

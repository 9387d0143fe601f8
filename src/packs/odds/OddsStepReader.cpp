// SPDX-License-Identifier: GPL-3.0-or-later
// The steps and questions of a mode.
#include "packs/odds/OddsModeReader.h"

#include <algorithm>

namespace muster::packs {

using odds::Step;

void OddsModeReader::readLets(const QJsonArray &list)
{
    for (const QJsonValue &item : list) {
        const QString id = item.toObject()["id"].toString();
        const odds::Expression meaning = formula(item.toObject()["is"], "let." + id);
        if (meaning.given())
            m_mode.program.names.define(id.toStdString(), meaning.node());
        else
            mistake("let." + id, QT_TRANSLATE_NOOP("Message", "it needs \"id\" and \"is\""));
    }
}

void OddsModeReader::readSteps(const QJsonArray &list, const QString &key, std::vector<Step> &steps)
{
    int number = 0;
    for (const QJsonValue &item : list) {
        const QString path = QString("%1[%2]").arg(key, QString::number(number++));
        const QJsonObject json = item.toObject();
        if (json.contains("let")) { // a formula of what was thrown so far
            const odds::Expression meaning = formula(json["is"], path + ".is");
            m_mode.program.names.define(json["let"].toString().toStdString(),
                                        meaning.given() ? meaning.node() : formula(QJsonValue(0), path).node());
            continue;
        }
        Step step;
        readStep(json, path, step);
        const QString id = json["id"].toString();
        if (id.isEmpty())
            mistake(path, QT_TRANSLATE_NOOP("Message", "a step needs an \"id\""));
        step.place = m_mode.program.names.add(id.toStdString());
        m_thrown.insert(step.place);
        for (const int place : step.when.reads()) {
            if (m_thrown.count(place))
                mistake(path + ".when", QT_TRANSLATE_NOOP("Message", "it may only ask for inputs, not for what was thrown"));
        }
        steps.push_back(std::move(step));
    }
}

void OddsModeReader::readStep(const QJsonObject &json, const QString &key, Step &step)
{
    static const QMap<QString, Step::Kind> kinds{{"set", Step::Kind::Set},
                                                 {"roll", Step::Kind::Roll},
                                                 {"dice", Step::Kind::Dice},
                                                 {"each", Step::Kind::Each},
                                                 {"allocate", Step::Kind::Allocate}};
    QString kind;
    for (const QString &each : kinds.keys()) {
        if (json.contains(each))
            kind = each;
    }
    if (kind.isEmpty())
        return mistake(key, QT_TRANSLATE_NOOP("Message", "a step is one of set, roll, dice, each, allocate"));
    step.kind = kinds.value(kind);
    if (step.kind == Step::Kind::Dice)
        readDice(json["dice"].toArray(), key + ".dice", step);
    else
        step.count = formula(json[kind], key + '.' + kind);
    if (step.kind == Step::Kind::Each)
        readOutcomes(json["outcomes"], key + ".outcomes", step);
    if (step.kind == Step::Kind::Allocate)
        readOutcomes(json["damage"], key + ".damage", step);
    if (step.kind == Step::Kind::Roll && !json.contains("chance"))
        mistake(key, QT_TRANSLATE_NOOP("Message", "a roll needs a \"chance\""));
    const std::initializer_list<std::pair<const char *, odds::Expression *>> formulas{
        {"when", &step.when},   {"chance", &step.chance}, {"reroll", &step.reroll},
        {"chain", &step.chain}, {"keep", &step.keep},     {"enemyReroll", &step.enemyReroll},
        {"lower", &step.lower}, {"wounds", &step.wounds}, {"figures", &step.figures},
        {"spill", &step.spill}, {"ignore", &step.ignore}, {"from", &step.from}};
    for (const auto &[name, target] : formulas)
        *target = formula(json[QLatin1String(name)], key + '.' + QLatin1String(name));
    readDie(json, key, step);
}

// The die that decides it: its faces, a letter of the file's dice, or the die of the game.
void OddsModeReader::readDie(const QJsonObject &json, const QString &key, Step &step)
{
    OddsStepWords words{LocalText::fromJson(json["name"]), stringList(json["first"])};
    words.faces = m_shared.dice.value(json["die"].toString());
    std::sort(words.faces.begin(), words.faces.end());
    if (!words.faces.empty())
        step.die = formula(int(words.faces.size()), key + ".die");
    else
        step.die = formula(json.contains("die") ? json["die"] : m_shared.die, key + ".die");
    for (const int place : step.die.reads()) {
        if (m_thrown.count(place))
            mistake(key + ".die", QT_TRANSLATE_NOOP("Message", "it may only ask for inputs, not for what was thrown"));
    }
    step.low = json.contains("low") ? json["low"].toBool() : !json.contains("die") && m_shared.low;
    if (words.name.isEmpty() && words.first.isEmpty() && words.faces.empty())
        return;
    step.words = int(m_mode.stepWords.size());
    m_mode.stepWords.push_back(std::move(words));
}

void OddsModeReader::readDice(const QJsonArray &list, const QString &key, Step &step)
{
    for (const QJsonValue &item : list) {
        const QJsonObject json = item.toObject();
        odds::DiceTerm term;
        term.count = formula(json["count"].isUndefined() ? QJsonValue(1) : json["count"], key + ".count");
        term.sides = formula(json["sides"], key + ".sides");
        const QString kind = json["kind"].toString();
        if (!kind.isEmpty())
            term.faces = m_shared.dice.value(kind);
        if (term.faces.empty() && !term.sides.given())
            mistake(key, QT_TRANSLATE_NOOP("Message", "dice have \"sides\", or a \"kind\" of the file's \"dice\""));
        step.dice.push_back(std::move(term));
    }
    if (step.dice.empty())
        mistake(key, QT_TRANSLATE_NOOP("Message", "there are no dice"));
}

// A formula, {"sides": 3, "plus": 1}, or a list of values with their chances.
void OddsModeReader::readOutcomes(const QJsonValue &value, const QString &key, Step &step)
{
    if (const QJsonObject die = value.toObject(); die.contains("sides")) {
        const int sides = die["sides"].toInt();
        if (sides < 1 || sides > 100)
            mistake(key + ".sides", QT_TRANSLATE_NOOP("Message", "a die here has 1 to 100 sides, as a number"));
        for (int face = 1; face <= std::min(sides, 100); ++face)
            step.outcomes.push_back({formula(QJsonValue(face + die["plus"].toInt()), key), formula(QString("1/%1").arg(sides), key)});
        return;
    }
    if (!value.isArray()) {
        step.outcomes.push_back({formula(value, key), formula(QJsonValue(1), key)});
        if (!step.outcomes.back().value.given())
            mistake(key, QT_TRANSLATE_NOOP("Message", "it is missing"));
        return;
    }
    for (const QJsonValue &item : value.toArray())
        step.outcomes.push_back({formula(item.toObject()["value"], key + ".value"), formula(item.toObject()["chance"], key + ".chance")});
}

void OddsModeReader::readResults(const QJsonObject &json)
{
    odds::Program &program = m_mode.program;
    program.lost = formula(json["lost"], "lost");
    if (!program.lost.given())
        mistake("lost", QT_TRANSLATE_NOOP("Message", "it is missing: the formula of what the target loses"));
    program.size = formula(json["size"], "size");
    program.own = formula(json["own"], "own");
    program.ownSize = formula(json["ownSize"], "ownSize");
    for (const QJsonValue &goal : json["goal"].toArray())
        program.goals.push_back(formula(goal, "goal"));
    for (const QJsonValue &item : json["counted"].toArray()) {
        const QJsonObject words = item.toObject();
        m_mode.counted.push_back(
            {formula(words["when"], "counted.when"), LocalText::fromJson(words["name"]), LocalText::fromJson(words["end"])});
        if (m_mode.counted.back().name.isEmpty())
            mistake("counted", QT_TRANSLATE_NOOP("Message", "it needs a \"name\""));
    }
    readNamed(json["stages"], "stages", m_mode.stages, program.stages);
    readNamed(json["chances"], "chances", m_mode.chances, program.chances);
    readNamed(json["outcomes"], "outcomes", m_mode.outcomes, program.outcomes);
}

void OddsModeReader::readNamed(const QJsonValue &list, const QString &key, std::vector<OddsNamed> &names,
                               std::vector<odds::Expression> &formulas)
{
    for (const QJsonValue &item : list.toArray()) {
        const QJsonObject json = item.toObject();
        const QString id = json["id"].toString();
        const LocalText name = LocalText::fromJson(json["name"]);
        if (id.isEmpty() || name.isEmpty() || !json.contains("of"))
            mistake(key + '.' + id, QT_TRANSLATE_NOOP("Message", "it needs \"id\", \"name\" and \"of\""));
        names.push_back({id, name});
        formulas.push_back(formula(json["of"], key + '.' + id));
    }
}

} // namespace muster::packs

// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsModeReader.h"

#include <algorithm>

namespace muster::packs {

namespace {

QString nameInFormulas(const QString &id)
{
    return QString(id).replace('-', '_');
}

QJsonArray listOf(const QJsonValue &value)
{
    return value.isArray() ? value.toArray() : value.isUndefined() ? QJsonArray() : QJsonArray{value};
}

} // namespace

void OddsModeReader::mistake(const QString &key, const base::Message &what)
{
    addError(m_findings, "odds.bad-value", m_file, {"\"%1%2\": %3", {m_path, key, what}});
    m_faulty = true;
}

std::optional<OddsMode> OddsModeReader::read(const QJsonObject &json)
{
    m_mode.id = json["id"].toString();
    m_mode.name = LocalText::fromJson(json["name"]);
    m_mode.byHand = json["byHand"].toBool();
    m_mode.whenChosen = json["whenChosen"].toBool();
    m_path = "modes." + m_mode.id + ".";
    if (m_mode.id.isEmpty() || m_mode.name.isEmpty())
        mistake("id", QT_TRANSLATE_NOOP("Message", "a mode needs \"id\" and \"name\""));
    for (auto it = m_shared.tables.begin(); it != m_shared.tables.end(); ++it)
        m_mode.program.names.addTable(it.key().toStdString(), it.value());
    readInputs(json);
    if (json.contains("weapons"))
        m_mode.weapons = readWeapons(json["weapons"].toObject(), "weapons");
    for (const QJsonValue &source : listOf(json["at"]))
        m_mode.at.push_back(readSource(source.toObject(), "at", OddsSide::Target));
    readAgain(json["again"]);
    readLets(json["let"].toArray());
    readFallbacks(json);
    for (const QJsonValue &item : json["start"].toArray()) {
        const odds::Expression value = formula(item.toObject()["is"], "start." + item.toObject()["id"].toString());
        m_mode.program.starts.push_back({m_mode.program.names.add(nameInFormulas(item.toObject()["id"].toString()).toStdString()), value});
        m_thrown.insert(m_mode.program.starts.back().place);
    }
    readSteps(json["each"].toArray(), "each", m_mode.program.each);
    readSteps(json["then"].toArray(), "then", m_mode.program.then);
    readResults(json);
    if (m_faulty)
        return std::nullopt;
    return std::move(m_mode);
}

void OddsModeReader::readInputs(const QJsonObject &json)
{
    const bool armed = json.contains("weapons");
    m_mode.defence = readList(json["defence"], "defence", OddsSide::Target);
    m_mode.conditions = readList(json["conditions"], "conditions", OddsSide::Target);
    m_mode.attack = readList(json["attack"], "attack", armed ? OddsSide::Weapon : OddsSide::Attacker);
    QStringList seen;
    for (const OddsInput *input : m_mode.inputs()) {
        if (seen.contains(input->as))
            mistake(input->id,
                    {QT_TRANSLATE_NOOP("Message", "two inputs have the name %1 in formulas; \"as\" gives another"), {input->as}});
        seen.append(input->as);
        if (input->type == OddsInput::Type::Dice) {
            for (auto it = m_shared.dice.begin(); it != m_shared.dice.end(); ++it)
                m_mode.program.names.add((input->as + '_' + it.key()).toStdString());
        }
    }
    for (std::vector<OddsInput> *list : {&m_mode.defence, &m_mode.conditions, &m_mode.attack}) {
        for (OddsInput &input : *list) {
            if (input.type != OddsInput::Type::Dice)
                input.place = m_mode.program.names.add(input.as.toStdString());
        }
    }
}

// Only what is left of the target may be another figure in the next attack.
void OddsModeReader::readAgain(const QJsonValue &value)
{
    if (value.isUndefined())
        return;
    const auto named = [&value](const OddsInput &input) { return input.id == value.toString(); };
    if (value.isBool() ? value.toBool() : std::any_of(m_mode.defence.begin(), m_mode.defence.end(), named))
        m_mode.again = value.toString();
    else
        mistake("again",
                {QT_TRANSLATE_NOOP("Message", "it is neither true nor an input of \"defence\": %1"), {value.toVariant().toString()}});
}

// An id alone stands for an input of the file's own list.
QJsonObject OddsModeReader::sharedInput(const QJsonValue &value) const
{
    if (!value.isString())
        return value.toObject();
    for (const QJsonValue &item : m_shared.inputs) {
        if (item.toObject()["id"].toString() == value.toString())
            return item.toObject();
    }
    return {};
}

std::vector<OddsInput> OddsModeReader::readList(const QJsonValue &list, const QString &key, OddsSide side)
{
    std::vector<OddsInput> inputs;
    for (const QJsonValue &item : list.toArray()) {
        const QJsonObject object = sharedInput(item);
        if (object.isEmpty())
            mistake(key, {QT_TRANSLATE_NOOP("Message", "there is no input %1 in \"inputs\""), {item.toString()}});
        else
            inputs.push_back(readInput(object, key + '.' + object["id"].toString(), side));
    }
    return inputs;
}

OddsInput OddsModeReader::readInput(const QJsonObject &json, const QString &key, OddsSide side)
{
    static const QMap<QString, OddsInput::Type> types{{"number", OddsInput::Type::Number},
                                                      {"flag", OddsInput::Type::Flag},
                                                      {"choice", OddsInput::Type::Choice},
                                                      {"dice", OddsInput::Type::Dice}};
    OddsInput input;
    input.id = json["id"].toString();
    input.as = nameInFormulas(json["as"].toString(input.id));
    input.name = LocalText::fromJson(json["name"]);
    if (input.id.isEmpty() || input.name.isEmpty())
        mistake(key, QT_TRANSLATE_NOOP("Message", "an input needs \"id\" and \"name\""));
    const QString type = json["type"].toString("number");
    if (!types.contains(type))
        mistake(key + ".type", {QT_TRANSLATE_NOOP("Message", "there is no type %1; number, flag, choice and dice are"), {type}});
    input.type = types.value(type, OddsInput::Type::Number);
    readWords(json, key, input);
    input.least = json["min"].toDouble(input.type == OddsInput::Type::Number ? 0 : -1e9);
    input.most = json["max"].toDouble(999);
    input.fraction = json["fraction"].toBool();
    input.needed = json["needed"].toBool();
    input.instead = stringList(json["instead"]);
    for (const QJsonValue &source : listOf(json["from"]))
        input.from.push_back(readSource(source.toObject(), key + ".from", side));
    return input;
}

void OddsModeReader::readWords(const QJsonObject &json, const QString &key, OddsInput &input)
{
    for (const QJsonValue &item : json["values"].toArray()) {
        const QJsonObject object = item.toObject();
        OddsWord word{object["id"].toString(), LocalText::fromJson(object["name"]), object["is"].toDouble()};
        if (word.id.isEmpty() || word.name.isEmpty())
            mistake(key + ".values", QT_TRANSLATE_NOOP("Message", "a value needs \"id\" and \"name\""));
        if (!object.contains("is"))
            word.value = m_mode.program.names.word(word.id.toStdString());
        input.words.push_back(word);
    }
    if (input.type == OddsInput::Type::Choice && input.words.empty())
        mistake(key + ".values", QT_TRANSLATE_NOOP("Message", "a choice needs values"));
}

OddsSource OddsModeReader::readSource(const QJsonObject &json, const QString &key, OddsSide side)
{
    static const QMap<QString, OddsSide> sides{
        {"attacker", OddsSide::Attacker}, {"weapon", OddsSide::Weapon}, {"target", OddsSide::Target}};
    OddsSource source;
    source.side = side;
    if (const QString of = json["of"].toString(); !of.isEmpty()) {
        if (!sides.contains(of))
            mistake(key + ".of", {QT_TRANSLATE_NOOP("Message", "%1 is not attacker, weapon or target"), {of}});
        source.side = sides.value(of, side);
    }
    source.characteristic = json["char"].toString();
    source.pattern = pattern(json["pattern"], key + ".pattern");
    source.length = json["length"].toBool();
    const QJsonObject values = json["values"].toObject();
    for (auto it = values.begin(); it != values.end(); ++it)
        source.values.insert(it.key(), it.value().toString());
    source.rules = stringList(QJsonValue(listOf(json["rule"])));
    source.categories = stringList(QJsonValue(listOf(json["category"])));
    if (json["cost"].isString())
        source.costs.insert(QString(), json["cost"].toString());
    const QJsonObject costs = json["cost"].toObject();
    for (auto it = costs.begin(); it != costs.end(); ++it)
        source.costs.insert(it.key(), it.value().toString());
    if (json.contains("arms"))
        readArms(json, key, source);
    source.figures = json["figures"].toBool();
    source.number = json["number"].toBool();
    source.value = json["value"].isString() ? json["value"].toString() : QString::number(json["value"].toDouble(1));
    const bool any = !source.characteristic.isEmpty() || !source.rules.isEmpty() || !source.categories.isEmpty() || !source.costs.isEmpty();
    if (!any && !source.figures && !source.number)
        mistake(key, QT_TRANSLATE_NOOP("Message", "a source names char, rule, category, cost, figures or number"));
    return source;
}

QRegularExpression OddsModeReader::pattern(const QJsonValue &value, const QString &key)
{
    QRegularExpression expression(value.toString());
    if (!expression.isValid())
        mistake(key, {QT_TRANSLATE_NOOP("Message", "the pattern cannot be read: %1"), {expression.errorString()}});
    return expression;
}

void OddsModeReader::readFallbacks(const QJsonObject &json)
{
    readFallbacks(json["defence"].toArray(), m_mode.defence, "defence");
    readFallbacks(json["conditions"].toArray(), m_mode.conditions, "conditions");
    readFallbacks(json["attack"].toArray(), m_mode.attack, "attack");
}

void OddsModeReader::readFallbacks(const QJsonArray &list, std::vector<OddsInput> &inputs, const QString &key)
{
    for (qsizetype i = 0; i < list.size() && std::size_t(i) < inputs.size(); ++i) {
        OddsInput &input = inputs[std::size_t(i)];
        const QJsonValue value = sharedInput(list.at(i)).value("default");
        input.hasFallback = !value.isUndefined();
        if (const OddsWord *word = input.word(value.toString())) {
            input.fallback = formula(QString("'%1'").arg(word->id), key);
            if (input.type == OddsInput::Type::Number)
                input.fallback = formula(QString::number(word->value), key);
        } else if (input.hasFallback) {
            input.fallback = formula(value, key + '.' + input.id + ".default");
        } else if (input.type == OddsInput::Type::Choice) {
            input.fallback = formula(QString("'%1'").arg(input.words.empty() ? QString() : input.words.front().id), key);
        }
    }
}

OddsWeapons OddsModeReader::readWeapons(const QJsonObject &json, const QString &key)
{
    OddsWeapons weapons;
    weapons.profileTypes = stringList(QJsonValue(listOf(json["profile"])));
    weapons.tags = json["tags"].toString();
    weapons.alternatives = pattern(json["alternatives"], key + ".alternatives");
    weapons.share = json["share"].toString();
    weapons.least = json["least"].toInt();
    for (const QJsonValue &item : listOf(json["only"])) {
        const QJsonObject test = item.toObject();
        weapons.tests.push_back(
            {test["char"].toString(), stringList(test["is"]), stringList(test["not"]), pattern(test["matches"], key + ".only.matches")});
    }
    if (weapons.profileTypes.isEmpty())
        mistake(key + ".profile", QT_TRANSLATE_NOOP("Message", "it names no profile type"));
    return weapons;
}

void OddsModeReader::readArms(const QJsonObject &json, const QString &key, OddsSource &source)
{
    static const QMap<QString, OddsSource::Fold> folds{
        {"sum", OddsSource::Fold::Sum}, {"most", OddsSource::Fold::Most}, {"any", OddsSource::Fold::Any}};
    const QString fold = json["fold"].toString("sum");
    source.arms = readWeapons(json["arms"].toObject(), key + ".arms");
    source.times = json["times"].toString();
    source.fold = folds.value(fold);
    if (!folds.contains(fold))
        mistake(key + ".fold", {QT_TRANSLATE_NOOP("Message", "%1 is not sum, most or any"), {fold}});
}

odds::Expression OddsModeReader::formula(const QJsonValue &value, const QString &key)
{
    if (value.isUndefined())
        return {};
    const QString text = value.isBool() ? QString(value.toBool() ? "1" : "0")
        : value.isDouble()              ? QString::number(value.toDouble(), 'f', 12)
                                        : value.toString();
    const auto parsed = odds::Expression::parse(text.toStdString(), m_mode.program.names);
    if (parsed)
        return *parsed;
    QStringList known;
    for (const std::string &name : m_mode.program.names.known())
        known.append(QString::fromStdString(name));
    const base::Message &problem = parsed.error().sentence;
    if (problem.id.starts_with("there is no"))
        mistake(key, {QT_TRANSLATE_NOOP("Message", "%1; there are %2"), {problem, known.join(", ")}});
    else
        mistake(key, problem);
    return {};
}

} // namespace muster::packs

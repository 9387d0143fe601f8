// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/odds/OddsReport.h"

#include "share/odds/OddsText.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QLocale>

#include <algorithm>

namespace muster::cli {

namespace {

struct OddsReportWords
{
    Q_DECLARE_TR_FUNCTIONS(OddsCommand)
};

using packs::OddsInput;
using packs::OddsMode;
using packs::OddsNamed;

QJsonArray numbers(const std::vector<double> &values)
{
    QJsonArray array;
    for (const double value : values)
        array.append(value);
    return array;
}

QJsonArray named(const std::vector<OddsNamed> &names, const std::vector<double> &values, const char *key, const QString &language)
{
    QJsonArray array;
    for (std::size_t i = 0; i < names.size() && i < values.size(); ++i)
        array.append(QJsonObject{{"id", names[i].id}, {"name", names[i].name.in(language)}, {QLatin1String(key), values[i]}});
    return array;
}

QString decimal(double value, const QString &language)
{
    QLocale locale(language);
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', 2);
}

QStringList notCounted(const OddsReport &report, const QString &language)
{
    return share::oddsRuleNames(report.pack, report.asker, report.question, report.reply.notCounted, language);
}

/// The weapons that fire, as the reader knows them.
QStringList weaponNames(const OddsReport &report, const QString &language)
{
    QStringList names;
    for (const packs::OddsArmed &arm : report.reply.arms) {
        if (arm.fires)
            names.append(report.pack.language(language).name(arm.id.toStdString(), arm.name.toStdString()));
    }
    return names;
}

void writeRow(const QString &title, const std::vector<double> &row, const QString &language, QTextStream &out)
{
    out << title << '\n';
    double atLeast = 1;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (row[i] >= 5e-5 || i == 0 || i + 1 == row.size())
            out << "  " << QString::number(i).rightJustified(3) << "  " << percent(row[i], language).rightJustified(9)
                << percent(std::max(0.0, atLeast), language).rightJustified(12) << '\n';
        atLeast -= row[i];
    }
}

QString typeText(const packs::OddsRules &rules, const OddsInput &input)
{
    return text::spoken(packs::allowedValues(rules, input));
}

QJsonArray inputsJson(const packs::OddsRules &rules, const std::vector<OddsInput> &inputs, const QString &language)
{
    static const char *const types[] = {"number", "flag", "choice", "dice"};
    QJsonArray array;
    for (const OddsInput &input : inputs) {
        QJsonObject object{{"id", input.id},
                           {"name", input.name.in(language)},
                           {"type", QLatin1String(types[int(input.type)])},
                           {"needed", input.needed},
                           {"allowed", typeText(rules, input)}};
        QJsonArray values;
        for (const packs::OddsWord &word : input.words)
            values.append(QJsonObject{{"id", word.id}, {"name", word.name.in(language)}});
        if (!values.isEmpty())
            object.insert("values", values);
        array.append(object);
    }
    return array;
}

} // namespace

QString percent(double chance, const QString &language)
{
    const QString number = QLocale(language).toString(chance * 100, 'f', 2);
    return text::Translator::of(language).translate("Typography", "%1 %", "a figure in percent").arg(number);
}

QJsonObject oddsJson(const OddsReport &report, const QString &language)
{
    const OddsMode &mode = *report.question.mode;
    const odds::Answer &answer = report.reply.answer;
    QJsonObject with;
    for (auto it = report.question.with.begin(); it != report.question.with.end(); ++it)
        with.insert(it.key(), it.value().isEmpty() ? QJsonValue(true) : QJsonValue(it.value()));
    QJsonObject json{{"system", report.pack.id()},
                     {"mode", mode.id},
                     {"attacker", report.attacker},
                     {"target", report.target},
                     {"weapons", QJsonArray::fromStringList(report.reply.weapons)},
                     {"with", with},
                     {"stages", named(mode.stages, answer.stages, "mean", language)},
                     {"lost", numbers(mode.outcomes.empty() ? answer.lost : answer.outcomes)},
                     {"mean", answer.mean},
                     {"any", answer.any},
                     {"destroyed", answer.destroyed},
                     {"notCounted", QJsonArray::fromStringList(notCounted(report, language))}};
    if (!mode.outcomes.empty())
        json.insert("defenderLost", numbers(answer.lost));
    if (!answer.own.empty()) {
        json.insert("attackerLost", numbers(answer.own));
        json.insert("attackerMean", answer.ownMean);
        QJsonArray joint;
        for (const std::vector<double> &row : answer.joint)
            joint.append(numbers(row));
        json.insert("joint", joint);
    }
    if (!mode.chances.empty())
        json.insert("chances", named(mode.chances, answer.chances, "chance", language));
    if (!report.reply.again.empty())
        json.insert("again", numbers(report.reply.again));
    if (!report.reply.unknown.isEmpty())
        json.insert("unknown", QJsonArray::fromStringList(report.reply.unknown));
    if (!report.reply.assumed.isEmpty()) {
        QJsonObject assumed;
        for (auto it = report.reply.assumed.begin(); it != report.reply.assumed.end(); ++it)
            assumed.insert(it.key(), it.value());
        json.insert("assumed", assumed);
    }
    if (const auto worth = share::pointsPerPoint(report.question, report.reply))
        json.insert("pointsPerPoint", *worth);
    return json;
}

void writeOdds(const OddsReport &report, const QString &language, QTextStream &out)
{
    const OddsMode &mode = *report.question.mode;
    const odds::Answer &answer = report.reply.answer;
    QString head = mode.name.in(language);
    if (!report.attacker.isEmpty() || !report.target.isEmpty())
        head = OddsReportWords::tr("%1: %2 → %3").arg(head, report.attacker, report.target);
    if (const QStringList weapons = weaponNames(report, language); !weapons.isEmpty())
        head += QStringLiteral(" (%1)").arg(weapons.join(", "));
    out << head << '\n';
    const share::OddsWords words = share::oddsWords(mode, report.reply, language);
    out << words.head << '\n';
    for (const QString &line : words.lines)
        out << line << '\n';
    for (std::size_t i = 0; i < mode.stages.size(); ++i)
        out << "  " << mode.stages[i].name.in(language).leftJustified(30) << decimal(answer.stages[i], language) << '\n';
    if (answer.lost.size() > 1)
        writeRow(OddsReportWords::tr("Lost     exactly    at least"), answer.lost, language, out);
    if (!answer.own.empty())
        writeRow(OddsReportWords::tr("Lost by the attacker"), answer.own, language, out);
    if (!report.reply.notCounted.isEmpty())
        out << OddsReportWords::tr("Not counted: %1").arg(notCounted(report, language).join(", ")) << '\n';
}

QJsonObject oddsListJson(const packs::Pack &pack, const QString &language)
{
    QJsonArray modes;
    for (const OddsMode &mode : pack.odds().modes) {
        QJsonArray stages, chances, outcomes;
        const auto tell = [&language](const auto &names, QJsonArray &array) {
            for (const OddsNamed &each : names)
                array.append(QJsonObject{{"id", each.id}, {"name", each.name.in(language)}});
        };
        tell(mode.stages, stages);
        tell(mode.chances, chances);
        tell(mode.outcomes, outcomes);
        modes.append(QJsonObject{{"id", mode.id},
                                 {"name", mode.name.in(language)},
                                 {"attack", inputsJson(pack.odds(), mode.attack, language)},
                                 {"defence", inputsJson(pack.odds(), mode.defence, language)},
                                 {"with", inputsJson(pack.odds(), mode.conditions, language)},
                                 {"stages", stages},
                                 {"chances", chances},
                                 {"outcomes", outcomes}});
    }
    return {{"system", pack.id()}, {"modes", modes}};
}

void writeOddsList(const packs::Pack &pack, const QString &language, QTextStream &out)
{
    for (const OddsMode &mode : pack.odds().modes) {
        out << "--mode " << mode.id << "  " << mode.name.in(language) << '\n';
        const auto tell = [&](const char *title, const auto &list) {
            for (const OddsInput &input : list)
                out << "  " << title << ' ' << input.id.leftJustified(18) << input.name.in(language) << " (" << typeText(pack.odds(), input)
                    << ")\n";
        };
        tell("--attack", mode.attack);
        tell("--defence", mode.defence);
        tell("--with", mode.conditions);
    }
}

} // namespace muster::cli

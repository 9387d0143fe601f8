// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/ValidateCommand.h"

#include "base/Number.h"
#include "cli/roster/JudgedRoster.h"
#include "rules/evaluate/Advantages.h"
#include "share/FindingText.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

namespace muster::cli {

namespace {

using share::toText;

struct ValidateWords
{
    Q_DECLARE_TR_FUNCTIONS(ValidateCommand)
};

/// Puts a judged roster into JSON and into lines, in the words of one language.
class Verdict
{
public:
    Verdict(JudgedRoster &judged, const QString &language) : m_judged(judged), m_evaluator(*judged.evaluator), m_look(judged.look(language))
    {
    }

    QJsonObject json()
    {
        const rules::GameData &data = *m_judged.pack->data();
        return {{"legal", m_evaluator.legal()},
                {"checked", m_evaluator.checked()},
                {"notUnderstood", m_evaluator.notUnderstood()},
                {"costs", costs()},
                {"findings", findings()},
                {"advantages", advantages()},
                {"data",
                 QJsonObject{{"id", m_judged.pack->id()},
                             {"gameSystem", toText(data.gameSystem().idText)},
                             {"revision", data.gameSystem().revision},
                             {"version", m_judged.pack->manifest().version}}}};
    }

private:
    QJsonArray costs()
    {
        QJsonArray list;
        for (const rules::RosterCost &cost : m_evaluator.totals()) {
            if ((cost.hidden || !cost.used) && !cost.limit && cost.typeId != m_look.costTypeId)
                continue;
            QJsonObject entry{{"name", m_look.name(cost.typeId, cost.name)}, {"value", base::rounded(cost.value)}};
            entry.insert("limit", cost.limit ? QJsonValue(*cost.limit) : QJsonValue());
            list.append(entry);
        }
        return list;
    }

    QString nameOf(const std::string &id) const
    {
        if (const rules::Force *force = m_evaluator.chosenForce(id)) {
            const rules::EffectiveForce *value = m_evaluator.force(id);
            if (!force->customName.empty())
                return toText(force->customName);
            return m_look.name(force->entryId, value ? value->name : force->name);
        }
        const rules::Selection *selection = m_evaluator.chosen(id);
        if (!selection)
            return toText(id);
        if (!selection->customName.empty())
            return toText(selection->customName);
        const rules::EffectiveSelection *value = m_evaluator.selection(id);
        return value ? m_look.name(*value) : toText(selection->name);
    }

    QJsonArray findings()
    {
        QJsonArray list;
        for (const rules::RosterFinding &finding : m_evaluator.findings()) {
            QJsonArray path;
            QJsonArray ids;
            for (const std::string &id : finding.path) {
                path.append(nameOf(id));
                ids.append(toText(id));
            }
            const share::FindingText words = share::findingText(finding, m_evaluator, m_look);
            QJsonObject entry{{"rule", toText(finding.rule())},
                              {"kind", rules::toString(finding.kind)},
                              {"severity", base::toString(finding.severity)},
                              {"scope", rules::toString(finding.ownerType)},
                              {"path", path},
                              {"ids", ids},
                              {"entry", toText(finding.entryId)},
                              {"message", words.title},
                              {"where", words.scope},
                              {"current", finding.current},
                              {"wanted", finding.wanted},
                              {"count", finding.count}};
            const std::vector<rules::Fix> fixes = m_evaluator.fixes(finding);
            entry.insert("fix", fixes.empty() ? QJsonValue() : QJsonValue(share::fixText(fixes.front(), finding, m_evaluator, m_look)));
            list.append(entry);
        }
        return list;
    }

    QJsonArray advantages()
    {
        QJsonArray list;
        for (const rules::Advantage &advantage : rules::advantages(m_evaluator)) {
            QJsonArray missing;
            for (const rules::MissingSlot &slot : advantage.missing)
                missing.append(m_look.name(slot.groupId, slot.name));
            QJsonArray units;
            for (const std::string &id : advantage.unitIds)
                units.append(nameOf(id));
            list.append(QJsonObject{{"formation", nameOf(advantage.formationId)},
                                    {"name", m_look.name(advantage.ruleId, advantage.name)},
                                    {"active", advantage.active},
                                    {"missing", missing},
                                    {"units", units}});
        }
        return list;
    }

    JudgedRoster &m_judged;
    rules::Evaluator &m_evaluator;
    share::RosterLook m_look;
};

QString joined(const QJsonArray &list, const QString &separator)
{
    QStringList parts;
    for (const QJsonValue &value : list)
        parts.append(value.toString());
    return parts.join(separator);
}

// As the panel of the findings says it.
QString severityWord(const QString &severity)
{
    return severity == "error"  ? ValidateWords::tr("problem")
        : severity == "warning" ? ValidateWords::tr("warning")
                                : ValidateWords::tr("hint");
}

void writeVerdict(const QJsonObject &verdict, QTextStream &out)
{
    out << (!verdict["checked"].toBool()    ? ValidateWords::tr("not checked")
                : verdict["legal"].toBool() ? ValidateWords::tr("legal")
                                            : ValidateWords::tr("not legal"))
        << '\n';
    for (const QJsonValue &entry : verdict["costs"].toArray()) {
        const QJsonObject cost = entry.toObject();
        QString value = QString::number(cost["value"].toDouble());
        if (cost["limit"].isDouble())
            value += " / " + QString::number(cost["limit"].toDouble());
        out << text::labelled(cost["name"].toString(), value) << '\n';
    }
    for (const QJsonValue &value : verdict["findings"].toArray()) {
        const QJsonObject finding = value.toObject();
        out << text::labelled(severityWord(finding["severity"].toString()), finding["message"].toString());
        if (const QString path = joined(finding["path"].toArray(), " / "); !path.isEmpty())
            out << "  (" << path << ')';
        if (finding["fix"].isString())
            out << "  -> " << finding["fix"].toString();
        out << '\n';
    }
    for (const QJsonValue &value : verdict["advantages"].toArray()) {
        const QJsonObject advantage = value.toObject();
        out << text::labelled(advantage["active"].toBool() ? ValidateWords::tr("advantage") : ValidateWords::tr("no advantage"),
                              text::labelled(advantage["formation"].toString(), advantage["name"].toString()));
        if (const QString units = joined(advantage["units"].toArray(), ", "); !units.isEmpty())
            out << " (" << units << ')';
        if (const QString missing = joined(advantage["missing"].toArray(), ", "); !missing.isEmpty())
            out << ValidateWords::tr("; missing: %1").arg(missing);
        out << '\n';
    }
}

} // namespace

QString ValidateCommand::summary() const
{
    return ValidateWords::tr("says whether a roster is legal: costs, findings, advantages of formations");
}

QString ValidateCommand::description() const
{
    return ValidateWords::tr(
        "Ends with 0 when the roster is legal, 1 when not, 2 when it cannot be read or its game is not installed.\n"
        "JSON: {legal, checked, notUnderstood, costs: [{name, value, limit}], findings: [{rule, kind, severity, scope, path, ids, entry, message, "
        "where, current, wanted, count, fix}], advantages: [{formation, name, active, missing, units}], data: {id, "
        "gameSystem, revision, version}}. checked is false when a file of the game data is missing: such a roster is never legal. "
        "notUnderstood counts rules of the data that are left out because this program does not know their words. units of an inactive advantage are those that would have it.");
}

void ValidateCommand::prepare(QCommandLineParser &parser) const
{
    parser.addOption({"json", ValidateWords::tr("Output as JSON.")});
}

int ValidateCommand::run(const QCommandLineParser &parser, Context &context) const
{
    if (parser.positionalArguments().size() != 1)
        return couldNot(context, ValidateWords::tr("usage: muster validate FILE [--json]"));
    auto judged = judgeRoster(parser.positionalArguments().front(), context);
    if (!judged)
        return couldNot(context, text::spoken(judged.error()));
    const QJsonObject verdict = Verdict(*judged, context.language).json();
    if (parser.isSet("json"))
        context.out << QString::fromUtf8(QJsonDocument(verdict).toJson());
    else
        writeVerdict(verdict, context.out);
    context.out.flush();
    return verdict["legal"].toBool() ? Fine : AnswerIsNo;
}

} // namespace muster::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#include "share/odds/OddsText.h"

#include "packs/Pack.h"
#include "text/Speaking.h"
#include "text/Typography.h"

#include <QCoreApplication>

#include <algorithm>

namespace muster::share {

namespace {

struct OddsTextWords
{
    Q_DECLARE_TR_FUNCTIONS(OddsText)
};

QString percentText(const QString &number)
{
    return text::current().translate("Typography", "%1 %", "a figure in percent").arg(number);
}

QString averageLine(const packs::OddsReply &reply, const QString &what)
{
    const auto &answer = reply.answer;
    const int size = int(answer.lost.size()) - 1;
    const QString mean = oddsMean(answer.mean);
    if (answer.destroyed == 0 && reply.answer.any == 0)
        return OddsTextWords::tr("Nothing of it can be lost.");
    return OddsTextWords::tr("On average %1 of %2 %3; at least one with %4.")
        .arg(mean, QString::number(size), what, oddsPercent(answer.any));
}

// How many of them a player needs, for half of his games and for nine of ten.
QString againLine(const std::vector<double> &again)
{
    const auto first = [&again](double chance) {
        return int(std::find_if(again.begin(), again.end(), [chance](double each) { return each >= chance; }) - again.begin()) + 1;
    };
    if (again.size() < 2)
        return {};
    const int all = int(again.size()), half = first(0.5), most = first(0.9);
    if (half > all || (half == 1 && most > all))
        return OddsTextWords::tr("%1 such attacks one after the other: %2.").arg(QString::number(all), oddsPercent(again.back()));
    if (half == 1 || half == most)
        return OddsTextWords::tr("It takes %1 such attacks for %2.").arg(QString::number(most), oddsPercent(0.9));
    if (most > all)
        return OddsTextWords::tr("It takes %1 such attacks for %2.").arg(QString::number(half), oddsPercent(0.5));
    return OddsTextWords::tr("It takes %1 such attacks for %2, %3 for %4.")
        .arg(QString::number(half), oddsPercent(0.5), QString::number(most), oddsPercent(0.9));
}

} // namespace

QString oddsPercent(double chance)
{
    if (chance > 0 && chance < 0.005)
        return OddsTextWords::tr("< %1", "less than so many percent").arg(percentText(QStringLiteral("1")));
    if (chance < 1 - 1e-12 && chance > 0.995)
        return OddsTextWords::tr("> %1", "more than so many percent").arg(percentText(QStringLiteral("99")));
    return percentText(text::currentLocale().toString(chance * 100, 'f', 0));
}

QString oddsMean(double value, int decimals)
{
    QLocale locale = text::currentLocale();
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'f', decimals);
}

OddsWords oddsWords(const packs::OddsMode &mode, const packs::OddsReply &reply, const QString &language)
{
    OddsWords words;
    if (!reply.unknown.isEmpty()) {
        words.head = OddsTextWords::tr("A figure is not known");
        words.lines.append(OddsTextWords::tr("Nobody wrote down: %1.").arg(reply.unknown.join(QStringLiteral(", "))));
        return words;
    }
    const auto &answer = reply.answer;
    const QString what = reply.counted.isEmpty() ? OddsTextWords::tr("lost", "3 of 5 lost") : reply.counted.in(language);
    for (std::size_t i = 0; i < mode.outcomes.size() && i < answer.outcomes.size(); ++i) {
        const QString line = text::labelled(mode.outcomes[i].name.in(language), oddsPercent(answer.outcomes[i]));
        if (i == 0)
            words.head = line;
        else
            words.lines.append(line);
    }
    const bool ends = answer.lost.size() > 1 && answer.size > 0;
    if (mode.outcomes.empty() && ends && answer.mean > 0) {
        const QString end = reply.end.isEmpty() ? OddsTextWords::tr("to destroy it") : reply.end.in(language);
        words.head = QStringLiteral("%1 %2").arg(oddsPercent(answer.destroyed), end);
    } else if (mode.outcomes.empty()) {
        words.head = answer.mean > 0 ? OddsTextWords::tr("%1 %2 on average").arg(oddsMean(answer.mean), what)
                                     : OddsTextWords::tr("This does nothing to it");
    }
    if (ends && answer.mean > 0 && answer.lost.size() > 2)
        words.lines.append(averageLine(reply, what));
    if (const QString line = againLine(reply.again); !line.isEmpty())
        words.lines.append(line);
    if (!answer.own.empty() && answer.ownMean > 0)
        words.lines.append(OddsTextWords::tr("The attacker loses %1 on average and is lost with %2.")
                               .arg(oddsMean(answer.ownMean), oddsPercent(answer.own.back())));
    for (std::size_t i = 0; i < mode.chances.size() && i < answer.chances.size(); ++i) {
        if (answer.chances[i] > 0)
            words.lines.append(text::labelled(mode.chances[i].name.in(language), oddsPercent(answer.chances[i])));
    }
    for (auto it = reply.assumed.begin(); it != reply.assumed.end(); ++it) {
        for (const packs::OddsInput *input : mode.inputs()) {
            if (input->id == it.key())
                words.lines.append(OddsTextWords::tr("Assumed: %1 %2.").arg(input->name.in(language), it.value()));
        }
    }
    return words;
}

QStringList oddsRuleNames(const packs::Pack &pack, const packs::OddsAsker &asker, const packs::OddsQuestion &question,
                          const QStringList &rules, const QString &language)
{
    QStringList names;
    for (const QString &id : rules) {
        QString own = asker.ruleName(id);
        for (const packs::OddsUnit *unit : {question.attacker, question.target}) {
            if (own.isEmpty() && unit)
                own = unit->ruleNames.value(id);
        }
        names.append(pack.language(language).name(id.toStdString(), (own.isEmpty() ? id : own).toStdString()));
    }
    return names;
}

std::optional<double> pointsPerPoint(const packs::OddsQuestion &question, const packs::OddsReply &reply)
{
    const auto &answer = reply.answer;
    if (!question.attacker || !question.target || question.attacker->points <= 0 || question.target->points <= 0 || answer.size == 0
        || !reply.unknown.isEmpty())
        return std::nullopt;
    return answer.mean / double(answer.lost.size() - 1) * question.target->points / question.attacker->points;
}

} // namespace muster::share

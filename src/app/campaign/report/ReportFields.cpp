// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/report/ReportFields.h"

#include "app/campaign/report/ChipEdit.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Segments.h"
#include "campaign/fold/Names.h"

#include <QCoreApplication>
#include <QLabel>
#include <QLineEdit>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

class ReportFieldWords
{
    Q_DECLARE_TR_FUNCTIONS(ReportField)
};

} // namespace

QWidget *ReportField::captioned(const QString &text, QWidget *control, QWidget *parent)
{
    auto *field = new QWidget(parent);
    auto *column = new QVBoxLayout(field);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *label = new QLabel(text, field);
    label->setTextFormat(Qt::PlainText);
    label->setFont(roleFont(FontRole::Caption));
    label->setProperty("role", "second");
    label->setBuddy(control);
    column->addWidget(label);
    column->addWidget(control);
    return field;
}

QWidget *ReportField::objective(const Objective &objective, QWidget *parent) const
{
    auto *choice = new Segments(parent);
    choice->setObjectName("report.objective." + objective.id + suffix);
    choice->setChoices(
        {ReportFieldWords::tr("Done"), ReportFieldWords::tr("Failed"),
         objective.closedAtStart ? ReportFieldWords::tr("Not read") : ReportFieldWords::tr("Open", "objective not decided")});
    const int award = draft.mission().awards.value(objective.id, objective.award);
    const QString name = objective.name.in(session.language());
    const QString label = session.rules().mode == ExperienceMode::None
        ? name
        : ReportFieldWords::tr("%1, %2 to share").arg(name, QString::number(award));
    choice->setAccessibleName(label);
    QObject::connect(choice, &Segments::chosen, choice, [draft = &draft, side = side, id = objective.id](int chosen) {
        const ObjectiveResult results[] = {ObjectiveResult::Done, ObjectiveResult::Failed, ObjectiveResult::NotRead};
        draft->setObjective(side, id, results[chosen]);
    });
    return captioned(label, choice, parent);
}

void ReportField::show(const Objective &objective, const Side &side, const QString &suffix, const QWidget &parent)
{
    const ObjectiveResult result = side.objectives.value(objective.id, ObjectiveResult::NotRead);
    if (auto *choice = parent.findChild<Segments *>("report.objective." + objective.id + suffix))
        choice->setCurrentIndex(result == ObjectiveResult::Done ? 0 : result == ObjectiveResult::Failed ? 1 : 2);
}

Segments *ReportField::result(QWidget *parent) const
{
    auto *result = new Segments(parent);
    result->setObjectName("report.result" + suffix);
    result->setChoices({ReportFieldWords::tr("Won"), ReportFieldWords::tr("Drawn"), ReportFieldWords::tr("Lost"),
                        ReportFieldWords::tr("Open", "result not known")});
    const QString name = sideName(draft.side(side), session.state());
    result->setAccessibleName(name.isEmpty() ? ReportFieldWords::tr("Result") : ReportFieldWords::tr("Result of %1").arg(name));
    if (!session.rules().objectives.isEmpty())
        result->setToolTip(ReportFieldWords::tr("Left open, this decides: %1. Done is won, failed is lost.")
                               .arg(session.rules().objectives.first().name.in(session.language())));
    QObject::connect(result, &Segments::chosen, result,
                     [draft = &draft, side = side](int chosen) { draft->setResult(side, GameResult((chosen + 1) % 4)); });
    return result;
}

void ReportField::show(Segments &result, const Side &side)
{
    result.setCurrentIndex((int(side.result) + 3) % 4);
}

QSpinBox *ReportField::victoryPoints(QWidget *parent) const
{
    auto *points = new QSpinBox(parent);
    points->setObjectName("report.victoryPoints" + suffix);
    points->setRange(0, 9999);
    const QString name = sideName(draft.side(side), session.state());
    points->setAccessibleName(name.isEmpty() ? ReportFieldWords::tr("Victory points")
                                             : ReportFieldWords::tr("Victory points of %1").arg(name));
    QObject::connect(points, &QSpinBox::valueChanged, points,
                     [draft = &draft, side = side](int value) { draft->setVictoryPoints(side, value); });
    return points;
}

ChipEdit *ReportField::wholeSide(QWidget *parent) const
{
    auto *chips = new ChipEdit(parent);
    chips->setMinimumWidth(150);
    chips->input()->setObjectName("report.sideKills" + suffix);
    chips->setTexts(ReportFieldWords::tr("Eliminated by the force as a whole"));
    QObject::connect(chips, &ChipEdit::killsChanged, chips,
                     [draft = &draft, side = side, chips] { draft->setSideKills(side, chips->kills()); });
    return chips;
}

} // namespace muster::app

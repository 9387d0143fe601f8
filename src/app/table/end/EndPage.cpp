// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/end/EndPage.h"

#include "app/table/TableWords.h"
#include "app/table/board/TickBox.h"
#include "app/table/end/TurnChart.h"
#include "app/theme/widgets/Combo.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/Segments.h"
#include "documents/battle/RosterRecord.h"
#include "text/Spoken.h"

#include <QGridLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include <cstdlib>

namespace muster::app {

using namespace battle;

namespace {

QLabel *plainLabel(const QString &text, const char *role, QWidget *parent)
{
    auto *label = new QLabel(text, parent);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    if (role)
        label->setProperty("role", role);
    return label;
}

// What a list had won and lost before: the battle that ends here is in the library already.
documents::RosterRecord recordBefore(const documents::BattleDocument &battle, const library::Library &library, const QString &roster)
{
    library::Filter filter;
    filter.kind = library::Kind::Battle;
    library::Records others = library.documents().list(filter).valueOr({});
    others.removeIf([&battle](const library::Record &record) { return record.id == battle.id(); });
    return documents::rosterRecords(others).value(roster);
}

QScrollArea *endScroll()
{
    auto *scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus); // what is in it has the keyboard
    return scroll;
}

void tall(Segments *segments)
{
    for (auto *button : segments->findChildren<QToolButton *>())
        button->setMinimumHeight(TickBox::side - 4);
}

} // namespace

EndPage::EndPage(TableSession &session, EndDraft &draft, QWidget *parent)
    : CoverPage(parent), m_session(session), m_draft(draft), m_verbs(session)
{
    setProperty("fingers", true);
    setObjectName("table.end");
    m_resultTitle = new QLabel;
    m_unitsTitle = new QLabel;
    m_reportTitle = new QLabel;
    m_result = endScroll();
    m_units = endScroll();
    m_report = plainLabel({}, nullptr, nullptr);
    m_report->setObjectName("table.end.report");
    m_report->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_report->setContentsMargins(14, 12, 14, 12);
    m_report->setProperty("panel", true);
    auto *report = endScroll();
    report->setWidget(m_report);
    auto *split = new QSplitter(this);
    split->setChildrenCollapsible(false);
    split->addWidget(framed(m_resultTitle, m_result));
    split->addWidget(framed(m_unitsTitle, m_units));
    split->addWidget(framed(m_reportTitle, report));
    split->setStretchFactor(1, 1);
    split->setSizes({320, 640, 320});
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(5, 5, 5, 5);
    row->addWidget(split);
    for (const QKeySequence &key : {QKeySequence(Qt::CTRL | Qt::Key_Return), QKeySequence(Qt::CTRL | Qt::Key_Enter)}) {
        auto *shortcut = new QShortcut(key, this);
        shortcut->setContext(Qt::WidgetWithChildrenShortcut);
        connect(shortcut, &QShortcut::activated, this, &EndPage::finishWanted);
    }
    connect(&draft, &EndDraft::changed, this, [this] {
        if (!m_loading && isVisible())
            refreshReport();
    });
    connect(&session, &TableSession::changed, this, [this] {
        if (isVisible()) {
            rebuildUnits();
            refreshReport();
        }
    });
    retranslate();
}

void EndPage::retranslate()
{
    m_resultTitle->setText(tr("Result"));
    m_unitsTitle->setText(tr("Who did what"));
    m_reportTitle->setText(tr("What will be written"));
    if (isVisible())
        load();
}

void EndPage::load()
{
    m_loading = true;
    rebuildResult();
    rebuildUnits();
    m_loading = false;
    refreshReport();
}

void EndPage::rebuildResult()
{
    auto *page = new QWidget;
    page->setProperty("panel", true);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(14, 10, 14, 12);
    column->setSpacing(6);
    const QVector<EndDraft::Objective> objectives = m_draft.objectives();
    for (const SideState &side : m_session.state().sides) {
        auto *name = plainLabel(tablewords::sideName(side), nullptr, page);
        name->setFont(roleFont(FontRole::BodyStrong));
        auto *result = new Segments(page);
        result->setObjectName("table.result." + side.id);
        result->setChoices({tr("Won"), tr("Drawn"), tr("Lost")});
        result->setCurrentIndex(int(m_draft.result(side.id)) - 1);
        result->setAccessibleName(tr("Result of %1").arg(side.name));
        tall(result);
        connect(result, &Segments::chosen, this, [this, page, id = side.id](int index) {
            m_draft.setResult(id, GameResult(index + 1));
            for (const SideState &each : m_session.state().sides) {
                if (auto *other = page->findChild<Segments *>("table.result." + each.id))
                    other->setCurrentIndex(int(m_draft.result(each.id)) - 1);
            }
        });
        column->addWidget(name);
        column->addWidget(result);
        column->addWidget(plainLabel(tr("Score %1, %n eliminated", nullptr, side.kills).arg(side.score), "second", page));
        if (const packs::TableScoreLine *line = m_session.rules().countingLine())
            column->addWidget(
                plainLabel(tr("%1: %2").arg(line->name.in(m_session.language()), QString::number(side.counted(line->id))), "second", page));
        for (const EndDraft::Objective &objective : side.gameMaster ? QVector<EndDraft::Objective>() : objectives) {
            column->addWidget(plainLabel(objective.name, "second", page));
            auto *fate = new Segments(page);
            fate->setObjectName("table.objective." + side.id + '.' + objective.id);
            fate->setChoices({tr("Open"), tr("Done"), tr("Failed")});
            fate->setCurrentIndex(int(m_draft.objective(side.id, objective.id)));
            fate->setAccessibleName(tr("%1: %2").arg(side.name, objective.name));
            tall(fate);
            connect(fate, &Segments::chosen, this,
                    [this, side = side.id, id = objective.id](int index) { m_draft.setObjective(side, id, ObjectiveResult(index)); });
            column->addWidget(fate);
        }
        column->addSpacing(8);
    }
    addCharts(*column);
    auto *whyLabel = plainLabel(tr("Notes from the table"), "second", page);
    auto *why = new QPlainTextEdit(m_draft.why(), page);
    why->setObjectName("table.end.why");
    why->setAccessibleName(tr("Notes from the table"));
    why->setTabChangesFocus(true);
    why->setMaximumHeight(110);
    connect(why, &QPlainTextEdit::textChanged, this, [this, why] { m_draft.setWhy(why->toPlainText()); });
    column->addWidget(whyLabel);
    column->addWidget(why);
    column->addWidget(plainLabel(tr("Counts for"), "second", page));
    column->addWidget(campaignChoice(page));
    column->addStretch();
    m_result->setWidget(page);
}

// What each side eliminated and scored in every turn; nothing is drawn where nothing was.
void EndPage::addCharts(QVBoxLayout &column)
{
    const BattleState &state = m_session.state();
    const packs::TableScoreLine *counting = m_session.rules().countingLine();
    const auto add = [&](const char *name, const QString &title, auto &&countIn) {
        QVector<TurnSeries> series;
        int first = 1, sum = 0;
        for (int side = 0; side < state.sides.size(); ++side)
            first = countIn(side, 0) != 0 ? 0 : first;
        for (int side = 0; side < state.sides.size(); ++side) {
            TurnSeries line{state.sides.at(side).name, {}};
            for (int turn = first; turn <= state.turn; ++turn) {
                line.values.append(countIn(side, turn));
                sum += std::abs(line.values.last());
            }
            series.append(line);
        }
        if (sum == 0)
            return;
        auto *chart = new TurnChart(column.parentWidget());
        chart->setObjectName(QLatin1String(name));
        chart->setSeries(title, first, series, m_session.colours().strong);
        column.addWidget(chart);
    };
    add("table.end.losses", tr("Turn by turn: %1").arg(counting ? counting->name.in(m_session.language()) : tr("eliminated")),
        [&](int side, int turn) {
            int kills = 0;
            for (const BattleKill &kill : state.kills)
                kills += kill.turn == turn && state.units.at(kill.unit).side != side
                    && (kill.bySide == side || (kill.bySide < 0 && state.sides.size() == 2));
            return counting ? state.sides.at(side).scores.value(counting->id).value(turn) : kills;
        });
    add("table.end.scores", tr("Turn by turn: score"), [&](int side, int turn) {
        int points = 0;
        const auto &lines = state.sides.at(side).scores;
        for (auto line = lines.begin(); line != lines.end(); ++line) {
            const packs::TableScoreLine *known = m_session.rules().scoreLine(line.key());
            points += !known || known->counts == packs::ScoreCount::Nothing ? line.value().value(turn) : 0;
        }
        return points;
    });
}

QWidget *EndPage::campaignChoice(QWidget *page)
{
    auto *campaign = new Combo(page);
    campaign->setObjectName("table.end.campaign");
    campaign->setAccessibleName(tr("Campaign that it counts for"));
    campaign->setMinimumHeight(TickBox::side);
    campaign->addItem(tr("No campaign"), QString());
    for (const library::Record &record : m_draft.campaigns())
        campaign->addItem(record.name, record.id);
    campaign->setCurrentIndex(std::max(0, campaign->findData(m_draft.campaign())));
    connect(campaign, &Combo::activated, this, [this, campaign](int index) {
        m_draft.setCampaign(campaign->itemData(index).toString());
        QMetaObject::invokeMethod(this, &EndPage::load, Qt::QueuedConnection); // other objectives, other fates
    });
    return campaign;
}

void EndPage::addUnit(QGridLayout &grid, int row, const UnitState &unit)
{
    QWidget *page = grid.parentWidget();
    const BattleState &state = m_session.state();
    auto *name = new ElidedLabel(page);
    name->setText(unit.name);
    name->setFont(roleFont(FontRole::BodyMedium));
    grid.addWidget(name, row, 0);
    grid.addWidget(plainLabel(unit.isOut() ? tr("eliminated") : tablewords::strength(unit), "second", page), row, 1);
    QStringList victims;
    int points = 0;
    for (const BattleKill &kill : state.kills) {
        if (kill.by >= 0 && state.units.at(kill.by).id == unit.id) {
            victims.append(kill.name);
            points += kill.points;
        }
    }
    grid.addWidget(plainLabel(victims.join(QStringLiteral(", ")), nullptr, page), row, 2);
    grid.addWidget(plainLabel(points > 0 ? QString::number(points) : QString(), nullptr, page), row, 3);
}

void EndPage::rebuildUnits()
{
    auto *page = new QWidget;
    page->setProperty("panel", true);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 12);
    column->setSpacing(0);
    const BattleState &state = m_session.state();
    for (int side = 0; side < state.sides.size(); ++side) {
        auto *head = plainLabel(tablewords::sideName(state.sides.at(side)), nullptr, page);
        head->setFont(roleFont(FontRole::SmallStrong));
        head->setProperty("ground", "header");
        head->setContentsMargins(14, 4, 14, 4);
        column->addWidget(head);
        auto *rows = new QWidget(page);
        auto *grid = new QGridLayout(rows);
        grid->setContentsMargins(14, 6, 14, 6);
        grid->setHorizontalSpacing(12);
        grid->setColumnStretch(0, 1);
        grid->setColumnStretch(2, 1);
        int row = 0;
        for (const UnitState &unit : state.units) {
            if (unit.side == side)
                addUnit(*grid, row++, unit);
        }
        column->addWidget(rows);
    }
    addOpenKillers(*column);
    column->addStretch();
    m_units->setWidget(page);
}

void EndPage::addOpenKillers(QVBoxLayout &column)
{
    const BattleState &state = m_session.state();
    for (const BattleKill &kill : state.kills) {
        if (kill.by >= 0 || kill.bySide >= 0)
            continue;
        const UnitState &victim = state.units.at(kill.unit);
        auto *row = new QWidget;
        auto *words = plainLabel(tr("Nobody named: %1, turn %2").arg(kill.name, QString::number(kill.turn)), "warning", row);
        auto *who = new Combo(row);
        who->setObjectName("table.killer." + victim.id);
        who->setAccessibleName(tr("Who eliminated %1").arg(kill.name));
        who->setMinimumHeight(TickBox::side);
        who->addItem(tr("Who did it?"), QString());
        for (const UnitState &each : state.units) {
            if (m_session.isTheirs(each.side) != m_session.isTheirs(victim.side))
                who->addItem(each.name, each.id);
        }
        connect(who, &Combo::activated, this, [this, who, kill](int index) {
            const QString by = who->itemData(index).toString();
            if (!by.isEmpty())
                QMetaObject::invokeMethod(
                    this, [this, kill, by] { m_verbs.nameKiller(kill, by); }, Qt::QueuedConnection);
        });
        auto *line = new QHBoxLayout(row);
        line->setContentsMargins(14, 4, 14, 4);
        line->addWidget(words, 1);
        line->addWidget(who, 1);
        column.addWidget(row);
    }
}

void EndPage::refreshReport()
{
    QStringList lines;
    const EndDraft::Preview preview = m_draft.preview();
    if (m_draft.campaign().isEmpty()) {
        lines.append(tr("The battle stays in the library, with its result and its log."));
        for (const SideState &side : m_session.state().sides) {
            const GameResult result = m_draft.result(side.id);
            const QString word = result == GameResult::Won ? tr("won")
                : result == GameResult::Lost               ? tr("lost")
                : result == GameResult::Drawn              ? tr("drawn")
                                                           : tr("open");
            lines.append(tr("%1: %2").arg(side.name, word));
            const SideAtStart *start = m_session.document() ? m_session.document()->side(side.id) : nullptr;
            if (start && !start->rosterId.isEmpty()) {
                const base::Message record = recordBefore(*m_session.document(), m_session.services().library, start->rosterId).sentence();
                if (!record.empty())
                    lines.append(tr("Before this battle: %1").arg(text::spoken(record)));
            }
        }
    } else if (!preview.problem.isEmpty()) {
        lines.append(tr("The campaign cannot take it yet: %1").arg(preview.problem));
    } else {
        lines += preview.lines;
        for (const auto &gain : preview.gains)
            lines.append(tr("%1: +%2").arg(gain.first, QString::number(gain.second)));
        lines.append(tr("The after-battle report opens filled in; nothing is written before you record it."));
    }
    m_report->setText(lines.join(QStringLiteral("\n")));
}

} // namespace muster::app

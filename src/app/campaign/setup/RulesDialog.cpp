// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/setup/RulesDialog.h"

#include "app/campaign/report/EnemyTable.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/MusterStyle.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Badge.h"
#include "app/theme/widgets/DialogFoot.h"
#include "app/theme/widgets/PageScroll.h"
#include "app/theme/widgets/VerdictButton.h"
#include "campaign/league/Standings.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSpinBox>
#include <QTableWidget>
#include <QTimer>
#include <QVBoxLayout>

namespace muster::app {

using namespace campaign;

namespace {

QStringList cellsOf(const Rank &rank, const QString &language)
{
    return {rank.name.in(language), QString::number(rank.cost), QString::number(rank.lifePoints), QString::number(rank.rerolls)};
}

} // namespace

RulesDialog::RulesDialog(const CampaignRules &rules, const CampaignRules &pack, const QString &language, QWidget *parent)
    : QDialog(parent), m_rules(rules), m_pack(pack), m_language(language)
{
    setWindowTitle(tr("Campaign rules"));
    setObjectName("campaign.rules");
    setMinimumWidth(640);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    m_body = new QWidget(this);
    column->addWidget(new PageScroll(m_body, this), 1);
    auto *foot = new DialogFoot(this);
    foot->remark()->setText(tr("Everything recorded is counted again by the new rules."));
    const QPushButton *reset = foot->addAside(tr("As in the pack"));
    const QPushButton *cancel = foot->addButton(tr("Cancel"));
    QPushButton *keep = foot->addVerb(tr("Use these rules"));
    keep->setObjectName("dialog.verb");
    column->addWidget(foot);
    connect(reset, &QPushButton::clicked, this, &RulesDialog::backToPack);
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(keep, &QPushButton::clicked, this, &QDialog::accept);
    build();
}

QWidget *RulesDialog::number(int value, const std::function<void(int)> &set)
{
    auto *box = new QSpinBox(m_body);
    box->setRange(0, 9999);
    box->setValue(value);
    connect(box, &QSpinBox::valueChanged, this, [this, set](int now) {
        set(now);
        mark();
    });
    return box;
}

void RulesDialog::addRule(QGridLayout &grid, const QString &key, const QString &label, QWidget *editor)
{
    const int row = grid.rowCount();
    auto *words = new QLabel(literal(label), m_body);
    words->setTextFormat(Qt::PlainText);
    words->setWordWrap(true); // French takes two lines where the dialog is narrow
    words->setBuddy(editor);
    editor->setAccessibleName(label);
    editor->setObjectName("rule." + key);
    auto *badge = new Badge(m_body);
    badge->set(tr("House rule"), Tone::Warning);
    grid.addWidget(words, row, 0);
    grid.addWidget(editor, row, 1);
    grid.addWidget(badge, row, 2);
    m_badges.append({key, badge});
}

void RulesDialog::build()
{
    m_badges.clear();
    qDeleteAll(m_body->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly));
    delete m_body->layout();
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(dialogMargin, 16, dialogMargin, 16);
    auto *grid = new QGridLayout;
    grid->setColumnStretch(0, 1);
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    auto *mode = new QComboBox(m_body);
    mode->addItems({tr("is not kept"), tr("belongs to each soldier"), tr("goes to a pool, the player hands it out")});
    mode->setCurrentIndex(int(m_rules.mode));
    connect(mode, &QComboBox::activated, this, [this](int index) {
        m_rules.mode = ExperienceMode(index);
        mark();
    });
    addRule(*grid, "mode", tr("Experience"), mode);
    auto *kills = new QCheckBox(tr("its points"), m_body);
    kills->setChecked(m_rules.killsEarnPoints);
    connect(kills, &QCheckBox::toggled, this, [this](bool on) {
        m_rules.killsEarnPoints = on;
        mark();
    });
    addRule(*grid, "kills", tr("Eliminating a figure earns"), kills);
    addRule(*grid, "survivor", tr("Surviving a mission earns"),
            number(m_rules.survivorAward, [this](int v) { m_rules.survivorAward = v; }));
    for (int i = 0; i < m_rules.objectives.size(); ++i)
        addRule(*grid, "objective." + m_rules.objectives.at(i).id,
                tr("%1, shared by the survivors").arg(m_rules.objectives.at(i).name.in(m_language)),
                number(m_rules.objectives.at(i).award, [this, i](int v) { m_rules.objectives[i].award = v; }));
    if (!m_rules.pricings.isEmpty()) {
        auto *pricing = new QComboBox(m_body);
        for (const LifePointPricing &choice : std::as_const(m_rules.pricings))
            pricing->addItem(choice.name.in(m_language), choice.id);
        pricing->setCurrentIndex(pricing->findData(m_rules.pricing));
        connect(pricing, &QComboBox::activated, this, [this, pricing] {
            m_rules.pricing = pricing->currentData().toString();
            mark();
        });
        addRule(*grid, "pricing", tr("Price of life points"), pricing);
    }
    addRule(*grid, "promotionsPerMission", tr("Promotions between two missions (0: any number)"),
            number(m_rules.promotionsPerMission, [this](int v) { m_rules.promotionsPerMission = v; }));
    addRule(*grid, "standings", tr("Standings: win, draw, loss"), standingPoints());
    addFormulas(*grid);
    addDeckAndEfficiency(*grid);
    column->addLayout(grid);
    if (!m_rules.ladders.isEmpty())
        buildLadders(*column);
    buildEnemies(*column);
    mark();
}

// What is no formula is not taken: the field says so, and what counted goes on counting.
QLineEdit *RulesDialog::formula(const QString &text, bool forTies, const std::function<void(const QStringList &)> &take)
{
    auto *field = new QLineEdit(text, m_body);
    field->setToolTip(tr("Names: %1").arg(standingNames().mid(0, forTies ? -1 : standingNames().size() - 4).join(QStringLiteral(", "))));
    connect(field, &QLineEdit::textChanged, this, [this, field, forTies, take] {
        QStringList parts;
        for (const QString &part : field->text().split(forTies ? QChar(';') : QChar(u'\0'), Qt::SkipEmptyParts))
            parts.append(part.trimmed());
        parts.removeAll(QString());
        const bool good = std::all_of(parts.begin(), parts.end(), [&](const QString &part) { return checkFormula(part, forTies).ok(); });
        setStyleProperty(field, "problem", !good);
        if (good) {
            take(parts);
            mark();
        }
    });
    return field;
}

void RulesDialog::addFormulas(QGridLayout &grid)
{
    QLineEdit *points = formula(m_rules.pointsFormula, false, [this](const QStringList &parts) { m_rules.pointsFormula = parts.value(0); });
    points->setObjectName("rules.points");
    points->setPlaceholderText(tr("win, draw and loss as above"));
    addRule(grid, "standingPoints", tr("Points of a player, as a formula"), points);
    QLineEdit *ties = formula(m_rules.tieBreaks.join(QStringLiteral("; ")), true,
                              [this](const QStringList &parts) { m_rules.tieBreaks = parts; });
    ties->setObjectName("rules.ties");
    ties->setPlaceholderText(usualTieBreaks().join(QStringLiteral("; ")));
    addRule(grid, "ties", tr("Equal points: what decides, in this order"), ties);
}

void RulesDialog::addDeckAndEfficiency(QGridLayout &grid)
{
    if (m_rules.deckPerMission || m_pack.deckPerMission) { // elsewhere there is no deck
        auto *deck = new QComboBox(m_body);
        deck->addItems({tr("goes on through the campaign"), tr("is whole again in every mission")});
        deck->setCurrentIndex(m_rules.deckPerMission ? 1 : 0);
        connect(deck, &QComboBox::activated, this, [this](int index) {
            m_rules.deckPerMission = index == 1;
            mark();
        });
        addRule(grid, "deck", tr("The event deck"), deck);
    }
    if (!knowsBaseEfficiency(m_rules))
        return;
    auto *base = new QCheckBox(tr("missions count double"), m_body);
    base->setChecked(m_rules.baseEfficiency);
    connect(base, &QCheckBox::toggled, this, [this](bool on) {
        setBaseEfficiency(m_rules, on);
        QTimer::singleShot(0, this, &RulesDialog::build); // awards and points are others now
    });
    addRule(grid, "efficiency", tr("Figures by the base game’s efficiency table"), base);
}

void RulesDialog::buildEnemies(QVBoxLayout &column)
{
    auto *head = new QLabel(tr("Enemy list"), m_body);
    head->setFont(roleFont(FontRole::BodyStrong));
    m_enemies = new EnemyTable(m_rules.enemies, m_rules.pointsName.in(m_language), m_language, m_body);
    connect(m_enemies, &EnemyTable::changed, this, [this] {
        m_rules.enemies = m_enemies->enemies();
        mark();
    });
    column.addWidget(head);
    column.addWidget(m_enemies);
    auto *badge = new Badge(m_body);
    badge->set(tr("Enemy list: house rule"), Tone::Warning);
    column.addWidget(badge, 0, Qt::AlignLeft);
    m_badges.append({"enemies", badge});
}

QWidget *RulesDialog::standingPoints()
{
    auto *points = new QWidget(m_body);
    auto *row = new QHBoxLayout(points);
    row->setContentsMargins(0, 0, 0, 0);
    const QStringList names{tr("Points for a win"), tr("Points for a draw"), tr("Points for a loss")};
    int *const values[] = {&m_rules.winPoints, &m_rules.drawPoints, &m_rules.lossPoints};
    for (int i = 0; i < 3; ++i) {
        QWidget *box = number(*values[i], [value = values[i]](int v) { *value = v; });
        box->setAccessibleName(names.at(i));
        row->addWidget(box);
    }
    return points;
}

void RulesDialog::buildLadders(QVBoxLayout &column)
{
    m_ladder = new QComboBox(m_body);
    for (const Ladder &ladder : std::as_const(m_rules.ladders))
        m_ladder->addItem(ladder.name.in(m_language));
    m_ladder->setAccessibleName(tr("Ladder"));
    m_ranks = new QTableWidget(0, 4, m_body);
    m_ranks->setAccessibleName(tr("Ranks and what they cost"));
    m_ranks->setHorizontalHeaderLabels({tr("Rank"), tr("Costs"), m_rules.lifePointsName.in(m_language), tr("Re-rolls")});
    m_ranks->horizontalHeader()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_ranks->verticalHeader()->hide();
    m_ranks->setTabKeyNavigation(false); // Tab leads out of it
    m_ranks->setMinimumHeight(230);
    column.addWidget(m_ladder);
    column.addWidget(m_ranks, 1);
    auto *badge = new Badge(m_body);
    badge->set(tr("Costs: house rule"), Tone::Warning);
    column.addWidget(badge, 0, Qt::AlignLeft);
    m_badges.append({"promotions", badge});
    connect(m_ladder, &QComboBox::currentIndexChanged, this, &RulesDialog::showLadder);
    connect(m_ranks, &QTableWidget::cellChanged, this, &RulesDialog::takeRank);
    showLadder(0);
}

// What is no name or no figure is not taken: the table shows again what counts.
void RulesDialog::takeRank(int row, int column)
{
    Rank &rank = m_rules.ladders[m_ladder->currentIndex()].ranks[row];
    const QString text = m_ranks->item(row, column)->text().trimmed();
    bool isNumber = false;
    const int number = text.toInt(&isNumber);
    if (column == 0 && !text.isEmpty())
        rank.name = LocalText(text);
    else if (column == 1 && isNumber && number >= 0)
        rank.cost = number;
    else if (column == 3 && isNumber && number >= 0)
        rank.rerolls = number;
    const QSignalBlocker block(m_ranks);
    m_ranks->item(row, column)->setText(cellsOf(rank, m_language).at(column));
    mark();
}

void RulesDialog::showLadder(int index)
{
    const QSignalBlocker block(m_ranks);
    const Ladder &ladder = m_rules.ladders.at(std::max(0, index));
    m_ranks->setRowCount(int(ladder.ranks.size()));
    for (int row = 0; row < ladder.ranks.size(); ++row) {
        const Rank &rank = ladder.ranks.at(row);
        const QStringList cells = cellsOf(rank, m_language);
        for (int c = 0; c < cells.size(); ++c) {
            auto *item = new QTableWidgetItem(cells.at(c));
            if (c > 0)
                item->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
            if (c == 2 || (row == 0 && c == 1))
                item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
            m_ranks->setItem(row, c, item);
        }
    }
}

void RulesDialog::mark()
{
    const QSet<QString> house = houseRules(m_rules, m_pack);
    for (const auto &[key, badge] : std::as_const(m_badges)) {
        bool marked = house.contains(key);
        if (key == "promotions") {
            for (const Ladder &ladder : std::as_const(m_rules.ladders))
                marked = marked || house.contains("promotions." + ladder.id);
        }
        badge->setVisible(marked);
    }
}

void RulesDialog::backToPack()
{
    m_rules = m_pack;
    build();
}

} // namespace muster::app

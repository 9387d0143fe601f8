// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/begin/DeploymentPanel.h"

#include "app/table/begin/DeploymentRow.h"
#include "app/table/board/TickBox.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/Segments.h"
#include "app/theme/widgets/VerdictButton.h"
#include "share/odds/OddsText.h"

#include <QGridLayout>
#include <QLabel>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace muster::app {

using namespace battle;

DeploymentPanel::DeploymentPanel(BeginDraft &draft, const Services &services, QWidget *parent)
    : QWidget(parent), m_draft(draft), m_services(services)
{
    m_sides = new Segments(this);
    m_sides->setObjectName("table.deploy.sides");
    m_scroll = new QScrollArea(this);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setWidgetResizable(true);
    m_scroll->setFocusPolicy(Qt::NoFocus); // its rows have the keyboard
    m_checks = new QLabel(this);
    m_checks->setObjectName("table.deploy.checks");
    m_mend = new QPushButton(icons::icon("reserve"), {}, this);
    m_mend->setObjectName("table.deploy.mend");
    m_mend->setMinimumHeight(TickBox::side);
    connect(m_mend, &QPushButton::clicked, this, [this] { m_draft.letWait(QString(m_mends)); });
    m_chances = new QLabel(this);
    m_chances->setProperty("role", "second");
    for (QLabel *label : {m_checks, m_chances}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setContentsMargins(12, 6, 12, 6);
    }
    auto *top = new QHBoxLayout;
    top->setContentsMargins(12, 8, 12, 6);
    top->addWidget(m_sides);
    top->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(top);
    column->addWidget(m_scroll, 1);
    column->addWidget(m_checks);
    auto *mend = new QHBoxLayout;
    mend->setContentsMargins(12, 0, 12, 6);
    mend->addWidget(m_mend);
    mend->addStretch();
    column->addLayout(mend);
    column->addWidget(m_chances);
    connect(m_sides, &Segments::chosen, this, [this](int side) {
        m_side = side;
        rebuild();
    });
    connect(&draft, &BeginDraft::renewed, this, &DeploymentPanel::rebuild);
    connect(&draft, &BeginDraft::changed, this, &DeploymentPanel::refresh);
}

void DeploymentPanel::retranslate()
{
    setAccessibleName(tr("Deployment"));
    m_built.clear();
    rebuild();
}

void DeploymentPanel::rebuild()
{
    const Begun *begun = m_draft.preview().begun();
    const auto count = begun ? int(begun->sides.size()) : 0;
    m_side = std::clamp(m_side, 0, std::max(0, count - 1));
    QStringList names, key{QString::number(m_side), m_services.language()};
    for (int i = 0; i < count; ++i) {
        const QString role = m_draft.roleName(i);
        const SideAtStart &side = begun->sides.at(i);
        names.append(role.isEmpty() ? side.name : tr("%1: %2").arg(role, side.name));
    }
    if (count > m_side) {
        for (const UnitAtStart &unit : begun->sides.at(m_side).units)
            key << unit.id << unit.name;
        for (const TokenKind &kind : begun->sides.at(m_side).gameMaster ? m_draft.tokenKinds() : QVector<TokenKind>())
            key << kind.id;
    }
    m_sides->setChoices(names);
    m_sides->setCurrentIndex(m_side);
    m_sides->setVisible(count > 0);
    if (const QString now = key.join('\n'); now != m_built) {
        m_built = now;
        m_rows.clear();
        auto *list = new QWidget;
        list->setProperty("panel", true);
        auto *column = new QVBoxLayout(list);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(0);
        const bool master = count > m_side && begun->sides.at(m_side).gameMaster;
        if (master)
            addBags(*column);
        for (const UnitAtStart &unit : count > m_side ? begun->sides.at(m_side).units : QVector<UnitAtStart>()) {
            m_rows.append(new DeploymentRow(m_draft, m_side, unit, list));
            column->addWidget(m_rows.last());
        }
        if (m_rows.isEmpty() && count > 0 && !begun->sides.at(m_side).gameMaster) {
            auto *none = new QLabel(tr("Just a name: nothing has to be placed."), list);
            none->setProperty("role", "second");
            none->setContentsMargins(12, 12, 12, 12);
            none->setWordWrap(true);
            column->addWidget(none);
        }
        column->addStretch();
        m_scroll->setWidget(list);
    }
    refresh();
}

// The mission, or the game master, says how many there are of each.
void DeploymentPanel::addBags(QVBoxLayout &column)
{
    const auto &bags = m_draft.preview().rules.bags;
    if (bags.isEmpty())
        return;
    auto *box = new QWidget;
    auto *grid = new QGridLayout(box);
    grid->setContentsMargins(12, 8, 12, 8);
    const QString language = m_services.language();
    for (int bag = 0; bag < bags.size(); ++bag) {
        auto *head = new QLabel(bags.at(bag).name.in(language), box);
        head->setProperty("role", "second");
        grid->addWidget(head, 0, bag + 1);
    }
    int row = 1;
    for (const TokenKind &kind : m_draft.tokenKinds()) {
        auto *name = new ElidedLabel(box);
        name->setText(kind.figures > 0 ? tr("%1, %n figure(s)", nullptr, kind.figures).arg(kind.name) : kind.name);
        grid->addWidget(name, row, 0);
        for (int bag = 0; bag < bags.size(); ++bag) {
            auto *count = new QSpinBox(box);
            count->setObjectName("table.tokens." + bags.at(bag).id + '.' + kind.id);
            count->setRange(0, 99);
            count->setMinimumHeight(36);
            count->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed); // the names have the room
            count->setValue(m_draft.tokens(bags.at(bag).id, kind.id));
            count->setAccessibleName(tr("%1: %2").arg(bags.at(bag).name.in(language), kind.name));
            connect(count, &QSpinBox::valueChanged, this,
                    [this, id = bags.at(bag).id, kind = kind.id](int value) { m_draft.setTokens(id, kind, value); });
            grid->addWidget(count, row, bag + 1);
        }
        ++row;
    }
    auto *fill = new QPushButton(icons::icon("bag"), tr("One blip for each figure"), box);
    fill->setObjectName("table.tokens.fill");
    fill->setMinimumHeight(36);
    connect(fill, &QPushButton::clicked, this, [this, box, bag = bags.first().id] {
        m_draft.fillTokens(bag);
        for (const TokenKind &kind : m_draft.tokenKinds()) {
            if (auto *count = box->findChild<QSpinBox *>("table.tokens." + bag + '.' + kind.id))
                count->setValue(m_draft.tokens(bag, kind.id));
        }
    });
    grid->addWidget(fill, row, 0, 1, int(bags.size()) + 1);
    grid->setColumnStretch(0, 1);
    column.addWidget(box);
}

QString DeploymentPanel::arrivals() const
{
    const packs::Scenario *scenario = m_draft.scenario();
    const Begun *begun = m_draft.preview().begun();
    if (!scenario || !begun || m_side >= begun->sides.size() || !scenario->plan.reserves.sides.contains(begun->sides.at(m_side).role))
        return {};
    QStringList words;
    for (int turn = 1; turn <= scenario->plan.reserves.automaticFrom(); ++turn)
        words.append(tr("turn %1: %2").arg(QString::number(turn), share::oddsPercent(scenario->plan.reserves.chance(turn))));
    return tr("Reserves come in %1").arg(words.join(QStringLiteral(", ")));
}

void DeploymentPanel::refresh()
{
    for (DeploymentRow *row : std::as_const(m_rows))
        row->refresh();
    QStringList lines;
    bool all = true;
    m_mends.clear();
    for (const BeginDraft::Check &check : m_draft.checks(m_side)) {
        m_mends = m_mends.isEmpty() ? check.unit : m_mends;
        lines.append((check.holds ? QStringLiteral("✓ ") : QStringLiteral("⚠ ")) + check.text);
        all = all && check.holds;
    }
    if (!all)
        lines.append(tr("You may begin anyway."));
    m_checks->setText(lines.join('\n'));
    setStyleProperty(m_checks, "role", all ? "second" : "warning");
    m_checks->setVisible(!lines.isEmpty());
    const Begun *begun = m_draft.preview().begun();
    for (const UnitAtStart &unit : begun &&m_side < begun->sides.size() ? begun->sides.at(m_side).units : QVector<UnitAtStart>()) {
        if (unit.id == m_mends)
            m_mend->setText(literal(tr("%1 waits").arg(unit.name)));
    }
    m_mend->setVisible(!m_mends.isEmpty());
    m_chances->setText(arrivals());
    m_chances->setVisible(!m_chances->text().isEmpty());
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/board/UnitBoxes.h"

#include "app/table/TableWords.h"
#include "app/table/board/TickBox.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/widgets/FlowLayout.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

using namespace battle;

namespace {

constexpr int mostTickBoxes = 40; ///< more are counted by the buttons of the keyboard and the words

} // namespace

UnitBoxes::UnitBoxes(TableSession &session, QWidget *parent) : QWidget(parent), m_session(session), m_verbs(session)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(4);
    auto *boxes = new QWidget(this);
    m_row = new FlowLayout(boxes);
    m_row->setContentsMargins(0, 0, 0, 0);
    m_row->setSpacing(6);
    m_words = new QLabel(this);
    m_words->setTextFormat(Qt::PlainText);
    m_words->setWordWrap(true);
    m_words->setProperty("role", "second");
    m_words->setObjectName("table.unit.strength");
    m_weapons = new QToolButton(this);
    m_weapons->setObjectName("table.weapons");
    m_weapons->setMenu(new QMenu(m_weapons));
    m_weapons->menu()->setObjectName("table.weapons.menu");
    m_weapons->setPopupMode(QToolButton::InstantPopup);
    m_weapons->setFocusPolicy(Qt::StrongFocus);
    m_weapons->setMinimumHeight(TickBox::side);
    m_weapons->setProperty("tableToggle", true);
    connect(m_weapons->menu(), &QMenu::aboutToShow, this, &UnitBoxes::fillWeapons);
    m_supplies = new QWidget(this);
    auto *supplies = new FlowLayout(m_supplies);
    supplies->setContentsMargins(0, 0, 0, 0);
    supplies->setSpacing(6);
    column->addWidget(boxes);
    column->addWidget(m_words);
    column->addWidget(m_weapons, 0, Qt::AlignLeft);
    column->addWidget(m_supplies);
}

QVector<UnitBoxes::Place> UnitBoxes::places(const UnitState &unit) const
{
    QVector<Place> all;
    const bool figures = unit.figures.size() > 1;
    for (int i = 0; i < unit.figures.size(); ++i) {
        const FigureState &figure = unit.figures.at(i);
        const bool circle = figures && figure.boxes == 1;
        for (int box = 0; box < figure.boxes; ++box) {
            const bool ticked = box >= figure.boxes - figure.lost;
            const QString name = figures ? (figure.name.isEmpty() ? tr("Figure %1").arg(i + 1) : figure.name) : tr("Box %1").arg(box + 1);
            all.append({i, circle, ticked, ticked ? tr("%1, lost").arg(name) : tr("%1, left").arg(name)});
            if (all.size() >= mostTickBoxes)
                return all;
        }
    }
    return all;
}

void UnitBoxes::press(int index)
{
    const UnitState *unit = m_session.currentUnit();
    if (!unit)
        return;
    const Place place = places(*unit).value(index);
    const QString id = unit->id;
    if (place.ticked)
        m_verbs.untick(id, place.figure);
    else
        m_verbs.hurt(id, 1, place.figure);
}

void UnitBoxes::refresh()
{
    const UnitState *unit = m_session.currentUnit();
    const QVector<Place> wanted = unit ? places(*unit) : QVector<Place>();
    while (m_boxes.size() < wanted.size()) {
        auto *box = new TickBox(this);
        box->setObjectName(QStringLiteral("table.box.%1").arg(m_boxes.size()));
        connect(box, &QAbstractButton::clicked, this, [this, number = int(m_boxes.size())] { press(number); });
        m_row->addWidget(box);
        m_boxes.append(box);
    }
    for (int i = 0; i < m_boxes.size(); ++i) {
        if (i < wanted.size())
            m_boxes.at(i)->set(wanted.at(i).circle, wanted.at(i).ticked, wanted.at(i).name);
        m_boxes.at(i)->setVisible(i < wanted.size());
    }
    if (!unit)
        return;
    QStringList words{tr("%1 left").arg(tablewords::strength(*unit))};
    if (unit->isOut())
        words = QStringList{tr("Eliminated")};
    else if (unit->lasting)
        words.append(tr("cannot be eliminated"));
    for (const QString &weapon : unit->lostWeapons)
        words.append(tr("%1 lost").arg(weapon));
    m_words->setText(words.join(QStringLiteral(", ")));
    m_weapons->setText(tr("Weapon lost…"));
    m_weapons->setAccessibleName(tr("Which weapons are lost"));
    m_weapons->setVisible(!unit->weapons.isEmpty() && !unit->isOut());
    refreshSupplies(*unit);
}

// Each box costs a weapon, its owner says which.
void UnitBoxes::fillWeapons()
{
    QMenu *menu = m_weapons->menu();
    menu->clear();
    const UnitState *unit = m_session.currentUnit();
    for (const QString &weapon : unit ? unit->weapons : QStringList()) {
        QAction *action = menu->addAction(literal(weapon));
        action->setCheckable(true);
        action->setChecked(unit->lostWeapons.contains(weapon));
        connect(action, &QAction::triggered, this, [this, id = unit->id, weapon] { m_verbs.toggleWeapon(id, weapon); });
    }
}

void UnitBoxes::refreshSupplies(const UnitState &unit)
{
    const bool others = m_suppliesOf != unit.id;
    m_suppliesOf = unit.id;
    if (others) {
        qDeleteAll(m_supplies->findChildren<QToolButton *>(QString(), Qt::FindDirectChildrenOnly));
        for (const SupplyState &supply : unit.supplies) {
            auto *button = new QToolButton(m_supplies);
            button->setFocusPolicy(Qt::StrongFocus);
            button->setMinimumHeight(TickBox::side);
            button->setProperty("tableToggle", true);
            button->setObjectName("table.supply." + supply.id);
            connect(button, &QToolButton::clicked, this, [this, id = supply.id] {
                const UnitState *now = m_session.currentUnit();
                const auto found = now
                    ? std::find_if(now->supplies.begin(), now->supplies.end(), [&id](const SupplyState &each) { return each.id == id; })
                    : QVector<SupplyState>::const_iterator();
                if (now && found != now->supplies.end())
                    m_verbs.use(now->id, id, found->left > 0 ? -1 : found->count);
            });
            m_supplies->layout()->addWidget(button);
        }
    }
    for (const SupplyState &supply : unit.supplies) {
        if (auto *button = m_supplies->findChild<QToolButton *>("table.supply." + supply.id)) {
            const QString words = tr("%1: %2 of %3").arg(supply.name, QString::number(supply.left), QString::number(supply.count));
            button->setText(literal(words));
            button->setAccessibleName(words);
            button->setToolTip(supply.left > 0 ? tr("Use one") : tr("Fill up again"));
        }
    }
    m_supplies->setVisible(!unit.supplies.isEmpty());
}

} // namespace muster::app

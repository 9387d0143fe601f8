// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/OddsConditions.h"

#include "app/theme/paint/Literal.h"
#include "app/theme/widgets/Chip.h"
#include "app/theme/widgets/FlowLayout.h"
#include "share/odds/OddsText.h"
#include "text/Typography.h"

#include <QButtonGroup>
#include <QFormLayout>
#include <QLabel>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

using packs::OddsInput;

OddsConditions::OddsConditions(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    setObjectName("odds.conditions");
}

QString OddsConditions::nameOf(const OddsInput &input) const
{
    return input.name.in(m_shown->ask.language);
}

QString OddsConditions::withFigure(const QString &name, const QString &key) const
{
    const auto it = m_shown->tries.constFind(key);
    return it == m_shown->tries.constEnd() ? name : QStringLiteral("%1  %2").arg(name, share::oddsPercent(*it));
}

// Set by hand, or by a rule of the units.
bool OddsConditions::isOn(const OddsInput &input) const
{
    const auto it = m_shown->ask.with.constFind(input.id);
    if (it != m_shown->ask.with.constEnd())
        return *it != QLatin1String("no");
    return false;
}

QString OddsConditions::keyOfControls() const
{
    if (!m_shown || !m_shown->mode)
        return {};
    const auto &ask = m_shown->ask;
    return QStringList{ask.pack->id(),    m_shown->mode->id,
                       ask.language,      m_shown->offered.join(','),
                       m_added.join(','), QStringList(ask.attack.keys() + m_shown->reply.assumed.keys()).join(',')}
        .join('|');
}

void OddsConditions::show(const OddsShownPtr &shown)
{
    m_shown = shown;
    const QString key = keyOfControls();
    if (key != m_built) {
        m_built = key;
        build();
    }
    update();
}

void OddsConditions::retranslate()
{
    m_built.clear();
    if (m_shown)
        show(m_shown);
}

void OddsConditions::build()
{
    delete m_body;
    m_body = nullptr;
    m_controls.clear();
    if (!m_shown || !m_shown->mode)
        return;
    m_body = new QWidget(this);
    layout()->addWidget(m_body);
    auto *column = new QVBoxLayout(m_body);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    m_rows = new QFormLayout;
    m_rows->setSpacing(8);
    m_rows->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    m_rows->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_choices = new QVBoxLayout;
    m_choices->setSpacing(6);
    column->addLayout(m_choices);
    column->addLayout(m_rows);
    auto *chips = new QWidget(m_body);
    m_chips = new FlowLayout(chips);
    m_chips->setContentsMargins(0, 0, 0, 0);
    column->addWidget(chips);
    for (const OddsInput &input : m_shown->mode->attack) {
        if (m_shown->reply.assumed.contains(input.id) || m_shown->ask.attack.contains(input.id))
            addNumber(input, "attack", m_shown->ask.attack.value(input.id, m_shown->reply.assumed.value(input.id)));
    }
    for (const OddsInput &input : m_shown->mode->conditions) {
        const bool wanted = m_shown->offered.contains(input.id) || m_added.contains(input.id);
        if (input.type == OddsInput::Type::Choice)
            addChoice(input);
        else if (input.type == OddsInput::Type::Flag && wanted)
            addChip(input);
        else if (input.type == OddsInput::Type::Number && (m_added.contains(input.id) || m_shown->ask.with.contains(input.id)))
            addNumber(input, "with", m_shown->ask.with.value(input.id));
    }
    m_more = new QToolButton(chips);
    m_more->setObjectName("odds.more");
    m_more->setText(tr("Add"));
    m_more->setToolTip(tr("Further conditions of this attack"));
    m_more->setAccessibleName(m_more->toolTip());
    m_more->setPopupMode(QToolButton::InstantPopup);
    m_chips->addWidget(m_more);
    fillMore();
}

// One of several words: chips of which one is on, so that they find room in a narrow panel.
void OddsConditions::addChoice(const OddsInput &input)
{
    auto *words = new QWidget(m_body);
    words->setObjectName("odds.with." + input.id);
    auto *flow = new FlowLayout(words);
    flow->setContentsMargins(0, 0, 0, 0);
    auto *label = new QLabel(nameOf(input), words);
    label->setProperty("role", "second");
    label->setMinimumWidth(62);
    flow->addWidget(label);
    auto *group = new QButtonGroup(words);
    for (const packs::OddsWord &word : input.words) {
        auto *chip = new Chip({}, words);
        group->addButton(chip);
        flow->addWidget(chip);
        m_controls.push_back({input.id, word.id, chip});
        connect(chip, &QToolButton::clicked, this, [this, id = input.id, value = word.id] { emit changed("with", id, value); });
    }
    m_choices->addWidget(words);
}

void OddsConditions::addChip(const OddsInput &input)
{
    auto *chip = new Chip(nameOf(input), m_body);
    chip->setObjectName("odds.with." + input.id);
    m_chips->addWidget(chip);
    m_controls.push_back({input.id, {}, chip});
    connect(chip, &QToolButton::clicked, this, [this, id = input.id](bool on) { emit changed("with", id, on ? "yes" : "no"); });
}

void OddsConditions::addNumber(const OddsInput &input, const QString &list, const QString &value)
{
    auto *field = new QSpinBox(m_body);
    field->setObjectName("odds." + list + '.' + input.id);
    // Below the least number stands the one that the game takes by itself.
    const int least = int(std::max(-999.0, input.least)), none = least - 1;
    field->setRange(none, int(std::min(999.0, input.most)));
    field->setSpecialValueText(QStringLiteral("–"));
    field->setValue(value.isEmpty() ? none : value.toInt());
    field->setAccessibleName(nameOf(input));
    field->setKeyboardTracking(false);
    auto *label = new QLabel(nameOf(input), m_body);
    label->setProperty("role", "second");
    label->setWordWrap(true);
    label->setBuddy(field);
    m_rows->addRow(label, field);
    connect(field, &QSpinBox::valueChanged, this, [this, list, none, id = input.id](int number) {
        if (number == none)
            emit removed(list, id);
        else
            emit changed(list, id, QString::number(number));
    });
}

void OddsConditions::fillMore()
{
    auto *menu = new QMenu(m_more);
    for (const OddsInput &input : m_shown->mode->conditions) {
        const bool flag = input.type == OddsInput::Type::Flag, number = input.type == OddsInput::Type::Number;
        const bool there = m_added.contains(input.id) || (flag && m_shown->offered.contains(input.id))
            || m_shown->ask.with.contains(input.id);
        if ((!flag && !number) || there)
            continue;
        menu->addAction(nameOf(input), this, [this, id = input.id, flag] {
            m_added.append(id);
            if (flag)
                emit changed("with", id, "yes");
            else // the menu that was used goes with the controls
                QMetaObject::invokeMethod(
                    this, [this] { show(m_shown); }, Qt::QueuedConnection);
        });
    }
    m_more->setMenu(menu);
    m_more->setVisible(!menu->isEmpty());
}

// Only texts and states: a control that has the keyboard stays.
void OddsConditions::update()
{
    for (const Row &row : m_controls) {
        const auto &inputs = m_shown->mode->conditions;
        const auto input = std::find_if(inputs.begin(), inputs.end(), [&row](const OddsInput &each) { return each.id == row.id; });
        if (input == inputs.end())
            continue;
        QString name = nameOf(*input), key = input->id;
        bool on = isOn(*input) || m_shown->reply.set.contains(input->id);
        if (!row.word.isEmpty()) {
            key += '=' + row.word;
            const packs::OddsWord *word = input->word(row.word);
            name = word ? word->name.in(m_shown->ask.language) : row.word;
            on = m_shown->ask.with.value(input->id, input->words.front().id) == row.word;
        }
        row.chip->setText(literal(withFigure(name, key)));
        row.chip->setChecked(on);
        row.chip->setAccessibleName(row.word.isEmpty() ? withFigure(name, key) : text::labelled(nameOf(*input), withFigure(name, key)));
    }
}

} // namespace muster::app

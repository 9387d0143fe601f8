// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/odds/OddsConditions.h"

#include "app/theme/widgets/Chip.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/theme/widgets/Segments.h"
#include "share/OddsText.h"

#include <QFormLayout>
#include <QLabel>
#include <QMenu>
#include <QSpinBox>
#include <QToolButton>
#include <QVBoxLayout>

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

void OddsConditions::addChoice(const OddsInput &input)
{
    auto *segments = new Segments(m_body);
    segments->setObjectName("odds.with." + input.id);
    QStringList words;
    for (const packs::OddsWord &word : input.words)
        words.append(word.name.in(m_shown->ask.language));
    segments->setChoices(words);
    segments->setAccessibleName(nameOf(input));
    auto *label = new QLabel(nameOf(input), m_body);
    label->setProperty("role", "second");
    m_rows->addRow(label, segments);
    m_controls.push_back({input.id, segments, nullptr});
    QStringList ids;
    for (const packs::OddsWord &word : input.words)
        ids.append(word.id);
    connect(segments, &Segments::chosen, this, [this, id = input.id, ids](int index) { emit changed("with", id, ids.value(index)); });
}

void OddsConditions::addChip(const OddsInput &input)
{
    auto *chip = new Chip(nameOf(input), m_body);
    chip->setObjectName("odds.with." + input.id);
    m_chips->addWidget(chip);
    m_controls.push_back({input.id, nullptr, chip});
    connect(chip, &QToolButton::clicked, this, [this, id = input.id](bool on) { emit changed("with", id, on ? "yes" : "no"); });
}

void OddsConditions::addNumber(const OddsInput &input, const QString &list, const QString &value)
{
    auto *field = new QSpinBox(m_body);
    field->setObjectName("odds." + list + '.' + input.id);
    field->setRange(int(std::max(-999.0, input.least)), int(std::min(999.0, input.most)));
    field->setValue(value.toInt());
    field->setAccessibleName(nameOf(input));
    field->setKeyboardTracking(false);
    auto *label = new QLabel(nameOf(input), m_body);
    label->setProperty("role", "second");
    label->setWordWrap(true);
    label->setBuddy(field);
    m_rows->addRow(label, field);
    connect(field, &QSpinBox::valueChanged, this,
            [this, list, id = input.id](int number) { emit changed(list, id, QString::number(number)); });
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
            else
                show(m_shown);
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
        if (row.segments) {
            QStringList words;
            int on = 0;
            for (std::size_t i = 0; i < input->words.size(); ++i) {
                words.append(withFigure(input->words[i].name.in(m_shown->ask.language), input->id + '=' + input->words[i].id));
                if (m_shown->ask.with.value(input->id) == input->words[i].id)
                    on = int(i);
            }
            row.segments->setChoices(words);
            row.segments->setCurrentIndex(on);
        } else {
            row.chip->setText(withFigure(nameOf(*input), input->id));
            row.chip->setChecked(isOn(*input) || m_shown->reply.set.contains(input->id));
            row.chip->setAccessibleName(row.chip->text());
        }
    }
}

} // namespace muster::app

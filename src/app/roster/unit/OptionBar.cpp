// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/OptionBar.h"

#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/Chip.h"
#include "app/theme/widgets/FlowLayout.h"
#include "text/Typography.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QToolButton>

namespace muster::app {

OptionBar::OptionBar(QWidget *parent) : QWidget(parent)
{
    m_title = new QLabel;
    m_title->setTextFormat(Qt::PlainText);
    m_title->setFont(roleFont(FontRole::SmallStrong));
    m_loadout = new QToolButton;
    m_loadout->setObjectName("loadoutButton");
    m_loadout->setPopupMode(QToolButton::InstantPopup);
    m_loadout->hide(); // until there is a menu
    m_chipArea = new QWidget;
    m_chips = new FlowLayout(m_chipArea);
    m_chips->setContentsMargins(0, 0, 0, 0);
    m_chips->setSpacing(6);
    m_search = new QLineEdit;
    m_search->setObjectName("optionSearch");
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icons::icon("search"), QLineEdit::LeadingPosition);
    m_affordable = new Chip;
    m_affordable->setObjectName("optionAffordable");
    m_allowed = new Chip;
    m_allowed->setObjectName("optionAllowed");
    auto *head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_loadout);
    auto *filters = new QHBoxLayout;
    filters->setSpacing(6);
    filters->addWidget(m_search, 1);
    filters->addWidget(m_affordable);
    filters->addWidget(m_allowed);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(14, 6, 14, 8);
    column->setSpacing(6);
    column->addLayout(head);
    column->addWidget(m_chipArea);
    column->addLayout(filters);
    connect(m_search, &QLineEdit::textChanged, this, &OptionBar::filterChanged);
    connect(m_affordable, &QToolButton::toggled, this, &OptionBar::filterChanged);
    connect(m_allowed, &QToolButton::toggled, this, &OptionBar::filterChanged);
    retranslate();
}

void OptionBar::setMenu(QMenu *menu)
{
    m_loadout->setMenu(menu);
    m_loadout->setVisible(menu != nullptr);
}

void OptionBar::retranslate()
{
    m_loadout->setText(tr("Loadout"));
    m_loadout->setAccessibleName(tr("Loadout"));
    m_search->setPlaceholderText(tr("Find an option"));
    m_search->setAccessibleName(tr("Find an option"));
    m_affordable->setText(tr("Affordable"));
    m_affordable->setAccessibleName(tr("Only options that the points allow"));
    m_allowed->setText(tr("Allowed"));
    m_allowed->setAccessibleName(tr("Only options that are allowed"));
    fillChips();
}

void OptionBar::showChoices(const std::vector<Choice> &choices, int offered, int units)
{
    m_offered = offered;
    m_units = units;
    if (m_choices != choices) {
        m_choices = choices;
        fillChips();
    }
    showTitle();
    setVisible(true);
}

void OptionBar::showTitle()
{
    const QString chosen = tr("Chosen: %1 of %2").arg(m_choices.size()).arg(m_offered);
    m_title->setText(m_units > 1 ? chosen + QStringLiteral(" · ") + tr("for %n selected unit(s)", nullptr, m_units) : chosen);
}

void OptionBar::fillChips()
{
    while (QLayoutItem *item = m_chips->takeAt(0)) {
        // Deleted later: the chip whose click led here is among them.
        item->widget()->hide();
        item->widget()->setObjectName({});
        item->widget()->deleteLater();
        delete item;
    }
    for (const Choice &choice : m_choices) {
        auto *chip = new QToolButton;
        chip->setObjectName("chosen:" + choice.key);
        chip->setProperty("chip", true);
        chip->setFixedHeight(std::max(24, chip->fontMetrics().height() + 8));
        chip->setCheckable(true);
        chip->setChecked(true);
        chip->setFocusPolicy(Qt::TabFocus); // a click leaves the keyboard where it is: the chip goes, and Ctrl+Z is meant for the list
        chip->setText(choice.price.isEmpty() ? choice.name : choice.name + QStringLiteral("  ") + choice.price);
        if (!choice.fixed) {
            chip->setIcon(icons::icon("close"));
            chip->setIconSize({10, 10});
            chip->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        }
        chip->setAccessibleName(choice.fixed ? choice.name : tr("Take back %1").arg(choice.name));
        chip->setToolTip(choice.fixed ? tr("One of its group must be chosen") : chip->accessibleName());
        connect(chip, &QToolButton::clicked, this, [this, chip, choice] {
            chip->setChecked(true); // gone with the option, or still there
            if (!choice.fixed)
                emit takenBack(choice.key);
        });
        m_chips->addWidget(chip);
    }
    m_chipArea->setVisible(!m_choices.empty());
    m_chipArea->updateGeometry();
    showTitle();
}

void OptionBar::clearSearch()
{
    const QSignalBlocker quiet(this); // not the field: the cross in it goes with its text
    m_search->clear();
}

bool OptionBar::searching() const
{
    return !m_search->text().trimmed().isEmpty();
}

bool OptionBar::passes(const OptionData &option, const QString &section) const
{
    if (option.count == 0 && ((m_affordable->isChecked() && option.tooDear) || (m_allowed->isChecked() && !option.enabled)))
        return false;
    const QString words = text::searchForm(option.name + ' ' + option.gives + ' ' + section + ' ' + option.hint);
    for (const QString &word : text::searchForm(m_search->text()).split(' ', Qt::SkipEmptyParts)) {
        if (!words.contains(word))
            return false;
    }
    return true;
}

} // namespace muster::app

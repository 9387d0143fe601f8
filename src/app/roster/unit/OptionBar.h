// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/unit/OptionRow.h"

class QLabel;
class QLineEdit;
class QMenu;
class QToolButton;

namespace muster::app {

class Chip;
class FlowLayout;

/// Stands over the options of a unit that has many: what is chosen as chips that take it back, a search, two filters.
class OptionBar final : public QWidget
{
    Q_OBJECT

public:
    struct Choice
    {
        QString key; ///< of the option
        QString name;
        QString price;      ///< "+4"; empty: nothing to pay
        bool fixed = false; ///< one of its group must be chosen: the chip cannot take it back
        friend bool operator==(const Choice &, const Choice &) = default;
    };

    explicit OptionBar(QWidget *parent = nullptr);
    /// What is chosen of so many options, for so many units at once.
    void showChoices(const std::vector<Choice> &choices, int offered, int units);
    /// The menu of loadouts, owned by somebody else.
    void setMenu(QMenu *menu);
    void clearSearch();
    void retranslate();
    [[nodiscard]] bool searching() const;
    /// Whether an option stands in the list; `section` is the heading above it.
    [[nodiscard]] bool passes(const OptionData &option, const QString &section) const;

signals:
    void filterChanged();
    void takenBack(const QString &key);

private:
    void fillChips();
    void showTitle();

    QLabel *m_title = nullptr;
    QToolButton *m_loadout = nullptr;
    QWidget *m_chipArea = nullptr;
    FlowLayout *m_chips = nullptr;
    QLineEdit *m_search = nullptr;
    Chip *m_affordable = nullptr;
    Chip *m_allowed = nullptr;
    std::vector<Choice> m_choices;
    int m_offered = 0;
    int m_units = 1;
};

} // namespace muster::app

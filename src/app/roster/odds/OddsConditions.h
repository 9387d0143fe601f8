// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/odds/OddsWork.h"

#include <QWidget>

class QFormLayout;
class QToolButton;
class QVBoxLayout;

namespace muster::app {

class Chip;
class FlowLayout;

/// The conditions of an attack: words that exclude each other behind their name, ticks as chips, numbers as fields. Each says what
/// would come of it. What the units do not bring waits under "Add".
class OddsConditions final : public QWidget
{
    Q_OBJECT

public:
    explicit OddsConditions(QWidget *parent = nullptr);

    /// Follows an answer: the controls are made anew only when they are others.
    void show(const OddsShownPtr &shown);
    void retranslate();

signals:
    /// Somebody set it; `list` is "with" or "attack".
    void changed(const QString &list, const QString &id, const QString &value);
    void removed(const QString &list, const QString &id);

private:
    struct Row
    {
        QString id;
        QString word; ///< of a choice
        Chip *chip = nullptr;
    };
    void build();
    void addChoice(const packs::OddsInput &input);
    void addChip(const packs::OddsInput &input);
    void addNumber(const packs::OddsInput &input, const QString &list, const QString &value);
    void fillMore();
    void update();
    [[nodiscard]] QString keyOfControls() const;
    [[nodiscard]] QString nameOf(const packs::OddsInput &input) const;
    [[nodiscard]] QString withFigure(const QString &name, const QString &key) const;
    [[nodiscard]] bool isOn(const packs::OddsInput &input) const;

    OddsShownPtr m_shown;
    QString m_built;
    QWidget *m_body = nullptr;
    QFormLayout *m_rows = nullptr;
    QVBoxLayout *m_choices = nullptr;
    FlowLayout *m_chips = nullptr;
    QToolButton *m_more = nullptr;
    QStringList m_added; ///< conditions that the user took from "Add"
    std::vector<Row> m_controls;
};

} // namespace muster::app

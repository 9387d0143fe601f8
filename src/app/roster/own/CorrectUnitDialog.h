// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"
#include "app/roster/own/RuleTexts.h"
#include "app/workspace/Services.h"

#include <QDialog>

class QDoubleSpinBox;
class QLabel;
class QTreeWidget;

namespace muster::app {

/// Corrects a unit that came with the pack: points, characteristics, the words of its rules. The pack itself is not touched.
class CorrectUnitDialog final : public QDialog
{
    Q_OBJECT

public:
    CorrectUnitDialog(const Services &services, RosterEditor &editor, const QString &selectionId, QWidget *parent = nullptr);
    [[nodiscard]] bool changed() const { return m_changed; }

private:
    void fill();
    [[nodiscard]] QList<RuleTexts::Rule> rules() const;
    bool save();
    void reset();

    const Services &m_services;
    RosterEditor &m_editor;
    QString m_selectionId;
    QString m_entryId;
    QDoubleSpinBox *m_points = nullptr;
    QTreeWidget *m_values = nullptr;
    RuleTexts *m_rules = nullptr;
    QLabel *m_message = nullptr;
    double m_pointsBefore = 0;
    bool m_changed = false;
};

} // namespace muster::app

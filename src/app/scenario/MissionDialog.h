// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"

#include <QDialog>

#include <functional>

class QCheckBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QSpinBox;
class QVBoxLayout;

namespace muster::app {

class MissionSections;
class MissionTokens;

/// Writes down a mission of one's own: figures, texts, awards, tokens, what the game can switch on, and a hidden second part.
class MissionDialog final : public QDialog
{
    Q_OBJECT

public:
    /// Stores what was written; false: it could not, and the dialog stays.
    using Keeper = std::function<bool(const packs::Scenario &mission)>;

    MissionDialog(const packs::Pack &pack, const packs::Scenario &mission, const QString &language, QWidget *parent);

    void setKeeper(Keeper keeper) { m_keeper = std::move(keeper); }
    /// As it stands in the fields now.
    [[nodiscard]] packs::Scenario mission() const;

public slots:
    void accept() override;
    /// What was changed is not thrown away without a question.
    void reject() override;

private:
    void buildFigures(QVBoxLayout &column);
    void buildAwards(QFormLayout &form);
    void buildSwitches(QVBoxLayout &column);
    void buildSecondary(QVBoxLayout &column);
    QSpinBox *number(int value, int most, const QString &name);
    void check();

    const packs::Pack &m_pack;
    packs::Scenario m_before;
    QString m_language;
    Keeper m_keeper;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_summary = nullptr;
    QSpinBox *m_number = nullptr;
    QSpinBox *m_turns = nullptr;
    QSpinBox *m_victory = nullptr;
    QSpinBox *m_from = nullptr;
    QSpinBox *m_to = nullptr;
    QVector<QPair<QString, QSpinBox *>> m_awards;
    struct Switch
    {
        QString id;
        QCheckBox *on;
        QSpinBox *number; ///< null: it has none
    };
    QVector<Switch> m_switches;
    MissionSections *m_sections = nullptr;
    MissionTokens *m_tokens = nullptr; ///< null: the game has none
    QCheckBox *m_hidden = nullptr;
    QLineEdit *m_opens = nullptr;
    QPlainTextEdit *m_secondary = nullptr;
    QLabel *m_remark = nullptr;
    QPushButton *m_keep = nullptr;
};

} // namespace muster::app

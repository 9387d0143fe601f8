// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/odds/OddsWork.h"
#include "app/roster/odds/OddsTargets.h"
#include "app/theme/style/Theme.h"
#include "app/workspace/MachineNotes.h"

#include <QLabel>
#include <QPointer>
#include <QTimer>

class QPushButton;
class QSpinBox;
class QStackedWidget;
class QToolButton;

namespace muster::app {

class Combo;
class EmptyState;
class OddsChart;
class OddsConditions;
class OddsStages;
class SectionHeader;
class Segments;

/// What an attack of the selected unit does, exactly: in words, as columns, stage by stage. Follows every edit; the figures
/// are worked out beside the window.
class OddsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit OddsPanel(const Services &services, QWidget *parent = nullptr);
    ~OddsPanel() override;
    void setEditor(RosterEditor *editor);
    void retranslate();

    /// The target by its key (see OddsAim); remembered for the game.
    void aimAt(const QString &key);
    /// This unit of the roster at that target.
    void showPair(const QString &attackerId, const QString &key);
    void chooseTarget();
    void swap();
    /// What one weapon of the selected unit does to the target, in a few words; empty: it is no weapon, or nothing is known.
    [[nodiscard]] QString hint(const QString &profileId);
    [[nodiscard]] const OddsShownPtr &shown() const { return m_shown; }
    /// What stands there is what was asked for last.
    [[nodiscard]] bool isUpToDate() const { return m_work.isIdle() && !m_soon.isActive(); }
    /// Another panel asks with the same conditions.
    [[nodiscard]] const QMap<QString, QString> &conditions() const { return m_with; }

signals:
    void conditionsChanged();

protected:
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    void build();
    [[nodiscard]] QWidget *buildPair();
    [[nodiscard]] QWidget *buildWords();
    [[nodiscard]] QWidget *buildChart();
    void connectControls();
    void later();
    void refresh();
    void follow(const OddsShownPtr &shown);
    void showPairOf(const OddsAim &attacker, const OddsAim &target);
    void showWords();
    void showChart();
    void showFoot();
    void speak();
    [[nodiscard]] OddsAim selected() const;
    [[nodiscard]] OddsAim target();

    const Services &m_services;
    OddsTargets m_targets;
    MachineNotes m_notes;
    OddsWork m_work;
    QPointer<RosterEditor> m_editor;
    OddsAim m_aim; ///< of another list it is kept: it does not change here
    QString m_key, m_mode;
    QStringList m_weapons;
    QMap<QString, QString> m_with, m_attack;
    bool m_swapped = false, m_stale = true;
    QString m_pair; ///< whose choices these are
    OddsShownPtr m_shown;
    packs::PackPtr m_hintPack;
    std::unique_ptr<packs::OddsAsker> m_hintAsker; ///< of this thread
    QTimer m_soon, m_speak;
    QStackedWidget *m_pages = nullptr;
    EmptyState *m_nothing = nullptr;
    QLabel *m_attackerTitle = nullptr, *m_attackerTile = nullptr, *m_attackerName = nullptr, *m_attackerDetail = nullptr;
    QLabel *m_targetTitle = nullptr;
    QSpinBox *m_figures = nullptr;
    QToolButton *m_swap = nullptr;
    QPushButton *m_target = nullptr;
    Combo *m_modes = nullptr;
    QLabel *m_head = nullptr, *m_lines = nullptr, *m_worth = nullptr, *m_notCounted = nullptr;
    OddsConditions *m_conditions = nullptr;
    SectionHeader *m_stagesTitle = nullptr, *m_chartTitle = nullptr;
    OddsStages *m_stages = nullptr;
    Segments *m_kind = nullptr;
    OddsChart *m_chart = nullptr, *m_ownChart = nullptr;
    QWidget *m_chartBody = nullptr;
    QLabel *m_ownTitle = nullptr;
};

} // namespace muster::app

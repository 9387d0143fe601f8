// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/odds/OddsWork.h"
#include "app/table/TableVerbs.h"

#include <QTimer>
#include <QWidget>

class QCheckBox;
class QLabel;
class QToolButton;
class QVBoxLayout;

namespace muster::packs {
struct OddsThrown;
}

namespace muster::app {

class Combo;
class FlowLayout;
class LossColumns;
class SectionHeader;
class ThrownView;

/// What an attack of the selected unit does to the target, exactly; the columns of the answer are the buttons that record it.
class AttackBox final : public QWidget
{
    Q_OBJECT

public:
    explicit AttackBox(TableSession &session, QWidget *parent = nullptr);

    void retranslate();
    /// Another unit, another target, or other figures left.
    void refresh();
    /// So many are lost: recorded with the one who did it.
    void recordLosses(int lost);
    [[nodiscard]] bool isUpToDate() const { return m_work.isIdle() && !m_soon.isActive(); }
    [[nodiscard]] LossColumns *columns() const { return m_columns; }

signals:
    /// The chances are there.
    void answered();

private:
    void layOut();
    void connectAll();
    void ask();
    /// What the markers of both units say about the attack, and what was tapped above it.
    [[nodiscard]] QMap<QString, QString> conditions() const;
    void tapCondition(const QString &id, const QString &value, bool on);
    void show(const OddsShownPtr &shown);
    void fillTargets();
    void showConditions();
    void showWeapons();
    /// Die by die where the game says which dice it takes.
    void throwDice();
    [[nodiscard]] QVector<battle::ThrownDice> diceOf(const packs::OddsThrown &thrown) const;
    void forgetThrow();
    void showThrow();
    [[nodiscard]] bool countsFigures() const;

    TableSession &m_session;
    TableVerbs m_verbs;
    OddsWork m_work;
    QTimer m_soon;
    OddsShownPtr m_shown;
    QMap<QString, QString> m_with; ///< tapped for this pair
    QStringList m_weapons;         ///< ticked; none: all that can
    QString m_mode, m_pair, m_targetsOf;
    QString m_thrownEvent; ///< what the dice that are shown have done
    SectionHeader *m_head;
    QWidget *m_body;
    Combo *m_target, *m_modes;
    QToolButton *m_open;
    QWidget *m_conditions, *m_arms;
    QLabel *m_sentence, *m_detail, *m_hint;
    LossColumns *m_columns;
    QToolButton *m_throw;
    QLabel *m_thrownWords;
    ThrownView *m_thrown;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/campaign/report/KillTarget.h"
#include "campaign/log/Event.h"
#include "share/campaign/CampaignNames.h"

#include <QFrame>

class QCompleter;
class QLineEdit;
class QStandardItemModel;
class QToolButton;

namespace muster::app {

/// Where one types whom a soldier eliminated: every kind is a chip, typing finds the next one, a number key takes it from
/// the enemy list, Backspace takes the last one away.
class ChipEdit final : public QFrame
{
    Q_OBJECT

public:
    explicit ChipEdit(QWidget *parent = nullptr);

    /// Who is offered; those that are no soldiers have the number keys, in their order.
    void setTargets(const QVector<KillTarget> &targets, const QString &pointsName, const share::CampaignNames &names = {});
    void setKills(const QVector<campaign::Kill> &kills);
    [[nodiscard]] const QVector<campaign::Kill> &kills() const { return m_kills; }
    /// One more of that kind; a soldier is eliminated once.
    void add(const KillTarget &target);
    [[nodiscard]] QLineEdit *input() const { return m_input; }
    void setTexts(const QString &accessibleName);
    /// Puts back what was being typed, as if it had just been.
    void setHalfTyped(const QString &text);
    /// Takes what is typed and not yet taken: nothing stands in the field that does not count.
    void commit();

signals:
    void killsChanged();
    void focused();
    /// Up or down in an empty field: the same place in the row before or after.
    void rowWanted(int step);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;

private:
    bool handleKey(int key, const QString &text);
    void takeText();
    void removeOne(int index);
    void makeChips();
    void layOut();
    void fillCompleter(const QString &typed);
    void fillSuggestions(const QString &typed);

    QVector<KillTarget> m_targets;
    [[nodiscard]] QString shown(const campaign::Kill &kill) const;

    QString m_pointsName, m_name;
    share::CampaignNames m_names;
    QVector<campaign::Kill> m_kills;
    QVector<QToolButton *> m_chips;
    QLineEdit *m_input = nullptr;
    QCompleter *m_completer = nullptr;
    QStandardItemModel *m_model = nullptr;
};

} // namespace muster::app

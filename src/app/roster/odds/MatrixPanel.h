// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/odds/OddsWork.h"
#include "app/roster/odds/MatrixModel.h"
#include "app/roster/odds/MatrixView.h"
#include "app/roster/odds/OddsTargets.h"
#include "app/theme/style/Theme.h"
#include "app/workspace/MachineNotes.h"

#include <QPointer>
#include <QTimer>

class QLabel;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace muster::app {

class EmptyState;
class Segments;

/// My units by their units, or by typical targets: what each attack does. Sorts, copies, prints; a click shows the pair.
class MatrixPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit MatrixPanel(const Services &services, QWidget *parent = nullptr);
    ~MatrixPanel() override;
    void setEditor(RosterEditor *editor);
    /// Conditions that hold for all pairs, as far as the kind of attack knows them.
    void setConditions(const QMap<QString, QString> &with);
    /// "typical", "mine" or "list:ROSTER".
    void setAgainst(const QString &key);
    /// A second list beside ours, by the same keys; empty: none.
    void compareWith(const QString &key);
    void retranslate();

    [[nodiscard]] MatrixModel &model() { return m_model; }
    [[nodiscard]] MatrixView *view() const { return m_view; }
    [[nodiscard]] bool isUpToDate() const { return m_work.isIdle() && !m_soon.isActive(); }
    void sortBy(int column);
    enum class Copy { Text, Csv, Picture };
    void copy(Copy what);

signals:
    /// A unit of the roster and the key of a target.
    void pairWanted(const QString &unit, const QString &target);
    /// Key of the list it is against.
    void printWanted(const QString &against);

protected:
    void showEvent(QShowEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    /// The words below stand there where there is room, else in the tooltip of the table.
    void placeWords();
    void build();
    [[nodiscard]] QWidget *buildBar();
    void choose(bool compare);
    void later() { m_soon.start(); }
    void refresh();
    void take(const std::shared_ptr<MatrixShown> &shown);
    void showEmpty();
    void open(const QModelIndex &index);
    void refreshButtons();

    const Services &m_services;
    OddsTargets m_targets;
    MachineNotes m_notes;
    OddsWork m_work;
    QPointer<RosterEditor> m_editor;
    QString m_against, m_other;
    OddsAims m_theirs, m_compared; ///< other lists are read once
    QMap<QString, QString> m_with;
    MatrixModel m_model;
    MatrixOrder m_order;
    MatrixDelegate *m_delegate = nullptr;
    MatrixView *m_view = nullptr;
    QStackedWidget *m_pages = nullptr;
    EmptyState *m_nothing = nullptr;
    QLabel *m_legend = nullptr, *m_notCounted = nullptr;
    QPushButton *m_list = nullptr;
    Segments *m_figure = nullptr;
    QToolButton *m_compare = nullptr, *m_copy = nullptr, *m_print = nullptr;
    QTimer m_soon;
    bool m_stale = true;
    int m_column = -1; ///< sorted by; -1: as in the list
    Qt::SortOrder m_direction = Qt::DescendingOrder;
};

} // namespace muster::app

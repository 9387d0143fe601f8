// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"
#include "app/roster/formation/FormationDelegate.h"

#include <QTreeView>
#include <QWidget>

class QStackedWidget;
class QVBoxLayout;

namespace muster::app {

class EmptyState;

/// The tree of the formation with its own keys: Enter fills a slot, Delete removes, plus and minus count.
class FormationView final : public QTreeView
{
    Q_OBJECT

public:
    explicit FormationView(QWidget *parent = nullptr);

signals:
    /// Enter, a click on an empty slot or link, or typing on it.
    void activatedRow(const QModelIndex &index, const QString &typed);
    void countStepped(int step);
    void resized();
    /// The keyboard comes, and no row is current yet.
    void enteredWithoutRow();
    /// Something was put here with the mouse.
    void dropped();

protected:
    void dragMoveEvent(QDragMoveEvent *event) override;
    void dragLeaveEvent(QDragLeaveEvent *event) override;
    void dropEvent(QDropEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
};

/// Column words over the tree, painted at the columns of the delegate.
class FormationHeader final : public QWidget
{
    Q_OBJECT

public:
    explicit FormationHeader(QWidget *parent = nullptr);
    void setWords(const QString &code, const QString &points);
    /// Stands over the columns of the rows: how wide they are, and how much the slots take of it.
    void follow(int rowWidth, double slotWords);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QString m_code;
    QString m_points;
    int m_rowWidth = 0;
    double m_slotWords = 0;
};

/// The middle panel: the formation tree, or what to start with.
class FormationPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FormationPanel(QWidget *parent = nullptr);

    void setEditor(RosterEditor *editor);
    void retranslate();
    [[nodiscard]] FormationView *view() const { return m_view; }
    /// Ids of the selected rows that are selections, in the order of the tree.
    [[nodiscard]] QStringList selectedIds() const;
    /// Makes these the selected ones and brings the first into sight.
    void select(const QStringList &ids);
    [[nodiscard]] models::Place currentPlace() const;

signals:
    /// The catalogue should take the keyboard, with these first letters.
    void chooseWanted(const QString &typed);
    void newRosterWanted();
    /// Right click or menu key on a row, at this place of the screen.
    void menuWanted(const QPoint &at);

private:
    void showCurrent(const QString &id);
    void onCurrentChanged(const QModelIndex &index);
    void connectView();
    void onActivated(const QModelIndex &index, const QString &typed);
    void foldEqual(const QModelIndex &index);
    void onInserted(const QModelIndex &parent, int first, int last);
    void showState();
    void followColumns();
    void fillStarters();

    RosterEditor *m_editor = nullptr;
    QStackedWidget *m_pages = nullptr;
    FormationHeader *m_header = nullptr;
    FormationView *m_view = nullptr;
    FormationDelegate *m_delegate = nullptr;
    EmptyState *m_nothingOpen = nullptr;
    EmptyState *m_start = nullptr;
    QWidget *m_starters = nullptr;
    QVBoxLayout *m_starterRows = nullptr;
    QAction *m_newRoster = nullptr;
    QAction *m_addSingle = nullptr;
};

} // namespace muster::app

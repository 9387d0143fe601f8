// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"

#include <QStyledItemDelegate>
#include <QWidget>

class QLabel;
class QListView;
class QStackedWidget;

namespace muster::app {

class ElidedLabel;
class EmptyState;

/// Paints a finding: sign, title, second line.
class FindingDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void setModel(const models::FindingsModel *model) { m_model = model; }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;

private:
    const models::FindingsModel *m_model = nullptr;
};

/// What the rules have to say about the roster, with a button where something can be done.
class FindingsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit FindingsPanel(QWidget *parent = nullptr);

    void setEditor(RosterEditor *editor);
    void retranslate();
    [[nodiscard]] QListView *view() const { return m_view; }
    /// All that is needed to say that there is nothing to report; 0 when there is something.
    [[nodiscard]] int shortHeight() const;

signals:
    /// The player wants to fill the slot that is now the target.
    void chooseWanted();
    /// The player wants to choose among the options of the unit that is now the current one.
    void optionsWanted(const QString &groupId);
    /// The last finding was mended here: the keyboard has nowhere to stay.
    void emptied();
    void countsChanged(int errors, int warnings);

private:
    void showState();
    void showGivenUp();
    void placeButtons();
    [[nodiscard]] QWidget *makeButtons(const QModelIndex &index, bool primary);
    void choose(const QModelIndex &index);
    void jump(const QModelIndex &index);
    void mend(const QModelIndex &index, int offer);

    RosterEditor *m_editor = nullptr;
    QStackedWidget *m_pages = nullptr;
    QListView *m_view = nullptr;
    EmptyState *m_nothing = nullptr;
    QWidget *m_finePage = nullptr;
    QLabel *m_fineIcon = nullptr;
    ElidedLabel *m_fine = nullptr;
    QLabel *m_givenUp = nullptr;
    FindingDelegate *m_delegate = nullptr;
};

} // namespace muster::app

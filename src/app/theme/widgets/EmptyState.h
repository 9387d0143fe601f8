// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QLabel;
class QVBoxLayout;

namespace muster::app {

/// Says that there is nothing yet and what to do next: icon, one sentence, one line of help, a button or cards.
class EmptyState final : public QWidget
{
    Q_OBJECT

public:
    explicit EmptyState(QWidget *parent = nullptr);

    void setIcon(const QString &name);
    /// `prominent` for the main panel of a workspace.
    void setTexts(const QString &sentence, const QString &help, bool prominent = false);
    /// The next step as a button, kept in step with the action.
    void addAction(QAction *action, bool primary = false);
    /// Anything else below the texts.
    void addWidget(QWidget *widget);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void paintEvent(QPaintEvent *event) override;

private:
    QLabel *m_image = nullptr;
    QLabel *m_sentence = nullptr;
    QLabel *m_help = nullptr;
    QVBoxLayout *m_steps = nullptr;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QHBoxLayout;
class QLabel;
class QPushButton;

namespace muster::app {

/// The foot of a dialog, the same in all of them: something aside, a remark, then the buttons with the verb at the right.
class DialogFoot final : public QFrame
{
    Q_OBJECT

public:
    explicit DialogFoot(QWidget *dialog);

    /// At the left edge: what leads elsewhere.
    QPushButton *addAside(const QString &text);
    /// In the order of the calls.
    QPushButton *addButton(const QString &text);
    /// What the dialog is for: the last button, and the one that Enter presses.
    QPushButton *addVerb(const QString &text);
    [[nodiscard]] QLabel *remark() const { return m_remark; }

protected:
    void showEvent(QShowEvent *event) override;

private:
    void focusFirstField();
    QPushButton *make(const QString &text);

    QHBoxLayout *m_row = nullptr;
    QLabel *m_remark = nullptr;
};

} // namespace muster::app

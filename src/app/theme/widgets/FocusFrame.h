// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPointer>

class QAbstractScrollArea;
class QWidget;

namespace muster::app {

/// Shows where the keyboard is when that is a list, a table or a page, which paint no focus of their own: a frame around it,
/// when keys (Tab, F6 and the like) brought the keyboard there. Also keeps a button inside a list in sight when the keyboard comes to it.
class FocusFrame final : public QObject
{
    Q_OBJECT

public:
    explicit FocusFrame(QObject *parent);
    /// Whether the keyboard was moved by keys last, so that its place must be seen.
    [[nodiscard]] static bool usesKeys();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void follow(QWidget *now);
    void leave();

    QPointer<QAbstractScrollArea> m_around;
    QPointer<QWidget> m_frame; ///< a child of the view: it goes when the view goes
};

} // namespace muster::app

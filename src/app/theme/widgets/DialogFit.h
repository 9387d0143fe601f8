// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QSize>

class QDialog;

namespace muster::app {

/// Keeps dialogs on the screen: at large texts one that would be larger gets smaller, and scrolls where that is not enough.
class DialogFit final : public QObject
{
    Q_OBJECT

public:
    explicit DialogFit(QObject *parent);

    static void fit(QDialog &dialog, const QSize &available);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
};

} // namespace muster::app

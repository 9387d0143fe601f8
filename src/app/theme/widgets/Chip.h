// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

namespace muster::app {

/// A filter that is on or off: a pill with a tick when on.
class Chip final : public QToolButton
{
    Q_OBJECT

public:
    explicit Chip(const QString &text = {}, QWidget *parent = nullptr);

private:
    void showTick(bool on);
};

} // namespace muster::app

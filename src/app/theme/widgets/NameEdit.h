// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLineEdit>

namespace muster::app {

/// A name that is edited where it stands: while nobody writes in it, a long one elides instead of being cut.
class NameEdit final : public QLineEdit
{
    Q_OBJECT

public:
    explicit NameEdit(QWidget *parent = nullptr) : QLineEdit(parent) {}

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QRect words() const;
    [[nodiscard]] bool fits() const;
};

} // namespace muster::app

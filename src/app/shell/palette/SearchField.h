// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractButton>

namespace muster::app {

/// Looks like a search field in the corner of the menu bar; a click opens the command palette.
class SearchField final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit SearchField(QWidget *parent = nullptr);

    QSize sizeHint() const override { return {242, 30}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Theme.h"

#include <QHash>
#include <QWidget>

#include <vector>

namespace muster::app {

/// A rule in place: its name, where it comes from, and what it does. Painted, and laid out once per width: a unit of large
/// data has dozens of long rules, and labels would shape each text again for every question about its height.
class RuleText final : public QWidget
{
    Q_OBJECT

public:
    RuleText(const QString &title, const QString &remark, const QString &text, const QString &icon, QWidget *parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 0}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    struct Part
    {
        QString text;
        FontRole role;
        Token ink;
    };
    [[nodiscard]] int left() const { return m_icon.isEmpty() ? 0 : 24; }

    std::vector<Part> m_parts;
    QString m_icon;
    mutable QHash<int, int> m_heights; ///< by width
};

} // namespace muster::app

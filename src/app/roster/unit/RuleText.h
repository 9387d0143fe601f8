// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Theme.h"
#include "share/RuleNames.h"

#include <QHash>
#include <QWidget>

#include <memory>
#include <vector>

class QMenu;

namespace muster::app {

class RuleFlow;

/// A rule in place: its name, where it comes from, and what it does. Painted, and laid out once per width: a unit of large
/// data has dozens of long rules, and labels would shape each text again for every question about its height. Other rules that the
/// text names are links: each opens beside it, by a click, from the context menu or with Enter.
class RuleText final : public QWidget
{
    Q_OBJECT

public:
    RuleText(const QString &title, const QString &remark, const QString &text, const QString &icon, QWidget *parent = nullptr);

    /// The rules that texts may name; without them nothing is a link.
    void setNames(std::shared_ptr<const share::RuleNames> names);
    /// Those that this text names, in the order of the text; for menus and tests.
    [[nodiscard]] QStringList linkedNames() const;
    /// Shows one of them beside the text.
    void openLink(int rule);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, 0}; }
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    struct Part
    {
        QString text;
        FontRole role;
        Token ink;
        bool links = false;
    };
    [[nodiscard]] int left() const { return m_icon.isEmpty() ? 0 : 24; }
    [[nodiscard]] std::shared_ptr<RuleFlow> flowOf(const Part &part) const;
    /// The rule whose name stands there; -1 = none.
    [[nodiscard]] int linkAt(QPointF place) const;
    [[nodiscard]] std::vector<int> linkedRules() const;
    void addLinks(QMenu &menu);

    std::vector<Part> m_parts;
    QString m_title;
    QString m_icon;
    std::shared_ptr<const share::RuleNames> m_names;
    mutable QHash<int, int> m_heights; ///< by width
};

} // namespace muster::app

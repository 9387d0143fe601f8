// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QList>
#include <QPointer>
#include <QWidget>

namespace muster::app {

/// Notes the fonts that were set on the widgets of panels and gives them back when it goes: a panel that changes its
/// place is styled anew, and Qt's style sheets then forget such fonts.
class FontKeeper final
{
public:
    explicit FontKeeper(const QList<QWidget *> &panels)
    {
        for (const QWidget *panel : panels) {
            const QList<QWidget *> widgets = panel->findChildren<QWidget *>();
            for (QWidget *widget : widgets) {
                if (widget->testAttribute(Qt::WA_SetFont))
                    m_fonts.append({widget, widget->font()});
            }
        }
    }
    ~FontKeeper()
    {
        for (const Entry &entry : std::as_const(m_fonts)) {
            if (entry.widget && entry.widget->font() != entry.font)
                entry.widget->setFont(entry.font);
        }
    }
    FontKeeper(const FontKeeper &) = delete;
    FontKeeper &operator=(const FontKeeper &) = delete;

private:
    struct Entry
    {
        QPointer<QWidget> widget;
        QFont font;
    };
    QList<Entry> m_fonts;
};

} // namespace muster::app

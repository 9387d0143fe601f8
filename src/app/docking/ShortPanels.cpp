// SPDX-License-Identifier: GPL-3.0-or-later
// Panels that have only a line to show leave the room of their place to their neighbours.
#include "app/docking/DockHost.h"

#include <QWidget>

namespace muster::app {

namespace {

constexpr int byHand = 24; ///< a short place that is taller by more than this was stretched by somebody
constexpr int usualTitle = 32;
constexpr int hiddenTabs = 12; ///< Qt keeps room for its own tab bar, which nobody sees

} // namespace

void DockHost::setShort(const QString &id, int height)
{
    const auto found = m_entries.find(id);
    if (found == m_entries.end() || found->shortHeight == height)
        return;
    found->shortHeight = height;
    // Every tab of a place holds it open to its least height, those behind as well.
    if (height > 0) {
        for (const Entry &entry : std::as_const(m_entries)) {
            if (entry.panel.id == id || entry.panel.tabbedWith == id)
                entry.panel.widget->setMinimumHeight(std::min(entry.panel.widget->minimumHeight(), std::max(1, height - hiddenTabs)));
        }
    }
    fitLater();
}

void DockHost::fitLater()
{
    if (!std::exchange(m_fitPending, true))
        QMetaObject::invokeMethod(this, &DockHost::fitShortPanels, Qt::QueuedConnection);
}

void DockHost::fitShortPanels()
{
    m_fitPending = false;
    if (!area() || room().isEmpty())
        return; // with the next look at it
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        if (entry->shortHeight > 0 || entry->isShort)
            fitShort(entry.key(), *entry);
    }
}

QMap<QString, int> DockHost::wholeHeights() const
{
    QMap<QString, int> heights;
    for (auto entry = m_entries.cbegin(); entry != m_entries.cend(); ++entry) {
        if (entry->isShort)
            heights.insert(entry.key(), entry->wholeHeight);
    }
    return heights;
}

void DockHost::setWholeHeights(const QMap<QString, int> &heights)
{
    for (auto entry = m_entries.begin(); entry != m_entries.end(); ++entry) {
        entry->wholeHeight = std::clamp(heights.value(entry.key()), 0, 10'000);
        entry->isShort = false;
    }
}

bool DockHost::sharesOnlyWithItsTabs(const QString &id) const
{
    const QStringList others = tabbedWith(id);
    return std::all_of(others.begin(), others.end(), [&](const QString &other) { return panel(other).tabbedWith == id; });
}

void DockHost::fitShort(const QString &id, Entry &entry)
{
    if (!isOpen(id) || isFloating(id) || !sharesOnlyWithItsTabs(id)) {
        entry.isShort = false; // another place, which is not ours to change
        return;
    }
    QString front = isShown(id) ? id : QString();
    for (const QString &other : tabbedWith(id)) {
        if (isShown(other))
            front = other;
    }
    if (front.isEmpty())
        return;
    const int now = placeHeight(front);
    const int title = now - widget(front)->height();
    const int shortPlace = title + entry.shortHeight;
    if (entry.shortHeight > 0 && front == id) {
        // A place that is low already comes from a layout that was kept while it was: its height stands beside that layout.
        if (!entry.isShort && now > shortPlace + byHand)
            entry.wholeHeight = std::max(entry.wholeHeight, now);
        else if (!entry.isShort && entry.wholeHeight == 0)
            entry.wholeHeight = std::max(entry.panel.size.height(), shortPlace + usualTitle);
        entry.isShort = true;
        if (now != shortPlace)
            growPlace(front, shortPlace - now);
        return;
    }
    if (entry.isShort && now < entry.wholeHeight)
        growPlace(front, entry.wholeHeight - now);
    if (entry.isShort)
        entry.wholeHeight = 0; // it has it
    entry.isShort = false;
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Tone.h"

#include <QHash>
#include <QMap>
#include <QObject>
#include <QSize>
#include <QStringList>

class QAction;
class QWidget;

namespace muster::app {

/// Where a panel goes, seen from the panel it stands beside (or from the whole area).
enum class Side { Left, Right, Above, Below };

/// A panel to add. Ids are stable for ever and unique in the program, like "roster.catalogue": layouts name them.
struct Panel
{
    QString id;
    QString title;
    QWidget *widget = nullptr; ///< the host takes it over; what is its focus proxy now gets the keyboard with F6
    Side side = Side::Right;
    QString beside;     ///< id of the panel it stands beside; empty: the whole area
    QString tabbedWith; ///< id of the panel it shares a place with; wins over side
    QSize size;         ///< wanted width (left, right) or height (above, below); 0: a fair share
    bool open = true;   ///< in the default layout
    bool closable = true;
    QSize least = {};       ///< with less room than this beside the others a panel is no use; 0: as little as it takes
    QString foldsInto = {}; ///< the panel it joins as a tab when the area has no room for the least sizes; named before
    QSize fair = {};        ///< of a panel without a wanted size: the others give room down to their least before it has less
};

/// The dock area of one workspace: panels that can be moved, tabbed, floated, closed, and whose layout is kept.
/// Two implementations stand behind it: KDDockWidgets, and Qt's own dock widgets where that is missing.
class DockHost : public QObject
{
    Q_OBJECT

public:
    ~DockHost() override;

    /// The widget to put into the window.
    [[nodiscard]] virtual QWidget *area() const = 0;

    /// Adds a panel to the default layout. All panels are added before the first restore.
    void addPanel(const Panel &panel);
    [[nodiscard]] QStringList panels() const { return m_order; }
    [[nodiscard]] QWidget *widget(const QString &id) const;
    [[nodiscard]] QString title(const QString &id) const;
    void setTitle(const QString &id, const QString &title);
    /// A pill behind the title, like Findings 1; red only for errors. A negative count takes it away.
    void setCounter(const QString &id, int count, Tone tone = Tone::Neutral);
    [[nodiscard]] int counter(const QString &id) const;
    [[nodiscard]] Tone counterTone(const QString &id) const;
    /// The panel has no more to show than this height: while it is in front, its neighbours have the rest of its place. 0: it takes
    /// its room back. Only where nothing but its own tabs share the place.
    void setShort(const QString &id, int height);

    /// Checkable: shows and hides the panel.
    [[nodiscard]] QAction *toggleAction(const QString &id) const;
    /// The main panel of a workspace stays.
    [[nodiscard]] bool isClosable(const QString &id) const { return panel(id).closable; }

    [[nodiscard]] virtual bool isOpen(const QString &id) const = 0;
    virtual void setOpen(const QString &id, bool open) = 0;
    [[nodiscard]] virtual bool isFloating(const QString &id) const = 0;
    virtual void setFloating(const QString &id, bool floating) = 0;
    /// Puts a panel onto the place of another as a tab.
    virtual void tab(const QString &id, const QString &onto) = 0;
    [[nodiscard]] virtual QStringList tabbedWith(const QString &id) const = 0;
    /// Open, and in front of the tabs of its place.
    [[nodiscard]] virtual bool isShown(const QString &id) const = 0;
    /// Opens it if needed and brings it to the front of its tabs.
    virtual void raise(const QString &id) = 0;
    /// Raises it and gives it the keyboard.
    void focus(const QString &id);
    /// Next (or previous) open panel from the one that has the keyboard; tabs behind others are raised.
    void focusNext(bool backwards = false);
    /// The widget belongs to a panel that stands behind another one: nobody would see the keyboard there.
    [[nodiscard]] bool isBehind(QWidget *widget) const;
    /// While Tab looks for the next control it passes what is behind without calling it to the front.
    void setStepping(bool on);
    /// The panel that holds the keyboard, or nothing.
    [[nodiscard]] QString focusedPanel() const { return m_focused; }

    /// The layout as bytes for the settings.
    [[nodiscard]] QByteArray saveLayout() const;
    /// False, and the default layout, when the bytes are damaged, of another kind or version, or leave a panel unreachable.
    bool restoreLayout(const QByteArray &layout);
    /// Back to the layout in which the panels were added.
    void resetLayout();
    /// Panels that share a place now only because the area is small.
    [[nodiscard]] QStringList folded() const;
    /// Floating panels of a workspace that is not shown are hidden with it.
    virtual void setActive(bool active) = 0;

signals:
    void focusedPanelChanged(const QString &id);

protected:
    explicit DockHost(QObject *parent);

    virtual void insert(const Panel &panel) = 0;
    virtual void showTitle(const QString &id) = 0;
    [[nodiscard]] virtual QByteArray kind() const = 0;
    [[nodiscard]] virtual QByteArray saveState() const = 0;
    [[nodiscard]] virtual bool restoreState(const QByteArray &state) = 0;
    /// Lays all panels out as they were added.
    virtual void layOut() = 0;
    /// Every open panel has a place in a window, and no window is off the screen.
    [[nodiscard]] virtual bool isReachable(const QString &id) const = 0;
    /// Repaints what shows the focus.
    virtual void showFocus(const QString &id) = 0;

    [[nodiscard]] const Panel &panel(const QString &id) const;
    /// The panels of the default layout as the area has room for them, in the order of panels().
    [[nodiscard]] const QList<Panel> &arranged() const { return m_arranged; }
    /// Decides anew what is folded; before every default layout.
    void arrange();
    /// The area has its size for the first time. False: the layout made before fits, only the sizes are open.
    bool firstFit();
    /// The area has another size: what does not fit side by side any more becomes tabs, and comes out again with more room.
    void areaResized();
    [[nodiscard]] virtual QSize room() const = 0;
    /// Of the place that a panel has in the area, with its title.
    [[nodiscard]] virtual int placeHeight(const QString &id) const = 0;
    virtual void growPlace(const QString &id, int pixels) = 0;
    /// Something is in front, or has a size, that was not so before: places of short panels are looked at after the event.
    void fitLater();
    static constexpr int gap = 5; ///< between two places
    /// Keeps the toggle action in step.
    void noteOpen(const QString &id, bool open);

private:
    struct Entry
    {
        Panel panel;
        QAction *toggle = nullptr;
        int counter = -1;
        Tone tone = Tone::Neutral;
        int shortHeight = 0;  ///< of the panel itself; 0: it has more to show
        int wholeHeight = 0;  ///< of its place before it became short
        bool isShort = false; ///< its place is, just now
    };
    void fitShortPanels();
    void fitShort(const QString &id, Entry &entry);
    [[nodiscard]] QMap<QString, int> wholeHeights() const;
    void setWholeHeights(const QMap<QString, int> &heights);
    [[nodiscard]] bool sharesOnlyWithItsTabs(const QString &id) const;
    [[nodiscard]] QString panelOf(QWidget *widget) const;
    void onFocusChanged(QWidget *now);
    [[nodiscard]] bool allReachable() const;
    [[nodiscard]] QList<Panel> arrangement(const QSize &room) const;
    void changeForm();
    bool restoreForm(const QString &form);

    QHash<QString, Entry> m_entries;
    QStringList m_order;
    QString m_focused;
    QList<Panel> m_arranged;
    QString m_form;                      ///< names what is folded; every form has a layout of its own
    QMap<QString, QByteArray> m_layouts; ///< of the other forms
    bool m_formPending = false;
    bool m_fitPending = false;
    bool m_stepping = false;
};

/// Makes the dock area that this build has; `name` is unique in the program, like the workspace's id.
[[nodiscard]] DockHost *makeDockHost(const QString &name, QWidget *parent);

} // namespace muster::app

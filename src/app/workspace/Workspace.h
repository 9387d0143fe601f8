// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/PaletteEntry.h"
#include "app/workspace/Request.h"
#include "app/workspace/Unsaved.h"

#include <QList>
#include <QObject>

class QAction;
class QUndoStack;
class QWidget;

namespace muster::app {

class DockHost;

/// A part of a menu: `menu` names one of the window's menus or is a menu of the workspace's own.
struct MenuPart
{
    enum Menu { File, Edit, View, Own, Tools };
    Menu menu = Own;
    QList<QAction *> actions; ///< a null pointer is a separator
    bool everywhere = false;  ///< also while another workspace is shown, unless that one has an action of the same key
};

/// What the status bar says: short pieces, left and right.
struct StatusTexts
{
    QString saved;     ///< "Saved 14:09", with a tick before it
    QStringList left;  ///< pack and edition
    QStringList right; ///< counts

    /// The time of day, with the date unless it is today.
    [[nodiscard]] static QString timeText(const QDateTime &when);
};

/// One of the six parts of the program. The window builds its chrome from what the workspace says here and knows
/// nothing else about it; a workspace knows neither the window nor the other workspaces. It goes before its panels do.
class Workspace : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Stable: "library", "roster", "campaign", "print", "scenarios", "table".
    [[nodiscard]] virtual QString id() const = 0;
    /// One word under the icon, and the title of the workspace's own menu.
    [[nodiscard]] virtual QString title() const = 0;
    [[nodiscard]] virtual QString icon() const { return id(); }

    /// Called once, before the window is shown: makes the panels and adds them in the default layout.
    virtual void build(DockHost &host) = 0;
    /// The widget in the 48 px strip, made once; may be null.
    [[nodiscard]] virtual QWidget *toolBar() { return nullptr; }
    /// Actions for the menus; each also appears in the command palette and keeps its shortcut while the workspace is shown.
    [[nodiscard]] virtual QList<MenuPart> menus() const { return {}; }
    /// Further entries of the palette for what was typed (already trimmed, maybe empty).
    [[nodiscard]] virtual QList<PaletteEntry> paletteEntries(const QString &typed) const
    {
        Q_UNUSED(typed)
        return {};
    }
    /// Edit > Undo and Redo follow it; null: nothing to undo here.
    [[nodiscard]] virtual QUndoStack *undoStack() const { return nullptr; }
    /// True: the window puts Undo and Redo in front of the strip.
    [[nodiscard]] virtual bool usesUndo() const { return false; }
    [[nodiscard]] virtual StatusTexts status() const { return {}; }
    /// Name of the open document for the window title.
    [[nodiscard]] virtual QString documentName() const { return {}; }

    /// What the print workspace is to show when one goes there from here; empty: what it had.
    [[nodiscard]] virtual Request paper() const { return {}; }

    /// What could not be stored; usually nothing. stateChanged() when it changes.
    [[nodiscard]] virtual Unsaved unsaved() const { return {}; }

    /// Opens what was asked for; false when it does not know such things.
    virtual bool open(const Request &request)
    {
        Q_UNUSED(request)
        return false;
    }
    /// The workspace comes to the front.
    virtual void activated() {}
    /// The window is about to close: finish what is being typed. Everything is saved already, or in unsaved().
    virtual void aboutToClose() {}
    /// The language changed: set every text again (panel titles through the host).
    virtual void retranslate() = 0;

signals:
    /// Asks for something in another workspace (or in this one).
    void requested(const muster::app::Request &request);
    /// status(), documentName() or undoStack() has changed.
    void stateChanged();
    /// menus() has changed.
    void menusChanged();
    /// A folder of game data that open() was asked to read has been read, or could not be.
    void gameDataRead(const QString &folder, bool read);
};

} // namespace muster::app

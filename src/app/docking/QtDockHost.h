// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/DockHost.h"

#include <QPointer>

class QDockWidget;
class QMainWindow;

namespace muster::app {

class DockTitle;
class LayoutTree;

/// Dock area made of Qt's own dock widgets, where KDDockWidgets is not there.
class QtDockHost final : public DockHost
{
    Q_OBJECT

public:
    QtDockHost(const QString &name, QWidget *parent);
    ~QtDockHost() override;

    QWidget *area() const override;
    bool isOpen(const QString &id) const override;
    void setOpen(const QString &id, bool open) override;
    bool isFloating(const QString &id) const override;
    void setFloating(const QString &id, bool floating) override;
    void tab(const QString &id, const QString &onto) override;
    QStringList tabbedWith(const QString &id) const override;
    bool isShown(const QString &id) const override;
    void raise(const QString &id) override;
    void setActive(bool active) override;

protected:
    void insert(const Panel &panel) override;
    void showTitle(const QString &id) override;
    QByteArray kind() const override { return "qt"; }
    QByteArray saveState() const override;
    bool restoreState(const QByteArray &state) override;
    void layOut() override;
    QSize room() const override;
    int placeHeight(const QString &id) const override;
    void growPlace(const QString &id, int pixels) override;
    bool isReachable(const QString &id) const override;
    void showFocus(const QString &id) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    [[nodiscard]] LayoutTree tree() const;
    void applySizes();
    void refreshTitles();

    QPointer<QMainWindow> m_window;
    QHash<QString, QDockWidget *> m_docks;
    QHash<QString, DockTitle *> m_titles;
    QList<QDockWidget *> m_hiddenFloating;
    bool m_sizesPending = true;
    bool m_untouched = false; ///< nobody has moved, closed or stretched anything since the default layout was made
    bool m_active = true;
};

} // namespace muster::app

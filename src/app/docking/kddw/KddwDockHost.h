// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/docking/DockHost.h"

#include <QPointer>

#include <memory>

namespace KDDockWidgets::QtWidgets {
class DockWidget;
class MainWindow;
} // namespace KDDockWidgets::QtWidgets

namespace muster::app {

class FontKeeper;

/// Dock area made of KDDockWidgets. Areas do not mix: a panel can be dropped only into the area it came from.
class KddwDockHost final : public DockHost
{
    Q_OBJECT

public:
    KddwDockHost(const QString &name, QWidget *parent);
    ~KddwDockHost() override;

    /// The area that owns a panel; the painted title bars ask for it.
    [[nodiscard]] static const KddwDockHost *hostOf(const QString &panel);

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
    QByteArray kind() const override { return "kddw"; }
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
    using Dock = KDDockWidgets::QtWidgets::DockWidget;
    void add(const Panel &panel);
    void applySizes();
    void repaintTitles();

    QString m_name;
    QHash<QObject *, std::shared_ptr<FontKeeper>> m_fonts;
    QPointer<KDDockWidgets::QtWidgets::MainWindow> m_window;
    QHash<QString, Dock *> m_docks;
    QList<QPointer<QWidget>> m_hiddenWindows;
    bool m_layoutPending = true;
    bool m_restoring = false;
    bool m_active = true;
};

} // namespace muster::app

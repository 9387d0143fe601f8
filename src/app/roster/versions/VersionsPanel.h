// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/roster/RosterEditor.h"
#include "app/workspace/Services.h"
#include "documents/roster/RosterVersions.h"

#include <QStyledItemDelegate>
#include <QWidget>

class QListWidget;
class QPushButton;
class QLabel;

namespace muster::app {

/// Paints a version: a ring as in the history, name, time, points, verdict.
class VersionDelegate final : public QStyledItemDelegate
{
    Q_OBJECT

public:
    using QStyledItemDelegate::QStyledItemDelegate;
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override;
};

/// The named versions of the open roster: keep one, compare, go back to one, call it otherwise, remove it.
class VersionsPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit VersionsPanel(const Services &services, QWidget *parent = nullptr);

    void setEditor(RosterEditor *editor);
    void retranslate();
    /// Asks for a name and keeps the roster as it is now.
    void keep();
    /// Reads them again: somebody else may have kept one.
    void reload();
    [[nodiscard]] const std::vector<documents::RosterVersion> &versions() const { return m_versions; }
    /// Id of the selected version; empty for the present state.
    [[nodiscard]] QString selected() const;

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

signals:
    /// Two states side by side: the selected one and the present one.
    void compareWanted(const QString &versionId);
    void versionsChanged();
    void said(const QString &sentence);

private:
    void build();
    void fill();
    void showHint();
    void nameButtons();
    void showNow();
    void showButtons();
    void restore();
    void rename();
    void remove();
    void bringBack();
    [[nodiscard]] const documents::RosterVersion *current() const;
    [[nodiscard]] QString freeName() const;

    const Services &m_services;
    RosterEditor *m_editor = nullptr;
    std::vector<documents::RosterVersion> m_versions;  ///< newest first
    std::optional<documents::RosterVersion> m_removed; ///< the last one, until another roster comes
    QListWidget *m_list = nullptr;
    QLabel *m_hint = nullptr;
    QWidget *m_bar = nullptr;
    QPushButton *m_keep = nullptr;
    QPushButton *m_compare = nullptr;
    QPushButton *m_restore = nullptr;
    QPushButton *m_rename = nullptr;
    QPushButton *m_remove = nullptr;
    QPushButton *m_bringBack = nullptr;
};

} // namespace muster::app

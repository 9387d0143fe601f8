// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/versions/VersionsPanel.h"

#include "app/roster/versions/VersionDialog.h"
#include "app/workspace/Workspace.h"
#include "text/Spoken.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>

namespace muster::app {

using documents::RosterVersion;
using documents::RosterVersions;

VersionsPanel::VersionsPanel(const Services &services, QWidget *parent) : QWidget(parent), m_services(services)
{
    build();
    retranslate();
}

void VersionsPanel::setEditor(RosterEditor *editor)
{
    if (m_editor)
        m_editor->document().disconnect(this);
    m_editor = editor;
    m_removed.reset();
    if (editor) {
        connect(&editor->document(), &documents::RosterDocument::rosterChanged, this, &VersionsPanel::showNow);
        connect(&editor->document(), &documents::RosterDocument::rosterReplaced, this, &VersionsPanel::showNow);
        connect(&editor->document(), &documents::RosterDocument::saveStateChanged, this, &VersionsPanel::showNow); // its time
    }
    reload();
}

void VersionsPanel::reload()
{
    m_versions.clear();
    if (m_editor && m_editor->document().saveState() != documents::SaveState::NotStored) {
        auto kept = RosterVersions(m_services.library, m_editor->document().id()).all();
        if (kept)
            m_versions = std::move(*kept);
        else
            emit said(text::spoken(kept.error()));
    }
    fill();
    emit versionsChanged();
}

void VersionsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    showNow();
}

void VersionsPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    nameButtons();
    showHint();
}

QString VersionsPanel::selected() const
{
    const QListWidgetItem *item = m_list->currentItem();
    return item ? item->data(Qt::UserRole).toString() : QString();
}

const RosterVersion *VersionsPanel::current() const
{
    const QString id = selected();
    const auto found = std::find_if(m_versions.begin(), m_versions.end(), [&id](const RosterVersion &each) { return each.id == id; });
    return id.isEmpty() || found == m_versions.end() ? nullptr : &*found;
}

QString VersionsPanel::freeName() const
{
    int number = int(m_versions.size()) + 1;
    const auto taken = [this](const QString &name) {
        return std::any_of(m_versions.begin(), m_versions.end(), [&name](const RosterVersion &each) { return each.name == name; });
    };
    while (taken(tr("Version %1").arg(number)))
        ++number;
    return tr("Version %1").arg(number);
}

void VersionsPanel::keep()
{
    if (!m_editor)
        return;
    VersionDialog dialog(tr("Save a version"), tr("Save"), freeName(), {}, window());
    if (dialog.exec() != QDialog::Accepted || !m_editor)
        return;
    const auto kept = RosterVersions(m_services.library, m_editor->document().id())
                          .keep(m_editor->document(), dialog.name(), dialog.note());
    emit said(kept ? tr("The version “%1” is kept with the roster.").arg(dialog.name()) : text::spoken(kept.error()));
    reload();
}

void VersionsPanel::restore()
{
    const RosterVersion *version = current();
    if (!version || !m_editor)
        return;
    const RosterVersion wanted = *version; // the roster changes, and with it what is shown
    if (m_editor->accept(documents::restoreVersion(m_editor->document(), wanted)))
        emit said(tr("The roster is as it was in “%1”; Undo brings the other one back.").arg(wanted.name));
}

void VersionsPanel::rename()
{
    const RosterVersion *version = current();
    if (!version || !m_editor)
        return;
    RosterVersion changed = *version;
    VersionDialog dialog(tr("Name and note"), tr("Save"), changed.name, changed.note, window());
    if (dialog.exec() != QDialog::Accepted || !m_editor)
        return;
    changed.name = dialog.name();
    changed.note = dialog.note();
    if (const auto done = RosterVersions(m_services.library, m_editor->document().id()).put(changed); !done)
        emit said(text::spoken(done.error()));
    reload();
}

void VersionsPanel::remove()
{
    const RosterVersion *version = current();
    if (!version || !m_editor)
        return;
    const RosterVersion gone = *version;
    if (const auto done = RosterVersions(m_services.library, m_editor->document().id()).remove(gone.id); !done)
        return emit said(text::spoken(done.error()));
    m_removed = gone;
    emit said(tr("The version “%1” is removed; the roster stays as it is.").arg(gone.name));
    reload();
    m_bringBack->setFocus();
}

void VersionsPanel::bringBack()
{
    if (!m_removed || !m_editor)
        return;
    const RosterVersion back = *m_removed;
    if (const auto done = RosterVersions(m_services.library, m_editor->document().id()).put(back); !done)
        return emit said(text::spoken(done.error()));
    m_removed.reset();
    reload();
    m_list->setFocus();
}

} // namespace muster::app

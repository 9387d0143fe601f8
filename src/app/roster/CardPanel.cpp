// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/CardPanel.h"

#include "app/roster/RosterEditor.h"

#include <QVBoxLayout>

namespace muster::app {

CardPanel::CardPanel(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_preview = new CardPreview;
    column->addWidget(m_preview);
    setFocusProxy(m_preview);
}

void CardPanel::setEditor(RosterEditor *editor)
{
    if (m_editor) {
        m_editor->disconnect(this);
        m_editor->document().disconnect(this);
    }
    m_editor = editor;
    if (editor) {
        connect(editor, &RosterEditor::currentChanged, this, [this](const QString &id) { m_preview->setUnit(id); });
        connect(editor, &RosterEditor::lookChanged, this, &CardPanel::refresh);
        connect(&editor->document(), &documents::RosterDocument::rosterChanged, this, &CardPanel::refresh);
        connect(&editor->document(), &documents::RosterDocument::rosterReplaced, this, &CardPanel::refresh);
    }
    refresh();
}

// A card that nobody sees costs nothing: it is drawn when the panel comes to the front.
void CardPanel::refresh()
{
    m_stale = !isVisible();
    if (m_stale)
        return;
    if (!m_editor) {
        m_preview->clear();
        return;
    }
    m_preview->setRoster(m_editor->document().roster(), m_editor->pack(), m_editor->language());
    m_preview->setUnit(m_editor->current());
}

void CardPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

void CardPanel::retranslate()
{
    m_preview->retranslate();
}

} // namespace muster::app

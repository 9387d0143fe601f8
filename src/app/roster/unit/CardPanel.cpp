// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/CardPanel.h"

#include "app/roster/RosterEditor.h"
#include "app/theme/widgets/InSight.h"
#include "documents/collection/CollectionBook.h"
#include "text/Spoken.h"

#include <QMessageBox>
#include <QVBoxLayout>

namespace muster::app {

CardPanel::CardPanel(library::Library &library, QWidget *parent) : QWidget(parent), m_photos(library)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    m_preview = new CardPreview;
    column->addWidget(m_preview);
    setFocusProxy(m_preview);
    // A photo of the figures is the picture of their card.
    connect(&documents::CollectionBook::of(library), &documents::CollectionBook::changed, this, &CardPanel::refresh);
    connect(m_preview, &CardPreview::photoChosen, this, [this](const QString &unit, const QString &file) {
        if (m_editor)
            said(m_photos.attach(m_editor->document(), unit, file));
    });
    connect(m_preview, &CardPreview::photoRemoved, this, [this](const QString &unit) {
        if (m_editor)
            said(m_photos.remove(m_editor->document(), unit));
    });
}

void CardPanel::said(const base::Result<void> &done)
{
    if (!done)
        QMessageBox::warning(window(), tr("The photo could not be used"), text::spoken(done.error()));
}

void CardPanel::setEditor(RosterEditor *editor)
{
    if (m_editor) {
        m_editor->disconnect(this);
        m_editor->document().disconnect(this);
    }
    m_editor = editor;
    if (editor) {
        connect(editor, &RosterEditor::currentChanged, this, [this](const QString &id) {
            m_stale = m_stale || !isInSight(*this);
            if (!m_stale)
                m_preview->setUnit(id);
        });
        connect(editor, &RosterEditor::lookChanged, this, &CardPanel::refresh);
        connect(&editor->document(), &documents::RosterDocument::rosterChanged, this, &CardPanel::refresh);
        connect(&editor->document(), &documents::RosterDocument::rosterReplaced, this, &CardPanel::refresh);
    }
    refresh();
}

// A card that nobody sees costs nothing: it is drawn when the panel comes to the front.
void CardPanel::refresh()
{
    m_stale = !isInSight(*this);
    if (m_stale)
        return;
    if (!m_editor) {
        m_preview->clear();
        return;
    }
    const documents::RosterDocument &document = m_editor->document();
    m_preview->setRoster(document.roster(), m_editor->pack(), m_editor->language(), m_photos.of(document.id(), document.roster()));
    m_preview->setPhotoEditing(!document.id().isEmpty());
    m_preview->setUnit(m_editor->current());
}

void CardPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_stale)
        refresh();
}

// Qt's own docks do not hide a panel behind a tab, they move it away: coming back it is only painted.
void CardPanel::paintEvent(QPaintEvent *)
{
    if (m_stale)
        QMetaObject::invokeMethod(
            this,
            [this] {
                if (m_stale)
                    refresh();
            },
            Qt::QueuedConnection);
}

void CardPanel::retranslate()
{
    m_preview->retranslate();
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
// What the library workspace tells the window around it: the status bar and the command palette.
#include "app/library/LibraryWorkspace.h"

#include "app/library/collection/CollectionPart.h"
#include "app/workspace/DocumentLook.h"
#include "text/Typography.h"

namespace muster::app {

using models::LibraryModel;
using models::LibraryRow;

void LibraryWorkspace::say(const QString &sentence)
{
    m_sentence = sentence;
    emit stateChanged();
}

QString LibraryWorkspace::sentenceOfSelection() const
{
    const QList<library::Record> records = chosen();
    if (records.size() > 1)
        return tr("%n selected", nullptr, int(records.size()));
    const LibraryRow *row = currentRow();
    return row ? LibraryModel::conflictText(*row) : QString();
}

StatusTexts LibraryWorkspace::status() const
{
    StatusTexts texts;
    texts.saved = tr("All saved");
    if (m_collection->isInFront()) {
        texts.left.append(m_collection->status());
        if (!m_sentence.isEmpty())
            texts.left.append(m_sentence);
        texts.right.append(tr("The collection never makes a list illegal"));
        return texts;
    }
    texts.left.append(inTrash() ? tr("%n in the trash", nullptr, m_model->counts().trash)
                                : tr("%n (entry|entries)", nullptr, m_model->counts().all));
    if (const QString selected = sentenceOfSelection(); !selected.isEmpty())
        texts.left.append(selected);
    if (!m_sentence.isEmpty())
        texts.left.append(m_sentence);
    texts.right.append(tr("%n pack(s) installed", nullptr, int(m_services.packs.packs().size())));
    return texts;
}

QList<PaletteEntry> LibraryWorkspace::paletteEntries(const QString &typed) const
{
    QList<PaletteEntry> entries;
    for (int i = 0; i < m_model->rowCount() && entries.size() < 10; ++i) {
        const LibraryRow *row = m_model->row(m_model->index(i, 0));
        if (row->kind == LibraryRow::Kind::Heading || row->record.deleted
            || (!typed.isEmpty() && !text::searchForm(row->record.name).contains(text::searchForm(typed))))
            continue;
        PaletteEntry entry;
        entry.group = tr("Rosters and campaigns");
        entry.icon = documentLook(row->record.kind).icon;
        entry.text = row->record.name;
        entry.second = row->record.packName;
        const QString key = row->key;
        entry.run = [this, key] {
            const_cast<LibraryWorkspace *>(this)->openRow(m_model->find([&key](const LibraryRow &other) { return other.key == key; }));
        };
        entries.append(entry);
    }
    return entries;
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Unsaved.h"
#include "library/Library.h"
#include "text/Spoken.h"

#include <QApplication>

namespace muster::app {

/// What a document whose last save failed has to say: the same for rosters and campaigns. Document and library outlive it.
template <typename Document>
[[nodiscard]] Unsaved unsavedDocument(Document &document, library::Library &library)
{
    return {document.name(), text::spoken(document.saveError().sentence), ".muster", [&document] { return document.retrySave(); },
            [&document, &library](const QString &path) {
                const auto pictures = library.attachments().all(document.id());
                return document.saveCopy(path, pictures ? *pictures : QList<library::Attachment>());
            }};
}

/// Whether what is open (null: nothing) may be left: its last save is waited for, then `unsaved` says what the disk has not got.
template <typename Document, typename WhatIsUnsaved>
[[nodiscard]] bool mayLeaveDocument(Document *document, const WhatIsUnsaved &unsaved)
{
    if (document)
        document->finishSaving();
    return mayLeave(unsaved(), QApplication::activeWindow());
}

} // namespace muster::app

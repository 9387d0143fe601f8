// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

namespace muster::documents {

/// One thing to say about an import.
struct ImportNote
{
    enum class Kind {
        Read,    ///< taken over
        Skipped, ///< not taken, with the reason
        Unknown, ///< not understood, but kept where that is possible
        Guessed, ///< taken with an assumption
    };
    Kind kind = Kind::Read;
    QString text;
    int line = 0; ///< in the file read; 0 when it has none
    friend bool operator==(const ImportNote &, const ImportNote &) = default;
};

/// What an import read, skipped, did not know and guessed.
struct ImportReport
{
    QString file;
    QList<ImportNote> notes;

    void add(ImportNote::Kind kind, const QString &text, int line = 0) { notes.append({kind, text, line}); }
    [[nodiscard]] int count(ImportNote::Kind kind) const
    {
        return int(std::count_if(notes.begin(), notes.end(), [kind](const ImportNote &note) { return note.kind == kind; }));
    }
    /// One line per note: "skipped: evil.exe (not a picture)".
    [[nodiscard]] QString text() const;
};

} // namespace muster::documents

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"
#include "models/JudgedSamples.h"
#include "models/KeyedTreeModel.h"
#include "packs/PackStore.h"

#include <QDate>

#include <future>

namespace muster::models {

inline constexpr char documentsMimeType[] = "application/x-muster-documents"; ///< ids of documents of the library, one in a line

/// A card of the library: a document, a sample of a pack, or the heading over some of them.
struct LibraryContent
{
    enum class Kind { Heading, Document, Sample };
    /// Two people changed it at the same time, and the other version is here too.
    enum class Conflict { None, Ours, Theirs };

    QString key;
    Kind kind = Kind::Document;
    library::Record record; ///< game and faction in the player's language
    Conflict conflict = Conflict::None;
    int missions = 0; ///< of a campaign
    QString battles;  ///< what became of a roster at the table: "2 won, 1 lost"
    QString heading;  ///< Kind::Heading
    QString remark;
    int count = 0;       ///< of a heading
    QString file;        ///< of a sample
    bool folded = false; ///< of a heading: what is under it is not shown
    QString folder;      ///< it lies in; empty = in none
    QString twin;        ///< what tells it from another of the same name; empty when there is none

    friend bool operator==(const LibraryContent &, const LibraryContent &) = default;
};

/// The same as a row of a tree.
struct LibraryRow : LibraryContent
{
    std::vector<LibraryRow> children; ///< never any

    [[nodiscard]] bool sameContent(const LibraryRow &other) const { return static_cast<const LibraryContent &>(*this) == other; }
};

/// What the library shows.
struct LibraryFilter
{
    enum class Sort { Changed, Name, Game, Points, Faction, Verdict, Folder };
    QString text;
    std::optional<library::Kind> kind;
    QString packId;
    std::optional<library::Verdict> verdict;
    bool thisWeek = false;
    bool trash = false; ///< the deleted ones instead
    QString folder;     ///< empty = wherever they lie
    Sort sort = Sort::Changed;
    bool backwards = false; ///< against the usual direction of the sort
    bool samplesFolded = false;
};

/// How many documents and samples there are of each kind, for the filter panel.
struct LibraryCounts
{
    int all = 0, legal = 0, illegal = 0, trash = 0;
    QMap<library::Kind, int> kinds;
    int own = 0; ///< without the samples
    QMap<QString, int> games;
    QMap<QString, int> folders; ///< by name
    int samples = 0;
};

/// Rosters and campaigns of the library, and the samples of the packs below them.
class LibraryModel : public KeyedTreeModel<LibraryRow>
{
public:
    enum Column { Name, Game, Faction, Points, Verdict, Changed, Folder, ColumnCount };

    LibraryModel(library::Library &library, const packs::PackStore &packs, QObject *parent = nullptr);

    [[nodiscard]] int columnCount(const QModelIndex & = {}) const override { return ColumnCount; }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override;
    [[nodiscard]] QStringList mimeTypes() const override { return {QLatin1String(documentsMimeType)}; }
    [[nodiscard]] QMimeData *mimeData(const QModelIndexList &indexes) const override;
    [[nodiscard]] Qt::DropActions supportedDragActions() const override { return Qt::MoveAction; }

    void setFilter(const LibraryFilter &filter);
    [[nodiscard]] const LibraryFilter &filter() const { return m_filter; }
    void setLanguage(const QString &language);
    /// Begins to judge the samples beside what comes next; setLanguage() takes them, in that language.
    void readAhead(const QString &language);
    /// Reads everything again: after a change here or elsewhere.
    void refresh();
    [[nodiscard]] const LibraryCounts &counts() const { return m_counts; }
    /// "Today 14:09", "Yesterday", a date.
    [[nodiscard]] static QString changedText(const QDateTime &changed);
    /// "Deleted 3 May", "Deleted by anna, 3 May"; empty when it is not in the trash.
    [[nodiscard]] static QString deletedText(const library::Record &record);
    /// Who made, changed and deleted it, one line each; for a library of several people.
    [[nodiscard]] static QString peopleText(const library::Record &record);
    /// What a conflict made of this document; empty when there was none.
    [[nodiscard]] static QString conflictText(const LibraryRow &row);
    /// "Legal", "2 problems", "Not legal" where nobody counted them; empty without a verdict.
    [[nodiscard]] static QString verdictText(const library::Record &record);
    /// "Dust Tactics, Axis · Club evening": game, faction and folder.
    [[nodiscard]] static QString whereText(const LibraryRow &row);
    /// Several people work with it.
    [[nodiscard]] bool isShared() const { return m_library.isShared(); }
    /// Empty when the last reading went well.
    [[nodiscard]] const QString &error() const { return m_error; }

private:
    [[nodiscard]] bool passes(const library::Record &record) const;
    /// Copies of samples that nobody changed yet.
    [[nodiscard]] QString toolTip(const LibraryRow &row) const;
    static void tellTwinsApart(std::vector<LibraryRow> &rows);
    void arrange(std::vector<LibraryRow> &rows) const;
    void readSamples();
    void readSampleCampaigns(const packs::PackPtr &pack);
    [[nodiscard]] LibraryRow rowOf(const library::Record &record) const;
    void localise(library::Record &record) const;
    void count(const library::Record &record);
    void countAll(const library::Records &shown);
    [[nodiscard]] std::vector<LibraryRow> ownRows();
    [[nodiscard]] std::vector<LibraryRow> sampleRows();

    library::Library &m_library;
    const packs::PackStore &m_packs;
    LibraryFilter m_filter;
    LibraryCounts m_counts;
    QString m_language = QStringLiteral("en");
    QString m_error;
    QMap<QString, QString> m_folders;   ///< by the ids of the documents
    std::future<JudgedSamples> m_ahead; ///< valid until somebody has taken them
    std::vector<LibraryRow> m_samples;
    QHash<QString, QHash<QString, QString>> m_factions; ///< by pack: name in the data -> name for the player
};

} // namespace muster::models

// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/LibraryModel.h"

#include "archive/SafeFile.h"
#include "campaign/Campaign.h"
#include "campaign/SampleCampaign.h"
#include "documents/battle/RosterRecord.h"
#include "documents/campaign/CampaignDocument.h"
#include "library/MissionNote.h"
#include "library/ProblemNote.h"
#include "library/repositories/Folders.h"
#include "library/repositories/LookedAt.h"
#include "models/LibraryKind.h"
#include "text/Spoken.h"

#include <QCollator>
#include <QCoreApplication>
#include <QSet>

#include <algorithm>

namespace muster::models {

namespace {

struct LibraryModelWords
{
    Q_DECLARE_TR_FUNCTIONS(LibraryModel)
};

constexpr size_t manyRows = 800;

} // namespace

LibraryModel::LibraryModel(library::Library &library, const packs::PackStore &packs, QObject *parent)
    : KeyedTreeModel(parent), m_library(library), m_packs(packs)
{
    connect(&library, &library::Library::changedElsewhere, this, [this] { refresh(); });
}

void LibraryModel::setFilter(const LibraryFilter &filter)
{
    m_filter = filter;
    refresh();
}

void LibraryModel::setLanguage(const QString &language)
{
    const bool known = m_language == language && !m_samples.empty(); // to judge them all takes a moment
    m_language = language;
    if (!known)
        readSamples();
    refresh();
}

void LibraryModel::readAhead(const QString &language)
{
    m_ahead = std::async(std::launch::async, judgeSamples, m_packs.packs(), language);
}

void LibraryModel::readSamples()
{
    JudgedSamples judged = m_ahead.valid() ? m_ahead.get() : JudgedSamples();
    if (judged.language != m_language || judged.asked != m_packs.packs())
        judged = judgeSamples(m_packs.packs(), m_language);
    m_samples.clear();
    m_factions.clear();
    for (const packs::PackPtr &pack : m_packs.packs()) {
        QHash<QString, QString> &factions = m_factions[pack->id()];
        for (const rules::DataFile *catalogue : pack->data()->catalogues())
            factions.insert(QString::fromStdString(std::string(catalogue->name)),
                            pack->language(m_language).name(catalogue->idText, catalogue->name));
        for (JudgedSamples::Sample &sample : judged.samples) {
            if (sample.pack != pack)
                continue;
            LibraryRow row;
            row.kind = LibraryRow::Kind::Sample;
            row.key = QStringLiteral("sample:") + pack->id() + '/' + sample.file;
            row.file = sample.path;
            row.record = std::move(sample.record);
            row.record.id = row.key;
            row.record.packId = pack->id();
            localise(row.record);
            m_samples.push_back(std::move(row));
        }
        readSampleCampaigns(pack);
    }
}

void LibraryModel::readSampleCampaigns(const packs::PackPtr &pack)
{
    for (const QString &file : campaign::sampleCampaignFiles(*pack)) {
        const auto sample = campaign::sampleCampaign(*pack, file, m_language);
        if (!sample)
            continue;
        library::Record record = documents::CampaignDocument(*sample, pack->name(m_language)).record();
        record.packId = pack->id();
        LibraryRow row = rowOf(record);
        row.kind = LibraryRow::Kind::Sample;
        row.key = row.record.id = QStringLiteral("sample:") + pack->id() + "/samples/" + file;
        row.file = pack->path("samples/" + file);
        m_samples.push_back(std::move(row));
    }
}

LibraryRow LibraryModel::rowOf(const library::Record &record) const
{
    LibraryRow row;
    row.key = record.id;
    row.record = record;
    row.folder = m_folders.value(record.id);
    row.missions = libraryKind(record.kind).countsMissions ? library::missionsIn(record.note) : 0;
    localise(row.record);
    return row;
}

// Stored in the words of the data; a game that is not installed keeps them.
void LibraryModel::localise(library::Record &record) const
{
    const LibraryKind &kind = libraryKind(record.kind);
    if (kind.sides)
        record.faction = kind.sides(record);
    const packs::PackPtr pack = m_packs.find(record.packId);
    if (!pack)
        return;
    record.packName = pack->name(m_language);
    if (!record.pointsName.isEmpty())
        record.pointsName = pack->language(m_language).name(pack->manifest().costTypeId.toStdString(), record.pointsName.toStdString());
    if (!kind.dataFactions)
        return; // names that the players gave
    const QHash<QString, QString> &names = m_factions.value(record.packId);
    QStringList factions = record.faction.split(QStringLiteral(", "), Qt::SkipEmptyParts);
    for (QString &faction : factions)
        faction = names.value(faction, faction);
    record.faction = factions.join(QStringLiteral(", "));
}

bool LibraryModel::passes(const library::Record &record) const
{
    if (m_filter.kind && record.kind != *m_filter.kind)
        return false;
    if (!m_filter.packId.isEmpty() && record.packId != m_filter.packId)
        return false;
    if (m_filter.verdict && record.verdict != *m_filter.verdict)
        return false;
    if (!m_filter.folder.isEmpty() && m_folders.value(record.id) != m_filter.folder)
        return false;
    if (m_filter.thisWeek && record.changed.isValid() && record.changed < QDateTime::currentDateTime().addDays(-7))
        return false;
    return true;
}

void LibraryModel::arrange(std::vector<LibraryRow> &rows) const
{
    QCollator collator;
    collator.setNumericMode(true);
    std::stable_sort(rows.begin(), rows.end(), [&](const LibraryRow &a, const LibraryRow &b) {
        const LibraryRow &first = m_filter.backwards ? b : a, &second = m_filter.backwards ? a : b;
        const library::Record &left = first.record, &right = second.record;
        switch (m_filter.sort) {
        case LibraryFilter::Sort::Name:
            return collator.compare(left.name, right.name) < 0;
        case LibraryFilter::Sort::Game:
            return collator.compare(left.packName, right.packName) < 0;
        case LibraryFilter::Sort::Faction:
            return collator.compare(left.faction, right.faction) < 0;
        case LibraryFilter::Sort::Folder:
            return collator.compare(first.folder, second.folder) < 0;
        case LibraryFilter::Sort::Points:
            return left.points > right.points;
        case LibraryFilter::Sort::Verdict: // what needs a hand first
            return std::pair(int(left.verdict), library::problemsIn(left.note))
                > std::pair(int(right.verdict), library::problemsIn(right.note));
        case LibraryFilter::Sort::Changed:
            break;
        }
        return left.changed > right.changed;
    });
}

void LibraryModel::count(const library::Record &record)
{
    ++m_counts.all;
    ++m_counts.kinds[record.kind];
    m_counts.legal += record.verdict == library::Verdict::Legal;
    m_counts.illegal += record.verdict == library::Verdict::Illegal;
    ++m_counts.games[record.packId];
    if (const QString folder = m_folders.value(record.id); !folder.isEmpty())
        ++m_counts.folders[folder];
}

std::vector<LibraryRow> LibraryModel::ownRows()
{
    library::Filter filter;
    filter.text = m_filter.text;
    filter.trash = m_filter.trash;
    auto list = m_library.documents().list(filter);
    if (!list) {
        m_error = text::spoken(list.error());
        return {};
    }
    m_folders = library::Folders(m_library).all().valueOr({});
    library::LookedAt(m_library).leaveOut(*list);
    QSet<QString> shown, copied; // and of which there is a copy
    for (const library::Record &record : *list) {
        shown.insert(record.id);
        copied.insert(record.conflictOf);
    }
    std::vector<LibraryRow> rows;
    rows.reserve(size_t(list->size()));
    countAll(*list);
    const QHash<QString, documents::RosterRecord> fought = documents::rosterRecords(m_library).valueOr({});
    for (const library::Record &record : *list) {
        if (!passes(record))
            continue;
        rows.push_back(rowOf(record));
        if (const auto battles = fought.find(record.id); battles != fought.end())
            rows.back().battles = text::spoken(battles->sentence());
        if (copied.contains(record.id))
            rows.back().conflict = LibraryRow::Conflict::Theirs;
        else if (shown.contains(record.conflictOf))
            rows.back().conflict = LibraryRow::Conflict::Ours;
    }
    tellTwinsApart(rows);
    arrange(rows);
    return rows;
}

// The numbers say what each filter would show with the search as it is, also while the trash is open.
void LibraryModel::countAll(const library::Records &shown)
{
    library::Filter other;
    other.text = m_filter.text;
    other.trash = !m_filter.trash;
    const auto rest = m_filter.trash || !m_filter.text.isEmpty() ? m_library.documents().list(other)
                                                                 : base::Result<library::Records>(library::Records());
    library::Records hidden = rest.valueOr({});
    if (m_filter.trash)
        library::LookedAt(m_library).leaveOut(hidden);
    const library::Records &present = m_filter.trash ? hidden : shown;
    for (const library::Record &record : present)
        count(record);
    m_counts.own = int(present.size());
    if (m_filter.trash)
        m_counts.trash = int(shown.size());
    else if (!m_filter.text.isEmpty())
        m_counts.trash = int(hidden.size());
}

std::vector<LibraryRow> LibraryModel::sampleRows()
{
    std::vector<LibraryRow> rows;
    const QStringList wanted = library::folded(m_filter.text).split(' ', Qt::SkipEmptyParts);
    for (const LibraryRow &sample : m_samples) {
        const library::Record &record = sample.record;
        const QString words = library::folded(QStringList{record.name, record.packName, record.faction, record.searchText}.join('\n'));
        if (!std::all_of(wanted.begin(), wanted.end(), [&words](const QString &word) { return words.contains(word); }))
            continue;
        ++m_counts.samples;
        if (m_filter.samplesFolded && wanted.isEmpty())
            continue; // counted where they are shown
        count(record);
        if (passes(record) && !m_filter.thisWeek && !m_filter.trash)
            rows.push_back(sample);
    }
    return rows;
}

void LibraryModel::refresh()
{
    m_counts = {};
    m_error.clear();
    m_counts.trash = m_library.documents().trashCount().valueOr(0);
    std::vector<LibraryRow> rows;
    const auto add = [&rows](const QString &key, const QString &heading, const QString &remark, std::vector<LibraryRow> part) {
        if (part.empty())
            return;
        LibraryRow row;
        row.kind = LibraryRow::Kind::Heading;
        row.key = key;
        row.heading = heading;
        row.remark = remark;
        row.count = int(part.size());
        rows.push_back(std::move(row));
        std::move(part.begin(), part.end(), std::back_inserter(rows));
    };
    if (m_filter.trash)
        add(QStringLiteral("heading:trash"), LibraryModelWords::tr("Trash"),
            LibraryModelWords::tr("Everything stays here until you empty it."), ownRows());
    else
        add(QStringLiteral("heading:own"), LibraryModelWords::tr("Yours"), {}, ownRows());
    add(QStringLiteral("heading:samples"), LibraryModelWords::tr("Samples"),
        LibraryModelWords::tr("Open one freely; what you change is a copy of your own."), sampleRows());
    if (m_filter.samplesFolded && m_filter.text.isEmpty() && m_filter.folder.isEmpty() && !m_filter.trash) {
        LibraryRow row;
        row.kind = LibraryRow::Kind::Heading;
        row.key = QStringLiteral("heading:samples");
        row.heading = LibraryModelWords::tr("Samples");
        row.remark = LibraryModelWords::tr("hidden; click to show them");
        row.count = m_counts.samples;
        row.folded = true;
        rows.push_back(std::move(row));
    }
    // Thousands of rows are compared one by one only when little can have changed.
    const size_t before = size_t(rowCount());
    if (std::max(before, rows.size()) > manyRows && before != rows.size())
        replaceRows(std::move(rows));
    else
        setRows(std::move(rows));
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    const LibraryRow *shown = row(index);
    if (!shown)
        return {};
    if (shown->kind == LibraryRow::Kind::Heading)
        return role == Qt::DisplayRole && index.column() == 0 ? QVariant(shown->heading)
            : role == Qt::AccessibleTextRole
            ? QVariant(LibraryModelWords::tr("%1, %n (entry|entries)", nullptr, shown->count).arg(shown->heading))
            : QVariant();
    const library::Record &record = shown->record;
    if (role == Qt::TextAlignmentRole && index.column() == Points)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole) {
        QStringList parts{record.name,          record.packName,
                          record.faction,       libraryKind(record.kind).figures(*shown),
                          verdictText(record),  shown->battles,
                          shown->folder,        shown->twin,
                          conflictText(*shown), changedText(record.changed)};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    if (role == Qt::ToolTipRole)
        return toolTip(*shown);
    if (role == Qt::EditRole && index.column() == Name)
        return record.name;
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name:
        return record.name;
    case Game:
        return record.packName;
    case Faction:
        return record.faction;
    case Points:
        return libraryKind(record.kind).figures(*shown);
    case Verdict:
        return verdictText(record);
    case Changed:
        return changedText(record.changed);
    case Folder:
        return shown->folder;
    default:
        return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole && section == Points)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList heads{LibraryModelWords::tr("Name"),   LibraryModelWords::tr("Game"),    LibraryModelWords::tr("Faction"),
                            LibraryModelWords::tr("Points"), LibraryModelWords::tr("Verdict"), LibraryModelWords::tr("Changed"),
                            LibraryModelWords::tr("Folder")};
    return heads.value(section);
}

} // namespace muster::models

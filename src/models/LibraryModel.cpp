// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/LibraryModel.h"

#include "archive/SafeFile.h"
#include "campaign/Campaign.h"
#include "campaign/SampleCampaign.h"
#include "documents/Game.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/roster/RosterFile.h"
#include "documents/roster/RosterSummary.h"
#include "library/MissionNote.h"
#include "models/LibraryKind.h"
#include "rules/evaluate/Evaluator.h"
#include "text/Spoken.h"

#include <QCollator>
#include <QCoreApplication>
#include <QLocale>
#include <QSet>

#include <algorithm>

namespace muster::models {

namespace {

struct LibraryModelWords
{
    Q_DECLARE_TR_FUNCTIONS(LibraryModel)
};

QString verdictText(const library::Record &record)
{
    switch (record.verdict) {
    case library::Verdict::Legal:
        return LibraryModelWords::tr("Legal");
    case library::Verdict::Illegal:
        return LibraryModelWords::tr("Not legal");
    case library::Verdict::Unknown:
        break;
    }
    return {};
}

constexpr size_t manyRows = 800;

} // namespace

QString LibraryModel::changedText(const QDateTime &changed)
{
    if (!changed.isValid())
        return {};
    const QDateTime local = changed.toLocalTime();
    if (local.date() == QDate::currentDate())
        return LibraryModelWords::tr("Today %1").arg(QLocale().toString(local.time(), QLocale::ShortFormat));
    if (local.date() == QDate::currentDate().addDays(-1))
        return LibraryModelWords::tr("Yesterday");
    return QLocale().toString(local.date(), QLocale::ShortFormat);
}

QString LibraryModel::deletedText(const library::Record &record)
{
    if (!record.deleted)
        return {};
    const QString by = record.deletedBy.section('@', 0, 0);
    return by.isEmpty() ? LibraryModelWords::tr("Deleted %1").arg(changedText(*record.deleted))
                        : LibraryModelWords::tr("Deleted by %1, %2").arg(by, changedText(*record.deleted));
}

QString LibraryModel::peopleText(const library::Record &record)
{
    QStringList lines;
    if (!record.author.isEmpty())
        lines.append(LibraryModelWords::tr("Made by %1, %2").arg(record.author, changedText(record.created)));
    if (!record.changedBy.isEmpty())
        lines.append(LibraryModelWords::tr("Last changed by %1, %2").arg(record.changedBy, changedText(record.changed)));
    if (record.deleted && !record.deletedBy.isEmpty())
        lines.append(LibraryModelWords::tr("Deleted by %1, %2").arg(record.deletedBy, changedText(*record.deleted)));
    return lines.join('\n');
}

QString LibraryModel::conflictText(const LibraryRow &row)
{
    switch (row.conflict) {
    case LibraryRow::Conflict::Ours:
        return LibraryModelWords::tr("Somebody else changed it at the same time: this is your version.");
    case LibraryRow::Conflict::Theirs:
        return LibraryModelWords::tr("You changed it at the same time as somebody else: this is their version.");
    case LibraryRow::Conflict::None:
        break;
    }
    return {};
}

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

// The samples are judged by the engine like everything else; no card says what nobody checked.
void LibraryModel::readSamples()
{
    m_samples.clear();
    m_factions.clear();
    for (const packs::PackPtr &pack : m_packs.packs()) {
        QHash<QString, QString> &factions = m_factions[pack->id()];
        for (const rules::DataFile *catalogue : pack->data()->catalogues())
            factions.insert(QString::fromStdString(std::string(catalogue->name)),
                            pack->language(m_language).name(catalogue->idText, catalogue->name));
        for (const packs::Sample &sample : pack->manifest().samples) {
            LibraryRow row;
            row.kind = LibraryRow::Kind::Sample;
            row.key = QStringLiteral("sample:") + pack->id() + '/' + sample.file;
            row.file = pack->path(sample.file);
            auto read = documents::readRosterFile(row.file);
            if (!read)
                continue;
            const documents::Game game = documents::gameOf(pack, m_language);
            rules::Evaluator evaluator(pack->data());
            evaluator.evaluate(read->roster);
            documents::summarize(row.record, read->roster, evaluator, game);
            row.record.id = row.key;
            row.record.name = sample.name.isEmpty() ? row.record.name : sample.name.in(m_language);
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
    row.missions = libraryKind(record.kind).countsMissions ? library::missionsIn(record.note) : 0;
    localise(row.record);
    return row;
}

// Stored in the words of the data; a game that is not installed keeps them.
void LibraryModel::localise(library::Record &record) const
{
    const packs::PackPtr pack = m_packs.find(record.packId);
    if (!pack)
        return;
    record.packName = pack->name(m_language);
    if (!record.pointsName.isEmpty())
        record.pointsName = pack->language(m_language).name(pack->manifest().costTypeId.toStdString(), record.pointsName.toStdString());
    if (!libraryKind(record.kind).dataFactions)
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
    if (m_filter.thisWeek && record.changed.isValid() && record.changed < QDateTime::currentDateTime().addDays(-7))
        return false;
    return true;
}

void LibraryModel::arrange(std::vector<LibraryRow> &rows) const
{
    QCollator collator;
    collator.setNumericMode(true);
    std::stable_sort(rows.begin(), rows.end(), [&](const LibraryRow &a, const LibraryRow &b) {
        switch (m_filter.sort) {
        case LibraryFilter::Sort::Name:
            return collator.compare(a.record.name, b.record.name) < 0;
        case LibraryFilter::Sort::Game:
            return collator.compare(a.record.packName, b.record.packName) < 0;
        case LibraryFilter::Sort::Points:
            return a.record.points > b.record.points;
        case LibraryFilter::Sort::Changed:
            break;
        }
        return a.record.changed > b.record.changed;
    });
}

void LibraryModel::count(const library::Record &record)
{
    ++m_counts.all;
    ++m_counts.kinds[record.kind];
    m_counts.legal += record.verdict == library::Verdict::Legal;
    m_counts.illegal += record.verdict == library::Verdict::Illegal;
    ++m_counts.games[record.packId];
}

std::vector<LibraryRow> LibraryModel::ownRows()
{
    library::Filter filter;
    filter.text = m_filter.text;
    filter.trash = m_filter.trash;
    const auto list = m_library.documents().list(filter);
    if (!list) {
        m_error = text::spoken(list.error());
        return {};
    }
    QSet<QString> shown, copied; // and of which there is a copy
    for (const library::Record &record : *list) {
        shown.insert(record.id);
        copied.insert(record.conflictOf);
    }
    std::vector<LibraryRow> rows;
    rows.reserve(size_t(list->size()));
    countAll(*list);
    for (const library::Record &record : *list) {
        if (!passes(record))
            continue;
        rows.push_back(rowOf(record));
        if (copied.contains(record.id))
            rows.back().conflict = LibraryRow::Conflict::Theirs;
        else if (shown.contains(record.conflictOf))
            rows.back().conflict = LibraryRow::Conflict::Ours;
    }
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
    const library::Records hidden = rest.valueOr({});
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
        LibraryModelWords::tr("Open one freely; you work on a copy of your own."), sampleRows());
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
        QStringList parts{record.name,
                          record.packName,
                          record.faction,
                          libraryKind(record.kind).figures(*shown),
                          verdictText(record),
                          conflictText(*shown),
                          changedText(record.changed)};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    if (role == Qt::ToolTipRole) {
        QStringList lines{conflictText(*shown), m_library.isShared() ? peopleText(record) : QString()};
        lines.removeAll(QString());
        return lines.isEmpty() ? QVariant() : QVariant(lines.join('\n'));
    }
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
                            LibraryModelWords::tr("Points"), LibraryModelWords::tr("Verdict"), LibraryModelWords::tr("Changed")};
    return heads.value(section);
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    const LibraryRow *shown = row(index);
    if (!shown || shown->kind == LibraryRow::Kind::Heading)
        return Qt::NoItemFlags;
    const bool named = shown->kind == LibraryRow::Kind::Document && index.column() == Name && !m_filter.trash;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | (named ? Qt::ItemIsEditable : Qt::NoItemFlags);
}

} // namespace muster::models

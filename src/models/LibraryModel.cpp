// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/LibraryModel.h"

#include "documents/Game.h"
#include "documents/RosterFile.h"
#include "documents/RosterSummary.h"
#include "rules/evaluate/Evaluator.h"
#include "share/RosterLook.h"

#include <QCollator>
#include <QCoreApplication>
#include <QLocale>

#include <algorithm>

namespace muster::models {

namespace {

struct Words { Q_DECLARE_TR_FUNCTIONS(LibraryModel) };

QString verdictText(const library::Record &record)
{
    switch (record.verdict) {
    case library::Verdict::Legal: return Words::tr("Legal");
    case library::Verdict::Illegal: return Words::tr("Problems");
    case library::Verdict::Unknown: break;
    }
    return {};
}

QString pointsText(const library::Record &record)
{
    if (record.kind == library::Kind::Campaign)
        return {};
    const QString points = share::amount(record.points);
    return record.limit ? QStringLiteral("%1 / %2 %3").arg(points, share::amount(*record.limit), record.pointsName)
                        : QStringLiteral("%1 %2").arg(points, record.pointsName);
}

QString changedText(const QDateTime &changed)
{
    if (!changed.isValid())
        return {};
    const QDateTime local = changed.toLocalTime();
    if (local.date() == QDate::currentDate())
        return Words::tr("Today %1").arg(QLocale().toString(local.time(), QLocale::ShortFormat));
    if (local.date() == QDate::currentDate().addDays(-1))
        return Words::tr("Yesterday");
    return QLocale().toString(local.date(), QLocale::ShortFormat);
}

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
    m_language = language;
    readSamples();
    refresh();
}

// The samples are judged by the engine like everything else; no card says what nobody checked.
void LibraryModel::readSamples()
{
    m_samples.clear();
    for (const packs::PackPtr &pack : m_packs.packs()) {
        for (const packs::Sample &sample : pack->manifest().samples) {
            const QString path = pack->path(sample.file);
            LibraryRow row;
            row.kind = LibraryRow::Kind::Sample;
            row.key = QStringLiteral("sample:") + pack->id() + '/' + sample.file;
            row.file = path;
            auto read = documents::readRosterFile(path);
            if (!read)
                continue;
            const documents::Game game = documents::gameOf(pack, m_language);
            rules::Evaluator evaluator(pack->data());
            evaluator.evaluate(read->roster);
            documents::summarize(row.record, read->roster, evaluator, game);
            row.record.id = row.key;
            row.record.name = sample.name.isEmpty() ? row.record.name : sample.name.in(m_language);
            row.record.packId = pack->id();
            row.record.packName = pack->name(m_language);
            m_samples.push_back(std::move(row));
        }
    }
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

void LibraryModel::sort(std::vector<LibraryRow> &rows) const
{
    QCollator collator;
    collator.setNumericMode(true);
    std::stable_sort(rows.begin(), rows.end(), [&](const LibraryRow &a, const LibraryRow &b) {
        switch (m_filter.sort) {
        case LibraryFilter::Sort::Name: return collator.compare(a.record.name, b.record.name) < 0;
        case LibraryFilter::Sort::Game: return collator.compare(a.record.packName, b.record.packName) < 0;
        case LibraryFilter::Sort::Points: return a.record.points > b.record.points;
        case LibraryFilter::Sort::Changed: break;
        }
        return a.record.changed > b.record.changed;
    });
}

void LibraryModel::refresh()
{
    m_counts = {};
    m_error.clear();
    library::Filter filter;
    filter.text = m_filter.text;
    const auto list = m_library.documents().list(filter);
    if (!list)
        m_error = QString::fromStdString(list.error().message());
    std::vector<LibraryRow> own, samples;
    const auto count = [this](const library::Record &record) {
        ++m_counts.all;
        ++(record.kind == library::Kind::Campaign ? m_counts.campaigns : m_counts.rosters);
        m_counts.legal += record.verdict == library::Verdict::Legal;
        m_counts.illegal += record.verdict == library::Verdict::Illegal;
        ++m_counts.games[record.packId];
    };
    for (const library::Record &record : list ? *list : library::Records()) {
        count(record);
        if (!passes(record))
            continue;
        LibraryRow row;
        row.key = record.id;
        row.record = record;
        own.push_back(std::move(row));
    }
    for (const LibraryRow &sample : m_samples) {
        const QString words = sample.record.name + ' ' + sample.record.packName + ' ' + sample.record.faction + ' ' + sample.record.searchText;
        if (!m_filter.text.isEmpty() && !words.contains(m_filter.text, Qt::CaseInsensitive))
            continue;
        count(sample.record);
        if (passes(sample.record) && !m_filter.thisWeek)
            samples.push_back(sample);
    }
    sort(own);
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
    add(QStringLiteral("heading:own"), Words::tr("Yours"), {}, std::move(own));
    add(QStringLiteral("heading:samples"), Words::tr("Samples"), Words::tr("Open one freely; you work on a copy of your own."), std::move(samples));
    setRows(std::move(rows));
}

QVariant LibraryModel::data(const QModelIndex &index, int role) const
{
    const LibraryRow *shown = row(index);
    if (!shown)
        return {};
    if (shown->kind == LibraryRow::Kind::Heading)
        return role == Qt::DisplayRole && index.column() == 0 ? QVariant(shown->heading)
            : role == Qt::AccessibleTextRole ? QVariant(Words::tr("%1, %n entries", nullptr, shown->count).arg(shown->heading)) : QVariant();
    const library::Record &record = shown->record;
    if (role == Qt::TextAlignmentRole && index.column() == Points)
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::AccessibleTextRole) {
        QStringList parts{record.name, record.packName, record.faction, pointsText(record), verdictText(record), changedText(record.changed)};
        parts.removeAll(QString());
        return parts.join(QStringLiteral(", "));
    }
    if (role != Qt::DisplayRole)
        return {};
    switch (index.column()) {
    case Name: return record.name;
    case Game: return record.packName;
    case Faction: return record.faction;
    case Points: return pointsText(record);
    case Verdict: return verdictText(record);
    case Changed: return changedText(record.changed);
    default: return {};
    }
}

QVariant LibraryModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole)
        return {};
    const QStringList heads{Words::tr("Name"), Words::tr("Game"), Words::tr("Faction"), Words::tr("Points"), Words::tr("Verdict"), Words::tr("Changed")};
    return heads.value(section);
}

Qt::ItemFlags LibraryModel::flags(const QModelIndex &index) const
{
    const LibraryRow *shown = row(index);
    if (!shown)
        return Qt::NoItemFlags;
    if (shown->kind == LibraryRow::Kind::Heading)
        return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable;
}

} // namespace muster::models

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ClubDesk.h"

#include <QRandomGenerator>
#include <QSet>

namespace muster::test {

/// A club of several members who record, take back, edit lists, use the trash, lose the line and are killed, all by the dice;
/// and beside it the simple truth: what was acknowledged to somebody must be on every copy.
class ClubModel
{
public:
    ClubModel(const QString &server, const QString &folder, quint32 seed, int members) : m_dice(seed)
    {
        if (const auto made = library::Library::open(server); !made) // the tables there
            qFatal("%s", made.error().message().c_str());
        for (int i = 0; i < members; ++i)
            m_desks.push_back(std::make_unique<ClubDesk>(server, QString("%1/%2-%3.sqlite").arg(folder).arg(seed).arg(i)));
        begin();
    }

    /// One step of somebody.
    void step()
    {
        const int who = dice(int(m_desks.size()));
        ClubDesk &desk = *m_desks.at(who);
        switch (dice(12)) {
        case 0:
        case 1:
        case 2:
            record(desk);
            break;
        case 3:
            takeBack(desk);
            break;
        case 4:
        case 5:
            editList(desk);
            break;
        case 6:
            moveInTrash(desk);
            break;
        case 7:
            dice(3) == 0 ? desk.kill() : desk.cut();
            break;
        default:
            exchange(who);
            break;
        }
    }

    /// Every line is back: what is wrong with the copies, or nothing.
    [[nodiscard]] QString verdict()
    {
        if (!settle())
            return "the copies do not come to rest: " + m_unrest;
        const QStringList first = m_problem.isEmpty() ? logOf(*m_desks.front()) : QStringList();
        for (const auto &desk : m_desks) {
            const QStringList log = logOf(*desk);
            if (log != first)
                return "two logs: " + log.join(' ') + " | " + first.join(' ');
            for (const QString &text : std::as_const(m_recorded)) {
                const qsizetype expected = m_takenBack.contains(text) ? 0 : 1;
                if (log.count(text) != expected)
                    return QString("event %1 is there %2 times, not %3").arg(text).arg(log.count(text)).arg(expected);
            }
            const QSet<QString> words = wordsOf(*desk);
            for (const QString &word : std::as_const(m_written)) {
                if (!words.contains(word) && !m_emptied.contains(word))
                    return "the edit " + word + " of a list is in no list";
            }
            if (desk->library().documents().list({library::Kind::Campaign, {}, {}, false})->size() != 1)
                return "a second campaign was made";
        }
        return m_problem;
    }

    [[nodiscard]] int events() const { return int(m_recorded.size()); }
    [[nodiscard]] int cuts() const { return m_cuts; }
    [[nodiscard]] int copies() const { return int(m_desks.front()->library().documents().list()->size()) - 3; }

private:
    static constexpr int lists = 2;

    int dice(int sides) { return m_dice.bounded(sides); }
    QString word(const QString &kind) { return kind + QString::number(++m_words); }
    static QString listId(int index) { return QString("list%1").arg(index); }

    void begin()
    {
        ClubDesk &desk = *m_desks.front();
        campaign::Campaign campaign;
        campaign.start.id = "c";
        campaign.start.name = "Crusade";
        campaign.start.system = "space-crusade";
        campaign.start.created = QDateTime::currentDateTimeUtc();
        documents::CampaignDocument document(campaign, "Space Crusade");
        if (auto stored = document.attach(desk.library(), "c"); !stored)
            m_problem = QString::fromStdString(stored.error().message());
        for (int i = 0; i < lists; ++i) {
            library::DocumentSave save;
            save.record.id = save.record.name = listId(i);
            save.content = "list";
            save.record.created = save.record.changed = QDateTime::currentDateTimeUtc();
            if (auto stored = desk.library().documents().save(save); !stored)
                m_problem = QString::fromStdString(stored.error().message());
        }
        settle();
    }

    std::unique_ptr<documents::CampaignDocument> open(ClubDesk &desk)
    {
        auto stored = documents::CampaignDocument::load(desk.library(), "c");
        if (stored)
            return std::make_unique<documents::CampaignDocument>(std::move(*stored), desk.library());
        return nullptr; // not received yet
    }

    void record(ClubDesk &desk)
    {
        const auto document = open(desk);
        if (!document)
            return;
        QVector<campaign::Event> events;
        QStringList texts;
        for (int i = 0; i <= dice(2); ++i) {
            texts.append(word("e"));
            events.append(campaign::makeEvent(campaign::Note{{}, texts.last()}));
        }
        document->recordEvents("Mission", events);
        if (document->saveState() == documents::SaveState::Saved)
            m_recorded += texts; // acknowledged
        else
            m_problem = "not saved: " + QString::fromStdString(document->saveError().message());
    }

    void takeBack(ClubDesk &desk)
    {
        const auto document = open(desk);
        if (!document || !document->undoStack().canUndo())
            return;
        const QStringList before = textsOf(document->campaign());
        document->undoStack().undo();
        const QStringList after = textsOf(document->campaign());
        for (const QString &text : before) {
            if (!after.contains(text) && document->saveState() == documents::SaveState::Saved)
                m_takenBack.insert(text);
        }
    }

    void editList(ClubDesk &desk)
    {
        const base::Result<library::StoredDocument> stored = desk.library().documents().load(listId(dice(lists)));
        if (!stored)
            return;
        library::DocumentSave save;
        save.record = stored->record;
        const QString added = word("w");
        save.content = stored->content + " " + added.toUtf8();
        save.record.changed = QDateTime::currentDateTimeUtc();
        save.history.position = int(stored->history.steps.size()) + 1;
        save.history.written.append({save.history.position, "Add", added.toUtf8(), save.record.changed});
        if (desk.library().documents().save(save))
            m_written.insert(added);
        else
            m_problem = "a list was not saved";
    }

    void moveInTrash(ClubDesk &desk)
    {
        const QString id = listId(dice(lists));
        const base::Result<library::Record> record = desk.library().documents().find(id);
        if (!record)
            return;
        if (!record->deleted)
            (void)desk.library().documents().moveToTrash(id);
        else if (dice(2) == 0)
            (void)desk.library().documents().restoreFromTrash(id);
        else if (const auto stored = desk.library().documents().load(id); stored && desk.library().documents().purge(id))
            m_emptied += wordsIn(stored->content); // whoever empties it has seen these
    }

    // Anything may happen before one of its statements: the program is killed, the line is cut, somebody edits at this very
    // computer, another member's exchange comes in between.
    void exchange(int who)
    {
        ClubDesk &desk = *m_desks.at(who);
        int left = dice(3) == 0 ? -1 : dice(60);
        const int kind = dice(4);
        bool killed = false;
        const base::Result<void> done = desk.exchange([&]() -> base::Result<void> {
            if (left < 0 || left-- > 0 || (kind >= 2 && desk.inLocalTransaction()))
                return {};
            left = -1;
            if (kind < 2) {
                ++m_cuts;
                killed = kind == 0;
                return base::Error{};
            }
            if (kind == 2)
                dice(2) == 0 ? record(desk) : editList(desk);
            else if (ClubDesk &other = *m_desks.at((who + 1) % int(m_desks.size())); !other.exchanging())
                (void)other.exchange();
            return {};
        });
        if (!done && killed)
            desk.kill();
    }

    bool settle()
    {
        for (int tries = 0; tries < 20; ++tries) {
            bool quiet = true;
            for (const auto &desk : m_desks) {
                const base::Result<void> done = desk->exchange();
                quiet = quiet && done && desk->waiting() == 0;
                m_unrest = done ? QString("%1 wait").arg(desk->waiting()) : QString::fromStdString(done.error().message());
            }
            if (quiet && tries > 1 && sameEverywhere())
                return true;
        }
        return false;
    }
    [[nodiscard]] bool sameEverywhere()
    {
        const QMap<QString, QByteArray> there = everything(*m_desks.front()->server());
        for (const auto &desk : m_desks) {
            const QMap<QString, QByteArray> here = everything(desk->library().database());
            for (const QString &id : here.keys() + there.keys()) {
                if (here.value(id) != there.value(id)) {
                    m_unrest = "a copy of " + id + " differs from the server's";
                    return false;
                }
            }
        }
        return true;
    }
    static QMap<QString, QByteArray> everything(const library::Database &database)
    {
        QMap<QString, QByteArray> digests;
        const auto ids = database.runAll(
            {{"SELECT id FROM documents WHERE deleted IS NULL OR id NOT IN (SELECT document_id FROM removals)", {}}});
        for (const QVariantList &row : ids->first())
            digests.insert(row.first().toString(), library::ImageTables(database).read({row.first().toString()})->first().digest());
        return digests;
    }

    static QStringList textsOf(const campaign::Campaign &campaign)
    {
        QStringList texts;
        for (const campaign::Event &event : campaign.events)
            texts.append(event.as<campaign::Note>()->text);
        return texts;
    }
    QStringList logOf(ClubDesk &desk)
    {
        const auto document = open(desk);
        return document ? textsOf(document->campaign()) : QStringList{"no campaign"};
    }
    static QSet<QString> wordsIn(const QByteArray &content)
    {
        const QStringList words = QString::fromUtf8(content).split(' ', Qt::SkipEmptyParts);
        return {words.cbegin(), words.cend()};
    }
    static QSet<QString> wordsOf(ClubDesk &desk)
    {
        QSet<QString> words;
        for (const bool trash : {false, true}) {
            const library::Records records = desk.library().documents().list({library::Kind::Roster, {}, {}, trash}).valueOr({});
            for (const library::Record &record : records)
                words += wordsIn(desk.library().documents().load(record.id)->content);
        }
        return words;
    }

    QRandomGenerator m_dice;
    std::vector<std::unique_ptr<ClubDesk>> m_desks;
    QStringList m_recorded;
    QSet<QString> m_takenBack, m_written, m_emptied;
    QString m_problem;
    QString m_unrest;
    int m_words = 0;
    int m_cuts = 0;
};

} // namespace muster::test

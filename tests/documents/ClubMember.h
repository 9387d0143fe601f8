// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/IdSource.h"
#include "campaign/Campaign.h"
#include "documents/DocumentType.h"
#include "documents/campaign/CampaignDocument.h"
#include "documents/roster/LibraryRosterStore.h"
#include "library/sync/ServerSync.h"

#include <QtTest>

namespace muster::test {

/// One member of the club at their computer: the copy of the library, and the line to the server.
struct Member
{
    Member(const QString &server, const QString &file, bool online = true) : address(*library::Address::parse(server)), path(file)
    {
        auto opened = library::Replica::open(path);
        if (!opened)
            qFatal("%s", opened.error().message().c_str());
        library = std::move(*opened);
        if (auto watched = library->watch(); !watched)
            qFatal("%s", watched.error().message().c_str());
        store = std::make_unique<documents::LibraryRosterStore>(*library);
        if (online)
            connectNow();
    }
    void connectNow()
    {
        sync = std::make_unique<library::ServerSync>(address, path, documents::judgeDocument);
        sync->start();
    }
    [[nodiscard]] bool agreed() const
    {
        return sync && sync->state().phase == library::SyncState::Phase::Agreed && sync->state().waiting == 0 && waiting() == 0;
    }
    [[nodiscard]] int waiting() const { return library->database().value("SELECT count(*) FROM sync_outbox")->toInt(); }
    [[nodiscard]] QStringList names() const
    {
        QStringList names;
        const library::Records records = library->documents().list().valueOr({});
        for (const library::Record &record : records)
            names.append(record.name);
        names.sort();
        return names;
    }

    std::unique_ptr<documents::CampaignDocument> newCampaign()
    {
        campaign::Campaign campaign;
        campaign.start.id = "c";
        campaign.start.name = "Crusade";
        campaign.start.system = "space-crusade";
        campaign.start.created = QDateTime::currentDateTimeUtc();
        auto document = std::make_unique<documents::CampaignDocument>(campaign, "Space Crusade");
        if (auto stored = document->attach(*library, "c"); !stored)
            qFatal("%s", stored.error().message().c_str());
        return document;
    }
    std::unique_ptr<documents::CampaignDocument> openCampaign()
    {
        auto stored = documents::CampaignDocument::load(*library, "c");
        if (!stored)
            qFatal("%s", stored.error().message().c_str());
        return std::make_unique<documents::CampaignDocument>(std::move(*stored), *library);
    }
    [[nodiscard]] bool has(const QString &id) const { return library->documents().version(id).valueOr(0) > 0; }
    static campaign::Event note(const QString &text) { return campaign::makeEvent(campaign::Note{{}, text}); }
    static QStringList notesOf(const documents::CampaignDocument &document)
    {
        QStringList notes;
        for (const campaign::Event &event : document.campaign().events)
            notes.append(event.as<campaign::Note>()->text);
        return notes;
    }

    library::Address address;
    QString path;
    std::unique_ptr<library::Library> library;
    std::unique_ptr<documents::LibraryRosterStore> store;
    std::unique_ptr<library::ServerSync> sync;
    base::RandomIdSource ids;
};

} // namespace muster::test

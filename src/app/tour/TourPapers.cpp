// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tour/TourPaper.h"

#include "documents/RosterFile.h"
#include "packs/PackStore.h"
#include "campaign/SampleCampaign.h"
#include "print/job/CampaignJob.h"

#include <QCoreApplication>
#include <QDir>

namespace muster::app {

namespace {

using print::PrintKind;

QString writeSample(const QString &path, const packs::PackPtr &pack, const print::PrintSettings &settings)
{
    const auto read = documents::readRosterFile(QDir(pack->folder()).filePath(pack->manifest().samples.constFirst().file));
    if (!read)
        return QString::fromStdString(read.error().message());
    const print::RosterSource source(read->roster, pack, settings.language);
    const print::TextMeter meter;
    const print::PrintedJob job = print::layoutJob(source, settings, meter);
    const auto written = print::writePdf(path, job.pages, {QString::fromStdString(read->roster.name), settings.language});
    return written ? QString() : QString::fromStdString(written.error().message());
}

TourPaper paperOf(const QString &file, const QString &packId, const QSet<PrintKind> &what)
{
    return {file, [packId, what](const QString &path, const packs::PackStore &packs, const QString &language) -> QString {
                const packs::PackPtr pack = packs.find(packId);
                if (!pack || pack->manifest().samples.isEmpty())
                    return QCoreApplication::translate("TourCommand", "the pack %1 or its sample is missing").arg(packId);
                print::PrintSettings settings;
                settings.what = what;
                settings.language = language;
                return writeSample(path, pack, settings);
            }};
}

// The sample campaign of Space Crusade: one kind of page per file.
TourPaper campaignPaper(const QString &file, PrintKind kind)
{
    return {file, [kind](const QString &path, const packs::PackStore &packs, const QString &language) -> QString {
                const packs::PackPtr pack = packs.find("space-crusade");
                const auto sample = pack ? campaign::sampleCampaign(*pack, language) : std::nullopt;
                if (!sample)
                    return QCoreApplication::translate("TourCommand", "the pack %1 or its sample is missing").arg("space-crusade");
                print::PrintSettings settings;
                settings.language = language;
                settings.campaignWhat.clear();
                settings.campaignWhat.insert(kind);
                const print::TextMeter meter;
                const print::PrintedJob job = print::layoutCampaignJob(print::CampaignSource(*sample, pack, language), settings, meter);
                const auto written = print::writePdf(path, job.pages, {sample->start.name, language});
                return written ? QString() : QString::fromStdString(written.error().message());
            }};
}

} // namespace

QList<TourPaper> tourPapers()
{
    QList<TourPaper> papers;
    for (const PrintKind kind : print::allPrintKinds)
        papers.append(paperOf("dust-" + print::printKindId(kind) + ".pdf", "dust", {kind}));
    for (const char *pack : {"space-crusade", "modern-skirmish", "at-43", "dropzone-commander"})
        papers.append(paperOf(QString(pack) + ".pdf", pack, {PrintKind::Cards, PrintKind::Sheet, PrintKind::Reference}));
    papers.append(campaignPaper("campaign-report.pdf", PrintKind::Report));
    papers.append(campaignPaper("campaign-platoon.pdf", PrintKind::Sheet));
    papers.append(campaignPaper("campaign-records.pdf", PrintKind::Records));
    return papers;
}

} // namespace muster::app

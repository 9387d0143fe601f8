// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/TourPaper.h"

#include "campaign/SampleCampaign.h"
#include "documents/roster/RosterFile.h"
#include "packs/PackStore.h"
#include "print/imposition/Calibration.h"
#include "print/job/CampaignJob.h"
#include "print/job/PrintJob.h"
#include "print/scenario/ScenarioSheet.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QDir>

namespace muster::tools {

namespace {

using print::PrintKind;

QString writeSample(const QString &path, const packs::PackPtr &pack, const print::PrintSettings &settings)
{
    const packs::Sample &sample = pack->manifest().samples.constFirst();
    auto read = documents::readRosterFile(QDir(pack->folder()).filePath(sample.file));
    if (!read)
        return text::spoken(read.error());
    read->roster.name = sample.name.in(settings.language).toStdString(); // as the library calls it
    const print::RosterSource source(read->roster, pack, settings.language);
    const print::TextMeter meter;
    const print::PrintedJob job = print::layoutJob(source, settings, meter);
    const auto written = print::writePdf(path, job.pages, {QString::fromStdString(read->roster.name), settings.language});
    return written ? QString() : text::spoken(written.error());
}

using Change = std::function<void(print::PrintSettings &)>;

TourPaper paperOf(const QString &file, const QString &packId, const QSet<PrintKind> &what, const Change &change = {})
{
    return {file, [packId, what, change](const QString &path, const packs::PackStore &packs, const QString &language) -> QString {
                const packs::PackPtr pack = packs.find(packId);
                if (!pack || pack->manifest().samples.isEmpty())
                    return QCoreApplication::translate("TourCommand", "the pack %1 or its sample is missing").arg(packId);
                print::PrintSettings settings;
                settings.what = what;
                settings.language = language;
                if (change)
                    change(settings);
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
                return written ? QString() : text::spoken(written.error());
            }};
}

TourPaper referenceOf(const QString &packId, const QString &language)
{
    return {QStringLiteral("%1-reference-%2.pdf").arg(packId, language),
            [packId, language](const QString &path, const packs::PackStore &packs, const QString &) -> QString {
                const packs::PackPtr pack = packs.find(packId);
                if (!pack)
                    return QCoreApplication::translate("TourCommand", "the pack %1 or its sample is missing").arg(packId);
                const print::TextMeter meter;
                const print::Pages pages = print::layoutReferenceOf(*pack, language, {210, 297}, print::InkMode::Colour, meter);
                const auto written = print::writePdf(path, pages, {pack->name(language), language});
                return written ? QString() : text::spoken(written.error());
            }};
}

TourPaper scenariosOf(const QString &packId)
{
    return {packId + "-scenarios.pdf", [packId](const QString &path, const packs::PackStore &packs, const QString &language) -> QString {
                const packs::PackPtr pack = packs.find(packId);
                if (!pack)
                    return QCoreApplication::translate("TourCommand", "the pack %1 or its sample is missing").arg(packId);
                const print::TextMeter meter;
                print::Pages pages;
                for (const packs::Scenario &scenario : pack->scenarios())
                    for (print::Page &page : print::layoutScenario(scenario, *pack, language, {210, 297}, print::InkMode::Colour, meter))
                        pages.push_back(std::move(page));
                const auto written = print::writePdf(path, pages, {pack->name(language), language});
                return written ? QString() : text::spoken(written.error());
            }};
}

TourPaper calibration()
{
    return {QStringLiteral("calibration.pdf"), [](const QString &path, const packs::PackStore &, const QString &language) {
                const print::TextMeter meter;
                const auto written = print::writePdf(path, print::calibrationSheet({210, 297}, language, meter),
                                                     {QStringLiteral("Muster"), language});
                return written ? QString() : text::spoken(written.error());
            }};
}

} // namespace

QList<TourPaper> tourPapers()
{
    const QStringList others{"space-crusade", "modern-skirmish", "at-43", "dropzone-commander"};
    QList<TourPaper> papers;
    for (const PrintKind kind : {PrintKind::Cards, PrintKind::Blank, PrintKind::Sheet, PrintKind::Summary, PrintKind::Rules,
                                 PrintKind::Reference, PrintKind::Dividers, PrintKind::Matrix})
        papers.append(paperOf("dust-" + print::printKindId(kind) + ".pdf", "dust", {kind}));
    for (const QString &pack : QStringList{"dust"} + others) {
        papers.append(paperOf(pack + "-markers.pdf", pack, {PrintKind::Markers}));
        if (pack != QLatin1String("modern-skirmish"))
            papers.append(scenariosOf(pack));
    }
    for (const PrintKind kind : {PrintKind::Events, PrintKind::Orders, PrintKind::Tokens})
        papers.append(paperOf("space-crusade-" + print::printKindId(kind) + ".pdf", "space-crusade", {kind}));
    for (const PrintKind kind : {PrintKind::Dividers, PrintKind::Structures})
        papers.append(paperOf("dropzone-commander-" + print::printKindId(kind) + ".pdf", "dropzone-commander", {kind}));
    // The other ways to print the same cards.
    papers.append(paperOf("dust-cards-tarot.pdf", "dust", {PrintKind::Cards}, [](print::PrintSettings &settings) {
        settings.card = {70, 120};
    }));
    papers.append(paperOf("dust-cards-ink-saver.pdf", "dust", {PrintKind::Cards},
                          [](print::PrintSettings &settings) { settings.ink = print::InkMode::Saver; }));
    papers.append(paperOf("dust-cards-black-and-white.pdf", "dust", {PrintKind::Cards},
                          [](print::PrintSettings &settings) { settings.ink = print::InkMode::Mono; }));
    papers.append(paperOf("dust-cards-fold-over.pdf", "dust", {PrintKind::Cards},
                          [](print::PrintSettings &settings) { settings.backs = print::Backs::FoldOver; }));
    papers.append(paperOf("dust-cards-fronts-only-letter.pdf", "dust", {PrintKind::Cards}, [](print::PrintSettings &settings) {
        settings.backs = print::Backs::None;
        settings.cut = print::CutGuide::Lines;
        settings.paper = QStringLiteral("letter");
    }));
    papers.append(calibration());
    for (const QString &pack : others)
        papers.append(paperOf(pack + ".pdf", pack, {PrintKind::Cards, PrintKind::Sheet, PrintKind::Summary, PrintKind::Rules}));
    for (const QString &pack : QStringList{"dust"} + others)
        for (const QString &language : text::Translator::available())
            papers.append(referenceOf(pack, language));
    papers.append(campaignPaper("campaign-report.pdf", PrintKind::Report));
    papers.append(campaignPaper("campaign-platoon.pdf", PrintKind::Sheet));
    papers.append(campaignPaper("campaign-records.pdf", PrintKind::Records));
    papers.append(campaignPaper("campaign-chronicle.pdf", PrintKind::Chronicle));
    return papers;
}

} // namespace muster::tools

// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/SafeFile.h"
#include "cli/InstalledPack.h"
#include "cli/campaign/CampaignBook.h"
#include "cli/campaign/CampaignPrint.h"
#include "cli/campaign/CampaignVerbs.h"
#include "print/paint/PdfFile.h"
#include "share/campaign/ChronicleSite.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace muster::cli {

namespace {

class ChronicleVerbWords
{
    Q_DECLARE_TR_FUNCTIONS(CampaignCommand)
};

int writeWebPages(const QString &name, const QString &file, Context &context)
{
    print::PrintSettings settings;
    settings.language = context.language;
    settings.campaignWhat = {print::PrintKind::Chronicle};
    QString title;
    const auto job = layoutCampaignNamed(name, settings, {}, context, &title);
    if (!job)
        return couldNot(context, text::spoken(job.error()));
    if (const auto written = print::writePdf(file, job->pages, {title, settings.language}); !written)
        return couldNot(context, text::spoken(written.error()));
    context.out << ChronicleVerbWords::tr("%n page(s)", nullptr, int(job->pages.size())) << Qt::endl;
    return Fine;
}

int writeSite(const QString &name, const QString &folder, bool replace, Context &context)
{
    const auto book = CampaignBook::open(name, context);
    if (!book)
        return couldNot(context, text::spoken(book.error()));
    const packs::PackPtr pack = installedPack(book->campaign().start.system, context);
    const share::CampaignNames names(book->campaign().rules, pack.get(), context.language);
    const QVector<share::SiteFile> files = share::chronicleSite(book->campaign(), book->state(), context.language, names);
    for (const share::SiteFile &file : files) {
        const QString path = QDir(folder).filePath(file.name);
        if (!QDir().mkpath(QFileInfo(path).path()))
            return couldNot(context, ChronicleVerbWords::tr("%1: the folder cannot be made").arg(QFileInfo(path).path()));
        const auto written = archive::writeSafely(path, file.bytes, replace ? archive::Replace::Yes : archive::Replace::No);
        if (!written)
            return couldNot(context, text::spoken(written.error()));
    }
    context.out << ChronicleVerbWords::tr("%n file(s)", nullptr, int(files.size())) << Qt::endl;
    return Fine;
}

} // namespace

int writeChronicle(const QStringList &arguments, const QCommandLineParser &parser, Context &context)
{
    const QString target = parser.value("output");
    if (target.isEmpty())
        return couldNot(context, ChronicleVerbWords::tr("campaign chronicle: where to? -o names a PDF or a folder"));
    const bool pdf = target.endsWith(".pdf", Qt::CaseInsensitive);
    const bool there = pdf ? QFileInfo::exists(target)
                           : QFileInfo(target).isFile() || (QFileInfo(target).isDir() && !QDir(target).isEmpty());
    if (there && !parser.isSet("force"))
        return couldNot(context, ChronicleVerbWords::tr("%1 is there already; --force replaces it").arg(target));
    return pdf ? writeWebPages(arguments.first(), target, context) : writeSite(arguments.first(), target, parser.isSet("force"), context);
}

} // namespace muster::cli

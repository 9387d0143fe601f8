// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/campaign/CampaignPrint.h"

#include "campaign/AfterAction.h"
#include "cli/InstalledPack.h"
#include "cli/campaign/CampaignBook.h"
#include "print/job/CampaignJob.h"
#include "text/Spoken.h"

#include <QCoreApplication>
#include <QFileInfo>

namespace muster::cli {

namespace {

} // namespace

bool namesCampaign(const QString &name, const Context &context)
{
    if (QFileInfo(name).isFile())
        return CampaignBook::isCampaignFile(name);
    static const QStringList rosters{".ros", ".rosz", ".muster"};
    const bool file = std::any_of(rosters.begin(), rosters.end(), [&](const QString &ending) { return name.endsWith(ending); });
    return !file && CampaignBook::open(name, context).ok();
}

base::Result<print::PrintedJob> layoutCampaignNamed(const QString &name, print::PrintSettings settings, const QStringList &soldiers,
                                                    const Context &context, QString *title)
{
    const auto book = CampaignBook::open(name, context);
    if (!book)
        return book.error();
    const print::CampaignSource source(book->campaign(), installedPack(book->campaign().start.system, context), settings.language);
    QSet<QString> wanted;
    for (const QString &soldier : soldiers) {
        const campaign::SoldierState *found = campaign::findSoldier(source.state(), soldier);
        if (!found)
            return text::error("campaign.soldier",
                               base::Message(QT_TRANSLATE_NOOP("Message", "there is no soldier %1, or several have that name"), {soldier}),
                               name);
        wanted.insert(found->id);
    }
    for (const campaign::SoldierState &soldier : source.state().soldiers)
        if (!wanted.isEmpty() && !wanted.contains(soldier.id))
            settings.without.insert(soldier.id);
    *title = book->campaign().start.name;
    const print::TextMeter meter;
    return print::layoutCampaignJob(source, settings, meter);
}

} // namespace muster::cli

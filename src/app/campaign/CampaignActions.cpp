// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/CampaignActions.h"

#include "app/workspace/Actions.h"

#include <QAction>

namespace muster::app {

void CampaignActions::make(QAction *&action, const char *name, const char *icon, const QKeySequence &key)
{
    action = new QAction(this);
    dress(action, QString("campaign.%1").arg(name), icon);
    if (!key.isEmpty())
        action->setShortcut(key);
}

CampaignActions::CampaignActions(QObject *parent) : QObject(parent)
{
    make(newCampaign, "new", "plus");
    make(sample, "sample", "folder");
    make(report, "report", "pencil", Qt::CTRL | Qt::SHIFT | Qt::Key_B);
    make(recordReport, "record", "check");
    make(discardReport, "discard", "trash");
    make(leaveReport, "leaveReport", "book");
    make(bringBackReport, "bringBack", "undo");
    make(everyoneIn, "everyone", "people");
    make(draw, "draw", "dice", Qt::CTRL | Qt::SHIFT | Qt::Key_D);
    make(plan, "plan", "planned");
    make(muster, "muster", "roster");
    make(correct, "correct", "pencil");
    make(takeOut, "takeOut", "trash");
    make(missionPage, "missionPage", "document");
    make(enterGame, "enterGame", "trophy", Qt::CTRL | Qt::SHIFT | Qt::Key_G);
    make(chronicle, "chronicle", "book");
    make(chroniclePages, "chroniclePages", "export");
    make(losses, "losses", "import");
    make(resources, "resources", "tag");
    make(map, "map", "layout");
    make(throwDice, "throwDice", "dice");
    make(enlist, "enlist", "import");
    make(recruit, "recruit", "person");
    make(addPlayer, "addPlayer", "people");
    make(renamePlayer, "renamePlayer", "pencil");
    make(promote, "promote", "promotion", Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    make(promotions, "promotions", "promotion");
    make(describe, "describe", "pencil");
    make(portrait, "portrait", "image");
    make(portraitFromPhoto, "portraitFromPhoto", "image");
    make(leader, "leader", "campaign");
    make(award, "award", "trophy");
    make(buy, "buy", "plus");
    make(kit, "kit", "swap");
    make(grant, "grant", "star");
    make(wound, "wound", "wounded");
    make(fit, "fit", "ok");
    make(kill, "kill", "killed");
    make(retire, "retire", "star-hollow");
    make(note, "note", "note");
    make(rules, "rules", "book");
    make(rename, "rename", "pencil");
    make(copyText, "copyText", "copy");
    make(copyMarkdown, "copyMarkdown", "copy");
    make(copyDiscord, "copyDiscord", "copy");
    make(saveHtml, "saveHtml", "export");
    make(saveCsv, "saveCsv", "export");
    make(copyRecord, "copyRecord", "copy");
    make(exportFile, "exportFile", "export");
    make(print, "print", "print", QKeySequence::Print);
    make(printRecord, "printRecord", "print");
    make(takeBack, "takeBack", "undo");
    make(correctFinding, "correctFinding", "pencil");
    make(notThere, "notThere", "person");
    make(showCause, "showCause", "eye");
    retranslate();
}

QList<QAction *> CampaignActions::soldierActions() const
{
    return {promote,   nullptr, describe, portrait, portraitFromPhoto, leader,     award,      buy, kit, grant, note, nullptr, wound,
            throwDice, fit,     kill,     retire,   nullptr,           copyRecord, printRecord};
}

QList<QAction *> CampaignActions::campaignActions() const
{
    return {newCampaign, sample,          rename,  rules,     resources,    map,         nullptr,   report,
            enterGame,   bringBackReport, plan,    muster,    draw,         missionPage, correct,   takeOut,
            nullptr,     enlist,          recruit, addPlayer, renamePlayer, nullptr,     promotions};
}

QList<QAction *> CampaignActions::shareActions() const
{
    return {copyText, copyMarkdown, copyDiscord, copyRecord, nullptr, chronicle, chroniclePages, saveHtml, saveCsv, exportFile};
}

void CampaignActions::retranslateSoldier()
{
    promote->setText(tr("&Promote"));
    promotions->setText(tr("Promotions…"));
    describe->setText(tr("&Name and function…"));
    portrait->setText(tr("Portra&it…"));
    portraitFromPhoto->setText(tr("Portrait from the photo of the figure"));
    leader->setText(tr("Make &leader"));
    award->setText(tr("&Award…"));
    buy->setText(tr("&Buy equipment…"));
    kit->setText(tr("Sell or &hand on equipment…"));
    grant->setText(tr("&Give experience…"));
    wound->setText(tr("&Wounded…"));
    fit->setText(tr("&Fit again"));
    kill->setText(tr("Dea&d"));
    retire->setText(tr("&Retired"));
    note->setText(tr("N&ote…"));
}

void CampaignActions::retranslate()
{
    retranslateSoldier();
    newCampaign->setText(tr("&New campaign…"));
    sample->setText(tr("Open the sample campaign"));
    report->setText(tr("&After-battle report"));
    recordReport->setText(tr("Record mission"));
    discardReport->setText(tr("Discard"));
    leaveReport->setText(tr("Back to the book"));
    leaveReport->setToolTip(tr("Look into the book, the deck or a record; the report waits"));
    bringBackReport->setText(tr("Bring the discarded report back"));
    everyoneIn->setText(tr("Everyone took part"));
    draw->setText(tr("&Draw event"));
    plan->setText(tr("&Set up a mission…"));
    muster->setText(tr("&Muster a battle roster"));
    correct->setText(tr("&Correct the mission"));
    takeOut->setText(tr("Take the mission out"));
    missionPage->setText(tr("Show the page of the mission"));
    enterGame->setText(tr("Enter a &game"));
    enterGame->setToolTip(tr("Two players and a score, with a list or without"));
    chronicle->setText(tr("Print the chronicle"));
    chroniclePages->setText(tr("Save the chronicle as web pages…"));
    losses->setText(tr("Losses from the table…"));
    losses->setToolTip(tr("Fills the report from what the phone page of the battle roster handed back"));
    resources->setText(tr("Counters and tables of the house…"));
    map->setText(tr("Draw the ma&p…"));
    throwDice->setText(tr("&Throw on a table…"));
    enlist->setText(tr("&Enlist a roster…"));
    recruit->setText(tr("&Recruit a soldier…"));
    addPlayer->setText(tr("Add a &player…"));
    renamePlayer->setText(tr("Rename a player…"));
    rules->setText(tr("Campaign &rules…"));
    rename->setText(tr("Rena&me the campaign…"));
    copyText->setText(tr("Copy campaign report as text"));
    copyMarkdown->setText(tr("Copy campaign report as Markdown"));
    copyDiscord->setText(tr("Copy campaign report for Discord"));
    saveHtml->setText(tr("Save campaign report as HTML…"));
    saveCsv->setText(tr("Save all numbers as CSV…"));
    copyRecord->setText(tr("Copy service record"));
    exportFile->setText(tr("Export the campaign…"));
    print->setText(tr("Print"));
    print->setToolTip(tr("Campaign report, platoon sheets, service records"));
    printRecord->setText(tr("Print &service record"));
    takeBack->setText(tr("Take it back"));
    correctFinding->setText(tr("Correct the mission"));
    notThere->setText(tr("Was not in the mission"));
    notThere->setToolTip(tr("Takes this soldier out of the mission; everything else in it stays"));
    showCause->setText(tr("Show the soldier"));
}

} // namespace muster::app

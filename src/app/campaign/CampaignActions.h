// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QObject>

class QAction;

namespace muster::app {

/// Every action of the campaign workspace, by name; the workspace connects them, menus, strips and panels show them.
class CampaignActions final : public QObject
{
    Q_OBJECT

public:
    explicit CampaignActions(QObject *parent = nullptr);

    QAction *newCampaign, *report, *recordReport, *discardReport, *leaveReport, *bringBackReport, *everyoneIn, *draw, *plan, *muster,
        *correct, *takeOut, *missionPage, *enterGame, *chronicle, *chroniclePages, *losses, *resources, *map, *throwDice;
    QAction *enlist, *recruit, *addPlayer, *renamePlayer;
    QAction *promote, *promotions, *describe, *portrait, *portraitFromPhoto, *leader, *award, *buy, *kit, *grant, *wound, *fit, *kill,
        *retire, *note;
    QAction *rules, *rename;
    QAction *copyText, *copyMarkdown, *copyDiscord, *saveHtml, *saveCsv, *copyRecord, *exportFile, *print, *printRecord, *sample;
    QAction *takeBack, *correctFinding, *notThere, *showCause;

    /// Context menu of a soldier; a null pointer is a separator.
    [[nodiscard]] QList<QAction *> soldierActions() const;
    [[nodiscard]] QList<QAction *> campaignActions() const;
    [[nodiscard]] QList<QAction *> shareActions() const;
    void retranslate();

private:
    void make(QAction *&action, const char *name, const char *icon, const QKeySequence &key = {});
    void retranslateSoldier();
};

} // namespace muster::app

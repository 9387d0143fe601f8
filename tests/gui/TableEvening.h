// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "TableDesk.h"
#include "WalkHands.h"
#include "app/campaign/CampaignWorkspace.h"

#include <QPushButton>
#include <QTableView>

namespace muster::test {

/// An evening that leads through library, campaign, table and back, in one language.
class TableEvening : public TableDesk
{
public:
    TableEvening(const QString &language, const FrenchEyes &eyes)
    {
        shell.settings->setLanguage(language);
        shell.start();
        hands.emplace(*shell.window, language == "fr" ? &eyes : nullptr);
    }

    app::CampaignWorkspace &campaign() { return *static_cast<app::CampaignWorkspace *>(shell->workspace("campaign")); }
    const campaign::CampaignState &book() { return campaign().session().state(); }
    const campaign::SoldierState *soldier(const QString &name)
    {
        for (const campaign::SoldierState &each : book().soldiers) {
            if (each.name == name)
                return &each;
        }
        return nullptr;
    }

    /// A new campaign by its dialog: players with the names of their forces.
    void newCampaign(const QString &name, const QString &game, const QList<QPair<QString, QString>> &players)
    {
        shell->showWorkspace("library");
        settle();
        hands->inDialog([this] { hands->key(Qt::Key_N, Qt::ControlModifier | Qt::ShiftModifier); },
                        [&](QDialog &dialog) {
                            QTest::keyClicks(QApplication::focusWidget(), name);
                            for (auto *each : dialog.findChildren<QComboBox *>()) {
                                if (each->findText(game, Qt::MatchStartsWith) >= 0)
                                    hands->choose(each, game);
                            }
                            for (int i = 0; i < players.size(); ++i) {
                                hands->write(hands->find<QLineEdit>(QString("player.%1").arg(i + 1), &dialog), players.at(i).first);
                                if (!players.at(i).second.isEmpty())
                                    hands->choose(hands->find<QComboBox>(QString("force.%1").arg(i + 1), &dialog), players.at(i).second);
                            }
                            screenshot(dialog, "walk-new-campaign");
                            hands->click(hands->find<QPushButton>("dialog.verb", &dialog));
                        });
        QCOMPARE(shell->current()->id(), QString("campaign"));
        QCOMPARE(campaign().documentName(), name);
    }

    /// One of ours puts one of theirs down, by taps alone.
    void eliminate(const QString &victim, const QString &by)
    {
        tap(by);
        tap(victim);
        tap(victim); // once more: its page
        QCOMPARE(table().session().current(), victim);
        press("table.eliminated");
        menu("table.killers", state().unit(by)->name);
        QVERIFY(state().unit(victim)->isOut());
    }
    QString unitOf(int side, int number = 0)
    {
        for (const battle::UnitState &each : state().units) {
            if (each.side == side && each.joins.isEmpty() && !each.isOut() && number-- == 0)
                return each.id;
        }
        return {};
    }

    std::optional<WalkHands> hands;
};

} // namespace muster::test

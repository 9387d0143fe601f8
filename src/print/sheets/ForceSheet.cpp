// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Names.h"
#include "print/sheets/ArmySheets.h"
#include "print/sheets/CampaignSheets.h"
#include "print/sheets/SheetTable.h"

namespace muster::print {

using namespace campaign;

namespace {

// Their function and weapons, and what they got in the campaign.
QString kitOf(const CampaignSource &source, const SoldierState &soldier)
{
    QStringList words{source.names().list(soldier.role)};
    for (const QString &name : soldier.equipment())
        words.append(source.names()(name));
    words.removeAll(QString());
    return words.join(QStringLiteral(", "));
}

// A force that was written down by hand has no roster: its sheet shows what the book knows, with room to write kills.
Pages layoutFromBook(const CampaignSource &source, const ForceState &force, const SheetStyle &style, const TextMeter &meter)
{
    SheetFrame frame(style, meter);
    const auto newPage = [&] {
        PlateText head;
        head.title = force.name;
        QStringList words{source.translate("Paper", "Platoon sheet"), source.gameName(),
                          campaign::playerName(force.player, source.state())};
        words.removeAll(QString());
        head.subtitle = words.join(QStringLiteral(" · "));
        head.points = QString::number(force.points);
        head.pointsUnit = source.pointsName();
        return frame.newPage(head);
    };
    double y = newPage();
    SheetTable table({{source.translate("Paper", "Name"), 2.2},
                      {source.translate("Paper", "Rank"), 2},
                      {source.translate("Paper", "Function"), 3},
                      {source.rules().lifePointsName.in(source.language()), 0.6, Align::Centre},
                      {source.pointsName(), 0.8, Align::Right},
                      {source.translate("Paper", "earned"), 0.9, Align::Right},
                      {source.translate("Paper", "spent"), 0.9, Align::Right},
                      {source.translate("Paper", "free"), 0.9, Align::Right},
                      {source.translate("Paper", "eliminated"), 1, Align::Right},
                      {source.translate("Paper", "Kills: write down the points"), 3}},
                     9);
    const auto number = [&source](int value) { return source.keepsExperience() ? QString::number(value) : QStringLiteral("·"); };
    for (const int index : force.soldiers) {
        const SoldierState &soldier = source.state().soldiers.at(index);
        if (soldier.inService())
            table.add({soldier.name, source.rankName(soldier), kitOf(source, soldier),
                       soldier.lifePoints ? QString::number(soldier.lifePoints) : QStringLiteral("–"), QString::number(soldier.points),
                       number(soldier.earned), number(soldier.spent), number(soldier.free()), QString::number(soldier.kills), QString()});
    }
    y = table.draw(frame, y, newPage) + 4;
    if (frame.bottom() - y > 20) {
        y = frame.heading(frame.left(), y, frame.width(), source.translate("Paper", "Notes"));
        for (y += 6; y < frame.bottom() - 1; y += 6)
            frame.canvas().line(frame.left(), y, frame.right(), y, {0.12, Inks::faint});
    }
    return frame.finish();
}

} // namespace

Pages layoutForceSheet(const CampaignSource &source, int force, const SheetStyle &style, const TextMeter &meter)
{
    const bool byHand = source.state().forces.at(force).roster.isEmpty();
    if (const RosterSource *roster = byHand ? nullptr : source.force(force))
        return layoutPlatoonSheet(*roster, sheetStyle(*roster, style.paper, style.ink), meter);
    SheetStyle sheet = style;
    sheet.paper = QSizeF(std::max(style.paper.width(), style.paper.height()), std::min(style.paper.width(), style.paper.height()));
    sheet.margins = {11, 9, 11, 7};
    sheet.footRight = source.translate("Paper", "Platoon sheet").toLower();
    return layoutFromBook(source, source.state().forces.at(force), sheet, meter);
}

} // namespace muster::print

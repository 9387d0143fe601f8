// SPDX-License-Identifier: GPL-3.0-or-later
#include "campaign/fold/Rivalries.h"
#include "print/chronicle/Chronicle.h"
#include "print/sheets/SheetTable.h"
#include "share/campaign/LastWords.h"

namespace muster::print {

using namespace campaign;

namespace {

constexpr double memorialPortraitWidth = 25, portraitHeight = 30;

void drawPortrait(Canvas &c, const QRectF &box, const QImage &image)
{
    if (image.isNull()) {
        c.rect(box, c.inks().saver() ? 0 : Inks::ghost);
        c.symbol(QStringLiteral("marine"), QRectF(box.center().x() - 8, box.center().y() - 8, 16, 16), Inks::paper);
    } else {
        const double ratio = box.width() / box.height();
        const int width = std::min(image.width(), int(image.height() * ratio)),
                  height = std::min(image.height(), int(image.width() / ratio));
        c.image(box, image.copy((image.width() - width) / 2, 0, std::max(1, width), std::max(1, height))); // heads are above
    }
    c.rect(box, 0, {0.5, c.inks().line()});
}

double drawOne(SheetFrame &frame, const CampaignSource &source, const SoldierState &soldier, double y, bool measure)
{
    Canvas probe = frame.canvas().scratch();
    Canvas &c = measure ? probe : frame.canvas();
    const double x = frame.left() + memorialPortraitWidth + 4, width = frame.right() - x;
    if (!measure)
        drawPortrait(c, QRectF(frame.left(), y, memorialPortraitWidth, portraitHeight), source.portrait(soldier));
    const ForceState *force = source.state().force(soldier.force);
    double at = x + c.textMid(x, y + 2.6, soldier.name, c.meter().fitted(soldier.name, bold(15), width * 0.6, 9)) + 2.4;
    if (const QString symbol = source.rankSymbol(soldier, soldier.rank); !symbol.isEmpty()) {
        c.symbolMid(symbol, at, y + 2.6, 4.4, c.inks().line());
        at += 6;
    }
    QStringList who{source.rankName(soldier), force ? force->name : QString()};
    who.removeAll(QString());
    const QString rank = who.join(QStringLiteral(", "));
    c.textMid(at, y + 2.8, rank, c.meter().fitted(rank, regular(9.6), frame.right() - at, 7));
    double below = y + 7;
    below += RichText::plain(source.paper().narrowed(share::lastWords(soldier, source.state(), source.language(), source.names())))
                 .draw(c, x, below, {regular(9.6), width, 1.25, Align::Left, Inks::text, 0})
        + 1.4;
    QStringList facts{source.paper().translate("Paper", "%n mission(s)", nullptr, soldier.missions),
                      source.translate("Paper", "%1 %2 eliminated").arg(QString::number(soldier.killPoints), source.pointsName())};
    if (source.keepsExperience())
        facts.append(source.translate("Paper", "%1 experience").arg(soldier.earned));
    facts += soldier.awards;
    below += RichText::plain(facts.join(QStringLiteral(" · ")), Weight::Bold)
                 .draw(c, x, below, {bold(9.4), width, 1.25, Align::Left, Inks::text, 0});
    const double height = std::max(portraitHeight, below - y) + 3;
    if (!measure)
        c.rule(frame.left(), y + height, frame.width(), 0.2, Inks::soft);
    return height + 3;
}

void drawMostDangerous(SheetFrame &frame, const CampaignSource &source, double &y)
{
    const QVector<const SoldierState *> best = share::mostDangerous(source.state());
    SheetTable table({{source.translate("Paper", "Name"), 2.4},
                      {source.translate("Paper", "Force"), 2.4},
                      {source.translate("Paper", "eliminated"), 1, Align::Right},
                      {source.translate("Paper", "value in %1").arg(source.pointsName()), 1.2, Align::Right}});
    for (const SoldierState *soldier : best.mid(0, 10)) {
        const ForceState *force = source.state().force(soldier->force);
        table.add({soldier->name, force ? force->name : QString(), QString::number(soldier->kills), QString::number(soldier->killPoints)});
    }
    if (table.isEmpty())
        return;
    const QString title = source.translate("Paper", "Most put out of action");
    if (y + 8 + table.leastHeight(frame) > frame.bottom())
        y = chroniclePage(frame, title, source.campaign().start.name);
    y = frame.heading(frame.left(), y, frame.width(), title);
    y = table.draw(frame, y, [&] { return chroniclePage(frame, title, source.campaign().start.name); }) + 5;
}

void drawRivalries(SheetFrame &frame, const CampaignSource &source, double &y)
{
    SheetTable table({{source.translate("Paper", "Name"), 2.4},
                      {QString(), 1, Align::Centre},
                      {source.translate("Paper", "Name"), 2.4},
                      {source.translate("Paper", "missions"), 2}});
    for (const Rivalry &rivalry : rivalries(source.state()).mid(0, 10)) {
        QStringList missions;
        for (int mission : rivalry.missions)
            missions.append(QString::number(mission));
        const SoldierState *one = source.state().soldier(rivalry.one), *other = source.state().soldier(rivalry.other);
        if (one && other)
            table.add({one->name, QStringLiteral("%1 : %2").arg(rivalry.oneWins).arg(rivalry.otherWins), other->name,
                       missions.join(QStringLiteral(", "))});
    }
    if (table.isEmpty())
        return;
    const QString title = source.translate("Paper", "Rivalries");
    if (y + 8 + table.leastHeight(frame) > frame.bottom())
        y = chroniclePage(frame, title, source.campaign().start.name);
    y = frame.heading(frame.left(), y, frame.width(), title, source.translate("Paper", "who put whom out of action"));
    y = table.draw(frame, y, [&] { return chroniclePage(frame, title, source.campaign().start.name); }) + 5;
}

} // namespace

void drawMemorial(SheetFrame &frame, const CampaignSource &source)
{
    const QString title = source.translate("Paper", "Roll of honour");
    QVector<const SoldierState *> gone;
    for (const SoldierState &soldier : source.state().soldiers) {
        if (!soldier.inService())
            gone.append(&soldier);
    }
    const bool anything = !gone.isEmpty()
        || std::any_of(source.state().soldiers.begin(), source.state().soldiers.end(),
                       [](const SoldierState &soldier) { return soldier.kills > 0; });
    if (!anything)
        return;
    double y = chroniclePage(frame, title, source.campaign().start.name);
    if (gone.isEmpty()) {
        frame.canvas().textMid(frame.left(), y + 3, source.translate("Paper", "Nobody has fallen or retired."), italic(10));
        y += 10;
    }
    for (const SoldierState *soldier : std::as_const(gone)) {
        if (y + drawOne(frame, source, *soldier, y, true) > frame.bottom())
            y = chroniclePage(frame, title, source.campaign().start.name);
        y += drawOne(frame, source, *soldier, y, false);
    }
    drawMostDangerous(frame, source, y);
    drawRivalries(frame, source, y);
}

} // namespace muster::print

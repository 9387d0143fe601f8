// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/Pictures.h"
#include "print/chronicle/Chronicle.h"
#include "print/chronicle/ChronicleColumn.h"

namespace muster::print {

using share::MissionFighter;
using share::MissionPage;
using share::MissionSide;
using share::MissionStrike;

namespace {

constexpr double row = 5.6;
constexpr double missionGap = 7;
constexpr double missionDistance = 7; ///< between two of them on one page
constexpr double furtherHead = 11;
const RichText::Setting story{regular(12), 80, 1.32, Align::Left, Inks::text, 0};
const RichText::Setting small{regular(9.4), 80, 1.25, Align::Left, Inks::text, 0};

// What the frame leaves out is cut off evenly: a picture is never squeezed.
QImage cropped(const QImage &image, double ratio)
{
    const double own = double(image.width()) / std::max(1, image.height());
    if (own > ratio) {
        const int width = std::max(1, int(image.height() * ratio));
        return image.copy((image.width() - width) / 2, 0, width, image.height());
    }
    const int height = std::max(1, int(image.width() / ratio));
    return image.copy(0, (image.height() - height) / 2, image.width(), height);
}

void addPicture(ChronicleColumn &column, const share::MissionPicture &picture, const TextMeter &meter)
{
    const QImage image = archive::readPicture(picture.bytes, 1600);
    if (image.isNull())
        return;
    const double width = column.width(), height = std::min(width * 2 / 3, width * image.height() / std::max(1, image.width()));
    column.addSpace(3);
    column.add(height + 1.4, [image, width, height](SheetFrame &frame, double x, double y) {
        frame.canvas().image(QRectF(x, y, width, height), cropped(image, width / height));
    });
    RichText::Setting setting = small;
    setting.width = width;
    if (!picture.caption.isEmpty())
        column.addText(meter, RichText::plain(picture.caption, Weight::Regular, true), setting);
}

// The first letter is as high as two lines.
void addStory(ChronicleColumn &column, const QString &notes, const TextMeter &meter)
{
    RichText::Setting setting = story;
    setting.width = column.width();
    const QStringList paragraphs = notes.split('\n', Qt::SkipEmptyParts);
    const double line = pitch(setting.font.points, setting.leading);
    for (qsizetype i = 0; i < paragraphs.size(); ++i) {
        QString text = paragraphs.at(i).trimmed();
        if (text.isEmpty())
            continue;
        const bool initial = i == 0 && text.size() > 60 && text.at(0).isLetter() && !text.at(0).isSurrogate();
        if (initial) {
            const QString letter = text.left(1).toUpper();
            const Font font = bold(30);
            const double room = meter.width(letter, font) + 1.8;
            RichText::Setting narrow = setting;
            narrow.width -= room;
            const auto [beside, rest] = RichText::plain(text.mid(1)).split(meter, narrow, 2);
            column.add(2 * line, [=, text = beside](SheetFrame &frame, double x, double y) {
                const double middle = y + line * 0.96;
                frame.canvas().textMid(x, middle, letter, font, frame.canvas().inks().line());
                text.draw(frame.canvas(), x + room, y, narrow);
            });
            column.addText(meter, rest, setting);
        } else {
            column.addText(meter, RichText::plain(text), setting);
        }
        column.addSpace(line * 0.45);
    }
}

void addSide(ChronicleColumn &column, const MissionSide &side, const CampaignSource &source, const TextMeter &meter)
{
    QStringList remark{side.player == side.name ? QString() : side.player, side.resultText};
    remark.removeAll(QString());
    column.addHeading(meter, side.name, remark.join(QStringLiteral(", ")));
    RichText::Setting setting = small;
    setting.width = column.width();
    if (!side.objectives.isEmpty())
        column.addText(meter, RichText::plain(side.objectives, Weight::Regular, true), setting);
    const double width = column.width();
    for (const MissionFighter &fighter : side.fighters) {
        const campaign::SoldierState *soldier = source.state().soldier(fighter.id);
        const QString symbol = soldier ? source.rankSymbol(*soldier, fighter.rankIndex) : QString();
        column.add(row, [=](SheetFrame &frame, double x, double y) {
            Canvas &c = frame.canvas();
            const double middle = y + row / 2;
            if (!symbol.isEmpty())
                c.symbolMid(symbol, x, middle, 3.8, c.inks().line());
            const QString gain = fighter.gained ? QStringLiteral("+%1").arg(fighter.gained) : QString();
            const double figures = 9;
            double room = width - 5.4 - figures;
            const double name = c.textMid(x + 5.4, middle, fighter.name, c.meter().fitted(fighter.name, bold(9.4), room, 7));
            room -= name + 1.5;
            const double fate = fighter.fate.isEmpty()
                ? 0
                : c.textMid(x + width - figures, middle, fighter.fate, c.meter().fitted(fighter.fate, italic(9), room, 6.5), Inks::text,
                            Align::Right);
            if (!fighter.rank.isEmpty() && room - fate > 12)
                c.textMid(x + 6.9 + name, middle, fighter.rank, c.meter().fitted(fighter.rank, italic(9), room - fate - 2, 6.5));
            c.textMid(x + width, middle, gain, bold(9), Inks::text, Align::Right);
            c.rule(x, y + row, width, 0.12, Inks::hair);
        });
    }
    column.addSpace(3);
}

void addStrikes(ChronicleColumn &column, const QVector<MissionStrike> &strikes, const CampaignSource &source, const TextMeter &meter)
{
    if (strikes.isEmpty())
        return;
    column.addHeading(meter, source.translate("Paper", "Who put whom out of action"), source.pointsName());
    const double width = column.width();
    for (const MissionStrike &strike : strikes) {
        column.add(row, [=](SheetFrame &frame, double x, double y) {
            Canvas &c = frame.canvas();
            const double middle = y + row / 2, half = width * 0.42;
            c.textMid(x, middle, strike.killer, c.meter().fitted(strike.killer, bold(9.4), half - 6, 7));
            c.symbolMid(QStringLiteral("close"), x + half - 4, middle, 3.4, c.inks().line());
            const QString victim = strike.count > 1 ? QStringLiteral("%1 ×%2").arg(strike.victim, QString::number(strike.count))
                                                    : strike.victim;
            const QString fate = strike.fate.isEmpty() ? QString() : QStringLiteral(", %1").arg(strike.fate.toLower());
            const double room = width - half - 10;
            const double name = c.textMid(x + half + 2, middle, victim, c.meter().fitted(victim, bold(9.4), room, 7));
            if (!fate.isEmpty() && room - name > 4)
                c.textMid(x + half + 2 + name, middle, fate, c.meter().fitted(fate, italic(9), room - name, 6));
            if (strike.points)
                c.textMid(x + width, middle, QString::number(strike.points), bold(9), Inks::text, Align::Right);
            c.rule(x, y + row, width, 0.12, Inks::hair);
        });
    }
    column.addSpace(2);
}

void addFacts(ChronicleColumn &column, const MissionPage &page, const CampaignSource &source, const TextMeter &meter)
{
    RichText::Setting setting = small;
    setting.width = column.width();
    const QString between = source.paper().translate("Paper", "; ");
    const auto line = [&](const QString &label, QStringList words) {
        if (words.isEmpty())
            return;
        for (QString &each : words) // some are sentences of their own: one full stop is enough
            each = each.endsWith(QLatin1Char('.')) ? each.chopped(1) : each;
        RichText text;
        text.add({label + QStringLiteral(" "), Weight::Bold, false, {}});
        text.add({words.join(between) + QStringLiteral("."), Weight::Regular, false, {}});
        column.addText(meter, text, setting);
        column.addSpace(1);
    };
    line(source.translate("Paper", "Afterwards:"), page.news);
    line(source.translate("Paper", "Cards:"), page.cards);
    if (page.standings.size() > 1) // whoever plays alone has no table
        line(source.translate("Paper", "Standings:"), page.standings.mid(0, 12));
}

// The first picture over the whole width, under the head.
double drawMissionLead(SheetFrame &frame, const MissionPage &page, double y)
{
    const QImage image = page.pictures.isEmpty() ? QImage() : archive::readPicture(page.pictures.first().bytes, 2400);
    if (image.isNull())
        return y;
    const double width = frame.width(), height = std::min(84.0, width * image.height() / std::max(1, image.width()));
    frame.canvas().image(QRectF(frame.left(), y, width, height), cropped(image, width / height));
    y += height + 1.2;
    if (const QString caption = page.pictures.first().caption; !caption.isEmpty())
        y += RichText::plain(caption, Weight::Regular, true)
                 .draw(frame.canvas(), frame.left(), y, {regular(9), width, 1.2, Align::Left, Inks::text, 0});
    return y + 3;
}

void fillColumns(ChronicleColumn &left, ChronicleColumn &right, const MissionPage &page, const CampaignSource &source,
                 const TextMeter &meter)
{
    addStory(left, page.notes, meter);
    addStrikes(left, page.strikes, source, meter);
    addFacts(left, page, source, meter);
    for (const MissionSide &side : page.sides)
        addSide(right, side, source, meter);
    // Pictures go where there is more room.
    for (qsizetype i = 1; i < page.pictures.size(); ++i)
        addPicture(left.height() < right.height() ? left : right, page.pictures.at(i), meter);
}

// The head of a mission that stands below another one: a little lower than that of the page.
double drawFurtherHead(SheetFrame &frame, const QString &title, const QString &subtitle, double y)
{
    PlateText text;
    text.title = title;
    text.subtitle = subtitle;
    text.mark = frame.style().mark;
    text.sheet = true;
    CardMetrics metrics = sheetMetrics();
    metrics.title = 15, metrics.subtitle = 8;
    metrics.scale *= furtherHead / 15;
    const QRectF area(frame.left(), y, frame.width(), furtherHead);
    return y + drawHeadPlate(frame.canvas(), frame.style().head, text, area, metrics) + 2.4;
}

} // namespace

double chroniclePage(SheetFrame &frame, const QString &title, const QString &subtitle)
{
    PlateText head;
    head.title = title;
    head.subtitle = subtitle;
    return frame.newPage(head);
}

MissionPlace drawMission(SheetFrame &frame, const CampaignSource &source, const MissionPage &page, double top)
{
    QStringList under{page.number ? source.translate("Paper", "Mission %1").arg(page.number) : QString(),
                      page.round ? source.translate("Paper", "Round %1").arg(page.round) : QString(), page.date};
    under.removeAll(QString());
    const QString subtitle = under.join(QStringLiteral(" · "));
    const double width = (frame.width() - missionGap) / 2;
    ChronicleColumn left(width), right(width);
    fillColumns(left, right, page, source, frame.meter());
    const RichText headline = RichText::plain(page.headline, Weight::Bold);
    const RichText::Setting bold12{bold(12), frame.width(), 1.2, Align::Left, Inks::text, 0};
    const double high = furtherHead + headline.height(frame.meter(), bold12) + std::max(left.height(), right.height()) + 6;
    const bool below = top > 0 && page.pictures.isEmpty() && top + missionDistance + high <= frame.bottom();
    double y = below ? drawFurtherHead(frame, page.title, subtitle, top + missionDistance) : chroniclePage(frame, page.title, subtitle);
    const int first = frame.pageCount();
    y += headline.draw(frame.canvas(), frame.left(), y, bold12) + 2;
    y = drawMissionLead(frame, page, y);
    while (true) {
        const double one = left.fill(frame, frame.left(), y, frame.bottom());
        const double other = right.fill(frame, frame.left() + width + missionGap, y, frame.bottom());
        if (left.isDone() && right.isDone())
            return {first, std::max(one, other)};
        y = chroniclePage(frame, page.title, subtitle);
    }
}

} // namespace muster::print

// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleCards.h"
#include "print/paint/PageImage.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::print;
using namespace muster::test;

/// What the options of a card do to its faces. That nothing is lost or cut is for tst_Pages and tst_Imposition.
class tst_CardLayout : public QObject
{
    Q_OBJECT

private:
    TextMeter m_meter;

    static QString textOf(const DisplayList &face)
    {
        QString text;
        for (const Item &item : face)
            if (const auto *words = std::get_if<TextItem>(&item))
                text += words->text + ' ';
        return text;
    }
    /// Every colour in which an area is filled.
    static QSet<QRgb> fills(const DisplayList &face)
    {
        QSet<QRgb> colours;
        for (const Item &item : face) {
            if (const auto *path = std::get_if<PathItem>(&item))
                colours.insert(path->fill);
            if (const auto *rect = std::get_if<RectItem>(&item))
                colours.insert(rect->fill);
        }
        colours.remove(0);
        return colours;
    }
    [[nodiscard]] Card card(const CardContent &content, const CardOptions &options, const CardNumber &number = {}) const
    {
        return layoutCard(content, options, m_meter, number).cards.front();
    }

private slots:
    void ink_isColourGreyOrNone()
    {
        for (const CardContent &content : {pounder(), bazookaJoe(), sabre(), coverfeld()}) {
            CardOptions options;
            const QRgb game = darkEnough(content.colour);
            QVERIFY2(fills(*card(content, options).front).contains(game), qPrintable(content.name));
            options.ink = InkMode::Mono;
            for (const QRgb fill : fills(*card(content, options).front))
                QVERIFY2(qRed(fill) == qGreen(fill) && qGreen(fill) == qBlue(fill), qPrintable(content.name));
            options.ink = InkMode::Saver;
            QVERIFY2(!fills(*card(content, options).front).contains(game), qPrintable(content.name));
            QVERIFY2(!fills(*card(content, options).front).contains(Inks::closed), qPrintable(content.name));
        }
    }

    void symbolsOfTheHead_keepOutOfTheTitle()
    {
        for (const HeadShape shape : {HeadShape::FlightPath, HeadShape::DataPlate, HeadShape::Hull})
            for (const QSizeF size : {QSizeF(63, 88), QSizeF(105, 148)}) {
                CardContent content = sabre();
                content.head = shape;
                std::get<HeadBlock>(content.front.front()) = {{}, {"vehicle", "aircraft", "hero"}, "tank", false};
                CardOptions options;
                options.size = size;
                const Card drawn = card(content, options);
                double title = 1000, symbols = 0;
                for (const Item &item : *drawn.front) {
                    if (const auto *words = std::get_if<TextItem>(&item); words && words->text.startsWith("sabre", Qt::CaseInsensitive))
                        title = std::min(title, words->at.x());
                    if (const auto *path = std::get_if<PathItem>(&item)) {
                        const QRectF box = path->path.boundingRect();
                        if (box.top() < size.height() / 6 && box.left() < size.width() / 4 && box.width() < size.width() / 6)
                            symbols = std::max(symbols, box.right());
                    }
                }
                QVERIFY2(title < 100 && symbols > 0 && symbols <= title, qPrintable(QString("%1 mm, %2 mm").arg(symbols).arg(title)));
            }
    }

    // Cards of community data: a long title keeps off the edge of its plate, the headings of narrow columns off each other.
    void plainCard_keepsTitleAndHeadingsInside()
    {
        CardContent content = sabre();
        content.head = HeadShape::Plain;
        content.name = "Canoptek Scarab Swarms ×3";
        content.mark.clear();
        TableBlock weapons;
        weapons.title = "Ranged Weapons";
        TableRow row;
        row.name = "Staff of light";
        for (const char *label : {"Range", "A", "BS", "S", "AP", "D", "Keywords"}) {
            weapons.columns.push_back({label, {}, Align::Centre, 0});
            row.values.push_back(Figure{});
            row.values.back().text = "-";
        }
        row.values.front().text = "Melee";
        weapons.rows = {row};
        content.front = {HeadBlock{}, weapons};
        const Card drawn = card(content, {});
        double plate = 0, keywords = 0, before = 0;
        for (const Item &item : *drawn.front)
            if (const auto *rect = std::get_if<RectItem>(&item); rect && rect->fill != 0)
                plate = std::max(plate, rect->rect.right());
        for (const Item &item : *drawn.front) {
            const auto *words = std::get_if<TextItem>(&item);
            if (!words)
                continue;
            const double right = words->at.x() + m_meter.width(words->text, words->font);
            QVERIFY2(right <= plate - 0.3, qPrintable(QString("%1: %2 of %3 mm").arg(words->text).arg(right).arg(plate)));
            if (words->text == "D")
                before = right;
            if (words->text == "Keywords")
                keywords = words->at.x();
        }
        QVERIFY2(before > 0 && keywords > before, qPrintable(QString("%1 mm, %2 mm").arg(before).arg(keywords)));
    }

    void frontAlone_saysThePoints()
    {
        CardOptions options;
        QVERIFY(!textOf(*card(pounder(), options).front).contains("14 pts"));
        QVERIFY(textOf(*card(pounder(), options).back).contains("14"));
        options.backs = false;
        const Card alone = card(pounder(), options);
        QVERIFY2(textOf(*alone.front).contains("14 pts"), qPrintable(textOf(*alone.front)));
        QVERIFY(alone.back->empty());
    }

    void number_standsOnBothFaces()
    {
        const Card second = card(pounder(), {}, {2, 9});
        QVERIFY(textOf(*second.front).contains("2/9"));
        QVERIFY(textOf(*second.back).contains("2/9"));
    }

    void boxes_areLeftOutWhenNobodyWantsThem()
    {
        const auto squares = [](const DisplayList &face) {
            return std::count_if(face.begin(), face.end(), [](const Item &item) {
                const auto *rect = std::get_if<RectItem>(&item);
                return rect && rect->fill == 0 && qAbs(rect->rect.width() - rect->rect.height()) < 0.01 && rect->rect.height() > 3.5;
            });
        };
        CardOptions options;
        QCOMPARE(squares(*card(pounder(), options).front), 6);
        options.tracks = false;
        QCOMPARE(squares(*card(pounder(), options).front), 0);
    }

    void bleed_runsOverTheTrim()
    {
        const auto leftmost = [](const DisplayList &face) {
            double left = 1000;
            for (const Item &item : face)
                if (const auto *path = std::get_if<PathItem>(&item))
                    left = std::min(left, path->path.boundingRect().left());
            return left;
        };
        CardOptions options;
        QVERIFY(leftmost(*card(pounder(), options).front) >= 0);
        options.bleed = 2;
        QCOMPARE(leftmost(*card(pounder(), options).front), -2.0);
    }

    // To look at, with the environment variable MUSTER_PICTURES.
    void everySize_canBeDrawn()
    {
        const std::vector<CardContent> contents{pounder(), bazookaJoe(), sabre(), coverfeld()};
        const std::vector<std::pair<QString, QSizeF>> sizes{
            {"poker", {63.5, 88.9}}, {"tarot", {70, 120}}, {"mini", {44, 68}}, {"a6", {105, 148}}};
        for (const auto &[name, size] : sizes) {
            Page page;
            page.size = QSizeF(size.width() * double(contents.size()), size.height() * 2);
            CardOptions options;
            options.size = size;
            for (size_t i = 0; i < contents.size(); ++i) {
                const Card one = card(contents[i], options, {int(i) + 1, int(contents.size())});
                QVERIFY2(textOf(*one.front).contains(contents[i].name, Qt::CaseInsensitive), qPrintable(contents[i].name + " as " + name));
                page.add(one.front, QTransform::fromTranslate(double(i) * size.width(), 0));
                page.add(one.back, QTransform::fromTranslate(double(i) * size.width(), size.height()));
            }
            if (const QString folder = qEnvironmentVariable("MUSTER_PICTURES"); !folder.isEmpty())
                pageImage(page, 200).save(folder + '/' + name + ".png");
        }
    }
};

MUSTER_TEST_MAIN(tst_CardLayout)
#include "tst_CardLayout.moc"

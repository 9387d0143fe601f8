// SPDX-License-Identifier: GPL-3.0-or-later
#include "SampleCards.h"
#include "print/paint/PageImage.h"
#include "support/TestMain.h"

using namespace muster;
using namespace muster::print;
using namespace muster::test;

class tst_CardLayout : public QObject
{
    Q_OBJECT

private:
    TextMeter m_meter;

private slots:
    void faces_asPictures()
    {
        const QString folder = qEnvironmentVariable("MUSTER_PICTURES");
        if (folder.isEmpty())
            QSKIP("set MUSTER_PICTURES to look at the cards");
        const std::vector<CardContent> contents{pounder(), bazookaJoe(), sabre(), coverfeld()};
        const std::vector<std::pair<QString, QSizeF>> sizes{{"poker", {63.5, 88.9}}, {"tarot", {70, 120}}, {"mini", {44, 68}}, {"a6", {105, 148}}};
        for (const auto &[name, size] : sizes) {
            for (const InkMode ink : {InkMode::Colour, InkMode::Saver}) {
                Page page;
                page.size = QSizeF(size.width() * double(contents.size()), size.height() * 2);
                CardOptions options;
                options.size = size;
                options.ink = ink;
                for (size_t i = 0; i < contents.size(); ++i) {
                    const CardResult result = layoutCard(contents[i], options, m_meter, {int(i) + 1, int(contents.size())});
                    page.add(result.cards[0].front, QTransform::fromTranslate(double(i) * size.width(), 0));
                    page.add(result.cards[0].back, QTransform::fromTranslate(double(i) * size.width(), size.height()));
                }
                pageImage(page, 200).save(folder + '/' + name + (ink == InkMode::Saver ? "-ink.png" : ".png"));
            }
        }
    }
};

MUSTER_TEST_MAIN(tst_CardLayout)
#include "tst_CardLayout.moc"

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

    /// How dark the picture is as a whole: 0 is white paper, 1 is black.
    static double inkOf(const QImage &picture)
    {
        double dark = 0;
        for (int y = 0; y < picture.height(); ++y)
            for (int x = 0; x < picture.width(); ++x)
                dark += 255 - qGray(picture.pixel(x, y));
        return dark / 255 / (double(picture.width()) * picture.height());
    }

private slots:
    // The same cards on white paper; with MUSTER_PICTURES set, pictures of them are left in that folder to look at.
    void inkSaver_printsOnlyWhatIsRead()
    {
        const QString folder = qEnvironmentVariable("MUSTER_PICTURES");
        const std::vector<CardContent> contents{pounder(), bazookaJoe(), sabre(), coverfeld()};
        const std::vector<std::pair<QString, QSizeF>> sizes{{"poker", {63.5, 88.9}}, {"tarot", {70, 120}}, {"mini", {44, 68}}, {"a6", {105, 148}}};
        for (const auto &[name, size] : sizes) {
            QMap<InkMode, double> used;
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
                const QImage picture = pageImage(page, 200);
                used[ink] = inkOf(picture);
                if (!folder.isEmpty())
                    picture.save(folder + '/' + name + (ink == InkMode::Saver ? "-ink.png" : ".png"));
            }
            QVERIFY2(used[InkMode::Saver] > 0 && used[InkMode::Saver] < 0.8 * used[InkMode::Colour], qPrintable(name));
        }
    }
};

MUSTER_TEST_MAIN(tst_CardLayout)
#include "tst_CardLayout.moc"

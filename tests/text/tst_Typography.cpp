// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/TestMain.h"
#include "text/Speaking.h"
#include "text/Typography.h"

using namespace muster;

/// How texts are set, also beside the window.
class tst_Typography : public QObject
{
    Q_OBJECT

private slots:
    // Paper is laid out by a thread while the user changes the program's language.
    void threadWithItsOwnLocale_keepsToIt()
    {
        QString english, french;
        const std::unique_ptr<QThread> thread(QThread::create([&] {
            const text::Speaking speaking("fr");
            for (int i = 0; i < 2000; ++i)
                french = text::labelled("Points", "12");
            const text::Speaking other("en");
            english = text::labelled("Points", "12");
        }));
        thread->start();
        for (int i = 0; !thread->isFinished() && i < 2000; ++i)
            QLocale::setDefault(QLocale(i % 2 ? QLocale::French : QLocale::English));
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        thread->wait();
        QCOMPARE(french, QStringLiteral("Points\u00a0: 12"));
        QCOMPARE(english, "Points: 12");
        QCOMPARE(text::labelled("Points", "12"), "Points: 12");
    }
};

MUSTER_TEST_MAIN(tst_Typography)
#include "tst_Typography.moc"

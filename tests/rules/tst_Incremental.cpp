// SPDX-License-Identifier: GPL-3.0-or-later
#include "RandomUser.h"

using namespace muster;
using test::RandomUser;
using test::Session;

/// After any edit, the incremental evaluation says what a full one says.
class tst_Incremental : public QObject
{
    Q_OBJECT

private slots:
    void randomEdits_data()
    {
        test::addPackRows(10);
    }

    void randomEdits()
    {
        QFETCH(QString, folder);
        QFETCH(unsigned, seed);
        const auto data = test::packData(folder);
        QVERIFY(data);
        Session session(data);
        RandomUser user(session, seed);
        user.start();
        for (int click = 0; click < 250; ++click) {
            user.click();
            QVERIFY2(session.same, qPrintable(QString("click %1").arg(click)));
        }
    }
};

MUSTER_TEST_MAIN(tst_Incremental)
#include "tst_Incremental.moc"

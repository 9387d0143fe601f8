// SPDX-License-Identifier: GPL-3.0-or-later
#include "archive/Packed.h"
#include "support/TestMain.h"

#include <QtEndian>

using namespace muster;

/// Rows of a library hold packed bytes, and a library may come from anybody.
class tst_Packed : public QObject
{
    Q_OBJECT

    static QByteArray saying(quint32 size, const QByteArray &packed)
    {
        QByteArray changed = packed;
        qToBigEndian(size, changed.data());
        return changed;
    }

private slots:
    void whatWasPacked_isUnpacked()
    {
        for (const QByteArray &bytes : {QByteArray(), QByteArray("a"), QByteArray(3'000'000, 'x'), QByteArray("text").repeated(1000)}) {
            for (const int level : {0, 1, 9})
                QCOMPARE(archive::unpacked(qCompress(bytes, level)), bytes);
        }
    }

    // Qt would take 4 GB of memory for these ten bytes, and says so on the terminal.
    void sizeThatCannotBe_isRefused()
    {
        for (const QByteArray &damaged :
             {QByteArray(), QByteArray("ab"), QByteArray(4, '\xff'), QByteArray(10, '\xff'), QByteArray("{\"format\":1}")})
            QVERIFY(archive::unpacked(damaged).isEmpty());
        const QByteArray packed = qCompress(QByteArray("text").repeated(1000));
        for (const quint32 size : {0u, 1u, 3999u, 4001u, 20'000u, 0x7fffffffu, 0xffffffffu})
            QVERIFY(archive::unpacked(saying(size, packed)).isEmpty());
        QVERIFY(archive::unpacked(packed.chopped(1)).isEmpty());
    }

    // Small where it is said, huge where it is unpacked: what was said counts.
    void bomb_isNotUnpacked()
    {
        const QByteArray bomb = saying(10, qCompress(QByteArray(50'000'000, '\0'), 9));
        QVERIFY(bomb.size() < 60'000);
        QVERIFY(archive::unpacked(bomb).isEmpty());
    }
};

MUSTER_TEST_MAIN(tst_Packed)
#include "tst_Packed.moc"

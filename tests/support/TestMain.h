// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QtTest>

namespace muster::test {

/// Keeps the user's own folders out of reach, and fixes the locale.
void prepareProcess();

/// Runs a test object like QTest::qExec; a Qt warning ends it, except that the offscreen screen says what it lacks.
int run(QObject &test, int argc, char **argv);

/// Warnings that begin like this are no mistake in this test program: a server that goes away makes Qt's driver say so.
void allowWarnings(const QStringList &beginnings);

/// Root of the checkout: packs, golden files.
QString sourceFolder();
/// The built program, for tests that start it.
QString programPath();

} // namespace muster::test

/// Like QTEST_MAIN, with the house rules of prepareProcess().
#define MUSTER_TEST_MAIN(TestClass)                                                                                                        \
    int main(int argc, char **argv)                                                                                                        \
    {                                                                                                                                      \
        muster::test::prepareProcess();                                                                                                    \
        QApplication application(argc, argv);                                                                                              \
        TestClass test;                                                                                                                    \
        return muster::test::run(test, argc, argv);                                                                                        \
    }

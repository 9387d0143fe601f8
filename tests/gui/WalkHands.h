// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "FrenchEyes.h"

#include "app/shell/window/MainWindow.h"
#include "app/workspace/Workspace.h"
#include "support/Widgets.h"

#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QFileDialog>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QPointer>
#include <QTimer>
#include <QToolButton>

namespace muster::test {

/// Hands for a walk through the whole window: real clicks and keys, whatever workspace is in front.
class WalkHands
{
public:
    explicit WalkHands(app::MainWindow &window, const FrenchEyes *eyes = nullptr) : m_window(window), m_eyes(eyes) {}

    template <typename Widget>
    Widget *find(const QString &name, QWidget *inside = nullptr) const
    {
        auto *found = (inside ? inside : &m_window)->findChild<Widget *>(name);
        if (!found)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : &m_window, Qt::Key(key), modifiers);
        settle();
    }
    void type(const QString &text)
    {
        QVERIFY(QApplication::focusWidget());
        strike(QApplication::focusWidget(), text);
    }
    void click(QWidget *widget)
    {
        QVERIFY2(widget->isVisible() && widget->isEnabled(), qPrintable(widget->objectName()));
        QTest::mouseClick(widget, Qt::LeftButton);
        settle();
    }
    void click(QAbstractItemView *view, const QModelIndex &index)
    {
        QVERIFY2(view->isVisible() && index.isValid(), qPrintable(view->objectName()));
        view->scrollTo(index);
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(index).center());
        settle();
    }
    void clickRow(const QString &view, const QString &text, int column = 0)
    {
        auto *found = find<QAbstractItemView>(view);
        for (int row = 0; row < found->model()->rowCount(); ++row) {
            const QModelIndex index = found->model()->index(row, column);
            if (index.data().toString().startsWith(text))
                return click(found, index);
        }
        QFAIL(qPrintable(view + " has no row " + text));
    }
    /// Into a field, over what stands there.
    void write(QLineEdit *field, const QString &text)
    {
        click(field);
        field->selectAll();
        strike(field, text);
    }
    /// The choice whose text begins like this, by the keyboard.
    void choose(QComboBox *box, const QString &text)
    {
        box->setFocus();
        QTest::keyClick(box, Qt::Key_Home);
        for (int i = 0; i < box->count() && !box->currentText().startsWith(text); ++i)
            QTest::keyClick(box, Qt::Key_Down);
        settle();
        QVERIFY2(box->currentText().startsWith(text), qPrintable(box->objectName() + ": " + text));
    }
    /// The button in sight that does the action of that name; in a narrow strip the action is in a menu.
    void act(const QString &action)
    {
        for (auto *button : m_window.findChildren<QToolButton *>()) {
            if (button->isVisible() && button->isEnabled() && button->defaultAction() && button->defaultAction()->objectName() == action)
                return click(button);
        }
        for (const QString &id : m_window.workspaces()) {
            if (auto *found = m_window.workspace(id)->findChild<QAction *>(action)) {
                QVERIFY2(found->isEnabled(), qPrintable(action + " is refused: " + found->toolTip()));
                found->trigger();
                return settle();
            }
        }
        QFAIL(qPrintable("there is no action " + action));
    }
    /// Does something that opens a dialog and waits for it, and then `act` in it; `act` closes it.
    template <typename Open, typename Act>
    void inDialog(Open open, Act act)
    {
        bool met = false;
        QTimer poll;
        QObject::connect(&poll, &QTimer::timeout, &poll, [&] {
            const QPointer<QDialog> dialog = qobject_cast<QDialog *>(QApplication::activeModalWidget());
            if (!dialog || met)
                return;
            met = true;
            poll.stop();
            settle();
            look(*dialog);
            act(*dialog);
            if (dialog && dialog->isVisible())
                dialog->reject(); // a test that failed must not wait for an answer
        });
        poll.start(5);
        open();
        front();
        QVERIFY2(met, "no dialog came up");
    }
    void front()
    {
        m_window.activateWindow(); // a screen without a window manager forgets to
        QVERIFY(QTest::qWaitForWindowActive(&m_window));
        settle();
    }
    /// Nothing nameless, and nothing English where French is spoken.
    void look(const QWidget &root, bool rows = true)
    {
        QCOMPARE(namelessControls(root).join(", "), QString());
        if (m_eyes)
            QCOMPARE(m_eyes->english(root, rows).join("; "), QString());
    }
    void look(bool rows = true) { look(m_window, rows); }

private:
    // Qt's hands for tests know no é.
    static void strike(QWidget *widget, const QString &text)
    {
        for (const QChar letter : text) {
            if (letter.unicode() < 128) {
                QTest::keyClick(widget, letter.toLatin1());
                continue;
            }
            QKeyEvent press(QEvent::KeyPress, 0, Qt::NoModifier, letter), release(QEvent::KeyRelease, 0, Qt::NoModifier, letter);
            QApplication::sendEvent(widget, &press);
            QApplication::sendEvent(widget, &release);
        }
        settle();
    }

    app::MainWindow &m_window;
    const FrenchEyes *m_eyes;
};

} // namespace muster::test

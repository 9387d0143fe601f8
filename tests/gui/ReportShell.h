// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ShellWindow.h"
#include "app/campaign/CampaignWorkspace.h"

#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QToolButton>

namespace muster::test {

/// The window with the sample campaign in it, and hands for its after-battle report.
class ReportShell : public ShellWindow
{
public:
    explicit ReportShell(const QString &code = "en")
    {
        window->setLanguage(code);
        show();
    }
    void show()
    {
        window->showWorkspace("campaign"); // opens the sample the first time
        settle();
    }
    void restart()
    {
        start();
        show();
    }

    app::CampaignWorkspace &campaign() { return *qobject_cast<app::CampaignWorkspace *>(window->workspace("campaign")); }
    models::CampaignReportDraft &draft() { return campaign().draft(); }
    const campaign::CampaignState &state() { return campaign().session().state(); }
    documents::CampaignDocument &document() { return *campaign().session().document(); }
    /// Whoever stands first in the report.
    QString first() { return state().soldier(draft().lines().first().participant.soldier)->name; }
    template <typename Widget>
    Widget *find(const QString &name)
    {
        Widget *found = child<Widget>(name);
        if (!found)
            qFatal("there is no %s", qPrintable(name));
        return found;
    }
    bool pageVisible() { return find<QWidget>("campaign.report")->isVisible(); }
    void key(int key, Qt::KeyboardModifiers modifiers = {})
    {
        QWidget *focus = QApplication::focusWidget();
        QTest::keyClick(focus ? focus : window.get(), Qt::Key(key), modifiers);
        settle();
    }
    void undoByKey() { key(Qt::Key_Z, Qt::ControlModifier); }
    void redoByKey() { key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier); }
    void click(QWidget *widget)
    {
        QVERIFY2(widget->isVisible() && widget->isEnabled(), qPrintable(widget->objectName()));
        QTest::mouseClick(widget, Qt::LeftButton);
        settle();
    }
    /// The button in sight that does the action of that name.
    void clickAction(const QString &action)
    {
        for (QToolButton *button : window->findChildren<QToolButton *>()) {
            if (button->isVisible() && button->defaultAction() && button->defaultAction()->objectName() == action)
                return click(button);
        }
        for (QAction *each : window->findChildren<QAction *>(action))
            return each->trigger(); // in a narrow strip it is in a menu
        QFAIL(qPrintable("no action " + action));
    }
    void openReport() { key(Qt::Key_B, Qt::ControlModifier | Qt::ShiftModifier); }
    void kill(const QString &name, Qt::Key number)
    {
        auto *field = find<QLineEdit>("report.kills." + name);
        QTest::mouseClick(field, Qt::LeftButton);
        QTest::keyClick(field, number);
        settle();
    }
    void write(const QString &field, const QString &text)
    {
        auto *widget = find<QWidget>(field);
        widget->setFocus(Qt::TabFocusReason);
        QTest::keyClicks(widget, text);
        settle();
    }
    void record() { key(Qt::Key_Return, Qt::ControlModifier); }
    /// Does something that asks, and answers with the button of that text; what was asked.
    template <typename Act>
    QString answer(const QString &wanted, Act act)
    {
        QString said;
        QTimer timer;
        QObject::connect(&timer, &QTimer::timeout, &timer, [&] {
            auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
            if (!box || !box->isVisible())
                return;
            said = box->text();
            for (QAbstractButton *button : box->buttons()) {
                if (QString(button->text()).remove('&') == wanted)
                    return button->click();
            }
            box->reject();
            said = "no button " + wanted;
        });
        timer.start(5);
        act();
        window->activateWindow();
        (void)QTest::qWaitForWindowActive(window.get());
        settle();
        return said;
    }
};

} // namespace muster::test

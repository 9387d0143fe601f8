// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QApplication>
#include <QMessageBox>
#include <QPushButton>
#include <QTest>
#include <QTimer>

namespace muster::test {

/// Answers the message boxes that come up, one after the other, with the named buttons, and collects what they say.
class Answers : public QObject
{
public:
    explicit Answers(QStringList buttons) : m_buttons(std::move(buttons))
    {
        connect(&m_timer, &QTimer::timeout, this, [this] { answer(); });
        m_timer.start(5);
    }
    [[nodiscard]] bool done() const { return m_buttons.isEmpty(); }
    [[nodiscard]] QString said() const { return m_said; }

private:
    void answer()
    {
        auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!box || !box->isVisible())
            return;
        m_said += box->text() + '\n' + box->informativeText() + '\n';
        const QString wanted = m_buttons.isEmpty() ? QString() : m_buttons.takeFirst();
        const QList<QAbstractButton *> buttons = box->buttons();
        for (QAbstractButton *button : buttons) {
            if (QString(button->text()).remove('&') == wanted)
                return button->click();
        }
        QStringList there;
        for (const QAbstractButton *button : buttons)
            there.append(button->text());
        box->reject();
        QFAIL(qPrintable("no button " + wanted + " among " + there.join(", ")));
    }

    QTimer m_timer;
    QStringList m_buttons;
    QString m_said;
};

} // namespace muster::test

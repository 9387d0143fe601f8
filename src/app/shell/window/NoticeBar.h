// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/theme/style/Tone.h"

#include <QFrame>

#include <functional>

class QHBoxLayout;
class QLabel;

namespace muster::app {

/// One sentence over the panels with what can be done about it: the newest. Those before it come again when it is gone, so that
/// none goes unread.
class NoticeBar final : public QFrame
{
    Q_OBJECT

public:
    /// A button of the notice; it goes away when one is pressed.
    struct Answer
    {
        QString text;
        std::function<void()> run;
    };

    explicit NoticeBar(QWidget *parent = nullptr);

    /// `topic` names what it is about, so that clear() takes away no other.
    void say(const QString &topic, Tone tone, const QString &sentence, const QList<Answer> &answers = {});
    void clear(const QString &topic);
    [[nodiscard]] QString topic() const { return m_notices.isEmpty() ? QString() : m_notices.last().topic; }
    [[nodiscard]] QString sentence() const { return m_notices.isEmpty() ? QString() : m_notices.last().sentence; }

private:
    struct Notice
    {
        QString topic;
        Tone tone;
        QString sentence;
        QList<Answer> answers;
    };
    void showNewest();
    void addButton(const Answer &answer);

    QLabel *m_icon = nullptr;
    QLabel *m_text = nullptr;
    QHBoxLayout *m_buttons = nullptr;
    QList<Notice> m_notices; ///< of different topics, the newest last
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/NoticeBar.h"

#include "app/theme/Icons.h"
#include "app/theme/Theme.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>

namespace muster::app {

NoticeBar::NoticeBar(QWidget *parent) : QFrame(parent)
{
    setObjectName("noticeBar");
    setProperty("banner", true);
    m_icon = new QLabel;
    m_text = new QLabel;
    m_text->setObjectName("noticeText");
    m_text->setTextFormat(Qt::PlainText);
    m_text->setWordWrap(true);
    m_buttons = new QHBoxLayout;
    m_buttons->setSpacing(8);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 12, 6);
    row->setSpacing(8);
    row->addWidget(m_icon);
    row->addWidget(m_text, 1);
    row->addLayout(m_buttons);
    hide();
}

void NoticeBar::say(const QString &topic, Tone tone, const QString &sentence, const QList<Answer> &answers)
{
    m_topic = topic;
    icons::put(m_icon, toneIcon(tone), 16, strongToken(tone));
    m_text->setText(sentence);
    setAccessibleName(sentence);
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->hide(); // it may be the one that is being pressed
        item->widget()->deleteLater();
        delete item;
    }
    for (const Answer &answer : answers)
        addButton(answer);
    addButton({tr("Dismiss"), {}});
    show();
}

void NoticeBar::addButton(const Answer &answer)
{
    auto *button = new QPushButton(answer.text);
    button->setObjectName(QString("noticeAnswer%1").arg(m_buttons->count()));
    connect(button, &QPushButton::clicked, this, [this, run = answer.run] {
        clear(m_topic);
        if (run)
            run();
    });
    m_buttons->addWidget(button);
}

void NoticeBar::clear(const QString &topic)
{
    if (topic != m_topic)
        return;
    m_topic.clear();
    hide();
}

QString NoticeBar::sentence() const
{
    return m_topic.isEmpty() ? QString() : m_text->text();
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window/NoticeBar.h"

#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"

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
    m_notices.removeIf([&topic](const Notice &notice) { return notice.topic == topic; });
    m_notices.append({topic, tone, sentence, answers});
    showNewest();
}

void NoticeBar::showNewest()
{
    while (QLayoutItem *item = m_buttons->takeAt(0)) {
        item->widget()->hide(); // it may be the one that is being pressed
        item->widget()->deleteLater();
        delete item;
    }
    setVisible(!m_notices.isEmpty());
    if (m_notices.isEmpty())
        return;
    const Notice &notice = m_notices.last();
    icons::put(m_icon, toneIcon(notice.tone), 16, strongToken(notice.tone));
    m_text->setText(notice.sentence);
    setAccessibleName(notice.sentence);
    for (const Answer &answer : notice.answers)
        addButton(answer);
    addButton({tr("Dismiss"), {}});
}

void NoticeBar::addButton(const Answer &answer)
{
    auto *button = new QPushButton(answer.text);
    button->setObjectName(QString("noticeAnswer%1").arg(m_buttons->count()));
    connect(button, &QPushButton::clicked, this, [this, about = topic(), run = answer.run] {
        clear(about);
        if (run)
            run();
    });
    m_buttons->addWidget(button);
}

void NoticeBar::clear(const QString &topic)
{
    if (m_notices.removeIf([&topic](const Notice &notice) { return notice.topic == topic; }) > 0)
        showNewest();
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/Segments.h"

#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

#include <algorithm>

namespace muster::app {

namespace {

QString place(qsizetype index, qsizetype count)
{
    if (count == 1)
        return QStringLiteral("only");
    return index == 0 ? QStringLiteral("first") : index == count - 1 ? QStringLiteral("last") : QStringLiteral("middle");
}

} // namespace

Segments::Segments(QWidget *parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, &Segments::chosen);
}

void Segments::setChoices(const QStringList &texts)
{
    setChoices(texts, {});
}

// As many words as before: the buttons stay, and so does the keyboard.
bool Segments::renamed(const QStringList &texts)
{
    const QList<QAbstractButton *> buttons = m_group->buttons();
    if (buttons.size() != texts.size() || buttons.isEmpty())
        return false;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        QAbstractButton *button = m_group->button(int(i));
        if (!button || !button->icon().isNull())
            return false;
        button->setText(literal(texts.at(i)));
        button->setAccessibleName(texts.at(i));
    }
    return true;
}

void Segments::setChoices(const QStringList &texts, const QStringList &icons)
{
    const int before = currentIndex();
    if (icons.isEmpty() && renamed(texts)) {
        setCurrentIndex(std::max(0, before));
        return;
    }
    const QList<QAbstractButton *> old = m_group->buttons();
    for (QAbstractButton *button : old) {
        m_group->removeButton(button);
        delete button;
    }
    QWidget *last = this;
    for (qsizetype i = 0; i < texts.size(); ++i) {
        auto *button = new QToolButton(this);
        setTabOrder(last, button); // reached where they stand, not behind everything that was there before them
        last = button;
        button->setCheckable(true);
        button->setFocusPolicy(Qt::StrongFocus);
        button->setProperty("segment", place(i, texts.size()));
        button->setAccessibleName(texts.at(i));
        if (i < icons.size()) {
            button->setIcon(icons::icon(icons.at(i)));
            button->setToolTip(texts.at(i));
        } else {
            button->setText(literal(texts.at(i)));
        }
        layout()->addWidget(button);
        m_group->addButton(button, int(i));
    }
    setCurrentIndex(std::clamp(before, 0, std::max(0, int(texts.size()) - 1)));
}

int Segments::currentIndex() const
{
    return m_group->checkedId();
}

void Segments::setCurrentIndex(int index)
{
    if (QAbstractButton *button = m_group->button(index)) {
        button->setChecked(true);
    } else if (QAbstractButton *on = m_group->checkedButton()) {
        m_group->setExclusive(false);
        on->setChecked(false);
        m_group->setExclusive(true);
    }
}

int Segments::count() const
{
    return int(m_group->buttons().size());
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/theme/widgets/EmptyState.h"

#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/FocusFrame.h"

#include <QAction>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QStyleOption>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int iconSide = 36;
constexpr int helpWidth = 300;

void follow(QPushButton *button, const QAction *action)
{
    button->setText(literal(readable(action->text())));
    // The style sheet makes the words bolder than the size Qt measured.
    button->setMinimumWidth(int(Theme::current().metrics(FontRole::BodyStrong).horizontalAdvance(button->text()))
                            + (action->icon().isNull() ? 30 : 52));
    const QString icon = button->property("primary").toBool() ? action->icon().name() : QString();
    button->setIcon(icon.isEmpty() ? action->icon() : icons::icon(icon, Token::OnAccent, Token::OnAccent));
    button->setEnabled(action->isEnabled());
    button->setToolTip(action->toolTip());
}

} // namespace

EmptyState::EmptyState(QWidget *parent) : QWidget(parent)
{
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    setFocusPolicy(Qt::TabFocus); // whoever comes by keyboard hears the sentence, and the panel is never skipped
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, 20, 20, 20);
    column->setSpacing(6);
    m_image = new QLabel(this);
    m_sentence = new QLabel(this);
    m_help = new QLabel(this);
    m_steps = new QVBoxLayout;
    m_steps->setSpacing(8);
    m_steps->setContentsMargins(0, 8, 0, 0);
    for (QLabel *label : {m_sentence, m_help}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    }
    m_image->setAlignment(Qt::AlignCenter);
    m_image->setFixedHeight(iconSide + 6);
    m_help->setProperty("role", "second");
    m_help->setMaximumWidth(helpWidth);
    m_help->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Minimum);
    column->addStretch(2);
    column->addWidget(m_image);
    column->addWidget(m_sentence);
    auto *helpRow = new QHBoxLayout;
    helpRow->addStretch(1);
    helpRow->addWidget(m_help, 1000);
    helpRow->addStretch(1);
    column->addLayout(helpRow);
    column->addLayout(m_steps);
    column->addStretch(3);
}

void EmptyState::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    // Words are worth more than the picture and the air around them.
    const int words = m_sentence->heightForWidth(width() - 40)
        + (m_help->isHidden() ? 0 : m_help->heightForWidth(std::min(width() - 40, m_help->maximumWidth()))) + m_steps->sizeHint().height()
        + 12;
    m_image->setVisible(height() >= words + iconSide + 6 + 40);
    const int air = height() >= words + 40 ? 20 : 4;
    layout()->setContentsMargins(20, air, 20, air);
}

void EmptyState::setIcon(const QString &name)
{
    icons::put(m_image, name, iconSide, Token::Hatch);
}

void EmptyState::setTexts(const QString &sentence, const QString &help, bool prominent)
{
    m_sentence->setText(sentence);
    m_sentence->setFont(roleFont(prominent ? FontRole::Title : FontRole::BodyMedium));
    m_help->setText(help);
    m_help->setFont(roleFont(prominent ? FontRole::Body : FontRole::Small));
    m_help->setMaximumWidth(prominent ? helpWidth + 120 : helpWidth);
    m_help->setVisible(!help.isEmpty());
    setAccessibleName(sentence);
    setAccessibleDescription(help);
}

void EmptyState::paintEvent(QPaintEvent *event)
{
    QWidget::paintEvent(event);
    if (!hasFocus() || !FocusFrame::usesKeys())
        return;
    QPainter painter(this);
    QStyleOptionFocusRect option;
    option.initFrom(this);
    option.rect = rect().adjusted(2, 2, -2, -2);
    style()->drawPrimitive(QStyle::PE_FrameFocusRect, &option, &painter, this);
}

void EmptyState::addAction(QAction *action, bool primary)
{
    auto *button = new QPushButton(this);
    button->setProperty("primary", primary);
    button->setAutoDefault(true); // Enter presses it too, outside of dialogs
    button->setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
    follow(button, action);
    connect(button, &QPushButton::clicked, action, &QAction::trigger);
    connect(action, &QAction::changed, button, [button, action] { follow(button, action); });
    m_steps->addWidget(button, 0, Qt::AlignHCenter);
}

void EmptyState::addWidget(QWidget *widget)
{
    m_steps->addWidget(widget, 0, Qt::AlignHCenter);
}

} // namespace muster::app

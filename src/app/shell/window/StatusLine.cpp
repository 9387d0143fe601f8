// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/window/StatusLine.h"

#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/ElidedLabel.h"

#include <QLabel>
#include <QMenu>
#include <QToolButton>

namespace muster::app {

namespace {

const QString between = QStringLiteral("     ");

} // namespace

StatusLine::StatusLine(QWidget *parent) : QStatusBar(parent)
{
    setSizeGripEnabled(false);
    setFixedHeight(24);
    setContentsMargins(10, 0, 6, 0);
    m_tick = makeLabel("statusTick");
    m_saved = makeLabel("statusSaved");
    m_left = new ElidedLabel(this);
    dressLabel(m_left, "statusLeft");
    m_right = makeLabel("statusRight");
    m_clubIcon = makeLabel("statusClubIcon");
    m_club = makeLabel("statusClub");
    m_clubIcon->hide();
    m_club->hide();
    m_language = new QToolButton(this);
    m_language->setObjectName("statusLanguage");
    m_language->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_language->setIcon(icons::icon("language"));
    m_language->setIconSize({18, 14});
    m_language->setFont(roleFont(FontRole::Small));
    m_language->setPopupMode(QToolButton::InstantPopup);
    m_language->setProperty("small", true);
    m_language->setProperty("quiet", true);
    m_language->setMenu(new QMenu(m_language));
    m_language->setFocusPolicy(Qt::TabFocus);
    addWidget(m_tick);
    addWidget(m_saved);
    addWidget(m_clubIcon);
    addWidget(m_club);
    addWidget(m_left, 1);
    addPermanentWidget(m_right);
    addPermanentWidget(m_language);
    icons::put(m_tick, "check", 14, Token::Ok);
}

QLabel *StatusLine::makeLabel(const QString &name)
{
    auto *label = new QLabel(this);
    dressLabel(label, name);
    return label;
}

void StatusLine::dressLabel(QLabel *label, const QString &name)
{
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setFont(roleFont(FontRole::Small));
    label->setProperty("role", "second");
}

void StatusLine::setTexts(const StatusTexts &texts)
{
    m_tick->setVisible(!texts.saved.isEmpty());
    m_saved->setVisible(!texts.saved.isEmpty());
    m_saved->setText(texts.saved + between);
    m_left->setText(texts.left.join(between));
    m_right->setText(texts.right.join(between) + between);
}

void StatusLine::setClub(const QString &text, const QString &icon, Tone tone)
{
    m_clubIcon->setVisible(!text.isEmpty());
    m_club->setVisible(!text.isEmpty());
    m_club->setText(text + between);
    icons::put(m_clubIcon, icon, 14, strongToken(tone));
}

void StatusLine::setLanguage(const QString &name, const QList<QAction *> &choices)
{
    m_language->setText(name);
    m_language->setAccessibleName(tr("Language: %1").arg(name));
    m_language->setToolTip(tr("Change the language"));
    m_language->menu()->clear();
    m_language->menu()->addActions(choices);
}

} // namespace muster::app

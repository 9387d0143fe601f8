// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/league/QuickGameBar.h"

#include "campaign/fold/Names.h"
#include "campaign/league/QuickGame.h"
#include "text/Spoken.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSpinBox>
#include <QVBoxLayout>

#include <algorithm>

namespace muster::app {

using namespace campaign;

QuickGameBar::QuickGameBar(CampaignSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    m_one = playerBox("league.one");
    m_oneScore = scoreBox("league.oneScore");
    m_otherScore = scoreBox("league.otherScore");
    m_other = playerBox("league.other");
    m_enter = new QPushButton(this);
    m_enter->setObjectName("league.enter");
    m_enter->setProperty("primary", true);
    m_hint = new QLabel(this);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setFont(roleFont(FontRole::Small));
    m_hint->setProperty("role", "second");
    m_hint->setWordWrap(true);
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_one, 3);
    row->addWidget(m_oneScore, 1);
    row->addWidget(new QLabel(QStringLiteral(":"), this));
    row->addWidget(m_otherScore, 1);
    row->addWidget(m_other, 3);
    row->addWidget(m_enter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 8);
    column->setSpacing(4);
    column->addLayout(row);
    column->addWidget(m_hint);
    connect(m_enter, &QPushButton::clicked, this, &QuickGameBar::enter);
    retranslate();
}

QComboBox *QuickGameBar::playerBox(const char *name)
{
    auto *box = new QComboBox(this);
    box->setObjectName(QString::fromLatin1(name));
    box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box->setMinimumContentsLength(6);
    connect(box, &QComboBox::currentIndexChanged, this, &QuickGameBar::look);
    return box;
}

// Nothing stands there until somebody says it: 0 to 0 is a score too.
QSpinBox *QuickGameBar::scoreBox(const char *name)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(QString::fromLatin1(name));
    box->setRange(-1, 9999);
    box->setSpecialValueText(QString::fromUtf8("–"));
    box->setValue(-1);
    box->setMinimumWidth(64);
    box->installEventFilter(this);
    connect(box, &QSpinBox::valueChanged, this, &QuickGameBar::look);
    return box;
}

// What stands in a field of a score goes as soon as one types, however the keyboard came there.
bool QuickGameBar::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::FocusIn) {
        if (auto *box = qobject_cast<QSpinBox *>(watched))
            QMetaObject::invokeMethod(box, &QSpinBox::selectAll, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

void QuickGameBar::refresh()
{
    const QVector<Player> &players = m_session.state().players;
    for (QComboBox *box : {m_one, m_other}) {
        const QSignalBlocker block(box);
        const QString chosen = box->currentData().toString();
        box->clear();
        for (const Player &player : players)
            box->addItem(player.name, player.id);
        const int again = box->findData(chosen);
        box->setCurrentIndex(again >= 0 ? again : box == m_one ? 0 : std::min<int>(1, int(players.size()) - 1));
    }
    look();
}

void QuickGameBar::propose(const QString &one, const QString &other)
{
    m_one->setCurrentIndex(m_one->findData(one));
    m_other->setCurrentIndex(m_other->findData(other));
    m_oneScore->setFocus(Qt::OtherFocusReason);
    m_oneScore->selectAll();
}

void QuickGameBar::look()
{
    const bool two = m_one->currentIndex() >= 0 && m_other->currentIndex() >= 0 && m_one->currentData() != m_other->currentData();
    const bool scored = m_oneScore->value() >= 0 && m_otherScore->value() >= 0;
    m_enter->setEnabled(two && scored);
    QString hint;
    if (m_session.document() && m_session.state().players.size() < 2)
        hint = tr("A game needs two players: add them in the campaign.");
    else if (!two)
        hint = tr("Choose two players.");
    else if (!scored)
        hint = tr("The higher figure wins. Lists and losses can follow later.");
    else
        hint = m_oneScore->value() == m_otherScore->value()
            ? tr("Drawn.")
            : tr("%1 wins.").arg(m_oneScore->value() > m_otherScore->value() ? m_one->currentText() : m_other->currentText());
    m_hint->setText(hint);
}

void QuickGameBar::enter()
{
    if (!m_session.document() || !m_enter->isEnabled())
        return;
    QuickGame game;
    game.one = m_one->currentData().toString();
    game.other = m_other->currentData().toString();
    game.oneScore = m_oneScore->value();
    game.otherScore = m_otherScore->value();
    const CampaignState &state = m_session.state();
    const auto event = recordGame(game, state, leagueOf(state, m_session.rules(), QDate::currentDate()));
    if (!event)
        return emit m_session.said(text::spoken(event.error()));
    const QString sentence = tr("Game of %1 and %2").arg(m_one->currentText(), m_other->currentText());
    const QString said = tr("%1 %2 : %3 %4 recorded")
                             .arg(m_one->currentText(), QString::number(*game.oneScore), QString::number(*game.otherScore),
                                  m_other->currentText());
    m_session.document()->recordEvents(sentence, {*event});
    m_oneScore->setValue(-1);
    m_otherScore->setValue(-1);
    m_one->setFocus(Qt::OtherFocusReason);
    proposeNext();
    emit m_session.said(said);
}

// On a club evening results come in one after the other: the next game that is paired stands there already.
void QuickGameBar::proposeNext()
{
    const League league = leagueOf(m_session.state(), m_session.rules(), QDate::currentDate());
    const auto next = std::find_if(league.games.begin(), league.games.end(), [](const LeagueGame &game) { return game.isOpen(); });
    if (next != league.games.end())
        propose(next->one, next->other);
}

void QuickGameBar::retranslate()
{
    m_one->setAccessibleName(tr("First player"));
    m_other->setAccessibleName(tr("Second player"));
    m_oneScore->setAccessibleName(tr("Score of the first player"));
    m_otherScore->setAccessibleName(tr("Score of the second player"));
    m_enter->setText(tr("Enter the game"));
    look();
}

} // namespace muster::app

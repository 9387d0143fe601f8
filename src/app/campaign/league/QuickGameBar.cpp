// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/campaign/league/QuickGameBar.h"

#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/VerdictButton.h"
#include "campaign/fold/Names.h"
#include "text/Spoken.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
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
    m_result = new QComboBox(this); // behind the button: a game with a score takes no more stops of Tab
    m_result->setObjectName("league.result");
    m_result->setProperty("quiet", true);
    m_result->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_result->setMinimumContentsLength(14);
    m_result->addItems({QString(), QString(), QString(), QString()});
    m_hint = new ElidedLabel(this);
    m_hint->setObjectName("league.hint");
    m_hint->setFont(roleFont(FontRole::Small));
    m_hint->setProperty("role", "second");
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(m_one, 3);
    row->addWidget(m_oneScore, 1);
    row->addWidget(new QLabel(QStringLiteral(":"), this));
    row->addWidget(m_otherScore, 1);
    row->addWidget(m_other, 3);
    row->addWidget(m_enter);
    auto *second = new QHBoxLayout;
    second->setSpacing(10);
    second->addWidget(m_result);
    second->addWidget(m_hint, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 6, 12, 3);
    column->setSpacing(2);
    column->addLayout(row);
    column->addLayout(second);
    connect(m_enter, &QPushButton::clicked, this, &QuickGameBar::enter);
    connect(m_result, &QComboBox::currentIndexChanged, this, &QuickGameBar::look);
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

// Enter ends the game wherever one stands in the bar: no field of it takes that key, nor does a button outside of a dialog.
void QuickGameBar::keyPressEvent(QKeyEvent *event)
{
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && m_enter->isEnabled())
        return enter();
    QWidget::keyPressEvent(event);
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

QuickGame QuickGameBar::game() const
{
    QuickGame game;
    game.one = m_one->currentData().toString();
    game.other = m_other->currentData().toString();
    if (m_oneScore->value() >= 0)
        game.oneScore = m_oneScore->value();
    if (m_otherScore->value() >= 0)
        game.otherScore = m_otherScore->value();
    if (m_result->currentIndex() > 0)
        game.result = GameResult(m_result->currentIndex());
    return game;
}

void QuickGameBar::look()
{
    m_result->setItemText(int(GameResult::None), tr("The score decides"));
    m_result->setItemText(int(GameResult::Won), tr("%1 won").arg(m_one->currentText()));
    m_result->setItemText(int(GameResult::Drawn), tr("Drawn"));
    m_result->setItemText(int(GameResult::Lost), tr("%1 won").arg(m_other->currentText()));
    const QuickGame now = game();
    const bool two = m_one->currentIndex() >= 0 && m_other->currentIndex() >= 0 && now.one != now.other;
    const bool scored = now.oneScore && now.otherScore, said = now.result && !now.oneScore && !now.otherScore;
    m_enter->setEnabled(two && (scored || said));
    QString hint;
    if (m_session.document() && m_session.state().players.size() < 2)
        hint = tr("A game needs two players: add them in the campaign.");
    else if (!two)
        hint = tr("Choose two players.");
    else if (!scored && !said)
        hint = tr("The higher figure wins. Lists and losses can follow later.");
    else if (scored && !now.result)
        hint = *now.oneScore == *now.otherScore
            ? tr("Drawn.")
            : tr("%1 wins.").arg(*now.oneScore > *now.otherScore ? m_one->currentText() : m_other->currentText());
    setStyleProperty(m_hint, "role", "second");
    m_hint->setText(hint);
}

void QuickGameBar::enter()
{
    if (!m_session.document() || !m_enter->isEnabled())
        return;
    const QuickGame now = game();
    const CampaignState &state = m_session.state();
    const auto event = recordGame(now, state, leagueOf(state, m_session.rules(), QDate::currentDate()));
    if (!event) {
        setStyleProperty(m_hint, "role", "error");
        m_hint->setText(text::spoken(event.error()));
        return emit m_session.said(m_hint->text());
    }
    const QString sentence = tr("Game of %1 and %2").arg(m_one->currentText(), m_other->currentText());
    const QString said = now.oneScore
        ? tr("%1 %2 : %3 %4 recorded")
              .arg(m_one->currentText(), QString::number(*now.oneScore), QString::number(*now.otherScore), m_other->currentText())
        : tr("%1 – %2 recorded").arg(m_one->currentText(), m_other->currentText());
    m_session.document()->recordEvents(sentence, {*event});
    m_oneScore->setValue(-1);
    m_otherScore->setValue(-1);
    m_result->setCurrentIndex(0);
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
    m_result->setAccessibleName(tr("Result"));
    m_result->setToolTip(tr("Who won where there is no score, or where the score does not decide: nobody wins with the lower figure"));
    look();
}

} // namespace muster::app

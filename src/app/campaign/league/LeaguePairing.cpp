// SPDX-License-Identifier: GPL-3.0-or-later
// Who meets whom until when, and games that somebody kept in a table.
#include "app/campaign/league/LeaguePanel.h"
#include "app/campaign/setup/FormDialog.h"
#include "archive/SafeFile.h"
#include "campaign/fold/Names.h"
#include "campaign/league/Pairing.h"
#include "campaign/league/QuickGame.h"
#include "text/Spoken.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QPushButton>
#include <QSpinBox>

#include <algorithm>

namespace muster::app {

using namespace campaign;

namespace {

enum PairHow { PairSwiss, PairEverybody, PairByHand };

constexpr int usualDays = 14; ///< that a club leaves its players for a game
constexpr qint64 largestTable = 16 * 1024 * 1024;

/// A day that may be left open.
struct OpenDay
{
    QCheckBox *tick = nullptr;
    QDateEdit *day = nullptr;

    [[nodiscard]] QDate date() const { return tick->isChecked() ? day->date() : QDate(); }
};

OpenDay addDay(FormDialog &dialog, const QString &label)
{
    auto *field = new QWidget(&dialog);
    OpenDay due{new QCheckBox(field), new QDateEdit(QDate::currentDate().addDays(usualDays), field)};
    due.tick->setObjectName("pair.dated");
    due.tick->setAccessibleName(label);
    due.day->setObjectName("pair.due");
    due.day->setAccessibleName(label);
    due.day->setCalendarPopup(true);
    due.day->setEnabled(false);
    QObject::connect(due.tick, &QCheckBox::toggled, due.day, &QWidget::setEnabled);
    auto *row = new QHBoxLayout(field);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(due.tick);
    row->addWidget(due.day, 1);
    dialog.addField(label, field);
    return due;
}

} // namespace

QString LeaguePanel::meetings(const QVector<PairedRound> &rounds) const
{
    QStringList lines;
    for (const PairedRound &round : rounds) {
        QStringList games;
        for (const Pairing &game : round.games) {
            const QString one = playerName(game.one, m_session.state());
            games.append(game.other.isEmpty() ? tr("%1 has no opponent").arg(one)
                                              : QString::fromUtf8("%1 – %2").arg(one, playerName(game.other, m_session.state())));
        }
        lines.append(tr("Round %1: %2").arg(QString::number(round.number), games.join(QStringLiteral(", "))));
    }
    return lines.isEmpty() ? tr("Everybody has met everybody.") : lines.join(QLatin1Char('\n'));
}

// What whoever pairs should know before it is done.
QString LeaguePanel::remark(int how, const QString &one, const QString &other) const
{
    if (how == PairByHand) {
        const auto met = m_league.between(one, other).size();
        return met > 0 ? tr("They have %n game(s) already.", nullptr, int(met)) : QString();
    }
    const int last = m_league.lastRound(), open = how == PairSwiss ? m_league.openOf(last) : 0;
    return open > 0 ? tr("Round %1 is not over: %n game(s) open. The table may still change.", nullptr, open).arg(last) : QString();
}

void LeaguePanel::pair()
{
    FormDialog dialog(tr("Pair players"), tr("Pair"), window());
    QComboBox *how = dialog.addChoice(tr("How"), {tr("Next round (Swiss)"), tr("Everybody against everybody"), tr("Two players, by hand")});
    QStringList names;
    QVariantList ids;
    for (const Player &player : m_session.state().players) {
        names.append(player.name);
        ids.append(player.id);
    }
    QComboBox *one = dialog.addChoice(tr("First player"), names, ids), *other = dialog.addChoice(tr("Second player"), names, ids, 1);
    QSpinBox *number = dialog.addNumber(tr("Round"), std::max(1, m_league.lastRound()), 1, 999);
    QListWidget *here = dialog.addTicks(tr("Who plays"), names, ids, true);
    const OpenDay due = addDay(dialog, tr("To be played by"));
    auto *meet = new QLabel(&dialog);
    meet->setTextFormat(Qt::PlainText);
    meet->setWordWrap(true);
    meet->setMinimumHeight(56);
    meet->setAlignment(Qt::AlignLeft | Qt::AlignTop);
    dialog.addField(tr("Who meets"), meet);
    how->setObjectName("pair.how");
    one->setObjectName("pair.one");
    other->setObjectName("pair.other");
    number->setObjectName("pair.round");
    here->setObjectName("pair.here");
    meet->setObjectName("pair.meet");
    QVector<PairedRound> rounds;
    const auto follow = [&] {
        const bool byHand = how->currentIndex() == PairByHand;
        for (QWidget *field : {static_cast<QWidget *>(one), static_cast<QWidget *>(other), static_cast<QWidget *>(number)})
            field->setEnabled(byHand);
        here->setEnabled(!byHand);
        const QString first = one->currentData().toString(), second = other->currentData().toString();
        const QStringList away = untickedData(*here);
        const bool two = byHand ? first != second : ids.size() - away.size() > 1;
        if (byHand)
            rounds = {PairedRound{number->value(), {Pairing{first, second}}}};
        else
            rounds = how->currentIndex() == PairSwiss ? QVector<PairedRound>{swissRound(m_league, away)}
                                                      : roundRobin(m_league, m_session.state(), away);
        meet->setText(two ? meetings(rounds) : tr("Choose two players."));
        dialog.addRemark(two ? remark(how->currentIndex(), first, second) : QString());
        dialog.verbButton()->setEnabled(two && !rounds.isEmpty());
    };
    connect(here, &QListWidget::itemChanged, &dialog, follow);
    for (QComboBox *box : {how, one, other})
        connect(box, &QComboBox::currentIndexChanged, &dialog, follow);
    connect(number, &QSpinBox::valueChanged, &dialog, follow);
    follow();
    if (!dialog.ask())
        return;
    QVector<Event> events;
    for (const PairedRound &round : std::as_const(rounds))
        events += pairingEvents(round, due.date());
    record(how->currentIndex() == PairEverybody ? tr("Pair everybody against everybody") : tr("Pair round %1").arg(rounds.first().number),
           events);
}

void LeaguePanel::readTable(const QString &path)
{
    if (path.isEmpty() || !m_session.document())
        return;
    const auto refuse = [this](const base::Error &error) {
        QMessageBox box(QMessageBox::Warning, tr("Games from a table"), text::spoken(error), QMessageBox::Ok, window());
        box.setTextFormat(Qt::PlainText);
        box.exec();
    };
    const auto bytes = archive::readWhole(path, largestTable);
    if (!bytes)
        return refuse(bytes.error());
    const QString csv = textOfTable(*bytes);
    int known = 0;
    auto events = readGames(csv, m_session.state(), m_session.rules(), false, &known);
    if (!events) {
        // Either the table is wrong, or it only has names that are new here: those may join, but nobody does without a word.
        events = readGames(csv, m_session.state(), m_session.rules(), true, &known);
        if (!events)
            return refuse(events.error());
        QStringList names;
        for (const Event &event : *events) {
            if (const PlayerJoined *joined = event.as<PlayerJoined>())
                names.append(joined->player.name);
        }
        QMessageBox box(QMessageBox::Question, tr("Games from a table"), tr("New here: %1. Do they join?").arg(names.join(", ")),
                        QMessageBox::NoButton, window());
        box.setTextFormat(Qt::PlainText);
        const QPushButton *yes = box.addButton(tr("They join"), QMessageBox::AcceptRole);
        box.addButton(tr("Cancel"), QMessageBox::RejectRole);
        box.exec();
        if (box.clickedButton() != yes)
            return;
    }
    const auto games = std::count_if(events->begin(), events->end(), [](const Event &event) { return event.as<MissionFought>(); });
    m_session.document()->recordEvents(tr("Games from a table"), *events);
    const QString recorded = tr("%n game(s) recorded", nullptr, int(games));
    emit m_session.said(known ? tr("%1, %n already in the book", nullptr, known).arg(recorded) : recorded);
}

} // namespace muster::app

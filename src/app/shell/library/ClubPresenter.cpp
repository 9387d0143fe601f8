// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/library/ClubPresenter.h"

#include "app/shell/library/LibraryChoice.h"
#include "app/shell/library/PasswordDialog.h"
#include "app/shell/window/MainWindow.h"
#include "app/shell/window/NoticeBar.h"
#include "app/workspace/Workspace.h"
#include "library/server/ServerUpgrade.h"

#include <QDir>
#include <QLocale>
#include <QMessageBox>
#include <QPushButton>

namespace muster::app {

using library::SyncState;

namespace {

const QString topic = QStringLiteral("club");
const QString upgradeTopic = QStringLiteral("upgrade");
const QString refusalTopic = QStringLiteral("club-refused");
constexpr int toldRefusals = 3;

} // namespace

ClubPresenter::ClubPresenter(library::ServerSync &sync, library::Library &library, library::Keyring &keyring, MainWindow &window)
    : QObject(&window), m_sync(sync), m_library(library), m_keyring(keyring), m_window(window)
{
    connect(&sync, &library::ServerSync::stateChanged, this, &ClubPresenter::show);
    connect(&sync, &library::ServerSync::passwordWanted, this, &ClubPresenter::askPassword);
    connect(&sync, &library::ServerSync::conflicted, this, [this](const QString &name) { tellConflict(name); });
    connect(&sync, &library::ServerSync::upgraded, this, &ClubPresenter::tellUpgraded);
    show(sync.state());
}

QString ClubPresenter::statusOf(const SyncState &state, const QString &host)
{
    switch (state.phase) {
    case SyncState::Phase::Connecting:
        return tr("Connecting to %1…").arg(host);
    case SyncState::Phase::Agreed:
        return state.refused.isEmpty() ? tr("All saved at %1").arg(host)
                                       : tr("%2 does not take %n document(s)", nullptr, int(state.refused.size())).arg(host);
    case SyncState::Phase::Working:
        if (state.waiting > 0)
            return tr("Saving at %2: %n change(s) to send…", nullptr, state.waiting).arg(host);
        return state.toReceive > 0
            ? tr("Receiving from %1: %2 of %3…").arg(host, QString::number(state.received), QString::number(state.toReceive))
            : tr("Comparing with %1…").arg(host);
    case SyncState::Phase::Password:
        return tr("%1 wants a password").arg(host);
    case SyncState::Phase::Reading:
        return state.waiting > 0 ? tr("Only reading at %2: %n change(s) stay on this computer", nullptr, state.waiting).arg(host)
                                 : tr("Only reading at %1").arg(host);
    case SyncState::Phase::Problem:
        return state.waiting > 0 ? tr("No exchange with %2: %n change(s) saved here, not sent", nullptr, state.waiting).arg(host)
                                 : tr("No exchange with %1").arg(host);
    case SyncState::Phase::Offline:
        break;
    }
    return state.waiting > 0 ? tr("%2 is away: %n change(s) saved here, not sent yet", nullptr, state.waiting).arg(host)
                             : tr("%1 is away").arg(host);
}

void ClubPresenter::show(const SyncState &state)
{
    using Phase = SyncState::Phase;
    const bool away = state.phase == Phase::Offline || state.phase == Phase::Problem || state.phase == Phase::Password;
    const bool refused = (state.phase == Phase::Agreed && !state.refused.isEmpty()) || state.phase == Phase::Reading;
    const Tone tone = away || refused ? Tone::Warning : state.phase == Phase::Agreed ? Tone::Ok : Tone::Neutral;
    m_window.showClub(statusOf(state, m_sync.server().host), away || refused ? "warning" : "database", tone);
    tellRefusals(state);
    offerUpgrade(state);
    if (state.phase == Phase::Reading)
        return explainReading(state);
    if (state.phase == Phase::Agreed || state.phase == Phase::Working) {
        m_told = false;
        m_window.notices().clear(topic);
    } else if ((state.phase == Phase::Offline || state.phase == Phase::Problem) && !std::exchange(m_told, true)) {
        explainOffline(state);
    }
}

// Each once, however often it is tried again.
void ClubPresenter::tellRefusals(const SyncState &state)
{
    const QList<library::SyncRefusal> all = state.refused + state.unread;
    if (all == m_refusals)
        return;
    m_refusals = all;
    QStringList sentences;
    for (const library::SyncRefusal &refusal : state.refused)
        sentences.append(tr("“%1” cannot be sent: %2 It stays on this computer and is tried again; everything else goes on.")
                             .arg(refusal.name, refusal.reason));
    for (const library::SyncRefusal &refusal : state.unread)
        sentences.append(tr("“%1” cannot be received: %2").arg(refusal.name, refusal.reason));
    if (sentences.isEmpty())
        return m_window.notices().clear(refusalTopic);
    const int more = int(sentences.size()) - toldRefusals;
    sentences = sentences.mid(0, toldRefusals);
    if (more > 0)
        sentences.append(tr("And %n more.", nullptr, more));
    m_window.notices().say(refusalTopic, Tone::Warning, sentences.join(' '), {{tr("Try again"), [this] { m_sync.tryNow(); }}});
}

// At once, and again when more is kept back: not when the server is back, for it is there.
void ClubPresenter::explainReading(const SyncState &state)
{
    if (std::exchange(m_keptBack, state.waiting) >= state.waiting && std::exchange(m_told, true))
        return;
    m_told = true;
    m_window.notices().say(topic, Tone::Warning,
                           state.reason + " "
                               + (state.waiting > 0 ? tr("%n change(s) stay on this computer and are not sent.", nullptr, state.waiting)
                                                    : tr("What you change stays on this computer and is not sent.")));
}

// Once per window; only whoever may do it is asked.
void ClubPresenter::offerUpgrade(const SyncState &state)
{
    m_library.setOrganiser(state.organiser);
    if (!state.older || !state.mayUpgrade || std::exchange(m_upgradeOffered, true))
        return;
    m_window.notices().say(upgradeTopic, Tone::Neutral,
                           tr("The library on %1 is of an older Muster. Everything goes on; who wrote and who deleted what is kept there "
                              "once you have upgraded it.")
                               .arg(m_sync.server().host),
                           {{tr("Upgrade…"), [this] { askUpgrade(); }}});
}

void ClubPresenter::askUpgrade()
{
    const QString backup = library::upgradeBackupFor(m_sync.server());
    auto *box = new QMessageBox(QMessageBox::Question, tr("Upgrade the library of the club"),
                                tr("Upgrade the library on %1?").arg(m_sync.server().host), QMessageBox::NoButton, &m_window);
    box->setObjectName("upgradeBox");
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(
        tr("Members whose Muster is older than yours cannot open it any more until they update. First the whole library is copied to this "
           "computer: %1")
            .arg(QDir::toNativeSeparators(backup)));
    QPushButton *yes = box->addButton(tr("Upgrade"), QMessageBox::AcceptRole);
    box->setDefaultButton(box->addButton(tr("Not now"), QMessageBox::RejectRole));
    connect(box, &QMessageBox::finished, this, [this, box, yes, backup] {
        if (box->clickedButton() == yes)
            m_sync.upgrade(backup);
    });
    box->open();
}

void ClubPresenter::tellUpgraded(const QString &problem)
{
    if (problem.isEmpty())
        m_window.notices().say(upgradeTopic, Tone::Ok, tr("The library on %1 is upgraded.").arg(m_sync.server().host));
    else
        m_window.notices().say(upgradeTopic, Tone::Warning, tr("The library was not upgraded: %1").arg(problem));
}

void ClubPresenter::explainOffline(const SyncState &state)
{
    const QString copy = state.phase == SyncState::Phase::Problem
        ? tr("You work with the copy on this computer; what you change is kept here until that is put right.")
        : state.lastContact.isValid()
        ? tr("You work with the copy on this computer, as of %1; what you change is kept here and sent when the server is back.")
              .arg(StatusTexts::timeText(state.lastContact))
        : tr("There is no copy of its library on this computer yet; what you make is kept here and sent when the server is back.");
    m_window.notices().say(topic, Tone::Warning, state.reason + " " + copy,
                           {{tr("Try again"),
                             [this] {
                                 m_told = false;
                                 m_sync.tryNow();
                             }},
                            {tr("Use the library of this computer"), [this] {
                                 m_window.chooseLibrary({*library::Address::parse({}), false});
                             }}});
}

void ClubPresenter::askPassword(bool again)
{
    if (again || std::exchange(m_keyringAsked, true))
        return openPasswordDialog(again);
    // It may take its time, or ask its owner: meanwhile the window goes on.
    m_keyring.read(m_sync.server(), this,
                   [this](const std::optional<QString> &known) { known ? m_sync.setPassword(*known) : openPasswordDialog(false); });
}

void ClubPresenter::openPasswordDialog(bool again)
{
    auto *dialog = new PasswordDialog(m_sync.server(), again, &m_window);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        if (dialog->keep())
            m_keyring.keep(m_sync.server(), dialog->password(), this, [this](bool kept) {
                if (!kept)
                    m_window.notices().say("keyring", Tone::Warning,
                                           tr("This system has no keyring that answers: the password will be asked for at each start."));
            });
        m_sync.setPassword(dialog->password());
    });
    connect(dialog, &QDialog::rejected, this, [this] {
        SyncState state = m_sync.state();
        state.reason = tr("Without the password the server lets nobody in.");
        m_told = true;
        explainOffline(state);
    });
    dialog->open();
}

void ClubPresenter::tellConflict(const QString &name)
{
    m_window.notices().say("conflict", Tone::Warning,
                           tr("Somebody else changed “%1” too. Both are kept: theirs in its place, yours as “%1 (my version)”.").arg(name),
                           {{tr("Show both"), [this, name] {
                                 m_window.handle({"library", "find", name, {}});
                             }}});
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/run/AppRun.h"

#include "app/shell/library/ClubPresenter.h"
#include "app/shell/library/LibraryCopying.h"
#include "app/shell/run/FinishingDialog.h"
#include "app/shell/run/Workspaces.h"
#include "app/shell/settings/AppSettings.h"
#include "app/shell/window/NoticeBar.h"
#include "app/workspace/BackgroundWork.h"
#include "library/care/Backups.h"
#include "logging/Categories.h"
#include "logging/CrashTrace.h"
#include "logging/LogFile.h"
#include "text/ProgramLanguage.h"
#include "text/Spoken.h"

#include <QApplication>
#include <QEventLoop>
#include <QFileDialog>
#include <QMessageBox>
#include <QPushButton>

#include <algorithm>

namespace muster::app {

namespace {

constexpr int sweepMilliseconds = 50;
constexpr int silentMilliseconds = 100; // nobody notices that little
constexpr int patienceForTheOther = 5000;
constexpr int nothingOpened = 2; // what a sub-command answers that could not do its work

} // namespace

AppRun::AppRun(AppSettings &settings, text::ProgramLanguage &language, QStringList dataFolders, std::unique_ptr<library::Keyring> keyring)
    : m_settings(settings), m_language(language), m_dataFolders(std::move(dataFolders)), m_keyring(std::move(keyring))
{
    m_sweep.setInterval(sweepMilliseconds);
    connect(&m_sweep, &QTimer::timeout, this, &AppRun::sweep);
}

AppRun::~AppRun()
{
    closeWindow();
}

void AppRun::readAhead()
{
    m_ahead = std::async(std::launch::async, AppCore::readFrom(packs::PackFolders::standard(m_dataFolders)));
}

AppCore::PackSource AppRun::packSource()
{
    return [this] { return m_ahead.valid() ? m_ahead.get() : AppCore::readFrom(packs::PackFolders::standard(m_dataFolders))(); };
}

base::Result<void> AppRun::start(const QString &where)
{
    auto core = AppCore::open(where.isEmpty() ? m_settings.library() : where, packSource(), [this] { return m_language.code(); });
    if (!core)
        return core.error();
    m_core = std::move(*core);
    if (!m_notice.isEmpty())
        m_core->setNotice(std::exchange(m_notice, {}));
    m_where = where;
    makeWindow();
    return {};
}

bool AppRun::startOrAsk(const QString &where)
{
    std::optional<QString> next = where;
    while (next) {
        const base::Result<void> started = start(*next);
        if (started && *next != where)
            m_settings.setLibrary(m_core->place()); // the next start shall not ask again
        if (started)
            return true;
        next = askWhere(started.error(), next->isEmpty() ? m_settings.library() : *next);
    }
    return false;
}

bool AppRun::begin(const QString &where)
{
    const auto address = library::Address::parse(where.isEmpty() ? m_settings.library() : where);
    if (!address)
        return startOrAsk(where);
    m_quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false); // progress is no window to stay for
    const auto leaves = std::make_shared<bool>(false);
    prepare(*address, [this, where, leaves](const base::Result<QString> &notice, bool stopped) {
        m_notice = notice.valueOr({});
        *leaves = stopped || !startOrAsk(where); // an error comes again, and is asked about
        QApplication::setQuitOnLastWindowClosed(m_quits);
        if (*leaves)
            QApplication::exit(nothingOpened);
    });
    return !*leaves;
}

void AppRun::prepare(const library::Address &address, const std::function<void(const base::Result<QString> &, bool)> &then)
{
    m_opening = true;
    const auto notice = std::make_shared<base::Result<QString>>(QString());
    workBeside(
        tr("Opening the library…"), m_window.get(), this,
        [address, notice](BackgroundWork::Steps &) { *notice = AppCore::prepare(address); },
        [this, notice, then](bool stopped) {
            m_opening = false;
            then(*notice, stopped);
        });
}

std::optional<QString> AppRun::askWhere(const base::Error &error, const QString &where)
{
    const auto address = library::Address::parse(where);
    const bool file = address && address->backend == library::Backend::Sqlite;
    QMessageBox box(QMessageBox::Critical, "Muster", tr("The library cannot be opened."));
    box.setTextFormat(Qt::PlainText);
    box.setInformativeText(text::spoken(error) + "\n\n" + tr("Nothing in it was changed."));
    QPushButton *empty = error.code == "library.damaged" && file ? box.addButton(tr("Begin an empty library"), QMessageBox::AcceptRole)
                                                                 : nullptr;
    if (empty)
        empty->setToolTip(tr("The damaged file gets another name and is kept."));
    QPushButton *other = box.addButton(tr("Open another…"), QMessageBox::ActionRole);
    box.addButton(tr("Quit"), QMessageBox::RejectRole);
    box.exec();
    if (empty && box.clickedButton() == empty) {
        const auto aside = library::putAside(address->path);
        if (!aside)
            QMessageBox::critical(nullptr, "Muster", text::spoken(aside.error()));
        return where;
    }
    if (box.clickedButton() != other)
        return std::nullopt;
    const QString chosen = QFileDialog::getOpenFileName(
        nullptr, tr("Open another library"), file ? QFileInfo(address->path).absolutePath() : QString(), tr("Libraries (*.sqlite)"));
    return chosen.isEmpty() ? where : chosen;
}

void AppRun::makeWindow()
{
    m_window = std::make_unique<MainWindow>(m_settings, m_language);
    m_window->buildLater();
    m_window->setLibraryPlace(m_core->place());
    m_window->setKeyring(m_keyring.get());
    m_window->setDataPlace(m_core->packs().folders().userUnits);
    for (auto &workspace : makeWorkspaces(m_core->services()))
        m_window->addWorkspace(std::move(workspace));
    // Later: the choice is made in a dialog of the window that goes.
    connect(m_window.get(), &MainWindow::restartWanted, this, &AppRun::restart, Qt::QueuedConnection);
    connect(m_window.get(), &MainWindow::libraryChosen, this, &AppRun::change, Qt::QueuedConnection);
    m_window->start();
    emit windowMade(m_window.get());
    m_window->show();
    tellCrash();
    if (!m_core->notice().isEmpty())
        m_window->notices().say("recovery", Tone::Warning, m_core->notice());
    connect(&m_core->library(), &library::Library::fileGone, m_window.get(),
            [this](const QString &reason) { m_window->notices().say("gone", Tone::Error, reason); });
    connect(&m_core->library(), &library::Library::backupFailed, m_window.get(), [this](const QString &reason, bool damaged) {
        QList<NoticeBar::Answer> answers;
        if (damaged && !m_core->sync())
            answers.append({tr("Recover…"), [this] { QMetaObject::invokeMethod(this, &AppRun::recoverLibrary, Qt::QueuedConnection); }});
        m_window->notices().say("backup", Tone::Error, tr("The daily backup of the library could not be made: %1").arg(reason), answers);
    });
    m_core->startUpkeep();
    if (m_core->sync()) {
        new ClubPresenter(*m_core->sync(), m_core->library(), *m_keyring, *m_window);
        m_exchangeAtLatest.setRemainingTime(patienceForTheOther);
        startExchange();
    }
}

// Once: what the crash left stays in the diagnostics.
void AppRun::tellCrash()
{
    const QString log = logging::LogFile::standardPath();
    if (logging::lastCrash(log).isEmpty())
        return;
    logging::forgetCrash(log);
    m_window->notices().say("crash", Tone::Warning,
                            tr("Muster ended unexpectedly last time. What was saved is there; the diagnostics say where it happened."),
                            {{tr("Copy diagnostics"), [window = m_window.get()] { window->copyDiagnostics(); }}});
}

void AppRun::closeWindow()
{
    delete std::exchange(m_copying, nullptr);
    m_next.reset();
    if (m_window)
        m_window->close();
    m_window.reset();
    if (!m_core)
        return;
    m_core->end();
    m_leaving.push_back(std::move(m_core));
    m_sweep.start();
}

// Not beside the exchange of the window before: the two would take each other for two members.
void AppRun::startExchange()
{
    if (!m_core || !m_core->sync())
        return;
    const bool other = std::any_of(m_leaving.begin(), m_leaving.end(),
                                   [](const auto &core) { return core->sync() && !core->sync()->hasFinished(); });
    if (other && !m_exchangeAtLatest.hasExpired())
        QTimer::singleShot(sweepMilliseconds, this, &AppRun::startExchange);
    else
        m_core->sync()->start();
}

void AppRun::sweep()
{
    std::erase_if(m_leaving, [](const auto &core) { return core->busyWith().isEmpty(); });
    if (m_leaving.empty())
        m_sweep.stop();
}

QString AppRun::busyWith() const
{
    for (const auto &core : m_leaving) {
        if (const QString sentence = core->busyWith(); !sentence.isEmpty())
            return sentence;
    }
    return {};
}

void AppRun::finish()
{
    QApplication::setQuitOnLastWindowClosed(false);
    closeWindow();
    m_sweep.stop();
    FinishingDialog dialog;
    QEventLoop loop;
    QTimer look;
    const QDeadlineTimer silent(silentMilliseconds);
    connect(&look, &QTimer::timeout, &dialog, [&] {
        const QString busy = busyWith();
        dialog.setSentence(busy);
        if (busy.isEmpty())
            loop.quit();
        else if (silent.hasExpired() && !dialog.isVisible())
            dialog.show();
    });
    connect(&dialog, &QDialog::rejected, &loop, &QEventLoop::quit);
    look.start(sweepMilliseconds / 2);
    if (!busyWith().isEmpty())
        loop.exec();
    m_leftBehind = !busyWith().isEmpty();
    if (m_leftBehind) {
        for (const auto &core : m_leaving)
            core->abandon();
        qCWarning(logging::lcWindow) << "something was left for the next start";
    }
    m_leaving.clear();
}

void AppRun::restart()
{
    if (!m_window || !m_window->mayClose())
        return;
    m_settings.setRestart();
    m_restarts = true;
    m_window->close();
    QApplication::quit();
}

// Without a window, for its file gets another name; whoever still holds the file is awaited.
void AppRun::recoverLibrary()
{
    if (!m_window->mayClose())
        return;
    const QString path = m_core->library().address().path, place = m_core->place();
    m_quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);
    closeWindow();
    m_recovering = std::make_unique<QuietProgress>(tr("Putting the library together from what is whole…"), nullptr, nullptr, 0);
    m_recovering->withoutWayOut();
    recoverWhenFree(path, place);
}

void AppRun::recoverWhenFree(const QString &path, const QString &place)
{
    if (!m_leaving.empty())
        return QTimer::singleShot(sweepMilliseconds, this, [this, path, place] { recoverWhenFree(path, place); });
    const auto report = std::make_shared<base::Result<library::RecoveryReport>>(library::RecoveryReport());
    auto *work = new BackgroundWork([path, report](BackgroundWork::Steps &) { *report = library::recover(path); }, nullptr, this);
    connect(work, &BackgroundWork::ended, this, [this, work, report, place] {
        work->deleteLater();
        m_recovering.reset();
        openRecovered(place, *report);
    });
    work->start();
}

void AppRun::openRecovered(const QString &place, const base::Result<library::RecoveryReport> &report)
{
    auto core = AppCore::open(place, packSource(), [this] { return m_language.code(); });
    if (core) {
        m_core = std::move(*core);
        m_core->setNotice(report ? report->text() : text::spoken(report.error()));
        makeWindow();
    } else if (!startOrAsk(place)) {
        QApplication::quit();
    }
    QApplication::setQuitOnLastWindowClosed(m_quits);
}

bool AppRun::change(const LibraryChoice &choice)
{
    if (m_copying || m_opening)
        return false;
    const auto changes = std::make_shared<bool>(true); // as far as anybody knows when this returns
    prepare(choice.address, [this, choice, changes](const base::Result<QString> &notice, bool stopped) {
        *changes = !stopped && m_window && changeTo(choice, notice);
    });
    return *changes;
}

bool AppRun::changeTo(const LibraryChoice &choice, const base::Result<QString> &notice)
{
    auto core = notice ? AppCore::open(choice.address, packSource(), [this] { return m_language.code(); })
                       : base::Result<std::unique_ptr<AppCore>>(notice.error());
    if (!core) {
        tell(tr("The library cannot be opened"), text::spoken(core.error()) + "\n\n" + tr("You go on with the library that was open."));
        return false;
    }
    if (!notice->isEmpty())
        (*core)->setNotice(*notice);
    if ((*core)->place() == m_core->place() && !choice.copy && !(*core)->sync())
        return false;
    if (!m_window->mayClose())
        return false;
    if (choice.copy)
        copyThenUse(std::move(*core));
    else
        use(std::move(*core));
    return true;
}

void AppRun::use(std::unique_ptr<AppCore> core)
{
    const bool quits = QApplication::quitOnLastWindowClosed();
    QApplication::setQuitOnLastWindowClosed(false);
    closeWindow();
    m_core = std::move(core);
    m_where.clear();
    const QString own = library::Address::defaultPath();
    m_settings.setLibrary(m_core->place() == own ? QString() : m_core->place());
    makeWindow();
    QApplication::setQuitOnLastWindowClosed(quits);
}

void AppRun::copyThenUse(std::unique_ptr<AppCore> core)
{
    m_copying = new LibraryCopying(m_core->library().address(), core->library().address(), m_window.get(), this);
    m_next = std::move(core);
    connect(m_copying, &LibraryCopying::ended, this, [this](const base::Result<library::MergeReport> &report) {
        m_copying = nullptr;
        std::unique_ptr<AppCore> next = std::move(m_next);
        if (report)
            return use(std::move(next));
        if (report.error().code != "library.stopped")
            tell(tr("The contents could not be copied"),
                 text::spoken(report.error()) + "\n\n" + tr("You go on with the library that was open; nothing in it was changed."));
    });
    m_copying->start();
}

// Not exec(): nothing here waits for an answer.
void AppRun::tell(const QString &title, const QString &text)
{
    auto *box = new QMessageBox(QMessageBox::Warning, title, text, QMessageBox::Ok, m_window.get());
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->open();
}

} // namespace muster::app

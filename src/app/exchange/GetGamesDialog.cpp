// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exchange/GetGamesDialog.h"

#include "app/workspace/BackgroundWork.h"
#include "app/workspace/GameFolders.h"
#include "app/workspace/MachineNotes.h"
#include "library/SameLibrary.h"
#include "packs/read/RevisionFolder.h"
#include "packs/user/KnownFolders.h"
#include "share/roster/RosterLook.h"
#include "text/Spoken.h"

#include <QCheckBox>
#include <QDir>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QProgressBar>
#include <QPushButton>
#include <QTreeWidget>

#include <algorithm>
#include <array>

namespace muster::app {

namespace {

const QString atStartKey = QStringLiteral("games.lookAtStart"), lastLookKey = QStringLiteral("games.lastLook");

QStringList knownFolders(const Services &services)
{
    QStringList folders;
    for (const packs::KnownFolder &known : packs::KnownFolders::load(services.packs.folders().userUnits).all())
        folders.append(known.folder);
    return folders;
}

} // namespace

GetGamesDialog::~GetGamesDialog() = default;

bool GetGamesDialog::looksAtStart(const Services &services)
{
    return MachineNotes(services).get(atStartKey) == QLatin1String("yes");
}

void GetGamesDialog::lookAtStart(const Services &services, QObject *owner, const std::function<void(int)> &then)
{
    const MachineNotes notes(services);
    const QString today = QDate::currentDate().toString(Qt::ISODate);
    if (!looksAtStart(services) || notes.get(lastLookKey) == today)
        return;
    notes.set(lastLookKey, today);
    const auto newer = std::make_shared<std::atomic<int>>(0);
    auto *work = new BackgroundWork(
        [newer, games = fetch::installedGames(fetch::GameFetcher::standardRoot(), knownFolders(services))](BackgroundWork::Steps &steps) {
            fetch::Http http(fetch::Addresses::fromEnvironment(), fetch::AnswerMemory::standardFolder());
            fetch::GameFetcher fetcher(http, fetch::GameFetcher::standardRoot());
            for (fetch::InstalledGame game : games) {
                const auto news = fetcher.look(game, [&steps](const QString &, double) { return !steps.stopped(); });
                if (news && news->there && !game.pinned)
                    ++*newer;
            }
        },
        nullptr, owner, BackgroundWork::AtTheEnd::Leave);
    QObject::connect(work, &BackgroundWork::ended, owner, [newer, then, work] {
        work->deleteLater();
        then(*newer);
    });
    work->start();
}

void GetGamesDialog::say(const QString &text, bool problem)
{
    m_says->setText(text);
    m_says->setVisible(!text.isEmpty());
    m_says->setProperty("role", problem ? "error" : "second");
    m_says->style()->unpolish(m_says);
    m_says->style()->polish(m_says);
}

// One thing at a time: the server is asked beside the window, progress and Cancel stand in the dialog itself.
void GetGamesDialog::work(const QString &sentence, const std::function<void(fetch::GameFetcher &, const fetch::Progress &)> &job,
                          const Answer &then)
{
    if (m_work)
        return;
    say(sentence);
    m_progress->setRange(0, 0);
    m_progress->show();
    m_cancel->show();
    const std::array buttons{m_look, m_main, m_keep, m_older, m_remove};
    // The keyboard stays with the game instead of going to whatever comes next.
    if (std::find(buttons.begin(), buttons.end(), focusWidget()) != buttons.end())
        m_list->setFocus();
    for (QPushButton *button : buttons)
        button->setEnabled(false);
    auto *running = new BackgroundWork(
        [job](BackgroundWork::Steps &steps) {
            fetch::Http http(fetch::Addresses::fromEnvironment(), fetch::AnswerMemory::standardFolder());
            fetch::GameFetcher fetcher(http, fetch::GameFetcher::standardRoot());
            job(fetcher, [&steps](const QString &, double done) { return steps.next(int(done * 1000), 1000); });
        },
        nullptr, this);
    m_work = running;
    connect(running, &BackgroundWork::ended, this, [this, running, then] {
        running->deleteLater();
        m_work.clear();
        m_progress->hide();
        m_cancel->hide();
        m_look->setEnabled(true);
        then();
    });
    running->start();
}

void GetGamesDialog::install()
{
    const Row *row = current();
    const auto source = fetch::sourceFrom(row ? row->offered.repository : m_search->text(), fetch::Addresses::fromEnvironment());
    if (!source)
        return;
    const auto result = std::make_shared<std::optional<base::Result<fetch::InstalledGame>>>();
    work(
        tr("Fetching %1…").arg(source->repository()),
        [result, source](fetch::GameFetcher &fetcher, const fetch::Progress &progress) {
            *result = fetcher.install(*source, {}, progress);
        },
        [this, result] {
            if (!**result)
                return fill(), say(text::spoken((*result)->error()), true);
            readPack(***result);
            readInstalled();
            fill();
            say(tr("%1 is installed.").arg((**result)->name));
        });
}

// The window learns of it as of any folder of game data: read beside, remembered, offered for new rosters.
void GetGamesDialog::readPack(const fetch::InstalledGame &game)
{
    const QString id = game.gameSystemId;
    openGameFolder(m_services, game.folder, this, this, [this, id](const packs::PackPtr &pack) {
        if (pack)
            emit gameChanged(id);
    });
}

void GetGamesDialog::openFolder(const QString &folder)
{
    if (folder.isEmpty())
        return;
    openGameFolder(m_services, folder, this, this, [this](const packs::PackPtr &pack) {
        if (!pack)
            return;
        m_search->clear();
        say(tr("%1 is ready for new rosters.").arg(pack->name(m_services.language())));
        emit gameChanged(text::fromUtf8(pack->data()->gameSystem().idText));
    });
}

void GetGamesDialog::look()
{
    struct Found
    {
        std::vector<fetch::OfferedGame> gallery;
        QStringList problems;
    };
    const auto found = std::make_shared<Found>();
    std::vector<fetch::InstalledGame> games;
    for (const Row &row : m_rows)
        if (row.installed)
            games.push_back(*row.installed);
    work(
        tr("Looking for updates…"),
        [found, games](fetch::GameFetcher &fetcher, const fetch::Progress &progress) {
            fetch::Http http(fetch::Addresses::fromEnvironment(), fetch::AnswerMemory::standardFolder());
            http.setProgress(progress, {});
            if (auto gallery = fetch::galleryGames(http))
                found->gallery = std::move(*gallery);
            else
                found->problems.append(text::spoken(gallery.error()));
            for (fetch::InstalledGame game : games)
                if (const auto news = fetcher.look(game, progress); !news)
                    found->problems.append(text::spoken(news.error()));
        },
        [this, found] {
            m_offered = fetch::joined(fetch::knownGames(m_services.packs.folders().program), found->gallery);
            readInstalled();
            fill();
            // Off line is one line, however many games there are.
            say(found->problems.value(0), !found->problems.isEmpty());
        });
}

// Fetched, but not used yet: first one sees what it does to one's rosters.
void GetGamesDialog::update()
{
    const Row *row = current();
    if (!row || !row->installed)
        return;
    struct Prepared
    {
        std::optional<base::Result<fetch::InstalledGame>> game;
        QString revision;
        std::vector<RosterEffect> effects;
        QString problem;
    };
    const auto prepared = std::make_shared<Prepared>();
    const packs::PackPtr now = m_services.packs.forGameSystem(row->installed->gameSystemId.toStdString());
    work(
        tr("Fetching what is newer of %1…").arg(row->installed->name),
        [prepared, game = *row->installed, now, same = library::SameLibrary(m_services.library), folders = m_services.packs.folders(),
         language = m_services.language()](fetch::GameFetcher &fetcher, const fetch::Progress &progress) {
            prepared->game = fetcher.update(game, progress, false);
            if (!*prepared->game)
                return;
            const fetch::InstalledGame &fresh = **prepared->game;
            prepared->revision = fresh.revisions.empty() || fresh.revisions.front().id == fresh.current ? QString()
                                                                                                        : fresh.revisions.front().id;
            if (prepared->revision.isEmpty())
                return;
            packs::PackStore store(folders);
            const auto then = store.add(QDir(fresh.folder).filePath(QStringLiteral("revisions/") + prepared->revision));
            const auto library = same.open();
            if (then && library)
                prepared->effects = effectsOf(**library, now, *then, language);
            else if (!then)
                prepared->problem = text::spoken(then.error());
        },
        [this, prepared] {
            readInstalled();
            fill();
            if (!*prepared->game)
                return say(text::spoken(prepared->game->error()), true);
            say(prepared->problem, true);
            m_pending = prepared->revision;
            if (m_pending.isEmpty())
                return say(tr("%1 is up to date.").arg((*prepared->game)->name));
            showEffects(prepared->effects, (*prepared->game)->revision(m_pending)->name);
        });
}

void GetGamesDialog::showEffects(const std::vector<RosterEffect> &effects, const QString &newest)
{
    QStringList lines{effects.empty() ? tr("No roster of yours is of this game.") : tr("What %1 changes in my rosters:").arg(newest)};
    for (const RosterEffect &effect : effects) {
        lines.append(QString());
        lines.append(tr("%1: %2 → %3 %4").arg(effect.name, share::amount(effect.before), share::amount(effect.after), effect.pointsName));
        const double over = effect.limit && effect.after > *effect.limit ? effect.after - *effect.limit : 0;
        lines.append(over > 0           ? tr("    %1 over the limit").arg(share::amount(over))
                         : effect.legal ? tr("    legal")
                                        : tr("    not legal"));
        for (const QString &change : effect.changes.mid(0, 12))
            lines.append(QStringLiteral("    ") + change);
        if (effect.changes.size() > 12)
            lines.append(tr("    and %n more change(s)", nullptr, int(effect.changes.size()) - 12));
    }
    lines.append(QString());
    lines.append(tr("Nothing is changed in the lists themselves; each asks when it is opened, and both versions are kept."));
    m_effects->setText(lines.join('\n'));
    m_main->setText(tr("Take %1").arg(newest));
    m_main->setEnabled(true);
    m_keep->setEnabled(true);
}

void GetGamesDialog::take()
{
    const Row *row = current();
    if (!row || !row->installed || m_pending.isEmpty())
        return;
    const auto game = fetch::GameFetcher::use(*row->installed, m_pending);
    m_pending.clear();
    if (!game)
        return say(text::spoken(game.error()), true);
    const auto unpinned = fetch::GameFetcher::pin(*game, false);
    readPack(*game);
    readInstalled();
    fill();
    if (!unpinned)
        say(text::spoken(unpinned.error()), true);
}

void GetGamesDialog::keep()
{
    const Row *row = current();
    if (!row || !row->installed)
        return;
    m_pending.clear();
    if (const auto pinned = fetch::GameFetcher::pin(*row->installed, !row->installed->pinned); !pinned)
        return say(text::spoken(pinned.error()), true);
    readInstalled();
    fill();
}

void GetGamesDialog::useOlder()
{
    const Row *row = current();
    if (!row || !row->installed)
        return;
    QStringList names;
    for (const fetch::KeptRevision &revision : row->installed->revisions)
        names.append(revision.id);
    auto *ask = new QInputDialog(this);
    ask->setAttribute(Qt::WA_DeleteOnClose);
    ask->setWindowTitle(tr("Versions on this computer"));
    ask->setLabelText(tr("Use this version of %1:").arg(row->installed->name));
    ask->setComboBoxItems(names);
    ask->setTextValue(row->installed->current);
    connect(ask, &QInputDialog::textValueSelected, this, [this, installed = *row->installed](const QString &revision) {
        const auto game = fetch::GameFetcher::use(installed, revision);
        if (!game)
            return say(text::spoken(game.error()), true);
        readPack(*game);
        readInstalled();
        fill();
    });
    ask->open();
}

void GetGamesDialog::remove()
{
    const Row *row = current();
    if (!row || !row->installed)
        return;
    auto *box = new QMessageBox(QMessageBox::Question, tr("Remove a game"), tr("Remove the data of %1?").arg(row->installed->name),
                                QMessageBox::Cancel, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->setTextFormat(Qt::PlainText);
    box->setInformativeText(row->rosters > 0
                                ? tr("%n roster(s) use(s) it; (it|they) stay(s), but without a verdict.", nullptr, row->rosters)
                                : tr("No roster uses it."));
    QPushButton *yes = box->addButton(tr("Remove"), QMessageBox::AcceptRole);
    connect(yes, &QPushButton::clicked, this, [this, game = *row->installed] {
        if (const auto removed = fetch::removeGame(game.folder); !removed)
            return say(text::spoken(removed.error()), true);
        packs::KnownFolders known = packs::KnownFolders::load(m_services.packs.folders().userUnits);
        if (const auto forgotten = known.forget(m_services.packs.folders().userUnits, game.gameSystemId); !forgotten)
            say(text::spoken(forgotten.error()), true);
        readInstalled();
        fill();
        emit gameChanged(game.gameSystemId);
    });
    box->open();
}

} // namespace muster::app

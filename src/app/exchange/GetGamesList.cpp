// SPDX-License-Identifier: GPL-3.0-or-later
// What the dialog for games from elsewhere is made of, and its list.
#include "app/exchange/GetGamesDialog.h"

#include "app/theme/style/Theme.h"
#include "app/theme/widgets/DialogFoot.h"
#include "app/workspace/BackgroundWork.h"
#include "app/workspace/GameFolders.h"
#include "app/workspace/MachineNotes.h"
#include "packs/user/KnownFolders.h"
#include "text/Spoken.h"
#include "text/Typography.h"

#include <QCheckBox>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QTreeWidget>

#include <algorithm>

namespace muster::app {

namespace {

constexpr int rowRole = Qt::UserRole + 1;

QLabel *gameLabel(FontRole role)
{
    auto *label = new QLabel;
    label->setTextFormat(Qt::PlainText);
    label->setFont(roleFont(role));
    label->setWordWrap(true);
    return label;
}

QString dateText(const QDateTime &date)
{
    return date.isValid() ? text::currentLocale().toString(date.toLocalTime().date(), QLocale::ShortFormat) : QString();
}

QString versionText(const QString &name, const QDateTime &date)
{
    return date.isValid() ? QStringLiteral("%1\n%2").arg(name, dateText(date)) : name;
}

bool hasNewer(const fetch::InstalledGame &game)
{
    const fetch::KeptRevision *used = game.used();
    return !game.pinned && used && !game.newestName.isEmpty() && (game.newestName != used->name);
}

} // namespace

GetGamesDialog::GetGamesDialog(const Services &services, QWidget *parent) : QDialog(parent), m_services(services)
{
    setObjectName("getGames");
    setWindowTitle(tr("Get games"));
    resize(1100, 700);
    m_offered = fetch::joined(fetch::knownGames(services.packs.folders().program), {});
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    makeList(column);
    auto *foot = new DialogFoot(this);
    foot->remark()->setText(tr("Game data belong to their authors; Muster ships none of them."));
    connect(foot->addButton(tr("Close")), &QPushButton::clicked, this, &QDialog::reject);
    column->addWidget(foot);
    m_progress->hide();
    m_cancel->hide();
    readInstalled();
    fill();
    say({});
}

void GetGamesDialog::makeList(QVBoxLayout *column)
{
    auto *head = new QHBoxLayout;
    head->setContentsMargins(14, 12, 14, 8);
    head->setSpacing(8);
    m_search = new QLineEdit;
    m_search->setObjectName("gameSearch");
    m_search->setClearButtonEnabled(true);
    m_search->setPlaceholderText(tr("Search games, or paste an address: owner/name or a link"));
    m_search->setAccessibleName(tr("Search games, or paste an address"));
    m_look = new QPushButton(tr("Look for updates"));
    m_look->setObjectName("lookForUpdates");
    m_look->setAutoDefault(false);
    head->addWidget(m_search, 1);
    head->addWidget(m_look);
    column->addLayout(head);
    auto *line = new QHBoxLayout;
    line->setContentsMargins(14, 0, 14, 6);
    m_says = gameLabel(FontRole::Body);
    m_says->setObjectName("gamesSay");
    m_progress = new QProgressBar;
    m_progress->setFixedWidth(160);
    m_progress->setTextVisible(false);
    m_progress->setAccessibleName(tr("Progress"));
    m_cancel = new QPushButton(tr("Cancel"));
    m_cancel->setObjectName("cancelFetching");
    m_cancel->setAutoDefault(false);
    line->addWidget(m_says, 1);
    line->addWidget(m_progress);
    line->addWidget(m_cancel);
    column->addLayout(line);
    makeTable();
    auto *middle = new QHBoxLayout;
    middle->setSpacing(0);
    middle->addWidget(m_list, 1);
    middle->addWidget(makeDetail());
    column->addLayout(middle, 1);
    auto *start = new QHBoxLayout;
    start->setContentsMargins(14, 6, 14, 6);
    m_atStart = new QCheckBox(tr("Look for updates at the start, at most once a day"));
    m_atStart->setObjectName("lookAtStart");
    m_atStart->setChecked(looksAtStart(m_services));
    start->addWidget(m_atStart);
    start->addStretch();
    auto *folder = new QPushButton(tr("From a folder on this computer…"));
    folder->setObjectName("gamesFromFolder");
    folder->setAutoDefault(false);
    connect(folder, &QPushButton::clicked, this, [this] { openFolder(askForGameFolder(m_services, this)); });
    start->addWidget(folder);
    column->addLayout(start);
    connectList();
}

void GetGamesDialog::makeTable()
{
    m_list = new QTreeWidget;
    m_list->setObjectName("gamesList");
    m_list->setAccessibleName(tr("Games"));
    m_list->setColumnCount(5);
    m_list->setHeaderLabels({tr("Game"), tr("Installed"), tr("Newest"), tr("Size"), tr("In use")});
    m_list->setRootIsDecorated(false);
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setAllColumnsShowFocus(true);
    m_list->header()->setStretchLastSection(false);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    for (const int section : {1, 2, 3, 4})
        m_list->header()->setSectionResizeMode(section, QHeaderView::ResizeToContents);
}

void GetGamesDialog::connectList()
{
    connect(m_atStart, &QCheckBox::toggled, this,
            [this](bool on) { MachineNotes(m_services).set("games.lookAtStart", on ? "yes" : "no"); });
    connect(m_search, &QLineEdit::textChanged, this, [this] { fill(); });
    connect(m_search, &QLineEdit::returnPressed, this, [this] {
        if (const QFileInfo place(m_search->text().trimmed()); place.isAbsolute() && place.isDir())
            return openFolder(place.absoluteFilePath());
        // Behind an address Enter means Install; a word that was searched may mean any of what was found.
        const Row *row = current();
        if (m_main->isEnabled() && !(row && row->installed) && fetch::sourceFrom(m_search->text(), fetch::Addresses::fromEnvironment()))
            m_main->click();
    });
    connect(m_look, &QPushButton::clicked, this, &GetGamesDialog::look);
    connect(m_cancel, &QPushButton::clicked, this, [this] {
        if (m_work)
            m_work->cancel();
    });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] {
        m_pending.clear();
        showDetail();
    });
    connect(m_list, &QTreeWidget::itemActivated, this, [this] { m_main->click(); });
}

QWidget *GetGamesDialog::makeDetail()
{
    auto *side = new QWidget;
    side->setFixedWidth(400);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(14, 10, 14, 10);
    m_title = gameLabel(FontRole::Title);
    m_title->setObjectName("gameTitle");
    m_about = gameLabel(FontRole::Body);
    m_effects = gameLabel(FontRole::Body);
    m_effects->setObjectName("updateEffects");
    m_effects->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *scroll = new QScrollArea;
    scroll->setWidget(m_effects);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setAccessibleName(tr("What an update changes"));
    scroll->viewport()->setAutoFillBackground(false); // the ground of the dialog
    m_effects->setAutoFillBackground(false);
    column->addWidget(m_title);
    column->addWidget(m_about);
    column->addWidget(scroll, 1);
    m_main = new QPushButton;
    m_main->setObjectName("gameMain");
    m_main->setProperty("primary", true);
    m_keep = new QPushButton(tr("Keep this version"));
    m_keep->setObjectName("keepVersion");
    m_older = new QPushButton(tr("Older versions…"));
    m_older->setObjectName("olderVersions");
    m_remove = new QPushButton(tr("Remove…"));
    m_remove->setObjectName("removeGame");
    auto *first = new QHBoxLayout, *second = new QHBoxLayout;
    first->addWidget(m_main);
    first->addWidget(m_keep);
    first->addStretch();
    second->addWidget(m_older);
    second->addWidget(m_remove);
    second->addStretch();
    column->addLayout(first);
    column->addLayout(second);
    for (QPushButton *button : {m_main, m_keep, m_older, m_remove})
        button->setAutoDefault(false);
    connect(m_main, &QPushButton::clicked, this, [this] {
        const Row *row = current();
        if (!m_pending.isEmpty())
            take();
        else if (row && row->installed)
            update();
        else
            install();
    });
    connect(m_keep, &QPushButton::clicked, this, &GetGamesDialog::keep);
    connect(m_older, &QPushButton::clicked, this, &GetGamesDialog::useOlder);
    connect(m_remove, &QPushButton::clicked, this, &GetGamesDialog::remove);
    return side;
}

void GetGamesDialog::readInstalled()
{
    QStringList folders;
    for (const packs::KnownFolder &known : packs::KnownFolders::load(m_services.packs.folders().userUnits).all())
        folders.append(known.folder);
    std::vector<fetch::InstalledGame> installed = fetch::installedGames(fetch::GameFetcher::standardRoot(), folders);
    m_rows.clear();
    for (const fetch::InstalledGame &game : installed)
        m_rows.push_back(
            {{game.name, game.source.repository(), {}, {}, false, false}, game, rostersOf(m_services.library, game.gameSystemId)});
    for (const fetch::OfferedGame &offered : m_offered) {
        const auto same = std::find_if(m_rows.begin(), m_rows.end(), [&offered](const Row &row) {
            return row.offered.repository.compare(offered.repository, Qt::CaseInsensitive) == 0;
        });
        if (same == m_rows.end())
            m_rows.push_back({offered, std::nullopt, 0});
        else
            same->offered.archived = offered.archived;
    }
}

void GetGamesDialog::addRow(QTreeWidgetItem *section, const Row &row)
{
    auto *item = new QTreeWidgetItem(section);
    item->setText(0, row.offered.name + '\n' + row.offered.repository);
    item->setSizeHint(0, QSize(0, 46));
    item->setData(0, rowRole, row.offered.repository);
    const QString nothing(QChar(0x2013));
    const fetch::KeptRevision *used = row.installed ? row.installed->used() : nullptr;
    item->setText(1, used ? versionText(used->name, used->date) : nothing);
    item->setText(2,
                  !row.installed              ? versionText(row.offered.version.isEmpty() ? nothing : row.offered.version, row.offered.date)
                      : row.installed->pinned ? tr("kept")
                      : hasNewer(*row.installed) ? versionText(row.installed->newestName, row.installed->newestDate)
                                                 : tr("up to date"));
    item->setText(3, used ? text::currentLocale().formattedDataSize(used->bytes(), 1, QLocale::DataSizeSIFormat) : nothing);
    item->setText(4, !row.installed ? nothing : tr("%n roster(s)", nullptr, row.rosters));
    item->setData(0, Qt::AccessibleTextRole,
                  row.installed && used ? tr("%1, %2 installed").arg(row.offered.name, used->name) : row.offered.name);
}

void GetGamesDialog::fill()
{
    const QStringList wanted = text::searchForm(m_search->text()).split(' ', Qt::SkipEmptyParts);
    const QString chosen = m_list->currentItem() ? m_list->currentItem()->data(0, rowRole).toString() : QString();
    m_list->clear();
    const auto section = [this](const QString &title) {
        auto *item = new QTreeWidgetItem(m_list, {title});
        item->setFlags(Qt::ItemIsEnabled);
        item->setFont(0, roleFont(FontRole::SmallStrong));
        item->setFirstColumnSpanned(true);
        return item;
    };
    QTreeWidgetItem *address = nullptr;
    const auto source = fetch::sourceFrom(m_search->text(), fetch::Addresses::fromEnvironment());
    const auto isMeant = [&source](const Row &row) {
        return source && row.offered.repository.compare(source->repository(), Qt::CaseInsensitive) == 0;
    };
    // An address of a game that has a row already leads to it.
    if (source && std::none_of(m_rows.begin(), m_rows.end(), isMeant)) {
        address = section(tr("Install from this address"));
        addRow(address, {{source->name, source->repository(), {}, {}, false, false}, std::nullopt, 0});
    }
    QTreeWidgetItem *newer = section(tr("Update there")), *installed = section(tr("Installed")),
                    *known = section(tr("Known games, asked only when you install")), *archived = section(tr("Archived by their authors"));
    for (const Row &row : m_rows) {
        // "40k 10": every word, wherever it stands.
        const QString names = text::searchForm(row.offered.name + ' ' + row.offered.repository);
        if (!isMeant(row) && !std::all_of(wanted.begin(), wanted.end(), [&names](const QString &word) { return names.contains(word); }))
            continue;
        addRow(row.installed ? (hasNewer(*row.installed) ? newer : installed) : row.offered.archived ? archived : known, row);
    }
    QTreeWidgetItem *select = nullptr;
    for (QTreeWidgetItem *each : {address, newer, installed, known, archived}) {
        if (!each)
            continue;
        each->setExpanded(each != archived || !wanted.isEmpty());
        each->setHidden(each->childCount() == 0);
        for (int i = 0; i < each->childCount(); ++i)
            if (!select || each->child(i)->data(0, rowRole).toString() == chosen)
                select = each->child(i);
    }
    if (!select) {
        QTreeWidgetItem *nothing = section(tr("No known game is called so. An address is owner/name, or a link."));
        nothing->setToolTip(0, nothing->text(0));
    }
    m_list->setCurrentItem(select);
    showDetail();
}

GetGamesDialog::Row *GetGamesDialog::current()
{
    const QString repository = m_list->currentItem() ? m_list->currentItem()->data(0, rowRole).toString() : QString();
    for (Row &row : m_rows)
        if (!repository.isEmpty() && row.offered.repository == repository)
            return &row;
    return nullptr;
}

void GetGamesDialog::showDetail()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    const QString repository = item ? item->data(0, rowRole).toString() : QString();
    const Row *row = current();
    const bool busy = m_work != nullptr;
    const fetch::InstalledGame *game = row && row->installed ? &*row->installed : nullptr;
    m_effects->clear();
    m_title->setText(row ? row->offered.name : repository);
    QStringList lines{repository};
    if (game && game->used()) {
        lines.append(tr("Installed: %1, %n file(s)", nullptr, int(game->used()->files.size())).arg(game->used()->name));
        if (hasNewer(*game))
            lines.append(tr("Newest: %1").arg(game->newestName));
        if (game->looked.isValid())
            lines.append(tr("Looked: %1").arg(text::currentLocale().toString(game->looked.toLocalTime(), QLocale::ShortFormat)));
    } else if (!repository.isEmpty()) {
        lines.append(tr("Nothing of it is on this computer. The licence of these data is what their authors say."));
    }
    m_about->setText(lines.join('\n'));
    m_main->setText(game ? tr("Update…") : tr("Install"));
    m_main->setEnabled(!busy && !repository.isEmpty());
    m_keep->setVisible(game != nullptr);
    m_keep->setText(game && game->pinned ? tr("Do not keep it") : tr("Keep this version"));
    m_keep->setEnabled(!busy);
    m_older->setVisible(game && game->revisions.size() > 1);
    m_older->setEnabled(!busy);
    m_remove->setVisible(game != nullptr);
    m_remove->setEnabled(!busy);
}

} // namespace muster::app

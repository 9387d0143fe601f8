// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/settings/DataSettings.h"

#include "app/shell/window/MainWindow.h"
#include "packs/user/KnownFolders.h"
#include "text/Spoken.h"

#include <QDesktopServices>
#include <QDir>
#include <QEvent>
#include <QFileDialog>
#include <QHeaderView>
#include <QLabel>
#include <QPushButton>
#include <QTreeWidget>
#include <QUrl>
#include <QVBoxLayout>

namespace muster::app {

namespace {

enum Column { Game, Folder };

} // namespace

DataSettings::DataSettings(MainWindow &window) : m_window(window)
{
    m_explained = new QLabel;
    m_explained->setWordWrap(true);
    m_explained->setProperty("role", "second");
    m_list = new QTreeWidget;
    m_list->setProperty("roomy", true);
    m_list->setObjectName("dataFolders");
    m_list->setColumnCount(2);
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(Game, QHeaderView::ResizeToContents);
    m_remark = new QLabel;
    m_remark->setObjectName("dataRemark");
    m_remark->setTextFormat(Qt::PlainText);
    m_remark->setWordWrap(true);
    m_add = new QPushButton;
    m_open = new QPushButton;
    m_forget = new QPushButton;
    m_forget->setObjectName("dataForget");
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    for (QPushButton *button : {m_add, m_open, m_forget}) {
        button->setAutoDefault(false);
        row->addWidget(button);
    }
    row->addStretch();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(18, 18, 18, 14);
    column->setSpacing(12);
    column->addWidget(m_explained);
    column->addWidget(m_list, 1);
    column->addWidget(m_remark);
    column->addLayout(row);
    connect(m_add, &QPushButton::clicked, this, &DataSettings::askAndAdd);
    connect(m_forget, &QPushButton::clicked, this, &DataSettings::forget);
    const auto open = [this] {
        if (const QTreeWidgetItem *item = m_list->currentItem())
            QDesktopServices::openUrl(QUrl::fromLocalFile(item->data(Folder, Qt::UserRole).toString()));
    };
    connect(m_open, &QPushButton::clicked, this, open);
    connect(m_list, &QTreeWidget::itemActivated, this, open);
    connect(m_list, &QTreeWidget::currentItemChanged, this, &DataSettings::follow);
    retranslate();
    fill();
}

void DataSettings::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_forget) {
        retranslate();
        fill();
    }
    QWidget::changeEvent(event);
}

void DataSettings::retranslate()
{
    m_explained->setText(tr(
        "Folders with data of other games (.gst, .cat, .json). Rosters of these games find their data here; what is in the folders is only read."));
    m_list->setHeaderLabels({tr("Game"), tr("Folder")});
    m_list->setAccessibleName(tr("Folders of game data"));
    m_add->setText(tr("Add a folder…"));
    m_open->setText(tr("Show the folder"));
    m_forget->setText(tr("Forget it"));
    m_forget->setToolTip(tr("The folder itself stays as it is."));
}

void DataSettings::fill()
{
    m_list->clear();
    for (const packs::KnownFolder &known : packs::KnownFolders::load(m_window.dataPlace()).all()) {
        const bool there = QDir(known.folder).exists();
        auto *item = new QTreeWidgetItem(
            m_list,
            {known.name.isEmpty() ? QFileInfo(known.folder).fileName() : known.name,
             there ? QDir::toNativeSeparators(known.folder) : tr("%1 (is gone)").arg(QDir::toNativeSeparators(known.folder))});
        item->setData(Game, Qt::UserRole, known.gameSystemId);
        item->setData(Folder, Qt::UserRole, known.folder);
        item->setToolTip(Folder, known.folder);
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    if (m_list->topLevelItemCount() == 0)
        m_remark->setText(tr("No folder yet. The games that come with Muster need none."));
    follow();
}

void DataSettings::follow()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    m_open->setEnabled(item && QDir(item->data(Folder, Qt::UserRole).toString()).exists());
    m_forget->setEnabled(item);
}

void DataSettings::add(const QString &folder)
{
    Workspace *roster = m_window.workspace("roster");
    if (!roster)
        return;
    m_remark->setText(tr("Reading the data…"));
    connect(
        roster, &Workspace::gameDataRead, this,
        [this](const QString &, bool read) {
            fill();
            m_remark->setText(read ? tr("The data were read. “New roster…” offers the game now.") : QString());
        },
        Qt::SingleShotConnection);
    roster->open({"roster", "data", folder, {}});
}

void DataSettings::askAndAdd()
{
    const QString last = packs::KnownFolders::load(m_window.dataPlace()).last();
    const QString folder = QFileDialog::getExistingDirectory(this, tr("Folder with game data (.gst, .cat, .json)"), last);
    if (!folder.isEmpty())
        add(folder);
}

void DataSettings::forget()
{
    const QTreeWidgetItem *item = m_list->currentItem();
    if (!item)
        return;
    const QString name = item->text(Game);
    const auto done = packs::KnownFolders::load(m_window.dataPlace())
                          .forget(m_window.dataPlace(), item->data(Game, Qt::UserRole).toString());
    m_remark->setText(done ? tr("%1 is forgotten; its folder stays as it is.").arg(name) : text::spoken(done.error()));
    const QString said = m_remark->text();
    fill();
    m_remark->setText(said);
}

} // namespace muster::app

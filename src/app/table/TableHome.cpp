// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/table/TableHome.h"

#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/workspace/Workspace.h"
#include "documents/battle/BattleWords.h"
#include "library/BattleNote.h"
#include "text/Spoken.h"

#include <QLabel>
#include <QListWidget>
#include <QVBoxLayout>

namespace muster::app {

TableHome::TableHome(const Services &services, QAction *begin, QWidget *parent) : QWidget(parent), m_services(services)
{
    setObjectName("table.home");
    setProperty("panel", true);
    setAttribute(Qt::WA_StyledBackground);
    m_empty = new EmptyState(this);
    m_empty->setIcon("table");
    m_empty->addAction(begin, true);
    m_title = new QLabel(this);
    m_title->setFont(roleFont(FontRole::SmallStrong));
    m_title->setProperty("ground", "header");
    m_title->setContentsMargins(14, 5, 14, 5);
    m_list = new QListWidget(this);
    m_list->setObjectName("table.battles");
    m_list->setProperty("roomy", true);
    m_list->setTextElideMode(Qt::ElideRight);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_empty, 1);
    column->addWidget(m_title);
    column->addWidget(m_list, 1);
    setFocusProxy(m_empty);
    connect(m_list, &QListWidget::itemClicked, this, [this](QListWidgetItem *item) { emit chosen(item->data(Qt::UserRole).toString()); });
    connect(m_list, &QListWidget::itemActivated, this, [this](QListWidgetItem *item) { emit chosen(item->data(Qt::UserRole).toString()); });
    retranslate();
}

void TableHome::retranslate()
{
    m_empty->setTexts(tr("No battle is on the table"),
                      tr("Two lists, a scenario, who waits in reserve: then every tap is kept, and every tap can be undone."), true);
    m_title->setText(tr("Battles to go on with"));
    m_list->setAccessibleName(tr("Battles to go on with"));
    refresh();
}

void TableHome::refresh()
{
    library::Filter filter;
    filter.kind = library::Kind::Battle;
    const auto records = m_services.library.documents().list(filter);
    m_list->clear();
    for (const library::Record &record : records ? *records : library::Records()) {
        QStringList words{record.name};
        if (!record.packName.isEmpty())
            words.append(record.packName);
        words.append(text::spoken(documents::battleStanding(library::BattleNote::of(record.note))));
        words.append(StatusTexts::timeText(record.changed));
        auto *item = new QListWidgetItem(icons::icon("table"), words.join(QStringLiteral(", ")), m_list);
        item->setData(Qt::UserRole, record.id);
        item->setSizeHint({100, 44});
    }
    m_title->setVisible(m_list->count() > 0);
    m_list->setVisible(m_list->count() > 0);
}

} // namespace muster::app

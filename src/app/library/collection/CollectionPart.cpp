// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/collection/CollectionPart.h"

#include "app/docking/DockHost.h"

#include <QScrollArea>
#include <QSplitter>
#include <QTreeView>

namespace muster::app {

namespace {

constexpr QLatin1String collectionPanelId("library.collection");
constexpr QLatin1String readyPanelId("library.ready");

} // namespace

CollectionPart::CollectionPart(const Services &services, QObject *parent)
    : QObject(parent), m_services(services), m_book(documents::CollectionBook::of(services.library)),
      m_shelf(services.library, services.packs)
{
    connect(&m_book, &documents::CollectionBook::changed, this, &CollectionPart::changed);
}

void CollectionPart::build(DockHost &host)
{
    m_host = &host;
    m_panel = new CollectionPanel(m_services, m_book, m_shelf);
    m_figure = new FigurePanel(m_book, m_panel->model());
    m_ready = new ReadyPanel(m_services, m_book, m_shelf);
    auto *scroll = new QScrollArea;
    scroll->setWidget(m_figure);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus); // its fields take the keyboard
    auto *both = new QSplitter;
    both->addWidget(m_panel);
    both->addWidget(scroll);
    both->setStretchFactor(0, 1);
    scroll->setMinimumWidth(165); // a figure's fields can be read on a small screen too
    both->setSizes({710, 260});   // in proportion to what there is
    both->setFocusProxy(m_panel);
    host.addPanel({collectionPanelId, tr("Collection"), both, Side::Right, {}, "library.documents", {}});
    host.addPanel({readyPanelId, tr("Ready for Saturday?"), m_ready, Side::Right, {}, "library.documents", {}});
    connect(m_panel, &CollectionPanel::readyWanted, this, [this] { showReady({}); });
    connect(m_panel, &CollectionPanel::gameChanged, this, [this] { m_ready->setGame(m_panel->game()); });
    connect(m_ready, &ReadyPanel::gameWanted, this, [this] {
        m_panel->ensureFilled();
        m_ready->setGame(m_panel->game());
    });
    connect(m_ready, &ReadyPanel::wantedChanged, this, [this] { m_panel->model().setWanted(m_ready->wanted()); });
    connect(m_panel, &CollectionPanel::currentChanged, this, [this] {
        QList<collection::FigureKey> figures;
        for (const QModelIndex &index : m_panel->chosen()) {
            const models::CollectionRow *row = m_panel->model().row(index);
            if (row && !row->heading)
                figures.append(collection::FigureKey::fromText(row->key));
        }
        m_figure->showFigures(figures);
    });
    connect(m_panel, &CollectionPanel::said, this, &CollectionPart::said);
    connect(m_panel, &CollectionPanel::wrote, this, &CollectionPart::wrote);
    connect(m_ready, &ReadyPanel::wrote, this, &CollectionPart::wrote);
    connect(m_ready, &ReadyPanel::said, this, &CollectionPart::said);
    connect(m_panel, &CollectionPanel::complained, this, &CollectionPart::complained);
    connect(m_ready, &ReadyPanel::complained, this, &CollectionPart::complained);
    connect(m_figure, &FigurePanel::complained, this, &CollectionPart::complained);
    connect(&host, &DockHost::focusedPanelChanged, this, &CollectionPart::changed);
    host.raise("library.documents");
}

void CollectionPart::retranslate()
{
    if (!m_host)
        return;
    m_host->setTitle(collectionPanelId, tr("Collection"));
    m_host->setTitle(readyPanelId, tr("Ready for Saturday?"));
    m_panel->retranslate();
    m_figure->retranslate();
    m_ready->retranslate();
}

void CollectionPart::refresh()
{
    if (m_panel)
        m_panel->followLists();
    if (m_ready)
        m_ready->refresh();
}

bool CollectionPart::isInFront() const
{
    return m_host && (m_host->focusedPanel() == collectionPanelId || m_host->focusedPanel() == readyPanelId);
}

QString CollectionPart::status() const
{
    return m_panel ? m_panel->countText() : QString();
}

void CollectionPart::showCollection()
{
    m_host->focus(collectionPanelId);
}

void CollectionPart::showReady(const QString &rosterId)
{
    m_panel->ensureFilled();
    if (!rosterId.isEmpty()) {
        if (const base::Result<library::Record> record = m_services.library.documents().find(rosterId);
            record && !record->systemId.isEmpty())
            m_panel->setGame(record->systemId);
        m_ready->setGame(m_panel->game());
        m_ready->choose(m_shelf.keyOf(rosterId));
    }
    m_ready->setGame(m_panel->game());
    m_host->focus(readyPanelId);
}

} // namespace muster::app

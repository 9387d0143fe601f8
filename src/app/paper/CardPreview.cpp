// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/CardPreview.h"

#include "app/paper/PaperView.h"
#include "app/theme/Segments.h"

#include <QVBoxLayout>

namespace muster::app {

CardPreview::CardPreview(QWidget *parent) : QWidget(parent)
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *bar = new QWidget;
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(12, 8, 12, 8);
    m_face = new Segments;
    row->addWidget(m_face);
    row->addStretch();
    m_view = new PaperView;
    column->addWidget(bar);
    column->addWidget(m_view, 1);
    setFocusProxy(m_view);
    m_soon.setSingleShot(true);
    m_soon.setInterval(60);
    connect(&m_soon, &QTimer::timeout, this, &CardPreview::redraw);
    connect(m_face, &Segments::chosen, this, &CardPreview::showFace);
    retranslate();
}

void CardPreview::retranslate()
{
    m_face->setChoices({tr("Front"), tr("Back")});
    m_face->setAccessibleName(tr("Side of the card"));
    m_view->setAccessibleName(tr("Card preview"));
}

void CardPreview::setRoster(const rules::Roster &roster, packs::PackPtr pack, const QString &language, const QHash<QString, QImage> &photos)
{
    m_roster = roster;
    m_pack = std::move(pack);
    m_language = language;
    m_photos = photos;
    m_hasRoster = true;
    m_source.reset();
    m_soon.start();
}

void CardPreview::setUnit(const QString &selectionId)
{
    if (m_unit == selectionId)
        return;
    m_unit = selectionId;
    m_soon.start();
}

void CardPreview::setOptions(const print::CardOptions &options)
{
    if (m_options == options)
        return;
    m_options = options;
    m_soon.start();
}

void CardPreview::clear()
{
    m_hasRoster = false;
    m_source.reset();
    m_soon.start();
}

// Something inside a unit shows the unit.
std::string CardPreview::unitFor(const QString &selectionId) const
{
    const std::string wanted = selectionId.toStdString();
    for (const print::RosterUnit &unit : m_source->units()) {
        bool inside = false;
        rules::forEachSelection(*unit.selection, [&](const rules::Selection &each) { inside = inside || each.id == wanted; });
        if (inside)
            return unit.selection->id;
    }
    return {};
}

void CardPreview::redraw()
{
    m_card = {};
    if (m_hasRoster && !m_unit.isEmpty()) {
        if (!m_source) {
            print::RosterExtras extras;
            extras.photo = [photos = m_photos](const std::string &id) { return photos.value(QString::fromStdString(id)); };
            m_source = std::make_unique<print::RosterSource>(m_roster, m_pack, m_language, extras);
        }
        if (const std::string unit = unitFor(m_unit); !unit.empty()) {
            print::CardOptions options = m_options;
            options.backs = true;
            m_card = print::layoutUnitCard(*m_source, unit, options, m_meter);
        }
    }
    showFace();
}

void CardPreview::showFace()
{
    print::Page page;
    if (!m_card.cards.empty()) {
        page.size = m_options.size;
        page.add(m_face->currentIndex() == 1 ? m_card.cards.front().back : m_card.cards.front().front, {});
    }
    m_view->setPage(page);
}

} // namespace muster::app

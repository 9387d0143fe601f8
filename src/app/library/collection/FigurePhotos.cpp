// SPDX-License-Identifier: GPL-3.0-or-later
// The photos of FigurePanel: one for every stage, and the one that the card shows.
#include "app/library/collection/FigurePanel.h"
#include "app/theme/widgets/Combo.h"
#include "archive/Pictures.h"
#include "text/Spoken.h"

#include <QListWidget>
#include <QLocale>
#include <QPushButton>

namespace muster::app {

using collection::Change;
using collection::State;

namespace {

constexpr int photoSide = 84;

} // namespace

void FigurePanel::makePhotos()
{
    m_photos = new QListWidget;
    m_photos->setObjectName("figurePhotos");
    m_photos->setViewMode(QListView::IconMode);
    m_photos->setIconSize({photoSide, photoSide});
    m_photos->setMovement(QListView::Static);
    m_photos->setFixedHeight(photoSide + 44);
    m_stage = new Combo;
    m_stage->setObjectName("figureStage");
    m_addPhoto = new QPushButton;
    m_cover = new QPushButton;
    m_cover->setObjectName("figureCover");
    m_dropPhoto = new QPushButton;
    m_dropPhoto->setObjectName("figureDropPhoto");
    connect(m_stage, &QComboBox::activated, this, [this] { m_stageChosen = true; });
    connect(m_cover, &QPushButton::clicked, this, &FigurePanel::chooseCover);
    connect(m_dropPhoto, &QPushButton::clicked, this, &FigurePanel::removePhoto);
}

void FigurePanel::fillStages()
{
    const QVariant before = m_stageChosen ? m_stage->currentData() : QVariant();
    m_stage->clear();
    const collection::Counts counts = owned() ? owned()->counts : collection::Counts();
    State furthest = State::Bought;
    for (const State state : collection::allStates) {
        if (state == State::Wished)
            continue; // there is nothing to be seen yet
        m_stage->addItem(collection::stateName(state), int(state));
        if (counts.of(state) > 0)
            furthest = state;
    }
    m_stage->setCurrentIndex(m_stage->findData(before.isValid() ? before : QVariant(int(furthest))));
}

void FigurePanel::fillPhotos()
{
    const QString before = m_photos->currentItem() ? m_photos->currentItem()->data(Qt::UserRole).toString() : QString();
    m_photos->clear();
    for (QPushButton *button : {m_cover, m_dropPhoto})
        button->setEnabled(false);
    if (m_figures.isEmpty())
        return;
    const QString cover = m_book.coverOf(game(), m_figures.first());
    QListWidgetItem *current = nullptr; // the buttons are always about one of them
    for (const library::CollectionPhoto &photo : m_book.photos(game(), m_figures.first())) {
        const QImage image = archive::readPicture(m_book.photoBytes(photo.id), 2 * photoSide);
        const QString day = QLocale().toString(QDateTime::fromMSecsSinceEpoch(photo.taken).date(), QLocale::ShortFormat);
        const auto stage = collection::stateFromId(photo.stage);
        const QString words = (stage ? collection::stateName(*stage) + ' ' : QString()) + day;
        auto *item = new QListWidgetItem(QIcon(QPixmap::fromImage(image)), photo.id == cover ? QStringLiteral("✓ ") + words : words,
                                         m_photos);
        item->setData(Qt::UserRole, photo.id);
        if (photo.id == before || (!current && photo.id == cover))
            current = item;
    }
    m_photos->setCurrentItem(current);
    for (QPushButton *button : {m_cover, m_dropPhoto})
        button->setEnabled(current != nullptr);
}

void FigurePanel::addPhoto(const QString &file, State stage)
{
    if (file.isEmpty() || m_figures.isEmpty())
        return;
    m_stageChosen = false;
    if (const base::Result<void> done = m_book.addPhoto(game(), m_figures.first(), stage, file); !done)
        emit complained(tr("Add a photo"), text::spoken(done.error()));
}

void FigurePanel::removePhoto()
{
    if (const QListWidgetItem *item = m_photos->currentItem()) {
        Change change = Change::mark(Change::Kind::Photo, m_figures.first(), item->data(Qt::UserRole).toString());
        change.on = false;
        record({change});
    }
}

void FigurePanel::chooseCover()
{
    if (const QListWidgetItem *item = m_photos->currentItem())
        record({Change::mark(Change::Kind::Cover, m_figures.first(), item->data(Qt::UserRole).toString())});
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/paper/CardPreview.h"

#include "app/paper/PaperView.h"
#include "app/paper/UnitPhotos.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/Segments.h"

#include <QDragEnterEvent>
#include <QFileDialog>
#include <QMimeData>
#include <QStandardPaths>
#include <QToolButton>
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
    const auto button = [&](QToolButton *&target, const char *name, const char *icon) {
        target = new QToolButton;
        target->setObjectName(name);
        target->setIcon(icons::icon(icon));
        target->setAutoRaise(true);
        target->hide();
        row->addWidget(target);
    };
    button(m_choosePhoto, "card.choosePhoto", "image");
    button(m_removePhoto, "card.removePhoto", "trash");
    connect(m_choosePhoto, &QToolButton::clicked, this, &CardPreview::askForPhoto);
    connect(m_removePhoto, &QToolButton::clicked, this, [this] { emit photoRemoved(m_shownUnit); });
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
    const auto name = [](QToolButton *button, const QString &text) {
        button->setToolTip(text);
        button->setAccessibleName(text);
    };
    name(m_choosePhoto, tr("Photo of the unit…"));
    name(m_removePhoto, tr("Remove the photo"));
}

void CardPreview::setPhotoEditing(bool on)
{
    m_photoEditing = on;
    setAcceptDrops(on);
    refreshPhotoButtons();
}

void CardPreview::refreshPhotoButtons()
{
    m_choosePhoto->setVisible(m_photoEditing);
    m_removePhoto->setVisible(m_photoEditing);
    m_choosePhoto->setEnabled(!m_shownUnit.isEmpty());
    m_removePhoto->setEnabled(m_photos.contains(m_shownUnit));
}

void CardPreview::askForPhoto()
{
    const QString unit = m_shownUnit;
    const QString folder = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    const QString file = QFileDialog::getOpenFileName(window(), tr("Photo of the unit"), folder, UnitPhotos::fileFilter());
    if (!file.isEmpty())
        emit photoChosen(unit, file);
}

namespace {

QString droppedPicture(const QMimeData *data)
{
    const QList<QUrl> urls = data->urls();
    return urls.size() == 1 && urls.front().isLocalFile() && UnitPhotos::isPicture(urls.front().toLocalFile()) ? urls.front().toLocalFile()
                                                                                                               : QString();
}

} // namespace

void CardPreview::dragEnterEvent(QDragEnterEvent *event)
{
    if (!m_shownUnit.isEmpty() && !droppedPicture(event->mimeData()).isEmpty())
        event->acceptProposedAction();
}

void CardPreview::dropEvent(QDropEvent *event)
{
    const QString file = droppedPicture(event->mimeData());
    if (file.isEmpty() || m_shownUnit.isEmpty())
        return;
    event->acceptProposedAction();
    emit photoChosen(m_shownUnit, file);
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
    if (const print::RosterUnit *unit = m_source->unit(wanted))
        return unit->joins ? unit->joins->id : wanted;
    for (const print::RosterUnit &unit : m_source->units()) {
        bool inside = false;
        print::forEachOwnPart(*unit.selection, [&](const rules::Selection &each) { inside = inside || each.id == wanted; });
        if (inside)
            return unit.selection->id;
    }
    return {};
}

void CardPreview::redraw()
{
    m_card = {};
    m_shownUnit.clear();
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
            m_shownUnit = QString::fromStdString(unit);
        }
    }
    refreshPhotoButtons();
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

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/library/FilterList.h"

#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Tone.h"
#include "app/workspace/DocumentLook.h"

#include <QDropEvent>
#include <QMimeData>
#include <QStyledItemDelegate>

namespace muster::app {

namespace {

enum Role { Key = Qt::UserRole, Count, IconName, Hue, Meaning };
constexpr int filterRowHeight = 28;
constexpr int headingHeight = 40;

bool takesDocuments(const QString &key)
{
    return key == QLatin1String("all") || key == QLatin1String("trash") || key.startsWith(QLatin1String("folder:"));
}

QStringList carriedDocuments(const QDropEvent &event)
{
    return QString::fromUtf8(event.mimeData()->data(QLatin1String(models::documentsMimeType))).split('\n', Qt::SkipEmptyParts);
}

/// Icon or colour of the game, words, and the number at the right.
class FilterDelegate final : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const QString text = index.data(Qt::DisplayRole).toString();
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        const QRectF rect = option.rect;
        if (index.data(Key).toString().isEmpty()) {
            paint::text(*painter, rect.adjusted(12, 14, -12, 0), text, FontRole::CaptionStrong, color(Token::Text2));
            painter->restore();
            return;
        }
        paint::rowGround(*painter, option, index);
        if (const auto *list = qobject_cast<const FilterList *>(option.widget); list && list->isWelcoming(index)) {
            painter->setPen(QPen(color(Token::Accent), 1.5));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(rect.adjusted(4, 1, -4, -1), 4, 4);
        }
        // Asked here, not kept: the theme may have changed since the list was filled.
        const QString icon = index.data(IconName).toString();
        const QVariant meaning = index.data(Meaning);
        if (icon.isEmpty())
            paint::tagSquare(*painter, {rect.left() + 20, rect.center().y()}, Theme::current().game(index.data(Hue).value<QColor>()).strong,
                             10);
        else
            icons::paint(*painter, QRectF(rect.left() + 12, rect.center().y() - 8, 16, 16), icon,
                         color(meaning.isValid() ? strongToken(Tone(meaning.toInt())) : Token::Text2));
        const QString count = QString::number(index.data(Count).toInt());
        const double width = paint::numberWidth(count, FontRole::Small) + 4;
        paint::drawNumber(*painter, QRectF(rect.right() - 12 - width, rect.top(), width, rect.height()), count, FontRole::Small,
                          color(Token::Text2));
        paint::text(*painter, rect.adjusted(37, 0, -14 - width, 0), text, FontRole::Body, color(Token::Text));
        painter->restore();
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {180, index.data(Key).toString().isEmpty() ? headingHeight : filterRowHeight};
    }
};

} // namespace

FilterList::FilterList(QWidget *parent) : QListWidget(parent)
{
    setObjectName("libraryFilters");
    setFrameShape(QFrame::NoFrame);
    setMouseTracking(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setViewportMargins(0, 6, 0, 0);
    setItemDelegate(new FilterDelegate(this));
    setDragDropMode(QAbstractItemView::DropOnly);
    setDropIndicatorShown(false); // the row itself shows it
    connect(this, &QListWidget::currentRowChanged, this, [this] {
        if (!m_filling)
            emit chosenChanged();
    });
}

QListWidgetItem *FilterList::add(const QString &key, const QString &text, int count, const QString &icon)
{
    QListWidgetItem *item = next(text);
    item->setFlags(Qt::ItemIsEnabled | Qt::ItemIsSelectable);
    item->setData(Key, key);
    item->setData(Count, count);
    item->setData(IconName, icon);
    item->setData(Hue, {});
    item->setData(Meaning, {});
    item->setToolTip(text);
    item->setData(Qt::AccessibleTextRole, tr("%1, %n (entry|entries)", nullptr, count).arg(text));
    return item;
}

void FilterList::addHeading(const QString &text)
{
    QListWidgetItem *item = next(text);
    item->setData(Key, QString());
    item->setFlags(Qt::NoItemFlags);
}

// Rows stay where they are: the numbers change with every letter of a search, and the mouse may be over them.
QListWidgetItem *FilterList::next(const QString &text)
{
    if (m_next == count())
        addItem(QString());
    QListWidgetItem *found = item(m_next++);
    found->setText(text);
    return found;
}

void FilterList::fill(const models::LibraryCounts &counts, const packs::PackStore &packs, const QString &language)
{
    m_filling = true;
    const QString before = currentItem() ? chosen() : QString("all");
    m_next = 0;
    add("all", tr("Everything"), counts.all, "library");
    for (const DocumentLook &look : documentLooks())
        add(look.filter, look.plural(), counts.kinds.value(look.kind), look.icon);
    addHeading(tr("Game"));
    for (const packs::PackPtr &pack : packs.packs())
        add("game:" + pack->id(), pack->name(language).section(QStringLiteral(", "), 0, 0), counts.games.value(pack->id()), {})
            ->setData(Hue, QColor(pack->manifest().hue));
    if (!counts.folders.isEmpty()) {
        addHeading(tr("Folders"));
        for (auto folder = counts.folders.begin(); folder != counts.folders.end(); ++folder)
            add("folder:" + folder.key(), folder.key(), folder.value(), "folder");
    }
    addHeading(tr("Verdict"));
    add("legal", tr("Legal"), counts.legal, "ok")->setData(Meaning, int(Tone::Ok));
    add("illegal", tr("With problems"), counts.illegal, "problem")->setData(Meaning, int(Tone::Error));
    addHeading({});
    add("trash", tr("Trash"), counts.trash, "trash");
    while (this->count() > m_next)
        delete takeItem(this->count() - 1);
    choose(before);
    m_filling = false;
}

void FilterList::welcome(const QModelIndex &index)
{
    m_over = takesDocuments(index.data(Key).toString()) ? QPersistentModelIndex(index) : QPersistentModelIndex();
    viewport()->update();
}

void FilterList::dragEnterEvent(QDragEnterEvent *event)
{
    if (carriedDocuments(*event).isEmpty())
        return event->ignore(); // a file is for the whole window
    event->setDropAction(Qt::MoveAction);
    event->accept();
}

void FilterList::dragMoveEvent(QDragMoveEvent *event)
{
    if (carriedDocuments(*event).isEmpty())
        return event->ignore();
    welcome(indexAt(event->position().toPoint()));
    event->setDropAction(Qt::MoveAction);
    event->setAccepted(m_over.isValid());
}

void FilterList::dragLeaveEvent(QDragLeaveEvent *)
{
    welcome({});
}

void FilterList::dropEvent(QDropEvent *event)
{
    const QStringList documents = carriedDocuments(*event);
    welcome(documents.isEmpty() ? QModelIndex() : indexAt(event->position().toPoint()));
    const QString key = m_over.data(Key).toString();
    event->setAccepted(m_over.isValid());
    welcome({});
    if (!event->isAccepted())
        return;
    event->setDropAction(Qt::MoveAction);
    // Not within the drag: the rows change, and something may be asked.
    QMetaObject::invokeMethod(
        this, [this, documents, key] { emit dropped(documents, key); }, Qt::QueuedConnection);
}

QString FilterList::chosen() const
{
    return currentItem() ? currentItem()->data(Key).toString() : QString();
}

void FilterList::choose(const QString &key)
{
    for (int i = 0; i < count(); ++i) {
        if (item(i)->data(Key).toString() == key && !key.isEmpty())
            setCurrentRow(i);
    }
}

} // namespace muster::app

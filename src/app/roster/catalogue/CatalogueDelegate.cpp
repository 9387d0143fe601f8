// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/catalogue/CatalogueDelegate.h"

#include "app/theme/paint/CollectionDot.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/paint/ShapedText.h"
#include "app/theme/style/Icons.h"

#include <QTreeView>

namespace muster::app {

namespace {

using Row = models::CatalogueRow;

void paintHeading(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index, const QRectF &full, const Row &row)
{
    if (!(option.state & QStyle::State_Selected))
        painter.fillRect(full, color(Token::Alt));
    painter.setPen(QPen(color(Token::Line2), 1));
    painter.drawLine(QPointF(full.left(), full.top() + 0.5), QPointF(full.right(), full.top() + 0.5));
    // The ground covers the arrow of the tree: it is painted again.
    const auto *tree = qobject_cast<const QTreeView *>(option.widget);
    const bool open = tree && tree->isExpanded(index);
    icons::paint(painter, QRectF(option.rect.left() - 13, full.center().y() - 6, 12, 12), open ? "chevron-down" : "chevron-right",
                 color(Token::Text2));
    const double left = option.rect.left() + 4;
    const QString count = QString::number(row.count);
    const double right = full.right() - 14 - paint::numberWidth(count, FontRole::Caption) - 8;
    const double taken = paint::text(painter, QRectF(left, full.top(), right - left, full.height()), row.name, FontRole::SmallStrong,
                                     color(Token::Text2));
    if (!row.reason.isEmpty() && left + taken + 30 < right)
        paint::text(painter, QRectF(left + taken + 8, full.top(), right - left - taken - 8, full.height()), row.reason, FontRole::Caption,
                    color(Token::Text2));
    paint::drawNumber(painter, QRectF(full.left(), full.top(), full.width() - 14, full.height()), count, FontRole::Caption,
                      color(Token::Text2));
}

// What stands where in the row of an entry; measuring and painting share it. How high a row is follows from its name alone: a
// reason that comes and goes with every addition must not push the rows below from under the pointer.
struct EntryLayout
{
    QString points;
    QString code;
    QString note;
    QString name;
    QString nameRest; ///< second line of a long name
    FontRole nameRole = FontRole::Body;
    double left = 0;
    double nameRight = 0;
    double noteLeft = 0;
    double noteRight = 0;
    double codeRight = 0;
    double pointsRight = 0;
    bool noteBelow = false; ///< beside the second line of the name

    [[nodiscard]] double extraHeight() const { return nameRest.isEmpty() ? 0 : Theme::current().metrics(FontRole::BodyMedium).height(); }
};

// Four squads whose names begin alike must not look alike: what does not fit goes on in a second line.
void breakName(EntryLayout &layout, const QString &name)
{
    layout.name = name;
    constexpr FontRole role = FontRole::BodyMedium; // the wider one: it breaks alike when it is refused
    const double room = layout.nameRight - layout.left;
    if (paint::textWidth(name, role) <= room)
        return;
    for (qsizetype space = name.lastIndexOf(' '); space > 0; space = name.lastIndexOf(' ', space - 1)) {
        if (paint::textWidth(name.left(space), role) > room)
            continue;
        layout.name = name.left(space);
        layout.nameRest = name.mid(space + 1);
        return;
    }
}

// Beside the name where there is room, else beside the rest of a long one; the tooltip has it in full.
void placeNote(EntryLayout &layout, const Row &row)
{
    QString note = row.reason.isEmpty() ? row.remark : row.reason;
    if (note.isEmpty())
        return;
    constexpr double leastRoom = 46;
    double wanted = paint::textWidth(note, FontRole::Caption) + 2;
    const auto room = [&](const QString &words, double right) {
        return right - layout.left - paint::textWidth(words, layout.nameRole) - 8;
    };
    double left = room(layout.name, layout.nameRight);
    layout.noteRight = layout.nameRight;
    if (left < wanted && !layout.nameRest.isEmpty()) {
        layout.noteBelow = true;
        layout.noteRight = layout.pointsRight;
        left = room(layout.nameRest, layout.noteRight);
    }
    if (left < wanted && !row.reason.isEmpty() && !row.remark.isEmpty()) { // in short, rather than half of it
        note = row.remark;
        wanted = paint::textWidth(note, FontRole::Caption) + 2;
    }
    // What a unit would leave over is no word to be cut; a reason says as much as there is room for.
    if (left < (row.reason.isEmpty() ? wanted : std::min(wanted, leastRoom)))
        return;
    layout.note = note;
    layout.noteLeft = layout.noteRight - std::min(left, wanted);
}

EntryLayout layoutEntry(const Row &row, const QRectF &full)
{
    EntryLayout layout;
    layout.nameRole = row.canAdd && row.affordable ? FontRole::BodyMedium : FontRole::Body;
    layout.left = full.left() + 36;
    layout.pointsRight = layout.codeRight = full.right() - 14;
    if (row.kind != Row::Kind::Other || row.points != 0) {
        const QString points = row.pointsKnown ? share::amount(row.points) : QStringLiteral("–");
        layout.points = row.from ? CatalogueDelegate::tr("from %1").arg(points) : points;
        layout.codeRight -= std::max(24.0, paint::numberWidth(layout.points, FontRole::BodyMedium)) + 8;
    }
    // A code, not a word: what does not fit says nothing and takes room from the name.
    const QString code = row.figure.isEmpty() ? row.code : row.figure;
    if (paint::textWidth(code, FontRole::Small) <= 26)
        layout.code = code;
    layout.nameRight = layout.codeRight - (layout.code.isEmpty() ? 0 : 32) - (row.userMade ? 20 : 0);
    breakName(layout, row.name);
    placeNote(layout, row);
    return layout;
}

// The button that adds the row, in the place of its icon.
void paintAdd(QPainter &painter, const QRectF &line, bool refused)
{
    const QRectF box = QRectF(CatalogueDelegate::addRect(line.toAlignedRect())).adjusted(0.5, 0.5, -0.5, -0.5);
    const QColor ink = color(refused ? Token::Text3 : Token::Accent);
    painter.setPen(QPen(ink, 1));
    painter.setBrush(color(Token::Base));
    painter.drawRoundedRect(box, 3, 3);
    painter.setBrush(Qt::NoBrush);
    icons::paint(painter, QRectF(box.center().x() - 7, box.center().y() - 7, 14, 14), QStringLiteral("plus"), ink);
}

void paintEntry(QPainter &painter, const QRectF &full, const Row &row, bool offered, bool favourite)
{
    const bool refused = !row.canAdd || !row.affordable;
    const QColor ink = color(refused ? Token::Text3 : Token::Text);
    const QColor quiet = color(refused ? Token::Text3 : Token::Text2);
    const EntryLayout layout = layoutEntry(row, full);
    const QRectF line = full.adjusted(0, 0, 0, -layout.extraHeight());
    const auto cell = [&line](double left, double right) { return QRectF(left, line.top(), right - left, line.height()); };
    const double middle = line.center().y();
    if (offered)
        paintAdd(painter, line, !row.canAdd);
    else
        icons::paint(painter, QRectF(full.left() + 12, middle - 8, 16, 16), row.kind == Row::Kind::Formation ? "roster" : row.icon, quiet);
    const double named = paint::text(painter, cell(layout.left, layout.nameRight), layout.name, layout.nameRole, ink);
    // Behind the name, where there is room: a favourite takes none from the others.
    if (const double x = layout.left + named + 6;
        favourite && x + 12 < (layout.note.isEmpty() || layout.noteBelow ? layout.nameRight : layout.noteLeft))
        icons::paint(painter, QRectF(x, middle - 6, 12, 12), QStringLiteral("heart-full"), color(Token::Accent));
    if (!layout.points.isEmpty())
        paint::drawNumber(painter, cell(layout.left, layout.pointsRight), layout.points, layout.nameRole, ink);
    if (!layout.code.isEmpty())
        paint::text(painter, cell(layout.codeRight - 26, layout.codeRight), layout.code, FontRole::Small, quiet,
                    Qt::AlignRight | Qt::AlignVCenter);
    if (row.userMade)
        icons::paint(painter, QRectF(layout.nameRight + 6, middle - 7, 14, 14), QStringLiteral("pencil"), color(Token::Text3));
    const QRectF below(layout.left, line.bottom() - 4, layout.pointsRight - layout.left,
                       Theme::current().metrics(layout.nameRole).height());
    if (!layout.nameRest.isEmpty())
        paint::text(painter, below, layout.nameRest, layout.nameRole, ink);
    const QRectF beside = layout.noteBelow ? below : line;
    if (!layout.note.isEmpty())
        paint::text(painter, QRectF(layout.noteLeft, beside.top(), layout.noteRight - layout.noteLeft, beside.height()), layout.note,
                    FontRole::Caption, quiet, Qt::AlignRight | Qt::AlignVCenter);
}

} // namespace

QRect CatalogueDelegate::addRect(const QRect &row)
{
    const int side = std::min(22, row.height() - 4);
    return {row.left() + 9, row.top() + (std::min(row.height(), 28) - side) / 2, side, side};
}

void CatalogueDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Row *row = m_model ? m_model->row(index) : nullptr;
    if (!row)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paint::rowGround(*painter, option, index);
    const QRectF full = paint::fullRow(option);
    const bool offered = option.state & (QStyle::State_MouseOver | QStyle::State_Selected);
    if (row->kind == Row::Kind::Group)
        paintHeading(*painter, option, index, full, *row);
    else
        paintEntry(*painter, full, *row, offered, m_favourites && m_favourites->contains(row->entryId));
    if (m_dots && row->kind == Row::Kind::Unit && !offered)
        paint::collectionDot(*painter, {full.left() + 6, full.top() + 14}, int(m_dots->ofEntry(row->entryId).kind));
    painter->restore();
}

QSize CatalogueDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Row *row = m_model ? m_model->row(index) : nullptr;
    const bool heading = row && row->kind == Row::Kind::Group;
    const double more = row && !heading ? layoutEntry(*row, paint::fullRow(option)).extraHeight() : 0;
    return {option.rect.width(), std::max(heading ? 26 : 28, option.fontMetrics.height() + 8) + qCeil(more)};
}

} // namespace muster::app

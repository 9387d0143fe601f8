// SPDX-License-Identifier: GPL-3.0-or-later
// How the panel of versions looks: its rows, buttons and texts.
#include "app/roster/versions/VersionsPanel.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/workspace/Workspace.h"
#include "text/Typography.h"

#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

namespace muster::app {

using documents::RosterVersion;

namespace {

enum VersionRole { VersionId = Qt::UserRole, VersionTime, VersionPoints, VersionVerdict, VersionNote };

QString versionPoints(double points, const std::optional<double> &limit, const QString &unit)
{
    return limit ? QStringLiteral("%1 / %2 %3").arg(share::amount(points), share::amount(*limit), unit)
                 : QStringLiteral("%1 %2").arg(share::amount(points), unit);
}

QString verdictWord(library::Verdict verdict)
{
    return verdict == library::Verdict::Legal  ? VersionsPanel::tr("Legal")
        : verdict == library::Verdict::Illegal ? VersionsPanel::tr("Not legal")
                                               : VersionsPanel::tr("Not checked");
}

void speakVersion(QListWidgetItem &item)
{
    QStringList words{item.text(), item.data(VersionTime).toString(), item.data(VersionPoints).toString(),
                      verdictWord(library::Verdict(item.data(VersionVerdict).toInt())), item.data(VersionNote).toString()};
    words.removeAll(QString());
    item.setData(Qt::AccessibleTextRole, words.join(QStringLiteral(", ")));
    item.setToolTip(words.join('\n'));
}

} // namespace

void VersionDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paint::rowGround(*painter, option, index, true);
    const QRectF full = paint::fullRow(option);
    const bool now = index.data(VersionId).toString().isEmpty();
    const double line = (full.height() - 8) / 2;
    const QRectF first(full.left() + 36, full.top() + 4, full.width() - 36 - 14, line), second = first.translated(0, line);
    painter->setPen(QPen(color(now ? Token::Accent : Token::Control), 1.5));
    painter->setBrush(now ? QBrush(color(Token::Accent)) : QBrush(Qt::NoBrush));
    painter->drawEllipse(QPointF(full.left() + 19, first.center().y()), 4, 4);
    const QString time = index.data(VersionTime).toString();
    const double timeWidth = Theme::current().metrics(FontRole::Small).horizontalAdvance(time) + 10;
    paint::text(*painter, first.adjusted(0, 0, -timeWidth, 0), index.data().toString(), FontRole::BodyMedium, color(Token::Text));
    paint::text(*painter, first, time, FontRole::Small, color(Token::Text2), Qt::AlignRight | Qt::AlignVCenter);
    const auto verdict = library::Verdict(index.data(VersionVerdict).toInt());
    const bool good = verdict == library::Verdict::Legal;
    double x = second.left();
    x += paint::text(*painter, second, index.data(VersionPoints).toString(), FontRole::Small, color(Token::Text2)) + 12;
    if (verdict != library::Verdict::Unknown) {
        icons::paint(*painter, QRectF(x, second.center().y() - 6, 12, 12), good ? "ok" : "problem", color(good ? Token::Ok : Token::Error));
        x += 16;
    }
    x += paint::text(*painter, QRectF(x, second.top(), std::max(0.0, second.right() - x), second.height()), verdictWord(verdict),
                     FontRole::Small,
                     color(verdict == library::Verdict::Unknown ? Token::Text3
                               : good                           ? Token::Ok
                                                                : Token::Error));
    const QString note = index.data(VersionNote).toString().simplified();
    if (second.right() - x > 60 && !note.isEmpty())
        paint::text(*painter, QRectF(x + 12, second.top(), second.right() - x - 12, second.height()), note, FontRole::Small,
                    color(Token::Text2));
    painter->restore();
}

QSize VersionDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {option.rect.width(), std::max(46, 2 * option.fontMetrics.height() + 14)};
}

void VersionsPanel::build()
{
    m_list = new QListWidget;
    m_list->setObjectName("versionsView");
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setMouseTracking(true);
    m_list->setItemDelegate(new VersionDelegate(this));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_hint = new QLabel;
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setWordWrap(true);
    m_hint->setProperty("role", "hint");
    m_hint->setContentsMargins(14, 4, 14, 8);
    m_bar = new QWidget;
    auto *row = new FlowLayout(m_bar);
    row->setContentsMargins(12, 6, 12, 6);
    const auto button = [row](const char *name, const char *icon) {
        auto *made = new QPushButton(icons::icon(QString::fromLatin1(icon)), {});
        made->setObjectName(name);
        made->setProperty("small", true);
        row->addWidget(made);
        return made;
    };
    m_keep = button("versionKeep", "plus");
    m_compare = button("versionCompare", "swap");
    m_restore = button("versionRestore", "undo");
    m_rename = button("versionRename", "pencil");
    m_remove = button("versionRemove", "trash");
    m_bringBack = button("versionBringBack", "refresh");
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_bar);
    column->addWidget(m_hint);
    column->addWidget(m_list, 1);
    setFocusProxy(m_list);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    connect(m_keep, &QPushButton::clicked, this, &VersionsPanel::keep);
    connect(m_compare, &QPushButton::clicked, this, [this] { emit compareWanted(selected()); });
    connect(m_restore, &QPushButton::clicked, this, &VersionsPanel::restore);
    connect(m_rename, &QPushButton::clicked, this, &VersionsPanel::rename);
    connect(m_remove, &QPushButton::clicked, this, &VersionsPanel::remove);
    connect(m_bringBack, &QPushButton::clicked, this, &VersionsPanel::bringBack);
    connect(m_list, &QListWidget::currentItemChanged, this, &VersionsPanel::showButtons);
    connect(m_list, &QListWidget::itemActivated, this, [this] {
        if (!selected().isEmpty())
            emit compareWanted(selected());
    });
}

void VersionsPanel::retranslate()
{
    m_list->setAccessibleName(tr("Versions"));
    m_keep->setText(tr("Save version…"));
    m_compare->setToolTip(tr("This version beside the roster as it is now"));
    m_restore->setToolTip(tr("The roster becomes what it was then: one step, which can be undone"));
    m_rename->setToolTip(tr("Name and note…"));
    m_remove->setToolTip(tr("Remove"));
    m_hint->setText(
        tr("A version keeps the roster as it is under a name: before a tournament, before a bold idea. It goes along into copies, "
           "backups, .muster files and to a club's server."));
    m_keep->setToolTip(m_hint->text());
    fill();
}

void VersionsPanel::fill()
{
    const QString before = selected();
    const QSignalBlocker quiet(m_list);
    m_list->clear();
    if (m_editor)
        m_list->addItem(new QListWidgetItem);
    showNow();
    for (const RosterVersion &version : m_versions) {
        auto *item = new QListWidgetItem(version.name);
        item->setData(VersionId, version.id);
        item->setData(VersionTime, StatusTexts::timeText(version.when));
        item->setData(VersionPoints, versionPoints(version.points, version.limit, version.pointsName));
        item->setData(VersionVerdict, int(version.verdict));
        item->setData(VersionNote, version.note);
        speakVersion(*item);
        m_list->addItem(item);
        if (version.id == before)
            m_list->setCurrentItem(item);
    }
    if (m_list->currentRow() < 0 && m_list->count() > 0)
        m_list->setCurrentRow(m_list->count() > 1 && !before.isEmpty() ? 1 : 0);
    nameButtons();
    showHint();
    showButtons();
}

// Where there is little room the button's tool tip alone says it: half a sentence helps nobody.
void VersionsPanel::showHint()
{
    const int others = m_bar->heightForWidth(width()) + m_list->fontMetrics().height() * 4;
    m_hint->setVisible(m_versions.empty() && height() >= others + m_hint->heightForWidth(width()));
}

// A low panel has one line for all of them: what is done to a version keeps its sign, the words go into the tool tip.
void VersionsPanel::nameButtons()
{
    const bool low = height() < m_list->fontMetrics().height() * 10;
    const std::pair<QPushButton *, QString> names[] = {
        {m_compare, tr("Compare")}, {m_restore, tr("Restore")}, {m_rename, tr("Name and note…")}, {m_remove, tr("Remove")}};
    for (const auto &[button, name] : names) {
        button->setText(low ? QString() : name);
        button->setAccessibleName(name);
    }
}

void VersionsPanel::showNow()
{
    QListWidgetItem *now = m_editor ? m_list->item(0) : nullptr;
    if (!now)
        return;
    now->setText(tr("Now"));
    now->setData(VersionId, QString());
    if (!isVisible()) // an edit need not count the points once more for nobody
        return;
    const library::Record record = m_editor->document().record();
    now->setData(VersionTime, StatusTexts::timeText(record.changed));
    now->setData(VersionPoints, versionPoints(record.points, record.limit, m_editor->look().costName));
    now->setData(VersionVerdict, int(record.verdict));
    speakVersion(*now);
}

void VersionsPanel::showButtons()
{
    const bool version = current() != nullptr;
    // A button that goes off leaves the keyboard in the panel, also while the window is going.
    if (const QWidget *focused = window()->focusWidget(); focused && focused != m_list && isAncestorOf(focused) && !version)
        m_list->setFocus();
    m_keep->setEnabled(m_editor != nullptr);
    for (QPushButton *button : {m_compare, m_restore, m_rename, m_remove}) {
        button->setVisible(!m_versions.empty());
        button->setEnabled(version);
    }
    m_bringBack->setVisible(m_removed.has_value());
    if (m_removed)
        m_bringBack->setText(tr("Bring back “%1”").arg(m_removed->name));
    for (QPushButton *button : {m_keep, m_bringBack})
        button->setAccessibleName(button->text());
}

} // namespace muster::app

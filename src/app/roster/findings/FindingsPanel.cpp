// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/findings/FindingsPanel.h"

#include "app/theme/paint/Literal.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/ElidedLabel.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/RowsFollowWidth.h"
#include "app/theme/widgets/VerdictButton.h"
#include "text/Typography.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QListView>
#include <QPushButton>
#include <QStackedWidget>

#include <cmath>
#include <unordered_map>

namespace muster::app {

using models::FindingRow;

namespace {

Tone toneOf(FindingRow::Kind kind)
{
    switch (kind) {
    case FindingRow::Kind::Error:
        return Tone::Error;
    case FindingRow::Kind::Warning:
        return Tone::Warning;
    case FindingRow::Kind::Advantage:
        return Tone::Advantage;
    case FindingRow::Kind::Hint:
        break;
    }
    return Tone::Neutral;
}

constexpr double textLeft = 38;

// How high words are in a width. A list with many findings asks for every row, several times for each edit.
double wrappedHeight(const QString &words, double width, FontRole role)
{
    constexpr int mostKept = 500;
    struct Key
    {
        QString words;
        int width, role, font;
        bool operator==(const Key &) const = default;
    };
    struct Hash
    {
        std::size_t operator()(const Key &key) const { return qHashMulti(0, key.words, key.width, key.role, key.font); }
    };
    static std::unordered_map<Key, double, Hash> known;
    const QFontMetricsF &metrics = Theme::current().metrics(role);
    const int wide = int(std::max(60.0, width));
    const Key key{words, wide, int(role), int(metrics.height() * 64)};
    if (const auto found = known.find(key); found != known.end())
        return found->second;
    if (known.size() >= mostKept)
        known.clear();
    const double high = std::ceil(metrics.boundingRect(QRectF(0, 0, wide, 400), Qt::TextWordWrap, words).height());
    known.emplace(key, high);
    return high;
}

// The title is what helps: it takes a second line before it loses a word.
double titleHeight(const QString &title, double width)
{
    return wrappedHeight(title, width, FontRole::BodyMedium);
}

// A reason is never cut either; scopes are short.
double scopeHeight(const QString &scope, double width)
{
    return wrappedHeight(scope, width, FontRole::Small) + 2;
}

constexpr double widestFix = 190; ///< a long name in a button leaves room for the finding

// What the buttons on the row leave for words.
double textRoom(const QStyleOptionViewItem &option, const QModelIndex &index, double width)
{
    const auto *view = qobject_cast<const QListView *>(option.widget);
    const QWidget *buttons = view ? view->indexWidget(index) : nullptr;
    return width - textLeft - 12 - (buttons ? buttons->sizeHint().width() : 0);
}

} // namespace

void FindingDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const FindingRow *row = m_model ? m_model->row(index) : nullptr;
    if (!row)
        return;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    paint::rowGround(*painter, option, index, true);
    const QRectF full = paint::fullRow(option);
    const Tone tone = toneOf(row->kind);
    const QString icon = row->kind == FindingRow::Kind::Advantage ? QStringLiteral("star-hollow")
        : row->kind == FindingRow::Kind::Hint                     ? QStringLiteral("info")
                                                                  : toneIcon(tone);
    icons::paint(*painter, QRectF(full.left() + 12, full.top() + 9, 16, 16), icon, color(strongToken(tone)));
    const double left = full.left() + textLeft;
    const double wide = textRoom(option, index, full.width());
    const double high = titleHeight(row->title, wide);
    painter->setFont(roleFont(FontRole::BodyMedium));
    painter->setPen(color(Token::Text));
    painter->drawText(QRectF(left, full.top() + 7, wide, high), Qt::TextWordWrap, row->title);
    painter->setFont(roleFont(FontRole::Small));
    painter->setPen(color(Token::Text2));
    painter->drawText(QRectF(left, full.top() + 8 + high, wide, scopeHeight(row->scope, wide)), Qt::TextWordWrap, row->scope);
    painter->restore();
}

QSize FindingDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const FindingRow *row = m_model ? m_model->row(index) : nullptr;
    const auto *view = qobject_cast<const QListView *>(option.widget);
    const double width = view ? view->viewport()->width() : option.rect.width();
    const double room = textRoom(option, index, width);
    const double words = row ? titleHeight(row->title, room) + scopeHeight(row->scope, room) : 0;
    return {option.rect.width(), std::max(50, int(words) + 16)};
}

FindingsPanel::FindingsPanel(QWidget *parent) : QWidget(parent)
{
    m_view = new QListView;
    m_view->setObjectName("findingsView");
    m_view->setFrameShape(QFrame::NoFrame);
    m_view->setMouseTracking(true);
    m_view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_view->setResizeMode(QListView::Adjust);
    new RowsFollowWidth(m_view);
    m_delegate = new FindingDelegate(this);
    m_view->setItemDelegate(m_delegate);
    m_nothing = new EmptyState;
    m_finePage = new QWidget; // one line: an empty panel asks for no attention
    m_fineIcon = new QLabel;
    m_fine = new ElidedLabel;
    m_fine->setObjectName("findingsFine");
    m_fine->setProperty("role", "ok");
    auto *fineRow = new QHBoxLayout;
    fineRow->setContentsMargins(12, 8, 12, 8);
    fineRow->setSpacing(8);
    fineRow->addWidget(m_fineIcon);
    fineRow->addWidget(m_fine, 1);
    auto *fineColumn = new QVBoxLayout(m_finePage);
    fineColumn->setContentsMargins(0, 0, 0, 0);
    fineColumn->addLayout(fineRow);
    fineColumn->addStretch();
    icons::put(m_fineIcon, "ok", 16, Token::Ok);
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(m_view);
    m_pages->addWidget(m_finePage);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_pages);
    m_givenUp = new QLabel;
    m_givenUp->setObjectName("findingsGivenUp");
    m_givenUp->setProperty("role", "hint");
    m_givenUp->setWordWrap(true);
    m_givenUp->setContentsMargins(12, 6, 12, 6);
    m_givenUp->hide();
    layout->addWidget(m_givenUp);
    setFocusProxy(m_view);
    connect(m_view, &QListView::doubleClicked, this, &FindingsPanel::jump);
    connect(m_view, &QListView::activated, this, &FindingsPanel::jump);
    retranslate();
}

void FindingsPanel::setEditor(RosterEditor *editor)
{
    if (m_editor) {
        m_editor->disconnect(this);
        m_editor->findings().disconnect(this);
    }
    m_editor = editor;
    m_delegate->setModel(editor ? &editor->findings() : nullptr);
    m_view->setModel(editor ? &editor->findings() : nullptr);
    if (editor) {
        const auto follow = [this] { showState(); };
        connect(&editor->document(), &documents::RosterDocument::rosterChanged, this, follow);
        connect(&editor->document(), &documents::RosterDocument::rosterReplaced, this, follow);
        connect(editor, &RosterEditor::lookChanged, this, follow);
        // Fixes that take long to find come later than their rows.
        connect(&editor->findings(), &QAbstractItemModel::dataChanged, this, &FindingsPanel::placeButtons, Qt::QueuedConnection);
        connect(&editor->findings(), &models::FindingsModel::searched, this, &FindingsPanel::showGivenUp);
    }
    showState();
}

void FindingsPanel::retranslate()
{
    m_view->setAccessibleName(tr("Findings"));
    m_givenUp->setText(tr("Too much is wrong here to look for a fix for everything. Mend something, and the search goes on."));
    showState();
}

void FindingsPanel::showState()
{
    const int rows = m_editor ? m_editor->findings().rowCount() : 0;
    m_pages->setCurrentIndex(rows > 0 ? 1 : m_editor && m_editor->pack() ? 2 : 0);
    m_nothing->setIcon("info");
    if (!m_editor)
        m_nothing->setTexts(tr("No roster is open"), QString());
    else if (!m_editor->pack())
        m_nothing->setTexts(tr("Not checked"),
                            tr("The data of %1 are not here.").arg(share::toText(m_editor->document().roster().gameSystemName)));
    else
        m_fine->setText(tr("Nothing to report. Every rule of %1 was checked.").arg(m_editor->pack()->name(m_editor->language())));
    placeButtons();
    showGivenUp();
    emit countsChanged(m_editor ? m_editor->findings().errorCount() : 0, m_editor ? m_editor->findings().warningCount() : 0);
}

int FindingsPanel::shortHeight() const
{
    return m_pages->currentWidget() == m_finePage && m_givenUp->isHidden() ? m_finePage->sizeHint().height() : 0;
}

void FindingsPanel::showGivenUp()
{
    m_givenUp->setVisible(m_editor && m_editor->findings().hasGivenUp());
}

// Buttons stand on the rows themselves; only the first error's best fix is the primary one.
void FindingsPanel::placeButtons()
{
    if (!m_editor)
        return;
    bool primary = true;
    bool changed = false;
    for (int i = 0; i < m_editor->findings().rowCount(); ++i) {
        const QModelIndex index = m_editor->findings().index(i, 0);
        const FindingRow *row = m_editor->findings().row(index);
        const bool any = !row->fixes.empty() || row->slot.isValid();
        // Buttons that would look the same stay: an edit seldom touches more than one finding.
        QStringList look{row->slot.isValid() ? tr("Choose…") : QString(), row->title, any && primary ? "primary" : ""};
        for (const models::FixOffer &offer : row->fixes)
            look.append(offer.text);
        QWidget *old = m_view->indexWidget(index);
        const bool strong = any && primary;
        primary = primary && !any;
        if (any ? old && old->property("look").toStringList() == look : !old)
            continue;
        changed = true;
        if (old)
            old->hide(); // it is deleted later, and must not be seen until then
        QWidget *buttons = any ? makeButtons(index, strong) : nullptr;
        if (buttons)
            buttons->setProperty("look", look);
        m_view->setIndexWidget(index, buttons);
    }
    if (changed)
        m_view->doItemsLayout(); // the words make room for the buttons
}

QWidget *FindingsPanel::makeButtons(const QModelIndex &index, bool primary)
{
    const FindingRow *row = m_editor->findings().row(index);
    auto *buttons = new QWidget;
    auto *line = new QHBoxLayout(buttons);
    line->setContentsMargins(0, 0, 12, 0);
    line->setSpacing(6);
    line->addStretch();
    const QPersistentModelIndex place(index);
    const auto add = [&](const QString &text, bool strong, auto &&act) {
        const QString shown = Theme::current().metrics(FontRole::BodyMedium).elidedText(text, Qt::ElideRight, widestFix);
        auto *button = new QPushButton(literal(shown));
        if (shown != text)
            button->setToolTip(text);
        button->setProperty("small", true);
        button->setAccessibleName(text::labelled(text, row->title));
        if (strong && primary)
            setStyleProperty(button, "primary", true);
        connect(button, &QPushButton::clicked, this, act);
        line->addWidget(button);
    };
    for (int i = 0; i < int(row->fixes.size()); ++i)
        add(row->fixes[std::size_t(i)].text, i == 0 && !row->slot.isValid(), [this, place, i] { mend(place, i); });
    if (row->slot.isValid()) {
        add(tr("Choose…"), true, [this, place] { choose(place); });
    }
    return buttons;
}

void FindingsPanel::choose(const QModelIndex &index)
{
    const FindingRow *finding = m_editor->findings().row(index);
    if (!finding)
        return;
    const models::Place slot = finding->slot;
    if (finding->option) {
        m_editor->setCurrent(finding->culpritId);
        emit optionsWanted(slot.groupId);
        return;
    }
    m_editor->setTarget(slot);
    emit chooseWanted();
}

void FindingsPanel::jump(const QModelIndex &index)
{
    const FindingRow *row = m_editor ? m_editor->findings().row(index) : nullptr;
    if (!row)
        return;
    if (row->slot.isValid() && !row->option)
        m_editor->setTarget(row->slot);
    m_editor->setCurrent(row->culpritId);
}

void FindingsPanel::mend(const QModelIndex &index, int offer)
{
    // The button goes away with its row: the edit waits until its signal is done.
    const QPersistentModelIndex place(index);
    QMetaObject::invokeMethod(
        this,
        [this, place, offer] {
            if (!m_editor || !place.isValid())
                return;
            // The keyboard stays in the list when its button goes; where nothing is left to report it goes on to the formation.
            m_view->setCurrentIndex(place);
            m_view->setFocus();
            m_editor->accept(m_editor->findings().applyFix(place, offer));
            if (m_editor && m_editor->findings().rowCount() == 0)
                emit emptied();
        },
        Qt::QueuedConnection);
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
// How the panel that compares is put together, and its texts.
#include "app/roster/versions/CompareDelegate.h"
#include "app/roster/versions/ComparePanel.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/FlowLayout.h"
#include "app/theme/widgets/Segments.h"

#include <QAbstractButton>
#include <QComboBox>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QResizeEvent>
#include <QStackedWidget>
#include <QTableWidget>
#include <QToolButton>

namespace muster::app {

void ComparePanel::build()
{
    m_nothing = new EmptyState;
    m_nothing->setIcon("swap");
    m_table = new QTableWidget(0, int(CompareColumn::Count));
    m_table->setObjectName("comparedLists");
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setTabKeyNavigation(false);
    m_table->setCornerButtonEnabled(false);
    m_table->verticalHeader()->hide();
    m_table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setItemDelegate(new CompareDelegate(
        [this](int row) -> const models::ComparedRow * {
            const auto index = std::size_t(row);
            const bool known = index < m_shown.size() && m_shown[index] < m_comparison.rows.size(); // another comparison may be on its way
            return known ? &m_comparison.rows[m_shown[index]] : nullptr;
        },
        m_table));
    QHeaderView *header = m_table->horizontalHeader();
    header->setHighlightSections(false);
    header->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    header->setMinimumSectionSize(34);
    for (int c = 0; c < int(CompareColumn::Count); ++c) {
        const bool named = CompareColumn(c) == CompareColumn::NameA || CompareColumn(c) == CompareColumn::NameB;
        header->setSectionResizeMode(c, named ? QHeaderView::Stretch : QHeaderView::Interactive);
    }
    m_table->viewport()->installEventFilter(this);
    connect(m_table, &QTableWidget::cellActivated, this, [this](int row, int) { openRow(row); });
    connect(m_table, &QTableWidget::cellDoubleClicked, this, [this](int row, int) { openRow(row); });
    m_pages = new QStackedWidget;
    m_pages->addWidget(m_nothing);
    m_pages->addWidget(m_table);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(buildHead());
    column->addWidget(m_pages, 1);
    setFocusProxy(m_table);
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    connect(&Theme::current(), &Theme::changed, m_table->viewport(), qOverload<>(&QWidget::update));
}

bool ComparePanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_table->viewport() && event->type() == QEvent::Resize
        && static_cast<QResizeEvent *>(event)->size().width() != static_cast<QResizeEvent *>(event)->oldSize().width())
        QMetaObject::invokeMethod(this, &ComparePanel::fitColumns, Qt::QueuedConnection); // the header follows first
    return QWidget::eventFilter(watched, event);
}

// The names need the room: on a small screen the change keeps its sign alone, and the slot goes into the tool tip of the name.
void ComparePanel::fitColumns()
{
    const double scale = std::max(1.0, Theme::current().metrics(FontRole::Body).height() / 17.0);
    const auto wide = [scale](int pixels) { return int(pixels * scale); };
    const int figures = 2 * wide(60) + wide(56);
    const int room = m_table->viewport()->width() - figures;
    const bool words = room - wide(104) >= 2 * wide(180);
    const bool slot = room - wide(104) - wide(words ? 104 : 34) >= 2 * wide(180);
    m_table->setColumnHidden(int(CompareColumn::Place), !slot);
    const std::pair<CompareColumn, int> widths[] = {{CompareColumn::Place, 104},
                                                    {CompareColumn::PointsA, 60},
                                                    {CompareColumn::Change, words ? 104 : 34},
                                                    {CompareColumn::PointsB, 60},
                                                    {CompareColumn::Difference, 56}};
    for (const auto &[column, pixels] : widths)
        m_table->horizontalHeader()->resizeSection(int(column), wide(pixels));
    m_table->horizontalHeaderItem(int(CompareColumn::Change))->setText(words ? tr("Change") : QString());
    m_table->resizeRowsToContents();
}

QWidget *ComparePanel::buildHead()
{
    auto *head = new QWidget;
    auto *column = new QVBoxLayout(head);
    column->setContentsMargins(12, 8, 12, 6);
    column->setSpacing(6);
    const auto side = [this](const char *name) {
        auto *made = new QComboBox;
        made->setObjectName(name);
        made->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        made->setMinimumContentsLength(10);
        connect(made, &QComboBox::currentIndexChanged, this, &ComparePanel::later);
        return made;
    };
    m_a = side("compareA");
    m_b = side("compareB");
    const auto button = [](const char *name, const char *icon) {
        auto *made = new QToolButton;
        made->setObjectName(name);
        made->setIcon(icons::icon(QString::fromLatin1(icon)));
        made->setFocusPolicy(Qt::StrongFocus);
        return made;
    };
    m_swap = button("compareSwap", "swap");
    m_copy = button("compareCopy", "copy");
    m_copy->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    auto *sides = new QHBoxLayout;
    const auto letter = [](const QString &word) {
        auto *made = new QLabel(word);
        made->setFont(roleFont(FontRole::BodyStrong));
        return made;
    };
    sides->addWidget(letter(QStringLiteral("A")));
    sides->addWidget(m_a, 1);
    sides->addWidget(m_swap);
    sides->addWidget(letter(QStringLiteral("B")));
    sides->addWidget(m_b, 1);
    m_sentence = new QLabel;
    m_sentence->setObjectName("compareSentence");
    m_sentence->setTextFormat(Qt::PlainText);
    m_sentence->setWordWrap(true);
    m_sentence->setFont(roleFont(FontRole::BodyStrong));
    m_what = new Segments;
    m_what->setObjectName("compareWhat");
    auto *row = new QWidget;
    auto *flow = new FlowLayout(row);
    flow->setContentsMargins(0, 0, 0, 0);
    flow->addWidget(m_what);
    flow->addWidget(m_copy);
    column->addLayout(sides);
    column->addWidget(m_sentence);
    column->addWidget(row);
    connect(m_swap, &QToolButton::clicked, this, &ComparePanel::swap);
    connect(m_copy, &QToolButton::clicked, this, &ComparePanel::copy);
    connect(m_what, &Segments::chosen, this, &ComparePanel::fillTable);
    return head;
}

void ComparePanel::retranslate()
{
    m_a->setAccessibleName(tr("First version or roster"));
    m_b->setAccessibleName(tr("Second version or roster"));
    m_swap->setToolTip(tr("Swap A and B"));
    m_swap->setAccessibleName(m_swap->toolTip());
    m_copy->setText(tr("Copy as text"));
    m_copy->setAccessibleName(m_copy->text());
    m_what->setChoices({tr("Everything"), tr("Only changes")});
    m_what->setAccessibleName(tr("Which rows are shown"));
    if (m_what->currentIndex() < 0)
        m_what->setCurrentIndex(0);
    m_table->setAccessibleName(tr("Two lists side by side"));
    m_table->setHorizontalHeaderLabels({tr("Slot"), tr("A"), tr("Points"), tr("Change"), tr("B"), tr("Points"), tr("B − A")});
    m_table->horizontalHeaderItem(int(CompareColumn::Change))->setToolTip(tr("Change"));
    fitColumns();
    fillChoices();
}

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/print/PreviewPanel.h"

#include "app/paper/PaperView.h"
#include "app/print/ThumbnailDelegate.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"
#include "app/theme/widgets/EmptyState.h"
#include "app/theme/widgets/FlowLayout.h"
#include "print/paint/Replay.h"

#include <QAction>
#include <QLabel>
#include <QListWidget>
#include <QPainter>
#include <QProgressBar>
#include <QPushButton>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::app {

namespace {

QPixmap thumbnail(const print::Page &page, qreal ratio)
{
    const QSize most = ThumbnailDelegate::picture;
    const double scale = std::min(most.width() / page.size.width(), most.height() / page.size.height());
    QPixmap picture((page.size * scale * ratio).toSize());
    picture.setDevicePixelRatio(ratio);
    picture.fill(Qt::white);
    QPainter painter(&picture);
    print::Replay().page(painter, page, scale);
    return picture;
}

} // namespace

PreviewPanel::PreviewPanel(PrintSession &session, QWidget *parent) : QWidget(parent), m_session(session)
{
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    m_stack = new QStackedWidget;
    whole->addWidget(m_stack);
    m_empty = new EmptyState;
    m_empty->setIcon("print");
    auto *choose = new QAction(this);
    choose->setObjectName("print.choose");
    connect(choose, &QAction::triggered, this, &PreviewPanel::openWanted);
    m_empty->addAction(choose, true);
    m_stack->addWidget(m_empty);

    auto *work = new QWidget;
    auto *column = new QVBoxLayout(work);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *row = new QHBoxLayout;
    row->setSpacing(0);
    m_thumbs = new QListWidget;
    m_thumbs->setFixedWidth(118);
    m_thumbs->setFrameShape(QFrame::NoFrame);
    m_thumbs->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_thumbs->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_thumbs->setUniformItemSizes(true);
    m_thumbs->setItemDelegate(new ThumbnailDelegate(m_thumbs));
    m_view = new PaperView;
    row->addWidget(m_thumbs);
    row->addWidget(m_view, 1);
    column->addLayout(row, 1);
    makeFoot(column);
    m_stack->addWidget(work);
    setFocusProxy(m_view);

    connect(m_thumbs, &QListWidget::currentRowChanged, this, [this](int page) {
        if (page >= 0 && page != m_page)
            showPage(page);
    });
    connect(m_view, &PaperView::zoomChanged, this, &PreviewPanel::refreshFoot);
    connect(m_view, &PaperView::clicked, this, &PreviewPanel::clickedAt);
    m_thumbTimer.setInterval(0);
    connect(&m_thumbTimer, &QTimer::timeout, this, &PreviewPanel::nextThumbnail);
    connect(&m_session, &PrintSession::ready, this, &PreviewPanel::pagesChanged);
    connect(&m_session, &PrintSession::rosterChanged, this, [this] { m_stack->setCurrentIndex(m_session.hasRoster() ? 1 : 0); });
    connect(&m_session, &PrintSession::progress, this, [this](int done, int total) {
        m_progress->setRange(0, total);
        m_progress->setValue(done);
        m_progress->setVisible(m_session.isWorking());
        m_cancel->setVisible(m_session.isWorking() && total > 12);
    });
    connect(&m_session, &PrintSession::stopped, this, &PreviewPanel::refreshFoot);
    retranslate();
    pagesChanged();
}

void PreviewPanel::makeFoot(QVBoxLayout *column)
{
    auto *foot = new QWidget;
    auto *row = new FlowLayout(foot); // a narrow panel has the sizes below the pages
    row->setContentsMargins(10, 4, 10, 4);
    row->setSpacing(6);
    const auto button = [&](QToolButton *&target, const char *icon) {
        target = new QToolButton;
        target->setIcon(icons::icon(icon));
        target->setAutoRaise(true);
        row->addWidget(target);
    };
    const auto label = [&](QLabel *&target) {
        target = new QLabel;
        target->setTextFormat(Qt::PlainText);
        row->addWidget(target);
    };
    button(m_previous, "chevron-left");
    label(m_pageText);
    button(m_next, "chevron-right");
    m_progress = new QProgressBar;
    m_progress->setTextVisible(false);
    m_progress->setMaximumSize(160, 6);
    m_progress->hide();
    m_cancel = new QPushButton;
    m_cancel->hide();
    row->addWidget(m_progress);
    row->addWidget(m_cancel);
    auto *between = new QWidget;
    between->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    row->addWidget(between);
    label(m_paperText);
    button(m_minus, "minus");
    label(m_zoomText);
    button(m_plus, "plus");
    m_real = new QPushButton;
    row->addWidget(m_real);
    m_fit = new QPushButton;
    row->addWidget(m_fit);
    column->addWidget(foot);
    connect(m_previous, &QToolButton::clicked, this, [this] { showPage(m_page - 1); });
    connect(m_next, &QToolButton::clicked, this, [this] { showPage(m_page + 1); });
    connect(m_minus, &QToolButton::clicked, m_view, &PaperView::zoomOut);
    connect(m_plus, &QToolButton::clicked, m_view, &PaperView::zoomIn);
    connect(m_real, &QPushButton::clicked, this, [this] { m_view->setZoom(1.0); });
    connect(m_fit, &QPushButton::clicked, m_view, &PaperView::fit);
    connect(m_cancel, &QPushButton::clicked, &m_session, &PrintSession::stop);
}

void PreviewPanel::retranslate()
{
    m_empty->setTexts(tr("Nothing to print yet"),
                      tr("Open a roster, or choose one of the library: its cards and sheets appear here as they will be printed."), true);
    if (auto *choose = findChild<QAction *>("print.choose"))
        choose->setText(tr("Choose a roster"));
    m_thumbs->setAccessibleName(tr("Pages"));
    m_view->setAccessibleName(tr("Preview of the page"));
    const auto name = [](QWidget *widget, const QString &text) {
        widget->setAccessibleName(text);
        widget->setToolTip(text);
    };
    name(m_previous, tr("Previous page"));
    name(m_next, tr("Next page"));
    name(m_minus, tr("Smaller"));
    name(m_plus, tr("Larger"));
    m_fit->setText(tr("Fit page"));
    m_real->setText(tr("Real size"));
    m_real->setToolTip(tr("100 %: a card on the screen is as large as on paper"));
    m_cancel->setText(tr("Cancel"));
    m_progress->setAccessibleName(tr("Progress of the layout"));
    refreshFoot();
    for (int i = 0; i < m_thumbs->count(); ++i)
        m_thumbs->item(i)->setText(pageName(i));
}

QString PreviewPanel::pageName(int page) const
{
    const QString number = QString::number(page + 1);
    for (const print::PrintSection &section : m_session.job().sections) {
        if (page < section.firstPage || page >= section.firstPage + section.pages)
            continue;
        switch (section.kind) {
        case print::PrintKind::Events:
        case print::PrintKind::Orders:
        case print::PrintKind::Dividers:
        case print::PrintKind::Cards: {
            const print::Backs backs = m_session.settings().backs;
            const bool back = backs == print::Backs::Mirrored
                ? (page - section.firstPage) % 2 == 1
                : backs == print::Backs::Separate && page - section.firstPage >= section.pages / 2;
            return back ? tr("%1 Backs").arg(number) : tr("%1 Fronts").arg(number);
        }
        case print::PrintKind::Sheet:
            return tr("%1 Platoon").arg(number);
        case print::PrintKind::Summary:
            return tr("%1 Summary").arg(number);
        case print::PrintKind::Rules:
            return tr("%1 Rules").arg(number);
        case print::PrintKind::Reference:
            return tr("%1 Reference").arg(number);
        case print::PrintKind::Report:
            return tr("%1 Report").arg(number);
        case print::PrintKind::Records:
            return tr("%1 Record").arg(number);
        case print::PrintKind::Markers:
            return tr("%1 Markers").arg(number);
        case print::PrintKind::Tokens:
            return tr("%1 Tokens").arg(number);
        case print::PrintKind::Structures:
            return tr("%1 Structures").arg(number);
        case print::PrintKind::Scenario:
            return tr("%1 Scenario").arg(number);
        case print::PrintKind::Matrix:
            return tr("%1 Odds").arg(number);
        case print::PrintKind::Chronicle:
            return tr("%1 Chronicle").arg(number);
        case print::PrintKind::Blank:
            break;
        }
    }
    return number;
}

void PreviewPanel::pagesChanged()
{
    m_stack->setCurrentIndex(m_session.hasRoster() ? 1 : 0);
    const int pages = int(m_session.job().pages.size());
    while (m_thumbs->count() > pages)
        delete m_thumbs->takeItem(m_thumbs->count() - 1);
    while (m_thumbs->count() < pages)
        m_thumbs->addItem(new QListWidgetItem);
    for (int i = 0; i < pages; ++i)
        m_thumbs->item(i)->setText(pageName(i));
    m_nextThumb = 0;
    m_thumbTimer.start();
    showPage(std::clamp(m_page, 0, std::max(0, pages - 1)));
}

// One picture per turn of the event loop: the window stays awake with a hundred pages too.
void PreviewPanel::nextThumbnail()
{
    if (m_nextThumb >= int(m_session.job().pages.size())) {
        m_thumbTimer.stop();
        return;
    }
    m_thumbs->item(m_nextThumb)->setData(Qt::DecorationRole, thumbnail(m_session.job().pages[size_t(m_nextThumb)], devicePixelRatioF()));
    ++m_nextThumb;
}

void PreviewPanel::showPage(int page)
{
    const auto &pages = m_session.job().pages;
    m_page = std::clamp(page, 0, std::max(0, int(pages.size()) - 1));
    m_view->setPage(pages.empty() ? print::Page() : pages[size_t(m_page)]);
    m_thumbs->setCurrentRow(pages.empty() ? -1 : m_page);
    markUnit();
    refreshFoot();
}

void PreviewPanel::showUnit(const QString &unitId)
{
    m_unit = unitId;
    for (const print::CardOnPage &place : m_session.job().places)
        if (place.key == unitId && place.page == m_page)
            return markUnit();
    for (const print::CardOnPage &place : m_session.job().places)
        if (place.key == unitId && !place.back)
            return showPage(place.page);
    markUnit();
}

void PreviewPanel::showKind(print::PrintKind kind)
{
    for (const print::PrintSection &section : m_session.job().sections)
        if (section.kind == kind && section.pages > 0)
            return showPage(section.firstPage);
}

void PreviewPanel::markUnit()
{
    for (const print::CardOnPage &place : m_session.job().places)
        if (!m_unit.isEmpty() && place.key == m_unit && place.page == m_page)
            return m_view->setMark(place.area);
    m_view->setMark({});
}

void PreviewPanel::clickedAt(const QPointF &at)
{
    for (const print::CardOnPage &place : m_session.job().places)
        if (place.page == m_page && place.area.contains(at) && !place.key.isEmpty()) {
            m_unit = place.key;
            markUnit();
            emit unitClicked(place.key);
            return;
        }
}

void PreviewPanel::refreshFoot()
{
    const auto &pages = m_session.job().pages;
    m_pageText->setText(pages.empty() ? tr("No pages") : tr("Page %1 of %2").arg(m_page + 1).arg(pages.size()));
    m_previous->setEnabled(m_page > 0);
    m_next->setEnabled(m_page + 1 < int(pages.size()));
    m_zoomText->setText(tr("%1 %").arg(qRound(m_view->shownZoom() * 100)));
    QString paper;
    if (!pages.empty()) {
        const QSizeF size = pages[size_t(m_page)].size;
        paper = tr("%1 × %2 mm")
                    .arg(QLocale().toString(size.width(), 'f', QLocale::FloatingPointShortest),
                         QLocale().toString(size.height(), 'f', QLocale::FloatingPointShortest));
    }
    m_paperText->setText(paper);
    m_progress->setVisible(m_session.isWorking());
    m_cancel->setVisible(m_cancel->isVisible() && m_session.isWorking());
}

} // namespace muster::app

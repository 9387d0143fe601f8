// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/guide/GuideWindow.h"

#include "app/guide/GuideView.h"
#include "app/theme/paint/Literal.h"
#include "app/theme/style/Icons.h"
#include "app/theme/style/Theme.h"

#include <QAction>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QScreen>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

namespace muster::app {

GuideWindow::GuideWindow(std::function<QString()> language, std::function<QList<QAction *>()> actions, QWidget *parent)
    : QDialog(parent), m_language(std::move(language)), m_actions(std::move(actions))
{
    setObjectName("guideWindow");
    setAttribute(Qt::WA_DeleteOnClose);
    setModal(false);
    setWindowFlags(Qt::Window | Qt::WindowTitleHint | Qt::WindowCloseButtonHint | Qt::WindowMinMaxButtonsHint);
    // On a small screen with room for the title bar, which would else be out of reach above it.
    const QScreen *where = parent ? parent->screen() : QGuiApplication::primaryScreen();
    resize(QSize(1000, 700).boundedTo(where ? where->availableSize() - QSize(40, 100) : QSize(1000, 700)));
    build();
    retranslate();
    connect(m_view, &QTextBrowser::backwardAvailable, m_back, &QWidget::setEnabled);
    connect(m_view, &QTextBrowser::forwardAvailable, m_forward, &QWidget::setEnabled);
    connect(m_back, &QToolButton::clicked, m_view, &QTextBrowser::backward);
    connect(m_forward, &QToolButton::clicked, m_view, &QTextBrowser::forward);
    connect(m_view, &QTextBrowser::historyChanged, this, &GuideWindow::showCurrent);
    connect(m_search, &QLineEdit::textChanged, this, &GuideWindow::showContents);
    connect(m_contents, &QListWidget::currentItemChanged, this, [this](const QListWidgetItem *item) {
        if (!item || m_filling)
            return;
        m_view->setSource(item->data(Qt::UserRole).toUrl());
        m_view->mark(m_search->text());
    });
    auto *find = new QShortcut(QKeySequence(Qt::CTRL | Qt::Key_F), this);
    connect(find, &QShortcut::activated, m_search, [this] {
        m_search->setFocus();
        m_search->selectAll();
    });
}

QToolButton *GuideWindow::addButton(QBoxLayout *row, const QString &icon, const QKeySequence &key)
{
    auto *button = new QToolButton;
    button->setIcon(icons::icon(icon));
    button->setIconSize({16, 16});
    button->setShortcut(key);
    button->setEnabled(false);
    row->addWidget(button);
    return button;
}

void GuideWindow::build()
{
    auto *side = new QWidget;
    side->setMinimumWidth(200);
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(12, 12, 0, 12);
    column->setSpacing(8);
    auto *head = new QHBoxLayout;
    head->setSpacing(4);
    m_back = addButton(head, "chevron-left", QKeySequence(Qt::ALT | Qt::Key_Left));
    m_forward = addButton(head, "chevron-right", QKeySequence(Qt::ALT | Qt::Key_Right));
    m_search = new QLineEdit;
    m_search->setClearButtonEnabled(true);
    m_search->addAction(icons::icon("search"), QLineEdit::LeadingPosition);
    m_search->installEventFilter(this);
    head->addWidget(m_search, 1);
    column->addLayout(head);
    m_contents = new QListWidget;
    m_contents->setFrameShape(QFrame::NoFrame);
    m_contents->setProperty("plain", true);
    m_contents->setTextElideMode(Qt::ElideRight);
    column->addWidget(m_contents, 1);
    m_nothing = new QLabel;
    m_nothing->setWordWrap(true);
    m_nothing->setProperty("role", "second");
    column->addWidget(m_nothing);
    m_view = new GuideView;
    auto *split = new QSplitter(Qt::Horizontal);
    split->addWidget(side);
    split->addWidget(m_view);
    split->setStretchFactor(1, 1);
    split->setChildrenCollapsible(false);
    split->setSizes({300, 700});
    auto *whole = new QVBoxLayout(this);
    whole->setContentsMargins(0, 0, 0, 0);
    whole->addWidget(split);
}

void GuideWindow::retranslate()
{
    setWindowTitle(tr("Guide – Muster"));
    m_back->setToolTip(tr("Back (%1)").arg(m_back->shortcut().toString(QKeySequence::NativeText)));
    m_forward->setToolTip(tr("Forward (%1)").arg(m_forward->shortcut().toString(QKeySequence::NativeText)));
    m_back->setAccessibleName(tr("Back"));
    m_forward->setAccessibleName(tr("Forward"));
    m_search->setPlaceholderText(tr("Search the guide"));
    m_search->setAccessibleName(tr("Search the guide"));
    m_contents->setAccessibleName(tr("Contents"));
    m_view->setAccessibleName(tr("Page of the guide"));
    m_nothing->setText(tr("No page has these words."));
    const QString shown = page();
    readBook();
    showContents();
    if (!shown.isEmpty())
        showPage(shown);
}

void GuideWindow::readBook()
{
    m_book = std::make_unique<GuideBook>(m_language());
    m_book->setKeys(tr("Keys"), keysMarkdown());
    m_view->setBook(m_book.get());
}

QString GuideWindow::keysMarkdown() const
{
    QString text = "# " + tr("Keys") + "\n\n"
        + tr("The keys of what can be done in the workspace that is shown. `Ctrl+K` finds every action by its name.") + "\n\n| "
        + tr("Action") + " | " + tr("Key") + " |\n|---|---|\n";
    const QList<QAction *> actions = m_actions();
    for (const QAction *action : actions) {
        QStringList keys;
        const QList<QKeySequence> shortcuts = action->shortcuts();
        for (const QKeySequence &key : shortcuts)
            keys.append('`' + key.toString(QKeySequence::NativeText) + '`');
        if (!keys.isEmpty())
            text += "| " + readable(action->text()).replace('|', '/') + " | " + keys.join(", ") + " |\n";
    }
    return text;
}

void GuideWindow::showContents()
{
    const QString words = m_search->text().trimmed();
    m_filling = true;
    m_contents->clear();
    QList<const GuidePage *> shown = m_book->search(words);
    for (const GuidePage *page : shown) {
        auto *item = new QListWidgetItem(page->title, m_contents);
        item->setData(Qt::UserRole, page->url);
        item->setToolTip(page->title);
        item->setSizeHint({100, 30});
    }
    m_filling = false;
    m_contents->setVisible(!shown.isEmpty());
    m_nothing->setVisible(shown.isEmpty());
    showCurrent();
    m_view->mark(words);
}

void GuideWindow::showCurrent()
{
    m_filling = true;
    m_contents->setCurrentRow(-1);
    for (int row = 0; row < m_contents->count(); ++row) {
        if (m_contents->item(row)->data(Qt::UserRole).toUrl() == m_view->source().adjusted(QUrl::RemoveFragment))
            m_contents->setCurrentRow(row);
    }
    m_filling = false;
}

void GuideWindow::showPage(const QString &id)
{
    if (id == GuideBook::keysId())
        m_book->setKeys(tr("Keys"), keysMarkdown()); // of the workspace that is shown now
    const GuidePage *wanted = m_book->find(id);
    if (!wanted && !m_book->pages().isEmpty())
        wanted = &m_book->pages().constFirst();
    if (wanted && m_view->source() == wanted->url)
        m_view->reload();
    else if (wanted)
        m_view->setSource(wanted->url);
    showCurrent();
    m_view->setFocus();
}

QString GuideWindow::page() const
{
    const GuidePage *shown = m_book ? m_book->at(m_view->source()) : nullptr;
    return shown ? shown->id : QString();
}

void GuideWindow::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange && m_view)
        retranslate();
    QDialog::changeEvent(event);
}

// From the search field the arrows and Enter go on in the list of pages.
bool GuideWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Down && m_contents->count() > 0) {
            m_contents->setFocus();
            m_contents->setCurrentRow(std::max(0, m_contents->currentRow()));
            return true;
        }
        if (key == Qt::Key_Escape && !m_search->text().isEmpty()) {
            m_search->clear(); // the next one closes the guide
            return true;
        }
        if ((key == Qt::Key_Return || key == Qt::Key_Enter) && m_contents->count() > 0) {
            m_contents->setCurrentRow(0);
            m_view->setFocus();
            return true;
        }
    }
    return QDialog::eventFilter(watched, event);
}

} // namespace muster::app

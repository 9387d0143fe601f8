// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/shell/palette/CommandPalette.h"

#include "app/shell/palette/PaletteDelegate.h"
#include "app/theme/paint/Paint.h"
#include "app/theme/style/Icons.h"

#include <QApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QVBoxLayout>

namespace muster::app {

namespace {

constexpr int shadow = 14;
constexpr int wide = 580;
constexpr int belowTop = 62;
constexpr int fieldHeight = 46;
constexpr int footHeight = 32;
constexpr int tallest = 340;

} // namespace

CommandPalette::CommandPalette(Source source, QWidget *window)
    : QWidget(window), m_source(std::move(source)), m_model(new PaletteModel(this))
{
    setObjectName("commandPalette");
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(shadow + 1, shadow + 1, shadow + 1, shadow + 1);
    column->setSpacing(0);
    auto *top = new QHBoxLayout;
    top->setContentsMargins(44, 0, 14, 0);
    m_field = new QLineEdit(this);
    m_field->setObjectName("paletteField");
    m_field->setProperty("bare", true);
    m_field->setFrame(false);
    m_field->setFont(roleFont(FontRole::Title));
    m_field->setFixedHeight(fieldHeight);
    m_count = new QLabel(this);
    m_count->setProperty("role", "second");
    m_count->setFont(roleFont(FontRole::Small));
    top->addWidget(m_field, 1);
    top->addWidget(m_count);
    m_list = new QListView(this);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new PaletteDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus);
    m_list->setMouseTracking(true);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setProperty("bare", true);
    m_nothing = new QLabel(this);
    m_nothing->setTextFormat(Qt::PlainText);
    m_nothing->setProperty("role", "second");
    m_nothing->setContentsMargins(18, 14, 18, 14);
    auto *bottom = new QHBoxLayout;
    bottom->setContentsMargins(14, 0, 14, 0);
    m_foot = new QLabel(this);
    m_footRight = new QLabel(this);
    for (QLabel *label : {m_foot, m_footRight}) {
        label->setFixedHeight(footHeight);
        label->setProperty("role", "second");
        label->setFont(roleFont(FontRole::Small));
        bottom->addWidget(label, label == m_foot ? 1 : 0);
    }
    column->addLayout(top);
    column->addWidget(m_list, 1);
    column->addWidget(m_nothing);
    column->addLayout(bottom);
    retranslate();
    m_field->installEventFilter(this);
    window->installEventFilter(this);
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::refresh);
    connect(m_list, &QListView::clicked, this, [this](const QModelIndex &index) {
        m_list->setCurrentIndex(index);
        run();
    });
    hide();
}

void CommandPalette::retranslate()
{
    setAccessibleName(tr("Command palette"));
    m_field->setAccessibleName(tr("Find an action or a unit"));
    m_field->setPlaceholderText(tr("Find an action or a unit"));
    m_list->setAccessibleName(tr("Results"));
    m_foot->setText(tr("Enter runs, Tab completes, Esc closes"));
    m_footRight->setText(tr("> for actions only, @ for the rest"));
    m_nothing->setText(tr("Nothing of that name."));
}

void CommandPalette::open(const QString &typed)
{
    if (isVisible() && m_field->text() == typed) {
        dismiss();
        return;
    }
    m_focusBefore = QApplication::focusWidget();
    m_field->setText(typed);
    refresh();
    show();
    raise();
    m_field->setFocus(Qt::OtherFocusReason);
}

void CommandPalette::refresh()
{
    QString typed = m_field->text().trimmed();
    const QChar mode = typed.isEmpty() ? QChar() : typed.at(0);
    const bool actionsOnly = mode == '>';
    const bool othersOnly = mode == '@';
    if (actionsOnly || othersOnly)
        typed = typed.mid(1).trimmed();
    QList<PaletteModel::Candidate> candidates = m_source(typed);
    candidates.removeIf([&](const PaletteModel::Candidate &candidate) {
        const bool action = !candidate.name.isEmpty();
        return (actionsOnly && !action) || (othersOnly && action);
    });
    m_model->show(candidates, typed);
    m_count->setText(tr("%n result(s)", nullptr, m_model->results()));
    m_nothing->setVisible(m_model->results() == 0);
    m_list->setVisible(m_model->results() > 0);
    if (m_model->rowCount() > 1)
        m_list->setCurrentIndex(m_model->index(1));
    m_list->scrollToTop();
    place();
}

void CommandPalette::place()
{
    int rows = 0;
    for (int row = 0; row < m_model->rowCount() && rows < tallest; ++row)
        rows += m_model->isEntry(row) ? 32 : 28;
    const int body = m_model->results() == 0 ? 46 : qMin(rows, tallest) + 6;
    const int width = qMin(wide, parentWidget()->width() - 40) + 2 * shadow;
    const int height = fieldHeight + body + footHeight + 2 + 2 * shadow;
    setGeometry((parentWidget()->width() - width) / 2, belowTop - shadow, width, qMin(height, parentWidget()->height() - belowTop));
}

void CommandPalette::move(int step)
{
    int row = m_list->currentIndex().row();
    const int count = m_model->rowCount();
    for (int tries = 0; tries < count; ++tries) {
        row = (row + step + count) % count;
        if (m_model->isEntry(row)) {
            m_list->setCurrentIndex(m_model->index(row));
            if (row == 1)
                m_list->scrollToTop();
            return;
        }
    }
}

void CommandPalette::run()
{
    const PaletteModel::Candidate *found = m_model->candidate(m_list->currentIndex());
    if (!found || found->entry.refused)
        return;
    // The entry may change the window, so the palette is gone before it runs.
    const PaletteModel::Candidate candidate = *found;
    dismiss();
    if (candidate.entry.run)
        candidate.entry.run();
    emit ran(candidate.name);
}

void CommandPalette::complete()
{
    if (const PaletteModel::Candidate *found = m_model->candidate(m_list->currentIndex()))
        m_field->setText(found->entry.text);
}

void CommandPalette::dismiss()
{
    hide();
    if (m_focusBefore)
        m_focusBefore->setFocus(Qt::PopupFocusReason);
}

bool CommandPalette::handleKey(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Down:
        move(1);
        return true;
    case Qt::Key_Up:
        move(-1);
        return true;
    case Qt::Key_Tab:
        complete();
        return true;
    case Qt::Key_Backtab:
        return true; // stays in the field
    case Qt::Key_Return:
    case Qt::Key_Enter:
        run();
        return true;
    case Qt::Key_Escape:
        dismiss();
        return true;
    default:
        return false;
    }
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_field && event->type() == QEvent::KeyPress)
        return handleKey(static_cast<QKeyEvent *>(event));
    if (watched == m_field && event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape) {
        event->accept();
        return true;
    }
    // Whatever else takes the keyboard, the palette goes; another program, or the menu of the field, only borrows it.
    if (watched == m_field && event->type() == QEvent::FocusOut && isVisible()) {
        const Qt::FocusReason reason = static_cast<QFocusEvent *>(event)->reason();
        if (reason != Qt::ActiveWindowFocusReason && reason != Qt::PopupFocusReason && reason != Qt::MenuBarFocusReason)
            hide();
    }
    if (watched == parentWidget() && event->type() == QEvent::Resize && isVisible())
        place();
    return QWidget::eventFilter(watched, event);
}

void CommandPalette::changeEvent(QEvent *event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(shadow + 0.5, shadow + 0.5, -shadow - 0.5, -shadow - 0.5);
    // It lies inside the window, where the window system draws no shadow.
    painter.setPen(Qt::NoPen);
    for (int i = shadow; i > 0; i -= 2) {
        painter.setBrush(QColor(0, 0, 0, Theme::current().isDark() ? 16 : 7));
        painter.drawRoundedRect(box.adjusted(-i, -i + 4, i, i), 6 + i, 6 + i);
    }
    painter.setPen(color(Token::PopupLine));
    painter.setBrush(color(Token::Raised));
    painter.drawRoundedRect(box, 6, 6);
    painter.fillRect(QRectF(box.left() + 1, box.top() + fieldHeight, box.width() - 2, 1), color(Token::Line));
    const double footTop = box.bottom() - footHeight;
    painter.setClipRect(QRectF(box.left() + 1, footTop, box.width() - 1.5, footHeight));
    painter.setPen(Qt::NoPen);
    painter.setBrush(color(Token::Header));
    painter.drawRoundedRect(box.adjusted(1, 0, -1, -1), 5, 5);
    painter.setClipping(false);
    painter.fillRect(QRectF(box.left() + 1, footTop, box.width() - 2, 1), color(Token::Line));
    icons::paint(painter, QRectF(box.left() + 16, box.top() + (fieldHeight - 16) / 2.0, 16, 16), "search", color(Token::Text2));
}

} // namespace muster::app

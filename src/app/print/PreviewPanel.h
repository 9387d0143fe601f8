// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/print/PrintSession.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QListWidget;
class QProgressBar;
class QPushButton;
class QStackedWidget;
class QToolButton;

namespace muster::app {

class EmptyState;
class PaperView;

/// The true preview: thumbnails, the page as it goes to the PDF, zoom and page numbers below.
class PreviewPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit PreviewPanel(PrintSession &session, QWidget *parent = nullptr);
    void retranslate();
    /// Turns to the card of this unit and marks it.
    void showUnit(const QString &unitId);
    void showKind(print::PrintKind kind);
    void showPage(int page);
    [[nodiscard]] int page() const { return m_page; }
    [[nodiscard]] PaperView *view() const { return m_view; }

signals:
    void unitClicked(const QString &unitId);
    void openWanted();

private:
    void makeFoot(class QVBoxLayout *column);
    void pagesChanged();
    void markUnit();
    void nextThumbnail();
    void refreshFoot();
    void clickedAt(const QPointF &at);
    [[nodiscard]] QString pageName(int page) const;

    PrintSession &m_session;
    QStackedWidget *m_stack = nullptr;
    EmptyState *m_empty = nullptr;
    QListWidget *m_thumbs = nullptr;
    PaperView *m_view = nullptr;
    QToolButton *m_previous = nullptr, *m_next = nullptr, *m_minus = nullptr, *m_plus = nullptr;
    QPushButton *m_fit = nullptr, *m_real = nullptr, *m_cancel = nullptr;
    QLabel *m_pageText = nullptr, *m_paperText = nullptr, *m_zoomText = nullptr;
    QProgressBar *m_progress = nullptr;
    QTimer m_thumbTimer;
    int m_nextThumb = 0;
    int m_page = 0;
    QString m_unit;
};

} // namespace muster::app

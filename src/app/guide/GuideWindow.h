// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/guide/GuideBook.h"

#include <QDialog>

#include <functional>
#include <memory>

class QAction;
class QLabel;
class QLineEdit;
class QListWidget;
class QToolButton;

namespace muster::app {

class GuideView;

/// The user's guide beside the program: contents, search, back and forward. It stays open while one works.
class GuideWindow final : public QDialog
{
    Q_OBJECT

public:
    /// `language` and `actions` are asked whenever the pages are made: the guide follows the program.
    GuideWindow(std::function<QString()> language, std::function<QList<QAction *>()> actions, QWidget *parent);

    /// Opens a page by its id ("campaign", "keys"); the first one when there is none of that name.
    void showPage(const QString &page);
    [[nodiscard]] QString page() const;
    [[nodiscard]] GuideView *view() const { return m_view; }
    [[nodiscard]] QLineEdit *search() const { return m_search; }
    [[nodiscard]] QListWidget *contents() const { return m_contents; }

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void build();
    void retranslate();
    void readBook();
    [[nodiscard]] QString keysMarkdown() const;
    void showContents();
    void showCurrent();
    QToolButton *addButton(class QBoxLayout *row, const QString &icon, const QKeySequence &key);

    std::function<QString()> m_language;
    std::function<QList<QAction *>()> m_actions;
    std::unique_ptr<GuideBook> m_book;
    QToolButton *m_back = nullptr;
    QToolButton *m_forward = nullptr;
    QLineEdit *m_search = nullptr;
    QListWidget *m_contents = nullptr;
    QLabel *m_nothing = nullptr;
    GuideView *m_view = nullptr;
    bool m_filling = false;
};

} // namespace muster::app

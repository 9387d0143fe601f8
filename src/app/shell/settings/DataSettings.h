// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QPushButton;
class QTreeWidget;

namespace muster::app {

class MainWindow;

/// The folders of community data that rosters find their game in: add one, look into it, forget it.
class DataSettings final : public QWidget
{
    Q_OBJECT

public:
    explicit DataSettings(MainWindow &window);

    /// Reads the data of a folder beside the window and remembers it; the page says how it went.
    void add(const QString &folder);

protected:
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void fill();
    void follow();
    void askAndAdd();
    void forget();

    MainWindow &m_window;
    QLabel *m_explained = nullptr;
    QTreeWidget *m_list = nullptr;
    QLabel *m_remark = nullptr;
    QPushButton *m_add = nullptr;
    QPushButton *m_open = nullptr;
    QPushButton *m_forget = nullptr;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/workspace/Services.h"

#include <QWidget>

class QAction;
class QLabel;
class QListWidget;

namespace muster::app {

class EmptyState;

/// No battle is open: begin one, or go on with one of the library.
class TableHome final : public QWidget
{
    Q_OBJECT

public:
    TableHome(const Services &services, QAction *begin, QWidget *parent = nullptr);

    void retranslate();
    void refresh();
    [[nodiscard]] QListWidget *list() const { return m_list; }

signals:
    void chosen(const QString &battle);

private:
    const Services &m_services;
    EmptyState *m_empty;
    QLabel *m_title;
    QListWidget *m_list;
};

} // namespace muster::app

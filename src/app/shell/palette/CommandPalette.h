// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/shell/palette/PaletteModel.h"

#include <QPointer>
#include <QWidget>

#include <functional>

class QLabel;
class QLineEdit;
class QListView;

namespace muster::app {

/// Ctrl+K: every action and every unit by typing a few letters. Refused entries are listed with their reason.
class CommandPalette final : public QWidget
{
    Q_OBJECT

public:
    using Source = std::function<QList<PaletteModel::Candidate>(const QString &typed)>;

    /// `source` is asked again whenever the text changes.
    CommandPalette(Source source, QWidget *window);

    /// Shows it over the window; `typed` is already in the field.
    void open(const QString &typed = {});
    [[nodiscard]] QLineEdit *field() const { return m_field; }
    [[nodiscard]] QListView *list() const { return m_list; }

signals:
    /// The name of the action that was run.
    void ran(const QString &name);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();
    void refresh();
    void place();
    void move(int step);
    void run();
    void complete();
    void dismiss();
    bool handleKey(QKeyEvent *event);

    Source m_source;
    PaletteModel *m_model = nullptr;
    QLineEdit *m_field = nullptr;
    QListView *m_list = nullptr;
    QLabel *m_count = nullptr;
    QLabel *m_foot = nullptr;
    QLabel *m_footRight = nullptr;
    QLabel *m_nothing = nullptr;
    QPointer<QWidget> m_focusBefore;
};

} // namespace muster::app

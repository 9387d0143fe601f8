// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableVerbs.h"
#include "app/table/master/MasterVerbs.h"

#include <QWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace muster::app {

class EmptyState;

/// Decks and bags of the battle: how many are left, what was drawn, one button that draws. Hidden bags belong to the game master.
class PilesPanel final : public QWidget
{
    Q_OBJECT

public:
    explicit PilesPanel(TableSession &session, QWidget *parent = nullptr);

    void retranslate();

private:
    struct Row
    {
        QString pile;
        QLabel *name = nullptr, *left = nullptr, *card = nullptr;
        QWidget *draw = nullptr, *back = nullptr;
    };
    [[nodiscard]] QWidget *buildSecondary();
    void refreshSecondary();
    /// Decks, and bags where no board shows what was drawn.
    [[nodiscard]] QVector<const battle::PileState *> shownPiles() const;
    void rebuild();
    void refresh();
    [[nodiscard]] static QString openingChances(int opening, int left);
    void refreshRow(const Row &row, const battle::PileState &pile);
    [[nodiscard]] QString cardText(const QString &pile, const QString &card) const;

    TableSession &m_session;
    TableVerbs m_verbs;
    MasterVerbs m_master;
    EmptyState *m_empty;
    QWidget *m_body = nullptr, *m_secondary = nullptr;
    QLabel *m_secondaryState = nullptr, *m_secondaryText = nullptr;
    QPushButton *m_read = nullptr, *m_open = nullptr;
    bool m_reading = false;
    QVBoxLayout *m_column;
    QString m_built;
    QVector<Row> m_rows;
};

} // namespace muster::app

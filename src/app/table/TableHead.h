// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/table/TableSession.h"

#include <QWidget>

namespace muster::app {

/// In the tool strip: what is played, then figures with their captions above them.
class TableHead final : public QWidget
{
    Q_OBJECT

public:
    explicit TableHead(TableSession &session, QWidget *parent = nullptr);

    struct Fact
    {
        QString caption, figure, rest;
        friend bool operator==(const Fact &, const Fact &) = default;
    };
    void set(const QString &title, const QString &second, const QVector<Fact> &facts = {});
    /// What is shown in so much room.
    [[nodiscard]] QVector<Fact> fitting(double room) const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] double widthOf(const Fact &fact) const;
    [[nodiscard]] double widthOf(const QVector<Fact> &facts) const;

    TableSession &m_session;
    QString m_title, m_second;
    QVector<Fact> m_facts;
};

/// Turn, whose activation it is, the score: what the head says about the battle now.
[[nodiscard]] QVector<TableHead::Fact> tableFacts(const TableSession &session);

} // namespace muster::app

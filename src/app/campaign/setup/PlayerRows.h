// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QVector>
#include <QWidget>

class QComboBox;
class QLineEdit;

namespace muster::app {

/// Who plays with what: a name and a force per line. A name in the last line opens the next one.
class PlayerRows final : public QWidget
{
    Q_OBJECT

public:
    struct Force
    {
        QString id, name;
    };
    struct Player
    {
        QString name;
        QString force; ///< id, or empty
    };

    explicit PlayerRows(QWidget *parent = nullptr);
    /// The forces one can choose; the first player gets the first of them.
    void setForces(const QVector<Force> &forces);
    [[nodiscard]] QVector<Player> players() const;

private:
    void showLines();

    static constexpr int most = 16;
    static constexpr int atFirst = 4;
    QLineEdit *m_names[most] = {};
    QComboBox *m_forces[most] = {};
};

} // namespace muster::app

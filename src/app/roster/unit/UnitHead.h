// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;
class QToolButton;

namespace muster::app {

class Badge;

/// The head of the unit panel: tile, name, kind, points; the player's own name, tag and count below.
class UnitHead final : public QWidget
{
    Q_OBJECT

public:
    struct Data
    {
        QString name, kind, icon, points, nickname, tag;
        int count = 1;
        bool editable = false; ///< a unit of the roster, not of the catalogue
        bool markable = false; ///< can have a colour: an army shows none
        bool countable = false;
        QString add;     ///< of the catalogue: what its button says, "Add to Leader"; empty: none
        QString refusal; ///< why it cannot be added
    };

    explicit UnitHead(QWidget *parent = nullptr);
    void show(const Data &data, const QColor &hue);
    void retranslate();
    void commit(); ///< stores a name that is still being typed
    [[nodiscard]] QLineEdit *nickname() const { return m_nickname; }

signals:
    void renamed(const QString &name);
    void tagged(const QString &colour);
    void countChosen(int count);
    void addWanted();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Data m_data;
    QColor m_hue;
    QLabel *m_name = nullptr;
    Badge *m_kind = nullptr;
    QLabel *m_points = nullptr;
    QLineEdit *m_nickname = nullptr;
    QList<QToolButton *> m_tags;
    QSpinBox *m_count = nullptr;
    QPushButton *m_add = nullptr;
    bool m_filling = false;
};

} // namespace muster::app

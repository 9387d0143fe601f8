// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QWidget>

class QPushButton;
class QSpinBox;

namespace muster::app {

/// The chances of what an attack takes away. Each column stands on the button that records it; with many columns a field does.
class LossColumns final : public QWidget
{
    Q_OBJECT

public:
    explicit LossColumns(QWidget *parent = nullptr);

    /// `lost[i]`: the chance of exactly i; the last is everything when `ends`.
    void setChances(const std::vector<double> &lost, bool ends, const QColor &colour);
    [[nodiscard]] int most() const { return int(m_lost.size()) - 1; }
    void retranslate();
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

signals:
    void chosen(int lost);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void place();
    [[nodiscard]] bool isStepped() const { return m_lost.size() > mostButtons; }
    [[nodiscard]] double columnWidth() const;
    [[nodiscard]] QString nameOf(int lost) const;

    static constexpr std::size_t mostButtons = 11;
    std::vector<double> m_lost;
    bool m_ends = true;
    QColor m_colour;
    QVector<QPushButton *> m_buttons;
    QSpinBox *m_count = nullptr;
    QPushButton *m_record = nullptr;
};

} // namespace muster::app

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <vector>

class QAbstractButton;

namespace muster::app {

class SizeSpinBox;

/// How an option is chosen, as its limits want it.
enum class OptionControl { Radio, Check, Spin };

/// What an option row shows.
struct OptionData
{
    QString key; ///< stable name, so that the focus finds its control again
    OptionControl control = OptionControl::Check;
    QString name;
    QString gives;  ///< what it brings, quiet
    QString reason; ///< why it cannot be taken, or what would happen
    QString hint;   ///< what it does, in full
    QString price;  ///< "+6", "0"
    bool tooDear = false;
    bool warning = false;
    bool enabled = true;
    int count = 0;   ///< 0/1 for radio and check
    int minimum = 0; ///< of a count
    int maximum = 99;
    int step = 1;           ///< by how many its arrows move
    std::vector<int> sizes; ///< the only counts there are, where not every one is
    int depth = 0;
    friend bool operator==(const OptionData &, const OptionData &) = default;
};

/// One option: control, name, what it gives, a warning or reason, the price at the right.
class OptionRow final : public QWidget
{
    Q_OBJECT

public:
    explicit OptionRow(const OptionData &data, QWidget *parent = nullptr);
    /// Shows the same option in another state; false when it needs another control.
    [[nodiscard]] bool change(const OptionData &data);
    [[nodiscard]] QWidget *control() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;

signals:
    /// Only by the user.
    void countChosen(int count);
    /// The mouse or the keyboard came to it, or left it.
    void pointed(bool on);

protected:
    void enterEvent(QEnterEvent *event) override;
    void leaveEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fill();
    [[nodiscard]] bool reasonBelow(double width) const;
    [[nodiscard]] double textLeft() const;
    [[nodiscard]] double priceRoom() const;
    [[nodiscard]] int lineHeight() const;

    OptionData m_data;
    QAbstractButton *m_button = nullptr;
    SizeSpinBox *m_spin = nullptr;
};

} // namespace muster::app

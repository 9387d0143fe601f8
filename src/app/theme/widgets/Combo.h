// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace muster::app {

/// A choice that may be narrower than its words: it elides them and says them in full in its tool tip.
class Combo final : public QComboBox
{
    Q_OBJECT

public:
    explicit Combo(QWidget *parent = nullptr);

    /// Room for the words that are shown now, not for the longest there are.
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;
    /// The words do not fit.
    [[nodiscard]] bool isElided() const;

protected:
    void paintEvent(QPaintEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] int room() const;
    [[nodiscard]] QString shownText() const;
    [[nodiscard]] int widthFor(const QString &text) const;
};

} // namespace muster::app

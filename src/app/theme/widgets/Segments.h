// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;

namespace muster::app {

/// Two to four choices side by side, one of them on.
class Segments final : public QWidget
{
    Q_OBJECT

public:
    explicit Segments(QWidget *parent = nullptr);

    /// Replaces the choices; keeps the current index where it still exists.
    void setChoices(const QStringList &texts);
    /// Choices shown as icons; the texts become tool tips and spoken names.
    void setChoices(const QStringList &texts, const QStringList &icons);
    [[nodiscard]] int currentIndex() const;
    /// -1: none is on yet.
    void setCurrentIndex(int index);
    [[nodiscard]] int count() const;

signals:
    /// Only when the user chose.
    void chosen(int index);

private:
    bool renamed(const QStringList &texts);

    QButtonGroup *m_group = nullptr;
};

} // namespace muster::app

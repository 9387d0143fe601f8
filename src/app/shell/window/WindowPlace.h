// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QList>
#include <QRect>

#include <optional>

class QWidget;

namespace muster::app {

/// Where the window stands and how large it is, as it is kept between two starts: on another screen, or with another size of
/// texts, it is as large as there is room.
struct WindowPlace
{
    QRect normal; ///< when it is not maximised
    bool maximised = false;

    [[nodiscard]] static WindowPlace of(const QWidget &window);
    /// What write() wrote; nothing for anything else.
    [[nodiscard]] static std::optional<WindowPlace> read(const QByteArray &bytes);
    [[nodiscard]] QByteArray write() const;

    /// On the screen that shows most of it, else on the first one; never larger than that screen, and with its title bar on it.
    [[nodiscard]] static QRect fitted(const QRect &wanted, const QList<QRect> &screens);
    /// Puts the window there; before it is shown.
    void apply(QWidget &window) const;
};

} // namespace muster::app

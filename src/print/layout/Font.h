// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>

#include <compare>

namespace muster::print {

/// The one resolution at which everything is measured, so that preview, PDF and printer break lines alike.
inline constexpr double layoutDpi = 1200.0;
inline constexpr double unitsPerMm = layoutDpi / 25.4;
inline constexpr double mmPerPoint = 25.4 / 72.0;

/// Condensed for figures and tables, Wide for the titles of some games, Window for what is drawn on the screen among other texts.
enum class Family { Condensed, Wide, Window };
enum class Weight { Regular, Medium, Bold, Black };

/// A type face at a size in points; small enough to be copied into every text command.
struct Font
{
    double points = 7.2;
    Weight weight = Weight::Regular;
    bool italic = false;
    Family family = Family::Condensed;
    double tracking = 0.0; ///< letter spacing in em

    [[nodiscard]] Font sized(double newPoints) const;
    [[nodiscard]] Font with(Weight newWeight) const;
    [[nodiscard]] Font slanted(bool on = true) const;
    /// The face as Qt knows it, in pixels of the layout resolution: no screen can change it.
    [[nodiscard]] QFont toQFont() const;

    friend auto operator<=>(const Font &, const Font &) = default;
};

inline Font regular(double points)
{
    return {points, Weight::Regular};
}
inline Font medium(double points)
{
    return {points, Weight::Medium};
}
inline Font bold(double points)
{
    return {points, Weight::Bold};
}
inline Font italic(double points)
{
    return {points, Weight::Regular, true};
}

} // namespace muster::print

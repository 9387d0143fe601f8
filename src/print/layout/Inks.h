// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace muster::print {

/// Colour as designed, the same in greys, or as little ink as possible.
enum class InkMode { Colour, Mono, Saver };

/// The colours of a piece of print: one game colour, everything else black, white and one tint.
struct Inks
{
    InkMode mode = InkMode::Colour;
    QRgb game = 0xff3c3c3c; ///< dark enough for white text

    static constexpr QRgb text = 0xff111111;
    static constexpr QRgb paper = 0xffffffff;
    static constexpr QRgb closed = 0xffe6e6e6;
    static constexpr QRgb hair = 0xff666666;
    static constexpr QRgb soft = 0xff888888;
    static constexpr QRgb faint = 0xffaaaaaa;
    static constexpr QRgb ghost = 0xffdedede;

    /// A colour in this mode: unchanged, or its grey.
    [[nodiscard]] QRgb shade(QRgb colour) const;
    /// The game colour as a line or small symbol.
    [[nodiscard]] QRgb line() const { return mode == InkMode::Saver ? text : shade(game); }
    /// The game colour as an area; 0 when plates are outlined to save ink.
    [[nodiscard]] QRgb plate() const { return mode == InkMode::Saver ? 0 : shade(game); }
    /// Text on such an area.
    [[nodiscard]] QRgb onPlate() const { return mode == InkMode::Saver ? text : paper; }
    /// A lighter tone of the game colour, for bars in several tones.
    [[nodiscard]] QRgb tone(double strength) const;
    [[nodiscard]] bool saver() const { return mode == InkMode::Saver; }
};

/// The colour darkened until white text on it reads well (contrast 6.9 or more).
[[nodiscard]] QRgb darkEnough(QRgb colour);

} // namespace muster::print

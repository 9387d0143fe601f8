// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace muster::base {

/// Reads a whole text as a finite decimal number, whatever the locale; surrounding blanks are allowed.
[[nodiscard]] std::optional<double> parseNumber(std::string_view text);
/// Like parseNumber, for whole numbers that fit an int.
[[nodiscard]] std::optional<int> parseInteger(std::string_view text);

/// Rounded up to a whole number; what no int can hold (a hostile limit of 1e300) becomes a thousand million.
[[nodiscard]] int ceiled(double value);

/// Rounded to 15 significant digits, so that 0.7 + 0.1 is 0.8; never "-0".
[[nodiscard]] double rounded(double value);
/// The shortest way to write the rounded value: "5", "0.5", "-2.25".
[[nodiscard]] std::string formatNumber(double value);
/// As Java writes a double, which is how roster files hold costs: "320.0", "0.5".
[[nodiscard]] std::string formatJavaDouble(double value);

} // namespace muster::base

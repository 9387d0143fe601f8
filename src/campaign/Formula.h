// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Expression.h"

#include <QStringList>

namespace muster::campaign {

/// A formula of a campaign's rules, ready to be asked with the values of its names.
class Formula
{
public:
    /// `names`: what it may use, in the order in which of() is given their values.
    [[nodiscard]] static base::Result<Formula> parse(const QString &text, const QStringList &names);

    /// As a sentence can hold it: of a long one the beginning.
    [[nodiscard]] static QString shown(const QString &text);

    /// What is no number (a division by nothing) is 0.
    [[nodiscard]] double of(const odds::Frame &values) const;
    /// Rounded, within what a figure of the book can be.
    [[nodiscard]] int whole(const odds::Frame &values) const;

private:
    odds::Expression m_expression;
    std::size_t m_places = 0;
};

} // namespace muster::campaign

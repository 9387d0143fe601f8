// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/sql/Statement.h"

namespace muster::library {

/// What a club's server tells everybody who listens: who changed which document.
struct ChangeNotice
{
    static constexpr const char *channel = "muster";

    QString client;
    QString document; ///< empty: look at all of them

    /// In one word each, whatever an id is made of; bounded, because a server refuses long notices.
    [[nodiscard]] QString payload() const;
    [[nodiscard]] static ChangeNotice fromPayload(const QString &payload);
    /// Sends it when the transaction is committed.
    [[nodiscard]] Statement statement() const { return {"SELECT pg_notify('muster', ?)", {payload()}}; }
};

} // namespace muster::library

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

namespace muster::library {

/// The password of that address from the system's keyring; nothing when there is none, or no keyring.
[[nodiscard]] std::optional<QString> passwordFromKeyring(const Address &address);
/// False when there is no keyring: then the password is kept nowhere, never in clear.
bool keepInKeyring(const Address &address, const QString &password);

/// Asks the keyring first, then `ask`.
[[nodiscard]] PasswordSource keyringThen(PasswordSource ask);

} // namespace muster::library

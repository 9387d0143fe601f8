// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "library/Library.h"

#include <functional>
#include <memory>
#include <optional>

namespace muster::library {

/// Where the passwords of servers are kept: the system's keyring, which may first ask its owner to unlock it. Nobody waits for
/// it: answers come later, never within the call, and not at all when the receiver is gone by then.
class Keyring
{
public:
    using Found = std::function<void(const std::optional<QString> &)>;
    using Kept = std::function<void(bool)>;

    virtual ~Keyring() = default;
    /// The password of that address; nothing when there is none, no keyring, or it does not answer.
    virtual void read(const Address &address, QObject *receiver, const Found &then) = 0;
    /// False when there is no keyring: then the password is kept nowhere, never in clear.
    virtual void keep(const Address &address, const QString &password, QObject *receiver, const Kept &then) = 0;
};

[[nodiscard]] std::unique_ptr<Keyring> systemKeyring();

/// For programs without a window: asks the keyring first and waits for it, then `ask`.
[[nodiscard]] PasswordSource keyringThen(PasswordSource ask);

} // namespace muster::library

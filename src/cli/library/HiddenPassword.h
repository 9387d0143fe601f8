// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::cli {

/// Overwrites the passwords of addresses in the program's own arguments, which every user of the computer can read in the list of
/// processes. They stand there from the start to this call: the keyring, ~/.pgpass, PGPASSWORD or the prompt leave no trace.
void hidePasswords(int argc, char **argv);

} // namespace muster::cli

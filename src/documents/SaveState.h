// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::documents {

/// Whether everything the user did is on the disk.
enum class SaveState {
    NotStored, ///< the document has no store
    Saved,     ///< every finished command is stored
    Pending,   ///< handed to the store, which has not answered yet: it may still be lost with the program
    Failed,    ///< the last save failed: saveError() says why; the next command or retrySave() tries again
};

} // namespace muster::documents

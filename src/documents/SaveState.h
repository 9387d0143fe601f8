// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace muster::documents {

/// Whether everything the user did is on the disk.
enum class SaveState {
    NotStored, ///< the document has no store
    Saved,     ///< every finished command is stored
    Failed,    ///< the last save failed: saveError() says why; the next command or retrySave() tries again
};

} // namespace muster::documents

// SPDX-License-Identifier: GPL-3.0-or-later
#include "logging/Note.h"

namespace muster::logging {

void noteError(const QLoggingCategory &category, const char *what, const base::Error &error)
{
    qCWarning(category).noquote().nospace() << "could not " << what << ": " << QString::fromStdString(error.message()) << " ["
                                            << QString::fromStdString(error.code) << ']';
}

} // namespace muster::logging

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/Command.h"

namespace muster::cli {

int couldNot(Context &context, const QString &text)
{
    context.err << "muster: " << text << Qt::endl;
    return CouldNot;
}

} // namespace muster::cli

// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QVariantList>

namespace muster::library {

/// One statement of a batch, with the values for its question marks.
struct Statement
{
    QString text;
    QVariantList values;
};

using Statements = QList<Statement>;
using Rows = QList<QVariantList>;

} // namespace muster::library

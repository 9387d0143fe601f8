// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace muster::language {

/// English needs no file: "%n unit(s)" becomes "1 unit" or "2 units" by rule. A word that goes another way is written
/// as a choice, "%n (entry|entries)".
class EnglishPlurals final : public QTranslator
{
    Q_OBJECT

public:
    QString translate(const char *context, const char *source, const char *disambiguation, int n) const override;
    bool isEmpty() const override { return false; }
};

} // namespace muster::language

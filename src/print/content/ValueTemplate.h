// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"
#include "print/content/RosterSource.h"
#include "share/roster/TemplateText.h"

#include <QMap>

namespace muster::print {

/// What the `{…}` parts of a template are read from.
struct ValueContext
{
    const RosterSource &source;
    const RosterUnit *unit = nullptr;
    const rules::Selection *selection = nullptr;      ///< the unit, or the selection of a row
    const rules::EffectiveProfile *profile = nullptr; ///< the row's profile, in a table
    int count = 1;                                    ///< number of the row
    QString profileType;                              ///< where {c:…} is looked for first; empty = anywhere
};

using share::oneLine;

/// Fills in the templates of cards.json (docs/PACKS.md).
class ValueTemplate
{
public:
    explicit ValueTemplate(const ValueContext &context) : m_context(context) {}

    /// Empty when nothing is known of it.
    [[nodiscard]] QString text(const QString &pattern) const { return fill(pattern, false); }
    /// The values as the data have them, whatever the language.
    [[nodiscard]] QString raw(const QString &pattern) const { return fill(pattern, true); }
    [[nodiscard]] int number(const QString &pattern, int fallback = 0) const;
    /// Text, symbol or dice.
    [[nodiscard]] Figure figure(const QString &pattern, const QMap<QString, QString> &symbols = {}) const;

private:
    [[nodiscard]] QString fill(const QString &pattern, bool raw) const;
    [[nodiscard]] QString part(const QString &kind, const QString &argument, bool raw) const;
    [[nodiscard]] QString characteristic(const QString &ids, bool raw) const;
    [[nodiscard]] QString oneCharacteristic(const QString &id, bool raw) const;
    [[nodiscard]] QString optionNames(const QString &groupId) const;
    [[nodiscard]] QString dice(const QString &argument) const;

    ValueContext m_context;
};

} // namespace muster::print

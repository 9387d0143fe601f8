// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/collection/UnitDots.h"

namespace muster::models {

UnitDots::UnitDots(documents::RosterDocument &document, documents::CollectionBook &book, packs::PackPtr pack, QObject *parent)
    : QObject(parent), m_document(document), m_book(book), m_pack(std::move(pack))
{
    const auto stale = [this] {
        m_stale = true;
        emit changed();
    };
    connect(&document, &documents::RosterDocument::rosterChanged, this, stale);
    connect(&document, &documents::RosterDocument::rosterReplaced, this, stale);
    connect(&book, &documents::CollectionBook::changed, this, stale);
}

QString UnitDots::game() const
{
    return QString::fromStdString(m_document.roster().gameSystemId);
}

bool UnitDots::isEmpty() const
{
    return m_book.game(game()).figures().isEmpty();
}

void UnitDots::look() const
{
    if (!std::exchange(m_stale, false))
        return;
    m_selections.clear();
    m_wanted.clear();
    if (isEmpty())
        return;
    const QList<collection::UnitNeeds> units = collection::unitNeeds({m_document.evaluator(), m_pack.get(), {}, {}});
    m_selections = collection::dotsFor(m_book.game(game()), units);
    for (const collection::UnitNeeds &unit : units) {
        for (const collection::Need &need : unit.needs)
            m_wanted[need.key.unit] += need.count;
    }
}

collection::UnitDot UnitDots::ofSelection(const QString &selectionId) const
{
    look();
    return m_selections.value(selectionId);
}

collection::UnitDot UnitDots::ofEntry(const QString &entryId) const
{
    look();
    return isEmpty() ? collection::UnitDot() : collection::dotOf(m_book.game(game()).unit(entryId), m_wanted.value(entryId));
}

QStringList UnitDots::units(bool painted) const
{
    QSet<QString> found;
    for (const collection::Owned &owned : m_book.game(game()).figures()) {
        const collection::Counts all = m_book.game(game()).unit(owned.key.unit);
        if (all.owned() > 0 && (!painted || all.painted() == all.owned()))
            found.insert(owned.key.unit);
    }
    return QStringList(found.cbegin(), found.cend());
}

QString withDot(const QString &sentence, const QString &dot)
{
    return dot.isEmpty() ? sentence : sentence + (sentence.endsWith('.') ? QStringLiteral(" ") : QStringLiteral(". ")) + dot;
}

} // namespace muster::models

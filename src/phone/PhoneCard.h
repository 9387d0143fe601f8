// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "print/cards/CardContent.h"

#include <QHash>
#include <QJsonArray>
#include <QJsonObject>
#include <QSet>

namespace muster::phone {

/// The rule texts of an army, each once: units name them by their number.
class RuleShelf
{
public:
    int place(const QString &name, const QString &text);
    [[nodiscard]] const QJsonArray &rules() const { return m_rules; }

private:
    QHash<QString, int> m_places;
    QJsonArray m_rules;
};

/// Makes of a printed card what the page's script shows; collects the symbols that it needs.
class PhoneCard
{
public:
    PhoneCard(RuleShelf &shelf, const QJsonObject &words) : m_shelf(shelf), m_words(words) {}

    /// `tracks`: instead of the card's own boxes; the units' figures and weapons in the keys that cards.js reads.
    [[nodiscard]] QJsonObject json(const print::CardContent &card, const std::vector<print::Track> *tracks = nullptr);
    [[nodiscard]] const QSet<QString> &symbols() const { return m_symbols; }
    void need(const QString &symbol);

private:
    void add(const print::HeadBlock &head);
    void add(const print::VitalsBlock &vitals);
    void add(const print::AdvantageBlock &advantage);
    void add(const print::TableBlock &table);
    void add(const print::LineBlock &line);
    void add(const print::TracksBlock &block);
    void add(const print::RulesBlock &rules);
    void add(const print::CostsBlock &costs);
    void add(const print::NotesBlock &notes);
    template <typename Other>
    void add(const Other &)
    {
    }
    void addTrack(const print::Track &track);
    void addBoxes(const char *kind, const QString &label, int count);
    [[nodiscard]] QJsonValue figure(const print::Figure &figure);
    [[nodiscard]] QJsonObject strip(const print::StripHead &head);
    [[nodiscard]] QJsonObject row(const print::TableRow &row);
    [[nodiscard]] QString word(const char *name, const QString &value) const;

    RuleShelf &m_shelf;
    const QJsonObject &m_words;
    QSet<QString> m_symbols;
    // Of the card at hand.
    const std::vector<print::Track> *m_ownTracks = nullptr;
    QHash<QString, QString> m_labels; ///< of the big figures, by symbol
    QSet<int> m_placed;
    QJsonArray m_vitals, m_tables, m_lines, m_tracks, m_weaponTracks, m_rules, m_costs;
    QJsonObject m_advantage;
    QString m_badge, m_subtitle, m_notes;
};

/// Without control codes: one line, or with `lines` several. What a name may not do to a page it may not say.
[[nodiscard]] QString cleanText(const QString &text, bool lines = false);

} // namespace muster::phone

// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/odds/OddsThrow.h"

#include <algorithm>

namespace muster::packs {

namespace {

/// Finds the words for dice: names of steps, dice and faces of the game.
class Naming
{
public:
    Naming(const OddsRules &rules, const TableRules &table, const OddsMode &mode) : m_rules(rules), m_table(table), m_mode(mode) {}

    OddsThrow named(const odds::Throw &thrown, odds::Frame frame) const
    {
        const odds::Step &step = *thrown.step;
        const OddsStepWords words = step.words >= 0 ? m_mode.stepWords.at(std::size_t(step.words)) : OddsStepWords();
        OddsThrow row;
        row.name = words.name.isEmpty() ? stageName(step.place) : words.name;
        row.result = thrown.result;
        row.step = stepName(step.place);
        const odds::DiceTerm *term = step.kind == odds::Step::Kind::Dice ? &step.dice.at(thrown.term) : nullptr;
        const std::vector<int> &kind = term ? term->faces : words.faces;
        const int sides = !kind.empty() ? int(kind.size()) : term ? term->sides.whole(frame) : thrown.sides;
        const bool symbols = step.kind == odds::Step::Kind::Roll && kind.empty() && !m_rules.die.isEmpty();
        const TableDie *die = symbols ? m_table.die(m_rules.die) : dieOf(kind, sides);
        row.die = die ? die->id : QStringLiteral("d%1").arg(sides);
        QStringList faces; // what the numbers of the throw stand for
        if (symbols && die)
            faces = ordered(*die, words.first);
        for (std::size_t i = 0; !term && i < kind.size(); ++i)
            faces.append(QString::number(kind[i]));
        const auto face = [&](int shown) { return shown >= 1 && faces.size() == sides ? faces.at(shown - 1) : QString::number(shown); };
        for (const odds::ThrownDie &each : thrown.dice) {
            for (std::size_t i = 0; i + 1 < each.faces.size(); ++i) {
                row.rerolled.append(int(row.faces.size()));
                row.before.append(face(each.faces[i]));
            }
            if (each.counts)
                row.counted.append(int(row.faces.size()));
            row.faces.append(face(each.faces.back()));
        }
        return row;
    }

private:
    // The id of a step.
    QString stepName(int place) const
    {
        for (const std::string &name : m_mode.program.names.known()) {
            if (m_mode.program.names.place(name) == place)
                return QString::fromStdString(name);
        }
        return {};
    }

    // The stage that shows the number of this step.
    LocalText stageName(int place) const
    {
        for (std::size_t i = 0; i < m_mode.stages.size(); ++i) {
            if (m_mode.program.stages.at(i).reads() == std::set<int>{place})
                return m_mode.stages.at(i).name;
        }
        return {};
    }

    // A die of the table with just these faces; null: it has none.
    const TableDie *dieOf(const std::vector<int> &kind, int sides) const
    {
        QList<int> wanted(kind.begin(), kind.end());
        for (int face = 1; kind.empty() && face <= sides; ++face)
            wanted.append(face);
        std::sort(wanted.begin(), wanted.end());
        for (const TableDie &die : m_table.dice) {
            QList<int> values;
            for (const DieFace &face : die.faces)
                values.append(face.value);
            std::sort(values.begin(), values.end());
            if (values == wanted)
                return &die;
        }
        return nullptr;
    }

    // The faces in the order in which they count: those that are named first, then as the die has them.
    static QStringList ordered(const TableDie &die, const QStringList &first)
    {
        QStringList faces;
        for (const QString &id : first) {
            for (const DieFace &face : die.faces) {
                if (face.id == id)
                    faces.append(id);
            }
        }
        for (const DieFace &face : die.faces) {
            if (!first.contains(face.id))
                faces.append(face.id);
        }
        return faces;
    }

    const OddsRules &m_rules;
    const TableRules &m_table;
    const OddsMode &m_mode;
};

} // namespace

base::Result<OddsThrown> throwOdds(const OddsRules &rules, const TableRules &table, const OddsMode &mode, const OddsReply &reply,
                                   const odds::Chance &chance)
{
    OddsThrown thrown;
    if (reply.fired.empty()) // nothing fires: nothing happens
        return thrown;
    auto dice = odds::throwAttack(mode.program, {reply.fired, false}, chance);
    if (!dice)
        return dice.error();
    thrown.lost = dice->lost;
    thrown.own = dice->own;
    const Naming naming(rules, table, mode);
    for (const odds::Throw &each : dice->throws) {
        odds::Frame frame = reply.fired.at(each.weapon);
        frame.resize(mode.program.names.places(), 0);
        thrown.throws.push_back(naming.named(each, std::move(frame)));
        const bool ofWeapon = std::any_of(mode.program.each.begin(), mode.program.each.end(),
                                          [&each](const odds::Step &step) { return &step == each.step; });
        if (ofWeapon && int(each.weapon) < reply.firing.size())
            thrown.throws.back().weapon = reply.firing.at(int(each.weapon));
    }
    return thrown;
}

} // namespace muster::packs

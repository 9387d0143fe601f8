// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "odds/Answer.h"

#include <map>
#include <stdexcept>

namespace muster::odds {

/// Puts a program together from texts, as the reader of packs does from JSON.
class ProgramMaker
{
public:
    Program program;

    void inputs(const std::vector<std::string> &names)
    {
        for (const std::string &name : names)
            program.names.add(name);
    }
    Expression formula(const std::string &text)
    {
        const auto parsed = Expression::parse(text, program.names);
        if (!parsed)
            throw std::runtime_error(text + ": " + parsed.error().text());
        return *parsed;
    }
    void start(const std::string &name, const std::string &value) { program.starts.push_back({program.names.add(name), formula(value)}); }
    Step step(const std::string &name, Step::Kind kind, const std::string &count)
    {
        Step step;
        step.kind = kind;
        if (!count.empty())
            step.count = formula(count);
        step.place = program.names.add(name);
        return step;
    }
    Step roll(const std::string &name, const std::string &count, const std::string &chance)
    {
        Step made = step(name, Step::Kind::Roll, count);
        made.chance = formula(chance);
        return made;
    }
    Step set(const std::string &name, const std::string &value) { return step(name, Step::Kind::Set, value); }
    Frame frame(const std::map<std::string, double> &values)
    {
        Frame frame(program.names.places(), 0);
        for (const auto &[name, value] : values)
            frame[std::size_t(program.names.add(name))] = value;
        return frame;
    }
};

} // namespace muster::odds

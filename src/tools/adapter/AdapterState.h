// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "rules/evaluate/Evaluator.h"
#include "tools/adapter/JsonText.h"

#include <string>
#include <vector>

namespace muster::tools {

/// Puts an evaluated roster into the words of the adapter protocol.
class AdapterState
{
public:
    AdapterState(const rules::Evaluator &evaluator, const std::vector<std::string> &usedCosts)
        : m_evaluator(evaluator), m_usedCosts(usedCosts)
    {
    }

    [[nodiscard]] std::string state(); ///< members of the answer, without braces
    [[nodiscard]] std::string errors();

private:
    void writeErrors();
    void writeForces(const std::vector<rules::Force> &forces, const rules::EffectiveForce *parent, const char *name);
    void writeForce(const rules::Force &force);
    void writeForceCategories(const rules::EffectiveForce &force);
    void writeSelections(const std::vector<rules::Selection> &selections, const rules::EffectiveForce *force, const char *name);
    void writeSelection(const rules::Selection &selection);
    void writeInfo(const rules::EffectiveInfo &info);
    [[nodiscard]] std::string inner() const { return m_json.text().substr(1, m_json.text().size() - 2); }

    const rules::Evaluator &m_evaluator;
    const std::vector<std::string> &m_usedCosts;
    JsonText m_json;
};

} // namespace muster::tools

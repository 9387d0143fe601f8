// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/evaluate/Evaluator.h"

#include "rules/evaluate/EvaluatorState.h"
#include "rules/evaluate/phases/Phases.h"
#include "rules/evaluate/trials/FixFinder.h"
#include "rules/links/UnitLinks.h"
#include "rules/roster/Links.h"

#include <algorithm>

namespace muster::rules {

void Evaluator::State::run()
{
    evaluation.findings.clear();
    ++evaluation.turn;
    slotAnswers.clear();
    slotCandidates = 0;
    known.reset();
    if (evaluation.counter)
        evaluation.counter->settle(Counter::Settled::Nothing);
    layOut(evaluation);
    if (evaluation.data) {
        collectIncoming(evaluation);
        evaluateCategories(evaluation);
        collectIncoming(evaluation);
        commitIncoming(evaluation);
        evaluation.counter->settle(Counter::Settled::Numbers);
        evaluateForceCosts(evaluation);
        evaluateCosts(evaluation);
        evaluation.counter->settle(Counter::Settled::All);
    }
    evaluateValues(evaluation);
    if (evaluation.data)
        evaluateForces(evaluation);
    evaluateTotals(evaluation);
    if (evaluation.data)
        evaluateFindings(evaluation);
    for (auto &[key, record] : evaluation.selections)
        if (record.infoReady && evaluation.touched.hits(record.infoSeen))
            record.infoReady = false;
    prices.follow(anew);
    offers.follow(evaluation.touched, anew);
    trialBehind = true;
    trialAnew = trialAnew || anew;
    anew = false;
}

void Evaluator::State::forget()
{
    evaluation.selections.clear();
    evaluation.forces.clear();
    evaluation.cells.clear();
    evaluation.touched.clear();
    anew = true;
}

Trial &Evaluator::State::copy()
{
    if (!trial)
        trial = std::make_unique<Trial>(evaluation.data);
    if (trialBehind)
        trial->follow(evaluation.roster, evaluation.findings.size(), trialAnew);
    trialBehind = trialAnew = false;
    return *trial;
}

const Problems &Evaluator::State::problems()
{
    if (!known)
        known.emplace(evaluation.findings);
    return *known;
}

Evaluator::Evaluator(std::shared_ptr<const GameData> data) : m_state(std::make_unique<State>(std::move(data))) {}

Evaluator::~Evaluator() = default;
Evaluator::Evaluator(Evaluator &&) noexcept = default;
Evaluator &Evaluator::operator=(Evaluator &&) noexcept = default;

const std::shared_ptr<const GameData> &Evaluator::data() const
{
    return m_state->evaluation.data;
}

const Roster &Evaluator::roster() const
{
    return m_state->evaluation.roster;
}

void Evaluator::evaluate(const Roster &roster)
{
    m_state->forget();
    m_state->evaluation.roster = roster;
    m_state->run();
    judgeLinks();
}

// Links are judged by finished values, like a reader of the list would.
void Evaluator::judgeLinks()
{
    Evaluation &evaluation = m_state->evaluation;
    if (!evaluation.data || evaluation.data->links().empty())
        return;
    const std::vector<LinkRule> &links = evaluation.data->links();
    if (std::none_of(links.begin(), links.end(), [](const LinkRule &rule) { return rule.inside; }) && !hasLinks(evaluation.roster))
        return;
    for (RosterFinding &finding : UnitLinks(*this).findings())
        evaluation.findings.push_back(std::move(finding));
}

void Evaluator::update(const Roster &roster, const RosterEdit &edit)
{
    Evaluation &evaluation = m_state->evaluation;
    const bool forces = std::any_of(edit.steps.begin(), edit.steps.end(), [](const EditStep &step) {
        return step.kind == EditStep::Kind::InsertForce || step.kind == EditStep::Kind::RemoveForce
            || step.kind == EditStep::Kind::MoveForce;
    });
    const std::vector<CostValue> limits = evaluation.roster.costLimits;
    evaluation.roster = roster;
    if (forces || evaluation.turn == 0) {
        m_state->forget();
        m_state->run();
        judgeLinks();
        return;
    }
    evaluation.touched.clear();
    if (evaluation.data && limits != roster.costLimits)
        for (const auto *list : {&limits, &roster.costLimits})
            for (const CostValue &limit : *list)
                evaluation.touched.add(Tree::rosterKey, evaluation.data->find(limit.typeId));
    m_state->run();
    judgeLinks();
}

bool Evaluator::checked() const
{
    return std::none_of(findings().begin(), findings().end(), [](const RosterFinding &finding) {
        return finding.kind == FindingKind::MissingData || finding.kind == FindingKind::UnknownForce;
    });
}

bool Evaluator::legal() const
{
    return std::none_of(findings().begin(), findings().end(),
                        [](const RosterFinding &finding) { return finding.severity == base::Severity::Error; });
}

const std::vector<RosterFinding> &Evaluator::findings() const
{
    return m_state->evaluation.findings;
}

std::vector<Fix> Evaluator::fixes(const RosterFinding &finding) const
{
    if (!m_state->evaluation.data)
        return {};
    return FixFinder(*this, m_state->copy(), m_state->problems()).of(finding);
}

bool Evaluator::fixesGivenUp() const
{
    return m_state->trial && !m_state->trialBehind && m_state->trial->isSpent();
}

const std::vector<RosterCost> &Evaluator::totals() const
{
    return m_state->evaluation.totals;
}

const EffectiveSelection *Evaluator::selection(std::string_view id) const
{
    Evaluation &evaluation = m_state->evaluation;
    const int index = evaluation.tree.find(id);
    return index < 0 ? nullptr : &evaluation.record(index).value;
}

const EffectiveForce *Evaluator::force(std::string_view id) const
{
    Evaluation &evaluation = m_state->evaluation;
    const int index = evaluation.tree.findForce(id);
    const auto place = index < 0 ? evaluation.forces.end() : evaluation.forces.find(evaluation.force(index).key);
    return place == evaluation.forces.end() ? nullptr : &place->second.value;
}

const Selection *Evaluator::chosen(std::string_view selectionId) const
{
    const int index = m_state->evaluation.tree.find(selectionId);
    return index < 0 ? nullptr : m_state->evaluation.item(index).selection;
}

const Force *Evaluator::chosenForce(std::string_view forceId) const
{
    const int index = m_state->evaluation.tree.findForce(forceId);
    return index < 0 ? nullptr : m_state->evaluation.force(index).force;
}

std::vector<std::string> Evaluator::path(std::string_view id) const
{
    return m_state->evaluation.tree.path(id);
}

const EffectiveInfo &Evaluator::info(std::string_view id) const
{
    static const EffectiveInfo none;
    Evaluation &evaluation = m_state->evaluation;
    if (const int index = evaluation.tree.find(id); index >= 0) {
        SelectionRecord &record = evaluation.record(index);
        if (!record.infoReady) {
            record.infoSeen.clear();
            record.info = infoOfSelection(evaluation, index, &record.infoSeen);
            record.infoSeen.finish();
            record.infoReady = true;
        }
        return record.info;
    }
    const int index = evaluation.tree.findForce(id);
    if (index < 0 || !evaluation.data)
        return none;
    ForceRecord &record = evaluation.forces[evaluation.force(index).key];
    if (!record.infoReady) {
        record.infoSeen.clear();
        record.info = infoOfForce(evaluation, index, &record.infoSeen);
        record.infoSeen.finish();
        record.infoReady = true;
    }
    return record.info;
}

} // namespace muster::rules

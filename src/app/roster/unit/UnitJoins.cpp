// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/roster/unit/RuleText.h"
#include "app/roster/unit/UnitPanel.h"
#include "app/theme/style/Icons.h"
#include "app/theme/widgets/SectionHeader.h"
#include "rules/evaluate/AttachedUnits.h"

#include <QCheckBox>
#include <QPushButton>
#include <QRadioButton>
#include <QVBoxLayout>

namespace muster::app {

using share::toData;
using share::toText;

namespace {

QString joinedName(const RosterEditor &editor, const std::string &id)
{
    const rules::Evaluator &evaluator = editor.document().evaluator();
    const rules::Selection *selection = evaluator.chosen(id);
    if (selection && !selection->customName.empty())
        return toText(selection->customName);
    const rules::EffectiveSelection *effective = evaluator.selection(id);
    return effective ? editor.look().name(*effective) : QString();
}

} // namespace

void UnitPanel::showJoins(const QString &id)
{
    const rules::Evaluator &evaluator = m_editor->document().evaluator();
    const auto offers = id.isEmpty() ? std::vector<rules::AssociationOffer>() : evaluator.associationsOf(toData(id));
    const auto joined = id.isEmpty() ? std::vector<rules::Evaluator::Joined>() : evaluator.joinedTo(toData(id));
    QStringList shown{id};
    for (const rules::AssociationOffer &offer : offers) {
        shown.append(toText(offer.id) + "?");
        for (const std::string &candidate : offer.candidates)
            shown.append(toText(candidate) + joinedName(*m_editor, candidate));
        for (const std::string &chosen : offer.chosen)
            shown.append("=" + toText(chosen));
    }
    for (const rules::Evaluator::Joined &one : joined)
        shown.append("<" + toText(one.selectionId) + joinedName(*m_editor, one.selectionId));
    const bool one = !id.isEmpty() && !rules::shownAsOne(evaluator, toData(id)).empty();
    shown.append(one ? "one" : "apart");
    if (shown.join('\n') == m_joinsShown)
        return;
    m_joinsShown = shown.join('\n');
    clear(m_joins);
    for (const rules::Evaluator::Joined &one : joined) {
        const QString name = joinedName(*m_editor, one.selectionId);
        const QString label = one.label.empty() ? tr("Led by") : toText(one.label);
        m_joins.rows->addWidget(new RuleText(QStringLiteral("%1: %2").arg(label, name), {}, {}, {}));
    }
    for (const rules::AssociationOffer &offer : offers)
        addJoinRows(offer);
    addTogether(id, one);
    const bool any = m_joins.rows->count() > 0;
    m_joins.header->setTitle(offers.empty() ? tr("Attached unit") : toText(offers.front().name));
    m_joins.header->setRemark(offers.empty() || offers.front().max != 1 ? QString() : tr("at most one unit"));
    m_joins.header->setVisible(any);
    m_joins.body->setVisible(any && m_joins.header->isOpen());
}

// Row, card and sheet show an attached unit as one, or its members each for itself.
void UnitPanel::addTogether(const QString &id, bool one)
{
    const std::vector<std::string> members = id.isEmpty() ? std::vector<std::string>()
                                                          : m_editor->document().evaluator().attachedUnit(toData(id));
    if (members.size() < 2)
        return;
    auto *together = new QCheckBox(tr("One row and one card for both"));
    together->setObjectName("join-together");
    together->setToolTip(tr("In the formation, on cards and on sheets the attached unit is one"));
    together->setChecked(one);
    connect(together, &QCheckBox::clicked, this, [this, members, shownFor = id](bool on) {
        QTimer::singleShot(0, this, [this, members, shownFor, on] {
            if (!m_editor || m_shown != shownFor)
                return;
            documents::RosterDocument &document = m_editor->document();
            for (const std::string &member : members) {
                const rules::Selection *chosen = document.evaluator().chosen(member);
                const bool marked = chosen && chosen->extras.count(rules::attachedMark) > 0;
                if (on && marked)
                    m_editor->accept(document.changeTag(member, rules::attachedMark, {}));
            }
            if (!on) // kept with who joins: who is joined may change
                m_editor->accept(document.changeTag(members.back(), rules::attachedMark, rules::attachedApart));
        });
    });
    m_joins.rows->addWidget(together);
}

// One may be joined: a list of which one is on. Several: each on its own.
void UnitPanel::addJoinRows(const rules::AssociationOffer &offer)
{
    const std::string owner = toData(m_shown);
    const bool single = offer.max == 1;
    const auto has = [&offer](const std::string &id) {
        return std::find(offer.chosen.begin(), offer.chosen.end(), id) != offer.chosen.end();
    };
    // Whom it has joined is shown even when it may no longer: it can be taken away there.
    std::vector<std::string> ids = offer.candidates;
    for (const std::string &id : offer.chosen)
        if (std::find(ids.begin(), ids.end(), id) == ids.end())
            ids.push_back(id);
    auto *group = new QWidget;
    auto *rows = new QVBoxLayout(group);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(4);
    const auto join = [this, owner, association = offer.id](std::vector<std::string> to) {
        // After the click is over: the lists are made anew.
        QTimer::singleShot(0, this, [this, owner, association, to = std::move(to)] {
            if (m_editor && toData(m_shown) == owner)
                m_editor->accept(m_editor->document().joinSelections(owner, association, to));
        });
    };
    // Two units of one name are told apart by their order in the list.
    QHash<QString, int> all, before;
    for (const std::string &id : ids)
        ++all[joinedName(*m_editor, id)];
    for (const std::string &id : ids) {
        QString name = joinedName(*m_editor, id);
        if (all.value(name) > 1)
            name += QStringLiteral(" #%1").arg(++before[name]);
        QAbstractButton *button = single ? static_cast<QAbstractButton *>(new QRadioButton(name)) : new QCheckBox(name);
        button->setObjectName("join-" + toText(offer.id) + "-" + toText(id));
        button->setAccessibleName(QStringLiteral("%1: %2").arg(toText(offer.name), name));
        button->setChecked(has(id));
        connect(button, &QAbstractButton::clicked, this, [join, id, single, chosen = offer.chosen] {
            std::vector<std::string> to = single ? std::vector<std::string>() : chosen;
            if (const auto known = std::find(to.begin(), to.end(), id); known != to.end())
                to.erase(known);
            else
                to.push_back(id);
            join(to);
        });
        rows->addWidget(button);
    }
    if (single) {
        auto *nobody = new QRadioButton(tr("Nobody"));
        nobody->setObjectName("join-" + toText(offer.id) + "-nobody");
        nobody->setAccessibleName(QStringLiteral("%1: %2").arg(toText(offer.name), nobody->text()));
        nobody->setChecked(offer.chosen.empty());
        connect(nobody, &QAbstractButton::clicked, this, [join] { join({}); });
        rows->addWidget(nobody);
    }
    m_joins.rows->addWidget(group);
}

void UnitPanel::showChildForces(const QString &id)
{
    clear(m_forces);
    const rules::Evaluator &evaluator = m_editor->document().evaluator();
    const rules::Force *force = id.isEmpty() ? nullptr : evaluator.chosenForce(toData(id));
    const rules::EffectiveForce *effective = force ? evaluator.force(force->id) : nullptr;
    if (effective && !effective->readme.empty() && force->selections.empty() && force->forces.empty())
        m_forces.rows->addWidget(new RuleText(tr("What the data say"), {}, toText(effective->readme), {}));
    for (const rules::OfferedForce &offer : force ? evaluator.forcesIn(force->id) : std::vector<rules::OfferedForce>()) {
        const QString name = m_editor->look().name(offer.entryId, offer.name);
        auto *button = new QPushButton(
            icons::icon("plus"),
            offer.max >= 0 ? tr("%1 (%2 of %3)").arg(name, QString::number(offer.current), QString::number(offer.max)) : name);
        button->setObjectName("force-" + toText(offer.entryId));
        button->setAccessibleName(tr("Add %1").arg(name));
        button->setEnabled(offer.canAdd);
        button->setToolTip(offer.canAdd ? tr("Add %1").arg(name) : tr("at most %1").arg(QString::number(offer.max)));
        connect(button, &QPushButton::clicked, this, [this, entry = offer.entryId, catalogue = force->catalogueId, parent = force->id] {
            QTimer::singleShot(0, this, [this, entry, catalogue, parent] {
                if (!m_editor)
                    return;
                // What comes next goes into it.
                if (const auto added = m_editor->document().addForce(entry, catalogue, parent); m_editor->accept(added))
                    m_editor->setCurrent(toText(*added));
            });
        });
        m_forces.rows->addWidget(button);
    }
    const bool any = m_forces.rows->count() > 0;
    const QString label = effective && effective->entry ? toText(std::string(effective->entry->childForcesLabel)) : QString();
    m_forces.header->setTitle(label.isEmpty() ? tr("Child forces") : label);
    m_forces.header->setVisible(any);
    m_forces.body->setVisible(any && m_forces.header->isOpen());
}

} // namespace muster::app

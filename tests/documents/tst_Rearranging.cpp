// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/roster/Rearranging.h"
#include "documents/roster/commands/selections/MoveSelections.h"
#include "support/OwnPacks.h"
#include "support/TestMain.h"

#include <QUndoStack>

#include <algorithm>

using namespace muster;
using documents::RosterDocument;

/// Changing a list without deleting and adding: replacing, moving, and the same edit for several units.
class tst_Rearranging : public QObject
{
    Q_OBJECT

private:
    base::CountingIdSource m_ids;
    std::unique_ptr<packs::PackStore> m_store = test::ownPacks();

    [[nodiscard]] std::unique_ptr<RosterDocument> open(const char *game, const char *sample)
    {
        const packs::PackPtr pack = m_store->find(QString::fromLatin1(game));
        QFile file(pack->path(QString("samples/%1").arg(sample)));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no sample");
        auto read = rules::readRoster(file.readAll().toStdString(), sample);
        return std::make_unique<RosterDocument>(documents::gameOf(pack, "en"), std::move(read->roster), m_ids);
    }

    [[nodiscard]] static std::vector<std::string> named(const RosterDocument &document, const std::string &name)
    {
        std::vector<std::string> ids;
        rules::forEachSelection(document.roster(), [&](const rules::Selection &selection) {
            if (selection.type != "upgrade" && (selection.name == name || selection.customName == name))
                ids.push_back(selection.id);
        });
        return ids;
    }

    [[nodiscard]] static QStringList options(const RosterDocument &document, const std::string &unit)
    {
        QStringList names;
        for (const rules::Selection &option : rules::findSelection(document.roster(), unit).selection->selections)
            names.append(QString::fromStdString(option.name));
        names.sort();
        return names;
    }

private slots:
    void replacement_keepsPlaceNameAndNote_inOneStep()
    {
        const auto document = open("dust", "hedgerow-walkers.ros");
        const std::string pounder = named(*document, "Pounder").front();
        QVERIFY(document->renameSelection(pounder, "Old Bess").ok());
        QVERIFY(document->changeNote(pounder, "behind the farm").ok());
        const rules::SelectionPlace before = rules::findSelection(document->roster(), pounder);
        const std::size_t index = before.index;
        const std::string group = before.selection->entryGroupId;
        const auto offered = documents::replacementsFor(document->evaluator(), pounder);
        QVERIFY(offered.size() > 1);
        QVERIFY(std::none_of(offered.begin(), offered.end(), [](const auto &each) { return each.name == "Pounder"; }));
        const auto cobra = std::find_if(offered.begin(), offered.end(), [](const auto &each) { return each.name == "Cobra"; });
        QVERIFY(cobra != offered.end() && cobra->canAdd);
        const int steps = document->undoStack().count();
        const auto answer = documents::replaceAll(*document, {pounder}, cobra->entryId);
        QVERIFY(answer.ok());
        const rules::SelectionPlace after = rules::findSelection(document->roster(), *answer);
        QCOMPARE(after.selection->name, std::string("Cobra"));
        QCOMPARE(after.selection->customName, std::string("Old Bess"));
        QCOMPARE(after.selection->customNotes, std::string("behind the farm"));
        QCOMPARE(after.index, index);
        QCOMPARE(after.selection->entryGroupId, group);
        QCOMPARE(document->undoStack().count(), steps + 1);
        document->undoStack().undo();
        QCOMPARE(rules::findSelection(document->roster(), pounder).selection->name, std::string("Pounder"));
    }

    void places_areThoseThatKnowTheUnit_andTakeIt()
    {
        const auto document = open("dust", "hedgerow-walkers.ros");
        const std::string wildfire = named(*document, "Wildfire").front();
        const auto places = documents::placesFor(document->evaluator(), {wildfire});
        QVERIFY(!places.empty());
        const rules::SelectionPlace from = rules::findSelection(document->roster(), wildfire);
        for (const documents::Placement &place : places)
            QVERIFY(place.ownerId != from.parentId() || place.groupId != from.selection->entryGroupId);
        const auto force = std::find_if(places.begin(), places.end(), [&](const documents::Placement &place) {
            return rules::findForce(document->roster(), place.ownerId) != nullptr;
        });
        QVERIFY(force != places.end());
        const int steps = document->undoStack().count();
        QVERIFY(document->moveSelections({{wildfire, force->groupId}}, force->ownerId, 99).ok());
        QVERIFY(!rules::findSelection(document->roster(), wildfire).parent);
        QCOMPARE(document->undoStack().count(), steps + 1);
    }

    void tagOfSeveral_isOneStep()
    {
        const auto document = open("space-crusade", "aldo.ros");
        std::vector<std::string> marines = named(*document, "Space Marine");
        QVERIFY(marines.size() >= 5);
        QVERIFY(documents::tagAll(*document, marines, "#4080c0").ok());
        for (const std::string &id : marines)
            QCOMPARE(rules::findSelection(document->roster(), id).selection->extras.at("tag"), std::string("#4080c0"));
        document->undoStack().undo();
        for (const std::string &id : marines)
            QVERIFY(!rules::findSelection(document->roster(), id).selection->extras.contains("tag"));
    }

    void countOfSeveral_isOneStep()
    {
        const auto document = open("dropzone-commander", "scourge-1000.ros");
        std::vector<std::string> ids = named(*document, "Invader");
        QCOMPARE(ids.size(), 2u);
        const rules::Roster before = document->roster();
        const int steps = document->undoStack().count();
        ids.push_back(document->roster().forces.front().selections.front().id); // a battlegroup is one, whatever the others are
        QVERIFY(documents::setCounts(*document, ids, 5).ok());
        for (const std::string &id : named(*document, "Invader"))
            QCOMPARE(rules::findSelection(document->roster(), id).selection->number, 5);
        QCOMPARE(document->roster().forces.front().selections.front().number, 1);
        QCOMPARE(document->undoStack().count(), steps + 1);
        document->undoStack().undo();
        QVERIFY(document->roster() == before);
    }

    void equipment_isTakenOver_andUndoneAtOnce()
    {
        const auto document = open("space-crusade", "aldo.ros");
        const std::string brun = named(*document, "Brun").front(), cato = named(*document, "Cato").front(),
                          egon = named(*document, "Egon").front();
        const rules::Roster before = document->roster();
        const rules::Selection like = *rules::findSelection(document->roster(), brun).selection;
        QVERIFY(documents::equipAll(*document, {cato, egon}, like).ok());
        QCOMPARE(options(*document, cato), options(*document, brun));
        QCOMPARE(options(*document, egon), options(*document, brun));
        const auto price = [&](const std::string &id) { return document->evaluator().selection(id)->totalCosts; };
        QVERIFY(price(cato) == price(brun));
        QCOMPARE(rules::findSelection(document->roster(), cato).selection->customName, std::string("Cato"));
        document->undoStack().undo();
        QVERIFY(document->roster() == before);
    }

    // Another kind of figure takes what it knows, and keeps what it must have.
    void equipmentOfAnotherKind_isTakenAsFarAsItIsKnown()
    {
        const auto document = open("space-crusade", "aldo.ros");
        const rules::Selection like = *rules::findSelection(document->roster(), named(*document, "Aldo").front()).selection;
        const std::string force = document->roster().forces.front().id;
        for (const rules::Slot &slot : document->evaluator().slotsOf(force)) {
            for (const rules::Candidate &candidate : slot.candidates) {
                if (!candidate.canAdd || candidate.type == "upgrade")
                    continue;
                const auto added = document->addSelection(force, candidate.entryId);
                QVERIFY(added.ok());
                const auto wanting = document->evaluator().shortfalls(*added).size();
                QVERIFY(documents::equipAll(*document, {*added}, like).ok());
                QVERIFY2(document->evaluator().shortfalls(*added).size() <= wanting, candidate.name.c_str());
                document->undoStack().undo();
                document->undoStack().undo();
            }
        }
    }

    void optionForSeveral_isChosenWhereItIsKnown()
    {
        const auto document = open("space-crusade", "aldo.ros");
        std::vector<std::string> marines = named(*document, "Space Marine");
        const std::string brun = named(*document, "Brun").front();
        const rules::Selection &owner = *rules::findSelection(document->roster(), brun).selection;
        const auto bolter = std::find_if(owner.selections.begin(), owner.selections.end(),
                                         [](const auto &each) { return each.name == "Bolter"; });
        QVERIFY(bolter != owner.selections.end());
        const auto choice = documents::optionChoice(document->roster(), brun, brun, bolter->entryId, bolter->entryGroupId);
        const rules::Roster before = document->roster();
        QVERIFY(documents::chooseForAll(*document, marines, choice, 1).ok());
        for (const std::string &id : marines)
            QCOMPARE(options(*document, id).count("Bolter"), 1);
        QVERIFY(documents::chooseForAll(*document, marines, choice, 0).ok());
        for (const std::string &id : marines)
            QVERIFY(!options(*document, id).contains("Bolter"));
        document->undoStack().undo();
        document->undoStack().undo();
        QVERIFY(document->roster() == before);
    }
};

MUSTER_TEST_MAIN(tst_Rearranging)
#include "tst_Rearranging.moc"

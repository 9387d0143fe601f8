// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/data/read/DataReader.h"

#include <array>

namespace muster::rules {

DataReader::Boxes DataReader::boxesOf(Node node)
{
    Boxes boxes;
    for (Node child = node.first_child(); child; child = child.next_sibling()) {
        if (const Box box = boxNamed(child.key()); box != BoxCount) {
            if (boxes.first[box])
                boxes.repeated |= std::uint64_t(1) << box;
            else
                boxes.first[box] = child.element();
            if (box >= FirstNewer)
                m_file.newer = true;
            continue;
        }
        switch (child.key()) {
        case nameKey("description"):
            boxes.description = child;
            break;
        case nameKey("readme"):
            boxes.readme = child;
            break;
        case nameKey("alias"):
            ++boxes.aliases;
            break;
        case nameKey("comment"):
        case nameKey("attributes"): // hidden characteristics, for exports of another program
        case nameKey("attributeTypes"):
        case nameKey("formatRules"): // how it shows a characteristic
            break;
        default:
            unknownElement(child, node.name());
        }
    }
    return boxes;
}

struct DataReader::BoxNames
{
    struct Named
    {
        std::uint32_t key = 0;
        Box box = BoxCount;
    };
    /// Each name has a place of its own, which some of the bits of its key tell.
    struct Places
    {
        std::array<Named, 512> named{};
        unsigned shift = 0;

        [[nodiscard]] constexpr const Named &at(std::uint32_t wanted) const { return named[(wanted >> shift) % named.size()]; }
    };
    [[nodiscard]] static constexpr Places find()
    {
        constexpr std::array all{Named{nameKey("modifiers"), Modifiers},
                                 Named{nameKey("modifierGroups"), ModifierGroups},
                                 Named{nameKey("profiles"), Profiles},
                                 Named{nameKey("rules"), Rules},
                                 Named{nameKey("infoGroups"), InfoGroups},
                                 Named{nameKey("infoLinks"), InfoLinks},
                                 Named{nameKey("costs"), Costs},
                                 Named{nameKey("constraints"), Constraints},
                                 Named{nameKey("categoryLinks"), CategoryLinks},
                                 Named{nameKey("conditions"), Conditions},
                                 Named{nameKey("conditionGroups"), ConditionGroups},
                                 Named{nameKey("repeats"), Repeats},
                                 Named{nameKey("characteristics"), Characteristics},
                                 Named{nameKey("characteristicTypes"), CharacteristicTypes},
                                 Named{nameKey("publications"), Publications},
                                 Named{nameKey("costTypes"), CostTypes},
                                 Named{nameKey("profileTypes"), ProfileTypes},
                                 Named{nameKey("categoryEntries"), CategoryEntries},
                                 Named{nameKey("forceEntries"), ForceEntries},
                                 Named{nameKey("sharedRules"), SharedRules},
                                 Named{nameKey("sharedProfiles"), SharedProfiles},
                                 Named{nameKey("sharedInfoGroups"), SharedInfoGroups},
                                 Named{nameKey("catalogueLinks"), CatalogueLinks},
                                 Named{nameKey("selectionEntries"), SelectionEntries},
                                 Named{nameKey("selectionEntryGroups"), SelectionEntryGroups},
                                 Named{nameKey("entryLinks"), EntryLinks},
                                 Named{nameKey("sharedSelectionEntries"), SharedSelectionEntries},
                                 Named{nameKey("sharedSelectionEntryGroups"), SharedSelectionEntryGroups},
                                 Named{nameKey("sharedForceEntries"), SharedForceEntries},
                                 Named{nameKey("forceEntryLinks"), ForceEntryLinks},
                                 Named{nameKey("associations"), Associations},
                                 Named{nameKey("associationLinks"), AssociationLinks},
                                 Named{nameKey("sharedAssociations"), SharedAssociations},
                                 Named{nameKey("localConditionGroups"), LocalConditionGroups}};
        for (unsigned shift = 0; shift < 24; ++shift) {
            Places tried;
            tried.shift = shift;
            bool fits = true;
            for (const Named &name : all) {
                Named &place = tried.named[(name.key >> shift) % tried.named.size()];
                fits = fits && place.box == BoxCount;
                place = name;
            }
            if (fits)
                return tried;
        }
        return Places{{}, 99};
    }
};

DataReader::Box DataReader::boxNamed(std::uint32_t key)
{
    static constexpr BoxNames::Places places = BoxNames::find();
    static_assert(places.shift != 99, "two names have the same place: take a larger table");
    const BoxNames::Named &found = places.at(key);
    return found.key == key ? found.box : BoxCount;
}

} // namespace muster::rules

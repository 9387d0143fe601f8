// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/Number.h"
#include "rules/data/read/DataReader.h"

namespace muster::rules {

void DataReader::fillCost(Node node, Cost &cost)
{
    ++m_file.elementCount;
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("name"):
            cost.name = value;
            break;
        case nameKey("typeId"):
            cost.typeIdText = value;
            put(cost.typeId, value);
            break;
        case nameKey("value"):
            cost.value = base::parseNumber(value).value_or(0);
            break;
        case nameKey("id"):
        case nameKey("hidden"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    refer(cost.typeId, ReadNotes::Reference::Role::CostType, lineOf(node));
}

void DataReader::fillCostType(Node node, CostType &type)
{
    ++m_file.elementCount;
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        const std::uint32_t key = attribute.key();
        if (definitionAttribute(key, value, type))
            continue;
        if (key == nameKey("defaultCostLimit"))
            type.defaultCostLimit = base::parseNumber(value).value_or(-1);
        else if (key != nameKey("limit"))
            unknownAttribute(node, attribute.name());
    }
    const Boxes boxes = boxesOf(node);
    fillDefinition(node, boxes, type, DefinitionKind::CostType);
}

void DataReader::fillProfileType(Node node, ProfileType &type)
{
    ++m_file.elementCount;
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::uint32_t key = attribute.key();
        if (!definitionAttribute(key, attribute.value(), type) && key != nameKey("sortIndex") && key != nameKey("color"))
            unknownAttribute(node, attribute.name());
    }
    const Boxes boxes = boxesOf(node);
    fillDefinition(node, boxes, type, DefinitionKind::ProfileType);
    type.characteristicTypes = list<CharacteristicType>(boxes, CharacteristicTypes, "characteristicType",
                                                        &DataReader::fillCharacteristicType);
}

void DataReader::fillCharacteristicType(Node node, CharacteristicType &type)
{
    ++m_file.elementCount;
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("id"):
            type.idText = value;
            put(type.id, value);
            break;
        case nameKey("name"):
            type.name = value;
            break;
        default:
            break; // how an editor shows it
        }
    }
    define(type.id, DefinitionKind::CharacteristicType, &type, lineOf(node));
}

void DataReader::fillPublication(Node node, Publication &publication)
{
    ++m_file.elementCount;
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("id"):
            publication.idText = value;
            put(publication.id, value);
            break;
        case nameKey("name"):
            publication.name = value;
            break;
        case nameKey("shortName"):
        case nameKey("publisher"):
        case nameKey("publicationDate"):
        case nameKey("publisherUrl"):
        case nameKey("hidden"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    define(publication.id, DefinitionKind::Publication, &publication, lineOf(node));
}

void DataReader::fillCatalogueLink(Node node, CatalogueLink &link)
{
    ++m_file.elementCount;
    link.line = lineOf(node);
    for (const XmlAttribute &attribute : node.attributes()) {
        const std::string_view value = attribute.value();
        switch (attribute.key()) {
        case nameKey("id"):
            put(link.id, value);
            break;
        case nameKey("targetId"):
            put(link.targetId, value);
            break;
        case nameKey("name"):
            link.name = value;
            break;
        case nameKey("importRootEntries"):
            link.importRootEntries = isYes(value);
            break;
        case nameKey("type"):
            break;
        default:
            unknownAttribute(node, attribute.name());
        }
    }
    define(link.id, DefinitionKind::CatalogueLink, &link, link.line);
}

} // namespace muster::rules

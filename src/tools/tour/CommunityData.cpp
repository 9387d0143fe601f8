// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/tour/CommunityData.h"

#include "archive/SafeFile.h"
#include "text/Spoken.h"

#include <QDir>

namespace muster::tools {

namespace {

constexpr const char *system = R"(<?xml version="1.0" encoding="UTF-8"?>
<gameSystem id="foundry" name="Foundry Skirmish" revision="3" battleScribeVersion="2.03" xmlns="http://www.battlescribe.net/schema/gameSystemSchema">
  <costTypes><costType id="foundry.pts" name="pts" defaultCostLimit="200.0" hidden="false"/></costTypes>
  <profileTypes>
    <profileType id="foundry.unit" name="Unit"><characteristicTypes>
      <characteristicType id="foundry.unit.move" name="Move"/><characteristicType id="foundry.unit.fight" name="Fight"/>
      <characteristicType id="foundry.unit.shoot" name="Shoot"/><characteristicType id="foundry.unit.armour" name="Armour"/>
    </characteristicTypes></profileType>
    <profileType id="foundry.weapon" name="Weapon"><characteristicTypes>
      <characteristicType id="foundry.weapon.range" name="Range"/><characteristicType id="foundry.weapon.shots" name="Shots"/>
      <characteristicType id="foundry.weapon.power" name="Power"/>
    </characteristicTypes></profileType>
  </profileTypes>
  <categoryEntries>
    <categoryEntry id="foundry.command" name="Command" hidden="false"/>
    <categoryEntry id="foundry.troops" name="Troops" hidden="false"/>
    <categoryEntry id="foundry.support" name="Support" hidden="false"/>
  </categoryEntries>
  <forceEntries><forceEntry id="foundry.patrol" name="Patrol" hidden="false"><categoryLinks>
    <categoryLink id="foundry.patrol.command" name="Command" hidden="false" targetId="foundry.command" primary="false"><constraints>
      <constraint id="foundry.patrol.command.min" type="min" value="1.0" field="selections" scope="parent" shared="true"/>
      <constraint id="foundry.patrol.command.max" type="max" value="1.0" field="selections" scope="parent" shared="true"/>
    </constraints></categoryLink>
    <categoryLink id="foundry.patrol.troops" name="Troops" hidden="false" targetId="foundry.troops" primary="false"><constraints>
      <constraint id="foundry.patrol.troops.min" type="min" value="2.0" field="selections" scope="parent" shared="true"/>
    </constraints></categoryLink>
    <categoryLink id="foundry.patrol.support" name="Support" hidden="false" targetId="foundry.support" primary="false"><constraints>
      <constraint id="foundry.patrol.support.max" type="max" value="2.0" field="selections" scope="parent" shared="true"/>
    </constraints></categoryLink>
  </categoryLinks></forceEntry></forceEntries>
</gameSystem>
)";

QString characteristics(const QString &type, const QStringList &names, const QStringList &values)
{
    QString text;
    for (qsizetype i = 0; i < names.size(); ++i)
        text += QString("<characteristic name=\"%1\" typeId=\"%2.%3\">%4</characteristic>")
                    .arg(names.at(i), type, names.at(i).toLower(), values.at(i));
    return text;
}

QString profile(const QString &id, const QString &name, const QString &type, const QString &typeName, const QStringList &names,
                const QStringList &values)
{
    return QString("<profiles><profile id=\"%1.%5\" name=\"%2\" hidden=\"false\" typeId=\"%3\" typeName=\"%4\"><characteristics>")
               .arg(id, name, type, typeName, typeName.toLower())
        + characteristics(type, names, values) + "</characteristics></profile></profiles>";
}

QString weapon(const QString &id, const QString &name, const QStringList &values)
{
    return profile(id, name, "foundry.weapon", "Weapon", {"Range", "Shots", "Power"}, values);
}

QString option(const QString &id, const QString &name, int points, const QString &inside = {})
{
    return QString(
               "<selectionEntry id=\"%1\" name=\"%2\" hidden=\"false\" collective=\"false\" import=\"true\" type=\"upgrade\">"
               "<constraints><constraint id=\"%1.max\" type=\"max\" value=\"1.0\" field=\"selections\" scope=\"parent\" shared=\"true\"/></constraints>"
               "<costs><cost name=\"pts\" typeId=\"foundry.pts\" value=\"%3.0\"/></costs>%4</selectionEntry>")
        .arg(id, name, QString::number(points), inside);
}

QString group(const QString &id, const QString &name, const QString &entries)
{
    return QString(
               "<selectionEntryGroups><selectionEntryGroup id=\"%1\" name=\"%2\" hidden=\"false\" collective=\"false\" import=\"true\"><constraints>"
               "<constraint id=\"%1.min\" type=\"min\" value=\"1.0\" field=\"selections\" scope=\"parent\" shared=\"true\"/>"
               "<constraint id=\"%1.max\" type=\"max\" value=\"1.0\" field=\"selections\" scope=\"parent\" shared=\"true\"/></constraints>"
               "<selectionEntries>%3</selectionEntries></selectionEntryGroup></selectionEntryGroups>")
        .arg(id, name, entries);
}

struct Unit
{
    QString id, name, category;
    int points;
    QStringList values;
    QString options, groups;
};

QString unit(const Unit &made)
{
    const QString link =
        QString(
            "<categoryLinks><categoryLink id=\"%1.category\" name=\"%2\" hidden=\"false\" targetId=\"foundry.%3\" primary=\"true\"/></categoryLinks>")
            .arg(made.id, made.category, made.category.toLower());
    return QString("<selectionEntry id=\"%1\" name=\"%2\" hidden=\"false\" collective=\"false\" import=\"true\" type=\"unit\">")
               .arg(made.id, made.name)
        + profile(made.id, made.name, "foundry.unit", "Unit", {"Move", "Fight", "Shoot", "Armour"}, made.values) + link
        + (made.options.isEmpty() ? QString() : "<selectionEntries>" + made.options + "</selectionEntries>") + made.groups
        + QString("<costs><cost name=\"pts\" typeId=\"foundry.pts\" value=\"%1.0\"/></costs></selectionEntry>").arg(made.points);
}

QString catalogue()
{
    const QString sidearm = group(
        "ash.captain.sidearm", "Sidearm",
        option("ash.captain.pistol", "Signal pistol", 0, weapon("ash.captain.pistol", "Signal pistol", {"6", "1", "3"}))
            + option("ash.captain.sabre", "Sabre", 5, weapon("ash.captain.sabre", "Sabre", {"melee", "2", "4"})));
    const QList<Unit> units{
        {"ash.captain", "Captain Rook", "Command", 30, {"6", "4", "4", "5"}, option("ash.captain.horn", "War horn", 8), sidearm},
        {"ash.rifles",
         "Rifle Section",
         "Troops",
         22,
         {"5", "3", "4", "3"},
         option("ash.rifles.grenades", "Grenades", 4, weapon("ash.rifles.grenades", "Grenades", {"4", "1", "6"}))
             + option("ash.rifles.banner", "Banner", 6),
         {}},
        {"ash.pioneers", "Pioneers", "Troops", 26, {"5", "4", "3", "4"}, option("ash.pioneers.charges", "Breaching charges", 7), {}},
        {"ash.mortar", "Mortar Team", "Support", 35, {"4", "2", "3", "3"}, {}, {}},
        {"ash.stilts", "Stilt Walker", "Support", 60, {"8", "5", "4", "7"}, option("ash.stilts.lamp", "Search lamp", 3), {}},
    };
    QString text = QStringLiteral(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<catalogue id=\"ash\" name=\"The Ash Company\" revision=\"5\" battleScribeVersion=\"2.03\" "
        "library=\"false\" gameSystemId=\"foundry\" gameSystemRevision=\"3\" xmlns=\"http://www.battlescribe.net/schema/catalogueSchema\"><selectionEntries>\n");
    for (const Unit &made : units)
        text += unit(made) + '\n';
    return text + "</selectionEntries></catalogue>\n";
}

} // namespace

base::Result<void> CommunityData::write(const QString &folder)
{
    if (!QDir().mkpath(folder))
        return text::error("tour.folder", folder, folder);
    const auto first = archive::writeSafely(QDir(folder).filePath("Foundry Skirmish.gst"), QByteArray(system));
    return first ? archive::writeSafely(QDir(folder).filePath("The Ash Company.cat"), catalogue().toUtf8()) : first;
}

} // namespace muster::tools

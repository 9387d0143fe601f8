// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "battle/begin/NewBattle.h"
#include "battle/fold/BattleFold.h"
#include "packs/PackStore.h"
#include "rules/roster/RosterReader.h"
#include "support/TestMain.h"

#include <QFile>

namespace muster::test {

/// The games of the program and their sample lists, brought to the table.
class TableGame
{
public:
    TableGame() : m_store(packs::PackFolders{{}, {}, sourceFolder() + "/data", {}}) { m_store.load(); }

    [[nodiscard]] packs::PackPtr pack(const QString &id) const { return m_store.find(id); }

    [[nodiscard]] rules::Roster roster(const QString &game, const QString &sample) const
    {
        QFile file(sourceFolder() + "/data/" + game + "/samples/" + sample);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("no sample %s", qPrintable(sample));
        const auto read = rules::readRoster(file.readAll().toStdString());
        if (!read)
            qFatal("%s", read.error().message().c_str());
        return read->roster;
    }

    [[nodiscard]] battle::Battle begin(const QString &game, const QString &mine, const QString &theirs, const QString &scenario = {}) const
    {
        const packs::PackPtr pack = this->pack(game);
        rules::Evaluator one(pack->data()), other(pack->data());
        one.evaluate(roster(game, mine));
        other.evaluate(roster(game, theirs));
        return battle::newBattle(*pack, {{{}, {}, {}, {}, &one, false}, {{}, {}, {}, {}, &other, false}},
                                 packs::findScenario(pack->scenarios(), scenario), {}, "en");
    }

private:
    packs::PackStore m_store;
};

} // namespace muster::test

// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/roster/JudgedRoster.h"

#include "cli/data/FetchedGames.h"
#include "rules/evaluate/trials/Difference.h"

#include <QCoreApplication>

namespace muster::cli {

share::RosterLook JudgedRoster::look(const QString &language) const
{
    return share::RosterLook::of(*pack, language);
}

base::Result<JudgedRoster> judgeRoster(const QString &path, const Context &context)
{
    auto read = documents::readRosterFile(path);
    if (!read)
        return read.error();
    JudgedRoster judged;
    judged.file = std::move(*read);
    packs::PackStore store(packs::PackFolders::standard(context.dataFolders));
    store.load();
    judged.pack = gameOfRoster(store, judged.file.roster);
    if (!judged.pack) {
        const QString game = QString::fromStdString(judged.file.roster.gameSystemName.empty() ? judged.file.roster.gameSystemId
                                                                                              : judged.file.roster.gameSystemName);
        return base::Error{"pack.missing", base::Message(QT_TRANSLATE_NOOP("Message", "its game \"%1\" is not installed"), {game}),
                           path.toStdString()};
    }
    rules::Roster roster = judged.file.roster;
    rules::relink(roster, *judged.pack->data());
    judged.evaluator = std::make_unique<rules::Evaluator>(judged.pack->data());
    judged.evaluator->evaluate(roster);
    if (judged.pack->data()->isOverfull())
        return judged.pack->data()->overfull();
    return judged;
}

} // namespace muster::cli

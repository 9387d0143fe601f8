// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "packs/Pack.h"
#include "rules/roster/Roster.h"

#include <QStringList>

#include <functional>

namespace muster::packs {

/// The folders in which packs are looked for. Made by standard() in the program, by hand in tests.
struct PackFolders
{
    QStringList given; ///< --data: a pack, a folder of packs, or plain community data
    QString user;      ///< packs that the user installed
    QString program;   ///< packs that come with the program
    QString userUnits; ///< the user's own units and corrections, a folder per pack

    /// The folders of this installation, and the ones given on the command line.
    [[nodiscard]] static PackFolders standard(const QStringList &given = {});
};

/// A pack that has something wrong: the reason by name, and whether it could be offered all the same.
struct PackProblem
{
    QString id; ///< of the pack, or the folder's name when pack.json cannot be read
    QString folder;
    bool usable = false;
    std::vector<base::Finding> findings; ///< errors only

    /// One line for people: "dust: cards.json: ...".
    [[nodiscard]] base::Message sentence() const;
};

/// Every installed game. A broken pack is a problem in the list, never a reason not to load the others.
class PackStore
{
public:
    explicit PackStore(PackFolders folders) : m_folders(std::move(folders)) {}

    /// Called with the name of what is being read and how much is done (0 to 1); false stops the loading.
    using Progress = std::function<bool(const QString &what, double done)>;

    /// Reads everything anew. Packs that others still hold stay as they are.
    void load(const Progress &progress = {});
    /// Reads one pack anew: after the user changed their units or its files. Null when it cannot be read.
    PackPtr reload(const QString &id);
    /// Reads one further folder (community data) and adds it, or replaces the pack of the same id or, both plain, of the same game.
    base::Result<PackPtr> add(const QString &folder, const Progress &progress = {});
    /// Adds a pack that another store has read (in a thread of its own), or replaces the pack of the same id.
    void put(const PackPtr &pack);

    [[nodiscard]] const PackFolders &folders() const { return m_folders; }
    /// By name: the program's in their order, then the others.
    [[nodiscard]] const std::vector<PackPtr> &packs() const { return m_packs; }
    /// By id, else by name (any language, upper and lower case the same), else by the id of the game system.
    [[nodiscard]] PackPtr find(const QString &name) const;
    /// The pack whose game system has this id: what a roster names.
    /// Of several, those that were given by name win over what lies beside the program, and among these the revision that is asked for.
    [[nodiscard]] PackPtr forGameSystem(std::string_view gameSystemId, int revision = 0) const;
    /// As above for a list: of several, the one whose files are most like those that it was made with.
    [[nodiscard]] PackPtr forRoster(const rules::Roster &roster) const;
    [[nodiscard]] const std::vector<PackProblem> &problems() const { return m_problems; }

private:
    void take(const QString &folder, Origin origin);
    PackPtr read(const QString &folder, Origin origin);

    PackFolders m_folders;
    std::vector<PackPtr> m_packs;
    std::vector<PackProblem> m_problems;
};

} // namespace muster::packs

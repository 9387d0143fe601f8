// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "collection/Collection.h"
#include "collection/Pace.h"
#include "library/Library.h"

#include <QObject>
#include <QUndoStack>

namespace muster::documents {

/// What the user owns, open: the log of the library, folded game by game. Every change is one entry of the log and stored before
/// it is shown; undo and redo are entries too, so that nothing is ever taken out.
class CollectionBook : public QObject
{
    Q_OBJECT

public:
    /// The one of this library: made when somebody first asks, goes with it.
    [[nodiscard]] static CollectionBook &of(library::Library &library);
    ~CollectionBook() override;

    /// Why it cannot be read or written; empty when all is well.
    [[nodiscard]] const QString &problem();
    /// Ids of the game systems of which something is written down.
    [[nodiscard]] QStringList games();
    [[nodiscard]] const collection::Collection &game(const QString &game);
    /// Paints serve every game.
    [[nodiscard]] const QMap<QString, collection::Paint> &paints() { return game({}).paints(); }
    [[nodiscard]] const collection::Actions &log(const QString &game);
    /// Over all games: a brush does not know which one it paints for.
    [[nodiscard]] collection::Pace pace();
    /// Figures that were painted in this month, over all games.
    [[nodiscard]] int paintedThisMonth();
    /// The same for every month in which something was painted, newest first.
    [[nodiscard]] QList<collection::MonthOfWork> paintedByMonth();

    /// One step, stored at once. Nothing at all when there are no changes.
    base::Result<void> record(const QString &game, collection::Changes changes);
    /// Steps of several games, all of them stored or none.
    base::Result<void> record(const QHash<QString, collection::Changes> &changes);
    [[nodiscard]] QUndoStack &undoStack();

    /// Photos of some figures that are shown, oldest first, without their bytes.
    [[nodiscard]] QList<library::CollectionPhoto> photos(const QString &game, const collection::FigureKey &figures);
    [[nodiscard]] QByteArray photoBytes(const QString &id) const;
    /// Puts a picture beside the figures; PNG or JPEG.
    base::Result<void> addPhoto(const QString &game, const collection::FigureKey &figures, collection::State stage, const QString &file);
    /// The one for the card: as chosen, else the newest; empty without any.
    [[nodiscard]] QHash<QString, QString> covers(const QString &game); ///< of all units, by their ids
    [[nodiscard]] QString coverOf(const QString &game, const collection::FigureKey &figures);

signals:
    /// Something of it is different; read it again.
    void changed();
    /// A step could not be stored; the collection is as it was.
    void failed(const QString &reason);

private:
    class Step;

    explicit CollectionBook(library::Library &library);
    void load();
    void fillStack();
    base::Result<collection::Action> write(collection::Action action);
    base::Result<collection::Actions> write(collection::Actions actions);
    void take(const QString &game, const QString &id, bool undo);
    [[nodiscard]] QString nameOf(const QString &game, const collection::FigureKey &figures);

    library::Library &m_library;
    QHash<QString, collection::Actions> m_logs; ///< by game
    QHash<QString, collection::Collection> m_folds;
    QUndoStack m_stack;
    QString m_problem;
    qint64 m_newest = 0; ///< time of the newest entry: the clock of a computer may go back, the log may not
    bool m_loaded = false;
};

} // namespace muster::documents

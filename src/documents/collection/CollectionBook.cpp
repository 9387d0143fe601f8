// SPDX-License-Identifier: GPL-3.0-or-later
#include "documents/collection/CollectionBook.h"

#include "archive/Pictures.h"
#include "text/Spoken.h"
#include "text/Stamped.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QFileInfo>
#include <QImage>
#include <QUndoCommand>

#include <algorithm>

namespace muster::documents {

using collection::Action;
using collection::Actions;
using collection::Change;
using collection::Collection;
using collection::FigureKey;

namespace {

constexpr int longestPhotoSide = 1600; // pixels of a photo
constexpr int photoQuality = 88;
constexpr int keptSteps = 100; // that can be undone after a restart

} // namespace

/// A step that is in the log already when it comes onto the stack.
class CollectionBook::Step : public QUndoCommand
{
public:
    Step(CollectionBook &book, QString game, QString id, const QString &sentence)
        : QUndoCommand(sentence), m_book(book), m_game(std::move(game)), m_id(std::move(id))
    {
    }
    void undo() override { m_book.take(m_game, m_id, true); }
    void redo() override
    {
        if (m_undone)
            m_book.take(m_game, m_id, false);
        m_undone = true; // the stack calls it once for what is done already
    }

private:
    CollectionBook &m_book;
    QString m_game;
    QString m_id;
    bool m_undone = false;
};

CollectionBook &CollectionBook::of(library::Library &library)
{
    if (auto *book = library.findChild<CollectionBook *>({}, Qt::FindDirectChildrenOnly))
        return *book;
    return *new CollectionBook(library);
}

CollectionBook::CollectionBook(library::Library &library) : QObject(&library), m_library(library)
{
    connect(&library, &library::Library::changedElsewhere, this, [this](const QStringList &ids) {
        if (!ids.isEmpty() && !ids.contains(library::CollectionRepository::notice))
            return;
        m_loaded = false;
        emit changed();
    });
}

CollectionBook::~CollectionBook() = default;

void CollectionBook::load()
{
    if (std::exchange(m_loaded, true))
        return;
    m_logs.clear();
    m_folds.clear();
    m_problem.clear();
    const base::Result<QList<library::CollectionEvent>> events = m_library.collection().events();
    if (!events) {
        m_problem = text::spoken(events.error());
        m_stack.clear();
        return;
    }
    for (const library::CollectionEvent &event : *events) {
        base::Result<Action> action = Action::read(event.id, event.game, QDateTime::fromMSecsSinceEpoch(event.happened), event.body);
        m_newest = std::max(m_newest, event.happened);
        if (action)
            m_logs[event.game].push_back(std::move(*action));
    }
    for (auto log = m_logs.cbegin(); log != m_logs.cend(); ++log)
        m_folds.insert(log.key(), Collection::fold(*log));
    fillStack();
}

// Undo goes on after a restart.
void CollectionBook::fillStack()
{
    Actions all;
    for (const Actions &log : std::as_const(m_logs))
        all.insert(all.end(), log.begin(), log.end());
    all = collection::inForce(std::move(all));
    m_stack.clear();
    for (size_t i = all.size() > keptSteps ? all.size() - keptSteps : 0; i < all.size(); ++i) {
        const QString game = all[i].game;
        m_stack.push(new Step(*this, game, all[i].id, all[i].sentence([&](const FigureKey &key) { return nameOf(game, key); })));
    }
}

const QString &CollectionBook::problem()
{
    load();
    return m_problem;
}

QStringList CollectionBook::games()
{
    load();
    QStringList games;
    for (auto fold = m_folds.cbegin(); fold != m_folds.cend(); ++fold) {
        if (!fold.key().isEmpty())
            games.append(fold.key());
    }
    games.sort();
    return games;
}

const Collection &CollectionBook::game(const QString &game)
{
    load();
    static const Collection nothing;
    const auto fold = m_folds.constFind(game);
    return fold == m_folds.cend() ? nothing : *fold;
}

const Actions &CollectionBook::log(const QString &game)
{
    load();
    static const Actions nothing;
    const auto log = m_logs.constFind(game);
    return log == m_logs.cend() ? nothing : *log;
}

collection::Pace CollectionBook::pace()
{
    load();
    Actions all;
    for (const Actions &log : std::as_const(m_logs))
        all.insert(all.end(), log.begin(), log.end());
    return collection::paceOf(all, text::today(m_library.stamps()));
}

int CollectionBook::paintedThisMonth()
{
    load();
    const QDate today = text::today(m_library.stamps());
    int figures = 0;
    for (const Actions &log : std::as_const(m_logs))
        figures += collection::reached(log, collection::State::Painted, QDate(today.year(), today.month(), 1), today);
    return figures;
}

QList<collection::MonthOfWork> CollectionBook::paintedByMonth()
{
    load();
    Actions all;
    for (const Actions &log : std::as_const(m_logs))
        all.insert(all.end(), log.begin(), log.end());
    return collection::months(all, collection::State::Painted);
}

QString CollectionBook::nameOf(const QString &game, const FigureKey &figures)
{
    const collection::Owned *owned = this->game(game).find(figures);
    if (!owned)
        return {};
    return owned->figureName.isEmpty() ? owned->unitName : owned->unitName + ", " + owned->figureName;
}

base::Result<Action> CollectionBook::write(Action action)
{
    load();
    if (!m_problem.isEmpty()) // what cannot be read is not written over
        return text::error("collection.log", base::Message(m_problem));
    const qint64 now = std::max<qint64>(m_library.stamps().clock->now(), m_newest + 1);
    action.id = text::freshId(m_library.stamps());
    action.happened = QDateTime::fromMSecsSinceEpoch(now);
    if (base::Result<void> done = m_library.collection().append({{action.id, action.game, now, action.body()}}); !done)
        return done.error();
    m_newest = now;
    m_logs[action.game].push_back(action);
    return action;
}

base::Result<void> CollectionBook::record(const QString &game, collection::Changes changes)
{
    if (changes.empty())
        return {};
    Action action;
    action.game = game;
    action.changes = std::move(changes);
    const base::Result<Action> written = write(std::move(action));
    if (!written)
        return written.error();
    m_folds[game].apply(*written);
    m_stack.push(new Step(*this, game, written->id, written->sentence([&](const FigureKey &key) { return nameOf(game, key); })));
    emit changed();
    return {};
}

void CollectionBook::take(const QString &game, const QString &id, bool undo)
{
    Action action;
    action.game = game;
    (undo ? action.undoes : action.redoes) = id;
    if (const base::Result<Action> written = write(std::move(action)); !written) {
        // The stack has moved already; it is made anew when nobody uses it.
        QMetaObject::invokeMethod(
            this, [this] { fillStack(); }, Qt::QueuedConnection);
        emit failed(text::spoken(written.error()));
        return;
    }
    m_folds[game] = Collection::fold(m_logs.value(game));
    emit changed();
}

QUndoStack &CollectionBook::undoStack()
{
    load();
    return m_stack;
}

QList<library::CollectionPhoto> CollectionBook::photos(const QString &game, const FigureKey &figures)
{
    const base::Result<QList<library::CollectionPhoto>> all = m_library.collection().photos(game);
    const collection::Owned *owned = this->game(game).find(figures);
    QList<library::CollectionPhoto> shown;
    for (const library::CollectionPhoto &photo : all ? *all : QList<library::CollectionPhoto>()) {
        if (photo.figures == figures.text() && owned && owned->photos.contains(photo.id))
            shown.append(photo);
    }
    return shown;
}

QByteArray CollectionBook::photoBytes(const QString &id) const
{
    return m_library.collection().photoBytes(id).valueOr({});
}

QHash<QString, QString> CollectionBook::covers(const QString &game)
{
    QHash<QString, QString> covers;
    const base::Result<QList<library::CollectionPhoto>> all = m_library.collection().photos(game);
    for (const library::CollectionPhoto &photo : all ? *all : QList<library::CollectionPhoto>()) {
        const FigureKey figures = FigureKey::fromText(photo.figures);
        const collection::Owned *owned = this->game(game).find(figures);
        if (!owned || !owned->photos.contains(photo.id))
            continue;
        const bool chosen = owned->photos.contains(owned->cover);
        covers.insert(figures.unit, chosen ? owned->cover : photo.id); // the newest is the last
    }
    return covers;
}

QString CollectionBook::coverOf(const QString &game, const FigureKey &figures)
{
    const QList<library::CollectionPhoto> shown = photos(game, figures);
    const collection::Owned *owned = this->game(game).find(figures);
    for (const library::CollectionPhoto &photo : shown) {
        if (owned && photo.id == owned->cover)
            return photo.id;
    }
    return shown.isEmpty() ? QString() : shown.last().id;
}

base::Result<void> CollectionBook::addPhoto(const QString &game, const FigureKey &figures, collection::State stage, const QString &file)
{
    const base::Result<QImage> picture = archive::readPictureFile(file, longestPhotoSide);
    if (!picture)
        return picture.error();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    if (!buffer.open(QIODevice::WriteOnly) || !picture->save(&buffer, "JPEG", photoQuality))
        return text::error("file.unreadable", base::Message(QT_TRANSLATE_NOOP("Message", "The file cannot be read.")), file);
    const library::CollectionPhoto photo{text::freshId(m_library.stamps()),
                                         game,
                                         figures.text(),
                                         collection::stateId(stage),
                                         qint64(m_library.stamps().clock->now()),
                                         QFileInfo(file).fileName(),
                                         QStringLiteral("image/jpeg"),
                                         bytes};
    if (base::Result<void> done = m_library.collection().addPhoto(photo); !done)
        return done;
    Change change = Change::mark(Change::Kind::Photo, figures, photo.id);
    return record(game, {change}); // undo hides it again
}

} // namespace muster::documents

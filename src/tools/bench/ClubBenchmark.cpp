// SPDX-License-Identifier: GPL-3.0-or-later
#include "tools/bench/ClubBenchmark.h"

#include "documents/DocumentType.h"
#include "documents/battle/BattleDocument.h"
#include "library/sync/Replica.h"
#include "library/sync/ServerSync.h"
#include "text/Spoken.h"
#include "tools/bench/BattleBenchmark.h"
#include "tools/bench/BenchTime.h"

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTemporaryDir>

#include <algorithm>

namespace muster::tools {

namespace {

constexpr int clubTaps = 60;
constexpr double secondGoal = 2000;
constexpr int patience = 60000;

/// One device: its copy of the club's library, and the line to the server.
struct Device
{
    std::unique_ptr<library::Library> library;
    std::unique_ptr<library::ServerSync> sync;
    std::unique_ptr<documents::BattleDocument> battle;
};

base::Result<Device> device(const library::Address &server, const QString &file)
{
    auto opened = library::Replica::open(file);
    if (!opened)
        return opened.error();
    Device made;
    made.library = std::move(*opened);
    if (base::Result<void> watched = made.library->watch(); !watched)
        return watched.error();
    made.library->writeBeside(); // as in the window
    made.sync = std::make_unique<library::ServerSync>(server, file, documents::judgeDocument);
    made.sync->start();
    return made;
}

// As the window does when somebody else has written.
void follow(Device &device)
{
    documents::BattleDocument *battle = device.battle.get();
    QObject::connect(device.library.get(), &library::Library::changedElsewhere, battle, [battle] { battle->refresh(); });
}

bool comes(const std::function<bool()> &there)
{
    const QDeadlineTimer end(patience);
    while (!there() && !end.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents | QEventLoop::AllEvents, 5);
    return there();
}

base::Error notSeen()
{
    return text::error("bench.club", base::Message(QT_TRANSLATE_NOOP("Message", "The other device did not get the battle.")));
}

base::Result<std::vector<double>> tapInTurn(Device &one, Device &other)
{
    std::vector<double> times;
    for (int i = 0; i < clubTaps; ++i) {
        Device &here = i % 2 ? other : one, &there = i % 2 ? one : other;
        const qsizetype before = there.battle->battle().events.size();
        bool seen = false;
        times.push_back(timed([&] {
            here.battle->recordEvent("Tap", battle::Damaged{QString("1:%1").arg(i), 1, -1, {}, {}, -1, {}});
            seen = comes([&] { return there.battle->battle().events.size() > before; });
        }));
        if (!seen)
            return notSeen();
    }
    return times;
}

} // namespace

BenchFigures clubFigures(const QString &server)
{
    const auto address = library::Address::parse(server);
    if (!address)
        return address.error();
    const auto club = library::Library::open(server);
    if (!club)
        return club.error();
    const auto known = (*club)->documents().list();
    if (!known)
        return known.error();
    if (!known->isEmpty())
        return text::error("bench.club", base::Message(QT_TRANSLATE_NOOP("Message", "This measure needs an empty library on the server.")),
                           server);
    QTemporaryDir folder;
    auto one = device(*address, folder.filePath("one.sqlite")), other = device(*address, folder.filePath("other.sqlite"));
    if (!one || !other)
        return !one ? one.error() : other.error();
    auto made = documents::BattleDocument::create(*one->library, benchBattle());
    if (!made)
        return made.error();
    one->battle = std::move(*made);
    if (!comes([&] { return other->library->documents().version("bench").valueOr(0) > 0; }))
        return notSeen();
    auto opened = documents::BattleDocument::open(*other->library, "bench");
    if (!opened)
        return opened.error();
    other->battle = std::move(*opened);
    follow(*one);
    follow(*other);
    base::Result<std::vector<double>> times = tapInTurn(*one, *other);
    if (!times)
        return times.error();
    std::sort(times->begin(), times->end());
    return std::vector<BenchFigure>{{"club_tap_seen_median", times->at(times->size() / 2), "ms", 1, secondGoal},
                                    {"club_tap_seen_worst", times->back(), "ms", 1, secondGoal}};
}

} // namespace muster::tools

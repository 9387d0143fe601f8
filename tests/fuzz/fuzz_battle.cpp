// SPDX-License-Identifier: GPL-3.0-or-later
// Reads whatever comes as a battle; what could be read is folded, at once and event by event, written and read again to the same.
#include "battle/fold/BattleFold.h"
#include "battle/fold/RunningFold.h"

#include <QJsonDocument>

#include <cstdint>
#include <cstdlib>

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromRawData(reinterpret_cast<const char *>(bytes), qsizetype(size)))
                                 .object();
    battle::Battle read, again;
    base::Message why;
    if (!battle::fromJson(json, read, &why)) {
        if (why.empty())
            std::abort(); // refused without a reason
        return 0;
    }
    const battle::BattleState state = battle::fold(read);
    for (const battle::BattleProblem &problem : state.problems) {
        if (problem.text.empty())
            std::abort();
    }
    const QJsonObject written = battle::toJson(read);
    // Once in the order and with the defaults of our writer, it stays as it is, and says the same.
    if (!battle::fromJson(written, again) || battle::toJson(again) != written || !(again == read) || !(battle::fold(again) == state))
        std::abort();
    // Event by event, as at the table, it comes to the same.
    battle::Battle growing = read;
    growing.events.clear();
    battle::RunningFold running;
    running.restart(growing, {});
    for (const battle::Event &event : read.events) {
        growing.events.append(event);
        running.follow();
    }
    if (!(running.state() == battle::fold(read, {})))
        std::abort();
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
// Reads whatever comes as a campaign; what could be read is folded, written and read again to the same.
#include "campaign/fold/Fold.h"

#include <QJsonDocument>

#include <cstdint>
#include <cstdlib>

using namespace muster;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size);

int LLVMFuzzerTestOneInput(const std::uint8_t *bytes, std::size_t size)
{
    const QJsonObject json = QJsonDocument::fromJson(QByteArray::fromRawData(reinterpret_cast<const char *>(bytes), qsizetype(size)))
                                 .object();
    campaign::Campaign read, again;
    base::Message why;
    if (!campaign::fromJson(json, read, &why)) {
        if (why.empty())
            std::abort(); // refused without a reason
        return 0;
    }
    const campaign::CampaignState state = campaign::fold(read);
    for (const campaign::Problem &problem : state.problems) {
        if (campaign::problemText(problem, state, read.rules, "en").isEmpty())
            std::abort();
    }
    const QJsonObject written = campaign::toJson(read);
    // Once in the order and with the defaults of our writer, it stays as it is, and says the same.
    if (!campaign::fromJson(written, again) || campaign::toJson(again) != written || !(again == read) || !(campaign::fold(again) == state))
        std::abort();
    return 0;
}

// SPDX-License-Identifier: GPL-3.0-or-later
#include "packs/EveryName.h"

#include "text/Spoken.h"

namespace muster::packs {

QStringList everyName(const Pack &pack, std::string_view id, std::string_view own)
{
    QStringList names{text::fromUtf8(own)};
    for (const QString &language : pack.manifest().languages) {
        if (const QString name = pack.language(language).name(id, own); !names.contains(name))
            names.append(name);
    }
    return names;
}

} // namespace muster::packs

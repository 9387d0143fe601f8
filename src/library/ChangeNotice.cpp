// SPDX-License-Identifier: GPL-3.0-or-later
#include "library/ChangeNotice.h"

#include <QUrl>

namespace muster::library {

namespace {

constexpr qsizetype longestId = 2000;    // a notice may have 8,000 bytes
constexpr QLatin1String everything("*"); // never the code of an id: it would be %2A

} // namespace

QString ChangeNotice::payload() const
{
    const QByteArray code = QUrl::toPercentEncoding(document);
    return client + " " + (code.isEmpty() || code.size() > longestId ? QString(everything) : QString::fromLatin1(code));
}

ChangeNotice ChangeNotice::fromPayload(const QString &payload)
{
    const QString code = payload.section(' ', 1, 1);
    return {payload.section(' ', 0, 0), code == everything ? QString() : QUrl::fromPercentEncoding(code.toUtf8())};
}

} // namespace muster::library
